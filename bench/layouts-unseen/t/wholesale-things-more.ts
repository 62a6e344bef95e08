/** Wholesalers of things: papers with discounts, prices by the thousand, portals and printed electronic invoices. More of them. */
import { short } from '../days.ts';
import { Sheet } from '../sheet.ts';
import { checked, firm } from './firms.ts';
import { bold, formOf, page, who, word } from './kit.ts';
import type { LayoutT } from './orders.ts';
import { drawRows, listed, summed } from './pens.ts';
import { tools } from './wares-more.ts';
import { chilled, colonial, frozen, sodas, supplies } from './wares.ts';

const sv = formOf('swedish');
const sp = formOf('space');
const bare = formOf('bare');
const point = formOf('point');

/** Papers of wholesalers of things. */
export const wholesaleThingsMore: readonly LayoutT[] = [
  {
    id: 't14-kolli-innehall',
    producer: 'runs',
    hard: 'cartons, content and pieces: the price is for the carton; days of six digits; two rates',
    count: 3,
    credits: 1,
    seller: {
      firm: firm('Trestads Storköksservice AB', 'Lasarettsvägen 40, 461 33 Trollhättan'),
      wares: [...frozen.slice(0, 8), ...sodas, ...supplies.slice(0, 6)],
      lines: [15, 20],
      code: 4,
      number: (n) => `${24_880 + n}`,
      charges: [
        ['Frysfrakt', 17500, 25],
        ['Kundbonus 2026', -12500, 25],
      ],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 50, p.supplier.name, { font: 'bold', size: 12 });
      s.block(40, 64, [p.supplier.street, p.supplier.post, p.supplier.phone]);
      s.text(330, 50, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 12 });
      listed(s, 330, 420, 66, [
        ['Fakt nr', p.number],
        ['Fakt datum', short(p.issue)],
        ['Förfaller', short(p.due)],
        ['Kund nr', p.customer],
        ['Kred fakt', p.about],
      ]); // prettier-ignore
      s.block(330, 140, who(p.buyer), { size: 10 });
      if (p.remark !== null) s.text(40, 150, p.remark, bold);
      let y = drawRows(
        s,
        [
          [40, 'Vnr', sp.code],
          [70, 'Vara', sp.title],
          [270, 'Innehåll', (l) => l.pack],
          [360, 'Antal', sp.count, 'r'],
          [366, 'Förp', sp.unit],
          [440, 'Pris', sp.each, 'r'],
          [470, 'M%', sp.rate, 'r'],
          [555, 'Radsumma', sp.sum, 'r'],
        ],
        p.lines,
        196,
        { step: 14, rule: [40, 555] },
      );
      for (const { label, amount, rate } of p.charges) {
        s.text(70, y, label);
        s.right(470, y, String(rate));
        s.right(555, y, sp.money(amount));
        y += 14;
      }
      s.line(40, y, 555);
      y = summed(s, 370, 555, y + 16, [
        ['Netto', sp.money(p.net)],
        ...p.vat.map(({ rate, tax }) => [`Moms ${rate}%`, sp.money(tax)] as const),
        ['Totalt kronor', sp.money(p.payable)],
      ]); // prettier-ignore
      s.text(
        40,
        806,
        `Bankgiro ${p.supplier.bankgiro}  Org nr ${p.supplier.organisation}  Moms nr ${p.supplier.vat}  Innehar F-skattebevis`,
        { size: 7.5 },
      );
      return s.drawing();
    },
    printing: { omits: ['taxTotal'] },
  },
  {
    id: 't15-blandat-calc',
    producer: 'calc',
    hard: 'a spreadsheet of a small wholesaler with its rates in a column; points as decimal marks',
    seller: {
      firm: firm('Kryddor & Förpackningar i Eskilstuna HB', 'Rademachergatan 29, 632 20 Eskilstuna', {
        organisation: checked('969732140'),
      }),
      wares: [...colonial.slice(8), ...supplies.slice(0, 6)],
      lines: [5, 9],
      code: 3,
      number: (n) => `26-${200 + n}`,
      terms: 20,
    },
    draw: (p) => {
      const cell = (text: string, align = 'left'): string =>
        `<td align="${align}" sdnum="1033;0;@">${text}</td>`;
      const row = (...texts: readonly string[]): string =>
        `<tr>${texts.map((text, at) => cell(text.replaceAll('&', '&amp;'), at > 1 ? 'right' : 'left')).join('')}</tr>`;
      const blank = '<tr><td></td></tr>';
      const widths = `<tr>${[45, 215, 50, 50, 80, 50, 90].map((width) => `<td width="${width}"></td>`).join('')}</tr>`;
      return page(
        'td{font-size:9pt}',
        `<table width="580">${widths}
${row('', `<b>${p.supplier.name}</b>`, '', '', '', '', `<b>${word(p, 'FAKTURA', 'KREDIT')}</b>`)}${row('', p.supplier.street, '', '', 'Nr', '', p.number)}${row('', p.supplier.post, '', '', 'Datum', '', p.issue)}${row('', `Org.nr ${p.supplier.organisation}`, '', '', 'Förfaller', '', p.due)}${row('', p.remark ?? '')}
${who(p.buyer).map((text) => row('', text)).join('')}${blank}
${row('<b>Nr</b>', '<b>Artikel</b>', '<b>Antal</b>', '<b>Enhet</b>', '<b>Pris</b>', '<b>Moms</b>', '<b>Summa</b>')}
${p.lines.map((l) => row(l.code, l.name, point.quantity(l.quantity), l.unit, point.price(l.price), `${l.rate}%`, point.money(l.sum))).join('\n')}${blank}
${row('', '', '', '', 'Netto', '', point.money(p.net))}${p.vat.map(({ rate, tax }) => row('', '', '', '', `Moms ${rate}%`, '', point.money(tax))).join('')}${row('', '', '', '', 'Moms totalt', '', point.money(p.tax))}${row('', '', '', '', '<b>Att betala</b>', '', `<b>${point.money(p.payable)}</b>`)}
${blank}${row('', `Bankgiro ${p.supplier.bankgiro}. Godkänd för F-skatt. Momsnr ${p.supplier.vat}`)}</table>`,
      ); // prettier-ignore
    },
  },
  {
    id: 't16-premium-rabatt',
    producer: 'cairo',
    hard: 'customer’s discount as a charge below zero, sums in a shaded box, sender’s company in the foot only',
    credits: 1,
    seller: {
      firm: firm('NKV Livsmedel i Norden AB', 'Frihamnsgatan 58, 115 56 Stockholm'),
      wares: [...colonial, ...chilled],
      lines: [15, 22],
      code: 5,
      number: (n) => String(3_311_900 + n),
      charges: [
        ['Kundrabatt', -24500, 'F'],
        ['Transport', 9900, 'F'],
      ],
      terms: 30,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.box(0, 0, 595, 60, 0.85);
      s.text(40, 40, 'Köksvännen', { font: 'serifbold', size: 28 });
      s.text(555, 40, word(p), { size: 18, align: 'r' });
      s.block(40, 92, who(p.buyer), { size: 10 });
      listed(s, 340, 450, 92, [
        ['Fakturanummer:', p.number],
        ['Fakturadatum:', p.issue],
        ['Sista betalningsdag:', p.due],
        ['Kundnummer:', p.customer],
        ['Gäller faktura:', p.about],
      ]); // prettier-ignore
      if (p.remark !== null) s.text(40, 150, p.remark, bold);
      let y = drawRows(
        s,
        [
          [40, 'Art.', sv.code],
          [80, 'Produktnamn', sv.title],
          [330, 'Antal', sv.counted, 'r'],
          [430, 'Pris/enhet', sv.each, 'r'],
          [555, 'Belopp', sv.sum, 'r'],
        ],
        p.lines,
        182,
        { step: 16, head: { font: 'serifbold' }, rule: [40, 555] },
      );
      y += 8;
      s.box(300, y, 555, y + 100, 0.92);
      summed(s, 312, 545, y + 18, [
        ['Varor', sv.money(p.lineNet)],
        ...p.charges.map(({ label, amount }) => [label, sv.money(amount)] as const),
        ['Summa före moms', sv.money(p.net)],
        [`Moms ${p.vat[0]?.rate} %`, sv.money(p.tax)],
        ['Att betala', `${sv.money(p.payable)} kr`],
      ]); // prettier-ignore
      s.line(40, 780, 555, 780, 0.3);
      s.block(
        40,
        792,
        [
          `${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · ${p.supplier.phone}`,
          `Org.nr ${p.supplier.organisation} · Momsnr ${p.supplier.vat} · Bankgiro ${p.supplier.bankgiro} · OCR ${p.ocr}`,
        ],
        { size: 7.5, leading: 10 },
      );
      return s.drawing();
    },
  },
  {
    id: 't17-kontantrabatt-skia',
    producer: 'recoded',
    hard: 'a name, then its number; what is saved by paying early is told and not drawn off',
    seller: {
      firm: firm('Glas & Porslin Partihandel Kosta AB', 'Hyttvägen 9, 360 52 Kosta'),
      wares: tools,
      lines: [4, 8],
      code: 5,
      number: (n) => `P${6200 + n}`,
      discounts: [1500],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9, font: 'serif' });
      s.text(297, 50, p.supplier.name, { font: 'serifbold', size: 16, align: 'c' });
      s.text(297, 64, `${p.supplier.street}, ${p.supplier.post}, telefon ${p.supplier.phone}`, {
        align: 'c',
        size: 8.5,
      });
      s.line(40, 72, 555);
      s.text(40, 96, `${word(p)} nr ${p.number}`, { font: 'serifbold', size: 13 });
      s.block(40, 112, [
        `Fakturadatum ${p.issue}`,
        `Förfallodatum ${p.due}`,
        `Order ${p.order}, ${p.reference}`,
      ]);
      s.block(340, 96, who(p.buyer), { size: 10.5 });
      if (p.remark !== null) s.text(340, 145, p.remark);
      const y = drawRows(
        s,
        [
          [40, 'Benämning', bare.title],
          [270, 'Art.nr', bare.code, 'r'],
          [320, 'Antal', bare.count, 'r'],
          [326, '', bare.unit],
          [410, 'Pris', bare.each, 'r'],
          [460, 'Rabatt', (l) => (l.discount === 0n ? '–' : `${bare.percent(l.discount)} %`), 'r'],
          [555, 'Summa kr', bare.sum, 'r'],
        ],
        p.lines,
        176,
        { step: 15, head: { font: 'serifbold' }, rule: [40, 555] },
      );
      summed(s, 380, 555, y + 16, [
        ['Summa netto', bare.money(p.net)],
        ['Mervärdesskatt 25 %', bare.money(p.tax)],
        ['Att betala', bare.money(p.payable)],
      ], { font: 'serif' }); // prettier-ignore
      s.text(
        40,
        y + 84,
        'Vid betalning inom 10 dagar medges 2 % kassarabatt, vilken regleras på nästa faktura.',
      );
      s.block(40, 780, [
        `Bankgiro ${p.supplier.bankgiro}     Plusgiro ${p.supplier.plusgiro}`,
        `Org.nr ${p.supplier.organisation}     Momsreg.nr ${p.supplier.vat}     F-skattebevis`,
      ]);
      return s.drawing();
    },
  },
];
