import type { CopyLetterSource } from '#features/purchases/radar/rules-letter.ts';

/** A letter that asks for a copy: of a number that is missing, or of what fell silent. */
export const copyLetterSource = (language: 'sv' | 'en', isSilent: boolean): CopyLetterSource => ({
  language,
  supplierName: 'Rökeriet AB',
  restaurantName: 'Krog',
  organizationName: 'Krog AB',
  organizationNumber: '5560360793',
  replyTo: 'krog@in.test',
  missing: {
    by: isSilent ? 'silence' : 'number',
    numbers: isSilent ? [] : ['311'],
    after: { invoiceId: 'a', number: '310', date: '2026-10-19' },
    before: isSilent ? null : { invoiceId: 'b', number: '312', date: '2026-11-02' },
  },
});
