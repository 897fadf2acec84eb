// detail.js: one case: its answers under a container that one moves.  What stands around the picture is `phrases.js`.

import { announce, draw, element, make, short, soon } from './dom.js';
import { drawBars, wallReach } from './bars.js';
import { stepsOf } from './controls.js';
import { ofEngine, page, titleOf } from './data.js';
import { followPointer, foundAt, valueAt } from './drags.js';
import { clamp, mostPoints, points, pointsLong } from './numbers.js';
import { phrase, phraseSoon } from './phrases.js';
import { drawGrip, drawPlot, drawRibbon } from './plot.js';
import { leastOf } from './row.js';
import { showIn, sketch } from './sketch.js';
import { lengthsAt } from './sweep.js';
import { kinds } from './words.js';

/** @typedef {import('./data.js').Case} Case */

/** The case that is shown. */
export const view = {
  /** @type {Case | null} */ row: null, container: 0, engine: '', selected: -1, end: 1, hasPlot: false, vesselRoom: 440,
  /** @type {() => void} */ moved: () => {},
};
/** @type {{frame: import('./bars.js').Frame, bars: Element, cursor: Element, plot: ReturnType<typeof drawPlot> | null, hasRule: boolean, floor: number, foot: number} | null} */
let stage = null;
/** The item that is shown while none is pointed at. */
let pinned = -1;
/** Whether somebody writes a container, which no drawing may change then. */
let isTyping = false;
/** What a bar takes with its head and a note below it, in pixels. */
const laneHeight = 90;

/**
 * The parts of the view, empty; `showCase` fills them.
 */
export function detailView() {
  const button = (/** @type {string} */ id, /** @type {string} */ label, /** @type {string} */ sign, /** @type {() => void} */ click) =>
    make('button', { id, class: 'square', 'aria-label': label, title: label, click }, sign);
  return make('section', { class: 'detail', id: 'detail', 'aria-label': 'The chosen case' },
    make('button', { class: 'back', id: 'back' }, '← All cases'),
    make('div', { class: 'title' }, make('h1', { id: 'name', tabindex: '-1' })),
    make('p', { id: 'finding', class: 'finding' }),
    make('div', { class: 'theatre', id: 'theatre' }),
    make('p', { id: 'item', class: 'item-words', 'aria-live': 'polite' }),
    make('div', { class: 'controls' },
      make('label', { class: 'field', for: 'container' }, make('span', { id: 'container-label' }, 'Container')),
      make('input', { id: 'container', type: 'number', min: 0, step: 'any', input: () => { isTyping = true; }, blur: () => { isTyping = false; }, change: (/** @type {any} */ event) => typed(event.target.value) }),
      button('back-turn', 'To the last change', '‹', () => turn(-1)),
      make('input', {
        id: 'slider', type: 'range', min: 0, step: 'any', 'aria-label': 'Container in points',
        input: (/** @type {any} */ event) => moveTo(Number(event.target.value)), keydown: stepsOf(() => view.container, moveTo),
      }),
      button('next-turn', 'To the next change', '›', () => turn(1)),
      make('button', { id: 'home', click: () => { if (view.row) moveTo(view.row.start); } }, 'Reset')),
    make('div', { id: 'legend', class: 'legend', 'aria-hidden': 'true' }),
    make('div', { class: 'columns' },
      make('section', {}, make('h2', {}, 'Why'), make('p', { id: 'why', class: 'soft' }), make('div', { class: 'pair', id: 'vessels' })),
      make('section', {}, make('h2', { id: 'next-title' }, 'What changes next'), make('div', { id: 'next' }),
        make('h2', {}, 'In every container'), make('div', { id: 'everywhere' }))),
    make('section', {}, make('h2', {}, 'Every item'), make('div', { id: 'table' })));
}

/**
 * Shows a case.
 * @param {Case} row
 * @param {string} engine whose curve and ribbon stand beside the optimum's
 * @param {number | null} container
 */
