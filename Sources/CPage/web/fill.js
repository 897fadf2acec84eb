// fill.js: rules for rows of any policy as the playground runs them: water filling, SwiftUI's rule, and CSS.
// The browser test holds them to the command's answers.  Lengths in points.

import { swiftUISteps } from './asked.js';
import { clamp, sum } from './numbers.js';
import { flexLoop, inCSS, reduced } from './policies.js';

/** @typedef {import('./policies.js').Problem} Problem */

/**
 * The level at which items that lie between bounds take so much together.
 * @param {import('./row.js').Motion} motion
 * @param {number[]} tier
 * @param {number} budget between the sums of both bounds
 */
function levelOf({ lower, upper, base, weight }, tier, budget) {
  const from = (/** @type {number} */ item) => (lower[item] - base[item]) / weight[item];
  const to = (/** @type {number} */ item) => (upper[item] - base[item]) / weight[item];
  const stops = [...new Set(tier.flatMap(item => [from(item), to(item)]))].filter(Number.isFinite).sort((first, second) => first - second);
  const total = (/** @type {number} */ level) => sum(tier.map(item => clamp(base[item] + weight[item] * level, lower[item], upper[item])));
  const next = stops.findIndex(stop => total(stop) >= budget);
  const start = next < 0 ? stops[stops.length - 1] ?? 0 : stops[Math.max(0, next - 1)];
  const movers = tier.filter(item => from(item) <= start && to(item) > start);
  if (next === 0 || !movers.length) return start;
  return start + (budget - total(start)) / sum(movers.map(item => weight[item]));
}

/**
 * The optimum: in each tier, the highest first, one level.
 * @param {Problem} problem
 */
export function waterFill(problem) {
  const { motion, budget } = reduced(problem);
  return filled(motion, budget);
}

/**
 * @param {import('./row.js').Motion} motion
 * @param {number} room
 */
export function filled(motion, room) {
  const { lower, upper, base, weight, tiers } = motion;
  const lengths = [...lower];
  let rest = room - sum(lower);
  for (const tier of tiers) {
    if (rest <= 0) break;
    const [least, most] = [sum(tier.map(item => lower[item])), sum(tier.map(item => upper[item]))];
    const budget = Math.min(least + rest, most);
    const level = budget === most ? Infinity : levelOf(motion, tier, budget);
    for (const item of tier) lengths[item] = level === Infinity ? upper[item] : clamp(base[item] + weight[item] * level, lower[item], upper[item]);
    rest -= sum(tier.map(item => lengths[item])) - least;
  }
  return lengths;
}

/** @param {Problem} problem */
export const swiftUIRule = problem => swiftUISteps(problem).lengths;

/** Whether a flex line has priorities, which no browser knows. @param {Problem} problem */
export const isTiered = ({ policy, items }) => policy === 'css-flex' && new Set(items.map(item => item.priority)).size > 1;

/**
 * CSS flexbox on the row as a style sheet has it.  CSS has no priorities: a flex line of several tiers is filled tier by tier.
 * @param {Problem} problem
 */
export function flexLine(problem) {
  return isTiered(problem) ? waterFill(problem) : flexLoop(inCSS(problem), problem.available - sum(problem.gaps)).lengths;
}
