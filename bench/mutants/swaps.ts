/** What stands in an operator's place, one mutant each. */
export const operators: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '++': ['--'],
  '--': ['++'],
};

/** Methods that are easily taken for each other: decimals are compared and added by methods, not by operators. */
export const methods: ReadonlyMap<string, string> = new Map(
  Object.entries({
    plus: 'minus',
    minus: 'plus',
    times: 'div',
    div: 'times',
    lt: 'lte',
    lte: 'lt',
    gt: 'gte',
    gte: 'gt',
    every: 'some',
    some: 'every',
    find: 'findLast',
    findLast: 'find',
    min: 'max',
    max: 'min',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
    toLowerCase: 'toUpperCase',
    toUpperCase: 'toLowerCase',
  }),
);

/** Methods that answer the same kind of value as they are asked of, so that the call can be left out. */
export const omissible: ReadonlySet<string> = new Set([
  'abs',
  'filter',
  'neg',
  'reverse',
  'slice',
  'toSorted',
  'trim',
]);
