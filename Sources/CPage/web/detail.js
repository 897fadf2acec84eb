// detail.js: one case: its answers under a container that one moves, why the best one is best, and every item.

import { announce, draw, element, icon, make, short, soon } from './dom.js';
import { swiftUIReason } from './asked.js';
import { drawBars, legendOf, wallReach } from './bars.js';
import { page, titleOf } from './data.js';
import { clamp, fraction, listed, points, pointsLong } from './numbers.js';
import { drawGrip, drawPlot, drawRibbon } from './plot.js';
import { leastOf, totalOf } from './row.js';
import { lengthsAt, pieceAt } from './sweep.js';
import { itemTable, itemWords } from './table.js';
import { drawVessels } from './vessels.js';
import { kinds, sentence } from './words.js';

/** @typedef {import('./data.js').Case} Case */

/** The case that is shown. */
export const view = {
  /** @type {Case | null} */ row: null, container: 0, engine: '', selected: -1, end: 1,
  /** @type {() => void} */ moved: () => {},
};
/** @type {{frame: any, height: number, bars: SVGElement, cursor: SVGElement, plot: any, vesselRoom: number} | null} */
let stage = null;
/** The item that is shown while none is pointed at. */
let pinned = -1;

/**
 * The parts of the view, empty; `show` fills them.
 */
export function detailView() {
  const button = (/** @type {string} */ id, /** @type {string} */ label, /** @type {string} */ sign, /** @type {() => void} */ click) =>
    make('button', { id, class: 'square', 'aria-label': label, title: label, click }, sign);
  return make('section', { class: 'detail', id: 'detail', 'aria-label': 'The chosen case' },
    make('button', { class: 'back', click: () => { document.body.classList.remove('opened'); element('cases').focus(); } }, '← All cases'),
    make('div', { class: 'title' }, make('h1', { id: 'name', tabindex: '-1' }), make('div', { class: 'actions', id: 'actions' })),
    make('p', { id: 'finding', class: 'finding' }),
    make('div', { class: 'theatre', id: 'theatre' }),
    make('div', { class: 'controls' },
      make('label', { class: 'field', for: 'container' }, make('span', { id: 'container-label' }, 'Container')),
      make('input', { id: 'container', type: 'number', min: 0, step: 'any', change: (/** @type {any} */ event) => typed(event.target.value) }),
      button('back-turn', 'To the last change', '‹', () => turn(-1)),
      make('input', {
        id: 'slider', type: 'range', min: 0, step: 'any', 'aria-label': 'Container in points',
        input: (/** @type {any} */ event) => moveTo(Number(event.target.value)), keydown: stepSlider,
      }),
      button('next-turn', 'To the next change', '›', () => turn(1)),
      make('button', { id: 'home', click: () => { if (view.row) moveTo(view.row.start); } }, 'Reset')),
    make('p', { id: 'item', class: 'item-words', 'aria-live': 'polite' }),
    make('div', { id: 'legend', class: 'legend', 'aria-hidden': 'true' }),
    make('div', { class: 'columns' },
      make('section', {}, make('h2', {}, 'Why'), make('p', { id: 'why', class: 'soft' }), make('div', { class: 'pair', id: 'vessels' })),
      make('section', {}, make('h2', { id: 'next-title' }, 'What changes next'), make('div', { id: 'next' }),
        make('h2', {}, 'In every container'), make('div', { id: 'everywhere' }))),
    make('section', {}, make('h2', {}, 'Every item'), make('div', { id: 'table' })));
}

/** @param {string} style @param {string} words */
const legend = (style, words) => make('span', {}, make('i', { class: `swatch ${style}` }), words);

/**
 * Shows a case.
 * @param {Case} row
 * @param {string} engine whose curve and ribbon stand beside the optimum's
 * @param {number | null} container
 */
export function show(row, engine, container) {
  view.row = row;
  view.engine = row.engines.includes(engine) ? engine : row.engines[0] ?? '';
  view.container = container ?? row.start;
  view.end = Math.max(row.end, view.container * 1.05);
  view.selected = -1;
  pinned = -1;
  element('detail').scrollTop = 0;
  element('name').textContent = row.name;
  element('container-label').textContent = row.vertical ? 'Height' : 'Container';
  const slider = /** @type {HTMLInputElement} */ (element('slider'));
  slider.max = String(view.end);
  const hasSweep = row.sweep('optimum') !== null;
  for (const id of ['slider', 'container', 'back-turn', 'next-turn', 'home']) {
    /** @type {HTMLInputElement} */ (element(id)).disabled = !hasSweep;
  }
  setUp();
  update();
  words();
}

