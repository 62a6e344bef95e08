import { cellsOf } from '../words/cells.ts';
import { amountIn } from './amount-in.ts';
import { boxAround, type Box, type Word } from '../page/page.ts';
import type { Row } from '../words/rows.ts';
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
  if (isOfDay.test(whole.slice(0, ofDay).join(' '))) return null;
  for (let length = Math.min(most, words.length); length > 0; length--) {
    const phrase = words.slice(0, length);
    const text = phrase.map((word) => word.text).join(' ');
    const kind = totalKind(text);
    if (kind !== null) return { label: { kind, text, box: boxAround(phrase.map(({ box }) => box)) }, length };
  }
  return null;
};
