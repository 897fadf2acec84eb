// bars.js: answers to a row as bars inside one container, whose end is a wall.  What sticks out, stays empty or should move
// is drawn at the wall or between the items, with its amount.

import { beyondWords } from './bounds.js';
import { cut, draw, icon, make, short, wide } from './dom.js';
import { holdOf } from './holds.js';
import { points } from './numbers.js';
import { offsetsOf } from './row.js';
import { kinds, verdictWords } from './words.js';

/** @typedef {import('./judge.js').Verdict & {words?: string}} Verdict */
/** @typedef {{engine: string, title: string, best: boolean, lengths: number[], verdict: Verdict, flex?: string}} Shown */
/**
 * Where bars stand; a steady frame leaves each the room of an annotation, so that nothing jumps while the wall moves, and its names are buttons.
 * @typedef {{left: number, scale: number, width: number, wall: number, selected: number, isSteady?: boolean, judged?: string}} Frame
 */
/** @typedef {import('./row.js').Row & {spacing: number, policy?: string, frozen?: number[]}} BarRow */

export const barHeight = 38;
/** How far from the wall it is taken hold of, in pixels. */
export const wallReach = 14;
const headHeight = 24;

/** What colours and signs of bars mean: the parts of a legend, each with what it looks for in a picture. */
const legendParts = [
  ['water', '.item.water', 'can still change'], ['stone', '.item.stone', 'held at its length'], ['broken', '.item.broken', 'longer or shorter than it may be'],
  ['fails', '.hatch.overflow', 'sticks out, and need not'], ['hatched', '.hatch.plain', 'sticks out'],
  ['dotted', '.empty.unused', 'empty, though an item could grow'], ['free', '.empty:not(.unused)', 'empty, and nothing can grow'],
  ['arrow inversion', '.tip.inversion', 'should move to the item of higher priority'], ['arrow unfair', '.tip.unfair', 'would be fairer over there'],
];

/**
 * The legend of the colours and signs that a picture has.
 * @param {Element} picture
 */
export const legendOf = picture => legendParts.filter(([, looks]) => picture.querySelector(looks))
  .map(([style, , words]) => make('span', {}, make('i', { class: `swatch ${style}` }), words));

/**
 * A bar for each answer, its verdict above it, the walls around all.
 * @param {BarRow} row
 * @param {import('./row.js').Motion} motion
 * @param {Shown[]} answers
 * @param {number} container
 * @param {Frame} frame
 */
export function drawBars(row, motion, answers, container, frame) {
  const group = draw('g', {});
  let y = 0;
  const heads = [];
  for (const answer of answers) {
    heads.push(drawHead(answer, frame, y));
    group.append(drawBar(row, motion, answer, container, frame, y + headHeight));
    y += headHeight + barHeight + (!frame.isSteady && answer.verdict.kind === 'optimal' && answer.verdict.over < 1e-6 ? 10 : 28);
  }
  const inside = draw('rect', {
    class: 'inside', x: frame.left, y: headHeight - 8, width: short(frame.wall - frame.left), height: y - headHeight + 4,
  });
  group.prepend(inside);
  group.append(draw('path', {
    class: 'wall', d: `M${frame.left} ${headHeight - 8}V${y - 4}M${short(frame.wall)} ${headHeight - 8}V${y - 4}`,
  }), ...heads);
  return { group, height: y };
}

/**
 * @param {Shown} answer
 * @param {Frame} frame
 * @param {number} y
 */
function drawHead(answer, frame, y) {
  const { kind } = answer.verdict;
  const { tone } = kinds[kind];
  const x = frame.left + 8;
  const title = cut(answer.title, frame.width * 0.45);
  const place = x + wide(title) + 12;
  const sign = icon(kind, `sign ${tone}`);
  for (const [key, value] of Object.entries({ x: short(place), y: y + 4, width: 13, height: 13 })) sign.setAttribute(key, String(value));
  const words = answer.verdict.words ?? verdictWords(answer.verdict);
  const flex = answer.flex ? cut(answer.flex, frame.width - place - wide(words) - 40, 12) : '';
  const isJudged = frame.judged === answer.engine;
  return draw('g', { class: isJudged ? 'head judged' : 'head', 'data-judge': frame.judged !== undefined && !answer.best ? answer.engine : null },
    draw('text', { class: 'label strong halo', x, y: y + 15 }, title), sign,
    draw('text', { class: `label halo ${tone}`, x: short(place + 18), y: y + 15 }, words),
    [...flex].length > 4 && draw('text', { class: 'label small soft halo flex', x: short(place + 18 + wide(words) + 12), y: y + 15 }, flex));
}

