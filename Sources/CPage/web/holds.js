// holds.js: why an optimal item has its length, and what a point more would change.

import { stayWords } from './bounds.js';
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
 * What holds an item at the best length, in words: the level, a bound of its own, or where its policy has it stay.
 * @param {import('./bounds.js').Bounded} row
 * @param {Motion} motion
 * @param {number} item
 * @param {number} length
 * @param {number} room what the gaps leave of the container
 */
export function holdWords(row, motion, item, length, room) {
  const own = row.items[item];
  const [lower, upper] = [motion.lower[item], motion.upper[item]];
  switch (holdOf(motion, item, length)) {
    case 'level': return 'moves with the water level';
    case 'maximum': return upper === own.max ? 'held by its maximum' : stayWords(row, item, upper, 'upper', room);
    case 'minimum': return lower === own.min ? 'held by its minimum' : stayWords(row, item, lower, 'lower', room);
    default: return own.min === own.max ? 'has one length only' : stayWords(row, item, length, 'both', room);
  }
}

/**
 * Whether a bound of its own holds an item, and not its policy.
 * @param {import('./bounds.js').Bounded} row
 * @param {Motion} motion
 * @param {number} item
 * @param {Hold} hold
 */
const isOwn = ({ items }, motion, item, hold) => (hold === 'rigid' ? items[item].min === items[item].max
  : hold === 'maximum' ? motion.upper[item] === items[item].max : motion.lower[item] === items[item].min);

/**
 * What one point more, or less, of the number that holds an item changes: the price of that number.
 * @param {import('./bounds.js').Bounded} row
 * @param {Motion} motion
 * @param {number} item
 * @param {number[]} lengths
 * @param {number[]} slopes of the optimum, in points a point of container
 * @param {string[]} names
 * @param {number} left what stays unused
 */
export function priceWords(row, motion, item, lengths, slopes, names, left) {
  const hold = holdOf(motion, item, lengths[item]);
  if (hold !== 'level' && !isOwn(row, motion, item, hold)) return '';
  const moving = slopes.flatMap((slope, index) => (slope > 1e-9 && index !== item ? [index] : []));
  const share = moving.reduce((total, index) => total + slopes[index], 0);
  const even = moving.every(index => Math.abs(slopes[index] - slopes[moving[0]]) < 1e-9);
  const others = listed(moving.map(index => `“${names[index]}”`));
  const each = moving.length > 1 && even ? `${fraction(slopes[moving[0]] / share)} each ` : '';
  const given = moving.length === 1 ? 'one point ' : each || 'it ';
  switch (hold) {
    case 'level':
      return slopes[item] > 1e-9
        ? `Of one more point of container it gets ${fraction(slopes[item])}.` : 'It stands where the next piece begins.';
    case 'maximum':
      if (left > 1e-6) return 'One more point of its maximum would be taken from what stays unused.';
      return moving.length ? `One more point of its maximum takes ${given}from ${others}.`
        : 'Nothing else could give a point up.';
    default:
      if (motion.lower[item] <= 0) return 'It cannot be shorter.';
      return moving.length ? `One point less of its minimum gives ${given}to ${others}.`
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
