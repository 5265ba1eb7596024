//! Line-ups and seating.

/// Every table in a block: all rotations of every line-up, each table once.
///
/// With no more bots than seats there is one line-up: one seat for each bot, and the last bot fills
/// the rest, so that `[a, b]` at four seats is one a among three b. With more bots than seats,
/// every combination of that many bots is a line-up.
pub(super) fn tables(bots: &[usize], n_seats: usize) -> Vec<Vec<usize>> {
    let mut tables: Vec<Vec<usize>> = Vec::new();
    for line_up in line_ups(bots, n_seats) {
        for steps in 0..n_seats {
            let mut table = line_up.clone();
            table.rotate_right(steps);
            if !tables.contains(&table) {
                tables.push(table);
            }
        }
    }
    tables
}

fn line_ups(bots: &[usize], n_seats: usize) -> Vec<Vec<usize>> {
    let Some(last) = bots.last().filter(|_| bots.len() <= n_seats) else {
        return choices(bots, n_seats);
    };
    let mut line_up = bots.to_vec();
    line_up.resize(n_seats, *last);
    vec![line_up]
}

/// Every combination of `n` bots, in the order of the list.
fn choices(bots: &[usize], n: usize) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, first) in bots.iter().enumerate() {
        for rest in choices(&bots[index + 1..], n - 1) {
            all.push([&[*first], &rest[..]].concat());
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_bot_fills_the_table_and_every_bot_sits_everywhere() {
        let expected = [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]];
        assert_eq!(tables(&[0, 1], 4), expected);
        assert_eq!(tables(&[0, 0, 1, 1], 4).len(), 4);
    }

    #[test]
    fn no_game_is_played_twice() {
        assert_eq!(tables(&[0], 3), [[0, 0, 0]]);
        assert_eq!(tables(&[0, 1, 0, 1], 4).len(), 2);
    }

    #[test]
    fn bots_that_do_not_fit_at_one_table_take_turns() {
        assert_eq!(tables(&[0, 1, 2], 2), [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]);
        assert_eq!(tables(&[0, 1, 2, 3], 3).len(), 12);
    }
}
