// scenes.js: a scene as boxes in a container whose width one moves, and what each view does there.  The frames are those that
// the command followed over all widths, exactly (`Sources/Reports/Pages/PageScene.swift`).  Lengths in points.

import { cut, draw, element, icon, make, short, soon } from './dom.js';
import { page } from './data.js';
import { clamp, fraction, listed, points, pointsLong } from './numbers.js';
import { numberOf } from './sweep.js';

/** @typedef {{id: string, kind: string, depth: number, parent: string, text: string}} View */
/** @typedef {{from: number, fit: string, overflowing: string[], frames: Map<string, number[]>, slopes: Map<string, number[]>}} Piece */
/** @typedef {{name: string, title: string, pieces: Piece[], turns: {at: number, words: string}[]}} Swept */

const fits = /** @type {Record<string, {words: string, tone: string, sign: string}>} */ ({
  overflows: { words: 'something is longer than its room', tone: 'overflow', sign: 'avoidableOverflow' },
  fills: { words: 'fits, and fills its room', tone: 'optimal', sign: 'optimal' }, leavesSpace: { words: 'fits, and leaves space', tone: 'optimal', sign: 'optimal' },
});

/** What is shown. */
const stageOf = { scene: 0, engine: 0, width: 0, end: 1, selected: '', scale: 1, moved: () => {} };

/** A scene of the page. */
class Scene {
  /** @param {any} written @param {number} index */
  constructor(written, index) {
    this.name = written.id ?? `scene ${index + 1}`;
    this.proposal = typeof written.scene.proposal?.[0] === 'number' ? written.scene.proposal[0] : null;
    /** @type {Map<string, View>} */
    this.views = new Map();
    this.collect(written.scene.tree, 0, '');
    /** @type {Swept[]} */
    this.sweeps = written.sweeps.map((/** @type {any} */ sweep) => ({
      name: sweep.engine, title: sweep.engine === 'optimal' ? 'The best lengths' : 'SwiftUI’s rule',
      pieces: sweep.pieces.map((/** @type {any} */ piece) => ({
        from: numberOf(piece.from), fit: piece.fit, overflowing: piece.overflowing ?? [],
        frames: new Map(Object.entries(piece.frames).map(([id, frame]) => [id, /** @type {any[]} */ (frame).map(numberOf)])),
        slopes: new Map(Object.entries(piece.slopes).map(([id, frame]) => [id, /** @type {any[]} */ (frame).map(numberOf)])),
      })),
      turns: sweep.breakpoints.map((/** @type {any} */ turn) => ({ at: numberOf(turn.available), words: turn.words })),
    }));
  }

  /** @param {any} node @param {number} depth @param {string} parent */
  collect(node, depth, parent) {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) { for (const each of node) this.collect(each, depth, parent); return; }
    const isView = typeof node.kind === 'string';
    const id = isView && typeof node.id === 'string' ? node.id : '';
    if (id) this.views.set(id, { id, kind: node.kind, depth, parent, text: textIn(node) });
    for (const key of Object.keys(node)) this.collect(node[key], depth + (isView ? 1 : 0), id || parent);
  }

  /** Where the slider begins. */
  get start() { return this.proposal ?? this.sweeps[0].turns.map(turn => turn.at).find(at => at > 0) ?? 320; }

  /** The last width that is worth showing. */
  get end() { return Math.max(100, this.start * 1.5, ...this.sweeps.flatMap(sweep => sweep.turns.map(turn => turn.at * 1.15)).filter(Number.isFinite)); }

  /** The frames at a width. @param {Swept} sweep @param {number} width */
  at(sweep, width) {
    const piece = sweep.pieces.filter(each => each.from <= width).pop() ?? sweep.pieces[0];
    return { piece, frames: [...piece.frames].map(([id, frame]) => {
      const slopes = piece.slopes.get(id) ?? [0, 0, 0, 0];
      return { id, slopes, frame: frame.map((value, place) => value + slopes[place] * (width - piece.from)), view: this.views.get(id) ?? { id, kind: '', depth: 1, parent: '', text: '' } };
    }).sort((first, second) => first.view.depth - second.view.depth) };
  }
}

