/** The first letters of the months in Swedish, English, German, French and Dutch. */
export const months: readonly RegExp[] = [
  /^jan/,
  /^(feb|fév|fev)/,
  /^(mar|mär|mrt|maa)/,
  /^(apr|avr)/,
  /^(maj|may|mai|mei)/,
  /^(jun|juin)/,
  /^(jul|juil)/,
  /^(aug|aoû|aou)/,
  /^sep/,
  /^(oct|okt)/,
  /^nov/,
  /^(dec|dez|déc)/,
];
