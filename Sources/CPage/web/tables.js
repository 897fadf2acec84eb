// tables.js: a table of texts in every width: the least height, what the rules of others make of it, and the texts as they break.
// The frontier and the rules' widths are the command's (`Sources/Reports/Pages/PageTable.swift`): nothing is solved here.

import { announce, draw, element, icon, make, short, soon } from './dom.js';
import { linesOf } from './lines.js';
import { clamp, counted, listed, points } from './numbers.js';
import { stepFor } from './plot.js';
import { chooser, stepsOf } from './controls.js';
import { followAtOnce } from './drags.js';
import { tableList, titleOfRule } from './text-table.js';

/** @typedef {import('./text-table.js').Laid} Laid */
/** @typedef {import('./text-table.js').Cell} Cell */
/** @typedef {(typeof tableList)[0]} TextTable */

/** So many rows are drawn: more would make a drag slow. */
const mostRows = 200;

/** What is shown. */
const tableStage = { table: 0, width: 0, rule: 'optimal', moved: () => {}, scale: 1, left: 0, from: 0, broken: '' };

/** Whether there are tables. */
export const hasTables = () => tableList.length > 0;

/** What leads here again. */
export const tableAddress = () => `#tables/${tableStage.table}?at=${tableStage.width}&by=${tableStage.rule}`;

/**
 * Shows a table.
 * @param {number} index
 * @param {URLSearchParams} options
 * @param {() => void} moved
 */
export function showTable(index, options, moved) {
  const place = tableList[index] ? index : 0;
  const table = tableList[place];
  const at = Number(options.get('at') ?? NaN);
  const by = options.get('by') ?? '';
  Object.assign(tableStage, { table: place, moved, width: Number.isFinite(at) && at > 0 ? at : table.start, rule: table.rules.has(by) ? by : table.by });
  element('main').replaceChildren(make('div', { class: 'proofs' },
    tableList.length > 1 && make('div', { class: 'fields family-choice' }, chooser('Table', 'table-choice', tableList.map(each => each.name), place, value => { location.hash = `#tables/${value}`; })),
    make('header', { class: 'lead small' }, make('h1', { id: 'name', tabindex: '-1' }, table.name), make('p', { id: 'table-finding', class: 'finding', role: 'status' })),
    make('div', { id: 'table-curve', class: 'theatre curve-box' }),
    make('div', { class: 'controls' }, make('label', { class: 'field', for: 'table-width' }, 'Width'),
      make('input', { id: 'table-width', type: 'number', min: 0, step: table.isOfPoints ? 'any' : 1, change: (/** @type {any} */ event) => widenTable(Number(event.target.value)) }),
      make('button', { class: 'square', 'aria-label': 'To the last change', click: () => turnTable(-1) }, '‹'),
      make('input', { id: 'table-slider', type: 'range', 'aria-label': 'Width of the table', input: (/** @type {any} */ event) => widenTable(Number(event.target.value)), keydown: stepsOf(() => tableStage.width, widenTable) }),
      make('button', { class: 'square', 'aria-label': 'To the next change', click: () => turnTable(1) }, '›')),
    make('div', { class: 'columns' },
      make('section', {}, make('h2', {}, 'Every rule in this width'), make('div', { id: 'table-rules' })),
      make('section', {}, make('h2', {}, 'Where it becomes lower'), make('p', { class: 'soft', id: 'table-next' }), make('div', { id: 'table-columns' }))),
    make('section', {}, make('h2', { id: 'table-title' }, ''), make('div', { id: 'table-text', class: 'wide', tabindex: '0', role: 'region', 'aria-label': 'The table as it breaks' }))));
  listenToCurve();
  redrawTable();
}

/** @param {number} width */
function widenTable(width) {
  if (!Number.isFinite(width) || width < 0) return announce('A width is a number from 0 on.');
  const table = tableList[tableStage.table];
  tableStage.width = table.isOfPoints ? width : Math.round(width);
  return soon(redrawTable);
}

/** @param {number} direction */
function turnTable(direction) {
  const turns = tableList[tableStage.table].frontier.map(point => point.width).reverse();
  const next = direction > 0 ? turns.find(at => at > tableStage.width + 1e-9) : turns.filter(at => at < tableStage.width - 1e-9).pop();
  if (next !== undefined) widenTable(next);
}

