import { SyntaxKind } from 'typescript/unstable/ast';
import type { Expression, FunctionLikeDeclaration, Node, NodeArray } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import type { LiteralType, Type } from 'typescript/unstable/sync';
import { type Code, within } from './program.ts';

/** A text that cannot be told from the code. */
export class Unreadable extends Error {}

/** Stands for `$n` of a parameter that is collected while the statement is put together. */
export const placeholder = '\u0001';

/** What the parameters of the functions around an expression stand for. */
type Bound = ReadonlyMap<Node, { readonly node: Node; readonly bound: Bound }>;

const nothing: Bound = new Map();
const deepest = 40;
const mostTexts = 48;

/** Every text in which each of the alternatives occurs, all combinations while they are few. */
const joined = (pieces: readonly (readonly string[])[]): string[] => {
  const combinations = pieces.reduce((count, { length }) => count * length, 1);
  if (combinations <= mostTexts)
    return pieces.reduce<string[]>(
      (texts, piece) => texts.flatMap((text) => piece.map((more) => text + more)),
      [''],
    );
  const longest = Math.max(...pieces.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    pieces.map((piece) => piece[at % piece.length] ?? '').join(''),
  );
};

const union = (...texts: readonly (readonly string[])[]): string[] => [...new Set(texts.flat())];

/** Tells the texts that an expression may have, from the constants, branches and functions that it is made of. */
export class Texts {
  readonly #code: Code;
  /** Parameters that stand for an item of a list. */
  readonly #texts = new Map<Node, readonly string[]>();
  #depth = 0;

  constructor(code: Code) {
    this.#code = code;
  }

