//! One of the reader's own games in a list: what it waits for, until when, and how to be rid of it.

use games::GameKind;
use maud::{Markup, html};
use store::{Status, TableInfo};
use table::{Time, UserId};
use words::Player;

use crate::core::bidi::isolated;
use crate::core::tables::{Known, TableListing};
use crate::core::text::site;
use crate::core::time;
use crate::pages::parts;

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// Less than this is told in red.
const SOON: i64 = 12 * HOUR;

pub(super) struct OwnGame<'a> {
    table: &'a TableInfo,
    user: &'a UserId,
    about: TableListing,
    /// By seat; none is an open one.
    players: Vec<Option<Player>>,
    csrf: &'a str,
}

/// Whom a game is played with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Opponents {
    People,
    Bots,
}

impl<'a> OwnGame<'a> {
    pub(super) fn new(
        table: &'a TableInfo,
        user: &'a UserId,
        known: &Known,
        csrf: &'a str,
    ) -> Self {
        let about = TableListing::read(&table.about);
        let players = about.players(&table.table_id, known);
        Self { table, user, about, players, csrf }
    }

    /// One that is not over. Who would keep others waiting can leave it, not hide it.
    pub(super) fn running(&self, asked: bool, against: Opponents) -> Markup {
        let (site, is_with_people) = (site(), against == Opponents::People);
        let way = match (asked, against) {
            (true, _) => site.play(),
            (false, Opponents::People) => site.look(),
            (false, Opponents::Bots) => site.go_on(),
        };
        html! {
            li class=[asked.then_some("yours")] {
                (self.emblem())
                div .of {
                    h3 { (self.link(&self.title())) (self.tags(asked)) }
                    p { (self.people()) }
                }
                p .left { (self.state(asked)) }
                (way_on(&way, asked))
                (self.more(!is_with_people || self.table.status == Status::Damaged))
            }
        }
    }

    /// One that is over: who won, and with how much.
    pub(super) fn finished(&self) -> Markup {
        html! {
            li {
                (self.emblem())
                div .of {
                    h3 { (self.link(&self.result())) }
                    p { (self.title()) @if let Some(place) = self.place() { " · " (place) } }
                }
                (way_on(&site().look(), false))
                (self.more(true))
            }
        }
    }

    fn game(&self) -> Option<GameKind> {
        self.table.game.parse().ok()
    }

    fn title(&self) -> String {
        self.game().map_or_else(|| self.table.game.clone(), parts::title)
    }

    fn emblem(&self) -> Markup {
        html! {
            @match self.game() {
                Some(game) => (parts::emblem(game, "sq")),
                None => span .sq {},
            }
        }
    }

    fn link(&self, text: &str) -> Markup {
        html! { a .whole href={ "/t/" (self.table.table_id) } { (text) } }
    }

    fn tags(&self, asked: bool) -> Markup {
        let site = site();
        html! {
            @if asked { " " span .tag .rub { (site.your_turn()) } }
            @if self.about.lesson { " " span .tag { (site.lesson_badge()) } }
            @if self.about.open_hands { " " span .tag { (site.open_hands_short()) } }
            @if self.table.status == Status::Damaged { " " span .tag { (site.damaged_badge()) } }
        }
    }

    /// The others at the table, and how far it is.
    fn people(&self) -> Markup {
        let own: Vec<u8> = self.about.seats_of(self.user).collect();
        let others = (0..).zip(&self.players).filter(|(seat, _)| !own.contains(seat));
        let n_open = self.players.iter().filter(|player| player.is_none()).count();
        html! {
            @for player in others.filter_map(|(_, player)| player.as_ref()) {
                bdi { (player.name) } (parts::level(player.bot.as_ref())) " · "
            }
            @if self.table.status == Status::Open && n_open > 0 {
                (site().open_seats(n_open))
            } @else {
                (site().n_actions(self.about.n_actions))
            }
        }
    }

    /// How long there is, or whose turn it is.
    fn state(&self, asked: bool) -> Markup {
        let on_turn = self.about.asked.and_then(|seat| self.name(seat.into()));
        html! {
            @if let Some(name) = on_turn.filter(|_| !asked) {
                span { (site().their_turn(isolated(name))) }
            }
            @if let Some(deadline) = self.deadline() {
                @let left = deadline - time::now().0;
                b .soon[asked && left < SOON] { (time_left(left)) }
                " " span { (site().until()) " " (parts::moment(Time(deadline))) }
            }
        }
    }

