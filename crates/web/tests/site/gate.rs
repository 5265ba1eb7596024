//! How much one address or one user may ask for, and how long a connection may take.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use games::GameKind;
use serde_json::json;
use tokio::net::TcpSocket;
use web::Rate;

use crate::client::{Browser, Program, between, send};
use crate::games::dealt;
use crate::live::Socket;
use crate::people::until;
use crate::server::Site;

/// Long enough for a machine that many tests share.
const PATIENCE: Duration = Duration::from_mins(1);

/// A bucket that does not fill again.
const fn only(burst: f64) -> Rate {
    Rate { per_second: 1e-6, burst }
}

fn host(site: &Site) -> &str {
    site.base.strip_prefix("http://").expect("an address")
}

/// A connection by itself.
fn connect(site: &Site) -> TcpStream {
    let stream = TcpStream::connect(host(site)).expect("a connection");
    stream.set_read_timeout(Some(PATIENCE)).expect("a time limit");
    stream
}

/// Everything that comes until the server hangs up.
fn rest(mut stream: &TcpStream) -> String {
    let mut text = Vec::new();
    match stream.read_to_end(&mut text) {
        Ok(_) => {}
        Err(error) => assert_eq!(error.kind(), io::ErrorKind::ConnectionReset, "{error}"),
    }
    String::from_utf8_lossy(&text).into_owned()
}

#[test]
fn a_user_has_one_bucket_for_all_tokens_and_sessions() {
    let site = Site::with(|config| config.session_rate = only(8.0));
    let anna = Program::guest(&site.base, "Anna");
    let token = |n: u32| anna.post("/tokens", &json!({ "label": n.to_string() })).is(201).json();
    let tokens: Vec<String> = (0..4)
        .map(|n| format!("Bearer {}", token(n)["token"].as_str().expect("a token")))
        .collect();
    let url = format!("{}/api/v1/me", site.base);
    let ask = |token: &String| send("GET", &url, &[("authorization", token)], "").status;
    let statuses: Vec<u16> = tokens.iter().cycle().take(8).map(ask).collect();
    assert_eq!(statuses, [200, 200, 200, 200, 429, 429, 429, 429]);
    Program::guest(&site.base, "Ben").get("/me").is(200);
}

#[test]
fn who_is_not_known_shares_the_bucket_of_the_address() {
    let site = Site::with(|config| config.stranger_rate = only(7.0));
    let anna = Program::guest(&site.base, "Anna");
    let mut ben = Browser::guest(&site.base, "Ben");
    let random = |n: usize| format!("Bearer {n:064x}");
    let api = |n| {
        let url = format!("{}/api/v1/me", site.base);
        send("GET", &url, &[("authorization", &random(n))], "").status
    };
    assert_eq!([0, 1, 2, 3, 4].map(api), [401, 401, 401, 401, 429]);
    let cookie = [("cookie", &*format!("trivium={:064x}", 9)), ("authorization", &random(9))];
    send("GET", &site.base, &cookie, "").is(429);
    anna.get("/me").is(200);
    ben.get("/").is(200);
}

#[test]
fn an_address_has_a_bucket_for_everybody() {
    let site = Site::with(|config| config.address_rate = only(4.0));
    let anna = Program::guest(&site.base, "Anna");
    let statuses = [(); 4].map(|()| anna.get("/me").status);
    assert_eq!(statuses, [200, 200, 200, 429]);
}

#[test]
fn names_change_not_too_often() {
    let site = Site::with(|config| config.rename_rate = only(2.0));
    let anna = Program::guest(&site.base, "Anna");
    let rename = |name: &str| anna.put("/me/name", &json!({ "name": name })).status;
    assert_eq!(["Anna"; 4].map(rename), [200; 4], "nothing changes");
    assert_eq!(["Berta", "Carla", "Carla", "Dora"].map(rename), [200, 200, 200, 429]);
    let account = json!({ "name": "Dora", "password": "a long password" });
    anna.put("/me/account", &account).is(429);
    anna.put("/me/account", &json!({ "name": "Carla", "password": "a long password" })).is(200);
    let metrics = send("GET", &format!("{}/metrics", site.base), &[], "").is(200).body;
    assert!(metrics.contains("trivium_limited_total{kind=\"renames\"} 2\n"), "{metrics}");
}

