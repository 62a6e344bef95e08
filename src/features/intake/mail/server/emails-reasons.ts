/** What a sender can do something about; every reason of a document that ended unreadable is one of these to them. */
export type SenderReason = 'locked' | 'empty' | 'damaged' | 'large' | 'kind' | 'content' | 'other';

const patterns: readonly (readonly [RegExp, SenderReason])[] = [
  [/\.encrypted$/, 'locked'],
  [/\.(empty|part-empty)$/, 'empty'],
  [/too-large$|too-many|too-deep$|^reader\.(timeout|memory|output)$|suspicious-ratio$/, 'large'],
  [
    /\.(malformed|broken|damaged|damaged-entry|text-damaged|not-a-zip|overlapping-entries|winmail-damaged)$/,
    'damaged',
  ],
  [
    /^syntax\.|type-unknown$|not-an-invoice$|unsupported-compression$|archive\.(link|nested|unsafe-name)$/,
    'kind',
  ],
  [/^invoice\.|^xml\.|not-bookable$/, 'content'],
];

/** Groups the reason of a document as its sender sees it. */
export const senderReason = (reason: string | null): SenderReason =>
  patterns.find(([pattern]) => pattern.test(reason ?? ''))?.[1] ?? 'other';

interface Words {
  /** Why the file could not be used. */
  readonly why: string;
  /** What to do about it. */
  readonly advice: string;
}

export const reasonWords: Readonly<Record<'sv' | 'en', Readonly<Record<SenderReason, Words>>>> = {
  sv: {
    locked: { why: 'Låst med lösenord', advice: 'Skicka filen utan lösenord.' },
    empty: { why: 'Tom', advice: 'Bifoga filen en gång till; den kom fram utan innehåll.' },
    damaged: { why: 'Trasig', advice: 'Skapa filen på nytt och skicka den igen.' },
    large: { why: 'För stor', advice: 'Dela upp fakturorna i flera filer eller flera mejl.' },
    kind: {
      why: 'En filtyp som inte går att läsa som faktura',
      advice: 'Skicka fakturan som PDF, som e-faktura i XML eller som bild.',
    },
    content: {
      why: 'Saknar något som en faktura måste ha',
      advice: 'Kontrollera att fakturan har nummer, datum och rätt belopp, och skicka den igen.',
    },
    other: { why: 'Gick inte att läsa', advice: 'Skicka fakturan igen, helst som PDF.' },
  },
  en: {
    locked: { why: 'Locked with a password', advice: 'Send the file without a password.' },
    empty: { why: 'Empty', advice: 'Attach the file once more; it arrived without content.' },
    damaged: { why: 'Damaged', advice: 'Make the file anew and send it again.' },
    large: { why: 'Too large', advice: 'Divide the invoices among several files or several emails.' },
    kind: {
      why: 'A type of file that cannot be read as an invoice',
      advice: 'Send the invoice as PDF, as an e-invoice in XML, or as a picture.',
    },
    content: {
      why: 'Lacks something that an invoice must have',
      advice: 'Check that the invoice has a number, a date and right amounts, and send it again.',
    },
    other: { why: 'Could not be read', advice: 'Send the invoice again, as PDF if you can.' },
  },
};
