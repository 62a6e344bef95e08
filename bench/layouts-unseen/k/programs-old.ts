/** What small suppliers' accounting programs print. */
import { Sheet } from '../sheet.ts';
import { about, charges, col, figures, grid, labels, num, stack, taxes } from './kit.ts';
import type { LayoutK } from './orders.ts';
import { placeOf, swede } from './parties.ts';

const m = figures('swedish');
const s = figures('space');

export const programsOld: readonly LayoutK[] = [
  {
    id: 'k05',
    producer: 'reportlab',
    hard: 'columns of labels right of colons; rates in a small table beside the sum',
    seller: {
      party: swede('Liljas Mejeri på Visingsö AB', 'Stigby gård, 560 34 Visingsö'),
      trades: ['dairy'],
      lines: [4, 8],
      codes: '1###',
      number: (c) => `F-${2600 + c}`,
      discounts: [300, 500, 1000],
    },
    draw: (p) => {
      const sheet = new Sheet({ font: 'serif', size: 10 });
      const l = labels(p);
      sheet.text(297, 50, 'Liljas Mejeri', { size: 26, font: 'serifbold', align: 'c' });
      sheet.text(297, 66, `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`, {
        size: 8,
        align: 'c',
      });
      sheet.block(50, 120, [p.buyer.name, p.buyer.street, p.buyer.post], { leading: 13 });
      const [place, street, post] = placeOf(p.buyer);
      sheet.block(50, 178, ['Lev.adress:', `${place}, ${street}`, post], { size: 8, leading: 10 });
      stack(
        sheet,
        350,
        450,
        120,
        [
          [`${l.title} :`, p.number],
          ['Datum :', p.issue],
          ['Förfaller :', p.due],
          ['Kund :', p.customer],
          ['Referens :', p.reference],
        ],
        { isLeft: true, leading: 14 },
      );
      sheet.text(50, 216, about(p, 'Krediterar'));
      const end = grid(
        sheet,
        [
          col(50, 'Vara', ({ name }) => name),
          num(265, 'Nr', ({ code }) => code),
          num(320, 'Mängd', (line) => m.quantity(line.quantity)),
          col(326, '', ({ unit }) => unit),
          num(410, 'Pris', (line) => m.price(line.price)),
          num(460, 'Rabatt', (line) => (line.discount === 0n ? '' : `${m.percent(line.discount)} %`)),
          num(545, 'Summa', (line) => m.money(line.sum)),
        ],
        p.lines,
        { top: 240, leading: 15, head: { font: 'serifbold' }, rule: (y) => sheet.line(50, y, 545) },
      );
      sheet.line(50, end, 545);
      for (const [at, { rate, base, tax }] of p.vat.entries())
        sheet.text(50, end + 20 + at * 13, `${rate} % moms på ${m.money(base)} = ${m.money(tax)}`);
      stack(
        sheet,
        360,
        545,
        end + 20,
        [
          ['Summa exkl. moms', m.money(p.net)],
          ['Moms', m.money(p.tax)],
          [`${l.pay} kr`, m.money(p.payable)],
        ],
        { leading: 15, font: 'serifbold' },
      );
      sheet.text(
        297,
        800,
        `Bankgiro ${p.supplier.bankgiro}  *  Org.nr ${p.supplier.organisation}  *  ${p.supplier.vat}  *  Godkänd för F-skatt`,
        { size: 8, align: 'c' },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'k06',
    producer: 'ghostscript',
    hard: "a big firm's system: two rows a line, the number below the name, positions by tens",
    credits: 1,
    seller: {
      party: swede('Sydfrys Distribution Aktiebolag', 'Frysgatan 3, 254 66 Helsingborg', '5560'),
      trades: ['frozen'],
      lines: [4, 9],
      codes: '7#####',
      number: (c) => String(70_418_220 + c),
      discounts: [250, 750],
      charges: [['Frakt kyl/frys', 29_500, 25]],
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 8.5 });
      const l = labels(p);
      sheet.block(40, 48, ['SYDFRYS', 'Distribution Aktiebolag'], { font: 'bold', size: 12, leading: 13 });
      sheet.text(555, 48, l.title.toUpperCase(), { font: 'bold', size: 12, align: 'r' });
      sheet.text(555, 62, 'Sida 1 (1)', { size: 7.5, align: 'r' });
      stack(
        sheet,
        320,
        420,
        84,
        [
          [l.number, p.number],
          [l.date, p.issue],
          ['Kundnr', p.customer],
          ['Vårt ordernr', p.order],
          ['Er referens', p.reference],
          ['Leveransdatum', p.delivered],
          ['Betalningsvillkor', '30 dagar netto'],
          [l.due, p.due],
        ],
        { isLeft: true },
      );
      const [place, street, post] = placeOf(p.buyer);
      sheet.block(
        40,
        84,
        [
          'Fakturaadress',
          p.buyer.name,
          p.buyer.street,
          p.buyer.post,
          '',
          'Leveransadress',
          place,
          street,
          post,
        ],
        { leading: 11 },
      );
      sheet.text(40, 196, about(p));
      const end = grid(
        sheet,
        [
          num(60, 'Pos', (_, index) => String((index + 1) * 10)),
          col(70, 'Benämning|Artikelnummer', (line) => [line.name, `${line.code}   ${line.pack}`]),
          num(330, 'Antal', (line) => s.quantity(line.quantity)),
          col(336, 'Enhet', ({ unit }) => unit),
          num(430, 'À-pris|Rabatt %', (line) => [
            s.price(line.price),
            line.discount === 0n ? '' : s.percent(line.discount),
          ]),
          num(555, 'Belopp SEK', (line) => s.money(line.sum)),
        ],
        p.lines,
        { top: 214, leading: 11, gap: 4, rule: (y) => sheet.line(40, y, 555) },
      );
      stack(sheet, 70, 555, end + 4, charges(p, s.money));
      sheet.line(40, 640, 555);
      stack(sheet, 330, 555, 656, [
        ['Varuvärde', s.money(p.lineNet)],
        ['Summa exkl. moms', s.money(p.net)],
        ...taxes(p, s.money),
        ['Moms totalt', s.money(p.tax)],
        [`${l.pay} SEK`, s.money(p.payable)],
      ]);
      sheet.block(
        40,
        770,
        [
          `${p.supplier.name}    ${p.supplier.street}    ${p.supplier.post}    Telefon ${p.supplier.phone}`,
          `Bankgiro ${p.supplier.bankgiro}    OCR ${p.ocr}    Org.nr ${p.supplier.organisation}    VAT-nr ${p.supplier.vat}    Godkänd för F-skatt`,
        ],
        { size: 7, leading: 10 },
      );
      return sheet.drawing();
    },
  },
];
