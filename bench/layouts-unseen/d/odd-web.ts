/** Portals of set D whose order of parts is unlike the others'. */
import { iso, slashed } from '../days.ts';
import { firm } from '../parties.ts';
import { aboutText, bare, colon, count, digits, english, type LayoutD, point, se } from './desk.ts';
import { webPage } from './page.ts';
import type { Paper } from '../paper.ts';

const seller = (name: string, address: string) => firm(name, address);

const vats = (p: Paper, form: typeof se, word = 'Moms'): readonly (readonly [string, string])[] =>
  p.vat.map((v) => [`${word} ${v.rate} %`, form.money(v.tax)] as const);

const stamp = (p: Paper): readonly (readonly string[])[] => [
  [p.supplier.name, p.supplier.street, p.supplier.post],
  [`Bankgiro ${p.supplier.bankgiro}`, `OCR ${p.ocr}`],
  [`Org.nr ${p.supplier.organisation}`, `Moms.reg.nr ${p.supplier.vat}`, 'Godkänd för F-skatt'],
];

export const oddWeb: readonly LayoutD[] = [
  webPage({
    id: 'd59',
    hard: 'a marketplace prints for the seller: its own name on top, "Säljs av" names the supplier',
    seller: {
      supplier: seller('Tistelby Gårdsost AB', 'Tistelby 3, 748 95 Alunda'),
      trades: ['cow'],
      lines: [2, 4],
      code: (n) => `TB-${digits('tistel', 4)(n)}`,
      number: (n) => `M-${count(700_14)(n)}`,
      charges: [['Leverans', 9900, 25]],
    },
    css: `.logo{color:#e57200}`,
    logo: 'matmarknaden.example',
    order: ['head', 'note', 'meta', 'buyer', 'lines', 'totals', 'foot'],
    note: (p) =>
      `<p>Säljs av <b>${p.supplier.name}</b>, ${p.supplier.street}, ${p.supplier.post}, org.nr ${p.supplier.organisation}</p>`,
    meta: (p) => [
      ['Fakturanummer', p.number],
      ['Fakturadatum', iso(p.issue)],
      ['Betalas senast', iso(p.due)],
      ['Köparens org.nr', p.buyer.organisation],
    ],
    columns: [
      ['Artikel', (l) => l.name],
      ['Art.nr', (l) => l.code],
      ['Antal', (l) => bare.quantity(l.quantity), 'r'],
      ['Enhet', (l) => l.unit],
      ['Pris', (l) => bare.price(l.price), 'r'],
      ['Moms', (l) => `${l.rate} %`, 'r'],
      ['Belopp', (l) => bare.money(l.sum), 'r'],
    ],
    totals: (p) => [
      ...p.charges.map((c) => [c.label, bare.money(c.amount)] as const),
      ['Netto', bare.money(p.net)],
      ...vats(p, bare),
      ['Moms totalt', bare.money(p.tax)],
      ['Totalt att betala SEK', bare.money(p.payable)],
    ],
    foot: (p) => [[`Bankgiro ${p.supplier.bankgiro}`], [`OCR ${p.ocr}`]],
  }),
  webPage({
    id: 'd60',
    hard: 'specification under the summary: totals first, then "Fakturaspecifikation" on the next page',
    seller: {
      supplier: seller('Stadens Leverantör av Kött AB', 'Blomstergatan 71, 603 58 Norrköping'),
      trades: ['flesh', 'freezer'],
      lines: [7, 12],
      code: digits('stadens', 5),
      number: count(9_812_004, 5),
      discounts: [400],
    },
    credits: 1,
    css: `.totals{margin:0;width:100%}.totals td{font-size:12pt;border-bottom:1pt solid #ccc;padding:4pt}.spec{page-break-before:always;font-size:13pt}`,
    logo: 'Stadens Kött',
    order: ['head', 'meta', 'buyer', 'totals', 'foot', 'note', 'lines'],
    note: (p) => `<div class="spec">Fakturaspecifikation till ${p.number}</div>`,
    meta: (p) => [
      ['Fakturanr', p.number],
      ['Fakturadatum', iso(p.issue)],
      ['Förfallodatum', iso(p.due)],
      ['Kundnr', p.customer],
      ...aboutText(p),
    ],
    columns: [
      ['Artnr', (l) => l.code],
      ['Benämning', (l) => l.name],
      ['Levererat', (l) => se.quantity(l.quantity), 'r'],
      ['Enhet', (l) => l.unit],
      ['Pris', (l) => se.price(l.price), 'r'],
      ['Rabatt', (l) => (l.discount === 0n ? '' : `${se.percent(l.discount)}%`), 'r'],
      ['Belopp', (l) => se.money(l.sum), 'r'],
    ],
    totals: (p) => [
      ['Varor enligt specifikation, exkl. moms', se.money(p.net)],
      ...vats(p, se),
      ['Att betala SEK', se.money(p.payable)],
    ],
    foot: stamp,
  }),
  webPage({
    id: 'd61',
    hard: 'months as heads, kronor and öre by colon, name of the sender only in the small print',
    seller: {
      supplier: seller('Fiskbilen Vänersborg AB', 'Residensgatan 30, 462 33 Vänersborg'),
      trades: ['sea'],
      lines: [3, 6],
      code: digits('fiskbil', 3),
      number: count(914),
      isWhole: true,
    },
    css: `.head .logo{font-size:0}.lines td{font-family:'Liberation Serif';font-size:10pt}`,
    logo: '',
    meta: (p) => [
      ['Faktura nr', p.number],
      ['Den', slashed(p.issue)],
      ['Förfallodag', slashed(p.due)],
    ],
    columns: [
      ['Nr', (l) => l.code],
      ['Fisk', (l) => l.name],
      ['Kg/st', (l) => se.quantity(l.quantity), 'r'],
      ['à', (l) => colon.price(l.price), 'r'],
      ['Kr', (l) => colon.money(l.sum), 'r'],
    ],
    totals: (p) => [
      ['Summa exkl moms', colon.money(p.net)],
      ['Moms', colon.money(p.tax)],
      ['Avrundning', colon.money(p.rounding)],
      ['Att betala', `${colon.money(p.payable)} kr`],
    ],
    foot: stamp,
    printing: { unit: () => undefined },
  }),
  webPage({
    id: 'd62',
    hard: 'an American template: Bill To, Ship To, Qty first, point decimals, Swedish VAT',
    seller: {
      supplier: seller('Burgare & Bröd Import AB', 'Göteborgsvägen 88, 433 63 Sävedalen'),
      trades: ['freezer', 'oven'],
      lines: [3, 7],
      code: (n) => `BB${digits('burgare', 5)(n)}`,
      number: (n) => `SI-${count(10_448)(n)}`,
      charges: [['Shipping', 35000, 25]],
    },
    css: `.lines th{background:#222;color:#fff}.buyer{display:inline-block;width:60mm}`,
    logo: 'Burgare &amp; Bröd Import',
    word: ['INVOICE', 'CREDIT MEMO'],
    isMetaRow: true,
    meta: (p) => [
      ['Invoice #', p.number],
      ['Invoice Date', iso(p.issue)],
      ['Terms', 'Net 30'],
      ['Due Date', iso(p.due)],
    ],
    columns: [
      ['Qty', (l) => point.quantity(l.quantity), 'r'],
      ['Unit', (l) => l.unit],
      ['Item #', (l) => l.code],
      ['Description', (l) => l.name],
      ['Unit Price', (l) => point.price(l.price), 'r'],
      ['Amount', (l) => english.money(l.sum), 'r'],
    ],
    totals: (p) => [
      ...p.charges.map((c) => [c.label, english.money(c.amount)] as const),
      ['Subtotal', english.money(p.net)],
      ...vats(p, english, 'VAT'),
      ['VAT total', english.money(p.tax)],
      ['Balance Due SEK', english.money(p.payable)],
    ],
    foot: stamp,
  }),
];
