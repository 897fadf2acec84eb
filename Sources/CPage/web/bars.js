// bars.js: answers to a row as bars inside one container, whose end is a wall.  What sticks out, stays empty or should move
// is drawn at the wall or between the items, with its amount.

import { beyondWords } from './bounds.js';
import { cut, short, wide } from './dom.js';
import { holdOf } from './holds.js';
import { points, sum } from './numbers.js';
import { offsetsOf } from './row.js';
import { realized, signOf, sketch, sketchHTML } from './sketch.js';
import { kinds, verdictWords } from './words.js';

/** @typedef {import('./sketch.js').Sketch} Sketch */
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
  .map(([style, , words]) => legendEntry(style, words));

/** @param {string} style @param {string} words */
export const legendEntry = (style, words) => sketchHTML('span', {}, sketchHTML('i', { class: `swatch ${style}` }), words);

/**
 * A bar for each answer, its verdict above it, the walls around all.
 * @param {BarRow} row
 * @param {import('./row.js').Motion} motion
 * @param {Shown[]} answers
 * @param {number} container
 * @param {Frame} frame
 */
export function drawBars(row, motion, answers, container, frame) {
  let y = 0;
  const [heads, bars] = [/** @type {Sketch[]} */ ([]), /** @type {Sketch[]} */ ([])];
  for (const answer of answers) {
    heads.push(drawHead(answer, frame, y));
    bars.push(drawBar(row, motion, answer, container, frame, y + headHeight));
    y += headHeight + barHeight + (!frame.isSteady && answer.verdict.kind === 'optimal' && answer.verdict.over < 1e-6 ? 10 : 28);
  }
  const wall = short(frame.wall);
  return { height: y, group: sketch('g', {},
    sketch('rect', { class: 'inside', x: frame.left, y: headHeight - 8, width: short(frame.wall - frame.left), height: y - headHeight + 4 }), bars,
    sketch('path', { class: 'wall', d: `M${frame.left} ${headHeight - 8}V${y - 4}M${wall} ${headHeight - 8}V${y - 4}` }), heads) };
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
  const words = answer.verdict.words ?? verdictWords(answer.verdict);
  const flex = answer.flex ? cut(answer.flex, frame.width - place - wide(words) - 40, 12) : '';
  const isJudged = frame.judged === answer.engine;
  return sketch('g', { class: isJudged ? 'head judged' : 'head', 'data-judge': frame.judged !== undefined && !answer.best ? answer.engine : null },
    sketch('text', { class: 'label strong halo', x, y: y + 15 }, title, title !== answer.title && sketch('title', {}, answer.title)),
    signOf(kind, `sign ${tone}`, { x: short(place), y: y + 4, width: 13, height: 13 }),
    sketch('text', { class: `label halo ${tone}`, x: short(place + 18), y: y + 15 }, words),
    [...flex].length > 4 && sketch('text', { class: 'label small soft halo flex', x: short(place + 18 + wide(words) + 12), y: y + 15 }, flex));
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
  const { verdict } = answer;
  /** @type {number[]} */
  const middles = [];
  /** @type {{name: string, at: number}[]} */
  const unseen = [];
  const [boxes, names] = [/** @type {Sketch[]} */ ([]), /** @type {Sketch[]} */ ([])];
  for (const [item, length] of answer.lengths.entries()) {
    const from = x(offsets[item]);
    const width = length * frame.scale;
    const isOut = verdict.kind === 'outOfBounds' && isBeyond(motion, item, length);
    const hold = isOut ? 'broken' : holdOf(motion, item, length) === 'level' ? 'water' : 'stone';
    const seen = Math.max(0, Math.min(from + width, frame.wall) - from);
    const room = seen > 22 ? seen : width;
    middles.push(from + room / 2);
    const words = labels(row.names[item], points(length), from + room / 2, y, room, seen < 4 ? ' halo' : '');
    boxes.push(sketch('g', { 'data-item': item, 'data-length': length, class: frame.selected === item ? 'on' : null, transform: `translate(${short(from)} ${y})` },
      width < 1.5 ? [sketch('path', { class: 'zero', d: `M0 -3V${barHeight + 3}` }), sketch('rect', { class: 'hit', x: -4, y: 0, width: 8, height: barHeight })]
        : [sketch('rect', { class: `item ${hold}`, x: 0.5, y: 0.5, width: short(Math.max(1, width - 1)), height: barHeight - 1, rx: short(Math.min(3, width / 2)) }),
          hold === 'water' && width > 3 && sketch('rect', { class: 'surface', x: 1, y: barHeight - 5, width: short(width - 2), height: 4 })],
      words.isCut && sketch('title', {}, row.names[item])));
    names.push(sketch('g', {}, words.texts));
    if (words.isCut) unseen.push({ name: row.names[item], at: from + room / 2 });
  }
  const isBroken = verdict.kind === 'outOfBounds' && verdict.over < 1e-6 && row.items[verdict.from];
  const broken = isBroken ? bracket(x(offsets[verdict.from]), x(offsets[verdict.from] + answer.lengths[verdict.from]), y, beyondWords(row, verdict), 'bounds', frame) : [];
  return sketch('g', { 'data-engine': answer.engine }, sketch('g', {}, boxes),
    sketch('g', {}, marks(row, verdict, offsets[offsets.length - 1], container, frame, y)), sketch('g', { class: 'names' }, names),
    sketch('g', {}, arrow(verdict, middles, y, frame), broken, answer.best && frame.isSteady && verdict.over < 1e-6 && namesBelow(unseen, y, frame)));
}