/** Draws what stays while the container moves. */
export function setUp() {
  const { row, end } = view;
  if (!row) return;
  const box = element('theatre');
  const width = Math.max(300, box.clientWidth);
  const right = width < 560 ? 64 : 104;
  const frame = { left: 10, scale: (width - 10 - right) / end, width, wall: 0, selected: view.selected, isSteady: true };
  const bars = draw('g', {});
  const cursor = draw('g', {});
  const best = row.sweep('optimum');
  const answers = row.at(view.container);
  frame.wall = frame.left + view.container * frame.scale;
  // The heads and bars of most verdicts take as much room; the plot stands below the tallest.
  const room = answers.length * 90;
  const picture = draw('svg', { width, class: 'picture', 'aria-hidden': 'true' }, bars);
  let height = room + 4;
  let plot = null;
  if (best) {
    const rule = row.sweep(view.engine);
    const ribbon = ribbonOf(row, view.engine);
    if (ribbon.length) {
      picture.append(draw('text', { class: 'label soft', x: frame.left, y: height + 14 }, `${titleOf(view.engine)}, in every container`),
        drawRibbon(ribbon, leastOf(row, row.motion(0)), end, frame, height + 22));
    }
    const top = height + (ribbon.length ? 56 : 22);
    plot = drawPlot(row, best, ribbon.length ? rule : null, end, frame, top, width < 560 ? 140 : 176);
    picture.append(plot.group);
    height = top + (width < 560 ? 140 : 176) + 26;
  }
  picture.append(cursor);
  picture.setAttribute('height', String(height));
  picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
  stage = { frame, height, bars, cursor, plot, vesselRoom: element('vessels').clientWidth };
  box.replaceChildren(picture);
}

/** @param {Case} row @param {string} engine */
export function ribbonOf(row, engine) {
  return (row.written.ribbons?.[engine] ?? []).map((/** @type {any[]} */ [to, kind]) => ({ to: to ?? Infinity, kind: page.kinds[kind] }));
}

/** Draws what the container changes. */
export function update() {
  const { row, container, end } = view;
  if (!row || !stage) return;
  const { frame, bars, cursor, plot } = stage;
  frame.wall = frame.left + container * frame.scale;
  frame.selected = view.selected;
  const answers = row.at(container);
  const motion = row.motion(container);
  bars.replaceChildren(drawBars(row, motion, answers, container, frame).group);
  if (plot) bars.append(draw('rect', { class: 'wall-hit', x: short(frame.wall - wallReach), y: 0, width: 2 * wallReach, height: answers.length * 90 }));
  const parts = [];
  if (plot) {
    const foot = stage.height - 26;
    const floor = answers.length * 90;
    parts.push(draw('path', { class: 'cursor', d: `M${short(frame.wall)} ${floor - 18}V${foot}` }));
    const shown = [row.sweep('optimum'), ribbonOf(row, view.engine).length ? row.sweep(view.engine) : null];
    shown.forEach((sweep, place) => {
      if (!sweep) return;
      for (const [item, length] of lengthsAt(sweep, container).entries()) {
        const y = plot.up(length);
        if (y >= plot.top - 2 && (place === 0 || Math.abs(length - answers[0].lengths[item]) > 1e-6)) {
          parts.push(draw('circle', { class: place ? 'dot rule' : 'dot', cx: short(frame.wall), cy: short(y), r: 3.5 }));
        }
      }
    });
    parts.push(drawGrip(Math.min(frame.wall, frame.width - 40), plot.top - (ribbonOf(row, view.engine).length ? 38 : 20), points(container)));
  }
  cursor.replaceChildren(...parts);
  const field = /** @type {HTMLInputElement} */ (element('container'));
  if (document.activeElement !== field || Number(field.value) !== container) field.value = String(container);
  const slider = /** @type {HTMLInputElement} */ (element('slider'));
  slider.value = String(Math.min(container, end));
  const judged = answers.find(answer => !answer.best && answer.engine === view.engine) ?? answers.find(answer => !answer.best);
  slider.setAttribute('aria-valuetext', `${pointsLong(container)}${judged ? `. ${judged.title}: ${kinds[judged.verdict.kind].name}` : ''}`);
  rephrase();
}

