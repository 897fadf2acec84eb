// text-table.js: a table of texts of the page: its frontier, and what the rules of others make of it (`PageTable.swift`).

import { page } from './data.js';
import { textOf } from './lines.js';
import { clamp, counted, points } from './numbers.js';

/** @typedef {{width: number, height: number, widths: number[], proved: boolean, cuts: number, over: number}} Laid */
/** @typedef {{row: number, rows: number, column: number, columns: number, heading: boolean, side: string, text: import('./lines.js').Text | null}} Cell */

/** @type {Record<string, string>} */
const ruleTitles = { optimal: 'Least height', 'css-auto': 'CSS, automatic', rich: 'Rich', psql: 'psql, wrapped', tabulary: 'tabulary', equal: 'Equal columns', intopt: 'Integer program' };
/**
 * How people call a rule of tables.
 * @param {string} name
 */
export const titleOfRule = name => (Object.hasOwn(ruleTitles, name) ? ruleTitles[name] : name);

/** A table of the page. */
class TextTable {
  /** @param {any} written @param {number} index */
  constructor(written, index) {
    this.name = written.id ?? `table ${index + 1}`;
    /** @type {string[]} */ this.columns = written.columns;
    this.isOfPoints = written.size !== undefined;
    /** @type {number} */ this.size = written.size ?? 13;
    /** @type {number} */ this.lineHeight = written.line ?? 1;
    this.written = written;
    this.by = written.by ?? 'optimal';
    const laid = (/** @type {any[]} */ [width, height, widths, cuts = 0, over = 0]) => ({ width, height, widths, cuts, over, proved: true });
    /** @type {Laid[]} */
    this.frontier = written.frontier.map((/** @type {any[]} */ [width, height, widths, proved = 1]) => ({ ...laid([width, height, widths]), proved: proved === 1 }));
    /** @type {Map<string, Laid[]>} */
    this.rules = new Map(Object.entries(written.rules).map(([name, list]) => [name, /** @type {any[]} */ (list).map(laid)]));
    /** @type {Cell[]} */
    this.cells = (written.cells ?? []).map((/** @type {any} */ cell) => ({
      row: cell.at[0], rows: cell.at[1], column: cell.at[2], columns: cell.at[3], heading: cell.heading === true, side: cell.side ?? 'left',
      text: cell.text !== undefined || cell.characters ? textOf(cell) : null,
    }));
  }

  get widest() { return this.frontier[0]; }
  get narrowest() { return this.frontier[this.frontier.length - 1]; }
  get start() { return clamp(this.written.available ?? (this.isOfPoints ? 480 : 80), this.narrowest.width, Math.max(this.narrowest.width, this.widest.width)); }
  get end() { return Math.ceil(this.widest.width * 1.04); }

  /** The best table of a width; where nothing fits, the narrowest. @param {number} width @returns {Laid} */
  best(width) {
    const found = this.frontier.find(point => point.width <= width + 1e-9) ?? this.narrowest;
    return { ...found, over: Math.max(0, found.width - width) };
  }

  /** What a rule makes of a width. @param {string} rule @param {number} width @returns {Laid | null} */
  of(rule, width) {
    if (rule === this.by) return this.best(width);
    const list = this.rules.get(rule);
    if (!list) return null;
    return list.filter(entry => entry.width <= width + 1e-9).pop() ?? list[0];
  }

  /** A height in words. @param {number} height */
  tall(height) { return this.isOfPoints ? `${points(height)} points` : counted(height, 'line'); }

  /** A width in words. @param {number} width */
  wide(width) { return this.isOfPoints ? `${points(width)} points` : counted(width, 'cell'); }

  /** The verdict on a rule's answer beside the best. @param {Laid} laid @param {Laid} best */
  verdict(laid, best) {
    const more = laid.height - best.height;
    if (laid.over > 1e-9 && best.over < 1e-9) return { tone: 'overflow', sign: 'avoidableOverflow', words: `${this.wide(laid.over)} too wide` };
    if (laid.cuts > best.cuts) return { tone: 'bounds', sign: 'outOfBounds', words: `cuts words in ${counted(laid.cuts, 'cell')}` };
    if (more > 1e-9) return { tone: 'unused', sign: 'unusedSpace', words: `${this.tall(more)} more than need be` };
    return { tone: 'optimal', sign: 'optimal', words: best.over > 1e-9 ? 'optimal, nothing fits' : 'as low as possible' };
  }
}

/** @type {TextTable[]} */
export const tableList = (page.tables ?? []).map((/** @type {any} */ table, /** @type {number} */ index) => new TextTable(table, index));

