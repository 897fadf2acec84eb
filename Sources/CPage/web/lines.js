// lines.js: how a text breaks in a width, as the command breaks it (`WholeLines.swift`: change both together): first fit, where
// blanks hang at the end of a line.

/** @typedef {{characters: string[], advances: number[], visible: number[], chances: number[], ends: number[]}} Text */

/**
 * A text as the page has it, ready to be broken.
 * @param {any} written
 * @returns {Text}
 */
export function textOf(written) {
  const characters = written.characters ?? [...(written.text ?? '')];
  const widths = written.widths ?? characters.map(() => 1);
  const blanks = new Set(written.blanks ?? characters.flatMap((/** @type {string} */ letter, /** @type {number} */ place) => (letter === ' ' ? [place] : [])));
  const chances = written.chances ?? characters.flatMap((/** @type {string} */ letter, /** @type {number} */ place) =>
    (place && letter !== ' ' && characters[place - 1] === ' ' ? [place] : []));
  const advances = [0];
  const visible = [0];
  characters.forEach((/** @type {string} */ _, /** @type {number} */ place) => {
    advances.push(advances[place] + widths[place]);
    visible.push(blanks.has(place) ? visible[place] : place + 1);
  });
  return { characters, advances, visible, chances, ends: written.ends ?? [] };
}

/**
 * The lines in a width.
 * @param {Text} text
 * @param {number} room
 * @param {boolean} cuts whether words that are too wide are cut
 */
export function linesOf(text, room, cuts) {
  const lines = [];
  const { characters, visible, ends } = text;
  let start = 0;
  for (;;) {
    const end = lineEnd(text, start, room, cuts);
    lines.push(characters.slice(start, Math.max(start, Math.min(visible[end], end))).join(''));
    if (end >= characters.length) return lines;
    start = ends.includes(end) ? end + 1 : end;
  }
}

/**
 * @param {Text} text
 * @param {number} start
 * @param {number} room
 * @param {boolean} cuts
 */
function lineEnd({ characters, advances, visible, chances, ends }, start, room, cuts) {
  const width = (/** @type {number} */ end) => (visible[end] <= start ? 0 : advances[visible[end]] - advances[start]);
  const paragraph = ends.find(place => place >= start) ?? characters.length;
  if (width(paragraph) <= room) return paragraph;
  const inside = chances.filter(place => place > start && place < paragraph);
  const fitting = inside.filter(place => width(place) <= room);
  if (fitting.length) return fitting[fitting.length - 1];
  const wordEnd = inside[0] ?? paragraph;
  if (!cuts) return wordEnd;
  let end = start + 1;
  while (end < wordEnd && width(end + 1) <= room) end += 1;
  while (end < wordEnd && advances[end + 1] === advances[end]) end += 1;
  return end;
}
