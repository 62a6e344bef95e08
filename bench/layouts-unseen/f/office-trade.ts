/** More invoices of accounting programs: chemicals, greens and dry goods. */
import { column, escaped, pairs, table } from '../html.ts';
import { firm } from '../parties.ts';
import * as days from '../days.ts';
import { about, at, beside, charged, figures, rates, remark, rounded, sheet, taxes, word } from './kit.ts';
import type { LayoutF } from './orders.ts';

const f = figures('swedish');
const s = figures('space');
const b = figures('bare');

export const officeTrade: readonly LayoutF[] = [
  {
    id: 'f05',
    producer: 'wkhtmltopdf',
    hard: 'net labelled Summa, freight and invoice fee as rows of the totals, buyer in a box to the left',
    seller: {
      party: firm('Rent & Blankt Kemi i Växjö AB', 'Annavägen 12, 352 46 Växjö'),
      trades: ['clean'],
      codes: '#####',
      numbers: '4#####',
      lines: [3, 8],
      isWhole: true,
      charges: [
        ['Frakt', 14900, 25],
        ['Expeditionsavgift', 2900, 25],
      ],
    },
    draw: (p) =>
      sheet(
        `body{font-family:'DejaVu Sans';font-size:11.5pt}.small{font-size:10pt}.box{border:1px solid #444;padding:8px;width:280px}.lines{margin-top:20px;border:1px solid #444}.lines th{border-bottom:1px solid #444}.lines td,.lines th{border-right:1px solid #bbb}.tot{margin-top:14px;margin-left:430px}`,
        `<div style="float:right;text-align:right"><span style="font-size:19pt">${word(p, 'FAKTURA', 'KREDITNOTA')}</span><br>Nr ${p.number}<br>Sida 1 (1)</div>`,
        `<div style="font-size:13pt;color:#0a6b4b"><b>${escaped(p.supplier.name)}</b></div><br>`,
        remark(p),
        `<div class="box">${at(p.buyer)}</div><br>`,
        pairs([['Fakturadatum', p.issue], ['Förfallodag', p.due], ['Kundnr', p.customer], ['Er märkning', p.reference], ['Leveransvillkor', 'Fritt vårt lager']]), // prettier-ignore
        table(
          [
            column('Artikel', (l) => l.code),
            column('Benämning', (l) => l.name),
            column('Antal', (l) => b.quantity(l.quantity), 'r'),
            column('', (l) => l.unit),
            column('Pris/enh', (l) => b.price(l.price), 'r'),
            column('Radsumma', (l) => b.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        pairs([['Varor', s.money(p.lineNet)], ...charged(p, s), ['Summa', s.money(p.net)], ...taxes(p, s, (rate) => `Moms (${rate}%):`), ...rounded(p, s, 'Avrundning'), ['Slutbelopp', s.money(p.payable)]], 'tot'), // prettier-ignore
        `<hr><table class="small"><tr><td>${at(p.supplier)}</td><td>Bg ${p.supplier.bankgiro}<br>Org nr ${p.supplier.organisation}<br>Momsnr ${p.supplier.vat}</td><td>Godkänd för F-skatt<br>${p.supplier.mail}</td></tr></table>`,
      ),
  },
  {
    id: 'f06',
    producer: 'chromium',
    hard: 'number and date in one line of text, due date as "2/9 -26", no grid; no article numbers',
    seller: {
      party: firm('Bergs Trädgårdshandel HB', 'Odlarvägen 5, 262 73 Ängelholm'),
      trades: ['greens'],
      codes: '',
      numbers: '26-###',
      lines: [4, 9],
      terms: 14,
    },
    draw: (p) =>
      sheet(
        `body{font-family:'Liberation Serif';font-size:11pt}.lines th{font-weight:normal;font-style:italic;border-bottom:.6pt solid #000}`,
        `<div style="text-align:center"><b style="font-size:20pt">${escaped(p.supplier.name)}</b><br>${escaped(p.supplier.street)} · ${p.supplier.post} · ${p.supplier.phone}</div><br>`,
        `<div style="margin-left:58%">${at(p.buyer)}</div><br>`,
        `<p><b>${word(p, 'Faktura')} nr ${p.number}, den ${days.words(p.issue)}</b></p>${remark(p)}`,
        table(
          [
            column('Vara', (l) => l.name),
            column('Mängd', (l) => `${f.quantity(l.quantity)} ${l.unit}`, 'r'),
            column('Pris', (l) => f.price(l.price), 'r'),
            column('Kronor', (l) => f.money(l.sum), 'r'),
          ],
          p.lines,
          { foot: `<tr><td colspan="3" class="r">Summa varor</td><td class="r">${f.money(p.net)}</td></tr>${p.vat.map(({ rate, tax }) => `<tr><td colspan="3" class="r">+ ${rate} % moms</td><td class="r">${f.money(tax)}</td></tr>`).join('')}<tr><td colspan="3" class="r"><b>Att betala</b></td><td class="r"><b>${f.money(p.payable)}</b></td></tr>` }, // prettier-ignore
        ),
        `<p>Betalas senast ${days.slashed(p.due)} till bankgiro ${p.supplier.bankgiro}. Skriv fakturans nummer.</p>`,
        `<p class="small">Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. F-skattsedel finns.</p>`,
      ),
  },
  {
    id: 'f07',
    producer: 'weasyprint',
    hard: 'slip at the foot repeats amount, number and names; wrapped names; number with a space',
    seller: {
      party: firm('Sydsvensk Torrvarudepå AB', 'Lagergatan 9, 232 61 Arlöv'),
      trades: ['dry', 'asia'],
      codes: '## ####',
      numbers: '26 #####',
      lines: [5, 11],
      isWhole: true,
      isNegativeCredit: true,
    },
    credits: 1,
    draw: (p) =>
      sheet(
        `body{font-size:9pt}.lines td{padding:2pt 4pt}.lines th{border-top:1pt solid;border-bottom:1pt solid}.n{width:120pt}.slip{position:fixed;bottom:0;width:100%;border-top:1pt dashed #000}.slip td{font-size:8.5pt;padding:3pt}`,
        beside(['48%', `<b style="font-size:16pt;letter-spacing:1pt">TORRVARUDEPÅN</b><br>${at(p.supplier)}`], ['52%', `<b style="font-size:14pt">${word(p, 'FAKTURA', 'KREDIT')}</b>${remark(p)}${pairs([['Fakturanr', p.number], ['Fakturadatum', days.short(p.issue)], ['Kundnr', p.customer], ['Förfallodatum', days.short(p.due)], ...about(p, 'Krediterad faktura')])}`]), // prettier-ignore
        `<div style="margin:14pt 0 14pt 48%">${at(p.buyer)}</div>`,
        table(
          [
            column('Vårt artnr', (l) => l.code, 'nw'),
            column('Varuslag', (l) => l.name, 'n'),
            column('Förp.', (l) => l.pack),
            column('Ant', (l) => f.quantity(l.quantity), 'r'),
            column('Enh', (l) => l.unit),
            column('Pris', (l) => f.price(l.price), 'r'),
            column('Belopp SEK', (l) => f.money(l.sum), 'r'),
            column('Mk', (l) => (l.rate === 25 ? '1' : '2'), 'c'),
          ],
          p.lines,
        ),
        '<br>',
        beside(['50%', rates(p, f, ['Momssats', 'Belopp', 'Moms'])], ['50%', pairs([['Netto', f.money(p.net)], ['Moms', f.money(p.tax)], ...rounded(p, f, 'Öresutj.'), ['Att betala', f.money(p.payable)]])]), // prettier-ignore
        `<table class="slip"><tr><td>Betalningsmottagare<br>${escaped(p.supplier.name)}<br>Bg ${p.supplier.bankgiro}</td><td>Betalare<br>${at(p.buyer)}</td><td>OCR ${p.ocr}<br>Belopp ${f.money(p.payable)}<br>Oss tillhanda ${days.iso(p.due)}</td><td>Org.nr ${p.supplier.organisation}<br>${p.supplier.vat}<br>F-skatt</td></tr></table>`,
      ),
  },
];
