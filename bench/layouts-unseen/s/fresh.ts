/** Bread, milk, greens, fish and meat of middle-sized firms. */
import { plusDays, slashed } from '../days.ts';
import { address, escaped, remarked } from '../html.ts';
import { gtin } from '../identity.ts';
import { own, page, side, word } from '../q/kit.ts';
import { firm, soleTrader } from './firms.ts';
import { bare, chargeRows, goods, kv, perDelivery, sp, sv, vatRows } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';

export const freshS: readonly LayoutS[] = [
  {
    id: 's35-bageri-dagar',
    producer: 'chromium',
    hard: 'a bakery: a week of deliveries, a heading of each day, the same goods again',
    count: 3,
    credits: 1,
    seller: {
      firm: firm('Bagarstugan Sköld & Ask AB', 'Kvarngatan 21, 302 39 Halmstad'),
      wares: wares(
        '01|Surdegslimpa 900 g|st|38.00|F|',
        '02|Danskt rågbröd skivat|st|34.50|F|',
        '03|Frallor sesam|st|5.20|F|',
        '04|Ciabatta bröd halv|st|12.40|F|',
        '05|Foccacia plåt rosmarin|plåt|165.00|F|',
        '06|Croissant smör|st|11.80|F|',
        '07|Kanelbulle stor|st|13.50|F|',
        '08|Baguette 280 g|st|16.20|F|',
        '11|Morotskaka långpanna|st|285.00|F|',
        '14|Glutenfri fralla|st|14.00|F|',
      ),
      from: '2026-01-04',
      lines: [7, 10],
      deliveries: 4,
      number: (n) => `${12_008 + n}`,
      terms: 10,
      isFixed: true,
      charges: [['Leveranser 4 á 45 kr', 18000, 'F']],
    },
    draw: (p) =>
      page(
        'body{font-size:10pt}.d td{border-bottom:.5pt solid #000;padding-top:3mm;font-weight:bold}.g td{padding:1pt 3pt}.sum{margin:5mm 0 0 auto}.sum td{padding:1pt 0 1pt 14mm}.kv td{padding:0 5mm 0 0}',
        side(
          [
            50,
            `<b style="font:italic bold 20pt 'Liberation Serif'">Bagarstugan</b><br>${p.supplier.street}<br>${p.supplier.post}<br>${p.supplier.phone}`,
          ],
          [
            50,
            `<h2>${word(p, 'VECKOFAKTURA', 'KREDITFAKTURA')}</h2>${kv([
              ['Nr', p.number],
              ['Datum', p.issue],
              ['Förfaller', p.due],
              ['Kund', p.customer],
              ['Krediterar', p.about],
            ])}`,
          ],
        ),
        remarked(p),
        `<p>${address(p.buyer)}</p>`,
        goods(
          [
            ['Nr', (l) => l.code],
            ['Bröd', (l) => l.name],
            ['Antal', (l) => bare.quantity(l.quantity), 'r'],
            ['', (l) => l.unit],
            ['á', (l) => bare.price(l.price), 'r'],
            ['Kronor', (l) => bare.money(l.sum), 'r'],
          ],
          p.lines,
          {
            above: perDelivery(
              p.lines,
              6,
              (d) =>
                `${['Måndag', 'Tisdag', 'Torsdag', 'Lördag'][d] ?? ''} ${slashed(plusDays(p.issue, -7 + d))}`,
            ),
          },
        ),
        kv(
          [
            ...chargeRows(p, bare),
            ['Summa exkl moms', bare.money(p.net)],
            ...vatRows(p, bare, (rate) => `Moms ${rate} %`),
            ['<b>ATT BETALA</b>', `<b>${bare.money(p.payable)}</b>`],
          ],
          'sum',
        ),
        `<p class="small">Bankgiro ${p.supplier.bankgiro}. ${escaped(p.supplier.name)} org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}, godkänd för F-skatt. Nästa helgleverans beställs senast torsdag kl 12.</p>`,
      ),
  },
  {
    id: 's36-mejeri-ean',
    producer: 'chromium',
    hard: 'a dairy: EAN is the only number; price list and net price; discount per row in percent',
    credits: 1,
    seller: {
      firm: firm('Kullabygdens Mejeri ek. för.', 'Mejerigatan 1, 263 57 Höganäs'),
      wares: [
        ['Gräddfil 12 % 1 l', 'st', '24.80', '10 st'],
        ['Grevé hushållsost 28 %', 'kg', '96.00', 'ca 5 kg'],
        ['Fetaost i tärning 1 kg', 'hink', '118.00', '4 st'],
        ['Crème fraiche 34 % 2 kg', 'hink', '112.00', '4 st'],
        ['Yoghurt turkisk 10 % 5 kg', 'hink', '186.00', '1 st'],
        ['Smör extrasaltat 500 g', 'st', '48.60', '20 st'],
        ['Mellanmjölk 1,5 % bag-in-box 10 l', 'st', '118.00', '1 st'],
        ['Halloumi grillost 225 g', 'st', '31.20', '16 st'],
        ['Kvarg naturell 5 kg', 'hink', '162.00', '1 st'],
        ['Laktosfri grädde 36 % 1 l', 'st', '52.40', '6 st'],
      ].map(([name = '', unit = '', price = '', pack = '']) => ({
        code: gtin(`s36${name}`),
        name,
        unit,
        price,
        rate: 'F' as const,
        pack,
      })),
      from: '2026-01-07',
      lines: [5, 9],
      number: (n) => `K${n + 330_118}`,
      discounts: [300, 600, 1200],
      terms: 15,
      isWhole: true,
      isNegativeCredit: true,
    },
    draw: (p) =>
      page(
        'body{font-size:8.5pt}.g th{background:#123a6b;color:#fff;font-weight:400;padding:4pt 3pt}.g tr:nth-child(even) td{background:#eef3f9}.box{border:.8pt solid #123a6b;padding:2mm}.sum{margin:4mm 0 0 auto}.kv td{padding:0 4mm 0 0}',
        side(
          [
            60,
            '<b style="font-size:16pt;color:#123a6b">Kullabygdens Mejeri</b><br><span class="small">ekonomisk förening sedan 1931</span>',
          ],
          [
            40,
            `<div class="box">${kv([
              [word(p), p.number],
              ['Datum', p.issue],
              ['Att betala senast', p.due],
              ['Kundnr', p.customer],
              ['Avser faktura', p.about],
            ])}</div>`,
          ],
        ),
        remarked(p),
        `<p>${address(p.buyer)}</p>`,
        goods(
          [
            ['EAN', (l) => l.code],
            ['Produkt', (l) => l.name],
            ['Förp.', (l) => l.pack],
            ['Kvant.', (l) => sv.quantity(l.quantity), 'r'],
            ['Enhet', (l) => l.unit],
            ['Listpris', (l) => sv.price(l.price), 'r'],
            ['Rabatt', (l) => (l.discount === 0n ? '0 %' : `${sv.percent(l.discount)} %`), 'r'],
            ['Moms', (l) => `${l.rate} %`, 'r'],
            ['Att betala', (l) => sv.money(l.sum), 'r'],
          ],
          p.lines,
        ),
        kv(
          [
            ['Summa', sv.money(p.net)],
            ...vatRows(p, sv, (rate) => `Moms ${rate} %`),
            ['Avrundning', sv.money(p.rounding)],
            ['<b>Summa att betala</b>', `<b>${sv.money(p.payable)} SEK</b>`],
          ],
          'sum',
        ),
        `<p class="small">${escaped(p.supplier.name)} · ${p.supplier.street} · ${p.supplier.post} · Tel ${p.supplier.phone}<br>Org.nr ${p.supplier.organisation} · Moms ${p.supplier.vat} · Bankgiro ${p.supplier.bankgiro} · OCR ${p.ocr} · F-skatt</p>`,
      ),
  },
  {
    id: 's37-svamp-plockare',
    producer: 'writer',
    hard: 'a grower who writes by hand in a word processor; names with origin; one rate that is told once',
    credits: 0,
    seller: {
      firm: firm('Roslagens Svamp & Skott', 'Söderby gård 2, 762 96 Rånäs', {
        organisation: soleTrader('680423', 'svamp'),
      }),
      wares: wares(
        '|Ostronskivling, odlad Rånäs|kg|138.00|F|',
        '|Shiitake, odlad Rånäs|kg|165.00|F|',
        '|Kantareller Uppland|kg|189.00|F|',
        '|Ärtskott låda|låda|64.00|F|',
        '|Solrosskott låda|låda|68.00|F|',
        '|Ramslök blad|kg|220.00|F|',
        '|Kungsmussling|kg|172.00|F|',
      ),
      lines: [2, 5],
      isRough: true,
      isFixed: true,
      number: (n) => `26-${n + 31}`,
      terms: 14,
    },
    draw: (p) =>
      page(
        'body{font-family:"Liberation Sans";font-size:11pt}',
        `<h2>${escaped(p.supplier.name)}</h2><p>${p.supplier.street}, ${p.supplier.post}<br>Tel ${p.supplier.phone}</p><p><b>${word(p, 'Faktura', 'Kreditfaktura')} ${p.number}</b>, ${p.issue}</p>`,
        remarked(p),
        `<p>Till: ${escaped(p.buyer.name)}, ${p.buyer.street}, ${p.buyer.post}</p>`,
        `<table border="1" cellpadding="4" cellspacing="0" width="100%"><tr><td>Vara</td><td>Mängd</td><td>Pris</td><td>Summa</td></tr>${p.lines.map((l) => `<tr><td>${escaped(l.name)}</td><td align="right">${sv.quantity(l.quantity)} ${l.unit}</td><td align="right">${sv.price(l.price)} kr/${l.unit}</td><td align="right">${sv.money(l.sum)} kr</td></tr>`).join('')}<tr><td colspan="3">Summa utan moms</td><td align="right">${sv.money(p.net)} kr</td></tr><tr><td colspan="3">Moms ${p.vat[0]?.rate} %</td><td align="right">${sv.money(p.tax)} kr</td></tr><tr><td colspan="3"><b>Att betala</b></td><td align="right"><b>${sv.money(p.payable)} kr</b></td></tr></table>`,
        `<p>Betala till bankgiro ${p.supplier.bankgiro} senast ${p.due}.</p><p>Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Jag har F-skatt.</p>`,
      ),
  },
  {
    id: 's38-vilt-partinr',
    producer: 'chromium',
    hard: 'game: weights by pieces, batch numbers that look like article numbers, origin told in rows',
    credits: 1,
    seller: {
      firm: firm('Norrlandsvilt Slakteri & Handel AB', 'Renvägen 17, 933 33 Arvidsjaur'),
      wares: wares(
        'REN-101|Renskav fryst 1 kg|kg|312.00|F|',
        'REN-114|Renytterfilé vakuum|kg|545.00|F|',
        'REN-130|Rökt renstek bit|kg|428.00|F|',
        'ALG-205|Älgfärs 10 % 2 kg|kg|148.00|F|',
        'ALG-211|Älginnanlår putsat|kg|298.00|F|',
        'ALG-240|Älgkorv kallrökt|st|89.00|F|',
        'VIS-302|Vildsvinskarré utan ben|kg|158.00|F|',
        'FAG-410|Ripbröst 2-pack|pkt|245.00|F|',
      ),
      lines: [3, 6],
      number: (n) => `${n + 902}-26`,
      charges: [['Frysfrakt', 68500, 25]],
    },
    draw: (p) =>
      page(
        'body{font-size:9.5pt}.g th{border-bottom:1.2pt solid #543}.g td{padding:3pt}.u td{font-size:7.5pt;color:#555;padding:0 3pt 3pt}.l{float:left;width:48%}.sum{margin:4mm 0 0 auto}.kv td{padding:0 5mm 0 0}',
        `<div style="border-bottom:2pt solid #543"><b style="font-size:15pt">${escaped(p.supplier.name)}</b></div>`,
        side(
          [
            50,
            `<h2 style="margin-top:4mm">${word(p)}</h2>${kv([
              ['Faktura nr', p.number],
              ['Datum', p.issue],
              ['Förfallodag', p.due],
              ['Kund', p.customer],
              ['Kredit av', p.about],
            ])}`,
          ],
          [50, `<br><br>${address(p.buyer)}`],
        ),
        remarked(p),
        '<br>',
        goods(
          [
            ['Parti', (l) => `${p.delivered.slice(2, 4)}${own(l, 'p', 9000) + 1000}`],
            ['Artikel', (l) => l.code, 'nw'],
            ['Produkt', (l) => l.name],
            ['Kolli', (l) => String(1 + own(l, 'k', 3)), 'r'],
            ['Vikt/ant', (l) => sp.quantity(l.quantity, l.unit === 'kg' ? 2 : 0), 'r'],
            ['Enh', (l) => l.unit],
            ['Pris', (l) => sp.price(l.price), 'r'],
            ['Summa', (l) => sp.money(l.sum), 'r'],
          ],
          p.lines,
          {
            under: (l) =>
              `<tr class="u"><td></td><td></td><td colspan="6">Ursprung Sverige, slaktad/styckad SE ${own(l, 'e', 80) + 210}, bäst före ${plusDays(p.issue, 20 + own(l, 'bf', 300))}</td></tr>`,
          },
        ),
        kv(
          [
            ['Varuvärde', sp.money(p.lineNet)],
            ...p.charges.map(
              ({ label, amount, rate }) => [`${label} (moms ${rate} %)`, sp.money(amount)] as const,
            ),
            ['Summa exkl. moms', sp.money(p.net)],
            ...vatRows(p, sp, (rate, base) => `Moms ${rate} % av ${base}`),
            ['Moms totalt', sp.money(p.tax)],
            ['<b>Att betala</b>', `<b>${sp.money(p.payable)} kr</b>`],
          ],
          'sum',
        ),
        `<p class="small">${p.supplier.street} · ${p.supplier.post} · ${p.supplier.phone} · Bankgiro ${p.supplier.bankgiro} · Org.nr ${p.supplier.organisation} · VAT ${p.supplier.vat} · F-skatt · Anläggningsnr SE 338</p>`,
      ),
  },
];
