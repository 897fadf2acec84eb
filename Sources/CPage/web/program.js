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
  /** @type {{program: Program, solution: Solution, proved: boolean, words: string, extra: string}[]} */
  const stages = [];
  const run = (/** @type {Program} */ program, /** @type {string} */ words, extra = '') => {
    const solution = solveByGLPK(program);
    stages.push({ program, solution, proved: isProved(program, solution), words, extra });
    return solution.values;
  };
  const sumOf = (/** @type {number[]} */ list, /** @type {number} */ row) =>
    list.map(item => /** @type {[number, number, number]} */ ([row, item + 1, 1]));
  const over = run({
    cost: [...all.map(() => 0), 1], lower: [...lower, 0], upper: [...upper, Infinity], least: [-Infinity], most: [budget],
    entries: [...sumOf(all, 1), [1, count + 1, -1]],
  }, 'the least overflow', 'overflow')[count];
  const [fixedLower, fixedUpper] = [[...lower], [...upper]];
  motion.tiers.forEach((tier, rank) => {
    const where = motion.tiers.length > 1 ? `tier ${rank + 1}: ` : '';
    const most = budget + over;
    const total = -sum(run({
      cost: all.map(item => (tier.includes(item) ? -1 : 0)), lower: [...fixedLower], upper: [...fixedUpper], least: [-Infinity], most: [most], entries: sumOf(all, 1),
    }, `${where}the greatest total without more overflow`).map((value, item) => (tier.includes(item) ? -value : 0)));
    const free = tier.filter(item => upper[item] > proposed[item] + 1e-9);
    const held = fixedLower.map((bound, item) => (tier.includes(item) && !free.includes(item) ? upper[item] : bound));
    const capped = tier.filter(item => !free.includes(item));
    const values = free.length === 0 ? held : run({
      cost: [...all.map(() => 0), -1], lower: [...held, -Infinity],
      upper: [...fixedUpper.map((bound, item) => (capped.includes(item) ? upper[item] : bound)), Infinity],
      least: [total, ...free.map(item => base[item])], most: [total, ...free.map(() => Infinity)],
      entries: [...sumOf(tier, 1), ...free.flatMap((item, place) =>
        /** @type {[number, number, number][]} */ ([[place + 2, item + 1, 1], [place + 2, count + 1, -weight[item]]]))],
    }, `${where}the highest level at that total, of the items below their maxima`, 'level');
    for (const item of tier) fixedLower[item] = fixedUpper[item] = values[item];
  });
  return { lengths: fixedLower, stages, proved: stages.every(stage => stage.proved) };
}

/** Words of MathProg's that name no variable. */
const reserved = ['and', 'by', 'cross', 'diff', 'display', 'div', 'else', 'end', 'exists', 'forall', 'for', 'if', 'in', 'inter', 'less', 'level', 'max', 'min', 'mod', 'not', 'or',
  'overflow', 'param', 'prod', 'set', 'solve', 'sum', 'symdiff', 'table', 'then', 'union', 'var', 'within'];

/**
 * A sum of variables with factors, in MathProg's words.
 * @param {[string, number][]} parts
 */
const sumWords = parts => parts.map(([name, factor], place) =>
  `${factor < 0 ? (place ? ' - ' : '-') : place ? ' + ' : ''}${Math.abs(factor) === 1 ? '' : `${Math.abs(factor)} * `}${name}`).join('') || '0';

/** @param {number} least @param {number} most */
function rangeWords(least, most) {
  if (least === most) return `, = ${least}`;
  return `${least > -Infinity ? `, >= ${least}` : ''}${most < Infinity ? `, <= ${most}` : ''}`;
}

/**
 * A program that was solved, whole, in MathProg's words.
 * @param {Program} program
 * @param {string[]} columns
 */
function modelWords({ cost, lower, upper, least, most, entries }, columns) {
  const isMost = cost.some(each => each < 0);
  const goal = sumWords(cost.flatMap((each, column) => (each ? [/** @type {[string, number]} */ ([columns[column], Math.abs(each)])] : [])));
  const rows = least.map((low, row) => {
    const left = sumWords(entries.filter(entry => entry[0] === row + 1).map(([, column, number]) => [columns[column - 1], number]));
    return `s.t. row_${row + 1}: ${left} ${low === most[row] ? `= ${low}` : low > -Infinity ? `>= ${low}` : `<= ${most[row]}`};`;
  });
  return [...cost.map((_, column) => `var ${columns[column]}${rangeWords(lower[column], upper[column])};`),
    `${isMost ? 'maximize' : 'minimize'} goal: ${goal};`, ...rows, 'solve;', `display ${columns.slice(0, cost.length).join(', ')};`, 'end;'].join('\n');
}

/**
 * The programs that were solved, one after the other, each a model of its own for `glpsol --math`.
 * @param {Problem} problem
 * @param {string[]} names
 * @param {ReturnType<typeof solveRow>} solved
 */
export function programWords(problem, names, { stages }) {
  const items = names.map((name, item) => (/^[A-Za-z_]\w*$/.test(name) && !reserved.includes(name) && !/^item_\d+$/.test(name) ? name : `item_${item}`));
  const gaps = sum(problem.gaps);
  const { budget } = reduced(problem);
  const held = budget < problem.available - gaps - 1e-9 ? `; the flex factors hand out ${points(budget)} of them` : '';
  const head = `# ${points(problem.available)} points, of which the gaps take ${points(gaps)}${held}`;
  return [head, ...stages.map(({ program, words, extra }, place) =>
    `# ${place + 1} of ${stages.length}: ${words}\n${modelWords(program, extra ? [...items, extra] : items)}`)].join('\n\n') + '\n';
}
