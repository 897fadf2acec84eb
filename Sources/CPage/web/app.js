// app.js: which view is shown, what stands in the address, keys, and the colours.

import { announce, element, make, soon } from './dom.js';
import { keepFromWheel } from './controls.js';
import { cases, page } from './data.js';
import { detailView, listen, moveTo, setUp, show, turn, update, view } from './detail.js';
import { filter, listView, mark, passing, renew } from './list.js';
import { hasOverview, overviewView } from './overview.js';
import { hasEngines, showEngines } from './engines.js';
import { families } from './family.js';
import { hasProofs, proofAddress, redrawProofs, showProofs } from './proofs.js';
import { hasScenes, redrawScene, sceneAddress, showScene } from './scenes.js';
import { hasTables, redrawTable, showTable, tableAddress } from './tables.js';

/** @typedef {import('./words.js').Kind} Kind */
let current = '';
let addressing = 0;
/** The address that is shown; another one leads elsewhere, and must not be written over. */
let addressed = '';

/** Writes what is shown into the address, so that a link leads here. */
function address() {
  clearTimeout(addressing);
  addressing = window.setTimeout(() => {
    if (location.hash !== addressed) return;
    let text = '';
    const leads = others.find(each => each.name === current)?.address;
    if (leads) text = leads();
    else if (current === 'rows' && view.row) {
      const parts = [`at=${view.container}`];
      if (view.engine) parts.push(`by=${encodeURIComponent(view.engine)}`);
      text = `#rows/${view.row.index}?${parts.join('&')}`;
    } else return;
    if (location.hash !== text) {
      try { history.replaceState(null, '', addressed = text); } catch { /* A page in a sandbox keeps its address. */ }
    }
  }, 150);
}

/**
 * Chooses a case of the list.
 * @param {number} index
 * @param {number | null} [container]
 */
function choose(index, container = null) {
  const row = cases[index];
  if (!row) return;
  show(row, filter.engine, container);
  mark(index);
  document.title = `${row.name} – ${page.title} – Plumb`;
  announce(element('finding').textContent ?? '');
  address();
}

