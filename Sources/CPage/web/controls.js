// controls.js: what views have in common: a choice with its label, and a slider that keys move by whole points.

import { make } from './dom.js';

/**
 * A choice with its label.
 * @param {string} label
 * @param {string} id
 * @param {string[]} names
 * @param {number} chosen
 * @param {(value: number) => void} change
 */
export const chooser = (label, id, names, chosen, change) =>
  make('label', { class: 'field' }, label, make('select', { id, change: (/** @type {any} */ event) => change(Number(event.target.value)) },
    names.map((name, value) => make('option', { value, selected: value === chosen }, name))));

/** The wheel scrolls, also over a field of a number that has the focus: it would change the number. */
export const keepFromWheel = () => addEventListener('wheel', event => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  if (field.type !== 'number' || field !== document.activeElement || field.readOnly) return;
  field.readOnly = true;
  setTimeout(() => { field.readOnly = false; }, 120);
}, { passive: true, capture: true });

/**
 * Arrows move a slider by 1, with Shift by 10.
 * @param {() => number} now
 * @param {(value: number) => void} move
 */
export const stepsOf = (now, move) => (/** @type {KeyboardEvent} */ event) => {
  const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
  if (!step) return;
  event.preventDefault();
  move(Math.max(0, Math.round(now() + step * (event.shiftKey ? 10 : 1))));
};
