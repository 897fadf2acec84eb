// map.js: the points of a family as a map of its regions: where a claim fails is hatched, and a lens shows what is small.

import { cut, draw, short } from './dom.js';
import { areaOf, clipped, valueOf } from './family.js';
import { clamp, points } from './numbers.js';
import { stepFor } from './plot.js';

/** @typedef {import('./family.js').Family} Family */
/** @typedef {import('./family.js').Claim} Claim */
/** @typedef {import('./family.js').Point} Point */
/** @typedef {{left: number, top: number, width: number, height: number}} Box */

const smallShare = 0.03;

/**
 * What a plane of the family has: its regions and the parts where a claim fails; the other parameters stay where they are.
 * @param {Family} family
 * @param {Claim} claim
 * @param {number} across a parameter
 * @param {number} up another
 * @param {number[]} point
 */
export function planeOf(family, claim, across, up, point) {
  const [x, y] = [family.parameters[across], family.parameters[up]];
  const fold = (/** @type {import('./family.js').Form} */ form) => {
    const rest = valueOf(form, point.map((value, place) => (place === across || place === up ? 0 : value)));
    return /** @type {[number, number, number]} */ ([rest, form[across + 1] ?? 0, form[up + 1] ?? 0]);
  };
  /** @type {Point[]} */
  const box = [[x.min, y.min], [x.max, y.min], [x.max, y.max], [x.min, y.max]];
  const whole = family.ties.reduce((corners, tie) => clipped(corners, ...fold(tie)), box);
  /** @type {{corners: Point[], words: string}[]} */
  const regions = [];
  /** @type {Point[][]} */
  const faults = [];
  let share = 0;
  for (const region of family.regions) {
    const corners = region.bounds.reduce((rest, bound) => (rest.length ? clipped(rest, ...fold(bound.slack)) : rest), whole);
    const area = areaOf(corners);
    if (area <= 0) continue;
    regions.push({ corners, words: region.words });
    let failing = 0;
    for (const piece of region.pieces[claim.measure] ?? []) {
      const excess = fold(piece);
      excess[0] -= claim.allowance;
      const part = clipped(corners, ...excess);
      if (!part.some(([right, high]) => excess[0] + excess[1] * right + excess[2] * high > 1e-9)) continue;
      faults.push(part);
      failing += areaOf(part);
    }
    share += Math.min(area, failing);
  }
  return { regions, faults, whole, share: areaOf(whole) > 0 ? share / areaOf(whole) : 0 };
}

/**
 * The map of two parameters.
 * @param {Family} family
 * @param {Claim} claim
 * @param {number} across
 * @param {number} up
 * @param {number[]} point
 * @param {number} width
 */
export function drawMap(family, claim, across, up, point, width) {
  const plane = planeOf(family, claim, across, up, point);
  const box = { left: 52, top: 14, width: width - 72, height: Math.min(420, Math.max(220, width * 0.6)) };
  const [x, y] = [family.parameters[across], family.parameters[up]];
  const right = (/** @type {number} */ value) => box.left + (value - x.min) / Math.max(1e-9, x.max - x.min) * box.width;
  const high = (/** @type {number} */ value) => box.top + box.height - (value - y.min) / Math.max(1e-9, y.max - y.min) * box.height;
  const path = (/** @type {Point[]} */ corners) => `${corners.map(([first, second], place) =>
    `${place ? 'L' : 'M'}${short(right(first))} ${short(high(second))}`).join('')}Z`;
  const tone = claim.verdict === 'undecided' ? 'open' : 'holds';
  const ground = draw('g', {},
    plane.regions.map(({ corners, words }) => draw('path', { class: `region ${tone}`, d: path(corners) }, words && draw('title', {}, words))),
    plane.faults.length > 0 && draw('path', { class: 'fault', d: plane.faults.map(path).join('') }));
  const group = draw('g', {}, grid(box, x, right, true), grid(box, y, high, false), ground,
    draw('path', { class: 'axis', d: path(plane.whole) }), ...axisNames(box, x.name, y.name));
  const at = claim.verdict === 'refuted' ? claim.at : claim.worst !== null && claim.worst > claim.allowance ? claim.worstAt : null;
  if (at && family.parameters.every((each, place) => place === across || place === up || Math.abs(at[place] - point[place]) < 1e-9)) {
    group.append(draw('path', { class: 'diamond', d: `M${short(right(at[across]))} ${short(high(at[up]) - 8)}l8 8l-8 8l-8 -8z` },
      draw('title', {}, 'the simplest case that contradicts the claim')));
    if (plane.share > 0 && plane.share < smallShare) group.append(lens(box, plane, tone, right, high, right(at[across]), high(at[up])));
  }
  return { group, box, right, high, share: plane.share, height: box.top + box.height + 40 };
}

