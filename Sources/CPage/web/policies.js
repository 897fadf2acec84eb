// policies.js: what each policy makes of a row of the playground, as the command's policies do (`Sources/Rows/Policies`): bounds, and
// where each item stands at which level of water.  The browser test holds them to the command's answers.  Lengths in points.

import { clamp, sum } from './numbers.js';
import { equalSizes, tiersOf } from './row.js';

/** @typedef {import('./row.js').Motion} Motion */
/**
 * An item with all that policies read.
 * @typedef {import('./row.js').Item & {weight: number, base: number, basis: number, grow: number, shrink: number, shrinkPriority: number, stretch: number, stretchOrder: number, shrinkOrder: number, steps: [number, number][] | null}} FullItem
 */
/** @typedef {{text: string, parameters: {name: string, from: number, to: number}[], point: Record<string, number>, width: string | null}} OfFamily */
/** @typedef {{id: string, policy: string, items: FullItem[], gaps: number[], available: number, family?: OfFamily}} Problem */

/** The policies, with their titles, the fields of items that each reads beside bounds and priority, and what it calls fair. */
export const policies = /** @type {Record<string, {title: string, fields: string[], words: string}>} */ ({
  'equal-sizes': { title: 'equal lengths', fields: [], words: 'equal lengths are fair' },
  'equal-increments': { title: 'equal steps over the minima', fields: [], words: 'equal steps over the minima are fair' },
  weights: { title: 'lengths by weight', fields: ['weight'], words: 'lengths in the ratio of the weights are fair' },
  levels: { title: 'base and weight', fields: ['base', 'weight'], words: 'each item begins at its base and grows by its weight' },
  spread: { title: 'the same fraction of the way', fields: ['ideal'], words: 'all go the same fraction of their way from the ideal lengths' },
  'natural-steps': { title: 'steps from natural lengths', fields: ['ideal', 'grow', 'shrink', 'shrinkPriority'], words: 'steps from the ideal lengths by factors are fair' },
  glue: { title: 'TeX’s glue', fields: ['ideal', 'stretch', 'shrink', 'stretchOrder', 'shrinkOrder'], words: 'it is TeX’s glue: the highest order of infinity stretches or shrinks' },
  'css-flex': { title: 'CSS’s flex values', fields: ['basis', 'grow', 'shrink'], words: 'the items are a flex line of CSS' },
  'qt-box': { title: 'Qt’s box', fields: ['ideal', 'grow'], words: 'it is Qt’s box: equal steps down from the ideal lengths; above these equal sizes, the stretched first' },
  'gtk-box': { title: 'GTK’s box', fields: ['ideal', 'grow'], words: 'it is GTK’s box: equal steps from the minima to the ideal lengths; above these for items that expand' },
  'grid-tracks': { title: 'tracks of a CSS grid', fields: ['grow'], words: 'the items are tracks of a CSS grid: lengths get equal steps over their minima, then fractions get their shares' },
  text: { title: 'the lowest row of texts', fields: [], words: 'the row is as low as its texts allow, which “steps” in the JSON say, and then gives equal steps' },
});

/** What an item has where it says nothing. @param {string} field @param {string} policy */
export const defaultOf = (field, policy) => (field === 'weight' || (field === 'shrink' && policy !== 'glue') ? 1 : 0);

/** @typedef {{grows: boolean, hypothetical: number[], factor: number[], weight: number[], participants: number[], room: number, initial: number}} Line */

/**
 * The direction of a flex line and who takes part (CSS Flexible Box Layout 1, section 9.7).
 * @param {FullItem[]} items
 * @param {number} room
 * @returns {Line}
 */
