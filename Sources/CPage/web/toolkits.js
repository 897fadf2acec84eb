// toolkits.js: what the toolkit behind a policy does, by its own algorithm, as the command has it (`Sources/Rows/Rules/Toolkits`).
// The browser test holds them to the command's answers.  Lengths in points.

import { clamp, sum } from './numbers.js';
import { naturalLengths, qtRank } from './policies.js';
import { tiersOf } from './row.js';

/** @typedef {import('./policies.js').Problem} Problem */
/** @typedef {import('./policies.js').FullItem} FullItem */

/** @type {Record<string, {title: string, lengths: (problem: Problem, room: number) => number[]}>} */
const toolkits = {
  'qt-box': { title: 'Qt’s QBoxLayout', lengths: qtGeometry },
  'gtk-box': { title: 'GTK’s GtkBox', lengths: smallestGapFirst },
  'grid-tracks': { title: 'A CSS grid', lengths: gridSizing },
  'natural-steps': { title: 'JavaFX, MigLayout', lengths: repeatedShares },
  spread: { title: 'Swing’s BoxLayout', lengths: oneFraction },
};

/** How people call the toolkit behind a policy; `null` where there is none. @param {string} policy */
export const toolkitOf = policy => (Object.hasOwn(toolkits, policy) ? toolkits[policy].title : null);

/** The lengths that the toolkit gives. @param {Problem} problem */
export const toolkitLengths = problem => toolkits[problem.policy].lengths(problem, problem.available - sum(problem.gaps));

/** Qt: as much from everybody below the hints; above them trial shares, which settle those that got too little or too much. @param {Problem} problem @param {number} room */
function qtGeometry(problem, room) {
  const { items } = problem;
  const minima = items.map(item => item.min);
  if (room < sum(minima)) return minima;
  const hints = naturalLengths(problem);
  const missing = sum(hints) - room;
  return missing > 0 ? taking(missing, hints, minima) : trial(items, hints, room);
}

/** @param {number} missing @param {number[]} hints @param {number[]} minima */
function taking(missing, hints, minima) {
  const lengths = [...hints];
  let open = hints.flatMap((hint, place) => (minima[place] < hint ? [place] : []));
  while (open.length) {
    const share = missing / open.length;
    const short = open.find(place => hints[place] - share < minima[place]);
    if (short === undefined) {
      for (const place of open) lengths[place] = hints[place] - share;
      return lengths;
    }
    lengths[short] = minima[short];
    missing -= hints[short] - minima[short];
    open = open.filter(place => place !== short);
  }
  return lengths;
}

/** @param {FullItem[]} items @param {number[]} hints @param {number} room */
function trial(items, hints, room) {
  const lengths = [...hints];
  let open = items.flatMap((item, place) => (hints[place] < item.max ? [place] : []));
  let left = room - sum(hints.filter((_, place) => !open.includes(place)));
  while (open.length) {
    const highest = Math.max(...open.map(place => qtRank(items[place])));
    const shares = open.map(place => (qtRank(items[place]) < highest ? 0 : items[place].grow > 0 ? items[place].grow : 1));
    const total = sum(shares);
    open.forEach((place, index) => { lengths[place] = left * shares[index] / total; });
    const short = open.filter(place => lengths[place] < hints[place]);
    const long = open.filter(place => lengths[place] > items[place].max);
    const more = sum(long.map(place => lengths[place] - items[place].max)) - sum(short.map(place => hints[place] - lengths[place]));
    if (more <= 0) for (const place of short) lengths[place] = hints[place];
    if (more >= 0) for (const place of long) lengths[place] = items[place].max;
    if (more === 0) return lengths;
    const settled = more < 0 ? short : long;
    left -= sum(settled.map(place => lengths[place]));
    open = open.filter(place => !settled.includes(place));
  }
  return lengths;
}

