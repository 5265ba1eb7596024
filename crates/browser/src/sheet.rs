//! Contact sheets of small pictures, and how they differ from earlier ones.

use data_encoding::BASE64;
use serde_json::json;

use crate::Person;
use crate::sight::quoted;

/// The script of the page that lays pictures out. Pictures are compared by patches: their mean
/// colours depend little on font rendering, and much on layout.
const DESK: &str = "
    const PATCH = 4, FELT = 24;
    const canvas = (width, height) => {
        const paper = Object.assign(document.createElement('canvas'), { width, height });
        const brush = paper.getContext('2d');
        brush.imageSmoothingQuality = 'high';
        return { paper, brush };
    };
    const { paper, brush } = canvas(columns * width, rows * height);
    const load = async url => {
        const image = new Image();
        image.src = url;
        await image.decode();
        return image;
    };
    const lay = async (url, n, label) => {
        const [image, x, y] = [await load(url), n % columns * width, Math.floor(n / columns) * height];
        const scale = Math.min(width / image.width, height / image.height);
        brush.drawImage(image, x, y, label ? image.width * scale : width, label ? image.height * scale : height);
        if (!label) return true;
        brush.font = '14px sans-serif';
        brush.fillStyle = 'black';
        brush.fillRect(x, y, brush.measureText(label).width + 8, 18);
        brush.fillStyle = 'white';
        brush.fillText(label, x + 4, y + 14);
        return true;
    };
    const patches = image => {
        const small = canvas(image.width / PATCH, image.height / PATCH);
        small.brush.drawImage(image, 0, 0, small.paper.width, small.paper.height);
        return n => small.brush.getImageData(n % columns * width / PATCH, Math.floor(n / columns) * height / PATCH, width / PATCH, height / PATCH).data;
    };
    const unlike = async url => {
        const image = await load(url);
        if (image.width !== paper.width || image.height !== paper.height) return [];
        const [ours, theirs] = [patches(paper), patches(image)];
        return Array.from({ length: count }, (_, n) => {
            const [one, other] = [ours(n), theirs(n)];
            const felt = at => [0, 1, 2].some(channel => Math.abs(one[at + channel] - other[at + channel]) > FELT);
            const starts = Array.from({ length: one.length / 4 }, (_, nth) => 4 * nth);
            return starts.filter(felt).length / starts.length;
        });
    };";

const COLUMNS: usize = 6;

/// Small pictures of windows, side by side.
#[derive(Debug)]
pub struct Sheet {
    desk: Person,
    n_laid: usize,
}

impl Sheet {
    /// A sheet for `count` pictures of this size, which must be whole patches of four pixels, laid
    /// out in the window `desk`.
    #[track_caller]
    pub fn new(desk: Person, count: usize, (width, height): (u32, u32)) -> Self {
        let rows = count.div_ceil(COLUMNS);
        let sizes = format!(
            "const [columns, rows, width, height, count] = [{COLUMNS}, {rows}, {width}, {height}, {count}];"
        );
        desk.open("about:blank");
        desk.evaluate(&(sizes + DESK));
        Self { desk, n_laid: 0 }
    }

    /// Adds a picture of a person's window.
    #[track_caller]
    pub fn add(&mut self, person: &Person) {
        let picture = person.ask("Page.captureScreenshot", &json!({ "format": "jpeg" }));
        let data = picture["data"].as_str().unwrap_or_default();
        self.desk.evaluate(&format!("lay('data:image/jpeg;base64,{data}', {})", self.n_laid));
        self.n_laid += 1;
    }

    /// Adds a picture of [`Person::snapshot`] in its own proportions, with a label in its corner.
    #[track_caller]
    pub fn add_labelled(&mut self, picture: &str, label: &str) {
        let label = quoted(label);
        self.desk.evaluate(&format!("lay('{picture}', {}, {label})", self.n_laid));
        self.n_laid += 1;
    }

    /// The share of each picture that differs from another sheet; empty if that has another number
    /// of pictures.
    #[track_caller]
    pub fn unlike(&self, webp: &[u8]) -> Vec<f64> {
        let data = BASE64.encode(webp);
        let parts = self.desk.evaluate(&format!("unlike('data:image/webp;base64,{data}')"));
        parts.as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64).collect()
    }

    /// The sheet as a WebP file.
    #[track_caller]
    pub fn webp(&self) -> Vec<u8> {
        self.file("image/webp")
    }

    #[track_caller]
    pub fn png(&self) -> Vec<u8> {
        self.file("image/png")
    }

    #[track_caller]
    fn file(&self, kind: &str) -> Vec<u8> {
        let url = self.desk.string(&format!("paper.toDataURL('{kind}', 0.9)"));
        let data = url.split_once(',').map_or("", |(_, data)| data);
        BASE64.decode(data.as_bytes()).expect("a picture")
    }
}
