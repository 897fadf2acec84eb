// fill.js: rules for rows of any policy as the playground runs them: water filling, SwiftUI's rule, and CSS.
// The browser test holds them to the command's answers.  Lengths in points.

import { clamp, points, sum } from './numbers.js';
import { flexLoop, inCSS, reduced } from './policies.js';
import { tiersOf } from './row.js';

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

/** @typedef {{item: number, left: number, sharers: number, offered: number, length: number}} Step */

/**
 * SwiftUI's rule: the least flexible item first, an equal share of what is left, and nothing is asked again.
 * @param {Problem} problem
 */
export function swiftUISteps({ items, gaps, available }) {
  const lengths = items.map(item => item.min);
  const tiers = tiersOf(items.map(item => item.priority));
  /** @type {Step[]} */
  const steps = [];
  let left = available - sum(gaps) - sum(tiers.slice(1).flat().map(item => items[item].min));
  tiers.forEach((tier, rank) => {
    if (rank > 0) left += sum(tier.map(item => items[item].min));
    const order = [...tier].sort((first, second) => {
      const [one, two] = [items[first].max - items[first].min, items[second].max - items[second].min];
      return one === Infinity && two === Infinity ? items[second].min - items[first].min : one - two;
    });
    order.forEach((item, place) => {
      const offered = Math.max(0, left) / (order.length - place);
      lengths[item] = clamp(offered, items[item].min, items[item].max);
      steps.push({ item, left, sharers: order.length - place, offered, length: lengths[item] });
      left -= lengths[item];
    });
  });
  return { lengths, steps };
}

/** @param {Problem} problem */
export const swiftUIRule = problem => swiftUISteps(problem).lengths;

/**
 * What SwiftUI's rule does, a sentence a step.
 * @param {Problem} problem
 * @param {string[]} names
 */
export const swiftUIStory = (problem, names) => swiftUISteps(problem).steps.map(({ item, left, sharers, offered, length }) => {
  const { min, max } = problem.items[item];
  const share = sharers > 1 ? `its share of the ${points(Math.max(0, left))} left among ${sharers}` : `all of the ${points(Math.max(0, left))} left`;
  const took = length > offered + 1e-9 ? `needs ${points(length)}, its minimum: ${points(length - offered)} more than that`
    : min === max ? `takes ${points(length)}, its only length` : length < offered - 1e-9 ? `takes ${points(length)}, its maximum` : 'takes it';
  return `“${names[item]}” is offered ${points(offered)}, ${share}, and ${took}.`;
});

/**
 * Why SwiftUI's rule overflows where everything would fit: who came too late, and who had taken more than the best answer gives.
 * @param {Problem} problem
 * @param {string[]} names
 * @param {number[]} best
 */
export function swiftUIReason(problem, names, best) {
  const { steps } = swiftUISteps(problem);
  const late = steps.find(step => step.length > step.offered + 1e-9 && steps.indexOf(step) > 0);
  if (!late) return '';
  const before = steps.slice(0, steps.indexOf(late)).filter(step => step.length > best[step.item] + 1e-9);
  const taker = before.reduce((most, step) => (!most || step.length - best[step.item] > most.length - best[most.item] ? step : most), /** @type {Step | null} */ (null));
  return taker ? `It gave “${names[taker.item]}” ${points(taker.length)} before it asked “${names[late.item]}”, which needs ${points(late.length)} and was left ${points(Math.max(0, late.offered))}.` : '';
}

/**
 * CSS flexbox on the row as a style sheet has it.  CSS has no priorities: a flex line of several tiers is filled tier by tier.
 * @param {Problem} problem
 */
export function flexLine(problem) {
  const isTiered = problem.policy === 'css-flex' && new Set(problem.items.map(item => item.priority)).size > 1;
  return isTiered ? waterFill(problem) : flexLoop(inCSS(problem), problem.available - sum(problem.gaps)).lengths;
}