#[test]
fn sockets_are_bounded_by_user() {
    let site = Site::with(|config| config.user_sockets = 2);
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::Fortuna, &anna, &ben);
    let path = format!("/api/v1/tables/{id}/stream");
    let open = |who: &Program| {
        Socket::try_open(&site.base, &path, &[("authorization", &who.authorization())])
    };
    let sockets = [(); 2].map(|()| open(&anna).expect("a socket"));
    assert!(open(&anna).is_err(), "a third one");
    assert!(open(&ben).is_ok(), "another user");
    drop(sockets);
    until(|| open(&anna).ok());
}

#[test]
fn sockets_are_bounded_by_address() {
    let site = Site::with(|config| config.address_sockets = 2);
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::Fortuna, &anna, &ben);
    let path = format!("/t/{id}/live");
    let _sockets = [(); 2].map(|()| Socket::open(&site.base, &path, &[]));
    assert!(Socket::try_open(&site.base, &path, &[]).is_err(), "a third one");
    let metrics = send("GET", &format!("{}/metrics", site.base), &[], "").is(200).body;
    assert!(metrics.contains("trivium_limited_total{kind=\"address-sockets\"} 1\n"), "{metrics}");
}

/// Behind a proxy every connection has its address: sockets count for whom it names.
#[test]
fn sockets_behind_a_proxy_count_for_the_address_it_names() {
    let site = Site::with(|config| {
        (config.trust_proxy, config.address_sockets, config.address_connections) = (true, 1, 1);
    });
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::Fortuna, &anna, &ben);
    let path = format!("/t/{id}/live");
    let open = |from| Socket::try_open(&site.base, &path, &[("x-forwarded-for", from)]);
    let _first = open("2001:db8::1").expect("a socket");
    assert!(open("2001:db8::2").is_err(), "the same network");
    assert!(open("2001:db8:0:1::1").is_ok(), "another one");
}

/// A request from another address of this machine.
fn get_from(address: &str, site: &Site) -> String {
    let host = host(site).to_owned();
    let get = async {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind(format!("{address}:0").parse().expect("an address")).expect("it is ours");
        let stream = socket.connect(host.parse().expect("an address")).await;
        stream.expect("a connection").into_std().expect("a stream")
    };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let mut stream = runtime.block_on(get);
    stream.set_nonblocking(false).expect("it waits");
    stream.set_read_timeout(Some(PATIENCE)).expect("a time limit");
    let request = format!("GET / HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("a request");
    rest(&stream)
}

/// Whether the server has hung up.
fn is_closed(mut stream: &TcpStream) -> bool {
    stream.set_nonblocking(true).expect("it does not wait");
    match stream.read(&mut [0]) {
        Ok(n) => n == 0,
        Err(error) => error.kind() == io::ErrorKind::ConnectionReset,
    }
}

#[test]
fn an_address_does_not_take_all_connections() {
    let site = Site::with(|config| {
        config.address_connections = 5;
        config.header_patience = Duration::from_mins(10);
    });
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::Fortuna, &anna, &ben);
    // A socket keeps the place of its connection.
    let sockets = until(|| {
        let open = |_| Socket::try_open(&site.base, &format!("/t/{id}/live"), &[]).ok();
        (0..2).map(open).collect::<Option<Vec<Socket>>>()
    });
    let idle: Vec<TcpStream> = (0..20).map(|_| connect(&site)).collect();
    let n_closed = || idle.iter().filter(|stream| is_closed(stream)).count();
    until(|| (n_closed() >= 17).then_some(()));
    assert!(get_from("127.0.0.2", &site).starts_with("HTTP/1.1 200"));
    drop((idle, sockets));
    until(|| {
        let mut stream = connect(&site);
        stream.write_all(b"GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n").ok()?;
        rest(&stream).starts_with("HTTP/1.1 200").then_some(())
    });
}

#[test]
fn headers_have_a_size() {
    let site = Site::new();
    let ask = |size: usize| {
        let mut stream = connect(&site);
        let header = "x".repeat(size);
        let request =
            format!("GET /healthz HTTP/1.1\r\nconnection: close\r\nx-a: {header}\r\n\r\n");
        // The server may hang up before it has read everything.
        let _ = stream.write_all(request.as_bytes());
        rest(&stream)
    };
    assert!(ask(30 << 10).starts_with("HTTP/1.1 200"));
    assert!(ask(33 << 10).starts_with("HTTP/1.1 431"));
}

