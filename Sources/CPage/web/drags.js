// drags.js: how a picture follows a pointer, be it a mouse or a finger.

/**
 * What lies at a place of the window, whatever lies over it: the value of an attribute of the uppermost element that has it, or `null`.
 * @param {{clientX: number, clientY: number}} place
 * @param {string} attribute
 */
export function foundAt({ clientX, clientY }, attribute) {
  const found = document.elementsFromPoint(clientX, clientY).map(each => each.closest(`[${attribute}]`)).find(Boolean);
  return found ? found.getAttribute(attribute) : null;
}

/**
 * What of an element says an attribute of it or of what it is in, or `null`.
 * @param {EventTarget | null} target
 * @param {string} attribute
 */
export const valueAt = (target, attribute) => /** @type {Element | null} */ (target)?.closest?.(`[${attribute}]`)?.getAttribute(attribute) ?? null;

/**
 * What a picture does with a pointer: `grasp` says what a press takes hold of, if anything, and `end` comes behind a drag; `point` is told
 * what a mouse is over, `null` when it leaves, and `press` of a press that drags nothing.
 * @typedef {{grasp: (event: PointerEvent) => ((event: PointerEvent) => void) | null, end?: () => void, point?: (target: EventTarget | null) => void, press?: (event: MouseEvent) => void}} Hand
 */

/**
 * Follows the pointer in a picture: what one takes hold of is dragged, any other press is one, and a mouse points at what it is over.
 * @param {HTMLElement} box
 * @param {Hand} hand
 */
export function followPointer(box, { grasp, end, point, press }) {
  /** @type {((event: PointerEvent) => void) | null} */
  let move = null;
  let [isMoved, fromX, fromY] = [false, 0, 0];
  box.addEventListener('pointerdown', event => {
    move = event.button ? null : grasp(event);
    [isMoved, fromX, fromY] = [false, event.clientX, event.clientY];
    if (move) box.setPointerCapture(event.pointerId);
  });
  box.addEventListener('pointermove', event => {
    if (move) {
      isMoved ||= Math.max(Math.abs(event.clientX - fromX), Math.abs(event.clientY - fromY)) > 2;
      if (isMoved) move(event);
    } else if (event.pointerType === 'mouse') point?.(event.target);
  });
  box.addEventListener('pointerleave', () => { if (!move) point?.(null); });
  for (const name of ['pointerup', 'pointercancel']) box.addEventListener(name, () => { if (move) { move = null; end?.(); } });
  box.addEventListener('click', event => { if (!isMoved) press?.(event); });
}

/**
 * A plot whose place is dragged from anywhere: it goes where the pointer is, at once.
 * @param {HTMLElement} box
 * @param {(event: PointerEvent, bounds: DOMRect) => void} place
 */
export const followAtOnce = (box, place) => followPointer(box, { grasp: down => {
  // Asked once a drag: to ask at every move would lay the page out again.
  const bounds = box.getBoundingClientRect();
  place(down, bounds);
  return event => place(event, bounds);
} });
