import type { texts as english } from './texts-paper.en.ts';

/** What a negotiation sheet says, on paper and on screen. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  title: 'Vad {{restaurant}} köper av {{supplier}}',
  from: 'Från',
  to: 'Till',
  date: 'Datum',
  period: 'Dagar',
  days: '{{from}} till {{to}}',
  goods: '{{name}} ({{number}})',
  bought: 'Köpt',
  boughtOf: '{{quantity}} {{unit}} för {{cost}}, {{from}} till {{to}}',
  yearly: 'I årstakt',
  yearlyOf: '{{quantity}} {{unit}} på tolv månader',
  yearlyEstimated: '{{quantity}} {{unit}} på tolv månader, uppskattat',
  prices: 'Pris',
  step: '{{price}} sedan {{date}}',
  unitPrice: '{{price}} per {{unit}}',
  deal: 'Avtalat',
  dealOpen: '{{price}} från {{from}}',
  dealUntil: '{{price}} från {{from}} till {{to}}',
  dealMarket: 'dagspris från {{from}}',
  claims: 'Öppna kreditkrav',
  claim: '{{number}}, skickat {{date}}: {{amount}} exkl. moms',
  net: 'Belopp är exklusive moms.',
  page: 'Sida {{page}} av {{pages}}',
};
