/** Invoices of set C for beer, wine, soft drinks and coffee, and some whose makers follow fashion; printed by a browser. */
import {
  abbreviated,
  dashedBack,
  iso,
  short,
  shortDashed,
  slashed,
  spaced as spacedDay,
  words,
} from '../days.ts';
import { column, escaped, html, over, remarked, table, titled } from '../html.ts';
import { digitsOf } from '../identity.ts';
import { firm } from './firms.ts';
import {
  boxed,
  counted,
  dotted,
  grid,
  netOf,
  pointed,
  post,
  rateOf,
  ruled,
  spaced,
  split,
  swedish,
  told,
} from './looks.ts';
import { type CLayout, coded, uncoded } from './orders.ts';
import { beer, coffee, frozen, gear, pantry, services, soft, wine } from './wares.ts';

export const drinks: readonly CLayout[] = [
  {
    id: 'c11',
    producer: 'chromium',
    credits: 1,
    hard: 'a deposit in a row of its own after each crate and keg, volume and strength columns, yymmdd dates in a grid',
    seller: {
      supplier: firm('Brännhultets Bryggeri AB', 'Maltvägen 18', '333 33 Smålandsstenar'),
      wares: beer,
      lines: [4, 8],
      code: coded('c11', 5),
      number: (count) => String(9_926_100 + count),
      from: '2026-02-09',
      buyer: 9,
      deposits: [
        ['fat', 'Pant fat', '90001', 30_000],
        ['back', 'Pant back med flaskor', '90024', 6_400],
        ['flak', 'Pant burk 24 st', '90048', 2_400],
      ],
    },
    draw: (p) =>
      html(
        `body{font-size:8.8pt}h1{font:bold 20pt 'URW Bookman'}.boxes{width:100%}.boxes td{border:.5pt solid #777}.k{font-size:6.5pt}.lines th{border-bottom:1pt solid #000}`,
        `<table style="width:100%"><tr><td><h1>Brännhultets</h1></td><td class="r"><h1>${titled(p, 'FAKTURA')}</h1></td></tr></table>${remarked(p)}${boxed(
          [
            ['Fakturanr', p.number],
            ['Fakt.datum', short(p.issue)],
            ['Förf.datum', short(p.due)],
            ['Kundnr', p.customer],
            ['Ordernr', p.order],
            ['Lev.datum', short(p.delivered)],
          ],
          6,
        )}
<table style="width:100%;margin:10pt 0"><tr><td>${post(p.buyer)}</td><td class="small">Serveringstillstånd kontrollerat.${p.about === null ? '' : `<br>Kreditering av faktura ${p.about}`}</td></tr></table>
${table([column('Artnr', (l) => l.code), column('Produkt', (l) => l.name), column('Förpackning', (l) => l.pack), column('Antal', (l) => swedish.quantity(l.quantity), 'r'), column('Enhet', (l) => l.unit), column('Pris', (l) => swedish.price(l.price), 'r'), column('Belopp', (l) => swedish.money(l.sum), 'r')], p.lines)}
<div class="right">${ruled([
          ['Summa exkl moms', swedish.money(p.net)],
          ['Moms 25,00 %', swedish.money(p.tax)],
          ['Att betala SEK', swedish.money(p.payable)],
        ])}</div><div class="clear"></div>
<hr><table style="width:100%" class="small"><tr><td>${post(p.supplier)}</td><td>Org.nr ${p.supplier.organisation}<br>VAT ${p.supplier.vat}</td><td>Bankgiro ${p.supplier.bankgiro}<br>OCR-nr ${p.ocr}</td></tr></table>`,
      ),
  },
  {
    id: 'c12',
    producer: 'chromium',
    hard: 'card look with labels over values, buyer to the right with an unlabelled organisation number, vintage in the name',
    seller: {
      supplier: firm('Vinkällaren Sjuhundra Flaskor AB', 'Källargränd 7', '111 30 Stockholm'),
      wares: wine,
      lines: [3, 7],
      code: (name) => `${digitsOf(`c12${name}`, 3)}-${digitsOf(`${name}c12`, 2)}`,
      number: (count) => `2026-${3000 + count}`,
      from: '2026-05-02',
      terms: 20,
      discounts: [300, 500],
      buyer: 1,
    },
    draw: (p) =>
      html(
        `body{font:9pt 'Lato'}.card{background:#f6f4f1;padding:10pt;border-radius:6pt;margin-bottom:10pt;display:flex;justify-content:space-between}.k{font-size:7pt;color:#888}.boxes td{padding-right:20pt}.lines td{border-bottom:.4pt solid #ddd;padding:4pt}h1{font-weight:300}`,
        `<h1>${titled(p, 'Faktura')}</h1>${remarked(p)}<div class="card"><div>${boxed(
          [
            ['Fakturanummer', p.number],
            ['Utfärdad', abbreviated(p.issue)],
            ['Förfaller', abbreviated(p.due)],
          ],
          3,
        )}</div><div>${post(p.buyer, p.buyer.organisation)}</div></div>
${table([column('Artikel', (l) => l.code), column('Vin / årgång', (l) => l.name), column('Flaskor', (l) => swedish.quantity(l.quantity), 'r'), column('Pris / fl', (l) => swedish.price(l.price), 'r'), column('Rabatt', (l) => (l.discount === 0n ? '–' : `${swedish.percent(l.discount)} %`), 'r'), column('Summa', (l) => swedish.money(l.sum), 'r')], p.lines)}
<div class="card" style="margin-top:12pt"><div>Delsumma<br>${swedish.money(p.net)} kr</div><div>Moms 25 %<br>${swedish.money(p.tax)} kr</div><div><b>Att betala<br>${swedish.money(p.payable)} kr</b></div></div>
<div class="card small"><div><b>${p.supplier.name}</b><br>${p.supplier.street}, ${p.supplier.post}</div><div>Org.nr ${p.supplier.organisation}<br>Momsreg ${p.supplier.vat}</div><div>Bankgiro ${p.supplier.bankgiro}<br>OCR ${p.ocr}</div></div>`,
      ),
    printing: { unit: () => undefined },
  },
  {
    id: 'c13',
    producer: 'chromium',
    hard: 'cash-and-carry receipt on A4: number and name above, figures below, no due date, VAT letters',
    seller: {
      supplier: firm('Hämtlagret Storbox i Kungsvreten AB', 'Grossvägen 2', '746 40 Bålsta'),
      wares: [...pantry, ...gear, ...soft],
      lines: [6, 13],
      code: coded('c13', 8),
      number: (count) => String(118_840 + count),
      from: '2026-03-08',
      terms: 0,
      isWhole: true,
      buyer: 3,
    },
    draw: (p) =>
      html(
        `body{font:9.5pt 'DejaVu Sans Mono';width:118mm}.row{display:flex;justify-content:space-between}.c{text-align:center}`,
        `<div class="c"><b>HÄMTLAGRET STORBOX</b><br>${p.supplier.name}<br>${p.supplier.street}, ${p.supplier.post}<br>Org.nr ${p.supplier.organisation}</div><br><div class="c"><b>${titled(p, 'KONTANTFAKTURA')}</b></div>${remarked(p)}<div class="row"><span>Fakturanr ${p.number}</span><span>${iso(p.issue)} 14:${10 + (p.lines.length % 40)}</span></div><div>Kassa 3  Kund ${p.customer}</div><div>${escaped(p.buyer.name)} ${p.buyer.organisation}</div><hr>
${p.lines.map((l) => `<div>${l.code} ${escaped(l.name)}</div><div class="row"><span>&nbsp;&nbsp;${counted(l)} x ${swedish.price(l.price)}</span><span>${swedish.money(l.sum)} ${l.rate === 25 ? 'A' : 'B'}</span></div>`).join('')}<hr>
<div class="row"><span>Summa exkl. moms</span><span>${swedish.money(p.net)}</span></div>${p.vat.map((v) => `<div class="row"><span>Moms ${v.rate === 25 ? 'A' : 'B'} ${v.rate}% på ${swedish.money(v.base)}</span><span>${swedish.money(v.tax)}</span></div>`).join('')}<div class="row"><span>Öresavrundning</span><span>${swedish.money(p.rounding)}</span></div><div class="row"><b>ATT BETALA</b><b>${swedish.money(p.payable)}</b></div><div class="row"><span>BETALT KORT</span><span>${swedish.money(p.payable)}</span></div><p class="c">Spara fakturan. Öppet köp 8 dagar.</p>`,
      ),
    printing: { omits: ['dueDate'] },
  },
  {
    id: 'c14',
    producer: 'chromium',
    hard: 'sum column first, then quantity, article and name; two-row head; amounts with a point',
    seller: {
      supplier: firm('Stenlyckans Läsk & Saft AB', 'Källvägen 31', '532 40 Skara'),
      wares: [...soft, ...beer],
      lines: [5, 10],
      code: coded('c14', 4),
      number: (count) => String(30_771 + count),
      from: '2026-01-26',
      buyer: 6,
      charges: [['Miljöavgift', 12_500, 25]],
    },
    draw: (p) =>
      html(
        `body{font:9pt 'Liberation Serif'}.lines th{font-weight:normal;font-style:italic}.kv td{padding:2pt 8pt}`,
        `<table style="width:100%"><tr><td>${ruled([
          [titled(p, 'Faktura nr'), p.number],
          ['Datum', spacedDay(p.issue)],
          ['Oss tillhanda', spacedDay(p.due)],
        ])}</td><td><b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>Org nr ${p.supplier.organisation}</td></tr></table>${remarked(p)}<p>Köpare: ${escaped(p.buyer.name)}, ${p.buyer.post}</p>
<table class="lines"><tr><th class="r">Rad-</th><th class="r">Antal</th><th>Enhet</th><th>Artikel-</th><th>Artikelbenämning</th><th class="r">Pris per</th><th class="r">Moms-</th></tr><tr><th class="r">belopp</th><th class="r"></th><th></th><th>nummer</th><th></th><th class="r">enhet</th><th class="r">sats</th></tr>${p.lines.map((l) => `<tr><td class="r">${pointed.money(l.sum)}</td><td class="r">${pointed.quantity(l.quantity)}</td><td>${l.unit}</td><td>${l.code}</td><td>${escaped(l.name)}</td><td class="r">${pointed.price(l.price)}</td><td class="r">${l.rate}%</td></tr>`).join('')}</table><br>
${ruled([['Varor', pointed.money(p.lineNet)], ...p.charges.map((c) => [c.label, pointed.money(c.amount)] as const), ...p.vat.map((v) => [`Moms ${v.rate}% (${pointed.money(v.base)})`, pointed.money(v.tax)] as const), ['Summa att betala', `SEK ${pointed.money(p.payable)}`]])}<p>Betalas till bankgiro ${p.supplier.bankgiro}</p>`,
      ),
    printing: { omits: ['taxExclusive'] },
  },
  {
    id: 'c15',
    producer: 'chromium',
    hard: 'coffee with service and rent at another rate, periods under the names, net labelled Summa',
    seller: {
      supplier: firm('Rosthuset Kaffe & Automat AB', 'Rosterigatan 9', '212 11 Malmö'),
      wares: [...coffee, ...services.slice(6, 10)],
      lines: [4, 8],
      code: (name) => `K${digitsOf(`c15${name}`, 4)}`,
      number: (count) => String(20_260_511 + count * 7),
      from: '2026-03-25',
      buyer: 10,
    },
    draw: (p) =>
      html(
        `body{font:9.2pt 'Caladea'}.p td{font-size:7.5pt;color:#555}.lines th{background:#5a3b26;color:#fff}.kv{width:50%;margin-left:50%}`,
        `<div style="border-bottom:2pt solid #5a3b26;display:flex;justify-content:space-between"><b style="font-size:15pt">Rosthuset</b><span style="font-size:15pt">${titled(p, 'Faktura')}</span></div>${remarked(p)}<div style="display:flex;justify-content:space-between;margin:12pt 0"><div>${post(p.buyer)}</div><div>${told(
          [
            ['Fakturanummer', p.number],
            ['OCR', p.ocr],
            ['Fakturadatum', dashedBack(p.issue)],
            ['Förfallodatum', dashedBack(p.due)],
            ['Avtal', digitsOf(p.customer, 6)],
          ],
        )}</div></div>
${table([column('Artikelnr', (l) => l.code), column('Beskrivning', (l) => l.name), column('Antal', (l) => `${spaced.quantity(l.quantity)} ${l.unit}`, 'r'), column('Pris', (l) => spaced.price(l.price), 'r'), column('Moms', (l) => `${rateOf(l)}%`, 'r'), column('Totalt', (l) => spaced.money(l.sum), 'r')], p.lines, { under: (l) => (l.rate === 25 ? `<tr class="p"><td></td><td colspan="5">Avser perioden 260${3 + (l.seed % 3)}01–260${4 + (l.seed % 3)}01, objekt ${l.seed % 9000}</td></tr>` : '') })}
${ruled([['Summa', spaced.money(p.net)], ...p.vat.map((v) => [`varav moms ${v.rate} % på ${spaced.money(v.base)}`, spaced.money(v.tax)] as const), ['Totalt att betala', `${spaced.money(p.payable)} kr`]])}
<p class="small">${p.supplier.name} | ${p.supplier.street} | ${p.supplier.post} | org.nr ${p.supplier.organisation} | bg ${p.supplier.bankgiro}</p>`,
      ),
  },
  {
    id: 'c16',
    producer: 'chromium',
    credits: 1,
    hard: 'Google-Docs-like page: number in a sentence, no article numbers, units beside quantities, dashes for whole kronor',
    seller: {
      supplier: firm('Linnéas Örtträdgård', 'Åkerstigen 5', '247 91 Södra Sandby'),
      wares: [
        ...beer.slice(0, 0),
        ...pantry.filter(({ unit }) => unit === 'flaska' || unit === 'burk'),
        ...coffee.slice(3, 8),
      ],
      lines: [2, 4],
      code: uncoded,
      number: (count) => String(41 + count),
      from: '2026-02-27',
      terms: 15,
      buyer: 8,
      isWhole: true,
    },
    draw: (p) =>
      html(
        `body{font:11pt Arial,'Liberation Sans';margin:20mm}td,th{border:1pt solid #000;padding:5pt}.lines{margin:14pt 0}h1{font-size:26pt;font-weight:normal}`,
        `<h1>${titled(p, 'Faktura')}</h1>${remarked(p)}<p>Linnéas Örtträdgård<br>${p.supplier.street}<br>${p.supplier.post}<br>Org.nr: ${p.supplier.organisation}</p><p>Fakturanummer: ${p.number}<br>Fakturadatum: ${words(p.issue)}<br>Sista betalningsdag: ${words(p.due)}${p.about === null ? '' : `<br>Kreditfaktura till faktura ${p.about}`}</p><p>Kund: ${escaped(p.buyer.name)}, ${p.buyer.street}, ${p.buyer.post}</p>
${table([column('Beskrivning', (l) => l.name), column('Antal', (l) => counted(l)), column('Pris', (l) => `${swedish.price(l.price)} kr`), column('Belopp', (l) => `${swedish.money(l.sum)} kr`)], p.lines)}
<p>Summa exkl. moms: ${swedish.money(p.net)} kr<br>Moms (${p.vat[0]?.rate} %): ${swedish.money(p.tax)} kr<br>Öresavrundning: ${swedish.money(p.rounding)} kr<br><b>${p.isCredit ? 'Att återbetala' : 'Att betala'}: ${swedish.money(p.payable)} kr</b></p><p>Betalas till bankgiro ${p.supplier.bankgiro} eller Swish 123 ${digitsOf(p.supplier.name, 3)} ${digitsOf(p.supplier.post, 2)} 00. Godkänd för F-skatt. Momsreg.nr ${p.supplier.vat}</p>`,
      ),
    printing: { name: (l) => l.name },
  },
  {
    id: 'c17',
    producer: 'chromium',
    hard: 'price per hundred in a column, names in capitals, VAT codes explained below',
    seller: {
      supplier: firm('Ekvalla Engångsmaterial AB', 'Plastgatan 12', '512 54 Tranemo'),
      wares: [...gear, ...services.slice(1, 3)].map((ware) =>
        ware.unit === 'krt' ? { ...ware, unit: 'st', price: (ware.price / 100_000n) * 100n } : ware,
      ),
      lines: [6, 10],
      base: 100n,
      code: (name) => split(digitsOf(`c17${name}`, 7), 2, '.'),
      number: (count) => `F${88_0300 + count}`,
      from: '2026-04-20',
      discounts: [1000],
      buyer: 5,
    },
    draw: (p) =>
      html(
        `body{font:8.8pt 'Liberation Sans Narrow','Roboto Condensed'}.lines{border-top:2pt solid #000;border-bottom:2pt solid #000;margin:10pt 0}`,
        `<h2>${p.supplier.name.toUpperCase()}</h2><div class="small">${p.supplier.street}, ${p.supplier.post}, tel ${p.supplier.phone}</div><table style="width:100%;margin-top:10pt"><tr><td>${post(p.buyer)}</td><td><b>${titled(p, 'FAKTURA')} ${p.number}</b>${remarked(p)}${told(
          [
            ['Datum', shortDashed(p.issue)],
            ['Förfallodag', shortDashed(p.due)],
            ['Ert kundnr hos oss', p.customer],
          ],
        )}</td></tr></table>
${table([column('Art.nr', (l) => l.code), column('Benämning', (l) => l.name.toUpperCase()), column('Antal', (l) => dotted.quantity(l.quantity), 'r'), column('Enh', (l) => l.unit), column('Pris', (l) => dotted.price(l.price), 'r'), column('Per', (l) => String(l.base), 'r'), column('Rab%', (l) => (l.discount === 0n ? '' : dotted.percent(l.discount)), 'r'), column('Belopp', (l) => dotted.money(l.sum), 'r'), column('MK', () => '25', 'c')], p.lines)}
${over([
  ['Netto', dotted.money(p.net)],
  ['Moms 25%', dotted.money(p.tax)],
  ['Att betala', dotted.money(p.payable)],
])}<p>MK 25 = moms 25 %. Bankgiro ${p.supplier.bankgiro}. Organisationsnr ${p.supplier.organisation}. F-skattsedel finns.</p>`,
      ),
  },
  {
    id: 'c18',
    producer: 'chromium',
    hard: 'narrow invoice with payment slip below, discount in sum, slash dates, amounts in the slip split',
    seller: {
      supplier: firm('Frysboden Isviken AB', 'Kylhusvägen 20', '392 45 Kalmar'),
      wares: frozen,
      lines: [4, 8],
      code: coded('c18', 4),
      rebate: 400,
      number: (count) => String(17_090 + count),
      from: '2026-03-12',
      buyer: 4,
      terms: 30,
    },
    draw: (p) =>
      html(
        `body{font-size:9pt}.slip{position:fixed;bottom:0;border-top:1pt dashed #000;width:100%;padding-top:8pt}.lines th{border-bottom:.6pt solid #000}.kv{margin:8pt 0 0 auto}`,
        `<table style="width:100%"><tr><td><b style="font-size:14pt">${p.supplier.name}</b></td><td class="r">${titled(p, 'Faktura')}</td></tr></table>${remarked(p)}${over(
          [
            ['Faktnr', p.number],
            ['Fakt datum', slashed(p.issue)],
            ['Kundnr', p.customer],
            ['Förf datum', slashed(p.due)],
            ['Er order', p.order],
          ],
        )}<p>${post(p.buyer)}</p>
${table([column('Nr', (l) => l.code), column('Vara', (l) => l.name), column('Förp', (l) => l.pack), column('Ant', (l) => swedish.quantity(l.quantity), 'r'), column('Enh', (l) => l.unit), column('Pris', (l) => swedish.price(netOf(l)), 'r'), column('Summa', (l) => swedish.money(l.sum), 'r')], p.lines)}
${ruled([['Varuvärde', swedish.money(p.lineNet)], ...p.charges.map((c) => [c.label, swedish.money(c.amount)] as const), ['Exkl. moms', swedish.money(p.net)], [`Moms ${p.vat[0]?.rate} %`, swedish.money(p.tax)], ['Att betala', swedish.money(p.payable)]])}
<div class="slip">INBETALNING/GIRERING<table style="width:100%"><tr><td>Till bankgironr<br>${p.supplier.bankgiro}</td><td>Betalningsmottagare<br>${p.supplier.name}</td><td>Betalningsavsändare<br>${escaped(p.buyer.name)}</td><td class="r">Kronor<br>${swedish.money(p.payable)}</td></tr></table>${grid(['OCR', 'Org.nr', 'Sista dag'], [[p.ocr, p.supplier.organisation, iso(p.due)]], { left: 3 })}</div>`,
      ),
  },
];
