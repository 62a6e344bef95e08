import { getCountries } from 'libphonenumber-js';

const countries: ReadonlySet<string> = new Set(getCountries());

/** Whether the text is the code of a country or territory (ISO 3166-1 alpha-2, upper case). */
export const isCountry = (code: string): boolean => countries.has(code);

/** Postal codes without blanks and hyphens, upper case. Source: UPU, "Postal addressing systems". */
const patterns: Readonly<Record<string, RegExp>> = {
  SE: /^[1-9]\d{4}$/,
  AX: /^22\d{3}$/,
  NO: /^\d{4}$/,
  DK: /^\d{4}$/,
  FI: /^\d{5}$/,
  IS: /^\d{3}$/,
  FO: /^\d{3}$/,
  GL: /^39\d{2}$/,
  EE: /^\d{5}$/,
  LV: /^(?:LV)?\d{4}$/,
  LT: /^(?:LT)?\d{5}$/,
  DE: /^\d{5}$/,
  PL: /^\d{5}$/,
  NL: /^[1-9]\d{3}[A-Z]{2}$/,
  BE: /^[1-9]\d{3}$/,
  LU: /^\d{4}$/,
  FR: /^\d{5}$/,
  ES: /^\d{5}$/,
  PT: /^\d{7}$/,
  IT: /^\d{5}$/,
  AT: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  CZ: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
  IE: /^[A-Z]\d[\dW][A-Z\d]{4}$/,
  US: /^\d{5}(?:\d{4})?$/,
  CA: /^[A-Z]\d[A-Z]\d[A-Z]\d$/,
};

/** Countries that write the code without blanks or hyphens; elsewhere it is kept as it was written. */
const joined = new Set(['SE', 'AX', 'NO', 'DK', 'FI', 'DE', 'FR', 'ES', 'IT', 'AT', 'CH', 'BE', 'LU', 'EE']);

/**
 * The postal code as it is kept, `111 22` in Sweden as `11122`; null when the country has no such code. Of a country
 * whose codes are not known here, letters and digits are taken.
 */
export const postalCodeOf = (country: string, text: string): string | null => {
  const written = text.trim().toUpperCase();
  const compact = written.replace(/^(?:SE?|DK|NO?|FI|DE?|AX)-(?=\d)/, '').replace(/[\s-]/g, '');
  const pattern = patterns[country] ?? /^[A-Z\d]{2,10}$/;
  if (!pattern.test(compact)) return null;
  return joined.has(country) ? compact : written.replace(/\s+/g, ' ');
};
