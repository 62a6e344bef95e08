/** Laundry, repairs, rental, energy. */
import { address, pairs, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import {
  beside,
  called,
  facts,
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

export const services: readonly LayoutI[] = [
  {
    id: 'i42',
    producer: 'driver',
    hard: 'laundry: pieces in and out, period in the head',
    seller: {
      firm: firm('Linneverket Tvätt & Textil AB', 'Ångtvättsgatan 5, 633 46 Eskilstuna'),
      trades: ['tvätt'],
      lines: [3, 7],
      codes: '3',
      numbers: '55####',
      terms: 20,
    },
    credits: 1,
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 50, 'Linneverket', { font: 'serifbold', size: 22 });
      s.text(380, 50, called(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 14 });
      facts(
        s,
        380,
        470,
        68,
        meta(
          p,
          'Fakturanr=number|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer|Ursprunglig fakt.=about',
        ),
      );
      s.block(40, 110, partyLines(p.buyer));
      s.text(40, 165, `Avser textilservice till och med ${p.delivered}`);
      remarkOn(s, p, 40, 180);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Plagg=code|80 =name|>330 Utlämnat=qty|>400 Debiteras=qty|406 =unit|>480 Pris=price|>555 Kronor=sum',
        { top: 200, leading: 14, rule: (at) => s.line(40, at, 555) },
      );
      listed(s, 400, 555, y + 16, sums(p, f, 'Summa=net|Moms {r} %=vat|Att betala=payable'));
      s.block(
        40,
        785,
        [
          `${p.supplier.name} | ${p.supplier.street} | ${p.supplier.post}`,
          `Bankgiro ${p.supplier.bankgiro} | Org.nr ${p.supplier.organisation} | F-skatt`,
        ],
        { size: 7.5, leading: 10 },
      );
      return s.drawing();
    },
  },
  {
    id: 'i43',
    producer: 'chromium',
    hard: 'refrigeration repair: work report above the lines, hours and material',
    seller: {
      firm: firm('Frostvakten Kylservice i Skara AB', 'Verkstadsgatan 8, 532 37 Skara'),
      trades: ['kyl'],
      lines: [3, 6],
      codes: '5',
      numbers: '1800#',
      charges: [['Fakturaavgift', 4500, 25]],
    },
    draw: (p) =>
      page(
        '.j{border-left:3pt solid #09c;padding-left:6pt;margin:8pt 0}.lines th{background:#09c;color:#fff}',
        beside(
          [50, `<h2>Frostvakten</h2>`],
          [
            50,
            `<h2>${called(p, 'Faktura')}</h2>${pairs(meta(p, 'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer|Arbetsorder=order'))}`,
          ],
        ),
        address(p.buyer),
        remarked(p),
        `<div class="j"><b>Utfört arbete ${p.delivered}</b><br>Felsökt kylrum, bytt defekt fläkt och kontrollerat täthet. Anläggningen i drift vid avfärd. Tekniker: Mats.</div>`,
        linesAs(p.lines, f, 'Art.nr=code|Benämning=name|Antal=qty2>|Enhet=unit|Á-pris=price>|Summa=sum>'),
        `<div class="right">${pairs(sums(p, f, 'Summa rader=lines|=charges|Exkl. moms=net|Moms {r}%=vat|Att betala=payable'))}</div>`,
        `<p class="clear small">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, tel ${p.supplier.phone}<br>Bankgiro ${p.supplier.bankgiro}, org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt.</p>`,
      ),
  },
  {
    id: 'i44',
    producer: 'pdf-lib',
    hard: 'an electrician: hours and material in two groups with headings',
    seller: {
      firm: firm('Strömstedts El i Alingsås AB', 'Kabelgatan 14, 441 39 Alingsås'),
      trades: ['el'],
      lines: [3, 6],
      codes: 'E-5',
      numbers: '10####',
      isWhole: true,
      groupOf: ({ unit }) => (unit === 'h' ? 0 : 1),
    },
    credits: 1,
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      const isWork = (unit: string): boolean => unit === 'h';
      s.text(40, 50, p.supplier.name, { font: 'bold', size: 13 });
      s.text(40, 90, `${called(p, 'FAKTURA', 'KREDITFAKTURA')} ${p.number}`, { font: 'bold', size: 12 });
      s.block(330, 90, partyLines(p.buyer));
      facts(
        s,
        40,
        140,
        108,
        meta(p, 'Fakturadatum=issue|Förfallodatum=due|Arbetsorder=order|Beställare=ref|Avser faktura=about'),
      );
      remarkOn(s, p, 40, 180);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Art=code|100 Benämning=name|>380 Antal=qty|388 Enh=unit|>470 À-pris=price|>555 Summa=sum',
        {
          top: 200,
          above: (line, index, at) => {
            const before = p.lines[index - 1];
            if (before !== undefined && isWork(before.unit) === isWork(line.unit)) return at;
            s.text(40, at, isWork(line.unit) ? 'Arbete' : 'Material', { font: 'bold', size: 8 });
            return at + 12;
          },
          gap: 2,
        },
      );
      s.text(40, y + 10, `Antal rader ${String(p.lines.length)}`, { size: 7 });
      listed(
        s,
        400,
        555,
        y + 20,
        sums(p, f, 'Netto=net|Moms {r} %=vat|Öresavrundning=rounding|Att betala=payable'),
      );
      s.block(
        40,
        785,
        [
          `${p.supplier.street}, ${p.supplier.post}, ${p.supplier.phone}`,
          `Bankgiro ${p.supplier.bankgiro}  Org.nr ${p.supplier.organisation}  Säte Alingsås  F-skatt`,
        ],
        { size: 7.5, leading: 10 },
      );
      return s.drawing();
    },
  },
  {
    id: 'i45',
    producer: 'weasyprint',
    hard: 'a plumber: sender at the left side, narrow column',
    seller: {
      firm: firm('Rörjouren Kattegatt AB', 'Strandgatan 52, 432 44 Varberg'),
      trades: ['rör'],
      lines: [2, 5],
      codes: '4',
      numbers: 'F2026-###',
      terms: 10,
    },
    draw: (p) =>
      page(
        '.side{font-size:7.5pt;color:#555}.lines th{border-bottom:.5pt solid;font-size:8pt}.pairs{margin-left:45%}',
        beside(
          [
            22,
            `<div class="side"><b>Rörjouren Kattegatt AB</b><br>${p.supplier.street}<br>${p.supplier.post}<br><br>Telefon<br>${p.supplier.phone}<br><br>Org.nr<br>${p.supplier.organisation}<br><br>Bankgiro<br>${p.supplier.bankgiro}<br><br>Godkänd för F-skatt</div>`,
          ],
          [
            78,
            `<h2>${called(p, 'Faktura')}</h2>${told(meta(p, 'Fakturanr=number|Datum=issue:abbreviated|Förfallodatum=due:abbreviated|Kundnr=customer'))}<br><br>${address(p.buyer)}<br>${remarked(p)}<br>${linesAs(p.lines, f, 'Nr=code|Beskrivning=name|Antal=qty>|Enh=unit|Pris=price>|Summa=sum>')}<br>${pairs(sums(p, f, 'Netto=net|Moms {r} %=vat|Att betala=payable'))}`,
          ],
        ),
      ),
  },
  {
    id: 'i46',
    producer: 'stretched',
    hard: 'rental: days and pieces, text lines between',
    seller: {
      firm: firm('Festfixarna Uthyrning i Borlänge AB', 'Hagavägen 9, 781 50 Borlänge'),
      trades: ['hyra'],
      lines: [3, 7],
      codes: '4',
      numbers: '8###',
      discounts: [10],
      charges: [['Diskavgift porslin', 65000, 25]],
    },
    credits: 1,
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 55, 'FESTFIXARNA', { font: 'bold', size: 20 });
      s.text(380, 55, called(p, 'Hyresfaktura', 'Kreditfaktura'), { font: 'bold', size: 14 });
      facts(
        s,
        380,
        470,
        75,
        meta(p, 'Fakturanr=number|Fakturadatum=issue|Förfallodatum=due|Bokning=order|Avser=about'),
      );
      s.block(40, 90, partyLines(p.buyer));
      s.text(40, 150, `Hyresperiod ${p.delivered} till ${p.issue}`);
      remarkOn(s, p, 40, 166);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Art=code|75 Benämning=name|>330 Antal=qty|338 Enhet=unit|>430 Hyra/enh=price|>480 Rab=disc%|>555 Summa=sum',
        {
          top: 185,
          under: (_line, index, at) => {
            if (index !== 0) return at;
            s.text(75, at, 'Återlämnas diskat och torrt', { size: 8 });
            return at + 12;
          },
          gap: 3,
        },
      );
      listed(
        s,
        380,
        555,
        y + 16,
        sums(p, f, 'Diskavgift porslin=charges|Summa exkl. moms=net|Moms {r} %=vat|Att betala SEK=payable'),
      );
      s.block(
        40,
        790,
        [
          `${p.supplier.name}  ${p.supplier.street}  ${p.supplier.post}  Org.nr ${p.supplier.organisation}  Plusgiro ${p.supplier.plusgiro}`,
        ],
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
];
