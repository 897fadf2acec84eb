// words.js: names of verdicts and engines, and what went wrong, in sentences.  The same words as the command's.

import { brokenWords } from './bounds.js';
import { points, pointsLong } from './numbers.js';

/** Each verdict has one name, one colour and one sign, everywhere. */
export const kinds = {
  outOfBounds: { name: 'out of bounds', tone: 'bounds', many: 'are out of bounds', one: 'is out of bounds' },
  notIdeal: { name: 'not ideal', tone: 'bounds', many: 'miss an ideal', one: 'misses an ideal' },
  avoidableOverflow: { name: 'avoidable overflow', tone: 'overflow', many: 'are longer than need be', one: 'is longer than need be' },
  wrongTotal: { name: 'wrong total', tone: 'unused', many: 'have a wrong total', one: 'has a wrong total' },
  unusedSpace: { name: 'unused space', tone: 'unused', many: 'leave space unused', one: 'leaves space unused' },
  priorityInversion: { name: 'priority inversion', tone: 'inversion', many: 'serve a lower priority first', one: 'serves a lower priority first' },
  unfair: { name: 'unfair', tone: 'unfair', many: 'are unfair', one: 'is unfair' },
  optimal: { name: 'optimal', tone: 'optimal', many: 'are optimal', one: 'is optimal' },
};
/** @typedef {keyof typeof kinds} Kind */
/** The verdicts, the worst first. */
export const kindOrder = /** @type {Kind[]} */ (Object.keys(kinds));

/** @type {Record<string, string>} */
const engines = {
  optimum: 'Best possible', swiftui: 'SwiftUI’s rule', css: 'CSS flexbox', 'progressive-fill': 'Progressive fill',
  glue: 'TeX’s glue', 'water-fill': 'Water filling', toolkit: 'The toolkit’s algorithm',
};

/**
 * How people call an engine.
 * @param {string} name
 * @param {string} [title]
 */
export const engineName = (name, title = name) => (Object.hasOwn(engines, name) ? engines[name] : title);

/**
 * What went wrong, in one sentence.
 * @param {import('./judge.js').Verdict} verdict
 * @param {string[]} names
 * @param {import('./bounds.js').Bounded} row
 */
export function sentence(verdict, names, row) {
  const amount = pointsLong(verdict.amount);
  const plural = points(verdict.amount) === '1' ? '' : 's';
  switch (verdict.kind) {
    case 'avoidableOverflow':
      return verdict.least > 0
        ? `${amount} of the ${points(verdict.over)} that stick out could be avoided.`
        : `${amount} stick${plural ? '' : 's'} out, though everything would fit.`;
    case 'unusedSpace': return `${amount} stay${plural ? '' : 's'} empty, though “${names[verdict.to]}” could grow.`;
    case 'priorityInversion':
      return `“${names[verdict.from]}” has ${amount} that “${names[verdict.to]}”, of higher priority, lacks.`;
    case 'unfair':
      return `Moving ${amount} from “${names[verdict.from]}” to “${names[verdict.to]}” would be fairer.`;
    case 'outOfBounds':
      // Where the row stands the command has said it.
      if (verdict.said) return `${verdict.said.replace(/^out of bounds: /, '').replace(names[verdict.from], name => `“${name}”`)}.`;
      return `“${names[verdict.from]}” is ${points(verdict.length)}, ${brokenWords(row, verdict)}.`;
    case 'notIdeal': return 'Nothing was proposed, and an item is not at its ideal length.';
    case 'wrongTotal': return `It takes ${points(verdict.total)} in all, where its policy gives ${points(verdict.best)}.`;
    default:
      if (verdict.least > 1e-6) return `Nothing does better: the least lengths alone are ${pointsLong(verdict.least)} too long.`;
      return verdict.over > 1e-6 ? `Nothing does better: its factors leave the line ${pointsLong(verdict.over)} too long.` : 'Nothing does better.';
  }
}

/**
 * A verdict in few words, as it stands beside the name of who answered.
 * @param {import('./judge.js').Verdict} verdict
 */
export function verdictWords({ kind, over, least }) {
  if (kind !== 'optimal' || over <= 1e-6) return kinds[kind].name;
  return least > 1e-6 ? `optimal: ${points(over)} too long anyway` : `optimal: its factors leave it ${points(over)} too long`;
}
