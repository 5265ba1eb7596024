//! Who uses the site: a browser without scripts, and a program.

use std::io;

use serde_json::{Value, json};

/// An answer of the server.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: String,
    pub(crate) headers: Vec<(String, String)>,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// The cookies that it brings, with their attributes.
    pub(crate) fn cookies(&self) -> impl Iterator<Item = &str> {
        let brought = self.headers.iter().filter(|(key, _)| key == "set-cookie");
        brought.map(|(_, value)| value.as_str())
    }

    #[track_caller]
    pub(crate) fn is(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{}", self.body);
        self
    }
}

/// How many bytes a page or a file is on its way to a browser.
pub(crate) fn zipped(url: &str) -> usize {
    let (coding, packed) = packed(url, "gzip");
    assert_eq!(coding, "gzip", "{url}");
    packed.len()
}

/// A page or a file as it travels to a client who takes certain codings, and in which.
pub(crate) fn packed(url: &str, taken: &str) -> (String, Vec<u8>) {
    let mut answer = ask("GET", url, &[("accept-encoding", taken)], "");
    let coding = answer.headers().get("content-encoding").map(|coding| coding.to_str());
    let coding = coding.map_or(Ok(""), |coding| coding).expect("a word").to_owned();
    (coding, answer.body_mut().read_to_vec().expect("a body"))
}

fn try_ask(
    method: &str,
    url: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Result<ureq::http::Response<ureq::Body>, ureq::Error> {
    let config = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .max_redirects(0)
        .max_redirects_will_error(false)
        .proxy(None)
        .build();
    let agent = ureq::Agent::new_with_config(config);
    let mut request = ureq::http::Request::builder().method(method).uri(url);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    if matches!(method, "GET" | "DELETE") {
        agent.run(request.body(()).expect("a request"))
    } else {
        agent.run(request.body(body.to_owned()).expect("a request"))
    }
}

/// A client refused before it has sent everything may be cut off before it reads why: it asks again.
fn ask(
    method: &str,
    url: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> ureq::http::Response<ureq::Body> {
    const TRIES: usize = 5;
    let is_cut = |error: &io::Error| {
        matches!(error.kind(), io::ErrorKind::BrokenPipe | io::ErrorKind::ConnectionReset)
    };
    let once = |_| match try_ask(method, url, headers, body) {
        Err(ureq::Error::Io(error)) if is_cut(&error) => None,
        sent => Some(sent.expect("an answer")),
    };
    (0..TRIES).find_map(once).expect("an answer before the connection is cut")
}

/// Sends a request as it stands and follows nothing.
pub(crate) fn send(method: &str, url: &str, headers: &[(&str, &str)], body: &str) -> Answer {
    let mut answer = ask(method, url, headers, body);
    let text = |(name, value): (&ureq::http::HeaderName, &ureq::http::HeaderValue)| {
        (name.to_string(), value.to_str().unwrap_or_default().to_owned())
    };
    let headers = answer.headers().iter().map(text).collect();
    let status = answer.status().as_u16();
    Answer { status, body: answer.body_mut().read_to_string().unwrap_or_default(), headers }
}

/// A browser without scripts.
#[derive(Clone, Debug)]
pub(crate) struct Browser {
    base: String,
    pub(crate) cookie: String,
    /// What forms carry against forgery, as the last page said.
    pub(crate) csrf: String,
}

impl Browser {
    /// A browser that has loaded the first page.
    pub(crate) fn new(base: &str) -> Self {
        let base = base.to_owned();
        let mut browser = Self { base, cookie: String::new(), csrf: String::new() };
        browser.get("/").is(200);
        browser
    }

    /// Someone with a name.
    pub(crate) fn guest(base: &str, name: &str) -> Self {
        let mut browser = Self::new(base);
        browser.post("/guest", &[("name", name)]).is(303);
        browser.get("/").is(200);
        browser
    }

    pub(crate) fn get(&mut self, path: &str) -> Answer {
        let url = format!("{}{path}", self.base);
        let answer = send("GET", &url, &[("cookie", &self.cookie)], "");
        self.learn(&answer);
        answer
    }

    /// Sends a form, with the token of the last page.
    pub(crate) fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let mut fields = fields.to_vec();
        let csrf = self.csrf.clone();
        if fields.iter().all(|(name, _)| *name != "csrf") {
            fields.push(("csrf", &csrf));
        }
        let answer = self.post_raw(path, &encode(&fields), &[]);
        self.learn(&answer);
        answer
    }

    pub(crate) fn post_raw(&self, path: &str, body: &str, more: &[(&str, &str)]) -> Answer {
        let mut headers =
            vec![("cookie", &*self.cookie), ("content-type", "application/x-www-form-urlencoded")];
        headers.extend(more);
        send("POST", &format!("{}{path}", self.base), &headers, body)
    }

    /// Takes a cookie in the place of the one of that name.
    fn keep(&mut self, cookie: &str) {
        let pair = cookie.split(';').next().unwrap_or_default();
        let name = pair.split_once('=').map_or(pair, |(name, _)| name).to_owned() + "=";
        let others = self.cookie.split("; ").filter(|other| !other.starts_with(&name));
        let pair = Some(pair).filter(|_| !cookie.contains("Max-Age=0"));
        let all: Vec<&str> = others.chain(pair).filter(|pair| !pair.is_empty()).collect();
        self.cookie = all.join("; ");
    }

    fn learn(&mut self, answer: &Answer) {
        for cookie in answer.cookies() {
            self.keep(cookie);
        }
        if answer.status < 400
            && let Some(csrf) = between(&answer.body, "<meta name=\"csrf\" content=\"", "\"")
        {
            csrf.clone_into(&mut self.csrf);
        }
    }
}

pub(crate) fn encode(fields: &[(&str, &str)]) -> String {
    let plain = |text: &str| -> String {
        text.bytes()
            .map(|byte| match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
                _ => format!("%{byte:02X}"),
            })
            .collect()
    };
    let pairs = fields.iter().map(|(name, value)| format!("{}={}", plain(name), plain(value)));
    pairs.collect::<Vec<_>>().join("&")
}

