// play.js: the playground: a row that one changes by dragging, in fields or as JSON, solved by GLPK at every change.

import { announce, draw, element, icon, make, short, soon } from './dom.js';
import { drawBars, legendOf } from './bars.js';
import { clamp, points, pointsLong, sum } from './numbers.js';
import { drawGrip } from './plot.js';
import { namesOf, offsetsOf } from './row.js';
import { isWrittenInCSS, policies, reduced } from './policies.js';
import { addItem, fieldsTable, setNumber, setPolicy } from './play-fields.js';
import { parameterSliders, showParameters, worstPoint } from './play-family.js';
import { judge } from './judge.js';
import { itemTable, itemWords } from './table.js';
import { drawVessels } from './vessels.js';
import { kinds, sentence } from './words.js';
import { swiftUIReason, swiftUIStory } from './asked.js';
import { flexLine, swiftUIRule, waterFill } from './fill.js';
import { problemText, readProblem } from './problem.js';
import { programWords, solveRow } from './program.js';
import { toolkitLengths, toolkitOf } from './toolkits.js';

/** @typedef {import('./policies.js').Problem} Problem */

const example = '{"id": "chat composer", "available": 320, "spacing": 6, "items": [{"id": "attach", "min": 36, "max": 36}, '
  + '{"id": "camera", "min": 36, "max": 36}, {"id": "message", "min": 160}, {"id": "send", "min": 44, "max": 80}]}';

/** What is edited. */
/** @type {{problem: Problem, selected: number, end: number, scale: number, vesselTop: number}} */
const play = { problem: { id: '', policy: 'equal-sizes', items: [], gaps: [], available: 0 }, selected: -1, end: 1, scale: 1, vesselTop: 1 };

/**
 * The answers to a problem, judged.
 * @param {Problem} problem
 */
export function answersTo(problem) {
  const { motion, budget, frozen } = reduced(problem);
  const spacing = sum(problem.gaps);
  const solved = solveRow(problem);
  const toolkit = toolkitOf(problem.policy);
  const answers = [
    { engine: 'optimum', title: 'Best possible', lengths: solved.lengths },
    { engine: 'swiftui', title: 'SwiftUI’s rule', lengths: swiftUIRule(problem) },
    ...(isWrittenInCSS(problem.policy) ? [{ engine: 'css', title: 'CSS flexbox', lengths: flexLine(problem) }] : []),
    ...(toolkit ? [{ engine: 'toolkit', title: toolkit, lengths: toolkitLengths(problem) }] : []),
    { engine: 'water-fill', title: 'Water filling', lengths: waterFill(problem) },
  ].map((answer, place) => ({
    ...answer, best: place === 0, verdict: judge(motion, answer.lengths, problem.available, spacing, budget), slopes: slopesOf(problem, answer.lengths),
    kind: /** @type {const} */ ('optimal'), gap: 0, words: null,
  }));
  return { motion, answers, solved, spacing, frozen };
}

/**
 * What each item of the optimum gets of one more point of container.
 * @param {Problem} problem
 * @param {number[]} lengths
 */
function slopesOf(problem, lengths) {
  const step = 1e-4;
  const more = waterFill({ ...problem, available: problem.available + step });
  const now = waterFill(problem);
  return lengths.map((_, item) => Math.round((more[item] - now[item]) / step * 1e6) / 1e6);
}

