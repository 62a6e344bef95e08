import { overlapOf, type Word } from '../page/page.ts';
import type { Row } from '../words/rows.ts';
import type { HeaderLabel } from './header-labels.ts';
import type { TableBody } from './table-body.ts';
import type { TableHeader } from './table-header.ts';

const isCode = (text: string): boolean =>
  /^[A-ZÅÄÖ0-9][A-ZÅÄÖ0-9./-]*$/i.test(text) && /\d/.test(text) && !/^\d+[.,]\d\d$/.test(text);

/** The first words that stand below a label, in rows that look like lines: with figures and letters. */
const below = ({ box }: HeaderLabel, rows: readonly Row[]): Word[] =>
  rows
    .filter(
      ({ words }) =>
        words.filter(({ text }) => /\d/.test(text)).length >= 3 &&
        words.some(({ text }) => /\p{L}{3}/u.test(text)),
    )
    .flatMap(({ words }) => words.find((word) => overlapOf(word.box, box) > 0) ?? []);

/** Whether words count lines: 1, 2, 3 or 10, 20, 30. */
const isCount = (words: readonly Word[]): boolean => {
  const numbers = words.map(({ text }) => Number(text.replace(/\.$/, '')));
  const [step = 0] = numbers;
  return (step === 1 || step === 10) && numbers.every((number, at) => number === step * (at + 1));
};

/**
 * Gives labels of several meanings the one that what stands below them has: `Nr` is a position, or the article's number where
 * it does not count; `Artikel` names the goods, or numbers them where another column names them.
 */
export const settledBody = (body: TableBody): TableBody => {
  const { columns } = body.header;
  if (columns.some(({ role }) => role === 'article')) return body;
  const names = columns.filter(({ role }) => role === 'description');
  const isNumber = (column: HeaderLabel): boolean => {
    const isOpen = column.role === 'position' || (column.role === 'description' && names.length > 1);
    const words = isOpen ? below(column, body.rows) : [];
    return (
      words.length > 0 &&
      !isCount(words) &&
      words.every(({ text }) => isCode(text)) &&
      words.some(({ text }) => text.length >= 3)
    );
  };
  const number = columns.find(isNumber);
  if (number === undefined) return body;
  const header: TableHeader = {
    ...body.header,
    columns: columns.map((column) => (column === number ? { ...column, role: 'article' } : column)),
  };
  return { ...body, header };
};
