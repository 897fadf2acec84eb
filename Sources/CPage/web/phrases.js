// phrases.js: what stands around the picture of a case in words, tables and vessels.  It follows the picture some times a second.

import { swiftUIReason } from './asked.js';
import { legendEntry, legendOf } from './bars.js';
import { titleOf } from './data.js';
import { judgedOf, ribbonOf, view } from './detail.js';
import { element, icon, make } from './dom.js';
import { fraction, listed, points, pointsLong } from './numbers.js';
import { showIn, signOf, sketchHTML } from './sketch.js';
import { pieceAt } from './sweep.js';
import { itemTable, itemWords } from './table.js';
import { drawVessels } from './vessels.js';
import { kinds, sentence } from './words.js';

/** @typedef {import('./data.js').Case} Case */

let phrasing = 0;
let phrased = 0;

/** Has the words and tables follow the picture, some times a second, and a part of them a frame, so that a drag waits for none. */
export function phraseSoon() {
  if (phrasing) return;
  const follow = (/** @type {number} */ place) => {
    phraseParts[place]();
    if (place + 1 < phraseParts.length) { requestAnimationFrame(() => follow(place + 1)); return; }
    phrasing = 0;
    phrased = performance.now();
  };
  phrasing = window.setTimeout(() => follow(0), performance.now() - phrased > 250 ? 0 : 120);
}

/** Writes what stands around the picture, at once. */
export function phrase() {
  for (const write of phraseParts) write();
  phrased = performance.now();
}

/** The row in its container with the answers that stand first; `null` where no row is shown. */
function phrasedRow() {
  const { row, container } = view;
  if (!row || !element('finding')) return null;
  const answers = row.at(container);
  return { row, container, answers, best: answers[0], judged: judgedOf(answers) };
}

/** The sentences above and below the picture. */
function sentences() {
  const shown = phrasedRow();
  if (!shown) return;
  const { row, container, answers, best, judged } = shown;
  const said = judged ?? best;
  const { tone, name } = kinds[said.verdict.kind];
  const reason = judged?.engine === 'swiftui' && judged.verdict.kind === 'avoidableOverflow' ? `${swiftUIReason({ items: row.items, gaps: row.gaps, available: container }, row.names, best.lengths)} ` : '';
  const more = judged ? differenceWords(row, best.lengths, judged.lengths) : '';
  element('finding').replaceChildren(
    make('span', { class: `badge ${tone}` }, icon(said.verdict.kind), name), ' ',
    make('span', {}, `${said.title} in ${pointsLong(container)}: ${sentence(said.verdict, row.names, row)} ${reason}${more}`));
  showIn(element('legend'), legendOf(element('theatre')), view.hasPlot && legendEntry('solid', 'best possible'),
    view.hasPlot && ribbonOf(row, view.engine).length > 0 && legendEntry('dashed', `${titleOf(view.engine)}, where it differs`));
  const item = view.selected < 0 ? 'Point at an item, touch it, or choose one in the table, for what holds it.' : itemWords(row, answers, container, view.selected);
  if (element('item').textContent !== item) element('item').textContent = item;
  element('why').textContent = best.verdict.least > 1e-6 ? 'Not everything fits: every item keeps its least length.'
    : best.verdict.over > 1e-6 ? `The flex factors of the items take only a part of what is missing: the line stays ${pointsLong(best.verdict.over)} too long.`
    : 'Each item is a vessel: its minimum is the floor, its maximum the lid. In the best answer water stands at one level a priority; only floors and lids excuse another height.';
}

/** The vessels of the best answer and the judged one. */
function vesselPictures() {
  const shown = phrasedRow();
  if (!shown) return;
  const { row, container, answers, best, judged } = shown;
  const motion = row.motion(container);
  const tallest = Math.max(1, ...motion.upper.filter(Number.isFinite), ...motion.lower.map(least => least * 1.25),
    ...answers.flatMap(answer => answer.lengths.filter((_, item) => motion.upper[item] < Infinity || motion.upper.every(most => most === Infinity))));
  const pictured = judged ? [best, judged] : [best];
  const room = view.vesselRoom;
  const each = Math.max(220, Math.min(460, (room - 16 * (pictured.length - 1)) / (room > 440 ? pictured.length : 1)));
  showIn(element('vessels'), pictured.map(answer => sketchHTML('figure', {}, sketchHTML('figcaption', {}, answer.title),
    drawVessels(row, motion, answer.lengths, { width: each, top: tallest * 1.05, selected: view.selected }))));
}

