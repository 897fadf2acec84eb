// engines.js: what a comparison found of each engine: verdicts, distances from the optimum, agreement, time, and the worst answers,
// whose rows are in the page.  `Sources/Reports/Pages/PageComparison.swift` writes it.

import { cut, draw, element, icon, make, short } from './dom.js';
import { cases, page } from './data.js';
import { counted, points } from './numbers.js';
import { chooser } from './controls.js';
import { drawRow } from './overview.js';
import { titleOfRule } from './text-table.js';
import { engineName, kindOrder, kinds } from './words.js';

/** @typedef {import('./words.js').Kind} Kind */
/** @typedef {{name: string, title: string, answers: number, none: number, count: (kind: Kind) => number, differing: number, gaps: number[], reaching: number[][], times: number[]}} Engine */

/** @type {any[]} */
const comparisonList = page.comparisons ?? [];
/** @type {any[]} */
const tallyList = page.tallies ?? [];

/** Whether there are comparisons. */
export const hasEngines = () => comparisonList.length + tallyList.length > 0;

/** @param {any} written @returns {Engine} */
const engineOf = written => ({
  ...written, title: engineName(written.name, written.title ?? written.name), none: written.none ?? 0,
  count: (/** @type {Kind} */ kind) => written.verdicts[page.kinds.indexOf(kind)] ?? 0,
});

/** @param {number} part @param {number} whole */
const percent = (part, whole) => (whole ? `${points(Math.round(part / whole * 1000) / 10)} %` : '–');

/**
 * Shows a comparison.
 * @param {number} index
 */
export function showEngines(index) {
  const names = [...comparisonList.map(each => `${counted(each.rows, 'row')}, ${counted(each.engines.length, 'engine')}`), ...tallyList.map(each => counted(each.tables, 'table'))];
  const place = names[index] ? index : 0;
  const choice = names.length > 1 && make('div', { class: 'fields family-choice' }, chooser('Comparison', 'comparison', names, place, value => { location.hash = `#engines/${value}`; }));
  element('main').replaceChildren(make('div', { class: 'proofs' }, choice,
    place < comparisonList.length ? comparisonView(comparisonList[place]) : tallyView(tallyList[place - comparisonList.length])));
}

/** @param {any} written */
function comparisonView(written) {
  const engines = /** @type {Engine[]} */ (written.engines.map(engineOf));
  const worst = [...engines].filter(engine => engine.answers > 0).sort((first, second) => first.count('optimal') / first.answers - second.count('optimal') / second.answers)[0];
  const misses = worst ? worst.answers - worst.count('optimal') : 0;
  const headline = misses
    ? [`${worst.title} misses the best answer to `, make('span', { class: 'overflow' }, `${misses.toLocaleString('en')} of ${counted(worst.answers, 'row')}`), '.']
    : ['Every engine gives the best answer to every row.'];
  const asked = engines.some(engine => engine.times.length);
  return make('div', { class: 'compared' }, make('header', { class: 'lead small' }, make('h1', { id: 'name', tabindex: '-1' }, ...headline),
    make('p', { class: 'soft' }, `${counted(written.rows, 'row')}${written.unreadable ? `; ${counted(written.unreadable, 'line')} could not be read` : ''}. Each answer is judged by the row’s own policy.`)),
  make('section', {}, make('h2', {}, 'Verdicts'), wideTable('Verdicts by engine', verdictTable(engines))),
  make('section', {}, make('h2', {}, 'How far from the optimum'), make('p', { class: 'soft' }, 'The greatest difference of a length, over the answers that differ. A curve shows how many answers are off by so much or more.'),
    reachPicture(engines), wideTable('Distances by engine', distanceTable(engines, asked))),
  written.agreement.length > 0 && make('section', {}, make('h2', {}, 'Who agrees with whom'), wideTable('Agreement of engines', agreementTable(written, engines))),
  written.worst.length > 0 && make('section', {}, make('h2', {}, 'The worst answers'), make('div', { class: 'worst' }, written.worst.map((/** @type {any[]} */ each) => worstFigure(each, engines)))));
}

/** @param {string} label @param {Node} table */
const wideTable = (label, table) => make('div', { class: 'wide', tabindex: '0', role: 'region', 'aria-label': label }, table);

