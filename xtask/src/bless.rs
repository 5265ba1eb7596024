//! Rewrites what tests compare with: `cargo xtask bless`.

use crate::Result;
use crate::shell::{cargo, run as shell};

/// Rewrites the golden files.
pub(crate) fn run() -> Result<()> {
    for (package, test, part) in [
        ("trivium-testkit", "all", "golden::"),
        ("trivium-terminal", "screens", ""),
        ("trivium-web", "browser", "looks::"),
    ] {
        let mut golden = cargo(&format!("test --package {package} --test {test}"));
        shell(golden.arg(part).env(testkit::golden::BLESS, "1"))?;
    }
    Ok(())
}
