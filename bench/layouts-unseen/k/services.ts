/** Work by the hour, laundry, cleaning and repairs. */
import { words } from '../days.ts';
import { column, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { about, address, beside, cell, col, dayOf, figures, grid, labels, listed, num, of, page, stack } from './kit.ts'; // prettier-ignore
import type { LayoutK } from './orders.ts';
import { placeOf, swede } from './parties.ts';

const m = figures('swedish');
const s = figures('space');

export const services: readonly LayoutK[] = [
  {
    id: 'k39',
    producer: 'chromium',
    hard: 'laundry: brought and fetched in two columns beside the number that is charged',
    credits: 1,
    seller: {
      party: swede('Vitlinne Textilservice i Lund AB', 'Traktorvägen 19, 224 57 Lund'),
      trades: ['linen'],
      lines: [4, 7],
      codes: '2###',
      number: (n) => String(610_300 + n),
      terms: 20,
    },
    draw: (p) => {
      const l = labels(p);
      return page(
        `.lines th{border-bottom:1pt solid #27c}.lines td{padding:3pt 4pt}`,
        beside(
          [
            50,
            `<h2 style="color:#27c">Vitlinne</h2>${p.supplier.name}<br>${p.supplier.street}<br>${p.supplier.post}<br>${p.supplier.phone}`,
          ],
          [
            50,
            `<h2>${l.title}</h2>${pairs([
              [l.number, p.number],
              ['Kundnr', p.customer],
              [l.date, p.issue],
              [l.due, p.due],
              ['Period', `t.o.m. ${p.delivered}`],
            ])}`,
          ],
        ),
        beside([50, `<br>Avser: ${placeOf(p.buyer)[0]}`], [50, `<br>${address(p.buyer)}`]),
        `<p>${about(p)}</p>`,
        table(
          [
            column('Art.', ({ code }) => code),
            column('Textil', ({ name }) => name),
            column('Hämtat', (line) => String(of(line, 60)), 'r'),
            column('Levererat', (line) => m.quantity(line.quantity), 'r'),
            column('Enh', ({ unit }) => unit),
            column('Pris', (line) => m.price(line.price), 'r'),
            column('Belopp', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        `<div class="right">${pairs([
          ['Summa exkl. moms', m.money(p.net)],
          ['Moms 25 %', m.money(p.tax)],
          [`<b>${l.pay}</b>`, m.money(p.payable)],
        ])}</div><div class="clear"></div>`,
        `<p class="small">Bankgiro ${p.supplier.bankgiro} OCR ${p.ocr}. Org.nr ${p.supplier.organisation}, VAT ${p.supplier.vat}, F-skattebevis finns. Saknade plagg debiteras.</p>`,
      );
    },
  },
  {
    id: 'k40',
    producer: 'driver',
    hard: 'a service order: the fault as prose between the heads and the rows, the sums in boxes',
    credits: 1,
    seller: {
      party: swede('Kyl & Frys Jour i Norrbotten AB', 'Depåvägen 4, 973 45 Luleå'),
      trades: ['cooling'],
      lines: [3, 6],
      codes: '####-#',
      number: (n) => `S${n + 21_060}`,
      terms: 20,
      isWhole: true,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9 });
      const l = labels(p);
      sheet.text(40, 52, 'KYL & FRYS JOUR', { font: 'bold', size: 17 });
      sheet.text(40, 66, 'i Norrbotten AB');
      for (const [at, [label, value]] of (
        [
          [l.number, p.number],
          [l.date, p.issue],
          ['Kundnr', p.customer],
          ['Arbetsorder', p.order],
        ] as const
      ).entries())
        cell(sheet, [300 + (at % 2) * 128, 38 + Math.floor(at / 2) * 28, 128, 28], label, value);
      sheet.block(40, 120, [p.buyer.name, p.buyer.street, p.buyer.post]);
      sheet.text(300, 120, `Objekt: ${placeOf(p.buyer)[0]}`);
      sheet.text(40, 178, l.title.toUpperCase(), { font: 'bold', size: 11 });
      sheet.block(
        40,
        196,
        [
          'Felanmälan: Kylrum 2 håller +9 grader, fläkt stannar. Åtgärd: bytt delar enligt nedan,',
          `provkört och lämnat i drift ${p.delivered}. Tekniker ${p.reference}. ${about(p)}`,
        ],
        { size: 8.5 },
      );
      const end = grid(
        sheet,
        [
          col(40, 'Artikelnr', ({ code }) => code),
          col(105, 'Arbete och material', ({ name }) => name),
          num(370, 'Antal', (line) => s.quantity(line.quantity, 2)),
          col(378, 'Enhet', ({ unit }) => unit),
          num(465, 'À-pris', (line) => s.price(line.price)),
          num(553, 'Belopp', (line) => s.money(line.sum)),
        ],
        p.lines,
        { top: 236, leading: 14, rule: (y) => sheet.line(40, y, 555) },
      );
      sheet.line(40, end, 555);
      for (const [at, [label, value]] of (
        [
          ['Exkl. moms', s.money(p.net)],
          ['Moms 25%', s.money(p.tax)],
          ['Avrundning', s.money(p.rounding)],
          ['Förfallodatum', p.due],
          [l.pay.toUpperCase(), s.money(p.payable)],
        ] as const
      ).entries())
        cell(sheet, [40 + at * 103, 700, 103, 30], label, value, { font: at === 4 ? 'bold' : 'sans' });
      sheet.block(
        40,
        748,
        [
          `Bankgiro ${p.supplier.bankgiro}`,
          `Kyl & Frys Jour i Norrbotten AB, ${p.supplier.street}, ${p.supplier.post}, tel ${p.supplier.phone}`,
          `Org.nr ${p.supplier.organisation}  Momsreg.nr ${p.supplier.vat}  Innehar F-skattebevis`,
        ],
        { size: 8, leading: 11 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'k41',
    producer: 'chromium',
    hard: 'a fixed contract of three rows with a period in the text; names with a comma',
    seller: {
      party: swede('Skadedjursteamet Öresund AB', 'Kalkbrottsgatan 12, 216 11 Limhamn'),
      trades: ['pest'],
      lines: [1, 3],
      codes: '',
      number: (n) => `4${n + 5_100}`,
    },
    draw: (p) =>
      page(
        `body{font-size:11pt}.lines{margin:20pt 0}.lines th{text-align:left;border-bottom:2pt solid #e80}`,
        `<div class="right"><b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>${p.supplier.mail}</div><h1>${labels(p).title}</h1><div class="clear"></div>`,
        beside(
          [50, address(p.buyer)],
          [
            50,
            listed([
              ['Fakturanummer', p.number],
              ['Fakturadatum', words(p.issue)],
              ['Förfallodatum', words(p.due)],
              ['Er referens', p.reference],
            ]),
          ],
        ),
        `<p>${about(p)}</p>`,
        table(
          [
            column('Tjänst', ({ name }) => name),
            column('Antal', (line) => `${m.quantity(line.quantity)} ${line.unit}`, 'r'),
            column('Pris', (line) => m.price(line.price), 'r'),
            column('Totalt', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        pairs([
          ['Belopp före moms', m.money(p.net)],
          ['Moms (25 %)', m.money(p.tax)],
          ['Belopp att betala', `${m.money(p.payable)} kr`],
        ]),
        `<p>Betalning till bankgiro <b>${p.supplier.bankgiro}</b> med OCR <b>${p.ocr}</b>.</p><p class="small">Organisationsnummer ${p.supplier.organisation} | Momsregistreringsnummer ${p.supplier.vat} | Godkänd för F-skatt</p>`,
      ),
  },
  {
    id: 'k42',
    producer: 'stretched',
    hard: 'staff by the day: the date before each row, hours with quarters',
    seller: {
      party: swede('Krogbemanning Mälardalen AB', 'Stora gatan 21, 722 12 Västerås'),
      trades: ['staff'],
      lines: [3, 5],
      codes: '',
      number: (n) => String(8_800 + n),
      terms: 10,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9.5 });
      const l = labels(p);
      sheet.text(50, 60, 'Krogbemanning Mälardalen AB', { font: 'bold', size: 15 });
      sheet.text(50, 76, `${p.supplier.street}, ${p.supplier.post}`);
      sheet.text(50, 120, `${l.title} ${p.number}`, { font: 'bold', size: 13 });
      stack(
        sheet,
        50,
        150,
        140,
        [
          [l.date, p.issue],
          [l.due, p.due],
          ['Kundnr', p.customer],
        ],
        { isLeft: true, leading: 14 },
      );
      sheet.block(340, 120, [p.buyer.name, p.buyer.street, p.buyer.post], { leading: 14 });
      sheet.text(50, 196, about(p));
      const end = grid(
        sheet,
        [
          col(50, 'Datum', (_, index) => dayOf(p, -index)),
          col(120, 'Uppdrag', ({ name }) => name),
          num(340, 'Tid', (line) => m.quantity(line.quantity, 2)),
          col(347, 'Enhet', ({ unit }) => unit),
          num(450, 'Timpris', (line) => m.price(line.price)),
          num(545, 'Summa kr', (line) => m.money(line.sum)),
        ],
        p.lines,
        { top: 222, leading: 18, rule: (y) => sheet.line(50, y, 545) },
      );
      stack(
        sheet,
        340,
        545,
        end + 10,
        [
          ['Summa exklusive moms', m.money(p.net)],
          ['Moms 25 procent', m.money(p.tax)],
          ['Summa att betala', m.money(p.payable)],
        ],
        { leading: 16, font: 'bold' },
      );
      sheet.block(
        50,
        780,
        [
          `Bankgiro ${p.supplier.bankgiro}, org.nr ${p.supplier.organisation}, momsnr ${p.supplier.vat}, F-skatt.`,
          `Kontakt: ${p.reference}, ${p.supplier.phone}`,
        ],
        { size: 8.5 },
      );
      return sheet.drawing();
    },
  },
];