/** @param {string} name */
function tabs(name) {
  for (const link of document.querySelectorAll('nav a')) {
    if (link.getAttribute('href') === `#${name}`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/**
 * The rows, one of them chosen.
 * @param {number | null} index
 * @param {number | null} container
 */
function showRows(index, container) {
  if (current !== 'rows') {
    current = 'rows';
    element('main').replaceChildren(make('div', { class: 'split' }, listView(choose), detailView()));
    listen();
    view.moved = address;
    renew();
    mark(-1);
  }
  tabs('rows');
  document.body.classList.toggle('opened', index !== null || cases.length === 1);
  const first = index ?? passing()[0]?.index ?? 0;
  choose(first, container);
}

function showOverview() {
  current = 'overview';
  document.body.classList.remove('opened');
  document.title = `${page.title} – Plumb`;
  tabs('overview');
  element('main').replaceChildren(overviewView((index, engine, kind) => {
    filter.engine = engine;
    filter.kinds = new Set(kind ? [kind] : []);
    current = '';
    location.hash = index < 0 ? '#rows' : `#rows/${index}?by=${encodeURIComponent(engine)}`;
  }));
}

/** The family that one sees first: one with a claim that fails. */
const worstFamily = () => Math.max(0, families.findIndex(family => family.count('refuted') > 0));

/**
 * The views of what is no row, in the order of their links.
 * @type {{name: string, title: string, has: () => boolean, first: () => number, show: (index: number, options: URLSearchParams, moved: () => void) => void, redraw?: () => void, address?: () => string}[]}
 */
const others = [
  { name: 'engines', title: 'Engines', has: hasEngines, first: () => 0, show: showEngines, redraw: () => route() },
  { name: 'proofs', title: 'Proofs', has: hasProofs, first: worstFamily, show: showProofs, redraw: redrawProofs, address: proofAddress },
  { name: 'scenes', title: 'Scenes', has: hasScenes, first: () => 0, show: showScene, redraw: redrawScene, address: sceneAddress },
  { name: 'tables', title: 'Tables', has: hasTables, first: () => 0, show: showTable, redraw: redrawTable, address: tableAddress },
];

/** Shows what the address names. */
function route() {
  addressed = location.hash;
  if (extra && (/^#(play|$)/.test(location.hash) || location.hash === '')) {
    current = 'play';
    document.body.classList.remove('opened');
    tabs('play');
    document.title = 'Playground – Plumb';
    return extra.show(location.hash.startsWith('#play=') ? decodeURIComponent(location.hash.slice(6)) : null);
  }
  const [path, query = ''] = location.hash.slice(1).split('?');
  const [name, id] = path.split('/');
  const options = new URLSearchParams(query);
  const by = options.get('by');
  if (by && by !== filter.engine) {
    filter.engine = by;
    if (current === 'rows') renew();
  }
  const there = others.filter(each => each.has());
  // Of a comparison the rows are those of its worst answers.
  const other = there.find(each => each.name === name) ?? (name !== 'rows' && name !== 'overview' && (cases.length === 0 || hasEngines()) ? there[0] : undefined);
  if (other) {
    current = other.name;
    document.body.classList.remove('opened');
    tabs(other.name);
    other.show(id === undefined ? other.first() : Number(id), options, address);
    document.title = `${element('name').textContent} – Plumb`;
    return undefined;
  }
  if (name === 'overview' && hasOverview()) return showOverview();
  if (name === 'rows' || !hasOverview()) {
    const at = options.get('at');
    return showRows(id === undefined ? null : Number(id), at === null ? null : Number(at));
  }
  return showOverview();
}

/** @param {KeyboardEvent} event */
function key(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
  if (current !== 'rows') return;
  if (event.key === '[') turn(-1);
  else if (event.key === ']') turn(1);
  else if (event.key === '/') element('query').focus();
  else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && !target.closest('[role=listbox], button')) {
    moveTo(Math.round(view.container + (event.key === 'ArrowRight' ? 1 : -1) * (event.shiftKey ? 10 : 1)));
  } else return;
  event.preventDefault();
}

/** The system's colours, dark ones, light ones, in turn. */
function recolour() {
  const themes = ['', 'dark', 'light'];
  const root = document.documentElement;
  const next = themes[(themes.indexOf(root.dataset.theme ?? '') + 1) % themes.length];
  if (next) root.dataset.theme = next; else delete root.dataset.theme;
  const words = `Colours: ${next || 'as the system'}`;
  element('theme').setAttribute('aria-label', words);
  element('theme').title = words;
}

/** @typedef {{show: (text: string | null) => void, redraw: () => void}} Extra */

/**
 * The view that the playground adds.
 * @type {Extra | null}
 */
let extra = null;

/**
 * Adds a view of its own to the page.
 * @param {Extra} view
 */
export function addView(view) { extra = view; }

/** Shows the page. */
export function begin() {
  element('heading').textContent = page.title;
  const links = [extra && ['play', 'Playground'], hasOverview() && ['overview', 'Overview'], cases.length > 0 && ['rows', hasEngines() ? 'Worst rows' : 'Rows'],
    ...others.filter(each => each.has()).map(each => [each.name, each.title])].filter(Boolean);
  if (hasEngines()) links.sort(first => (/** @type {string[]} */ (first)[0] === 'engines' ? -1 : 0));
  element('views').replaceChildren(.../** @type {string[][]} */ (links).map(([name, title]) => make('a', { href: `#${name}` }, title)));
  element('theme').addEventListener('click', recolour);
  keepFromWheel();
  addEventListener('hashchange', route);
  addEventListener('keydown', key);
  addEventListener('resize', () => soon(() => {
    if (current === 'rows') { setUp(); update(); } else if (current === 'play') extra?.redraw(); else if (current === 'overview') showOverview(); else others.find(each => each.name === current)?.redraw?.();
  }));
  route();
}
