/** Papers of a form of their own, as some are in any post: a market place, a factor, a prepayment, a wide page. */
import { Sheet } from '../sheet.ts';
import { grid, headed, put, who } from './drawn.ts';
import { firm } from './firms.ts';
import { facts, figures, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { above, at, beside, bold, list, page, rows, run, said } from './pages.ts';
import { butcher, garden, sweet } from './wares-food.ts';
import { beers, disposable, kitchenTools, roastery, soda, wines } from './wares-other.ts';

const m = figures('swedish');

/** A price with its VAT to the nearest hundredth, in ten-thousandths. */
const withVat = (price: bigint, rate: number): bigint =>
  ((price * BigInt(100 + rate) + 5_000n) / 10_000n) * 100n;

export const oddA: readonly LayoutU[] = [
  {
    id: 'u64-torg-salda',
    producer: 'chromium',
    hard: 'a market place’s name on top, the seller named as such below; no units',
    credits: 1,
    seller: {
      firm: firm('Hagtorpets Grönsaker AB', 'Hagtorp 4, 590 30 Borensberg'),
      wares: garden.filter(({ unit }) => unit !== 'kg'),
      lines: [2, 5],
      number: (n) => `GT-${26_000 + n}-1`,
      terms: 14,
      charges: [['Leverans till nod', 12500, 'F']],
    },
    draw: (p) =>
      page(
        'body{font-size:9.5pt}.top{border-bottom:2pt solid #6b8e23}.lines{margin-top:6mm}.lines th{color:#6b8e23}.lines td{padding:4pt 3pt;border-bottom:.3pt dotted #999}.list{margin:4mm 0 0 auto}.list td{padding:2pt 5pt}',
        `<div class="top">${beside([60, '<b style="font-size:18pt;color:#6b8e23">Gårdstorget</b><br>närmare till marken'], [40, `Förmedlad order ${p.order}`, 'right'])}</div>`,
        `<h2>${word(p)} ${p.number}</h2>`,
        said(p),
        beside(
          [
            50,
            `<b>Säljare</b><br>${at(p.supplier)}<br>Org.nr ${p.supplier.organisation}<br>Moms ${p.supplier.vat}`,
          ],
          [50, `<b>Köpare</b><br>${at(p.buyer)}`],
        ),
        `<p>${run(facts(p, 'Fakturadatum=issue|Förfallodatum=due|Krediterar=about'), ' &nbsp; ')}</p>`,
        rows(p, 'swedish', 'Vara=name|>Antal=qty|>Pris exkl.=price|>Moms=ratep|>Summa exkl.=sum'),
        list(
          bold(
            totals(p, 'swedish', '=charges|Summa exkl. moms=net|Moms {r} %=vat|Att betala=payable'),
            ' kr',
          ),
        ),
        `<p>Fakturan är utställd av Gårdstorget i säljarens namn. Betala till bankgiro ${p.supplier.bankgiro} med OCR ${p.ocr}. F-skatt.</p>`,
      ),
    printing: { unit: () => undefined },
  },
  {
    id: 'u65-factoring',
    producer: 'weasyprint',
    hard: 'payment to a factor in large type; the seller above and in small print',
    credits: 1,
    seller: {
      firm: firm('Köttmästarna i Ängelholm AB', 'Landshövdingevägen 19, 262 53 Ängelholm'),
      wares: butcher,
      lines: [3, 7],
      code: 4,
      number: (n) => `${9_014_300 + n}`,
      terms: 30,
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.f{border:1.5pt solid #000;padding:3mm;margin-top:8mm;font-size:10.5pt}.lines{margin-top:5mm}.lines th{background:#ddd}.lines td{padding:3pt 4pt}.list{margin:4mm 0 0 auto}.list td{padding:1.5pt 5pt}',
        beside(
          [
            55,
            `<b style="font-size:14pt">${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}`,
          ],
          [
            45,
            `<b style="font-size:14pt">${word(p)}</b><br>${list(facts(p, 'Fakturanr=number|Fakturadatum=issue|Förfallodatum=due|Kundnr=customer|Kreditering av=about'))}`,
          ],
        ),
        said(p),
        `<p>${at(p.buyer)}</p>`,
        rows(p, 'space', 'Artnr=code|Artikel=name|>Vikt kg=qty3|>Kr per kg=price|>Summa=sum'),
        list(
          bold(
            totals(
              p,
              'space',
              'Summa exkl. moms=net|Moms {r} %=vat|Öresavrundning=rounding|Att betala=payable',
            ),
          ),
        ),
        `<div class="f">Fakturan är överlåten till <b>Nordväst Fakturaköp AB</b>. Betalning kan med befriande verkan endast ske till bankgiro 5471-3096, OCR ${p.ocr}.</div>`,
        `<p class="small">${run(facts(p, 'Org.nr=org|Momsreg.nr=vat|Telefon=phone'), ' · ', ' ')} · Godkänd för F-skatt · Anmärkning inom 8 dagar</p>`,
      ),
  },
  {
    id: 'u66-forskott',
    producer: 'weasyprint',
    hard: 'a prepayment drawn off; what is left to pay in the last line',
    credits: 0,
    seller: {
      firm: firm('Storköksmäklaren Väst AB', 'Marieholmsgatan 42, 415 02 Göteborg'),
      wares: kitchenTools,
      lines: [3, 7],
      code: 5,
      number: (n) => `SM${4_420 + n}`,
      terms: 10,
      isPrepaid: true,
    },
    draw: (p) =>
      page(
        'body{font-size:9.5pt}.lines{margin-top:6mm}.lines th{border-top:.6pt solid;border-bottom:.6pt solid}.lines td{padding:3.5pt}.list{margin:5mm 0 0 auto}.list td{padding:2.5pt 6pt}.above th{font-size:7.5pt;font-weight:400;padding-right:10mm}',
        beside(
          [60, `<h2>${p.supplier.name}</h2>${p.supplier.street}, ${p.supplier.post}`],
          [40, `<h1>${word(p, 'Slutfaktura')}</h1>`, 'right'],
        ),
        said(p),
        above(facts(p, 'Fakturanummer=number|Datum=issue|Förfallodatum=due|Order=order')),
        `<p>${at(p.buyer)}</p>`,
        rows(p, 'swedish', 'Art=code|Produkt=name|>Antal=qty|Enhet=unit|>Pris=price|>Summa=sum'),
        list(
          bold(
            totals(
              p,
              'swedish',
              'Summa exkl. moms=net|Moms 25 %=tax|Totalt inkl. moms=gross|Avgår betald handpenning=prepaid|Kvar att betala=payable',
            ),
            ' kr',
          ),
        ),
        `<p>${run(facts(p, 'Bankgiro=bg|Org.nr=org|Momsnr=vat'), ' · ', ' ')} · F-skatt</p>`,
      ),
  },
  {
    id: 'u67-liggande',
    producer: 'pdf-lib',
    hard: 'a wide page with many columns: ordered, delivered, crates, content, gross and net price',
    credits: 1,
    seller: {
      firm: firm('Dryckeshuset Kattegatt AB', 'Hamnplan 6, 302 42 Halmstad'),
      wares: [...beers.slice(0, 2), ...soda],
      lines: [4, 8],
      code: 6,
      discounts: [300, 700],
      deposits: { back: ['Pant helback', '42.00', '900024'] },
      number: (n) => `${7_720 + n}-26`,
      terms: 15,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 }, 842, 595);
      s.text(40, 44, p.supplier.name, { font: 'bold', size: 14 });
      s.text(40, 57, `${p.supplier.street}, ${p.supplier.post}`);
      s.text(800, 44, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 14, align: 'r' });
      headed(
        s,
        [400, 500, 590, 680, 740],
        62,
        facts(p, 'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kundnr=customer|Avser=about'),
      );
      s.block(40, 90, who(p.buyer));
      if (p.remark !== null) s.text(400, 104, p.remark);
      const y = grid(
        s,
        p,
        '40 Artikelnr=code|100 Benämning=name|290 Innehåll=pack|>380 Beställt=qty|>430 Levererat=qty|440 Enhet=unit|>530 Bruttopris=price|>580 Rabatt %=disc|>650 Nettopris=net|>700 Moms=ratep|>800 Belopp=sum',
        146,
        { form: 'swedish', rule: 'bar', step: 15 },
      );
      const end = put(
        s,
        560,
        '>800',
        y + 8,
        totals(p, 'swedish', 'Summa exkl. moms=net|Moms {r} % på {b}=vat|Summa moms=tax|Att betala=payable'),
        { last: { font: 'bold', size: 10 } },
      );
      s.text(
        40,
        Math.max(560, end),
        `Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Godkänd för F-skatt`,
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'u68-inkl-butik',
    producer: 'chromium',
    hard: 'prices with VAT in the rows beside sums without; the VAT in a table by rate',
    credits: 0,
    seller: {
      firm: firm('Delikatessboden Söderport AB', 'Söderportgatan 7, 291 31 Kristianstad'),
      wares: [...sweet, ...roastery.slice(0, 5), ...disposable.slice(2, 3)],
      lines: [3, 7],
      code: 4,
      number: (n) => `${660 + n}`,
      terms: 10,
    },
    draw: (p) =>
      page(
        'body{font:10pt "C059","Liberation Serif"}.lines{margin-top:7mm}.lines th{border-bottom:.8pt solid #000;font-weight:400;font-style:italic}.lines td{padding:4pt 3pt}.list{margin:4mm 0 0 auto}.list td{padding:2pt 6pt}.v td,.v th{border:.5pt solid #000;padding:2pt 8pt}',
        `<center><h2>Delikatessboden</h2>${p.supplier.street}, ${p.supplier.post}</center>`,
        said(p),
        beside(
          [50, at(p.buyer)],
          [50, run(facts(p, `${word(p)} nr=number|Datum=issue|Förfallodag=due`)), 'right'],
        ),
        rows(
          p,
          'swedish',
          'Nr=code|Vara=name|>Antal=qtyu|>Pris inkl. moms=incl|>Pris exkl. moms=price|>Summa exkl. moms=sum',
          { extra: { incl: (l) => m.price(withVat(l.price, l.rate)) } },
        ),
        list(
          bold(totals(p, 'swedish', 'Summa exkl. moms=net|Moms=tax|Att betala inkl. moms=payable'), ' kr'),
        ),
        `<table class="v"><tr><th>Moms %</th><th>Exkl.</th><th>Moms kr</th></tr>${p.vat.map((v) => `<tr><td>${v.rate}</td><td class="r">${m.money(v.base)}</td><td class="r">${m.money(v.tax)}</td></tr>`).join('')}</table>`,
        `<p class="small">${p.supplier.name}. ${run(facts(p, 'Bankgiro=bg|Org.nr=org|Momsregnr=vat'), '. ', ' ')}. Godkänd för F-skatt.</p>`,
      ),
  },
  {
    id: 'u69-engelska-svensk',
    producer: 'groff',
    hard: 'a Swedish firm that writes in English; a typesetter’s ruled table',
    credits: 0,
    seller: {
      firm: firm('Baltic Cellars Scandinavia AB', 'Hantverkargatan 88, 112 38 Stockholm'),
      wares: wines,
      lines: [2, 6],
      code: 5,
      number: (n) => `BC${26_300 + n}`,
    },
    draw: (p) => {
      const f = figures('english');
      return [
        '.pl 29.7c', '.po 2c', '.ll 17c', '.ft HR', '.ps 9', '.vs 13', '.nf', '.sp 1.5c', `.ps 16`, '\\fBBaltic Cellars\\fP', '.ps 9',
        `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, Sweden`, '.sp 1', '.ps 12', `\\fB${word(p, 'Invoice', 'Credit note')} ${p.number}\\fP`, '.ps 9', p.remark ?? '',
        ...facts(p, 'Invoice date=issue|Due date=due|Customer no=customer|Order=order').map(([label, value]) => `${label}: ${value}`),
        '.sp 1', ...who(p.buyer), '.sp 1', '.TS', 'allbox tab(|);', 'lb lb rb lb rb rb rb', 'l l r l r r r.', 'Item|Description|Qty|Unit|Price|VAT %|Amount SEK',
        ...p.lines.map((l) => [l.code, l.name, f.quantity(l.quantity), l.unit, f.price(l.price), String(l.rate), f.money(l.sum)].join('|')),
        '.TE', '.sp 0.7', '.TS', 'tab(|);', 'l r.', ...totals(p, 'english', 'Total excl. VAT=net|VAT {r} %=vat|Total VAT=tax|Amount due SEK=payable').map((pair) => pair.join('|')), '.TE', '.sp 1',
        `Bankgiro ${p.supplier.bankgiro}. Reg. no ${p.supplier.organisation}. VAT no ${p.supplier.vat}. Approved for Swedish F tax.`, '',
      ].map((row) => (row.startsWith('.') ? row : row.replaceAll(/-(?=\d)/gu, '\\-'))).join('\n'); // prettier-ignore
    },
  },
];
