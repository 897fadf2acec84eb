// data.js: what the command wrote into the page, read as cases.  `Sources/Reports/Pages` writes it: change both together.

import { sum } from './numbers.js';
import { equalSizes, namesOf, totalOf } from './row.js';
import { lengthsAt, pieceAt, piecesOf } from './sweep.js';
import { judge } from './judge.js';
import { engineName } from './words.js';

/**
 * What is written of an engine, which may be called like a property of every object.
 * @template Value
 * @param {Record<string, Value> | undefined} written
 * @param {string} engine
 */
export const ofEngine = (written, engine) => (written && Object.hasOwn(written, engine) ? written[engine] : undefined);

/** @typedef {import('./words.js').Kind} Kind */
/** @typedef {{engine: string, title: string, kind: Kind, gap: number, words: string | null, lengths: number[]}} Answer */

/** What stands in the page, in plain or deflated. */
async function writtenData() {
  const store = document.getElementById('data');
  const text = store?.textContent ?? '{}';
  if (store?.dataset.encoding !== 'deflate') return text;
  const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))).text();
}

/**
 * The page's data.
 * @type {any}
 */
export const page = JSON.parse(await writtenData());
/** @type {Map<string, string>} */
const titles = new Map((page.engines ?? []).map((/** @type {any} */ engine) => [engine.name, engine.title]));

/**
 * How people call an engine of the page.
 * @param {string} name
 */
export const titleOf = name => (isStated(name) ? `${name}, from the file` : engineName(name, titles.get(name) ?? name));

/** Whether a file calls its answer like a rule that the page has by another name. @param {string} name */
const isStated = name => [...titles].some(([other, title]) => other !== name && title === name);

/** A row with its answers; what takes long is read when it is asked for. */
export class Case {
  /**
   * @param {any} written
   * @param {number} index
   */
  constructor(written, index) {
    this.written = written;
    this.index = index;
    /** @type {import('./bounds.js').BoundItem[]} */
    this.items = written.items.map((/** @type {any[]} */ [id, min, max, priority, ideal]) => ({
      id, min, max: max ?? Infinity, priority: priority === '-infinity' ? -Infinity : priority ?? 0, ideal: ideal ?? min,
    }));
    /** @type {string} */
    this.policy = written.policy ?? 'equal-sizes';
    (written.fields ?? []).forEach((/** @type {any} */ fields, /** @type {number} */ place) => Object.assign(this.items[place], { basis: fields.basis ?? 0, grow: fields.grow ?? 0 }));
    this.names = namesOf(this.items);
    const gap = written.spacing ?? 0;
    /** @type {number[]} */
    this.gaps = Array.isArray(gap) ? gap : new Array(Math.max(0, this.items.length - 1)).fill(gap);
    this.spacing = sum(this.gaps);
    this.name = written.id ?? `row ${index + 1}`;
    this.vertical = written.axis === 'vertical';
    /** @type {Map<string, import('./sweep.js').Piece[]>} */
    this.sweeps = new Map();
    /** @type {Answer[] | null} */ this.known = null;
    /** @type {import('./row.js').Motion | null} */ this.plainMotion = null;
    /** @type {import('./row.js').Motion[] | null} */ this.listed = null;
    /** @type {number[] | null} */ this.turns = null;
    /** The answers that were asked for last. @type {{container: number, answers: any[]} | null} */ this.last = null;
    /**
     * The row's own container; `null` where it states none that is finite.
     * @type {number | null}
     */
    this.container = typeof written.available === 'number' ? written.available : null;
    /** @type {string[]} */
    this.engines = written.answers.slice(1).map((/** @type {any[]} */ answer) => answer[0]);
  }

  /**
   * The sweep of an engine, if there is one.
   * @param {string} engine
   */
  sweep(engine) {
    const known = this.sweeps.get(engine);
    if (known) return known;
    const written = ofEngine(this.written.sweeps, engine);
    if (!written) return null;
    const pieces = piecesOf(written, this.items.length);
    this.sweeps.set(engine, pieces);
    return pieces;
  }

  /**
   * The answers in the row's own container, the optimum first.
   * @returns {Answer[]}
   */
  get answers() {
    const kinds = page.kinds;
    return this.known ??= /** @type {Answer[]} */ (this.written.answers.map((/** @type {any[]} */ [engine, kind, gap = 0, words = null, lengths], /** @type {number} */ place) => ({
      engine, title: titleOf(engine), kind: kinds[kind], gap, words,
      lengths: lengths?.map(Number) ?? lengthsAt(this.sweep(place ? engine : 'optimum') ?? [], this.container ?? 0),
    })));
  }

