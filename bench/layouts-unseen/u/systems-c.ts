/** More: firms whose papers come from programs of business systems, drawn in points. */
import { Sheet } from '../sheet.ts';
import { grid, headed, put, who } from './drawn.ts';
import { firm } from './firms.ts';
import { facts, figures, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { beers, repairs } from './wares-other.ts';

const m = figures('space');

export const systemsC: readonly LayoutU[] = [
  {
    id: 'u16-brygd-pant',
    producer: 'stretched',
    hard: 'crates of beer with a deposit row of its own, empties sent back; three rates',
    credits: 1,
    seller: {
      firm: firm('Bryggeriet Tolv Tunnor AB', 'Kvarngatan 31, 602 24 Norrköping'),
      wares: beers.filter(({ unit }) => unit !== 'st'),
      lines: [3, 6],
      code: 4,
      number: (n) => `TT${6_120 + n}`,
      terms: 20,
      deposits: { back: ['Pant back 24 fl', '38.40', '9001'], fat: ['Pant fat', '400.00', '9002'] },
      charges: [['Leverans', 22500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(297, 46, 'TOLV TUNNOR', { font: 'serifbold', size: 22, align: 'c' });
      s.text(297, 60, `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`, {
        size: 8,
        align: 'c',
      });
      s.line(40, 68, 555, 68, 1.2);
      s.text(40, 90, `${word(p)} nr ${p.number}`, { font: 'bold', size: 12 });
      headed(
        s,
        [40, 120, 200, 290, 400],
        104,
        facts(p, 'Datum=issue|Förfaller=due|Kund nr=customer|Levererat=delivered|Krediterar nr=about'),
      );
      s.block(40, 138, ['Faktureras', ...who(p.buyer)]);
      s.block(300, 138, ['Levereras', ...who(p.buyer)]);
      if (p.remark !== null) s.text(40, 192, p.remark);
      const y = grid(
        s,
        p,
        '40 Artnr=code|85 Artikel=name|265 Innehåll=pack|>350 Antal=qty|356 =unit|>430 Pris=price|>470 Moms=ratex|>552 Belopp=sum',
        212,
        { form: 'space', rule: 'rows', step: 14 },
      );
      let end = put(
        s,
        320,
        '>552',
        y + 12,
        totals(p, 'space', 'Varor och pant=goods|=charges|Exkl. moms=net'),
      );
      for (const { rate, base, tax } of p.vat) {
        s.text(320, end, `Moms ${rate} %`);
        s.right(450, end, m.money(base));
        s.right(552, end, m.money(tax));
        end += 13;
      }
      put(s, 320, '>552', end + 4, totals(p, 'space', 'Summa moms=tax|Att betala=payable'), {
        last: { font: 'bold', size: 11 },
      });
      s.text(
        40,
        800,
        `Bankgiro ${p.supplier.bankgiro}  OCR ${p.ocr}  Org.nr ${p.supplier.organisation}  Momsnr ${p.supplier.vat}  F-skatt`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'u17-kokservice-arbete',
    producer: 'cairo',
    hard: 'work and material under heads of their own, a work order’s text above the rows',
    credits: 1,
    seller: {
      firm: firm('Kyl & Spisjouren i Skövde AB', 'Gesällgatan 4, 541 50 Skövde'),
      wares: repairs,
      lines: [4, 7],
      code: 5,
      number: (n) => `${402_150 + n}`,
      terms: 20,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(45, 52, p.supplier.name, { font: 'bold', size: 14 });
      s.text(550, 52, word(p, 'Servicefaktura', 'Kreditfaktura'), { size: 14, align: 'r' });
      s.block(45, 66, [`${p.supplier.street}, ${p.supplier.post}`, `Jour ${p.supplier.phone}`]);
      put(
        s,
        360,
        '>550',
        76,
        facts(
          p,
          'Fakturanr=number|Fakturadatum=issue|Förfallodatum=due|Arbetsorder=order|Kreditfaktura till=about',
        ),
      );
      s.block(45, 110, who(p.buyer), { size: 10 });
      s.box(45, 160, 550, 192, 0.93);
      s.block(50, 172, [
        `Felanmälan av ${p.reference}: Maskinen larmar och stannar under program.`,
        p.remark ?? 'Åtgärd: Felsökt, bytt delar, provkört utan anmärkning.',
      ]);
      let y = 214;
      for (const [title, isWork] of [
        ['Arbete', true],
        ['Material', false],
      ] as const) {
        const lines = p.lines.filter(
          (l) => (l.unit === 'tim' || l.name.startsWith('Framkörning')) === isWork,
        );
        if (lines.length === 0) continue;
        s.text(45, y, title, { font: 'bold', size: 10.5 });
        y = grid(
          s,
          p,
          '45 Artikel=code|95 Benämning=name|>340 Antal=qty|346 Enhet=unit|>440 À-pris=price|>548 Summa=sum',
          y + 15,
          { form: 'space', rule: 'head', lines, head: { size: 7.5 } },
        );
        s.right(
          548,
          y + 2,
          `Summa ${title.toLowerCase()}   ${m.money(lines.reduce((sum, l) => sum + l.sum, 0n))}`,
        );
        y += 26;
      }
      put(
        s,
        380,
        '>548',
        y,
        totals(p, 'space', 'Totalt exkl. moms=net|Moms 25 %=tax|Totalt att betala=payable'),
        { last: { font: 'bold' } },
      );
      s.text(
        45,
        800,
        `Org.nr ${p.supplier.organisation} | Momsregnr ${p.supplier.vat} | Bankgiro ${p.supplier.bankgiro} | Ange OCR ${p.ocr} | F-skatt`,
        { size: 7.5 },
      );
      s.page();
      s.text(45, 52, `Servicerapport ${p.order}`, { font: 'bold', size: 13 });
      put(s, 45, 200, 80, [
        ['Objekt', p.buyer.name],
        ['Maskin', 'Huvdiskmaskin HD-7, tillv.nr 20418'],
        ['Utfört', p.delivered],
        ['Tekniker', 'Lag 3'],
        ['Arbetad tid', '08.15 – 11.00'],
        ['Provkörd', 'Ja, 65 / 85 grader'],
      ]);
      s.text(45, 190, 'Kundens underskrift ______________________');
      return s.drawing();
    },
  },
];
