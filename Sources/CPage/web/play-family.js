// play-family.js: the parameters of a family in the playground: a slider each, and below it how SwiftUI's rule does all along it.

import { make, short } from './dom.js';
import { points, sum } from './numbers.js';
import { judge } from './judge.js';
import { swiftUIRule } from './fill.js';
import { reduced } from './policies.js';
import { readProblem } from './problem.js';
import { kindOrder, kinds } from './words.js';

/** @typedef {import('./policies.js').Problem} Problem */

const samples = 120;

/**
 * The verdict on SwiftUI's rule at a point; `null` where the family has no row.
 * @param {Problem} problem
 * @param {Record<string, number>} point
 */
function verdictAt(problem, point) {
  const read = readProblem(/** @type {any} */ (problem.family).text, point);
  if (!('problem' in read)) return null;
  const { motion, budget } = reduced(read.problem);
  return judge(motion, swiftUIRule(read.problem), read.problem.available, sum(read.problem.gaps), budget);
}

/**
 * The point where the rule does worst among some along each parameter, or the middle.
 * @param {Problem} problem
 * @returns {Record<string, number>}
 */
export function worstPoint(problem) {
  const { parameters } = /** @type {any} */ (problem.family);
  const middle = Object.fromEntries(parameters.map((/** @type {any} */ each) => [each.name, Math.round((each.from + each.to) / 2)]));
  let best = { rank: kindOrder.length, amount: 0, point: middle };
  for (let step = 0; step < 2000; step += 1) {
    // Points of a lattice that no two parameters share.
    const point = Object.fromEntries(parameters.map((/** @type {any} */ { name, from, to }, /** @type {number} */ place) => {
      const share = step === 0 ? 0.5 : (step * (0.5 + 0.618034 * (place + 1))) % 1;
      return [name, Math.round((from + share * (to - from)) * 2) / 2];
    }));
    const verdict = verdictAt(problem, point);
    if (!verdict) continue;
    const rank = kindOrder.indexOf(verdict.kind);
    if (rank < best.rank || (rank === best.rank && verdict.amount > best.amount)) best = { rank, amount: verdict.amount, point };
  }
  return best.point;
}

/**
 * A slider a parameter.
 * @param {Problem} problem
 * @param {(name: string, value: number) => void} move
 */
export function parameterSliders(problem, move) {
  const { parameters, point } = /** @type {any} */ (problem.family);
  return parameters.map((/** @type {any} */ { name, from, to }) => make('div', { class: 'parameter' },
    make('label', { class: 'field' }, make('span', {}, make('i', {}, name), ' ', make('b', { 'data-value': name }, points(point[name]))),
      make('input', { type: 'range', min: from, max: to, step: 'any', value: point[name], 'data-parameter': name, 'aria-valuetext': points(point[name]),
        input: (/** @type {any} */ event) => move(name, Math.round(Number(event.target.value) * 2) / 2) })),
    make('div', { class: 'strip', 'data-strip': name, role: 'img' })));
}

/**
 * Draws the strips anew, and the sliders' values.
 * @param {Problem} problem
 */
export function showParameters(problem) {
  const { parameters, point } = /** @type {any} */ (problem.family);
  for (const { name, from, to } of parameters) {
    const slider = /** @type {HTMLInputElement | null} */ (document.querySelector(`[data-parameter="${name}"]`));
    const strip = document.querySelector(`[data-strip="${name}"]`);
    if (!slider || !strip) continue;
    slider.value = String(point[name]);
    slider.setAttribute('aria-valuetext', points(point[name]));
    /** @type {HTMLElement} */ (document.querySelector(`[data-value="${name}"]`)).textContent = points(point[name]);
    /** @type {{tone: string, name: string, count: number}[]} */
    const runs = [];
    for (let step = 0; step < samples; step += 1) {
      const verdict = verdictAt(problem, { ...point, [name]: from + (step + 0.5) / samples * (to - from) });
      const { tone, name: words } = verdict ? kinds[verdict.kind] : { tone: 'soft none-here', name: 'no row' };
      if (runs.length && runs[runs.length - 1].tone === tone) runs[runs.length - 1].count += 1; else runs.push({ tone, name: words, count: 1 });
    }
    strip.replaceChildren(...runs.map(run => make('span', { class: `ribbon-part ${run.tone}`, style: `width: ${short(run.count / samples * 100)}%`, title: run.name })));
    strip.setAttribute('aria-label', `SwiftUI’s rule along ${name}: ${[...new Set(runs.map(run => run.name))].join(', ')}`);
  }
}