function lineOf(items, room) {
  const hypothetical = items.map(item => clamp(item.basis, item.min, item.max));
  const grows = sum(hypothetical) < room;
  const factor = items.map(item => (grows ? item.grow : item.shrink));
  const participants = items.flatMap((item, place) =>
    (factor[place] > 0 && (grows ? item.basis <= item.max : item.basis >= item.min) ? [place] : []));
  const others = hypothetical.filter((_, place) => !participants.includes(place));
  const left = room - sum(others);
  return {
    grows, hypothetical, factor, participants, room: left, weight: items.map(item => (grows ? item.grow : item.shrink * item.basis)),
    initial: left - sum(participants.map(place => items[place].basis)),
  };
}

/**
 * The lengths of a flex line by the loop that freezes items at the bounds they break.
 * @param {FullItem[]} items
 * @param {number} room
 */
export function flexLoop(items, room) {
  const line = lineOf(items, room);
  const lengths = [...line.hypothetical];
  let open = line.participants;
  let handedFraction = false;
  /** @type {{open: number[], space: number, stuck: number[]}[]} */
  const rounds = [];
  /** @type {number[]} */
  let lastRound = [];
  while (open.length) {
    const frozen = line.participants.filter(place => !open.includes(place));
    let space = line.room - sum(frozen.map(place => lengths[place])) - sum(open.map(place => items[place].basis));
    const factors = sum(open.map(place => line.factor[place]));
    if (factors < 1 && Math.abs(line.initial * factors) < Math.abs(space)) {
      space = line.initial * factors;
      handedFraction = true;
    }
    const weight = sum(open.map(place => line.weight[place]));
    const wanted = new Map(open.map(place => [place, items[place].basis + (weight > 0 ? space * line.weight[place] / weight : 0)]));
    const violation = sum(open.map(place => clamp(/** @type {number} */ (wanted.get(place)), items[place].min, items[place].max) - /** @type {number} */ (wanted.get(place))));
    for (const place of open) lengths[place] = clamp(/** @type {number} */ (wanted.get(place)), items[place].min, items[place].max);
    const isStuck = (/** @type {number} */ place) => (violation > 1e-12 ? lengths[place] > /** @type {number} */ (wanted.get(place)) : violation < -1e-12 ? lengths[place] < /** @type {number} */ (wanted.get(place)) : true);
    const stuck = open.filter(isStuck);
    if (stuck.length === open.length) lastRound = open;
    rounds.push({ open, space, stuck });
    open = open.filter(place => !isStuck(place));
  }
  return { line, lengths, handedFraction, lastRound, rounds };
}

/** A row in which all items keep one length, before some are let move. @param {number[]} lengths @param {number[]} priorities @returns {Motion} */
const rigid = (lengths, priorities) => ({
  from: 0, lower: [...lengths], upper: [...lengths], base: [...lengths], weight: lengths.map(() => 1), tiers: tiersOf(priorities),
});

/**
 * What the policy of a problem makes of it: its motion, and what items may take together.
 * @param {Problem} problem
 * @returns {{motion: Motion, budget: number, frozen?: number[]}} the items that a flex line froze before its factors held space back
 */
export function reduced(problem) {
  const { items, gaps, available } = problem;
  const room = available - sum(gaps);
  switch (problem.policy) {
    case 'equal-increments': return { motion: { ...equalSizes(items), base: items.map(item => item.min) }, budget: room };
    case 'weights': return { motion: { ...equalSizes(items), weight: items.map(item => item.weight) }, budget: room };
    case 'levels':
      return { motion: { ...equalSizes(items), base: items.map(item => item.base), weight: items.map(item => item.weight) }, budget: room };
    case 'grid-tracks': {
      const base = items.map(item => (item.grow > 0 ? 0 : item.min));
      const tiers = tiersOf(items.map(item => (item.grow > 0 ? 0 : 1)));
      return { motion: { ...equalSizes(items), base, weight: items.map(item => (item.grow > 0 ? item.grow : 1)), tiers }, budget: room };
    }
    case 'text': {
      const least = leastLengths(items, room);
      return { motion: { ...equalSizes(items), lower: least, base: least }, budget: room };
    }
    case 'qt-box': case 'gtk-box': return { motion: boxPieces(problem, room), budget: room };
    case 'natural-steps': case 'spread': case 'glue': return { motion: twoPieces(problem, room), budget: room };
    case 'css-flex': return flexMotion(items, room);
    default: return { motion: equalSizes(items), budget: room };
  }
}

