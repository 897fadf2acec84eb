// play-fields.js: the items of the playground's row in fields, for whoever does not drag; and how one of their numbers changes.
// No number moves another: what contradicts another one is said, and not taken.

import { clamp, mostPoints, points } from './numbers.js';
import { element, make } from './dom.js';
import { endStep } from './play-history.js';
import { defaultOf, policies } from './policies.js';
import { namesOf } from './row.js';

/** @typedef {import('./policies.js').Problem} Problem */
/** @typedef {'min' | 'max' | 'priority' | 'ideal' | 'weight' | 'base' | 'basis' | 'grow' | 'shrink' | 'shrinkPriority' | 'stretch' | 'stretchOrder' | 'shrinkOrder'} Field */

/**
 * Changes a number of an item; what is wrong with it, and then it does not change.
 * @param {Problem} problem
 * @param {number} item
 * @param {Field} key
 * @param {number} value
 */
export function setNumber(problem, item, key, value) {
  const target = problem.items[item];
  const before = target[key];
  const name = namesOf(problem.items)[item];
  const stays = () => `“${name}”: ${key} stays ${points(before)}.`;
  if (Number.isNaN(value)) return `${key} must be a number. ${stays()}`;
  if (key !== 'priority' && key !== 'shrinkPriority' && value < 0) return `${key} must not be less than 0. ${stays()}`;
  if (Number.isFinite(value) && Math.abs(value) > mostPoints) return `${key} must not be more than ${mostPoints}. ${stays()}`;
  // Weights and factors have limits that the command has, too.
  if (['weight', 'grow', 'shrink', 'stretch'].includes(key) && (value > 1e6 || (value < 1e-6 && (value !== 0 || key === 'weight')))) {
    return `${key} must be ${key === 'weight' ? '' : '0, or '}from 0.000001 to 1000000. ${stays()}`;
  }
  const usesIdeal = policies[problem.policy].fields.includes('ideal');
  // An ideal length that nobody stated is the minimum.
  const follows = key === 'min' && target.ideal === target.min;
  if (key === 'stretchOrder' || key === 'shrinkOrder') target[key] = clamp(Math.round(value), 0, 3);
  else target[key] = (key === 'min' || key === 'max') && target.steps ? Math.max(value, target.steps[0][0]) : value;
  if (!usesIdeal || follows) target.ideal = target.min;
  const pairs = /** @type {Field[][]} */ ([['min', 'max'], ...(usesIdeal ? [['min', 'ideal'], ['ideal', 'max']] : [])]);
  const wrong = pairs.find(([less, more]) => target[less] > target[more]);
  return wrong ? `${wrong[0]} ${points(target[wrong[0]])} is more than ${wrong[1]} ${points(target[wrong[1]])}. ${stays()}` : '';
}

/**
 * A bound that one drags: it goes as far as the other numbers let it.
 * @param {Problem} problem
 * @param {number} item
 * @param {'min' | 'max'} key
 * @param {number} value
 */
export function dragged(problem, item, key, value) {
  const { min, max, ideal } = problem.items[item];
  const end = ideal === min ? (key === 'min' ? max : min) : ideal;
  return setNumber(problem, item, key, key === 'min' ? Math.min(value, end) : Math.max(value, end));
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
  const names = namesOf(problem.items);
  let number = names.length;
  while (names.includes(`item ${number}`)) number += 1;
  problem.items.push({
    id: `item ${number}`, min: 40, max: 120, priority: 0, ideal: 40, weight: 1, base: 0, basis: 0, grow: grows,
    shrink: defaultOf('shrink', problem.policy), shrinkPriority: 0, stretch: grows, stretchOrder: 0, shrinkOrder: 0, steps: null,
  });
  problem.gaps.push(problem.gaps[0] ?? 0);
}

/** What an empty field stands for. @param {Field} key @param {string} policy */
const blank = (key, policy) => (key === 'max' ? Infinity : defaultOf(key, policy));

/** @param {number} value */
const shownNumber = value => (Number.isFinite(value) ? String(value) : '');

/**
 * Has every field but the one in which somebody types show what is used.
 * @param {Problem} problem
 */
export function showNumbers(problem) {
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll('[data-field]'))) {
    const [item, key] = /** @type {[string, Field]} */ ((field.dataset.field ?? '').split(':'));
    if (field !== document.activeElement) field.value = shownNumber(problem.items[Number(item)][key]);
    if (field !== document.activeElement) field.removeAttribute('aria-invalid');
  }
}

/** @typedef {(change: (problem: Problem) => string | void, how?: {keepsFields?: boolean, key?: string}) => void} Edit */

/**
 * A field of a number.
 * @param {Problem} problem
 * @param {number} item
 * @param {Field} key
 * @param {string} name
 * @param {Edit} edit
 * @param {() => Problem} now
 */
function numberField(problem, item, key, name, edit, now) {
  // What is typed digit by digit is one change, of the row as it was before the first digit.
  let before = problem.items[item];
  const typed = (/** @type {any} */ { target }) => {
    const value = target.value === '' ? (target.validity.badInput ? NaN : blank(key, problem.policy)) : Number(target.value);
    edit(changed => {
      changed.items[item] = { ...before };
      const wrong = setNumber(changed, item, key, value);
      target.setAttribute('aria-invalid', String(wrong !== ''));
      return wrong;
    }, { keepsFields: true, key: `${item}:${key}` });
  };
  return make('input', {
    type: 'number', step: 'any', value: shownNumber(problem.items[item][key]), placeholder: key === 'max' ? '∞' : '0', 'data-field': `${item}:${key}`,
    'aria-label': `${key} of ${name}`, 'aria-describedby': 'play-wrong', focus: () => { before = now().items[item]; }, input: typed,
    blur: (/** @type {any} */ { target }) => {
      endStep();
      target.value = shownNumber(now().items[item]?.[key] ?? NaN);
      target.removeAttribute('aria-invalid');
    },
  });
}

/**
 * The items as a table of fields.
 * @param {Problem} problem
 * @param {Edit} edit
 * @param {() => Problem} now the problem as it is when somebody types
 */
export function fieldsTable(problem, edit, now) {
  const names = namesOf(problem.items);
  const columns = /** @type {Field[]} */ (['min', 'max', ...policies[problem.policy].fields, 'priority']);
  const remove = (/** @type {number} */ item) => {
    edit(changed => { changed.items.splice(item, 1); changed.gaps.splice(Math.min(item, changed.gaps.length - 1), 1); });
    const left = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('[data-remove]:not(:disabled)'));
    (left[Math.min(item, left.length - 1)] ?? element('play-add')).focus();
  };
  const rows = problem.items.map((_, item) => make('tr', {}, make('th', { scope: 'row' }, names[item]),
    columns.map(key => make('td', {}, numberField(problem, item, key, names[item], edit, now))),
    make('td', {}, make('button', {
      class: 'square quiet', 'aria-label': `Remove ${names[item]}`, disabled: problem.items.length < 2, 'data-remove': item, click: () => remove(item),
    }, '×'))));
  return make('table', { class: 'fields-table' },
    make('thead', {}, make('tr', {}, ['item', ...columns].map(title => make('th', { scope: 'col' }, title)), make('td', {}))), make('tbody', {}, rows));
}
