/** Breweries and wholesalers of drinks: deposits, empties and alcohol. */
import { address, remarked } from '../html.ts';
import { digitsOf } from '../identity.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { bold, data, formOf, lines, page, rows, side, totals, vatRows, who, word } from './kit.ts';
import type { LayoutT } from './orders.ts';
import { cells, drawRows, footed, listed, slip, summed } from './pens.ts';
import { brews, cellar, craft, deposits, empties } from './wares-more.ts';

const sv = formOf('swedish');
const sp = formOf('space');

/** Papers of drinks. */
export const drinks: readonly LayoutT[] = [
  {
    id: 't32-bryggeri-stort',
    producer: 'reportlab',
    hard: 'three rates with deposits at none, empties below zero, litres beside the quantity, a slip',
    count: 3,
    credits: 1,
    seller: {
      firm: firm('Kärrtorps Bryggeri AB', 'Malmvägen 90, 121 34 Enskede'),
      wares: brews,
      lines: [11, 12],
      code: 6,
      last: empties,
      number: (n) => String(88_120_040 + n),
      terms: 15,
      charges: [['Distributionsavgift', 19500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 48, 'KÄRRTORPS', { font: 'bold', size: 22 });
      s.text(40, 62, 'B R Y G G E R I', { size: 10 });
      s.text(330, 44, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 14 });
      listed(s, 330, 420, 60, [
        ['Fakturanummer', p.number],
        ['Fakturadatum', p.issue],
        ['Kundnummer', p.customer],
        ['Leveransdatum', p.delivered],
        ['Förfallodatum', p.due],
        ['Avser faktura', p.about],
      ]); // prettier-ignore
      s.block(40, 92, who(p.buyer), { size: 10 });
      let y = drawRows(
        s,
        [
          [40, 'Artikel', sp.code],
          [82, 'Benämning', sp.title],
          [290, 'Antal', sp.count, 'r'],
          [296, 'Enhet', sp.unit],
          [385, 'Pris', sp.each, 'r'],
          [425, 'Moms %', sp.rate, 'r'],
          [555, 'Belopp', sp.sum, 'r'],
        ],
        p.lines,
        152,
        { step: 15, rule: [40, 555] },
      );
      for (const { label, amount, rate } of p.charges) {
        s.text(82, y, label);
        s.right(425, y, String(rate));
        s.right(555, y, sp.money(amount));
        y += 15;
      }
      s.line(40, y - 8, 555);
      s.text(40, y + 6, 'Moms %', bold);
      s.right(150, y + 6, 'Underlag', bold);
      s.right(220, y + 6, 'Moms', bold);
      for (const [at, { rate, base, tax }] of p.vat.entries()) {
        s.text(40, y + 18 + at * 12, `${rate}`);
        s.right(150, y + 18 + at * 12, sp.money(base));
        s.right(220, y + 18 + at * 12, sp.money(tax));
      }
      summed(s, 380, 555, y + 8, [
        ['Netto', sp.money(p.net)],
        ['Moms', sp.money(p.tax)],
        ['Att betala', sp.money(p.payable)],
      ], { size: 9.5 }); // prettier-ignore
      s.block(
        40,
        672,
        [
          `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, tel ${p.supplier.phone}`,
          `Org.nr ${p.supplier.organisation}  Momsreg.nr ${p.supplier.vat}  Godkänd för F-skatt  Godkänd upplagshavare`,
        ],
        { size: 7.5, leading: 10 },
      );
      slip(s, p, 705, sp.money(p.payable));
      return s.drawing();
    },
  },
  {
    id: 't33-mikrobryggeri-program',
    producer: 'chromium',
    hard: 'a small brewery in a common bookkeeping program; strength in the names',
    credits: 1,
    seller: {
      firm: firm('Dimvägen Brygghus AB', 'Bruksgatan 17, 702 20 Örebro'),
      wares: craft,
      lines: [2, 5],
      code: 2,
      last: deposits.slice(0, 1),
      number: (n) => String(1040 + n),
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}h1{font-size:20pt;font-weight:400}.lines th{border-bottom:1pt solid #333;font-size:8pt;padding:3pt}.lines td{padding:4pt 3pt}.data td{padding:0 10pt 2pt 0}.totals{border-top:1pt solid #333;min-width:70mm;margin-top:8mm}.foot{position:absolute;bottom:0;left:0;right:0;border-top:.5pt solid #999;font-size:7.5pt}',
        side([50, '<span style="font:bold 22pt Liberation Mono">dimvägen</span>'], [50, `<h1>${word(p)}</h1>`]),
        side([50, data([['Kundnr', p.customer], ['Fakturanr', p.number], ['Fakturadatum', p.issue], ['Betalningsvillkor', '30 dagar'], ['Förfallodatum', p.due], ['Kreditfaktura för', p.about]])], [50, `<b>Faktureringsadress</b><br>${address(p.buyer)}`]),
        remarked(p),
        '<br>',
        rows([['Artnr', sv.code], ['Benämning', sv.title], ['Lev ant', sv.count, 'r'], ['Enhet', sv.unit], ['À pris', sv.each, 'r'], ['Moms', (l) => `${l.rate}%`, 'r'], ['Summa', sv.sum, 'r']], p.lines),
        totals([['Netto:', sv.money(p.net)], ...p.vat.filter(({ rate }) => rate > 0).map(({ rate, base, tax }) => [`Moms ${rate}% (${sv.money(base)}):`, sv.money(tax)] as const), ['Moms:', sv.money(p.tax)], ['SUMMA ATT BETALA:', `SEK ${sv.money(p.payable)}`]]),
        `<div class="foot">${side([28, `<b>Adress</b><br>${lines([p.supplier.name, p.supplier.street, p.supplier.post])}`], [24, `<b>Telefon</b><br>${p.supplier.phone}<br><b>E-post</b><br>${p.supplier.mail}`], [24, `<b>Organisationsnr</b><br>${p.supplier.organisation}<br><b>Momsregnr</b><br>${p.supplier.vat}`], [24, `<b>Bankgiro</b><br>${p.supplier.bankgiro}<br>Godkänd för F-skatt`])}</div>`,
      ), // prettier-ignore
  },
  {
    id: 't34-vinimport-skatt',
    producer: 'weasyprint',
    hard: 'vintage in the name, strength and alcohol tax in columns that belong to no price',
    credits: 1,
    seller: {
      firm: firm('Vinkällaren Sju Årgångar AB', 'Sankt Eriksgatan 63, 112 34 Stockholm'),
      wares: cellar,
      lines: [3, 7],
      code: (name) => `V-${digitsOf(name, 5)}`,
      number: (n) => `26${80_410 + n}`,
      terms: 20,
      charges: [['Leverans inom tullarna', 19500, 25]],
    },
    draw: (p) =>
      page(
        'body{font-family:"EB Garamond","Liberation Serif",serif;font-size:11pt}.lines{font-size:9.5pt}.lines th{border-bottom:.6pt solid #60223b;color:#60223b;font-weight:400}.lines td{padding:4pt}.totals{margin-top:6mm}.data td{padding-right:9pt}h1{color:#60223b;font-weight:400;font-size:24pt}',
        `<h1>Sju Årgångar</h1><p class="small">${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post}</p>`,
        side([52, address(p.buyer)], [48, data([[`${word(p)} nr`, p.number], ['Datum', p.issue], ['Förfallodatum', p.due], ['Kund', p.customer], ['Till faktura', p.about]])]),
        remarked(p),
        '<br>',
        rows([['Nr', sv.code], ['Vin', sv.title], ['Alk.%', (l) => (l.rate === 25 ? `${12 + (l.seed % 3)},5` : '0,4'), 'r'], ['Flaskor', sv.count, 'r'], ['', sv.unit], ['Varav skatt', (l) => (l.rate === 25 ? `${17 + (l.seed % 3)},25` : '–'), 'r'], ['Pris/fl', sv.each, 'r'], ['Belopp', sv.sum, 'r']], p.lines),
        totals([...p.charges.map(({ label, amount }) => [label, sv.money(amount)] as const), ['Summa exkl. moms', sv.money(p.net)], ...p.vat.map(({ rate, tax }) => [`Moms ${rate} %`, sv.money(tax)] as const), ['Moms totalt', sv.money(p.tax)], ['Att betala SEK', sv.money(p.payable)]]),
        vatRows(p, sv, ['Moms', 'Underlag', 'Belopp']),
        `<p class="small">Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Partihandelstillstånd. Godkänd för F-skatt.</p>`,
      ), // prettier-ignore
  },
  {
    id: 't35-vingrossist-karton',
    producer: 'ghostscript',
    hard: 'cartons and bottles in two columns, price per bottle, discount in percent',
    count: 3,
    credits: 1,
    seller: {
      firm: firm('Carafe Dryckesagentur AB', 'Redegatan 1, 426 77 Västra Frölunda'),
      wares: cellar.filter(({ unit }) => unit === 'fl'),
      lines: [4, 9],
      code: 7,
      number: (n) => String(200_778 + n),
      discounts: [500, 800, 1200],
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 50, 'carafe', { font: 'serifbold', size: 30 });
      s.text(40, 63, 'dryckesagentur', { font: 'serif', size: 11 });
      cells(
        s,
        40,
        26,
        [320, 400, 480, 555],
        [
          [word(p), p.number],
          ['Datum', p.issue],
          ['Förfaller', p.due],
        ],
        bold,
      );
      cells(
        s,
        66,
        26,
        [320, 400, 480, 555],
        [
          ['Kund', p.customer],
          ['Order', p.order],
          ['Kredit av', p.about ?? ''],
        ],
      );
      s.block(40, 112, who(p.buyer), { size: 10 });
      if (p.remark !== null) s.text(320, 112, p.remark, bold);
      const y = drawRows(
        s,
        [
          [40, 'Artikelnr', sp.code],
          [85, 'Benämning', sp.title],
          [320, 'Kart', (l) => String((l.quantity < 0n ? -l.quantity : l.quantity) / 6000n), 'r'],
          [350, 'Fl', sp.count, 'r'],
          [356, 'Enh', sp.unit],
          [425, 'Pris/fl', sp.each, 'r'],
          [460, 'Rab %', sp.discount, 'r'],
          [485, 'M', sp.rate, 'r'],
          [555, 'Summa', sp.sum, 'r'],
        ],
        p.lines,
        172,
        { step: 16, rule: [40, 555] },
      );
      summed(s, 380, 555, y + 12, [
        ['Totalt exkl. moms', sp.money(p.net)],
        ['Moms', sp.money(p.tax)],
        ['Öresavrundning', sp.money(p.rounding)],
        ['Att betala', sp.money(p.payable)],
      ]); // prettier-ignore
      for (const [at, { rate, base, tax }] of p.vat.entries())
        s.text(40, y + 12 + at * 12, `Moms ${rate} %: ${sp.money(base)} / ${sp.money(tax)}`);
      footed(s, 786, [
        [40, [p.supplier.name, p.supplier.street, p.supplier.post]],
        [230, ['Telefon', p.supplier.phone]],
        [330, ['Bankgiro / OCR', p.supplier.bankgiro, p.ocr]],
        [450, ['Org.nr / Momsnr', p.supplier.organisation, p.supplier.vat]],
      ]); // prettier-ignore
      return s.drawing();
    },
  },
];
