export const texts = {
  day: 'Invoice date',
  supplier: 'Supplier',
  organizationNumber: 'Organisation number',
  number: 'Invoice number',
  account: 'Account',
  text: 'Text',
  debit: 'Debit',
  credit: 'Credit',
  rate: 'VAT %',
  problem: 'To be booked by hand',
  'handover.foreign_currency': 'The invoice is not in Swedish kronor',
  'handover.unbalanced': 'The lines, charges and VAT do not come to what the invoice asks for',
} as const;