let phrasing = 0;

/** Has the words and tables follow the picture, some times a second, and a part of them a frame, so that a drag waits for none. */
function rephrase() {
  if (phrasing) return;
  const follow = (/** @type {number} */ place) => {
    phraseParts[place]();
    if (place + 1 < phraseParts.length) { requestAnimationFrame(() => follow(place + 1)); return; }
    phrasing = 0;
    phrased = performance.now();
  };
  phrasing = window.setTimeout(() => follow(0), performance.now() - phrased > 250 ? 0 : 120);
}

let phrased = 0;

/** Writes what stands around the picture. */
function words() {
  for (const part of phraseParts) part();
  phrased = performance.now();
}

/** The row in its container with the answers that stand first; `null` where no row is shown. */
function phrasedRow() {
  const { row, container } = view;
  if (!row || !element('finding')) return null;
  const answers = row.at(container);
  const judged = answers.find(answer => !answer.best && answer.engine === view.engine) ?? answers.find(answer => !answer.best);
  return { row, container, answers, best: answers[0], judged };
}

/** The sentences above and below the picture. */
function sentences() {
  const shown = phrasedRow();
  if (!shown) return;
  const { row, container, answers, best, judged } = shown;
  const said = judged ?? best;
  const { tone, name } = kinds[said.verdict.kind];
  const reason = judged?.engine === 'swiftui' && judged.verdict.kind === 'avoidableOverflow' ? `${swiftUIReason({ items: row.items, gaps: row.gaps, available: container }, row.names, best.lengths)} ` : '';
  const more = judged ? differenceWords(row, best.lengths, judged.lengths) : '';
  element('finding').replaceChildren(
    make('span', { class: `badge ${tone}` }, icon(said.verdict.kind), name), ' ',
    make('span', {}, `${said.title} in ${pointsLong(container)}: ${sentence(said.verdict, row.names, row)} ${reason}${more}`));
  element('legend').replaceChildren(...legendOf(element('theatre')), ...(stage?.plot ? [legend('solid', 'best possible'), ...(ribbonOf(row, view.engine).length ? [legend('dashed', `${titleOf(view.engine)}, where it differs`)] : [])] : []));
  element('item').textContent = view.selected < 0
    ? 'Point at an item, touch it, or choose one in the table, for what holds it.' : itemWords(row, answers, container, view.selected);
  element('why').textContent = best.verdict.least > 1e-6 ? 'Not everything fits: every item keeps its least length.'
    : best.verdict.over > 1e-6 ? `The flex factors of the items take only a part of what is missing: the line stays ${pointsLong(best.verdict.over)} too long.`
    : 'Each item is a vessel: its minimum is the floor, its maximum the lid. In the best answer water stands at one level a priority; only floors and lids excuse another height.';
}

/** The vessels of the best answer and the judged one. */
function vesselPictures() {
  const phrase = phrasedRow();
  if (!phrase) return;
  const { row, container, answers, best, judged } = phrase;
  const motion = row.motion(container);
  const tallest = Math.max(1, ...motion.upper.filter(Number.isFinite), ...motion.lower.map(least => least * 1.25),
    ...answers.flatMap(answer => answer.lengths.filter((_, item) => motion.upper[item] < Infinity || motion.upper.every(most => most === Infinity))));
  const shown = judged ? [best, judged] : [best];
  const room = stage?.vesselRoom ?? 440;
  const each = Math.max(220, Math.min(460, (room - 16 * (shown.length - 1)) / (room > 440 ? shown.length : 1)));
  element('vessels').replaceChildren(...shown.map(answer => make('figure', {}, make('figcaption', {}, answer.title),
    drawVessels(row, motion, answer.lengths, { width: each, top: tallest * 1.05, selected: view.selected }))));
}

