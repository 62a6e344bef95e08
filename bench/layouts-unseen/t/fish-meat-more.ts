/** Fish and meat: weights, lots and catch areas. More of them. */
import { plusDays, pointed } from '../days.ts';
import { address, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { checked, firm } from './firms.ts';
import { bold, data, formOf, lines, own, ownDigits, page, rows, side, totals, who, word } from './kit.ts';
import type { LayoutT } from './orders.ts';
import { cells, drawRows, listed, slip, summed } from './pens.ts';
import { charcuterie, poultry, shells, venison } from './wares.ts';

const sv = formOf('swedish');
const sp = formOf('space');
const bare = formOf('bare');

/** Papers of houses of fish and meat. */
export const fishMeatMore: readonly LayoutT[] = [
  {
    id: 't21-chark-bast-fore',
    producer: 'fpdf',
    hard: 'batch and best before in columns, an inpayment slip',
    credits: 1,
    seller: {
      firm: firm('Byhalla Charkuteri AB', 'Kyrkvägen 18, 694 91 Hallsberg'),
      wares: charcuterie,
      lines: [5, 9],
      code: 3,
      number: (n) => String(15_020 + n),
      terms: 20,
      charges: [['Frakt', 12500, 'F']],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 50, 'Byhalla', { font: 'serifbold', size: 26 });
      s.text(130, 50, 'Charkuteri', { font: 'serif', size: 26 });
      s.text(340, 50, `${word(p)} ${p.number}`, { font: 'bold', size: 13 });
      listed(s, 340, 430, 68, [
        ['Datum', p.issue],
        ['Förfallodatum', p.due],
        ['Kundnr', p.customer],
        ['Krediterar', p.about],
      ]); // prettier-ignore
      s.block(40, 90, who(p.buyer), { size: 10 });
      if (p.remark !== null) s.text(340, 126, p.remark, bold);
      let y = drawRows(
        s,
        [
          [40, 'Nr', sp.code],
          [65, 'Produkt', sp.title],
          [235, 'Batch', (l) => `B${ownDigits(l, 'b', 4)}`],
          [285, 'Bäst före', (l) => pointed(plusDays(p.issue, own(l, 'bf', 9, 60)))],
          [375, 'Antal', sp.count, 'r'],
          [381, 'Enh', sp.unit],
          [455, 'Pris', sp.each, 'r'],
          [555, 'Summa', sp.sum, 'r'],
        ],
        p.lines,
        156,
        { step: 15, rule: [40, 555] },
      );
      for (const { label, amount } of p.charges) {
        s.text(65, y, label);
        s.right(555, y, sp.money(amount));
        y += 15;
      }
      summed(s, 380, 555, y + 14, [
        ['Netto', sp.money(p.net)],
        [`Moms ${p.vat[0]?.rate} %`, sp.money(p.tax)],
        ['Summa', sp.money(p.payable)],
      ]); // prettier-ignore
      s.text(
        40,
        680,
        `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}. Momsnr ${p.supplier.vat}. Godkänd för F-skatt.`,
        { size: 7.5 },
      );
      slip(s, p, 700, sp.money(p.payable));
      return s.drawing();
    },
  },
  {
    id: 't22-fagel-agg',
    producer: 'chromium',
    hard: 'weights and trays mixed; deposit on crates as rows with numbers; returned crates below zero',
    credits: 1,
    seller: {
      firm: firm('Hönsgården Kronoberg AB', 'Äggvägen 4, 355 93 Växjö'),
      wares: poultry,
      lines: [4, 7],
      code: 5,
      number: (n) => `${20_260 + n}`,
      terms: 15,
      last: [
        { name: 'Pant plastback', unit: 'st', price: '45.00', rate: 0, pack: '', range: [2, 12] },
        { name: 'Returback tillgodo', unit: 'st', price: '45.00', rate: 0, pack: '', range: [-8, -1] },
      ],
    },
    draw: (p) =>
      page(
        'body{font-family:"DejaVu Sans";font-size:8.5pt}h1{color:#c77700;font-size:18pt}.lines th{background:#fbe9c8;padding:4pt}.lines td{padding:3pt 4pt;border-bottom:.4pt dotted #999}.data td{padding:0 8pt 1pt 0}.totals{margin-top:5mm}',
        side([60, `<h1>Hönsgården</h1><p>${lines([p.supplier.name, p.supplier.street, p.supplier.post])}</p>`], [40, data([[word(p), p.number], ['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['Kundnr', p.customer], ['Vår ref', p.reference], ['Kredit för', p.about]])]),
        `<p><b>Faktureras</b><br>${address(p.buyer)}</p>`,
        remarked(p),
        rows([['Art', sv.code], ['Vara', sv.title], ['Antal/kg', sv.count, 'r'], ['Enh', sv.unit], ['Pris', sv.each, 'r'], ['Moms', sv.percented, 'r'], ['Summa', sv.sum, 'r']], p.lines),
        totals([['Netto', sv.money(p.net)], ...p.vat.map(({ rate, base, tax }) => [`varav ${rate} % på ${sv.money(base)}`, sv.money(tax)] as const), ['Moms', sv.money(p.tax)], ['Att betala', sv.money(p.payable)]]),
        `<p class="small">Bankgiro ${p.supplier.bankgiro} – Org.nr ${p.supplier.organisation} – Momsreg ${p.supplier.vat} – F-skattsedel finns</p>`,
      ), // prettier-ignore
  },
  {
    id: 't23-vilt-calc',
    producer: 'calc',
    hard: 'a hunter’s spreadsheet without article numbers',
    seller: {
      firm: firm('Vargöns Vilt & Slakt HB', 'Bergsvägen 11, 468 30 Vargön', {
        organisation: checked('969744091'),
      }),
      wares: venison,
      lines: [2, 5],
      number: (n) => `V${41 + n}`,
      terms: 10,
    },
    draw: (p) => {
      const row = (...texts: readonly string[]): string =>
        `<tr>${texts.map((text, at) => `<td align="${at === 0 ? 'left' : 'right'}" sdnum="1033;0;@">${text.replaceAll('&', '&amp;')}</td>`).join('')}</tr>`;
      return page(
        'td{font-size:10pt}',
        `<table width="600"><tr><td width="310"></td><td width="90"></td><td width="90"></td><td width="110"></td></tr>${row(`<b>${p.supplier.name}</b>`, '', '', `<b>${word(p, 'FAKTURA')}</b>`)}${row(`${p.supplier.street}, ${p.supplier.post}`)}${row(`Tel ${p.supplier.phone}`)}${row(`Org.nr ${p.supplier.organisation}`)}${row('')}${row('Fakturanr', p.number)}${row('Datum', p.issue)}${row('Betala senast', p.due)}${row(p.remark ?? '')}${who(p.buyer).map((text) => row(text)).join('')}${row('')}${row('<b>Vara</b>', '<b>Kilo</b>', '<b>Kilopris</b>', '<b>Summa</b>')}${p.lines.map((l) => row(l.name, bare.quantity(l.quantity, 2), bare.price(l.price), bare.money(l.sum))).join('')}${row('')}${row('Summa exkl moms', '', '', bare.money(p.net))}${row(`Moms ${p.vat[0]?.rate} %`, '', '', bare.money(p.tax))}${row('<b>Att betala</b>', '', '', `<b>${bare.money(p.payable)}</b>`)}${row('')}${row(`Bankgiro ${p.supplier.bankgiro}`)}${row('Godkänd för F-skatt')}</table>`,
      ); // prettier-ignore
    },
    printing: { unit: () => 'kg' },
  },
  {
    id: 't24-skaldjur-vagsedel',
    producer: 'flipped',
    hard: 'pieces and kilos; days in words; a table with the batch behind the sum',
    credits: 1,
    seller: {
      firm: firm('Grebbla Ostron & Skaldjur AB', 'Bryggvägen 3, 457 72 Grebbestad'),
      wares: shells,
      lines: [3, 6],
      code: 3,
      number: (n) => `GO${1110 + n}`,
      terms: 12,
      charges: [['Kyltransport', 32000, 'F']],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5 });
      s.text(50, 60, 'GREBBLA', { font: 'serifbold', size: 30 });
      s.text(50, 76, 'ostron & skaldjur', { font: 'serif', size: 12 });
      s.block(380, 50, [
        `${word(p)} ${p.number}`,
        `den ${p.issue}`,
        `förfaller ${p.due}`,
        ...(p.about === null ? [] : [`avser faktura ${p.about}`]),
      ]);
      s.block(50, 114, who(p.buyer));
      if (p.remark !== null) s.text(380, 114, p.remark);
      let y = drawRows(
        s,
        [
          [50, 'Nr', bare.code],
          [80, 'Sort', bare.title],
          [300, 'Mängd', bare.counted, 'r'],
          [380, 'Pris', bare.each, 'r'],
          [460, 'Summa', bare.sum, 'r'],
          [490, 'Parti', (l) => `P-${ownDigits(l, 'parti', 4)}`],
        ],
        p.lines,
        180,
        { step: 16, rule: [50, 545] },
      );
      for (const { label, amount } of p.charges) {
        s.text(80, y, label);
        s.right(460, y, bare.money(amount));
        y += 16;
      }
      summed(s, 300, 460, y + 12, [
        ['Exkl. moms', bare.money(p.net)],
        [`Moms ${p.vat[0]?.rate} %`, bare.money(p.tax)],
        ['Att betala', bare.money(p.payable)],
      ]); // prettier-ignore
      cells(s, 760, 30, [50, 190, 320, 430, 545], [
        ['Avsändare', 'Grebbla, Grebbestad'],
        ['Bankgiro', p.supplier.bankgiro],
        ['Org.nr', p.supplier.organisation],
        ['Momsnr', p.supplier.vat],
      ], { size: 8.5 }); // prettier-ignore
      s.text(50, 806, `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`, { size: 8 });
      return s.drawing();
    },
  },
];
