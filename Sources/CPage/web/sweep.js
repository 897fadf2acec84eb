// sweep.js: exact lengths over all containers, as the command wrote them.  Reading one solves nothing.
// The arithmetic is the command's (`Sweep.lengths(at:)`), so that both give the same doubles.

/** @typedef {{from: number, lengths: number[], slopes: number[]}} Piece */

/**
 * A number as it is written: a fraction is a text.
 * @param {number | string} written
 */
export function numberOf(written) {
  if (typeof written === 'number') return written;
  const [above, below] = written.split('/');
  return Number(above) / Number(below ?? 1);
}

/**
 * A slope as it is written: 3 for a third, a text for a whole number.
 * @param {number | string} written
 */
function slopeOf(written) {
  if (typeof written === 'string') return numberOf(written);
  return Number.isInteger(written) && written !== 0 ? 1 / written : written;
}

/**
 * The pieces of a sweep; an item that a piece does not name stands where it stood.
 * @param {any[][]} written
 * @param {number} count
 * @returns {Piece[]}
 */
export function piecesOf(written, count) {
  /** @type {number[]} */
  let standing = new Array(count).fill(0);
  return written.map(([from, ...groups]) => {
    const lengths = [...standing];
    const slopes = new Array(count).fill(0);
    for (const [slope, length, ...items] of groups) {
      const motion = [numberOf(length), slopeOf(slope)];
      let last = 0;
      for (const item of items) {
        // A negative number is the end of a run.
        for (let each = item < 0 ? last + 1 : item; each <= Math.abs(item); each += 1) [lengths[each], slopes[each]] = motion;
        last = item;
      }
    }
    standing = lengths;
    return { from: numberOf(from), lengths, slopes };
  });
}

/**
 * The piece of a container; at a breakpoint the later one.
 * @param {Piece[]} pieces
 * @param {number} container
 */
export function pieceAt(pieces, container) {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (pieces[middle].from <= container) low = middle; else high = middle - 1;
  }
  return pieces[low];
}

/**
 * The lengths in a container.
 * @param {Piece[]} pieces
 * @param {number} container
 */
export function lengthsAt(pieces, container) {
  const { from, lengths, slopes } = pieceAt(pieces, container);
  const distance = container - from;
  return lengths.map((length, item) => length + slopes[item] * distance);
}
