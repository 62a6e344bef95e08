import { hasLuhnCheckDigit } from './luhn.ts';

/** Upper case without blanks, dots and hyphens: `se 556233-2451 01` → `SE556233245101`. */
export const compactVatNumber = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

/**
 * Whether the text is a Swedish VAT number: `SE`, ten digits of an organisation or personal identity number with a
 * Luhn check digit, and two digits from 01. Source: Skatteverket, "Momsregistreringsnummer".
 */
export const isSwedishVatNumber = (text: string): boolean => {
  const match = /^SE(\d{10})(\d\d)$/.exec(compactVatNumber(text));
  return match !== null && match[2] !== '00' && hasLuhnCheckDigit(match[1] ?? '');
};

/** The organisation number inside a Swedish VAT number; `null` for other countries' numbers. */
export const organizationNumberOfVatNumber = (text: string): string | null =>
  /^SE(\d{10})\d\d$/.exec(compactVatNumber(text))?.[1] ?? null;

/** Behind the letters of a country what its VAT numbers consist of, those of the Union, Britain, Norway and Switzerland (European Commission, VIES). */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CHE: /^\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{6,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12})$/,
};

/** Whether the text has the form of a VAT number of a country whose firms invoice here; check digits are not looked at. */
export const isVatNumber = (text: string): boolean => {
  const [, country = '', rest = ''] = /^(CHE|[A-Z]{2})(.+)$/.exec(compactVatNumber(text)) ?? [];
  return forms[country]?.test(rest) ?? false;
};

const fewest = 7;

/**
 * The digits by which papers name the company of a VAT number: the organisation number in a Swedish one, and all digits of another
 * country's; `null` for what is too short to be one.
 */
export const companyOfVatNumber = (text: string): string | null => {
  if (/^SE/i.test(text)) return organizationNumberOfVatNumber(text);
  const digits = text.replaceAll(/\D/g, '');
  return digits.length >= fewest ? digits : null;
};