/** A row that shrinks from its ideal lengths by one rule and grows by another. @param {Problem} problem @param {number} room */
function twoPieces({ policy, items }, room) {
  const grows = sum(items.map(item => item.ideal)) < room;
  const motion = rigid(items.map(item => item.ideal),
    items.map(item => (policy === 'natural-steps' && !grows ? 0 - item.shrinkPriority : item.priority)));
  const isEndless = grows && items.some(item => item.max === Infinity);
  const strengths = items.map(item => {
    if (policy === 'natural-steps') return grows ? item.grow : item.shrink;
    if (policy === 'glue') return grows ? item.stretch : item.shrink;
    if (isEndless) return item.max === Infinity ? 1 : 0;
    return grows ? item.max - item.ideal : item.ideal - item.min;
  });
  const orders = items.map(item => (policy === 'glue' ? (grows ? item.stretchOrder : item.shrinkOrder) : 0));
  const highest = Math.max(...orders.filter((_, place) => strengths[place] > 0));
  items.forEach((item, place) => {
    if (!(strengths[place] > 0) || orders[place] !== highest) return;
    motion.weight[place] = strengths[place];
    if (grows) motion.upper[place] = item.max;
    else motion.lower[place] = policy === 'glue' && highest === 0 ? Math.max(item.min, item.ideal - item.shrink) : item.min;
  });
  return motion;
}

/** Where the pieces of a box of Qt or GTK meet. @param {Problem} problem */
export const naturalLengths = ({ policy, items }) => items.map(item => (policy === 'qt-box' && item.grow > 0 ? item.min : item.ideal));

/** Who comes first in a box of Qt that grows: the stretched, those that expand, the others. @param {FullItem} item */
export const qtRank = item => (item.grow > 0 ? 2 : item.priority > 0 ? 1 : 0);

/** A box of Qt or GTK, which shrinks and grows by different rules (`QtBox.swift`, `GtkBox.swift`). @param {Problem} problem @param {number} room */
function boxPieces(problem, room) {
  const { items } = problem;
  const isQt = problem.policy === 'qt-box';
  const natural = naturalLengths(problem);
  const grows = sum(natural) < room;
  const motion = rigid(natural, items.map(item => (isQt ? (grows ? qtRank(item) : 0) : item.priority)));
  items.forEach((item, place) => {
    if (isQt ? !grows && item.grow > 0 : grows && !(item.grow > 0)) return;
    motion.base[place] = isQt ? (grows ? 0 : item.ideal) : grows ? item.ideal : item.min;
    motion.weight[place] = grows && item.grow > 0 ? item.grow : 1;
    if (grows) motion.upper[place] = item.max; else motion.lower[place] = item.min;
  });
  return motion;
}

/** The least lengths at the least height at which the texts fit; the narrowest where they do not (`LeastHeight.swift`). @param {FullItem[]} items @param {number} room */
function leastLengths(items, room) {
  const steps = items.map(item => (item.steps ?? []).filter(([width]) => width <= item.max));
  const floor = Math.max(...steps.map(each => each[each.length - 1]?.[1] ?? 0));
  const heights = steps.flat().map(([, height]) => height).filter(height => height >= floor).sort((first, second) => second - first);
  const slack = 1e-12 * Math.max(1, Math.abs(room));
  const lengths = (/** @type {number} */ height) => items.map((item, place) => Math.max(item.min, steps[place].find(step => step[1] <= height)?.[0] ?? item.min));
  let best = heights.length ? lengths(heights[0]) : items.map(item => item.min);
  let [low, high] = [0, heights.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const trial = lengths(heights[middle]);
    if (room + slack < sum(trial)) high = middle; else [low, best] = [middle + 1, trial];
  }
  return best;
}

