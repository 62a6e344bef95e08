/** Full-range wholesalers, on wide pages and on several. */
import { compact } from '../days.ts';
import { column, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { about, address, beside, charges, col, figures, grid, labels, listed, num, of, page, stack, taxes } from './kit.ts'; // prettier-ignore
import type { LayoutK } from './orders.ts';
import { swede } from './parties.ts';

const m = figures('swedish');
const b = figures('bare');
const s = figures('space');
const g = figures('dotted');

export const wholesalePages: readonly LayoutK[] = [
  {
    id: 'k29',
    producer: 'ghostscript',
    hard: 'number and name in one cell, prices for a hundred; a driver of the nineties',
    seller: {
      party: swede('Pappersbruket Take Away AB', 'Industrivägen 71, 433 61 Sävedalen'),
      trades: ['paper'],
      lines: [3, 7],
      codes: 'PB##',
      number: (n) => String(31_070 + n),
      per: 100n,
      discounts: [1000, 2000],
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9 });
      const l = labels(p);
      sheet.text(40, 50, 'PAPPERSBRUKET TAKE AWAY AB', { font: 'bold', size: 12 });
      sheet.block(40, 64, [p.supplier.street, p.supplier.post], { size: 8 });
      sheet.text(350, 50, l.title.toUpperCase(), { font: 'bold', size: 12 });
      stack(
        sheet,
        350,
        450,
        66,
        [
          [l.number, p.number],
          [l.date, compact(p.issue)],
          [l.due, compact(p.due)],
          ['Kundnr', p.customer],
        ],
        { isLeft: true },
      );
      sheet.block(350, 132, [p.buyer.name, p.buyer.street, p.buyer.post]);
      sheet.text(40, 180, about(p));
      const end = grid(
        sheet,
        [
          col(40, 'Artikel', ({ code, name }) => `${code} ${name}`),
          num(340, 'Antal', (line) => b.quantity(line.quantity)),
          col(346, 'Enh', ({ unit }) => unit),
          num(425, 'Pris/100', (line) => b.price(line.price)),
          num(470, 'Rab%', (line) => (line.discount === 0n ? '' : b.percent(line.discount))),
          num(555, 'Belopp', (line) => b.money(line.sum)),
        ],
        p.lines,
        { top: 206, leading: 14, rule: (y) => sheet.line(40, y, 555, y, 0.5) },
      );
      sheet.line(40, end, 555);
      stack(
        sheet,
        380,
        555,
        end + 16,
        [
          ['Summa', b.money(p.net)],
          ['Moms 25%', b.money(p.tax)],
          [l.pay, b.money(p.payable)],
        ],
        { leading: 14 },
      );
      sheet.text(
        40,
        800,
        `Bankgiro ${p.supplier.bankgiro}  Org.nr ${p.supplier.organisation}  Momsregnr ${p.supplier.vat}  Innehar F-skattebevis  Tfn ${p.supplier.phone}`,
        { size: 7.5 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'k30',
    producer: 'fpdf',
    hard: 'ordered and delivered beside each other: a row that was not delivered has a note, not a line',
    seller: {
      party: swede('Fryshuset Småland Livs AB', 'Fabriksvägen 15, 363 45 Lammhult'),
      trades: ['frozen', 'dry'],
      lines: [6, 14],
      codes: '#####',
      number: (n) => `FS-${n + 55_100}`,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 8.5 });
      const l = labels(p);
      sheet.text(40, 50, p.supplier.name, { font: 'bold', size: 14 });
      sheet.text(555, 50, `${l.title} ${p.number}`, { font: 'bold', size: 12, align: 'r' });
      stack(
        sheet,
        40,
        120,
        80,
        [
          [l.date, p.issue],
          [l.due, p.due],
          ['Kundnr', p.customer],
          ['Följesedel', p.order],
        ],
        { isLeft: true },
      );
      sheet.block(320, 80, [p.buyer.name, p.buyer.street, p.buyer.post]);
      sheet.text(40, 142, about(p));
      const end = grid(
        sheet,
        [
          col(40, 'Artikelnr', ({ code }) => code),
          col(95, 'Artikelbenämning', ({ name }) => name),
          num(310, 'Best.', (line, index) =>
            s.quantity(index % 4 === 2 ? line.quantity + 1000n : line.quantity),
          ),
          num(350, 'Lev.', (line) => s.quantity(line.quantity)),
          col(358, 'Enhet', ({ unit }) => unit),
          num(440, 'Pris/enhet', (line) => s.price(line.price)),
          num(475, 'Moms', ({ rate }) => `${rate}%`),
          num(555, 'Radbelopp', (line) => s.money(line.sum)),
        ],
        p.lines,
        {
          top: 166,
          leading: 13,
          rule: (y) => sheet.line(40, y, 555),
          under: (line, index, y) => {
            if (index !== 2) return y;
            sheet.text(95, y, `OBS! Restnoterat, levereras v. ${10 + of(line, 30)}`, { size: 7.5 });
            return y + 12;
          },
        },
      );
      sheet.line(40, end, 555);
      stack(
        sheet,
        330,
        555,
        end + 16,
        [
          ['Summa exkl moms', s.money(p.net)],
          ...taxes(p, s.money),
          ['Moms totalt', s.money(p.tax)],
          [`${l.pay} SEK`, s.money(p.payable)],
        ],
        { leading: 13 },
      );
      sheet.block(
        40,
        785,
        [
          `${p.supplier.name} - ${p.supplier.street} - ${p.supplier.post} - ${p.supplier.phone}`,
          `Org.nr: ${p.supplier.organisation} - Moms: ${p.supplier.vat} - Bankgiro: ${p.supplier.bankgiro} - Godkänd för F-skatt`,
        ],
        { size: 7.5, leading: 10 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'k31',
    producer: 'chromium',
    hard: 'glass and pots: long names on several rows, numbers behind the names in brackets',
    credits: 1,
    seller: {
      party: swede('Porslin & Panna Storkök AB', 'Ringögatan 25, 417 07 Göteborg'),
      trades: ['kitchen'],
      lines: [2, 7],
      codes: '@@-####',
      number: (n) => String(73_900 + n),
      discounts: [1500, 2000, 2500],
      charges: [['Frakt', 19_500, 25]],
    },
    draw: (p) => {
      const l = labels(p);
      return page(
        `body{font-family:'DejaVu Sans';font-size:8.5pt}.lines td{padding:5pt 4pt;border-bottom:.5pt solid #ddd}.lines td:first-child{width:190pt}`,
        `<h2>Porslin &amp; Panna</h2><p class="small">${p.supplier.name} &#8226; ${p.supplier.street} &#8226; ${p.supplier.post}</p>`,
        beside(
          [40, address(p.buyer)],
          [
            30,
            listed([
              [l.number, p.number],
              [l.date, p.issue],
              [l.due, p.due],
            ]),
          ],
          [
            30,
            listed([
              ['Kundnr', p.customer],
              ['Order', p.order],
              ['Säljare', p.reference],
            ]),
          ],
        ),
        `<h3>${l.title}</h3><p>${about(p)}</p>`,
        table(
          [
            column('Produkt', ({ name, code }) => `${name} (${code})`),
            column('Antal', (line) => `${m.quantity(line.quantity)} ${line.unit}`, 'r'),
            column('Listpris', (line) => m.price(line.price), 'r'),
            column('Rabatt', (line) => (line.discount === 0n ? '–' : `−${m.percent(line.discount)} %`), 'r'),
            column('Belopp', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        `<div class="right">${pairs([['Varor', m.money(p.lineNet)], ...charges(p, m.money), ['Netto', m.money(p.net)], ['Moms 25 %', m.money(p.tax)], [`<b>${l.pay} SEK</b>`, m.money(p.payable)]])}</div><div class="clear"></div>`,
        `<p class="small">Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt. Äganderättsförbehåll till full betalning.</p>`,
      );
    },
  },
  {
    id: 'k32',
    producer: 'kerned',
    hard: "cleaning goods: dots between thousands, articles' numbers with a check letter, nothing but a line between rows",
    seller: {
      party: swede('Rent Hus Kemi Eva Nordqvist & Co HB', 'Båtsmansgatan 2, 294 34 Sölvesborg', '9697'),
      trades: ['clean', 'paper'],
      lines: [3, 8],
      codes: '###-@',
      number: (n) => `${n + 4_410}`,
      charges: [['Fraktfritt vid 3.000 kr, under: frakt', 9_500, 25]],
    },
    draw: (p) => {
      const sheet = new Sheet({ font: 'serif', size: 10 });
      const l = labels(p);
      sheet.text(50, 56, 'RENT HUS KEMI', { size: 18, font: 'serifbold' });
      sheet.text(50, 70, 'Eva Nordqvist & Co HB');
      sheet.text(545, 56, `${l.title} nr ${p.number}`, { size: 12, font: 'serifbold', align: 'r' });
      sheet.block(50, 110, [p.buyer.name, p.buyer.street, p.buyer.post]);
      stack(sheet, 350, 545, 110, [
        ['Datum', p.issue],
        ['Kundnummer', p.customer],
        ['Sista betalningsdag', p.due],
        ['Handläggare', p.reference],
      ]);
      sheet.text(50, 175, about(p));
      const end = grid(
        sheet,
        [
          col(50, 'Nr', ({ code }) => code),
          col(100, 'Artikel', ({ name }) => name),
          num(375, 'Antal', (line) => g.quantity(line.quantity)),
          col(381, '', ({ unit }) => unit),
          num(460, 'À', (line) => g.price(line.price)),
          num(545, 'Kronor', (line) => g.money(line.sum)),
        ],
        p.lines,
        {
          top: 200,
          leading: 14,
          gap: 3,
          head: { font: 'serifbold' },
          under: (_, __, y) => (sheet.line(50, y - 9, 545, y - 9, 0.3), y),
        },
      );
      const after = stack(sheet, 100, 545, end + 4, charges(p, g.money));
      stack(
        sheet,
        350,
        545,
        after + 18,
        [
          ['Summa', g.money(p.net)],
          ['Moms 25%', g.money(p.tax)],
          ['Att betala', g.money(p.payable)],
        ],
        { font: 'serifbold', leading: 15 },
      );
      sheet.block(
        50,
        790,
        [
          `Rent Hus Kemi Eva Nordqvist & Co HB, ${p.supplier.street}, ${p.supplier.post}. Pg ${p.supplier.plusgiro}. Bg ${p.supplier.bankgiro}.`,
          `Org.nr ${p.supplier.organisation}. Momsreg ${p.supplier.vat}. F-skatt.`,
        ],
        { size: 8, leading: 11 },
      );
      return sheet.drawing();
    },
  },
];
