import type { texts as english } from './texts-file.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  day: 'Fakturadatum',
  supplier: 'Leverantör',
  organizationNumber: 'Organisationsnummer',
  number: 'Fakturanummer',
  account: 'Konto',
  text: 'Text',
  debit: 'Debet',
  credit: 'Kredit',
  rate: 'Moms %',
  problem: 'Bokförs för hand',
  'handover.foreign_currency': 'Fakturan är inte i svenska kronor',
  'handover.unbalanced': 'Rader, avgifter och moms blir inte det som fakturan vill ha betalt',
};