/** GTK: the minima, then from the smallest gap on as much of it as is left for all, then the rest to those that expand. @param {Problem} problem @param {number} room */
function smallestGapFirst({ items }, room) {
  const lengths = items.map(item => item.min);
  let left = room - sum(lengths);
  if (!(left > 0)) return lengths;
  const gaps = items.map((item, place) => ({ place, gap: item.ideal - item.min })).sort((first, second) => first.gap - second.gap);
  gaps.forEach(({ place, gap }, position) => {
    const share = Math.min(gap, left / (gaps.length - position));
    lengths[place] += share;
    left -= share;
  });
  const factors = sum(items.map(item => item.grow));
  return factors > 0 ? lengths.map((length, place) => (items[place].grow > 0 ? Math.min(length + left * items[place].grow / factors, items[place].max) : length)) : lengths;
}

/** CSS grids: tracks of lengths take equal shares up to their maxima; then the size of an fr is found. @param {Problem} problem @param {number} room */
function gridSizing({ items }, room) {
  const lengths = items.map(item => item.min);
  let left = room - sum(lengths);
  let growing = items.flatMap((item, place) => (item.grow === 0 ? [place] : []));
  while (growing.length && left > 0) {
    const share = left / growing.length;
    const full = growing.filter(place => !(lengths[place] + share < items[place].max));
    for (const place of growing) {
      const length = full.includes(place) ? items[place].max : lengths[place] + share;
      left -= length - lengths[place];
      lengths[place] = length;
    }
    if (!full.length) return lengths;
    growing = growing.filter(place => !full.includes(place));
  }
  let flexible = left > 0 ? items.flatMap((item, place) => (item.grow > 0 ? [place] : [])) : [];
  while (flexible.length) {
    const fraction = (left + sum(flexible.map(place => lengths[place]))) / Math.max(1, sum(flexible.map(place => items[place].grow)));
    const rigid = flexible.filter(place => fraction * items[place].grow < lengths[place]);
    if (!rigid.length) {
      for (const place of flexible) lengths[place] = Math.min(fraction * items[place].grow, items[place].max);
      return lengths;
    }
    flexible = flexible.filter(place => !rigid.includes(place));
  }
  return lengths;
}

/** JavaFX and MigLayout: tier by tier a share of what is left, until nobody can take more. @param {Problem} problem @param {number} room */
function repeatedShares({ items }, room) {
  const lengths = items.map(item => item.ideal);
  let excess = room - sum(lengths);
  const grows = excess > 0;
  const factor = (/** @type {number} */ place) => (grows ? items[place].grow : items[place].shrink);
  for (const tier of tiersOf(items.map(item => (grows ? item.priority : item.shrinkPriority)))) {
    let open = tier.filter(place => factor(place) > 0);
    while (open.length) {
      const factors = sum(open.map(factor));
      const wishes = open.map(place => lengths[place] + excess * factor(place) / factors);
      const closed = open.filter((place, index) => (grows ? items[place].max < wishes[index] : wishes[index] < items[place].min));
      let shared = 0;
      open.forEach((place, index) => {
        const length = !closed.includes(place) ? wishes[index] : grows ? items[place].max : items[place].min;
        shared += length - lengths[place];
        lengths[place] = length;
      });
      excess -= shared;
      if (!closed.length) return lengths;
      open = open.filter(place => !closed.includes(place));
    }
  }
  return lengths;
}

/** Swing: one fraction for all, of what they can take or give. @param {Problem} problem @param {number} room */
function oneFraction({ items }, room) {
  const excess = room - sum(items.map(item => item.ideal));
  const endless = items.filter(item => item.max === Infinity).length;
  if (excess > 0 && endless) return items.map(item => (item.max === Infinity ? item.ideal + excess / endless : item.ideal));
  const plays = items.map(item => (excess > 0 ? item.max - item.ideal : item.ideal - item.min));
  const total = sum(plays);
  if (!(total > 0)) return items.map(item => item.ideal);
  const moved = clamp(excess, -total, total);
  return items.map((item, place) => item.ideal + moved * plays[place] / total);
}