/** The first text of a view, which is shown in it. @param {any} node @returns {string} */
function textIn(node) {
  if (!node || typeof node !== 'object') return '';
  if (typeof node.string === 'string') return node.string;
  for (const key of ['child', 'content']) {
    const text = textIn(node[key]);
    if (text) return text;
  }
  return '';
}

/** @type {Scene[]} */
const sceneList = (page.scenes ?? []).map((/** @type {any} */ scene, /** @type {number} */ index) => new Scene(scene, index));

/** Whether there are scenes. */
export const hasScenes = () => sceneList.length > 0;

/** What leads here again. */
export const sceneAddress = () => `#scenes/${stageOf.scene}?at=${stageOf.width}&by=${sceneList[stageOf.scene].sweeps[stageOf.engine].name}`;

/**
 * Shows a scene.
 * @param {number} index
 * @param {URLSearchParams} options
 * @param {() => void} moved
 */
export function showScene(index, options, moved) {
  const place = sceneList[index] ? index : 0;
  const scene = sceneList[place];
  const at = Number(options.get('at') ?? NaN);
  const engine = Math.max(0, scene.sweeps.findIndex(sweep => sweep.name === options.get('by')));
  Object.assign(stageOf, { scene: place, engine, width: Number.isFinite(at) && at >= 0 ? at : scene.start, end: Math.max(scene.end, Number.isFinite(at) ? at : 0), selected: '', moved });
  const choose = (/** @type {string} */ label, /** @type {string} */ id, /** @type {string[]} */ names, /** @type {number} */ chosen, /** @type {(value: number) => void} */ change) =>
    make('label', { class: 'field' }, label, make('select', { id, change: (/** @type {any} */ event) => change(Number(event.target.value)) },
      names.map((name, value) => make('option', { value, selected: value === chosen }, name))));
  element('main').replaceChildren(make('div', { class: 'proofs' },
    make('div', { class: 'fields family-choice' }, sceneList.length > 1 && choose('Scene', 'scene', sceneList.map(each => each.name), place, value => { location.hash = `#scenes/${value}`; }),
      scene.sweeps.length > 1 && choose('Laid out by', 'scene-engine', scene.sweeps.map(each => each.title), engine, value => { stageOf.engine = value; redrawScene(); })),
    make('header', { class: 'lead small' }, make('h1', { id: 'name', tabindex: '-1' }, scene.name), make('p', { id: 'scene-finding', class: 'finding', role: 'status' })),
    make('div', { id: 'scene-stage', class: 'theatre' }),
    make('div', { class: 'controls' }, make('label', { class: 'field', for: 'scene-width' }, 'Width'),
      make('input', { id: 'scene-width', type: 'number', min: 0, step: 'any', change: (/** @type {any} */ event) => widen(Number(event.target.value)) }),
      make('button', { class: 'square', 'aria-label': 'To the last change', click: () => stepTurn(-1) }, '‹'),
      make('input', { id: 'scene-slider', type: 'range', min: 0, step: 'any', 'aria-label': 'Width of the container in points', input: (/** @type {any} */ event) => widen(Number(event.target.value)),
        keydown: (/** @type {KeyboardEvent} */ event) => {
          const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
          if (!step) return;
          event.preventDefault();
          widen(Math.round(stageOf.width + step * (event.shiftKey ? 10 : 1)));
        } }),
      make('button', { class: 'square', 'aria-label': 'To the next change', click: () => stepTurn(1) }, '›')),
    make('p', { id: 'item', class: 'item-words', 'aria-live': 'polite' }),
    make('div', { class: 'columns' }, make('section', {}, make('h2', {}, 'Every view'), make('div', { id: 'scene-views' })),
      make('section', {}, make('h2', {}, 'Where something changes'), make('ul', { id: 'scene-turns', class: 'events' })))));
  listenToScene();
  redrawScene();
}

/** @param {number} width */
function widen(width) {
  if (!Number.isFinite(width) || width < 0) return;
  stageOf.width = width;
  stageOf.end = Math.max(stageOf.end, width * 1.05);
  soon(redrawScene);
}

