/** Invoices of set C whose PDFs are written by hand or have placed glyphs. */
import { abbreviated, compact, iso, short, slashed } from '../days.ts';
import { titled } from '../html.ts';
import { digitsOf } from '../identity.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { bare, pointed, split, swedish } from './looks.ts';
import { type CLayout, coded, uncoded } from './orders.ts';
import { lined, stacked, valued } from './strokes.ts';
import { bread, fish, gear, greens, pantry, services, soft, wine } from './wares.ts';

export const tills: readonly CLayout[] = [
  {
    id: 'c63',
    producer: 'skia',
    hard: 'till program: short page, glyph-positioned text, yymmdd, rounding, buyer without organisation number',
    seller: {
      supplier: firm('Grossen Runt Hörnet i Vasadalen AB', 'Hörngatan 1', '113 27 Stockholm'),
      wares: [...pantry, ...soft],
      lines: [4, 9],
      code: coded('c63', 5),
      number: (count) => String(60_991 + count),
      from: '2026-03-14',
      terms: 10,
      isWhole: true,
      buyer: 7,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(60, 60, p.supplier.name, { font: 'bold', size: 12 });
      s.block(60, 75, [
        `${p.supplier.street}, ${p.supplier.post}`,
        `Org.nr ${p.supplier.organisation}   Bg ${p.supplier.bankgiro}`,
      ]);
      valued(
        s,
        60,
        160,
        115,
        [
          [titled(p, 'Fakturanr'), p.number],
          ['Fakturadatum', short(p.issue)],
          ['Förfallodatum', short(p.due)],
        ],
        { left: true },
      );
      s.block(320, 115, [p.buyer.name, p.buyer.street, p.buyer.post]);
      if (p.remark !== null) s.text(320, 160, p.remark, { font: 'bold' });
      const end = lined(
        s,
        190,
        [
          [60, 'Artnr', (l) => l.code],
          [105, 'Vara', (l) => l.name],
          [330, 'Antal', (l) => swedish.quantity(l.quantity), 'r'],
          [338, 'Enh', (l) => l.unit],
          [430, 'À-pris', (l) => swedish.price(l.price), 'r'],
          [530, 'Summa', (l) => swedish.money(l.sum), 'r'],
        ],
        p.lines,
        { rule: [60, 530] },
      );
      valued(s, 340, 530, end + 8, [
        ['Summa exkl. moms', swedish.money(p.net)],
        [`Moms ${p.vat[0]?.rate} %`, swedish.money(p.tax)],
        ['Avrundning', swedish.money(p.rounding)],
        ['Att betala', swedish.money(p.payable)],
      ]);
      return s.drawing();
    },
  },
  {
    id: 'c66',
    producer: 'kerned',
    credits: 1,
    hard: 'gaps in place of spaces, hex strings, Courier and Helvetica mixed, service with hours',
    seller: {
      supplier: firm('Diskteknik Nordanvind Service AB', 'Reparationsgatan 18', '784 34 Borlänge'),
      wares: [...services, ...gear],
      lines: [2, 5],
      code: (name) => `D-${digitsOf(`c66${name}`, 4)}`,
      number: (count) => String(26_3300 + count),
      from: '2026-03-09',
      buyer: 10,
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(545, 55, p.supplier.name, { size: 12, font: 'bold', align: 'r' });
      s.text(50, 55, titled(p, 'FAKTURA', 'KREDITFAKTURA'), { size: 12, font: 'bold' });
      valued(
        s,
        50,
        160,
        80,
        [
          ['Faktura nr', p.number],
          ['Fakturadatum', short(p.issue)],
          ['Förfallodatum', short(p.due)],
          ['Ert ordernr', p.order],
          ...(p.about === null ? [] : [['Avser faktura', p.about] as const]),
        ],
        { left: true, font: 'mono' },
      );
      s.block(330, 90, [p.buyer.name, p.buyer.street, p.buyer.post]);
      if (p.remark !== null) s.text(330, 140, p.remark, { font: 'bold' });
      const end = lined(
        s,
        175,
        [
          [50, 'Artikelnr', (l) => l.code],
          [110, 'Beskrivning', (l) => l.name],
          [340, 'Antal', (l) => swedish.quantity(l.quantity, 1), 'r'],
          [350, 'Enhet', (l) => l.unit],
          [450, 'Á-pris', (l) => swedish.price(l.price), 'r'],
          [545, 'Belopp', (l) => swedish.money(l.sum), 'r'],
        ],
        p.lines,
        { rule: [50, 545] },
      );
      valued(s, 340, 545, end + 10, [
        ['Netto', swedish.money(p.net)],
        ['Moms 25%', swedish.money(p.tax)],
        ['Öresutjämning', swedish.money(p.rounding)],
        [p.isCredit ? 'Att erhålla' : 'Att betala', swedish.money(p.payable)],
      ]);
      s.text(
        50,
        800,
        `${p.supplier.street}, ${p.supplier.post}   Bankgiro ${p.supplier.bankgiro}   Orgnr ${p.supplier.organisation}   F-skatt`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'c67',
    producer: 'kerned',
    hard: 'price per kilogram and per piece mixed, units after the price with a slash, dates in words',
    seller: {
      supplier: firm('Torgmatens Färskvaror i Mitt AB', 'Saluhallen 5', '852 31 Sundsvall'),
      wares: [...greens, ...fish, ...bread],
      lines: [5, 9],
      code: (name) => split(digitsOf(`c67${name}`, 5), 2, ' '),
      number: (count) => `T${2600 + count}`,
      from: '2026-05-20',
      terms: 7,
      buyer: 0,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(50, 60, 'Torgmatens Färskvaror', { size: 15, font: 'serifbold' });
      s.block(50, 80, [
        p.supplier.name,
        p.supplier.street,
        p.supplier.post,
        `Org.nr ${p.supplier.organisation}`,
      ]);
      valued(
        s,
        350,
        450,
        60,
        [
          [titled(p, 'Fakturanr'), p.number],
          ['Fakturadag', abbreviated(p.issue)],
          ['Betalas senast', abbreviated(p.due)],
        ],
        { left: true },
      );
      s.block(350, 110, [p.buyer.name, p.buyer.street, p.buyer.post]);
      if (p.remark !== null) s.text(50, 145, p.remark, { font: 'bold' });
      const end = lined(
        s,
        180,
        [
          [50, 'Art. nr', (l) => l.code],
          [110, 'Vara', (l) => l.name],
          [345, 'Mängd', (l) => bare.quantity(l.quantity), 'r'],
          [440, 'Pris', (l) => `${bare.price(l.price)}/${l.unit}`, 'r'],
          [545, 'Summa', (l) => bare.money(l.sum), 'r'],
        ],
        p.lines,
        { rule: [50, 545] },
      );
      valued(s, 350, 545, end + 10, [
        ['Summa utan moms', bare.money(p.net)],
        [`Moms ${p.vat[0]?.rate} %`, bare.money(p.tax)],
        ['Summa att betala', bare.money(p.payable)],
      ]);
      s.text(
        50,
        790,
        `Bankgiro ${p.supplier.bankgiro}. Vid betalning ange fakturanummer. Innehar F-skattsedel.`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'c68',
    producer: 'skia',
    credits: 1,
    hard: 'design program: thin sheet, labels in English and Swedish, bottles, kr after figures, charges and discount in sum',
    seller: {
      supplier: firm('Vildjästen Natursprit & Vin AB', 'Konstnärsvägen 4', '272 92 Simrishamn'),
      wares: wine,
      lines: [2, 5],
      code: uncoded,
      number: (count) => `${26}${String(91 + count).padStart(4, '0')}`,
      from: '2026-04-05',
      rebate: 300,
      buyer: 1,
    },
    draw: (p) => {
      const s = new Sheet({ size: 10 });
      s.text(60, 80, 'vildjästen', { size: 28 });
      s.text(535, 80, titled(p, 'faktura', 'kreditfaktura'), { size: 14, align: 'r' });
      stacked(
        s,
        110,
        [
          [60, 'nr', p.number],
          [160, 'datum', iso(p.issue)],
          [260, 'förfaller', iso(p.due)],
          [360, p.about === null ? 'kund' : 'avser faktura', p.about ?? p.customer],
        ],
        13,
      );
      s.block(60, 160, [p.buyer.name, p.buyer.street, p.buyer.post], { leading: 14 });
      if (p.remark !== null) s.text(360, 160, p.remark, { font: 'bold' });
      const end = lined(
        s,
        240,
        [
          [60, 'vin', (l) => l.name],
          [340, 'antal', (l) => pointed.quantity(l.quantity), 'r'],
          [350, 'enhet', (l) => l.unit],
          [440, 'pris', (l) => `${bare.price(l.price)} kr`, 'r'],
          [535, 'summa', (l) => `${bare.money(l.sum)} kr`, 'r'],
        ],
        p.lines,
        { leading: 18, head: { grey: 0.5 } },
      );
      valued(
        s,
        330,
        535,
        end + 20,
        [
          ['delsumma', `${bare.money(p.lineNet)} kr`],
          ...p.charges.map((c) => [c.label.toLowerCase(), `${bare.money(c.amount)} kr`] as const),
          ['netto', `${bare.money(p.net)} kr`],
          ['moms 25 %', `${bare.money(p.tax)} kr`],
          [p.isCredit ? 'att återbetala' : 'att betala', `${bare.money(p.payable)} kr`],
        ],
        { leading: 16 },
      );
      s.text(60, 790, `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`, { size: 8 });
      s.text(
        60,
        802,
        `org.nr ${p.supplier.organisation}, bankgiro ${p.supplier.bankgiro}, levererat ${slashed(p.delivered)}, ref ${compact(p.delivered)}-${p.customer}`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
