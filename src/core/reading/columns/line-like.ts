import { overlapOf, type Word } from '../page/page.ts';
import type { HeaderLabel } from '../table/header-labels.ts';
import type { Row } from '../words/rows.ts';

const figures = ({ words }: Row): number => words.filter(({ text }) => /\d/.test(text)).length;
const isPriced = ({ words }: Row): boolean => words.some(({ text }) => /^[-−]?\d[\d.]*[.,]\d\d$/.test(text));

/** Rows that look like lines: with figures and an amount, or where none has one with figures and letters. */
export const lineLike = (rows: readonly Row[]): readonly Row[] => {
  const full = rows.filter((row) => figures(row) >= 3);
  const priced = full.filter(isPriced);
  return priced.length > 0
    ? priced
    : full.filter(({ words }) => words.some(({ text }) => /\p{L}{3}/u.test(text)));
};

/** The first words that stand below a label, row by row. */
export const below = ({ box }: HeaderLabel, rows: readonly Row[]): Word[] =>
  lineLike(rows).flatMap(({ words }) => words.find((word) => overlapOf(word.box, box) > 0) ?? []);

/** The first words of any row below a label. */
export const firstsBelow = ({ box, role }: HeaderLabel, rows: readonly Row[]): Word[] =>
  role === 'description' || role === 'position'
    ? rows
        .filter(({ box: { y } }) => y > box.y + box.height / 2)
        .flatMap(({ words }) => words.find((word) => overlapOf(word.box, box) > 0) ?? [])
    : [];
