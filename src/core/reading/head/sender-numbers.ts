import { isOrganizationNumber, organizationNumberDigits } from '../../values/organization-number.ts';
import { organizationNumberOfVatNumber } from '../../values/vat-number.ts';
import type { Row } from '../words/rows.ts';
import type { Place } from '../page/page.ts';
import { isPageCounter } from '../page/page-mark.ts';

const [foot, unlabelled] = [0.75, 0.7];

/** A number that was read, and where. */
interface Printed {
  readonly value: string;
  readonly confidence: number;
  readonly place: Place | null;
}

type Bottoms = ReadonlyMap<number, number>;

/** Where the lowest row of each page stands. */
export const bottomsOf = (pages: readonly (readonly Row[])[]): Bottoms =>
  new Map(
    pages.flatMap((all) => {
      // A page's number stands apart below all that it says.
      const rows = all.filter(({ words }) => !isPageCounter(words.map(({ text }) => text).join(' ')));
      const [first] = rows;
      return first === undefined ? [] : [[first.page, Math.max(...rows.map(({ box }) => box.y))] as const];
    }),
  );

/** Whether a place is in the lowest quarter of what its page prints. */
export const isAtFoot = (place: Place | null, bottoms: Bottoms): boolean =>
  place !== null && place.box.y > foot * (bottoms.get(place.page) ?? Infinity);

/** The numbers of the sender among those of both parties. */
interface SenderNumbers {
  readonly organizationNumber: Printed | undefined;
  readonly vatNumber: Printed | undefined;
}

const bare = /^\(?(?:(?:SE-?)?(\d{6}-\d{4})(?:-01)?|SE(\d{10})01)[.,;)]*$/;

/** What says before a number, in its row, that it is the buyer's. */
export const ofBuyer =
  /^\(?(?:köpare|kund|er[ts]?:?$|køber|kjøper|buyer|customer|client|cliente|käufer|kunde|ihre|your|votre|empfänger|abnehmer|destinataire|acheteur|acquirente|comprador|klant|nabywc)/i;

/** The one organization number at the foot of the pages, alone or in a VAT number: where a sender says who it is. */
const numberAtFoot = (pages: readonly (readonly Row[])[], bottoms: Bottoms): Printed | undefined => {
  const found = pages.flat().flatMap(({ page, words }) =>
    words.flatMap(({ text, box, confidence }, at): Printed[] => {
      if (words.slice(Math.max(0, at - 3), at).some((word) => ofBuyer.test(word.text))) return [];
      // A VAT number may stand in groups: `SE 559236 0811 01`.
      const before = words.slice(Math.max(0, at - 3), at + 1).map((word) => word.text);
      const grouped = /(?:^|\s)SE (\d{10}) 01$/.exec(
        before.join(' ').replace(/(?<=SE \d{6}) (?=\d{4} 01$)/, ''),
      )?.[1];
      const [, printed, inside = grouped] = bare.exec(text) ?? [];
      const digits = organizationNumberDigits(printed ?? inside ?? '');
      const place = { page, box };
      if (digits === null || !isOrganizationNumber(digits) || !isAtFoot(place, bottoms)) return [];
      return [{ value: digits, confidence: unlabelled * confidence, place }];
    }),
  );
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;
};

/** Of numbers of several companies the one at the foot, where that is one alone; a labelled one before any other. */
const lowest = (
  chosen: Printed | undefined,
  labels: readonly Printed[],
  bottoms: Bottoms,
  pages: readonly (readonly Row[])[],
): Printed | undefined => {
  if (chosen === undefined || isAtFoot(chosen.place, bottoms)) return chosen;
  const below = labels.filter(({ value, place }) => isOrganizationNumber(value) && isAtFoot(place, bottoms));
  if (below.length === 0 && labels.length > 0) return numberAtFoot(pages, bottoms) ?? chosen;
  return new Set(below.map(({ value }) => value)).size === 1 ? below[0] : chosen;
};

const isSwedish = (number: Printed | undefined): boolean =>
  number !== undefined && isOrganizationNumber(number.value);

/**
 * Tells the sender's numbers from the buyer's, where what the labels gave is of two companies: what stands at the foot of a
 * page is the sender's. Where no label gave any, the number at the foot is. `labels`: whatever stands at a label of such a
 * number and not in a buyer's address.
 */
export const senderNumbers = (
  pages: readonly (readonly Row[])[],
  { organizationNumber: labelled, vatNumber: vat }: SenderNumbers,
  labels: readonly Printed[] = [],
): SenderNumbers => {
  const bottoms = bottomsOf(pages);
  const number = lowest(labelled, labels, bottoms, pages);
  if (number === undefined && vat === undefined)
    return { organizationNumber: numberAtFoot(pages, bottoms), vatNumber: undefined };
  const isVatBelow = vat !== undefined && isAtFoot(vat.place, bottoms);
  // A firm of another country has no Swedish number.
  if (
    isVatBelow &&
    /^(?!SE)[A-Z]{2}/.test(vat.value) &&
    isSwedish(number) &&
    !isAtFoot(number?.place ?? null, bottoms)
  )
    return { organizationNumber: undefined, vatNumber: vat };
  const inside = organizationNumberOfVatNumber(vat?.value ?? '');
  const own = number ?? numberAtFoot(pages, bottoms);
  if (own === undefined || vat === undefined || inside === null || inside === own.value)
    return { organizationNumber: number, vatNumber: vat };
  const [isNumberLow, isVatLow] = [isAtFoot(own.place, bottoms), isAtFoot(vat.place, bottoms)];
  if (isNumberLow && !isVatLow) return { organizationNumber: own, vatNumber: undefined };
  return { organizationNumber: number, vatNumber: vat };
};

/**
 * The VAT number of a sender abroad, who has to print that of who buys in Sweden as well: the only one of another country beside Swedish
 * ones. `undefined` where there are others, or one of `companies`, the organization numbers at labels, is of Sweden: a sender there may
 * have numbers of other countries.
 */
export const vatAbroad = <T extends Printed>(
  found: readonly T[],
  companies: readonly Printed[],
): T | undefined => {
  if (companies.some(isSwedish)) return undefined;
  const abroad = found.filter(({ value }) => !value.startsWith('SE'));
  const isOne = new Set(abroad.map(({ value }) => value)).size === 1;
  return isOne && abroad.length < found.length ? abroad[0] : undefined;
};
