import { isOrganizationNumber, organizationNumberDigits } from '../../values/organization-number.ts';
import type { Row } from '../words/rows.ts';
import { vatNumbersAbroad } from './bare-vat-number.ts';
import { compactVatNumber, isVatNumber } from '../../values/vat-number.ts';
import { behindName, blockBelow, hasPostcode } from './address-blocks.ts';
import type { Field } from './choose-fields.ts';
import { buyersOf, sidedCells } from './party-sections.ts';
import { isPaidElsewhere, withoutOthersSentences } from './others-sentences.ts';
import { bottomsOf, isAtFoot, ofBuyer } from './sender-numbers.ts';
import type { Place } from '../page/page.ts';

const printed = /(?<!\d)(?:(\d{6}-\d{4})|SE ?(\d{10})01)(?!\d)/;

interface Found {
  readonly value: string;
  readonly place: Place;
}

/** The organization numbers that the pages print outside of a buyer's address, with a label or without. */
const numbersOn = (pages: readonly (readonly Row[])[]): Found[] => {
  const isBuyers = buyersOf(pages);
  return pages.flat().flatMap(({ page, words }) =>
    words.flatMap(({ text, box }, at) => {
      if (words.slice(Math.max(0, at - 3), at).some((word) => ofBuyer.test(word.text))) return [];
      const [, number, inside] = printed.exec(text) ?? [];
      const value = organizationNumberDigits(number ?? inside ?? '');
      const place = { page, box };
      return value === null || !isOrganizationNumber(value) || isBuyers(place) ? [] : [{ value, place }];
    }),
  );
};

const isInRow = ({ box: one }: Place, { box: other }: Place): boolean =>
  Math.abs(one.y - other.y) < 0.7 * Math.max(one.height, other.height);

/** Whether a number stands in the row of a name or in the address below it. */
const isBeside = (number: Place, name: Place, pages: readonly (readonly Row[])[]): boolean => {
  if (number.page !== name.page) return false;
  const cells = sidedCells(pages[name.page - 1] ?? []);
  const own = cells.find(({ box }) => box.x === name.box.x && box.y === name.box.y);
  const block = own === undefined ? [] : blockBelow(own, cells);
  // Below a row with a name and all of its address stands somebody else's.
  const below = behindName.test(own?.text ?? '') && block.some(hasPostcode) ? [] : block;
  return [name, ...below.map(({ box }) => ({ page: name.page, box }))].some((each) => isInRow(each, number));
};

/** Whether another VAT number than the one that was taken stands beside the name, and that one does not. */
const isOthersVat = (pages: readonly (readonly Row[])[], vat: Field, name: Place | null): boolean => {
  if (name === null) return false;
  const beside = pages
    .flat()
    .flatMap(({ page, words }) =>
      words.map(({ text, box }) => ({
        value: compactVatNumber(text.replaceAll(/[(),;:]/g, '')),
        place: { page, box },
      })),
    )
    .filter(({ value }) => isVatNumber(value))
    .filter(({ place }) => isBeside(place, name, pages));
  return beside.length > 0 && beside.every(({ value }) => !vat.value.startsWith(value));
};

/**
 * Whether a Swedish number was taken for the sender's, and a VAT number of another country stands somewhere, not both at the foot: who
 * sells from there prints the buyer's besides its own.
 */
const isOfBuyerHere = (pages: readonly (readonly Row[])[], taken: Field | undefined): boolean => {
  if (taken === undefined || !(isOrganizationNumber(taken.value) || taken.value.startsWith('SE')))
    return false;
  const bottoms = bottomsOf(pages);
  const isLow = isAtFoot(taken.place, bottoms);
  const isBuyers = buyersOf(pages);
  return vatNumbersAbroad(pages).some(
    ({ place }) => !isBuyers(place) && !(isLow && isAtFoot(place, bottoms)),
  );
};

/**
 * Whether it is open whose the number is that was taken for the sender's: the pages print those of several companies, and it is
 * neither the only one at the foot nor beside the sender's name.
 */
export const isContested = (
  pages: readonly (readonly Row[])[],
  { number, vat }: { readonly number: Field | undefined; readonly vat: Field | undefined },
  name: Field | null,
): boolean => {
  if (isPaidElsewhere(pages, number?.place ?? vat?.place ?? null, name?.place ?? null)) return true;
  if (isOfBuyerHere(pages, number ?? vat)) return true;
  if (number === undefined) return vat !== undefined && isOthersVat(pages, vat, name?.place ?? null);
  const found = numbersOn(pages.map(withoutOthersSentences));
  const others = found.filter(({ value }) => value !== number.value);
  if (others.length === 0) return false;
  const own = [
    number.place,
    ...found.filter(({ value }) => value === number.value).map(({ place }) => place),
  ];
  const bottoms = bottomsOf(pages);
  const isLow = own.some((place) => isAtFoot(place, bottoms));
  if (isLow && !others.some(({ place }) => isAtFoot(place, bottoms))) return false;
  const place = name?.place ?? null;
  return place === null || !own.some((each) => each !== null && isBeside(each, place, pages));
};
