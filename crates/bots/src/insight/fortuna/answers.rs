//! The worth of the answers to each question.

use fortuna::card::{ActionCard, Building, Cube, FamilyGift, Favour, Helper, PALACE, Privilege};
use fortuna::score::card_points;
use fortuna::state::Province;
use fortuna::{Action, Decision};

use super::deeds;
use super::mind::Mind;
use super::worth::{Gains, NEVER, best_up_to, expectation};

/// The worth of rolling before choosing, which costs nothing. FOR 5.9.
const EARLY_ROLL: f32 = 5.0;

/// The worth of a card that can still be played in the last turn.
const LAST_PLAY: f32 = 0.8;

impl Mind<'_> {
    /// Writes the worth of each answer.
    #[inline]
    pub(super) fn weigh(&self, actions: &[Action], scores: &mut [f32]) {
        let Some((_, decision)) = self.outlook.table.pending() else {
            return;
        };
        let has_play = matches!(actions.last(), Some(Action::Play(_)));
        let now = if has_play || is_measured(decision) { self.worth(self.own()) } else { 0.0 };
        let closes_favours = matches!(decision, Decision::Favour | Decision::ExtraFlip);
        let denied = if closes_favours { self.denied() } else { Gains::default() };
        for (score, action) in scores.iter_mut().zip(actions) {
            *score = self.score(decision, *action, now) + denied_by(*action, &denied);
        }
    }

    fn score(&self, decision: Decision, action: Action, now: f32) -> f32 {
        let own = self.own();
        let gain = |after: Province| self.worth(&after) - now;
        match (action, decision) {
            (Action::Draft(card) | Action::TurnDown(card) | Action::Swap(card), _) => {
                self.card(card, own)
            }
            (Action::Use(card), _) => self.carry_out(card, own) - now - self.lost(card),
            (Action::Pass(card), _) => -self.lost(card),
            (Action::Convert(n), Decision::Convert { into }) => {
                gain(deeds::converted(own, into, n))
            }
            (Action::Sell(n), Decision::Sell { goods }) => gain(deeds::sold(own, goods, n)),
            (Action::Hire(n), Decision::Hire { helper }) => gain(deeds::hired(own, helper, n)),
            (Action::Gain(gift), _) => gain(deeds::given(own, gift)),
            (Action::Build(building), _) => gain(deeds::built(own, building, self.outlook.table)),
            (Action::Collect, _) => gain(deeds::richer(own, 2)),
            (Action::Copy(card), _) => {
                let bribed = Province { money: own.money - 1, ..*own };
                self.carry_out(card, &bribed) - now
            }
            (Action::Command(card), _) => {
                let sent = Province { centurions: own.centurions - 1, ..*own };
                self.carry_out(card, &sent) - now
            }
            (Action::Roll, Decision::Family) => EARLY_ROLL,
            (Action::Die(value), _) => self.die(value),
            (Action::Fulfil(favour, n), _) => self.fulfil(favour, n),
            (Action::Please(favour), _) => self.fulfil(favour, 0),
            (Action::Tax, _) => self.tax(),
            (Action::Flip(_), _) => self.beliefs.flip,
            (Action::Keep(card), _) => self.privilege(card),
            (Action::Play(play), _) => gain(deeds::played(own, play)) - self.held(play.card()),
            _ => 0.0,
        }
    }

    /// The worth of the province after an action card, used as well as possible.
    #[inline]
    fn carry_out(&self, card: ActionCard, own: &Province) -> f32 {
        match card {
            ActionCard::Water => self.worth(&deeds::with_cubes(own, Cube::Water, 2)),
            ActionCard::Harvest => self.reap(Cube::Wheat, own),
            ActionCard::Vintage => self.reap(Cube::Wine, own),
            ActionCard::WheatTrade => self.trade(Cube::Wheat, own),
            ActionCard::WineTrade => self.trade(Cube::Wine, own),
            ActionCard::Centurions => self.recruit(Helper::Centurion, own),
            ActionCard::Vestals => self.recruit(Helper::Vestal, own),
            ActionCard::Ceremony => {
                self.worth(&Province { vestals: own.vestals - 1, dice: own.dice + 1, ..*own })
            }
            ActionCard::Family if own.married => {
                self.best(FamilyGift::ALL.into_iter().map(|gift| deeds::given(own, gift)))
            }
            ActionCard::Family => {
                self.worth(&Province { married: true, money: own.money - 3, ..*own })
            }
            ActionCard::Build => {
                let table = self.outlook.table;
                let open = Building::ALL.into_iter().filter(|of| deeds::can_build(own, *of, table));
                self.best(open.map(|building| deeds::built(own, building, table)))
            }
            ActionCard::Corruption => self.worth(&deeds::richer(own, 1)) + self.beliefs.corruption,
            ActionCard::Fortuna => self.worth(&deeds::farther(own, 1)),
        }
    }

    #[inline]
    fn best(&self, provinces: impl Iterator<Item = Province>) -> f32 {
        provinces.map(|province| self.worth(&province)).fold(NEVER, f32::max)
    }

    /// The better of converting all water and none.
    #[inline]
    fn reap(&self, cube: Cube, own: &Province) -> f32 {
        let reaped = deeds::with_cubes(own, cube, 2);
        let kept = self.worth(&reaped);
        match own.water() {
            0 => kept,
            water => kept.max(self.worth(&deeds::converted(&reaped, cube, water))),
        }
    }

    /// The better of selling all, and all but the two that a favour takes.
    #[inline]
    fn trade(&self, goods: Cube, own: &Province) -> f32 {
        let n = own.cube(goods);
        let all = self.worth(&deeds::sold(own, goods, n));
        if n > 2 { all.max(self.worth(&deeds::sold(own, goods, n - 2))) } else { all }
    }

    #[inline]
    fn recruit(&self, helper: Helper, own: &Province) -> f32 {
        self.best((1..=own.hireable(helper)).map(|n| deeds::hired(own, helper, n)))
    }

    /// The loss of a card that must be swapped away.
    #[inline]
    fn lost(&self, card: ActionCard) -> f32 {
        let own = self.own();
        let command = if own.centurions > 0 { self.beliefs.commands[card.index()] } else { 0.0 };
        self.card(card, own) + command
    }

    /// The worth of choosing a die. Without an open favour there is nothing to pay.
    fn die(&self, value: u8) -> f32 {
        if self.outlook.table.available(value).is_empty() {
            return 0.0;
        }
        let best = best_up_to(&self.gains(self.own()), value);
        if best > 0.0 { best } else { self.tax() }
    }

    #[inline]
    fn fulfil(&self, favour: Favour, n: u8) -> f32 {
        let own = self.own();
        let gain = self.favour(own, favour, n);
        if self.outlook.hand.is_empty() || n == 0 {
            return gain;
        }
        gain + self.points(&deeds::delivered(own, favour, n)) - self.points(own)
    }

    fn tax(&self) -> f32 {
        let own = self.own();
        self.lasting(&deeds::taxed(own)) - self.lasting(own)
    }

    /// What the players still to move this round lose when a favour is closed.
    fn denied(&self) -> Gains {
        let table = self.outlook.table;
        let mut denied = [0.0; 6];
        for seat in table.podium.iter().skip(usize::from(table.n_played) + 1) {
            let rival = &table.provinces[seat.index()];
            if rival.road < PALACE {
                self.add_losses(rival, &mut denied);
            }
        }
        denied
    }

    #[inline]
    fn add_losses(&self, rival: &Province, denied: &mut Gains) {
        let gains = self.gains(rival);
        let all = expectation(&gains, rival.dice);
        for (place, loss) in denied.iter_mut().enumerate() {
            if gains[place] > 0.0 {
                let mut left = gains;
                left[place] = NEVER;
                *loss += self.beliefs.envy * (all - expectation(&left, rival.dice));
            }
        }
    }

    /// The worth of keeping a privilege card.
    fn privilege(&self, card: Privilege) -> f32 {
        let Some(kind) = card.index().checked_sub(Privilege::ScoreBuildings.index()) else {
            let can_play = card != Privilege::Advance || !self.own().advanced;
            return if self.is_last_turn && can_play { LAST_PLAY } else { self.held(card) };
        };
        let hope = if self.is_last_turn { 0.0 } else { self.beliefs.hopes[kind] };
        (f32::from(card_points(card, self.own())) + hope) * self.point
    }

    /// The worth of holding a card that can be played.
    fn held(&self, card: Privilege) -> f32 {
        if self.is_last_turn { 0.0 } else { self.beliefs.plays[card.index()] }
    }
}

/// What closing a favour takes from rivals.
#[inline]
fn denied_by(action: Action, denied: &Gains) -> f32 {
    if let Action::Fulfil(favour, _) | Action::Please(favour) | Action::Flip(favour) = action {
        denied[favour.index()]
    } else {
        0.0
    }
}

/// Whether answers are judged by the worth of the province after them.
#[inline]
const fn is_measured(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::ChooseCard
            | Decision::Convert { .. }
            | Decision::Sell { .. }
            | Decision::Hire { .. }
            | Decision::Family
            | Decision::Build
            | Decision::Corruption
            | Decision::Military
    )
}
