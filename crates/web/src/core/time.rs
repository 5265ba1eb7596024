//! The time: the only place that reads a clock.
//!
//! Deadlines and leases must survive a clock that is set while the server runs. So the time moves
//! on as the machine counts seconds, from where it was at the start, and what the database or the
//! system says later only draws it there slowly.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use table::Time;

/// The time is held against that of the database, or of the system, this often.
const LOOK: Duration = Duration::from_secs(30);
/// The most it is drawn towards it at a time, in milliseconds.
const MOST_DRAWN: i64 = 1_000;
/// A difference worth a warning, in milliseconds.
const OFF: i64 = 5_000;

pub(crate) fn now() -> Time {
    Time(clock().now())
}

fn clock() -> &'static SteadyClock {
    static CLOCK: OnceLock<SteadyClock> = OnceLock::new();
    CLOCK.get_or_init(|| SteadyClock::new(system()))
}

/// What the system's clock says, in milliseconds since 1970.
pub(crate) fn system() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// How long the machine has been up, sleep included, where the system tells.
fn uptime() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/uptime").ok()?;
    let seconds: f64 = text.split(' ').next()?.parse().ok()?;
    Duration::try_from_secs_f64(seconds).ok()
}

/// A clock that never goes back and never jumps.
#[derive(Debug)]
struct SteadyClock {
    start: Instant,
    /// What it showed at the start, and how it was drawn since.
    base: AtomicI64,
    last: AtomicI64,
}

impl SteadyClock {
    fn new(now: i64) -> Self {
        Self { start: Instant::now(), base: AtomicI64::new(now), last: AtomicI64::new(now) }
    }

    fn now(&self) -> i64 {
        self.after(self.start.elapsed())
    }

    /// The time when this much has passed since the start.
    fn after(&self, elapsed: Duration) -> i64 {
        let elapsed = i64::try_from(elapsed.as_millis()).unwrap_or(i64::MAX);
        let now = self.base.load(Ordering::Relaxed).saturating_add(elapsed);
        self.last.fetch_max(now, Ordering::Relaxed).max(now)
    }

    /// Shows this time from now on. For the start alone, before anything depends on it.
    fn set(&self, now: i64) {
        let elapsed = i64::try_from(self.start.elapsed().as_millis()).unwrap_or(i64::MAX);
        self.base.store(now.saturating_sub(elapsed), Ordering::Relaxed);
        self.last.store(now, Ordering::Relaxed);
    }

    /// Goes a little towards another clock, and tells how far it was off.
    fn draw(&self, other: i64, elapsed: Duration) -> i64 {
        let off = other.saturating_sub(self.after(elapsed));
        self.base.fetch_add(off.clamp(-MOST_DRAWN, MOST_DRAWN), Ordering::Relaxed);
        off
    }

    /// The machine slept, and the count of seconds stood still.
    fn slept(&self, gap: Duration) {
        let gap = i64::try_from(gap.as_millis()).unwrap_or(i64::MAX);
        self.base.fetch_add(gap, Ordering::Relaxed);
    }
}

/// Takes the time of the database, which all its nodes share, before anything depends on it.
pub(crate) async fn set(store: &store::Store) -> Result<(), store::StoreError> {
    if let Some(now) = store.time().await? {
        clock().set(now);
    }
    Ok(())
}

/// Keeps the time near that of the database, or of the system, for ever.
pub(crate) async fn keep(store: &store::Store) {
    let mut awake = (Instant::now(), uptime());
    loop {
        tokio::time::sleep(LOOK).await;
        let now = (Instant::now(), uptime());
        if let Some(gap) = slept(awake, now) {
            tracing::info!(seconds = gap.as_secs(), "this machine slept");
            clock().slept(gap);
        }
        awake = now;
        match store.time().await {
            Ok(time) => look(time.unwrap_or_else(system)),
            Err(error) => tracing::warn!(%error, "cannot read the database's clock"),
        }
    }
}

fn look(outside: i64) {
    let off = clock().draw(outside, clock().start.elapsed());
    if off.abs() > OFF {
        let seconds = off.div_euclid(1_000);
        tracing::warn!(seconds, "a clock jumped: the time follows slowly; restart to adopt it");
    }
}

/// How much longer the machine was up than its seconds were counted.
fn slept(
    (then, up_then): (Instant, Option<Duration>),
    (now, up): (Instant, Option<Duration>),
) -> Option<Duration> {
    let up = up?.saturating_sub(up_then?);
    Some(up.saturating_sub(now - then)).filter(|gap| *gap > Duration::from_secs(1))
}