#[test]
fn a_connection_that_sends_nothing_ends() {
    let site = Site::with(|config| config.header_patience = Duration::from_millis(300));
    let mut slow = connect(&site);
    slow.write_all(b"GET /healthz HTTP/1.1\r\nx-a: ").expect("half of a request");
    assert_eq!(rest(&slow), "");
    let mut idle = connect(&site);
    idle.write_all(b"GET /healthz HTTP/1.1\r\n\r\n").expect("a request");
    assert!(rest(&idle).ends_with("\r\n\r\nok\n"), "one answer, and the end");
}

#[test]
fn a_body_that_is_late_ends_its_connection() {
    let site = Site::with(|config| config.request_patience = Duration::from_millis(300));
    let mut stream = connect(&site);
    let head = "POST /api/v1/guests HTTP/1.1\r\ncontent-type: application/json\r\n\
                content-length: 100\r\n\r\n{\"name\":";
    stream.write_all(head.as_bytes()).expect("half of a request");
    let answer = rest(&stream);
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
}

#[test]
fn who_does_not_read_an_answer_is_let_go() {
    let site = Site::with(|config| config.request_patience = Duration::from_millis(300));
    let mut stream = connect(&site);
    stream.set_write_timeout(Some(PATIENCE)).expect("a time limit");
    let error = loop {
        if let Err(error) = stream.write_all(b"GET /api/openapi.json HTTP/1.1\r\n\r\n") {
            break error;
        }
    };
    let is_over = [io::ErrorKind::ConnectionReset, io::ErrorKind::BrokenPipe];
    assert!(is_over.contains(&error.kind()), "{error}");
}

#[test]
fn figures_are_for_the_host() {
    let site = Site::new();
    let url = format!("{}/metrics", site.base);
    let forwarded = [
        ("x-forwarded-for", "192.0.2.1"),
        ("forwarded", "for=192.0.2.1"),
        ("x-real-ip", "192.0.2.1"),
        ("via", "1.1 proxy"),
    ];
    for header in forwarded {
        send("GET", &url, &[header], "").is(404);
    }
    let figures = send("GET", &url, &[], "").is(200).body;
    assert!(figures.contains("trivium_build_info{version=\"0.1.0\",rules=\"fortuna-"), "{figures}");
    let locked = Site::with(|config| config.metrics_token = Some("open sesame".to_owned()));
    let url = format!("{}/metrics", locked.base);
    send("GET", &url, &[], "").is(404);
    send("GET", &url, &[("authorization", "Bearer open")], "").is(404);
    send("GET", &url, &[("authorization", "Bearer open sesame")], "").is(200);
}

#[test]
fn figures_tell_how_long_requests_and_actions_take() {
    let site = Site::new();
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::Fortuna, &anna, &ben);
    anna.see(&id);
    send("GET", &format!("{}/no/such/page", site.base), &[], "").is(404);
    let figures = send("GET", &format!("{}/metrics", site.base), &[], "").is(200).body;
    let figure = |name: &str| {
        let value = between(&figures, &format!("\n{name} "), "\n");
        value.and_then(|value| value.parse::<u32>().ok()).unwrap_or_default()
    };
    assert_eq!(figure("trivium_request_seconds_count{route=\"/api/v1/tables/{id}\"}"), 1);
    assert_eq!(figure("trivium_request_seconds_count{route=\"other\"}"), 1);
    assert_eq!(figure("trivium_action_seconds_count"), figure("trivium_commands_granted_total"));
    assert!(figure("trivium_action_seconds_count") > 3, "{figures}");
    assert!(!figures.contains(&id), "no table by its name");
}

/// Browsers speak HTTP/2 to a proxy; here it is neither begun nor agreed to.
#[test]
fn http_2_is_not_spoken() {
    const PREFACE: &str = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0";
    const UPGRADE: &str = "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: upgrade, http2-settings\r\n\
                           Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n";
    let site = Site::new();
    for _ in 0..20 {
        let mut known = connect(&site);
        known.write_all(PREFACE.as_bytes()).expect("it is sent");
        let said = rest(&known);
        assert!(said.is_empty() || said.starts_with("HTTP/1.1 400 "), "{said:?}");
        let mut asked = connect(&site);
        asked.write_all(UPGRADE.as_bytes()).expect("it is sent");
        let mut start = [0; 12];
        asked.read_exact(&mut start).expect("an answer");
        assert_eq!(&start, b"HTTP/1.1 200");
    }
    send("GET", &format!("{}/healthz", site.base), &[], "").is(200);
}