/** Whether a flex line states the rows of a policy. @param {string} policy */
export const isWrittenInCSS = policy => !['qt-box', 'gtk-box', 'grid-tracks', 'text'].includes(policy);

/** @param {FullItem[]} items @param {number} room */
function flexMotion(items, room) {
  const { line, lengths, handedFraction, lastRound } = flexLoop(items, room);
  const motion = rigid(line.hypothetical, items.map(item => item.priority));
  for (const place of line.participants) {
    if (line.weight[place] <= 0) continue;
    [motion.base[place], motion.weight[place]] = [items[place].basis, line.weight[place]];
    if (line.grows) motion.upper[place] = items[place].max; else motion.lower[place] = items[place].min;
  }
  if (line.grows) {
    // Factors that sum to less than 1 hand out that part of the free space alone.
    const most = sum(items.map((_, place) => clamp(motion.base[place] + motion.weight[place] * line.initial, motion.lower[place], motion.upper[place])));
    return { motion, budget: Math.min(room, most) };
  }
  if (!handedFraction) return { motion, budget: room };
  const frozen = line.participants.filter(place => !lastRound.includes(place));
  for (const place of frozen) motion.lower[place] = motion.upper[place] = lengths[place];
  return { motion, budget: Math.max(room, sum(lengths)), frozen };
}

/**
 * The row as a style sheet has it: `flex` of each item; a browser knows no priorities (`WrittenInCSS.swift`).
 * @param {Problem} problem
 * @returns {FullItem[]}
 */
export function inCSS({ policy, items }) {
  const written = (/** @type {number[]} */ basis, /** @type {number[]} */ grow, /** @type {number[]} */ shrink) =>
    items.map((item, place) => ({ ...item, basis: basis[place], grow: grow[place], shrink: shrink[place] }));
  const ones = items.map(() => 1);
  /** Factors of the highest order present, the least of them 1. */
  const scaled = (/** @type {number[]} */ strengths, /** @type {number[]} */ orders = strengths.map(() => 0), /** @type {boolean[]} */ present = strengths.map(each => each > 0)) => {
    const highest = Math.max(...orders.filter((_, place) => present[place]));
    const factors = strengths.map((each, place) => (orders[place] === highest ? each : 0));
    const least = Math.min(...factors.filter(each => each > 0));
    return least < Infinity ? factors.map(each => each / least) : factors;
  };
  const from = (/** @type {number[]} */ bases, /** @type {number[]} */ growing, /** @type {number[]} */ shrinking) =>
    written(bases, scaled(growing), scaled(shrinking.map((rate, place) => (bases[place] > 0 ? rate / bases[place] : 0))));
  const ideals = items.map(item => item.ideal);
  switch (policy) {
    case 'css-flex': return items;
    case 'equal-increments': return written(items.map(item => item.min), ones, ones);
    case 'weights': return written(items.map(() => 0), items.map(item => item.weight), ones);
    case 'levels': return from(items.map(item => item.base), items.map(item => item.weight), items.map(item => item.weight));
    case 'natural-steps': return from(ideals, items.map(item => item.grow), items.map(item => item.shrink));
    case 'spread': {
      const isEndless = items.some(item => item.max === Infinity);
      return from(ideals, items.map(item => (isEndless ? Number(item.max === Infinity) : item.max - item.ideal)), items.map(item => item.ideal - item.min));
    }
    case 'glue': {
      const grow = scaled(items.map(item => item.stretch), items.map(item => item.stretchOrder));
      const shrink = scaled(items.map(item => (item.ideal > 0 ? item.shrink / item.ideal : 0)), items.map(item => item.shrinkOrder), items.map(item => item.shrink > 0));
      return written(ideals, grow, shrink).map((item, place) =>
        (shrink[place] > 0 && item.shrinkOrder === 0 ? { ...item, min: Math.max(item.min, items[place].ideal - items[place].shrink) } : item));
    }
    default: return written(items.map(() => 0), ones, ones);
  }
}
