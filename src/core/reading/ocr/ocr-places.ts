import type { Field } from '../head/choose-fields.ts';
import { type Box, overlapOf, type Page, type Word } from '../page/page.ts';

/** The words that stand in the place of a field, which is none where it follows from others. */
export const wordsOfField = ({ place }: Field, pages: readonly Page[]): readonly Word[] => {
  const words = pages.find(({ number }) => number === place?.page)?.words ?? [];
  return words.filter(
    ({ box }) => place !== null && overlapOf(box, place.box) > 0.5 * box.width && isLevel(box, place.box),
  );
};

/** How sure the least sure of a field's words is, 0 to 1. */
export const surenessOf = (field: Field, pages: readonly Page[]): number =>
  Math.min(1, ...wordsOfField(field, pages).map(({ confidence }) => confidence));

const isLevel = (one: Box, other: Box): boolean =>
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) >
  0.5 * Math.min(one.height, other.height);
