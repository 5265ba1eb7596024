//! What the system tells a program: to end, or to wait.

#[cfg(unix)]
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGTSTP};

/// Does something at the first signal that ends a program: an interrupt, a request to end, a window
/// that closes. It is done in a thread of its own.
#[cfg(unix)]
pub fn on_end(then: impl FnOnce(i32) + Send + 'static) -> std::io::Result<()> {
    let mut signals = signal_hook::iterator::Signals::new([SIGINT, SIGTERM, SIGHUP])?;
    std::thread::spawn(move || signals.forever().next().map(then));
    Ok(())
}

/// Ends the program as the signal would have.
#[cfg(unix)]
pub fn end_by(signal: i32) {
    // The signal is one of those that we wait for: all of them end a program.
    let _ = signal_hook::low_level::emulate_default_handler(signal);
}

/// Waits in the background of a shell until it is called back.
#[cfg(unix)]
pub(crate) fn suspend() -> std::io::Result<()> {
    signal_hook::low_level::emulate_default_handler(SIGTSTP)
}

/// Elsewhere programs are not told.
#[cfg(not(unix))]
pub fn on_end(_then: impl FnOnce(i32) + Send + 'static) -> std::io::Result<()> {
    Ok(())
}

/// Ends the program.
#[cfg(not(unix))]
pub fn end_by(signal: i32) {
    std::process::exit(signal);
}

/// There is no background to wait in.
#[cfg(not(unix))]
pub(crate) fn suspend() -> std::io::Result<()> {
    Ok(())
}
