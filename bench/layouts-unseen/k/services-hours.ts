/** Work by the hour, laundry, cleaning and repairs. */
import { abbreviated, dotted } from '../days.ts';
import { column, over, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { about, address, beside, col, figures, grid, labels, num, page, rowsOf, stack } from './kit.ts';
import type { LayoutK } from './orders.ts';
import { swede } from './parties.ts';

const m = figures('swedish');
const s = figures('space');
const c = figures('colon');

export const servicesHours: readonly LayoutK[] = [
  {
    id: 'k43',
    producer: 'fpdf',
    hard: 'tents and chairs for a weekend: from and to below the rows, a deposit told in prose',
    seller: {
      party: swede('Festuthyrarna i Eskilstuna AB', 'Fräsaregatan 7, 632 29 Eskilstuna'),
      trades: ['rental'],
      lines: [3, 6],
      codes: 'U##',
      number: (n) => String(1_520 + n),
      terms: 10,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9.5 });
      const l = labels(p);
      sheet.text(555, 56, 'FESTUTHYRARNA', { font: 'bold', size: 20, align: 'r' });
      sheet.block(555, 72, [`i Eskilstuna AB`, p.supplier.street, p.supplier.post], {
        align: 'r',
        size: 8.5,
        leading: 11,
      });
      sheet.text(40, 56, l.title, { size: 20 });
      stack(
        sheet,
        40,
        130,
        80,
        [
          ['Nummer', p.number],
          ['Datum', p.issue],
          ['Förfallodag', p.due],
          ['Kundnr', p.customer],
        ],
        { isLeft: true },
      );
      sheet.block(40, 150, ['Till', p.buyer.name, p.buyer.street, p.buyer.post]);
      sheet.text(40, 216, about(p));
      const end = grid(
        sheet,
        [
          num(75, 'Antal', (line) => s.quantity(line.quantity)),
          col(82, 'Enh', ({ unit }) => unit),
          col(115, 'Nr', ({ code }) => code),
          col(150, 'Hyresobjekt', ({ name }) => name),
          num(460, 'Pris', (line) => s.price(line.price)),
          num(555, 'Belopp', (line) => s.money(line.sum)),
        ],
        p.lines,
        { top: 240, leading: 15, rule: (y) => sheet.line(40, y, 555, y, 1.2) },
      );
      sheet.block(
        150,
        end + 2,
        [
          `Hyrestid ${p.delivered} till ${p.issue}. Depositionen 2 000 kr återbetalas`,
          'när godset är kontrollerat.',
        ],
        { size: 8, leading: 10 },
      );
      stack(
        sheet,
        360,
        555,
        end + 44,
        [
          ['Summa exkl. moms', s.money(p.net)],
          ['25 % moms', s.money(p.tax)],
          [l.pay, s.money(p.payable)],
        ],
        { leading: 15 },
      );
      sheet.text(
        297,
        800,
        `Festuthyrarna i Eskilstuna AB | Org.nr ${p.supplier.organisation} | ${p.supplier.vat} | Bankgiro ${p.supplier.bankgiro} | F-skatt`,
        { size: 8, align: 'c' },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'k44',
    producer: 'writer',
    hard: "a musician's bill: a rate of six beside one of twenty-five, sums with a colon",
    seller: {
      party: swede('Visor & Dragspel Ingemar Holst', 'Fiskargränd 2, 572 60 Oskarshamn', '581121'),
      trades: ['gigs'],
      codes: '',
      number: (n) => `2026:${n + 4}`,
      terms: 15,
    },
    draw: (p) =>
      page(
        `.lines td{border-bottom:.5pt solid #000}`,
        `<p><font size="4"><b>Visor &amp; Dragspel Ingemar Holst</b></font><br>${p.supplier.street}, ${p.supplier.post}</p>`,
        `<p align="right">${labels(p).title} ${p.number}<br>${dotted(p.issue)}</p><p>${address(p.buyer)}</p><p>${about(p)}</p>`,
        table(
          [
            column('Avser', ({ name }) => name),
            column('Antal', (line) => `${c.quantity(line.quantity)} ${line.unit}`, 'r'),
            column('À-pris', (line) => c.price(line.price), 'r'),
            column('Moms', ({ rate }) => `${rate} %`, 'r'),
            column('Summa', (line) => c.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        rowsOf([
          ['Summa före moms', c.money(p.net)],
          ...p.vat.map(({ rate, base, tax }) => [`Moms ${rate} % på ${c.money(base)}`, c.money(tax)]),
          ['Moms sammanlagt', c.money(p.tax)],
          ['Att betala', c.money(p.payable)],
        ]),
        `<p>Oss tillhanda senast ${dotted(p.due)}. Plusgiro ${p.supplier.plusgiro}.<br>Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt.</p>`,
      ),
  },
  {
    id: 'k45',
    producer: 'wkhtmltopdf',
    hard: 'prints: a specification in two columns; the sums stand above the rows',
    seller: {
      party: swede('Tryckpunkten Roslags Näsby AB', 'Centralvägen 3, 183 57 Täby'),
      trades: ['print'],
      lines: [2, 5],
      codes: '',
      number: (n) => `TP${n + 9_010}`,
      isWhole: true,
    },
    draw: (p) =>
      page(
        `body{font-size:12.5pt}.over{width:100%}.over th{background:#ddd;font-size:9pt}.lines th{border-bottom:1px solid #000}.small{font-size:9pt}`,
        beside(
          [55, `<h1>tryckpunkten</h1>`],
          [45, `<b>${labels(p).title} ${p.number}</b><br>${abbreviated(p.issue)}<br>Kund ${p.customer}`],
        ),
        `<p>${address(p.buyer)}</p><p>${about(p)}</p>`,
        over([
          ['Summa', m.money(p.net)],
          ['Moms 25%', m.money(p.tax)],
          ['Öresavr.', m.money(p.rounding)],
          [labels(p).pay, m.money(p.payable)],
          ['Senast', p.due],
        ]),
        '<br>',
        table(
          [
            column('Trycksak', ({ name }) => name),
            column('Upplaga', (line) => m.quantity(line.quantity), 'r'),
            column('', ({ unit }) => unit),
            column('Styckpris', (line) => m.price(line.price), 'r'),
            column('Pris', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        `<p class="small">Tryckpunkten Roslags Näsby AB · ${p.supplier.street} · ${p.supplier.post} · Bg ${p.supplier.bankgiro} · ${p.supplier.organisation} · ${p.supplier.vat} · F-skatt</p>`,
      ),
  },
];
