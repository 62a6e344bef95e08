/** Breweries and wholesalers of drinks: deposits, empties and alcohol. More of them. */
import { dotted } from '../days.ts';
import { address, remarked } from '../html.ts';
import { digitsOf } from '../identity.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { bold, formOf, lines, ownDigits, page, rows, side, totals, who, word } from './kit.ts';
import type { LayoutT } from './orders.ts';
import { cells, drawRows, listed, summed } from './pens.ts';
import { brews, roastery, spirits } from './wares-more.ts';
import { sodas } from './wares.ts';

const sv = formOf('swedish');
const bare = formOf('bare');
const dot = formOf('dotted');

/** Papers of drinks. */
export const drinksMore: readonly LayoutT[] = [
  {
    id: 't36-dryckesgrossist-pant',
    producer: 'pdf-lib',
    hard: 'deposits as a charge below the goods without VAT; 25 % and food',
    count: 3,
    seller: {
      firm: firm('Norrdricka Grossist AB', 'Förrådsgatan 12, 856 33 Sundsvall'),
      wares: [...brews.slice(1), ...sodas],
      lines: [15, 17],
      code: 5,
      number: (n) => `N${55_010 + n}`,
      terms: 20,
      charges: [
        ['Pant burk och PET', 43200, 0],
        ['Frakt', 29500, 25],
      ],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 50, 'Norrdricka', { font: 'bold', size: 20 });
      s.text(555, 50, `${word(p)} ${p.number}`, { font: 'bold', size: 13, align: 'r' });
      s.line(40, 60, 555, 60, 1.5);
      s.block(40, 84, who(p.buyer), { size: 10 });
      listed(s, 370, 460, 84, [
        ['Fakturadatum', p.issue],
        ['Förfallodatum', p.due],
        ['Kundnr', p.customer],
        ['Chaufför', p.order.slice(0, 2)],
      ]); // prettier-ignore
      if (p.remark !== null) s.text(40, 132, p.remark, bold);
      let y = drawRows(
        s,
        [
          [40, 'Art', bare.code],
          [78, 'Dryck', bare.title],
          [330, 'Antal', bare.counted, 'r'],
          [420, 'Pris', bare.each, 'r'],
          [460, 'Moms', bare.percented, 'r'],
          [555, 'Summa', bare.sum, 'r'],
        ],
        p.lines,
        156,
        { step: 15, rule: [40, 555] },
      );
      for (const { label, amount, rate } of p.charges) {
        s.text(78, y, label);
        s.right(460, y, `${rate} %`);
        s.right(555, y, bare.money(amount));
        y += 15;
      }
      s.line(40, y - 8, 555);
      for (const [at, { rate, base, tax }] of p.vat.entries())
        s.text(40, y + 8 + at * 12, `${rate} % moms på ${bare.money(base)} kr = ${bare.money(tax)} kr`);
      summed(s, 390, 555, y + 8, [
        ['Exkl. moms', bare.money(p.net)],
        ['Moms', bare.money(p.tax)],
        ['Att betala', bare.money(p.payable)],
      ], { size: 10 }); // prettier-ignore
      s.text(
        40,
        800,
        `${p.supplier.name}  ${p.supplier.street}  ${p.supplier.post}  Bg ${p.supplier.bankgiro}  Org.nr ${p.supplier.organisation}  ${p.supplier.vat}  F-skatt`,
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 't37-rosteri-odoo',
    producer: 'wkhtmltopdf',
    hard: 'number in brackets before the name in its cell; taxes in a column; a hire of a month',
    credits: 1,
    seller: {
      firm: firm('Rosteri Nattskift AB', 'Telegramvägen 36, 131 40 Nacka'),
      wares: roastery,
      lines: [3, 7],
      code: (name) => `RN${digitsOf(name, 3)}`,
      number: (n) => `INV/2026/${String(1200 + n).padStart(5, '0')}`,
    },
    draw: (p) =>
      page(
        'body{font-family:Lato,"Liberation Sans"}.lines th{border-bottom:1.5pt solid #714b67;color:#714b67}.lines td{padding:4pt;border-bottom:.5pt solid #ddd}.totals td{padding:3pt 6pt;border-bottom:.5pt solid #ddd}.over{width:100%}h1{color:#714b67;font-size:19pt;font-weight:400}',
        side([50, '<b style="font-size:16pt">nattskift</b>'], [50, lines([p.supplier.name, p.supplier.street, p.supplier.post, 'Sverige']), 'right']),
        side([50, ''], [50, `${address(p.buyer)}<br>Sverige<br>VAT: ${p.buyer.vat}`]),
        `<h1>${word(p, 'Faktura', 'Kreditnota')} ${p.number}</h1>`,
        remarked(p),
        side([33, `<b>Fakturadatum</b><br>${p.issue}`], [33, `<b>Förfallodatum</b><br>${p.due}`], [34, p.about === null ? `<b>Källa</b><br>S${p.order}` : `<b>Källa</b><br>${p.about}`]),
        '<br>',
        rows([['Beskrivning', (l) => `[${l.code}] ${l.name}`], ['Antal', (l) => `${sv.quantity(l.quantity, 2)} ${l.unit}`, 'r'], ['Enhetspris', sv.each, 'r'], ['Skatter', (l) => `Moms ${l.rate} %`], ['Belopp', (l) => `${sv.money(l.sum)} kr`, 'r']], p.lines),
        totals([['Belopp exkl. skatt', `${sv.money(p.net)} kr`], ...p.vat.map(({ rate, base, tax }) => [`Moms ${rate} % på ${sv.money(base)} kr`, `${sv.money(tax)} kr`] as const), ['Totalt', `${sv.money(p.payable)} kr`]]),
        `<p>Betalningsreferens: <b>${p.ocr}</b> till bankgiro ${p.supplier.bankgiro}</p><p class="small c">${p.supplier.phone} | ${p.supplier.mail} | Org.nr ${p.supplier.organisation} | ${p.supplier.vat} | Godkänd för F-skatt</p>`,
      ), // prettier-ignore
    printing: { omits: ['taxTotal'] },
  },
  {
    id: 't38-vattenverk-fat',
    producer: 'arrays',
    hard: 'soft drinks in returnable cases, days as dd.mm.yyyy, two rows of sums side by side',
    credits: 1,
    seller: {
      firm: firm('Källby Läskedrycker AB', 'Brunnsvägen 4, 533 72 Lundsbrunn'),
      wares: sodas,
      lines: [2, 5],
      code: 4,
      last: [
        { name: 'Pant helback', unit: 'st', price: '42.00', rate: 0, pack: '', range: [2, 9] },
        { name: 'Retur helback', unit: 'st', price: '42.00', rate: 0, pack: '', range: [-7, -1] },
      ],
      number: (n) => String(61_300 + n),
      terms: 20,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5, font: 'serif' });
      s.text(297, 56, 'Källby Läskedrycker', { font: 'serifbold', size: 22, align: 'c' });
      s.text(297, 70, 'tillverkare av drycker sedan 1894', { align: 'c', size: 9 });
      s.text(50, 108, `${word(p)} nr ${p.number}`, { font: 'serifbold', size: 12 });
      listed(s, 50, 130, 124, [
        ['Datum', dotted(p.issue)],
        ['Förfaller', dotted(p.due)],
        ['Kund', p.customer],
        ['Rättar faktura', p.about],
      ]);
      s.block(340, 108, who(p.buyer), { size: 11 });
      if (p.remark !== null) s.text(340, 160, p.remark);
      const y = drawRows(
        s,
        [
          [50, 'Nr', dot.code],
          [90, 'Dryck', dot.title],
          [320, 'Antal', dot.count, 'r'],
          [328, '', dot.unit],
          [410, 'À', dot.each, 'r'],
          [450, 'Moms', dot.percented, 'r'],
          [545, 'Kronor', dot.sum, 'r'],
        ],
        p.lines,
        196,
        { step: 17, head: { font: 'serifbold' }, rule: [50, 545] },
      );
      s.line(50, y, 545);
      for (const [at, { rate, base, tax }] of p.vat.entries())
        s.text(50, y + 16 + at * 13, `Moms ${rate} % på ${dot.money(base)}: ${dot.money(tax)}`);
      summed(s, 360, 545, y + 16, [
        ['Summa', dot.money(p.net)],
        ['Moms', dot.money(p.tax)],
        ['Att erlägga', dot.money(p.payable)],
      ], { font: 'serif', size: 11 }); // prettier-ignore
      s.block(
        50,
        780,
        [
          `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Telefon ${p.supplier.phone}.`,
          `Plusgiro ${p.supplier.plusgiro}. Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsnr ${p.supplier.vat}. F-skatt.`,
        ],
        { size: 8.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 't39-destilleri',
    producer: 'skia',
    hard: 'a distiller’s wide letters; lots; the sum without VAT after that with it',
    seller: {
      firm: firm('Destilleri Enrisgård AB', 'Bruksallén 2, 872 96 Bjärtrå'),
      wares: spirits,
      lines: [2, 4],
      code: 3,
      number: (n) => `EN-26-${210 + n}`,
      terms: 30,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(60, 70, 'E N R I S G Å R D', { font: 'serif', size: 24 });
      s.block(60, 100, [p.supplier.name, p.supplier.street, p.supplier.post]);
      s.block(340, 100, who(p.buyer));
      cells(
        s,
        150,
        28,
        [60, 180, 300, 420, 535],
        [
          [word(p), p.number],
          ['Datum', p.issue],
          ['Betala senast', p.due],
          ['Kund', p.customer],
        ],
      );
      if (p.remark !== null) s.text(60, 194, p.remark);
      const y = drawRows(
        s,
        [
          [60, 'Art', sv.code],
          [90, 'Namn', sv.title],
          [260, 'Parti', (l) => `L${ownDigits(l, 'l', 4)}`],
          [345, 'Antal', sv.counted, 'r'],
          [430, 'Styckpris', sv.each, 'r'],
          [535, 'Summa', sv.sum, 'r'],
        ],
        p.lines,
        214,
        { step: 20, head: { font: 'serif' } },
      );
      summed(s, 340, 535, y + 10, [
        ['Varor exkl. moms', sv.money(p.net)],
        ['Moms 25 %', sv.money(p.tax)],
        ['Summa SEK', sv.money(p.payable)],
      ]); // prettier-ignore
      s.text(
        60,
        790,
        `Bankgiro ${p.supplier.bankgiro}  ·  Org.nr ${p.supplier.organisation}  ·  Moms ${p.supplier.vat}  ·  F-skatt`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
