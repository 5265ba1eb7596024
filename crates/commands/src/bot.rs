//! Bots by name, as a command line names them.

use bots::SpecError;
use words::Words;

use crate::fault::Fault;

pub(crate) fn refused(words: &Words, error: &SpecError) -> Fault {
    Fault::problem(words.bots().problem(error))
}
