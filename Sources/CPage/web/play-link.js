// play-link.js: the playground's row in the address, and a link to it.

import { announce, element } from './dom.js';
import { problemText } from './problem.js';

/** @typedef {import('./policies.js').Problem} Problem */

let addressingPlay = 0;

/** The address of a row, without what comes before it. @param {Problem} problem */
const addressOf = problem => `#play=${encodeURIComponent(JSON.stringify(JSON.parse(problemText(problem))))}`;

/** Keeps the row in the address. @param {Problem} problem */
export function keepAddress(problem) {
  clearTimeout(addressingPlay);
  addressingPlay = window.setTimeout(() => {
    if (!element('play-json')) return;
    try { history.replaceState(null, '', addressOf(problem)); } catch { /* A page in a sandbox keeps its address. */ }
  }, 200);
}

/** Copies a link to the row, and says so on its button. @param {Problem} problem */
export function copyLink(problem) {
  const button = element('play-copy');
  const say = (/** @type {string} */ words, /** @type {string} */ told) => {
    button.textContent = words;
    announce(told);
    setTimeout(() => { button.textContent = 'Copy link'; }, 2000);
  };
  // At once: some browsers let a page write to the clipboard only while a press is handled.
  const written = navigator.clipboard?.writeText(new URL(addressOf(problem), location.href).href) ?? Promise.reject(new Error('no clipboard'));
  written.then(() => say('Copied', 'The link is copied.'), () => say('Not copied', 'Copy the address of the page.'));
}
