/** The length of an IBAN by its country (ISO 13616). */
export const ibanLengths: Readonly<Record<string, number>> = {
  SE: 24,
  NO: 15,
  DK: 18,
  FI: 18,
  DE: 22,
  AT: 20,
  CH: 21,
  NL: 18,
  BE: 16,
  FR: 27,
  ES: 24,
  IT: 27,
  PL: 28,
  EE: 20,
  GB: 22,
};
