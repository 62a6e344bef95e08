import type { Page } from '../page/page.ts';
import type { DecimalMark } from './printed-number.ts';

const votes: readonly (readonly [RegExp, DecimalMark, number])[] = [
  [/^\D{0,4}\d{1,3}([. ']\d{3})+,\d{1,4}\D{0,3}$/, ',', 5],
  [/^\D{0,4}\d{1,3}([, ']\d{3})+\.\d{1,4}\D{0,3}$/, '.', 5],
  [/^\D{0,4}\d+,\d{2}\D{0,3}$/, ',', 2],
  [/^\D{0,4}\d+\.\d{2}\D{0,3}$/, '.', 2],
  [/^\D{0,4}\d+,\d{4}$/, ',', 1],
  [/^\D{0,4}\d+\.\d{4}$/, '.', 1],
];

/** The mark that most amounts of a document use. A document that prints none counts as using the comma, as Swedish ones do. */
export const decimalMark = (pages: readonly Page[]): DecimalMark => {
  let balance = 0;
  for (const { text } of pages.flatMap(({ words }) => words)) {
    const vote = votes.find(([pattern]) => pattern.test(text));
    if (vote !== undefined) balance += vote[1] === ',' ? vote[2] : -vote[2];
  }
  return balance >= 0 ? ',' : '.';
};