/** Draws the table in its width. */
export function redrawTable() {
  if (!element('table-curve')) return undefined;
  const table = tableList[tableStage.table];
  const best = table.best(tableStage.width);
  const laid = table.of(tableStage.rule, tableStage.width) ?? best;
  const verdict = table.verdict(laid, best);
  drawCurve(table, best);
  const isBest = tableStage.rule === table.by;
  const proved = best.proved ? 'proved' : 'the best that was found';
  const said = best.over > 1e-9 ? `nothing fits: it needs ${table.wide(table.narrowest.width)} at least.`
    : `the least height is ${table.tall(best.height)}, ${proved}.${isBest ? worstWords(table, best) : ` “${titleOfRule(tableStage.rule)}” makes it ${higherBy(table, laid.height - best.height)}.`}`;
  element('table-finding').replaceChildren(make('span', { class: `badge ${verdict.tone}` }, icon(verdict.sign), verdict.words), ' ', `In ${table.wide(tableStage.width)} ${said}`);
  const slider = /** @type {HTMLInputElement} */ (element('table-slider'));
  slider.min = String(Math.floor(table.narrowest.width * 0.8));
  slider.max = String(Math.max(table.end, Math.ceil(tableStage.width)));
  slider.step = '1';
  slider.value = String(tableStage.width);
  slider.setAttribute('aria-valuetext', `${table.wide(tableStage.width)}: ${table.tall(best.height)}`);
  if (document.activeElement !== element('table-width')) /** @type {HTMLInputElement} */ (element('table-width')).value = String(tableStage.width);
  const focused = document.activeElement?.getAttribute('data-rule');
  element('table-rules').replaceChildren(rulesTable(table, best));
  if (focused) /** @type {HTMLElement | null} */ (document.querySelector(`#table-rules [data-rule="${focused}"]`))?.focus();
  element('table-next').textContent = tableNextWords(table);
  element('table-columns').replaceChildren(columnsTable(table, laid));
  // To break the texts takes longest: only where other widths break them.
  const broken = [tableStage.table, tableStage.rule, laid.cuts, ...laid.widths].join();
  const room = /** @type {HTMLElement | null} */ (document.querySelector('#table-text .room'));
  if (room && broken === tableStage.broken) {
    setRoom(room, table, laid);
    return tableStage.moved();
  }
  tableStage.broken = broken;
  element('table-title').textContent = table.cells.length ? `${titleOfRule(tableStage.rule)}: the text as it breaks` : 'The columns';
  element('table-text').replaceChildren(table.cells.length ? textTable(table, laid) : widthsPicture(table, laid));
  return tableStage.moved();
}

/** @param {TextTable} table @param {number} more */
const higherBy = (table, more) => (Math.abs(more) < 1e-9 ? 'as high' : `${table.tall(Math.abs(more))} ${more > 0 ? 'higher' : 'lower'}`);

/** The rule of others that is farthest from the least height. @param {TextTable} table @param {Laid} best */
function worstWords(table, best) {
  const higher = [...table.rules.keys()].flatMap(rule => {
    const laid = table.of(rule, tableStage.width);
    return laid && laid.height > best.height + 1e-9 && laid.over < 1e-9 && laid.cuts <= best.cuts ? [{ rule, more: laid.height - best.height }] : [];
  }).sort((first, second) => second.more - first.more);
  return higher.length ? ` “${titleOfRule(higher[0].rule)}” makes it ${higherBy(table, higher[0].more)}.` : '';
}

/** @param {TextTable} table */
function tableNextWords(table) {
  const lower = [...table.frontier].reverse().find(point => point.width > tableStage.width + 1e-9);
  const narrower = table.frontier.find(point => point.width < tableStage.width - 1e-9 && point.height > table.best(tableStage.width).height);
  const parts = [lower ? `From ${table.wide(lower.width)} on ${table.tall(lower.height)} are enough.` : 'No width makes it lower.',
    narrower ? `Down to ${table.wide(table.best(tableStage.width).width)} it stays as it is.` : '', table.written.cutShort ? 'The limit of time left out narrower ones.' : ''];
  return parts.filter(Boolean).join(' ');
}

/**
 * Every rule: its height as a bar, by how much that is more than the least.
 * @param {TextTable} table
 * @param {Laid} best
 */
function rulesTable(table, best) {
  const all = [table.by, ...table.rules.keys()].map(rule => ({ rule, laid: /** @type {Laid} */ (table.of(rule, tableStage.width)) }));
  const tallest = Math.max(1, ...all.map(each => each.laid.height));
  return make('div', { class: 'wide', tabindex: '0', role: 'region', 'aria-label': 'Every rule' }, make('table', { class: 'bars' }, make('caption', { class: 'hidden' }, `Heights in ${table.wide(tableStage.width)}`),
    make('thead', {}, make('tr', {}, ['rule', table.isOfPoints ? 'points' : 'lines', 'height', 'verdict'].map((title, place) => make('th', { scope: 'col', class: place === 1 ? 'number' : null }, title)))),
    make('tbody', {}, all.map(({ rule, laid }) => {
      const { tone, sign, words } = table.verdict(laid, best);
      const share = (/** @type {number} */ height) => `width: ${short(height / tallest * 100)}%`;
      return make('tr', { class: rule === tableStage.rule ? 'on' : null },
        make('th', { scope: 'row' }, make('button', { class: 'plain', 'data-rule': rule, 'aria-pressed': String(rule === tableStage.rule), click: () => { tableStage.rule = rule; soon(redrawTable); } }, titleOfRule(rule))),
        make('td', { class: 'number' }, points(laid.height)),
        make('td', { class: 'bar-cell' }, make('span', { class: 'bar', style: share(Math.min(laid.height, best.height)) }), laid.height > best.height && make('span', { class: 'bar more', style: share(laid.height - best.height) })),
        make('td', { class: tone }, icon(sign), words));
    }))));
}

