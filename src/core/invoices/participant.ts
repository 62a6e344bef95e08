import { organizationNumberDigits } from '#core/values/organization-number.ts';
import { organizationNumberOfVatNumber } from '#core/values/vat-number.ts';

/** Who sends or receives in a network of e-invoices: a scheme of ISO 6523 (Peppol's code list) and a value in it. */
export interface Participant {
  readonly scheme: string;
  readonly value: string;
}

/** Schemes in which Swedish receivers are named: organisation number, GLN, and Peppol's 9955, the Swedish VAT number. */
const [swedish, gln, swedishVat] = ['0007', '0088', '9955'];

const longest = 135;

const inScheme = (scheme: string, value: string): Participant => {
  const organization =
    scheme === swedishVat
      ? organizationNumberOfVatNumber(value)
      : scheme === swedish
        ? organizationNumberDigits(value)
        : null;
  if (organization !== null) return { scheme: swedish, value: organization };
  // Peppol's policy for identifiers: values are told apart without regard to case.
  return { scheme, value: value.replace(/\s/g, '').toLowerCase() };
};

/**
 * A participant as senders write it: `iso6523-actorid-upis::0007:5562332451`, `0088:7300010000001`, or a bare GLN,
 * organisation or VAT number. A Swedish VAT number is its organisation number. Null for anything else.
 */
export const participantOf = (text: string): Participant | null => {
  const stated = text
    .trim()
    .replace(/^iso6523-actorid-upis::/i, '')
    .slice(0, longest);
  const [, icd, value] = /^(\d{4}):\s*(\S.*)$/.exec(stated) ?? [];
  if (icd !== undefined && value !== undefined) return inScheme(icd, value);
  if (/^\d{13}$/.test(stated)) return { scheme: gln, value: stated };
  const organization = organizationNumberDigits(stated) ?? organizationNumberOfVatNumber(stated);
  return organization === null ? null : { scheme: swedish, value: organization };
};

/** The organisation number that the participant is, or null. */
export const organizationOf = ({ scheme, value }: Participant): string | null =>
  scheme === swedish ? organizationNumberDigits(value) : null;

/** `0007:5562332451`, as people and senders write it. */
export const participantText = ({ scheme, value }: Participant): string => `${scheme}:${value}`;
