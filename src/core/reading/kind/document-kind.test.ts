import { describe, expect, test } from 'vitest';
import { paperOf } from '#testing/papers/paper.ts';
import type { OtherKind } from '../../invoices/other-kind.ts';
import type { Page } from '../page/page.ts';
import { readPages } from '../read-pages.ts';

type Extra = readonly (readonly [string, number, number, number?])[];

/** A page of three goods that adds up, under a title and with whatever else it says. */
const pageOf = (title: string, { size = 18, extra = [] as Extra, number = 'Fakturanr' } = {}): Page[] => {
  const paper = paperOf(0.5, 0);
  paper.print('Norrskär Grossist AB', 40, 50, 'left', 11);
  paper.print(title, 330, 52, 'left', size);
  for (const [at, text] of [number, 'Fakturadatum', 'Förfallodatum'].entries())
    if (text !== '') paper.print(text, 330, 80 + 13 * at);
  for (const [at, text] of ['48213', '2026-10-05', '2026-11-04'].entries())
    paper.print(text, 450, 80 + 13 * at);
  for (const [at, text] of ['Artikelnr', 'Benämning', 'Antal', 'Enhet', 'À-pris', 'Belopp'].entries())
    paper.print(text, [40, 110, 330, 360, 460, 540][at] ?? 0, 200, at < 2 || at === 3 ? 'left' : 'right');
  const rows = ['1001|Laxfilé färsk|2|kg|189,00|378,00', '1002|Torskrygg|1|kg|150,00|150,00'];
  for (const [line, row] of rows.entries())
    for (const [at, text] of row.split('|').entries())
      paper.print(
        text,
        [40, 110, 330, 360, 460, 540][at] ?? 0,
        214 + 14 * line,
        at < 2 || at === 3 ? 'left' : 'right',
      );
  const below = ['Netto|528,00', 'Moms 12 %|63,36', 'Att betala SEK|591,36'];
  for (const [line, row] of below.entries()) {
    const [label = '', amount = ''] = row.split('|');
    paper.print(label, 330, 280 + 14 * line);
    if (line === 1) paper.print('528,00', 460, 294, 'right');
    paper.print(amount, 540, 280 + 14 * line, 'right');
  }
  paper.print('Bankgiro 5050-1055', 40, 780);
  paper.print('Org.nr 556233-2451', 200, 780);
  for (const [text, x, y, letters] of extra) paper.print(text, x, y, 'left', letters ?? 9);
  return paper.pages();
};

const kindOf = (pages: readonly Page[]) => {
  const reading = readPages(pages);
  if (reading?.kind === undefined) throw new Error('nothing read');
  const { kind, isClear } = reading.kind;
  return { kind, isClear, trusted: reading.trusted };
};

const titles: Readonly<Partial<Record<OtherKind, string>>> = {
  proforma:
    'PROFORMAFAKTURA|Proforma|Proforma Invoice|Pro forma-Rechnung|PRELIMINÄR FAKTURA|Preliminärfaktura|Preliminærfaktura|Vorabrechnung|Provisorische Rechnung|Facture provisoire',
  reminder:
    'BETALNINGSPÅMINNELSE|Påminnelse|Påminnelse 2|2:a påminnelse|Påminnelse om faktura 70012|Payment reminder|Zahlungserinnerung|2. Mahnung|Rykker 1|Betalingspåmindelse|Purring|P Å M I N N E L S E',
  interest:
    'RÄNTEFAKTURA|Ränteavisering|Dröjsmålsräntefaktura|Interest invoice|Rentenota|Verzugszinsrechnung',
  collection: 'INKASSOKRAV|Inkasso|Debt collection notice',
  draft: 'UTKAST|Fakturautkast|Faktura – UTKAST|DRAFT INVOICE|Rechnungsentwurf|Kladde',
  cancelled: 'MAKULERAD|Faktura (makulerad)|MAKULERAD FAKTURA|CANCELLED|Storniert|Annulleret',
  order: 'Inköpsorder|Beställning|Purchase order|Bestellung',
  'order-confirmation':
    'ORDERBEKRÄFTELSE|Orderbekräftelse 8812|Ordererkännande|Order confirmation|Auftragsbestätigung|Ordrebekræftelse',
  quotation: 'OFFERT|Offert nr 2026-118|Quotation|Angebot|Tilbud|Anbud',
  'delivery-note': 'FÖLJESEDEL|Följesedel 4711|Delivery note|Lieferschein|Følgeseddel|Packsedel',
  'return-note': 'Retursedel|Reklamation|Return note',
  statement: 'KONTOUTDRAG|Saldobesked|Statement of account|Kontoauszug|Kontoudtog|Reskontrautdrag',
  'direct-debit': 'Autogiroavisering|AUTOGIROBESKED|Direct debit notice|Avtalegiro',
  factoring: 'Meddelande om fakturaköp|Överlåtelse av fordran|Notice of assignment|Factoringavisering',
  'payment-notice': 'Remittance advice|Betalningsbekräftelse|Zahlungsavis|Utbetalningsbesked',
  'price-list': 'PRISLISTA|Prisändring|Price list|Preisliste',
};