/// A moment as others are told it: to the second. What is finer tells how long a bot thought.
pub(crate) fn to_second(moment: i64) -> i64 {
    moment.div_euclid(1_000).saturating_mul(1_000)
}

/// A moment as people and machines read it: `2026-11-15 14:05` and `2026-11-15T14:05:09Z`, UTC.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stamp {
    year: i64,
    month: i64,
    day: i64,
    second_of_day: i64,
}

impl Stamp {
    pub(crate) fn new(time: Time) -> Self {
        let seconds = time.0.div_euclid(1_000);
        let (year, month, day) = date(seconds.div_euclid(86_400));
        Self { year, month, day, second_of_day: seconds.rem_euclid(86_400) }
    }

    fn clock(self) -> (i64, i64, i64) {
        let s = self.second_of_day;
        (s.div_euclid(3_600), s.div_euclid(60) % 60, s % 60)
    }

    /// The year, the month from 1, and the day from 1.
    pub(crate) const fn day(self) -> (i64, i64, i64) {
        (self.year, self.month, self.day)
    }

    pub(crate) fn short(self) -> String {
        let (hour, minute, _) = self.clock();
        format!("{:04}-{:02}-{:02} {hour:02}:{minute:02}", self.year, self.month, self.day)
    }

    pub(crate) fn machine(self) -> String {
        let (hour, minute, second) = self.clock();
        let Self { year, month, day, .. } = self;
        format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
    }
}

/// The Gregorian date of a day counted from 1970-01-01, in years that begin in March.
fn date(day: i64) -> (i64, i64, i64) {
    let day = day + 719_468;
    let era = day.div_euclid(146_097);
    let of_era = day.rem_euclid(146_097);
    let leap = of_era.div_euclid(1_460) - of_era.div_euclid(36_524) + of_era.div_euclid(146_096);
    let year = (of_era - leap).div_euclid(365);
    let of_year = of_era - (365 * year + year.div_euclid(4) - year.div_euclid(100));
    let month = (5 * of_year + 2).div_euclid(153);
    let date = of_year - (153 * month + 2).div_euclid(5) + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + i64::from(month <= 2), month, date)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: i64 = 86_400_000;
    const MINUTE: Duration = Duration::from_mins(1);

    #[test]
    fn a_clock_that_jumps_ahead_ends_nobodys_time() {
        let clock = SteadyClock::new(1_000_000);
        assert_eq!(clock.draw(1_060_000 + DAY, MINUTE), DAY);
        assert_eq!(clock.after(MINUTE), 1_061_000);
    }

    #[test]
    fn a_clock_that_is_set_back_stops_nothing() {
        let clock = SteadyClock::new(1_000_000 + DAY);
        let before = clock.after(MINUTE);
        assert_eq!(clock.draw(1_060_000, MINUTE), -DAY);
        assert_eq!(clock.after(MINUTE), before);
        assert_eq!(clock.after(2 * MINUTE), before + 59_000);
    }

    #[test]
    fn the_time_of_the_database_is_taken_at_the_start() {
        let clock = SteadyClock::new(system() + DAY);
        clock.set(1_000_000);
        assert!((1_000_000..1_060_000).contains(&clock.now()));
    }

    #[test]
    fn sleep_counts_and_is_told_from_a_jump() {
        let (then, up) = (Instant::now(), Duration::from_secs(100));
        let later = |seconds, up_by| {
            let awake = then + Duration::from_secs(seconds);
            slept((then, Some(up)), (awake, Some(up + Duration::from_secs(up_by))))
        };
        assert_eq!(later(30, 30), None);
        assert_eq!(later(30, 3_630), Some(Duration::from_hours(1)));
        let clock = SteadyClock::new(0);
        clock.slept(Duration::from_hours(1));
        assert_eq!(clock.after(MINUTE), 3_660_000);
    }

    #[test]
    fn moments_are_dates() {
        let stamp = |seconds: i64| Stamp::new(Time(seconds * 1_000)).machine();
        assert_eq!(stamp(0), "1970-01-01T00:00:00Z");
        assert_eq!(stamp(951_827_696), "2000-02-29T12:34:56Z");
        assert_eq!(stamp(1_794_751_500), "2026-11-15T14:05:00Z");
    }
}
