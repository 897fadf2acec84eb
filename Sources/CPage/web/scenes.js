// scenes.js: a scene as boxes in a container whose width one moves, and what each view does there.  Lengths in points.

import { cut, draw, element, icon, make, short, soon } from './dom.js';
import { clamp, fraction, listed, points, pointsLong } from './numbers.js';
import { chooser, stepsOf } from './controls.js';
import { wallReach } from './bars.js';
import { followPointer, foundAt, valueAt } from './drags.js';
import { sceneList } from './scene.js';

/** @typedef {import('./scene.js').Seen} Seen */

const fits = /** @type {Record<string, {words: string, tone: string, sign: string}>} */ ({
  overflows: { words: 'something is longer than its room', tone: 'overflow', sign: 'avoidableOverflow' },
  fills: { words: 'fits, and fills its room', tone: 'optimal', sign: 'optimal' }, leavesSpace: { words: 'fits, and leaves space', tone: 'optimal', sign: 'optimal' },
});

/** What is shown. */
const stageOf = { scene: 0, engine: 0, texts: 0, size: 0, isMirrored: false, width: 0, end: 1, selected: '', scale: 1, left: 0, moved: () => {} };

/** The variant that is shown. */
const variantNow = () => sceneList[stageOf.scene].variant(stageOf.texts, stageOf.size);

/** Whether there are scenes. */
export const hasScenes = () => sceneList.length > 0;

/** What leads here again. */
export const sceneAddress = () => `#scenes/${stageOf.scene}?at=${stageOf.width}&by=${sweepNow().name}${stageOf.texts ? `&texts=${stageOf.texts}` : ''}${stageOf.size ? `&size=${stageOf.size}` : ''}${stageOf.isMirrored ? '&from=right' : ''}`;

/**
 * Shows a scene.
 * @param {number} index
 * @param {URLSearchParams} options
 * @param {() => void} moved
 */
export function showScene(index, options, moved) {
  const place = sceneList[index] ? index : 0;
  const family = sceneList[place];
  const chosen = (/** @type {string} */ name, /** @type {string[]} */ list) => (list[Number(options.get(name) ?? 0)] === undefined ? 0 : Number(options.get(name) ?? 0));
  Object.assign(stageOf, { scene: place, texts: chosen('texts', family.texts), size: chosen('size', family.sizes), isMirrored: options.get('from') === 'right' });
  const scene = variantNow();
  const at = Number(options.get('at') ?? NaN);
  const engine = Math.max(0, scene.sweeps.findIndex(sweep => sweep.name === options.get('by')));
  Object.assign(stageOf, { engine, width: Number.isFinite(at) && at >= 0 ? at : scene.start, end: Math.max(scene.end, Number.isFinite(at) ? at : 0), selected: '', moved });
  element('main').replaceChildren(make('div', { class: 'proofs' },
    make('div', { class: 'fields family-choice' }, sceneList.length > 1 && chooser('Scene', 'scene', sceneList.map(each => each.name), place, value => { location.hash = `#scenes/${value}`; }),
      family.texts.length > 1 && chooser('Texts', 'scene-texts', family.texts, stageOf.texts, value => { stageOf.texts = value; soon(redrawScene); }),
      family.sizes.length > 1 && chooser('Size', 'scene-size', family.sizes, stageOf.size, value => { stageOf.size = value; soon(redrawScene); }),
      chooser('Lines run', 'scene-direction', ['from left to right', 'from right to left'], Number(stageOf.isMirrored), value => { stageOf.isMirrored = Number(value) === 1; soon(redrawScene); }),
      scene.sweeps.length > 1 && chooser('Laid out by', 'scene-engine', scene.sweeps.map(each => each.title), engine, value => { stageOf.engine = value; redrawScene(); })),
    make('header', { class: 'lead small' }, make('h1', { id: 'name', tabindex: '-1' }, family.name), make('p', { id: 'scene-finding', class: 'finding', role: 'status' })),
    make('div', { id: 'scene-stage', class: 'theatre' }),
    make('div', { class: 'controls' }, make('label', { class: 'field', for: 'scene-width' }, 'Width'),
      make('input', { id: 'scene-width', type: 'number', min: 0, step: 'any', change: (/** @type {any} */ event) => widen(Number(event.target.value)) }),
      make('button', { class: 'square', 'aria-label': 'To the last change', click: () => stepTurn(-1) }, '‹'),
      make('input', { id: 'scene-slider', type: 'range', min: 0, step: 'any', 'aria-label': 'Width of the container in points', input: (/** @type {any} */ event) => widen(Number(event.target.value)),
        keydown: stepsOf(() => stageOf.width, widen) }),
      make('button', { class: 'square', 'aria-label': 'To the next change', click: () => stepTurn(1) }, '›')),
    make('p', { id: 'item', class: 'item-words', 'aria-live': 'polite' }),
    make('div', { class: 'columns' }, make('section', {}, make('h2', {}, 'Every view'), make('div', { id: 'scene-views' })),
      make('section', {}, claimList(family), make('div', { id: 'scene-anchors' }), make('h2', {}, 'Where something changes'), make('ul', { id: 'scene-turns', class: 'events' })))));
  listenToScene();
  redrawScene();
}

