/** Invoices of set C whose letters are shown one by one. */
import { dotted as dottedDay, iso } from '../days.ts';
import { titled } from '../html.ts';
import { digitsOf } from '../identity.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { dotted, spaced } from './looks.ts';
import { type CLayout, coded } from './orders.ts';
import { lined, stacked, valued } from './strokes.ts';
import { beer, dairy, pantry, soft } from './wares.ts';

export const lettersApart: readonly CLayout[] = [
  {
    id: 'c64',
    producer: 'letters',
    credits: 1,
    hard: 'every letter shown by itself, thousands with a space, columns close together',
    seller: {
      supplier: firm('Stamkundens Grossist i Skärblackdal AB', 'Lagervägen 7', '617 31 Kimstad'),
      wares: [...pantry, ...dairy],
      lines: [5, 10],
      code: coded('c64', 5),
      number: (count) => String(1_300_411 + count),
      from: '2026-02-17',
      discounts: [500, 1500],
      buyer: 8,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(45, 50, p.supplier.name, { size: 12, font: 'bold' });
      s.block(45, 64, [p.supplier.street, p.supplier.post]);
      s.text(350, 50, titled(p, 'FAKTURA'), { size: 14, font: 'bold' });
      valued(
        s,
        350,
        550,
        70,
        [
          ['Fakturanummer', p.number],
          ['Fakturadatum', iso(p.issue)],
          ['Förfallodatum', iso(p.due)],
          ['Kundnummer', p.customer],
          ...(p.about === null ? [] : [['Krediterad faktura', p.about] as const]),
        ],
        { leading: 12 },
      );
      s.block(350, 150, [p.buyer.name, p.buyer.street, p.buyer.post]);
      if (p.remark !== null) s.text(45, 150, p.remark, { font: 'bold' });
      const end = lined(
        s,
        210,
        [
          [45, 'Artnr', (l) => l.code],
          [85, 'Benämning', (l) => l.name],
          [255, 'Antal', (l) => spaced.quantity(l.quantity), 'r'],
          [262, 'Enh', (l) => l.unit],
          [350, 'Bruttopris', (l) => spaced.price(l.price), 'r'],
          [400, 'Rabatt %', (l) => (l.discount === 0n ? '' : spaced.percent(l.discount)), 'r'],
          [440, 'Moms', (l) => `${l.rate}%`, 'r'],
          [550, 'Belopp', (l) => spaced.money(l.sum), 'r'],
        ],
        p.lines,
        { rule: [45, 550] },
      );
      valued(s, 360, 550, end + 8, [
        ['Summa', spaced.money(p.net)],
        [`Moms ${p.vat[0]?.rate} %`, spaced.money(p.tax)],
        ['Att betala', `${spaced.money(p.payable)} kr`],
      ]);
      s.text(
        45,
        800,
        `Bankgiro ${p.supplier.bankgiro}    Org.nr ${p.supplier.organisation}    OCR ${p.ocr}    Godkänd för F-skatt`,
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'c65',
    producer: 'letters',
    hard: 'letters in order of columns, serif, number and name without a gap column, returned crates',
    seller: {
      supplier: firm('Källsprångets Dryckesdepå AB', 'Depågatan 4', '591 37 Motala'),
      wares: [...soft, ...beer],
      lines: [3, 7],
      code: (name) => `${digitsOf(`c65${name}`, 4)}B`,
      number: (count) => String(87_000 + count * 3),
      from: '2026-04-10',
      charges: [['Retur tomgods', -45_600, 25]],
      buyer: 9,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9, font: 'serif' });
      s.text(50, 60, titled(p, 'Faktura'), { size: 18, font: 'serifbold' });
      stacked(s, 80, [
        [50, 'Fakturanummer', p.number],
        [150, 'Fakturadatum', dottedDay(p.issue)],
        [250, 'Förfallodatum', dottedDay(p.due)],
        [350, 'Kundnr', p.customer],
      ]);
      s.block(50, 120, [
        p.supplier.name,
        p.supplier.street,
        p.supplier.post,
        `Org.nr ${p.supplier.organisation}`,
      ]);
      s.block(320, 120, [p.buyer.name, p.buyer.street, p.buyer.post]);
      if (p.remark !== null) s.text(50, 180, p.remark, { font: 'serifbold' });
      const end = lined(
        s,
        200,
        [
          [50, 'Artikel', (l) => l.code],
          [95, 'Dryck', (l) => l.name],
          [270, 'Förp.', (l) => l.pack],
          [370, 'Antal', (l) => dotted.quantity(l.quantity), 'r'],
          [378, 'Enhet', (l) => l.unit],
          [465, 'Pris', (l) => dotted.price(l.price), 'r'],
          [545, 'Summa', (l) => dotted.money(l.sum), 'r'],
          [570, 'M', (l) => String(l.rate), 'r'],
        ],
        p.lines,
        { rule: [50, 570], head: { font: 'serifbold' } },
      );
      const y = valued(s, 340, 545, end + 8, [
        ['Varor', dotted.money(p.lineNet)],
        ...p.charges.map((c) => [c.label, dotted.money(c.amount)] as const),
        ...p.vat.map((v) => [`Moms ${v.rate} % av ${dotted.money(v.base)}`, dotted.money(v.tax)] as const),
        ['ATT BETALA', dotted.money(p.payable)],
      ]);
      s.text(50, Math.max(y + 20, 800), `Betala till bankgiro ${p.supplier.bankgiro}`);
      s.columnwise();
      return s.drawing();
    },
    printing: { omits: ['taxExclusive'] },
  },
];