  /** At least one text. Throws `Unreadable`. */
  of(node: Node, bound: Bound = nothing): string[] {
    if (this.#depth > deepest) throw new Unreadable('it goes round in a circle');
    this.#depth += 1;
    try {
      return this.#read(node, bound);
    } finally {
      this.#depth -= 1;
    }
  }

  #read(node: Node, bound: Bound): string[] {
    if (is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node) || is.isNumericLiteral(node))
      return [node.text];
    if (is.isTemplateExpression(node))
      return joined([
        [node.head.text],
        ...node.templateSpans.flatMap(({ expression, literal }) => [
          this.of(expression, bound),
          [literal.text],
        ]),
      ]);
    if (is.isParenthesizedExpression(node) || is.isAsExpression(node) || is.isSatisfiesExpression(node))
      return this.of(node.expression, bound);
    if (is.isConditionalExpression(node))
      return union(this.of(node.whenTrue, bound), this.of(node.whenFalse, bound));
    if (is.isBinaryExpression(node))
      return this.#binary(node.operatorToken.kind, node.left, node.right, bound);
    if (is.isCallExpression(node)) return this.#call(node.expression, node.arguments, bound);
    if (is.isIdentifier(node)) return this.#named(node, bound);
    if (is.isPropertyAccessExpression(node) || is.isElementAccessExpression(node))
      return this.#member(node, bound);
    return this.#literals(node);
  }

  #binary(operator: SyntaxKind, left: Expression, right: Expression, bound: Bound): string[] {
    if (operator === SyntaxKind.PlusToken) return joined([this.of(left, bound), this.of(right, bound)]);
    if (operator === SyntaxKind.QuestionQuestionToken || operator === SyntaxKind.BarBarToken)
      return union(this.of(left, bound), this.of(right, bound));
    throw new Unreadable(`an operator in ${left.parent.getText()}`);
  }

  /** A constant, with what is appended to it, or a parameter of a function. */
  #named(name: Node, bound: Bound): string[] {
    const declaration = this.#code.declarationOf(name);
    if (declaration === null) return this.#literals(name);
    const given = bound.get(declaration);
    if (given !== undefined) return this.of(given.node, given.bound);
    const item = this.#texts.get(declaration);
    if (item !== undefined) return [...item];
    if (is.isVariableDeclaration(declaration) && declaration.initializer !== undefined)
      return joined([this.of(declaration.initializer, bound), ...this.#appended(declaration, bound)]);
    if (is.isParameterDeclaration(declaration) && is.isIdentifier(declaration.name))
      return this.#literalsOr(name, () => this.#passed(declaration));
    return this.#literals(name);
  }

  #appended(declaration: Node, bound: Bound): string[][] {
    return [...within(functionAround(declaration) ?? declaration.getSourceFile())].flatMap((node) =>
      is.isBinaryExpression(node) &&
      node.operatorToken.kind === SyntaxKind.PlusEqualsToken &&
      this.#code.declarationOf(node.left) === declaration
        ? [union(this.of(node.right, bound), [''])]
        : [],
    );
  }

  /** What all callers of a function pass for a parameter. */
  #passed(parameter: Node): string[] {
    const around = functionAround(parameter);
    const at = around?.parameters.findIndex((each) => each === parameter) ?? -1;
    const name = around === null ? undefined : nameOf(around);
    if (name === undefined || at < 0) throw new Unreadable(`the parameter ${parameter.getText()}`);
    const passed = this.#code.usesOf(name).flatMap(({ parent }) => {
      if (!is.isCallExpression(parent) || isTest(parent)) return [];
      const argument = parent.arguments[at];
      return argument === undefined ? [] : [this.of(argument)];
    });
    const initializer = is.isParameterDeclaration(parameter) ? parameter.initializer : undefined;
    const all = union(...passed, initializer === undefined ? [] : this.of(initializer));
    if (all.length === 0) throw new Unreadable(`nobody passes ${parameter.getText()}`);
    return all;
  }

  #member(node: Node, bound: Bound): string[] {
    const target =
      is.isPropertyAccessExpression(node) || is.isElementAccessExpression(node) ? node.expression : node;
    const object = this.#valueOf(target, bound);
    const key = is.isPropertyAccessExpression(node) ? node.name.text : undefined;
    if (object !== null && is.isObjectLiteralExpression(object)) {
      const values = object.properties.flatMap((each) => {
        if (!is.isPropertyAssignment(each) && !is.isShorthandPropertyAssignment(each)) return [];
        if (key !== undefined && each.name.getText() !== key) return [];
        return [this.of(is.isPropertyAssignment(each) ? each.initializer : each.name, bound)];
      });
      if (values.length > 0) return union(...values);
    }
    return this.#literals(node);
  }

  #valueOf(node: Node, bound: Bound): Node | null {
    if (!is.isIdentifier(node)) return is.isAsExpression(node) ? this.#valueOf(node.expression, bound) : node;
    const declaration = this.#code.declarationOf(node);
    if (declaration === null) return null;
    const given = bound.get(declaration);
    if (given !== undefined) return this.#valueOf(given.node, given.bound);
    const value = is.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    if (value === undefined) return null;
    return is.isAsExpression(value) || is.isSatisfiesExpression(value) ? value.expression : value;
  }

  #call(callee: Expression, given: NodeArray<Expression>, bound: Bound): string[] {
    if (this.#code.checker.typeToString(this.#typeOf(callee)) === '(value: unknown) => string')
      return [placeholder];
    if (is.isPropertyAccessExpression(callee) && callee.name.text === 'join')
      return this.#list(callee.expression, this.of(given[0] ?? callee, bound), bound);
    if (is.isPropertyAccessExpression(callee) && callee.name.text === 'trim')
      return this.of(callee.expression, bound).map((text) => text.trim());
    const called = this.#functionOf(callee, bound);
    if (called === null) return this.#literals(callee.parent);
    const inside = new Map(bound);
    called.parameters.forEach((parameter, at) => {
      const argument = given[at] ?? parameter.initializer;
      if (argument !== undefined) inside.set(parameter, { node: argument, bound });
    });
    return union(...answersOf(called).map((answer) => this.of(answer, inside)));
  }

  #functionOf(callee: Node, bound: Bound): FunctionLikeDeclaration | null {
    const declaration = is.isIdentifier(callee) ? this.#code.declarationOf(callee) : null;
    if (declaration !== null && is.isFunctionDeclaration(declaration)) return declaration;
    const value = this.#valueOf(callee, bound);
    return value !== null && (is.isArrowFunction(value) || is.isFunctionExpression(value)) ? value : null;
  }

  /** A list that is joined: with all that is pushed into it, and with nothing of that. */
  #list(list: Node, separators: readonly string[], bound: Bound): string[] {
    const [first, pushed] = this.#items(list, bound);
    return separators.flatMap((separator) =>
      union(
        ...[first, [...first, ...pushed]].map((items) =>
          joined(items.flatMap((item, at) => (at === 0 ? [item] : [[separator], item]))),
        ),
      ),
    );
  }

  /** The items that a list begins with, and those that may be pushed into it. */
  #items(list: Node, bound: Bound): readonly [first: string[][], pushed: string[][]] {
    if (is.isCallExpression(list) && is.isPropertyAccessExpression(list.expression)) {
      const [each] = list.arguments;
      const made = each && this.#functionOf(each, bound);
      const [item] = made?.parameters ?? [];
      if (list.expression.name.text === 'map' && made && item) {
        const [first, pushed] = this.#items(list.expression.expression, bound);
        const mapped = (texts: string[]): string[] =>
          answersOf(made).flatMap((answer) => this.#within(answer, item, texts, bound));
        return [first.map(mapped), pushed.map(mapped)];
      }
    }
    const value = this.#valueOf(list, bound);
    if (value === null || !is.isArrayLiteralExpression(value))
      throw new Unreadable(`the list ${list.getText()}`);
    const declaration = is.isIdentifier(list) ? this.#code.declarationOf(list) : null;
    const first = value.elements.map((each) => this.of(each, bound));
    return [first, declaration === null ? [] : this.#pushed(declaration, bound)];
  }

  /** An expression with a parameter that has one of these texts. */
  #within(node: Node, parameter: Node, texts: readonly string[], bound: Bound): string[] {
    this.#texts.set(parameter, texts);
    try {
      return this.of(node, bound);
    } finally {
      this.#texts.delete(parameter);
    }
  }

  #pushed(declaration: Node, bound: Bound): string[][] {
    return [...within(functionAround(declaration) ?? declaration.getSourceFile())].flatMap((node) =>
      is.isCallExpression(node) &&
      is.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'push' &&
      this.#code.declarationOf(node.expression.expression) === declaration
        ? node.arguments.map((each) => this.of(each, bound))
        : [],
    );
  }

  #typeOf(node: Node): Type {
    const type = this.#code.checker.getTypeAtLocation(node);
    if (type === undefined) throw new Unreadable(`${node.getText()} has no type`);
    return type;
  }

  #literalsOr(node: Node, otherwise: () => string[]): string[] {
    return literalsOf(this.#typeOf(node)) ?? otherwise();
  }

  /** What its type says, where that is a few texts or numbers. */
  #literals(node: Node): string[] {
    return this.#literalsOr(node, () => {
      throw new Unreadable(node.getText().slice(0, 60));
    });
  }
}

