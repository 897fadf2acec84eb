// bounds.js: what holds an item, a bound of its own or where its policy holds it, in the command's words (`HoldReason.swift`,
// `VerdictText.swift`).  Lengths in points.

import { clamp, points, sum } from './numbers.js';

/** @typedef {import('./row.js').Item & {basis?: number, grow?: number}} BoundItem */
/** @typedef {{items: BoundItem[], policy?: string, frozen?: number[]}} Bounded */

/** The policies that shrink and grow from natural lengths. */
const fromIdeals = ['spread', 'natural-steps', 'glue', 'qt-box', 'gtk-box'];

/**
 * Whether a row grows; `null` where its policy knows no directions.
 * @param {Bounded} row
 * @param {number} room what the gaps leave of the container
 */
export function growsOf({ items, policy }, room) {
  if (policy === 'css-flex') return sum(items.map(item => clamp(item.basis ?? 0, item.min, item.max))) < room;
  if (!policy || !fromIdeals.includes(policy)) return null;
  return sum(items.map(item => (policy === 'qt-box' && (item.grow ?? 0) > 0 ? item.min : item.ideal))) < room;
}

/**
 * What of an item says a length: where it starts comes before its bounds.
 * @param {Bounded} row
 * @param {number} item
 * @param {number} length
 */
export function nounOf({ items, policy }, item, length) {
  const own = items[item];
  if (policy === 'css-flex' && own.basis === length) return 'basis';
  if (policy && fromIdeals.includes(policy) && own.ideal === length) return 'natural length';
  return own.min === length ? 'minimum' : own.max === length ? 'maximum' : '';
}

/**
 * What a length breaks, as the end of a sentence: “shorter than its basis 240, in a row that does not shrink”.
 * @param {Bounded} row
 * @param {import('./judge.js').Verdict} verdict
 */
export function brokenWords(row, { from, length, limit, room }) {
  const own = row.items[from];
  const side = length > limit ? 'longer' : 'shorter';
  if (limit === own.min && length < limit) return `below its minimum ${points(limit)}`;
  if (limit === own.max && length > limit) return `above its maximum ${points(limit)}`;
  if (length < own.min) return `below its minimum ${points(own.min)}`;
  if (length > own.max) return `above its maximum ${points(own.max)}`;
  if (row.policy === 'glue' && limit < own.ideal) return `${side} than ${points(limit)}, its natural length less its shrinkability`;
  const noun = nounOf(row, from, limit);
  return `${side} than ${noun && `its ${noun} `}${points(limit)}, ${reason(row, from, length > limit, growsOf(row, room))}`;
}

/** @param {Bounded} row @param {number} item @param {boolean} isLonger @param {boolean | null} grows */
function reason(row, item, isLonger, grows) {
  if (row.policy === 'text' && !isLonger) return 'below which it is higher than the row need be';
  if (grows === null) return 'at which its policy holds it';
  if (row.frozen?.includes(item)) return 'where its line froze it';
  if (isLonger) return grows ? 'and it does not grow' : 'in a row that does not grow';
  return grows ? 'in a row that does not shrink' : 'and it does not shrink';
}

/**
 * How far an item is beyond where it may be, in few words.
 * @param {Bounded} row
 * @param {import('./judge.js').Verdict} verdict
 */
export function beyondWords(row, { from, length, limit, amount }) {
  const noun = nounOf(row, from, limit);
  return `${points(amount)} ${length > limit ? 'above' : 'below'} ${noun ? `its ${noun}` : points(limit)}`;
}

/**
 * Where an item stays that is at a limit of its policy's, and why.
 * @param {Bounded} row
 * @param {number} item
 * @param {number} limit
 * @param {'upper' | 'lower' | 'both'} side which limit it is
 * @param {number} room
 */
export function stayWords(row, item, limit, side, room) {
  const grows = growsOf(row, room);
  if (row.frozen?.includes(item)) return 'stays where its line froze it';
  if (row.policy === 'text') return 'as short as it may be: shorter, the row would be higher';
  if (row.policy === 'glue' && limit < row.items[item].ideal) return 'as short as its glue shrinks';
  const noun = nounOf(row, item, limit);
  if (noun === 'minimum' || noun === 'maximum') return `held by its ${noun}`;
  const place = noun ? `stays at its ${noun}` : `stays at ${points(limit)}`;
  if (grows === null) return place;
  if (side === 'both') return `${place}, since it does not ${grows ? 'grow' : 'shrink'}`;
  return `${place}, since the row only ${grows ? 'grows' : 'shrinks'}`;
}
