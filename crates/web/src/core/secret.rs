//! What nobody may guess: tokens, ids, seeds. All of it comes from the operating system.

use std::fmt::Write;

use engine::Seed;
use sha2::{Digest, Sha256};

use crate::core::problem::Problem;

/// A fresh 256-bit token in hexadecimal digits.
pub(crate) fn token() -> Result<String, Problem> {
    bytes::<32>().map(|bytes| hex(&bytes))
}

/// A fresh id, short enough for a link, that cannot be guessed: 96 bits.
pub(crate) fn id() -> Result<String, Problem> {
    bytes::<12>().map(|bytes| hex(&bytes))
}

pub(crate) fn seed() -> Result<Seed, Problem> {
    bytes().map(Seed)
}

/// A number that only has to differ from others.
pub(crate) fn number() -> Result<u64, Problem> {
    bytes().map(u64::from_le_bytes)
}

/// What is stored, or shown, in the place of a secret. `purpose` keeps the uses apart.
pub(crate) fn hash(purpose: &str, text: &(impl AsRef<[u8]> + ?Sized)) -> String {
    let mut hasher = Sha256::new();
    hasher.update(purpose.as_bytes());
    hasher.update([0]);
    hasher.update(text.as_ref());
    hex(&hasher.finalize())
}

/// Whether two texts are equal, in a time that does not tell where they differ.
pub(crate) fn is_same(left: &str, right: &str) -> bool {
    hash("compare", left) == hash("compare", right)
}

fn bytes<const N: usize>() -> Result<[u8; N], Problem> {
    let mut bytes = [0; N];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Ok(bytes),
        Err(error) => Err(Problem::internal(&error)),
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}
