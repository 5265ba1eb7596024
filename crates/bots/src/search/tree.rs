//! One tree of answers for all imagined worlds.

use engine::{Action, Seat};

/// The index of a node in its tree.
pub(super) type NodeId = u32;

/// The question being searched.
pub(super) const ROOT: NodeId = 0;
pub(super) const NONE: NodeId = NodeId::MAX;

/// The seat that is asked, and the random events so far: [`crate::Insight::sight`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Asking {
    pub(super) seat: Seat,
    pub(super) sight: u32,
}

/// An answer after a path of answers, in all worlds that allow it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<A> {
    /// The answer; `None` for the root.
    pub(super) action: Option<A>,
    /// Its packed number, which is faster to compare.
    code: u16,
    /// The seat that gives it, and the random events before it.
    pub(super) asked: Asking,
    first_child: NodeId,
    next: NodeId,
    /// How often it was chosen.
    pub(super) visits: u32,
    /// How often it was available.
    pub(super) available: u32,
    /// Insight's prior among its siblings.
    pub(super) prior: f32,
    /// The sum of its results for the seat that gives it.
    pub(super) total: f32,
}

impl<A: Action> Node<A> {
    fn new(action: Option<A>, asked: Asking, prior: f32) -> Self {
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

    pub(super) fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| self.total / to_f32(self.visits))
    }
}

/// Nodes in one vector, with the children of a node mostly side by side.
#[derive(Clone, Debug)]
pub(super) struct SearchTree<A> {
    nodes: Vec<Node<A>>,
}

impl<A: Action> SearchTree<A> {
    pub(super) fn new() -> Self {
        Self { nodes: vec![Node::new(None, Asking::default(), 1.0)] }
    }

    /// Removes all but the root, and keeps the memory.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(None, Asking::default(), 1.0));
    }

    #[inline]
    pub(super) fn node(&self, place: NodeId) -> &Node<A> {
        &self.nodes[place as usize]
    }

    #[inline]
    pub(super) fn node_mut(&mut self, place: NodeId) -> &mut Node<A> {
        &mut self.nodes[place as usize]
    }

    pub(super) fn children(&self, parent: NodeId) -> impl Iterator<Item = NodeId> {
        let from = |place| (place != NONE).then_some(place);
        let first = from(self.node(parent).first_child);
        std::iter::successors(first, move |child| from(self.node(*child).next))
    }

    /// The child for an answer. Lists are mostly alike: the one after the last is tried first.
    #[inline]
    pub(super) fn find(
        &self,
        parent: NodeId,
        last: NodeId,
        asked: Asking,
        action: A,
    ) -> Option<NodeId> {
        let code = action.number();
        let is_it = |place: &NodeId| {
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
    pub(super) fn add(&mut self, parent: NodeId, asked: Asking, action: A, prior: f32) -> NodeId {
        let place = NodeId::try_from(self.nodes.len()).expect("fewer nodes than 2^32");
        match self.children(parent).last() {
            Some(last) => self.node_mut(last).next = place,
            None => self.node_mut(parent).first_child = place,
        }
        self.nodes.push(Node::new(Some(action), asked, prior));
        place
    }

    /// The most visited line of answers after a node.
    pub(super) fn line(&self, from: NodeId) -> Vec<A> {
        const LEAST_VISITS: u32 = 8;
        let best = |place: &NodeId| {
            let most = self.children(*place).max_by_key(|child| self.node(*child).visits)?;
            (self.node(most).visits >= LEAST_VISITS).then_some(most)
        };
        let path = std::iter::successors(best(&from), best);
        path.filter_map(|place| self.node(place).action).collect()
    }
}

/// A count as a float.
#[inline]
#[expect(clippy::cast_precision_loss, reason = "statistics need no more than 24 bits")]
pub(super) const fn to_f32(n: u32) -> f32 {
    n as f32
}