/**
 * The neighbourhood of the refuting point through a glass, on the far side of the map; a point at an edge stands aside of the
 * middle, for what is beyond the edge is empty.
 * @param {Box} box
 * @param {ReturnType<typeof planeOf>} plane
 * @param {string} tone
 * @param {(value: number) => number} right
 * @param {(value: number) => number} high
 * @param {number} x
 * @param {number} y
 */
function lens(box, plane, tone, right, high, x, y) {
  const size = Math.min(box.width, box.height) * 0.28;
  const power = Math.round(Math.min(24, Math.max(4, 0.35 / Math.sqrt(plane.share))));
  const [middle, level] = [box.left + (x > box.left + box.width / 2 ? 0.25 : 0.75) * box.width, box.top + (y > box.top + box.height / 2 ? 0.36 : 0.64) * box.height];
  const reach = size / power;
  const aside = (/** @type {number} */ at, /** @type {number} */ start, /** @type {number} */ length) =>
    at + clamp(clamp(at, start + reach, start + length - reach) - at, -0.6 * reach, 0.6 * reach);
  const [lensX, lensY] = [aside(x, box.left, box.width), aside(y, box.top, box.height)];
  const through = (/** @type {number} */ across, /** @type {number} */ down) => `${short(middle + power * (across - lensX))} ${short(level + power * (down - lensY))}`;
  const path = (/** @type {Point[]} */ corners) => `${corners.map(([first, second], place) => `${place ? 'L' : 'M'}${through(right(first), high(second))}`).join('')}Z`;
  const circle = (/** @type {string} */ style) => draw('circle', { class: style, cx: short(middle), cy: short(level), r: short(size) });
  return draw('g', { class: 'lens' }, draw('clipPath', { id: 'lens-glass' }, circle('')),
    draw('path', { class: 'line plain', d: `M${short(x)} ${short(y)}L${short(middle)} ${short(level)}` }), circle('glass-back'),
    draw('g', { 'clip-path': 'url(#lens-glass)' }, plane.regions.map(({ corners }) => draw('path', { class: `region ${tone}`, d: path(corners) })),
      draw('path', { class: 'fault', d: plane.faults.map(path).join('') }), draw('path', { class: 'diamond', d: `M${through(x, y)}m0 -6l6 6l-6 6l-6 -6z` })),
    circle('glass-rim'), draw('text', { class: 'label small halo on-map', x: short(middle), y: short(level - size - 7), 'text-anchor': 'middle' }, `${power} times as large`));
}

/**
 * @param {Box} box
 * @param {{min: number, max: number}} parameter
 * @param {(value: number) => number} place
 * @param {boolean} across
 */
function grid(box, parameter, place, across) {
  const length = across ? box.width : box.height;
  const step = stepFor(length / Math.max(1e-9, parameter.max - parameter.min), across ? 64 : 40);
  const lines = draw('g', {});
  for (let at = Math.ceil(parameter.min / step - 1e-9) * step; at <= parameter.max + step * 1e-9; at += step) {
    const where = short(place(at));
    lines.append(across ? draw('text', { class: 'label small soft', x: where, y: box.top + box.height + 17, 'text-anchor': 'middle' }, points(at))
      : draw('text', { class: 'label small soft', x: box.left - 7, y: where + 4, 'text-anchor': 'end' }, points(at)));
  }
  return lines;
}

