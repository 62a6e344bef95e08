import { overlapOf, type Word } from '../page/page.ts';
import type { Row } from '../words/rows.ts';
import type { HeaderLabel } from './header-labels.ts';
import type { TableBody } from './table-body.ts';
import type { TableHeader } from './table-header.ts';

const isCode = (text: string): boolean => /^[A-ZÅÄÖ0-9][A-ZÅÄÖ0-9./-]*$/i.test(text) && /\d/.test(text);
const isAmount = (text: string): boolean => /^\d+[.,]\d\d$/.test(text);

/** Rows that look like lines: with figures and letters. */
const lineLike = (rows: readonly Row[]): Row[] =>
  rows.filter(
    ({ words }) =>
      words.filter(({ text }) => /\d/.test(text)).length >= 3 &&
      words.some(({ text }) => /\p{L}{3}/u.test(text)),
  );

/** The first words that stand below a label, row by row. */
const below = ({ box }: HeaderLabel, rows: readonly Row[]): Word[] =>
  lineLike(rows).flatMap(({ words }) => words.find((word) => overlapOf(word.box, box) > 0) ?? []);

/** Whether words count lines: 1, 2, 3 or 10, 20, 30. */
const isCount = (words: readonly Word[]): boolean => {
  const numbers = words.map(({ text }) => Number(text.replace(/\.$/, '')));
  const [step = 0] = numbers;
  return (step === 1 || step === 10) && numbers.every((number, at) => number === step * (at + 1));
};

const most = 0.7;

/** Whether what stands below a label is mostly made of codes that count nothing. Rows below the table may stand there too. */
const holdsCodes = (column: HeaderLabel, rows: readonly Row[]): boolean => {
  const words = below(column, rows);
  const codes = words.filter(({ text }) => isCode(text) && (column.role !== 'position' || !isAmount(text)));
  return (
    codes.length > 0 &&
    codes.length >= most * words.length &&
    !isCount(codes) &&
    codes.some(({ text }) => text.length >= 3)
  );
};

/** Of the labels that nobody knows, the one that most words begin below. */
const namedBy = (unknown: readonly HeaderLabel[], rows: readonly Row[]): HeaderLabel | undefined =>
  unknown
    .map((column) => ({
      column,
      count: below(column, rows).filter(({ text }) => /\p{L}{2}/u.test(text)).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)[0]?.column;

/**
 * Gives labels of several meanings the one that what stands below them has: `Nr` is a position, or the article's number where
 * it does not count; `Artikel` names the goods, or numbers them where another column names them; and a label that nobody knows
 * names the goods where none that is known does.
 */
export const settledBody = (body: TableBody): TableBody => {
  const { columns, unknown = [] } = body.header;
  const names = columns.filter(({ role }) => role === 'description');
  const hasNumber = columns.some(({ role }) => role === 'article');
  const named = namedBy(unknown, body.rows);
  const mayNumber = ({ role }: HeaderLabel): boolean =>
    role === 'position' || (role === 'description' && (names.length > 1 || named !== undefined));
  const number = hasNumber
    ? undefined
    : columns.find((column) => mayNumber(column) && holdsCodes(column, body.rows));
  const isNamed = names.some((column) => column !== number);
  const name = isNamed ? undefined : named;
  if (number === undefined && name === undefined) return body;
  const header: TableHeader = {
    ...body.header,
    columns: [
      ...columns.map((column): HeaderLabel => (column === number ? { ...column, role: 'article' } : column)),
      ...(name === undefined ? [] : [{ ...name, role: 'description' as const }]),
    ].toSorted((one, other) => one.box.x - other.box.x),
    unknown: unknown.filter((column) => column !== name),
  };
  return { ...body, header };
};
