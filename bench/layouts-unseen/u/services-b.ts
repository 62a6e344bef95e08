/** More services: laundry, pests, staff, music, cards, locks, ducts, print. */
import { Sheet } from '../sheet.ts';
import { grid, put, who } from './drawn.ts';
import { begun, firm } from './firms.ts';
import { facts, figures, own, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { above, at, beside, bold, list, page, rows, run, said } from './pages.ts';
import { laundry, music, pests, staff } from './wares-other.ts';

const m = figures('swedish');

export const servicesB: readonly LayoutU[] = [
  {
    id: 'u46-tvatt-period',
    producer: 'chromium',
    hard: 'laundry in weeks: a row between the weeks, quantities of hundreds',
    credits: 1,
    seller: {
      firm: firm('Vita Lin Textilservice AB', 'Tvättstugegatan 6, 504 64 Borås'),
      wares: laundry,
      lines: [4, 6],
      code: 4,
      deliveries: 4,
      isRepeated: true,
      number: (n) => `${720_118 + n}`,
      charges: [['Miljötillägg', 6800, 25]],
    },
    draw: (p) =>
      page(
        'body{font-size:8.5pt}.lines{margin-top:5mm;border:.6pt solid #444}.lines th{border-bottom:.6pt solid #444;font-size:7.5pt}.lines td{padding:2.5pt 4pt}.w td{background:#e8eef5;font-weight:bold}.above{width:100%}.above th{font-size:6.5pt;font-weight:400;border:.6pt solid #444;border-bottom:0}.above td{border:.6pt solid #444;border-top:0}.list{margin:4mm 0 0 auto}',
        beside(
          [50, `<h1 style="font-weight:300;letter-spacing:2pt">VITA LIN</h1>`],
          [50, `<h2>${word(p, 'Samlingsfaktura', 'Kreditfaktura')}</h2>`, 'right'],
        ),
        said(p),
        above(
          facts(
            p,
            'Fakturanr=number|Fakturadatum=issue|Kundnr=customer|Er referens=reference|Förfallodatum=due|Krediterad faktura=about',
          ),
        ),
        `<p>${at(p.buyer)}</p>`,
        rows(p, 'swedish', 'Artikel=code|Benämning=name|>Antal=qty|Enhet=unit|>Pris=price|>Belopp=sum', {
          above: (l, i) =>
            i === 0 || p.lines[i - 1]?.delivery !== l.delivery
              ? `<tr class="w"><td colspan="6">Vecka ${24 + l.delivery}, följesedel ${Number(p.order) + l.delivery}</td></tr>`
              : '',
        }),
        list(
          bold(totals(p, 'swedish', '=charges|Summa exkl. moms=net|Moms 25 %=tax|Att betala SEK=payable')),
        ),
        `<p class="small">${at(p.supplier, ', ')} — ${run(facts(p, 'Bankgiro=bg|OCR=ocr|Org.nr=org|Momsreg.nr=vat|Tel=phone'), ' — ', ' ')} — Godkänd för F-skatt</p>`,
      ),
  },
  {
    id: 'u47-skadedjur-avtal',
    producer: 'reportlab',
    hard: 'an agreement by quarter; the name of the object above the rows, a big sum at the left',
    credits: 0,
    seller: {
      firm: firm('Råttfri Zon i Väst AB', 'Backa Bergögata 18, 422 46 Hisings Backa'),
      wares: pests,
      lines: [1, 4],
      number: (n) => `RZ${2_608 + n}`,
      terms: 30,
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5 });
      s.box(0, 0, 595, 30, 0.15);
      s.text(40, 20, 'RÅTTFRI ZON', { font: 'bold', size: 13, grey: 1 });
      s.text(555, 20, `${word(p)} ${p.number}`, { align: 'r', grey: 1, size: 11 });
      s.block(40, 60, who(p.buyer), { size: 10 });
      put(s, 340, 450, 60, facts(p, 'Fakturadatum=issue|Förfallodatum=due|Avtalsnr=order|Kundnr=customer'));
      s.text(40, 136, 'Att betala', { size: 8 });
      s.text(40, 156, `${m.money(p.payable)} kr`, { font: 'bold', size: 18 });
      s.text(340, 156, p.remark ?? `Objekt: ${p.buyer.street}`);
      const y = grid(
        s,
        p,
        '40 Beskrivning=name|>330 Antal=qty|338 Enhet=unit|>440 Pris=price|>555 Summa=sum',
        190,
        { form: 'swedish', rule: 'rows', step: 18 },
      );
      put(
        s,
        380,
        '>555',
        y + 10,
        totals(p, 'swedish', 'Delsumma=net|Moms 25%=tax|Avrundning=rounding|Totalt SEK=payable'),
        { last: { font: 'bold' } },
      );
      s.block(
        40,
        780,
        [
          `${p.supplier.name} | ${p.supplier.street} | ${p.supplier.post}`,
          `Org.nr ${p.supplier.organisation} | Moms ${p.supplier.vat} | Bankgiro ${p.supplier.bankgiro} | F-skatt`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'u48-bemanning-pass',
    producer: 'wkhtmltopdf',
    hard: 'staff by the hour with the day of each shift in a column, supplements as rows',
    credits: 1,
    seller: {
      firm: firm('Extrapasset Personal AB', 'Hamngatan 15, 211 22 Malmö'),
      wares: staff,
      lines: [3, 5],
      number: (n) => `${14_044 + n}`,
      terms: 10,
    },
    draw: (p) =>
      page(
        'body,td,th{font-size:12.5pt}.lines{margin-top:25px}.lines th{border-bottom:2px solid #e0245e}.lines td{padding:7px 5px;border-bottom:1px solid #eee}.list{margin:20px 0 0 auto}.list td{padding:4px 8px}',
        beside(
          [55, '<b style="font-size:24pt;color:#e0245e">Extrapasset</b>'],
          [45, `<b style="font-size:18pt">${word(p)} ${p.number}</b>`, 'right'],
        ),
        said(p),
        beside(
          [55, at(p.buyer)],
          [
            45,
            list(
              facts(
                p,
                'Fakturadatum=issue|Att betala senast=due|Er kontakt=reference|Kreditfaktura mot=about',
              ),
            ),
          ],
        ),
        rows(p, 'swedish', 'Datum=day|Uppdrag=name|>Timmar/st=qty|Enhet=unit|>Pris=price|>Belopp=sum', {
          extra: { day: (l) => `${1 + own(l, 'd', 27)}/${p.issue.slice(5, 7)}` },
        }),
        list(bold(totals(p, 'swedish', 'Netto=net|Moms 25 %=tax|Att betala=payable'), ' kr')),
        `<p style="font-size:10pt">${at(p.supplier, ', ')}<br>${run(facts(p, 'Bankgiro=bg|Org.nr=org|VAT=vat'), ', ', ' ')}, innehar F-skattsedel</p>`,
      ),
  },
  {
    id: 'u49-musik-licens',
    producer: 'weasyprint',
    hard: 'a licence for music by quarter; the due date within the slip only',
    seller: {
      firm: firm(
        'Tonskapargillet Licens ekonomisk förening',
        'Notvägen 12, 115 27 Stockholm',
        begun('7028', 'Tonskapargillet'),
      ),
      wares: music,
      lines: [1, 3],
      number: (n) => `L-26-${50_110 + n}`,
      terms: 30,
    },
    draw: (p) =>
      page(
        'body{font-size:9.5pt}.lines{margin-top:8mm}.lines th{font-size:8pt;border-top:.8pt solid;border-bottom:.8pt solid}.lines td{padding:4pt}.list{margin:4mm 0 0 auto}.slip{margin-top:35mm;border:1pt solid #000}.above{width:100%}.above th{font-size:7pt;font-weight:400}.above td{padding-bottom:6pt}',
        beside(
          [60, `<b>TONSKAPARGILLET</b><br>${p.supplier.street}<br>${p.supplier.post}`],
          [40, list(facts(p, 'Licensfaktura=number|Datum=issue|Licenstagare nr=customer'))],
        ),
        `<p>${at(p.buyer)}</p><h2>${word(p, 'Faktura för offentligt framförande av musik', 'Kreditfaktura')}</h2>`,
        said(p),
        rows(p, 'space', 'Licens=name|>Antal=qty|Period=unit|>Avgift=price|>Moms=ratep|>Belopp=sum'),
        list(bold(totals(p, 'space', 'Summa exkl. moms=net|Moms 25 %=tax|Summa inkl. moms=payable'))),
        `<p>${p.supplier.name}. Org.nr ${p.supplier.organisation}. VAT ${p.supplier.vat}. Godkänd för F-skatt.</p>`,
        `<div class="slip">${above([
          ['Bankgiro', p.supplier.bankgiro],
          ['OCR', p.ocr],
          ['Förfallodatum', p.due],
          ['Att betala', `${m.money(p.payable)} kr`],
        ])}</div>`,
      ),
  },
];