/** @param {Engine[]} engines */
function verdictTable(engines) {
  const kindsThere = kindOrder.filter(kind => engines.some(engine => engine.count(kind) > 0));
  return make('table', { class: 'bars' }, make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, 'engine'), make('th', { scope: 'col', class: 'number' }, 'answers'),
    make('th', { scope: 'col' }, 'share'), kindsThere.map(kind => make('th', { scope: 'col', class: 'number' }, icon(kind), kinds[kind].name)),
    engines.some(engine => engine.none) && make('th', { scope: 'col', class: 'number' }, 'no answer'))),
  make('tbody', {}, engines.map(engine => make('tr', {}, make('th', { scope: 'row' }, engine.title), make('td', { class: 'number' }, engine.answers.toLocaleString('en')),
    make('td', { class: 'bar-cell' }, make('span', { class: 'strip' }, kindOrder.filter(kind => engine.count(kind) > 0).map(kind =>
      make('span', { class: `ribbon-part ${kinds[kind].tone}`, style: `width: ${short(engine.count(kind) / engine.answers * 100)}%`, title: `${kinds[kind].name}: ${engine.count(kind)}` })))),
    kindsThere.map(kind => make('td', { class: `number ${engine.count(kind) ? kinds[kind].tone : 'soft'}` }, engine.count(kind).toLocaleString('en'), ' ', make('small', { class: 'difference' }, engine.count(kind) ? percent(engine.count(kind), engine.answers) : ''))),
    engines.some(each => each.none) && make('td', { class: 'number' }, engine.none.toLocaleString('en'))))));
}

/** @param {Engine[]} engines @param {boolean} asked */
function distanceTable(engines, asked) {
  const head = ['answers that differ', 'median', '95 of 100', 'greatest', ...(asked ? ['median time', '95 of 100'] : [])];
  const time = (/** @type {number} */ value) => (value === undefined ? '–' : `${points(value)} µs`);
  return make('table', {}, make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, 'engine'), head.map(title => make('th', { scope: 'col', class: 'number' }, title)))),
    make('tbody', {}, engines.map(engine => make('tr', {}, make('th', { scope: 'row' }, engine.title), make('td', { class: 'number' }, `${engine.differing.toLocaleString('en')}, ${percent(engine.differing, engine.answers)}`),
      [0, 1, 2].map(place => make('td', { class: 'number' }, engine.gaps[place] === undefined ? '–' : points(engine.gaps[place]))),
      asked && [0, 1].map(place => make('td', { class: 'number' }, time(engine.times[place])))))));
}

/** @param {any} written @param {Engine[]} engines */
function agreementTable(written, engines) {
  const cell = (/** @type {number} */ first, /** @type {number} */ second) => {
    const pair = written.agreement.find((/** @type {number[]} */ each) => (each[0] === first && each[1] === second) || (each[0] === second && each[1] === first));
    return make('td', { class: 'number' }, first === second || !pair ? '' : percent(pair[3], pair[2]));
  };
  return make('table', {}, make('thead', {}, make('tr', {}, make('td', {}), engines.map(engine => make('th', { scope: 'col', class: 'number' }, engine.title)))),
    make('tbody', {}, engines.map((engine, row) => make('tr', {}, make('th', { scope: 'row' }, engine.title), engines.map((_, column) => cell(row, column))))));
}

