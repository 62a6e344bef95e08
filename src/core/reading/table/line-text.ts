import { isGtin } from '../../values/gs1-number.ts';
import { unitOf } from '../../values/units.ts';
import { cellsOf } from '../words/cells.ts';
import type { GridRow } from './grid.ts';
import type { NumberToken } from '../words/number-token.ts';
import type { Word } from '../page/page.ts';
import { textWords } from '../words/row-words.ts';

/** What a line says in words, and the words that say it. */
export interface LineText {
  readonly name: string;
  readonly description: string | null;
  readonly articleNumber: string | null;
  readonly gtin: string | null;
  readonly words: Readonly<Record<'name' | 'description' | 'articleNumber' | 'gtin', readonly Word[]>>;
}

const isCode = (text: string): boolean => /^[A-ZÅÄÖ0-9][A-ZÅÄÖ0-9./-]*$/i.test(text) && /\d/.test(text);
const joined = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');
const saysSomething = (words: readonly Word[]): boolean => /\p{L}{2}/u.test(joined(words));

/** The words of a line from its rows: the first that says something names it, the others describe it. */
export const lineText = (rows: readonly GridRow[], figures: ReadonlySet<Word>): LineText => {
  const described = rows.map((row) => textWords(row, 'description', figures)).filter(saysSomething);
  const articles = rows.map((row) => textWords(row, 'article', figures));
  // Where description and article number share a column, what stands in the rows of the number's column names the line.
  const shared = articles
    .map((words, index) => (index === 0 ? words.filter(({ text }) => !isCode(text)) : words))
    .filter(saysSomething);
  const isShared = !rows.some(({ header }) => header.columns.some(({ role }) => role === 'description'));
  const [first = [], ...more] =
    isShared && shared.length > 0 ? shared : described.length > 0 ? described : shared;
  const code = articles.flat().find(({ text }) => isCode(text) && !/^\d{13}\.?$/.test(text));
  const leads = /^\d{3,8}$/.test(first[0]?.text ?? '') && /^\D/.test(first[1]?.text ?? '');
  const article = code ?? (leads ? first[0] : undefined);
  const name = code === undefined && leads ? first.slice(1) : first;
  const gtin = rows.flatMap(({ row }) => row.words).find(({ text }) => isGtin13(text));
  return {
    name: joined(name),
    description: more.length > 0 ? more.map(joined).join('\n') : null,
    articleNumber: article?.text ?? null,
    gtin: gtin?.text.replace(/\.$/, '') ?? null,
    words: {
      name,
      description: more.flat(),
      articleNumber: article === undefined ? [] : [article],
      gtin: gtin === undefined ? [] : [gtin],
    },
  };
};

const isGtin13 = (text: string): boolean => /^\d{13}\.?$/.test(text) && isGtin(text.replace(/\.$/, ''));

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
