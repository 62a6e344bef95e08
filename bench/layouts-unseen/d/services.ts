/** Repairs, laundry and packaging of set D. */
import { dashedBack, iso } from '../days.ts';
import { firm } from '../parties.ts';
import { aboutText, bare, count, digits, dotted, type LayoutD, se } from './desk.ts';
import { drawnPage, webPage } from './page.ts';

const kyl = firm('Kyl & Storkök Service i Borås AB', 'Sandlidsgatan 8, 504 62 Borås');
const linne = firm('Linnegården Hyrtvätt AB', 'Spinnerigatan 1, 515 33 Viskafors');
const kartong = firm('Kartong & Påse Mellansverige AB', 'Nastagatan 14, 702 27 Örebro');

export const services: readonly LayoutD[] = [
  webPage({
    id: 'd28',
    hard: 'work order: hours in halves, machine and fault as text, VAT labelled "Moms (25%):"',
    seller: {
      supplier: kyl,
      trades: ['works'],
      lines: [2, 5],
      code: digits('kyl', 4),
      number: count(61_204),
      rate: 25,
      charges: [['Servicebil', 39500, 25]],
    },
    credits: 1,
    css: `.head{border-bottom:4pt solid #0b6}.totals{border:1pt solid #888;padding:4pt}`,
    logo: 'KYL &amp; STORKÖK',
    word: ['Serviceorder/Faktura', 'Kreditfaktura'],
    meta: (p) => [
      ['Fakturanr', p.number],
      ['Arbetsorder', p.order],
      ['Utfört', iso(p.delivered)],
      ['Fakturadatum', iso(p.issue)],
      ['Förfallodatum', iso(p.due)],
      ...aboutText(p),
    ],
    order: ['head', 'meta', 'buyer', 'note', 'lines', 'totals', 'foot'],
    note: () =>
      '<p class="small"><b>Maskin:</b> diskmaskin huv, serienr 86-4410-2. <b>Fel:</b> sköljer inte, pumpen går ojämnt. <b>Åtgärd:</b> byte enligt nedan.</p>',
    columns: [
      ['Art', (l) => l.code],
      ['Utfört arbete / material', (l) => l.name],
      ['Tid/ant', (l) => se.quantity(l.quantity, 1), 'r'],
      ['Sort', (l) => l.unit],
      ['À kr', (l) => se.price(l.price), 'r'],
      ['Kr', (l) => se.money(l.sum), 'r'],
    ],
    totals: (p) => [
      ...p.charges.map((c) => [c.label, se.money(c.amount)] as const),
      ['Exkl moms:', se.money(p.net)],
      ['Moms (25%):', se.money(p.tax)],
      [p.isCredit ? 'Er tillgodo kr:' : 'Totalt kr:', se.money(p.payable)],
    ],
    foot: (p) => [
      [p.supplier.name, p.supplier.street, p.supplier.post],
      [`BG ${p.supplier.bankgiro}`],
      [`Org. ${p.supplier.organisation}`, 'Ackrediterad kylfirma'],
    ],
  }),
  drawnPage({
    id: 'd29',
    producer: 'words',
    hard: 'rented textiles: week, stock, in and out; price per piece in öre; two fee rows; hyphenated days turned round',
    seller: {
      supplier: linne,
      trades: ['linen'],
      lines: [4, 8],
      code: digits('linne', 3),
      number: count(2_601_140, 4),
      charges: [
        ['Stoppavgift v. 12', 18500, 25],
        ['Energitillägg', 6240, 25],
      ],
    },
    top: [40, 46, 'linnegården', { font: 'serif', size: 22 }],
    title: [420, 46, 13],
    metaAs: ['pairs', 420, 66, 60],
    meta: (p) => [
      ['Fakt.nr', p.number],
      ['Fakt.dat', dashedBack(p.issue)],
      ['Förf.dat', dashedBack(p.due)],
      ['Kundnr', p.customer],
    ],
    buyer: [40, 78],
    from: 150,
    cells: [
      { x: 40, head: 'Artikel', cell: (l) => `${l.code} ${l.name}` },
      { x: 240, head: 'Vecka', cell: () => '12', align: 'r' },
      { x: 290, head: 'Saldo', cell: (l) => String(40 + (l.seed % 60)), align: 'r' },
      { x: 330, head: 'Lev', cell: (l) => bare.quantity(l.quantity), align: 'r' },
      { x: 380, head: 'Ret', cell: (l) => String(l.seed % 20), align: 'r' },
      { x: 450, head: 'Pris/st', cell: (l) => bare.price(l.price), align: 'r' },
      { x: 556, head: 'Belopp', cell: (l) => bare.money(l.sum), align: 'r' },
    ],
    totalsAs: ['pairs', 370, 186],
    totals: (p) => [
      ...p.charges.map((c) => [c.label, bare.money(c.amount)] as const),
      ['Netto', bare.money(p.net)],
      ['Moms 25,00 %', bare.money(p.tax)],
      ['Att betala SEK', bare.money(p.payable)],
    ],
    foot: (p) => [
      [p.supplier.name, p.supplier.street, p.supplier.post],
      [`Bankgiro ${p.supplier.bankgiro}`, `OCR ${p.ocr}`],
      [`Org.nr ${p.supplier.organisation}`, p.supplier.vat],
    ],
    printing: { unit: () => undefined },
  }),
  drawnPage({
    id: 'd30',
    producer: 'driver',
    hard: 'price per 1000 in the cell: "428,00/1000"; goods of two rows; total sums in small boxes at the foot',
    seller: {
      supplier: kartong,
      trades: ['boxes'],
      lines: [3, 7],
      code: (n) => digits('kartong', 6)(n).replace(/(\d{2})(\d{2})/u, '$1-$2-'),
      number: (n) => `${count(88_100)(n)}`,
      base: 1000n,
      isWhole: true,
    },
    top: [40, 50, 'Kartong & Påse', { font: 'bold', size: 18 }],
    title: [330, 50, 18],
    metaAs: ['stack', 330, 76, 76, 3],
    meta: (p) => [
      ['Faktura', p.number],
      ['Datum', iso(p.issue)],
      ['Förfaller', iso(p.due)],
      ['Kund', p.customer],
      ['Leverans', 'Schenker'],
      ['Order', p.order],
    ],
    buyer: [40, 84],
    from: 160,
    cells: [
      { x: 40, head: 'Art nr', cell: (l) => l.code },
      { x: 104, head: 'Benämning', cell: (l) => l.name, wrap: 20 },
      { x: 230, head: 'Frp', cell: (l) => l.pack },
      { x: 352, head: 'Antal', cell: (l) => dotted.quantity(l.quantity), align: 'r' },
      { x: 358, head: 'Enh', cell: (l) => l.unit },
      {
        x: 460,
        head: 'Pris',
        cell: (l) => (l.base === 1n ? dotted.price(l.price) : `${dotted.price(l.price)}/${l.base}`),
        align: 'r',
      },
      { x: 556, head: 'Belopp', cell: (l) => dotted.money(l.sum), align: 'r' },
    ],
    totalsAs: ['across', 120, 90],
    totalsAt: 705,
    totals: (p) => [
      ['Netto', dotted.money(p.net)],
      ['Moms 25 %', dotted.money(p.tax)],
      ['Öresutj.', dotted.money(p.rounding)],
      ['Totalbelopp SEK', dotted.money(p.payable)],
    ],
    foot: (p) => [
      [p.supplier.name, p.supplier.street, p.supplier.post],
      [`Bankgiro ${p.supplier.bankgiro}`],
      [`Org.nr ${p.supplier.organisation}`, `Moms ${p.supplier.vat}`],
    ],
  }),
];
