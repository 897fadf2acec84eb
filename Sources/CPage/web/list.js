// list.js: all cases in a list: filtered by verdict, engine and size of the gap, searched and ordered.

import { announce, element, icon, make } from './dom.js';
import { drawThumb } from './bars.js';
import { cases, engineNames, titleOf } from './data.js';
import { counted, points } from './numbers.js';
import { kindOrder, kinds } from './words.js';

/** @typedef {import('./words.js').Kind} Kind */

/** What is shown of the list. */
export const filter = { engine: engineNames[0] ?? '', /** @type {Set<Kind>} */ kinds: new Set(), query: '', gap: 0, order: 'worst' };

const chunk = 60;
/** @type {import('./data.js').Case[]} */
let shown = [];
let drawn = 0;
let chosen = -1;
/** @type {(index: number) => void} */
let whenChosen = () => {};
/** @type {(index: number) => void} */
let whenOpened = () => {};

/** The cases that pass the filter, in their order. */
export function passing() {
  const words = filter.query.trim().toLowerCase();
  const list = cases.filter(row => {
    const verdict = row.verdict(filter.engine);
    if (filter.kinds.size && !(verdict && filter.kinds.has(verdict.kind))) return false;
    if (filter.gap > 0 && !(verdict && verdict.gap >= filter.gap)) return false;
    return !words || row.name.toLowerCase().includes(words) || row.names.some(name => name.toLowerCase().includes(words));
  });
  if (filter.order === 'file') return list;
  if (filter.order === 'size') return [...list].sort((first, second) => first.start - second.start);
  /** @param {import('./data.js').Case} row @returns {[number, number]} */
  const rank = row => {
    const verdict = row.verdict(filter.engine);
    return verdict ? [kindOrder.indexOf(verdict.kind), -verdict.gap] : [99, 0];
  };
  return list.map(row => ({ row, rank: rank(row) }))
    .sort((first, second) => first.rank[0] - second.rank[0] || first.rank[1] - second.rank[1]).map(each => each.row);
}

/**
 * The list with its tools.
 * @param {(index: number) => void} choose
 * @param {(index: number) => void} open where a case stands in place of the list
 */
export function listView(choose, open) {
  [whenChosen, whenOpened] = [choose, open];
  const engines = engineNames.length > 1 && make('label', { class: 'field' }, 'Judged',
    make('select', { id: 'engine', change: (/** @type {any} */ event) => { filter.engine = event.target.value; filter.kinds.clear(); renew(); } },
      engineNames.map(name => make('option', { value: name, selected: name === filter.engine }, titleOf(name)))));
  const orders = [['worst', 'Worst first'], ['size', 'By container'], ['file', 'As in the file']];
  return make('aside', { class: 'list', 'aria-label': 'Cases' },
    // On a phone the list stands alone, without the heading of a case.
    make('h1', { class: 'hidden' }, 'All rows'),
    make('div', { class: 'tools' },
      make('div', { id: 'chips', class: 'chips', role: 'group', 'aria-label': 'Verdicts shown' }),
      make('div', { class: 'fields' },
        make('input', {
          id: 'query', type: 'search', placeholder: 'Find a row or an item', 'aria-label': 'Find a row or an item', value: filter.query,
          input: (/** @type {any} */ event) => { filter.query = event.target.value; fill(); },
        }),
        make('select', { id: 'order', 'aria-label': 'Order', change: (/** @type {any} */ event) => { filter.order = event.target.value; fill(); } },
          orders.map(([value, title]) => make('option', { value, selected: value === filter.order }, title)))),
      make('div', { class: 'fields' }, engines,
        make('label', { class: 'field' }, 'Gap at least', make('input', {
          id: 'gap', type: 'number', min: 0, step: 'any', value: filter.gap || '', placeholder: '0',
          input: (/** @type {any} */ event) => { filter.gap = Number(event.target.value) || 0; fill(); },
        })))),
    make('p', { id: 'count', class: 'count' }),
    make('p', { class: 'heads', 'aria-hidden': 'true' }, make('span', {}), make('span', {}, 'row'), make('span', {}, 'off by'), make('span', {}), make('span', { class: 'size' }, 'container')),
    make('div', { id: 'cases', class: 'cases', role: 'listbox', tabindex: '0', 'aria-label': 'Cases; arrow keys choose', keydown: steer, click: press, scroll: reach }));
}

