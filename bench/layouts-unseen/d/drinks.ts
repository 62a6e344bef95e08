/** Brewers and makers of soft drinks in set D, drawn. */
import { iso, words } from '../days.ts';
import { firm } from '../parties.ts';
import { aboutText, bare, count, digits, english, type LayoutD, se } from './desk.ts';
import { drawnPage } from './page.ts';

const olhus = firm('Ådalens Bryggerigrossist AB', 'Ölvägen 18, 872 43 Kramfors');
const lask = firm('Sommarlunds Läskfabrik', 'Fabriksgatan 1, 574 32 Vetlanda', {
  name: 'Sommarlunds Läskfabrik AB',
});
const glas = firm('Vinhandelsbolaget Pergola AB', 'Hälsingegatan 43, 113 31 Stockholm');

export const drinks: readonly LayoutD[] = [
  drawnPage({
    id: 'd22',
    producer: 'driver',
    hard: 'deposits between the goods under the same number; crates out and back as charges; sums over each other',
    seller: {
      supplier: olhus,
      trades: ['brew'],
      lines: [3, 6],
      code: digits('adal', 5),
      number: count(3_300_871, 5),
      deposit: ['Retursystem pant', '99500', 2600],
      charges: [
        ['Backar ut 14 st', 42000, 25],
        ['Backar åter 9 st', -27000, 25],
      ],
    },
    credits: 1,
    top: [40, 50, 'ÅDALENS BRYGGERIGROSSIST', { font: 'bold', size: 14 }],
    title: [430, 50, 14],
    word: ['FAKTURA', 'KREDIT'],
    metaAs: ['stack', 40, 72, 86, 6],
    meta: (p) => [
      ['Fakturanr', p.number],
      ['Fakturadatum', iso(p.issue)],
      ['Levdatum', iso(p.delivered)],
      ['Kundnr', p.customer],
      ['Dist', '07'],
      ['Förfallodatum', iso(p.due)],
      ...aboutText(p),
    ],
    buyer: [40, 134],
    from: 200,
    cells: [
      { x: 40, head: 'Artnr', cell: (l) => l.code },
      { x: 80, head: 'Text', cell: (l) => l.name },
      { x: 260, head: 'Förpackning', cell: (l) => l.pack },
      { x: 350, head: 'Ant', cell: (l) => se.quantity(l.quantity), align: 'r' },
      { x: 356, head: 'Enh', cell: (l) => l.unit },
      { x: 440, head: 'Apris', cell: (l) => se.price(l.price), align: 'r' },
      { x: 476, head: 'M%', cell: (l) => String(l.rate), align: 'r' },
      { x: 556, head: 'Belopp', cell: (l) => se.money(l.sum), align: 'r' },
    ],
    totalsAs: ['pairs', 350, 206],
    totals: (p) => [
      ['Varor och pant', se.money(p.lineNet)],
      ...p.charges.map((c) => [c.label, se.money(c.amount)] as const),
      ['Summa exkl moms', se.money(p.net)],
      ...p.vat.map((v) => [`Moms ${v.rate}% av ${se.money(v.base)}`, se.money(v.tax)] as const),
      ['Moms att betala', se.money(p.tax)],
      ['Att betala SEK', se.money(p.payable)],
    ],
    foot: (p) => [
      [p.supplier.name, p.supplier.street, p.supplier.post],
      [`Plusgiro ${p.supplier.plusgiro}`, `Bankgiro ${p.supplier.bankgiro}`],
      [`Orgnr ${p.supplier.organisation}`, `VAT ${p.supplier.vat}`],
    ],
  }),
  drawnPage({
    id: 'd23',
    producer: 'arrays',
    hard: 'flavour in a row of its own; head in two rows; the sum in words of the trade: "Netto att likvidera"',
    seller: {
      supplier: lask,
      trades: ['brew'],
      lines: [2, 5],
      code: (n) => digits('lask', 6)(n).replace(/(\d{4})/u, '$1/'),
      number: count(7007),
      isWhole: true,
    },
    style: { font: 'serif', size: 10 },
    top: [40, 54, 'Sommarlunds', { font: 'serifbold', size: 26 }],
    title: [400, 54, 16, { font: 'serifbold' }],
    metaAs: ['pairs', 400, 76, 70],
    meta: (p) => [
      ['Nummer', p.number],
      ['Utfärdad', words(p.issue)],
      ['Förfaller', words(p.due)],
    ],
    buyer: [40, 90, 'Debiteras'],
    from: 190,
    cells: [
      { x: 40, head: ['Best.-', 'nummer'], cell: (l) => l.code },
      { x: 110, head: ['Slag', ''], cell: (l) => l.name },
      { x: 330, head: ['Antal', 'kolli'], cell: (l) => bare.quantity(l.quantity), align: 'r' },
      { x: 440, head: ['Pris', 'per kolli'], cell: (l) => bare.price(l.price), align: 'r' },
      { x: 550, head: ['Belopp', 'kronor'], cell: (l) => bare.money(l.sum), align: 'r' },
    ],
    rows: { under: (l) => [[110, `innehållande ${l.pack}`]], step: 16 },
    totalsAs: ['pairs', 330, 220],
    totals: (p) => [
      ['Skattepliktigt belopp', bare.money(p.net)],
      ...p.vat.map((v) => [`Mervärdesskatt ${v.rate} %`, bare.money(v.tax)] as const),
      ['Mervärdesskatt', bare.money(p.tax)],
      ['Öresavrundning', bare.money(p.rounding)],
      ['Netto att likvidera SEK', bare.money(p.payable)],
    ],
    foot: (p) => [
      [
        `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Organisationsnummer ${p.supplier.organisation}. Bankgiro ${p.supplier.bankgiro}. F-skattebevis finns.`,
      ],
    ],
    printing: { unit: () => undefined },
  }),
  drawnPage({
    id: 'd24',
    producer: 'skia',
    hard: 'wines: names of two rows, volume and alcohol glued behind; English figures; total above the table',
    seller: {
      supplier: glas,
      trades: ['cellar'],
      lines: [3, 7],
      code: (n) => `PG${digits('glas', 6)(n)}`,
      number: (n) => `VP${count(5511)(n)}`,
      discounts: [300, 600],
    },
    credits: 1,
    top: [40, 50, 'PERGOLA', { font: 'serif', size: 24 }],
    title: [210, 50, 14, { font: 'serif' }],
    metaAs: ['stack', 40, 150, 130, 4],
    meta: (p) => [
      ['Invoice no / Fakturanr', p.number],
      ['Date / Datum', iso(p.issue)],
      ['Due / Förfaller', iso(p.due)],
      ['Customer / Kund', p.customer],
    ],
    buyer: [40, 86, 'Bill to / Fakturamottagare'],
    from: 200,
    cells: [
      { x: 40, head: 'Item / Art', cell: (l) => l.code },
      { x: 110, head: 'Wine / Vin', cell: (l) => l.name, wrap: 22 },
      { x: 255, head: 'Size', cell: (l) => l.pack },
      { x: 350, head: 'Qty / Antal', cell: (l) => english.quantity(l.quantity), align: 'r' },
      { x: 430, head: 'Price / Pris', cell: (l) => english.price(l.price), align: 'r' },
      {
        x: 480,
        head: 'Disc',
        cell: (l) => (l.discount === 0n ? '' : `${english.percent(l.discount)}%`),
        align: 'r',
      },
      { x: 556, head: 'Amount', cell: (l) => english.money(l.sum), align: 'r' },
    ],
    totalsAs: ['pairs', 350, 206],
    totals: (p) => [
      ['Net / Netto', english.money(p.net)],
      ...p.vat.map((v) => [`VAT / Moms ${v.rate}%`, english.money(v.tax)] as const),
      ['VAT total / Moms totalt', english.money(p.tax)],
      ['Total SEK / Att betala', english.money(p.payable)],
    ],
    foot: (p) => [
      [p.supplier.name, p.supplier.street, p.supplier.post],
      [`VAT ${p.supplier.vat}`, `Reg ${p.supplier.organisation}`],
      [`Bankgiro ${p.supplier.bankgiro}`],
    ],
    printing: { unit: () => undefined },
  }),
];
