// repair.js: the least changes of a family's numbers that make a claim true: their words, and the repaired row below the broken one.
// `Sources/Reports/Pages/PageRepair.swift` writes them: change both together.

import { drawBars } from './bars.js';
import { make } from './dom.js';
import { listed, points } from './numbers.js';
import { offsetsOf } from './row.js';
import { realized, sketch } from './sketch.js';

/** @typedef {import('./family.js').Family} Family */
/** @typedef {{claims: number[], words: string, family: Family | null}} Repair */

/** The repairs of a claim that were found. @param {Family} family @param {number} claim */
export const repairsOf = (family, claim) => family.repairs.filter(repair => repair.family && repair.claims.includes(claim));

/**
 * What repairs a claim, as a choice between the family as it is and each repair; or the sentence that nothing does.
 * @param {Family} family
 * @param {number} claim
 * @param {number} chosen a repair, or -1
 * @param {(repair: number) => void} choose
 */
export function repairChoice(family, claim, chosen, choose) {
  const about = family.repairs.filter(repair => repair.claims.includes(claim));
  if (!about.length) return [];
  const found = repairsOf(family, claim);
  const heading = make('h2', {}, found.length > 1 ? 'The least repairs' : 'The least repair');
  if (!found.length) return [heading, make('p', { class: 'soft' }, `${capital(about[0].words)}.`)];
  const whole = found[0].claims.length > 1 ? 'all claims hold everywhere' : 'this claim holds everywhere';
  const least = found.length > 1 ? `With any one of these changes ${whole}. The first costs least; each other one is the least change of a number alone.`
    : `With this change ${whole}; no cheaper one does that.`;
  const button = (/** @type {number} */ place, /** @type {string} */ words) =>
    make('button', { class: 'claim repair', 'data-repair': place, 'aria-pressed': String(chosen === place), click: () => choose(place) }, words);
  return [heading, make('p', { class: 'soft' }, least),
    make('div', { class: 'claims', role: 'group', 'aria-label': 'The family as it is, or repaired' }, button(-1, 'As it is'),
      found.map((repair, place) => button(place, capital(repair.words) + loss(family, repair))))];
}

/** What holds no longer once a family is repaired. @param {Family} family @param {Repair} repair */
function loss(family, repair) {
  const lost = family.claims.filter((each, place) => each.verdict === 'proved' && repair.family?.claims[place].verdict !== 'proved');
  return lost.length ? `. It gives up ${listed(lost.map(each => each.claim))}.` : '';
}

/** @param {string} words */
const capital = words => words[0].toUpperCase() + words.slice(1);

/** How a repair is named above its row. @param {Repair} repair */
export const repairWords = repair => repair.words.replace(/;.*/, '');

/**
 * Rows one below the other to one scale, so that one sees what a repair changes.
 * @param {{at: ReturnType<Family['at']>, title: string | null}[]} rows
 * @param {number} width
 */
export function stackedRows(rows, width) {
  const most = Math.max(1, ...rows.flatMap(({ at }) => [at.container, ...at.answers.map(answer => offsetsOf(at.row, answer.lengths)[at.row.names.length])]));
  const scale = (width - 70) / most;
  return rows.flatMap(({ at, title }) => {
    const bars = drawBars(at.row, at.motion, at.answers, at.container, { left: 8, scale, width, wall: 8 + at.container * scale, selected: -1 });
    const said = at.answers.map(answer => `${answer.title}: ${at.row.names.map((name, item) => `${name} ${points(answer.lengths[item])}`).join(', ')}`).join('; ');
    const picture = realized(sketch('svg', { class: 'picture', width, height: bars.height + 22, viewBox: `0 0 ${width} ${bars.height + 22}`, role: 'img', 'aria-label': title ? `Repaired. ${said}` : said }, bars.group,
      sketch('text', { class: 'label small soft', x: 8, y: bars.height + 14 }, `container ${points(at.container)}`)));
    return title ? [make('p', { class: 'repaired' }, make('b', {}, 'Repaired: '), title), picture] : [picture];
  });
}
