// proofs.js: a family and what is proved of it: claims with their verdicts, the map of its points, and the row at one of them.

import { draw, element, icon, make, short, soon } from './dom.js';
import { stepsOf } from './controls.js';
import { followAtOnce } from './drags.js';
import { families } from './family.js';
import { drawLines, drawMap } from './map.js';
import { clamp, counted, fraction, points, pointsLong } from './numbers.js';
import { repairChoice, repairWords, repairsOf, stackedRows } from './repair.js';

/** @typedef {import('./family.js').Family} Family */
/** @typedef {import('./family.js').Claim} Claim */

/** What is shown. */
const proof = {
  family: /** @type {Family} */ (families[0]), claim: 0, repair: -1, point: /** @type {number[]} */ ([]), across: 0, up: 1,
  map: /** @type {ReturnType<typeof drawMap> | null} */ (null), moved: () => {},
};

/** The repairs of the chosen claim. */
const repairs = () => repairsOf(proof.family, proof.claim);

/** What the map shows: the family as it is, or repaired. @returns {Family} */
const shownFamily = () => repairs()[proof.repair]?.family ?? proof.family;

/** Whether there are families. */
export const hasProofs = () => families.length > 0;

const signs = { proved: ['optimal', 'optimal'], refuted: ['outOfBounds', 'overflow'], undecided: ['notIdeal', 'bounds'] };
/** @type {Record<string, string>} */
const meanings = {
  fits: 'everything fits', 'no-avoidable-overflow': 'no overflow that could be avoided', fills: 'no space stays empty that an item could use',
  optimal: 'the best possible lengths',
};

/** @param {Claim} claim */
const meaningOf = claim => meanings[claim.claim] ?? claim.claim;

/** @param {Claim} claim */
const badgeOf = claim => make('span', { class: `badge ${signs[claim.verdict][1]}` }, icon(signs[claim.verdict][0]), claim.verdict);

/**
 * Where a claim fails, in words.
 * @param {Claim} claim
 * @param {number} value
 */
function failureWords(claim, value) {
  const amount = pointsLong(value);
  switch (claim.words) {
    case 'overflow': return `the row is ${amount} too long`;
    case 'avoidable-overflow': return `${amount} stick out that need not`;
    case 'unused': return `${amount} stay empty that an item could use`;
    case 'distance': return `a length is ${amount} from the best`;
    default: return `${claim.words} is ${points(value)}, and must not be above ${points(claim.allowance)}`;
  }
}

/** The parts of the view; `showProof` fills them. */
function proofsView() {
  return make('div', { class: 'proofs' },
    families.length > 1 && make('label', { class: 'field family-choice' }, 'Family', make('select', {
      id: 'family', change: (/** @type {any} */ event) => { location.hash = `#proofs/${event.target.value}`; },
    }, families.map(family => make('option', { value: family.index, selected: family === proof.family },
      `${family.name}: ${family.count('refuted') ? `${family.count('refuted')} refuted` : family.count('undecided') ? 'undecided' : 'proved'}`)))),
    make('header', { class: 'lead small' }, make('h1', { id: 'name', tabindex: '-1' }), make('p', { id: 'proof-scope', class: 'soft' })),
    make('div', { class: 'columns even' },
      make('section', {}, make('h2', { class: 'hidden' }, 'The map'), make('div', { id: 'map', class: 'map' }),
        make('div', { class: 'legend', id: 'map-legend' }), make('div', { id: 'axes', class: 'fields' }), make('div', { id: 'parameters', class: 'parameters' })),
      make('section', {}, make('h2', {}, 'The row at this point'), make('p', { id: 'proof-here', class: 'finding', role: 'status' }), make('div', { id: 'proof-row' }),
        make('div', { id: 'proof-repair' }),
        make('h2', {}, 'Claims'), make('div', { id: 'claims', class: 'claims', role: 'group', 'aria-label': 'Claims; one is shown on the map' }),
        make('div', { id: 'proof-actions', class: 'actions' }), make('p', { class: 'soft foot', id: 'proof-command' }))),
    make('section', {}, make('h2', {}, 'Lengths around this point'), make('p', { class: 'soft', id: 'region-words' }), make('div', { id: 'lengths' })));
}

/**
 * Shows a family.
 * @param {number} index
 * @param {URLSearchParams} options
 * @param {() => void} moved
 */
export function showProofs(index, options, moved) {
  const family = families[index] ?? families[0];
  // What could be avoided says more than that minima do not fit.
  const refuted = Math.max(0, ['refuted', 'undecided'].map(verdict => family.claims.findIndex(claim => claim.verdict === verdict && claim.words !== 'overflow'))
    .concat(family.claims.findIndex(claim => claim.verdict === 'refuted')).find(place => place >= 0) ?? 0);
  const claim = Number(options.get('claim') ?? refuted);
  const at = options.get('at')?.split(',').map(Number) ?? [];
  const isPoint = at.length === family.parameters.length && at.every((value, place) =>
    value >= family.parameters[place].min && value <= family.parameters[place].max) && family.has(at);
  Object.assign(proof, {
    family, claim: family.claims[claim] ? claim : refuted, repair: Number(options.get('repair') ?? -1), across: 0, up: 1, moved,
    point: isPoint ? at : [...(family.claims[claim]?.at ?? family.start)],
  });
  element('main').replaceChildren(proofsView());
  listenToMap();
  redrawProofs();
}

