// vessels.js: why each item has its length.  An item is a vessel with its least length as floor and its greatest as lid;
// within a tier water stands at one level, and only floors and lids excuse another height.

import { cut, short } from './dom.js';
import { holdOf, levelsOf } from './holds.js';
import { points } from './numbers.js';
import { sketch } from './sketch.js';

/**
 * @param {{names: string[], items: import('./row.js').Item[]}} row
 * @param {import('./row.js').Motion} motion
 * @param {number[]} lengths
 * @param {{width: number, top: number, selected: number, hasHandles?: boolean}} options with handles, floors and lids can be taken hold of
 */
export function drawVessels(row, motion, lengths, { width, top, selected, hasHandles }) {
  const count = lengths.length;
  const slot = Math.min(96, (width - 8) / count);
  const steep = slot < 52;
  const glass = Math.min(52, slot * 0.72);
  const [head, base, height] = [14, 150, steep ? 222 : 188];
  const left = steep ? 26 : 4;
  const y = (/** @type {number} */ length) => base - Math.min(length, top) / top * (base - head);
  const x = (/** @type {number} */ item) => left + item * ((width - left - 4) / Math.max(count, (width - left) / 96)) + (slot - glass) / 2;
  const vessels = lengths.map((length, item) => {
    const { min: lower, max: upper } = row.items[item];
    const from = x(item);
    const lid = upper < Infinity ? y(upper) : head - 8;
    const rim = upper < Infinity ? lid : head;
    const middle = from + glass / 2;
    const turn = steep ? { transform: `rotate(-42 ${short(middle + 4)} ${base + 30})`, 'text-anchor': 'end' } : { 'text-anchor': 'middle' };
    const name = cut(row.names[item], steep ? 66 : slot - 4, 12);
    // Where the policy has an item stay within its bounds.
    const stops = [...new Set([motion.lower[item], motion.upper[item]])].filter(stop => stop !== lower && stop !== upper && stop < Infinity);
    return sketch('g', { 'data-item': item, class: selected === item ? 'on' : null },
      sketch('rect', { class: 'void', x: short(from), y: short(lid), width: short(glass), height: short(base - lid) }),
      length > lower && sketch('rect', {
        class: holdOf(motion, item, length) === 'level' ? 'water' : 'held', x: short(from), y: short(y(length)), width: short(glass),
        height: short(Math.max(0, y(lower) - y(length))),
      }),
      lower > 0 && sketch('rect', { class: 'floor', x: short(from), y: short(y(lower)), width: short(glass), height: short(base - y(lower)) }),
      sketch('path', { class: 'glass', d: `M${short(from)} ${short(rim)}V${base}H${short(from + glass)}V${short(rim)}` }),
      upper < Infinity ? sketch('path', { class: 'lid', d: `M${short(from - 3)} ${short(lid)}H${short(from + glass + 3)}` })
        : sketch('path', { class: 'glass open', d: `M${short(from)} ${head}v-12M${short(from + glass)} ${head}v-12` }),
      stops.map(stop => sketch('path', { class: 'stop', d: `M${short(from - 3)} ${short(y(stop))}H${short(from + glass + 3)}` })),
      sketch('text', { class: 'label small strong', x: short(middle), y: base + 15, 'text-anchor': 'middle' }, points(steep ? Math.round(length * 10) / 10 : length)),
      sketch('text', { class: 'label small', x: short(middle + (steep ? 4 : 0)), y: base + 30, ...turn }, name, name !== row.names[item] && sketch('title', {}, row.names[item])),
      hasHandles && [['min', y(lower) - 6], ['max', rim - 18]].map(([bound, at]) =>
        sketch('rect', { class: 'handle', 'data-bound': bound, x: short(from - 4), y: short(Number(at)), width: short(glass + 8), height: 24 })));
  });
  const levels = levelsOf(motion, lengths).flatMap((level, tier) => {
    if (level === null || motion.weight.some(weight => weight !== 1) || motion.base.some(start => start !== 0)) return [];
    const items = motion.tiers[tier];
    const [first, last] = [Math.min(...items), Math.max(...items)];
    return [sketch('path', { class: 'level', d: `M${short(x(first) - 6)} ${short(y(level))}H${short(x(last) + glass + 6)}` })];
  });
  return sketch('svg', { class: 'vessels', width, height, viewBox: `0 0 ${short(width)} ${height}`, 'aria-hidden': 'true' }, vessels, levels);
}
