/** Services that a restaurant pays for: energy, water, rent, waste, telephones. */
import { Sheet } from '../sheet.ts';
import { grid, headed, put, who } from './drawn.ts';
import { begun, firm } from './firms.ts';
import { facts, figures, own, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { above, at, beside, bold, list, page, rows, run, said } from './pages.ts';
import { gases, grids, power, waterWorks } from './wares-other.ts';

const m = figures('swedish');

export const servicesA: readonly LayoutU[] = [
  {
    id: 'u38-el-handel',
    producer: 'chromium',
    hard: 'electricity: prices of four decimals, meter readings in a box, the slip’s line at the foot',
    seller: {
      firm: firm('Älvkraft Handel AB', 'Forsgatan 3, 931 31 Skellefteå'),
      wares: power,
      metered: 'kWh',
      lines: [4, 4],
      isListed: true,
      number: (n) => `80${44_210 + n * 7}`,
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.b{background:#fff5d6;padding:3mm}.lines{margin-top:6mm}.lines th{border-bottom:.8pt solid #c90}.lines td{padding:4pt 3pt}.list{margin:4mm 0 0 auto}.list td{padding:2pt 5pt}.mono{font-family:"Liberation Mono";margin-top:25mm;border-top:.6pt dashed #000;padding-top:3mm}',
        beside(
          [60, '<b style="font-size:20pt;color:#c90">älvkraft</b>'],
          [40, `<h2>${word(p, 'Faktura elhandel', 'Kreditfaktura')}</h2>`, 'right'],
        ),
        said(p),
        beside(
          [55, `<br>${at(p.buyer)}`],
          [
            45,
            `<div class="b">${list(facts(p, 'Fakturanummer=number|Kundnummer=customer|Fakturadatum=issue|Förfallodatum=due'))}<b>Att betala ${m.money(p.payable)} kr</b></div>`,
          ],
        ),
        `<p>Anläggnings-id 735 999 ${p.order} ${p.customer}, elområde SE1. Mätarställning ${41_000 + (Number(p.customer) % 900)} – ${51_000 + (Number(p.order) % 900)}.</p>`,
        rows(p, 'swedish', 'Specifikation=name|>Förbrukning=qty|=unit|>Pris kr=price|>Belopp kr=sum'),
        list(
          bold(
            totals(
              p,
              'swedish',
              'Summa före moms=net|Moms 25 %=tax|Öresavrundning=rounding|Att betala=payable',
            ),
            ' kr',
          ),
        ),
        `<p class="small">${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · ${run(facts(p, 'Org.nr=org|Momsreg.nr=vat|Bankgiro=bg'), ' · ', ' ')} · F-skatt</p>`,
        `<div class="mono"># ${p.ocr} # ${m.money(p.payable).replace(',', ' ')} 4 &gt; ${p.supplier.bankgiro.replace('-', '')}#41#</div>`,
      ),
  },
  {
    id: 'u39-elnat-sidtva',
    producer: 'weasyprint',
    hard: 'the network’s bill: sums and slip on page 1, what was used on page 2',
    seller: {
      firm: firm(
        'Bergslagens Elnät Ekonomisk förening',
        'Kopparvägen 20, 711 34 Lindesberg',
        begun('7696', 'Bergslagens Elnät'),
      ),
      wares: grids,
      lines: [5, 5],
      isListed: true,
      number: (n) => `${260_900 + n}`,
      terms: 28,
    },
    draw: (p) =>
      page(
        'body{font-size:9.5pt}.p2{page-break-before:always}.lines th{border-bottom:.8pt solid #000}.lines td{padding:4pt 3pt}.list td{padding:2pt 8pt 2pt 0}.slip{border:.8pt solid #000;margin-top:60mm;padding:4mm}.above th{font-size:7pt;font-weight:400;padding-right:14mm}',
        beside(
          [
            55,
            `<b style="font-size:14pt">Bergslagens Elnät</b><br>${p.supplier.street}<br>${p.supplier.post}`,
          ],
          [45, `<h1>${word(p)}</h1>${list(facts(p, 'Fakturanr=number|Fakturadatum=issue|Kundnr=customer'))}`],
        ),
        said(p),
        `<p>${at(p.buyer)}</p>`,
        '<h2>Sammanställning</h2>',
        list(
          bold(
            totals(
              p,
              'swedish',
              'Elnät enligt specifikation på sidan 2=net|Moms 25 %=tax|Att betala=payable',
            ),
            ' kr',
          ),
        ),
        `<p>Oss tillhanda senast ${p.due}. Efter förfallodagen debiteras ränta och avgift för påminnelse.</p>`,
        `<div class="slip">${above(facts(p, 'Bankgiro=bg|OCR=ocr|Förfallodag=due|Betalningsmottagare=seller'))}<br><b>Belopp ${m.money(p.payable)} kr</b></div>`,
        `<div class="p2"><h2>Specifikation till faktura ${p.number}</h2><p>Nätområde Lindesberg, säkring 63 A, period föregående månad</p>${rows(p, 'swedish', 'Post=name|>Kvantitet=qty|Enhet=unit|>Pris=price|>Kronor=sum')}<p class="small">${p.supplier.name}, ${run(facts(p, 'organisationsnummer=org|momsregistreringsnummer=vat'), ', ', ' ')}, godkänd för F-skatt</p></div>`,
      ),
  },
  {
    id: 'u40-gasol-flaskor',
    producer: 'runs',
    hard: 'cylinders out and in beside the quantity; rent of cylinders as rows',
    credits: 1,
    seller: {
      firm: firm('Gasdepån Mälardalen AB', 'Strömledningsgatan 7, 721 37 Västerås'),
      wares: gases,
      lines: [3, 6],
      code: 5,
      number: (n) => `G${15_511 + n}`,
      terms: 20,
      charges: [['ADR-tillägg', 14500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 50, 'GASDEPÅN', { font: 'bold', size: 20 });
      s.text(555, 50, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 14, align: 'r' });
      put(
        s,
        380,
        '>555',
        70,
        facts(
          p,
          'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer|Avser faktura=about',
        ),
        { step: 12 },
      );
      s.block(40, 90, ['Levererat till', ...who(p.buyer)]);
      if (p.remark !== null) s.text(40, 150, p.remark);
      const y = grid(
        s,
        p,
        '40 Artnr=code|90 Artikel=name|>270 Ut=out|>300 In=in|>350 Antal=qty|356 Enh=unit|>430 À-pris=price|>552 Belopp=sum',
        170,
        {
          form: 'space',
          rule: 'bar',
          step: 15,
          extra: {
            out: (l) => (l.name.includes('Gasol') ? String(l.quantity / 1000n) : ''),
            in: (l) => (l.name.includes('Gasol') ? String(own(l, 'in', 4)) : ''),
          },
        },
      );
      put(
        s,
        380,
        '>552',
        y + 12,
        totals(p, 'space', '=charges|Netto=net|Moms 25 %=tax|Att betala kr=payable'),
        { last: { font: 'bold' } },
      );
      s.line(40, 780, 555);
      s.text(40, 794, `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`, { size: 7.5 });
      s.text(
        40,
        805,
        `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Moms ${p.supplier.vat}   Godkänd för F-skatt`,
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'u41-va-taxa',
    producer: 'pdf-lib',
    hard: 'a municipal waterworks: readings, a period, price and sum; no due date at the head',
    seller: {
      firm: firm('Ydrebygdens Vatten och Avlopp AB', 'Sjövägen 2, 573 74 Österbymo'),
      wares: waterWorks,
      metered: 'm3',
      lines: [4, 5],
      isListed: true,
      number: (n) => `${30_260_111 + n * 5}`,
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5 });
      s.text(50, 60, 'Ydrebygdens VA', { font: 'bold', size: 16 });
      s.block(50, 76, [p.supplier.name, p.supplier.street, p.supplier.post], { size: 8 });
      s.text(330, 60, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 14 });
      put(s, 330, 440, 78, facts(p, 'Fakturanr=number|Fakturadatum=issue|Kund-/anläggnr=customer'), {
        step: 12,
      });
      s.block(330, 132, who(p.buyer), { size: 10 });
      s.text(50, 200, p.remark ?? 'Mätare 40117, avläst av kund', { size: 9 });
      put(
        s,
        50,
        150,
        214,
        [
          ['Tidigare ställning', '1 184'],
          ['Ny ställning', '1 402'],
          ['Period', 'kvartal 2'],
        ],
        { step: 11, style: { size: 8.5 } },
      );
      const y = grid(
        s,
        p,
        '50 Avgift=name|>330 Antal=qty|338 Enhet=unit|>440 Pris=price|>545 Belopp=sum',
        268,
        { form: 'space', rule: 'rows', step: 16 },
      );
      put(
        s,
        330,
        '>545',
        y + 12,
        totals(
          p,
          'space',
          'Summa exkl. moms=net|Moms 25 %=tax|Öresutjämning=rounding|Summa att betala=payable',
        ),
        { last: { font: 'bold' } },
      );
      s.line(40, 620, 555, 620, 0.4);
      headed(s, [50, 170, 290, 430], 640, [
        ['Oss tillhanda senast', p.due],
        ['Bankgiro', p.supplier.bankgiro],
        ['OCR-nummer', p.ocr],
        ['Belopp', totals(p, 'space', 'x=payable')[0]?.[1] ?? ''],
      ]);
      s.text(
        50,
        800,
        `Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt. Frågor: ${p.supplier.phone}`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