/** What changes next. */
function changes() {
  const shown = phrasedRow();
  if (!shown) return;
  element('next').replaceChildren(nextWords(shown.row, shown.container));
  element('everywhere').replaceChildren(everywhere(shown.row));
}

/** The table of the items, scrolled and focused as it was. */
function items() {
  const shown = phrasedRow();
  if (!shown) return;
  const table = element('table');
  const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.getAttribute('data-choose');
  const place = table.firstElementChild?.scrollLeft ?? 0;
  table.replaceChildren(itemTable(shown.row, shown.answers, shown.container, view.selected));
  // To scroll lays the page out, which is left to the browser where nothing is scrolled.
  if (place && table.firstElementChild) table.firstElementChild.scrollLeft = place;
  if (focused) /** @type {HTMLElement | null} */ (table.querySelector(`[data-choose="${focused}"]`))?.focus();
}

const phraseParts = [sentences, vesselPictures, changes, items];

/**
 * Who gets more and who less than in the best answer.
 * @param {Case} row
 * @param {number[]} best
 * @param {number[]} lengths
 */
function differenceWords(row, best, lengths) {
  const parts = lengths.map((length, item) => ({ amount: length - best[item], name: row.names[item] }))
    .filter(part => Math.abs(part.amount) > 5e-3).sort((first, second) => Math.abs(second.amount) - Math.abs(first.amount));
  if (!parts.length) return '';
  const said = (/** @type {typeof parts} */ list) => listed(list.map(part => `“${part.name}” ${points(Math.abs(part.amount))}`));
  const [more, less] = [parts.filter(part => part.amount > 0), parts.filter(part => part.amount < 0)];
  const words = [more.length ? `${said(more)} more` : '', less.length ? `${said(less)} less` : ''].filter(Boolean).join(', and ');
  return `Beside the best answer it gives ${words}.`;
}

/** @param {Case} row @param {number} container */
function nextWords(row, container) {
  const sweep = row.sweep('optimum');
  const turns = (sweep ?? []).slice(1).map(piece => piece.from);
  const next = turns.find(place => place > container + 1e-9);
  if (!sweep || next === undefined) return make('p', { class: 'soft' }, 'Nothing: from here on all goes on as it is.');
  const [before, after] = [pieceAt(sweep, (container + next) / 2), pieceAt(sweep, next)];
  const said = row.names.flatMap((name, item) => {
    const [was, is] = [before.slopes[item], after.slopes[item]];
    if (Math.abs(was - is) < 1e-9) return [];
    const length = points(after.lengths[item]);
    if (was === 0) return [`“${name}” leaves ${length} and gets ${fraction(is)} of each point`];
    return [is === 0 ? `“${name}” stops at ${length}` : `“${name}” gets ${fraction(is)} of each point, not ${fraction(was)}`];
  });
  const stops = said.slice(0, 6).concat(said.length > 6 ? [`${said.length - 6} others change as well`] : []);
  return make('div', {}, make('p', { class: 'soft' }, `The best answer changes at ${points(next)}, ${pointsLong(next - container)} further.`),
    make('ul', { class: 'events' }, stops.map(words => make('li', {}, words))),
    make('button', { click: () => moveTo(next) }, `Go to ${points(next)}`));
}

/** @param {Case} row */
function everywhere(row) {
  const ribbon = ribbonOf(row, view.engine);
  if (!ribbon.length) return make('p', { class: 'soft' }, 'No rule is followed over all containers here.');
  let from = 0;
  const parts = ribbon.map((/** @type {any} */ { to, kind }) => {
    const words = to === Infinity ? `from ${points(from)} on` : `${points(from)} to ${points(to)}`;
    from = to;
    return make('li', {}, icon(kind, `icon ${kinds[/** @type {import('./words.js').Kind} */ (kind)].tone}`), `${words}: ${kinds[/** @type {import('./words.js').Kind} */ (kind)].name}`);
  });
  return make('div', {}, make('p', { class: 'soft' }, titleOf(view.engine)), make('ul', { class: 'events plain' }, parts));
}

/**
 * Moves the wall.
 * @param {number} container
 */
export function moveTo(container) {
  if (!Number.isFinite(container)) return;
  view.container = Math.max(0, container);
  view.moved();
  soon(update);
}