export function showCase(row, engine, container) {
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
  phrase();
}

/** Draws what stays while the container moves: each part that moves is a picture of its own, so that it alone is painted again. */
export function setUp() {
  const { row, end } = view;
  if (!row) return;
  const box = element('theatre');
  const width = Math.max(260, box.clientWidth);
  const right = width < 560 ? 64 : 104;
  const frame = { left: 10, scale: (width - 10 - right) / end, width, wall: 0, selected: view.selected, isSteady: true };
  // The heads and bars of most verdicts take as much room; the plot stands below the tallest.
  const floor = row.at(view.container).length * laneHeight;
  const picture = (/** @type {number} */ height, /** @type {string} */ style) =>
    draw('svg', { width, height, viewBox: `0 0 ${width} ${height}`, class: style, 'aria-hidden': 'true' });
  const bars = picture(floor + 4, 'picture');
  const parts = [bars];
  const best = row.sweep('optimum');
  const ribbon = ribbonOf(row, view.engine);
  let [plot, foot] = [/** @type {ReturnType<typeof drawPlot> | null} */ (null), floor + 4];
  if (best) {
    const [top, tall] = [ribbon.length ? 56 : 22, width < 560 ? 140 : 176];
    const still = picture(top + tall + 26, 'picture');
    if (ribbon.length) {
      still.append(draw('text', { class: 'label soft', x: frame.left, y: 14 }, `${titleOf(view.engine)}, in every container`),
        drawRibbon(ribbon, leastOf(row, row.motion(0)), end, frame, 22));
    }
    plot = drawPlot(row, best, ribbon.length ? row.sweep(view.engine) : null, end, frame, top, tall);
    still.append(plot.group);
    parts.push(still);
    foot = floor + 4 + top + tall;
  }
  const cursor = picture(foot + (plot ? 26 : 0), 'picture over');
  stage = { frame, bars, cursor, plot, hasRule: ribbon.length > 0, floor, foot };
  [view.hasPlot, view.vesselRoom] = [plot !== null, element('vessels').clientWidth];
  box.replaceChildren(...parts, cursor);
}

/** @param {Case} row @param {string} engine */
export function ribbonOf(row, engine) {
  return (ofEngine(row.written.ribbons, engine) ?? []).map((/** @type {any[]} */ [to, kind]) => ({ to: to ?? Infinity, kind: page.kinds[kind] }));
}

/**
 * The answer that is judged: the chosen engine's, or else the first beside the best one.
 * @template {{best: boolean, engine: string}} Answer
 * @param {Answer[]} answers
 * @returns {Answer | undefined}
 */
export const judgedOf = answers => answers.find(answer => !answer.best && answer.engine === view.engine) ?? answers.find(answer => !answer.best);

/** Draws what the container changes. */
export function update() {
  const { row, container, end } = view;
  if (!row || !stage) return;
  const { frame, bars, cursor, plot, floor, foot } = stage;
  frame.wall = frame.left + container * frame.scale;
  frame.selected = view.selected;
  const answers = row.at(container);
  showIn(bars, drawBars(row, row.motion(container), answers, container, frame).group,
    plot && sketch('rect', { class: 'wall-hit', x: short(frame.wall - wallReach), y: 0, width: 2 * wallReach, height: floor }));
  if (plot) {
    showIn(cursor, sketch('g', { transform: `translate(${short(frame.wall)} 0)` }, sketch('path', { class: 'cursor', d: `M0 ${floor - 18}V${foot}` }), dots(row, container, answers[0].lengths)),
      drawGrip(clamp(frame.wall, 34, frame.width - 40), floor + 4 + plot.top - (stage.hasRule ? 38 : 20), points(container)));
  }
  const field = /** @type {HTMLInputElement} */ (element('container'));
  if (!isTyping && field.value !== String(container) && (document.activeElement !== field || Number(field.value) !== container)) field.value = String(container);
  const slider = /** @type {HTMLInputElement} */ (element('slider'));
  slider.value = String(Math.min(container, end));
  const judged = judgedOf(answers);
  slider.setAttribute('aria-valuetext', `${pointsLong(container)}${judged ? `. ${judged.title}: ${kinds[judged.verdict.kind].name}` : ''}`);
  phraseSoon();
}