/** @param {number} direction */
function stepTurn(direction) {
  const turns = sceneList[stageOf.scene].sweeps[stageOf.engine].turns.map(turn => turn.at);
  const next = direction > 0 ? turns.find(at => at > stageOf.width + 1e-9) : turns.filter(at => at < stageOf.width - 1e-9).pop();
  if (next !== undefined) widen(next);
}

/** Draws the scene at its width. */
export function redrawScene() {
  const box = element('scene-stage');
  if (!box) return;
  const scene = sceneList[stageOf.scene];
  const sweep = scene.sweeps[stageOf.engine];
  const { piece, frames } = scene.at(sweep, stageOf.width);
  const fit = fits[piece.overflowing.length ? 'overflows' : piece.fit] ?? { words: piece.fit, tone: 'bounds', sign: 'notIdeal' };
  const far = Math.max(stageOf.end, ...frames.map(({ frame: [x, , width] }) => x + width));
  const near = Math.min(0, ...frames.map(({ frame: [x] }) => x));
  const foot = Math.max(40, ...frames.map(({ frame: [, y, , height] }) => y + height));
  const head = Math.min(0, ...frames.map(({ frame: [, y] }) => y));
  const width = Math.max(280, box.clientWidth);
  stageOf.scale = Math.min(3, (width - 40) / (far - near));
  const { scale } = stageOf;
  const x = (/** @type {number} */ place) => 12 + (place - near) * scale;
  const y = (/** @type {number} */ place) => 30 + (place - head) * scale;
  const bottom = y(foot) + 10;
  // Only what holds no other view is filled and named; the table names the rest.
  const parents = new Set([...scene.views.values()].map(view => view.parent));
  const boxes = frames.map(({ id, frame, view }) => {
    const [left, top, wide, high] = [x(frame[0]), y(frame[1]), frame[2] * scale, frame[3] * scale];
    const isOver = piece.overflowing.includes(id) || frame[0] < -1e-6 || frame[0] + frame[2] > stageOf.width + 1e-6;
    const isLeaf = !parents.has(id);
    const beyond = frame[0] + frame[2] - stageOf.width;
    return draw('g', { 'data-view': id, class: `${isOver ? 'cut ' : ''}${stageOf.selected === id ? 'on' : ''}` },
      draw('rect', { class: `view ${isLeaf ? 'inner' : ''}`, x: short(left), y: short(top), width: short(Math.max(1, wide)), height: short(Math.max(1, high)), rx: 3 }),
      isLeaf && beyond > 1e-6 && draw('rect', { class: 'hatch overflow', x: short(x(Math.max(frame[0], stageOf.width))), y: short(top), width: short(Math.max(2, Math.min(beyond, frame[2]) * scale)), height: short(Math.max(1, high)) }),
      isLeaf && wide > 14 && high > 10 && draw('text', { class: 'label small', x: short(left + 5), y: short(top + Math.min(15, high / 2 + 4)) }, cut(view.text || id, Math.max(0, wide - 8), 12)));
  });
  const chosen = frames.find(each => each.id === stageOf.selected);
  const guides = chosen && draw('path', { class: 'cross', d: [chosen.frame[0], chosen.frame[0] + chosen.frame[2]].map(at => `M${short(x(at))} 22V${short(bottom)}`).join('')
    + [chosen.frame[1], chosen.frame[1] + chosen.frame[3]].map(at => `M6 ${short(y(at))}H${short(x(far))}`).join('') });
  box.replaceChildren(draw('svg', { class: 'picture', width, height: short(bottom + 26), viewBox: `0 0 ${width} ${short(bottom + 26)}`, role: 'img', 'aria-label': `${scene.name} in ${pointsLong(stageOf.width)}: ${fit.words}` },
    draw('rect', { class: 'inside', x: short(x(0)), y: 22, width: short(stageOf.width * scale), height: short(bottom - 22) }), ...boxes, guides,
    draw('path', { class: 'wall', d: `M${short(x(0))} 18V${short(bottom + 4)}M${short(x(stageOf.width))} 18V${short(bottom + 4)}` }),
    draw('text', { class: 'label small soft', x: short(x(stageOf.width)), y: short(bottom + 18), 'text-anchor': 'middle' }, points(stageOf.width))));
  element('scene-finding').replaceChildren(make('span', { class: `badge ${fit.tone}` }, icon(fit.sign), fit.words), ' ',
    `${sweep.title} in ${pointsLong(stageOf.width)}${piece.overflowing.length ? `: ${listed(piece.overflowing.map(id => `“${id}”`))}.` : '.'}`);
  const isTyped = document.activeElement === element('scene-width');
  if (!isTyped) /** @type {HTMLInputElement} */ (element('scene-width')).value = String(stageOf.width);
  const slider = /** @type {HTMLInputElement} */ (element('scene-slider'));
  slider.max = String(stageOf.end);
  slider.value = String(stageOf.width);
  slider.setAttribute('aria-valuetext', `${pointsLong(stageOf.width)}, ${fit.words}`);
  element('item').textContent = chosen ? viewWords(chosen) : 'Point at a view, or choose one in the table, for its place and what moves it.';
  element('scene-turns').replaceChildren(...sweep.turns.map(turn => make('li', {}, make('button', { class: 'plain', click: () => widen(turn.at) }, points(turn.at)), ` ${turn.words}`)));
  const focused = document.activeElement?.getAttribute('data-choose');
  element('scene-views').replaceChildren(make('div', { class: 'wide', tabindex: '0', role: 'region', 'aria-label': 'Every view' }, make('table', {},
    make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, 'view'), make('th', { scope: 'col' }, 'kind'), ['x', 'y', 'width', 'height'].map(name => make('th', { scope: 'col', class: 'number' }, name)))),
    make('tbody', {}, frames.map(({ id, frame, view }) => make('tr', { class: id === stageOf.selected ? 'on' : null },
      make('th', { scope: 'row' }, make('button', { class: 'plain', 'data-choose': id, 'aria-pressed': String(id === stageOf.selected), click: () => selectView(id) }, id)),
      make('td', {}, view.kind), frame.map(value => make('td', { class: 'number' }, points(value)))))))));
  if (focused) for (const button of document.querySelectorAll('[data-choose]')) if (button.getAttribute('data-choose') === focused) /** @type {HTMLElement} */ (button).focus();
  stageOf.moved();
}

