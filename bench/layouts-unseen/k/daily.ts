/** Bread, milk and greens that come every day: collective bills  several deliveries. */
import { shortDashed } from '../days.ts';
import { column, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { about, address, beside, col, dayOf, figures, grid, labels, num,  page, stack, total } from './kit.ts'; // prettier-ignore
import type { LayoutK } from './orders.ts';
import { placeOf, swede } from './parties.ts';

const m = figures('swedish');
const s = figures('space');

export const daily: readonly LayoutK[] = [
  {
    id: 'k19',
    producer: 'chromium',
    hard: "a week of bread: a heading with the day and the note's number before each delivery, a sum after it",
    credits: 1,
    seller: {
      party: swede('Bagarens Hörna i Borås AB', 'Ramnåsgatan 6, 503 38 Borås'),
      trades: ['bread'],
      lines: [6, 11],
      codes: '4##',
      number: (n) => String(15_820 + n),
      terms: 15,
      deliveries: 3,
      discounts: [500],
    },
    draw: (p) => {
      const l = labels(p);
      let before = -1;
      return page(
        `.d td{font-weight:bold;background:#f4ead8}.sum td{border-top:.5pt solid #666;font-style:italic}`,
        beside(
          [50, `<h2>Bagarens Hörna</h2>${p.supplier.name}<br>${p.supplier.street}<br>${p.supplier.post}`],
          [
            50,
            `<h2>${p.isCredit || p.title !== null ? l.title : 'Samlingsfaktura'}</h2>${pairs([
              [l.number, p.number],
              [l.date, p.issue],
              [l.due, p.due],
              ['Kundnummer', p.customer],
            ])}`,
          ],
        ),
        `<div style="margin:16pt 0 16pt 270pt">${address(p.buyer)}</div><p>${about(p)}</p>`,
        table(
          [
            column('Art', ({ code }) => code),
            column('Vara', ({ name }) => name),
            column('Antal', (line) => m.quantity(line.quantity), 'r'),
            column('Enh', ({ unit }) => unit),
            column('Pris', (line) => m.price(line.price), 'r'),
            column('Rabatt', (line) => (line.discount === 0n ? '' : `${m.percent(line.discount)}%`), 'r'),
            column('Summa', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
          {
            above: ({ delivery }) => {
              if (delivery === before || p.isCredit) return '';
              before = delivery;
              return `<tr class="d"><td colspan="7">Följesedel ${Number(p.order) + delivery} &nbsp; ${dayOf(p, delivery)}</td></tr>`;
            },
            under: ({ delivery }, at) =>
              p.isCredit || p.lines[at + 1]?.delivery === delivery
                ? ''
                : `<tr class="sum"><td colspan="6" class="r">Summa följesedel</td><td class="r">${m.money(total(p.lines.filter((each) => each.delivery === delivery)))}</td></tr>`,
          },
        ),
        `<div class="right">${pairs([
          ['Summa varor', m.money(p.net)],
          [`Moms ${p.vat[0]?.rate}%`, m.money(p.tax)],
          [`<b>${l.pay}</b>`, m.money(p.payable)],
        ])}</div><div class="clear"></div>`,
        `<p>Bankgiro ${p.supplier.bankgiro}. Org nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt. Tel ${p.supplier.phone}.</p>`,
      );
    },
  },
  {
    id: 'k20',
    producer: 'reportlab-embedded',
    hard: 'a column for each day of the week before the number of loaves',
    seller: {
      party: swede('Kringlan & Co Morgonbröd AB', 'Kvarngatan 30, 602 21 Norrköping'),
      trades: ['bread'],
      lines: [3, 7],
      codes: '',
      number: (n) => `${n + 2601}`,
      terms: 10,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9 });
      const l = labels(p);
      sheet.text(40, 50, p.supplier.name, { font: 'bold', size: 13 });
      sheet.block(40, 64, [p.supplier.street, p.supplier.post, p.supplier.phone], { size: 8, leading: 10 });
      sheet.text(380, 50, `${l.title.toUpperCase()}  ${p.number}`, { font: 'bold', size: 13 });
      stack(
        sheet,
        380,
        470,
        68,
        [
          [l.date, p.issue],
          [l.due, p.due],
          [
            'Vecka',
            String(
              1 +
                Math.floor((Number(p.delivered.slice(5, 7)) - 1) * 4.345 + Number(p.delivered.slice(8)) / 7),
            ),
          ],
          ['Kund', p.customer],
        ],
        { isLeft: true },
      );
      sheet.block(40, 130, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      sheet.text(40, 182, about(p));
      const days = ['Må', 'Ti', 'On', 'To', 'Fr', 'Lö'];
      /** Loaves of a day: most come on the last one. */
      const share = (quantity: bigint, day: number): bigint => {
        const each = quantity / 6000n;
        return day < 5 ? each : quantity / 1000n - 5n * each;
      };
      const end = grid(
        sheet,
        [
          col(40, 'Sort', ({ name }) => name),
          ...days.map((day, at) =>
            num(235 + at * 26, day, (line) => String(share(line.quantity, at)).replace(/^-?0$/u, '')),
          ),
          num(405, 'Antal', (line) => m.quantity(line.quantity)),
          num(470, 'À-pris', (line) => m.price(line.price)),
          num(555, 'Belopp', (line) => m.money(line.sum)),
        ],
        p.lines,
        { top: 206, leading: 16, rule: (y) => sheet.line(40, y, 555, y, 0.8) },
      );
      sheet.line(40, end - 6, 555);
      stack(
        sheet,
        400,
        555,
        end + 12,
        [
          ['Exkl. moms', m.money(p.net)],
          [`Moms ${p.vat[0]?.rate} %`, m.money(p.tax)],
          [l.pay, m.money(p.payable)],
        ],
        { font: 'bold', leading: 14 },
      );
      sheet.text(
        40,
        800,
        `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Momsnr ${p.supplier.vat}   F-skattsedel finns`,
        { size: 8 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'k21',
    producer: 'recoded',
    hard: 'bar codes for numbers, prices less a discount in its own column, dates without a century',
    credits: 1,
    seller: {
      party: swede('Mjölkbilen Väst Ekonomisk Förening', 'Gräddvägen 17, 534 50 Vara', '7696'),
      trades: ['dairy'],
      lines: [5, 9],
      codes: 'gtin',
      number: (n) => String(5_610_400 + n),
      deliveries: 2,
      discounts: [600, 1200],
      isNegativeCredit: true,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 8.5 });
      const l = labels(p);
      sheet.text(40, 45, 'MJÖLKBILEN VÄST', { font: 'bold', size: 16 });
      sheet.text(40, 57, 'Ekonomisk Förening', { size: 8 });
      sheet.text(420, 45, l.title, { font: 'bold', size: 14 });
      stack(
        sheet,
        420,
        500,
        62,
        [
          [l.number, p.number],
          ['Fakt.datum', shortDashed(p.issue)],
          ['Förfallodag', shortDashed(p.due)],
          ['Kundnr', p.customer],
        ],
        { isLeft: true },
      );
      sheet.block(40, 100, [p.buyer.name, p.buyer.street, p.buyer.post]);
      sheet.block(220, 100, [
        `Levererat till: ${placeOf(p.buyer)[0]}`,
        placeOf(p.buyer)[1],
        placeOf(p.buyer)[2],
      ]);
      sheet.text(40, 150, about(p));
      let before = -1;
      const end = grid(
        sheet,
        [
          col(40, 'EAN', ({ code }) => code),
          col(115, 'Artikel', ({ name }) => name),
          num(330, 'Antal', (line) => s.quantity(line.quantity)),
          col(336, 'Enhet', ({ unit }) => unit),
          num(415, 'Listpris', (line) => s.price(line.price)),
          num(460, 'Rab %', (line) => s.percent(line.discount)),
          num(555, 'Nettobelopp', (line) => s.money(line.sum)),
        ],
        p.lines,
        {
          top: 172,
          leading: 13,
          rule: (y) => sheet.line(40, y, 555),
          above: ({ delivery }, _, y) => {
            if (delivery === before || p.isCredit) return y;
            before = delivery;
            sheet.text(
              40,
              y,
              `Leverans ${dayOf(p, delivery)}, följesedel ${Number(p.order) * 3 + delivery}`,
              { font: 'bold' },
            );
            return y + 13;
          },
        },
      );
      sheet.line(40, end, 555);
      stack(
        sheet,
        360,
        555,
        end + 16,
        [
          ['Varusumma', s.money(p.net)],
          [`Moms ${p.vat[0]?.rate} %`, s.money(p.tax)],
          [`${l.pay} SEK`, s.money(p.payable)],
        ],
        { leading: 14 },
      );
      sheet.block(
        40,
        790,
        [
          `Mjölkbilen Väst Ekonomisk Förening, ${p.supplier.street}, ${p.supplier.post}   Orgnr ${p.supplier.organisation}   VAT ${p.supplier.vat}`,
          `Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}`,
        ],
        { size: 7.5, leading: 10 },
      );
      return sheet.drawing();
    },
  },
];
