// judge.js: the verdict on lengths, with an amount and the items that witness it (Mathematics.md, section 5).

import { sum } from './numbers.js';

/** @typedef {import('./row.js').Motion} Motion */
/**
 * `amount` is what could be avoided, used or moved; `from` and `to` are items, or -1; `over` is what lies beyond the wall, `least` what
 * nothing avoids of it; `length` and `limit` are of an item out of bounds, `room` is what the gaps leave of the container, `total` what
 * items and gaps take and `best` what they may; `said` is the command’s sentence, where it has one.
 * @typedef {{kind: import('./words.js').Kind, amount: number, from: number, to: number, over: number, least: number, length: number, limit: number, room: number, total: number, best: number, said?: string}} Verdict
 */

/**
 * The tolerance of a verdict, in points: a millionth of what the items can take of the container.
 * @param {Motion} motion
 * @param {number} container
 * @param {number} spacing
 */
export const toleranceOf = (motion, container, spacing) =>
  1e-6 * Math.max(1, Math.min(Math.max(container, container - spacing), sum(motion.upper)));

/**
 * The first fault that applies.
 * @param {Motion} motion
 * @param {number[]} lengths
 * @param {number} container
 * @param {number} spacing
 * @param {number} [budget] what items may take together: factors of a flex line can make it another length than the room
 * @returns {Verdict}
 */
export function judge(motion, lengths, container, spacing, budget = container - spacing) {
  const room = container - spacing;
  const slack = toleranceOf(motion, container, spacing);
  const total = sum(lengths);
  const best = Math.min(Math.max(budget, sum(motion.lower)), sum(motion.upper));
  /** @type {Verdict} */
  const fine = {
    kind: 'optimal', amount: 0, from: -1, to: -1, over: Math.max(0, total - room), least: Math.max(0, best - Math.max(room, budget)), length: 0,
    limit: 0, room, total: total + spacing, best: best + spacing,
  };
  const out = lengths.findIndex((length, item) => Math.max(motion.lower[item] - length, length - motion.upper[item])
    > Math.max(slack, 1e-6 * length));
  if (out >= 0) {
    const length = lengths[out];
    const limit = length < motion.lower[out] ? motion.lower[out] : motion.upper[out];
    return { ...fine, kind: 'outOfBounds', from: out, amount: Math.abs(length - limit), length, limit };
  }
  if (total - Math.max(budget, best) > slack) {
    if (budget > room || total - room <= slack) return { ...fine, kind: 'wrongTotal', amount: total - best };
    return { ...fine, kind: 'avoidableOverflow', amount: fine.over - fine.least };
  }
  if (best - total > slack) {
    if (budget > room && room - total <= slack) return { ...fine, kind: 'wrongTotal', amount: best - total };
    const to = lengths.reduce((most, length, item) => (motion.upper[item] - length > motion.upper[most] - lengths[most] ? item : most), 0);
    return { ...fine, kind: 'unusedSpace', to, amount: room - total };
  }
  return inversion(motion, lengths, slack, fine) ?? unfairness(motion, lengths, slack, fine) ?? fine;
}

/**
 * @param {Motion} motion
 * @param {number[]} lengths
 * @param {number} slack
 * @param {Verdict} fine
 * @returns {Verdict | null}
 */
function inversion(motion, lengths, slack, fine) {
  const give = (/** @type {number} */ item) => lengths[item] - motion.lower[item];
  const take = (/** @type {number} */ item) => motion.upper[item] - lengths[item];
  let best = fine;
  motion.tiers.forEach((tier, rank) => {
    if (tier.length === 0) return;
    const to = tier.reduce((first, second) => (take(second) > take(first) ? second : first));
    for (const from of motion.tiers.slice(rank + 1).flat()) {
      const amount = Math.min(give(from), take(to));
      if (amount > slack && amount > best.amount) best = { ...fine, kind: 'priorityInversion', from, to, amount };
    }
  });
  return best.amount > 0 ? best : null;
}

/**
 * What the item on the higher level could give to the one on the lower, until their levels meet.
 * @param {Motion} motion
 * @param {number[]} lengths
 * @param {number} slack
 * @param {Verdict} fine
 * @returns {Verdict | null}
 */
function unfairness(motion, lengths, slack, fine) {
  const { lower, upper, base, weight } = motion;
  const level = (/** @type {number} */ item) => (lengths[item] - base[item]) / weight[item];
  let best = fine;
  for (const tier of motion.tiers) {
    for (const from of tier) {
      if (lengths[from] - lower[from] <= slack || weight[from] <= 0) continue;
      for (const to of tier) {
        const difference = level(from) - level(to);
        if (difference <= 0 || weight[to] <= 0) continue;
        const meet = difference * weight[from] * weight[to] / (weight[from] + weight[to]);
        const amount = Math.min(lengths[from] - lower[from], upper[to] - lengths[to], meet);
        if (amount > slack && amount > best.amount) best = { ...fine, kind: 'unfair', from, to, amount };
      }
    }
  }
  return best.amount > 0 ? best : null;
}