/** @param {ReturnType<Scene['at']>['frames'][0]} chosen */
function viewWords({ id, frame: [left, top, width, height], slopes, view }) {
  const moves = ['Its left edge moves', 'Its top moves', 'It grows', 'Its height changes'].flatMap((words, place) =>
    (Math.abs(slopes[place]) < 1e-12 ? [] : [`${words} by ${fraction(slopes[place])} of each further point.`]));
  const inside = view.parent ? `, in “${view.parent}”` : '';
  return `“${id}”${view.kind ? `, a ${view.kind}` : ''}${inside}: ${points(width)} by ${points(height)} at ${points(left)}, ${points(top)}. ${moves.join(' ') || 'It stays as it is until the next change.'}`;
}

/** @param {string} id */
function selectView(id) {
  if (id === stageOf.selected) return;
  stageOf.selected = id;
  soon(redrawScene);
}

/** The wall follows the pointer; views are pointed at. */
function listenToScene() {
  const box = element('scene-stage');
  let dragging = false;
  let start = 0;
  let near = 0;
  const place = (/** @type {PointerEvent} */ event) => {
    const at = clamp((event.clientX - start - near) / stageOf.scale, 0, stageOf.end);
    const turn = sceneList[stageOf.scene].sweeps[stageOf.engine].turns.find(each => Math.abs(each.at - at) * stageOf.scale < 4);
    stageOf.width = turn?.at ?? Math.round(at * 2) / 2;
    soon(redrawScene);
  };
  box.addEventListener('pointerdown', event => {
    if (event.button) return;
    dragging = true;
    start = box.getBoundingClientRect().left;
    near = Number(box.querySelector('.inside')?.getAttribute('x') ?? 12);
    box.setPointerCapture(event.pointerId);
    place(event);
  });
  box.addEventListener('pointermove', event => {
    if (dragging) return place(event);
    const view = /** @type {Element} */ (event.target).closest?.('[data-view]');
    if (view) selectView(view.getAttribute('data-view') ?? '');
    return undefined;
  });
  for (const name of ['pointerup', 'pointercancel']) box.addEventListener(name, () => { dragging = false; });
}
