//! What tests compare with is written anew: `cargo xtask bless`.

use crate::Result;
use crate::shell::{cargo, run as shell};

/// Rewrites the golden files.
pub(crate) fn run() -> Result<()> {
    for (package, test, part) in [
        ("trivium-testkit", "all", "golden::"),
        ("trivium-terminal", "screens", ""),
        ("trivium-web", "browser", "looks::"),
    ] {
        let golden = ["test", "--package", package, "--test", test, part];
        shell(cargo(&golden).env(testkit::golden::BLESS, "1"))?;
    }
    Ok(())
}