function literalsOf(type: Type): string[] | null {
  const types = type.isUnionType() ? type.getTypes() : [type];
  const literals = types.filter(
    (each): each is LiteralType => each.isStringLiteralType() || each.isNumberLiteralType(),
  );
  return literals.length === types.length && types.length > 0
    ? literals.map(({ value }) => String(value))
    : null;
}

function functionAround(node: Node): FunctionLikeDeclaration | null {
  for (let at: Node | undefined = node.parent; at !== undefined; at = at.parent)
    if (is.isArrowFunction(at) || is.isFunctionDeclaration(at) || is.isFunctionExpression(at)) return at;
  return null;
}

function nameOf(of: FunctionLikeDeclaration): Node | undefined {
  if (is.isFunctionDeclaration(of)) return of.name;
  return is.isVariableDeclaration(of.parent) ? of.parent.name : undefined;
}

/** The expressions that a function may answer. */
function answersOf(called: FunctionLikeDeclaration): Node[] {
  const { body } = called;
  if (body === undefined) return [];
  if (!is.isBlock(body)) return [body];
  return [...within(body)].flatMap((node) =>
    is.isReturnStatement(node) && node.expression !== undefined && functionAround(node) === called
      ? [node.expression]
      : [],
  );
}

const isTest = (node: Node): boolean => /\.test\.tsx?$/.test(node.getSourceFile().fileName);