    fn name(&self, seat: usize) -> Option<String> {
        Some(self.players.get(seat)?.as_ref()?.name.clone())
    }

    /// Until when the seat that is asked may take.
    fn deadline(&self) -> Option<i64> {
        let is_running = self.table.status == Status::Playing;
        self.table.deadline.filter(|deadline| is_running && *deadline > time::now().0)
    }

    fn result(&self) -> String {
        let site = site();
        let own = self.about.seats_of(self.user).map(usize::from);
        let winners: Vec<usize> = self.about.winners.iter().copied().map(usize::from).collect();
        let names = winners.iter().filter_map(|seat| self.name(*seat));
        let result = match winners[..] {
            [] if self.about.scores.is_empty() => return site.ended_early(),
            [] => return site.nobody_wins(),
            [winner] if own.eq([winner]) => site.won_by_you(),
            _ => site.won_by(winners.len(), site.list(names.map(isolated))),
        };
        match lead(&winners, &self.about.scores) {
            Some((first, second)) => site.won_with(&result, first, second),
            None => result,
        }
    }

    /// The place of a reader who did not win, but someone else.
    fn place(&self) -> Option<String> {
        let (winners, mut own) = (&self.about.winners, self.about.seats_of(self.user));
        let seat = own.next().filter(|seat| !winners.is_empty() && !winners.contains(seat))?;
        let rank = self.about.ranks.get(usize::from(seat)).filter(|_| own.next().is_none())?;
        Some(site().you_came(*rank))
    }

    /// Ways to be rid of it.
    fn more(&self, can_hide: bool) -> Markup {
        let label = site().leave_or_hide(self.title());
        html! {
            details .more {
                summary aria-label=(label) title=(label) { span aria-hidden="true" { "⋯" } }
                div .slab {
                    (self.leave())
                    @if can_hide {
                        p { (site().hide_hint()) }
                        (self.form("hide", &site().hide(), &html! {}))
                    }
                }
            }
        }
    }

    fn leave(&self) -> Markup {
        let site = site();
        let is_host = self.table.host.as_ref() == Some(&self.user.0);
        let own = self.about.seats_of(self.user).next();
        html! {
            @match (self.table.status, own) {
                (Status::Open, _) if is_host => {
                    p { (site.abort_warning()) }
                    (self.form("abort", &site.abort(), &html! {}))
                },
                (Status::Open, Some(seat)) => {
                    (self.form("vacate", &site.vacate(), &parts::hidden("seat", seat)))
                },
                (Status::Playing, Some(_)) => {
                    p { (site.resign_warning()) }
                    (self.form("resign", &site.resign(), &html! {}))
                },
                _ => {},
            }
        }
    }

    fn form(&self, command: &str, label: &str, fields: &Markup) -> Markup {
        html! {
            form method="post" action={ "/t/" (self.table.table_id) "/" (command) } {
                (parts::csrf(self.csrf))
                (parts::hidden("next", "/"))
                (fields)
                button .btn type="submit" { (label) }
            }
        }
    }
}

/// The points of who won alone because of them, and of the next.
fn lead(winners: &[usize], scores: &[i16]) -> Option<(i16, i16)> {
    let [winner] = winners else { return None };
    let first = *scores.get(*winner)?;
    let others = (0..).zip(scores).filter(|(seat, _)| seat != winner);
    let second = others.map(|(_, points)| *points).max()?;
    (second < first).then_some((first, second))
}

/// What a click on the row leads to; the row is the link.
fn way_on(way: &str, asked: bool) -> Markup {
    html! { span class={ "btn" @if asked { " main" } } aria-hidden="true" { (way) } }
}

fn time_left(left: i64) -> String {
    let site = site();
    match left {
        DAY.. => site.days_left(left.div_euclid(DAY)),
        HOUR.. => site.hours_left(left.div_euclid(HOUR)),
        _ => site.minutes_left(left.div_euclid(MINUTE).max(1)),
    }
}

#[cfg(test)]
mod tests {
    use super::lead;

    #[test]
    fn points_are_told_where_they_explain_who_won() {
        assert_eq!(lead(&[1], &[13, 31, 8]), Some((31, 13)));
        assert_eq!(lead(&[0], &[18, 34]), None, "by the Forum");
        assert_eq!(lead(&[0], &[17, 17]), None, "by what breaks ties");
        assert_eq!(lead(&[0, 1], &[17, 17, 9]), None, "together");
        assert_eq!(lead(&[0], &[]), None, "by those who left");
    }
}