/// What stands between two texts.
pub(crate) fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(start)?;
    rest.split_once(end).map(|(found, _)| found)
}

/// A form of a page: its address and its fields, and the values of its buttons.
#[derive(Debug)]
pub(crate) struct Form {
    pub(crate) action: String,
    pub(crate) fields: Vec<(String, String)>,
    pub(crate) answers: Vec<String>,
}

impl Form {
    /// The form with an attribute such as `id="answers"`.
    pub(crate) fn find(page: &str, mark: &str) -> Option<Self> {
        let form = page.split("<form").skip(1).find(|form| {
            let head = form.split_once('>').map_or("", |(head, _)| head);
            head.contains(mark)
        })?;
        let form = form.split_once("</form>").map_or(form, |(form, _)| form);
        let attribute = |tag: &str, name: &str| {
            let found = between(tag, &format!(" {name}=\""), "\"").unwrap_or_default();
            let found = found.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">");
            found.replace("&amp;", "&")
        };
        let tags = |kind: &str| -> Vec<String> {
            let parts = form.split(kind).skip(1);
            parts.map(|tag| tag.split_once('>').map_or(tag, |(tag, _)| tag).to_owned()).collect()
        };
        let pair = |tag: &String| (attribute(tag, "name"), attribute(tag, "value"));
        let is_sent = |tag: &&String| !tag.contains("checkbox") || tag.contains(" checked");
        let inputs = tags("<input");
        let selects = form.split("<select").skip(1).map(|select| {
            let (head, rest) = select.split_once('>').unwrap_or((select, ""));
            let options = rest.split_once("</select>").map_or(rest, |(options, _)| options);
            let options: Vec<&str> = options.split("<option").skip(1).collect();
            let chosen = options.iter().find(|option| option.contains(" selected"));
            let value = chosen.or_else(|| options.first()).map(|option| attribute(option, "value"));
            (attribute(head, "name"), value.unwrap_or_default())
        });
        Some(Self {
            action: attribute(form, "action"),
            fields: inputs.iter().filter(is_sent).map(pair).chain(selects).collect(),
            answers: tags("<button").iter().map(|tag| attribute(tag, "value")).collect(),
        })
    }

    /// Its fields as they are filled in, with others in their place or besides.
    pub(crate) fn with<'a>(&'a self, more: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
        let own = self.fields.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let own = own.filter(|(name, _)| more.iter().all(|(other, _)| name != other));
        own.chain(more.iter().copied()).collect()
    }
}

/// A program with a token.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    base: String,
    token: String,
    pub(crate) id: String,
    pub(crate) name: String,
}

impl Program {
    pub(crate) fn guest(base: &str, name: &str) -> Self {
        Self::sign_in(base, "/guests", &json!({ "name": name }))
    }

    pub(crate) fn log_in(base: &str, name: &str, password: &str) -> Self {
        Self::sign_in(base, "/login", &json!({ "name": name, "password": password }))
    }

    fn sign_in(base: &str, path: &str, body: &Value) -> Self {
        let nobody = Self::nobody(base);
        let signed_in = nobody.post(path, body).is(201).json();
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let user = &signed_in["user"];
        Self {
            token: text(&signed_in["token"]),
            id: text(&user["id"]),
            name: text(&user["name"]),
            ..nobody
        }
    }

    /// A program without a token.
    pub(crate) fn nobody(base: &str) -> Self {
        let (token, id, name) = (String::new(), String::new(), String::new());
        Self { base: base.to_owned(), token, id, name }
    }

    /// The same program at another address of the same site.
    pub(crate) fn at(self, base: &str) -> Self {
        Self { base: base.to_owned(), ..self }
    }

    /// The same user with another token.
    pub(crate) fn with_token(&self, token: &str) -> Self {
        Self { token: token.to_owned(), ..self.clone() }
    }

    pub(crate) fn authorization(&self) -> String {
        format!("Bearer {}", self.token)
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        let url = format!("{}/api/v1{path}", self.base);
        send("GET", &url, &[("authorization", &self.authorization())], "")
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, body)
    }

    pub(crate) fn put(&self, path: &str, body: &Value) -> Answer {
        self.send("PUT", path, body)
    }

    pub(crate) fn delete(&self, path: &str) -> Answer {
        let url = format!("{}/api/v1{path}", self.base);
        send("DELETE", &url, &[("authorization", &self.authorization())], "")
    }

    fn send(&self, method: &str, path: &str, body: &Value) -> Answer {
        let url = format!("{}/api/v1{path}", self.base);
        let authorization = self.authorization();
        let headers = [("authorization", &*authorization), ("content-type", "application/json")];
        send(method, &url, &headers, &body.to_string())
    }

    /// Asks something of a table.
    pub(crate) fn ask(&self, table: &str, command: &Value) -> Answer {
        self.post(&format!("/tables/{table}/commands"), command)
    }

    /// The table as this user sees it.
    pub(crate) fn see(&self, table: &str) -> Value {
        self.get(&format!("/tables/{table}")).is(200).json()
    }
}
