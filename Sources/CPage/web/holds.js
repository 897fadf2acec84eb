// holds.js: why an optimal item has its length, and what a point more would change.

import { fraction, listed, points } from './numbers.js';

/** @typedef {import('./row.js').Motion} Motion */
/** @typedef {'level' | 'minimum' | 'maximum' | 'rigid'} Hold */

/**
 * What holds an item.
 * @param {Motion} motion
 * @param {number} item
 * @param {number} length
 * @returns {Hold}
 */
export function holdOf(motion, item, length) {
  const near = (/** @type {number} */ bound) => Number.isFinite(bound) && Math.abs(length - bound) <= 1e-6 * Math.max(1, Math.abs(bound));
  if (motion.lower[item] === motion.upper[item]) return 'rigid';
  if (near(motion.upper[item])) return 'maximum';
  return near(motion.lower[item]) ? 'minimum' : 'level';
}

/**
 * The water level of each tier; a tier in which nothing moves has no level.
 * @param {Motion} motion
 * @param {number[]} lengths
 */
export function levelsOf(motion, lengths) {
  return motion.tiers.map(tier => {
    const mover = tier.find(item => holdOf(motion, item, lengths[item]) === 'level');
    return mover === undefined ? null : (lengths[mover] - motion.base[mover]) / motion.weight[mover];
  });
}

/**
 * @param {Hold} hold
 * @param {boolean} fits
 */
export function holdWords(hold, fits) {
  switch (hold) {
    case 'level': return 'moves with the water level';
    case 'maximum': return 'held by its maximum';
    case 'minimum': return fits ? 'held by its minimum' : 'held by its minimum: nothing fits';
    default: return 'has one length only';
  }
}

/**
 * What one point more, or less, of the number that holds an item changes: the price of that number.
 * @param {Motion} motion
 * @param {number} item
 * @param {number[]} lengths
 * @param {number[]} slopes of the optimum, in points a point of container
 * @param {string[]} names
 * @param {number} left what stays unused
 */
export function priceWords(motion, item, lengths, slopes, names, left) {
  const hold = holdOf(motion, item, lengths[item]);
  const moving = slopes.flatMap((slope, index) => (slope > 1e-9 && index !== item ? [index] : []));
  const share = moving.reduce((total, index) => total + slopes[index], 0);
  const even = moving.every(index => Math.abs(slopes[index] - slopes[moving[0]]) < 1e-9);
  const others = listed(moving.map(index => `“${names[index]}”`));
  const each = moving.length > 1 && even ? `${fraction(slopes[moving[0]] / share)} each ` : '';
  switch (hold) {
    case 'level':
      return slopes[item] > 1e-9
        ? `Of one more point of container it gets ${fraction(slopes[item])}.` : 'It stands where the next piece begins.';
    case 'maximum':
      if (left > 1e-6) return 'One more point of its maximum would be taken from what stays unused.';
      return moving.length ? `One more point of its maximum costs ${each}${others} as much.`
        : 'Nothing else could give a point up.';
    default:
      if (motion.lower[item] <= 0) return 'It cannot be shorter.';
      return moving.length ? `One point less of its minimum gives ${each}to ${others}.`
        : left > 1e-6 ? 'Everything has its maximum: a point less stays unused.' : 'One point less makes the row a point shorter.';
  }
}

/**
 * An item's bounds in words.
 * @param {number} least
 * @param {number} most
 */
export function boundsWords(least, most) {
  if (least === most) return `always ${points(least)}`;
  return most === Infinity ? `${points(least)} or more` : `${points(least)} to ${points(most)}`;
}