/**
 * @param {BarRow} row
 * @param {import('./row.js').Motion} motion
 * @param {Shown} answer
 * @param {number} container
 * @param {Frame} frame
 * @param {number} y
 */
function drawBar(row, motion, answer, container, frame, y) {
  const offsets = offsetsOf(row, answer.lengths);
  const x = (/** @type {number} */ place) => frame.left + place * frame.scale;
  const group = draw('g', { 'data-engine': answer.engine });
  const names = draw('g', { class: 'names' });
  /** @type {number[]} */
  const middles = [];
  answer.lengths.forEach((length, item) => {
    const from = x(offsets[item]);
    const width = length * frame.scale;
    const isOut = answer.verdict.kind === 'outOfBounds' && isBeyond(motion, item, length);
    const hold = isOut ? 'broken' : holdOf(motion, item, length) === 'level' ? 'water' : 'stone';
    const box = draw('g', { 'data-item': item, 'data-length': length, class: frame.selected === item ? 'on' : null });
    if (width < 1.5) {
      box.append(draw('path', { class: 'zero', d: `M${short(from)} ${y - 3}V${y + barHeight + 3}` }));
      box.append(draw('rect', { class: 'hit', x: short(from - 4), y, width: 8, height: barHeight }));
    } else {
      box.append(draw('rect', {
        class: `item ${hold}`, x: short(from + 0.5), y: y + 0.5, width: short(Math.max(1, width - 1)), height: barHeight - 1,
        rx: short(Math.min(3, width / 2)),
      }));
      if (hold === 'water' && width > 3) {
        box.append(draw('rect', {
          class: 'surface', x: short(from + 1), y: y + barHeight - 5, width: short(width - 2), height: 4,
        }));
      }
    }
    const seen = Math.max(0, Math.min(from + width, frame.wall) - from);
    const room = seen > 22 ? seen : width;
    middles.push(from + room / 2);
    names.append(...labels(row.names[item], points(length), from + room / 2, y, room, seen < 4 ? ' halo' : ''));
    group.append(box);
  });
  group.append(...marks(row, answer.verdict, offsets[offsets.length - 1], container, frame, y), names);
  group.append(...arrow(answer.verdict, middles, y, frame));
  const { kind, from, over } = answer.verdict;
  if (kind === 'outOfBounds' && over < 1e-6 && row.items[from]) {
    group.append(...bracket(x(offsets[from]), x(offsets[from] + answer.lengths[from]), y, beyondWords(row, answer.verdict), 'bounds', frame));
  }
  return group;
}

/** Whether an item is longer or shorter than it may be. @param {import('./row.js').Motion} motion @param {number} item @param {number} length */
const isBeyond = (motion, item, length) => Math.max(motion.lower[item] - length, length - motion.upper[item]) > 1e-6 * Math.max(1, length);

/**
 * The name and the length of an item, as far as they fit.
 * @param {string} name
 * @param {string} length
 * @param {number} middle
 * @param {number} y
 * @param {number} room
 * @param {string} halo
 */
function labels(name, length, middle, y, room, halo) {
  const text = (/** @type {string} */ words, /** @type {string} */ style, /** @type {number} */ down) => draw('text', {
    class: `label ${style}${halo}`, x: short(middle), y: y + down, 'text-anchor': 'middle',
  }, words);
  const number = wide(length);
  if (room > wide(name) + number + 18) {
    return [draw('text', { class: `label${halo}`, x: short(middle), y: y + 24, 'text-anchor': 'middle' },
      `${name} `, draw('tspan', { class: 'strong' }, length))];
  }
  const half = cut(name, room - 8, 12);
  if (room > number + 6 && [...half].length > 2) return [text(half, 'small', 15), text(length, 'strong', 30)];
  return room > number + 3 ? [text(length, 'strong', 24)] : [];
}

/**
 * What sticks out beyond the wall, or stays empty before it.
 * @param {BarRow} row
 * @param {Verdict} verdict
 * @param {number} total
 * @param {number} container
 * @param {Frame} frame
 * @param {number} y
 */
