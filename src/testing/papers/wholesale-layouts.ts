import { columnsOf, type WholesaleLayout, type WholesaleWords } from './wholesale-layout.ts';

const swedish: WholesaleWords = {
  title: 'FAKTURA',
  credit: 'KREDITFAKTURA',
  number: 'Fakturanummer',
  date: 'Fakturadatum',
  due: 'Förfallodatum',
  net: 'Summa exkl. moms',
  vat: 'Moms',
  gross: 'Summa inkl. moms',
  rounding: 'Öresavrundning',
  payable: 'Att betala',
  carriedTo: 'Att överföra',
  carriedFrom: 'Transport',
  note: 'Följesedel',
  noteSum: 'Summa följesedel',
  base: 'Underlag',
  page: 'Sida',
};
const english: WholesaleWords = {
  ...swedish,
  title: 'INVOICE',
  credit: 'CREDIT NOTE',
  number: 'Invoice no',
  date: 'Invoice date',
  due: 'Due date',
  net: 'Total excl. VAT',
  vat: 'VAT',
  gross: 'Total incl. VAT',
  rounding: 'Rounding',
  payable: 'Amount due',
  carriedTo: 'Carried forward',
  carriedFrom: 'Brought forward',
  note: 'Delivery note',
  base: 'Taxable amount',
  page: 'Page',
};
const german: WholesaleWords = {
  ...swedish,
  title: 'RECHNUNG',
  credit: 'GUTSCHRIFT',
  number: 'Rechnungs-Nr.',
  date: 'Rechnungsdatum',
  due: 'Zahlbar bis',
  net: 'Nettosumme',
  vat: 'MwSt.',
  gross: 'Gesamtbetrag',
  rounding: 'Rundung',
  payable: 'Zu zahlender Betrag',
  carriedTo: 'Übertrag',
  carriedFrom: 'Übertrag',
  note: 'Lieferschein',
  base: 'Nettobetrag',
  page: 'Seite',
};
const french: WholesaleWords = {
  ...swedish,
  title: 'FACTURE',
  credit: 'AVOIR',
  number: 'Facture n°',
  date: 'Date de facture',
  due: 'Échéance',
  net: 'Total HT',
  vat: 'TVA',
  gross: 'Total TTC',
  rounding: 'Arrondi',
  payable: 'Net à payer',
  carriedTo: 'À reporter',
  carriedFrom: 'Report',
  note: 'Bon de livraison',
  base: 'Base HT',
  page: 'Page',
};

const plain: Omit<WholesaleLayout, 'name' | 'columns'> = {
  words: swedish,
  currency: 'SEK',
  comma: true,
  thousands: ' ',
  trailingMinus: false,
  face: 0.5,
  size: 9,
  pitch: 14,
  lines: [3, 14],
  discounts: false,
  weighed: 0.2,
  deposits: 0,
  capitals: false,
  twoRows: false,
  carries: false,
  perNote: 0,
  headLabels: 'left',
  totals: 'column',
  credit: null,
  roundsUp: true,
};

const layout = (name: string, columns: string, other: Partial<WholesaleLayout> = {}): WholesaleLayout => ({
  ...plain,
  ...other,
  name,
  columns: columnsOf(columns),
});