/**
 * The names that have no room in their bars, below them and moved apart; none where they are many.
 * @param {{name: string, at: number}[]} unseen
 * @param {number} y
 * @param {Frame} frame
 */
function namesBelow(unseen, y, frame) {
  const halves = unseen.map(each => wide(each.name, 12) / 2 + 4);
  const [start, end] = [frame.left - 4, frame.width - 2];
  if (unseen.length > 12 || 2 * sum(halves) > end - start) return [];
  const places = unseen.map(each => each.at);
  for (let place = 0, least = start; place < places.length; place += 1) {
    places[place] = Math.max(places[place], least + halves[place]);
    least = places[place] + halves[place];
  }
  for (let place = places.length - 1, most = end; place >= 0; place -= 1) {
    places[place] = Math.min(places[place], most - halves[place]);
    most = places[place] - halves[place];
  }
  return unseen.map(({ name }, place) =>
    sketch('text', { class: 'label small halo', transform: `translate(${short(places[place])} ${y + barHeight + 16})`, 'text-anchor': 'middle' }, name));
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
  // A text that only moves keeps its letters where they are: its place is no attribute of the text.
  const text = (/** @type {import('./sketch.js').SketchChild[]} */ words, /** @type {string} */ style, /** @type {number} */ down) =>
    sketch('text', { class: `label${style}${halo}`, transform: `translate(${short(middle)} ${y + down})`, 'text-anchor': 'middle' }, words);
  const number = wide(length);
  if (room > wide(name) + number + 18) return { isCut: false, texts: [text([`${name} `, sketch('tspan', { class: 'strong' }, length)], '', 24)] };
  const half = cut(name, room - 8, 12);
  if (room > number + 6 && (half === name || [...half].length > 2)) return { isCut: half !== name, texts: [text([half], ' small', 15), text([length], ' strong', 30)] };
  return { isCut: true, texts: room > number + 3 ? [text([length], ' strong', 24)] : [] };
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
    const isAvoidable = verdict.kind === 'avoidableOverflow';
    const width = Math.max(3, tip - wall);
    // What nothing avoids comes first.
    const turn = isAvoidable ? Math.min(width, (verdict.over - verdict.amount) * frame.scale) : width;
    const hatch = (/** @type {string} */ tone, /** @type {number} */ from, /** @type {number} */ to) =>
      to - from > 0.25 && sketch('rect', { class: `hatch ${tone}`, x: short(wall + from), y, width: short(to - from), height: barHeight });
    return [hatch('plain', 0, turn), hatch('overflow', turn, width),
      ...bracket(wall, wall + width, y, `${points(verdict.over)} too long`, isAvoidable ? 'overflow' : 'plain', frame)];
  }
  if (container - total < 1e-6 || wall - tip < 2) return [];
  const isFault = verdict.kind === 'unusedSpace';
  const empty = sketch('rect', {
    class: isFault ? 'empty unused' : 'empty', x: short(tip + 2), y: y + 1, width: short(Math.max(1, wall - tip - 4)),
    height: barHeight - 2, rx: 3,
  });
  if (isFault) return [empty, ...bracket(tip + 2, wall - 2, y, `${points(verdict.amount)} unused`, 'unused', frame)];
  const free = `${points(container - total)} free`;
  if (wall - tip < wide(free) + 12) return [empty];
  return [empty, sketch('text', { class: 'label soft', x: short((tip + wall) / 2), y: y + 24, 'text-anchor': 'middle' }, free)];
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
    sketch('path', { class: `line ${tone}`, d: `M${short(from)} ${y + barHeight + 3}v4H${short(to)}v-4` }),
    sketch('text', { class: `label strong ${tone} halo`, x: short(middle), y: y + barHeight + 21, 'text-anchor': 'middle' }, words),
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
    sketch('path', { class: `line ${tone}`, d: `M${short(from)} ${foot}v6H${short(to)}v-3` }),
    sketch('path', { class: `tip ${tone}`, d: `M${short(to)} ${foot - 2}l-4.5 7h9z` }),
    sketch('text', { class: `label strong ${tone} halo`, x: short(middle), y: foot + 20, 'text-anchor': 'middle' }, words),
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
  let stone = '';
  let water = '';
  lengths.forEach((length, item) => {
    const part = `M${short(offsets[item] * scale)} 2h${short(Math.max(0.7, length * scale - 0.8))}v8h-${short(Math.max(0.7, length * scale - 0.8))}z`;
    if (holdOf(motion, item, length) === 'level') water += part; else stone += part;
  });
  return realized(sketch('svg', { class: 'thumb', viewBox: '0 0 98 12', width: 98, height: 12, 'aria-hidden': 'true' },
    sketch('path', { class: 'stone', d: stone }), sketch('path', { class: 'water', d: water }),
    total > container + 1e-6 && sketch('rect', { class: `over ${tone}`, x: short(container * scale), y: 2, width: short(Math.max(2, (total - container) * scale)), height: 8 }),
    sketch('path', { class: 'edge', d: `M${short(container * scale)} 0V12` })));
}
