// program.js: a row as linear programs, in numbers for GLPK and in MathProg's words for people; and GLPK's answers, each proved
// by its multipliers.  Lengths in points.

import { glpkBytes } from './glpk.js';
import { points, sum } from './numbers.js';
import { filled } from './fill.js';
import { reduced } from './policies.js';

/** @typedef {import('./policies.js').Problem} Problem */
/** @typedef {{cost: number[], lower: number[], upper: number[], least: number[], most: number[], entries: [number, number, number][]}} Program */
/** @typedef {{values: number[], reduced: number[], multipliers: number[]}} Solution */

/** @type {any} */
let engine = null;

/** Makes GLPK of its bytes; the functions of a system that it imports do nothing here. */
export async function startGLPK() {
  const bytes = Uint8Array.from(atob(glpkBytes), letter => letter.charCodeAt(0));
  const nothing = Object.fromEntries(['clock_time_get', 'fd_close', 'fd_fdstat_get', 'fd_read', 'fd_seek', 'fd_write']
    .map(name => [name, () => 0]));
  const { instance } = await WebAssembly.instantiate(bytes, { wasi_snapshot_preview1: nothing });
  engine = instance.exports;
}

/**
 * GLPK's answer to a program.
 * @param {Program} program
 * @returns {Solution}
 */
function solveByGLPK(program) {
  const [columns, rows] = [program.cost.length, program.least.length];
  const numbers = [program.cost, program.lower, program.upper, program.least, program.most, program.entries.flat()].flat();
  const place = engine.room(Math.max(numbers.length, 2 * columns + rows));
  new Float64Array(engine.memory.buffer, place, numbers.length).set(numbers);
  const status = engine.solve(place, columns, rows, program.entries.length);
  if (status !== 5) throw new Error(`GLPK ends with status ${status}`);
  const found = Array.from(new Float64Array(engine.memory.buffer, place, 2 * columns + rows));
  return { values: found.slice(0, columns), reduced: found.slice(columns, 2 * columns), multipliers: found.slice(2 * columns) };
}

/**
 * Whether a solution is proved: within all bounds, reduced costs follow from multipliers, and each multiplier is paid by a bound
 * that binds (weak duality then says that nothing is better).  GLPK is not believed.
 * @param {Program} program
 * @param {Solution} solution
 */
export function isProved(program, { values, multipliers }) {
  const scale = 1e-9 * Math.max(1, ...values.map(Math.abs));
  const activity = program.least.map(() => 0);
  const reduced = [...program.cost];
  for (const [row, column, number] of program.entries) {
    activity[row - 1] += number * values[column - 1];
    reduced[column - 1] -= number * multipliers[row - 1];
  }
  const binds = (/** @type {number} */ value, /** @type {number} */ least, /** @type {number} */ most, /** @type {number} */ price) =>
    value >= least - scale && value <= most + scale
      && (Math.abs(price) < 1e-9 || (price > 0 ? value <= least + scale : value >= most - scale));
  return values.every((value, column) => binds(value, program.lower[column], program.upper[column], reduced[column]))
    && activity.every((value, row) => binds(value, program.least[row], program.most[row], multipliers[row]));
}

/**
 * The programs of a row, one after the other: the least overflow, then for each tier, the highest first, its total and its level.
 * Items that water filling proposes to cap are held to their maxima in the program of the level; the verdict on the whole
 * answer, which knows nothing of that, says whether it was right to.
 * @param {Problem} problem
 */
