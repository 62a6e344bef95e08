import type { Field } from '../head/choose-fields.ts';
import type { LineNumbers } from './line-arithmetic.ts';
import type { NumberToken } from '../words/number-token.ts';
import { boxAround, rightOf, type Word } from '../page/page.ts';
import type { LineField, ReadLine } from '../reading.ts';

const textNames = ['name', 'description', 'articleNumber', 'gtin', 'unit'] as const;
const figureNames = ['quantity', 'price', 'discount', 'vatRate', 'sum'] as const;
const [sureText, doubtfulText] = [0.9, 0.4];

/** Whether a text has a hole that is wider than a blank: words of another column may have come into it. */
export const isScattered = (words: readonly Word[]): boolean =>
  words.some(({ box }, at) => {
    const before = words[at - 1]?.box;
    return (
      before !== undefined && box.y - before.y < 0.5 * box.height && box.x - rightOf(before) > box.height
    );
  });

/** The words of a line's texts. */
export type LineWords = Readonly<Record<(typeof textNames)[number], readonly Word[]>>;

/** Everything that a line prints, each with its place. Figures are as sure as the line, texts as their least sure word; a number that may be cut is doubtful. */
export const lineFields = (
  words: LineWords,
  numbers: LineNumbers & { readonly vatRate: NumberToken | null },
  { confidence, isCut }: { readonly confidence: number; readonly isCut: boolean },
): ReadLine['fields'] => {
  const fields: Partial<Record<LineField, Field>> = {};
  const { page } = numbers.sum.row;
  for (const name of textNames) {
    const printed = words[name];
    if (printed.length === 0) continue;
    const isDoubtful = name === 'articleNumber' ? isCut : name === 'name' && isScattered(printed);
    const known = isDoubtful ? doubtfulText : sureText;
    const sure = known * Math.min(...printed.map((word) => word.confidence));
    const value = printed.map(({ text }) => text).join(' ');
    const box = boxAround(printed.map((word) => word.box));
    fields[name] = { value, confidence: sure, place: { page, box } };
  }
  for (const name of figureNames) {
    const token = numbers[name];
    if (token !== null)
      fields[name] = { value: token.text, confidence, place: { page: token.row.page, box: token.box } };
  }
  return fields;
};
