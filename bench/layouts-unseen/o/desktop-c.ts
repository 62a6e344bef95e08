/** Invoices drawn as desktop programs and their drivers place text. */
import { across } from '../format.ts';
import { Sheet } from '../sheet.ts';
import { firm } from '../parties.ts';
import { C, feesOf, fig, L, R, rounded, rowsOn, sumsOn, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { cleaners, wares } from './wares-trade.ts';
import { greens, groceries } from './wares.ts';

const sp = fig('space');
const dot = fig('dotted');

export const desktopC: readonly LayoutO[] = [
  {
    id: 'o-tallriken',
    producer: 'fpdf',
    hard: 'order discount below the lines, name in the foot only',
    seller: {
      party: firm('Porslinslagret Tallriken AB', 'Kabelgatan 2, 434 37 Kungsbacka'),
      wares,
      codes: '999.99',
      numbers: '20461',
      lines: [3, 7],
      amounts: [6, 60],
      fees: [
        ['Orderrabatt 5 %', '-500', 25],
        ['Frakt DHL', 21_900, 25],
      ],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(550, 56, word(p, 'F A K T U R A'), { size: 16, font: 'bold', align: 'r' });
      s.block(60, 90, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 11, leading: 14 });
      sumsOn(
        s,
        90,
        [
          ['Faktura', p.number],
          ['Datum', p.issue],
          ['Betalas senast', p.due],
          ['Er order', p.order],
        ],
        390,
        550,
      );
      if (p.remark !== null) s.text(60, 160, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(60, 'Beskrivning', (l) => l.name),
          L(260, 'Artikelnr', (l) => l.code),
          R(350, 'Antal', (l) => `${sp.quantity(l.quantity)} ${l.unit}`),
          R(440, 'Pris exkl.', (l) => sp.price(l.price)),
          R(550, 'Totalt exkl.', (l) => sp.money(l.sum)),
        ],
        p.lines,
        {
          y: 190,
          leading: 18,
          after: (_, __, y) => {
            s.line(60, y - 12, 550, y - 12, 0.2);
            return y;
          },
        },
      );
      sumsOn(
        s,
        end + 12,
        [
          ['Delsumma', sp.money(p.lineNet)],
          ...feesOf(p, sp),
          ['Netto', sp.money(p.net)],
          ['Moms 25 %', sp.money(p.tax)],
          ['Totalt SEK', sp.money(p.payable)],
        ],
        380,
        550,
        { leading: 15 },
      );
      s.text(297, 770, p.supplier.name, { font: 'bold', align: 'c' });
      s.text(
        297,
        782,
        `${p.supplier.street}, ${p.supplier.post}  |  Org.nr. ${p.supplier.organisation}  |  Momsnr. ${p.supplier.vat}`,
        { size: 7.5, align: 'c' },
      );
      s.text(297, 792, `Bankgiro ${p.supplier.bankgiro}  |  Godkänd för F-skatt  |  ${p.supplier.mail}`, {
        size: 7.5,
        align: 'c',
      });
      return s.drawing();
    },
  },
  {
    id: 'o-norrlandstorg',
    producer: 'letters',
    hard: 'letters placed one by one, several pages with carried sums, dotted amounts',
    count: 2,
    credits: 1,
    seller: {
      party: firm('Norrlandstorgets Engros AB', 'Björkgatan 66, 931 55 Skellefteå'),
      wares: [...groceries, ...greens, ...cleaners],
      codes: '99999',
      numbers: '1440207',
      lines: [36, 50],
      terms: 20,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8 });
      let side = 1;
      const head = (): number => {
        s.text(36, 44, p.supplier.name, { size: 13, font: 'bold' });
        s.text(560, 44, `${word(p, 'FAKTURA', 'KREDIT').toUpperCase()}  sid ${side}`, {
          font: 'bold',
          align: 'r',
          size: 10,
        });
        across(s, 60, [
          [36, `Fakturanr ${p.number}`],
          [180, `Datum ${p.issue}`],
          [320, `Kund ${p.customer}`],
          [560, `Förfaller ${p.due}`, 'r'],
        ]);
        return 84;
      };
      head();
      s.block(330, 90, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 9 });
      if (p.about !== null) s.text(36, 90, `Kreditering av faktura ${p.about}`);
      if (p.remark !== null) s.text(36, 104, p.remark, { font: 'bold' });
      const cols = [
        L(36, 'Artnr', (l) => l.code),
        L(84, 'Text', (l) => l.name),
        C(290, 'Frp', (l) => l.unit),
        R(350, 'Antal', (l) => dot.quantity(l.quantity)),
        R(420, 'Pris', (l) => dot.price(l.price)),
        R(456, 'Ms', (l) => (l.rate === 25 ? '1' : '2')),
        R(558, 'Belopp', (l) => dot.money(l.sum)),
      ] as const;
      const end = rowsOn(s, cols, p.lines, {
        y: 140,
        leading: 15,
        bottom: 740,
        ruled: (y) => s.line(36, y, 560),
        next: (y) => {
          s.text(36, y + 8, 'Fortsättning på nästa sida');
          s.page();
          side++;
          return head();
        },
      });
      across(
        s,
        end + 14,
        [
          [36, 'Moms'],
          [120, 'Underlag', 'r'],
          [200, 'Momsbelopp', 'r'],
          [558, 'Fakturasumma', 'r'],
        ],
        { font: 'bold' },
      );
      for (const [at, { rate, base, tax }] of p.vat.entries())
        across(s, end + 26 + at * 11, [
          [36, `${rate === 25 ? '1' : '2'} = ${rate} %`],
          [120, dot.money(base), 'r'],
          [200, dot.money(tax), 'r'],
        ]);
      s.right(558, end + 28, dot.money(p.payable), { font: 'bold', size: 11 });
      across(s, end + 58, [
        [36, `Netto ${dot.money(p.net)}`],
        [180, `Moms ${dot.money(p.tax)}`],
        ...rounded(p, dot).map(([a, b]) => [320, `${a} ${b}`] as [number, string]),
      ]);
      across(
        s,
        806,
        [
          [36, `${p.supplier.street}, ${p.supplier.post}`],
          [230, `Bg ${p.supplier.bankgiro}`],
          [330, `Org.nr ${p.supplier.organisation}`],
          [450, p.supplier.vat],
        ],
        { size: 7 },
      );
      return s.drawing();
    },
  },
];
