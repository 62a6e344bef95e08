/** Services: linen, waste, power, telephones, rent, repairs, staff and the like. More of them. */
import { plusDays, words } from '../days.ts';
import { address, remarked } from '../html.ts';
import { digitsOf } from '../identity.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { bold, data, formOf, lines, own, page, rows, side, totals, who, word } from './kit.ts';
import type { LayoutT } from './orders.ts';
import { cells, drawRows, footed, listed, summed } from './pens.ts';
import { rent, repairs, staff, terminals } from './wares-more.ts';

const sv = formOf('swedish');
const dot = formOf('dotted');
const period = (day: string): string => `${plusDays(day, -31)} – ${plusDays(day, -2)}`;

/** Papers of services. */
export const servicesMore: readonly LayoutT[] = [
  {
    id: 't56-hyresavi',
    producer: 'pdf-lib',
    hard: 'rent: the object between address and rows, no numbers of goods, whole kronor',
    seller: {
      firm: firm('Fastighets AB Gamla Bryggan', 'Slottsgatan 8, 722 11 Västerås'),
      wares: rent,
      lines: [3, 5],
      isListed: true,
      number: (n) => `${70_210 + n}`,
      from: '2026-01-03',
    },
    draw: (p) => {
      const s = new Sheet({ size: 10 });
      s.text(50, 60, p.supplier.name, { font: 'serifbold', size: 15 });
      s.text(340, 60, word(p, 'HYRESAVI / FAKTURA'), { font: 'bold', size: 12 });
      listed(s, 340, 440, 80, [
        ['Fakturanummer', p.number],
        ['Fakturadatum', p.issue],
        ['Förfallodag', p.due],
        ['OCR', p.ocr],
      ]);
      s.block(50, 110, who(p.buyer), { size: 11 });
      s.block(50, 170, [
        `Objekt ${p.customer}-01   Lokal, ${p.buyer.street}`,
        `Avser kvartal från ${plusDays(p.due, 1)}`,
      ]);
      if (p.remark !== null) s.text(340, 170, p.remark, bold);
      const y = drawRows(
        s,
        [
          [50, 'Specifikation', dot.title],
          [310, 'Antal', dot.counted, 'r'],
          [420, 'Pris', dot.each, 'r'],
          [545, 'Belopp', dot.sum, 'r'],
        ],
        p.lines,
        216,
        { step: 17, rule: [50, 545] },
      );
      summed(s, 330, 545, y + 14, [
        ['Netto', dot.money(p.net)],
        ['Moms 25 %', dot.money(p.tax)],
        ['Att betala', dot.money(p.payable)],
      ]); // prettier-ignore
      s.block(
        50,
        770,
        [
          `${p.supplier.street}, ${p.supplier.post}   Tel ${p.supplier.phone}`,
          `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   F-skatt`,
        ],
        { size: 8.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 't57-storkoksservice',
    producer: 'driver',
    hard: 'a service order’s text above the rows, numbers of eight digits, a report on page 2',
    count: 3,
    credits: 1,
    seller: {
      firm: firm('Termokyl Storköksservice AB', 'Elektronikgatan 22, 195 72 Rosersberg'),
      wares: repairs,
      lines: [3, 8],
      isListed: true,
      code: 8,
      number: (n) => `T${33_010 + n}`,
      charges: [['Förbrukningsmaterial', 18500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.box(40, 34, 555, 58, 0.2);
      s.text(48, 51, 'TERMOKYL', { font: 'bold', size: 14, grey: 1 });
      s.text(547, 51, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 12, grey: 1, align: 'r' });
      cells(
        s,
        62,
        24,
        [40, 130, 220, 310, 400, 555],
        [
          ['Fakturanr', p.number],
          ['Datum', p.issue],
          ['Förfaller', p.due],
          ['Kundnr', p.customer],
          ['Kreditering av', p.about ?? ''],
        ],
      );
      s.block(48, 108, who(p.buyer), { size: 10 });
      s.block(310, 108, [
        'Utfört arbete',
        `Serviceorder ${p.order}, ${p.delivered}`,
        'Kombiugn larmar, bytt givare och packning.',
        'Provkörd utan anmärkning.',
      ]);
      if (p.remark !== null) s.text(48, 160, p.remark, bold);
      let y = drawRows(
        s,
        [
          [40, 'Artikelnr', sv.code],
          [95, 'Benämning', sv.title],
          [320, 'Antal', sv.count2, 'r'],
          [328, 'Enhet', sv.unit],
          [430, 'Á-pris', sv.each, 'r'],
          [555, 'Belopp', sv.sum, 'r'],
        ],
        p.lines,
        186,
        { step: 15, rule: [40, 555] },
      );
      for (const { label, amount } of p.charges) {
        s.text(95, y, label);
        s.right(555, y, sv.money(amount));
        y += 15;
      }
      cells(
        s,
        680,
        30,
        [40, 190, 340, 555],
        [
          ['Summa exkl. moms', sv.money(p.net)],
          ['Moms 25 %', sv.money(p.tax)],
          ['Att betala SEK', sv.money(p.payable)],
        ],
        { font: 'bold', size: 11 },
      );
      footed(s, 730, [
        [40, [p.supplier.name, p.supplier.street, p.supplier.post]],
        [220, ['Jour dygnet runt', p.supplier.phone]],
        [340, ['Bankgiro', p.supplier.bankgiro, `OCR ${p.ocr}`]],
        [450, ['Org.nr', p.supplier.organisation, p.supplier.vat, 'F-skatt']],
      ]); // prettier-ignore
      s.page();
      s.text(40, 50, `Servicerapport till ${p.number}`, { font: 'bold', size: 13 });
      listed(s, 40, 160, 80, [
        ['Serviceorder', p.order],
        ['Objekt', `Kombiugn 10 x GN 1/1, serienr ${digitsOf(p.order, 8)}`],
        ['Ankomst', `${p.delivered} 08.15`],
        ['Avslut', `${p.delivered} 11.40`],
        ['Temperatur före', '148 °C vid inställt 180 °C'],
        ['Temperatur efter', '181 °C vid inställt 180 °C'],
        ['Kontrollerat', 'Packningar, avlopp, jordfelsbrytare'],
        ['Kvitterat av', p.reference],
      ], { leading: 16 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 't58-kassasystem',
    producer: 'weasyprint',
    hard: 'a till’s program and terminals: fees of parts of a krona, a restaurant’s place per row',
    credits: 1,
    seller: {
      firm: firm('Kassapunkten Sverige AB', 'Propellervägen 4, 183 62 Täby'),
      wares: terminals,
      lines: [3, 7],
      code: (name) => `KP${digitsOf(name, 3)}`,
      number: (n) => `KP-2026-${3300 + n}`,
      terms: 20,
    },
    draw: (p) =>
      page(
        'body{font-family:Lato,"Liberation Sans";font-size:9pt}.lines th{border-top:1pt solid #5b2be0;border-bottom:1pt solid #5b2be0;padding:4pt}.lines td{padding:4pt}.data td{padding:0 12pt 0 0}.totals{background:#f3f0ff;margin-top:6mm}.totals td{padding:3pt 8pt}.e td{font-size:7.5pt;color:#777;padding-top:0}',
        side([50, '<h1 style="color:#5b2be0">kassapunkten</h1>'], [50, `${word(p)}<br><b style="font-size:13pt">${p.number}</b>`, 'right']),
        '<br>',
        side([50, address(p.buyer)], [50, data([['Fakturadatum', words(p.issue)], ['Att betala senast', words(p.due)], ['Kundnummer', p.customer], ['Kreditering av', p.about]])]),
        remarked(p),
        '<br>',
        rows([['Artikel', sv.code], ['Beskrivning', sv.title], ['Antal', sv.count, 'r'], ['Enhet', sv.unit], ['Pris', sv.each, 'r'], ['Belopp', sv.sum, 'r']], p.lines, { under: (l) => (l.unit === 'mån' ? `<tr class="e"><td></td><td colspan="5">${period(p.issue)}, driftställe ${digitsOf(p.buyer.name, 4)}</td></tr>` : '') }),
        totals([['Summa exkl. moms', sv.money(p.net)], ['Moms 25 %', sv.money(p.tax)], ['Att betala', `${sv.money(p.payable)} kr`]]),
        `<p class="small">${lines([`${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`, `Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}`, `Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}, godkänd för F-skatt`])}</p>`,
      ), // prettier-ignore
  },
  {
    id: 't59-bemanning',
    producer: 'fpdf',
    hard: 'hours of hired people with a day and a shift in each row',
    seller: {
      firm: firm('Stjärnkock Bemanning AB', 'Drottninggatan 71, 111 36 Stockholm'),
      wares: staff,
      lines: [3, 6],
      number: (n) => `B${7730 + n}`,
      terms: 14,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 50, 'STJÄRNKOCK', { font: 'bold', size: 18 });
      s.text(40, 64, p.supplier.name);
      s.text(350, 50, `${word(p)} ${p.number}`, { font: 'bold', size: 13 });
      listed(s, 350, 440, 70, [
        ['Fakturadatum', p.issue],
        ['Förfallodatum', p.due],
        ['Kund', p.customer],
        ['Beställare', p.reference],
      ]);
      s.block(40, 100, who(p.buyer), { size: 10 });
      if (p.remark !== null) s.text(350, 130, p.remark, bold);
      const y = drawRows(
        s,
        [
          [40, 'Datum', (l) => plusDays(p.issue, -own(l, 'dag', 2, 13))],
          [105, 'Tjänst', sv.title],
          [240, 'Pass', (l) => `${own(l, 'p', 7, 15)}-${own(l, 'p', 7, 15) + 8}`],
          [330, 'Timmar', sv.count2, 'r'],
          [338, '', sv.unit],
          [430, 'Timpris', sv.each, 'r'],
          [555, 'Summa', sv.sum, 'r'],
        ],
        p.lines,
        160,
        { step: 16, rule: [40, 555] },
      );
      summed(s, 360, 555, y + 14, [
        ['Summa exkl. moms', sv.money(p.net)],
        ['Moms 25 %', sv.money(p.tax)],
        ['Att betala', sv.money(p.payable)],
      ], { size: 10 }); // prettier-ignore
      s.block(
        40,
        780,
        [
          `${p.supplier.street}, ${p.supplier.post}   Tel ${p.supplier.phone}`,
          `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Auktoriserat bemanningsföretag, F-skatt`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
