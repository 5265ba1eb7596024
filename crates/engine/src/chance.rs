//! The randomness inside a state: `ChaCha` streams of the seed.
//!
//! Deck and dice have separate streams, so that the same seed gives the same deal whatever is
//! played. The generator is written here rather than taken from a crate because a record must
//! replay to the same game for ever: no release of a third-party generator may change a shuffle.

use crate::Seed;

const BLOCK: usize = 64;
const FULL: u8 = 64;
/// Eight rounds: full cipher strength is not needed, only that nobody can predict a card.
const DOUBLE_ROUNDS: usize = 4;

/// The purpose of a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum Stream {
    /// Shuffles of cards.
    Deck = 1,
    /// Rolls of dice.
    Dice = 2,
}

/// Deals cards and rolls dice.
#[derive(Clone, PartialEq, Eq)]
pub struct Chance {
    seed: Seed,
    decks_used: u32,
    dice_used: u32,
    /// Random bytes for the next dice, starting at `next_die`.
    dice: [u8; BLOCK],
    next_die: u8,
}

impl Chance {
    /// The randomness of a seed.
    pub const fn new(seed: Seed) -> Self {
        Self { seed, decks_used: 0, dice_used: 0, dice: [0; BLOCK], next_die: FULL }
    }

    /// Chance with the next dice given, for scenarios. At most 64 dice of 1 to 6.
    pub fn scripted(dice: &[u8]) -> Self {
        let mut chance = Self::new(Seed([0; 32]));
        let start = BLOCK - dice.len();
        for (byte, die) in chance.dice[start..].iter_mut().zip(dice) {
            *byte = die - 1;
        }
        chance.next_die = u8::try_from(start).expect("at most 64 dice");
        chance
    }

    /// The dice of [`Chance::scripted`] not rolled yet.
    pub fn script(&self) -> Vec<u8> {
        if self.seed != Seed([0; 32]) || self.dice_used > 0 {
            return Vec::new();
        }
        self.dice[usize::from(self.next_die)..].iter().map(|byte| byte + 1).collect()
    }

    /// Rolls a six-sided die.
    #[inline]
    pub fn die(&mut self) -> u8 {
        loop {
            if self.next_die == FULL {
                self.dice = block(&self.seed, Stream::Dice, self.dice_used);
                self.dice_used += 1;
                self.next_die = 0;
            }
            let byte = self.dice[usize::from(self.next_die)];
            self.next_die += 1;
            // 252 is the largest multiple of six in a byte: values beyond it would bias the die.
            if byte < 252 {
                return byte % 6 + 1;
            }
        }
    }

    /// Shuffles cards.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        let mut words = StreamWords { chance: self, block: [0; BLOCK], next: BLOCK };
        for last in (1..cards.len()).rev() {
            let bound = u32::try_from(last + 1).expect("a deck has fewer than 2^32 cards");
            cards.swap(last, words.below(bound) as usize);
        }
    }
}

impl std::fmt::Debug for Chance {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Chance(dice {}:{}, decks {})", self.dice_used, self.next_die, self.decks_used)
    }
}

/// The words of the deck stream for one shuffle; each shuffle starts a fresh block.
struct StreamWords<'a> {
    chance: &'a mut Chance,
    block: [u8; BLOCK],
    next: usize,
}

impl StreamWords<'_> {
    fn word(&mut self) -> u32 {
        if self.next == BLOCK {
            self.block = block(&self.chance.seed, Stream::Deck, self.chance.decks_used);
            self.chance.decks_used += 1;
            self.next = 0;
        }
        let bytes = &self.block[self.next..self.next + 4];
        self.next += 4;
        u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
    }

    /// A number below `bound`, without bias (Lemire's multiplication with rejection).
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        loop {
            let product = u64::from(self.word()) * u64::from(bound);
            #[expect(clippy::cast_possible_truncation, reason = "the low half decides rejection")]
            let low = product as u32;
            // The threshold is below the bound, so the division is seldom needed.
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }
}

/// One `ChaCha` block with the seed as key and the stream as nonce.
fn block(seed: &Seed, stream: Stream, counter: u32) -> [u8; BLOCK] {
    let mut input = [0_u32; 16];
    input[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    for (word, bytes) in input[4..12].iter_mut().zip(seed.0.chunks_exact(4)) {
        *word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
    }
    input[12] = counter;
    input[13] = stream as u32;
    chacha(&input, DOUBLE_ROUNDS)
}

fn chacha(input: &[u32; 16], double_rounds: usize) -> [u8; BLOCK] {
    let mut x = *input;
    for _ in 0..double_rounds {
        for column in 0..4 {
            quarter(&mut x, [column, 4 + column, 8 + column, 12 + column]);
        }
        for diagonal in 0..4 {
            quarter(
                &mut x,
                [diagonal, 4 + (diagonal + 1) % 4, 8 + (diagonal + 2) % 4, 12 + (diagonal + 3) % 4],
            );
        }
    }
    let mut output = [0; BLOCK];
    for (bytes, (word, start)) in output.chunks_exact_mut(4).zip(x.iter().zip(input)) {
        bytes.copy_from_slice(&word.wrapping_add(*start).to_le_bytes());
    }
    output
}

#[inline]
#[expect(clippy::many_single_char_names, reason = "the names of RFC 8439")]
fn quarter(x: &mut [u32; 16], [a, b, c, d]: [usize; 4]) {
    x[a] = x[a].wrapping_add(x[b]);
    x[d] = (x[d] ^ x[a]).rotate_left(16);
    x[c] = x[c].wrapping_add(x[d]);
    x[b] = (x[b] ^ x[c]).rotate_left(12);
    x[a] = x[a].wrapping_add(x[b]);
    x[d] = (x[d] ^ x[a]).rotate_left(8);
    x[c] = x[c].wrapping_add(x[d]);
    x[b] = (x[b] ^ x[c]).rotate_left(7);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8439, section 2.3.2: ten double rounds must produce the published block.
    #[test]
    fn the_block_function_is_chacha() {
        let mut input = [0_u32; 16];
        input[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
        let key: Vec<u8> = (0..32).collect();
        for (word, bytes) in input[4..12].iter_mut().zip(key.chunks_exact(4)) {
            *word = u32::from_le_bytes(bytes.try_into().unwrap());
        }
        input[12..].copy_from_slice(&[1, 0x0900_0000, 0x4a00_0000, 0]);
        let output = chacha(&input, 10);
        assert_eq!(output[..8], [0x10, 0xf1, 0xe7, 0xe4, 0xd1, 0x3b, 0x59, 0x15]);
        assert_eq!(output[56..], [0xcb, 0xd0, 0x83, 0xe8, 0xa2, 0x50, 0x3c, 0x4e]);
    }

    #[test]
    fn dice_do_not_depend_on_shuffles() {
        let mut plain = Chance::new(Seed::from_number(5));
        let mut shuffled = plain.clone();
        shuffled.shuffle(&mut [0; 30]);
        let rolls = |chance: &mut Chance| (0..200).map(|_| chance.die()).collect::<Vec<_>>();
        assert_eq!(rolls(&mut plain), rolls(&mut shuffled));
    }

    #[test]
    fn dice_are_fair() {
        let mut chance = Chance::new(Seed::from_number(1));
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[usize::from(chance.die()) - 1] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
    }

    #[test]
    fn a_script_comes_first() {
        let mut chance = Chance::scripted(&[3, 5]);
        assert_eq!((chance.die(), chance.script()), (3, vec![5]));
        assert_eq!(chance.die(), 5);
        assert!(chance.script().is_empty());
    }
}
