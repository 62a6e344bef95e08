import { parseSync, Visitor } from 'vite';
import type { ESTree, VisitorObject } from 'vite';
import { methods, omissible, operators } from './swaps.ts';

/** One small change of a source text: what stands from `start` to `end` becomes `text`. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** A statement is left out, an expression replaced. */
  readonly of: 'expression' | 'statement';
}

type Literal = Parameters<NonNullable<VisitorObject['Literal']>>[0];

interface Range {
  readonly start: number;
  readonly end: number;
}

const isText = (node: ESTree.Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** Collects the mutants of one source text; ranges that a change would make meaningless (types, keys, paths) are left out. */
class Finder {
  readonly #source: string;
  readonly #found: Mutant[] = [];
  readonly #fixed: Range[] = [];
  readonly #chains: Range[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  get mutants(): Mutant[] {
    const once = new Map(
      this.#found.map((mutant) => [`${mutant.start} ${mutant.end} ${mutant.text}`, mutant]),
    );
    return [...once.values()]
      .filter((mutant) => mutant.text !== this.#textOf(mutant))
      .filter((mutant) => !this.#fixed.some(({ start, end }) => start <= mutant.start && mutant.end <= end))
      .toSorted(
        (one, other) => one.start - other.start || other.end - one.end || (one.text < other.text ? -1 : 1),
      );
  }

  #textOf({ start, end }: Range): string {
    return this.#source.slice(start, end);
  }

  fix(range: Range | null | undefined): void {
    if (range) this.#fixed.push(range);
  }

  replace({ start, end }: Range, text: string): void {
    this.#found.push({ start, end, text, of: 'expression' });
  }

  omit({ start, end }: Range): void {
    this.#found.push({ start, end, text: ';', of: 'statement' });
  }

  /** Replaces a part of an expression; inside an optional chain the whole chain is replaced, as half of one is another. */
  replacePart(part: Range, text: string, whole: Range): void {
    const { start, end } = this.#chains.at(-1) ?? whole;
    this.replace(
      { start, end },
      this.#source.slice(start, part.start) + text + this.#source.slice(part.end, end),
    );
  }

  enterChain(chain: Range): void {
    this.#chains.push(chain);
  }

  leaveChain(): void {
    this.#chains.pop();
  }

  operator(whole: Range, left: Range, operator: string, right: Range): void {
    for (const other of operators[operator] ?? [])
      this.replace(whole, `${this.#textOf(left)} ${other} ${this.#textOf(right)}`);
    if (operator === '??') for (const side of [left, right]) this.replace(whole, this.#textOf(side));
  }

  negate(test: Range): void {
    this.replace(test, `!(${this.#textOf(test)})`);
  }

  optional({ optional, start, end }: Range & { readonly optional: boolean }, before: Range): void {
    if (!optional) return;
    const at = this.#source.indexOf('?.', before.end);
    const isNamed = /\w|#/.test(this.#source[at + 2] ?? '');
    this.replacePart({ start: at, end: at + 2 }, isNamed ? '.' : '', { start, end });
  }

  method(call: ESTree.CallExpression): void {
    const { callee } = call;
    if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier')
      return;
    const { name } = callee.property;
    const other = methods.get(name);
    if (other !== undefined) this.replacePart(callee.property, other, call);
    if (name === 'eq') this.negate(call);
    if (omissible.has(name)) this.replacePart({ start: callee.object.end, end: call.end }, '', call);
  }

  literal(node: Literal): void {
    const { value } = node;
    if (typeof value === 'number')
      for (const other of [value + 1, value - 1]) this.replace(node, String(other));
    else if (typeof value === 'string') this.replace(node, value === '' ? "'mutated'" : "''");
    else if (typeof value === 'boolean') this.replace(node, String(!value));
    else if ('regex' in node) this.#expression(node, node.regex);
  }

  /** An anchor or a flag of a regular expression left out. */
  #expression(node: Range, { pattern, flags }: { readonly pattern: string; readonly flags: string }): void {
    if (pattern.startsWith('^')) this.replace(node, `/${pattern.slice(1)}/${flags}`);
    if (/(^|[^\\])\$$/.test(pattern)) this.replace(node, `/${pattern.slice(0, -1)}/${flags}`);
    if (flags.includes('i')) this.replace(node, `/${pattern}/${flags.replace('i', '')}`);
  }
}

/** All mutants of a TypeScript source, in the order of their places. */
export const findMutants = (path: string, source: string): Mutant[] => {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const finder = new Finder(source);
  const key = (node: { readonly computed: boolean; readonly key: Range }): void => {
    if (!node.computed) finder.fix(node.key);
  };
  new Visitor({
    ImportDeclaration: (node) => finder.fix(node),
    ExportAllDeclaration: (node) => finder.fix(node),
    ExportNamedDeclaration: (node) => finder.fix(node.source),
    ImportExpression: (node) => finder.fix(node),
    TSLiteralType: (node) => finder.fix(node),
    TSTypeAliasDeclaration: (node) => finder.fix(node),
    TSInterfaceDeclaration: (node) => finder.fix(node),
    TSModuleDeclaration: (node) => finder.fix(node),
    Property: key,
    PropertyDefinition: key,
    MethodDefinition: key,
    ChainExpression: (node) => finder.enterChain(node),
    'ChainExpression:exit': () => finder.leaveChain(),
    MemberExpression: (node) => finder.optional(node, node.object),
    CallExpression: (node) => {
      finder.optional(node, node.callee);
      finder.method(node);
    },
    BinaryExpression: (node) => {
      // Texts are joined, never subtracted.
      if (node.operator === '+' && (isText(node.left) || isText(node.right))) return;
      finder.operator(node, node.left, node.operator, node.right);
    },
    LogicalExpression: (node) => finder.operator(node, node.left, node.operator, node.right),
    AssignmentExpression: (node) => finder.operator(node, node.left, node.operator, node.right),
    UpdateExpression: (node) => {
      const at = node.prefix ? node.start : node.end - 2;
      const other = node.operator === '++' ? '--' : '++';
      finder.replacePart({ start: at, end: at + 2 }, other, node);
    },
    UnaryExpression: (node) => {
      if (node.operator === '!' || node.operator === '-')
        finder.replace(node, source.slice(node.argument.start, node.argument.end));
    },
    ConditionalExpression: ({ start, end, test, consequent, alternate }) => {
      const [asked, yes, no] = [test, consequent, alternate].map((part) =>
        source.slice(part.start, part.end),
      );
      finder.replace({ start, end }, `${asked} ? ${no} : ${yes}`);
    },
    IfStatement: (node) => {
      // The operator of a comparison is negated where it stands.
      if (node.test.type !== 'BinaryExpression') finder.negate(node.test);
      finder.replace(node.test, 'true');
      finder.omit(node);
    },
    WhileStatement: (node) => finder.replace(node.test, 'false'),
    ForOfStatement: (node) => finder.omit(node),
    ReturnStatement: (node) => finder.omit(node),
    ThrowStatement: (node) => finder.omit(node),
    BreakStatement: (node) => finder.omit(node),
    ContinueStatement: (node) => finder.omit(node),
    ExpressionStatement: (node) => {
      if (node.directive) finder.fix(node);
      else finder.omit(node);
    },
    ArrowFunctionExpression: ({ body }) => {
      if (body.type !== 'BlockStatement') finder.replace(body, 'undefined');
    },
    ArrayExpression: (node) => {
      if (node.elements.length > 0) finder.replace(node, '[]');
    },
    TemplateLiteral: (node) => finder.replace(node, "''"),
    Literal: (node) => finder.literal(node),
  }).visit(program);
  return finder.mutants;
};