describe('what calls itself something else', () => {
  test.each(
    Object.entries(titles).flatMap(([kind, texts]) => texts.split('|').map((text) => [text, kind] as const)),
  )('%s is %s', (title, kind) => {
    for (const pages of [
      pageOf(title),
      pageOf(title, { number: 'Dokumentnr' }),
      pageOf(title, { size: 10.5 }),
    ])
      expect(kindOf(pages)).toEqual({ kind, isClear: true, trusted: false });
  });

  test.each([
    ['set apart by less than a cell, two drawn as one', 'P r o f o r m a f a k t u ra', 10],
    ['set apart by more than a cell', 'P R O F O R M A', 30],
    ['set apart', 'P Å M I N N E L S E', 12],
  ])('letters %s are a title', (_, title, step) => {
    const apart = title.split(' ').map((text, at) => [text, 330 + step * at, 100, 14] as const);
    const { kind, isClear, trusted } = kindOf(pageOf('', { extra: apart }));
    expect({ isOther: kind !== 'invoice', isClear, trusted }).toEqual({
      isOther: true,
      isClear: true,
      trusted: false,
    });
  });

  test('in letters of the usual size is never trusted', () => {
    // One of that size with a number behind it is what an invoice refers to.
    const plain = Object.values(titles).flatMap((texts) => texts.split('|'));
    for (const title of plain.filter((text) => !/\d{4}/.test(text) || /faktura/.test(text))) {
      const reading = kindOf(pageOf(title, { size: 9 }));
      expect([title, reading.trusted]).toEqual([title, false]);
    }
  });

  test.each([
    ['UTKAST', 'draft'],
    ['MAKULERAD', 'cancelled'],
    ['PROFORMA', 'proforma'],
    ['PÅMINNELSE', 'reminder'],
  ])('%s beside a large FAKTURA overrules it', (word, kind) => {
    expect(kindOf(pageOf('FAKTURA', { extra: [[word, 330, 130]] }))).toEqual({
      kind,
      isClear: true,
      trusted: false,
    });
    const [page, ...others] = pageOf('FAKTURA');
    const stamped = page === undefined ? [] : [{ ...page, stamps: [word] }, ...others];
    expect(kindOf(stamped)).toEqual({ kind, isClear: true, trusted: false });
  });

  test.each([
    'Detta är ingen faktura',
    'This is not an invoice',
    'Dies ist keine Rechnung',
    'Får ej betalas',
    'Må ikke betales',
    'Ne pas payer',
  ])('%s', (said) => {
    expect(kindOf(pageOf('Leveransinformation', { number: 'Nr', extra: [[said, 40, 160]] }))).toMatchObject({
      kind: 'other',
      trusted: false,
    });
    expect(kindOf(pageOf('FAKTURA', { extra: [[said, 40, 160]] })).trusted).toBe(false);
  });

  test('tells that something was not paid', () => {
    const said = 'Vi har ännu inte mottagit er betalning för nedanstående.';
    expect(kindOf(pageOf('Till ekonomiavdelningen', { extra: [[said, 40, 160]] })).kind).toBe('reminder');
    expect(kindOf(pageOf('FAKTURA', { extra: [[said, 40, 160]] })).trusted).toBe(false);
  });

  test('names the invoices that it is about', () => {
    expect(readPages(pageOf('Påminnelse om faktura 70012', { number: '' }))?.kind?.about).toEqual(['70012']);
    const both = pageOf('PÅMINNELSE', { extra: [['Avser faktura 70012 av den 2026-09-01', 40, 150]] });
    expect(readPages(both)?.kind?.about.toSorted()).toEqual(['48213', '70012']);
  });
});

