// plot.js: every length over the container, under the bars and to their scale, so that the wall is the plot's cursor; and the
// ribbon, the verdict on a rule in every container.

import { cut, draw, short, wide } from './dom.js';
import { points } from './numbers.js';
import { realized, signOf, sketch } from './sketch.js';
import { lengthsAt } from './sweep.js';
import { kinds } from './words.js';

/** @typedef {import('./bars.js').Frame} Frame */
/** @typedef {import('./sweep.js').Piece[]} Sweep */
/** @typedef {{to: number, kind: import('./words.js').Kind}[]} Ribbon */

const ribbonHeight = 14;

/**
 * A step between round numbers that leaves labels room.
 * @param {number} scale in pixels a unit
 * @param {number} room in pixels
 */
export function stepFor(scale, room) {
  for (let power = -2; power < 300; power += 1) {
    for (const digit of [1, 2, 5]) if (digit * 10 ** power * scale >= room) return digit * 10 ** power;
  }
  return Infinity;
}

/**
 * @param {Ribbon} ribbon
 * @param {number} least the container in which everything fits
 * @param {number} end
 * @param {Frame} frame
 * @param {number} y
 */
export function drawRibbon(ribbon, least, end, frame, y) {
  const x = (/** @type {number} */ place) => frame.left + Math.min(place, end) * frame.scale;
  const group = draw('g', {});
  let from = 0;
  for (const { to, kind } of ribbon) {
    if (from >= end) break;
    const width = Math.max(1, x(to) - x(from));
    const { tone, name } = kinds[kind];
    group.append(draw('rect', { class: `ribbon ${tone}`, x: short(x(from)), y, width: short(width), height: ribbonHeight },
      draw('title', {}, `${name} from ${points(from)} to ${points(Math.min(to, end))}`)));
    if (width > 24) {
      group.append(realized(signOf(kind, `sign on-${tone}`, { x: short(x(from) + width / 2 - 5.5), y: y + 1.5, width: 11, height: 11 })));
    }
    from = to;
  }
  if (least > 0) {
    group.append(draw('rect', { class: 'nofit', x: frame.left, y, width: short(x(least) - frame.left), height: ribbonHeight },
      draw('title', {}, `nothing fits below ${points(least)}`)));
  }
  return group;
}

/**
 * The lines of all items; a rule's where they differ from the optimum's.
 * @param {{names: string[]}} row
 * @param {Sweep} best
 * @param {Sweep | null} rule
 * @param {number} end
 * @param {Frame} frame
 * @param {number} y
 * @param {number} height
 */
export function drawPlot(row, best, rule, end, frame, y, height) {
  const sweeps = rule ? [best, rule] : [best];
  const last = sweeps.map(sweep => lengthsAt(sweep, end));
  const starts = sweeps.flatMap(sweep => sweep.filter(piece => piece.from <= end).flatMap(piece => piece.lengths));
  const bends = Math.max(1, ...starts);
  const top = Math.min(Math.max(...last.flat(), bends), bends * 1.6) * 1.08;
  const x = (/** @type {number} */ place) => frame.left + place * frame.scale;
  const up = (/** @type {number} */ length) => y + height - length / top * height;
  const group = draw('g', {});
  const clip = draw('clipPath', { id: 'plot-area' }, draw('rect', {
    x: frame.left, y: y - 3, width: short(end * frame.scale), height: height + 6,
  }));
  group.append(clip);
  const across = stepFor(frame.scale, 56);
  for (let mark = 0; mark * across <= end; mark += 1) {
    const at = mark * across;
    group.append(draw('path', { class: 'grid', d: `M${short(x(at))} ${y}V${y + height}` }),
      draw('text', { class: 'label small soft', x: short(x(at)), y: y + height + 16, 'text-anchor': 'middle' }, points(at)));
  }
  for (let step = stepFor(height / top, 34), at = step; at < top; at += step) {
    group.append(draw('path', { class: 'grid', d: `M${frame.left} ${short(up(at))}H${short(x(end))}` }),
      draw('text', { class: 'label small soft', x: frame.left + 4, y: short(up(at) - 3) }, points(at)));
  }
  const lines = draw('g', { 'clip-path': 'url(#plot-area)' });
  const marked = [];
  for (let item = 0; item < row.names.length; item += 1) {
    const paths = sweeps.map(sweep => pathOf(sweep, item, end, x, up));
    const moves = sweeps.some(sweep => sweep.some(piece => piece.slopes[item] !== 0 || piece.lengths[item] !== sweep[0].lengths[item]));
    const line = draw('g', { 'data-item': item });
    if (paths.length > 1 && paths[1] !== paths[0]) line.append(draw('path', { class: 'curve rule', d: paths[1] }));
    line.append(draw('path', { class: moves ? 'curve' : 'curve still', d: paths[0] }));
    lines.append(line);
    if (moves) marked.push({ item, y: Math.max(y + 4, Math.min(y + height, up(last[0][item]))), up: up(last[0][item]) < y });
  }
  group.append(lines, draw('path', { class: 'axis', d: `M${frame.left} ${y + height}H${short(x(end))}` }));
  group.append(...endLabels(marked, row.names, x(end) + 6, frame.width - x(end) - 8, y + height));
  return { group, up, top: y };
}

/**
 * @param {Sweep} sweep
 * @param {number} item
 * @param {number} end
 * @param {(place: number) => number} x
 * @param {(length: number) => number} up
 */
function pathOf(sweep, item, end, x, up) {
  let path = '';
  sweep.forEach((piece, index) => {
    if (piece.from > end) return;
    const to = Math.min(end, sweep[index + 1]?.from ?? end);
    const start = piece.lengths[item];
    path += `${path ? 'L' : 'M'}${short(x(piece.from))} ${short(up(start))}`
      + `L${short(x(to))} ${short(up(start + piece.slopes[item] * (to - piece.from)))}`;
  });
  return path;
}

/**
 * Names at the ends of the lines, moved apart.
 * @param {{item: number, y: number, up: boolean}[]} marked
 * @param {string[]} names
 * @param {number} x
 * @param {number} room
 * @param {number} foot
 */
function endLabels(marked, names, x, room, foot) {
  const shown = marked.sort((first, second) => first.y - second.y).slice(0, 12);
  shown.forEach((label, index) => {
    if (index) label.y = Math.max(label.y, shown[index - 1].y + 13);
  });
  for (let index = shown.length - 1, limit = foot + 2; index >= 0; index -= 1, limit -= 13) {
    shown[index].y = Math.min(shown[index].y, limit);
  }
  return shown.map(label => {
    const [name, mark] = [names[label.item], label.up ? ' ↑' : ''];
    const words = cut(name + mark, room, 12);
    return draw('text', { class: 'label small', x: short(x), y: short(label.y + 4), 'data-item': label.item }, words, words !== name + mark && draw('title', {}, name));
  });
}

/**
 * What one takes hold of at the wall.
 * @param {number} x
 * @param {number} y
 * @param {string} words
 */
export function drawGrip(x, y, words) {
  const half = wide(words, 12.5) / 2 + 13;
  return sketch('g', { class: 'grip', transform: `translate(${short(x)} ${y})` },
    sketch('rect', { x: short(-half), y: 0, width: short(2 * half), height: 22, rx: 11 }),
    sketch('text', { y: 15.5, 'text-anchor': 'middle' }, words),
    sketch('path', { d: `M${short(8 - half)} 8l-3 3l3 3M${short(half - 8)} 8l3 3l-3 3` }));
}
