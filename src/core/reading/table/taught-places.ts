import type { Word } from '../page/page.ts';
import type { Row } from '../words/rows.ts';

/** Between which edges the numbers of goods stand, in points, and in which row. */
export interface NumbersPlace {
  readonly left: number;
  readonly right: number;
  /** Counted from the row of the figures; left out where it is that one. */
  readonly row?: number;
}

/** Between which edges the names of goods stand, in points, and in which rows, counted from that of the figures. */
export interface NamesPlace {
  readonly left: number;
  readonly right: number;
  readonly first: number;
  /** `null` where they reach as far down as there are words. */
  readonly last: number | null;
}

/** What a person has shown of where the texts of lines stand. */
export interface TaughtPlaces {
  readonly numbers?: NumbersPlace | 'none';
  readonly names?: NamesPlace;
}

const slack = 3;

/** The words of a row that stand where the numbers of goods do: in the middle of their place, or from its left edge on. */
export const wordsAt = ({ words }: Pick<Row, 'words'>, { left, right }: NumbersPlace): readonly Word[] =>
  words.filter(({ box }) => {
    const middle = box.x + box.width / 2;
    return (middle >= left && middle <= right) || (Math.abs(box.x - left) <= slack && box.x < right);
  });
