/** Middle wholesalers: Swedish business systems of twenty and of five years ago. */
import { abbreviated } from '../days.ts';
import { address, remarked } from '../html.ts';
import { digitsOf } from '../identity.ts';
import { Sheet } from '../sheet.ts';
import { checked, firm } from './firms.ts';
import {
  across,
  bold,
  data,
  formOf,
  isFirst,
  lines,
  page,
  rows,
  side,
  totals,
  vatRows,
  who,
  word,
} from './kit.ts';
import type { LayoutT } from './orders.ts';
import { cells, drawRows, footed, listed, slip, summed } from './pens.ts';
import { asian, deli } from './wares-fresh.ts';
import { chilled, colonial, frozen, supplies } from './wares.ts';

const sv = formOf('swedish');
const sp = formOf('space');

/** Papers of middle wholesalers. */
export const wholesaleMiddle: readonly LayoutT[] = [
  {
    id: 't05-jeeves-avi',
    producer: 'reportlab-embedded',
    hard: 'order row numbers before the article, discounts, a slip with an OCR row',
    credits: 1,
    seller: {
      firm: firm('Lagerström Kök & Förbrukning AB', 'Rattgatan 8, 442 40 Kungälv'),
      wares: supplies,
      lines: [14, 16],
      code: (name) => `${10 + (name.length % 9)}-${digitsOf(name, 5)}`,
      number: (n) => String(1_204_330 + n),
      discounts: [500, 1000, 1250],
      charges: [
        ['Frakt', 24500, 25],
        ['Expeditionsavgift', 3900, 25],
      ],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 48, 'Lagerström', { font: 'bold', size: 20 });
      s.text(300, 44, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 14 });
      cells(
        s,
        54,
        24,
        [300, 385, 470, 555],
        [
          ['Fakturanr', p.number],
          ['Fakturadatum', p.issue],
          ['Sida', '1 (1)'],
        ],
        { size: 9 },
      );
      cells(
        s,
        78,
        24,
        [300, 385, 470, 555],
        [
          ['Kundnr', p.customer],
          ['Förfallodatum', p.due],
          ['Ordernr', p.order],
        ],
        { size: 9 },
      );
      cells(
        s,
        102,
        24,
        [300, 470, 555],
        [
          ['Er referens', p.reference],
          ['Kredit av faktura', p.about ?? ''],
        ],
        { size: 9 },
      );
      s.block(50, 96, who(p.buyer), { size: 10 });
      if (p.remark !== null) s.text(50, 145, p.remark, bold);
      let y = drawRows(
        s,
        [
          [55, 'Rad', (_, at) => String((at + 1) * 10), 'r'],
          [62, 'Artikelnr', sp.code],
          [122, 'Benämning', sp.title],
          [318, 'Lev ant', sp.count, 'r'],
          [324, 'Enh', sp.unit],
          [408, 'À-pris', sp.each, 'r'],
          [440, 'Rab %', sp.discount, 'r'],
          [470, 'Moms', sp.rate, 'r'],
          [555, 'Radbelopp', sp.sum, 'r'],
        ],
        p.lines,
        166,
        { step: 14, rule: [40, 555] },
      );
      for (const { label, amount, rate } of p.charges) {
        s.text(122, y, label);
        s.right(470, y, String(rate));
        s.right(555, y, sp.money(amount));
        y += 14;
      }
      cells(s, 600, 28, [40, 140, 240, 330, 430, 555], [
        ['Varuvärde', sp.money(p.lineNet)],
        ['Avgifter', sp.money(p.net - p.lineNet)],
        ['Exkl. moms', sp.money(p.net)],
        ['Moms 25 %', sp.money(p.tax)],
        ['ATT BETALA SEK', sp.money(p.payable)],
      ], { size: 10, font: 'bold' }); // prettier-ignore
      footed(s, 642, [
        [40, [p.supplier.name, p.supplier.street, p.supplier.post]],
        [210, ['Kontakt', p.supplier.phone, p.supplier.mail]],
        [360, ['Betalning', `Bankgiro ${p.supplier.bankgiro}`, `OCR ${p.ocr}`]],
        [460, ['Registrering', p.supplier.organisation, p.supplier.vat, 'Godkänd för F-skatt']],
      ]); // prettier-ignore
      slip(s, p, 700, sp.money(p.payable));
      return s.drawing();
    },
  },
  {
    id: 't06-navision-bred',
    producer: 'weasyprint',
    hard: 'labels and values in two columns, page heads repeated, 18 to 26 rows over two pages',
    count: 3,
    seller: {
      firm: firm('Hallandskajen Grossist AB', 'Stationsgatan 50, 311 31 Falkenberg'),
      wares: [...colonial, ...chilled, ...frozen],
      lines: [30, 40],
      code: 5,
      number: (n) => `SF-${260_400 + n}`,
      terms: 25,
    },
    draw: (p) =>
      page(
        '@page{@bottom-right{content:"Sida " counter(page) " av " counter(pages);font:8pt Liberation Sans}}.lines{font-size:8.5pt;margin-top:6mm}.lines th{border-bottom:.6pt solid #000;vertical-align:bottom}.lines td{padding:3.2pt 4pt}.data td{padding:0 8pt 0 0;font-size:9pt}.totals td{padding:1.5pt 4pt}.vat{font-size:8pt;margin-top:4mm}h1{font-size:15pt}tr{break-inside:avoid}',
        side([55, `<br>${address(p.buyer)}<br>Sverige`], [45, `<b>${p.supplier.name}</b><br>${lines([p.supplier.street, p.supplier.post])}<br>${data([['Telefon', p.supplier.phone], ['Momsregnr', p.supplier.vat], ['Org.nr', p.supplier.organisation], ['Bankgiro', p.supplier.bankgiro], ['Kundnr', p.customer], ['Bokföringsdatum', p.issue], ['Förfallodatum', p.due]])}`]),
        `<h1>${word(p, 'Försäljningsfaktura', 'Försäljningskreditnota')} ${p.number}</h1>`,
        remarked(p),
        data([['Ordernr', p.order], ['Säljare', p.reference], ['Avser faktura', p.about], ['Priser', 'exkl. moms'], ['OCR', p.ocr]]),
        rows([['Nr', sv.code], ['Beskrivning', sv.title], ['Antal', sv.count, 'r'], ['Enhet', sv.unit], ['Enhetspris<br>exkl. moms', sv.each, 'r'], ['Moms-<br>%', sv.rate, 'r'], ['Belopp<br>exkl. moms', sv.sum, 'r']], p.lines),
        totals([['Totalt SEK exkl. moms', sv.money(p.net)], [`${p.vat[0]?.rate} % moms`, sv.money(p.tax)], ['Totalt SEK inkl. moms', sv.money(p.payable)]]),
        '<p class="small">Specifikation av momsbelopp</p>',
        vatRows(p, sv, ['Moms %', 'Momsunderlag', 'Momsbelopp']),
      ), // prettier-ignore
  },
  {
    id: 't07-pyramid-rest',
    producer: 'pdf-lib',
    hard: 'ordered, delivered and left to deliver side by side; names with a second row of pack',
    credits: 1,
    seller: {
      firm: firm('Sakura Matimport i Malmö AB', 'Jägershillgatan 16, 213 75 Malmö'),
      wares: asian,
      lines: [6, 12],
      code: (name) => `${name.slice(0, 3).toUpperCase()}${100 + name.length}`,
      number: (n) => `F${33_210 + n}`,
      terms: 15,
      charges: [['Leverans Malmö/Lund', 9500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(555, 50, 'SAKURA MAT', { font: 'bold', size: 18, align: 'r' });
      s.text(40, 50, word(p), { font: 'bold', size: 16 });
      listed(s, 40, 120, 74, [
        ['Fakturanr', p.number],
        ['Fakturadatum', p.issue],
        ['Förfaller', p.due],
        ['Kundnr', p.customer],
        ['Order', p.order],
        ['Er ref', p.reference],
        ['Kredit på', p.about],
      ]); // prettier-ignore
      s.block(330, 96, who(p.buyer), { size: 10.5 });
      if (p.remark !== null) s.text(330, 144, p.remark, bold);
      let y = drawRows(
        s,
        [
          [40, 'Artikel', sp.code],
          [92, 'Benämning', sp.title],
          [310, 'Best', sp.count, 'r'],
          [340, 'Lev', sp.count, 'r'],
          [366, 'Rest', () => '0', 'r'],
          [374, 'Enhet', sp.unit],
          [450, 'Pris', sp.each, 'r'],
          [482, 'Moms', sp.percented, 'r'],
          [555, 'Summa', sp.sum, 'r'],
        ],
        p.lines,
        178,
        {
          step: 11,
          rule: [40, 555],
          under: (l, _, at) => {
            if (l.pack === '') return at + 4;
            s.text(92, at, `Förp: ${l.pack}`, { size: 7, grey: 0.3 });
            return at + 14;
          },
        },
      );
      for (const { label, amount, rate } of p.charges) {
        s.text(92, y, label);
        s.right(482, y, `${rate} %`);
        s.right(555, y, sp.money(amount));
        y += 14;
      }
      s.line(40, 690, 555);
      for (const [at, { rate, base, tax }] of p.vat.entries())
        s.text(40, 706 + at * 12, `Moms ${rate} %: underlag ${sp.money(base)} kr, moms ${sp.money(tax)} kr`);
      summed(s, 370, 555, 706, [
        ['Summa', sp.money(p.net)],
        ['Moms', sp.money(p.tax)],
        ['Att betala', `SEK ${sp.money(p.payable)}`],
      ], { size: 10 }); // prettier-ignore
      s.line(40, 760, 555);
      footed(s, 772, [
        [40, ['Postadress', p.supplier.name, p.supplier.street, p.supplier.post]],
        [200, ['Telefon', p.supplier.phone]],
        [310, ['Bankgiro', p.supplier.bankgiro]],
        [400, ['Organisationsnr', p.supplier.organisation]],
        [485, ['Momsreg.nr', p.supplier.vat]],
      ]); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 't08-samling-foljesedlar',
    producer: 'chromium',
    hard: 'a week’s deliveries in one invoice, each under its delivery note; two rates; two pages',
    count: 3,
    credits: 1,
    seller: {
      firm: firm('Skånska Restaurangvaror Ek. för.', 'Grosshandlargatan 7, 212 18 Malmö', {
        organisation: checked('769618442'),
      }),
      wares: [...chilled, ...colonial, ...deli, ...supplies],
      lines: [34, 44],
      deliveries: 4,
      code: 6,
      number: (n) => `26W${1480 + n}`,
      terms: 14,
      isWhole: true,
      charges: [['Leveransavgift 4 st', 38000, 25]],
    },
    draw: (p) =>
      page(
        '.lines{font-size:8.5pt}.lines th{background:#e7efe2;padding:3pt 4pt}.lines td{border-bottom:.3pt solid #bbb;padding:2.4pt 4pt}.across td{background:#f6f6f6;font-style:italic}.totals{margin-top:4mm}.data td{padding:0 10pt 0 0}tr{break-inside:avoid}',
        side([50, '<h1 style="color:#2a5d1f">Skånska Restaurangvaror</h1><span class="small">ekonomisk förening ägd av 140 krögare</span>'], [50, `<h2>${word(p, 'Samlingsfaktura')} ${p.number}</h2>${data([['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['Kundnummer', p.customer], ['OCR-nummer', p.ocr], ['Krediterad faktura', p.about]])}`]),
        `<p>${address(p.buyer)}</p>`,
        remarked(p),
        rows([['Artikel', sv.code], ['Produkt', sv.title], ['Antal', sv.counted, 'r'], ['Pris', sv.each, 'r'], ['Moms', sv.percented, 'r'], ['Belopp', sv.sum, 'r']], p.lines, {
          above: (l) => (p.isCredit || !isFirst(p.lines, l, (each) => each.delivery) ? '' : across(6, `Följesedel ${digitsOf(`${p.order}/${l.delivery}`, 7)}, leverans ${abbreviated(p.delivered)}`)),
        }),
        totals([...p.charges.map(({ label, amount }) => [label, sv.money(amount)] as const), ['Summa exkl. moms', sv.money(p.net)], ...p.vat.map(({ rate, base, tax }) => [`Moms ${rate} % av ${sv.money(base)}`, sv.money(tax)] as const), ['Moms totalt', sv.money(p.tax)], ['Öresutjämning', sv.money(p.rounding)], ['Att betala (SEK)', sv.money(p.payable)]]),
        `<p class="small">${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · Org.nr ${p.supplier.organisation} · VAT ${p.supplier.vat} · Bankgiro ${p.supplier.bankgiro} · Innehar F-skattsedel</p>`,
      ), // prettier-ignore
  },
];