/** @param {TextTable} table @param {Laid} laid */
function columnsTable(table, laid) {
  const holding = table.written.holding;
  return make('div', { class: 'wide', tabindex: '0', role: 'region', 'aria-label': 'The columns' }, make('table', {},
    make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, 'column'), make('th', { scope: 'col', class: 'number' }, 'width'),
      holding && make('th', { scope: 'col' }, 'rows that hold it'), holding && make('th', { scope: 'col' }, 'next'))),
    make('tbody', {}, table.columns.map((name, column) => make('tr', {}, make('th', { scope: 'row' }, name),
      make('td', { class: 'number' }, laid.widths.length ? points(laid.widths[column]) : '–'),
      holding && make('td', {}, listed(holding[column][0].map((/** @type {number} */ row) => String(row + 1)))),
      holding && make('td', {}, holding[column].length > 1 ? `row ${holding[column][2] + 1} is lower from ${points(holding[column][1])} on` : ''))))));
}

/**
 * The text, broken as the widths break it.
 * @param {TextTable} table
 * @param {Laid} laid
 */
function textTable(table, laid) {
  const unit = table.isOfPoints ? 'px' : 'ch';
  const { gap, rows: all, header } = table.written;
  const rows = Math.min(all, mostRows);
  /** @type {Cell[][]} */
  const byRow = Array.from({ length: rows }, () => []);
  for (const cell of table.cells) if (cell.row < rows) byRow[cell.row].push(cell);
  const cuts = table.written.cut === true || laid.cuts > 0;
  const line = (/** @type {Cell[]} */ cells, /** @type {number} */ row) => make('tr', {}, cells.map(cell => {
    let width = gap * (cell.columns - 1);
    for (let column = cell.column; column < cell.column + cell.columns; column += 1) width += laid.widths[column];
    const room = table.isOfPoints ? Math.floor(width * 1000 / table.size + 1e-6) : width;
    const lines = cell.text ? linesOf(cell.text, room, cuts) : [];
    return make(cell.heading || row < header ? 'th' : 'td', {
      rowspan: cell.rows > 1 ? cell.rows : null, colspan: cell.columns > 1 ? cell.columns : null, style: `text-align: ${cell.side}`,
    }, make('span', { class: 'broken', style: `width: ${short(width)}${unit}` }, lines.join('\n')));
  }));
  const style = table.isOfPoints ? `font: ${table.size}px/${table.lineHeight}px Helvetica, Arial, sans-serif` : 'font: 13px/1.5 var(--mono)';
  const box = make('div', { class: 'room', style }, make('table', { class: table.isOfPoints ? 'laid in-points' : 'laid' },
    make('caption', { class: 'hidden' }, `${table.name}, ${titleOfRule(tableStage.rule)}`),
    header > 0 && make('thead', {}, byRow.slice(0, header).map(line)), make('tbody', {}, byRow.slice(header).map((cells, row) => line(cells, row + header)))));
  setRoom(box, table, laid);
  return all > rows ? make('div', {}, box, make('p', { class: 'soft' }, `The first ${rows} of ${counted(all, 'row')}.`)) : box;
}

/** Puts the wall where the width ends; the table may end before it, or beyond. @param {HTMLElement} box @param {TextTable} table @param {Laid} laid */
function setRoom(box, table, laid) {
  box.style.width = `calc(${short(tableStage.width)}${table.isOfPoints ? 'px' : 'ch'} + 2px)`;
  box.classList.toggle('over', laid.over > 1e-9);
}