/** @param {Box} box @param {string} across @param {string} up */
const axisNames = (box, across, up) => [
  draw('text', { class: 'label axis-name', x: box.left + box.width / 2, y: box.top + box.height + 34, 'text-anchor': 'middle' }, cut(across, box.width)),
  draw('text', { class: 'label axis-name', x: 0, y: 0, 'text-anchor': 'middle', transform: `translate(13 ${box.top + box.height / 2}) rotate(-90)` }, cut(up, box.height)),
];

/**
 * The lengths of a family of one parameter over it; where the claim fails is hatched.
 * @param {Family} family
 * @param {Claim} claim
 * @param {number} width
 */
export function drawLines(family, claim, width) {
  const [parameter] = family.parameters;
  const box = { left: 52, top: 14, width: width - 150, height: 300 };
  const right = (/** @type {number} */ value) => box.left + (value - parameter.min) / Math.max(1e-9, parameter.max - parameter.min) * box.width;
  const parts = family.regions.flatMap(region => {
    let [from, to] = [parameter.min, parameter.max];
    for (const { slack: [constant, factor = 0] } of region.bounds) {
      if (factor > 0) from = Math.max(from, -constant / factor); else if (factor < 0) to = Math.min(to, -constant / factor);
    }
    return to > from ? [{ region, from, to }] : [];
  }).sort((first, second) => first.from - second.from);
  const most = Math.max(1, ...parts.flatMap(({ region, from, to }) => region.lengths.flatMap(form => [valueOf(form, [from]), valueOf(form, [to])]))) * 1.06;
  const high = (/** @type {number} */ value) => box.top + box.height - value / most * box.height;
  let share = 0;
  const faults = draw('g', {});
  for (const { region, from, to } of parts) {
    for (const piece of region.pieces[claim.measure] ?? []) {
      const [constant, factor = 0] = piece;
      const cross = factor === 0 ? (constant > claim.allowance ? from : to) : (claim.allowance - constant) / factor;
      const [start, end] = factor < 0 ? [from, Math.min(to, cross)] : [Math.max(from, cross), to];
      if (end <= start || Math.max(valueOf(piece, [start]), valueOf(piece, [end])) <= claim.allowance + 1e-9) continue;
      share += (end - start) / Math.max(1e-9, parameter.max - parameter.min);
      faults.append(draw('rect', { class: 'fault', x: short(right(start)), y: box.top, width: short(Math.max(2, right(end) - right(start))), height: box.height }));
    }
  }
  const lines = family.names.map((/** @type {string} */ name, /** @type {number} */ item) => draw('path', {
    class: 'curve', d: parts.map(({ region, from, to }, place) => {
      const form = region.lengths[item];
      return `${place ? 'L' : 'M'}${short(right(from))} ${short(high(valueOf(form, [from])))}L${short(right(to))} ${short(high(valueOf(form, [to])))}`;
    }).join(''),
  }, draw('title', {}, name)));
  const last = parts[parts.length - 1];
  const labels = last ? family.names.map((/** @type {string} */ name, /** @type {number} */ item) => ({ name, y: high(valueOf(last.region.lengths[item], [last.to])) }))
    .sort((/** @type {{y: number}} */ first, /** @type {{y: number}} */ second) => first.y - second.y) : [];
  labels.forEach((/** @type {{y: number}} */ label, /** @type {number} */ place) => { if (place) label.y = Math.max(label.y, labels[place - 1].y + 14); });
  const group = draw('g', {}, grid(box, parameter, right, true), grid(box, { min: 0, max: most }, high, false), faults, ...lines,
    draw('rect', { class: 'axis', x: box.left, y: box.top, width: short(box.width), height: box.height }),
    ...labels.map((/** @type {{name: string, y: number}} */ { name, y }) => draw('text', { class: 'label small', x: box.left + box.width + 7, y: short(y + 4) }, cut(name, 84, 12))),
    ...axisNames(box, parameter.name, 'length'));
  return { group, box, right, high: () => box.top, share: Math.min(1, share), height: box.top + box.height + 40 };
}
