import { compactVatNumber, isSwedishVatNumber, isVatNumber } from '../../values/vat-number.ts';
import type { Place, Word } from '../page/page.ts';
import type { Row } from '../words/rows.ts';
import { cellsOf } from '../words/cells.ts';

const unlabelled = 0.7;

/** A VAT number, how sure the reading is (0 to 1) and where it stands. */
interface PrintedNumber {
  readonly value: string;
  readonly confidence: number;
  readonly place: Place;
}

const longest = 5;

/** The VAT numbers of other countries that the pages print, in one word or in groups: `FR 66 104 834 999`. */
export const vatNumbersAbroad = (pages: readonly (readonly Row[])[]): PrintedNumber[] =>
  pages.flat().flatMap((row) =>
    cellsOf(row).flatMap(({ words }) =>
      words.flatMap((first, at): PrintedNumber[] => {
        if (!/^\(?(?!SE)[A-Z]{2}/.test(first.text)) return [];
        const runs = [...Array(longest).keys()].map((more) => words.slice(at, at + more + 1));
        const run = runs.find((each) => isVatNumber(joined(each)));
        return run === undefined
          ? []
          : [
              {
                value: joined(run),
                confidence: unlabelled * Math.min(...run.map(({ confidence }) => confidence)),
                place: { page: row.page, box: first.box },
              },
            ];
      }),
    ),
  );

const joined = (words: readonly Word[]): string =>
  compactVatNumber(words.map(({ text }) => text).join('')).replaceAll(/[(),;:]/g, '');

/**
 * The VAT number that begins a cell without a label, of Sweden with its check digit. Beside one of another country a Swedish one is whose
 * who buys from there. `null` where several companies' are printed, or where `isBuyers` says of the place that it is in a buyer's address.
 */
export const bareVatNumber = (
  pages: readonly (readonly Row[])[],
  isBuyers: (place: Place) => boolean,
): PrintedNumber | null => {
  const isOwn = ({ place }: PrintedNumber): boolean => !isBuyers(place);
  const abroad = vatNumbersAbroad(pages).filter(isOwn);
  const firsts = pages.flat().flatMap((row) =>
    cellsOf(row).flatMap(({ words: [word] }): PrintedNumber[] => {
      const value = /^\(?(SE\d{10}01)[.,;)]*$/.exec(word?.text ?? '')?.[1];
      if (word === undefined || value === undefined || !isSwedishVatNumber(value)) return [];
      const { box, confidence } = word;
      return [{ value, confidence: unlabelled * confidence, place: { page: row.page, box } }];
    }),
  );
  const found = abroad.length > 0 ? abroad : firsts.filter(isOwn);
  const [only] = found;
  return only !== undefined && new Set(found.map(({ value }) => value)).size === 1 ? only : null;
};
