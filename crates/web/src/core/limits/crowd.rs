//! Not too many at a time: places by address or by user, given back when they are dropped.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex};

use crate::core::guard::lock;

/// Places, a fixed number for each key.
#[derive(Debug)]
pub(crate) struct Crowd<K> {
    most: usize,
    here: Mutex<HashMap<K, usize>>,
}

#[derive(Debug)]
pub(crate) struct CrowdPlace<K: Eq + Hash> {
    crowd: Arc<Crowd<K>>,
    key: K,
}

impl<K: Clone + Eq + Hash> Crowd<K> {
    pub(crate) fn new(most: usize) -> Arc<Self> {
        Arc::new(Self { most, here: Mutex::default() })
    }

    pub(crate) fn enter(self: &Arc<Self>, key: K) -> Option<CrowdPlace<K>> {
        let mut here = lock(&self.here);
        let n = here.get(&key).copied().unwrap_or_default();
        if n >= self.most {
            return None;
        }
        here.insert(key.clone(), n + 1);
        Some(CrowdPlace { crowd: self.clone(), key })
    }
}

impl<K: Eq + Hash> Drop for CrowdPlace<K> {
    fn drop(&mut self) {
        let mut here = lock(&self.crowd.here);
        if let Some(n) = here.get_mut(&self.key) {
            *n -= 1;
            if *n == 0 {
                here.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_when_it_is_dropped() {
        let crowd = Crowd::new(2);
        let (first, _second) = (crowd.enter("a"), crowd.enter("a"));
        assert!(first.is_some() && crowd.enter("a").is_none());
        let other = crowd.enter("b").expect("a place of their own");
        drop(first);
        assert!(crowd.enter("a").is_some());
        drop(other);
        assert!(!crowd.here.lock().expect("a lock").contains_key("b"), "nothing is left behind");
    }
}
