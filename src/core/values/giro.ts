import { hasLuhnCheckDigit } from './luhn.ts';

/** Digits of an account as written (`5050-1055` → `50501055`); `null` when something else than digits, blanks and hyphens stands there. */
export const giroDigits = (text: string): string | null => {
  const compact = text.replace(/[\s-]/g, '');
  return /^\d+$/.test(compact) ? compact : null;
};

/** Whether the digits are a bankgiro number: 7 or 8 digits, Luhn. Source: Bankgirot, "Bankgironummer"; Peppol SE-R-008/009. */
export const isBankgiro = (digits: string): boolean => /^\d{7,8}$/.test(digits) && hasLuhnCheckDigit(digits);

/** Whether the digits are a plusgiro number: 2 to 8 digits, Luhn. Source: Plusgirot; Peppol SE-R-007/010. */
export const isPlusgiro = (digits: string): boolean => /^\d{2,8}$/.test(digits) && hasLuhnCheckDigit(digits);

/** `50501055` → `5050-1055`, `1609908` → `160-9908`. */
export const formatBankgiro = (digits: string): string => `${digits.slice(0, -4)}-${digits.slice(-4)}`;

/** `9019506` → `90 19 50-6`: the check digit after a hyphen, the rest in pairs from the right. */
export const formatPlusgiro = (digits: string): string =>
  `${digits.slice(0, -1).replace(/\B(?=(\d\d)+$)/g, ' ')}-${digits.slice(-1)}`;
