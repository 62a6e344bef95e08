import type { Word } from '../page/page.ts';
import type { Row } from '../words/rows.ts';

/** Between which edges the numbers of goods stand, in points. */
export interface NumbersPlace {
  readonly left: number;
  readonly right: number;
}

const slack = 3;

/** The words of a row that stand where the numbers of goods do: in the middle of their place, or from its left edge on. */
export const wordsAt = ({ words }: Row, { left, right }: NumbersPlace): readonly Word[] =>
  words.filter(({ box }) => {
    const middle = box.x + box.width / 2;
    return (middle >= left && middle <= right) || (Math.abs(box.x - left) <= slack && box.x < right);
  });

/** A row below a head on which a person may have shown where numbers stand. */
interface ShownRow {
  readonly row: Row;
  readonly header: { readonly numbers?: NumbersPlace };
}

/** The words of rows of figures that number their goods by what a person has shown. */
export const numbersShown = (rows: readonly ShownRow[]): ReadonlySet<Word> =>
  new Set(
    rows.flatMap(({ row, header: { numbers } }) => (numbers === undefined ? [] : wordsAt(row, numbers))),
  );
