//! Which game.

engine::slugs! {
    /// A game of the house.
    pub enum GameKind {
        /// The road to Rome.
        Fortuna = "fortuna",
        /// Rome is rebuilt.
        GloryToRome = "glory-to-rome",
        /// The road away from Rome.
        GloriaMundi = "gloria-mundi",
    }
}

/// Evaluates an expression with the type of a game.
///
/// ```
/// use engine::Game;
/// let kind: games::GameKind = "fortuna".parse().unwrap();
/// let players = games::dispatch!(kind, G => G::PLAYERS);
/// assert_eq!(players, 2..=4);
/// ```
#[macro_export]
macro_rules! dispatch {
    ($kind:expr, $game:ident => $body:expr) => {
        match $kind {
            $crate::GameKind::Fortuna => {
                type $game = $crate::fortuna::Fortuna;
                $body
            }
            $crate::GameKind::GloryToRome => {
                type $game = $crate::glory_to_rome::GloryToRome;
                $body
            }
            $crate::GameKind::GloriaMundi => {
                type $game = $crate::gloria_mundi::GloriaMundi;
                $body
            }
        }
    };
}
