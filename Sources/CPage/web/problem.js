// problem.js: a problem as one types it, read strictly: an error names the field, and the line and column of what cannot be read.

import { mostPoints } from './numbers.js';
import { defaultOf, policies } from './policies.js';
import { FieldError, familyAt, parametersOf } from './varying.js';

/** @typedef {{field: string, message: string}} Complaint */

/**
 * A problem, or what is wrong with it; of a family the problem at a point, by default in the middle.
 * @param {string} text
 * @param {Record<string, number> | null} [point]
 * @returns {{problem: import('./policies.js').Problem} | {complaint: Complaint}}
 */
export function readProblem(text, point = null) {
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { complaint: { field: placeOf(text, String(error)), message: `this is no JSON: ${String(error).replace(/^SyntaxError: /, '').replace(/ (in JSON )?at position \d+.*$/, '')}` } };
  }
  try {
    if (typeof value !== 'object' || value === null || value.parameters === undefined) return { problem: checked(value) };
    const parameters = parametersOf(value);
    const at = Object.fromEntries(parameters.map(({ name, from, to }) => [name, Math.max(from, Math.min(to, (point && Object.hasOwn(point, name) ? point[name] : null) ?? (from + to) / 2))]));
    return { problem: { ...checked(familyAt(value, at)), family: { text, parameters, point: at, width: typeof value.available === 'string' ? value.available : null } } };
  } catch (error) {
    if (error instanceof FieldError) return { complaint: { field: error.field, message: error.message } };
    throw error;
  }
}

/**
 * @param {string} text
 * @param {string} words
 */
function placeOf(text, words) {
  const position = Number(/position (\d+)/.exec(words)?.[1] ?? text.length);
  const before = text.slice(0, position).split('\n');
  return `line ${before.length}, column ${before[before.length - 1].length + 1}`;
}

const rowFields = ['id', 'axis', 'available', 'spacing', 'policy', 'items', 'note', 'claimed'];
const itemFields = ['id', 'min', 'max', 'ideal', 'priority', 'weight', 'steps', 'note', 'cross'];
const policyFields = ['base', 'basis', 'grow', 'shrink', 'shrinkPriority', 'stretch', 'stretchOrder', 'shrinkOrder'];

/**
 * @param {any} value
 * @param {string[]} fields
 * @param {string} field
 */
function checkFields(value, fields, field) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new FieldError(field || 'the problem', 'must be an object');
  for (const name of Object.keys(value)) {
    if (!fields.includes(name)) {
      throw new FieldError(field ? `${field}.${name}` : name, `is no field that the playground knows; there are ${fields.join(', ')}`);
    }
    const given = value[name];
    const path = field ? `${field}.${name}` : name;
    if (given === null) throw new FieldError(path, 'is null; leave it out');
    if ((name === 'id' || name === 'note') && typeof given !== 'string') throw new FieldError(path, 'must be a text');
    if (name === 'axis' && given !== 'horizontal' && given !== 'vertical') throw new FieldError(path, 'must be horizontal or vertical');
  }
}

/**
 * @param {any} value
 * @param {string} field
 * @param {number} least
 */
function length(value, field, least) {
  if (typeof value !== 'number' || !(value >= least) || Math.abs(value) > mostPoints) {
    throw new FieldError(field, `must be a number${least === 0 ? ' from 0' : ''} to 1000000000, not ${JSON.stringify(value)}`);
  }
  return value;
}

/**
 * @param {any} value
 */
function checked(value) {
  checkFields(value, rowFields, '');
  const policy = value.policy ?? 'equal-sizes';
  if (!Object.hasOwn(policies, policy)) {
    throw new FieldError('policy', `must be ${Object.keys(policies).join(', ')}`);
  }
  if (!Array.isArray(value.items) || value.items.length === 0) throw new FieldError('items', 'must be a list with an item');
  if (value.items.length > 200) throw new FieldError('items', `has ${value.items.length} items; the playground takes 200`);
  const items = value.items.map((/** @type {any} */ item, /** @type {number} */ place) => itemOf(item, place, policy));
  checkIds(items);
  const gaps = Array.isArray(value.spacing)
    ? value.spacing.map((/** @type {any} */ gap, /** @type {number} */ place) => length(gap, `spacing[${place}]`, -Infinity))
    : new Array(items.length - 1).fill(length(value.spacing ?? 0, 'spacing', -Infinity));
  if (gaps.length !== items.length - 1) throw new FieldError('spacing', `must have ${items.length - 1} gaps, one less than items, not ${gaps.length}`);
  return { id: typeof value.id === 'string' ? value.id : 'row', policy, items, gaps, available: length(value.available, 'available', 0) };
}

/** Ids must differ, as the command has it. @param {{id: string | null}[]} items */
function checkIds(items) {
  const first = new Map();
  items.forEach(({ id }, place) => {
    if (id === null) return;
    if (first.has(id)) throw new FieldError(`items[${place}].id`, `items ${first.get(id)} and ${place} are both named "${id}"; ids must differ`);
    first.set(id, place);
  });
}

/**
 * @param {any} item
 * @param {number} place
 * @param {string} policy
 * @returns {import('./policies.js').FullItem}
 */
