//! The fast generator for simulations: xoshiro256++.

use crate::Seed;

/// A small fast generator for bots, imagined worlds and tests. It never deals a live game, since
/// its output is predictable; see [`crate::Chance`] for that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng([u64; 4]);

impl Rng {
    /// A generator whose stream depends only on `number`.
    pub fn new(number: u64) -> Self {
        let mut state = number;
        Self(std::array::from_fn(|_| split_mix(&mut state)))
    }

    /// The next 64 random bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        let s = &mut self.0;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let shifted = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= shifted;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// A number below `bound`, which must not be 0.
    ///
    /// The bias of the multiplication is below 2⁻³² for the bounds of a board game.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        debug_assert!(bound != 0 && u32::try_from(bound).is_ok());
        (((self.next_u64() >> 32) * bound as u64) >> 32) as usize
    }

    /// Shuffles items.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// A seed for an imagined world.
    #[inline]
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_exact_mut(8) {
            chunk.copy_from_slice(&self.next_u64().to_le_bytes());
        }
        Seed(bytes)
    }
}

fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_outputs_follow_the_published_algorithm() {
        // State 1, 2, 3, 4: the test vector of the reference implementation.
        let mut rng = Rng([1, 2, 3, 4]);
        assert_eq!(rng.next_u64(), 41_943_041);
        assert_eq!(rng.next_u64(), 58_720_359);
        assert_eq!(rng.next_u64(), 3_588_806_011_781_223);
    }

    #[test]
    fn below_reaches_every_number_evenly() {
        let mut rng = Rng::new(1);
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[rng.below(6)] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
    }
}
