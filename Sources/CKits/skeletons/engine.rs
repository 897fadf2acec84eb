// An engine for plumb, in Rust without crates: put your own layout into lengths().  All lengths are in points.
// Build it:                           rustc -O engine.rs
// Ask it for its smallest wrong row:  plumb fuzz --stdio ./engine --like equal-sizes --explicit
// See what it will be asked:          plumb generate --kind random --count 3 --like equal-sizes --explicit
#![allow(dead_code)]
struct Item {
    least: f64,  // never shorter
    ideal: f64,  // the length where nothing is proposed
    most: f64,   // never longer; infinity where nothing bounds it
    tier: f64,   // the highest is filled first; ignored here, where all must be 0
    weight: f64, // counts under the policy "weights" alone
}

// One length per item; `room` is the container without the gaps, NaN where ideal lengths are wanted, never by fuzz.
fn lengths(items: &[Item], room: f64) -> Vec<f64> {
    if room.is_nan() { return items.iter().map(|item| item.ideal).collect(); }
    let at = |level: f64| items.iter().map(move |item| level.min(item.most).max(item.least));
    let (mut low, mut high) = (0.0, room.max(0.0));
    for _ in 0..100 { // equal sizes, as far as the bounds allow them
        let level = (low + high) / 2.0;
        *(if at(level).sum::<f64>() > room { &mut high } else { &mut low }) = level;
    }
    at(low).collect()
}
// The numbers behind all places of a key: fields come in a fixed order, and `parse` reads the word infinity.
fn numbers(row: &str, key: &str) -> Vec<f64> {
    let number = |rest: &str| rest.split([',', '}']).next()?.trim_matches('"').parse().ok();
    row.split(&format!("\"{key}\": ")).skip(1).map(|rest| number(rest).unwrap_or(f64::NAN)).collect()
}
fn main() {
    for row in std::io::stdin().lines().map_while(Result::ok) { // one row a line in, one answer a line out
        let list = row.split("\"spacing\": [").nth(1).unwrap_or("").split(']').next().unwrap_or("");
        let gaps: f64 = list.split(", ").filter_map(|gap| gap.parse::<f64>().ok()).sum();
        let [least, ideal, most] = ["min", "ideal", "max"].map(|key| numbers(&row, key));
        let [tier, weight] = ["priority", "weight"].map(|key| numbers(&row, key));
        let item = |i| Item { least: least[i], ideal: ideal[i], most: most[i], tier: tier[i], weight: weight[i] };
        let items: Vec<_> = (0..least.len()).map(item).collect();
        println!("{{\"lengths\": {:?}}}", lengths(&items, numbers(&row, "available")[0] - gaps));
    }
}
