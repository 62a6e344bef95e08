import type { texts as english } from './texts-news.en.ts';

/** What the bell says of claims. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  accepted: '{{supplier}} har sagt ja till ert krav',
  rejected: '{{supplier}} har sagt nej till ert krav',
  'counter-offer': '{{supplier}} har ett annat förslag',
  answered: '{{supplier}} har svarat på ert krav',
  mail: '{{supplier}} har skrivit om ert krav',
  undelivered: 'Kravet till {{supplier}} kom inte fram',
  credited: '{{amount}} tillbaka från {{supplier}}',
  claim: 'Krav {{number}}',
  open: 'Öppna kravet',
};
