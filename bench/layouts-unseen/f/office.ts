/** Invoices from the accounting programs of small firms. */
import { column, escaped, over, pairs, picture, table } from '../html.ts';
import { firm } from '../parties.ts';
import * as days from '../days.ts';
import {
  about,
  at,
  beside,
  charged,
  figures,
  lines,
  rates,
  remark,
  rounded,
  sheet,
  taxes,
  word,
} from './kit.ts';
import type { LayoutF } from './orders.ts';

const f = figures('swedish');

export const office: readonly LayoutF[] = [
  {
    id: 'f01',
    producer: 'chromium',
    hard: 'accounting program: grid of data, buyer to the right, strip of totals, four columns of small print',
    seller: {
      party: firm('Lysekilslådans Fisk AB', 'Fiskhamnsgatan 7, 453 30 Lysekil'),
      trades: ['fish'],
      codes: '####',
      numbers: '1####',
      lines: [3, 9],
    },
    credits: 1,
    draw: (p) =>
      sheet(
        `.meta td{font-size:8.5pt;padding:0 10pt 0 0}.lines th{border-bottom:1pt solid #333;font-size:8.5pt}.lines td{padding:2.5pt 4pt}
         .strip{width:100%;border-top:1pt solid #333;margin-top:40pt}.strip td,.strip th{font-size:9pt;text-align:right}.foot{position:fixed;bottom:0;width:100%;border-top:.5pt solid #777}.foot td{font-size:7.5pt}`,
        beside(
          ['55%', `<h1 style="color:#1d5f8a;font-size:20pt">Lysekilslådan</h1>`],
          ['45%', `<h2>${word(p, 'Faktura')}</h2>${remark(p)}`],
        ),
        beside(
          [
            '55%',
            pairs(
              [
                ['Fakturanr', p.number],
                ['Kundnr', p.customer],
                ['Fakturadatum', p.issue],
                ['OCR', p.ocr],
                ...about(p, 'Krediterar faktura'),
              ],
              'meta',
            ),
          ],
          ['45%', at(p.buyer)],
        ),
        '<br>',
        beside(
          [
            '50%',
            pairs(
              [
                ['Er referens', p.reference],
                ['Ert ordernr', p.order],
                ['Leveransdatum', p.delivered],
              ],
              'meta',
            ),
          ],
          [
            '50%',
            pairs(
              [
                ['Betalningsvillkor', '30 dagar netto'],
                ['Förfallodatum', p.due],
                ['Dröjsmålsränta', '8,0 %'],
              ],
              'meta',
            ),
          ],
        ),
        '<br>',
        table(
          [
            column('Artnr', (l) => l.code),
            column('Benämning', (l) => l.name),
            column('Lev ant', (l) => f.quantity(l.quantity, 2), 'r'),
            column('Enh', (l) => l.unit),
            column('À-pris', (l) => f.price(l.price), 'r'),
            column('Summa', (l) => f.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<table class="strip"><tr><th>Exkl. moms</th>${p.vat.map(({ rate }) => `<th>Moms ${rate} %</th>`).join('')}<th>Moms kr</th><th>Totalt</th><th>ATT BETALA</th></tr>
         <tr><td>${f.money(p.net)}</td>${p.vat.map(({ tax }) => `<td>${f.money(tax)}</td>`).join('')}<td>${f.money(p.tax)}</td><td>${f.money(p.gross)}</td><td><b>SEK ${f.money(p.payable)}</b></td></tr></table>`,
        `<table class="foot"><tr><td>Adress<br>${at(p.supplier)}</td><td>Telefon<br>${p.supplier.phone}<br>E-post<br>${p.supplier.mail}</td><td>Bankgiro<br>${p.supplier.bankgiro}<br>Webbplats<br>lysekilsladan.example</td><td>Organisationsnr<br>${p.supplier.organisation}<br>Momsreg.nr<br>${p.supplier.vat}<br>Godkänd för F-skatt</td></tr></table>`,
      ),
  },
  {
    id: 'f02',
    producer: 'weasyprint',
    hard: 'online accounting: sender on top, VAT column per row, VAT per rate without a sum of them',
    seller: {
      party: firm('Brödboden Surdeg & Vete i Mora AB', 'Kyrkogatan 21, 792 30 Mora'),
      trades: ['bread'],
      codes: 'BR###',
      numbers: '####',
      lines: [3, 8],
      isWhole: true,
      amounts: [5, 60],
    },
    printing: { omits: ['taxTotal'] },
    draw: (p) =>
      sheet(
        `body{font-size:9.5pt}.lines{margin-top:18pt}.lines th{background:#efe7da;padding:4pt}.lines td{border-bottom:.4pt solid #ddd;padding:3pt 4pt}.sum{margin-left:60%;width:40%;margin-top:10pt}.sum tr:last-child td{font-weight:bold;font-size:12pt;border-top:1pt solid #000}`,
        beside(
          [
            '60%',
            `<b>${escaped(p.supplier.name)}</b><br>${lines(p.supplier.street, p.supplier.post)}<br>${p.supplier.phone}`,
          ],
          ['40%', `<h1>${word(p, 'FAKTURA', 'KREDITFAKTURA')}</h1>${remark(p)}`],
        ),
        '<br>',
        beside(
          [
            '60%',
            pairs([
              ['Fakturanummer', p.number],
              ['Fakturadatum', p.issue],
              ['Förfallodatum', p.due],
              ['Kundnummer', p.customer],
            ]),
          ],
          ['40%', `${at(p.buyer)}<br>Org.nr ${p.buyer.organisation}`],
        ),
        table(
          [
            column('Artikelnr', (l) => l.code),
            column('Beskrivning', (l) => l.name),
            column('Antal', (l) => f.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('Pris exkl. moms', (l) => f.price(l.price), 'r'),
            column('Moms', (l) => `${l.rate}%`, 'r'),
            column('Belopp', (l) => f.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        pairs(
          [
            ['Summa exkl. moms', f.money(p.net)],
            ...taxes(p, f, (rate) => `Moms ${rate}%`),
            ...rounded(p, f, 'Öresavrundning'),
            ['Summa att betala', `${f.money(p.payable)} kr`],
          ],
          'sum',
        ),
        `<p style="margin-top:30pt">Ange OCR ${p.ocr} vid betalning till bankgiro ${p.supplier.bankgiro}. Vid försenad betalning debiteras ränta enligt räntelagen.</p>`,
        `<p class="small" style="position:fixed;bottom:0">${escaped(p.supplier.name)} · Org.nr ${p.supplier.organisation} · Momsreg.nr ${p.supplier.vat} · Innehar F-skattebevis · Bankgiro ${p.supplier.bankgiro}</p>`,
      ),
  },
  {
    id: 'f03',
    producer: 'weasyprint',
    hard: 'boxes with small labels; order, delivery and print dates around the invoice date; buyer on the left',
    seller: {
      party: firm('Halvarssons Charkuteri AB', 'Slakthusvägen 3, 541 34 Skövde'),
      trades: ['meat'],
      codes: '##-###',
      numbers: '#####',
      lines: [4, 9],
      terms: 20,
      discounts: [500, 1000],
    },
    credits: 1,
    draw: (p) =>
      sheet(
        `.g{width:100%;border:1pt solid #222}.g th{font-size:6.5pt;font-weight:normal;border-left:.6pt solid #222;padding:2pt 4pt 0}.g td{border-left:.6pt solid #222;padding:0 4pt 3pt}.lines td{font-size:9pt}.lines th{border-bottom:.8pt solid #222;font-size:8pt}.t{margin-left:50%;width:50%}`,
        beside(
          ['50%', `<div class="small">Leveransadress samma som fakturaadress</div><br><br>${at(p.buyer)}`],
          [
            '50%',
            `<div style="text-align:right"><b style="font-size:15pt">Halvarssons Charkuteri AB</b><br>${lines(p.supplier.street, p.supplier.post)}<br>Tel ${p.supplier.phone}<br><br><span style="font-size:18pt">${word(p, 'Faktura')}</span></div>`,
          ],
        ),
        remark(p),
        '<br>',
        over([['Utskriftsdatum', days.iso(p.issue)], ['Orderdatum', days.plusDays(p.delivered, -2)], ['Leveransdatum', p.delivered], ['Fakturadatum', p.issue], ['Förfallodatum', p.due]], 'g'), // prettier-ignore
        over([['Fakturanr', p.number], ['Kundnr', p.customer], ['Ordernr', p.order], ['Vår referens', p.reference], ['Betalningsvillkor', '20 dagar']], 'g'), // prettier-ignore
        p.about === null ? '' : `<p>Avser faktura ${p.about}</p>`,
        '<br>',
        table(
          [
            column('Art.nr', (l) => l.code),
            column('Text', (l) => l.name),
            column('Kolli', (l) => String(1 + (l.seed % 4)), 'r'),
            column('Antal', (l) => f.quantity(l.quantity, 1), 'r'),
            column('Sort', (l) => l.unit),
            column('Pris', (l) => f.price(l.price), 'r'),
            column('Rab %', (l) => (l.discount === 0n ? '' : f.percent(l.discount)), 'r'),
            column('Belopp', (l) => f.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        '<br>',
        pairs([['Varuvärde', f.money(p.net)], ['Momsunderlag', f.money(p.net)], ['Moms', f.money(p.tax)], ['Att betala', f.money(p.payable)]], 't'), // prettier-ignore
        `<table style="width:100%;position:fixed;bottom:0" class="small"><tr><td>Bankgiro ${p.supplier.bankgiro}</td><td>Plusgiro ${p.supplier.plusgiro}</td><td>Org.nr ${p.supplier.organisation}</td><td>VAT ${p.supplier.vat}</td><td>Säte: Skövde</td></tr></table>`,
      ),
  },
  {
    id: 'f04',
    producer: 'chromium',
    hard: 'name is only a picture, the company in small print; bold labels over values; two rates in a vertical table',
    seller: {
      party: firm('Kvarnhjulet Rosteri & Te AB', 'Industrigatan 44, 582 77 Linköping'),
      trades: ['coffee'],
      codes: 'KH-####',
      numbers: 'KH26####',
      lines: [3, 8],
      charges: [['Frakt', 9500, 25]],
    },
    draw: await (async () => {
      const logo = await picture('kvarnhjulet', '#5a3318');
      return (p) =>
        sheet(
          `.lab{width:100%}.lab th{font-size:8pt}.lines{margin:14pt 0}.lines tr:nth-child(even) td{background:#f6f2ee}.lines td{padding:3pt 4pt}.rates td,.rates th{font-size:8.5pt;border:.4pt solid #999}`,
          beside(['60%', `<img src="${logo}" style="height:44pt">`], ['40%', at(p.buyer)]),
          `<h2 style="margin:16pt 0 6pt">${word(p, 'Faktura')} ${p.number}</h2>${remark(p)}`,
          over([['Datum', days.words(p.issue)], ['Förfaller', days.words(p.due)], ['OCR-nummer', p.ocr], ['Kund', p.customer], ['Order', p.order]], 'lab'), // prettier-ignore
          table(
            [
              column('Produkt', (l) => l.name),
              column('Kod', (l) => l.code),
              column('Antal', (l) => `${f.quantity(l.quantity)} ${l.unit}`, 'r'),
              column('Styckpris', (l) => f.price(l.price), 'r'),
              column('Moms', (l) => `${l.rate} %`, 'r'),
              column('Summa', (l) => f.money(l.sum), 'r'),
            ],
            p.lines,
          ),
          beside(
            ['50%', rates(p, f, ['Momssats', 'Underlag', 'Moms'])],
            ['50%', pairs([['Varor', f.money(p.lineNet)], ...charged(p, f), ['Netto', f.money(p.net)], ['Moms totalt', f.money(p.tax)], ['Totalt SEK', f.money(p.payable)]])], // prettier-ignore
          ),
          `<p class="small" style="margin-top:60pt;text-align:center">Kvarnhjulet Rosteri &amp; Te AB, ${escaped(p.supplier.street)}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}, momsregnr ${p.supplier.vat}. Bankgiro ${p.supplier.bankgiro}. F-skatt.</p>`,
        );
    })(),
  },
];
