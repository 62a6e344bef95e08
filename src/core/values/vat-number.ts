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