/** The parts of the view; `refresh` fills them. */
export function playView() {
  const field = (/** @type {string} */ id, /** @type {string} */ label, /** @type {(value: number) => void} */ change) =>
    make('label', { class: 'field' }, label, make('input', {
      id, type: 'number', step: 'any', min: 0, input: (/** @type {any} */ event) => {
        if (event.target.value !== '' && Number.isFinite(event.target.valueAsNumber)) change(event.target.valueAsNumber);
      },
    }));
  return make('div', { class: 'play' },
    make('header', { class: 'lead small' }, make('h1', { id: 'play-title', tabindex: '-1' }, 'Some controls share a row. Who gets how much?'),
      make('p', { class: 'soft' }, 'Each has a least length, perhaps a greatest one, and the row ends at a wall. The first bar is the best division, found by a solver and proved in this page; below it is what SwiftUI, Apple’s toolkit, and CSS, the browsers’ language, make of the same row. Drag the wall on the right, or change a length.')),
    make('p', { id: 'play-finding', class: 'finding', role: 'status' }),
    make('div', { id: 'play-theatre', class: 'theatre' }), make('div', { id: 'play-legend', class: 'legend' }),
    make('div', { class: 'controls' }, field('play-container', 'Container', value => edit(problem => { problem.available = clamp(value, 0, 1e9); })),
      field('play-gap', 'Gap', value => edit(problem => { problem.gaps = problem.gaps.map(() => value); })),
      make('input', { id: 'play-slider', type: 'range', min: 0, step: 'any', 'aria-label': 'Container in points', input: (/** @type {any} */ event) => edit(problem => { problem.available = Math.round(Number(event.target.value)); }) }),
      make('label', { class: 'field policy' }, 'What is fair', make('select', { id: 'play-policy', change: (/** @type {any} */ event) => edit(problem => setPolicy(problem, event.target.value)) },
        Object.keys(policies).map(name => make('option', { value: name }, name)))),
      make('button', { click: () => edit(addItem) }, 'Add an item'), make('button', { id: 'play-copy', click: copyLink }, 'Copy link')),
    make('div', { id: 'play-parameters', class: 'parameters', hidden: true }),
    make('p', { id: 'item', class: 'item-words' }),
    make('div', { class: 'columns' },
      make('section', {}, make('h2', {}, 'Why the best one is best'), make('p', { class: 'soft' }, 'An item is a vessel: the floor is its minimum, the lid its maximum, and the water stands at one level. Drag a floor or a lid.'),
        make('div', { id: 'play-vessels' }), make('h2', {}, 'The items'), make('p', { id: 'play-fair', class: 'soft' }), make('div', { id: 'play-fields', class: 'wide', tabindex: '0', role: 'region', 'aria-label': 'The items' })),
      make('section', {}, make('h2', {}, 'What SwiftUI’s rule does'), make('p', { class: 'soft' }, 'It asks one item after the other, the least flexible first, and takes nothing back.'), make('ol', { id: 'play-story', class: 'events story' }),
        make('h2', {}, make('label', { for: 'play-json' }, 'The problem')),
        make('textarea', { id: 'play-json', spellcheck: 'false', rows: 12, input: (/** @type {any} */ event) => typedProblem(event.target.value) }),
        make('p', { id: 'play-complaint', class: 'complaint', role: 'alert' }),
        make('p', { class: 'soft' }, make('code', {}, 'plumb solve'), ' reads the same. With ', make('code', {}, '"parameters": {"w": [200, 400]}, "available": "w"'), ' it is a family, whose parameters one moves.'))),
    make('section', {}, make('h2', {}, 'Every item'), make('div', { id: 'table' })),
    make('section', {}, make('h2', {}, 'The program'), make('p', { id: 'play-proof', class: 'soft' }),
      make('pre', { id: 'play-program', tabindex: '0', role: 'region', 'aria-label': 'The program in MathProg' })),
    make('p', { class: 'soft foot' }, 'This page holds GLPK 5.0, free software under the GNU General Public License, version 3 or later. Its source: ',
      make('a', { href: 'https://ftp.gnu.org/gnu/glpk/glpk-5.0.tar.gz' }, 'glpk-5.0.tar.gz'), '; how it was compiled: ', make('code', {}, 'Sources/CPage/glpk'), ' of Plumb.'));
}

/**
 * Begins with the row of the address, or an example.
 * @param {string | null} text
 */
export function beginPlay(text) {
  const read = readProblem(text ?? example);
  const fallback = readProblem(example);
  play.problem = 'problem' in read ? read.problem : /** @type {any} */ (fallback).problem;
  if ('complaint' in read) complain(read.complaint);
  goToWorst();
  settle();
  fields();
  element('play-json').textContent = '';
  /** @type {HTMLTextAreaElement} */ (element('play-json')).value = problemText(play.problem);
  refresh();
  listenToDrags();
}

/** Leaves room to the right of the wall, and above the vessels. */
function settle() {
  const { items, available } = play.problem;
  const totals = answersTo(play.problem).answers.map(answer => sum(answer.lengths) + sum(play.problem.gaps));
  play.end = Math.max(1, available * 1.2, ...totals.map(total => total * 1.06));
  play.vesselTop = Math.max(10, ...items.map(item => item.min * 1.3), ...items.map(item => (item.max < Infinity ? item.max * 1.15 : 0)));
}

/** @param {import('./problem.js').Complaint | null} complaint */
function complain(complaint) {
  element('play-complaint').textContent = complaint ? `${complaint.field}: ${complaint.message}.` : '';
  element('play-json').setAttribute('aria-invalid', String(complaint !== null));
}

/** @param {string} text */
function typedProblem(text) {
  const read = readProblem(text, play.problem.family?.point);
  complain('complaint' in read ? read.complaint : null);
  if ('complaint' in read) return;
  const isNew = read.problem.family && !play.problem.family;
  play.problem = read.problem;
  if (isNew) goToWorst();
  settle();
  fields();
  soon(refresh);
}

