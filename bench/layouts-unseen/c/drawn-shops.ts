/** Invoices of set C drawn by web shops, tills and apps. */
import { compact, dashedBack, iso } from '../days.ts';
import { titled } from '../html.ts';
import { digitsOf } from '../identity.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { bare, counted, english, pointed, spaced } from './looks.ts';
import { type CLayout, coded } from './orders.ts';
import { lined, valued } from './strokes.ts';
import { beer, coffee, dairy, greens, wine } from './wares.ts';

export const shops: readonly CLayout[] = [
  {
    id: 'c59',
    producer: 'fpdf',
    hard: 'web shop invoice: quantity with times sign after the name, VAT included sum told last, dd-mm-yyyy',
    seller: {
      supplier: firm('Teburken & Kakan i Småstaden AB', 'Lilla Gränd 6', '575 31 Eksjö'),
      wares: coffee,
      lines: [2, 5],
      code: (name) => `TK-${digitsOf(`c59${name}`, 3)}`,
      number: (count) => String(10_871 + count),
      from: '2026-05-14',
      terms: 14,
      charges: [['Frakt', 9_900, 'food']],
      buyer: 3,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(50, 60, 'Teburken & Kakan', { size: 18, font: 'serifbold' });
      valued(s, 380, 545, 60, [
        [titled(p, 'Fakturanummer'), p.number],
        ['Ordernummer', p.order],
        ['Fakturadatum', dashedBack(p.issue)],
        ['Förfallodatum', dashedBack(p.due)],
      ]);
      s.block(50, 120, ['Faktureras', p.buyer.name, p.buyer.street, p.buyer.post]);
      if (p.remark !== null) s.text(380, 125, p.remark, { font: 'bold' });
      const end = lined(
        s,
        200,
        [
          [50, 'Artikelnr', (l) => l.code],
          [110, 'Produkt', (l) => l.name],
          [360, 'Antal', (l) => `${bare.quantity(l.quantity)} ${l.unit}`, 'r'],
          [450, 'À-pris', (l) => `${spaced.price(l.price)} kr`, 'r'],
          [545, 'Summa', (l) => `${spaced.money(l.sum)} kr`, 'r'],
        ],
        p.lines,
        { rule: [50, 545] },
      );
      valued(s, 360, 545, end + 8, [
        ['Varor', `${spaced.money(p.lineNet)} kr`],
        ...p.charges.map((c) => [c.label, `${spaced.money(c.amount)} kr`] as const),
        ['Summa exkl. moms', `${spaced.money(p.net)} kr`],
        [`Moms ${p.vat[0]?.rate} %`, `${spaced.money(p.tax)} kr`],
        ['Att betala', `${spaced.money(p.payable)} kr`],
      ]);
      s.block(
        50,
        770,
        [
          `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`,
          `Organisationsnummer ${p.supplier.organisation}, momsregistreringsnummer ${p.supplier.vat}`,
          `Bankgiro ${p.supplier.bankgiro}`,
        ],
        { size: 8, leading: 10 },
      );
      return s.drawing();
    },
  },
  {
    id: 'c60',
    producer: 'fpdf',
    hard: 'English amounts and labels by a Swedish seller, SEK before figures, line numbers first',
    seller: {
      supplier: firm('Umbra Spirits & Tonics AB', 'Destillerigatan 3', '414 58 Göteborg'),
      wares: [...wine.slice(6, 10), ...beer],
      lines: [3, 6],
      code: coded('c60', 6),
      number: (count) => `INV-${8100 + count}`,
      from: '2026-02-19',
      buyer: 4,
      discounts: [1000],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(50, 60, titled(p, 'INVOICE'), { size: 20, font: 'bold' });
      s.block(50, 80, [
        p.supplier.name,
        p.supplier.street,
        p.supplier.post,
        `Reg. no. ${p.supplier.organisation}`,
        `VAT no. ${p.supplier.vat}`,
      ]);
      s.block(50, 160, ['Bill to', p.buyer.name, p.buyer.street, p.buyer.post]);
      valued(s, 360, 545, 160, [
        ['Invoice number', p.number],
        ['Invoice date', iso(p.issue)],
        ['Due date', iso(p.due)],
        ['Customer no', p.customer],
      ]);
      if (p.remark !== null) s.text(360, 220, p.remark, { font: 'bold' });
      const end = lined(
        s,
        240,
        [
          [50, '#', (_, at) => String(at + 1)],
          [70, 'Item no', (l) => l.code],
          [130, 'Description', (l) => l.name],
          [330, 'Qty', (l) => english.quantity(l.quantity), 'r'],
          [340, 'Unit', (l) => l.unit],
          [430, 'Unit price', (l) => english.price(l.price), 'r'],
          [470, 'Disc.', (l) => (l.discount === 0n ? '' : `${english.percent(l.discount)}%`), 'r'],
          [545, 'Amount', (l) => english.money(l.sum), 'r'],
        ],
        p.lines,
        { rule: [50, 545] },
      );
      valued(s, 360, 545, end + 8, [
        ['Subtotal', `SEK ${english.money(p.net)}`],
        ['VAT 25%', `SEK ${english.money(p.tax)}`],
        ['Total due', `SEK ${english.money(p.payable)}`],
      ]);
      s.text(50, 800, `Bankgiro ${p.supplier.bankgiro}. Payment reference ${p.number}. Approved for F-tax.`, {
        size: 8,
      });
      return s.drawing();
    },
  },
  {
    id: 'c61',
    producer: 'pdf-lib',
    hard: "an app's invoice: texts column by column, no rules, quantity with unit, yyyymmdd",
    seller: {
      supplier: firm('Bonden Direkt Leverans AB', 'Ladugårdsvägen 17', '643 91 Vingåker'),
      wares: [...dairy, ...greens],
      lines: [4, 9],
      code: coded('c61', 4),
      number: (count) => String(5_001 + count),
      from: '2026-04-18',
      terms: 10,
      buyer: 5,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(50, 60, 'Bonden Direkt', { size: 16, font: 'bold' });
      s.block(50, 90, ['Fakturanummer', 'Fakturadatum', 'Förfallodatum', 'Kund']);
      s.block(140, 90, [p.number, compact(p.issue), compact(p.due), `${p.buyer.name}, ${p.buyer.post}`]);
      s.text(420, 60, titled(p, 'FAKTURA'), { size: 12 });
      if (p.remark !== null) s.text(420, 76, p.remark, { font: 'bold' });
      const end = lined(
        s,
        170,
        [
          [50, 'Art.nr', (l) => l.code],
          [100, 'Produkt', (l) => l.name],
          [370, 'Antal', (l) => counted(l), 'r'],
          [460, 'Pris', (l) => bare.price(l.price), 'r'],
          [545, 'Summa', (l) => bare.money(l.sum), 'r'],
        ],
        p.lines,
      );
      valued(s, 380, 545, end + 10, [
        ['Exkl. moms', bare.money(p.net)],
        [`Moms ${p.vat[0]?.rate}%`, bare.money(p.tax)],
        ['Totalt att betala', bare.money(p.payable)],
      ]);
      s.block(
        50,
        760,
        [
          p.supplier.name,
          `${p.supplier.street}, ${p.supplier.post}`,
          `Org.nr ${p.supplier.organisation}  Bankgiro ${p.supplier.bankgiro}`,
        ],
        { size: 8, leading: 10 },
      );
      s.columnwise();
      return s.drawing();
    },
  },
  {
    id: 'c62',
    producer: 'pdf-lib',
    credits: 1,
    hard: 'two rows a line: name above, number with figures below; bold texts drawn twice; points for decimals',
    seller: {
      supplier: firm('Källarmästarens Vin & Bar AB', 'Bargatan 28', '411 18 Göteborg'),
      wares: wine,
      lines: [3, 6],
      code: (name) => `${digitsOf(`c62${name}`, 4)}-75`,
      number: (count) => String(660_300 + count),
      from: '2026-02-11',
      buyer: 6,
      discounts: [400],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(50, 55, p.supplier.name, { size: 13, font: 'serifbold' });
      s.block(50, 70, [p.supplier.street, p.supplier.post, `Org.nr: ${p.supplier.organisation}`]);
      s.text(330, 55, `${titled(p, 'Faktura')}`, { size: 13, font: 'serifbold' });
      valued(s, 330, 545, 72, [
        ['Faktura nr', p.number],
        ['Fakturadatum', iso(p.issue)],
        ['Förfaller', iso(p.due)],
        ...(p.about === null ? [] : [['Avser faktura', p.about] as const]),
      ]);
      s.block(330, 130, [p.buyer.name, p.buyer.street, p.buyer.post]);
      if (p.remark !== null) s.text(50, 140, p.remark, { font: 'bold' });
      const end = lined(
        s,
        200,
        [
          [50, 'Artikel / Art.nr', (l) => l.name],
          [300, 'Flaskor', () => '', 'r'],
          [400, 'Pris', () => '', 'r'],
          [450, 'Rabatt', () => '', 'r'],
          [545, 'Belopp', () => '', 'r'],
        ],
        p.lines,
        {
          rule: [50, 545],
          leading: 16,
          under: (l, y) => {
            s.text(50, y + 11, l.code, { grey: 0.3 });
            s.right(300, y + 11, pointed.quantity(l.quantity));
            s.right(400, y + 11, pointed.price(l.price));
            if (l.discount !== 0n) s.right(450, y + 11, `${pointed.percent(l.discount)}%`);
            s.right(545, y + 11, pointed.money(l.sum));
            return y + 11;
          },
        },
      );
      valued(s, 360, 545, end + 8, [
        ['Netto', pointed.money(p.net)],
        ['Moms 25%', pointed.money(p.tax)],
        [p.isCredit ? 'Att återbetala' : 'Att betala', pointed.money(p.payable)],
      ]);
      s.text(50, 800, `Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}, godkänd för F-skatt`, { size: 8 });
      s.twice();
      return s.drawing();
    },
    printing: { unit: () => undefined },
  },
];
