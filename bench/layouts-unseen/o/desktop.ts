/** Invoices drawn as desktop programs and their drivers place text. */
import * as days from '../days.ts';
import { across } from '../format.ts';
import { Sheet } from '../sheet.ts';
import { firm } from '../parties.ts';
import { C, feesOf, fig, L, R, rates, rounded, rowsOn, sumsOn, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { society } from './parties.ts';
import { boxes, cleaners, wares } from './wares-trade.ts';
import { fishes, greens, groceries, meats, sodas } from './wares.ts';

const sp = fig('space');
const bare = fig('bare');
const dot = fig('dotted');

export const desktop: readonly LayoutO[] = [
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
  {
    id: 'o-dalagross',
    producer: 'runs',
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
