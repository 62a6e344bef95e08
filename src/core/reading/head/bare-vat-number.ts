import { isSwedishVatNumber } from '../../values/vat-number.ts';
import type { Place } from '../page/page.ts';
import type { Row } from '../words/rows.ts';
import { cellsOf } from '../words/cells.ts';

const unlabelled = 0.7;

const isForeign =
  /^\(?(?!SE)(?:AT|BE|DE|DK|EE|ES|FI|FR|GB|IE|IT|LT|LV|NL|NO|PL|PT)[A-Z\d]?\d{7,11}[A-Z\d]{0,3}[.,;)]*$/;

/** A VAT number, how sure the reading is (0 to 1) and where it stands. */
interface PrintedNumber {
  readonly value: string;
  readonly confidence: number;
  readonly place: Place;
}

/**
 * The Swedish VAT number that begins a cell without a label: its form and its check digit say what it is. `null` where several
 * companies' are printed, or where `isBuyers` says of the place that it is in a buyer's address.
 */
export const bareVatNumber = (
  pages: readonly (readonly Row[])[],
  isBuyers: (place: Place) => boolean,
): PrintedNumber | null => {
  // Beside one of another country a Swedish one is whose who buys from there.
  if (pages.flat().some(({ words }) => words.some(({ text }) => isForeign.test(text)))) return null;
  const found = pages.flat().flatMap((row) =>
    cellsOf(row).flatMap(({ words: [word] }): PrintedNumber[] => {
      if (word === undefined) return [];
      const { page } = row;
      const { text, box, confidence } = word;
      const value = /^\(?(SE\d{10}01)[.,;)]*$/.exec(text)?.[1];
      const place = { page, box };
      if (value === undefined || !isSwedishVatNumber(value) || isBuyers(place)) return [];
      return [{ value, confidence: unlabelled * confidence, place }];
    }),
  );
  const [only] = found;
  return only !== undefined && new Set(found.map(({ value }) => value)).size === 1 ? only : null;
};
