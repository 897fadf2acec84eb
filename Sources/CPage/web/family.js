// family.js: a family as the command proved it: at every point its row, the region around it, and the lengths there.
// `Sources/Reports/Pages/PageFamily.swift` writes it: change both together.  Lengths in points.

import { page, titleOf } from './data.js';
import { sum } from './numbers.js';
import { equalSizes, namesOf } from './row.js';
import { numberOf } from './sweep.js';
import { judge } from './judge.js';

/** A form of the parameters: its constant, then a factor each. @typedef {number[]} Form */
/** @typedef {[number, number]} Point */
/** @typedef {{bounds: {strict: boolean, slack: Form}[], lengths: Form[], pieces: Form[][], words: string}} Region */
/**
 * @typedef {{claim: string, verdict: 'proved' | 'refuted' | 'undecided', measure: number, allowance: number, words: string,
 *   worst: number | null, worstAt: number[] | null, value: number | null, at: number[] | null}} Claim
 */

/** @param {any} written @returns {Form} */
const formOf = written => (written === null ? [Infinity] : Array.isArray(written) ? written.map(numberOf) : [numberOf(written)]);

/**
 * @param {Form} form
 * @param {number[]} point
 */
export function valueOf(form, point) {
  let value = form[0];
  for (let place = 1; place < form.length; place += 1) value += form[place] * point[place - 1];
  return value;
}

/**
 * What a half-plane leaves of a convex polygon (Sutherland and Hodgman).
 * @param {Point[]} corners
 * @param {number} constant
 * @param {number} across
 * @param {number} up
 */
export function clipped(corners, constant, across, up) {
  /** @type {Point[]} */
  const kept = [];
  const values = corners.map(([x, y]) => constant + across * x + up * y);
  corners.forEach((corner, place) => {
    const next = (place + 1) % corners.length;
    if (values[place] >= 0) kept.push(corner);
    if (values[place] * values[next] >= 0) return;
    const share = values[place] / (values[place] - values[next]);
    kept.push([corner[0] + (corners[next][0] - corner[0]) * share, corner[1] + (corners[next][1] - corner[1]) * share]);
  });
  return kept;
}

/** @param {Point[]} corners */
export const areaOf = corners => Math.abs(sum(corners.map(([x, y], place) => {
  const [nextX, nextY] = corners[(place + 1) % corners.length];
  return x * nextY - nextX * y;
}))) / 2;

/** A family of rows with what is proved of it. */
export class Family {
  /**
   * @param {any} written
   * @param {number} index
   */
  constructor(written, index) {
    this.index = index;
    this.name = written.id ?? `family ${index + 1}`;
    this.rule = written.rule;
    this.title = titleOf(written.rule) === written.rule ? written.title : titleOf(written.rule);
    this.isPlain = written.policy === undefined;
    this.policy = written.policy ?? 'equal-sizes';
    this.stop = written.stop ?? null;
    this.parameters = /** @type {{name: string, min: number, max: number}[]} */ (written.parameters.map(
      (/** @type {any[]} */ [name, min, max]) => ({ name, min: numberOf(min), max: numberOf(max) })));
    /** @type {Form[]} */
    this.ties = (written.ties ?? []).map(formOf);
    this.forms = written.items.map((/** @type {any[]} */ [id, min, ideal, max, priority]) =>
      ({ id, min: formOf(min), ideal: formOf(ideal), max: formOf(max), priority: priority === '-infinity' ? -Infinity : priority }));
    /** @type {Form[]} */
    this.spacing = written.spacing.map(formOf);
    this.available = formOf(written.available);
    this.names = namesOf(this.forms);
    /** @type {Claim[]} */
    this.claims = written.claims.map((/** @type {any} */ claim) => ({
      ...claim, allowance: numberOf(claim.allowance), worst: claim.worst === undefined ? null : numberOf(claim.worst),
      worstAt: claim.worstAt?.map(numberOf) ?? null, value: claim.value === undefined ? null : numberOf(claim.value),
      at: claim.at?.map(numberOf) ?? null,
    }));
    /** @type {import('./repair.js').Repair[]} */
    this.repairs = (written.repairs ?? []).map((/** @type {any} */ repair) => ({ ...repair, family: repair.family ? new Family(repair.family, index) : null }));
    this.written = written;
    /** @type {Region[] | null} */ this.read = null;
    /** @type {Region[] | null} */ this.readBest = null;
  }

  /** What the rule does, region by region. */
  get regions() { return (this.read ??= this.written.regions.map(regionOf)); }

  /** What the optimum does. */
  get best() { return (this.readBest ??= (this.written.best ?? []).map(regionOf)); }

  /** How many claims have a verdict. @param {string} verdict */
  count(verdict) { return this.claims.filter(claim => claim.verdict === verdict).length; }

