/** VAT rates of Sweden in per cent (the VAT Act, chapter 7, section 1), without none. */
export const swedishRates: readonly string[] = ['25', '12', '6'];

/** VAT rates of Sweden and of the countries whose invoices come to it, in per cent. */
export const knownRates: readonly string[] =
  '0 2.1 4 5 5.5 6 7 8 8.1 9 10 12 13 13.5 14 15 16 19 20 21 22 23 24 25 25.5'.split(' ');
