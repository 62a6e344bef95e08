import { readFileSync } from 'node:fs';
import type { CallExpression, Node } from 'typescript/unstable/ast';
import { isCallExpression, isPropertyAccessExpression } from 'typescript/unstable/ast/is';
import type { Type } from 'typescript/unstable/sync';
import type { Code } from './program.ts';
import { within } from './program.ts';
import { Texts, Unreadable, placeholder } from './texts.ts';

/** A statement where it is run: the texts that it may have, and the type of its rows. */
export interface Statement {
  readonly path: string;
  readonly line: number;
  readonly texts: readonly string[];
  /** Why the texts are not known. */
  readonly unreadable: string | null;
  readonly row: Type;
}

const scopes = new Set(['Reader', 'Tx']);

/** Most files ask nothing, and to have the compiler hand one over costs more than to read it. */
const asks = (path: string): boolean => /\bquery\b/.test(readFileSync(path, 'utf8'));

/** Calls of `query` of a reader or transaction. */
function callsIn(code: Code, fits: (path: string) => boolean): CallExpression[] {
  const calls: CallExpression[] = [];
  const targets: Node[] = [];
  for (const file of code.files((path) => fits(path) && asks(path)))
    for (const node of within(file)) {
      if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) continue;
      if (node.expression.name.text !== 'query') continue;
      calls.push(node);
      targets.push(node.expression.expression);
    }
  const types = code.checker.getTypeAtLocation(targets);
  return calls.filter((_, at) => scopes.has(types[at]?.getSymbol()?.name ?? ''));
}

/** `$n` for each parameter that is collected, after those that the text counts itself. */
function numbered(text: string): string {
  let last = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  return text.replaceAll(placeholder, () => `$${(last += 1)}`);
}

/** The type of the rows: `Row` of a `Promise<Row[]>`. */
function rowOf(code: Code, call: CallExpression): Type {
  const signature = code.checker.getResolvedSignature(call);
  const answer = signature && code.checker.getReturnTypeOfSignature(signature);
  const rows = answer?.isTypeReference() ? code.checker.getTypeArguments(answer)[0] : undefined;
  const row = rows?.isTypeReference() ? code.checker.getTypeArguments(rows)[0] : undefined;
  if (row === undefined) throw new Error(`${call.getText()} answers no rows`);
  return row;
}

/** Every hand-written statement in the files whose path fits. */
export function statementsIn(code: Code, fits: (path: string) => boolean): Statement[] {
  const texts = new Texts(code);
  return callsIn(code, fits).map((call) => {
    const file = call.getSourceFile();
    const place = { path: file.fileName, line: lineOf(file.text, call.getStart()), row: rowOf(code, call) };
    try {
      const [text] = call.arguments;
      if (text === undefined) throw new Unreadable('no text');
      return { ...place, texts: [...new Set(texts.of(text).map(numbered))], unreadable: null };
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      return { ...place, texts: [], unreadable: error.message };
    }
  });
}

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