/** Of a family to the point where SwiftUI's rule does worst. */
function goToWorst() {
  if (!play.problem.family) return;
  const read = readProblem(play.problem.family.text, worstPoint(play.problem));
  if ('problem' in read) play.problem = read.problem;
}

/**
 * Moves a parameter of the family.
 * @param {string} name
 * @param {number} value
 */
function movePoint(name, value) {
  const family = /** @type {import('./policies.js').OfFamily} */ (play.problem.family);
  const read = readProblem(family.text, { ...family.point, [name]: value });
  complain('complaint' in read ? read.complaint : null);
  if ('complaint' in read) return;
  play.problem = read.problem;
  if (play.problem.available > play.end) settle();
  soon(refresh);
}

/**
 * Changes the problem, by whatever means but the text.
 * @param {(problem: Problem) => void} change
 * @param {boolean} [keepsFields]
 */
function edit(change, keepsFields = false) {
  const { family } = play.problem;
  if (family) {
    const changed = { ...play.problem, items: play.problem.items.map(item => ({ ...item })), gaps: [...play.problem.gaps] };
    change(changed);
    if (family.width && changed.available !== play.problem.available) return movePoint(family.width, changed.available);
    return complain({ field: 'a family', message: 'its numbers stand in the text; change them there, and move its parameters here' });
  }
  change(play.problem);
  if (play.problem.available > play.end) settle();
  complain(null);
  /** @type {HTMLTextAreaElement} */ (element('play-json')).value = problemText(play.problem);
  if (!keepsFields) fields();
  soon(refresh);
}

/** Solves, and draws all but the fields. */
function refresh() {
  const { problem } = play;
  if (!element('play-theatre')) return;
  const { motion, answers, solved, spacing, frozen } = answersTo(problem);
  const names = namesOf(problem.items);
  const row = { items: problem.items, names, gaps: problem.gaps, spacing, name: problem.id, policy: problem.policy, frozen, motion: () => motion };
  const shown = answers.slice(0, -1);
  drawTheatre(row, motion, shown);
  const judged = answers[1];
  const { tone, name } = kinds[judged.verdict.kind];
  element('play-finding').replaceChildren(make('span', { class: `badge ${tone}` }, icon(judged.verdict.kind), name), ' ',
    `SwiftUI’s rule in ${pointsLong(problem.available)}: ${sentence(judged.verdict, names, row)}`,
    judged.verdict.kind === 'avoidableOverflow' ? ` ${swiftUIReason(problem, names, answers[0].lengths)}` : '');
  const story = swiftUIStory(problem, names);
  const told = story.length > 12 ? [...story.slice(0, 11), `${story.length - 11} more are asked in the same way.`] : story;
  element('play-story').replaceChildren(...told.map(words => make('li', {}, words)));
  const width = Math.max(260, Math.min(560, element('play-vessels').clientWidth));
  const vessels = drawVessels(row, motion, answers[0].lengths, { width, top: play.vesselTop, selected: play.selected });
  vessels.classList.add('editable');
  element('play-vessels').replaceChildren(vessels);
  element('table').replaceChildren(itemTable(/** @type {any} */ (row), answers, problem.available, play.selected));
  element('item').textContent = play.selected < 0 || play.selected >= problem.items.length ? 'Point at an item, or touch it, for what holds it.'
    : itemWords(/** @type {any} */ (row), answers, problem.available, play.selected);
  const agrees = Math.max(...answers[0].lengths.map((length, item) => Math.abs(length - answers[answers.length - 1].lengths[item]))) < 1e-6 * Math.max(1, problem.available);
  const isGood = solved.proved && answers[0].verdict.kind === 'optimal';
  element('play-proof').textContent = isGood
    ? `GLPK solved ${solved.stages.length} programs; their multipliers prove each, the verdict checks the whole${agrees ? ', and water filling agrees' : ''}.`
    : 'The check of GLPK’s answer fails: do not rely on it, and tell us about this row.';
  element('play-proof').dataset.proved = String(isGood && agrees);
  element('play-program').textContent = programWords(problem, names, solved);
  /** @type {HTMLInputElement} */ (element('play-slider')).max = String(play.end);
  for (const [id, value] of /** @type {[string, number][]} */ ([['play-container', problem.available], ['play-slider', problem.available], ['play-gap', problem.gaps[0] ?? 0]])) {
    if (document.activeElement !== element(id)) /** @type {HTMLInputElement} */ (element(id)).value = String(value);
  }
  if (problem.family) showParameters(problem);
  keepAddress();
}

