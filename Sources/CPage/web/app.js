// app.js: which view is shown, what stands in the address, keys, and the colours.

import { announce, element, make, soon } from './dom.js';
import { keepFromWheel, nameColours, recolour } from './controls.js';
import { cases, page } from './data.js';
import { detailView, listen, moveTo, setUp, showCase, turn, update, view } from './detail.js';
import { mostPoints } from './numbers.js';
import { filter, listView, mark, passing, renew } from './list.js';
import { hasOverview, overviewView } from './overview.js';
import { hasEngines, showEngines } from './engines.js';
import { families } from './family.js';
import { hasProofs, proofAddress, redrawProofs, showProofs } from './proofs.js';
import { hasScenes, redrawScene, sceneAddress, showScene } from './scenes.js';
import { hasTables, redrawTable, showTable, tableAddress } from './tables.js';

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
      // On a phone the list alone is a view of its own, to which one comes back.
      if (isNarrow() && !document.body.classList.contains('opened')) return;
      const parts = [`at=${view.container}`];
      if (view.engine) parts.push(`by=${encodeURIComponent(view.engine)}`);
      text = `#rows/${view.row.index}?${parts.join('&')}`;
    } else return;
    if (location.hash !== text) {
      try { history.replaceState(null, '', addressed = text); } catch { /* A page in a sandbox keeps its address. */ }
    }
  }, 150);
}

/** Whether the list and a case have no room beside each other, as the style has it. */
const isNarrow = () => matchMedia('(max-width: 819px)').matches;

/**
 * Chooses a case of the list.
 * @param {number} index
 * @param {number | null} [container]
 */
function choose(index, container = null) {
  const row = cases[index];
  if (!row) return;
  showCase(row, filter.engine, container);
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
  const there = current === 'rows' ? view.row?.index : undefined;
  if (current !== 'rows') {
    current = 'rows';
    element('main').replaceChildren(make('div', { class: 'split' }, listView(choose, open), detailView()));
    listen();
    element('back').addEventListener('click', close);
    view.moved = address;
    renew();
    mark(-1);
  }
  tabs('rows');
  document.body.classList.toggle('opened', index !== null || cases.length === 1);
  choose(index ?? there ?? passing()[0]?.index ?? 0, container);
}

/**
 * Shows a case in place of the list, where there is no room for both: its address is one to come back from.
 * @param {number} index
 */
function open(index) {
  const address = `#rows/${index}`;
  if (!isNarrow() || location.hash === address) return choose(index);
  document.body.classList.add('opened');
  location.hash = address;
}

/** Shows the list again, and in it the case from which one comes. */
function close() {
  document.body.classList.remove('opened');
  try { history.replaceState(null, '', addressed = '#rows'); } catch { /* A page in a sandbox keeps its address. */ }
  element('cases').focus();
  document.querySelector('.case[aria-selected=true]')?.scrollIntoView({ block: 'center' });
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

/** A part of the address as it was before it was escaped; as it is where it is no such part. @param {string} text */
function decoded(text) {
  try { return decodeURIComponent(text); } catch { return text; }
}

/** Shows what the address names. */
function route() {
  addressed = location.hash;
  if (extra && (/^#(play|$)/.test(location.hash) || location.hash === '')) {
    current = 'play';
    document.body.classList.remove('opened');
    tabs('play');
    document.title = 'Playground – Plumb';
    return extra.show(location.hash.startsWith('#play=') ? decoded(location.hash.slice(6)) : null);
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
    const at = Number(options.get('at') ?? NaN);
    return showRows(id !== undefined && cases[Number(id)] ? Number(id) : null, at >= 0 ? Math.min(at, mostPoints) : null);
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
  else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && !target.closest('[role=listbox], button, .wide')) {
    moveTo(Math.round(view.container + (event.key === 'ArrowRight' ? 1 : -1) * (event.shiftKey ? 10 : 1)));
  } else return;
  event.preventDefault();
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
  const there = others.filter(each => each.has()).map(each => [each.name, each.title]);
  // Of a comparison the engines come first.
  const [firsts, rest] = [true, false].map(isFirst => there.filter(([name]) => (name === 'engines') === isFirst));
  const links = [...firsts, ...(extra ? [['play', 'Playground']] : []), ...(hasOverview() ? [['overview', 'Overview']] : []),
    ...(cases.length > 0 ? [['rows', hasEngines() ? 'Worst rows' : 'Rows']] : []), ...rest];
  element('views').replaceChildren(...links.map(([name, title]) => make('a', { href: `#${name}` }, title)));
  element('theme').addEventListener('click', recolour);
  nameColours();
  keepFromWheel();
  addEventListener('hashchange', route);
  addEventListener('keydown', key);
  // A phone's bars come and go, which changes the height alone.
  let width = innerWidth;
  addEventListener('resize', () => soon(() => {
    if (width === innerWidth) return;
    width = innerWidth;
    if (current === 'rows') { setUp(); update(); } else if (current === 'play') extra?.redraw(); else if (current === 'overview') showOverview(); else others.find(each => each.name === current)?.redraw?.();
  }));
  route();
}
