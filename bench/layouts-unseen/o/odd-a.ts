/** Papers in their real share of odd forms: factoring, turned pages, slips, bilingual heads, senders in the foot. */
import { across } from '../format.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { fig, L, R, rowsOn, sumsOn, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { boxes } from './wares-trade.ts';
import { groceries, meats } from './wares.ts';

const sp = fig('space');
const bare = fig('bare');
export const oddA: readonly LayoutO[] = [
  {
    id: 'o-factoring-chark',
    producer: 'reportlab-embedded',
    hard: 'claim sold: the finance company stands with its own bankgiro and number beside the sender',
    credits: 1,
    seller: {
      party: firm('Charkhuset Roslagen AB', 'Industrigatan 14, 761 46 Norrtälje'),
      wares: meats,
      codes: '9999',
      numbers: '20713',
      lines: [3, 8],
      terms: 30,
      grams: 10,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 52, p.supplier.name, { size: 15, font: 'bold' });
      s.text(380, 52, word(p, 'FAKTURA', 'KREDITFAKTURA'), { size: 13, font: 'bold' });
      sumsOn(
        s,
        70,
        [
          ['Fakturanr', p.number],
          ['Datum', p.issue],
          ['Förfallodatum', p.due],
          ['Kundnr', p.customer],
          ...(p.about === null ? [] : [['Krediterar', p.about] as const]),
        ],
        380,
        555,
      );
      s.block(40, 110, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      if (p.remark !== null) s.text(40, 160, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Artnr', (l) => l.code),
          L(90, 'Benämning', (l) => l.name),
          R(330, 'Antal', (l) => sp.quantity(l.quantity)),
          L(336, 'Enhet', (l) => l.unit),
          R(430, 'Pris', (l) => sp.price(l.price)),
          R(555, 'Belopp', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 186, ruled: (y) => s.line(40, y, 555) },
      );
      sumsOn(
        s,
        end + 14,
        [
          ['Netto', sp.money(p.net)],
          [`Moms ${p.vat[0]?.rate} %`, sp.money(p.tax)],
          ['Att betala SEK', sp.money(p.payable)],
        ],
        400,
        555,
        { font: 'bold' },
      );
      s.frame(40, 690, 555, 744);
      s.block(
        48,
        704,
        [
          'Denna fordran är överlåten och pantsatt till Mälarbanken Finans AB, org.nr 559271-3306. Betalning med befriande',
          `verkan kan endast ske till bankgiro 5012-7731 med angivande av OCR ${p.ocr}. Anmärkning mot fakturan`,
          'ska göras till oss inom åtta dagar.',
        ],
        { size: 8.5 },
      );
      across(
        s,
        780,
        [
          [40, `${p.supplier.street}, ${p.supplier.post}`],
          [230, `Tel ${p.supplier.phone}`],
          [330, `Org.nr ${p.supplier.organisation}`],
          [440, `Momsnr ${p.supplier.vat}`],
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-liggande',
    producer: 'reportlab',
    hard: 'a wide page drawn on its side, many columns',
    seller: {
      party: firm('Emballagehuset i Tranås AB', 'Beckmansgatan 5, 573 39 Tranås'),
      wares: boxes,
      codes: '99999',
      numbers: '77341',
      lines: [4, 10],
      terms: 30,
      discounts: [500, 1000],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 }, 842, 595);
      s.text(40, 50, p.supplier.name, { size: 14, font: 'bold' });
      across(
        s,
        50,
        [
          [400, `${word(p, 'Faktura')} ${p.number}`],
          [560, `Datum ${p.issue}`],
          [680, `Förfaller ${p.due}`],
        ],
        { font: 'bold' },
      );
      s.block(40, 80, [p.buyer.name, p.buyer.street, p.buyer.post]);
      s.block(400, 80, [`Kundnummer ${p.customer}`, `Order ${p.order}`]);
      if (p.remark !== null) s.text(40, 130, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Artikelnr', (l) => l.code),
          L(110, 'Benämning', (l) => l.name),
          L(330, 'Lev.datum', () => p.delivered),
          R(450, 'Antal', (l) => sp.quantity(l.quantity)),
          L(456, 'Enhet', (l) => l.unit),
          R(560, 'À-pris', (l) => sp.price(l.price)),
          R(620, 'Rabatt %', (l) => sp.percent(l.discount)),
          R(670, 'Moms %', (l) => String(l.rate)),
          R(800, 'Belopp', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 160, ruled: (y) => s.line(40, y, 800) },
      );
      sumsOn(
        s,
        end + 16,
        [
          ['Summa netto', sp.money(p.net)],
          ['Moms 25 %', sp.money(p.tax)],
          ['Summa att betala SEK', sp.money(p.payable)],
        ],
        640,
        800,
      );
      s.text(
        40,
        560,
        `${p.supplier.street}, ${p.supplier.post}   Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Godkänd för F-skatt`,
        { size: 8 },
      );
      return s.onItsSide();
    },
  },
  {
    id: 'o-snabbgrossen',
    producer: 'letters',
    hard: 'till of a cash wholesaler on a narrow roll: name above, quantity times price below',
    seller: {
      party: firm('Hallens Cash Västerort AB', 'Archimedesvägen 4, 168 66 Bromma'),
      wares: groceries,
      codes: '99999',
      numbers: '104-88120',
      lines: [3, 9],
      amounts: [1, 5],
      terms: 10,
    },
    draw: (p) => {
      const s = new Sheet({ font: 'mono', size: 7.5 }, 240, 560 + p.lines.length * 22);
      s.block(
        120,
        30,
        [p.supplier.name, p.supplier.street, p.supplier.post, `Org.nr ${p.supplier.organisation}`],
        { align: 'c', leading: 10 },
      );
      s.text(120, 84, word(p, 'FAKTURA'), { font: 'monobold', size: 11, align: 'c' });
      sumsOn(
        s,
        102,
        [
          ['Fakturanr', p.number],
          ['Datum', p.issue],
          ['Förfallodatum', p.due],
          ['Kundnr', p.customer],
        ],
        14,
        226,
        { leading: 10 },
      );
      s.block(14, 150, [p.buyer.name, p.buyer.street, p.buyer.post], { leading: 10 });
      if (p.remark !== null) s.text(14, 184, p.remark, { font: 'monobold', size: 6.5 });
      let y = 196;
      s.text(14, y, '-'.repeat(47));
      for (const l of p.lines) {
        y += 12;
        s.text(14, y, `${l.code} ${l.name}`);
        y += 10;
        s.text(24, y, `${bare.quantity(l.quantity)} ${l.unit} x ${bare.price(l.price)}`);
        s.right(226, y, bare.money(l.sum));
      }
      s.text(14, y + 12, '-'.repeat(47));
      sumsOn(
        s,
        y + 26,
        [
          ['Netto', bare.money(p.net)],
          [`Moms ${p.vat[0]?.rate}%`, bare.money(p.tax)],
          ['ATT BETALA SEK', bare.money(p.payable)],
        ],
        14,
        226,
        { leading: 11 },
      );
      s.block(
        14,
        y + 70,
        [
          `Bankgiro ${p.supplier.bankgiro}`,
          `Momsreg.nr ${p.supplier.vat}`,
          'Godkänd för F-skatt',
          `Kassör ${p.reference}`,
        ],
        { leading: 10 },
      );
      return s.drawing();
    },
  },
];
