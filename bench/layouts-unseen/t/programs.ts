/** Bookkeeping programs, tills and shops that print invoices for their users. */
import { abbreviated, american, words } from '../days.ts';
import { address, escaped, over, remarked } from '../html.ts';
import { digitsOf, gtin } from '../identity.ts';
import { checked, firm } from './firms.ts';
import { data, formOf, lines, page, rows, side, totals, vatRows, word } from './kit.ts';
import type { LayoutT } from './orders.ts';
import { blooms, repairs, terminals, tools } from './wares-more.ts';
import { asian, deli, herbs, loaves } from './wares-fresh.ts';
import { charcuterie, supplies } from './wares.ts';

const sv = formOf('swedish');
const sp = formOf('space');
const bare = formOf('bare');
const english = formOf('english');

/** Papers of programs for small firms. */
export const programs: readonly LayoutT[] = [
  {
    id: 't40-bokforing-klassisk',
    producer: 'chromium',
    hard: 'the most common small program: data at the upper left, foot of four columns, VAT as “Moms 25%”',
    count: 3,
    credits: 1,
    seller: {
      firm: firm('Servettkompaniet i Lund AB', 'Råbyvägen 15, 224 78 Lund'),
      wares: supplies,
      lines: [2, 7],
      code: 4,
      number: (n) => String(2_210 + n),
      isWhole: true,
      charges: [
        ['Frakt', 14900, 25],
        ['Faktureringsavgift', 2900, 25],
      ],
    },
    draw: (p) =>
      page(
        'body{font-size:9pt;min-height:262mm;position:relative}.lines th{font-size:8pt;border-bottom:1pt solid #000;padding:2pt}.lines td{padding:2.5pt 2pt}.data td{padding:0 12pt 1pt 0}.box{border:1pt solid #000;padding:3pt 6pt;width:100%}.foot{position:absolute;bottom:0;width:100%;border-top:1pt solid #000;font-size:7.5pt}.foot b{font-size:7pt}.totals{min-width:62mm}',
        side([50, `<h2>${p.supplier.name}</h2>`], [50, `<h1>${word(p)}</h1>`]),
        '<br>',
        side([50, data([['Fakturanr', p.number], ['Fakturadatum', p.issue], ['OCR-nummer', p.ocr], ['Kundnr', p.customer], ['Kreditfaktura avser', p.about]])], [50, `<b>Kund</b><br>${address(p.buyer)}`]),
        '<br>',
        side([50, data([['Er referens', p.reference], ['Ert ordernummer', p.order]])], [50, data([['Betalningsvillkor', '30 dagar'], ['Förfallodatum', p.due], ['Dröjsmålsränta', '8,0 %']])]),
        remarked(p),
        '<br>',
        rows([['Artikelnr', sv.code], ['Benämning', sv.title], ['Antal', sv.count, 'r'], ['Enhet', sv.unit], ['À-pris', sv.each, 'r'], ['Summa', sv.sum, 'r']], p.lines),
        '<br>',
        totals([['Netto', sv.money(p.lineNet)], ...p.charges.map(({ label, amount }) => [label, sv.money(amount)] as const), ['Exkl. moms', sv.money(p.net)], ['Moms 25%', sv.money(p.tax)], ['Öresavrundning', sv.money(p.rounding)], ['Att betala SEK', sv.money(p.payable)]]),
        `<div class="foot">${side([30, `<b>Adress</b><br>${lines([p.supplier.name, p.supplier.street, p.supplier.post])}`], [24, `<b>Telefon</b><br>${p.supplier.phone}<br><b>E-post</b><br>${p.supplier.mail}`], [22, `<b>Bankgiro</b><br>${p.supplier.bankgiro}<br><b>Plusgiro</b><br>${p.supplier.plusgiro}`], [24, `<b>Organisationsnr</b><br>${p.supplier.organisation}<br><b>Momsreg.nr</b><br>${p.supplier.vat}<br>Godkänd för F-skatt`])}</div>`,
      ), // prettier-ignore
  },
  {
    id: 't41-ekonomi-moln',
    producer: 'chromium',
    hard: 'grey bands, the amount to pay in a band above the rows as well as below',
    credits: 1,
    seller: {
      firm: firm('Delikatessboden Oscar & Olga AB', 'Möllevångsgatan 38, 214 20 Malmö'),
      wares: [...deli, ...charcuterie.slice(0, 5)],
      lines: [3, 8],
      code: 4,
      number: (n) => String(560 + n),
      terms: 15,
      discounts: [500, 1000],
    },
    draw: (p) =>
      page(
        'body{font:9pt "Open Sans","DejaVu Sans",sans-serif}.band{background:#eee;padding:6pt;margin:4mm 0}.band b{font-size:11pt}.lines th{background:#eee;font-weight:600;padding:4pt}.lines td{padding:4pt;border-bottom:.5pt solid #eee}.over{width:100%}.over th{font-weight:400;color:#666;font-size:7.5pt}.totals{margin:4mm 0}',
        side([50, `<b style="font-size:14pt">Oscar & Olga</b>`], [50, `<h2>${word(p)}</h2>`, 'right']),
        side([50, `<br>${address(p.buyer)}`], [50, data([['Fakturanummer', p.number], ['Kundnummer', p.customer], ['Fakturadatum', p.issue], ['Avser fakturanummer', p.about]])]),
        remarked(p),
        `<div class="band">${over([['Bankgiro', p.supplier.bankgiro], ['OCR/referens', p.ocr], ['Förfallodatum', p.due], ['Att betala', `${sv.money(p.payable)} SEK`]])}</div>`,
        rows([['Art.nr', sv.code], ['Artikel', sv.title], ['Antal', sv.counted, 'r'], ['Pris exkl. moms', sv.each, 'r'], ['Rabatt', (l) => (l.discount === 0n ? '' : `${sv.percent(l.discount)}%`), 'r'], ['Moms', (l) => `${l.rate}%`, 'r'], ['Belopp', sv.sum, 'r']], p.lines),
        totals([['Summa exkl. moms', sv.money(p.net)], ...p.vat.map(({ rate, tax }) => [`Moms ${rate}%`, sv.money(tax)] as const), ['Totalt', `${sv.money(p.payable)} SEK`]]),
        `<p class="small">${p.supplier.name} | ${p.supplier.street}, ${p.supplier.post} | Tel ${p.supplier.phone} | ${p.supplier.mail}<br>Org.nr ${p.supplier.organisation} | VAT ${p.supplier.vat} | Godkänd för F-skatt</p>`,
      ), // prettier-ignore
    printing: { omits: ['taxTotal'] },
  },
  {
    id: 't42-administration-xp',
    producer: 'wkhtmltopdf',
    hard: 'a desktop program of 2005: a framed head, rows of text without figures among the goods',
    credits: 1,
    seller: {
      firm: firm('Norrbo Kyl & Storkök AB', 'Verkstadsvägen 9, 824 34 Hudiksvall'),
      wares: repairs,
      lines: [3, 7],
      code: 3,
      number: (n) => String(14_480 + n),
      isListed: true,
    },
    draw: (p) =>
      page(
        'body{font-family:"Liberation Serif"}.head{border:1pt solid #000;width:100%}.head td{border:.5pt solid #000;padding:2pt 4pt;font-size:9pt}.head i{font-size:7pt;font-style:normal}.lines th{border-bottom:.7pt solid #000}.lines td{padding:2pt 4pt}.totals td{padding:2pt 6pt}',
        side([55, `<b style="font-size:15pt">${p.supplier.name}</b><br>Service, försäljning, installation`], [45, `<b style="font-size:17pt">${word(p)}</b>`]),
        side([55, `<br>${address(p.buyer)}`], [45, `<table class="head"><tr><td><i>Fakturanr</i><br>${p.number}</td><td><i>Datum</i><br>${p.issue}</td></tr><tr><td><i>Kundnr</i><br>${p.customer}</td><td><i>Förfallodag</i><br>${p.due}</td></tr><tr><td><i>Arbetsorder</i><br>${p.order}</td><td><i>Kredit av</i><br>${p.about ?? ''}</td></tr></table>`]),
        remarked(p),
        '<br>',
        rows([['Nr', bare.code], ['Text', bare.title], ['Antal', bare.count, 'r'], ['Enh', bare.unit], ['Pris', bare.each, 'r'], ['Summa', bare.sum, 'r']], p.lines, { under: (_, at) => (at === 0 ? `<tr><td></td><td colspan="5"><i>Felsökning ${p.delivered}, fel på ugn i varmkök, objekt ${digitsOf(p.order, 4)}</i></td></tr>` : '') }),
        '<br>',
        totals([['Netto', bare.money(p.net)], ['Moms 25 %', bare.money(p.tax)], ['Att betala', bare.money(p.payable)]]),
        `<p class="small">${p.supplier.street}, ${p.supplier.post} &nbsp; Tel ${p.supplier.phone} &nbsp; Bankgiro ${p.supplier.bankgiro} &nbsp; Plusgiro ${p.supplier.plusgiro} &nbsp; Org.nr ${p.supplier.organisation} &nbsp; Momsnr ${p.supplier.vat} &nbsp; Innehar F-skattebevis</p>`,
      ), // prettier-ignore
  },
  {
    id: 't43-order-lager-specter',
    producer: 'wkhtmltopdf',
    hard: 'coloured rule, EAN below each name, weights of the parcel among the data',
    credits: 1,
    seller: {
      firm: firm('Tokyo Pantry Nordic AB', 'Arenavägen 33, 121 77 Johanneshov'),
      wares: asian,
      lines: [3, 8],
      code: (name) => `TP-${digitsOf(name, 4)}`,
      number: (n) => String(107_700 + n),
      terms: 10,
      charges: [['Frakt DHL', 18900, 25]],
    },
    draw: (p) =>
      page(
        '.lines th{border-bottom:2pt solid #e4572e;padding:4pt}.lines td{padding:3pt 4pt}.e{font-size:7pt;color:#888}.data td{padding:0 8pt 0 0}.totals td{padding:2pt 6pt}',
        side([60, `<b style="font-size:18pt;color:#e4572e">TOKYO PANTRY</b>`], [40, `<b>${word(p, 'FAKTURA', 'KREDITFAKTURA')}</b>`, 'right']),
        side([34, `<b>Fakturaadress</b><br>${address(p.buyer)}`], [30, `<b>Leveransadress</b><br>${address(p.buyer)}`], [36, data([['Fakturanr', p.number], ['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['Kundnr', p.customer], ['Ordernr', p.order], ['Kredit av', p.about]])]),
        remarked(p),
        '<br>',
        rows([['Artikelnr', sv.code], ['Benämning', sv.title], ['Antal', sv.count, 'r'], ['Enhet', sv.unit], ['Pris', sv.each, 'r'], ['Moms', sv.percented, 'r'], ['Totalt', sv.sum, 'r']], p.lines, { under: (l) => `<tr><td></td><td colspan="6" class="e">EAN ${gtin(l.name)}</td></tr>` }),
        side([50, vatRows(p, sv, ['Moms', 'Underlag', 'Belopp'])], [50, totals([...p.charges.map(({ label, amount }) => [label, sv.money(amount)] as const), ['Summa exkl. moms', sv.money(p.net)], ['Moms', sv.money(p.tax)], ['Att betala', `${sv.money(p.payable)} kr`]])]),
        `<p class="small">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Tel ${p.supplier.phone}. Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsregnr ${p.supplier.vat}. Godkänd för F-skatt.</p>`,
      ), // prettier-ignore
  },
  {
    id: 't44-enkel-briox',
    producer: 'weasyprint',
    hard: 'an airy page, units behind the quantity, small sums in the corner',
    seller: {
      firm: firm('Krukan & Kransen i Alingsås AB', 'Kungsgatan 28, 441 31 Alingsås'),
      wares: blooms,
      lines: [2, 5],
      number: (n) => `1${180 + n}`,
      terms: 14,
    },
    draw: (p) =>
      page(
        'body{font-family:Lato,"Liberation Sans";font-weight:300}.lines{margin:12mm 0}.lines th{font-weight:400;color:#888;border-bottom:.3pt solid #888}.lines td{padding:5pt 4pt}.data td{padding:0 10pt 3pt 0}.data td:first-child{color:#888}',
        `<h1 style="font-weight:300">${word(p).toLowerCase()}</h1>`,
        side([40, `${lines([p.supplier.name, p.supplier.street, p.supplier.post])}`], [25, address(p.buyer)], [35, data([['nummer', p.number], ['datum', abbreviated(p.issue)], ['förfaller', abbreviated(p.due)]])]),
        remarked(p),
        rows([['vad', sv.title], ['hur många', sv.counted, 'r'], ['pris', sv.each, 'r'], ['moms', sv.percented, 'r'], ['summa', sv.sum, 'r']], p.lines),
        totals([['summa utan moms', sv.money(p.net)], ['moms 25 %', sv.money(p.tax)], ['att betala', `${sv.money(p.payable)} kr`]]),
        `<p class="small">bankgiro ${p.supplier.bankgiro} · org.nr ${p.supplier.organisation} · momsnr ${p.supplier.vat} · godkänd för f-skatt</p>`,
      ), // prettier-ignore
  },
  {
    id: 't45-bokio-lik',
    producer: 'chromium',
    hard: 'free program: a sole trader, goods without numbers, free text below the rows',
    credits: 1,
    seller: {
      firm: firm('Mikrogrönt Hälsingland HB', 'Forsvägen 8, 826 30 Söderhamn', {
        organisation: checked('969701255'),
      }),
      wares: herbs,
      lines: [2, 5],
      number: (n) => String(88 + n),
      terms: 30,
    },
    draw: (p) =>
      page(
        'body{font-family:"DejaVu Sans";font-size:8.5pt}.lines th{border-bottom:1pt solid #2b2b2b;padding:4pt 2pt}.lines td{padding:4pt 2pt;border-bottom:.4pt solid #ddd}.totals{margin:6mm 0}',
        side([60, `<h2>${escaped(p.supplier.name)}</h2>`], [40, `<h2>${word(p)} #${p.number}</h2>`, 'right']),
        side([60, `Till<br><b>${escaped(p.buyer.name)}</b><br>${lines([p.buyer.street, p.buyer.post])}`], [40, data([['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['Vår referens', p.reference], ['Er referens', 'Köket'], ['Krediterar faktura', p.about]])]),
        remarked(p),
        '<br>',
        rows([['Beskrivning', sv.title], ['Antal', sv.count, 'r'], ['Enhet', sv.unit], ['Pris/enhet', sv.each, 'r'], ['Moms', (l) => `${l.rate}%`, 'r'], ['Summa', sv.sum, 'r']], p.lines),
        totals([['Summa exkl. moms', `${sv.money(p.net)} kr`], ['Moms', `${sv.money(p.tax)} kr`], ['Summa att betala', `${sv.money(p.payable)} kr`]]),
        '<p>Tack för ert köp! Vi levererar tisdagar och fredagar. Beställ senast kl 12 dagen innan.</p>',
        `<p class="small">Bankgiro ${p.supplier.bankgiro} &nbsp;&nbsp; Org.nr ${p.supplier.organisation} &nbsp;&nbsp; Momsreg.nr ${p.supplier.vat} &nbsp;&nbsp; ${p.supplier.street}, ${p.supplier.post} &nbsp;&nbsp; Godkänd för F-skatt</p>`,
      ), // prettier-ignore
  },
  {
    id: 't46-kassaapp',
    producer: 'chromium',
    hard: 'a payment app’s invoice in a narrow column; quantity times price below the name',
    seller: {
      firm: firm('Surdegsverkstan Fläder HB', 'Östgötagatan 12, 582 32 Linköping', {
        organisation: checked('969725519'),
      }),
      wares: loaves,
      lines: [2, 5],
      number: (n) => String(31 + n),
      terms: 14,
    },
    draw: (p) =>
      page(
        'body{font-size:10pt;width:118mm;margin:0 auto}.lines td{padding:4pt 0 0}.lines th{display:none}.q{color:#777;font-size:8.5pt}.totals{width:100%;border-top:1pt solid #111;margin-top:5mm}.c{text-align:center}',
        `<h1 class="c">Surdegsverkstan Fläder</h1><p class="c">${escaped(p.supplier.name)}<br>${p.supplier.street}, ${p.supplier.post}<br>Org.nr ${p.supplier.organisation}</p>`,
        `<p><b>${word(p)} ${p.number}</b><br>Utfärdad ${words(p.issue)}<br>Betalas senast ${words(p.due)}</p><p>${address(p.buyer)}</p>`,
        remarked(p),
        rows([['', sp.title], ['', (l) => `${sp.money(l.sum)} kr`, 'r']], p.lines, { under: (l) => `<tr><td class="q" colspan="2">${sp.quantity(l.quantity)} ${l.unit} × ${sp.price(l.price)} kr, moms ${l.rate} %</td></tr>` }),
        totals([['Netto', `${sp.money(p.net)} kr`], [`Moms ${p.vat[0]?.rate} %`, `${sp.money(p.tax)} kr`], ['Totalt', `${sp.money(p.payable)} kr`]]),
        `<p class="c">Bankgiro ${p.supplier.bankgiro}<br>Momsreg.nr ${p.supplier.vat}<br>Godkänd för F-skatt</p>`,
      ), // prettier-ignore
  },
  {
    id: 't47-prenumeration-kort',
    producer: 'chromium',
    hard: 'a subscription’s invoice in English to a Swedish firm; days as Sep 3, 2026; nothing but the amount due on top',
    seller: {
      firm: firm('Bordly Technologies AB', 'Kungsholmstorg 5, 112 21 Stockholm'),
      wares: terminals.filter(({ unit }) => unit === 'mån').map((ware) => ({ ...ware, unit: 'month' })),
      lines: [1, 4],
      number: (n) => `7F2C${digitsOf('bordly', 4)}-${String(n + 1).padStart(4, '0')}`,
      terms: 7,
    },
    draw: (p) =>
      page(
        'body{font-family:Inter,"Liberation Sans";font-size:9pt}.lines th{font-weight:400;color:#666;border-bottom:.6pt solid #111;font-size:8pt}.lines td{padding:5pt 4pt}.totals{width:50%}.totals td{border-top:.4pt solid #ddd;padding:3pt 0}.data td{padding:0 14pt 2pt 0}',
        side([60, `<h1>${word(p, 'Invoice', 'Credit note')}</h1>`], [40, '<b style="font-size:16pt;color:#777">Bordly</b>', 'right']),
        data([['<b>Invoice number</b>', p.number], ['Date of issue', american(p.issue)], ['Date due', american(p.due)]]),
        '<br>',
        side([50, `<b>${p.supplier.name}</b><br>${lines([p.supplier.street, p.supplier.post, 'Sweden', `SE VAT ${p.supplier.vat}`])}`], [50, `<b>Bill to</b><br>${address(p.buyer)}<br>Sweden<br>SE VAT ${p.buyer.vat}`]),
        `<h2 style="margin:7mm 0 2mm">SEK ${english.money(p.payable)} due ${american(p.due)}</h2>`,
        remarked(p),
        rows([['Description', english.title], ['Qty', english.count, 'r'], ['Unit', english.unit], ['Unit price', english.each, 'r'], ['Tax', (l) => `${l.rate}%`, 'r'], ['Amount', english.sum, 'r']], p.lines),
        totals([['Subtotal', english.money(p.lineNet)], ['Total excluding tax', english.money(p.net)], [`VAT - Sweden (25% on ${english.money(p.net)})`, english.money(p.tax)], ['Total', english.money(p.gross)], ['Amount due', `SEK ${english.money(p.payable)}`]]),
      ), // prettier-ignore
  },
  {
    id: 't48-webbutik-tillagg',
    producer: 'weasyprint',
    hard: 'a web shop’s plug-in: order and invoice numbers, a part paid already by gift card',
    seller: {
      firm: firm('Knivladan Online AB', 'Boxholmsvägen 2, 590 10 Boxholm'),
      wares: tools,
      lines: [1, 4],
      code: (name) => `${name.slice(0, 3).toLowerCase()}-${digitsOf(name, 4)}`,
      number: (n) => `2026${String(4100 + n)}`,
      terms: 14,
      charges: [['Frakt (PostNord)', 9900, 25]],
      prepaid: 30,
    },
    draw: (p) =>
      page(
        'body{font-family:"DejaVu Sans";font-size:8pt}.lines th{background:#000;color:#fff;padding:4pt}.lines td{border-bottom:.5pt solid #ccc;padding:5pt 4pt}.sku{font-size:6.5pt}.totals{width:48%}.totals td{padding:3pt 4pt;border-bottom:.3pt solid #ccc}h1{margin:8mm 0 4mm}.data td{padding:0 8pt 0 0}',
        side([60, '<b style="font:bold 20pt Liberation Sans">knivladan.example</b>'], [40, `<b>${p.supplier.name}</b><br>${lines([p.supplier.street, p.supplier.post, `Org.nr ${p.supplier.organisation}`, `Momsnr ${p.supplier.vat}`])}`]),
        `<h1>${word(p, 'FAKTURA')}</h1>`,
        remarked(p),
        side([60, address(p.buyer)], [40, data([['Fakturanummer:', p.number], ['Fakturadatum:', words(p.issue)], ['Förfallodatum:', words(p.due)], ['Ordernummer:', p.order], ['Betalningsmetod:', 'Faktura 14 dagar']])]),
        '<br>',
        rows([['Produkt', sv.title], ['Artikelnr', sv.code], ['Antal', sv.count, 'r'], ['Pris', (l) => `${sv.price(l.price)} kr`, 'r'], ['Summa', (l) => `${sv.money(l.sum)} kr`, 'r']], p.lines),
        totals([['Delsumma', `${sv.money(p.lineNet)} kr`], ...p.charges.map(({ label, amount }) => [label, `${sv.money(amount)} kr`] as const), ['Moms 25 %', `${sv.money(p.tax)} kr`], ['Totalt inkl. moms', `${sv.money(p.gross)} kr`], ['Betalt med presentkort', `-${sv.money(p.gross - p.payable)} kr`], ['Kvar att betala', `${sv.money(p.payable)} kr`]]),
        `<p class="small">Betala till bankgiro ${p.supplier.bankgiro} med referens ${p.ocr}. 30 dagars öppet köp.</p>`,
      ), // prettier-ignore
    printing: { omits: ['taxExclusive'], unit: () => undefined },
  },
];
