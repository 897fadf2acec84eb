// play-fields.js: the items of the playground's row in fields, for whoever does not drag; and how one of their numbers changes.

import { clamp } from './numbers.js';
import { make } from './dom.js';
import { defaultOf, policies } from './policies.js';
import { namesOf } from './row.js';

/** @typedef {import('./policies.js').Problem} Problem */
/** @typedef {'min' | 'max' | 'priority' | 'ideal' | 'weight' | 'base' | 'basis' | 'grow' | 'shrink' | 'shrinkPriority' | 'stretch' | 'stretchOrder' | 'shrinkOrder'} Field */

/**
 * Changes a number of an item, and what has to give way to it.
 * @param {Problem} problem
 * @param {number} item
 * @param {Field} key
 * @param {number} value
 */
export function setNumber(problem, item, key, value) {
  const target = problem.items[item];
  if (Number.isNaN(value) || (key !== 'priority' && key !== 'shrinkPriority' && value < 0)) return;
  // Weights and factors have limits that the command has, too.
  if (['weight', 'grow', 'shrink', 'stretch'].includes(key) && (value > 1e6 || (value < 1e-6 && (value !== 0 || key === 'weight')))) return;
  if (key === 'stretchOrder' || key === 'shrinkOrder') target[key] = clamp(Math.round(value), 0, 3);
  else target[key] = value;
  if (key === 'min' && target.steps) target.min = Math.max(value, target.steps[0][0]);
  if (key === 'min' && target.max < value) target.max = value;
  if (key === 'max' && target.steps) target.max = Math.max(value, target.steps[0][0]);
  if (key === 'max' && target.min > target.max) target.min = target.max;
  const usesIdeal = policies[problem.policy].fields.includes('ideal');
  target.ideal = usesIdeal ? clamp(target.ideal, target.min, target.max) : target.min;
}

/**
 * Another policy: what it does not read is forgotten.
 * @param {Problem} problem
 * @param {string} policy
 */
export function setPolicy(problem, policy) {
  const { fields } = policies[policy];
  for (const item of problem.items) {
    for (const name of /** @type {const} */ (['weight', 'base', 'basis', 'grow', 'shrink', 'shrinkPriority', 'stretch', 'stretchOrder', 'shrinkOrder'])) {
      if (!fields.includes(name) || !policies[problem.policy].fields.includes(name)) item[name] = defaultOf(name, policy);
    }
    if (!fields.includes('ideal')) item.ideal = item.min;
    if (policy !== 'text') item.steps = null;
    // A row in which nothing could grow would teach nothing.
    if (fields.includes('grow') && policy !== 'qt-box' && item.grow === 0 && item.max > item.min) item.grow = 1;
    if (fields.includes('stretch') && item.stretch === 0 && item.max > item.min) item.stretch = 1;
  }
  problem.policy = policy;
}

/** @param {Problem} problem */
export function addItem(problem) {
  const grows = Number(policies[problem.policy].fields.some(name => name === 'grow' || name === 'stretch'));
  problem.items.push({
    id: `item ${problem.items.length + 1}`, min: 40, max: 120, priority: 0, ideal: 40, weight: 1, base: 0, basis: 0, grow: grows,
    shrink: defaultOf('shrink', problem.policy), shrinkPriority: 0, stretch: grows, stretchOrder: 0, shrinkOrder: 0, steps: null,
  });
  problem.gaps.push(problem.gaps[0] ?? 0);
}

/**
 * The items as a table of fields.
 * @param {Problem} problem
 * @param {(change: (problem: Problem) => void, keepsFields: boolean) => void} edit
 */
export function fieldsTable(problem, edit) {
  const names = namesOf(problem.items);
  const columns = /** @type {Field[]} */ (['min', 'max', ...policies[problem.policy].fields, 'priority']);
  const blank = (/** @type {Field} */ key) => (key === 'max' ? Infinity : defaultOf(key, problem.policy));
  const input = (/** @type {number} */ item, /** @type {Field} */ key) => {
    const value = problem.items[item][key];
    return make('input', {
      type: 'number', step: 'any', value: Number.isFinite(value) ? value : '', placeholder: key === 'max' ? '∞' : '0', 'data-field': `${item}:${key}`, 'aria-label': `${key} of ${names[item]}`,
      input: (/** @type {any} */ event) => edit(changed => setNumber(changed, item, key, event.target.value === '' ? blank(key) : Number(event.target.value)), true),
    });
  };
  const rows = problem.items.map((_, item) => make('tr', {}, make('th', { scope: 'row' }, names[item]), columns.map(key => make('td', {}, input(item, key))),
    make('td', {}, make('button', {
      class: 'square quiet', 'aria-label': `Remove ${names[item]}`, disabled: problem.items.length < 2,
      click: () => edit(changed => { changed.items.splice(item, 1); changed.gaps.pop(); }, false),
    }, '×'))));
  return make('table', { class: 'fields-table' },
    make('thead', {}, make('tr', {}, ['item', ...columns].map(title => make('th', { scope: 'col' }, title)), make('td', {}))), make('tbody', {}, rows));
}
