/** Meat, fish, greens and bread: daily papers with batches and weights. */
import { plusDays, pointed } from '../days.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { inFigures, own, rowsOn, sums, who, word } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { greens, meat, sea } from './wares.ts';

const bare = inFigures('bare');
const sp = inFigures('space');

export const fresh: readonly LayoutQ[] = [
  {
    id: 'q29-kott-lador',
    producer: 'reportlab',
    hard: 'boxes, pieces and weight as three columns; price per kilo',
    credits: 1,
    seller: {
      firm: firm('Slaktar-Hennings Chark AB', 'Hallvägen 14, 121 62 Johanneshov'),
      wares: meat.filter(({ unit }) => unit === 'kg'),
      lines: [4, 8],
      code: 4,
      number: (n) => String(330_710 + n),
      terms: 14,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 52, p.supplier.name, { font: 'serifbold', size: 17 });
      s.text(40, 66, `${p.supplier.street} · ${p.supplier.post} · ${p.supplier.phone}`, { size: 8 });
      s.frame(330, 40, 555, 110);
      s.block(338, 54, [
        `${word(p)} nr: ${p.number}`,
        `Datum: ${p.issue}`,
        `Förfaller: ${p.due}`,
        `Kundnr: ${p.customer}`,
        ...(p.about === null ? [] : [`Kredit av: ${p.about}`]),
      ]);
      s.block(40, 120, who(p.buyer), { size: 10, font: 'bold' });
      if (p.remark !== null) s.text(330, 130, p.remark, { font: 'bold' });
      const y = rowsOn(
        s,
        [
          [40, 'Artnr', (l) => l.code],
          [80, 'Vara', (l) => l.name],
          [270, 'Koll', (l) => String(own(l, 'k', 3) + 1), 'r'],
          [305, 'Stk', (l) => String(own(l, 's', 9) + 2), 'r'],
          [370, 'Vikt kg', (l) => bare.quantity(l.quantity, 2), 'r'],
          [440, 'Pris/kg', (l) => bare.price(l.price), 'r'],
          [475, 'M', (l) => String(l.rate), 'r'],
          [555, 'Summa', (l) => sp.money(l.sum), 'r'],
        ],
        p.lines,
        185,
        { isRuled: true },
      );
      s.line(40, y, 555);
      s.text(80, y + 14, 'Total vikt');
      s.right(
        370,
        y + 14,
        bare.quantity(
          p.lines.reduce((sum, l) => sum + l.quantity, 0n),
          2,
        ),
      );
      sums(
        s,
        380,
        555,
        y + 40,
        [
          ['Exkl. moms', sp.money(p.net)],
          [`Moms ${p.vat[0]?.rate}%`, sp.money(p.tax)],
          ['Att betala SEK', sp.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.text(
        40,
        790,
        `Bankgiro: ${p.supplier.bankgiro}   Org.nr: ${p.supplier.organisation}   Moms: ${p.supplier.vat}   EG-nr SE 7${p.customer.slice(0, 2)}`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'q30-gront-ursprung',
    producer: 'runs',
    hard: 'country and class in rows below; days as 2026.09.03',
    credits: 1,
    seller: {
      firm: firm('Torgets Gröntimport i Väst AB', 'Partihallarna 118, 415 01 Göteborg'),
      wares: greens,
      lines: [6, 11],
      code: 5,
      number: (n) => `${26}${7001 + n}`,
      terms: 7,
      charges: [['Leveransavgift', 12500, 25]],
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 46, word(p, 'Fakturanota', 'Kreditnota'), { font: 'bold', size: 15 });
      s.text(40, 62, `Nr ${p.number}  Datum ${pointed(p.issue)}  Förfallodatum ${pointed(p.due)}`);
      s.block(350, 46, [p.supplier.name, p.supplier.street, p.supplier.post, `Tel ${p.supplier.phone}`]);
      s.block(40, 90, [
        `Kund ${p.customer}`,
        ...who(p.buyer),
        ...(p.about === null ? [] : [`Krediterar nota ${p.about}`]),
        ...(p.remark === null ? [] : [p.remark]),
      ]);
      const y = rowsOn(
        s,
        [
          [40, 'Kolli', (l) => String(own(l, 'k', 4) + 1)],
          [70, 'Art.', (l) => l.code],
          [108, 'Produkt', (l) => l.name],
          [350, 'Kvant.', (l) => bare.quantity(l.quantity), 'r'],
          [356, '', (l) => l.unit],
          [430, 'Pris', (l) => bare.price(l.price), 'r'],
          [520, 'Belopp', (l) => bare.money(l.sum), 'r'],
          [555, 'Moms', (l) => `${l.rate}%`, 'r'],
        ],
        p.lines,
        170,
        {
          step: 11,
          under: (l, _, at) => {
            s.text(
              108,
              at - 1,
              `${['Sverige', 'Nederländerna', 'Spanien', 'Italien'][own(l, 'c', 4)]} kl. ${own(l, 'q', 2) + 1}, lot ${l.seed}`,
              { size: 6.5 },
            );
            return at + 10;
          },
        },
      );
      for (const { label, amount, rate } of p.charges) {
        s.text(108, y + 2, label);
        s.right(520, y + 2, bare.money(amount));
        s.right(555, y + 2, `${rate}%`);
      }
      s.line(40, y + 14, 555);
      for (const [at, { rate, base, tax }] of p.vat.entries())
        s.text(40, y + 30 + at * 12, `Moms ${rate}%: ${bare.money(tax)} på ${bare.money(base)}`);
      sums(s, 350, 520, y + 30, [
        ['Netto', bare.money(p.net)],
        ['Moms', bare.money(p.tax)],
        ['Avrundning', bare.money(p.rounding)],
        ['Summa att betala', bare.money(p.payable)],
      ]);
      s.text(350, y + 92, `Inkl. moms ${bare.money(p.gross)}`, { size: 7 });
      s.text(
        40,
        800,
        `Bankgiro ${p.supplier.bankgiro}, org.nr ${p.supplier.organisation}, ${p.supplier.vat}, godkänd för F-skatt`,
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'q31-skal-bred',
    producer: 'cairo',
    hard: 'a wide page; zone, method and batch columns of the catch',
    credits: 1,
    seller: {
      firm: firm('Väderöarnas Skaldjursmottagning AB', 'Kajen 2, 450 81 Grebbestad'),
      wares: sea.filter(({ unit }) => unit === 'kg'),
      lines: [3, 7],
      code: 3,
      number: (n) => `V${9_204 + n}`,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 }, 842, 595);
      s.text(40, 46, p.supplier.name, { font: 'bold', size: 15 });
      s.text(800, 46, word(p), { font: 'bold', size: 15, align: 'r' });
      s.block(40, 62, [p.supplier.street, p.supplier.post]);
      s.block(330, 62, who(p.buyer));
      s.block(640, 62, [
        `Fakturanummer: ${p.number}`,
        `Fakturadatum: ${p.issue}`,
        `Sista betalningsdag: ${p.due}`,
        ...(p.about === null ? [] : [`Krediterar: ${p.about}`]),
      ]);
      if (p.remark !== null) s.text(330, 108, p.remark);
      const y = rowsOn(
        s,
        [
          [40, 'Nr', (l) => l.code],
          [75, 'Art', (l) => l.name],
          [265, 'Fångstzon', (l) => ['27.3.a', '27.4.b', '27.2.a'][own(l, 'z', 3)] ?? ''],
          [335, 'Redskap', (l) => ['Trål', 'Bur', 'Nät'][own(l, 'r', 3)] ?? ''],
          [395, 'Parti', (l) => `P${l.seed}`],
          [470, 'Bäst före', (l) => plusDays(p.issue, own(l, 'b', 5) + 3)],
          [600, 'Mängd', (l) => sp.quantity(l.quantity, 2), 'r'],
          [606, 'Enhet', (l) => l.unit],
          [700, 'Pris', (l) => sp.price(l.price), 'r'],
          [800, 'Summa', (l) => sp.money(l.sum), 'r'],
        ],
        p.lines,
        140,
        { isRuled: true },
      );
      sums(
        s,
        600,
        800,
        y + 20,
        [
          ['Summa exkl. moms', sp.money(p.net)],
          [`Moms ${p.vat[0]?.rate} %`, sp.money(p.tax)],
          ['Att betala', `${sp.money(p.payable)} kr`],
        ],
        { font: 'bold' },
      );
      s.text(
        40,
        570,
        `Bg ${p.supplier.bankgiro}  ·  Org.nr ${p.supplier.organisation}  ·  Momsreg.nr ${p.supplier.vat}  ·  Godkänd för F-skatt  ·  OCR ${p.ocr}`,
      );
      return s.drawing();
    },
  },
];
