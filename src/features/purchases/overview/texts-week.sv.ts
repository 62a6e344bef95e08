import type { texts as english } from './texts-week.en.ts';

/** Words of the letter about the week. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  kicker: 'Vecka {{number}}, {{days}}',
  subjectPay: 'Vecka {{number}}: betala inte {{supplier}} faktura {{invoice}} ännu',
  subjectPrice: 'Vecka {{number}}: {{name}} kostar {{year}} mer per år',
  subjectPlain: 'Vecka {{number}}: {{what}}',
  subjectQuiet: 'Vecka {{number}}: en lugn vecka, inköp {{amount}}',
  worst: '{{what}}. Värst är {{name}}.',
  quiet: 'En lugn vecka: inga priser att ta ställning till, inköp för {{amount}}.',
  calmPrices: 'Inga priser att ta ställning till.',
  previewPurchases: 'Inköp {{amount}}',
  perYearIn: '{{currency}}/år',
  yearNote: 'Så mycket dyrare blir det om inget händer.',
  yearNoteEstimated: 'Så mycket dyrare blir det om inget händer. Delvis uppskattat.',
  purchases: 'Inköp veckan',
  against: '{{change}} mot vecka {{number}}',
  noneBefore: 'Inga inköp vecka {{number}}',
  alsoTitle: 'Också värt att veta',
  newAccount: 'Nytt betalkonto',
  newAccountText: 'på {{supplier}} faktura {{invoice}}. Betala inte förrän du har kontrollerat det.',
  dealEnds: 'Avtalet på {{name}} går ut',
  dealEndsText: '{{date}}, {{supplier}}, {{price}}.',
  open: 'Öppna Krogkoll',
};
