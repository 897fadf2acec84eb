// varying.js: families in the playground: a row some of whose lengths vary with parameters, at one of its points.  What is proved for
// all points is the command's affair (`plumb prove`).  Lengths in points.

/** @typedef {{name: string, from: number, to: number}} Parameter */
/** @typedef {Record<string, number>} Point */

/** What is wrong with a field. */
export class FieldError extends Error {
  /**
   * @param {string} field
   * @param {string} message
   */
  constructor(field, message) {
    super(message);
    this.field = field;
  }
}

/**
 * A number, or a fraction in a text.
 * @param {any} value
 * @param {string} field
 */
function numberIn(value, field) {
  const [above, below = '1'] = typeof value === 'string' ? value.split('/') : [value];
  const number = typeof value === 'number' ? value : /^-?\d+(\.\d+)?$/.test(String(above)) ? Number(above) / Number(below) : NaN;
  if (!Number.isFinite(number)) throw new FieldError(field, `must be a number, not ${JSON.stringify(value)}`);
  return number;
}

/**
 * The parameters of a family, each with its interval.
 * @param {any} value
 * @returns {Parameter[]}
 */
export function parametersOf(value) {
  const { parameters } = value;
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters)) throw new FieldError('parameters', 'must be an object such as {"w": [320, 1440]}');
  return Object.entries(parameters).map(([name, range]) => {
    const field = `parameters.${name}`;
    if (!/^[A-Za-z_]\w*$/.test(name) || name === 'infinity') throw new FieldError(field, 'is no name of a parameter; it must begin with a letter');
    if (!Array.isArray(range) || range.length !== 2) throw new FieldError(field, 'must have a least and a greatest value');
    const [from, to] = range.map(each => numberIn(each, field));
    if (from > to) throw new FieldError(field, `${from} is more than ${to}`);
    return { name, from, to };
  });
}

/**
 * What an expression comes to at a point.
 * @param {any} value
 * @param {Point} point
 * @param {string} field
 * @returns {number}
 */
function expressionAt(value, point, field) {
  if (typeof value === 'string' && Object.hasOwn(point, value)) return point[value];
  if (!Array.isArray(value)) {
    if (typeof value === 'string' && /^[A-Za-z_]/.test(value)) throw new FieldError(field, `names “${value}”, which is no parameter`);
    return numberIn(value, field);
  }
  const [operator, ...parts] = value;
  const numbers = parts.map(part => expressionAt(part, point, field));
  if (numbers.length < 2) throw new FieldError(field, 'must have two parts behind its operator at least');
  switch (operator) {
    case '+': return numbers.reduce((sum, number) => sum + number, 0);
    case '-': return numbers[0] - numbers[1];
    case '*': return numbers[0] * numbers[1];
    case '/': return numbers[0] / numbers[1];
    default: throw new FieldError(field, `must begin with +, -, * or /, not ${JSON.stringify(operator)}`);
  }
}

/**
 * The problem of a family at a point, as its JSON would be.
 * @param {any} family
 * @param {Point} point
 */
export function familyAt(family, point) {
  const { parameters, where = [], claims, ...rest } = family;
  if (!Array.isArray(where)) throw new FieldError('where', 'must be a list of inequalities');
  where.forEach((tie, place) => {
    const field = `where[${place}]`;
    if (!Array.isArray(tie) || tie.length !== 3 || !['<=', '>=', '=='].includes(tie[0])) throw new FieldError(field, 'must be an inequality such as ["<=", a, b]');
    const [first, second] = [expressionAt(tie[1], point, field), expressionAt(tie[2], point, field)];
    const holds = tie[0] === '<=' ? first <= second + 1e-9 : tie[0] === '>=' ? first >= second - 1e-9 : Math.abs(first - second) < 1e-9;
    if (!holds) throw new FieldError(field, 'does not hold at this point: the family has no row here');
  });
  const item = (/** @type {any} */ each, /** @type {number} */ place) => {
    const found = { ...each };
    for (const name of ['min', 'ideal', 'max', 'basis', 'base']) {
      if (found[name] !== undefined && found[name] !== 'infinity') found[name] = expressionAt(found[name], point, `items[${place}].${name}`);
    }
    return found;
  };
  // A list of gaps is not an expression, which begins with its operator.
  const isList = Array.isArray(rest.spacing) && typeof rest.spacing[0] !== 'string';
  return {
    ...rest, ...(rest.available === undefined ? {} : { available: expressionAt(rest.available, point, 'available') }),
    ...(rest.spacing === undefined ? {} : { spacing: isList ? rest.spacing.map((/** @type {any} */ gap, /** @type {number} */ place) => expressionAt(gap, point, `spacing[${place}]`)) : expressionAt(rest.spacing, point, 'spacing') }),
    ...(Array.isArray(rest.items) ? { items: rest.items.map(item) } : {}),
  };
}
