/** Cleaning, crockery, waste and subscriptions of set D. */
import { dotted as dottedDay, iso, slashed, spaced, words } from '../days.ts';
import { firm } from '../parties.ts';
import { aboutText, after, bare, colon, count, digits, type LayoutD, se } from './desk.ts';
import { drawnPage, webPage } from './page.ts';

const stad = firm('Blänk Hygienpartner AB', 'Ögärdesvägen 13, 433 30 Partille');
const fett = firm('Ekeby Slam & Fett AB', 'Grustaget 2, 755 91 Uppsala');
const porslin = firm('Porslinslagret i Nacka AB', 'Värmdövägen 205, 131 41 Nacka');
const kassa = firm('Betalt & Klart Kassasystem AB', 'Järnvägsgatan 24, 172 35 Sundbyberg');

export const moreServices: readonly LayoutD[] = [
  drawnPage({
    id: 'd31',
    producer: 'kerned',
    hard: 'discount for the customer in each row, net price in its own column; number of the goods with letters',
    seller: {
      supplier: stad,
      trades: ['wash'],
      lines: [4, 8],
      code: (n) => `${n.slice(0, 2).toUpperCase()}${digits('stad', 4)(n)}`,
      number: (n) => `BH-2026-${count(140)(n)}`,
      discounts: [1000, 1500, 2250],
      isNegativeCredit: true,
    },
    credits: 1,
    top: [40, 50, 'BLÄNK', { font: 'bold', size: 26 }],
    title: [400, 50, 16, { font: 'sans' }],
    metaAs: ['pairs', 400, 72, 84],
    meta: (p) => [
      ['Fakturanr.', p.number],
      ['Fakturadatum', spaced(p.issue)],
      ['Förfallodatum', spaced(p.due)],
      ...aboutText(p, 'Till faktura'),
    ],
    buyer: [40, 90],
    from: 150,
    cells: [
      { x: 40, head: 'Artnr', cell: (l) => l.code },
      { x: 96, head: 'Produkt', cell: (l) => l.name },
      { x: 280, head: 'Antal', cell: (l) => after.quantity(l.quantity), align: 'r' },
      { x: 286, head: 'Enhet', cell: (l) => l.unit },
      { x: 380, head: 'Bruttopris', cell: (l) => after.price(l.price), align: 'r' },
      { x: 440, head: 'Rabatt', cell: (l) => `${after.percent(l.discount)}%`, align: 'r' },
      { x: 550, head: 'Radbelopp', cell: (l) => after.money(l.sum), align: 'r' },
    ],
    rows: { rule: 'each' },
    totalsAs: ['pairs', 370, 180],
    totals: (p) => [
      ['Momsunderlag', after.money(p.net)],
      ['Momsbelopp 25 %', after.money(p.tax)],
      ['Fakturasumma SEK', after.money(p.payable)],
    ],
    foot: (p) => [
      [p.supplier.name, p.supplier.street, p.supplier.post],
      [`Bankgiro ${p.supplier.bankgiro}`],
      [`Orgnr ${p.supplier.organisation}`, 'ISO 14001'],
    ],
  }),
  drawnPage({
    id: 'd32',
    producer: 'recoded',
    hard: "a tanker's invoice: single line, lots of text, kronor and öre by colon, day as 2/9 -26",
    seller: {
      supplier: fett,
      trades: ['works'],
      lines: [1, 3],
      code: () => '',
      number: count(4407),
      rate: 25,
      terms: 20,
    },
    style: { font: 'serif', size: 10.5 },
    sender: [40, 50, fett.name, fett.street, fett.post],
    title: [300, 60, 20, { font: 'serif' }],
    word: ['Räkning', 'Kreditnota'],
    metaAs: ['pairs', 300, 84, 100],
    meta: (p) => [
      ['Räkning nr', p.number],
      ['Datum', slashed(p.issue)],
      ['Betalas senast', slashed(p.due)],
    ],
    buyer: [40, 130],
    from: 220,
    cells: [
      { x: 40, head: 'Arbete', cell: (l) => l.name },
      { x: 330, head: 'Antal', cell: (l) => `${bare.quantity(l.quantity)} ${l.unit}`, align: 'r' },
      { x: 440, head: 'Pris', cell: (l) => colon.price(l.price), align: 'r' },
      { x: 550, head: 'Kronor', cell: (l) => colon.money(l.sum), align: 'r' },
    ],
    rows: { step: 20 },
    totalsAs: ['pairs', 330, 220],
    totals: (p) => [
      ['Summa', colon.money(p.net)],
      ['Moms 25 %', colon.money(p.tax)],
      ['Att betala kronor', colon.money(p.payable)],
    ],
    also: (s) =>
      s.text(40, 640, 'Avfallet har lämnats till godkänd mottagare. Transportdokument sparas i tre år.', {
        size: 8,
      }),
    foot: (p) => [
      [`Bankgiro ${p.supplier.bankgiro}`],
      [`Organisationsnr ${p.supplier.organisation}`],
      ['F-skatt'],
    ],
  }),
  webPage({
    id: 'd33',
    hard: 'crockery: name wrapped with series and size, the position number first, total in a coloured row',
    seller: {
      supplier: porslin,
      trades: ['boxes', 'linen'],
      lines: [3, 6],
      code: digits('porslin', 9),
      number: count(1_140_087, 11),
      discounts: [4000, 3500],
      charges: [['Frakt DHL', 24900, 25]],
    },
    css: `.lines td:nth-child(3){width:40mm}.totals{width:100%;background:#333;color:#fff}.totals td,.totals th{padding:5pt;color:#fff}`,
    logo: '◯ Porslinslagret',
    meta: (p) => [
      ['Fakturanr', p.number],
      ['Fakturadatum', iso(p.issue)],
      ['Förfallodatum', iso(p.due)],
      ['Er order', `Tel ${dottedDay(p.delivered)}`],
      ['Kundnummer', p.customer],
    ],
    columns: [
      ['Pos', (_, i) => String(i + 1)],
      ['Artikel', (l) => l.code],
      ['Benämning', (l) => l.name],
      ['Antal', (l) => se.quantity(l.quantity), 'r'],
      ['Enh', (l) => l.unit],
      ['Cirkapris', (l) => se.price(l.price), 'r'],
      ['Rabatt %', (l) => (l.discount === 0n ? '0' : se.percent(l.discount)), 'r'],
      ['Summa', (l) => se.money(l.sum), 'r'],
    ],
    isTotalsRow: true,
    totals: (p) => [
      ...p.charges.map((c) => [c.label, se.money(c.amount)] as const),
      ['Netto', se.money(p.net)],
      ['Moms 25%', se.money(p.tax)],
      ['Att betala (SEK)', se.money(p.payable)],
    ],
    foot: (p) => [
      [p.supplier.name, p.supplier.street, p.supplier.post],
      [`Bankgiro ${p.supplier.bankgiro}`, `OCR-nr ${p.ocr}`],
      [`Organisationsnr ${p.supplier.organisation}`, p.supplier.vat],
    ],
  }),
  webPage({
    id: 'd34',
    hard: 'a subscription: periods below the goods, words for days, VAT in brackets of the total',
    seller: {
      supplier: kassa,
      trades: ['works', 'cup'],
      lines: [2, 4],
      code: (n) => `ABO-${digits('kassa', 3)(n)}`,
      number: (n) => `INV${count(26_0411)(n)}`,
      rate: 25,
    },
    css: `body{font-size:9.5pt}.logo{color:#4a2be0}.lines th{text-transform:uppercase;font-size:7pt}.meta{float:none}`,
    logo: 'betalt&amp;klart',
    isMetaRow: true,
    meta: (p) => [
      ['Fakturanummer', p.number],
      ['Utställd', words(p.issue)],
      ['Betalas senast', words(p.due)],
    ],
    columns: [
      ['Produkt', (l) => l.name],
      ['Prod.nr', (l) => l.code],
      ['Kvantitet', (l) => bare.quantity(l.quantity), 'r'],
      ['Pris', (l) => `${bare.price(l.price)} kr`, 'r'],
      ['Belopp', (l) => `${bare.money(l.sum)} kr`, 'r'],
    ],
    under: (l) =>
      `<tr><td colspan="5" class="small" style="color:#777">Period ${l.seed % 2 === 0 ? 'januari–mars' : 'april–juni'} 2026</td></tr>`,
    totals: (p) => [
      ['Belopp före moms', `${bare.money(p.net)} kr`],
      ['Moms 25 %', `${bare.money(p.tax)} kr`],
      ['Belopp att betala', `${bare.money(p.payable)} kr`],
    ],
    foot: (p) => [
      [
        `${p.supplier.name} | ${p.supplier.street} | ${p.supplier.post} | ${p.supplier.organisation} | Bankgiro ${p.supplier.bankgiro} | OCR ${p.ocr} | F-skatt`,
      ],
    ],
    printing: { unit: () => undefined },
  }),
];
