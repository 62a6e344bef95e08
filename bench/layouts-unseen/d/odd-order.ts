/** Layouts of set D whose numbers, names and order are unlike the others'. */
import { iso, pointed, spaced } from '../days.ts';
import { bankgiro, organisationNumber } from '../identity.ts';
import { firm } from '../parties.ts';
import { aboutText, after, bare, count, digits, dotted, type LayoutD, pieces, se } from './desk.ts';
import { drawnPage } from './page.ts';
import type { Paper } from '../paper.ts';

const factor = 'Nordfors Factoring AB';

const seller = (name: string, address: string) => firm(name, address);

const vats = (p: Paper, form: typeof se, word = 'Moms'): readonly (readonly [string, string])[] =>
  p.vat.map((v) => [`${word} ${v.rate} %`, form.money(v.tax)] as const);

const stamp = (p: Paper): readonly (readonly string[])[] => [
  [p.supplier.name, p.supplier.street, p.supplier.post],
  [`Bankgiro ${p.supplier.bankgiro}`, `OCR ${p.ocr}`],
  [`Org.nr ${p.supplier.organisation}`, `Moms.reg.nr ${p.supplier.vat}`, 'Godkänd för F-skatt'],
];

export const oddOrder: readonly LayoutD[] = [
  drawnPage({
    id: 'd54',
    producer: 'letters',
    hard: 'organisation number without a label for sender and buyer; crates and tare; day with spaces',
    seller: {
      supplier: seller('Ölands Grönt Ek. för.', 'Algutsrum 22, 386 93 Färjestaden'),
      trades: ['field'],
      lines: [4, 7],
      code: digits('oland', 3),
      number: count(260_077),
      charges: [['Pallhantering', 9500, 25]],
      isNegativeCredit: true,
    },
    credits: 1,
    sender: [40, 46, 'Ölands Grönt Ek. för.', 'Algutsrum 22', '386 93 Färjestaden', ''],
    title: [400, 50, 18],
    metaAs: ['stack', 40, 120, 130, 4],
    meta: (p) => [
      ['Fakturanr', p.number],
      ['Fakturadatum', spaced(p.issue)],
      ['Förfallodatum', spaced(p.due)],
      ...aboutText(p),
    ],
    buyer: [400, 70],
    from: 170,
    also: (s, p) => {
      s.text(400, 108, p.buyer.organisation);
      s.text(40, 88, p.supplier.organisation);
    },
    cells: [
      { x: 40, head: 'Kod', cell: (l) => l.code },
      { x: 76, head: 'Vara', cell: (l) => l.name },
      { x: 260, head: 'Lådor', cell: (l) => String(pieces(l)), align: 'r' },
      { x: 310, head: 'Tara', cell: (l) => bare.quantity(BigInt(pieces(l)) * 850n), align: 'r' },
      { x: 370, head: 'Netto', cell: (l) => bare.quantity(l.quantity), align: 'r' },
      { x: 378, head: 'Enh', cell: (l) => l.unit },
      { x: 460, head: 'Pris', cell: (l) => bare.price(l.price), align: 'r' },
      { x: 552, head: 'Belopp', cell: (l) => bare.money(l.sum), align: 'r' },
    ],
    totalsAs: ['pairs', 370, 182],
    totals: (p) => [
      ...p.charges.map((c) => [`${c.label} ${c.rate} %`, bare.money(c.amount)] as const),
      ['Exkl moms', bare.money(p.net)],
      ...vats(p, bare),
      ['Moms summa', bare.money(p.tax)],
      ['Inkl moms SEK', bare.money(p.payable)],
    ],
    foot: (p) => [[`Bankgiro ${p.supplier.bankgiro}`], [p.supplier.vat]],
  }),
  drawnPage({
    id: 'd55',
    producer: 'pdf-lib',
    hard: 'factoring: the payee is another firm, its giro and name stand large; the supplier is small',
    seller: {
      supplier: seller('Skärgårdens Rökeri AB', 'Bryggan 2, 130 38 Runmarö'),
      trades: ['sea'],
      lines: [2, 5],
      code: digits('skarg', 4),
      number: count(3_114),
    },
    top: [40, 50, 'Skärgårdens Rökeri', { font: 'serif', size: 15 }],
    title: [400, 50, 16],
    metaAs: ['pairs', 400, 72, 84],
    meta: (p) => [
      ['Fakturanummer', p.number],
      ['Fakturadatum', iso(p.issue)],
      ['Förfallodatum', iso(p.due)],
      ['Kundnummer', p.customer],
    ],
    buyer: [40, 84],
    from: 160,
    cells: [
      { x: 40, head: 'Artikelnr', cell: (l) => l.code },
      { x: 100, head: 'Benämning', cell: (l) => l.name },
      { x: 330, head: 'Antal', cell: (l) => se.quantity(l.quantity), align: 'r' },
      { x: 338, head: 'Enhet', cell: (l) => l.unit },
      { x: 440, head: 'Á-pris', cell: (l) => se.price(l.price), align: 'r' },
      { x: 552, head: 'Summa', cell: (l) => se.money(l.sum), align: 'r' },
    ],
    totalsAs: ['pairs', 370, 182],
    totals: (p) => [
      ['Netto', se.money(p.net)],
      ['Moms', se.money(p.tax)],
      ['Att betala SEK', se.money(p.payable)],
    ],
    also: (s) => {
      s.box(40, 690, 556, 730, 0.92);
      s.text(48, 706, `Fordran är överlåten till ${factor}, ${organisationNumber(factor)}.`, {
        font: 'bold',
        size: 10,
      });
      s.text(48, 720, `Betalning kan med befriande verkan endast ske till bankgiro ${bankgiro(factor)}.`, {
        size: 9,
      });
    },
    foot: (p) => [
      [p.supplier.name, p.supplier.street, p.supplier.post],
      [`Org.nr ${p.supplier.organisation}`, 'Godkänd för F-skatt'],
    ],
  }),
  drawnPage({
    id: 'd56',
    producer: 'recoded',
    hard: 'the article number in one cell with the name behind a hyphen; quantity with its pack factor',
    seller: {
      supplier: seller('Delikatesskompaniet Norr AB', 'Skeppsbrogatan 8, 972 38 Luleå'),
      trades: ['cupboard', 'flesh'],
      lines: [4, 8],
      code: digits('delinorr', 5),
      number: (n) => `DN ${count(11)(n)} ${digits('x', 3)('n')}`,
      discounts: [750],
    },
    top: [40, 50, 'DELIKATESSKOMPANIET NORR', { font: 'bold', size: 13 }],
    title: [430, 50, 13],
    metaAs: ['pairs', 380, 72, 90],
    meta: (p) => [
      ['Fakturanummer', p.number],
      ['Fakturadatum', pointed(p.issue)],
      ['Förfallodatum', pointed(p.due)],
      ['Er referens', 'Kökschefen'],
    ],
    buyer: [40, 76],
    from: 150,
    cells: [
      { x: 40, head: 'Artikel', cell: (l) => `${l.code} - ${l.name}` },
      { x: 320, head: 'Antal', cell: (l) => dotted.quantity(l.quantity), align: 'r' },
      { x: 328, head: '', cell: (l) => l.unit },
      { x: 430, head: 'Pris', cell: (l) => dotted.price(l.price), align: 'r' },
      {
        x: 476,
        head: 'Rab',
        cell: (l) => (l.discount === 0n ? '' : `${dotted.percent(l.discount)}%`),
        align: 'r',
      },
      { x: 552, head: 'Belopp', cell: (l) => dotted.money(l.sum), align: 'r' },
    ],
    totalsAs: ['pairs', 370, 182],
    totals: (p) => [
      ['Nettobelopp', dotted.money(p.net)],
      ['Moms', dotted.money(p.tax)],
      ['Slutsumma SEK', dotted.money(p.payable)],
    ],
    foot: stamp,
  }),
  drawnPage({
    id: 'd57',
    producer: 'skia',
    isWithoutUnicode: true,
    count: 1,
    hard: 'glyphs without Unicode: nothing but the picture says what it is',
    seller: {
      supplier: seller('Stenugnen Kvarnholmen AB', 'Finnboda Varvsväg 9, 131 73 Nacka'),
      trades: ['oven'],
      lines: [3, 6],
      code: digits('stenugn', 4),
      number: count(5_512),
    },
    top: [40, 50, 'Stenugnen', { font: 'serifbold', size: 22 }],
    title: [400, 50, 16],
    metaAs: ['pairs', 400, 72, 84],
    meta: (p) => [
      ['Fakturanr', p.number],
      ['Fakturadatum', iso(p.issue)],
      ['Förfallodatum', iso(p.due)],
    ],
    buyer: [40, 84],
    from: 160,
    cells: [
      { x: 40, head: 'Artnr', cell: (l) => l.code },
      { x: 100, head: 'Benämning', cell: (l) => l.name },
      { x: 330, head: 'Antal', cell: (l) => se.quantity(l.quantity), align: 'r' },
      { x: 338, head: 'Enhet', cell: (l) => l.unit },
      { x: 440, head: 'Pris', cell: (l) => se.price(l.price), align: 'r' },
      { x: 552, head: 'Summa', cell: (l) => se.money(l.sum), align: 'r' },
    ],
    totalsAs: ['pairs', 370, 182],
    totals: (p) => [
      ['Netto', se.money(p.net)],
      ['Moms', se.money(p.tax)],
      ['Att betala SEK', se.money(p.payable)],
    ],
    foot: stamp,
  }),
  drawnPage({
    id: 'd58',
    producer: 'arrays',
    hard: "the order number is as long as the invoice number and stands first; buyer's name in large type",
    seller: {
      supplier: seller('Hushållsgrossisten Sörmland AB', 'Gevärsgatan 5, 632 29 Eskilstuna'),
      trades: ['wash', 'boxes', 'cupboard'],
      lines: [5, 10],
      code: digits('hushall', 6),
      number: count(2_604_411, 17),
      charges: [['Expeditionsavgift', 4500, 25]],
    },
    credits: 1,
    top: [40, 110, 'Hushållsgrossisten', { font: 'bold', size: 11 }],
    title: [330, 110, 12],
    metaAs: ['stack', 40, 130, 86, 6],
    meta: (p) => [
      ['Ordernr', p.order],
      ['Orderdatum', iso(p.delivered)],
      ['Fakturanr', p.number],
      ['Fakturadatum', iso(p.issue)],
      ['Förfallodatum', iso(p.due)],
      ...aboutText(p, 'Ursprungsfaktura'),
    ],
    buyer: [40, 46],
    from: 180,
    cells: [
      { x: 40, head: 'Beställningsnr', cell: (l) => l.code },
      { x: 110, head: 'Benämning', cell: (l) => l.name, wrap: 26 },
      { x: 262, head: 'Frp', cell: (l) => l.pack },
      { x: 360, head: 'Antal', cell: (l) => after.quantity(l.quantity), align: 'r' },
      { x: 368, head: 'Enh', cell: (l) => l.unit },
      { x: 446, head: 'Á pris', cell: (l) => after.price(l.price), align: 'r' },
      { x: 480, head: 'Moms', cell: (l) => String(l.rate), align: 'r' },
      { x: 556, head: 'Belopp', cell: (l) => after.money(l.sum), align: 'r' },
    ],
    totalsAs: ['pairs', 350, 206],
    totals: (p) => [
      ...p.charges.map((c) => [c.label, after.money(c.amount)] as const),
      ['Summa exkl moms', after.money(p.net)],
      ...p.vat.map((v) => [`${v.rate} % på ${after.money(v.base)}`, after.money(v.tax)] as const),
      ['Moms', after.money(p.tax)],
      [p.isCredit ? 'Er tillgodo SEK' : 'Att betala SEK', after.money(p.payable)],
    ],
    foot: stamp,
  }),
];
