import type { Word } from '../page/page.ts';
import { cellsOf } from '../words/cells.ts';
import { type ColumnRole, columnRole } from './column-labels.ts';
import type { GridRow } from './grid.ts';
import { ofNumbers } from './header-labels.ts';
import { isCode } from './line-code.ts';

const longest = 3;

/** How many of the first words of a cell are a label of the role; 0 where none are. */
const labelLength = (words: readonly Word[], role: ColumnRole): number => {
  for (let length = Math.min(longest, words.length - 1); length > 0; length--) {
    const label = words
      .slice(0, length)
      .map(({ text }) => text)
      .join(' ');
    const isEnded = label.endsWith(':');
    // What is called `Artikel` and is a number numbers the goods.
    const isMeant =
      columnRole(label) === role ||
      (role === 'article' && /^(artikel|material|produkt|vara|item|nr)\.?:?$/i.test(label));
    const next = words[length];
    // Behind what can only be a number of goods stands one, whatever it looks like: `Art.nr GCC-DVR`.
    const isSaid =
      role === 'article' &&
      length === words.length - 1 &&
      columnRole(label) === 'article' &&
      ofNumbers.test(label.replace(/:$/, '')) &&
      /^(?=.*[\p{Lu}\d])[#*]?[\p{Lu}\d][\p{L}\d./_:+-]*$/u.test(next?.text ?? '') &&
      !/\p{Ll}{3}/u.test(next?.text ?? '');
    const isNumber = [next, /^[A-ZÅÄÖ]{1,4}$/.test(next?.text ?? '') ? words[length + 1] : undefined].some(
      (word) =>
        word !== undefined &&
        isCode({ ...word, text: word.text.replace(/[,;]$/, '') }) &&
        word.text.replaceAll(/\D/g, '').length > 1,
    );
    if (isMeant && (isEnded || isSaid || (role === 'article' && isNumber))) return length;
  }
  return 0;
};

/**
 * The words behind a label that stands among the words of a line instead of in the head: `Art.nr: KG23578`, `Enhet: frp`. The label
 * ends with a colon, or has a number behind it; none where no row has it.
 */
export const labelledWords = (rows: readonly GridRow[], role: ColumnRole): readonly Word[] => {
  for (const { words } of rows.flatMap(({ row }) => cellsOf(row))) {
    const length = labelLength(words, role);
    // A comma parts what a label says from the next one: `Art.nr 4711, batch 12`.
    if (length > 0)
      return words.slice(length).map((word) => ({ ...word, text: word.text.replace(/[,;]$/, '') }));
  }
  return [];
};

/** Whether words are a label and what it says, or count packages: `Parti: L671877`, `Bestnr 491541, Mia`, `4 kolli, 13 kg`. */
export const isLabelled = (words: readonly Word[]): boolean => {
  const texts = words.map(({ text }) => text);
  if (
    texts.slice(0, -1).some((text) => text.endsWith(':')) ||
    /^\d+ (kolli|colli|krt|kartong)/i.test(texts.join(' '))
  )
    return true;
  return [1, 2].some(
    (length) =>
      /\d{3}/.test(texts[length] ?? '') &&
      (columnRole(texts.slice(0, length).join(' ')) !== null || ofNumbers.test(texts[length - 1] ?? '')),
  );
};

const leastDigits = 3;

/** A code, whatever mark is printed before or in it: `#6606`. */
const isMarked = (word: Word): boolean =>
  isCode({ ...word, text: word.text.replace(/^[#*]/, '').replaceAll(/[_:]/g, '-') });

/** The number that stands in a row of its own among those of a line, besides that of its figures and words that are none of the line's; none where several do. */
export const numberAlone = (
  rows: readonly GridRow[],
  own: number,
  besides: ReadonlySet<Word>,
): readonly Word[] => {
  const found = rows.flatMap(({ row }, at) => {
    const [word, ...more] = row.words.filter((each) => !besides.has(each));
    const isAlone = at !== own && word !== undefined && more.length === 0 && isMarked(word);
    return isAlone &&
      word.text.replaceAll(/\D/g, '').length >= leastDigits &&
      word.text.length < longestNumber
      ? [word]
      : [];
  });
  return found.length === 1 ? found : [];
};

// As long as a GTIN, a number is one.
const longestNumber = 13;
