// controls.js: what views have in common: a choice with its label, a slider that keys move by whole points, the colours.

import { element, make } from './dom.js';

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
 * Arrows move a slider by a step, with Shift by 10.
 * @param {() => number} now
 * @param {(value: number) => void} move
 * @param {number} [unit] the step; one of 1 leads to whole numbers from 0 on
 */
export const stepsOf = (now, move, unit) => (/** @type {KeyboardEvent} */ event) => {
  const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
  if (!step) return;
  event.preventDefault();
  const next = now() + step * (unit ?? 1) * (event.shiftKey ? 10 : 1);
  move(unit === undefined ? Math.max(0, Math.round(next)) : next);
};

const isNight = matchMedia('(prefers-color-scheme: dark)');

/** The other colours, light ones or dark ones: those of the system where they are the same, so that every press changes what one sees. */
export function recolour() {
  const root = document.documentElement;
  const system = isNight.matches ? 'dark' : 'light';
  const next = (root.dataset.theme ?? system) === 'dark' ? 'light' : 'dark';
  if (next === system) delete root.dataset.theme; else root.dataset.theme = next;
  nameColours();
}

/** Names the button of the colours by what is shown. */
export function nameColours() {
  const { theme } = document.documentElement.dataset;
  const words = theme ? `Colours: ${theme}` : `Colours: as the system, ${isNight.matches ? 'dark' : 'light'}`;
  element('theme').setAttribute('aria-label', words);
  element('theme').title = words;
}

isNight.addEventListener('change', nameColours);
