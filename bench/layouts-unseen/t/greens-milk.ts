/** Greens, bread, milk and cheese. */
import { plusDays, short, slashed } from '../days.ts';
import { address, over, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { checked, firm } from './firms.ts';
import {
  across,
  bold,
  data,
  formOf,
  isFirst,
  lines,
  own,
  page,
  rows,
  side,
  totals,
  vatRows,
  who,
  word,
} from './kit.ts';
import type { LayoutT } from './orders.ts';
import { drawRows, footed, listed, summed } from './pens.ts';
import { loaves, milk, produce } from './wares-fresh.ts';

const sp = formOf('space');
const bare = formOf('bare');
const lands = ['Sverige', 'Spanien', 'Nederländerna', 'Italien', 'Marocko', 'Peru'];
const days = ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lördag'];

const weekOf = (day: string): string => {
  const since = Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`);
  return String(Math.floor(since / 604_800_000) + 1);
};

/** Papers of greens, bread, milk and cheese. */
export const greensMilk: readonly LayoutT[] = [
  {
    id: 't25-gronsakshall-lang',
    producer: 'cairo',
    hard: '16 to 22 rows on one crowded page; land and class in columns',
    count: 3,
    credits: 1,
    seller: {
      firm: firm('Grönsakshallen i Årsta Partihandel AB', 'Parkeringsvägen 7, 120 44 Årsta'),
      wares: produce,
      lines: [16, 22],
      code: 5,
      number: (n) => String(5_520_300 + n),
      terms: 10,
      charges: [['Leveransavgift', 15000, 25]],
      returns: 5,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8 });
      s.text(40, 46, 'Grönsakshallen', { font: 'bold', size: 20 });
      s.text(400, 40, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 12 });
      listed(s, 400, 470, 54, [
        ['Nummer', p.number],
        ['Datum', p.issue],
        ['Förfaller', p.due],
        ['Kundnr', p.customer],
        ['Lev.datum', p.delivered],
        ['Kredit av', p.about],
      ], { leading: 11 }); // prettier-ignore
      s.block(40, 84, who(p.buyer), { size: 9.5 });
      if (p.remark !== null) s.text(40, 126, p.remark, bold);
      let y = drawRows(
        s,
        [
          [40, 'Artnr', bare.code],
          [75, 'Artikel', bare.title],
          [235, 'Ursprung', (l) => lands[own(l, 'land', 0, 5)] ?? ''],
          [305, 'Kl', (l) => (l.seed % 4 === 0 ? '2' : '1'), 'r'],
          [355, 'Kvantitet', bare.count, 'r'],
          [361, 'Enhet', bare.unit],
          [440, 'Pris', bare.each, 'r'],
          [475, 'Moms', bare.rate, 'r'],
          [555, 'Belopp', bare.sum, 'r'],
        ],
        p.lines,
        142,
        { step: 19, rule: [40, 555] },
      );
      for (const { label, amount, rate } of p.charges) {
        s.text(75, y, label);
        s.right(475, y, String(rate));
        s.right(555, y, bare.money(amount));
        y += 16;
      }
      s.line(40, y - 8, 555);
      for (const [at, { rate, base, tax }] of p.vat.entries())
        s.text(40, y + 8 + at * 11, `Momsunderlag ${rate} %: ${bare.money(base)}   Moms: ${bare.money(tax)}`);
      summed(s, 390, 555, y + 8, [
        ['Netto', bare.money(p.net)],
        ['Moms', bare.money(p.tax)],
        ['Att betala kr', bare.money(p.payable)],
      ], { size: 9.5 }); // prettier-ignore
      footed(s, 800, [
        [40, [p.supplier.name, `${p.supplier.street}, ${p.supplier.post}`]],
        [260, ['Order', p.supplier.phone]],
        [350, ['Bankgiro', p.supplier.bankgiro]],
        [430, ['Org.nr / Momsnr', `${p.supplier.organisation} / ${p.supplier.vat}`]],
      ]); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 't26-odlarkoop-dagar',
    producer: 'chromium',
    hard: 'rows below the day on which they came; two pages at times',
    count: 3,
    seller: {
      firm: firm('Kullabygdens Odlare Ek. för.', 'Krapperupsvägen 80, 263 77 Mölle', {
        organisation: checked('769611339'),
      }),
      wares: produce,
      lines: [18, 24],
      code: 3,
      deliveries: 5,
      number: (n) => `KO-${720 + n}`,
      terms: 14,
    },
    draw: (p) =>
      page(
        'body{font-family:"Liberation Serif";font-size:10.5pt}.lines td{padding:2pt 4pt}.lines th{border-bottom:1pt solid #050}.across td{padding-top:7pt;color:#050;font-weight:bold}.totals{margin-top:6mm;border-top:1pt solid #050}.data td{padding-right:9pt}',
        side([55, `<h1>Kullabygdens Odlare</h1><i>grönt från nordvästra Skåne</i><p>${lines([p.supplier.name, p.supplier.street, p.supplier.post, `Org.nr ${p.supplier.organisation}`])}</p>`], [45, `<h2>${word(p)}</h2>${data([['Nr', p.number], ['Utskriven', p.issue], ['Att betala senast', p.due], ['Leveransvecka', weekOf(p.issue)]])}<p>${address(p.buyer)}</p>`]),
        remarked(p),
        rows([['Nr', sp.code], ['Gröda', sp.title], ['Mängd', sp.counted, 'r'], ['Pris', sp.each, 'r'], ['Summa', sp.sum, 'r']], p.lines, {
          above: (l) => (isFirst(p.lines, l, (each) => each.delivery) ? across(5, `${days[l.delivery] ?? ''} ${slashed(plusDays(p.issue, l.delivery - 6))}`) : ''),
        }),
        totals([['Summa', sp.money(p.net)], [`Moms ${p.vat[0]?.rate} %`, sp.money(p.tax)], ['Att betala', `${sp.money(p.payable)} kr`]]),
        `<p>Betala till bankgiro ${p.supplier.bankgiro}, märk med ${p.number}. Momsreg.nr ${p.supplier.vat}.</p>`,
      ), // prettier-ignore
  },
  {
    id: 't27-bageri-vecka',
    producer: 'weasyprint',
    hard: 'a baker’s week, each row with month and day in front; trays sent back',
    count: 3,
    credits: 1,
    seller: {
      firm: firm('Bageri Kardelen AB', 'Ystadvägen 19, 214 30 Malmö'),
      wares: loaves,
      lines: [11, 13],
      code: 3,
      deliveries: 4,
      number: (n) => String(30_510 + n),
      terms: 10,
      last: [{ name: 'Brödback retur', unit: 'st', price: '60.00', rate: 25, pack: '', range: [-6, -1] }],
    },
    draw: (p) =>
      page(
        '.lines{font-size:9pt}.lines td{padding:2.4pt 4pt;border-left:.4pt solid #aaa;border-right:.4pt solid #aaa}.lines th{border:.4pt solid #aaa;background:#efe6da}.lines{border-bottom:.4pt solid #aaa}.totals td{padding:2pt 6pt}.over th{font-size:7.5pt;color:#744;padding-right:8mm}',
        side([50, '<h1 style="font-family:EB Garamond,serif;font-size:26pt">Kardelen</h1>'], [50, `<b>${word(p, 'FAKTURA', 'KREDITFAKTURA')}</b><br>${address(p.buyer)}`]),
        over([['Fakturanr', p.number], ['Fakturadatum', p.issue], ['Förfallodag', p.due], ['Kund', p.customer], ...(p.about === null ? [] : [['Avser', p.about] as const])]),
        remarked(p),
        '<br>',
        rows([['Dag', (l) => short(plusDays(p.issue, l.delivery - 5)).slice(2)], ['Nr', bare.code], ['Bröd', bare.title], ['Antal', bare.count, 'r'], ['Enh', bare.unit], ['À', bare.each, 'r'], ['Moms %', bare.rate, 'r'], ['Summa', bare.sum, 'r']], p.lines),
        side([50, vatRows(p, bare, ['Moms', 'På', 'Kronor'])], [50, totals([['Summa exkl. moms', bare.money(p.net)], ['Summa moms', bare.money(p.tax)], ['Att betala', bare.money(p.payable)]])]),
        `<p class="small">${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · Tel ${p.supplier.phone}<br>Bankgiro ${p.supplier.bankgiro} · OCR ${p.ocr} · Org.nr ${p.supplier.organisation} · VAT-nr ${p.supplier.vat} · Godkänd för F-skatt</p>`,
      ), // prettier-ignore
  },
  {
    id: 't28-mejeri-backar',
    producer: 'stretched',
    hard: 'sour milk sent back below zero, crates as charges below the sum of goods',
    count: 3,
    credits: 1,
    seller: {
      firm: firm('Mejeriet Vallby AB', 'Mejerigatan 1, 340 14 Lagan'),
      wares: milk,
      lines: [5, 9],
      code: 4,
      number: (n) => `7${12_300 + n}`,
      terms: 7,
      returns: 14,
      charges: [
        ['Backar ut', 42000, 'F'],
        ['Backar in', -31500, 'F'],
      ],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 52, 'VALLBY', { font: 'bold', size: 24 });
      s.text(40, 66, 'mejeri sedan 1912', { size: 8 });
      s.text(330, 52, `${word(p, 'FAKTURA', 'KREDITFAKTURA')} ${p.number}`, { font: 'bold', size: 12 });
      listed(s, 330, 420, 68, [
        ['Datum', p.issue],
        ['Förfallodatum', p.due],
        ['Kund', p.customer],
        ['Tur', `${p.customer.slice(0, 2)}`],
        ['Krediterar', p.about],
      ]); // prettier-ignore
      s.block(40, 104, who(p.buyer), { size: 10 });
      if (p.remark !== null) s.text(40, 150, p.remark, bold);
      const y = drawRows(
        s,
        [
          [40, 'Varunr', sp.code],
          [85, 'Varans namn', sp.title],
          [310, 'Antal', sp.count, 'r'],
          [320, 'Enhet', sp.unit],
          [430, 'Pris', sp.each, 'r'],
          [545, 'Belopp', sp.sum, 'r'],
        ],
        p.lines,
        172,
        { step: 15, rule: [40, 545] },
      );
      summed(s, 330, 545, y + 10, [
        ['Summa varor', sp.money(p.lineNet)],
        ...p.charges.map(({ label, amount }) => [label, sp.money(amount)] as const),
        ['Exkl. moms', sp.money(p.net)],
        [`Moms ${p.vat[0]?.rate} %`, sp.money(p.tax)],
        ['Att betala kronor', sp.money(p.payable)],
      ]); // prettier-ignore
      s.block(
        40,
        784,
        [
          `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`,
          `Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}, org.nr ${p.supplier.organisation}, momsnr ${p.supplier.vat}`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
