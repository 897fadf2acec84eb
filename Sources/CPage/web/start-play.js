// start-play.js: the playground begins, once GLPK is there.

import { answersTo } from './answers.js';
import { addView, begin } from './app.js';
import { element } from './dom.js';
import { beginPlay, listenToKeys, playView, redrawPlay } from './play.js';
import { problemText, readProblem } from './problem.js';
import { namesOf } from './row.js';
import { startGLPK } from './program.js';
import { sentence } from './words.js';

await startGLPK();
// For scripts, as the browser test: what the page makes of a problem.
Object.assign(globalThis, { plumb: { answersTo, namesOf, problemText, readProblem, sentence } });
addView({
  redraw: redrawPlay,
  show: text => {
    element('main').replaceChildren(playView());
    beginPlay(text);
  },
});
listenToKeys();
begin();