/** What changes next. */
function changes() {
  const shown = phrasedRow();
  if (!shown) return;
  showIn(element('next'), nextWords(shown.row, shown.container));
  showIn(element('everywhere'), everywhere(shown.row));
}

/** The table of the items; it keeps its scroll and its focus, since only what differs is written. */
function itemRows() {
  const shown = phrasedRow();
  if (shown) showIn(element('table'), itemTable(shown.row, shown.answers, shown.container, view.selected));
}

const phraseParts = [sentences, vesselPictures, changes, itemRows];

/**
 * Who gets more and who less than in the best answer.
 * @param {Case} row
 * @param {number[]} best
 * @param {number[]} lengths
 */
function differenceWords(row, best, lengths) {
  const parts = lengths.map((length, item) => ({ amount: length - best[item], name: row.names[item] }))
    .filter(part => Math.abs(part.amount) > 5e-3).sort((first, second) => Math.abs(second.amount) - Math.abs(first.amount));
  if (!parts.length) return '';
  const said = (/** @type {typeof parts} */ list) => listed(list.map(part => `“${part.name}” ${points(Math.abs(part.amount))}`));
  const [more, less] = [parts.filter(part => part.amount > 0), parts.filter(part => part.amount < 0)];
  const words = [more.length ? `${said(more)} more` : '', less.length ? `${said(less)} less` : ''].filter(Boolean).join(', and ');
  return `Beside the best answer it gives ${words}.`;
}

/** @param {Case} row @param {number} container */
function nextWords(row, container) {
  const sweep = row.sweep('optimum');
  const turns = (sweep ?? []).slice(1).map(piece => piece.from);
  const next = turns.find(place => place > container + 1e-9);
  if (!sweep || next === undefined) return [sketchHTML('p', { class: 'soft' }, 'Nothing: from here on all goes on as it is.')];
  const [before, after] = [pieceAt(sweep, (container + next) / 2), pieceAt(sweep, next)];
  const said = row.names.flatMap((name, item) => {
    const [was, is] = [before.slopes[item], after.slopes[item]];
    if (Math.abs(was - is) < 1e-9) return [];
    const length = points(after.lengths[item]);
    if (was === 0) return [`“${name}” leaves ${length} and gets ${fraction(is)} of each point`];
    return [is === 0 ? `“${name}” stops at ${length}` : `“${name}” gets ${fraction(is)} of each point, not ${fraction(was)}`];
  });
  const stops = said.slice(0, 6).concat(said.length > 6 ? [said.length === 7 ? 'One other changes as well' : `${said.length - 6} others change as well`] : []);
  return [sketchHTML('p', { class: 'soft' }, `The best answer changes at ${points(next)}, ${pointsLong(next - container)} further.`),
    sketchHTML('ul', { class: 'events' }, stops.map(words => sketchHTML('li', {}, words))),
    sketchHTML('button', { 'data-go': next }, `Go to ${points(next)}`)];
}

/** @param {Case} row */
function everywhere(row) {
  const ribbon = ribbonOf(row, view.engine);
  if (!ribbon.length) return [sketchHTML('p', { class: 'soft' }, 'No rule is followed over all containers here.')];
  let from = 0;
  const parts = ribbon.map((/** @type {any} */ { to, kind }) => {
    const words = to === Infinity ? `from ${points(from)} on` : `${points(from)} to ${points(to)}`;
    from = to;
    const { tone, name } = kinds[/** @type {import('./words.js').Kind} */ (kind)];
    return sketchHTML('li', {}, signOf(kind, `icon ${tone}`), `${words}: ${name}`);
  });
  return [sketchHTML('p', { class: 'soft' }, titleOf(view.engine)), sketchHTML('ul', { class: 'events plain' }, parts)];
}
