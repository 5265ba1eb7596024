//! The full screen of a real terminal.

use std::io;
use std::time::Duration;

use bots::Insight;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};

use crate::app::App;
use crate::panels::Panels;
use crate::session::Session;
use crate::theme::Theme;

/// How long to wait for a key before looking whether a bot is done.
const THINKING: Duration = Duration::from_millis(10);
/// How long to wait for a key while nothing changes by itself.
const IDLE: Duration = Duration::from_millis(500);

/// Shows what is told before the deal, then plays on the whole screen until somebody leaves. The terminal is as it was
/// before when this returns, and also when it panics.
pub fn run<G: Panels + Insight>(
    session: &mut Session<'_, G>,
    theme: Theme,
    greeting: Vec<String>,
) -> io::Result<()> {
    let mut terminal = ratatui::try_init()?;
    let played = play(&mut terminal, &mut App::new(session, theme, greeting));
    let restored = ratatui::try_restore();
    played.and(restored)
}

fn play<G: Panels + Insight>(
    terminal: &mut DefaultTerminal,
    app: &mut App<'_, '_, G>,
) -> io::Result<()> {
    while !app.has_left() {
        terminal.draw(|frame| app.draw(frame))?;
        wait(app)?;
    }
    Ok(())
}

/// Until something has changed.
fn wait<G: Panels + Insight>(app: &mut App<'_, '_, G>) -> io::Result<()> {
    while !app.poll() {
        let time = if app.is_thinking() { THINKING } else { IDLE };
        if !event::poll(time)? {
            continue;
        }
        match event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                app.press(key);
                return Ok(());
            }
            Event::Resize(..) => return Ok(()),
            Event::Key(_)
            | Event::Mouse(_)
            | Event::Paste(_)
            | Event::FocusGained
            | Event::FocusLost => {}
        }
    }
    Ok(())
}
