import { cellsOf } from '../words/cells.ts';
import { amountIn } from './amount-in.ts';
import { boxAround, type Box, type Word } from '../page/page.ts';
import type { Row } from '../words/rows.ts';
import { printedDate } from '../words/printed-date.ts';
import { isOfDay, type TotalKind, totalKind } from './total-labels.ts';

/** A label of a total and its place in a row. */
export interface TotalLabel {
  readonly kind: TotalKind;
  readonly text: string;
  readonly box: Box;
}

const [longest, ofDay] = [6, 3];

/**
 * The labels of totals in a row: those that fill a cell or begin one, the longest phrase first, so that a total in the
 * middle of a sentence is none.
 */
export const totalLabels = (row: Row): TotalLabel[] =>
  cellsOf(row).flatMap(({ words }) => {
    const labels: TotalLabel[] = [];
    for (let index = 0; index < words.length;) {
      const label = labelAt(words.slice(index));
      if (label === null) break;
      labels.push(label.label);
      index += label.length;
      // A figure may stand between two labels of one cell; a word that is no label ends the search.
      while (/^[€$£:\d.,%-]/.test(words[index]?.text ?? '')) index++;
    }
    return labels;
  });

const labelAt = (words: readonly Word[]): { readonly label: TotalLabel; readonly length: number } | null => {
  // An amount ends its label, whatever words a label may go on with.
  const amount = amountIn(words);
  const most = amount < 0 ? longest : Math.min(longest, amount);
  const whole = words.slice(0, longest).map(({ text }) => text);
  if (isOfDay.test(whole.slice(0, ofDay).join(' '))) return payableOn(words, amount);
  for (let length = Math.min(most, words.length); length > 0; length--) {
    const phrase = words.slice(0, length);
    const text = phrase.map((word) => word.text).join(' ');
    const kind = totalKind(text);
    if (kind !== null) return { label: { kind, text, box: boxAround(phrase.map(({ box }) => box)) }, length };
  }
  return null;
};

/** The label of an amount with the day until when it is paid: `Att betala senast 2026-06-26: 156 855,00 kr`; `null` for the label of a day alone. */
const payableOn = (
  words: readonly Word[],
  amount: number,
): { readonly label: TotalLabel; readonly length: number } | null => {
  const day = words.slice(0, Math.max(0, amount)).at(-1)?.text ?? '';
  if (amount > longest || printedDate(day.replace(/[:,]$/, ''), 'day-first') === null) return null;
  const phrase = words.slice(0, amount);
  const text = phrase.map((word) => word.text).join(' ');
  return {
    label: { kind: 'payable', text, box: boxAround(phrase.map(({ box }) => box)) },
    length: amount,
  };
};