function itemOf(item, place, policy) {
  const field = `items[${place}]`;
  const own = policyFields.filter(name => policies[policy].fields.includes(name));
  checkFields(item, [...itemFields, ...own], field);
  const steps = item.steps === undefined ? null : heightSteps(item.steps, `${field}.steps`, policy);
  const min = length(item.min ?? steps?.[0][0] ?? 0, `${field}.min`, 0);
  const widest = steps && item.max === undefined ? Math.max(min, steps[steps.length - 1][0]) : Infinity;
  const max = item.max === undefined || item.max === 'infinity' ? widest : length(item.max, `${field}.max`, 0);
  if (steps && min < steps[0][0]) throw new FieldError(`${field}.min`, `${min} is less than the first length of steps, ${steps[0][0]}`);
  if (max < min) throw new FieldError(`${field}.max`, `${max} is less than min, ${min}`);
  const ideal = length(item.ideal ?? min, `${field}.ideal`, 0);
  if (ideal < min || ideal > max) throw new FieldError(`${field}.ideal`, `${ideal} must be from min to max`);
  const priority = item.priority === '-infinity' ? -Infinity : item.priority === undefined ? 0 : length(item.priority, `${field}.priority`, -Infinity);
  const factor = (/** @type {string} */ name, /** @type {number} */ least) => {
    const given = length(item[name] ?? defaultOf(name, policy), `${field}.${name}`, -Infinity);
    if (given !== 0 || least > 0) {
      if (given < 1e-6 || given > 1e6) throw new FieldError(`${field}.${name}`, `must be ${least > 0 ? '' : '0, or '}from 0.000001 to 1000000, not ${given}`);
    }
    return given;
  };
  const order = (/** @type {string} */ name) => {
    const given = item[name] ?? 0;
    if (!Number.isInteger(given) || given < 0 || given > 3) throw new FieldError(`${field}.${name}`, `must be a whole number from 0 to 3, not ${JSON.stringify(given)}`);
    return given;
  };
  // What the policy does not read is checked, and forgotten.
  const reads = (/** @type {string} */ name) => policies[policy].fields.includes(name);
  const weight = factor('weight', 1);
  return {
    id: typeof item.id === 'string' ? item.id : null, min, max, priority, ideal: reads('ideal') ? ideal : min, weight: reads('weight') ? weight : 1, base: length(item.base ?? 0, `${field}.base`, 0),
    basis: length(item.basis ?? 0, `${field}.basis`, 0), grow: factor('grow', 0), shrink: factor('shrink', 0), stretch: factor('stretch', 0),
    shrinkPriority: length(item.shrinkPriority ?? 0, `${field}.shrinkPriority`, -Infinity), stretchOrder: order('stretchOrder'), shrinkOrder: order('shrinkOrder'), steps,
  };
}

/**
 * The least heights of a text by its length, shorter ones first; what is neither shorter nor lower than another is none.
 * @param {any} value
 * @param {string} field
 * @param {string} policy
 * @returns {[number, number][]}
 */
function heightSteps(value, field, policy) {
  if (policy !== 'text') throw new FieldError(field, 'are read by the policy text');
  if (!Array.isArray(value) || !value.length || !value.every(pair => Array.isArray(pair) && pair.length === 2)) throw new FieldError(field, 'must be a list of pairs, [length, height]');
  const pairs = /** @type {[number, number][]} */ (value.map((pair, place) => pair.map((/** @type {any} */ each) => length(each, `${field}[${place}]`, 0))));
  pairs.sort((first, second) => first[0] - second[0] || first[1] - second[1]);
  return pairs.filter(([, height], place) => pairs.slice(0, place).every(before => height < before[1]));
}

/**
 * A problem as text, an item a line.
 * @param {import('./policies.js').Problem} problem
 */
export function problemText({ id, policy, items, gaps, available, family }) {
  if (family) return family.text;
  const spacing = gaps.every(gap => gap === gaps[0]) ? gaps[0] ?? 0 : gaps;
  const lines = items.map(item => {
    const own = policies[policy].fields.map(name => {
      const value = item[/** @type {'weight'} */ (name)];
      return value === (name === 'ideal' ? item.min : defaultOf(name, policy)) ? '' : `"${name}": ${value}`;
    });
    const fields = [item.id === null ? '' : `"id": ${JSON.stringify(item.id)}`, item.min ? `"min": ${item.min}` : '',
      item.max < Infinity ? `"max": ${item.max}` : item.steps ? '"max": "infinity"' : '', item.steps ? `"steps": ${JSON.stringify(item.steps).replaceAll(',', ', ')}` : '', item.priority ? `"priority": ${item.priority === -Infinity ? '"-infinity"' : item.priority}` : '', ...own];
    return `    {${fields.filter(Boolean).join(', ')}}`;
  });
  const gap = JSON.stringify(spacing).replaceAll(',', ', ');
  const fair = policy === 'equal-sizes' ? '' : `, "policy": "${policy}"`;
  return `{\n  "id": ${JSON.stringify(id)}, "available": ${available}, "spacing": ${gap}${fair},\n  "items": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