/**
 * A dot on each line of the plot, the rule's where they lie elsewhere: points of a path with round ends.
 * @param {Case} row
 * @param {number} container
 * @param {number[]} best
 */
function dots(row, container, best) {
  const { plot, hasRule, floor } = /** @type {NonNullable<typeof stage>} */ (stage);
  if (!plot) return [];
  const marks = (/** @type {import('./sweep.js').Piece[] | null} */ sweep, /** @type {boolean} */ isRule) => {
    const heights = new Set();
    if (sweep) {
      for (const [item, length] of lengthsAt(sweep, container).entries()) {
        const y = plot.up(length);
        if (y >= plot.top - 2 && !(isRule && Math.abs(length - best[item]) <= 1e-6)) heights.add(short(y + floor + 4));
      }
    }
    return [...heights].map(y => `M0 ${y}h0`).join('');
  };
  const [ours, theirs] = [marks(row.sweep('optimum'), false), marks(hasRule ? row.sweep(view.engine) : null, true)];
  return [sketch('path', { class: 'dots rim', d: ours }), sketch('path', { class: 'dots', d: ours }),
    sketch('path', { class: 'dots rule rim', d: theirs }), sketch('path', { class: 'dots rule', d: theirs })];
}

/**
 * Moves the wall.
 * @param {number} container
 */
export function moveTo(container) {
  if (!Number.isFinite(container)) return;
  view.container = clamp(container, 0, view.end);
  view.moved();
  soon(update);
}

/** @param {string} text */
function typed(text) {
  isTyping = false;
  const value = Number(text);
  if (text === '' || !(value >= 0 && value <= mostPoints)) {
    announce(`A container is a number of points from 0 to ${points(mostPoints)}.`);
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
  const itemOf = (/** @type {string | null} */ written) => (written === null ? pinned : Number(written));
  followPointer(box, {
    grasp: down => {
      if (!stage?.plot) return null;
      const { frame, floor } = stage;
      // Asked once a drag: to ask at every move would lay the page out again.
      const { left, top } = box.getBoundingClientRect();
      const isPlot = down.clientY - top > floor;
      const off = isPlot ? 0 : down.clientX - left - frame.wall;
      if (Math.abs(off) > wallReach) return null;
      const turns = (view.row?.breakpoints ?? []).concat(view.row?.container ?? []);
      const place = (/** @type {PointerEvent} */ event) => {
        const at = clamp((event.clientX - left - off - frame.left) / frame.scale, 0, view.end);
        moveTo(turns.find(each => Math.abs(each - at) * frame.scale < 4) ?? Math.round(at * 2) / 2);
      };
      if (isPlot) place(down);
      return place;
    },
    point: target => select(itemOf(valueAt(target, 'data-item'))),
    press: event => {
      const item = Number(foundAt(event, 'data-item') ?? -1);
      pinned = item === pinned ? -1 : item;
      select(pinned);
    },
  });
  element('next').addEventListener('click', event => {
    const place = valueAt(event.target, 'data-go');
    if (place !== null) moveTo(Number(place));
  });
  const table = element('table');
  table.addEventListener('pointerover', event => select(itemOf(valueAt(event.target, 'data-item'))));
  table.addEventListener('pointerleave', () => select(pinned));
  for (const name of ['focusin', 'click']) {
    table.addEventListener(name, event => {
      const item = valueAt(event.target, 'data-choose');
      if (item === null) return;
      pinned = Number(item);
      select(pinned);
    });
  }
}
