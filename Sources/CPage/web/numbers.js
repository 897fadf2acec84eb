// numbers.js: numbers as people read them.

/** The longest length that a row takes, in points. */
export const mostPoints = 1e9;

/**
 * A length with two decimals at most; lengths without an end are ∞.
 * @param {number} length
 */
export function points(length) {
  if (!Number.isFinite(length)) return length > 0 ? '∞' : '−∞';
  const rounded = Math.round(length * 100) / 100;
  return String(rounded === 0 ? 0 : rounded).replace('-', '−');
}

/**
 * A number of points with its unit.
 * @param {number} length
 */
export const pointsLong = length => `${points(length)} ${points(length) === '1' ? 'point' : 'points'}`;

/**
 * A slope or a share as a fraction, where it is one of small numbers.
 * @param {number} value
 */
export function fraction(value) {
  for (let below = 1; below <= 64; below += 1) {
    const above = value * below;
    if (Math.abs(above - Math.round(above)) < 1e-9) {
      return (below === 1 ? String(Math.round(above) + 0) : `${Math.round(above)}/${below}`).replace('-', '−');
    }
  }
  return points(value);
}

/**
 * The sum of numbers.
 * @param {ArrayLike<number>} values
 */
export function sum(values) {
  let total = 0;
  for (let index = 0; index < values.length; index += 1) total += values[index];
  return total;
}

/**
 * A number within bounds.
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
export const clamp = (value, least, most) => Math.max(least, Math.min(most, value));

/**
 * A count with its noun.
 * @param {number} count
 * @param {string} noun
 */
export const counted = (count, noun) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/**
 * Names as a list in a sentence; of many the first ones.
 * @param {string[]} names
 */
export function listed(names) {
  const shown = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} others`] : names;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown[shown.length - 1]}`;
}