/**
 * @param {import('./bars.js').BarRow} row
 * @param {import('./row.js').Motion} motion
 * @param {import('./bars.js').Shown[]} answers
 */
function drawTheatre(row, motion, answers) {
  const box = element('play-theatre');
  const width = Math.max(300, box.clientWidth);
  const ends = answers.map(answer => offsetsOf(row, answer.lengths)[row.names.length]);
  play.scale = (width - 80) / Math.max(play.end, ...ends);
  const frame = { left: 10, scale: play.scale, width, wall: 10 + play.problem.available * play.scale, selected: play.selected };
  const { group, height } = drawBars(row, motion, answers, play.problem.available, frame);
  box.replaceChildren(draw('svg', { class: 'picture', width, height: height + 26, viewBox: `0 0 ${short(width)} ${height + 26}`, 'aria-hidden': 'true' },
    group, drawGrip(frame.wall, height, points(play.problem.available))));
  element('play-legend').replaceChildren(...legendOf(box));
}

/** The items in fields. */
function fields() {
  const { family } = play.problem;
  element('play-parameters').replaceChildren(...(family ? parameterSliders(play.problem, movePoint) : []));
  element('play-parameters').hidden = !family;
  element('play-fields').replaceChildren(family ? make('p', { class: 'soft' }, 'The row is a family’s, at one of its points. Its numbers stand in the text; `plumb prove` proves claims for all points.'.replaceAll('`', '')) : fieldsTable(play.problem, edit));
  /** @type {HTMLSelectElement} */ (element('play-policy')).value = play.problem.policy;
  element('play-fair').textContent = `Here ${policies[play.problem.policy].words}.`;
}

/** The wall, floors and lids follow the pointer. */
function listenToDrags() {
  const theatre = element('play-theatre');
  const vessels = element('play-vessels');
  const drag = (/** @type {HTMLElement} */ box, /** @type {(event: PointerEvent) => ((event: PointerEvent) => void) | null} */ begin) => {
    /** @type {((event: PointerEvent) => void) | null} */
    let move = null;
    box.addEventListener('pointerdown', event => {
      move = event.button ? null : begin(event);
      if (move) { box.setPointerCapture(event.pointerId); move(event); }
    });
    box.addEventListener('pointermove', event => {
      if (move) return move(event);
      const item = /** @type {Element} */ (event.target).closest?.('[data-item]');
      const selected = item ? Number(item.getAttribute('data-item')) : -1;
      if (selected !== play.selected) { play.selected = selected; soon(refresh); }
    });
    for (const name of ['pointerup', 'pointercancel']) box.addEventListener(name, () => { if (move) { move = null; fields(); } });
  };
  drag(theatre, () => event => {
    const place = (event.clientX - theatre.getBoundingClientRect().left - 10) / play.scale;
    edit(problem => { problem.available = Math.round(clamp(place, 0, play.end)); }, true);
  });
  drag(vessels, event => {
    const group = /** @type {Element} */ (event.target).closest('[data-item]');
    if (!group) return null;
    const item = Number(group.getAttribute('data-item'));
    const lengthAt = (/** @type {PointerEvent} */ at) => {
      // The picture is drawn anew while it is dragged; the box stays.
      const box = vessels.getBoundingClientRect();
      return Math.round(clamp((150 - (at.clientY - box.top)) / 136, 0, 1) * play.vesselTop);
    };
    const { min, max } = play.problem.items[item];
    const from = lengthAt(event);
    const key = Math.abs(from - min) <= Math.abs(from - Math.min(max, play.vesselTop)) ? 'min' : 'max';
    play.selected = item;
    return move => {
      const value = lengthAt(move);
      edit(problem => setNumber(problem, item, key, key === 'max' && value >= play.vesselTop ? Infinity : value), true);
    };
  });
}

let addressingPlay = 0;

/** Keeps the row in the address. */
function keepAddress() {
  clearTimeout(addressingPlay);
  addressingPlay = window.setTimeout(() => {
    if (!element('play-json')) return;
    try { history.replaceState(null, '', `#play=${encodeURIComponent(JSON.stringify(JSON.parse(problemText(play.problem))))}`); } catch { /* A page in a sandbox keeps its address. */ }
  }, 200);
}

function copyLink() {
  keepAddress();
  setTimeout(() => navigator.clipboard?.writeText(location.href).then(() => announce('The link is copied.'), () => announce('Copy the address of the page.')), 250);
}

/** Draws again, for another width. */
export const redrawPlay = () => refresh();