/** Forms as different as those that wholesalers send. */
export const wholesaleLayouts: readonly WholesaleLayout[] = [
  layout(
    'plain',
    'ar Art.nr<40|na Benämning<95|qu Antal>330|un Enhet<340|pr À-pris>430|ra Moms %>480|su Belopp>550',
  ),
  layout(
    'dot-matrix',
    'ar ARTNR<30|na BENÄMNING<78|qu ANTAL>330|un ENH<338|pr PRIS>420|ra MOMS>455|su SUMMA>545',
    {
      face: 0.6,
      size: 8,
      pitch: 10,
      lines: [20, 70],
      capitals: true,
      trailingMinus: true,
      thousands: '',
      carries: true,
      totals: 'across',
    },
  ),
  layout(
    'two-column-head',
    'qu Antal>70|un Enh<78|ar Artikel<110|na Beskrivning<170|pr Pris/enh>440|su Radbelopp>550',
    {
      headLabels: 'above',
      words: { ...swedish, title: 'Faktura', net: 'Netto', gross: 'Totalt', payable: 'Belopp att betala' },
      thousands: '.',
    },
  ),
  layout(
    'list-and-net-price',
    'ar Artnr<40|na Produkt<90|qu Kvant>290|un Enh<297|li Listpris>375|di Rab %>415|pr Nettopris>475|su Summa>550',
    { discounts: true },
  ),
  layout(
    'discount',
    'ar Artikelnr<40|na Benämning<100|qu Antal>310|un Enhet<320|li À-pris>405|di Rabatt %>465|su Belopp>550',
    {
      discounts: true,
      words: { ...swedish, net: 'Varuvärde', payable: 'Summa att betala' },
    },
  ),
  layout(
    'catch-weight',
    'ar Art nr<40|na Vara<90|pi Kolli>285|qu Vikt/antal>345|un Enh<352|pr Kr/enh>430|ra Moms>470|su Belopp>550',
    { weighed: 0.8 },
  ),
  layout(
    'drinks',
    'ar Varunr<40|na Artikel<90|qu Antal>330|un Förp<340|pr Pris>425|ra Moms %>475|su Netto>550',
    {
      deposits: 0.7,
      weighed: 0,
    },
  ),
  layout(
    'collective',
    'ar Art.nr<40|na Benämning<95|qu Lev. antal>340|un Enhet<348|pr Á-pris>440|su Belopp>550',
    {
      words: { ...swedish, title: 'SAMLINGSFAKTURA' },
      lines: [12, 50],
      perNote: 6,
      pitch: 12,
    },
  ),
  layout(
    'many-pages',
    'po Rad<35|ar Artnr<60|na Benämning<110|qu Antal>345|un Enhet<352|pr Pris>440|ra Moms %>480|su Summa>550',
    {
      lines: [90, 200],
      carries: true,
      pitch: 12,
      size: 8,
    },
  ),
  layout('credit', 'ar Art.nr<40|na Benämning<95|qu Antal>330|un Enhet<340|pr À-pris>430|su Belopp>550', {
    credit: 'negative',
    lines: [1, 6],
  }),
  layout(
    'backorders',
    'ar Artnr<40|na Benämning<90|or Best>300|qu Lev>335|un Enh<342|pr Pris>425|ra Moms %>470|su Belopp>550',
  ),
  layout(
    'two-rows',
    'ar Artikelnr<40|na Benämning<110|qu Antal>330|un Enhet<340|pr À-pris>430|ra Moms>470|su Belopp>550',
    {
      twoRows: true,
      pitch: 11,
    },
  ),
  layout(
    'left-aligned',
    'na Beskrivning<40|qu Antal<250|un Enhet<300|pr Pris<350|ra Moms %<420|su Summa<480',
    {
      pitch: 20,
      headLabels: 'above',
      roundsUp: false,
    },
  ),
  layout(
    'english',
    'ar Item code<40|na Description<100|qu Qty>330|un Unit<340|pr Unit price>430|ra VAT %>480|su Amount>550',
    {
      words: english,
      comma: false,
      thousands: ',',
      currency: 'EUR',
      roundsUp: false,
    },
  ),
  layout(
    'german',
    'po Pos<40|ar Art.-Nr.<65|na Bezeichnung<120|qu Menge>340|un Einheit<348|pr Einzelpreis>440|ra MwSt. %>490|su Gesamtpreis>555',
    {
      words: german,
      thousands: '.',
      currency: 'EUR',
      roundsUp: false,
    },
  ),
  layout(
    'french',
    'ar Réf.<40|na Désignation<95|qu Quantité>340|un Unité<348|pr Prix unitaire>440|ra TVA %>485|su Montant HT>555',
    {
      words: french,
      currency: 'EUR',
      roundsUp: false,
    },
  ),
  layout(
    'discounted-credit',
    'ar Artnr<40|na Benämning<90|qu Kvantitet>320|un Enh<328|li À-pris>405|di Rabatt %>465|su Belopp>550',
    {
      credit: 'positive',
      discounts: true,
      lines: [1, 6],
      words: { ...swedish, credit: 'Kreditnota' },
    },
  ),
];
