//! One tree of answers for all imagined worlds.

use engine::{Action, Seat};

/// The place of a node in its tree.
pub(super) type Place = u32;

/// The question that is thought about.
pub(super) const ROOT: Place = 0;
/// No node.
pub(super) const NONE: Place = Place::MAX;

/// Who is asked, and what chance has brought to the table: [`crate::Insight::sight`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Asked {
    pub(super) seat: Seat,
    pub(super) sight: u32,
}

/// An answer after the answers before it, in whatever worlds allow it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<A> {
    /// The answer; the root has none.
    pub(super) action: Option<A>,
    /// Its number, which is quicker to compare.
    code: u16,
    /// Who gives it, and what chance had brought before.
    pub(super) asked: Asked,
    first_child: Place,
    next: Place,
    /// How often it was given.
    pub(super) visits: u32,
    /// How often it could have been given.
    pub(super) available: u32,
    /// What insight thinks of it among its siblings.
    pub(super) prior: f32,
    /// The sum of what it brought to the one who gave it.
    pub(super) total: f32,
}

impl<A: Action> Node<A> {
    fn new(action: Option<A>, asked: Asked, prior: f32) -> Self {
        Self {
            action,
            code: action.map_or(u16::MAX, A::number),
            asked,
            first_child: NONE,
            next: NONE,
            visits: 0,
            available: 0,
            prior,
            total: 0.0,
        }
    }

    /// What it brought, on the average.
    pub(super) fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| self.total / to_f32(self.visits))
    }
}

/// One tree of answers for all imagined worlds. Nodes lie in a row, the children of a node mostly
/// side by side.
#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
}

impl<A: Action> Tree<A> {
    pub(super) fn new() -> Self {
        Self { nodes: vec![Node::new(None, Asked::default(), 1.0)] }
    }

    /// Forgets all but the root, and keeps the room.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(None, Asked::default(), 1.0));
    }

    #[inline]
    pub(super) fn node(&self, place: Place) -> &Node<A> {
        &self.nodes[place as usize]
    }

    #[inline]
    pub(super) fn node_mut(&mut self, place: Place) -> &mut Node<A> {
        &mut self.nodes[place as usize]
    }

    pub(super) fn children(&self, parent: Place) -> impl Iterator<Item = Place> {
        let from = |place| (place != NONE).then_some(place);
        let first = from(self.node(parent).first_child);
        std::iter::successors(first, move |child| from(self.node(*child).next))
    }

    /// The child that stands for an answer. Legal lists are mostly alike from world to
    /// world, so the child after the one found last is tried first.
    #[inline]
    pub(super) fn find(
        &self,
        parent: Place,
        last: Place,
        asked: Asked,
        action: A,
    ) -> Option<Place> {
        let code = action.number();
        let is_it = |place: &Place| {
            let node = self.node(*place);
            node.code == code && node.asked == asked
        };
        let hint = if last == NONE { self.node(parent).first_child } else { self.node(last).next };
        if hint != NONE && is_it(&hint) {
            return Some(hint);
        }
        self.children(parent).find(is_it)
    }

    /// Adds a child after the others.
    pub(super) fn add(&mut self, parent: Place, asked: Asked, action: A, prior: f32) -> Place {
        let place = Place::try_from(self.nodes.len()).expect("fewer nodes than 2^32");
        match self.children(parent).last() {
            Some(last) => self.node_mut(last).next = place,
            None => self.node_mut(parent).first_child = place,
        }
        self.nodes.push(Node::new(Some(action), asked, prior));
        place
    }

    /// The answers that were given most after a node, one after the other.
    pub(super) fn line(&self, from: Place) -> Vec<A> {
        const LEAST_VISITS: u32 = 8;
        let best = |place: &Place| {
            let most = self.children(*place).max_by_key(|child| self.node(*child).visits)?;
            (self.node(most).visits >= LEAST_VISITS).then_some(most)
        };
        let path = std::iter::successors(best(&from), best);
        path.filter_map(|place| self.node(place).action).collect()
    }
}

/// Counts as the formulas take them.
#[inline]
#[expect(clippy::cast_precision_loss, reason = "statistics need no more than 24 bits")]
pub(super) const fn to_f32(n: u32) -> f32 {
    n as f32
}
