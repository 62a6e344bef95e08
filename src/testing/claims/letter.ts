import type { LetterSource } from '#features/prices/claims/rules-letter.ts';

/** A claim's letter of one line under a deal. */
export const claimLetterSource = (language: 'sv' | 'en'): LetterSource => ({
  number: 'K-2026-001',
  language,
  supplierName: 'Skafferihuset Norr',
  currency: 'SEK',
  lines: [
    {
      invoiceNumber: '1001',
      invoiceDate: '2026-03-01',
      articleNumber: '77',
      name: 'Smör',
      unit: 'KGM',
      reason: 'above-deal',
      quantity: '10',
      billedPrice: '50',
      expectedPrice: '46',
      amount: '40.00',
      vatRate: '12',
      credited: '0.00',
      evidence: {
        kind: 'deal',
        dealId: '0198c0de-0000-7000-8000-000000000001',
        price: '46',
        validFrom: '2026-01-01',
        validTo: null,
      },
    },
  ],
  open: '40.00',
  sentOn: '2026-03-02',
  replyBy: '2026-03-16',
  words: null,
  sender: { organizationName: 'Krog AB', organizationNumber: '5560360793', restaurantName: 'Krog' },
  replyTo: 'krog+k-2026-001@in.test',
  signer: 'Anna Ek',
  enclosures: [{ kind: 'invoice', title: '1001' }],
  contact: ['Storgatan 1', '111 22 Stockholm', '+4687001122'],
});
