/** What tax an invoice of ours carries: Swedish VAT, reverse charge, or none. */
export type VatTreatment = 'standard' | 'reverse' | 'none';

/** Per cent of Swedish VAT on what Krogkoll sells. */
export const standardVat = 25;

/** The countries of the European Union, ISO 3166-1 alpha-2. */
export const unionCountries = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

const inUnion = (country: string): boolean => unionCountries.some((one) => one === country);

/**
 * The tax on what a customer buys: Swedish customers pay Swedish VAT, those elsewhere in the Union too unless they have a valid
 * VAT number there (then the buyer accounts for it, Directive 2006/112/EC articles 44 and 196); outside the Union there is none.
 */
export const vatTreatment = (country: string, hasValidNumber: boolean): VatTreatment => {
  if (!inUnion(country)) return 'none';
  return country !== 'SE' && hasValidNumber ? 'reverse' : 'standard';
};
