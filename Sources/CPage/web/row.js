// row.js: a row, and what its policy makes of it.  Lengths in points, levels in points per unit of weight.

import { sum } from './numbers.js';

/** @typedef {{id: string | null, min: number, max: number, priority: number, ideal: number}} Item */
/** @typedef {{items: Item[], gaps: number[], names: string[]}} Row */
/**
 * What a policy makes of a row: bounds, and where each item stands at which level of water.
 * @typedef {{from: number, lower: number[], upper: number[], base: number[], weight: number[], tiers: number[][]}} Motion
 */

/**
 * Names for people, as the command has them: ids, or else places from 0.
 * @param {{id: string | null}[]} items
 */
export const namesOf = items => items.map((item, index) => item.id ?? `item ${index}`);

/**
 * Indices by priority, the highest first.
 * @param {number[]} priorities
 */
export function tiersOf(priorities) {
  const levels = [...new Set(priorities)].sort((first, second) => second - first);
  return levels.map(level => priorities.flatMap((priority, index) => (priority === level ? [index] : [])));
}

/**
 * The motion of a row of equal sizes: items as they are, and one level a tier.
 * @param {Item[]} items
 * @returns {Motion}
 */
export const equalSizes = items => ({
  from: 0, lower: items.map(item => item.min), upper: items.map(item => item.max), base: items.map(() => 0),
  weight: items.map(() => 1), tiers: tiersOf(items.map(item => item.priority)),
});

/**
 * Where each item begins, and behind the last one where the row ends.
 * @param {Row} row
 * @param {number[]} lengths
 */
export function offsetsOf(row, lengths) {
  const offsets = [0];
  lengths.forEach((length, index) => offsets.push(offsets[index] + length + (row.gaps[index] ?? 0)));
  return offsets;
}

/**
 * What items and gaps take together.
 * @param {Row} row
 * @param {number[]} lengths
 */
export const totalOf = (row, lengths) => sum(lengths) + sum(row.gaps);

/**
 * The least container in which everything fits.
 * @param {Row} row
 * @param {Motion} motion
 */
export const leastOf = (row, motion) => sum(motion.lower) + sum(row.gaps);
