/** Small firms of set D: word processors, spreadsheets, receipts of a ledger program. */
import { abbreviated, compact, iso, short, slashed, words } from '../days.ts';
import { firm } from '../parties.ts';
import { aboutText, bare, count, digits, type LayoutD, point, se } from './desk.ts';
import { drawnPage, webPage } from './page.ts';
import { d43, d44 } from './typed-pages.ts';

const agg = firm('Hönsgården i Vadstena', 'Nässja 14, 592 93 Borghamn', { name: 'Hönsgården i Vadstena HB' });
const lamm = firm('Fårögården Lamm KB', 'Ava 1121, 624 66 Fårö');
const is = firm('Isbitar & Torris Väst AB', 'Ellesbovägen 130, 425 36 Hisings Kärra');
const blom = firm('Blomsterverkstan Viola', 'Torggatan 3, 331 30 Värnamo', {
  name: 'Blomsterverkstan Viola AB',
});
const choklad = firm('Chokladmakeriet Sju Bönor AB', 'Sveagatan 16, 413 14 Göteborg');

export const typed: readonly LayoutD[] = [
  drawnPage({
    id: 'd42',
    producer: 'letters',
    hard: 'eggs by the crate: typewriter, plain list, sender without company form above, due day as a sentence',
    seller: {
      supplier: agg,
      trades: ['cow'],
      lines: [1, 3],
      code: () => '',
      number: (n) => `Nr ${count(26)(n)}`.slice(3),
      terms: 10,
      isWhole: true,
    },
    style: { font: 'mono', size: 10 },
    top: [40, 60, 'HÖNSGÅRDEN', { font: 'monobold', size: 16 }],
    title: [330, 60, 14, { font: 'monobold' }],
    metaAs: ['pairs', 330, 90, 110],
    meta: (p) => [
      ['Fakturanr:', p.number],
      ['Fakturadatum:', slashed(p.issue)],
      ['Att betala:', slashed(p.due)],
    ],
    buyer: [40, 100],
    from: 190,
    cells: [
      { x: 40, head: 'Vara', cell: (l) => l.name },
      { x: 300, head: 'Antal', cell: (l) => bare.quantity(l.quantity), align: 'r' },
      { x: 310, head: '', cell: (l) => l.unit },
      { x: 430, head: 'À-pris', cell: (l) => bare.price(l.price), align: 'r' },
      { x: 540, head: 'Summa', cell: (l) => bare.money(l.sum), align: 'r' },
    ],
    totalsAs: ['pairs', 300, 240],
    totals: (p) => [
      ['Summa exkl. moms', bare.money(p.net)],
      [`Moms ${p.vat[0]?.rate}%`, bare.money(p.tax)],
      ['Avrundning', bare.money(p.rounding)],
      ['Totalt, kr', bare.money(p.payable)],
    ],
    footSize: 8,
    foot: (p) => [
      [
        `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`,
        `Bankgiro ${p.supplier.bankgiro}  Org.nr ${p.supplier.organisation}`,
      ],
    ],
  }),
  d43,
  d44,
  drawnPage({
    id: 'd45',
    producer: 'pdf-lib',
    hard: 'lamb by the carcass: weight and price in one text cell; month abbreviated; number after the title in one line',
    seller: {
      supplier: lamm,
      trades: ['flesh'],
      lines: [2, 4],
      code: (n) => `L${digits('lamm', 4)(n)}`,
      number: count(118),
      terms: 15,
    },
    style: { font: 'serif', size: 11 },
    top: [40, 56, 'Fårögården Lamm', { font: 'serifbold', size: 20 }],
    title: [40, 90, 15, { font: 'serif' }],
    metaAs: ['pairs', 40, 112, 110],
    meta: (p) => [
      ['Faktura nummer', p.number],
      ['Fakturadatum', abbreviated(p.issue)],
      ['Förfaller den', abbreviated(p.due)],
      ['Leverans', abbreviated(p.delivered)],
    ],
    buyer: [350, 90],
    from: 200,
    cells: [
      { x: 40, head: 'Nr', cell: (l) => l.code },
      { x: 90, head: 'Detalj', cell: (l) => l.name },
      {
        x: 430,
        head: 'Vikt × pris',
        cell: (l) => `${se.quantity(l.quantity)} ${l.unit} × ${se.price(l.price)}`,
        align: 'r',
      },
      { x: 545, head: 'Belopp', cell: (l) => se.money(l.sum), align: 'r' },
    ],
    totalsAs: ['left', 90, 150],
    totals: (p) => [
      ['Netto', se.money(p.net)],
      [`Moms ${p.vat[0]?.rate} %`, se.money(p.tax)],
      ['Att betala SEK', se.money(p.payable)],
    ],
    foot: (p) => [
      [p.supplier.name, p.supplier.street, p.supplier.post],
      [`Bg ${p.supplier.bankgiro}`],
      [p.supplier.organisation, 'F-skatt'],
    ],
  }),
  webPage({
    id: 'd46',
    hard: 'ice: a form of a template site; labels in capitals with colons; buyer under "Faktura till"',
    seller: {
      supplier: is,
      trades: ['brew', 'works'],
      lines: [2, 4],
      code: digits('is', 3),
      number: (n) => `#${count(2044)(n)}`.slice(1),
      rate: 25,
    },
    css: `.meta{float:none;margin-left:auto}.buyer::before{content:'FAKTURA TILL';display:block;font-size:7pt;color:#888}.lines th{background:#0aa;color:#fff}`,
    logo: '❄ Isbitar &amp; Torris',
    word: ['FAKTURA', 'KREDITFAKTURA'],
    meta: (p) => [
      ['FAKTURANUMMER:', p.number],
      ['DATUM:', iso(p.issue)],
      ['FÖRFALLER:', iso(p.due)],
    ],
    columns: [
      ['ARTIKEL', (l) => l.code],
      ['BESKRIVNING', (l) => l.name],
      ['ANTAL', (l) => point.quantity(l.quantity), 'r'],
      ['STYCKPRIS', (l) => point.price(l.price), 'r'],
      ['TOTALT', (l) => point.money(l.sum), 'r'],
    ],
    totals: (p) => [
      ['DELSUMMA:', point.money(p.net)],
      ['MOMS 25%:', point.money(p.tax)],
      ['TOTALT SEK:', point.money(p.payable)],
    ],
    foot: (p) => [
      [p.supplier.name, `${p.supplier.street}, ${p.supplier.post}`],
      [`Org.nr: ${p.supplier.organisation}`],
      [`Bankgiro: ${p.supplier.bankgiro}`],
    ],
    printing: { unit: () => undefined },
  }),
  webPage({
    id: 'd47',
    hard: 'flowers: gross prices with VAT included in the rows? no: rows net, sum with VAT first, then "varav moms"',
    seller: {
      supplier: blom,
      trades: ['linen', 'works'],
      lines: [1, 3],
      code: () => '',
      number: (n) => `V-${count(77)(n)}`,
      rate: 25,
      isWhole: true,
    },
    css: `body{font-family:'Liberation Serif'}.head{justify-content:center;gap:20pt}.logo{color:#7a3fa0}`,
    logo: 'Viola',
    meta: (p) => [
      ['Nota/faktura', p.number],
      ['Fakturadatum', words(p.issue)],
      ['Betalas senast', words(p.due)],
    ],
    columns: [
      ['Vad', (l) => l.name],
      ['Antal', (l) => se.quantity(l.quantity), 'r'],
      ['Pris exkl. moms', (l) => se.price(l.price), 'r'],
      ['Belopp exkl. moms', (l) => se.money(l.sum), 'r'],
    ],
    totals: (p) => [
      ['Belopp utan moms', se.money(p.net)],
      ['Moms (25 %)', se.money(p.tax)],
      ['Öresavr.', se.money(p.rounding)],
      ['Betala', `${se.money(p.payable)} kr`],
    ],
    foot: (p) => [
      [`${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`],
      [`Bankgiro ${p.supplier.bankgiro}`, `Org.nr ${p.supplier.organisation}`],
    ],
    printing: { unit: () => undefined },
  }),
  drawnPage({
    id: 'd48',
    producer: 'kerned',
    hard: 'chocolate: batch and best before between name and quantity; compact days in a grid; credit with its about line',
    seller: {
      supplier: choklad,
      trades: ['oven', 'cup'],
      lines: [3, 6],
      code: (n) => `7B${digits('choklad', 5)(n)}`,
      number: count(4_118),
      discounts: [2000],
    },
    credits: 1,
    top: [40, 52, 'sju bönor', { font: 'serif', size: 24 }],
    title: [400, 52, 16],
    metaAs: ['stack', 40, 80, 100, 3],
    meta: (p) => [
      ['Fakturanr', p.number],
      ['Fakturadatum', compact(p.issue)],
      ['Förfallodatum', compact(p.due)],
      ...aboutText(p),
    ],
    buyer: [400, 80],
    from: 150,
    cells: [
      { x: 40, head: 'Artnr', cell: (l) => l.code },
      { x: 86, head: 'Produkt', cell: (l) => l.name },
      { x: 250, head: 'Batch', cell: (l) => `B${l.seed % 9999}` },
      {
        x: 292,
        head: 'BF',
        cell: (l) => short(`2026-${String((l.seed % 9) + 4).padStart(2, '0')}-12`.slice(0, 10)),
      },
      { x: 366, head: 'Antal', cell: (l) => se.quantity(l.quantity), align: 'r' },
      { x: 374, head: 'Enh', cell: (l) => l.unit },
      { x: 450, head: 'Pris', cell: (l) => se.price(l.price), align: 'r' },
      { x: 490, head: '%', cell: (l) => (l.discount === 0n ? '' : se.percent(l.discount)), align: 'r' },
      { x: 552, head: 'Summa', cell: (l) => se.money(l.sum), align: 'r' },
    ],
    totalsAs: ['pairs', 366, 186],
    totals: (p) => [
      ['Netto', se.money(p.net)],
      ...p.vat.map((v) => [`Moms ${v.rate} % av ${se.money(v.base)}`, se.money(v.tax)] as const),
      ['Moms', se.money(p.tax)],
      [p.isCredit ? 'Kreditsumma SEK' : 'Att betala SEK', se.money(p.payable)],
    ],
    foot: (p) => [
      [p.supplier.name, p.supplier.street, p.supplier.post],
      [`Bankgiro ${p.supplier.bankgiro}`, `OCR ${p.ocr}`],
      [`Org.nr ${p.supplier.organisation}`, p.supplier.mail],
    ],
  }),
];
