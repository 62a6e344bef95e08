/** Greens, bread, milk and cheese. More of them. */
import { words } from '../days.ts';
import { address, remarked } from '../html.ts';
import { digitsOf } from '../identity.ts';
import { Sheet } from '../sheet.ts';
import { checked, firm } from './firms.ts';
import { bold, data, formOf, own, page, rows, side, totals, who, word } from './kit.ts';
import type { LayoutT } from './orders.ts';
import { drawRows, footed, summed } from './pens.ts';
import { cheeses, herbs, icecream } from './wares-fresh.ts';

const sv = formOf('swedish');

/** Papers of greens, bread, milk and cheese. */
export const greensMilkMore: readonly LayoutT[] = [
  {
    id: 't29-ost-vikt',
    producer: 'pdf-lib',
    hard: 'pieces and exact weight; the weight is what is charged',
    credits: 1,
    seller: {
      firm: firm('Ostlagret Kvarnås AB', 'Källargränd 2, 591 30 Motala'),
      wares: cheeses,
      lines: [4, 8],
      code: 4,
      number: (n) => `10${3310 + n}`,
      isByGram: true,
      discounts: [300, 500],
      terms: 20,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 50, 'OSTLAGRET', { font: 'serifbold', size: 22 });
      s.block(330, 44, [
        `${word(p)}nummer: ${p.number}`,
        `Fakturadatum: ${p.issue}`,
        `Förfallodatum: ${p.due}`,
        `Kundnummer: ${p.customer}`,
        ...(p.about === null ? [] : [`Ursprunglig faktura: ${p.about}`]),
      ]);
      s.block(40, 96, who(p.buyer), { size: 10 });
      if (p.remark !== null) s.text(330, 120, p.remark, bold);
      const y = drawRows(
        s,
        [
          [40, 'Art.nr', sv.code],
          [76, 'Ost', sv.title],
          [250, 'Förp.', (l) => l.pack],
          [330, 'Bitar', (l) => String(own(l, 'bit', 1, 4)), 'r'],
          [385, 'Vikt kg', sv.count3, 'r'],
          [440, 'Kr/kg', sv.each, 'r'],
          [475, 'Rab%', sv.discount, 'r'],
          [555, 'Netto', sv.sum, 'r'],
        ],
        p.lines,
        156,
        { step: 16, rule: [40, 555] },
      );
      s.line(40, y - 8, 555);
      s.text(250, y + 6, 'Total vikt', bold);
      s.right(
        385,
        y + 6,
        sv.quantity(
          p.lines.reduce((sum, l) => sum + l.quantity, 0n),
          3,
        ),
        bold,
      );
      summed(s, 380, 555, y + 30, [
        ['Netto', sv.money(p.net)],
        [`Moms (${p.vat[0]?.rate} %)`, sv.money(p.tax)],
        ['Totalt att betala', sv.money(p.payable)],
      ], { size: 9.5 }); // prettier-ignore
      footed(s, 780, [
        [40, ['Adress', p.supplier.name, p.supplier.street, p.supplier.post]],
        [200, ['Kontakt', p.supplier.phone, p.supplier.mail]],
        [370, ['Betalning', `BG ${p.supplier.bankgiro}`, `OCR ${p.ocr}`]],
        [460, ['Företag', p.supplier.organisation, p.supplier.vat, 'F-skatt']],
      ]); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 't30-svampodling-brev',
    producer: 'writer',
    hard: 'a grower’s letter with a table without lines; no article numbers; day in words',
    seller: {
      firm: firm('Källarsvamp i Rejmyre HB', 'Glasbruksvägen 6, 643 95 Rejmyre', {
        organisation: checked('969711632'),
      }),
      wares: herbs,
      lines: [2, 5],
      number: (n) => String(300 + n),
      terms: 14,
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{font-size:11pt}',
        `<p align="right">${p.supplier.name}<br>${p.supplier.street}<br>${p.supplier.post}</p><p>${address(p.buyer)}</p>`,
        `<h2>${word(p)} ${p.number}</h2><p>Rejmyre ${words(p.issue)}</p>`,
        remarked(p),
        rows([['Sort', sv.title], ['Mängd', sv.counted, 'r'], ['Pris per enhet', sv.each, 'r'], ['Summa', sv.sum, 'r']], p.lines, { attributes: 'cellpadding="4"' }),
        `<p align="right">Summa ${sv.money(p.net)}<br>Moms ${p.vat[0]?.rate} % ${sv.money(p.tax)}<br>Avrundning ${sv.money(p.rounding)}<br><b>Att betala ${sv.money(p.payable)} kr</b></p>`,
        `<p>Sätt in beloppet på bankgiro ${p.supplier.bankgiro} senast ${words(p.due)}. Märk betalningen med fakturanumret.</p><p>Org.nr ${p.supplier.organisation}. Vi är godkända för F-skatt.</p>`,
      ), // prettier-ignore
  },
  {
    id: 't31-glass-deposition',
    producer: 'wkhtmltopdf',
    hard: 'two rates, campaign discounts in percent, a freezer’s hire as a fee below',
    count: 3,
    credits: 1,
    seller: {
      firm: firm('Glassbolaget Isranka AB', 'Frysvägen 2, 254 66 Helsingborg'),
      wares: icecream,
      lines: [4, 8],
      code: (name) => `GL${digitsOf(name, 4)}`,
      number: (n) => `F26${4100 + n}`,
      discounts: [500, 1500],
      charges: [['Hyra frysbox', 19900, 25]],
    },
    draw: (p) =>
      page(
        '.lines th{background:#0a6ebd;color:#fff;padding:4pt}.lines td{padding:4pt;border-bottom:.5pt solid #cde}.totals td{padding:2pt 5pt}.data td{padding:0 8pt 0 0}',
        side([50, '<h1 style="color:#0a6ebd">ISRANKA</h1>'], [50, `<h2>${word(p)}</h2>`, 'right']),
        side([50, `<p>${address(p.buyer)}</p>`], [50, data([['Fakturanummer', p.number], ['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['Kundnummer', p.customer], ['Referens', p.reference], ['Krediterar faktura', p.about]], 'data', ':')]),
        remarked(p),
        '<br>',
        rows([['Artikel', sv.code], ['Benämning', sv.title], ['Antal', sv.counted, 'r'], ['Pris', sv.each, 'r'], ['Rabatt', (l) => (l.discount === 0n ? '' : `${sv.percent(l.discount)} %`), 'r'], ['Moms', sv.percented, 'r'], ['Summa', sv.sum, 'r']], p.lines),
        totals([...p.charges.map(({ label, amount, rate }) => [`${label} (moms ${rate} %)`, sv.money(amount)] as const), ['Totalt exkl. moms', sv.money(p.net)], ...p.vat.map(({ rate, tax }) => [`Moms ${rate} %`, sv.money(tax)] as const), ['Att betala', `${sv.money(p.payable)} SEK`]]),
        `<p class="small">${p.supplier.name} | ${p.supplier.street}, ${p.supplier.post} | ${p.supplier.phone} | Bankgiro ${p.supplier.bankgiro} | Org.nr ${p.supplier.organisation} | Moms ${p.supplier.vat} | Godkänd för F-skatt</p>`,
      ), // prettier-ignore
    printing: { omits: ['taxTotal'] },
  },
];
