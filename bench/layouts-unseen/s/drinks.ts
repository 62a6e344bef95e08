/** Wine, spirits and juice. */
import { plusDays } from '../days.ts';
import { address, escaped, remarked } from '../html.ts';
import { own, page, side, word } from '../q/kit.ts';
import { firm } from './firms.ts';
import { bare, chargeRows, goods, kv, sv, vatRows } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';

export const drinksS: readonly LayoutS[] = [
  {
    id: 's30-vin-import',
    producer: 'chromium',
    hard: 'wine: vintage, content and strength in columns; number before the year; cases told below',
    credits: 1,
    seller: {
      firm: firm('Vinporten Ekelund & Söner AB', 'Birger Jarlsgatan 57, 113 56 Stockholm'),
      wares: wares(
        '71204|Domaine Vauclair Chablis Vieilles Vignes|fl|148.00|25|2023',
        '71311|Cascina Roero Barbera d’Alba|fl|112.00|25|2022',
        '71355|Weingut Lindenhof Riesling Kabinett|fl|98.50|25|2024',
        '71402|Bodega Sarmiento Rioja Crianza|fl|89.00|25|2021',
        '71477|Champagne Perrault-Gilles Brut Réserve|fl|289.00|25|NV',
        '71503|Quinta do Vale Alto Tinto|fl|74.00|25|2023',
        '71598|Crémant d’Alsace Hubert Weiss|fl|118.00|25|NV',
        '71640|Sherry Fino La Barquera 37,5 cl|fl|92.00|25|NV',
        '71702|Sauvignon Blanc Te Kahu Marlborough|fl|96.00|25|2025',
      ),
      lines: [3, 8],
      amount: (_, upTo) => (1 + upTo(6)) * 6000,
      number: (n) => String(31_870 + n),
      terms: 20,
      isFixed: true,
    },
    draw: (p) =>
      page(
        'body{font:9.5pt "EB Garamond","Liberation Serif",serif}h1{font-weight:400;letter-spacing:3pt;text-align:center;font-size:20pt}.g th{font-style:italic;font-weight:400;border-top:.5pt solid;border-bottom:.5pt solid}.g td{padding:4pt 3pt}.kv td{padding:0 8pt 0 0}.sum{margin:5mm 0 0 auto}.sum td{padding:1pt 0 1pt 12mm}',
        `<h1>VINPORTEN</h1><p class="c">Ekelund &amp; Söner · Birger Jarlsgatan 57 · 113 56 Stockholm</p>`,
        side(
          [50, `<br>${address(p.buyer)}`],
          [
            50,
            kv([
              [`${word(p)} nr`, `<b>${p.number}</b>`],
              ['Datum', p.issue],
              ['Betalas senast', p.due],
              ['Kundnr', p.customer],
              ['Beställare', p.reference],
              ['Vår kreditering avser', p.about],
            ]),
          ],
        ),
        remarked(p),
        '<br>',
        goods(
          [
            ['Artnr', (l) => l.code],
            ['Vin', (l) => l.name],
            ['Årg.', (l) => l.pack],
            ['Liter', (l) => (l.name.includes('37,5') ? '0,375' : '0,75')],
            ['Alk.', (l) => `${11 + own(l, 'a', 4)},5 %`],
            ['Flaskor', (l) => `${sv.quantity(l.quantity)} ${l.unit}`, 'r'],
            ['Pris exkl. moms', (l) => sv.price(l.price), 'r'],
            ['Summa', (l) => sv.money(l.sum), 'r'],
          ],
          p.lines,
          {
            foot: `<tr><td></td><td><i>${sv.quantity(p.lines.reduce((sum, l) => sum + l.quantity, 0n))} flaskor</i></td></tr>`,
          },
        ),
        kv(
          [
            ['Varuvärde', sv.money(p.net)],
            ['Mervärdesskatt 25 %', sv.money(p.tax)],
            ['Att betala, kronor', `<b>${sv.money(p.payable)}</b>`],
          ],
          'sum',
        ),
        `<p style="margin-top:20mm" class="c small">${escaped(p.supplier.name)} · Organisationsnummer ${p.supplier.organisation} · VAT ${p.supplier.vat} · Bankgiro ${p.supplier.bankgiro} · Godkänd för F-skatt · Upplagshavare SE${p.customer}4471</p>`,
      ),
  },
  {
    id: 's32-sprit-agent',
    producer: 'weasyprint',
    hard: 'spirits: alcohol tax in a column that belongs to no price; discount in percent on all as a charge',
    credits: 1,
    seller: {
      firm: firm('Destillat & Co Nordic AB', 'Industrivägen 19, 171 48 Solna'),
      wares: wares(
        'DC-1107|Gin Fjällbrynt 42 % 70 cl|fl|214.00|25|',
        'DC-1120|Akvavit Strandkvanne 40 % 70 cl|fl|198.00|25|',
        'DC-1244|Rom Isla Parda 8 år 70 cl|fl|262.00|25|',
        'DC-1301|Bitter Amaro Vecchio Ponte 100 cl|fl|226.00|25|',
        'DC-1388|Vermouth rosso Cinque Vie 75 cl|fl|104.00|25|',
        'DC-1410|Tequila blanco Agavero 70 cl|fl|248.00|25|',
        'DC-2001|Tonic Källa 20 cl 24-pack|krt|186.00|F|',
        'DC-2014|Sockerlag 1 l|fl|58.00|F|',
      ),
      lines: [3, 7],
      number: (n) => `DC${n + 5_411}`,
      isFixed: true,
      charges: [
        ['Säsongsrabatt höst', -25000, 25],
        ['Frakt', 22500, 25],
      ],
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.top{border-top:6pt solid #111;padding-top:3mm}.g th{text-align:left;font-size:7pt;text-transform:uppercase;letter-spacing:.5pt}.g td{border-top:.4pt solid #aaa;padding:4pt 3pt}.sum{margin:4mm 0 0 auto}.sum td{padding:2pt 0 2pt 10mm;border-top:.4pt solid #aaa}.kv td{padding:0 4mm 0 0}',
        `<div class="top">${side(
          [34, '<b style="font-size:14pt">Destillat &amp; Co</b>'],
          [33, address(p.buyer)],
          [
            33,
            kv([
              [word(p), p.number],
              ['Datum', p.issue],
              ['Förfaller', p.due],
              ['Kund', p.customer],
              ['Avser', p.about],
            ]),
          ],
        )}</div><br>`,
        remarked(p),
        goods(
          [
            ['Artikel', (l) => l.code, 'nw'],
            ['Produkt', (l) => l.name],
            [
              'Varav alk.skatt',
              (l) => (l.rate === 25 ? sv.money(BigInt(7000 + own(l, 't', 9000))) : ''),
              'r',
            ],
            ['Pris', (l) => sv.price(l.price), 'r'],
            ['Antal', (l) => `${sv.quantity(l.quantity)} ${l.unit}`, 'r'],
            ['Moms', (l) => `${l.rate} %`, 'r'],
            ['Summa', (l) => sv.money(l.sum), 'r'],
          ],
          p.lines,
        ),
        kv(
          [
            ['Varor', sv.money(p.lineNet)],
            ...chargeRows(p, sv),
            ['Exkl. moms', sv.money(p.net)],
            ...vatRows(p, sv, (rate, base) => `Moms ${rate} % på ${base}`),
            ['Summa moms', sv.money(p.tax)],
            ['<b>Att betala SEK</b>', `<b>${sv.money(p.payable)}</b>`],
          ],
          'sum',
        ),
        `<p class="small" style="margin-top:10mm">${escaped(p.supplier.name)}, ${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Bankgiro ${p.supplier.bankgiro}. Godkänd för F-skatt. Serveringstillstånd kontrollerat.</p>`,
      ),
  },
  {
    id: 's34-juice-liten',
    producer: 'wkhtmltopdf',
    hard: 'a small presser of juice: product and best before in the cell of the name, VAT rates beside the sum',
    credits: 1,
    seller: {
      firm: firm('Fruktpressen Österlen AB', 'Äpplevägen 4, 272 95 Simrishamn'),
      wares: wares(
        'FP1|Äppelmust Ingrid Marie 75 cl|fl|39.00|F|',
        'FP2|Äppelmust fläder 75 cl|fl|42.00|F|',
        'FP5|Rabarberläsk 33 cl|fl|24.50|F|',
        'FP7|Bag-in-box äppelmust 5 l|st|148.00|F|',
        'FP9|Cidervinäger rå 50 cl|fl|54.00|F|',
        'FP12|Glögg alkoholfri 75 cl|fl|58.00|F|',
        'FP20|Kolsyrad must present 6-pack|kart|285.00|F|',
      ),
      lines: [2, 5],
      amount: (_, upTo) => (1 + upTo(5)) * 6000,
      number: (n) => `${n + 640}`,
      charges: [['Pallfrakt', 42500, 'F']],
      isFixed: true,
    },
    draw: (p) =>
      page(
        'body{font-size:10pt;color:#333}.g td{padding:4pt;border-bottom:.5pt solid #c33}.g th{color:#c33;border-bottom:1pt solid #c33}.kv td{padding:1pt 4mm 1pt 0}.sum{margin:4mm 0 0 auto}',
        `<div class="c"><b style="font-size:18pt;color:#c33">Fruktpressen Österlen</b></div>`,
        `<br>${side(
          [60, `Kund:<br>${address(p.buyer)}`],
          [
            40,
            kv([
              [word(p), p.number],
              ['Datum', p.issue],
              ['Sista betaldag', p.due],
              ['Krediterar faktura', p.about],
            ]),
          ],
        )}<br>`,
        remarked(p),
        goods(
          [
            ['Antal', (l) => `${bare.quantity(l.quantity)} ${l.unit}`],
            [
              'Vara',
              (l) =>
                `<div>${escaped(l.name)}</div><span class="small">Bäst före ${plusDays(p.issue, 120 + own(l, 'b', 300))}</span>`,
            ],
            ['Art', (l) => l.code],
            ['Pris/st', (l) => bare.price(l.price), 'r'],
            ['Summa', (l) => bare.money(l.sum), 'r'],
          ],
          p.lines,
        ),
        kv(
          [
            ...chargeRows(p, bare),
            ['Summa utan moms', bare.money(p.net)],
            ...p.vat.map(({ rate, tax }) => [`Moms livsmedel ${rate} %`, bare.money(tax)] as const),
            ['<b>Summa att betala</b>', `<b>${bare.money(p.payable)} kr</b>`],
          ],
          'sum',
        ),
        `<hr><p class="small">${escaped(p.supplier.name)}, ${p.supplier.street}, ${p.supplier.post}, tel ${p.supplier.phone}, org.nr ${p.supplier.organisation}, momsnr ${p.supplier.vat}, bg ${p.supplier.bankgiro}. Godkänd för F-skatt.</p>`,
      ),
  },
];
