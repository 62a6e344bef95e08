import type { texts as english } from './texts-letter.en.ts';

/** Words of the letters about credit claims, to suppliers. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  subject: 'Kreditkrav {{number}} från {{restaurant}}',
  reminderSubject: 'Påminnelse: kreditkrav {{number}} från {{restaurant}}',
  greeting: 'Till {{supplier}},',
  opening:
    'Vi ber er kreditera {{amount}} exkl. moms för raderna nedan. Fakturorna betalas som de är; skicka en kreditfaktura som anger vår referens och fakturornas nummer.',
  reminderOpening:
    'Den {{date}} bad vi er kreditera raderna nedan. {{open}} exkl. moms av {{amount}} är inte krediterat än. Skicka en kreditfaktura som anger vår referens och fakturornas nummer.',
  replyBy: 'Svara senast {{date}}.',
  reference: 'Vår referens',
  line: '{{quantity}} {{unit}} {{name}}',
  priced:
    'Faktura {{number}} från {{date}}: fakturerat {{billed}}, avtalat {{expected}}, att kreditera {{amount}}',
  watched:
    'Faktura {{number}} från {{date}}: fakturerat {{billed}}, tidigare betalat {{expected}}, att kreditera {{amount}}',
  unpriced: 'Faktura {{number}} från {{date}}: {{reason}}, att kreditera {{amount}}',
  deal: 'Avtalat pris {{price}} från {{from}}',
  dealUntil: 'Avtalat pris {{price}} från {{from}} till {{to}}',
  earlier: 'Pris {{price}} på faktura {{number}} från {{date}}',
  net: 'Exkl. moms',
  vat: 'Moms {{rate}} %',
  vatUnknown: 'Moms ej angiven',
  total: 'Att kreditera, inkl. moms',
  heading: 'Krav på kreditfaktura, {{amount}} exkl. moms',
  invoice: 'Faktura',
  goods: 'Vara',
  quantity: 'Mängd',
  expected: 'Avtal',
  watchedPrice: 'Tidigare',
  billed: 'Debiterat',
  credit: 'Att kreditera',
  sendTo: 'Skicka kreditfakturan till {{address}} och ange kravets nummer.',
  regards: 'Vänlig hälsning',
  answerButton: 'Svara på kravet',
  footer:
    'Skickat av Krogkoll för {{organization}}, {{organizationNumber}}. Svara på brevet för att nå restaurangen, eller med knappen utan konto.',
  title: 'Kreditkrav',
  from: 'Från',
  to: 'Till',
  date: 'Datum',
  page: 'Sida {{page}} av {{pages}}',
  'above-deal': 'över avtalat pris',
  'above-watched': 'över tidigare betalt pris',
  'double-invoiced': 'fakturerat två gånger',
  'not-delivered': 'inte levererat',
  'wrong-quantity': 'fel antal',
  quality: 'kvalitet',
  'deposit-missing': 'pant eller retur saknas',
  'fee-not-agreed': 'avgift som inte är avtalad',
  other: 'annat',
};
