//! The clock of the system: the only place that reads it.

use std::time::{SystemTime, UNIX_EPOCH};

use table::Time;

/// Now, in milliseconds since 1970.
pub(crate) fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
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

    #[test]
    fn moments_are_dates() {
        let stamp = |seconds: i64| Stamp::new(Time(seconds * 1_000)).machine();
        assert_eq!(stamp(0), "1970-01-01T00:00:00Z");
        assert_eq!(stamp(951_827_696), "2000-02-29T12:34:56Z");
        assert_eq!(stamp(1_794_751_500), "2026-11-15T14:05:00Z");
    }
}
