// play-words.js: what the playground says of the judged rule and of the optimum's proof.

import { flexStory } from './flex.js';
import { icon, make } from './dom.js';
import { swiftUIReason, swiftUIStory } from './asked.js';
import { pointsLong } from './numbers.js';
import { kinds, sentence } from './words.js';

/** @typedef {import('./policies.js').Problem} Problem */
/** @typedef {import('./bars.js').Shown} Shown */

/**
 * The headline: the verdict on the judged rule, and why.
 * @param {Problem} problem
 * @param {import('./bounds.js').Bounded & {names: string[]}} row
 * @param {Shown} judged
 * @param {number[]} best
 */
export function findingParts(problem, row, judged, best) {
  const { tone, name } = kinds[judged.verdict.kind];
  const why = judged.engine === 'swiftui' && judged.verdict.kind === 'avoidableOverflow' ? ` ${swiftUIReason(problem, row.names, best)}` : '';
  return [make('span', { class: `badge ${tone}` }, icon(judged.verdict.kind), name), ' ',
    `${judged.title} in ${pointsLong(problem.available)}: ${sentence(judged.verdict, row.names, row)}${why}`];
}

/** How the judged rules go about it. */
const ways = /** @type {Record<string, string>} */ ({
  swiftui: 'It asks one item after the other, the least flexible first, and takes nothing back.',
  css: 'It begins at the bases and shares what is free or missing; what would break a bound is held there, and the rest is shared anew.',
  toolkit: 'The page does not list its steps; its lengths stand in the table below.',
});

/**
 * What the judged rule does, step by step.
 * @param {Problem} problem
 * @param {string[]} names
 * @param {Shown} judged
 */
export function storyParts(problem, names, judged) {
  const story = judged.engine === 'swiftui' ? swiftUIStory(problem, names) : judged.engine === 'css' ? flexStory(problem, names) : [];
  const told = story.length > 12 ? [...story.slice(0, 11), `${story.length - 11} more steps are alike.`] : story;
  return { way: ways[judged.engine] ?? '', steps: told.map(words => make('li', {}, words)) };
}

/**
 * What the page makes of GLPK's answer.
 * @param {{stages: unknown[]}} solved
 * @param {boolean} isGood
 * @param {boolean} agrees
 */
export const proofWords = (solved, isGood, agrees) => (isGood
  ? `GLPK solved ${solved.stages.length} programs; their multipliers prove each, the verdict checks the whole${agrees ? ', and water filling agrees' : ''}.`
  : 'The check of GLPK’s answer fails: do not rely on it, and tell us about this row.');
