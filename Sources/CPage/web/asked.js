// asked.js: SwiftUI's rule step by step, whom it asks when and what that takes, in numbers and in sentences.  Lengths in points.

import { clamp, points, sum } from './numbers.js';
import { tiersOf } from './row.js';

/** @typedef {{items: import('./row.js').Item[], gaps: number[], available: number}} Asked */
/** @typedef {{item: number, left: number, sharers: number, offered: number, length: number}} Step */

/**
 * SwiftUI's rule: the least flexible item first, an equal share of what is left, and nothing is asked again.
 * @param {Asked} problem
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

/**
 * What SwiftUI's rule does, a sentence a step.
 * @param {Asked} problem
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
 * @param {Asked} problem
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