  /**
   * The verdict on an engine where the row stands.
   * @param {string} engine
   * @returns {{kind: Kind, gap: number} | null}
   */
  verdict(engine) {
    const answer = this.written.answers.find((/** @type {any[]} */ each, /** @type {number} */ place) => place && each[0] === engine);
    return answer ? { kind: page.kinds[answer[1]], gap: answer[2] ?? 0 } : null;
  }

  /**
   * What the policy makes of the row in a container.
   * @param {number} container
   * @returns {import('./row.js').Motion}
   */
  motion(container) {
    if (!this.written.motions) return (this.plainMotion ??= equalSizes(this.items));
    this.listed ??= this.written.motions.map((/** @type {any[]} */ [from, lower, upper, base, weight, tiers]) =>
      ({ from, lower, upper: upper.map((/** @type {number | null} */ most) => most ?? Infinity), base, weight, tiers }));
    const all = /** @type {import('./row.js').Motion[]} */ (this.listed);
    return all.filter(each => each.from <= container).pop() ?? all[0];
  }

  /** Where the slider begins: the row's own container, or what the optimum takes. */
  get start() {
    if (this.container !== null) return this.container;
    const total = totalOf(this, this.answers[0].lengths);
    return Number.isFinite(total) ? total : sum(this.items.map(item => item.min)) + this.spacing + 100;
  }

  /** The last container that is worth showing. */
  get end() {
    const turns = this.breakpoints;
    const last = turns.length ? turns[turns.length - 1] : 0;
    const totals = this.answers.map(answer => totalOf(this, answer.lengths)).filter(Number.isFinite);
    return Math.max(1, this.start * 1.15, ...totals.map(total => total * 1.04), Math.min(last * 1.08, this.start * 3 + 40));
  }

  /** Where anything changes, in order. */
  get breakpoints() {
    if (this.turns) return this.turns;
    const all = Object.keys(this.written.sweeps).flatMap(engine => (this.sweep(engine) ?? []).slice(1).map(piece => piece.from));
    return this.turns = [...new Set(all)].sort((first, second) => first - second);
  }

  /**
   * All answers in a container: where the row stands the command's own, elsewhere by the sweeps.
   * @param {number} container
   */
  at(container) {
    if (this.last?.container !== container) this.last = { container, answers: this.judged(container) };
    return /** @type {ReturnType<Case['judged']>} */ (this.last.answers);
  }

  /** @param {number} container */
  judged(container) {
    const own = container === this.container;
    const motion = this.motion(container);
    const best = this.sweep('optimum');
    // A policy whose factors hand out a part of the room says by its best answer how much that is.
    const budget = this.policy === 'css-flex' && best ? budgetOf(motion, sum(lengthsAt(best, container)), container - this.spacing) : undefined;
    return this.answers.flatMap((answer, place) => {
      const pieces = this.sweep(place ? answer.engine : 'optimum');
      if (!own && (!pieces || (place && !ofEngine(this.written.ribbons, answer.engine)))) return [];
      const lengths = own || !pieces ? answer.lengths : lengthsAt(pieces, container);
      const verdict = judge(motion, lengths, container, this.spacing, budget);
      if (own) {
        verdict.kind = answer.kind;
        if (answer.kind === 'outOfBounds' && answer.words && verdict.from >= 0) verdict.said = answer.words;
      }
      const slopes = pieces ? pieceAt(pieces, container).slopes : null;
      return [{ ...answer, lengths, verdict, slopes, best: place === 0 }];
    });
  }
}

/**
 * What the factors of a flex line hand out: what its best answer takes, unless that is too long because nothing fits.
 * @param {import('./row.js').Motion} motion
 * @param {number} total of the best answer
 * @param {number} room
 */
const budgetOf = (motion, total, room) => (total > room && total <= sum(motion.lower) + 1e-6 ? room : total);

/** @type {Case[]} */
export const cases = (page.rows ?? []).map((/** @type {any} */ row, /** @type {number} */ index) => new Case(row, index));

/**
 * The engines whose verdicts lists and filters show, in order.
 * @type {string[]}
 */
export const engineNames = (page.engines ?? []).map((/** @type {any} */ engine) => engine.name);
