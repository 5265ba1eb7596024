//! The form of what a user prefers.

use axum::extract::State;
use axum::response::Response;
use maud::{Markup, html};
use store::User;
use words::{Locale, Words};

use crate::auth::Posted;
use crate::core::accounts;
use crate::core::app::App;
use crate::core::preferences::{
    BROWSER, CardSize, Confirm, Keys, Only, Preferences, Sound, Speed, TextSize, Theme,
};
use crate::core::text::site;
use crate::failure::Failure;
use crate::pages::account::{self, AccountForm};
use crate::pages::fill::Fill;
use crate::pages::parts;

type PreferenceForm = Vec<(String, String)>;

/// Every choice with what is chosen now, and where to go on then.
pub(super) fn section(user: &User, csrf: &Markup, next: &str, fill: Fill<'_>) -> Markup {
    let (site, now) = (site(), Preferences::of(user));
    html! {
        form #preferences .sec .form .slab method="post" action="/preferences" {
            h2 { (site.preferences()) }
            (csrf)
            (parts::hidden("next", next))
            (fill.notice())
            (fill.select("theme", &site.theme(), &themes(), now.theme.slug()))
            (fill.select("language", &site.language(), &languages(), now.language.map_or(BROWSER, Locale::slug)))
            (fill.select("text", &site.text_size(), &text_sizes(), now.text.slug()))
            (fill.select("speed", &site.speed(), &speeds(), now.speed.slug()))
            (fill.select("confirm", &site.confirm(), &confirms(), now.confirm.slug()))
            (fill.select("only", &site.only(), &onlys(), now.only.slug()))
            (fill.select("cards", &site.card_size(), &sizes(), now.cards.slug()))
            div .heard {
                (fill.select("sound", &site.sound(), &sounds(), now.sound.slug()))
                button #hear .btn type="button" hidden { (site.sound_try()) }
            }
            (fill.select("keys", &site.single_keys(), &keys(), now.keys.slug()))
            button #preferences-go .btn type="submit" { (site.save()) }
        }
    }
}

fn themes() -> PreferenceForm {
    let name = |theme| match theme {
        Theme::System => site().theme_system(),
        Theme::Light => site().theme_light(),
        Theme::Dark => site().theme_dark(),
    };
    Theme::ALL.map(|theme| (theme.to_string(), name(theme))).to_vec()
}

/// Every language in its own words, so that its readers find it.
fn languages() -> PreferenceForm {
    let browser = (BROWSER.to_owned(), site().language_browser());
    let own = |locale: Locale| (locale.to_string(), Words::of(locale).site().own_name());
    std::iter::once(browser).chain(Locale::ALL.map(own)).collect()
}

fn text_sizes() -> PreferenceForm {
    let name = |text| match text {
        TextSize::Normal => site().text_normal(),
        TextSize::Large => site().text_large(),
        TextSize::Larger => site().text_larger(),
    };
    TextSize::ALL.map(|text| (text.to_string(), name(text))).to_vec()
}

fn speeds() -> PreferenceForm {
    let name = |speed| match speed {
        Speed::Slow => site().speed_slow(),
        Speed::Normal => site().speed_normal(),
        Speed::Fast => site().speed_fast(),
        Speed::None => site().speed_none(),
    };
    Speed::ALL.map(|speed| (speed.to_string(), name(speed))).to_vec()
}

fn confirms() -> PreferenceForm {
    let name = |confirm| match confirm {
        Confirm::Always => site().confirm_always(),
        Confirm::Endings => site().confirm_endings(),
        Confirm::Never => site().confirm_never(),
    };
    Confirm::ALL.map(|confirm| (confirm.to_string(), name(confirm))).to_vec()
}

fn onlys() -> PreferenceForm {
    let name = |only| match only {
        Only::Ask => site().only_ask(),
        Only::Play => site().only_play(),
    };
    Only::ALL.map(|only| (only.to_string(), name(only))).to_vec()
}

fn sizes() -> PreferenceForm {
    let name = |cards| match cards {
        CardSize::Small => site().cards_small(),
        CardSize::Normal => site().cards_normal(),
        CardSize::Large => site().cards_large(),
    };
    CardSize::ALL.map(|cards| (cards.to_string(), name(cards))).to_vec()
}

fn sounds() -> PreferenceForm {
    let name = |sound| match sound {
        Sound::Off => site().sound_off(),
        Sound::Quiet => site().sound_quiet(),
        Sound::On => site().sound_on(),
        Sound::Loud => site().sound_loud(),
    };
    Sound::ALL.map(|sound| (sound.to_string(), name(sound))).to_vec()
}

fn keys() -> PreferenceForm {
    let name = |keys| match keys {
        Keys::On => site().keys_on(),
        Keys::Off => site().keys_off(),
    };
    Keys::ALL.map(|keys| (keys.to_string(), name(keys))).to_vec()
}

pub(crate) async fn save(State(app): State<App>, posted: Posted) -> Result<Response, Failure> {
    let (user, id) = posted.visitor.need()?;
    let chosen = match Preferences::of(user).with(|name| posted.get(name)) {
        Ok(chosen) => chosen,
        Err(problem) => {
            return account::again(&app, &posted, AccountForm::Preferences, problem).await;
        }
    };
    accounts::set_preferences(&app, &id, chosen).await?;
    Ok(posted.done(posted.next().unwrap_or("/account")))
}
