import { cellText, type SheetCell } from '#core/tables/sheet.ts';
import { couldBe, looksLike } from './column-content.ts';
import type { LabelMeaning } from './head-words.ts';
import { priceLabel } from './price-label.ts';
import { sameMeasure, unitText } from './unit-cell.ts';

/** The column that a list's price is read from, and whether another may be meant. */
export interface ChosenPrice {
  readonly column: number;
  readonly isDoubted: boolean;
}

/** How well the unit that a label names is the rows' own: 2 the same, 1 not named or nothing to compare with, 0 another. */
const unitFit = (label: string, units: readonly SheetCell[]): 0 | 1 | 2 => {
  const price = priceLabel(label);
  const unit = price === null || price === 'other' ? null : price.unit;
  if (unit === null || units.length === 0) return 1;
  const same = units.filter((cell) => sameMeasure(unitText(cellText(cell)), unit)).length;
  return same * 2 > units.length ? 2 : 0;
};

/**
 * Of several columns that are prices the agreed one, and of as good ones the one per the unit that the rows state; `units` are
 * that column's cells, empty without one. `null`: no label says a price.
 */
export const choosePrice = (
  labels: readonly string[],
  meanings: readonly (LabelMeaning | null)[],
  samples: readonly (readonly SheetCell[])[],
  units: readonly SheetCell[],
): ChosenPrice | null => {
  const hasDiscount = meanings.some((meaning) => meaning?.field === 'discount');
  const found = meanings.flatMap((meaning, column) => {
    if (meaning?.field !== 'price') return [];
    const { strength, order } = meaning;
    const isBareNet = strength === 1 && order === 3;
    // `Pris, Rabatt, Netto`: the price is before the discount, and the net is after it.
    const rank = isBareNet && hasDiscount ? 25 : strength * 10 + order;
    return [{ column, strength, rank, isBareNet, fit: unitFit(labels[column] ?? '', units) }];
  });
  const filled = found.filter(({ column }) => (samples[column] ?? []).length > 0);
  const able = (filled.length > 0 ? filled : found).toSorted(
    (a, b) => b.rank - a.rank || b.fit - a.fit || a.column - b.column,
  );
  const [best] = able;
  if (best === undefined) return null;
  const asGood = able.filter(({ rank, fit }) => rank === best.rank && fit === best.fit);
  const isBeside = able.some(
    ({ column, isBareNet }) =>
      isBareNet && column !== best.column && looksLike(samples[column] ?? []).includes('price'),
  );
  return {
    column: best.column,
    isDoubted:
      best.strength === 1 ||
      asGood.length > 1 ||
      (isBeside && best.strength < 3) ||
      !couldBe('price', samples[best.column] ?? []),
  };
};
