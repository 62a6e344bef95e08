/** The odd ones: a till's roll, a turned  a factor, a firm that bills for another, rows without numbers' columns. */
import { dotted, pointed } from '../days.ts';
import { left, right } from '../format.ts';
import { Sheet } from '../sheet.ts';
import { about, col, figures, grid, labels, listed, num, stack, taxes, rounding } from './kit.ts';
import type { LayoutK } from './orders.ts';
import { swede } from './parties.ts';

const b = figures('bare');
const s = figures('space');

export const oddForms: readonly LayoutK[] = [
  {
    id: 'k58',
    producer: 'kerned',
    hard: 'a page of fixed columns made of spaces, as old programs send to a line printer',
    credits: 1,
    seller: {
      party: swede('Bröderna Ottossons Livs Partihandel', 'Järnvägsgatan 8, 288 31 Vinslöv', '9696'),
      trades: ['dry', 'dairy'],
      lines: [5, 12],
      codes: '#####',
      number: (n) => String(14_408 + n),
      discounts: [300, 500],
      isWhole: true,
    },
    draw: (p) => {
      const sheet = new Sheet({ font: 'mono', size: 8.5 });
      const l = labels(p);
      const all: readonly string[] = [
        `${left('BRÖDERNA OTTOSSONS LIVS PARTIHANDEL', 56)}${l.title.toUpperCase()}`,
        `${left(p.supplier.street, 56)}${left(l.number, 16)}${p.number}`,
        `${left(p.supplier.post, 56)}${left(l.date, 16)}${pointed(p.issue)}`,
        `${left(`Tel ${p.supplier.phone}`, 56)}${left('Kundnr', 16)}${p.customer}`,
        '',
        `${left('', 56)}${p.buyer.name}`,
        `${left('Er ref: Köksmästaren', 56)}${p.buyer.street}`,
        `${left(`Vår ref: ${p.reference}`, 56)}${p.buyer.post}`,
        '',
        about(p),
        '',
        'ARTNR  BENÄMNING                         ANTAL  ENH      PRIS   RAB      BELOPP',
        '='.repeat(88),
        ...p.lines.map(
          (line) =>
            `${left(line.code, 7)}${left(line.name, 32)}${right(b.quantity(line.quantity), 7)}  ${left(line.unit, 5)}${right(b.price(line.price), 9)}${right(line.discount === 0n ? '' : `${b.percent(line.discount)}%`, 6)}${right(b.money(line.sum), 12)}`,
        ),
        '='.repeat(88),
        ...(
          [
            ['NETTO', b.money(p.net)],
            [`MOMS ${p.vat[0]?.rate}%`, b.money(p.tax)],
            ...rounding(p, b.money, 'ÖRESAVR'),
            [l.pay.toUpperCase(), b.money(p.payable)],
          ] as const
        ).map(([label, value]) => `${left('', 50)}${left(label, 18)}${right(value, 12)}`),
        '',
        `${left(l.due.toUpperCase(), 16)}${pointed(p.due)}    BANKGIRO ${p.supplier.bankgiro}   PLUSGIRO ${p.supplier.plusgiro}`,
        `ORG.NR ${p.supplier.organisation}   MOMSREGNR ${p.supplier.vat}   F-SKATTEBEVIS FINNS`,
      ];
      sheet.block(40, 50, all, { leading: 12.5 });
      return sheet.drawing();
    },
    printing: { name: ({ name }) => name.slice(0, 32).trim() },
  },
  {
    id: 'k59',
    producer: 'flipped',
    hard: 'the sender stands below all, the rows before the heads of the bill: a form filled from above',
    seller: {
      party: swede('Låscentrum Fyris AB', 'Björkgatan 10, 753 28 Uppsala'),
      trades: ['locks'],
      lines: [2, 4],
      codes: 'L##',
      number: (n) => `${n + 7_700}`,
      terms: 15,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9.5 });
      sheet.block(45, 50, [p.buyer.name, p.buyer.street, p.buyer.post]);
      sheet.text(360, 50, p.isCredit ? 'KREDITFAKTURA' : 'FAKTURA', { font: 'bold', size: 15 });
      sheet.text(45, 100, about(p));
      const end = grid(
        sheet,
        [
          col(45, 'Nr', ({ code }) => code),
          col(85, 'Utfört', ({ name }) => name),
          num(385, 'Antal', (line) => `${s.quantity(line.quantity)} ${line.unit}`),
          num(460, 'Pris', (line) => s.price(line.price)),
          num(550, 'Kr', (line) => s.money(line.sum)),
        ],
        p.lines,
        { top: 124, leading: 16, rule: (y) => sheet.line(45, y, 550) },
      );
      stack(
        sheet,
        380,
        550,
        end + 12,
        [
          ['Summa', s.money(p.net)],
          ['Moms 25 %', s.money(p.tax)],
          ['Att betala', s.money(p.payable)],
        ],
        { leading: 15 },
      );
      sheet.line(45, 640, 550);
      stack(
        sheet,
        45,
        150,
        660,
        [
          ['Fakturanummer', p.number],
          ['Fakturadatum', dotted(p.issue)],
          ['Förfallodatum', dotted(p.due)],
          ['Kundnummer', p.customer],
        ],
        { isLeft: true, leading: 14 },
      );
      sheet.block(360, 660, ['Låscentrum Fyris AB', p.supplier.street, p.supplier.post, p.supplier.phone], {
        font: 'bold',
      });
      sheet.text(
        45,
        740,
        `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Moms ${p.supplier.vat}   F-skatt`,
        { size: 8.5 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'k60',
    producer: 'runs',
    hard: "an invoice of goods with a delivery note's look: the discount is a sum in kronor beside its share",
    seller: {
      party: swede('Havets Bord Storhushåll AB', 'Fiskhamnsgatan 8, 414 58 Göteborg', '5567'),
      trades: ['fish', 'frozen'],
      lines: [3, 9],
      codes: '#.###',
      number: (n) => String(650_440 + n),
      terms: 14,
      discounts: [500, 1000],
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9 });
      const l = labels(p);
      sheet.text(45, 52, 'Havets Bord', { font: 'serifbold', size: 22 });
      sheet.text(45, 66, `Havets Bord Storhushåll AB, ${p.supplier.street}, ${p.supplier.post}`, { size: 8 });
      sheet.text(550, 52, l.title, { size: 15, align: 'r' });
      stack(sheet, 360, 550, 78, [
        [l.number, p.number],
        [l.date, p.issue],
        [l.due, p.due],
        ['Kund', p.customer],
      ]);
      sheet.block(45, 92, [p.buyer.name, p.buyer.street, p.buyer.post]);
      sheet.text(45, 150, about(p));
      const end = grid(
        sheet,
        [
          col(45, 'Art', ({ code }) => code),
          col(85, 'Fisk & skaldjur', ({ name }) => name),
          num(310, 'Vikt/st', (line) => s.quantity(line.quantity)),
          col(316, '', ({ unit }) => unit),
          num(390, 'Pris', (line) => s.price(line.price)),
          num(430, 'Rab', (line) => (line.discount === 0n ? '' : `${s.percent(line.discount)}%`)),
          num(480, 'Avdrag', (line) =>
            line.discount === 0n ? '' : s.money((line.quantity * line.price) / 100_000n - line.sum),
          ),
          num(550, 'Att fakt.', (line) => s.money(line.sum)),
        ],
        p.lines,
        { top: 176, leading: 15, rule: (y) => sheet.line(45, y, 550) },
      );
      sheet.line(45, end - 4, 550);
      stack(
        sheet,
        340,
        550,
        end + 14,
        [['Exkl. moms', s.money(p.net)], ...taxes(p, s.money), [`${l.pay} kr`, s.money(p.payable)]],
        { leading: 14 },
      );
      sheet.block(
        45,
        800,
        [
          `Bg ${p.supplier.bankgiro}  Org.nr ${p.supplier.organisation}  Momsreg.nr ${p.supplier.vat}  F-skatt  ${p.supplier.phone}  ${listed([['Epost', p.supplier.mail]])}`,
        ],
        { size: 7.5 },
      );
      return sheet.drawing();
    },
  },
];
