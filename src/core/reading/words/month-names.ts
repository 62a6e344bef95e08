/** The first letters of the months in Swedish, English, German, Danish, Norwegian, French, Dutch, Italian and Spanish. */
export const months: readonly RegExp[] = [
  /^(jan|gen|ene)/,
  /^(feb|fév|fev)/,
  /^(mar|mär|mrt|maa)/,
  /^(apr|avr|abr)/,
  /^(maj|may|mai|mei|mag)/,
  /^(jun|juin|giu)/,
  /^(jul|juil|lug)/,
  /^(aug|aoû|aou|ago)/,
  /^(sep|set)/,
  /^(oct|okt|ott)/,
  /^nov/,
  /^(dec|dez|déc|des|dic)/,
];