  /** The point that one sees first: the simplest that contradicts a claim, or the middle. */
  get start() {
    return this.claims.find(claim => claim.verdict === 'refuted' && claim.at)?.at ?? this.nearest(this.parameters.map(each => (each.min + each.max) / 2));
  }

  /** Whether the family has a point. @param {number[]} point */
  has(point) { return this.ties.every(tie => valueOf(tie, point) >= -1e-9); }

  /**
   * A point of the family: the point itself, or an inner point of a region where inequalities leave it out.
   * @param {number[]} point
   */
  nearest(point) {
    if (this.has(point)) return point;
    return this.claims.find(claim => claim.at)?.at ?? point;
  }

  /**
   * The row at a point, with the rule's answer under the best one, judged.
   * @param {number[]} point
   */
  at(point) {
    const items = this.forms.map((/** @type {any} */ form) => ({
      id: form.id, min: valueOf(form.min, point), max: valueOf(form.max, point), ideal: valueOf(form.ideal, point), priority: form.priority,
    }));
    const gaps = this.spacing.map(gap => valueOf(gap, point));
    const spacing = sum(gaps);
    const container = valueOf(this.available, point);
    const motion = equalSizes(items);
    const region = regionAt(this.regions, point);
    const best = regionAt(this.best, point);
    const lengths = (/** @type {Region | null} */ each) => each && each.lengths.map(form => valueOf(form, point));
    const [ruled, optimal] = [lengths(region), lengths(best)];
    const answers = [];
    if (optimal) answers.push({ engine: 'optimum', title: 'Best possible', best: true, lengths: optimal, verdict: this.verdict(motion, optimal, optimal, container, spacing) });
    if (ruled) answers.push({ engine: this.rule, title: this.title, best: false, lengths: ruled, verdict: this.verdict(motion, ruled, optimal ?? ruled, container, spacing) });
    return { row: { items, gaps, spacing, names: this.names }, motion, answers, container, region };
  }

  /**
   * The verdict at a point; the page judges fairness of equal sizes alone, and says of other policies that lengths differ.
   * @param {import('./row.js').Motion} motion
   * @param {number[]} lengths
   * @param {number[]} best
   * @param {number} container
   * @param {number} spacing
   * @returns {import('./judge.js').Verdict & {words?: string}}
   */
  verdict(motion, lengths, best, container, spacing) {
    const verdict = judge(motion, lengths, container, spacing);
    if (this.isPlain) return verdict;
    const far = Math.max(0, ...lengths.map((length, item) => Math.abs(length - best[item])));
    const none = { ...verdict, amount: 0, from: -1, to: -1 };
    if (far <= 1e-6 * Math.max(1, container)) return { ...none, kind: 'optimal' };
    const [total, least] = [sum(lengths), sum(best)];
    const over = Math.max(0, total + spacing - container);
    const avoidable = over - Math.max(0, least + spacing - container);
    if (avoidable > 1e-6) return { ...none, kind: 'avoidableOverflow', amount: avoidable };
    return { ...none, kind: total < least - 1e-6 ? 'unusedSpace' : 'unfair', amount: Math.max(far, least - total), words: `up to ${Math.round(far * 100) / 100} from the best` };
  }

  /**
   * What a claim measures at a point.
   * @param {Claim} claim
   * @param {number[]} point
   */
  measured(claim, point) {
    const pieces = regionAt(this.regions, point)?.pieces[claim.measure] ?? [];
    return pieces.length ? Math.max(...pieces.map(piece => valueOf(piece, point))) : 0;
  }
}

/** @param {any[]} written @returns {Region} */
const regionOf = ([bounds, lengths, pieces, words]) => ({
  bounds: bounds.map((/** @type {any[]} */ [strict, ...slack]) => ({ strict: strict === 1, slack: slack.map(numberOf) })),
  lengths: lengths.map(formOf), pieces: (pieces ?? []).map((/** @type {any[]} */ forms) => forms.map(formOf)), words: words ?? '',
});

/**
 * The region of a point; next to a border that rounding blurs, the closest.
 * @param {Region[]} regions
 * @param {number[]} point
 */
export function regionAt(regions, point) {
  let [closest, least] = [/** @type {Region | null} */ (null), -Infinity];
  for (const region of regions) {
    let worst = Infinity;
    let isIn = true;
    for (const { strict, slack } of region.bounds) {
      const value = valueOf(slack, point);
      worst = Math.min(worst, value);
      if (strict ? value <= 0 : value < 0) isIn = false;
    }
    if (isIn) return region;
    if (worst > least) [closest, least] = [region, worst];
  }
  return closest;
}

/** @type {Family[]} */
export const families = (page.families ?? []).map((/** @type {any} */ family, /** @type {number} */ index) => new Family(family, index));
