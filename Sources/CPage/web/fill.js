// fill.js: rules for rows of equal sizes as the playground runs them: water filling, SwiftUI's rule, and CSS.
// The browser test holds them to the command's answers.  Lengths in points.

import { clamp, sum } from './numbers.js';
import { tiersOf } from './row.js';

/** @typedef {{items: import('./row.js').Item[], gaps: number[], available: number}} Problem */

/**
 * The level at which items that lie between bounds take so much together.
 * @param {number[]} lower
 * @param {number[]} upper
 * @param {number} budget between the sums of both
 */
function levelOf(lower, upper, budget) {
  const stops = [...new Set([...lower, ...upper])].filter(Number.isFinite).sort((first, second) => first - second);
  const total = (/** @type {number} */ level) => sum(lower.map((least, item) => clamp(level, least, upper[item])));
  const next = stops.findIndex(stop => total(stop) >= budget);
  const base = next < 0 ? stops[stops.length - 1] ?? 0 : stops[Math.max(0, next - 1)];
  const movers = lower.filter((least, item) => least <= base && upper[item] > base);
  if (next === 0 || !movers.length) return base;
  const still = sum(lower.map((least, item) => (least <= base && upper[item] > base ? 0 : clamp(base, least, upper[item]))));
  return (budget - still) / movers.length;
}

/**
 * The optimum: in each tier, the highest first, one level.
 * @param {Problem} problem
 */
export function waterFill({ items, gaps, available }) {
  const lengths = items.map(item => item.min);
  let rest = available - sum(gaps) - sum(lengths);
  for (const tier of tiersOf(items.map(item => item.priority))) {
    if (rest <= 0) break;
    const [lower, upper] = [tier.map(item => items[item].min), tier.map(item => items[item].max)];
    const budget = Math.min(sum(lower) + rest, sum(upper));
    const level = budget === sum(upper) ? Infinity : levelOf(lower, upper, budget);
    for (const item of tier) lengths[item] = clamp(level, items[item].min, items[item].max);
    rest -= sum(tier.map(item => lengths[item])) - sum(lower);
  }
  return lengths;
}

/**
 * SwiftUI's rule: the least flexible item first, an equal share of what is left, and nothing is asked again.
 * @param {Problem} problem
 */
export function swiftUIRule({ items, gaps, available }) {
  const lengths = items.map(item => item.min);
  const tiers = tiersOf(items.map(item => item.priority));
  let left = available - sum(gaps) - sum(tiers.slice(1).flat().map(item => items[item].min));
  tiers.forEach((tier, rank) => {
    if (rank > 0) left += sum(tier.map(item => items[item].min));
    const order = [...tier].sort((first, second) => {
      const [one, two] = [items[first].max - items[first].min, items[second].max - items[second].min];
      return one === Infinity && two === Infinity ? items[second].min - items[first].min : one - two;
    });
    order.forEach((item, place) => {
      lengths[item] = clamp(Math.max(0, left) / (order.length - place), items[item].min, items[item].max);
      left -= lengths[item];
    });
  });
  return lengths;
}

/**
 * CSS flexbox as a style sheet says equal sizes: `flex: 1 1 0`, `min-width`, `max-width`; CSS has no priorities.
 * @param {Problem} problem
 */
export const flexLine = ({ items, gaps, available }) =>
  waterFill({ items: items.map(item => ({ ...item, priority: 0 })), gaps, available });
