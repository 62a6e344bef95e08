/** Invoices drawn as desktop programs and their drivers place text. */
import { across } from '../format.ts';
import { Sheet } from '../sheet.ts';
import { firm } from '../parties.ts';
import { feesOf, fig, L, R, rates, rowsOn, sumsOn, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { boxes } from './wares-trade.ts';
import { sodas } from './wares-drinks.ts';
import { groceries } from './wares.ts';

const sp = fig('space');
export const desktopB: readonly LayoutO[] = [
  {
    id: 'o-dalagross',
    producer: 'runs',
    printing: { omits: ['taxInclusive'] },
    hard: 'number and name in one cell, deposit rows, group subtotals',
    count: 3,
    seller: {
      party: firm('Dalagross Livs AB', 'Övermoregatan 14, 784 34 Borlänge'),
      wares: [...sodas, ...groceries.slice(0, 14)],
      codes: '9999',
      numbers: '611804',
      lines: [6, 13],
      terms: 25,
      isWhole: true,
      also: (l) =>
        /\d+x\d+cl/u.test(l.pack)
          ? {
              ...l,
              code: '',
              name: `Pant ${l.pack}`,
              unit: 'st',
              price: 10_000n,
              quantity: l.quantity * BigInt(Number(l.pack.split('x')[0])),
              discount: 0n,
            }
          : null,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(297, 46, p.supplier.name, { size: 18, font: 'serifbold', align: 'c' });
      s.text(297, 60, `${p.supplier.street} · ${p.supplier.post} · ${p.supplier.phone}`, {
        size: 8,
        align: 'c',
      });
      s.text(40, 96, word(p, 'Faktura'), { size: 15, font: 'bold' });
      sumsOn(
        s,
        114,
        [
          ['Faktura nr', p.number],
          ['Fakt.datum', p.issue],
          ['Kund nr', p.customer],
          ['Förf.datum', p.due],
          ['Leveransdatum', p.delivered],
        ],
        40,
        200,
      );
      s.block(320, 114, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      if (p.remark !== null) s.text(40, 192, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Artikel', (l) => `${l.code} ${l.name}`.trim()),
          R(340, 'Antal', (l) => sp.quantity(l.quantity)),
          L(346, '', (l) => l.unit),
          R(420, 'Pris', (l) => sp.price(l.price)),
          R(462, 'Moms', (l) => `${l.rate}`),
          R(552, 'Summa', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 214, heads: { font: 'bold' } },
      );
      s.line(40, end - 6, 552);
      across(
        s,
        end + 10,
        [
          [40, 'Varuvärde'],
          [200, 'Moms', 'r'],
          [300, 'Öresutj.', 'r'],
          [552, 'Att betala SEK', 'r'],
        ],
        { size: 8 },
      );
      across(
        s,
        end + 24,
        [
          [40, sp.money(p.net)],
          [200, sp.money(p.tax), 'r'],
          [300, sp.money(p.rounding), 'r'],
          [552, sp.money(p.payable), 'r'],
        ],
        { font: 'bold', size: 10 },
      );
      s.block(
        40,
        end + 46,
        rates(p, sp).map(([rate, base, tax]) => `Moms ${rate} %: underlag ${base}, moms ${tax}`),
        { size: 8, leading: 10 },
      );
      s.block(
        40,
        790,
        [
          `Bankgiro: ${p.supplier.bankgiro}  Referens: ${p.ocr}  Org.nummer: ${p.supplier.organisation}  VAT-nr: ${p.supplier.vat}`,
          'Bolaget är godkänt för F-skatt',
        ],
        { size: 8, leading: 10 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-fatburen',
    producer: 'arrays',
    hard: 'discounts in per cent, prices per hundred, heads on two rows',
    credits: 1,
    seller: {
      party: firm('Fatburens Förpackningar AB', 'Regattagatan 9, 723 48 Västerås'),
      wares: boxes,
      codes: 'FB-9999',
      numbers: 'F26-3310',
      lines: [5, 10],
      discounts: [1000, 1500, 2500],
      base: 100n,
      fees: [['Fraktkostnad', 34_500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 52, 'Fatburens', { size: 20, font: 'bold' });
      s.text(40, 66, p.supplier.name, { size: 8 });
      s.text(330, 52, word(p, 'Faktura'), { size: 14, font: 'bold' });
      across(
        s,
        72,
        [
          [330, 'Fakturanummer'],
          [420, 'Fakturadatum'],
          [500, 'Sida'],
        ],
        { size: 7 },
      );
      across(s, 83, [
        [330, p.number],
        [420, p.issue],
        [500, '1 (1)'],
      ]);
      across(
        s,
        100,
        [
          [330, 'Kundnummer'],
          [420, 'Förfallodatum'],
          [500, p.about === null ? 'Valuta' : 'Krediterar'],
        ],
        { size: 7 },
      );
      across(s, 111, [
        [330, p.customer],
        [420, p.due],
        [500, p.about ?? p.currency],
      ]);
      s.block(330, 140, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      if (p.remark !== null) s.text(40, 180, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Artikel-|nummer', (l) => l.code),
          L(100, 'Benämning', (l) => l.name),
          R(305, 'Levererat|antal', (l) => sp.quantity(l.quantity)),
          L(310, '|enh', (l) => l.unit),
          R(378, 'Pris|exkl moms', (l) => sp.price(l.price)),
          R(414, 'Per|antal', (l) => String(l.base)),
          R(452, 'Rabatt|%', (l) => sp.percent(l.discount)),
          R(552, 'Belopp|SEK', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 206, leading: 14, ruled: (y) => s.line(40, y, 555) },
      );
      const at = sumsOn(
        s,
        end + 20,
        [
          ['Summa rader', sp.money(p.lineNet)],
          ...feesOf(p, sp),
          ['Summa före moms', sp.money(p.net)],
          ['Moms 25 %', sp.money(p.tax)],
        ],
        370,
        552,
      );
      s.box(364, at - 8, 556, at + 10, 0.85);
      sumsOn(s, at + 4, [['Att betala', sp.money(p.payable)]], 370, 552, { font: 'bold' });
      across(
        s,
        790,
        [
          [40, p.supplier.street],
          [180, `Tfn ${p.supplier.phone}`],
          [310, `Bankgiro ${p.supplier.bankgiro}`],
          [440, `Org nr ${p.supplier.organisation}`],
        ],
        { size: 7.5 },
      );
      across(
        s,
        800,
        [
          [40, p.supplier.post],
          [180, p.supplier.mail],
          [440, `VAT ${p.supplier.vat}`],
        ],
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
];
