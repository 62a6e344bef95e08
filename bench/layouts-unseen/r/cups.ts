/** Coffee, tea and gas. */
import { plusDays, slashes } from '../days.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { eng, listed, Roll, sp, who, word } from './kit.ts'; // prettier-ignore
import type { LayoutR } from './orders.ts';
import { coffeeGoods } from './wares.ts';
import { gases, teas } from './wares-more.ts';

export const cups: readonly LayoutR[] = [
  {
    id: 'r33-kaffe-saldo',
    producer: 'stretched',
    hard: 'sums stand before the rows; VAT as a letter A or B',
    credits: 1,
    seller: {
      firm: firm('Rosteri Kajplats 9 AB', 'Hamnplan 9, 851 71 Sundsvall'),
      wares: coffeeGoods,
      lines: [4, 9],
      code: 5,
      number: (n) => `9-${14_022 + n}`,
      terms: 20,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(50, 60, 'Kajplats 9', { font: 'serifbold', size: 24 });
      s.text(50, 76, `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`, { size: 8 });
      s.block(50, 120, who(p.buyer));
      listed(s, 330, 540, 60, [[word(p), p.number], ['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['Kundnummer', p.customer], ['Krediterad faktura', p.about]], { align: 'r' }); // prettier-ignore
      s.box(50, 176, 545, 232, 0.93);
      s.block(58, 190, ['Netto', 'Moms', 'Att betala']);
      for (const [at, value] of [p.net, p.tax, p.payable].entries()) s.right(200, 190 + at * 12, sp.money(value), { font: at === 2 ? 'bold' : 'sans' }); // prettier-ignore
      for (const [at, v] of p.vat.entries()) s.text(250, 190 + at * 12, `${v.rate === 25 ? 'A' : 'B'} = moms ${v.rate} %: ${sp.money(v.tax)} på ${sp.money(v.base)}`); // prettier-ignore
      if (p.remark !== null) s.text(250, 224, p.remark);
      const roll = new Roll(s, 720, () => 256);
      roll.row([[50, 'Nr'], [95, 'Produkt'], [340, 'Antal', 'r'], [346, 'Enhet'], [430, 'Pris', 'r'], [455, 'M'], [545, 'Summa', 'r']], 15, { font: 'bold' }); // prettier-ignore
      for (const l of p.lines) roll.row([[50, l.code], [95, l.name], [340, sp.quantity(l.quantity), 'r'], [346, l.unit], [430, sp.price(l.price), 'r'], [455, l.rate === 25 ? 'A' : 'B'], [545, sp.money(l.sum), 'r']], 14); // prettier-ignore
      s.text(50, 790, `Bankgiro ${p.supplier.bankgiro}   Organisationsnr ${p.supplier.organisation}   Momsregnr ${p.supplier.vat}   F-skatt`, { size: 8 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r34-te-engelska',
    producer: 'arrays',
    hard: 'a Swedish firm whose program writes English',
    seller: {
      firm: firm('Leaf & Ladle Tea Traders AB', 'Kyrkogatan 28, 411 15 Göteborg'),
      wares: teas,
      lines: [2, 5],
      code: (name) => `T${name.length}-${name.slice(0, 3).toUpperCase()}`,
      number: (n) => `SI${4_400 + n}`,
      charges: [['Freight', 14900, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(50, 56, p.supplier.name, { font: 'bold', size: 14 });
      s.right(545, 56, word(p, 'Sales Invoice', 'Credit Memo'), { size: 14 });
      s.block(50, 90, ['Bill-to', ...who(p.buyer), 'Sweden']);
      listed(s, 360, 545, 90, [['No.', p.number], ['Posting Date', slashes(p.issue)], ['Due Date', slashes(p.due)], ['Customer No.', p.customer], ['Applies to', p.about], ['VAT Reg. No.', p.supplier.vat]], { align: 'r' }); // prettier-ignore
      if (p.remark !== null) s.text(50, 180, p.remark);
      const roll = new Roll(s, 700, () => 200);
      roll.row([[50, 'No.'], [115, 'Description'], [320, 'Quantity', 'r'], [326, 'UoM'], [420, 'Price excl. VAT', 'r'], [460, 'VAT %', 'r'], [545, 'Line Amount', 'r']], 15, { font: 'bold', size: 8 }); // prettier-ignore
      for (const l of p.lines) roll.row([[50, l.code], [115, l.name], [320, eng.quantity(l.quantity), 'r'], [326, l.unit], [420, eng.price(l.price), 'r'], [460, String(l.rate), 'r'], [545, eng.money(l.sum), 'r']]); // prettier-ignore
      for (const c of p.charges)
        roll.row([
          [115, c.label],
          [460, String(c.rate), 'r'],
          [545, eng.money(c.amount), 'r'],
        ]);
      roll.y += 10;
      for (const [label, value] of [['Total SEK Excl. VAT', p.net], ...p.vat.map((v) => [`${v.rate}% VAT of ${eng.money(v.base)}`, v.tax] as const), ['Total VAT', p.tax], ['Total SEK Incl. VAT', p.payable]] as const) roll.row([[330, label], [545, eng.money(value), 'r']], 14); // prettier-ignore
      s.text(50, 790, `${p.supplier.street}, ${p.supplier.post}. Bankgiro ${p.supplier.bankgiro}. Corporate ID ${p.supplier.organisation}. Approved for F-tax.`, { size: 7.5 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r35-gas-flaskor',
    producer: 'recoded',
    hard: 'rent by the day among the goods; dates of the period in each row',
    credits: 0,
    seller: {
      firm: firm('Svea Gasdepå AB', 'Oljehamnen 4, 115 42 Stockholm'),
      wares: gases,
      lines: [3, 6],
      isListed: true,
      code: 6,
      number: (n) => String(60_990_120 + n * 7),
      charges: [['Energitillägg 3,5 %', '350', 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.block(40, 46, [p.supplier.name, p.supplier.street, p.supplier.post], { font: 'bold' });
      s.text(300, 46, word(p, 'FAKTURA', 'KREDIT'), { font: 'bold', size: 16 });
      for (const [at, [label, value]] of (
        [
          ['Fakturanummer', p.number],
          ['Fakturadatum', p.issue],
          ['Kundnummer', p.customer],
          ['Förfallodatum', p.due],
        ] as const
      ).entries()) {
        // prettier-ignore
        s.text(300 + (at % 2) * 130, 66 + Math.floor(at / 2) * 26, label, { size: 6.5 });
        s.text(300 + (at % 2) * 130, 77 + Math.floor(at / 2) * 26, value);
      }
      s.block(40, 120, who(p.buyer));
      if (p.remark !== null) s.text(300, 130, p.remark);
      const roll = new Roll(s, 700, () => 185);
      roll.row([[40, 'Artikelnr'], [95, 'Benämning'], [235, 'Period/ADR'], [375, 'Kvantitet', 'r'], [380, 'Enhet'], [465, 'Pris', 'r'], [555, 'Belopp', 'r']], 15, { font: 'bold' }); // prettier-ignore
      for (const l of p.lines) roll.row([[40, l.code], [95, l.name], [235, l.unit === 'dygn' ? `${plusDays(p.issue, -31)}-${plusDays(p.issue, -1).slice(5)}` : l.pack], [375, sp.quantity(l.quantity), 'r'], [380, l.unit], [465, sp.price(l.price), 'r'], [555, sp.money(l.sum), 'r']]); // prettier-ignore
      for (const c of p.charges)
        roll.row([
          [95, c.label],
          [555, sp.money(c.amount), 'r'],
        ]);
      roll.y += 12;
      roll.row([[95, 'Summa exkl. moms'], [235, sp.money(p.net)], [300, 'Moms 25 %'], [375, sp.money(p.tax)], [465, 'Att betala', 'r'], [555, sp.money(p.payable), 'r']], 20, { font: 'bold' }); // prettier-ignore
      s.text(40, 790, `Bankgiro ${p.supplier.bankgiro}  OCR ${p.ocr}  Org.nr ${p.supplier.organisation}  VAT ${p.supplier.vat}  F-skattebevis  Säkerhetsblad på begäran`, { size: 7.5 }); // prettier-ignore
      return s.drawing();
    },
  },
];