/** What leads here again. */
export const proofAddress = () => `#proofs/${proof.family.index}?claim=${proof.claim}&at=${proof.point.join(',')}${proof.repair < 0 ? '' : `&repair=${proof.repair}`}`;

/** Draws everything anew. */
export function redrawProofs() {
  const { across, up } = proof;
  const family = shownFamily();
  const claim = family.claims[proof.claim];
  const box = element('map');
  if (!box) return;
  const width = Math.max(280, box.clientWidth);
  element('name').replaceChildren(make('span', { class: signs[claim.verdict][1] }, `${claim.verdict[0].toUpperCase()}${claim.verdict.slice(1)}${family === proof.family ? '' : ', once repaired'}: `), meaningOf(claim));
  const ranges = family.parameters.map(each => `${each.name} from ${points(each.min)} to ${points(each.max)}`);
  element('proof-scope').textContent = `${family.title} on “${family.name}”, for every ${ranges.join(' and every ')}. `
    + (family.stop ? `Not all of it is explored: ${family.stop}.` : `Not sampled: ${counted(family.regions.length, 'region')} cover${family.regions.length === 1 ? 's' : ''} all of it, exactly.`);
  proof.map = family.parameters.length === 0 ? null : family.parameters.length === 1
    ? /** @type {any} */ (drawLines(family, claim, width)) : drawMap(family, claim, across, up, proof.point, width);
  const { map } = proof;
  box.replaceChildren(...(map ? [draw('svg', { class: 'picture', width, height: map.height, viewBox: `0 0 ${width} ${map.height}`, 'aria-hidden': 'true' }, map.group, draw('g', { id: 'map-point' }))] : []));
  const percent = map ? map.share * 100 : 0;
  element('map-legend').replaceChildren(...(map ? [make('span', {}, make('i', { class: 'swatch fails' }), 'fails'), make('span', {}, make('i', { class: 'swatch holds' }), 'holds'),
    make('span', {}, map.share > 0 ? `${percent < 0.01 ? 'less than 0.01' : points(percent)} % of the map fails` : 'nothing on the map fails')] : []));
  axes();
  sliders();
  element('claims').replaceChildren(...family.claims.map((each, place) => make('button', {
    class: 'claim', 'aria-pressed': String(place === proof.claim), click: () => { proof.claim = place; proof.repair = -1; redrawProofs(); element('claims').querySelectorAll('button')[place].focus(); },
  }, badgeOf(each), make('code', {}, each.claim))));
  element('proof-repair').replaceChildren(...repairChoice(proof.family, proof.claim, proof.repair, place => {
    proof.repair = place;
    redrawProofs();
    /** @type {HTMLElement | null} */ (document.querySelector(`[data-repair="${place}"]`))?.focus();
  }));
  const simplest = claim.at && claim.verdict === 'refuted' ? claim.at : claim.worstAt;
  element('proof-actions').replaceChildren(...(simplest ? [make('button', { id: 'simplest', click: () => { proof.point = [...simplest]; redrawProofs(); } },
    claim.verdict === 'refuted' ? 'Go to the simplest case' : 'Go to the closest call'),
  make('span', { class: 'soft' }, family.parameters.map((each, place) => `${each.name} = ${points(simplest[place])}`).join(', '))] : []));
  element('proof-command').replaceChildren(make('code', {}, 'plumb prove --certificate proof.jsonl'), ' writes a proof, and ', make('code', {}, 'plumb check proof.jsonl'), ' replays it without a solver.');
  updateProof();
}

/** Which parameters the map shows, where there are more than two. */
function axes() {
  const { family } = proof;
  const choice = (/** @type {'across' | 'up'} */ axis, /** @type {string} */ label) => make('label', { class: 'field' }, label, make('select', {
    change: (/** @type {any} */ event) => {
      const value = Number(event.target.value);
      const other = axis === 'across' ? 'up' : 'across';
      if (proof[other] === value) proof[other] = proof[axis];
      proof[axis] = value;
      redrawProofs();
    },
  }, family.parameters.map((each, place) => make('option', { value: place, selected: proof[axis] === place }, each.name))));
  element('axes').replaceChildren(...(family.parameters.length > 2 ? [choice('across', 'To the right'), choice('up', 'Upwards')] : []));
}

/** A slider a parameter. */
function sliders() {
  const { family } = proof;
  element('parameters').replaceChildren(...family.parameters.map((each, place) => {
    const redraws = family.parameters.length > 2 && place !== proof.across && place !== proof.up;
    return make('label', { class: 'field' }, make('span', {}, make('i', {}, each.name), ' ', make('b', { 'data-value': place })), make('input', {
      type: 'range', min: each.min, max: each.max, step: 'any', 'data-parameter': place, value: proof.point[place],
      input: (/** @type {any} */ event) => move(place, Number(event.target.value), redraws),
      keydown: stepsOf(() => proof.point[place], value => move(place, value, redraws), each.max - each.min > 20 ? 1 : (each.max - each.min) / 100),
    }));
  }));
}

