//! Texts that open over the table.

use bots::Thought;

use crate::app::{Cover, Screen, ScreenStage};
use crate::keys;
use crate::page::TextPage;
use crate::panels::Panels;

impl<G: Panels> Screen<'_, '_, G> {
    /// Shows the text about a thing: by its name in notation, else from the help.
    pub(crate) fn explain(&mut self, name: &str) {
        let (words, options) = (self.session.words(), self.session.options());
        let slug = name.to_lowercase().replace([' ', '\''], "-");
        let page = match G::about(words, options, &slug) {
            Some(about) => {
                let flavour = G::flavour(words, options, &slug);
                TextPage::new(about.title, [about.text, about.notes].concat()).with_flavour(flavour)
            }
            None => TextPage::new(name.to_owned(), self.session.help(name)),
        };
        self.cover = Some(Cover::Page(page));
    }

    pub(crate) fn show_help(&mut self) {
        let words = self.session.words();
        let terminal = words.terminal();
        let mut lines = terminal.key_help();
        lines.extend([String::new(), terminal.symbols()]);
        let symbols = G::legend(words).into_iter();
        lines.extend(symbols.map(|(mark, name)| format!("  {} {name}", mark.symbol)));
        lines.push(String::new());
        lines.extend(self.session.help(""));
        self.cover = Some(Cover::Page(TextPage::new(terminal.help(), lines)));
    }

    pub(crate) fn show_log(&mut self) {
        let words = self.session.words();
        let mut lines = self.session.log(self.observer()).lines().to_vec();
        if lines.is_empty() {
            lines.push(words.cli().empty_log());
        }
        self.cover = Some(Cover::Page(TextPage::from_end(words.terminal().log(), lines)));
    }

    pub(crate) fn show_table(&mut self) {
        let title = self.session.words().terminal().table();
        let lines = self.session.table_lines(self.observer());
        self.cover = Some(Cover::Page(TextPage::new(title, lines)));
    }

    pub(crate) fn show_orders(&mut self) {
        if let ScreenStage::Asked(question) = &self.stage {
            let site = self.session.words().site();
            let mut lines = vec![site.orders_hint(), self.session.words().cli().orders_keys()];
            let orders = self.session.order_lines(question.seat).into_iter().enumerate();
            lines.extend(orders.map(|(place, line)| format!("  {} {line}", keys::sign(place))));
            self.cover = Some(Cover::Orders(TextPage::new(site.orders(), lines)));
        }
    }

    pub(crate) fn show_result(&mut self) {
        let title = self.session.words().terminal().result();
        self.cover = Some(Cover::Page(TextPage::new(title, self.session.result())));
    }

    pub(crate) fn show_hint(&mut self, thought: &Thought<G::Action>) {
        self.hint = None;
        if let ScreenStage::Asked(question) = &self.stage {
            let title = self.session.words().terminal().hint();
            let lines = self.session.hint(question.seat, thought);
            self.cover = Some(Cover::Page(TextPage::new(title, lines)));
        }
    }
}
