// table.js: every item of a row in a table: bounds, lengths by each engine, what holds it and what a point more would change.

import { boundsWords, holdOf, holdWords, priceWords } from './holds.js';
import { points } from './numbers.js';
import { totalOf } from './row.js';
import { sketchHTML } from './sketch.js';

/** @typedef {ReturnType<import('./data.js').Case['at']>} Answers */

/**
 * @param {import('./data.js').Case} row
 * @param {Answers} answers
 * @param {number} container
 * @param {number} selected
 */
export function itemTable(row, answers, container, selected) {
  const motion = row.motion(container);
  const [best, ...others] = answers;
  const left = container - totalOf(row, best.lengths);
  const tiers = motion.tiers.length > 1;
  const head = sketchHTML('tr', {}, sketchHTML('th', { scope: 'col' }, 'item'), sketchHTML('th', { scope: 'col' }, 'bounds'),
    tiers && sketchHTML('th', { scope: 'col', class: 'number' }, 'priority'),
    sketchHTML('th', { scope: 'col', class: 'number' }, 'best'),
    others.map(answer => sketchHTML('th', { scope: 'col', class: 'number' }, answer.title)),
    sketchHTML('th', { scope: 'col' }, 'what holds the best length'), sketchHTML('th', { scope: 'col' }, 'one point more or less'));
  const body = row.items.map((item, index) => {
    const length = best.lengths[index];
    return sketchHTML('tr', { 'data-item': index, class: selected === index ? 'on' : null },
      sketchHTML('th', { scope: 'row' }, sketchHTML('button', { class: 'plain', 'aria-pressed': String(selected === index), 'data-choose': index }, row.names[index])),
      sketchHTML('td', {}, boundsWords(item.min, item.max)),
      tiers && sketchHTML('td', { class: 'number' }, points(item.priority)),
      sketchHTML('td', { class: 'number' }, points(length)),
      others.map(answer => sketchHTML('td', { class: 'number' }, points(answer.lengths[index]), ' ', difference(answer.lengths[index] - length))),
      sketchHTML('td', {}, holdWords(row, motion, index, length, container - row.spacing)),
      sketchHTML('td', { class: 'price' }, best.slopes ? priceWords(row, motion, index, best.lengths, best.slopes, row.names, left) : ''));
  });
  return sketchHTML('div', { class: 'wide', tabindex: '0', role: 'region', 'aria-label': 'Every item' },
    sketchHTML('table', {}, sketchHTML('caption', { class: 'hidden' }, `The items of ${row.name} in ${points(container)} points`),
      sketchHTML('thead', {}, head), sketchHTML('tbody', {}, body)));
}

/** @param {number} amount */
function difference(amount) {
  if (Math.abs(amount) < 5e-3) return sketchHTML('small', { class: 'difference' }, '');
  return sketchHTML('small', { class: 'difference' }, `${amount > 0 ? '+' : ''}${points(amount)}`);
}

/**
 * All that is known of one item, in sentences.
 * @param {import('./data.js').Case} row
 * @param {Answers} answers
 * @param {number} container
 * @param {number} item
 */
export function itemWords(row, answers, container, item) {
  const motion = row.motion(container);
  const [best, ...others] = answers;
  const level = holdOf(motion, item, best.lengths[item]) === 'level' ? (best.lengths[item] - motion.base[item]) / motion.weight[item] : null;
  const parts = [
    `“${row.names[item]}”: ${points(best.lengths[item])}, ${boundsWords(row.items[item].min, row.items[item].max)}; `
      + `${holdWords(row, motion, item, best.lengths[item], container - row.spacing)}${level === null ? '' : `, which stands at ${points(level)}`}.`,
  ];
  if (best.slopes) {
    parts.push(priceWords(row, motion, item, best.lengths, best.slopes, row.names, container - totalOf(row, best.lengths)));
  }
  for (const answer of others) {
    const amount = answer.lengths[item] - best.lengths[item];
    if (Math.abs(amount) > 5e-3) parts.push(`${answer.title} gives it ${points(Math.abs(amount))} ${amount > 0 ? 'more' : 'less'}.`);
  }
  return parts.filter(Boolean).join(' ');
}
