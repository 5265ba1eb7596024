//! The pending work of a game.

use std::fmt;

/// Frames of work, the next one on top: plain data of a fixed size, so that a state can be copied,
/// compared and stored at any point. Equal stacks hold equal frames: slots beyond the top are
/// ignored.
#[derive(Clone, Copy)]
pub struct Stack<F, const N: usize> {
    frames: [F; N],
    len: u8,
}

impl<F: Copy + Default, const N: usize> Stack<F, N> {
    /// Pushes a frame. It must fit.
    #[inline]
    pub const fn push(&mut self, frame: F) {
        self.frames[self.len as usize] = frame;
        self.len += 1;
    }

    /// Pops the top frame, borrowed in place: reading only the parts needed is faster than a copy.
    #[inline]
    pub fn pop(&mut self) -> Option<&F> {
        self.len = self.len.checked_sub(1)?;
        Some(&self.frames[usize::from(self.len)])
    }

    /// The top frame.
    #[inline]
    pub const fn top(&self) -> Option<&F> {
        match self.len {
            0 => None,
            len => Some(&self.frames[len as usize - 1]),
        }
    }

    /// The top frame, mutable.
    #[inline]
    pub const fn top_mut(&mut self) -> Option<&mut F> {
        match self.len {
            0 => None,
            len => Some(&mut self.frames[len as usize - 1]),
        }
    }

    /// The frames, top first.
    #[inline]
    pub fn frames(&self) -> impl Iterator<Item = &F> {
        self.live().iter().rev()
    }

    /// The number of frames that still fit.
    #[inline]
    pub const fn room(&self) -> usize {
        N - self.len as usize
    }

    /// Removes all frames.
    pub const fn clear(&mut self) {
        self.len = 0;
    }
}

impl<F, const N: usize> Stack<F, N> {
    #[inline]
    fn live(&self) -> &[F] {
        &self.frames[..usize::from(self.len)]
    }
}

impl<F: PartialEq, const N: usize> PartialEq for Stack<F, N> {
    fn eq(&self, other: &Self) -> bool {
        self.live() == other.live()
    }
}

impl<F: Eq, const N: usize> Eq for Stack<F, N> {}

impl<F: fmt::Debug, const N: usize> fmt::Debug for Stack<F, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.live()).finish()
    }
}

impl<F: Copy + Default, const N: usize> Default for Stack<F, N> {
    fn default() -> Self {
        Self { frames: [F::default(); N], len: 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn popped_frames_are_ignored() {
        let mut stack: Stack<u8, 3> = Stack::default();
        stack.push(1);
        let one = stack;
        stack.push(2);
        assert_ne!(stack, one);
        assert_eq!(stack.pop(), Some(&2));
        assert_eq!(stack, one);
        assert_eq!(format!("{stack:?}"), "[1]");
        stack.clear();
        assert_eq!((stack.top(), stack.room()), (None, 3));
    }
}