/** Draws chips and list anew. */
export function renew() {
  const counts = new Map();
  for (const row of cases) {
    const kind = row.verdict(filter.engine)?.kind;
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const chips = kindOrder.filter(kind => counts.has(kind)).map(kind => make('button', {
    class: `chip ${kinds[kind].tone}`, 'aria-pressed': String(filter.kinds.has(kind)), 'data-kind': kind,
    click: () => {
      if (!filter.kinds.delete(kind)) filter.kinds.add(kind);
      renew();
      /** @type {HTMLElement | null} */ (element('chips').querySelector(`[data-kind=${kind}]`))?.focus();
    },
  }, icon(kind), kinds[kind].name, make('b', {}, counts.get(kind).toLocaleString('en'))));
  element('chips').replaceChildren(...chips);
  fill();
}

function fill() {
  shown = passing();
  drawn = 0;
  const box = element('cases');
  box.replaceChildren();
  box.scrollTop = 0;
  const unjudged = cases.filter(row => !row.verdict(filter.engine)).length;
  const rest = unjudged && shown.length === cases.length ? `; ${unjudged.toLocaleString('en')} not judged by ${titleOf(filter.engine)}, as they follow other rules` : '';
  element('count').textContent = (shown.length === cases.length
    ? counted(cases.length, 'row') : `${shown.length.toLocaleString('en')} of ${counted(cases.length, 'row')}`) + rest;
  announce(element('count').textContent ?? '');
  if (!shown.length) box.append(make('p', { class: 'none' }, 'No row passes the filter.'));
  grow();
  mark(chosen);
}

/** Draws the next cases of the list. */
function grow() {
  const next = shown.slice(drawn, drawn + chunk);
  element('cases').append(...next.map(entry));
  drawn += next.length;
}

function reach() {
  const box = element('cases');
  if (drawn < shown.length && box.scrollTop + box.clientHeight > box.scrollHeight - 600) grow();
}

/** @param {import('./data.js').Case} row @param {number} place */
function entry(row, place) {
  const verdict = row.verdict(filter.engine);
  const answer = row.answers.find((each, index) => index > 0 && each.engine === filter.engine) ?? row.answers[0];
  const kind = verdict?.kind ?? 'optimal';
  const { tone, name } = kinds[kind];
  const gap = verdict && verdict.kind !== 'optimal' ? points(verdict.gap) : '';
  const container = row.container ?? row.start;
  return make('div', {
    class: 'case', role: 'option', id: `case-${row.index}`, 'data-index': row.index, 'aria-selected': String(row.index === chosen),
    'aria-setsize': shown.length, 'aria-posinset': drawn + place + 1,
    'aria-label': `${row.name}, ${verdict ? name : 'no answer'}${gap ? `, off by ${gap}` : ''}`,
  }, verdict ? icon(kind, `icon ${tone}`) : make('span', {}), make('span', { class: 'name', title: row.name }, row.name), make('span', { class: `gap ${tone}` }, gap),
  drawThumb(row, row.motion(container), answer.lengths, container, tone === 'overflow' ? 'overflow' : 'plain'),
  make('span', { class: 'size' }, points(row.start)));
}

/**
 * Shows which case is chosen.
 * @param {number} index
 */
export function mark(index) {
  chosen = index;
  const box = element('cases');
  if (!box) return;
  while (drawn < shown.length && shown.findIndex(row => row.index === index) >= drawn) grow();
  for (const old of box.querySelectorAll('[aria-selected=true]')) old.setAttribute('aria-selected', 'false');
  const now = element(`case-${index}`);
  now?.setAttribute('aria-selected', 'true');
  if (now) box.setAttribute('aria-activedescendant', now.id); else box.removeAttribute('aria-activedescendant');
  if (now && innerWidth >= 820) now.scrollIntoView({ block: 'nearest' });
}

/** @param {KeyboardEvent} event */
function steer(event) {
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -1e9, End: 1e9 }[event.key];
  if (event.key === 'Enter' && chosen >= 0) {
    whenOpened(chosen);
    element('container').focus();
  }
  if (!step || !shown.length) return;
  event.preventDefault();
  const place = shown.findIndex(row => row.index === chosen);
  const next = shown[Math.max(0, Math.min(shown.length - 1, place + step))];
  whenChosen(next.index);
}

/** @param {MouseEvent} event */
function press(event) {
  const entry = /** @type {HTMLElement} */ (event.target).closest('[data-index]');
  if (!entry) return;
  whenOpened(Number(entry.getAttribute('data-index')));
  if (innerWidth < 820) scrollTo(0, 0);
}