/** How many answers are off by so much or more: a curve an engine, over a logarithmic axis. @param {Engine[]} engines */
function reachPicture(engines) {
  const curves = engines.filter(engine => engine.reaching.length);
  if (!curves.length) return null;
  const [width, height, left, foot] = [Math.min(720, Math.max(280, innerWidth - 64)), 220, 48, 184];
  const right = width < 560 ? 122 : 176;
  const places = curves.flatMap(engine => engine.reaching.map(([at]) => at));
  const [from, to] = [Math.log10(Math.min(...places)), Math.log10(Math.max(...places, Math.min(...places) * 10))];
  const most = Math.max(...curves.map(engine => engine.reaching[0][1] / engine.answers));
  const x = (/** @type {number} */ at) => short(left + (Math.log10(at) - from) / (to - from) * (width - left - right));
  const y = (/** @type {number} */ share) => short(foot - share / most * (foot - 16));
  // Names stand beside the picture, moved apart, each at the height of its curve's end.
  const ends = curves.map(engine => ({ engine, y: Number(y(engine.reaching[engine.reaching.length - 1][1] / engine.answers)) })).sort((first, second) => first.y - second.y);
  ends.forEach((end, place) => { if (place) end.y = Math.max(end.y, ends[place - 1].y + 15); });
  for (let place = ends.length - 1, limit = foot; place >= 0; place -= 1, limit -= 15) ends[place].y = Math.min(ends[place].y, limit);
  const marks = [];
  for (let power = Math.ceil(from); power <= to; power += 1) {
    marks.push(draw('path', { class: 'grid', d: `M${x(10 ** power)} 12V${foot}` }), draw('text', { class: 'label small soft', x: x(10 ** power), y: foot + 16, 'text-anchor': 'middle' }, points(10 ** power)));
  }
  return draw('svg', { class: 'picture', width, height, viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': `Shares of answers by their distance from the optimum; the greatest is ${percent(most, 1)}` }, marks,
    draw('path', { class: 'axis', d: `M${left} ${foot}H${width - right}` }), draw('text', { class: 'label small soft', x: left - 6, y: 22, 'text-anchor': 'end' }, percent(most, 1)), draw('text', { class: 'label small soft', x: left - 6, y: foot, 'text-anchor': 'end' }, '0'),
    draw('text', { class: 'label small soft', x: width - right, y: foot + 32, 'text-anchor': 'end' }, 'points off, or more'),
    curves.map((engine, place) => draw('path', { class: `curve engine-${place % 4}`, d: engine.reaching.map(([at, count], step) => `${step ? 'L' : 'M'}${x(at)} ${y(count / engine.answers)}`).join('') })),
    ends.flatMap(({ engine, y: down }) => [draw('path', { class: `curve engine-${curves.indexOf(engine) % 4}`, d: `M${width - right + 8} ${down}h20` }),
      draw('text', { class: 'label small', x: width - right + 34, y: down + 4 }, cut(engine.title, right - 36, 12))]));
}

/** @param {any[]} worst @param {Engine[]} engines */
function worstFigure([engine, index, , place], engines) {
  const row = cases[index];
  const name = row.engines[0];
  if (!name) return null;
  const { picture, words } = drawRow(row, name, Math.min(560, Math.max(272, innerWidth - 64)));
  return make('figure', {}, picture, make('figcaption', {}, make('b', {}, row.name), `, ${engines[engine].title}: ${words} `,
    make('a', { href: `#rows/${index}?by=${encodeURIComponent(name)}` }, 'Move its container'), make('span', { class: 'soft' }, ` (${place})`)));
}

/** Rules over many tables. @param {any} written */
function tallyView(written) {
  const rules = [...written.rules].sort((first, second) => (second.mean ?? 0) - (first.mean ?? 0));
  const worst = rules[0];
  const more = (/** @type {number | undefined} */ ratio) => (ratio === undefined ? '–' : ratio <= 1 + 1e-9 ? 'least' : `+${points(Math.round((ratio - 1) * 1000) / 10)} %`);
  return make('div', { class: 'compared' }, make('header', { class: 'lead small' },
    make('h1', { id: 'name', tabindex: '-1' }, worst?.mean > 1 + 1e-9 ? `${titleOfRule(worst.name)} makes tables ${points(Math.round((worst.mean - 1) * 1000) / 10)} % taller than need be, in the mean.` : 'No rule makes a table taller than need be.'),
    make('p', { class: 'soft' }, `${counted(written.tables, 'table')}; ${written.fit} fit their width, and ${written.proved} of these have a proved least height.`)),
  wideTable('Heights by rule', make('table', { class: 'bars' }, make('thead', {}, make('tr', {}, ['rule', 'mean height', '', 'worst', 'as low as possible', 'cut words', 'too wide', 'worst table'].map((name, place) => make(name ? 'th' : 'td', { scope: name ? 'col' : null, class: [1, 3, 4, 5, 6].includes(place) ? 'number' : null }, name)))),
    make('tbody', {}, rules.map(rule => make('tr', {}, make('th', { scope: 'row' }, titleOfRule(rule.name)), make('td', { class: 'number' }, more(rule.mean)),
      make('td', { class: 'bar-cell' }, make('span', { class: 'bar', style: `width: ${short(100 / Math.max(1, worst.mean ?? 1))}%` }), rule.mean > 1 && make('span', { class: 'bar more', style: `width: ${short((rule.mean - 1) * 100 / Math.max(1, worst.mean ?? 1))}%` })),
      make('td', { class: 'number' }, more(rule.worst)), make('td', { class: 'number' }, percent(rule.optimal, rule.answers)), make('td', { class: 'number' }, rule.cutting), make('td', { class: 'number' }, rule.tooWide), make('td', {}, rule.worstTable ?? '')))))));
}
