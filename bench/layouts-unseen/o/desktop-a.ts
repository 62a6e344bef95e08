/** Invoices drawn as desktop programs and their drivers place text. */
import * as days from '../days.ts';
import { across } from '../format.ts';
import { Sheet } from '../sheet.ts';
import { firm } from '../parties.ts';
import { feesOf, fig, L, R, rates, rowsOn, sumsOn, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { society } from './parties.ts';
import { fishes, meats } from './wares.ts';

const bare = fig('bare');
export const desktopA: readonly LayoutO[] = [
  {
    id: 'o-fisk-gruvon',
    producer: 'pdf-lib',
    printing: { omits: ['taxTotal'] },
    hard: 'framed head, catch area below each line, weights with three decimals',
    count: 3,
    credits: 1,
    seller: {
      party: firm('Gruvöns Fiskgrossist AB', 'Fiskhamnsgatan 6, 414 58 Göteborg'),
      wares: fishes,
      codes: '9999',
      numbers: '260771',
      lines: [4, 9],
      grams: 5,
      terms: 14,
      fees: [['Is och låda', 18_500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 50, p.supplier.name, { size: 16, font: 'bold' });
      s.block(40, 66, [p.supplier.street, p.supplier.post, `Tel ${p.supplier.phone}`], {
        size: 8,
        leading: 10,
      });
      s.frame(330, 36, 555, 106);
      s.text(336, 50, word(p, 'FAKTURA', 'KREDITNOTA').toUpperCase(), { size: 12, font: 'bold' });
      sumsOn(
        s,
        66,
        [
          ['Fakturanummer', p.number],
          ['Fakturadatum', p.issue],
          ['Förfallodatum', p.due],
        ],
        336,
        548,
      );
      s.block(330, 136, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      s.block(40, 136, [
        `Kundnr ${p.customer}`,
        `Vår ref ${p.reference}`,
        ...(p.about === null ? [] : [`Avser faktura ${p.about}`]),
      ]);
      if (p.remark !== null) s.text(40, 180, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Art', (l) => l.code),
          L(80, 'Fiskslag / produkt', (l) => [l.name, `Fångstzon FAO 27.${(l.seed % 7) + 3}, fångad`]),
          R(350, 'Kvantitet', (l) => bare.quantity(l.quantity, 3)),
          L(356, 'Enh', (l) => l.unit),
          R(430, 'Pris', (l) => bare.price(l.price)),
          R(470, 'Moms', (l) => `${l.rate}%`),
          R(552, 'Belopp', (l) => bare.money(l.sum)),
        ],
        p.lines,
        { y: 205, ruled: (y) => s.line(40, y, 555) },
      );
      s.line(40, end, 555);
      sumsOn(
        s,
        end + 18,
        [
          ['Summa varor', bare.money(p.lineNet)],
          ...feesOf(p, bare),
          ['Netto', bare.money(p.net)],
          ...rates(p, bare).map(([rate, base, tax]) => [`Moms ${rate}% på ${base}`, tax] as const),
        ],
        350,
        552,
      );
      s.text(350, end + 18 + 13 * (3 + p.charges.length + p.vat.length), 'ATT BETALA', {
        font: 'bold',
        size: 11,
      });
      s.right(552, end + 18 + 13 * (3 + p.charges.length + p.vat.length), `SEK ${bare.money(p.payable)}`, {
        font: 'bold',
        size: 11,
      });
      s.line(40, 780, 555);
      across(
        s,
        792,
        [
          [40, `Bankgiro ${p.supplier.bankgiro}`],
          [180, `Org.nr ${p.supplier.organisation}`],
          [320, `Momsreg.nr ${p.supplier.vat}`],
          [470, 'Har F-skatt'],
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-slakteri-holmen',
    producer: 'driver',
    hard: 'printer driver in fixed width, two-row records: number and name above, amounts below',
    credits: 1,
    seller: {
      party: society('Holmens Slakteri & Chark HB', 'Kvarngatan 18, 692 30 Kumla', '9697'),
      wares: meats,
      codes: '99-99',
      numbers: '0048120',
      lines: [5, 11],
      terms: 30,
      grams: 5,
    },
    draw: (p) => {
      const s = new Sheet({ font: 'mono', size: 9 });
      s.text(45, 60, p.supplier.name.toUpperCase(), { font: 'monobold', size: 12 });
      s.block(45, 74, [p.supplier.street, p.supplier.post], {});
      s.text(360, 60, word(p, 'FAKTURA', 'KREDITFAKTURA').toUpperCase(), { font: 'monobold', size: 12 });
      s.block(360, 76, [
        `Nr     ${p.number}`,
        `Datum  ${days.short(p.issue)}`,
        `Kund   ${p.customer}`,
        `Förfall ${days.short(p.due)}`,
        ...(p.about === null ? [] : [`Kredit ${p.about}`]),
      ]);
      s.block(330, 150, [p.buyer.name, p.buyer.street, p.buyer.post]);
      if (p.remark !== null) s.text(45, 200, p.remark);
      s.text(45, 215, '-'.repeat(92));
      s.text(45, 227, 'ARTNR  VARA');
      across(s, 239, [
        [150, 'VIKT/ANTAL', 'r'],
        [250, 'À-PRIS', 'r'],
        [320, 'MOMS', 'r'],
        [520, 'BELOPP', 'r'],
      ]);
      s.text(45, 250, '-'.repeat(92));
      let y = 264;
      for (const l of p.lines) {
        s.text(45, y, `${l.code}  ${l.name.toUpperCase()}`);
        across(s, y + 11, [
          [150, `${bare.quantity(l.quantity, l.unit === 'kg' ? 3 : 0)} ${l.unit}`, 'r'],
          [250, bare.price(l.price), 'r'],
          [320, String(l.rate), 'r'],
          [520, bare.money(l.sum), 'r'],
        ]);
        y += 25;
      }
      s.text(45, y + 4, '='.repeat(92));
      sumsOn(
        s,
        y + 18,
        [
          ['NETTO', bare.money(p.net)],
          ...rates(p, bare).map(([rate, , tax]) => [`MOMS ${rate} %`, tax] as const),
          ['ATT BETALA', bare.money(p.payable)],
        ],
        330,
        520,
      );
      s.block(45, 770, [
        `BG ${p.supplier.bankgiro}   PG ${p.supplier.plusgiro}   ORGNR ${p.supplier.organisation}`,
        `MOMSREGNR ${p.supplier.vat}   F-SKATTEBEVIS FINNS`,
      ]);
      return s.drawing();
    },
  },
];
