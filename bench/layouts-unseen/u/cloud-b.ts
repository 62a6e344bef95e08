/** More Swedish firms with invoice programs: a small shop's, an office's, a web order's. */
import { abbreviated, shortDashed } from '../days.ts';
import { begun, firm } from './firms.ts';
import { facts, figures, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { above, at, beside, bold, list, page, rows, run, said } from './pages.ts';
import { dairy, greengrocer, pantry } from './wares-food.ts';
import { florist, kitchenTools, office, software } from './wares-other.ts';

const m = figures('swedish');

export const cloudB: readonly LayoutU[] = [
  {
    id: 'u06-blommor-lang',
    producer: 'chromium',
    hard: 'a shop’s sales invoice: pieces times price in one cell, VAT in a table of its own',
    seller: {
      firm: firm('Tusenblad Handel AB', 'Stortorget 5, 392 32 Kalmar'),
      wares: florist,
      lines: [1, 4],
      number: (n) => `${20_014 + n}`,
      terms: 14,
    },
    draw: (p) =>
      page(
        'body{font:10pt "DejaVu Sans";width:120mm;margin:0 auto}.lines th{display:none}.lines td{padding:5pt 0 5pt 8pt;border-bottom:.4pt solid #ddd}.list{width:100%}.list td{padding:2pt 0}.g{color:#777;font-size:8pt}h2{margin:5mm 0}',
        `<center><h2>Blomstervagnen</h2><span class="g">${p.supplier.street}, ${p.supplier.post}</span></center>`,
        said(p),
        `<h2>${word(p)} ${p.number}</h2>`,
        list(facts(p, 'Datum=issue|Förfallodatum=due|Mottagare=buyer|Mottagarens org.nr=buyerOrg')),
        '<br>',
        rows(p, 'swedish', 'Vara=name|>Antal=qx|>Summa=sum', { extra: { qx: (l) => `${m.quantity(l.quantity)} × ${m.price(l.price)} kr` } }),
        list(bold(totals(p, 'swedish', 'Summa exkl. moms=net|Moms=tax|Totalt att betala=payable'), ' kr')),
        '<br>',
        `<table class="list g"><tr><td>Momssats</td><td class="r">Netto</td><td class="r">Moms</td></tr>${p.vat.map((v) => `<tr><td>${v.rate} %</td><td class="r">${m.money(v.base)}</td><td class="r">${m.money(v.tax)}</td></tr>`).join('')}</table>`,
        `<p class="g">${p.supplier.name}<br>Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}<br>Betala till bankgiro ${p.supplier.bankgiro}</p>`,
      ),
    printing: { unit: () => undefined },
  },
  {
    id: 'u07-byra-text',
    producer: 'chromium',
    hard: 'a long text of what was done below each row',
    credits: 1,
    seller: {
      firm: firm('Siffersnickarna Redovisning AB', 'Köpmangatan 14, 871 30 Härnösand'),
      wares: office,
      lines: [2, 5],
      number: (n) => `${5_602 + n}`,
      terms: 15,
    },
    draw: (p) =>
      page(
        'body{font:9.5pt "Liberation Serif"}.box{border:.8pt solid #000;padding:2mm}.lines{margin-top:6mm;border:.8pt solid #000}.lines th{border-bottom:.8pt solid #000}.t td{font-style:italic;color:#444;font-size:8.5pt;padding-bottom:5pt}.list{margin-left:auto;border:.8pt solid #000;border-top:0}.list td{padding:2pt 6pt}',
        beside([50, `<h2>Siffersnickarna</h2>`], [50, `<div class="box"><b>${word(p, 'FAKTURA', 'KREDITFAKTURA')}</b> nr ${p.number}</div>`]),
        said(p),
        beside(
          [50, `<div class="box">${run(facts(p, 'Fakturadatum=issue|Kundnr=customer|Er ref=reference|Betalningsvillkor==15 dagar|Förfallodatum=due|Faktura som krediteras=about'))}</div>`],
          [50, `<div class="box">${at(p.buyer)}<br>Org.nr: ${p.buyer.organisation}</div>`],
        ),
        rows(p, 'swedish', 'Benämning=name|>Antal=qty2|Enhet=unit|>Á-pris=price|>Radsumma=sum', {
          under: (l) => `<tr class="t"><td colspan="5">${['Avser föregående månad, se tidrapport', 'Enligt uppdragsavtal punkt 3', 'Utfört av Bodil och Ture'][l.seed % 3]}</td></tr>`,
        }),
        list(bold(totals(p, 'swedish', 'Summa exkl. moms=net|Moms 25%=tax|Summa att betala=payable'), ' kr')),
        `<p class="small">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post} | ${run(facts(p, 'Telefon=phone|Bankgiro=bg|Org.nr=org|VAT=vat'), ' | ')} | Godkänd för F-skatt</p>`,
      ),
  },
  {
    id: 'u08-webborder-lang',
    producer: 'chromium',
    hard: 'a web order of many rows over two pages; two rates with codes; freight as a row without quantity',
    credits: 1,
    seller: {
      firm: firm('Skafferivägen Storköp AB', 'Terminalgatan 40, 553 05 Jönköping'),
      wares: pantry,
      lines: [24, 28],
      code: 6,
      number: (n) => `FA${88_310 + n}`,
      terms: 20,
      charges: [['Fraktkostnad', 19500, 25], ['Fakturaavgift', 3900, 25]],
    },
    draw: (p) =>
      page(
        'body{font-size:8.5pt}.lines{margin-top:5mm}.lines th{background:#333;color:#fff;padding:3pt}.lines tfoot{display:table-row-group}.lines td{padding:4.5pt 4pt;border-bottom:.3pt solid #bbb}.above th{padding-right:9mm;color:#666;font-weight:400}.list{margin:4mm 0 0 auto}.list td{padding:1.5pt 4pt}.g{color:#555}',
        beside([50, '<b style="font-size:17pt">SKAFFERI<span style="color:#b33">VÄGEN</span></b>'], [50, `<b style="font-size:15pt">${word(p)}</b>`, 'right']),
        said(p),
        beside([50, `<span class="g">Fakturaadress</span><br>${at(p.buyer)}`], [50, `<span class="g">Leveransadress</span><br>${at(p.buyer)}`]),
        '<br>',
        above(facts(p, 'Fakturanr=number|Fakturadatum=issue|Förfallodatum=due|Ordernr=order|Er referens=reference|Ursprunglig faktura=about')),
        rows(p, 'swedish', 'Art.nr=code|Benämning=name|Förp.=pack|>Antal=qty|Enh.=unit|>Pris=price|>Mk=mk|>Summa=sum', {
          extra: { mk: (l) => (l.rate === 25 ? '1' : '3') },
          foot: p.charges.map(({ label, amount }) => `<tr><td></td><td>${label}</td><td></td><td></td><td></td><td></td><td class="r">1</td><td class="r">${m.money(amount)}</td></tr>`).join(''),
        }),
        list(bold(totals(p, 'swedish', 'Varuvärde och avgifter=net|Moms {r} % av {b}=vat|Moms totalt=tax|Att betala=payable'), ' SEK')),
        `<p class="g">Momskod (Mk): 1 = 25 %, 3 = 6 %. Betalning till bankgiro ${p.supplier.bankgiro} med OCR ${p.ocr}. Dröjsmålsränta 12 %.</p>`,
        `<p class="g">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}, godkänd för F-skatt.</p>`,
      ),
  },
  {
    id: 'u09-ost-kvitto',
    producer: 'weasyprint',
    hard: 'dates without a century; the number before the heading; weights of three decimals',
    credits: 1,
    seller: {
      firm: firm('Fjällnära Ysteri Ekonomisk förening', 'Mejerivägen 1, 840 90 Ljungdalen', begun('7696', 'Fjällnära Ysteri')),
      wares: dairy,
      lines: [3, 7],
      code: (name) => `${name.length}${(name.codePointAt(1) ?? 0) % 10}${(name.codePointAt(5) ?? 0) % 100}`,
      number: (n) => `${26_300 + n}`,
    },
    draw: (p) =>
      page(
        'body{font:9.5pt "EB Garamond","Liberation Serif"}h1{font-weight:400;font-size:22pt}.lines{margin-top:8mm}.lines th{border-bottom:.5pt solid #000;font-style:italic;font-weight:400}.lines td{padding:3pt}.list{margin:6mm 0 0 auto}.list td{padding:1pt 5pt}',
        `<h1>${p.number} · ${word(p)}</h1>`,
        said(p),
        beside(
          [40, `${at(p.supplier)}<br>${p.supplier.phone}`],
          [30, `<i>till</i><br>${at(p.buyer)}`],
          [30, run(facts(p, '<i>utfärdad</i>=issue|<i>förfaller</i>=due|<i>kundnr</i>=customer|<i>avser</i>=about', shortDashed), '<br>', ' ')],
        ),
        rows(p, 'swedish', 'nr=code|vara=name|>mängd=qty3|=unit|>pris=price|>kronor=sum'),
        list(totals(p, 'swedish', 'netto=net|moms {r} %=vat|<b>att betala</b>=payable')),
        `<p>Betalas till bankgiro ${p.supplier.bankgiro}. Organisationsnummer ${p.supplier.organisation}, moms ${p.supplier.vat}.</p>`,
      ),
  },
  {
    id: 'u10-kassa-prenumeration',
    producer: 'chromium',
    hard: 'a subscription: periods in the name’s cell on a line of their own, unit price before the quantity',
    credits: 1,
    seller: {
      firm: firm('Kassaklar Sverige AB', 'Sveavägen 166, 113 46 Stockholm'),
      wares: software,
      lines: [2, 5],
      number: (n) => `KK-${70_115 + n}`,
      terms: 10,
    },
    draw: (p) =>
      page(
        'body{font:9.5pt "Liberation Sans"}h1{font-size:20pt}.k{color:#687385}.lines{margin-top:10mm}.lines th{font-weight:400;color:#687385;font-size:8pt;border-bottom:.5pt solid #687385}.lines td{padding:5pt 2pt}.s td{padding-top:0;color:#687385;font-size:8pt}.list{width:50%;margin:6mm 0 0 auto}.list td{border-top:.4pt solid #ddd;padding:4pt 0}',
        beside([70, `<h1>${word(p)}</h1>${list(facts(p, '<span class="k">Fakturanummer</span>=number|<span class="k">Utfärdandedatum</span>=issue|<span class="k">Förfallodatum</span>=due|<span class="k">Krediterar</span>=about', abbreviated), 'x')}`], [30, '<b style="font-size:16pt">kassaklar</b>', 'right']),
        said(p),
        '<br>',
        beside([50, `<b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>Sverige<br>SE moms ${p.supplier.vat}`], [50, `<b>Faktureras till</b><br>${at(p.buyer)}<br>Sverige`]),
        `<h2 style="margin-top:8mm">${m.money(p.payable)} kr att betala senast ${abbreviated(p.due)}</h2>`,
        rows(p, 'swedish', 'Beskrivning=name|>À-pris=price|>Antal=qtyu|>Moms=ratep|>Belopp=sum', {
          under: (l) => (l.unit === 'mån' ? `<tr class="s"><td colspan="5">1–${28 + (l.seed % 3)} i månaden, förnyas automatiskt</td></tr>` : ''),
        }),
        list(bold(totals(p, 'swedish', 'Delsumma=goods|Summa exklusive moms=net|Moms (25 % på {b})=vat|Summa=gross|Belopp att betala=payable'), ' kr')),
        `<p class="k">Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}. Org.nr ${p.supplier.organisation}. Godkänd för F-skatt.</p>`,
      ),
  },
  {
    id: 'u11-webbshop-pant',
    producer: 'weasyprint',
    hard: 'a web shop’s plug-in: order number beside invoice number, price per row with tax and without',
    credits: 1,
    seller: {
      firm: firm('Nätköket Proffs i Borås AB', 'Lilla Brogatan 9, 503 35 Borås'),
      wares: kitchenTools,
      lines: [2, 6],
      code: (name) => `NK${name.length}${(name.codePointAt(2) ?? 0) * 3}-${name.slice(0, 1)}`,
      number: (n) => `2026-${1_540 + n}`,
      terms: 14,
      charges: [['Frakt via ombud', 9900, 25], ['Rabattkod HÖST', -15000, 25]],
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.lines th{background:#000;color:#fff;padding:4pt}.lines td{padding:4pt;border-bottom:.5pt solid #ccc}.list{margin:3mm 0 0 auto;width:45%}.list td{border-bottom:.5pt solid #ccc;padding:3pt}h1{margin:6mm 0}',
        beside([60, '<b style="font-size:18pt">nätköket.</b>'], [40, `<b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>${p.supplier.mail}`]),
        `<h1>${word(p, 'FAKTURA', 'KREDITFAKTURA')}</h1>`,
        said(p),
        beside([60, at(p.buyer)], [40, list(facts(p, 'Fakturanummer:=number|Fakturadatum:=issue|Förfallodatum:=due|Ordernummer:=order|Orderdatum:=delivered|Betalningsmetod:==Faktura 14 dgr|Kredit av:=about'))]),
        '<br>',
        rows(p, 'swedish', 'Produkt=name|>Antal=qty|>Pris=price|>Moms=tax|>Totalt=sum', {
          extra: { tax: (l) => m.money((l.sum * 25n + (l.sum < 0n ? -50n : 50n)) / 100n) },
          under: (l) => `<tr><td class="small" colspan="5">Artikelnr: ${l.code}</td></tr>`,
        }),
        list(bold(totals(p, 'swedish', 'Delsumma=goods|=charges|Summa exkl. moms=net|Moms 25%=tax|Totalt=payable'), ' kr')),
        `<p class="small">Bankgiro ${p.supplier.bankgiro}. Organisationsnummer ${p.supplier.organisation}. Momsregistreringsnummer ${p.supplier.vat}. Företaget innehar F-skattsedel.</p>`,
      ),
    printing: { unit: () => undefined },
  },
  {
    id: 'u12-gront-ursprung',
    producer: 'chromium',
    hard: 'many rows by weight with the land of origin and class, over two pages',
    credits: 1,
    seller: {
      firm: firm('Frukt & Grönt i Partihallen AB', 'Partihandlarvägen 31, 121 62 Johanneshov'),
      wares: greengrocer,
      lines: [20, 30],
      code: 4,
      number: (n) => `${612_040 + n * 3}`,
      terms: 10,
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{font-size:8.5pt}.lines th{border-bottom:1.2pt solid #275d27;text-align:left}.lines th.r{text-align:right}.lines td{padding:3.6pt 4pt}.lines tbody tr:nth-child(even){background:#f1f6ee}.list{margin:4mm 0 0 auto}.list td{padding:1.5pt 5pt}',
        beside([60, `<b style="font-size:15pt;color:#275d27">${p.supplier.name.replace('&', '&amp;')}</b><br>${p.supplier.street}, ${p.supplier.post}`], [40, `<h1>${word(p, 'FAKTURA', 'KREDITFAKTURA')}</h1>`, 'right']),
        said(p),
        beside([60, `<br>${at(p.buyer)}`], [40, list(facts(p, 'Fakturanummer=number|Fakturadatum=issue|Leveransdatum=delivered|Förfallodatum=due|Kundnummer=customer|Kredit på=about'))]),
        '<br>',
        rows(p, 'swedish', 'Artnr=code|Vara=name|Urspr.=pack|>Mängd=qty|Enh=unit|>Pris=price|>Belopp=sum'),
        list(bold(totals(p, 'swedish', 'Varor exkl. moms=net|Moms {r} %=vat|Öresutjämning=rounding|Att betala=payable'), ' kr')),
        `<p>${run(facts(p, 'Bankgiro=bg|OCR=ocr|Org.nr=org|Momsnr=vat|Telefon=phone'), ' · ', ' ')} · Godkänd för F-skatt</p>`,
      ),
  },
];
