import { isOneSlip } from '../values/one-slip.ts';
import { isOrganizationNumber, organizationNumberDigits } from '../values/organization-number.ts';
import { organizationNumberOfVatNumber } from '../values/vat-number.ts';
import type { CheckFinding } from './checks/check-finding.ts';
import type { Party } from './invoice.ts';
import { supplierSearchName } from './supplier-identity.ts';

/** To whom invoices of a unit may be addressed. */
export interface Recipients {
  /** Ten digits: the company's own, its parent's, and those that a person has let through. */
  readonly numbers: readonly string[];
  /** As written: of the company, its restaurants and units, and those that a person has let through. */
  readonly names: readonly string[];
}

const digitsOf = (text: string): string | null => {
  const bare = text.replace(/^\d{4}:/, '');
  const personal = /^(?:19|20)(\d{6})-?(\d{4})$/.exec(bare);
  return personal === null
    ? (organizationNumberOfVatNumber(bare) ?? organizationNumberDigits(bare))
    : `${personal[1]}${personal[2]}`;
};

const numbersOf = ({ organizationNumber, vatNumber, endpoint }: Party): string[] =>
  [organizationNumber, vatNumber, endpoint].flatMap((each) => (each === null ? [] : (digitsOf(each) ?? [])));

/** Words that any restaurant's name may hold. */
const commonWords = new Set(
  'restaurang restauranger restaurangen krog krogen bar cafe café kafé kök köket hotell hotel mat catering pizzeria bistro och i på vid the co group gruppen sverige sweden svenska nordic c o att'.split(
    ' ',
  ),
);

const tellingWords = (name: string): string[] =>
  supplierSearchName(name)
    .split(' ')
    .filter((word) => word.length > 1 && !commonWords.has(word));

/** A slip of a letter, an ending or a compound: `bryggan`, `brygan`, `bryggans`, `krogbryggan`. */
const isNear = (one: string, other: string): boolean => {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 4) return false;
  return long.includes(short) || isOneSlip(short, long);
};

const companyForm =
  /(?<![\p{L}\p{N}])(?:ab|aktiebolag(?:et)?|hb|handelsbolag(?:et)?|kb|kommanditbolag(?:et)?|ek\.? ?för\.?|ekonomisk förening)(?![\p{L}\p{N}])/iu;

/**
 * What proves that an invoice is addressed to somebody else: a valid organization number (also within a VAT number or an
 * electronic address) that is none of the recipients', under a name that is none of theirs; or, where no number is stated,
 * the name of a company that shares no telling word with any of theirs. Null where nothing does: a missing buyer, a
 * person's name, a number abroad and a misspelt name prove nothing.
 */
export const otherBuyer = (buyer: Party, { numbers, names }: Recipients): CheckFinding | null => {
  const stated = numbersOf(buyer);
  if (stated.some((number) => numbers.includes(number))) return null;
  const name = buyer.name?.trim() ?? '';
  const key = supplierSearchName(name);
  if (key !== '' && names.some((own) => supplierSearchName(own) === key)) return null;
  const proven = stated.find(isOrganizationNumber);
  if (proven === undefined && (stated.length > 0 || !isOtherCompany(name, names))) return null;
  const number = proven ?? '';
  return { code: 'document.buyer-other', severity: 'fail', params: { buyer: name || number, number } };
};

const isOtherCompany = (name: string, names: readonly string[]): boolean => {
  const own = names.flatMap(tellingWords);
  const words = tellingWords(name);
  if (!companyForm.test(name) || own.length === 0 || words.length === 0) return false;
  return !words.some((word) => own.some((each) => isNear(word, each)));
};
