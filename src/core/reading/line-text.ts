import { isGtin } from '#core/values/gs1-number.ts';
import { unitOf } from '#core/values/units.ts';
import { cellsOf } from './cells.ts';
import type { GridRow } from './grid.ts';
import type { NumberToken } from './number-tokens.ts';
import type { Word } from './page.ts';
import { textWords } from './row-words.ts';

/** What a line says in words. */
export interface LineText {
  readonly name: string;
  readonly description: string | null;
  readonly articleNumber: string | null;
  readonly gtin: string | null;
}

const isCode = (text: string): boolean => /^[A-ZÅÄÖ0-9][A-ZÅÄÖ0-9./-]*$/i.test(text) && /\d/.test(text);
const joined = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');
const saysSomething = (text: string): boolean => /\p{L}{2}/u.test(text);

/** The words of a line from its rows: the first that says something names it, the others describe it. */
export const lineText = (rows: readonly GridRow[], figures: ReadonlySet<Word>): LineText => {
  const described = rows.map((row) => joined(textWords(row, 'description', figures))).filter(saysSomething);
  const articles = rows.map((row) => textWords(row, 'article', figures));
  // Where description and article number share a column, what stands in the rows of the number's column names the line.
  const shared = articles
    .map((words, index) => joined(index === 0 ? words.filter(({ text }) => !isCode(text)) : words))
    .filter(saysSomething);
  const isShared = !rows.some(({ header }) => header.columns.some(({ role }) => role === 'description'));
  const texts = isShared && shared.length > 0 ? shared : described.length > 0 ? described : shared;
  const codes = articles.flat().filter(({ text }) => isCode(text) && !/^\d{13}\.?$/.test(text));
  const [, leading = null, rest = null] = /^(\d{3,8}) (\D.*)$/.exec(texts[0] ?? '') ?? [];
  const words = rows.flatMap(({ row }) => row.words.map(({ text }) => text.replace(/\.$/, '')));
  return {
    name: codes.length === 0 && rest !== null ? rest : (texts[0] ?? ''),
    description: texts.length > 1 ? texts.slice(1).join('\n') : null,
    articleNumber: codes[0]?.text ?? leading,
    gtin: words.find((text) => /^\d{13}$/.test(text) && isGtin(text)) ?? null,
  };
};

/** The words of the unit at a quantity: behind it in its cell, or in a column of its own; none when it says none. */
export const unitWords = (row: GridRow, quantity: NumberToken | null): Word[] => {
  const last = quantity?.words.at(-1);
  if (last === undefined || quantity?.unit !== '') return [];
  const cell = cellsOf(row.row).find(({ words }) => words.includes(last));
  const behind = cell?.words[cell.words.indexOf(last) + 1];
  if (behind !== undefined && isUnit(behind.text)) return [behind];
  const column = textWords(row, 'unit', new Set()).find(({ text }) => /^\p{L}/u.test(text));
  return column === undefined ? [] : [column];
};

const isUnit = (text: string): boolean =>
  unitOf(text) !== null || /^\p{L}{1,5}[²³.]?$/u.test(text) || /^\p{L}+\(\p{L}+\)$/u.test(text);
