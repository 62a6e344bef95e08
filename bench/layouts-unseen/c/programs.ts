/** Invoices of set C in the manner of accounting programs, printed by WeasyPrint. */
import { abbreviated, iso, pointed as pointedDay, words } from '../days.ts';
import { column, escaped, html, over, picture, remarked, table, titled } from '../html.ts';
import { digitsOf } from '../identity.ts';
import { firm } from './firms.ts';
import { bare, boxed, counted, grid, post, rateOf, ruled, spaced, split, swedish, told } from './looks.ts';
import { type CLayout, coded, uncoded } from './orders.ts';
import { coffee, dairy, fish, frozen, gear, greens, meat, pantry, services } from './wares.ts';

const wordmark = await picture('skogsköket', '#2d5d3a');

export const programs: readonly CLayout[] = [
  {
    id: 'c19',
    producer: 'weasyprint',
    credits: 1,
    hard: 'accounting program: delivered quantity, price and sum right-aligned, totals horizontally at the foot of the page',
    seller: {
      supplier: firm('Lillmyra Chark & Vilt AB', 'Jaktstigen 6', '840 10 Ljungaverk'),
      wares: [...meat, ...greens],
      lines: [4, 9],
      code: coded('c19', 3),
      number: (count) => String(1204 + count),
      from: '2026-02-12',
      isWhole: true,
      buyer: 0,
    },
    draw: (p) =>
      html(
        `body{font:9pt 'Open Sans'}.foot{position:fixed;bottom:0;width:100%}.foot table{width:100%}.sum td,.sum th{text-align:right;border-top:.5pt solid #000}.lines th{border-bottom:.5pt solid #000}`,
        `<table style="width:100%"><tr><td style="width:50%"><b style="font-size:13pt">${p.supplier.name}</b></td><td><b style="font-size:13pt">${titled(p, 'Faktura')}</b>${remarked(p)}${ruled(
          [
            ['Fakturadatum', iso(p.issue)],
            ['Fakturanr', p.number],
            ['OCR', p.ocr],
          ],
        )}</td></tr></table>
<table style="width:100%;margin:16pt 0"><tr><td style="width:50%">Kundnr ${p.customer}<br>Er referens ${p.reference}<br>Vår referens Lager<br>Betalningsvillkor 30 dagar<br>Förfallodatum ${iso(p.due)}<br>Dröjsmålsränta 8,00 %${p.about === null ? '' : `<br>Krediterar fakturanr ${p.about}`}</td><td>Fakturaadress<br>${post(p.buyer)}</td></tr></table>
${table([column('Artnr', (l) => l.code), column('Benämning', (l) => l.name), column('Lev ant', (l) => swedish.quantity(l.quantity, 2), 'r'), column('Enhet', (l) => l.unit), column('À-pris', (l) => swedish.price(l.price), 'r'), column('Summa', (l) => swedish.money(l.sum), 'r')], p.lines)}
<div class="foot">${over([['Exkl. moms', swedish.money(p.net)], ...p.vat.map((v) => [`Moms ${v.rate}%`, swedish.money(v.tax)] as const), ['Öresutj.', swedish.money(p.rounding)], [p.isCredit ? 'Att återbetala' : 'Att betala', `SEK ${swedish.money(p.payable)}`]], 'sum')}<table class="small"><tr><td>Adress<br>${p.supplier.street}<br>${p.supplier.post}</td><td>Telefon<br>${p.supplier.phone}</td><td>Bankgiro<br>${p.supplier.bankgiro}</td><td>Organisationsnr<br>${p.supplier.organisation}<br>Godkänd för F-skatt</td></tr></table></div>`,
      ),
  },
  {
    id: 'c20',
    producer: 'weasyprint',
    hard: 'the name stands in a picture and legally at the foot; labels over values; moms included per line as text',
    seller: {
      supplier: firm('Skogsköket Produktion i Norr AB', 'Fabriksvägen 77', '931 56 Skellefteå'),
      wares: [...pantry, ...dairy],
      lines: [5, 9],
      code: (name) => `SK ${digitsOf(`c20${name}`, 3)}`,
      number: (count) => `${60_110 + count}`,
      from: '2026-03-29',
      buyer: 2,
    },
    draw: (p) =>
      html(
        `body{font:9.4pt 'Carlito'}.lines th{color:#2d5d3a;border-bottom:1pt solid #2d5d3a}.k{color:#2d5d3a;font-size:7pt}.boxes td{padding-right:16pt}`,
        `<img src="${wordmark}" height="34"><h2 class="right">${titled(p, 'Faktura')}</h2><div class="clear"></div>${remarked(p)}${boxed(
          [
            ['FAKTURANUMMER', p.number],
            ['FAKTURADATUM', words(p.issue)],
            ['FÖRFALLODATUM', words(p.due)],
            ['KUNDNUMMER', p.customer],
            ['BETALNINGSREFERENS', p.ocr],
            ['BESTÄLLD AV', p.reference],
          ],
          3,
        )}<p>${post(p.buyer, p.buyer.organisation)}</p>
${table([column('Artikel', (l) => l.code, 'nw'), column('Benämning', (l) => l.name), column('Antal', (l) => counted(l), 'r'), column('Pris exkl.', (l) => bare.price(l.price), 'r'), column('Moms', (l) => `${rateOf(l)} %`, 'r'), column('Summa exkl.', (l) => bare.money(l.sum), 'r')], p.lines)}
<br>${ruled([['Totalt exklusive moms', bare.money(p.net)], ...p.vat.map((v) => [`Moms ${v.rate} %`, bare.money(v.tax)] as const), ['Totalt inklusive moms', bare.money(p.payable)]])}<hr><p class="small">${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post}<br>Organisationsnummer ${p.supplier.organisation} · Momsregistreringsnummer ${p.supplier.vat} · Bankgiro ${p.supplier.bankgiro}</p>`,
      ),
  },
  {
    id: 'c21',
    producer: 'weasyprint',
    hard: 'item names above their figures, spaced article numbers in the second row with the figures',
    seller: {
      supplier: firm('Havsbrisens Delikatesser AB', 'Kajgatan 15', '621 57 Visby'),
      wares: [...fish, ...dairy],
      lines: [4, 8],
      code: (name) => split(digitsOf(`c21${name}`, 6), 3, ' '),
      number: (count) => String(2_204_310 + count),
      from: '2026-04-15',
      buyer: 3,
    },
    draw: (p) =>
      html(
        `body{font:9pt 'EB Garamond'}.n td{font-weight:bold;padding-top:5pt}.lines th{border-bottom:.5pt solid #000;text-align:right}.lines th:first-child{text-align:left}`,
        `<div class="right">${told([
          ['Fakturanummer', p.number],
          ['Fakturadatum', iso(p.issue)],
          ['Förfaller', iso(p.due)],
        ])}</div><h1>${p.supplier.name}</h1><p>${titled(p, 'FAKTURA')}</p>${remarked(p)}<div class="clear"></div><p>Till: ${escaped(p.buyer.name)}<br>${p.buyer.street}, ${p.buyer.post}</p>
<table class="lines"><tr><th>Artikelnummer</th><th>Antal</th><th>Enhet</th><th>Pris</th><th>Moms %</th><th>Summa</th></tr>${p.lines.map((l) => `<tr class="n"><td colspan="6">${escaped(l.name)}</td></tr><tr><td>${l.code}</td><td class="r">${swedish.quantity(l.quantity)}</td><td class="r">${l.unit}</td><td class="r">${swedish.price(l.price)}</td><td class="r">${l.rate}</td><td class="r">${swedish.money(l.sum)}</td></tr>`).join('')}</table>
<p class="r">Netto: ${swedish.money(p.net)}<br>Moms: ${swedish.money(p.tax)}<br><b>Att betala: ${swedish.money(p.payable)} SEK</b></p><p class="small">Org.nr ${p.supplier.organisation}. ${p.supplier.street}, ${p.supplier.post}. Bankgiro ${p.supplier.bankgiro}. F-skatt.</p>`,
      ),
  },
  {
    id: 'c22',
    producer: 'weasyprint',
    hard: 'laundry and mats: periods and places among the lines, number labelled Dok.nr, print date beside the invoice date',
    seller: {
      supplier: firm('Tvättvarvet Linne & Matta AB', 'Tvättstugegatan 3', '254 68 Helsingborg'),
      wares: services,
      lines: [3, 7],
      code: (name) => `T${digitsOf(`c22${name}`, 3)}`,
      number: (count) => String(4_400_871 + count),
      from: '2026-02-03',
      terms: 20,
      buyer: 4,
    },
    draw: (p) =>
      html(
        `body{font:9pt 'Nimbus Sans'}.o td{font-style:italic}.lines th{background:#dde8f0}.grid{margin:8pt 0}`,
        `<table style="width:100%"><tr><td>${post(p.supplier, p.supplier.phone)}</td><td>${grid(['Dok.nr', 'Fakturadatum', 'Utskriftsdatum', 'Förfallodatum'], [[p.number, iso(p.issue), iso(p.delivered), iso(p.due)]], { left: 4 })}</td></tr></table>${remarked(p)}<h2>${titled(p, 'Faktura')}</h2>${post(p.buyer, `Kundnr ${p.customer}`)}<br><br>
<table class="lines"><tr><th>Artikel</th><th>Tjänst</th><th class="r">Antal</th><th>Enhet</th><th class="r">à-pris</th><th class="r">Summa</th></tr><tr class="o"><td colspan="6">Serviceställe 1: ${escaped(p.buyer.street)}, vecka 6–9</td></tr>${p.lines.map((l) => `<tr><td>${l.code}</td><td>${escaped(l.name)}</td><td class="r">${swedish.quantity(l.quantity)}</td><td>${l.unit}</td><td class="r">${swedish.price(l.price)}</td><td class="r">${swedish.money(l.sum)}</td></tr>`).join('')}</table>
${ruled([
  ['Summa', swedish.money(p.net)],
  ['25 % moms', swedish.money(p.tax)],
  ['Fakturabelopp', swedish.money(p.payable)],
])}<p>Bg ${p.supplier.bankgiro} – ange OCR ${p.ocr}. Organisationsnr ${p.supplier.organisation}. Godkänd för F-skatt.</p>`,
      ),
  },
  {
    id: 'c23',
    producer: 'weasyprint',
    hard: 'glossy sheet with the buyer on top, supplier only in the footer, quantity last but one',
    seller: {
      supplier: firm('Isglädjens Glassfabrik AB', 'Strutvägen 1', '284 32 Perstorp'),
      wares: [...frozen, ...dairy, ...coffee],
      lines: [4, 8],
      code: coded('c23', 9),
      number: (count) => `IG-26-${1000 + count}`,
      from: '2026-05-11',
      discounts: [1500],
      buyer: 5,
    },
    draw: (p) =>
      html(
        `body{font:9pt 'Roboto'}.lines td{border-bottom:.4pt solid #eee}.foot{position:fixed;bottom:0;font-size:7pt;text-align:center;width:100%}`,
        `<b>${escaped(p.buyer.name)}</b><br>${p.buyer.street}<br>${p.buyer.post}<h1 style="color:#c06">${titled(p, 'Faktura')} <span style="font-size:11pt">#${p.number}</span></h1>${remarked(p)}<p>Utställd ${abbreviated(p.issue)} &nbsp;&nbsp; Förfaller ${abbreviated(p.due)}</p>
${table([column('Produktnamn', (l) => l.name), column('Produktnr', (l) => l.code), column('Styckpris', (l) => `${swedish.price(l.price)} kr`, 'r'), column('Rabatt', (l) => (l.discount === 0n ? '' : `-${swedish.percent(l.discount)} %`), 'r'), column('Antal', (l) => swedish.quantity(l.quantity), 'r'), column('Summa', (l) => `${swedish.money(l.sum)} kr`, 'r')], p.lines)}
<br>${ruled([
          ['Nettosumma', `${swedish.money(p.net)} kr`],
          [`Moms ${p.vat[0]?.rate} %`, `${swedish.money(p.tax)} kr`],
          ['Att betala', `${swedish.money(p.payable)} kr`],
        ])}<div class="foot">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post} | Org.nr: ${p.supplier.organisation} | Bankgiro: ${p.supplier.bankgiro} | ${p.supplier.mail}</div>`,
      ),
    printing: { unit: () => undefined },
  },
  {
    id: 'c24',
    producer: 'weasyprint',
    hard: 'VAT included amounts beside net ones, rate in words, several rates, reference numbers before the number',
    seller: {
      supplier: firm('Torpets Handelsträdgård Kommanditbolag', 'Växthusvägen 12', '266 51 Vejbystrand'),
      wares: [...greens, ...gear.slice(0, 4)],
      lines: [5, 9],
      code: uncoded,
      number: (count) => String(7_311 + count),
      from: '2026-03-05',
      terms: 30,
      buyer: 9,
    },
    draw: (p) =>
      html(
        `body{font:9pt 'Liberation Serif'}.lines{border:1pt solid #000}.lines td,.lines th{border-left:.5pt solid #000}`,
        `${ruled([
          ['Ordernr', p.order],
          ['Kundnr', p.customer],
          ['Er beställning', digitsOf(p.order, 6)],
          [titled(p, 'Fakturanummer', 'Kreditfakturanummer'), p.number],
          ['Fakturadatum', pointedDay(p.issue)],
          ['Betalningsdag', pointedDay(p.due)],
        ])}${remarked(p)}<p><b>${p.supplier.name}</b>, ${p.supplier.street}, ${p.supplier.post}</p><p style="margin-left:50%">${post(p.buyer)}</p>
${table([column('Specifikation', (l) => l.name), column('Antal', (l) => spaced.quantity(l.quantity), 'r'), column('Enhet', (l) => l.unit), column('À-pris', (l) => spaced.price(l.price), 'r'), column('Momssats', (l) => (l.rate === 25 ? '25 procent' : `${l.rate} procent`)), column('Belopp', (l) => spaced.money(l.sum), 'r')], p.lines)}<br>
${grid(['Momssats', 'Belopp före moms', 'Moms', 'Belopp med moms'], [...p.vat.map((v) => [`${v.rate} %`, spaced.money(v.base), spaced.money(v.tax), spaced.money(v.base + v.tax)]), ['Summa', spaced.money(p.net), spaced.money(p.tax), spaced.money(p.gross)]], { left: 1 })}<h3>Att betala: ${spaced.money(p.payable)} SEK</h3><p>Plusgiro ${p.supplier.plusgiro}. Org. nr ${p.supplier.organisation}, F-skattebevis.</p>`,
      ),
  },
];
