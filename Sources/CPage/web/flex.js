// flex.js: the row of CSS as a style sheet states it (`WrittenInCSS.swift`), and what the flex algorithm does, in sentences.

import { isTiered } from './fill.js';
import { points, sum } from './numbers.js';
import { flexLoop, inCSS, isWrittenInCSS } from './policies.js';

/** @typedef {import('./policies.js').Problem} Problem */
/** @typedef {import('./policies.js').FullItem} FullItem */

/** How each policy is written, where items differ. */
const forms = /** @type {Record<string, string>} */ ({
  'equal-increments': '1 1 <min>', weights: '<weight> 1 0', levels: '<weight> <weight ÷ base> <base>', spread: '<max − ideal> <(ideal − min) ÷ ideal> <ideal>',
  'natural-steps': '<grow> <shrink ÷ ideal> <ideal>', glue: '<stretch> <shrink ÷ ideal> <ideal>',
});

/** @param {FullItem} item */
const flexOf = ({ grow, shrink, basis }) => `${points(grow)} ${points(shrink)} ${basis === 0 ? '0' : `${points(basis)}px`}`;

/**
 * What stands behind the name of CSS: the values that all items have, or their form.
 * @param {Problem} problem
 */
export function flexWords(problem) {
  const values = new Set(inCSS(problem).map(flexOf));
  if (values.size === 1) return `as flex: ${[...values][0]}`;
  return forms[problem.policy] ? `as flex: ${forms[problem.policy]}` : 'by the flex values of its items';
}

/**
 * The flex values of each item, or why there is no row of CSS.
 * @param {Problem} problem
 * @param {string[]} names
 */
export function styleWords(problem, names) {
  if (!isWrittenInCSS(problem.policy)) return 'No flex line of CSS states this fairness, so there is no row of CSS.';
  const written = inCSS(problem);
  const values = written.map(flexOf);
  const shown = values.every(value => value === values[0]) ? `every item has flex: ${values[0]}`
    : `${values.slice(0, 8).map((value, item) => `“${names[item]}” has flex: ${value}`).join('; ')}${values.length > 8 ? `; and ${values.length - 8} more` : ''}`;
  const own = problem.policy === 'css-flex' ? 'Here CSS itself is the measure, so flexbox is best by definition; choose another fairness to judge flex values. ' : '';
  return `${own}In CSS ${shown}, with min-width and max-width for its bounds; CSS has no priorities.`;
}

/**
 * What the algorithm of CSS does, a sentence a step (CSS Flexible Box Layout 1, section 9.7).
 * @param {Problem} problem
 * @param {string[]} names
 */
export function flexStory(problem, names) {
  const items = inCSS(problem);
  if (isTiered(problem)) return ['A browser knows no priorities: the row is filled one priority after the other.'];
  const room = problem.available - sum(problem.gaps);
  const { line, lengths, rounds } = flexLoop(items, room);
  const named = (/** @type {number[]} */ places) => places.slice(0, 6).map(place => `“${names[place]}”`).join(', ') + (places.length > 6 ? ` and ${places.length - 6} more` : '');
  const still = items.flatMap((_, place) => (line.participants.includes(place) ? [] : [place]));
  const told = [`Each item begins at its basis, within its bounds: ${points(sum(line.hypothetical))} in all. The gaps leave ${points(room)}, so items may ${line.grows ? 'grow' : 'shrink'}.`];
  if (still.length) told.push(`${named(still)} cannot ${line.grows ? 'grow' : 'shrink'} and ${still.length === 1 ? 'keeps its length' : 'keep their lengths'}.`);
  for (const { open, space, stuck } of rounds) {
    const share = `${points(Math.abs(space))} ${space < 0 ? 'too many are taken from' : 'free are shared among'} ${named(open)}`;
    told.push(stuck.length === open.length
      ? `The ${share}: ${open.slice(0, 6).map(place => `“${names[place]}” gets ${points(lengths[place])}`).join(', ')}.`
      : `The ${share}; ${stuck.slice(0, 6).map(place => `“${names[place]}” would break a bound and is held at ${points(lengths[place])}`).join(', ')}. All others begin again.`);
  }
  return told;
}
