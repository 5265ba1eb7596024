//! The full screen on a real terminal.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};
use std::thread;
use std::time::Duration;

use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{self, Event, KeyEvent, KeyEventKind};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{Clear, ClearType, EnterAlternateScreen, enable_raw_mode};
use ratatui::{DefaultTerminal, Terminal};

use crate::app::Screen;
use crate::panels::Panels;
use crate::save::SaveError;
use crate::session::LocalSession;
use crate::theme::ColourScheme;
use crate::{keys, signals};

/// How long to wait for a key before checking whether a bot is done.
const THINKING: Duration = Duration::from_millis(10);
/// How long to wait for a key while no bot is thinking.
const IDLE: Duration = Duration::from_millis(200);

/// Time the program has to end by itself after a signal.
const PARTING: Duration = Duration::from_secs(1);

/// Why the screen was left.
#[derive(Debug)]
pub enum Ended {
    Left,
    Signal(i32),
    Unsaved(SaveError),
}

/// Shows the text before the deal, then plays on the full screen until the player leaves. The
/// terminal is restored on return, and on panic.
pub fn run<G: Panels>(
    session: &mut LocalSession<'_, G>,
    theme: ColourScheme,
    greeting: Vec<String>,
) -> io::Result<Ended> {
    let signal = Arc::new(AtomicI32::new(0));
    let caught = Arc::clone(&signal);
    signals::on_end(move |signal| {
        caught.store(signal, Ordering::Relaxed);
        // Reading keys from a closed window may block for ever.
        thread::sleep(PARTING);
        let _ = ratatui::try_restore();
        signals::end_by(signal);
    })?;
    let mut terminal = ratatui::try_init()?;
    // A killed program may have left its picture there.
    execute!(io::stdout(), Clear(ClearType::All))?;
    let mut app = Screen::new(session, theme, greeting);
    let played = play(&mut terminal, &mut app, &signal);
    let restored = ratatui::try_restore();
    match (signal.load(Ordering::Relaxed), app.into_fault()) {
        (0, None) => played.and(restored).map(|()| Ended::Left),
        (0, Some(fault)) => Ok(Ended::Unsaved(fault)),
        // A closed window cannot be drawn on.
        (signal, _) => Ok(Ended::Signal(signal)),
    }
}

fn play<G: Panels>(
    terminal: &mut DefaultTerminal,
    app: &mut Screen<'_, '_, G>,
    signal: &AtomicI32,
) -> io::Result<()> {
    while !app.has_left() {
        terminal.draw(|frame| app.draw(frame))?;
        match wait(app, signal)? {
            Woken::Key(key) if keys::is_control(key, 'z') => suspend(terminal)?,
            Woken::Key(key) => app.press(key),
            Woken::Changed => {}
            Woken::Ended => return Ok(()),
        }
    }
    Ok(())
}

enum Woken {
    Key(KeyEvent),
    Changed,
    Ended,
}

fn wait<G: Panels>(app: &mut Screen<'_, '_, G>, signal: &AtomicI32) -> io::Result<Woken> {
    while !app.poll() {
        if signal.load(Ordering::Relaxed) != 0 {
            return Ok(Woken::Ended);
        }
        let time = if app.is_thinking() { THINKING } else { IDLE };
        if !event::poll(time)? {
            continue;
        }
        match event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => return Ok(Woken::Key(key)),
            Event::Resize(..) => return Ok(Woken::Changed),
            Event::Key(_)
            | Event::Mouse(_)
            | Event::Paste(_)
            | Event::FocusGained
            | Event::FocusLost => {}
        }
    }
    Ok(Woken::Changed)
}

/// Gives the terminal back to the shell until the program is resumed.
fn suspend(terminal: &mut DefaultTerminal) -> io::Result<()> {
    ratatui::try_restore()?;
    signals::suspend()?;
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, Clear(ClearType::All))?;
    // The old terminal's idea of the screen is out of date.
    *terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
    Ok(())
}
