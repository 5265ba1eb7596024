# The page that says what Trivium is; the page itself is `docs/about.md`, or that of a language.

site-about = Acerca de Trivium
