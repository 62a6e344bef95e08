import { hasLuhnCheckDigit } from './luhn.ts';

/**
 * The ten digits of a Swedish organisation number as written in any usual way (`556233-2451`, `SE5562332451`,
 * `16556233-2451`); `null` when the text has another shape. The check digit is not judged here.
 */
export const organizationNumberDigits = (text: string): string | null => {
  const compact = text.replace(/[\s-]/g, '').replace(/^SE/i, '');
  if (/^\d{10}$/.test(compact)) return compact;
  return /^16\d{10}$/.test(compact) ? compact.slice(2) : null;
};

/**
 * Whether ten digits are a valid organisation number of a legal person: third digit at least 2 (below it, the number
 * is a personal identity number) and a Luhn check digit. Source: Bolagsverket and Skatteverket SKV 709.
 */
export const isOrganizationNumber = (digits: string): boolean =>
  /^\d\d[2-9]\d{7}$/.test(digits) && hasLuhnCheckDigit(digits);

/** `5562332451` → `556233-2451`, the way people write it. */
export const formatOrganizationNumber = (digits: string): string =>
  `${digits.slice(0, 6)}-${digits.slice(6)}`;
