/** Rental, energy, waste and software. */
import { address, over, pairs, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import {
  beside,
  boxed,
  called,
  figures,
  grid,
  linesAs,
  listed,
  meta,
  page,
  partyLines,
  remarkOn,
  sums,
  told,
} from './kit.ts';
import type { LayoutI } from './orders.ts';

const f = figures('swedish');
const sp = figures('space');

export const servicesMore: readonly LayoutI[] = [
  {
    id: 'i47',
    producer: 'chromium',
    hard: 'electricity: kilowatt-hours with prices of four decimals, meter numbers, long footer',
    seller: {
      firm: firm('Ljungdalens Kraft Handel AB', 'Turbinvägen 1, 840 35 Ljungdalen'),
      trades: ['energi'],
      lines: [4, 5],
      numbers: '7700######',
      terms: 28,
    },
    draw: (p) =>
      page(
        'h1{color:#070}.lines td{border-bottom:.3pt solid #ccc}.big{font-size:16pt}',
        beside(
          [55, `<h1>Ljungdalens Kraft</h1><br><br>${address(p.buyer)}`],
          [
            45,
            `<b>${called(p, 'Faktura')} för el</b>${pairs(meta(p, 'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer|OCR-nummer=ocr|Bankgiro=bg'))}`,
          ],
        ),
        `<p class="big">Att betala ${f.money(p.payable)} kr</p>`,
        remarked(p),
        `<p>Anläggnings-id 735999${p.order}${p.customer}2, ${p.buyer.street}</p>`,
        linesAs(p.lines, f, 'Specifikation=name|Antal=qty>|Enhet=unit|Pris kr=price4>|Belopp kr=sum>'),
        `<br>${pairs(sums(p, f, 'Summa exkl. moms=net|Moms {r} %=vat|Summa inkl. moms=payable'))}`,
        `<p class="small">Ljungdalens Kraft Handel AB, ${p.supplier.street}, ${p.supplier.post}. Kundtjänst ${p.supplier.phone}. Org.nr ${p.supplier.organisation}. Du kan vända dig till konsumentvägledaren i din kommun för oberoende råd. Ursprungsmärkning: vattenkraft 100 %.</p>`,
      ),
  },
  {
    id: 'i48',
    producer: 'reportlab-embedded',
    hard: 'waste: a row for each emptying, sender in a band at the foot',
    seller: {
      firm: firm('Kretsloppet Återvinning Bergslagen AB', 'Deponivägen 2, 711 30 Lindesberg'),
      trades: ['avfall'],
      lines: [3, 6],
      codes: '4',
      numbers: '1002###',
    },
    credits: 1,
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.right(555, 50, called(p, 'Faktura', 'Kreditfaktura'), { font: 'bold', size: 16 });
      s.block(40, 60, partyLines(p.buyer), { size: 10 });
      boxed(
        s,
        [40, 140, 240, 340, 440],
        120,
        meta(
          p,
          'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer|Avser fakturanummer=about',
        ),
      );
      s.text(40, 155, `Hämtställe: ${p.buyer.name}, ${p.buyer.street}`);
      remarkOn(s, p, 40, 168);
      const y = grid(
        s,
        p.lines,
        sp,
        '40 Tjänst=code|80 Beskrivning=name|>360 Antal=qty|366 Enhet=unit|>450 Pris=price|>555 Belopp=sum',
        { top: 185, leading: 15, rule: (at) => s.line(40, at, 555) },
      );
      listed(s, 360, 555, y + 20, sums(p, sp, 'Belopp exkl. moms=net|Moms {r} %=vat|Att betala=payable'), {
        font: 'bold',
      });
      s.box(0, 770, 595, 842, 0.9);
      s.block(40, 788, [p.supplier.name, p.supplier.street, p.supplier.post], { size: 8, leading: 11 });
      s.block(
        250,
        788,
        [`Org.nr ${p.supplier.organisation}`, `Momsreg.nr ${p.supplier.vat}`, 'Godkänd för F-skatt'],
        { size: 8, leading: 11 },
      );
      s.block(430, 788, [`Bankgiro ${p.supplier.bankgiro}`, `Tel ${p.supplier.phone}`], {
        size: 8,
        leading: 11,
      });
      return s.drawing();
    },
  },
  {
    id: 'i49',
    producer: 'wkhtmltopdf',
    hard: 'software by the month: period beside each line, short trade mark',
    seller: {
      firm: firm('Tjingo Systems AB', 'Sveagatan 90, 113 50 Stockholm'),
      trades: ['program'],
      lines: [2, 5],
      numbers: 'TJ-#####',
      terms: 15,
    },
    credits: 1,
    draw: (p) =>
      page(
        'h1{color:#61c}.lines th{border-bottom:1pt solid #61c}',
        beside(
          [50, `<h1>tjingo</h1>`],
          [
            50,
            `<b>${called(p, 'Faktura')}</b><br>${told(meta(p, 'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Leverans=delivered|Krediterar=about'))}`,
          ],
        ),
        beside(
          [50, `<b>Från</b><br>${address(p.supplier)}<br>Momsnr ${p.supplier.vat}`],
          [50, `<b>Till</b><br>${address(p.buyer)}<br>Org.nr ${p.buyer.organisation}`],
        ),
        remarked(p),
        `<br>${linesAs(p.lines, f, 'Tjänst=name|Antal=qty>|Enhet=unit|Pris=price>|Belopp=sum>')}`,
        `<br>${over(sums(p, f, 'Delsumma=net|Moms {r} %=vat|Att betala, SEK=payable'))}`,
        `<p class="small">Betalas till bankgiro ${p.supplier.bankgiro}. Prenumerationen löper tills vidare. Org.nr ${p.supplier.organisation}. Tjingo Systems AB är godkänt för F-skatt.</p>`,
      ),
  },
];
