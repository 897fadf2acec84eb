// dom.js: elements made from names, attributes and children.  Texts are texts: nothing that is shown is read as markup.

import { realized, signOf, writeAttribute } from './sketch.js';

/** @typedef {Record<string, string | number | boolean | null | undefined | ((event: any) => void)>} Attributes */
/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * @param {Element} element
 * @param {Attributes} attributes
 * @param {(Child | Child[])[]} children
 */
function furnish(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== null && value !== undefined && value !== false) writeAttribute(element, name, value);
  }
  for (const child of children.flat()) {
    if (child || child === 0 || child === '') element.append(typeof child === 'object' ? child : String(child));
  }
}

/**
 * An element of HTML; an attribute that is a function listens to the event of that name.
 * @param {string} name
 * @param {Attributes} [attributes]
 * @param {...(Child | Child[])} children
 */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  furnish(element, attributes, children);
  return element;
}

/**
 * An element of SVG.
 * @param {string} name
 * @param {Attributes} [attributes]
 * @param {...(Child | Child[])} children
 */
export function draw(name, attributes = {}, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  furnish(element, attributes, children);
  return element;
}

/**
 * The element of an id, which the shell has.
 * @param {string} id
 */
export const element = id => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * A sign of the shell's.
 * @param {string} name
 * @param {string} [style]
 */
export const icon = (name, style = 'icon') => realized(signOf(name, style));

/**
 * A number of SVG, short.
 * @param {number} value
 */
export const short = value => Math.round(value * 100) / 100;

/** @type {Set<() => void>} */
const waiting = new Set();

/**
 * Does something once before the next frame, however often it is asked.
 * @param {() => void} work
 */
export function soon(work) {
  if (waiting.size === 0) {
    requestAnimationFrame(() => {
      const all = [...waiting];
      waiting.clear();
      for (const each of all) each();
    });
  }
  waiting.add(work);
}

let speech = 0;

/**
 * Tells readers of the screen, four times a second at most.
 * @param {string} text
 */
export function announce(text) {
  clearTimeout(speech);
  speech = window.setTimeout(() => { element('live').textContent = text; }, 250);
}

/** @type {CanvasRenderingContext2D | null} */
let pen = null;
/** Asked once: to ask for it styles the page again. */
let face = '';
/** @type {Map<number, Map<string, number>>} */
const widths = new Map();

/**
 * How wide a text is as it is drawn, in pixels.
 * @param {string} text
 * @param {number} [size]
 */
export function wide(text, size = 13) {
  let known = widths.get(size);
  if (!known) widths.set(size, known = new Map());
  const found = known.get(text);
  if (found !== undefined) return found;
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * size * 0.55;
  face ||= getComputedStyle(document.body).fontFamily;
  pen.font = `600 ${size}px ${face}`;
  const width = pen.measureText(text).width;
  if (known.size > 20000) known.clear();
  known.set(text, width);
  return width;
}

/** Letters as people count them: an emoji of several signs is one. */
const segmenter = new Intl.Segmenter();
/**
 * The beginnings of a text with their widths, by size and text: while one drags, the same names are cut to ever other widths.
 * @type {Map<string, {text: string, width: number}[]>}
 */
const beginnings = new Map();

/** @param {string} text @param {number} size */
function beginningsOf(text, size) {
  const key = `${size} ${text}`;
  const known = beginnings.get(key);
  if (known) return known;
  let before = '';
  const list = Array.from(segmenter.segment(text), ({ segment }) => ({ text: before += segment, width: wide(before, size) }));
  if (beginnings.size > 5000) beginnings.clear();
  beginnings.set(key, list);
  return list;
}

/**
 * A text cut to a width.
 * @param {string} text
 * @param {number} width
 * @param {number} [size]
 */
export function cut(text, width, size = 13) {
  if (wide(text, size) <= width) return text;
  const room = width - wide('…', size);
  const list = beginningsOf(text, size);
  let [low, high] = [0, list.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (list[middle].width <= room) low = middle; else high = middle - 1;
  }
  return `${list[low].text}…`;
}
