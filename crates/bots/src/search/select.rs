//! Selection of the next answer to try.

use super::Settings;
use super::tree::{NodeId, SearchTree, to_f32};

/// The most urgent of the answers available in this world, of which there is at least one.
///
/// With insight it uses PUCT, where the parent's count is how often the answer was available.
/// Without, UCB over the same count.
#[inline]
pub(super) fn most_urgent<A: engine::Action>(
    tree: &mut SearchTree<A>,
    open: &[NodeId],
    settings: &Settings,
) -> NodeId {
    let (mut visits, mut total) = (0, 0.0);
    for place in open {
        let node = tree.node_mut(*place);
        node.available += 1;
        visits += node.visits;
        total += node.total;
    }
    let unknown = total / to_f32(visits.max(1));
    let urgency = |place: &NodeId| {
        let node = tree.node(*place);
        let mean = node.mean();
        if settings.is_guided {
            let curiosity = node.prior * to_f32(node.available).sqrt() / to_f32(node.visits + 1);
            mean.unwrap_or(unknown) + settings.exploration * curiosity
        } else {
            let tried = to_f32(node.available).ln() / to_f32(node.visits.max(1));
            mean.map_or(f32::MAX, |mean| mean + settings.exploration * tried.sqrt())
        }
    };
    let (mut best, mut most) = (open[0], f32::NEG_INFINITY);
    for place in open {
        let urgency = urgency(place);
        if urgency > most {
            (best, most) = (*place, urgency);
        }
    }
    best
}
