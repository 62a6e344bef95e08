/** Wholesalers whose larger systems draw the page. */
import { firm } from './firms.ts';
import { inFigures, rowsOn, sums, who, word } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { Sheet } from '../sheet.ts';
import { dry, gear } from './wares.ts';

const sp = inFigures('space');
const dot = inFigures('dotted');

export const systems: readonly LayoutQ[] = [
  {
    id: 'q06-tvarad-grossist',
    producer: 'ghostscript',
    hard: 'records of two rows: name above, figures below',
    credits: 1,
    seller: {
      firm: firm('Östanå Storhushåll AB', 'Terminalgatan 22, 702 30 Örebro'),
      wares: dry,
      lines: [7, 12],
      code: 6,
      number: (n) => String(71_004_310 + n),
      discounts: [300, 750],
      charges: [['Kyltillägg', 4500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 46, p.supplier.name, { font: 'bold', size: 15 });
      s.text(555, 46, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 13, align: 'r' });
      s.block(330, 92, who(p.buyer), { size: 10 });
      s.block(
        40,
        70,
        [
          `Fakturanr   ${p.number}`,
          `Fakt.datum  ${p.issue}`,
          `Förf.datum  ${p.due}`,
          `Kundnr      ${p.customer}`,
          `Er ref      ${p.reference}`,
          ...(p.about === null ? [] : [`Ers. fakt   ${p.about}`]),
        ],
        { font: 'mono' },
      );
      if (p.remark !== null) s.text(330, 150, p.remark, { font: 'bold' });
      const y = rowsOn(
        s,
        [
          [40, 'Benämning|Artikel', (l) => l.name],
          [250, '|Antal', () => '', 'r'],
          [262, '|Enh', () => ''],
          [360, '|À-pris', () => '', 'r'],
          [420, '|Rabatt', () => '', 'r'],
          [470, '|Moms', () => '', 'r'],
          [555, '|Belopp', () => '', 'r'],
        ],
        p.lines,
        180,
        {
          isRuled: true,
          step: 12,
          under: (l, _, at) => {
            s.text(52, at, l.code);
            s.text(110, at, l.pack, { size: 7.5 });
            s.right(250, at, sp.quantity(l.quantity, 2));
            s.text(262, at, l.unit);
            s.right(360, at, sp.price(l.price));
            if (l.discount !== 0n) s.right(420, at, `${sp.percent(l.discount)}%`);
            s.right(470, at, String(l.rate));
            s.right(555, at, sp.money(l.sum));
            return at + 17;
          },
        },
      );
      for (const [at, { label, amount, rate }] of p.charges.entries()) {
        s.text(40, y + at * 14, label);
        s.right(470, y + at * 14, String(rate));
        s.right(555, y + at * 14, sp.money(amount));
      }
      s.line(40, 690, 555);
      for (const [at, { rate, base, tax }] of p.vat.entries())
        s.text(40, 706 + at * 12, `Moms ${rate}%  underlag ${sp.money(base)}  moms ${sp.money(tax)}`);
      sums(
        s,
        380,
        555,
        706,
        [
          ['Summa exkl moms', sp.money(p.net)],
          ['Moms totalt', sp.money(p.tax)],
          ['Att betala SEK', sp.money(p.payable)],
        ],
        { font: 'bold', size: 9.5 },
      );
      s.line(40, 760, 555);
      s.block(
        40,
        774,
        [
          `${p.supplier.street}   ${p.supplier.post}   Tel ${p.supplier.phone}`,
          `Bankgiro ${p.supplier.bankgiro}   Plusgiro ${p.supplier.plusgiro}   OCR ${p.ocr}`,
          `Org nr ${p.supplier.organisation}   VAT nr ${p.supplier.vat}   Innehar F-skattebevis`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'q07-inredning-rabatt',
    producer: 'cairo',
    hard: 'gross price, two discount columns of which one is empty, net price and sum',
    seller: {
      firm: firm('Grynna Restaurangporslin AB', 'Verkstadsgatan 3, 331 41 Värnamo'),
      wares: gear,
      lines: [5, 9],
      code: (name) =>
        `${name.slice(0, 2).toUpperCase()}${100 + name.length * 7 + (name.codePointAt(3) ?? 0)}`,
      number: (n) => `GR${26_0812 + n}`,
      discounts: [2500, 3000, 4000],
      charges: [['Frakt o emballage', 39000, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8 });
      s.text(40, 50, 'GRYNNA', { font: 'serifbold', size: 26 });
      s.text(40, 64, 'restaurangporslin sedan 1958', { font: 'serif', size: 9 });
      s.text(320, 50, `${word(p)} ${p.number}`, { font: 'bold', size: 12 });
      s.block(320, 80, who(p.buyer), { size: 9 });
      s.block(40, 92, [
        `Datum: ${p.issue}`,
        `Förfaller: ${p.due}`,
        `Ordernr: ${p.order}`,
        `Kund: ${p.customer}`,
        `Lev.villkor: fritt vårt lager`,
        ...(p.remark === null ? [] : [p.remark]),
      ]);
      const y = rowsOn(
        s,
        [
          [40, 'Artnr', (l) => l.code],
          [88, 'Benämning', (l) => l.name],
          [268, 'Antal', (l) => dot.quantity(l.quantity), 'r'],
          [274, 'Enh', (l) => l.unit],
          [345, 'Bruttopris', (l) => dot.price(l.price), 'r'],
          [385, 'Rab 1', (l) => (l.discount === 0n ? '' : dot.percent(l.discount)), 'r'],
          [420, 'Rab 2', () => '', 'r'],
          [480, 'Nettopris', (l) => dot.price((l.price * (10_000n - l.discount)) / 10_000n), 'r'],
          [555, 'Summa', (l) => dot.money(l.sum), 'r'],
        ],
        p.lines,
        190,
        { isRuled: true, step: 15 },
      );
      sums(
        s,
        380,
        555,
        y + 20,
        [
          ['Varusumma', dot.money(p.lineNet)],
          ...p.charges.map(({ label, amount }) => [label, dot.money(amount)] as const),
          ['Netto', dot.money(p.net)],
          ['25% mervärdesskatt', dot.money(p.tax)],
          ['Fakturabelopp SEK', dot.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.box(40, 770, 555, 771, 0.2);
      s.text(40, 784, `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`);
      s.text(
        40,
        796,
        `Bankgiro ${p.supplier.bankgiro}  Org.nr ${p.supplier.organisation}  Momsreg.nr ${p.supplier.vat}  F-skatt`,
      );
      return s.drawing();
    },
  },
];