/** The columns as a bar, where the page has no texts. @param {TextTable} table @param {Laid} laid */
function widthsPicture(table, laid) {
  if (!laid.widths.length) return make('p', { class: 'soft' }, 'An explanation has the columns of its own width alone.');
  const total = laid.widths.reduce((sum, width) => sum + width, 0);
  const [room, scale] = [640, 636 / Math.max(1, total)];
  let x = 2;
  return draw('svg', { class: 'picture', width: room, height: 44, viewBox: `0 0 ${room} 44`, role: 'img', 'aria-label': listed(table.columns.map((name, column) => `${name} ${points(laid.widths[column])}`)) },
    laid.widths.flatMap((width, column) => {
      const from = x;
      x += width * scale;
      return [draw('rect', { class: 'item stone', x: short(from), y: 2, width: short(Math.max(1, width * scale - 2)), height: 38, rx: 3 }),
        width * scale > 40 && draw('text', { class: 'label small', x: short(from + width * scale / 2), y: 26, 'text-anchor': 'middle' }, points(width))];
    }));
}

/**
 * Heights over widths: the least ones as steps, the chosen rule's dashed, and where the table is.
 * @param {TextTable} table
 * @param {Laid} best
 */
function drawCurve(table, best) {
  const box = element('table-curve');
  const width = Math.max(280, box.clientWidth);
  const [left, top, foot] = [44, 26, 216];
  const from = Math.floor(table.narrowest.width * 0.8);
  const end = Math.max(table.end, tableStage.width * 1.02);
  const scale = (width - left - 16) / Math.max(1, end - from);
  Object.assign(tableStage, { scale, left, from });
  const rule = tableStage.rule === table.by ? null : table.rules.get(tableStage.rule);
  const heights = table.frontier.map(point => point.height).concat(rule?.filter(each => each.over < 1e-9 && each.cuts === 0).map(each => each.height) ?? []);
  const tallest = Math.max(...heights) * 1.06;
  const x = (/** @type {number} */ place) => short(left + (clamp(place, from, end) - from) * scale);
  const y = (/** @type {number} */ height) => short(foot - Math.min(height, tallest) / tallest * (foot - top));
  // An answer that cuts words, or does not fit, is no height to compare.
  const steps = (/** @type {Laid[]} */ ascending) => ascending.map((point, place) => {
    const isWhole = (/** @type {Laid | undefined} */ each) => each !== undefined && each.cuts === 0 && each.over < 1e-9;
    if (!isWhole(point)) return '';
    return `${isWhole(ascending[place - 1]) ? 'L' : 'M'}${x(point.width)} ${y(point.height)}H${x(ascending[place + 1]?.width ?? end)}`;
  }).join('');
  const group = [];
  for (let step = stepFor((foot - top) / tallest, 34), at = step; at < tallest; at += step) {
    group.push(draw('path', { class: 'grid', d: `M${left} ${y(at)}H${width - 16}` }), draw('text', { class: 'label small soft', x: left - 6, y: Number(y(at)) + 4, 'text-anchor': 'end' }, points(at)));
  }
  for (let step = stepFor(scale, 64), at = Math.ceil(from / step) * step; at <= end; at += step) {
    group.push(draw('text', { class: 'label small soft', x: x(at), y: foot + 16, 'text-anchor': 'middle' }, points(at)));
  }
  group.push(draw('rect', { class: 'nofit', x: left, y: top, width: short(Math.max(0, (table.narrowest.width - from) * scale)), height: foot - top }, draw('title', {}, 'nothing fits')),
    draw('path', { class: 'axis', d: `M${left} ${foot}H${width - 16}` }), rule && draw('path', { class: 'curve rule', d: steps(rule) }),
    draw('path', { class: 'curve', d: steps([...table.frontier].reverse()) }),
    ...(table.frontier.length <= 60 ? table.frontier : []).map(point => draw('circle', { class: 'dot', cx: x(point.width), cy: y(point.height), r: 2.5 })),
    draw('path', { class: 'cursor', d: `M${x(tableStage.width)} ${top - 6}V${foot}` }), draw('circle', { class: 'dot', cx: x(tableStage.width), cy: y(best.height), r: 4.5 }),
    draw('text', { class: 'label small soft', x: 4, y: 14 }, table.isOfPoints ? 'height, in points' : 'lines'), draw('text', { class: 'label small soft', x: width - 16, y: foot + 32, 'text-anchor': 'end' }, table.isOfPoints ? 'width, in points' : 'width, in cells'));
  box.replaceChildren(draw('svg', { class: 'picture', width, height: foot + 38, viewBox: `0 0 ${width} ${foot + 38}`, role: 'img', 'aria-label': `Heights of ${table.name} from ${table.wide(table.narrowest.width)} to ${table.wide(table.widest.width)}` }, group));
}

/** The pointer moves the width. */
const listenToCurve = () => followAtOnce(element('table-curve'), (event, bounds) => {
  const at = Math.max(1, (event.clientX - bounds.left - tableStage.left) / tableStage.scale + tableStage.from);
  const near = tableList[tableStage.table].frontier.find(point => Math.abs(point.width - at) * tableStage.scale < 3);
  widenTable(near?.width ?? Math.round(at));
});
