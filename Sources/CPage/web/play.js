// play.js: the playground: a row that one changes by dragging, in fields or as JSON, solved by GLPK at every change.

import { answersTo } from './answers.js';
import { announce, element, make, short, soon } from './dom.js';
import { drawBars, legendOf, wallReach } from './bars.js';
import { stepsOf } from './controls.js';
import { clamp, mostPoints, points, sum } from './numbers.js';
import { drawGrip } from './plot.js';
import { namesOf, offsetsOf } from './row.js';
import { policies } from './policies.js';
import { followPointer, foundAt, valueAt } from './drags.js';
import { addItem, dragged, fieldsTable, setPolicy, showNumbers } from './play-fields.js';
import { parameterSliders, showParameters, worstPoint } from './play-family.js';
import { canUndo, endStep, remember, stepped } from './play-history.js';
import { copyLink, keepAddress } from './play-link.js';
import { findingParts, proofWords, storyParts } from './play-words.js';
import { showIn, sketch } from './sketch.js';
import { itemTable, itemWords } from './table.js';
import { drawVessels } from './vessels.js';
import { styleWords } from './flex.js';
import { problemText, readProblem } from './problem.js';
import { programWords } from './program.js';

/** @typedef {import('./policies.js').Problem} Problem */

const example = '{"id": "chat composer", "available": 320, "spacing": 6, "items": [{"id": "attach", "min": 36, "max": 36}, '
  + '{"id": "camera", "min": 36, "max": 36}, {"id": "message", "min": 160}, {"id": "send", "min": 44, "max": 80}]}';

/** What is edited; the pinned item is the one that is shown while none is pointed at, the judged rule the one that the headline speaks of. */
/** @type {{problem: Problem, selected: number, pinned: number, judged: string, end: number, scale: number, vesselTop: number}} */
const play = { problem: { id: '', policy: 'equal-sizes', items: [], gaps: [], available: 0 }, selected: -1, pinned: -1, judged: 'swiftui', end: 1, scale: 1, vesselTop: 1 };

