// vessels.js: why each item has its length.  An item is a vessel with its least length as floor and its greatest as lid;
// within a tier water stands at one level, and only floors and lids excuse another height.

import { cut, draw, short } from './dom.js';
import { holdOf, levelsOf } from './holds.js';
import { points } from './numbers.js';

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
  const picture = draw('svg', { class: 'vessels', width, height, viewBox: `0 0 ${short(width)} ${height}`, 'aria-hidden': 'true' });
  lengths.forEach((length, item) => {
    const { min: lower, max: upper } = row.items[item];
    const from = x(item);
    const lid = upper < Infinity ? y(upper) : head - 8;
    const hold = holdOf(motion, item, length);
    const group = draw('g', { 'data-item': item, class: selected === item ? 'on' : null });
    group.append(draw('rect', { class: 'void', x: short(from), y: short(lid), width: short(glass), height: short(base - lid) }));
    if (length > lower) {
      group.append(draw('rect', {
        class: hold === 'level' ? 'water' : 'held', x: short(from), y: short(y(length)), width: short(glass),
        height: short(Math.max(0, y(lower) - y(length))),
      }));
    }
    if (lower > 0) {
      group.append(draw('rect', { class: 'floor', x: short(from), y: short(y(lower)), width: short(glass), height: short(base - y(lower)) }));
    }
    const rim = upper < Infinity ? lid : head;
    group.append(draw('path', { class: 'glass', d: `M${short(from)} ${short(rim)}V${base}H${short(from + glass)}V${short(rim)}` }));
    group.append(upper < Infinity
      ? draw('path', { class: 'lid', d: `M${short(from - 3)} ${short(lid)}H${short(from + glass + 3)}` })
      : draw('path', { class: 'glass open', d: `M${short(from)} ${head}v-12M${short(from + glass)} ${head}v-12` }));
    // Where the policy has an item stay within its bounds.
    for (const stop of new Set([motion.lower[item], motion.upper[item]])) {
      if (stop !== lower && stop !== upper && stop < Infinity) group.append(draw('path', { class: 'stop', d: `M${short(from - 3)} ${short(y(stop))}H${short(from + glass + 3)}` }));
    }
    const middle = from + glass / 2;
    group.append(draw('text', { class: 'label small strong', x: short(middle), y: base + 15, 'text-anchor': 'middle' },
      points(steep ? Math.round(length * 10) / 10 : length)));
    const turn = steep ? { transform: `rotate(-42 ${short(middle + 4)} ${base + 30})`, 'text-anchor': 'end' } : { 'text-anchor': 'middle' };
    group.append(draw('text', { class: 'label small', x: short(middle + (steep ? 4 : 0)), y: base + 30, ...turn },
      cut(row.names[item], steep ? 66 : slot - 4, 12)));
    if (hasHandles) {
      for (const [bound, at] of /** @type {[string, number][]} */ ([['min', y(lower) - 6], ['max', (upper < Infinity ? lid : head) - 18]])) {
        group.append(draw('rect', { class: 'handle', 'data-bound': bound, x: short(from - 4), y: short(at), width: short(glass + 8), height: 24 }));
      }
    }
    picture.append(group);
  });
  levelsOf(motion, lengths).forEach((level, tier) => {
    if (level === null || motion.weight.some(weight => weight !== 1) || motion.base.some(start => start !== 0)) return;
    const items = motion.tiers[tier];
    const [first, last] = [Math.min(...items), Math.max(...items)];
    picture.append(draw('path', { class: 'level', d: `M${short(x(first) - 6)} ${short(y(level))}H${short(x(last) + glass + 6)}` }));
  });
  return picture;
}
