// overview.js: the first view of a page of many rows: one finding, the row that shows it best, and a square a row.

import { icon, make } from './dom.js';
import { drawBars, legendOf } from './bars.js';
import { cases, engineNames, page, titleOf } from './data.js';
import { counted, points } from './numbers.js';
import { offsetsOf } from './row.js';
import { realized, sketch } from './sketch.js';
import { kindOrder, kinds, sentence } from './words.js';

/** @typedef {import('./words.js').Kind} Kind */
const most = 2000;

/** @param {string} engine */
function tallyOf(engine) {
  /** @type {Map<Kind, number>} */
  const tally = new Map();
  for (const row of cases) {
    const kind = row.verdict(engine)?.kind;
    if (kind) tally.set(kind, (tally.get(kind) ?? 0) + 1);
  }
  return kindOrder.flatMap(kind => (tally.has(kind) ? [{ kind, count: tally.get(kind) ?? 0 }] : []));
}

/**
 * The row that an engine does worst, by the first verdict that it ever gets.
 * @param {string} engine
 */
function worstOf(engine) {
  /** @type {import('./data.js').Case | null} */
  let worst = null;
  const rank = (/** @type {import('./data.js').Case} */ row) => headlineRank(row.verdict(engine)?.kind ?? 'optimal');
  for (const row of cases) {
    if (row.container === null || !row.verdict(engine)) continue;
    if (!worst || rank(row) < rank(worst) || (rank(row) === rank(worst) && (row.verdict(engine)?.gap ?? 0) > (worst.verdict(engine)?.gap ?? 0))) worst = row;
  }
  return worst;
}

/**
 * @param {import('./data.js').Case} row
 * @param {string} engine
 * @param {number} width
 */
export function drawRow(row, engine, width) {
  const container = row.container ?? row.start;
  const answers = row.at(container).filter(answer => answer.best || answer.engine === engine);
  const ends = answers.map(answer => offsetsOf(row, answer.lengths)[row.items.length]);
  const scale = (width - 40) / Math.max(container, ...ends);
  const frame = { left: 8, scale, width, wall: 8 + container * scale, selected: -1 };
  const { group, height } = drawBars(row, row.motion(container), answers, container, frame);
  const judged = answers[answers.length - 1];
  const words = sentence(judged.verdict, row.names, row);
  return { words, picture: realized(sketch('svg', { class: 'picture', width, height, viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': `${row.name}: ${judged.title}: ${words}` }, group)) };
}

/** What the headline speaks of: what everybody sees, a row that is too long, before bounds that other engines do not know. @param {Kind} kind */
const headlineRank = kind => (kind === 'avoidableOverflow' ? -1 : kindOrder.indexOf(kind));

/** @param {(index: number, engine: string, kind?: Kind) => void} open */
export function overviewView(open) {
  const engine = engineNames.find(name => tallyOf(name).some(each => each.kind !== 'optimal')) ?? engineNames[0];
  const tally = tallyOf(engine).filter(each => each.kind !== 'optimal');
  const first = [...tally].sort((one, other) => headlineRank(one.kind) - headlineRank(other.kind))[0];
  const title = titleOf(engine);
  const count = cases.filter(row => row.verdict(engine)).length;
  const others = cases.length - count;
  const headline = first
    ? [`${title}: `, make('span', { class: kinds[first.kind].tone }, `${first.count.toLocaleString('en')} of ${counted(count, 'row')}`), ` ${first.count === 1 ? kinds[first.kind].one : kinds[first.kind].many}`]
    : [`${title} is optimal on `, make('span', { class: 'optimal' }, `all of ${counted(count, 'row')}`)];
  const worst = first && worstOf(engine);
  const width = Math.min(1040, Math.max(288, innerWidth - 48));
  const hero = worst && drawRow(worst, engine, width);
  return make('div', { class: 'overview' },
    make('header', { class: 'lead' }, make('h1', { tabindex: '-1', id: 'name' }, ...headline, '.'),
      make('p', { class: 'soft' }, `Plumb found the best division of each row, proved it, and judged the answers beside it.${others ? ` ${title} is not judged on ${counted(others, 'row')} more, which follow other rules.` : ''}`)),
    hero && worst && make('figure', { class: 'hero' }, hero.picture,
      make('figcaption', {}, make('b', {}, worst.name), `, the worst of them: ${hero.words} `,
        make('a', { href: `#rows/${worst.index}`, click: (/** @type {Event} */ event) => { event.preventDefault(); open(worst.index, engine); } }, 'Move its container')),
      make('div', { class: 'legend' }, legendOf(hero.picture).map(realized))),
    make('section', {}, make('h2', {}, 'Each square is a row'),
      make('p', { class: 'soft' }, 'Coloured where an answer is worse than possible. Choose one to see why.'),
      make('div', { class: 'units' }, engineNames.slice(0, 12).map(name => unit(name, open)))),
    make('p', { class: 'soft foot' }, 'Made by ', make('code', {}, page.command), '. Lengths and verdicts are the command’s; nothing is sent anywhere.'));
}

/**
 * An engine's squares, the worst first, and its counts.
 * @param {string} engine
 * @param {(index: number, engine: string, kind?: Kind) => void} open
 */
function unit(engine, open) {
  const judged = cases.flatMap(row => {
    const verdict = row.verdict(engine);
    return verdict ? [{ row, verdict, rank: kindOrder.indexOf(verdict.kind) }] : [];
  }).sort((first, second) => first.rank - second.rank || second.verdict.gap - first.verdict.gap);
  const squares = judged.slice(0, most).map(({ row, verdict }, place) => make('button', {
    class: `unit-square ${kinds[verdict.kind].tone}`, 'data-index': row.index, tabindex: place ? '-1' : '0',
    title: `${row.name}: ${kinds[verdict.kind].name}${verdict.gap > 0 ? `, off by ${points(verdict.gap)}` : ''}`,
    'aria-label': `${row.name}: ${kinds[verdict.kind].name}`,
  }));
  const box = make('div', { class: 'squares', role: 'group', 'aria-label': `${titleOf(engine)}, a square a row; arrow keys move` }, squares);
  box.addEventListener('click', event => {
    const square = /** @type {Element} */ (event.target).closest('[data-index]');
    if (square) open(Number(square.getAttribute('data-index')), engine);
  });
  box.addEventListener('keydown', event => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const place = squares.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next = step && place >= 0 ? squares[place + step] : undefined;
    if (!next) return;
    event.preventDefault();
    [squares[place].tabIndex, next.tabIndex] = [-1, 0];
    next.focus();
  });
  return make('div', { class: 'unit' }, make('h3', {}, titleOf(engine), make('span', { class: 'soft of-rows' }, ` ${counted(judged.length, 'row')}`)), box,
    make('ul', { class: 'counts' }, tallyOf(engine).map(({ kind, count }) => make('li', {}, make('button', {
      class: `plain ${kinds[kind].tone}`, click: () => open(-1, engine, kind),
    }, make('b', {}, count.toLocaleString('en')), ' ', icon(kind), kinds[kind].name)))));
}

/** Whether there is enough for a view of its own. */
export const hasOverview = () => cases.length > 1 && !page.comparisons && engineNames.length > 0;
