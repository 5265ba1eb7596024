//! Laws of what may be known.

use engine::{Event, Game, Rng, Seat};
use games::random::play_out;

use super::sample::{Breach, Sample, StateSample};
use super::state::{self, name, observers};
use crate::playthrough::json;

const LOCKSTEP: usize = 8;

/// A world imagined from a view gives the same view, the same question and, to the seat that is
/// asked, the same list; it has all its pieces and can be played to an end.
pub fn views_can_be_imagined<G: Game>(sample: &Sample<G>) -> Result<(), Breach> {
    sample.walk("views_can_be_imagined", |moment| {
        state::views_can_be_imagined(moment.state, moment.rng)
    })?;
    sample.walk_some("views_can_be_imagined", 31, |moment| {
        for observer in observers(moment.state) {
            let mut world = G::imagine(&moment.state.view(observer), moment.rng);
            play_out(&mut world, moment.rng, |_| ());
            world.audit()?;
            state::list_is_sound(&world)?;
        }
        Ok(())
    })
}

/// What an observer is sent does not depend on what they may not know; see [the module](super).
pub fn nothing_hidden_shows<G: Game>(sample: &Sample<G>) -> Result<(), Breach> {
    sample.walk_some("nothing_hidden_shows", 7, |moment| {
        for observer in observers(moment.state) {
            let world = G::imagine(&moment.state.view(observer), moment.rng);
            Worlds { here: moment.state.clone(), there: world, observer, is_news: sample.is_news }
                .stay_alike(moment.rng)
                .map_err(|problem| format!("to {}, {problem}", name(observer)))?;
        }
        Ok(())
    })
}

/// Two worlds that look the same to an observer.
struct Worlds<G: Game> {
    here: G,
    there: G,
    observer: Option<Seat>,
    is_news: fn(&G::Event, Option<Seat>) -> bool,
}

/// An event of each world, and how the observer sees it.
type EventPair<E> = [Option<(E, String)>; 2];

impl<G: Game> Worlds<G> {
    fn stay_alike(mut self, rng: &mut Rng) -> Result<(), String> {
        state::looks_the_same(&self.here, &self.there, self.observer)?;
        for _ in 0..LOCKSTEP {
            let Some(action) = self.common_action(rng) else {
                return Ok(());
            };
            let parted =
                self.play(action).map_err(|problem| format!("after `{action}` {problem}"))?;
            if parted {
                return Ok(());
            }
        }
        Ok(())
    }

    fn common_action(&self, rng: &mut Rng) -> Option<G::Action> {
        let there = self.there.legal_actions();
        let mut common = self.here.legal_actions().to_vec();
        common.retain(|action| there.binary_search(action).is_ok());
        (!common.is_empty()).then(|| common[rng.below(common.len())])
    }

    /// Plays in both worlds, and says whether the observer may tell them apart from now on.
    fn play(&mut self, action: G::Action) -> Result<bool, String> {
        let (mut here, mut there) = (Vec::new(), Vec::new());
        self.here.apply_unchecked(action, &mut here);
        self.there.apply_unchecked(action, &mut there);
        if let Some(pair) = self.first_difference(&here, &there) {
            return self.may_differ(&pair).map(|()| true);
        }
        state::asks_the_same(&self.here, &self.there)?;
        state::looks_the_same(&self.here, &self.there, self.observer).map(|()| false)
    }

    fn first_difference(
        &self,
        here: &[G::Event],
        there: &[G::Event],
    ) -> Option<EventPair<G::Event>> {
        let (mut here, mut there) = (self.seen(here), self.seen(there));
        loop {
            let pair = [here.next(), there.next()];
            let [left, right] = pair.each_ref().map(|item| item.as_ref().map(|(_, text)| text));
            if left != right {
                return Some(pair);
            }
            left?;
        }
    }

    /// Events as the observer sees them: what may be news is judged without what is hidden.
    fn seen<'a>(
        &self,
        events: &'a [G::Event],
    ) -> impl Iterator<Item = (G::Event, String)> + use<'a, G> {
        let observer = self.observer;
        events.iter().filter_map(move |event| {
            let seen = event.seen_by(observer)?;
            let text = json(&seen);
            Some((seen, text))
        })
    }

    fn may_differ(&self, pair: &EventPair<G::Event>) -> Result<(), String> {
        for (event, text) in pair.iter().flatten() {
            if !(self.is_news)(event, self.observer) {
                return Err(format!("an event shows what is hidden or not decided: {text}"));
            }
        }
        Ok(())
    }
}

/// Filtering an event twice for one observer gives the same as once, and what a spectator sees is
/// also what is left of a seat's version when it is filtered for a spectator.
pub fn events_are_filtered_once<G: Game>(sample: &Sample<G>) -> Result<(), Breach> {
    sample.walk_some("events_are_filtered_once", 3, |moment| {
        for &action in moment.legal {
            let mut events = Vec::new();
            moment.state.clone().apply_unchecked(action, &mut events);
            for event in &events {
                is_filtered_once(&moment, event)?;
            }
        }
        Ok(())
    })
}

fn is_filtered_once<G: Game>(moment: &StateSample<'_, G>, event: &G::Event) -> Result<(), String> {
    let public = event.seen_by(None);
    for observer in observers(moment.state) {
        let once = event.seen_by(observer);
        let twice = once.as_ref().and_then(|event| event.seen_by(observer));
        let what = format!("{event:?}, filtered twice for {}", name(observer));
        state::same(&what, &once, &twice)?;
        let shown = once.as_ref().and_then(|event| event.seen_by(None));
        let what = format!("{event:?}, filtered for {} and then for spectators", name(observer));
        state::same(&what, &public, &shown)?;
    }
    Ok(())
}