/** @param {number} place @param {number} value @param {boolean} redraws */
function move(place, value, redraws) {
  const { min, max } = proof.family.parameters[place];
  const next = [...proof.point];
  next[place] = clamp(value, min, max);
  if (!proof.family.has(next)) return;
  proof.point = next;
  soon(redraws ? redrawProofs : updateProof);
}

/** Draws what the point changes. */
function updateProof() {
  const { point, map } = proof;
  const family = shownFamily();
  const claim = family.claims[proof.claim];
  if (!element('map')) return;
  const { answers, region } = family.at(point);
  if (map) {
    const [x, y] = [map.right(point[proof.across]), family.parameters.length > 1 ? map.high(point[proof.up]) : map.box.top + map.box.height / 2];
    const { left, top, width, height } = map.box;
    element('map-point').replaceChildren(draw('path', { class: 'cross', d: `M${short(x)} ${top}V${top + height}${family.parameters.length > 1 ? `M${left} ${short(y)}H${short(left + width)}` : ''}` }),
      draw('circle', { class: 'point', cx: short(x), cy: short(y), r: 7 }));
  }
  family.parameters.forEach((_, place) => {
    const label = document.querySelector(`[data-value="${place}"]`);
    if (label) label.textContent = points(point[place]);
    const slider = /** @type {HTMLInputElement | null} */ (document.querySelector(`[data-parameter="${place}"]`));
    if (slider) slider.value = String(point[place]);
  });
  const value = family.measured(claim, point);
  const fails = value > claim.allowance + 1e-9;
  element('proof-here').replaceChildren(make('span', { class: `badge ${fails ? 'overflow' : 'optimal'}` }, icon(fails ? 'outOfBounds' : 'optimal'), fails ? 'fails here' : 'holds here'), ' ',
    fails ? `${failureWords(claim, value)}.` : `${meaningOf(claim)}.`);
  const box = element('proof-row');
  const width = Math.max(280, box.clientWidth);
  const mended = repairs()[Math.max(0, proof.repair)];
  const ruled = (/** @type {Family} */ each) => { const at = each.at(point); return { ...at, answers: at.answers.filter(answer => !answer.best) }; };
  box.replaceChildren(...stackedRows([{ at: proof.family.at(point), title: null },
    ...(mended?.family ? [{ at: ruled(mended.family), title: repairWords(mended) }] : [])], width));
  element('region-words').textContent = region?.words ? `${family.title} in this region: ${region.words}.` : 'In this region every length is one formula.';
  element('lengths').replaceChildren(lengthTable(answers, region));
  proof.moved();
}

/**
 * @param {ReturnType<Family['at']>['answers']} answers
 * @param {import('./family.js').Region | null} region
 */
function lengthTable(answers, region) {
  const { family } = proof;
  const words = (/** @type {import('./family.js').Form} */ form) => {
    const parts = form.slice(1).flatMap((factor, place) => {
      if (factor === 0) return [];
      const size = Math.abs(factor) === 1 ? '' : `${fraction(Math.abs(factor))} `;
      return [`${factor < 0 ? '−' : '+'} ${size}${family.parameters[place].name}`];
    });
    if (form[0] !== 0 || !parts.length) parts.push(`${form[0] < 0 ? '−' : '+'} ${fraction(Math.abs(form[0]))}`);
    return parts.join(' ').replace(/^\+ /, '').replace(/^− /, '−');
  };
  return make('div', { class: 'wide', tabindex: '0', role: 'region', 'aria-label': 'Lengths' }, make('table', {},
    make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, 'item'), answers.map(answer => make('th', { scope: 'col', class: 'number' }, answer.title)),
      make('th', { scope: 'col' }, `the formula of ${family.title}`))),
    make('tbody', {}, family.names.map((/** @type {string} */ name, /** @type {number} */ item) => make('tr', {}, make('th', { scope: 'row' }, name),
      answers.map(answer => make('td', { class: 'number' }, points(answer.lengths[item]))), make('td', {}, region ? words(region.lengths[item]) : ''))))));
}

/** The point follows the pointer. */
const listenToMap = () => followAtOnce(element('map'), (event, bounds) => {
  const { family, map, across, up } = proof;
  if (!map) return;
  const next = [...proof.point];
  const value = (/** @type {number} */ share, /** @type {number} */ index) => {
    const { min, max } = family.parameters[index];
    const exact = min + clamp(share, 0, 1) * (max - min);
    const steps = max - min > 50 ? 2 : 100;
    return clamp(Math.round(exact * steps) / steps, min, max);
  };
  next[across] = value((event.clientX - bounds.left - map.box.left) / map.box.width, across);
  if (family.parameters.length > 1) next[up] = value(1 - (event.clientY - bounds.top - map.box.top) / map.box.height, up);
  if (!family.has(next)) return;
  proof.point = next;
  soon(updateProof);
});
