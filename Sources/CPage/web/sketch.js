// sketch.js: parts of the page that are drawn again and again, as while one drags: a sketch says what should stand there, and only
// what differs from the sketch before it is written.  Texts are texts, and sketches have no listeners: who draws again would add more.

/** @typedef {{isSVG: boolean, name: string, attributes: Record<string, any>, children: (Sketch | string)[], node: Element | null}} Sketch */
/** @typedef {Sketch | string | number | null | undefined | false} SketchChild */

/**
 * @param {boolean} isSVG
 * @param {string} name
 * @param {Record<string, any>} attributes
 * @param {(SketchChild | SketchChild[])[]} children
 * @returns {Sketch}
 */
function sketched(isSVG, name, attributes, children) {
  const kept = [];
  for (const child of children.flat()) {
    if (typeof child === 'object' && child) kept.push(child);
    else if (child || child === 0) kept.push(String(child));
  }
  return { isSVG, name, attributes, children: kept, node: null };
}

/** An element of SVG. @param {string} name @param {Record<string, any>} [attributes] @param {...(SketchChild | SketchChild[])} children */
export const sketch = (name, attributes = {}, ...children) => sketched(true, name, attributes, children);

/** An element of HTML. @param {string} name @param {Record<string, any>} [attributes] @param {...(SketchChild | SketchChild[])} children */
export const sketchHTML = (name, attributes = {}, ...children) => sketched(false, name, attributes, children);

/**
 * Writes an attribute; styles by the element's own list, since the policy of the page takes none from text.
 * @param {Element} node
 * @param {string} name
 * @param {any} value
 */
export function writeAttribute(node, name, value) {
  if (name === 'style') /** @type {HTMLElement} */ (node).style.cssText = value ?? '';
  else if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? '' : String(value));
}

/**
 * An element made of a sketch.
 * @param {Sketch} what
 * @returns {any}
 */
export function realized(what) {
  const node = what.isSVG ? document.createElementNS('http://www.w3.org/2000/svg', what.name) : document.createElement(what.name);
  for (const name in what.attributes) if (what.attributes[name] !== null) writeAttribute(node, name, what.attributes[name]);
  for (const child of what.children) node.append(typeof child === 'string' ? child : realized(child));
  what.node = node;
  return node;
}

/** @param {SketchChild} child */
const nodeOf = child => (typeof child === 'object' && child ? realized(child) : document.createTextNode(String(child)));

/** @param {Element} node @param {(Sketch | string)[]} before @param {(Sketch | string)[]} after */
function writeChildren(node, before, after) {
  after.forEach((child, place) => {
    const old = before[place];
    if (old === undefined) node.append(nodeOf(child));
    else if (typeof old === 'string' || typeof child === 'string') {
      const there = node.childNodes[place];
      if (typeof old !== typeof child) there.replaceWith(nodeOf(child));
      else if (old !== child) there.nodeValue = /** @type {string} */ (child);
    } else if (old.name !== child.name || !old.node) node.childNodes[place].replaceWith(realized(child));
    else {
      child.node = old.node;
      for (const name in child.attributes) if (child.attributes[name] !== old.attributes[name]) writeAttribute(old.node, name, child.attributes[name]);
      for (const name in old.attributes) if (!(name in child.attributes)) old.node.removeAttribute(name);
      writeChildren(old.node, old.children, child.children);
    }
  });
  for (let rest = before.length - after.length; rest > 0; rest -= 1) node.lastChild?.remove();
}

/** What stands in elements. @type {WeakMap<Element, (Sketch | string)[]>} */
const standing = new WeakMap();

/**
 * Has an element hold what is sketched, and nothing else.
 * @param {Element} parent
 * @param {...(SketchChild | SketchChild[])} children
 */
export function showIn(parent, ...children) {
  const { children: after } = sketched(false, '', {}, children);
  const before = standing.get(parent);
  if (!before) parent.replaceChildren();
  writeChildren(parent, before ?? [], after);
  standing.set(parent, after);
}

/**
 * A sign of the shell's.
 * @param {string} name
 * @param {string} [style]
 * @param {Record<string, number>} [place]
 */
export const signOf = (name, style = 'icon', place = {}) =>
  sketch('svg', { class: style, viewBox: '0 0 16 16', 'aria-hidden': 'true', ...place }, sketch('use', { href: `#i-${name}` }));
