//! What is still to be done in a game.

/// Frames of work, the next one on top: plain data of a fixed size, so that a state can be copied,
/// compared and stored in the middle of anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack<F, const N: usize> {
    frames: [F; N],
    len: u8,
}

impl<F: Copy + Default, const N: usize> Stack<F, N> {
    /// Puts a frame on top; there must be room.
    #[inline]
    pub const fn push(&mut self, frame: F) {
        self.frames[self.len as usize] = frame;
        self.len += 1;
    }

    /// Takes the top frame off. Places above the top are wiped, so that equal stacks are equal
    /// values.
    #[inline]
    pub fn pop(&mut self) -> Option<F> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.frames[usize::from(self.len)]))
    }

    /// The top frame.
    #[inline]
    pub const fn top(&self) -> Option<&F> {
        match self.len {
            0 => None,
            len => Some(&self.frames[len as usize - 1]),
        }
    }

    /// The top frame, to be changed.
    #[inline]
    pub const fn top_mut(&mut self) -> Option<&mut F> {
        match self.len {
            0 => None,
            len => Some(&mut self.frames[len as usize - 1]),
        }
    }

    /// The frames, the top one first.
    #[inline]
    pub fn frames(&self) -> impl Iterator<Item = &F> {
        self.frames[..usize::from(self.len)].iter().rev()
    }

    /// How many frames there is room for.
    #[inline]
    pub const fn room(&self) -> usize {
        N - self.len as usize
    }

    /// Nothing is left to be done.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

impl<F: Copy + Default, const N: usize> Default for Stack<F, N> {
    fn default() -> Self {
        Self { frames: [F::default(); N], len: 0 }
    }
}
