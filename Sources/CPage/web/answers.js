// answers.js: the answers to the playground's row: the optimum, SwiftUI's rule, CSS, the toolkit behind the policy, each judged.

import { flexLine, swiftUIRule, waterFill } from './fill.js';
import { flexWords } from './flex.js';
import { judge } from './judge.js';
import { sum } from './numbers.js';
import { isWrittenInCSS, reduced } from './policies.js';
import { solveRow } from './program.js';
import { toolkitLengths, toolkitOf } from './toolkits.js';

/** @typedef {import('./policies.js').Problem} Problem */

/**
 * The answers to a problem, judged.
 * @param {Problem} problem
 */
export function answersTo(problem) {
  const { motion, budget, frozen } = reduced(problem);
  const spacing = sum(problem.gaps);
  const solved = solveRow(problem);
  const toolkit = toolkitOf(problem.policy);
  const answers = [
    { engine: 'optimum', title: 'Best possible', lengths: solved.lengths },
    { engine: 'swiftui', title: 'SwiftUI’s rule', lengths: swiftUIRule(problem) },
    ...(isWrittenInCSS(problem.policy) ? [{ engine: 'css', title: 'CSS flexbox', lengths: flexLine(problem), flex: flexWords(problem) }] : []),
    ...(toolkit ? [{ engine: 'toolkit', title: toolkit, lengths: toolkitLengths(problem) }] : []),
    { engine: 'water-fill', title: 'Water filling', lengths: waterFill(problem) },
  ].map((answer, place) => ({
    ...answer, best: place === 0, verdict: judge(motion, answer.lengths, problem.available, spacing, budget), slopes: slopesOf(problem, answer.lengths),
    kind: /** @type {const} */ ('optimal'), gap: 0, words: null,
  }));
  return { motion, answers, solved, spacing, frozen };
}

/**
 * What each item of the optimum gets of one more point of container.
 * @param {Problem} problem
 * @param {number[]} lengths
 */
function slopesOf(problem, lengths) {
  const step = 1e-4;
  const more = waterFill({ ...problem, available: problem.available + step });
  const now = waterFill(problem);
  return lengths.map((_, item) => Math.round((more[item] - now[item]) / step * 1e6) / 1e6);
}
