/** Fish, meat, game and cheese. */
import { column, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { about, address, beside, col, figures, grid, labels, listed, num, page, rowsOf, stack } from './kit.ts'; // prettier-ignore
import type { LayoutK } from './orders.ts';
import { swede, placeOf } from './parties.ts';

const m = figures('swedish');

export const freshWeights: readonly LayoutK[] = [
  {
    id: 'k17',
    producer: 'fpdf',
    hard: 'cheese by the piece: the weights of the wheels stand under the row with a plus between',
    seller: {
      party: swede('Ysterns Val Import AB', 'Lagerhusgatan 22, 411 08 Göteborg', '5590'),
      trades: ['cheese'],
      lines: [3, 6],
      codes: '@###',
      number: (n) => `YV-${1800 + n}`,
      discounts: [800],
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9 });
      const l = labels(p);
      sheet.box(0, 0, 595, 70, 0.85);
      sheet.text(40, 45, 'Ysterns Val', { size: 22, font: 'serifbold' });
      sheet.text(555, 45, l.title.toUpperCase(), { size: 16, align: 'r' });
      sheet.block(40, 100, ['Kund', p.buyer.name, p.buyer.street, p.buyer.post]);
      sheet.block(220, 100, ['Leveransadress', ...placeOf(p.buyer)]);
      stack(sheet, 400, 555, 100, [
        [l.number, p.number],
        [l.date, p.issue],
        [l.due, p.due],
        ['Kundnummer', p.customer],
      ]);
      sheet.text(40, 168, about(p));
      const end = grid(
        sheet,
        [
          col(40, 'Kod', ({ code }) => code),
          col(90, 'Ost', ({ name }) => name),
          num(340, 'Antal', (line) => m.quantity(line.quantity)),
          col(346, '', ({ unit }) => unit),
          num(430, 'À pris', (line) => m.price(line.price)),
          num(475, '% rab', (line) => (line.discount === 0n ? '-' : m.percent(line.discount))),
          num(555, 'Belopp', (line) => m.money(line.sum)),
        ],
        p.lines,
        {
          top: 190,
          leading: 13,
          gap: 2,
          rule: (y) => sheet.line(40, y, 555),
          under: (line, _, y) => {
            if (line.unit !== 'kg' || line.quantity < 3000n) return y;
            const first = (line.quantity * 2n) / 5n;
            sheet.text(
              100,
              y - 2,
              `Vikter: ${m.quantity(first, 2)} + ${m.quantity(line.quantity - first, 2)}`,
              { size: 7.5 },
            );
            return y + 10;
          },
        },
      );
      sheet.box(330, end + 6, 555, end + 66, 0.93);
      stack(
        sheet,
        340,
        548,
        end + 22,
        [
          ['Summa exkl. moms', m.money(p.net)],
          [`Moms ${p.vat[0]?.rate}%`, m.money(p.tax)],
          [`${l.pay} (SEK)`, m.money(p.payable)],
        ],
        { leading: 16 },
      );
      sheet.block(
        297,
        790,
        [
          `${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post}`,
          `Org.nr ${p.supplier.organisation} · ${p.supplier.vat} · Bankgiro ${p.supplier.bankgiro} · Godkänd för F-skatt`,
        ],
        { size: 7.5, align: 'c', leading: 10 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'k18',
    producer: 'weasyprint',
    hard: "a hunter's bill: name and number of the animal in one cell, sums without decimals where whole",
    seller: {
      party: swede('Hjortdalens Vilthantering', 'Hjortdal 8, 592 93 Borghamn', '710305'),
      trades: ['game'],
      lines: [2, 5],
      codes: '',
      number: (n) => `V${n + 20}`,
      terms: 20,
    },
    draw: (p) =>
      page(
        `body{font-family:'Liberation Serif';font-size:11pt}h1{font-style:italic;font-size:24pt}.lines th{border-bottom:1.5pt double #000}`,
        `<h1>Hjortdalens Vilthantering</h1><p>Jägare &amp; slakt sedan 1987</p>`,
        beside(
          [50, address(p.buyer)],
          [
            50,
            listed([
              [labels(p).title, p.number],
              ['Fakturadatum', p.issue],
              ['Betalas senast', p.due],
              ['Er kontakt', p.reference],
            ]),
          ],
        ),
        `<p>${about(p)}</p>`,
        table(
          [
            column('Specifikation', ({ name }) => name),
            column('Mängd', (line) => `${m.quantity(line.quantity)} ${line.unit}`, 'r'),
            column('Pris', (line) => `${m.price(line.price)} kr/${line.unit}`, 'r'),
            column('Belopp', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        `<div style="width:50%;margin-left:50%">${rowsOf([
          ['Summa', m.money(p.net)],
          [`Moms (${p.vat[0]?.rate} %)`, m.money(p.tax)],
          ['Att betala, kr', m.money(p.payable)],
        ])}</div>`,
        `<p>Bankgiro: ${p.supplier.bankgiro}</p><p class="small">${p.supplier.street}, ${p.supplier.post} · ${p.supplier.phone} · Org.nr ${p.supplier.organisation} · Moms ${p.supplier.vat} · F-skatt finns</p>`,
      ),
  },
];