function marks(row, verdict, total, container, frame, y) {
  const tip = frame.left + total * frame.scale;
  const { wall } = frame;
  if (verdict.over > 1e-6 && tip > wall) {
    const tone = verdict.kind === 'avoidableOverflow' ? 'overflow' : 'plain';
    const width = Math.max(3, tip - wall);
    return [
      draw('rect', { class: `hatch ${tone}`, x: short(wall), y, width: short(width), height: barHeight }),
      ...bracket(wall, wall + width, y, `${points(verdict.over)} too long`, tone, frame),
    ];
  }
  if (container - total < 1e-6 || wall - tip < 2) return [];
  const isFault = verdict.kind === 'unusedSpace';
  const empty = draw('rect', {
    class: isFault ? 'empty unused' : 'empty', x: short(tip + 2), y: y + 1, width: short(Math.max(1, wall - tip - 4)),
    height: barHeight - 2, rx: 3,
  });
  if (isFault) return [empty, ...bracket(tip + 2, wall - 2, y, `${points(verdict.amount)} unused`, 'unused', frame)];
  const free = `${points(container - total)} free`;
  if (wall - tip < wide(free) + 12) return [empty];
  return [empty, draw('text', { class: 'label soft', x: short((tip + wall) / 2), y: y + 24, 'text-anchor': 'middle' }, free)];
}

/**
 * @param {number} from
 * @param {number} to
 * @param {number} y
 * @param {string} words
 * @param {string} tone
 * @param {Frame} frame
 */
function bracket(from, to, y, words, tone, frame) {
  const half = wide(words) / 2;
  // A label that is wider than what it names stands on the side of the wall that has room for it.
  const isOver = tone !== 'unused' && tone !== 'bounds' && to - from < 2 * half;
  const beyond = from + 5 + 2 * half < frame.width;
  const middle = isOver ? (beyond ? from + 5 + half : from - 7 - half)
    : Math.max(frame.left + half + 2, Math.min(frame.width - half - 4, (from + to) / 2));
  return [
    draw('path', { class: `line ${tone}`, d: `M${short(from)} ${y + barHeight + 3}v4H${short(to)}v-4` }),
    draw('text', { class: `label strong ${tone} halo`, x: short(middle), y: y + barHeight + 21, 'text-anchor': 'middle' }, words),
  ];
}

/**
 * What should move from one item to another.
 * @param {Verdict} verdict
 * @param {number[]} middles
 * @param {number} y
 * @param {Frame} frame
 */
function arrow(verdict, middles, y, frame) {
  if (verdict.from < 0 || verdict.to < 0 || (verdict.kind !== 'unfair' && verdict.kind !== 'priorityInversion')) return [];
  const { tone } = kinds[verdict.kind];
  const [from, to, foot] = [middles[verdict.from], middles[verdict.to], y + barHeight + 3];
  const words = `${points(verdict.amount)} should move`;
  const half = wide(words) / 2 + 4;
  const middle = Math.max(frame.left + half, Math.min(frame.width - half, (from + to) / 2));
  return [
    draw('path', { class: `line ${tone}`, d: `M${short(from)} ${foot}v6H${short(to)}v-3` }),
    draw('path', { class: `tip ${tone}`, d: `M${short(to)} ${foot - 2}l-4.5 7h9z` }),
    draw('text', { class: `label strong ${tone} halo`, x: short(middle), y: foot + 20, 'text-anchor': 'middle' }, words),
  ];
}

/**
 * The small bar of a list: items, the wall, and what lies beyond it.
 * @param {BarRow} row
 * @param {import('./row.js').Motion} motion
 * @param {number[]} lengths
 * @param {number} container
 * @param {string} tone
 */
export function drawThumb(row, motion, lengths, container, tone) {
  const offsets = offsetsOf(row, lengths);
  const total = offsets[offsets.length - 1];
  const scale = 96 / Math.max(container, total, 1);
  const picture = draw('svg', { class: 'thumb', viewBox: '0 0 98 12', width: 98, height: 12, 'aria-hidden': 'true' });
  let stone = '';
  let water = '';
  lengths.forEach((length, item) => {
    const part = `M${short(offsets[item] * scale)} 2h${short(Math.max(0.7, length * scale - 0.8))}v8h-${short(Math.max(0.7, length * scale - 0.8))}z`;
    if (holdOf(motion, item, length) === 'level') water += part; else stone += part;
  });
  picture.append(draw('path', { class: 'stone', d: stone }), draw('path', { class: 'water', d: water }));
  if (total > container + 1e-6) {
    picture.append(draw('rect', {
      class: `over ${tone}`, x: short(container * scale), y: 2, width: short(Math.max(2, (total - container) * scale)), height: 8,
    }));
  }
  picture.append(draw('path', { class: 'edge', d: `M${short(container * scale)} 0V12` }));
  return picture;
}
