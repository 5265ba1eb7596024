//! Signals: to end, or to suspend.

#[cfg(unix)]
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGTSTP};

/// Calls `then` in its own thread at the first signal that ends a program: an interrupt, a request
/// to terminate, a closed window.
#[cfg(unix)]
pub fn on_end(then: impl FnOnce(i32) + Send + 'static) -> std::io::Result<()> {
    let mut signals = signal_hook::iterator::Signals::new([SIGINT, SIGTERM, SIGHUP])?;
    std::thread::spawn(move || signals.forever().next().map(then));
    Ok(())
}

/// Ends the program as the signal would have.
#[cfg(unix)]
pub fn end_by(signal: i32) {
    // Every signal we wait for ends a program by default.
    let _ = signal_hook::low_level::emulate_default_handler(signal);
}

/// Suspends the program until the shell resumes it.
#[cfg(unix)]
pub(crate) fn suspend() -> std::io::Result<()> {
    signal_hook::low_level::emulate_default_handler(SIGTSTP)
}

/// Does nothing: other systems send no signals.
#[cfg(not(unix))]
pub fn on_end(_then: impl FnOnce(i32) + Send + 'static) -> std::io::Result<()> {
    Ok(())
}

/// Ends the program.
#[cfg(not(unix))]
pub fn end_by(signal: i32) {
    std::process::exit(signal);
}

/// Does nothing: other systems have no job control.
#[cfg(not(unix))]
pub(crate) fn suspend() -> std::io::Result<()> {
    Ok(())
}
