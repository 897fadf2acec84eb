// scene.js: a scene of the page, in each of its texts and sizes: the frames that the command followed over all widths, exactly
// (`Sources/Reports/Pages/PageScene.swift`).  Lengths in points.

import { page } from './data.js';
import { numberOf } from './sweep.js';

/** @typedef {{id: string, kind: string, depth: number, parent: string, text: string}} View */
/** @typedef {{from: number, fit: string, overflowing: string[], frames: Map<string, number[]>, slopes: Map<string, number[]>}} Piece */
/** @typedef {{id: string, slopes: number[], frame: number[], view: View}} Seen */
/** @typedef {{name: string, title: string, pieces: Piece[], turns: {at: number, words: string}[]}} Swept */

/** A scene of the page. */
export class Scene {
  /** @param {any} written @param {number} index */
  constructor(written, index) {
    this.name = written.id ?? `scene ${index + 1}`;
    /** @type {{claim: string, verdict: string, words?: string, at?: number}[]} */
    this.claims = written.claims ?? [];
    /** @type {Variant[]} */
    this.variants = written.variants.map((/** @type {any} */ variant) => new Variant(variant));
    /** @type {string[]} */
    this.texts = [...new Set(this.variants.map(variant => variant.texts))];
    /** @type {string[]} */
    this.sizes = [...new Set(this.variants.map(variant => variant.size))];
  }

  /** The scene in some texts of a size. @param {number} texts @param {number} size */
  variant(texts, size) {
    return this.variants.find(each => each.texts === this.texts[texts] && each.size === this.sizes[size]) ?? this.variants[0];
  }
}

/** A scene in one language, at one size of its texts. */
class Variant {
  /** @param {any} written */
  constructor(written) {
    this.texts = written.texts ?? '';
    this.size = written.size ?? '';
    this.proposal = typeof written.scene.proposal?.[0] === 'number' ? written.scene.proposal[0] : null;
    /** @type {Map<string, View>} */
    this.views = new Map();
    this.collect(written.scene.tree, 0, '');
    /** @type {Swept[]} */
    this.sweeps = written.sweeps.map((/** @type {any} */ sweep) => ({
      name: sweep.engine, title: sweep.engine === 'optimal' ? 'The best lengths' : 'SwiftUI’s rule',
      pieces: sweep.pieces.map((/** @type {any} */ piece) => ({
        from: numberOf(piece.from), fit: piece.fit, overflowing: piece.overflowing ?? [],
        frames: new Map(Object.entries(piece.frames).map(([id, frame]) => [id, /** @type {any[]} */ (frame).map(numberOf)])),
        slopes: new Map(Object.entries(piece.slopes).map(([id, frame]) => [id, /** @type {any[]} */ (frame).map(numberOf)])),
      })),
      turns: sweep.breakpoints.map((/** @type {any} */ turn) => ({ at: numberOf(turn.available), words: turn.words })),
    }));
  }

  /** @param {any} node @param {number} depth @param {string} parent */
  collect(node, depth, parent) {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) { for (const each of node) this.collect(each, depth, parent); return; }
    const isView = typeof node.kind === 'string';
    const id = isView && typeof node.id === 'string' ? node.id : '';
    if (id) this.views.set(id, { id, kind: node.kind, depth, parent, text: textIn(node) });
    for (const key of Object.keys(node)) this.collect(node[key], depth + (isView ? 1 : 0), id || parent);
  }

  /** Where the slider begins. */
  get start() { return this.proposal ?? this.sweeps[0].turns.map(turn => turn.at).find(at => at > 0) ?? 320; }

  /** The last width that is worth showing. */
  get end() { return Math.max(100, this.start * 1.5, ...this.sweeps.flatMap(sweep => sweep.turns.map(turn => turn.at * 1.15)).filter(Number.isFinite)); }

  /** The frames at a width. @param {Swept} sweep @param {number} width */
  at(sweep, width) {
    const piece = sweep.pieces.filter(each => each.from <= width).pop() ?? sweep.pieces[0];
    return { piece, frames: [...piece.frames].map(([id, frame]) => {
      const slopes = piece.slopes.get(id) ?? [0, 0, 0, 0];
      return { id, slopes, frame: frame.map((value, place) => value + slopes[place] * (width - piece.from)), view: this.views.get(id) ?? { id, kind: '', depth: 1, parent: '', text: '' } };
    }).sort((first, second) => first.view.depth - second.view.depth) };
  }
}

/** The first text of a view, which is shown in it. @param {any} node @returns {string} */
function textIn(node) {
  if (!node || typeof node !== 'object') return '';
  if (typeof node.string === 'string') return node.string;
  for (const key of ['child', 'content']) {
    const text = textIn(node[key]);
    if (text) return text;
  }
  return '';
}

/** @type {Scene[]} */
export const sceneList = (page.scenes ?? []).map((/** @type {any} */ scene, /** @type {number} */ index) => new Scene(scene, index));