/** The parts of the view; `refresh` fills them. */
export function playView() {
  const field = (/** @type {string} */ id, /** @type {string} */ label, /** @type {(value: number) => void} */ change) =>
    make('label', { class: 'field' }, label, make('input', {
      id, type: 'number', step: 'any', min: 0, input: (/** @type {any} */ event) => {
        if (event.target.value !== '' && Number.isFinite(event.target.valueAsNumber)) change(event.target.valueAsNumber);
      },
      blur: () => { endStep(); refresh(); },
    }));
  const move = (/** @type {number} */ value) => edit(problem => { problem.available = clamp(value, 0, mostPoints); }, { key: 'container' });
  return make('div', { class: 'play' },
    make('header', { class: 'lead small' }, make('h1', { id: 'play-title', tabindex: '-1' }, 'Some controls share a row. Who gets how much?'),
      make('p', { class: 'soft' }, 'Each has a least length, perhaps a greatest one, and the row ends at a wall. The first bar is the best division, found by a solver and checked in this page by arithmetic; below it is what SwiftUI, Apple’s toolkit, and CSS, the browsers’ language, make of the same row. Drag the wall on the right, or change a length.')),
    make('p', { id: 'play-finding', class: 'finding', role: 'status' }),
    make('div', { id: 'play-theatre', class: 'theatre' }), make('p', { id: 'item', class: 'item-words' }), make('div', { id: 'play-legend', class: 'legend' }),
    make('div', { class: 'controls' }, field('play-container', 'Container', move),
      field('play-gap', 'Gap', value => edit(problem => { problem.gaps = problem.gaps.map(() => value); }, { key: 'gap' })),
      make('input', { id: 'play-slider', type: 'range', min: 0, step: 'any', 'aria-label': 'Container in points', input: (/** @type {any} */ event) => move(Math.round(Number(event.target.value))),
        keydown: stepsOf(() => play.problem.available, move), change: endStep })),
    make('div', { class: 'controls' },
      make('label', { class: 'field policy' }, 'What is fair', make('select', { id: 'play-policy', 'aria-describedby': 'play-fair', change: (/** @type {any} */ event) => edit(problem => setPolicy(problem, event.target.value)) },
        Object.entries(policies).map(([name, { title }]) => make('option', { value: name }, `${title} (${name})`))))),
    make('p', { id: 'play-fair', class: 'soft fair' }), make('p', { id: 'play-css', class: 'soft css-words' }),
    make('div', { class: 'controls' },
      make('label', { class: 'field judged' }, 'Judged', make('select', { id: 'play-judged', change: (/** @type {any} */ event) => judgeBy(event.target.value) })),
      make('button', { id: 'play-add', click: () => edit(addItem) }, 'Add an item'), make('button', { id: 'play-undo', click: () => step(false), 'aria-keyshortcuts': 'Control+Z' }, 'Undo'),
      make('button', { id: 'play-copy', click: () => copyLink(play.problem) }, 'Copy link')),
    make('div', { id: 'play-parameters', class: 'parameters', hidden: true }),
    make('div', { class: 'columns' },
      make('section', {}, make('h2', {}, 'Why the best one is best'), make('p', { class: 'soft' }, 'An item is a vessel: the floor is its minimum, the lid its maximum, and the water stands at one level. Where a rule lets an item go no further, there is a dashed line. Drag a floor or a lid.'),
        make('div', { id: 'play-vessels' }), make('h2', {}, 'The items'), make('p', { class: 'soft' }, 'Items of a higher priority are served first. Ctrl+Z takes a step back.'), make('div', { id: 'play-fields', class: 'wide', tabindex: '0', role: 'region', 'aria-label': 'The items' }), make('p', { id: 'play-wrong', class: 'complaint', role: 'alert' })),
      make('section', {}, make('h2', { id: 'play-story-title' }), make('p', { id: 'play-way', class: 'soft' }), make('ol', { id: 'play-story', class: 'events story' }),
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
  [play.selected, play.pinned] = [-1, -1];
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
  element('play-complaint').textContent = complaint ? `${complaint.field}: ${complaint.message}. The picture shows the row before.` : '';
  element('play-json').setAttribute('aria-invalid', String(complaint !== null));
}

/** @param {string} text */
function typedProblem(text) {
  const read = readProblem(text, play.problem.family?.point);
  complain('complaint' in read ? read.complaint : null);
  if ('complaint' in read) return;
  const isNew = read.problem.family && !play.problem.family;
  remember(play.problem, 'text');
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
 * @param {(problem: Problem) => string | void} change what it says is wrong, and then nothing changes
 * @param {{keepsFields?: boolean, key?: string}} [how] changes of one key are one step for who takes steps back
 */
function edit(change, { keepsFields = false, key = '' } = {}) {
  const changed = structuredClone(play.problem);
  const wrong = change(changed) ?? '';
  element('play-wrong').textContent = wrong;
  if (wrong) return;
  const { family } = play.problem;
  if (family) {
    if (family.width && changed.available !== play.problem.available) movePoint(family.width, changed.available);
    else complain({ field: 'a family', message: 'its numbers stand in the text; change them there, and move its parameters here' });
    return;
  }
  remember(play.problem, key);
  changeTo(changed, keepsFields);
}

/** @param {Problem} problem @param {boolean} [keepsFields] */
function changeTo(problem, keepsFields = false) {
  play.problem = problem;
  if (problem.available > play.end) settle();
  complain(null);
  /** @type {HTMLTextAreaElement} */ (element('play-json')).value = problemText(problem);
  if (keepsFields) showNumbers(problem); else fields();
  soon(refresh);
}

/** Takes the last step back, or the one that was taken back. @param {boolean} isForth */
function step(isForth) {
  const problem = stepped(play.problem, isForth);
  if (!problem) return announce(isForth ? 'There is no step to do again.' : 'There is no step to take back.');
  element('play-wrong').textContent = '';
  changeTo(problem);
  return announce(isForth ? 'Done again.' : 'Taken back.');
}

/** @param {KeyboardEvent} event */
function undoKey(event) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || !element('play-json') || event.target === element('play-json')) return;
  const name = event.key.toLowerCase();
  if (name !== 'z' && name !== 'y') return;
  event.preventDefault();
  step(name === 'y' || event.shiftKey);
}

/** Has the headline speak of a rule. @param {string} engine */
function judgeBy(engine) {
  play.judged = engine;
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
  const judged = shown.find(answer => answer.engine === play.judged) ?? shown[1];
  drawTheatre(row, motion, shown, judged.engine);
  element('play-judged').replaceChildren(...shown.slice(1).map(answer => make('option', { value: answer.engine, selected: answer === judged }, answer.title)));
  element('play-finding').replaceChildren(...findingParts(problem, row, judged, answers[0].lengths));
  const { way, steps } = storyParts(problem, names, judged);
  element('play-story-title').textContent = judged.engine === 'toolkit' ? 'What the toolkit does' : `What ${judged.title} does`;
  element('play-way').textContent = way;
  element('play-story').replaceChildren(...steps);
  element('play-fair').textContent = `Here ${policies[problem.policy].words}.`;
  element('play-css').textContent = styleWords(problem, names);
  /** @type {HTMLButtonElement} */ (element('play-undo')).disabled = !canUndo();
  const width = Math.max(260, Math.min(560, element('play-vessels').clientWidth));
  showIn(element('play-vessels'), drawVessels(row, motion, answers[0].lengths, { width, top: play.vesselTop, selected: play.selected, hasHandles: true }));
  showIn(element('table'), itemTable(/** @type {any} */ (row), answers, problem.available, play.selected));
  element('item').textContent = play.selected < 0 || play.selected >= problem.items.length ? 'Point at an item, or touch it, for what holds it; a click keeps that here.'
    : itemWords(/** @type {any} */ (row), answers, problem.available, play.selected);
  const agrees = Math.max(...answers[0].lengths.map((length, item) => Math.abs(length - answers[answers.length - 1].lengths[item]))) < 1e-6 * Math.max(1, problem.available);
  const isGood = solved.proved && answers[0].verdict.kind === 'optimal';
  element('play-proof').textContent = proofWords(solved, isGood, agrees);
  element('play-proof').dataset.proved = String(isGood && agrees);
  element('play-program').textContent = programWords(problem, names, solved);
  /** @type {HTMLInputElement} */ (element('play-slider')).max = String(play.end);
  for (const [id, value] of /** @type {[string, number][]} */ ([['play-container', problem.available], ['play-slider', problem.available], ['play-gap', problem.gaps[0] ?? 0]])) {
    if (document.activeElement !== element(id)) /** @type {HTMLInputElement} */ (element(id)).value = String(value);
  }
  if (problem.family) showParameters(problem);
  keepAddress(play.problem);
}

/**
 * @param {import('./bars.js').BarRow} row
 * @param {import('./row.js').Motion} motion
 * @param {import('./bars.js').Shown[]} answers
 * @param {string} judged
 */
function drawTheatre(row, motion, answers, judged) {
  const box = element('play-theatre');
  const width = Math.max(260, box.clientWidth);
  const ends = answers.map(answer => offsetsOf(row, answer.lengths)[row.names.length]);
  play.scale = (width - 80) / Math.max(play.end, ...ends);
  const wall = 10 + play.problem.available * play.scale;
  const frame = { left: 10, scale: play.scale, width, wall, selected: play.selected, isSteady: true, judged };
  const { group, height } = drawBars(row, motion, answers, play.problem.available, frame);
  showIn(box, sketch('svg', { class: 'picture', width, height: height + 26, viewBox: `0 0 ${short(width)} ${height + 26}`, 'aria-hidden': 'true' },
    group, sketch('rect', { class: 'wall-hit', x: short(wall - wallReach), y: 16, width: 2 * wallReach, height: height + 10 }),
    drawGrip(clamp(wall, 34, width - 40), height, points(play.problem.available))));
  showIn(element('play-legend'), legendOf(box));
}

/** The items in fields. */
function fields() {
  const { family } = play.problem;
  const focused = document.activeElement?.getAttribute('data-field');
  element('play-parameters').replaceChildren(...(family ? parameterSliders(play.problem, movePoint) : []));
  element('play-parameters').hidden = !family;
  element('play-fields').replaceChildren(family ? make('p', { class: 'soft' }, 'The row is a family’s, at one of its points. Its numbers stand in the text; `plumb prove` proves claims for all points.'.replaceAll('`', '')) : fieldsTable(play.problem, edit, () => play.problem));
  if (focused) /** @type {HTMLElement | null} */ (document.querySelector(`[data-field="${focused}"]`))?.focus();
  /** @type {HTMLSelectElement} */ (element('play-policy')).value = play.problem.policy;
}

/** @param {number} item */
function pointAt(item) {
  if (item === play.selected) return;
  play.selected = item;
  soon(refresh);
}

/** The wall, floors and lids follow the pointer. */
function listenToDrags() {
  const theatre = element('play-theatre');
  const pin = (/** @type {number} */ item) => { play.pinned = item === play.pinned ? -1 : item; pointAt(play.pinned); };
  const hand = {
    end: () => { endStep(); fields(); },
    point: (/** @type {EventTarget | null} */ target) => pointAt(Number(valueAt(target, 'data-item') ?? play.pinned)),
    press: (/** @type {MouseEvent} */ event) => {
      const engine = foundAt(event, 'data-judge');
      if (engine !== null) judgeBy(engine); else pin(Number(foundAt(event, 'data-item') ?? -1));
    },
  };
  followPointer(theatre, { ...hand, grasp: down => {
    const { available } = play.problem;
    const wall = theatre.getBoundingClientRect().left + 10 + available * play.scale;
    if (Math.abs(down.clientX - wall) > wallReach && !(/** @type {Element} */ (down.target).closest('.grip'))) return null;
    return event => {
      const to = Math.round(clamp(available + (event.clientX - down.clientX) / play.scale, 0, play.end));
      edit(problem => { problem.available = to; }, { keepsFields: true, key: 'wall' });
    };
  } });
  element('table').addEventListener('click', event => {
    const item = valueAt(event.target, 'data-choose');
    if (item === null) return;
    pin(Number(item));
    refresh();
    announce(element('item').textContent ?? '');
  });
  followPointer(element('play-vessels'), { ...hand, grasp: down => {
    const bound = valueAt(down.target, 'data-bound');
    if (bound === null) return null;
    const item = Number(valueAt(down.target, 'data-item'));
    const key = bound === 'min' ? 'min' : 'max';
    const from = Math.min(play.problem.items[item][key], play.vesselTop);
    play.selected = play.pinned = item;
    return event => {
      const value = Math.round(clamp(from + (down.clientY - event.clientY) / 136 * play.vesselTop, 0, play.vesselTop));
      edit(problem => dragged(problem, item, key, key === 'max' && value >= play.vesselTop ? Infinity : value), { keepsFields: true, key: 'bound' });
    };
  } });
}

/** Draws again, for another width. */
export const redrawPlay = () => refresh();

/** What all of the page hears, once. */
export function listenToKeys() {
  addEventListener('keydown', undoKey);
}