describe('an invoice stays one', () => {
  test.each([
    'FAKTURA',
    'Faktura',
    'Samlingsfaktura',
    'INVOICE',
    'Rechnung',
    'Faktura/Invoice',
    'Faktura/Följesedel',
    'Faktura / Följesedel',
    'Följesedel och faktura',
    'KOPIA FAKTURA',
  ])('called %s', (title) => {
    expect(kindOf(pageOf(title))).toEqual({ kind: 'invoice', isClear: true, trusted: true });
    expect(kindOf(pageOf(title, { size: 9 }))).toEqual({ kind: 'invoice', isClear: true, trusted: true });
  });

  test.each([
    'Följesedel 4711',
    'Följesedel: 4711',
    'Ordernr 8812',
    'ORDER NR',
    'Order: 8812',
    'Er order 8812',
    'Orderbekräftelse 8812',
    'Offert: 118',
    'Autogiro',
    'Dröjsmålsränta 8 %',
    'Vid utebliven betalning skickas påminnelse mot avgift',
    'Påminnelseavgift 60 kr',
    'Om vi inte har mottagit er betalning på förfallodagen debiteras ränta',
    'KRAV',
    'Betalning genom autogiro',
    'Reklamation ska göras inom 8 dagar',
    'Fakturan får inte betalas kontant',
  ])('that says %s', (said) => {
    for (const at of [110, 160, 700])
      expect(kindOf(pageOf('FAKTURA', { extra: [[said, 40, at]] }))).toEqual({
        kind: 'invoice',
        isClear: true,
        trusted: true,
      });
  });
});

test('the order that heads the invoice of a web shop is doubted, and does not make an order of it', () => {
  const { kind, isClear, trusted } = kindOf(pageOf('Order #102334', { number: 'Fakturanr' }));
  expect([kind, isClear, trusted]).toEqual(['invoice', false, false]);
  expect(kindOf(pageOf('Inköpsorder 102334', { number: 'Dokumentnr' })).kind).toBe('order');
});

test('the label of an order in letters that are too large does not make an order of an invoice', () => {
  for (const number of ['Fakturanr', 'Ref.nr']) {
    const pages = pageOf('Faktura F-5573', {
      size: 11,
      number,
      extra: [
        ['Order', 330, 140, 18],
        ['164859', 450, 140, 18],
      ],
    });
    expect(kindOf(pages)).toEqual({ kind: 'invoice', isClear: false, trusted: false });
  }
});

test('the label of an order beside those of an invoice without a heading makes no order of it', () => {
  const extra: Extra = [
    ['Order', 330, 140],
    ['8812', 330, 152],
  ];
  expect(kindOf(pageOf('', { extra })).kind).toBe('invoice');
  expect(kindOf(pageOf('ORDER', { number: '', extra })).kind).toBe('order');
});

test('the specification of an invoice with labels of one is held, and called nothing else', () => {
  const reading = readPages(pageOf('Fakturaspecifikation'));
  expect([reading?.kind?.kind, reading?.kind?.isClear, reading?.doubts]).toEqual([
    'invoice',
    false,
    ['kind'],
  ]);
});

test.each([
  ['Fakturan har annullerats.', 'cancelled'],
  ['*** MAKULERAD 2026-10-23 ***', 'cancelled'],
  ['Preliminär – slutlig faktura följer.', 'draft'],
])('%s on an invoice makes it none', (text, kind) => {
  const reading = readPages(pageOf('FAKTURA', { extra: [[text, 40, 170]] }));
  expect([reading?.kind?.kind, reading?.trusted]).toEqual([kind, false]);
});

test.each(['Fakturanota', 'Räkning', 'Hyresräkning'])(
  '%s is an invoice, whatever its number is called',
  (title) => {
    expect(readPages(pageOf(title, { number: 'Nr' }))?.kind).toMatchObject({
      kind: 'invoice',
      isClear: true,
    });
  },
);