/** What is proved of a family of scenes by SwiftUI's rule; where the page has the size that refutes a claim, a button leads there. @param {import('./scene.js').Scene} family */
const claimList = ({ claims, sizes }) => claims.length > 0 && make('div', {}, make('h2', {}, 'Claims, of SwiftUI’s rule'), make('ul', { class: 'events plain scene-claims' }, claims.map(({ claim, verdict, words = '', at }) => {
  const [sign, tone] = verdict === 'proved' ? ['optimal', 'optimal'] : verdict === 'refuted' ? ['outOfBounds', 'overflow'] : ['notIdeal', 'bounds'];
  const size = sizes.findIndex(each => each === '' || each.split(', ').every(part => words.match(/[^ ,;]+ = [^ ,;]+/g)?.includes(part)));
  return make('li', {}, make('span', { class: `badge ${tone}` }, icon(sign), verdict), ' ', make('code', {}, claim), words ? `: ${words.replace(/^refuted: /, '')}. ` : '',
    at !== undefined && size >= 0 && make('button', { class: 'plain', click: () => { stageOf.size = size; widen(at); } }, `Go to ${points(at)}`));
})));

/** The sweep that is shown; where the best lengths are not followed, that by SwiftUI's rule. */
const sweepNow = () => variantNow().sweeps[stageOf.engine] ?? variantNow().sweeps[0];

/** @param {number} width */
function widen(width) {
  if (!Number.isFinite(width) || width < 0) return;
  stageOf.width = width;
  stageOf.end = Math.max(stageOf.end, width * 1.05);
  soon(redrawScene);
}

/** @param {number} direction */
function stepTurn(direction) {
  const turns = sweepNow().turns.map(turn => turn.at);
  const next = direction > 0 ? turns.find(at => at > stageOf.width + 1e-9) : turns.filter(at => at < stageOf.width - 1e-9).pop();
  if (next !== undefined) widen(next);
}

