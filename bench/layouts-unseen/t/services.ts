/** Services: linen, waste, power, telephones, rent, repairs, staff and the like. */
import { plusDays } from '../days.ts';
import { address, over, remarked } from '../html.ts';
import { digitsOf } from '../identity.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { bold, data, formOf, own, page, rows, side, totals, who, word } from './kit.ts';
import type { LayoutT } from './orders.ts';
import { drawRows, footed, listed, slip, summed } from './pens.ts';
import { linen, pests, power, telecom, waste } from './wares-more.ts';

const sv = formOf('swedish');
const sp = formOf('space');
const period = (day: string): string => `${plusDays(day, -31)} – ${plusDays(day, -2)}`;

/** Papers of services. */
export const services: readonly LayoutT[] = [
  {
    id: 't51-tvatteri-lang',
    producer: 'runs',
    hard: 'linen: out and in counted beside what is charged; 14 to 18 rows',
    count: 3,
    credits: 1,
    seller: {
      firm: firm('Vita Linnets Textilservice AB', 'Tvättgatan 5, 603 61 Norrköping'),
      wares: linen,
      lines: [14, 18],
      code: 4,
      isListed: true,
      number: (n) => String(447_100 + n),
      charges: [
        ['Transportavgift', 28500, 25],
        ['Miljöavgift', 6500, 25],
      ],
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 48, 'Vita Linnets', { font: 'serifbold', size: 21 });
      s.text(40, 62, 'Textilservice', { font: 'serif', size: 13 });
      s.text(330, 48, word(p), { font: 'bold', size: 15 });
      listed(s, 330, 420, 66, [
        ['Fakturanr', p.number],
        ['Fakturadatum', p.issue],
        ['Förfallodatum', p.due],
        ['Kundnr', p.customer],
        ['Period', p.about === null ? period(p.issue) : null],
        ['Avser faktura', p.about],
      ]); // prettier-ignore
      s.block(40, 100, who(p.buyer), { size: 10 });
      if (p.remark !== null) s.text(40, 144, p.remark, bold);
      let y = drawRows(
        s,
        [
          [40, 'Art', sp.code],
          [75, 'Textil', sp.title],
          [270, 'Lev', (l) => sp.quantity(l.quantity + 1000n * BigInt(own(l, 'ut', 0, 9))), 'r'],
          [310, 'Hämt', (l) => sp.quantity(l.quantity), 'r'],
          [360, 'Debiteras', sp.count, 'r'],
          [368, 'Enh', sp.unit],
          [450, 'Pris', sp.each, 'r'],
          [555, 'Summa', sp.sum, 'r'],
        ],
        p.lines,
        164,
        { step: 16, rule: [40, 555] },
      );
      s.line(40, y - 10, 555);
      for (const { label, amount } of p.charges) {
        s.text(75, y, label);
        s.right(555, y, sp.money(amount));
        y += 14;
      }
      summed(s, 380, 555, y + 12, [
        ['Summa exkl. moms', sp.money(p.net)],
        ['Moms 25 %', sp.money(p.tax)],
        ['Öresavrundning', sp.money(p.rounding)],
        ['Att betala', sp.money(p.payable)],
      ]); // prettier-ignore
      footed(s, 790, [
        [40, [p.supplier.name, p.supplier.street, p.supplier.post]],
        [230, ['Kundtjänst', p.supplier.phone]],
        [340, ['Bankgiro', p.supplier.bankgiro, `OCR ${p.ocr}`]],
        [450, ['Org.nr, moms', p.supplier.organisation, p.supplier.vat]],
      ]); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 't52-skadedjur-writer',
    producer: 'writer',
    hard: 'a contract’s fee of a quarter; heading and data as running text',
    seller: {
      firm: firm('Råttfritt Sanering i Väst AB', 'Gamlestadsvägen 14, 415 02 Göteborg'),
      wares: pests,
      lines: [1, 4],
      isListed: true,
      number: (n) => `RF-${20_400 + n}`,
    },
    draw: (p) =>
      page(
        'body{font-size:10.5pt}',
        `<p><b>${p.supplier.name}</b><br>${p.supplier.street}, ${p.supplier.post}<br>Telefon ${p.supplier.phone}<br>Org.nr ${p.supplier.organisation}</p>`,
        `<p>${address(p.buyer)}</p><h2>${word(p)} ${p.number}</h2><p>Fakturadatum ${p.issue}, förfallodatum ${p.due}. Avtal ${p.order}.</p>`,
        remarked(p),
        rows([['Tjänst', sv.title], ['Antal', sv.counted, 'r'], ['Pris', sv.each, 'r'], ['Belopp', sv.sum, 'r']], p.lines, { attributes: 'border="1" cellpadding="4" cellspacing="0"' }),
        `<p align="right">Exkl. moms ${sv.money(p.net)} kr<br>Moms 25 % ${sv.money(p.tax)} kr<br><b>Att betala ${sv.money(p.payable)} kr</b></p>`,
        `<p>Bankgiro ${p.supplier.bankgiro}, referens ${p.ocr}. Godkänd för F-skatt. Momsregistreringsnummer ${p.supplier.vat}.</p>`,
      ), // prettier-ignore
  },
  {
    id: 't53-avfall-tomningar',
    producer: 'chromium',
    hard: 'a waste company’s emptying of bins, the place between head and rows',
    credits: 1,
    seller: {
      firm: firm('Ren Krets Återvinning AB', 'Deponivägen 1, 262 73 Ängelholm'),
      wares: waste,
      lines: [3, 7],
      code: 5,
      number: (n) => `4400${1180 + n}`,
      isListed: true,
    },
    draw: (p) =>
      page(
        '.lines th{background:#0b6b5b;color:#fff;padding:3pt}.lines td{padding:3pt;border-bottom:.4pt solid #9cc}.over{width:100%;margin:4mm 0}.over th{font-size:7pt;font-weight:400;color:#555}.totals{margin-top:5mm}',
        side([50, '<h1 style="color:#0b6b5b">ren krets</h1>'], [50, `<h2>${word(p)}</h2>${address(p.buyer)}`]),
        over([['Fakturanummer', p.number], ['Kundnummer', p.customer], ['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['OCR', p.ocr], ...(p.about === null ? [] : [['Kredit av', p.about] as const])]),
        remarked(p),
        `<p><b>Hämtställe ${digitsOf(p.buyer.name, 6)}:</b> ${p.buyer.street}, ${p.buyer.post}. Period ${period(p.issue)}</p>`,
        rows([['Tjänst', sv.code], ['Benämning', sv.title], ['Antal', sv.count, 'r'], ['Enhet', sv.unit], ['Pris', sv.each, 'r'], ['Belopp', sv.sum, 'r']], p.lines),
        totals([['Summa exkl. moms', sv.money(p.net)], ['Moms 25 %', sv.money(p.tax)], ['Att betala', `${sv.money(p.payable)} SEK`]]),
        `<p class="small">${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · ${p.supplier.phone} · Bankgiro ${p.supplier.bankgiro} · Org.nr ${p.supplier.organisation} · VAT ${p.supplier.vat} · F-skatt</p>`,
      ), // prettier-ignore
  },
  {
    id: 't54-el-matare',
    producer: 'chromium',
    hard: 'electricity: prices of four decimals, a meter’s table that is no goods, the sum first',
    count: 3,
    seller: {
      firm: firm('Siljansbygdens Energi AB', 'Kraftgatan 8, 792 30 Mora'),
      wares: power,
      lines: [5, 7],
      isListed: true,
      number: (n) => `8${14_550_200 + n}`,
      terms: 28,
    },
    draw: (p) =>
      page(
        '.sum{border:1.5pt solid #e0a800;padding:6pt;font-size:12pt;margin:4mm 0}.lines td{padding:3pt 4pt;border-bottom:.3pt solid #ccc}.lines th{border-bottom:1pt solid #e0a800}.data td{padding:0 10pt 0 0}.m td,.m th{font-size:8pt;padding:1pt 8pt 1pt 0}',
        side([50, '<h1 style="color:#e0a800">Siljansbygdens Energi</h1>'], [50, address(p.buyer)]),
        side([50, data([[`${word(p)}nummer`, p.number], ['Fakturadatum', p.issue], ['Kundnummer', p.customer], ['Anläggnings-id', `735999${digitsOf(p.customer, 12)}`]])], [50, `<div class="sum">Att betala <b>${sv.money(p.payable)} kr</b><br>Förfallodatum <b>${p.due}</b></div>`]),
        remarked(p),
        `<p>Elnät och elhandel för perioden ${period(p.issue)}</p>`,
        rows([['Specifikation', sv.title], ['Antal', sv.count, 'r'], ['Enhet', sv.unit], ['Pris kr', sv.each, 'r'], ['Summa kr', sv.sum, 'r']], p.lines),
        totals([['Summa exklusive moms', sv.money(p.net)], ['Moms 25 %', sv.money(p.tax)], ['Summa inklusive moms', sv.money(p.payable)]]),
        `<table class="m"><tr><th>Mätare</th><th>Avläst</th><th>Ställning</th></tr><tr><td>${digitsOf(p.customer, 8)}</td><td>${plusDays(p.issue, -31)}</td><td>${digitsOf(p.number, 6)}</td></tr></table>`,
        `<p class="small">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt.</p>`,
      ), // prettier-ignore
  },
  {
    id: 't55-telefoni',
    producer: 'kerned',
    hard: 'telephones: a period in each row, a slip below',
    credits: 1,
    seller: {
      firm: firm('Nordlänk Bredband AB', 'Fibergatan 10, 972 46 Luleå'),
      wares: telecom,
      lines: [3, 6],
      isListed: true,
      number: (n) => `12${880_100 + n}`,
      charges: [['Pappersfaktura', 4900, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 50, 'nordlänk', { font: 'bold', size: 26 });
      s.text(330, 44, word(p), { font: 'bold', size: 14 });
      listed(s, 330, 430, 62, [
        ['Fakturanummer', p.number],
        ['Fakturadatum', p.issue],
        ['Förfallodatum', p.due],
        ['Kundnummer', p.customer],
        ['Krediterar', p.about],
      ]); // prettier-ignore
      s.block(330, 140, who(p.buyer), { size: 10 });
      if (p.remark !== null) s.text(40, 140, p.remark, bold);
      let y = drawRows(
        s,
        [
          [40, 'Tjänst', sp.title],
          [220, 'Period', () => period(p.issue)],
          [390, 'Antal', sp.counted, 'r'],
          [460, 'Pris', sp.each, 'r'],
          [555, 'Belopp', sp.sum, 'r'],
        ],
        p.lines,
        200,
        { step: 15, rule: [40, 555] },
      );
      for (const { label, amount } of p.charges) {
        s.text(40, y, label);
        s.right(555, y, sp.money(amount));
        y += 15;
      }
      summed(s, 360, 555, y + 12, [
        ['Summa exkl. moms', sp.money(p.net)],
        ['Moms 25 %', sp.money(p.tax)],
        ['Att betala', sp.money(p.payable)],
      ]); // prettier-ignore
      s.text(
        40,
        680,
        `${p.supplier.name}  ${p.supplier.street}  ${p.supplier.post}  Org.nr ${p.supplier.organisation}  Momsnr ${p.supplier.vat}  F-skatt`,
        { size: 7.5 },
      );
      slip(s, p, 700, sp.money(p.payable));
      return s.drawing();
    },
  },
];
