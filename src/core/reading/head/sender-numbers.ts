import { isOrganizationNumber, organizationNumberDigits } from '../../values/organization-number.ts';
import { organizationNumberOfVatNumber } from '../../values/vat-number.ts';
import type { Field } from './choose-fields.ts';
import type { Row } from '../words/rows.ts';
import type { Place } from '../page/page.ts';

const [foot, unlabelled] = [0.75, 0.7];

type Bottoms = ReadonlyMap<number, number>;

const bottomsOf = (pages: readonly (readonly Row[])[]): Bottoms =>
  new Map(
    pages.flatMap((rows) => {
      const [first] = rows;
      return first === undefined ? [] : [[first.page, Math.max(...rows.map(({ box }) => box.y))] as const];
    }),
  );

const isAtFoot = (place: Place | null, bottoms: Bottoms): boolean =>
  place !== null && place.box.y > foot * (bottoms.get(place.page) ?? Infinity);

/** The numbers of the sender among those of both parties. */
interface SenderNumbers {
  readonly organizationNumber: Field | undefined;
  readonly vatNumber: Field | undefined;
}

/** The one organization number at the foot of the pages that no label names: where a sender says who it is. */
const numberAtFoot = (pages: readonly (readonly Row[])[], bottoms: Bottoms): Field | undefined => {
  const found = pages.flat().flatMap(({ page, words }) =>
    words.flatMap(({ text, box, confidence }): Field[] => {
      const printed = /^\(?(\d{6}-\d{4})[.,;)]*$/.exec(text)?.[1];
      const digits = organizationNumberDigits(printed ?? '');
      const place = { page, box };
      if (digits === null || !isOrganizationNumber(digits) || !isAtFoot(place, bottoms)) return [];
      return [{ value: digits, confidence: unlabelled * confidence, place }];
    }),
  );
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;
};

/**
 * Tells the sender's numbers from the buyer's, where what the labels gave is of two companies: what stands at the foot of a
 * page is the sender's. Where no label gave any, the number at the foot is.
 */
export const senderNumbers = (
  pages: readonly (readonly Row[])[],
  { organizationNumber: number, vatNumber: vat }: SenderNumbers,
): SenderNumbers => {
  const bottoms = bottomsOf(pages);
  if (number === undefined && vat === undefined)
    return { organizationNumber: numberAtFoot(pages, bottoms), vatNumber: undefined };
  const inside = organizationNumberOfVatNumber(vat?.value ?? '');
  const own = number ?? numberAtFoot(pages, bottoms);
  if (own === undefined || vat === undefined || inside === null || inside === own.value)
    return { organizationNumber: number, vatNumber: vat };
  const [isNumberLow, isVatLow] = [isAtFoot(own.place, bottoms), isAtFoot(vat.place, bottoms)];
  if (isNumberLow && !isVatLow) return { organizationNumber: own, vatNumber: undefined };
  return { organizationNumber: number, vatNumber: vat };
};