/** Draws the scene at its width. */
export function redrawScene() {
  const box = element('scene-stage');
  if (!box) return;
  const scene = variantNow();
  const sweep = sweepNow();
  const { name } = sceneList[stageOf.scene];
  const { piece, frames: written } = scene.at(sweep, stageOf.width);
  const frames = stageOf.isMirrored ? written.map(mirrored) : written;
  const fit = fits[piece.overflowing.length ? 'overflows' : piece.fit] ?? { words: piece.fit, tone: 'bounds', sign: 'notIdeal' };
  const far = Math.max(stageOf.end, ...frames.map(({ frame: [x, , width] }) => x + width));
  const near = Math.min(0, ...frames.map(({ frame: [x] }) => x));
  const foot = Math.max(40, ...frames.map(({ frame: [, y, , height] }) => y + height));
  const head = Math.min(0, ...frames.map(({ frame: [, y] }) => y));
  const width = Math.max(280, box.clientWidth);
  stageOf.scale = Math.min(3, (width - 40) / (far - near));
  const { scale } = stageOf;
  stageOf.left = 12 - near * scale;
  const x = (/** @type {number} */ place) => stageOf.left + place * scale;
  const y = (/** @type {number} */ place) => 30 + (place - head) * scale;
  const bottom = y(foot) + 10;
  // Only what holds no other view is filled and named; the table names the rest.
  const parents = new Set([...scene.views.values()].map(view => view.parent));
  const boxes = frames.map(({ id, frame, view }) => {
    const [left, top, wide, high] = [x(frame[0]), y(frame[1]), frame[2] * scale, frame[3] * scale];
    const isOver = piece.overflowing.includes(id) || frame[0] < -1e-6 || frame[0] + frame[2] > stageOf.width + 1e-6;
    const isLeaf = !parents.has(id);
    const hatch = (/** @type {number} */ from, /** @type {number} */ beyond) => isLeaf && beyond > 1e-6 && draw('rect', {
      class: 'hatch overflow', x: short(x(from)), y: short(top), width: short(Math.max(2, Math.min(beyond, frame[2]) * scale)), height: short(Math.max(1, high)) });
    const words = isLeaf && wide > 14 && high > 10 && cut(view.text || id, Math.max(0, wide - 8), 12);
    return draw('g', { 'data-view': id, class: `${isOver ? 'cut ' : ''}${stageOf.selected === id ? 'on' : ''}` },
      draw('rect', { class: `view ${isLeaf ? 'inner' : ''}`, x: short(left), y: short(top), width: short(Math.max(1, wide)), height: short(Math.max(1, high)), rx: 3 }),
      hatch(Math.max(frame[0], stageOf.width), frame[0] + frame[2] - stageOf.width), hatch(frame[0], -frame[0]),
      words && draw('text', { class: `label small names${isOver ? ' halo' : ''}`, x: short(stageOf.isMirrored ? left + wide - 5 : left + 5), y: short(top + Math.min(15, high / 2 + 4)), 'text-anchor': stageOf.isMirrored ? 'end' : null }, words));
  });
  const chosen = frames.find(each => each.id === stageOf.selected);
  // Guides along the edges and the middles of the chosen view, and its anchors: corners, middles of the edges, and its middle.
  const thirds = (/** @type {number} */ from, /** @type {number} */ size) => [from, from + size / 2, from + size];
  const across = chosen ? thirds(chosen.frame[0], chosen.frame[2]) : [];
  const down = chosen ? thirds(chosen.frame[1], chosen.frame[3]) : [];
  const guides = chosen && draw('g', { class: 'guides' },
    draw('path', { class: 'cross', d: [across[0], across[2]].map(at => `M${short(x(at))} 22V${short(bottom)}`).join('') + [down[0], down[2]].map(at => `M6 ${short(y(at))}H${short(x(far))}`).join('') }),
    draw('path', { class: 'cross middle', d: `M${short(x(across[1]))} 22V${short(bottom)}M6 ${short(y(down[1]))}H${short(x(far))}` }),
    across.flatMap(at => down.map(level => draw('circle', { class: 'anchor', cx: short(x(at)), cy: short(y(level)), r: 2.5 }))),
    draw('text', { class: 'label small halo', x: short(x(across[0]) + 3), y: 19 }, points(across[0])), draw('text', { class: 'label small halo', x: short(x(across[2]) - 3), y: 19, 'text-anchor': 'end' }, chosen.frame[2] * scale > 60 ? points(across[2]) : ''));
  box.replaceChildren(draw('svg', { class: 'picture', width, height: short(bottom + 26), viewBox: `0 0 ${width} ${short(bottom + 26)}`, role: 'img', 'aria-label': `${name} in ${pointsLong(stageOf.width)}: ${fit.words}` },
    draw('rect', { class: 'inside', x: short(x(0)), y: 22, width: short(stageOf.width * scale), height: short(bottom - 22) }), ...boxes, guides,
    draw('path', { class: 'wall', d: `M${short(x(0))} 18V${short(bottom + 4)}M${short(x(stageOf.width))} 18V${short(bottom + 4)}` }),
    draw('rect', { class: 'wall-hit', x: short(x(stageOf.width) - wallReach), y: 0, width: 2 * wallReach, height: short(bottom + 22) }),
    draw('text', { class: 'label small soft', x: short(x(stageOf.width)), y: short(bottom + 18), 'text-anchor': 'middle' }, points(stageOf.width))));
  element('scene-finding').replaceChildren(make('span', { class: `badge ${fit.tone}` }, icon(fit.sign), fit.words), ' ',
    `${sweep.title} in ${pointsLong(stageOf.width)}${piece.overflowing.length ? `: ${listed(piece.overflowing.map(id => `“${id}”`))}.` : '.'}`);
  const isTyped = document.activeElement === element('scene-width');
  if (!isTyped) /** @type {HTMLInputElement} */ (element('scene-width')).value = String(stageOf.width);
  const slider = /** @type {HTMLInputElement} */ (element('scene-slider'));
  slider.max = String(stageOf.end);
  slider.value = String(stageOf.width);
  slider.setAttribute('aria-valuetext', `${pointsLong(stageOf.width)}, ${fit.words}`);
  element('scene-anchors').replaceChildren(chosen ? anchorTable(chosen) : '');
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

/** A view where lines run from right to left: as in a mirror of the container, since nothing else in a layout knows left from right. @param {Seen} seen @returns {Seen} */
const mirrored = ({ frame: [left, top, width, height], slopes: [right, down, grows, rises], ...rest }) =>
  ({ ...rest, frame: [stageOf.width - left - width, top, width, height], slopes: [1 - right - grows, down, grows, rises] });

/** @param {Seen} chosen */
function viewWords({ id, frame: [left, top, width, height], slopes, view }) {
  const moves = ['Its left edge moves', 'Its top moves', 'It grows', 'Its height changes'].flatMap((words, place) =>
    (Math.abs(slopes[place]) < 1e-12 ? [] : [`${words} by ${fraction(slopes[place])} of each further point.`]));
  const inside = view.parent ? `, in “${view.parent}”` : '';
  return `“${id}”${view.kind ? `, a ${view.kind}` : ''}${inside}: ${points(width)} by ${points(height)} at ${points(left)}, ${points(top)}. ${moves.join(' ') || 'It stays as it is until the next change.'}`;
}

/** The anchors of a view: where its edges and middles are, and how they move with the width. @param {Seen} chosen */
function anchorTable({ id, frame: [left, top, width, height], slopes }) {
  const [leading, trailing] = stageOf.isMirrored ? ['trailing', 'leading'] : ['leading', 'trailing'];
  const rows = /** @type {[string, number, number][]} */ ([[leading, left, slopes[0]], ['center', left + width / 2, slopes[0] + slopes[2] / 2], [trailing, left + width, slopes[0] + slopes[2]],
    ['top', top, slopes[1]], ['middle', top + height / 2, slopes[1] + slopes[3] / 2], ['bottom', top + height, slopes[1] + slopes[3]]]);
  return make('div', { class: 'wide', tabindex: '0', role: 'region', 'aria-label': `Anchors of ${id}` }, make('h2', {}, `Anchors of “${id}”`), make('table', {},
    make('thead', {}, make('tr', {}, ['anchor', 'at', 'of each further point'].map((name, place) => make('th', { scope: 'col', class: place ? 'number' : null }, name)))),
    make('tbody', {}, rows.map(([name, at, slope]) => make('tr', {}, make('th', { scope: 'row' }, name), make('td', { class: 'number' }, points(at)), make('td', { class: 'number' }, fraction(slope)))))));
}

/** @param {string} id */
function selectView(id) {
  if (id === stageOf.selected) return;
  stageOf.selected = id;
  soon(redrawScene);
}

/** The wall follows the pointer; views are pointed at, and a press chooses one. */
function listenToScene() {
  const box = element('scene-stage');
  const choose = (/** @type {string | null} */ id) => { if (id !== null) selectView(id); };
  followPointer(box, {
    grasp: down => {
      const off = down.clientX - box.getBoundingClientRect().left - stageOf.left - stageOf.width * stageOf.scale;
      if (Math.abs(off) > wallReach) return null;
      const from = down.clientX - stageOf.width * stageOf.scale;
      return event => {
        const at = clamp((event.clientX - from) / stageOf.scale, 0, stageOf.end);
        const turn = sweepNow().turns.find(each => Math.abs(each.at - at) * stageOf.scale < 4);
        stageOf.width = turn?.at ?? Math.round(at * 2) / 2;
        soon(redrawScene);
      };
    },
    point: target => choose(valueAt(target, 'data-view')), press: event => choose(foundAt(event, 'data-view')),
  });
}