export function solveRow(problem) {
  const { motion, budget } = reduced(problem);
  const { lower, upper, base, weight } = motion;
  const count = lower.length;
  const proposed = filled(motion, budget);
  const all = lower.map((_, item) => item);
  /** @type {{program: Program, solution: Solution, proved: boolean}[]} */
  const stages = [];
  const run = (/** @type {Program} */ program) => {
    const solution = solveByGLPK(program);
    stages.push({ program, solution, proved: isProved(program, solution) });
    return solution.values;
  };
  const sumOf = (/** @type {number[]} */ list, /** @type {number} */ row) =>
    list.map(item => /** @type {[number, number, number]} */ ([row, item + 1, 1]));
  const over = run({
    cost: [...all.map(() => 0), 1], lower: [...lower, 0], upper: [...upper, Infinity], least: [-Infinity], most: [budget],
    entries: [...sumOf(all, 1), [1, count + 1, -1]],
  })[count];
  const [fixedLower, fixedUpper] = [[...lower], [...upper]];
  for (const tier of motion.tiers) {
    const most = budget + over;
    const total = -sum(run({
      cost: all.map(item => (tier.includes(item) ? -1 : 0)), lower: fixedLower, upper: fixedUpper, least: [-Infinity], most: [most], entries: sumOf(all, 1),
    }).map((value, item) => (tier.includes(item) ? -value : 0)));
    const free = tier.filter(item => upper[item] > proposed[item] + 1e-9);
    const held = fixedLower.map((bound, item) => (tier.includes(item) && !free.includes(item) ? upper[item] : bound));
    const capped = tier.filter(item => !free.includes(item));
    const values = free.length === 0 ? held : run({
      cost: [...all.map(() => 0), -1], lower: [...held, -Infinity],
      upper: [...fixedUpper.map((bound, item) => (capped.includes(item) ? upper[item] : bound)), Infinity],
      least: [total, ...free.map(item => base[item])], most: [total, ...free.map(() => Infinity)],
      entries: [...sumOf(tier, 1), ...free.flatMap((item, place) =>
        /** @type {[number, number, number][]} */ ([[place + 2, item + 1, 1], [place + 2, count + 1, -weight[item]]]))],
    });
    for (const item of tier) fixedLower[item] = fixedUpper[item] = values[item];
  }
  return { lengths: fixedLower, stages, proved: stages.every(stage => stage.proved) };
}

/**
 * The programs in MathProg's words.
 * @param {Problem} problem
 * @param {string[]} names
 */
export function programWords(problem, names) {
  const { motion: { lower, upper, base, weight, tiers }, budget } = reduced(problem);
  const name = (/** @type {number} */ item) => (/^[A-Za-z_]\w*$/.test(names[item]) ? names[item] : `item_${item + 1}`);
  const bounds = lower.map((least, item) => (least === upper[item] ? `var ${name(item)}, = ${points(least)};`
    : `var ${name(item)}, >= ${points(least)}${Number.isFinite(upper[item]) ? `, <= ${points(upper[item])}` : ''};`));
  const total = lower.map((_, item) => name(item)).join(' + ') || '0';
  const goals = tiers.map((tier, rank) => {
    const who = tier.map(name);
    const level = (/** @type {number} */ item) => `${base[item] ? `${points(base[item])} + ` : ''}${weight[item] === 1 ? '' : `${points(weight[item])} * `}level_${rank + 1}`;
    return `# ${rank + 2}. ${tiers.length > 1 ? `tier ${rank + 1}: ` : ''}the greatest total, then the highest level\n`
      + `maximize total_${rank + 1}: ${who.join(' + ')};\nvar level_${rank + 1};\nmaximize fair_${rank + 1}: level_${rank + 1};\n`
      + `# for each of them below its maximum:\n${tier.map(item => `s.t. ${name(item)}_shares: ${name(item)} >= ${level(item)};`).join('\n')}`;
  });
  const gaps = sum(problem.gaps);
  const held = budget < problem.available - gaps - 1e-9 ? ', of which the factors hand out a part' : '';
  return `# ${points(problem.available)} points less gaps of ${points(gaps)}${held}\n${bounds.join('\n')}\nvar overflow, >= 0;\n\n`
    + `s.t. container: ${total} <= ${points(budget)} + overflow;\n\n# 1. first of all, the least overflow\nminimize too_long: overflow;\n\n`
    + `# each next goal keeps what the ones before it reached\n${goals.join('\n')}\n`;
}