/** @param {string} text */
function typed(text) {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value) || value < 0) {
    announce('A container is a number of points, at least 0.');
    return soon(update);
  }
  if (view.row && value > view.end) {
    view.end = value * 1.1;
    /** @type {HTMLInputElement} */ (element('slider')).max = String(view.end);
    view.container = value;
    setUp();
  }
  return moveTo(value);
}

/**
 * To where something changes.
 * @param {number} direction
 */
export function turn(direction) {
  const { row, container } = view;
  if (!row) return;
  const turns = row.breakpoints.filter(place => place <= view.end);
  const next = direction > 0 ? turns.find(place => place > container + 1e-9) : turns.filter(place => place < container - 1e-9).pop();
  if (next !== undefined) moveTo(next);
}

/** @param {KeyboardEvent} event */
function stepSlider(event) {
  const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
  if (!step) return;
  event.preventDefault();
  moveTo(clamp(Math.round(view.container + step * (event.shiftKey ? 10 : 1)), 0, view.end));
}

/**
 * Chooses an item, or none.
 * @param {number} item
 */
export function select(item) {
  if (item === view.selected) return;
  view.selected = item;
  for (const node of document.querySelectorAll('#theatre [data-item], #vessels [data-item], #table tr[data-item]')) {
    node.classList.toggle('on', Number(node.getAttribute('data-item')) === item);
  }
  soon(update);
}

/** Lets the pointer move the wall, in the plot from anywhere, and point at items; a press on an item keeps it shown. */
export function listen() {
  const box = element('theatre');
  let dragging = false;
  let pressed = 0;
  let isMoved = false;
  // Asked once a drag: to ask at every move would lay the page out again.
  let start = 0;
  const place = (/** @type {PointerEvent} */ event) => {
    const { frame } = /** @type {NonNullable<typeof stage>} */ (stage);
    const at = clamp((event.clientX - start - frame.left) / frame.scale, 0, view.end);
    const near = (view.row?.breakpoints ?? []).concat(view.row?.container ?? []).find(turn => Math.abs(turn - at) * frame.scale < 4);
    moveTo(near ?? Math.round(at * 2) / 2);
  };
  box.addEventListener('pointerdown', event => {
    [isMoved, pressed] = [false, event.clientX];
    if (!stage?.plot || event.button) return;
    const { left, top } = box.getBoundingClientRect();
    const isPlot = event.clientY - top > (view.row?.at(view.container).length ?? 0) * 90;
    if (!isPlot && Math.abs(event.clientX - left - stage.frame.wall) > wallReach) return;
    dragging = true;
    start = left;
    box.setPointerCapture(event.pointerId);
    if (isPlot) place(event);
  });
  box.addEventListener('pointermove', event => {
    if (dragging) {
      isMoved ||= Math.abs(event.clientX - pressed) > 2;
      return isMoved ? place(event) : undefined;
    }
    if (event.pointerType !== 'mouse') return undefined;
    const item = /** @type {Element} */ (event.target).closest?.('[data-item]');
    return select(item ? Number(item.getAttribute('data-item')) : pinned);
  });
  for (const name of ['pointerup', 'pointercancel']) box.addEventListener(name, () => { dragging = false; });
  box.addEventListener('pointerleave', () => { if (!dragging) select(pinned); });
  box.addEventListener('click', event => {
    if (isMoved) return;
    const found = document.elementsFromPoint(event.clientX, event.clientY).map(each => each.closest('[data-item]')).find(Boolean);
    const item = found ? Number(found.getAttribute('data-item')) : -1;
    pinned = item === pinned ? -1 : item;
    select(pinned);
  });
  element('table').addEventListener('pointerover', event => {
    const item = /** @type {Element} */ (event.target).closest('tr[data-item]');
    if (item) select(Number(item.getAttribute('data-item')));
  });
  for (const name of ['focusin', 'click']) {
    element('table').addEventListener(name, event => {
      const item = /** @type {Element} */ (event.target).closest('[data-choose]');
      if (item) select(Number(item.getAttribute('data-choose')));
    });
  }
}

/** The total of the best answer, for tests. */
export const bestTotal = () => (view.row ? totalOf(view.row, view.row.at(view.container)[0].lengths) : 0);
