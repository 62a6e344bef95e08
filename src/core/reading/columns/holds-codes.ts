import type { Word } from '../page/page.ts';
import { isCount } from './column-reach.ts';
import type { HeaderLabel } from '../table/header-labels.ts';
import type { Row } from '../words/rows.ts';
import { isAmount, isCode } from './code-text.ts';
import { below, firstsBelow, lineLike } from './line-like.ts';

const isRising = (texts: readonly string[]): boolean =>
  texts.every((text, at) => at === 0 || Number(text) > Number(texts[at - 1]));

const [most, least] = [0.7, 0.5];

const ofCapitals = /^\p{Lu}[\p{Lu}\d]{3,9}$/u;

/** Whether what stands below a label is mostly made of codes that count nothing. Rows below the table may stand there too. */
export const holdsCodes = (column: HeaderLabel, rows: readonly Row[]): boolean => {
  const beside = below(column, rows);
  // Where a record takes two rows its number may stand in the one without figures.
  const firsts = firstsBelow(column, rows);
  const isNumber = (words: readonly Word[]): boolean => areCodes(column, words, rows);
  return isNumber(beside.length > 0 ? beside : firsts) || (column.role === 'description' && isNumber(firsts));
};

/** Whether the same stands below a label in each of several rows: an order's number, and none of goods. */
export const isRepeated = (column: HeaderLabel, rows: readonly Row[]): boolean => {
  const texts = below(column, rows).map(({ text }) => text);
  return texts.length > 1 && new Set(texts).size === 1;
};

/** Whether the rows' amounts have a comma before their decimals, so that `284.83` among them is none. */
const haveCommas = (rows: readonly Row[]): boolean =>
  lineLike(rows).some(({ words }) => words.some(({ text }) => /\d,\d\d$/.test(text)));

/** Whether words below a label are mostly codes that count nothing. */
export const areCodes = (column: HeaderLabel, words: readonly Word[], rows: readonly Row[]): boolean => {
  const mayBeAmounts = column.role === 'position' && !haveCommas(rows);
  const plain = words.filter(
    ({ text }) => isCode(text) && !(mayBeAmounts && isAmount(text)) && !/,\d\d$/.test(text),
  );
  // Among codes of letters and digits some may have letters alone: `SHFI2P`, `BRBLLO`.
  const forms = new Set(plain.filter(({ text }) => ofCapitals.test(text)).map(({ text }) => text.length));
  const codes = words.filter(
    (word) => plain.includes(word) || (ofCapitals.test(word.text) && forms.has(word.text.length)),
  );
  // A short number is one where lines have their own, though goods may come again; below `Nr` short numbers that rise may count the lines.
  const texts = codes.map(({ text }) => text);
  const isOwn =
    (column.role === 'description' || (texts.length > 1 && !isRising(texts))) &&
    texts.every((text) => text.length >= 2) &&
    new Set(texts).size > least * texts.length;
  return (
    codes.length > 0 &&
    codes.length >= most * words.length &&
    !isCount(codes) &&
    // What is called by telephone numbers is counted below them.
    !texts.every((text) => /^0[1-9]\d{6,8}$/.test(text)) &&
    (isOwn || codes.some(({ text }) => text.length >= 3))
  );
};
