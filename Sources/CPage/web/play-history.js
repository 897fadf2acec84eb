// play-history.js: what the playground's row was before each change, so that one can take changes back.

/** @typedef {import('./policies.js').Problem} Problem */

const mostSteps = 200;
/** @type {Problem[]} */
const past = [];
/** @type {Problem[]} */
const future = [];
let lastKey = '';

/**
 * Keeps a row before it is changed; changes of one key, such as the digits of a number, are one step.
 * @param {Problem} problem
 * @param {string} key empty for a step of its own
 */
export function remember(problem, key) {
  if (key && key === lastKey) return;
  past.push(problem);
  if (past.length > mostSteps) past.shift();
  future.length = 0;
  lastKey = key;
}

/** What comes next is a step of its own. */
export const endStep = () => { lastKey = ''; };

/** Whether something can be taken back. */
export const canUndo = () => past.length > 0;

/**
 * The row as it was before the last step, or after the step that was taken back last; `null` where there is none.
 * @param {Problem} now
 * @param {boolean} isForth
 */
export function stepped(now, isForth) {
  const [from, to] = isForth ? [future, past] : [past, future];
  const found = from.pop();
  lastKey = '';
  if (!found) return null;
  to.push(now);
  return found;
}
