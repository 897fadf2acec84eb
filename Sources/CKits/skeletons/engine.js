// An engine for plumb, in JavaScript: put your own layout into lengths().  All lengths are in points.
//
// Ask it for its smallest wrong row:  plumb fuzz --stdio 'node engine.js' --like equal-sizes --explicit
// See what it will be asked:          plumb generate --kind random --count 3 --like equal-sizes --explicit

const number = (value) => (value === "infinity" ? Infinity : value === "-infinity" ? -Infinity : value);
const sum = (values) => values.reduce((total, value) => total + value, 0);

/** One length per item, in the order of the items. */
function lengths(row) {
  const gaps = row.spacing; // the room behind each item but the last
  const items = row.items; // each has the fields below, and those of row.policy
  const least = items.map((item) => item.min); // never shorter
  const ideal = items.map((item) => item.ideal); // the length where nothing is proposed
  const most = items.map((item) => number(item.max)); // never longer; Infinity where nothing bounds it
  const tier = items.map((item) => number(item.priority)); // the highest first; ignored here, where all must be 0
  const weight = items.map((item) => item.weight); // counts under the policy "weights" alone
  if (row.available === null) return ideal; // no container, which fuzz does not ask
  const room = number(row.available) - sum(gaps);
  let answer = least;
  let [low, high] = [0, Math.max(0, room)];
  for (let step = 0; step < 100; step += 1) { // equal sizes, as far as the bounds allow them
    const level = (low + high) / 2;
    answer = items.map((_, i) => Math.max(least[i], Math.min(most[i], level)));
    if (sum(answer) > room) high = level;
    else low = level;
  }
  return answer;
}

// One row a line in, one answer a line out; logs go to standard error.
require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  process.stdout.write(JSON.stringify({ lengths: lengths(JSON.parse(line)) }) + "\n");
});
