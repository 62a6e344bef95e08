/** Invoices of set C drawn through printers' drivers and graphics libraries. */
import { abbreviated, dotted as dottedDay, iso, slashed } from '../days.ts';
import { titled } from '../html.ts';
import { digitsOf } from '../identity.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { bare, dotted, swedish } from './looks.ts';
import { type CLayout, coded, uncoded } from './orders.ts';
import { lined, valued } from './strokes.ts';
import { gear, greens, meat, soft, wine } from './wares.ts';

export const drivers: readonly CLayout[] = [
  {
    id: 'c55',
    producer: 'cairo',
    credits: 1,
    hard: 'dates d/m -yy, buyer top left, number far right in a bar, returned goods, net called Netto',
    seller: {
      supplier: firm('Gårdsslakten Björkängen', 'Björkängsvägen 102', '524 96 Ljung-Od'),
      wares: meat,
      lines: [3, 7],
      code: uncoded,
      number: (count) => String(2609 + count),
      from: '2026-03-06',
      terms: 15,
      returnsEach: 4,
      buyer: 10,
      isNegativeCredit: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 10 });
      s.block(50, 60, [p.buyer.name, p.buyer.street, p.buyer.post]);
      s.box(40, 120, 555, 142, 0.85);
      s.text(50, 135, titled(p, 'FAKTURA', 'KREDIT'), { font: 'bold' });
      s.text(250, 135, `Datum ${slashed(p.issue)}`);
      s.text(380, 135, `Förf. ${slashed(p.due)}`);
      s.text(545, 135, `Nr ${p.number}`, { align: 'r', font: 'bold' });
      if (p.about !== null) s.text(50, 156, `Gäller faktura nr ${p.about}`);
      if (p.remark !== null) s.text(250, 156, p.remark, { font: 'bold' });
      const end = lined(
        s,
        180,
        [
          [50, 'Artikel', (l) => l.name],
          [320, 'Kilo/antal', (l) => swedish.quantity(l.quantity), 'r'],
          [330, '', (l) => l.unit],
          [430, 'Pris', (l) => swedish.price(l.price), 'r'],
          [545, 'Kronor', (l) => swedish.money(l.sum), 'r'],
        ],
        p.lines,
        { leading: 16 },
      );
      s.line(380, end, 545);
      valued(
        s,
        380,
        545,
        end + 16,
        [
          ['Netto', swedish.money(p.net)],
          [`Moms ${p.vat[0]?.rate} %`, swedish.money(p.tax)],
          ['Brutto att betala', swedish.money(p.payable)],
        ],
        { leading: 16 },
      );
      s.text(297, 780, 'Gårdsslakten Björkängen', { align: 'c', font: 'bold' });
      s.text(
        297,
        794,
        `${p.supplier.street}, ${p.supplier.post}   Org.nr ${p.supplier.organisation}   Bg ${p.supplier.bankgiro}   F-skatt`,
        { align: 'c', size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'c56',
    producer: 'cairo',
    hard: 'column heads in small capitals, article number in brackets behind the name, dotted thousands',
    seller: {
      supplier: firm('Lagerbladets Smaker Import AB', 'Kryddgatan 11', '418 78 Göteborg'),
      wares: [...wine.slice(6, 10), ...gear, ...soft.slice(0, 4)],
      lines: [3, 7],
      code: coded('c56', 5),
      number: (count) => `LB/${26_050 + count}`,
      from: '2026-04-29',
      buyer: 0,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(545, 60, 'LAGERBLADETS SMAKER', { size: 14, font: 'bold', align: 'r' });
      s.text(50, 60, titled(p, 'Faktura'), { size: 14 });
      valued(
        s,
        50,
        150,
        90,
        [
          ['Nummer', p.number],
          ['Datum', abbreviated(p.issue)],
          ['Förfallodag', abbreviated(p.due)],
        ],
        { left: true },
      );
      s.block(330, 90, [p.buyer.name, p.buyer.street, p.buyer.post, `Org.nr ${p.buyer.organisation}`]);
      if (p.remark !== null) s.text(50, 140, p.remark, { font: 'bold' });
      const end = lined(
        s,
        180,
        [
          [50, 'VARA', (l) => `${l.name} (${l.code})`],
          [340, 'ANTAL', (l) => dotted.quantity(l.quantity), 'r'],
          [350, 'ENHET', (l) => l.unit.toUpperCase()],
          [440, 'PRIS', (l) => dotted.price(l.price), 'r'],
          [480, 'MOMS', (l) => `${l.rate}`, 'r'],
          [545, 'SUMMA', (l) => dotted.money(l.sum), 'r'],
        ],
        p.lines,
        { head: { size: 7, grey: 0.4 } },
      );
      valued(s, 330, 545, end + 14, [
        ['Exklusive moms', dotted.money(p.net)],
        ...p.vat.map(
          (v) => [`Moms ${v.rate}% (underlag ${dotted.money(v.base)})`, dotted.money(v.tax)] as const,
        ),
        ['ATT BETALA', `${dotted.money(p.payable)} SEK`],
      ]);
      s.text(
        50,
        800,
        `${p.supplier.name} | ${p.supplier.street} | ${p.supplier.post} | ${p.supplier.organisation} | BG ${p.supplier.bankgiro}`,
        { size: 7.5 },
      );
      return s.drawing();
    },
    printing: { unit: (l) => l.unit.toUpperCase() },
  },
  {
    id: 'c57',
    producer: 'ghostscript',
    hard: 'matrix printer through a driver: Courier, all in capitals, quantity before number, two dates in one row',
    seller: {
      supplier: firm('Norrskens Pappers & Kemi AB', 'Kemigatan 5', '961 38 Boden'),
      wares: gear,
      lines: [5, 9],
      code: (name) => `NP${digitsOf(`c57${name}`, 4)}`,
      number: (count) => String(321_004 + count),
      from: '2026-02-14',
      buyer: 1,
      discounts: [500],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5, font: 'mono' });
      s.block(40, 50, [
        p.supplier.name.toUpperCase(),
        p.supplier.street.toUpperCase(),
        p.supplier.post.toUpperCase(),
        '',
        `ORG.NR ${p.supplier.organisation}`,
        `BANKGIRO ${p.supplier.bankgiro}`,
      ]);
      s.block(330, 50, [
        titled(p, 'FAKTURA'),
        `FAKTURANR ${p.number}`,
        `DATUM ${iso(p.issue)} FÖRFALLER ${iso(p.due)}`,
        '',
        ...[p.buyer.name, p.buyer.street, p.buyer.post].map((row) => row.toUpperCase()),
      ]);
      if (p.remark !== null) s.text(40, 140, p.remark.toUpperCase(), { font: 'monobold' });
      const end = lined(
        s,
        170,
        [
          [80, 'ANTAL', (l) => bare.quantity(l.quantity), 'r'],
          [90, 'ENH', (l) => l.unit.toUpperCase()],
          [135, 'ARTIKEL', (l) => l.code],
          [190, 'BENÄMNING', (l) => l.name.toUpperCase()],
          [440, 'PRIS', (l) => bare.price(l.price), 'r'],
          [480, 'RAB%', (l) => (l.discount === 0n ? '' : bare.percent(l.discount)), 'r'],
          [555, 'BELOPP', (l) => bare.money(l.sum), 'r'],
        ],
        p.lines,
        { head: { font: 'mono' }, leading: 12 },
      );
      valued(s, 330, 555, end + 12, [
        ['NETTO', bare.money(p.net)],
        ['MOMS 25%', bare.money(p.tax)],
        ['ATT BETALA SEK', bare.money(p.payable)],
      ]);
      return s.drawing();
    },
    printing: { unit: (l) => l.unit.toUpperCase() },
  },
  {
    id: 'c58',
    producer: 'ghostscript',
    credits: 1,
    hard: 'PostScript report: labels above values in two rows of boxes, packages and weight, price per kilogram',
    seller: {
      supplier: firm('Hästhovens Potatis & Rotsaker AB', 'Åkervägen 90', '245 93 Staffanstorp-By'),
      wares: greens,
      lines: [4, 8],
      code: coded('c58', 3),
      number: (count) => String(70_515 + count),
      from: '2026-03-30',
      terms: 20,
      buyer: 2,
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 50, p.supplier.name, { size: 14, font: 'bold' });
      for (const [at, [label, value]] of (
        [
          ['Fakturanr', p.number],
          ['Fakturadatum', dottedDay(p.issue)],
          ['Förfallodatum', dottedDay(p.due)],
          ['Kundnr', p.customer],
          ['Ordernr', p.order],
          ['Er märkning', p.about === null ? p.reference : `Avser ${p.about}`],
        ] as const
      ).entries()) {
        const [x, y] = [40 + (at % 3) * 110, 70 + Math.floor(at / 3) * 30];
        s.frame(x, y, x + 110, y + 30);
        s.text(x + 4, y + 9, label, { size: 6.5 });
        s.text(x + 4, y + 23, value);
      }
      s.text(400, 60, titled(p, 'FAKTURA', 'KREDITFAKTURA'), { size: 13, font: 'bold' });
      s.block(400, 85, [p.buyer.name, p.buyer.street, p.buyer.post]);
      if (p.remark !== null) s.text(400, 130, p.remark, { font: 'bold' });
      const end = lined(
        s,
        170,
        [
          [40, 'Art', (l) => l.code],
          [80, 'Benämning', (l) => l.name],
          [290, 'Kolli', (l) => String(1 + (l.seed % 8)), 'r'],
          [350, 'Mängd', (l) => swedish.quantity(l.quantity), 'r'],
          [358, 'Enhet', (l) => l.unit],
          [460, 'Pris', (l) => swedish.price(l.price), 'r'],
          [555, 'Belopp', (l) => swedish.money(l.sum), 'r'],
        ],
        p.lines,
        { rule: [40, 555] },
      );
      valued(s, 360, 555, end + 10, [
        ['Belopp netto', swedish.money(p.net)],
        [`Moms ${p.vat[0]?.rate} %`, swedish.money(p.tax)],
        ['Öresavrundning', swedish.money(p.rounding)],
        [p.isCredit ? 'Er tillgodo' : 'Att betala', swedish.money(p.payable)],
      ]);
      s.text(
        40,
        805,
        `${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}. Bankgiro ${p.supplier.bankgiro}. Godkänd för F-skatt.`,
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
];
