// play-drags.js: how a picture of the playground follows a pointer, be it a mouse or a finger.

/** The item at a place of the window, whatever lies over it, or -1. @param {{clientX: number, clientY: number}} place */
function itemAt({ clientX, clientY }) {
  const item = document.elementsFromPoint(clientX, clientY).map(each => each.closest('[data-item]')).find(Boolean);
  return item ? Number(item.getAttribute('data-item')) : -1;
}

/**
 * What a picture does with a pointer: `grasp` says what a press takes hold of, if anything, and `end` comes behind a drag; `point` shows
 * an item or, with -1, the pinned one, `pin` keeps it shown, `judge` has the headline speak of a rule.
 * @typedef {{grasp: (event: PointerEvent) => ((event: PointerEvent) => void) | null, end: () => void, point: (item: number) => void, pin: (item: number) => void, judge: (engine: string) => void}} Hand
 */

/**
 * Follows the pointer in a picture: what one takes hold of is dragged, any other press pins an item, and a mouse points at items.
 * @param {HTMLElement} box
 * @param {Hand} hand
 */
export function followPointer(box, hand) {
  /** @type {((event: PointerEvent) => void) | null} */
  let move = null;
  let [isMoved, from] = [false, 0];
  box.addEventListener('pointerdown', event => {
    move = event.button ? null : hand.grasp(event);
    [isMoved, from] = [false, event.clientX + event.clientY];
    if (move) box.setPointerCapture(event.pointerId);
  });
  box.addEventListener('pointermove', event => {
    if (move) {
      isMoved ||= Math.abs(event.clientX + event.clientY - from) > 2;
      if (isMoved) move(event);
    } else if (event.pointerType === 'mouse') {
      const item = /** @type {Element} */ (event.target).closest?.('[data-item]');
      hand.point(item ? Number(item.getAttribute('data-item')) : -1);
    }
  });
  box.addEventListener('pointerleave', () => { if (!move) hand.point(-1); });
  for (const name of ['pointerup', 'pointercancel']) box.addEventListener(name, () => { if (move) { move = null; hand.end(); } });
  box.addEventListener('click', event => {
    if (isMoved) return;
    const rule = document.elementsFromPoint(event.clientX, event.clientY).map(each => each.closest('[data-judge]')).find(Boolean);
    if (rule) return hand.judge(rule.getAttribute('data-judge') ?? '');
    return hand.pin(itemAt(event));
  });
}
