/** Invoices of set C printed by wkhtmltopdf: web shops and cloud accounting. */
import { compact, iso, slashes } from '../days.ts';
import { column, escaped, html, remarked, table, titled } from '../html.ts';
import { digitsOf, gtin } from '../identity.ts';
import { firm } from './firms.ts';
import { bare, counted, post, rateOf, ruled, swedish, told } from './looks.ts';
import { type CLayout, coded } from './orders.ts';
import { bread, frozen, gear, pantry } from './wares.ts';

export const online: readonly CLayout[] = [
  {
    id: 'c25',
    producer: 'wkhtmltopdf',
    credits: 1,
    hard: 'web shop: order number larger than the invoice number, number and name in one cell, shipping as charge',
    seller: {
      supplier: firm('Kryddboden Öst Nätbutik AB', 'Postorderv. 8', '511 62 Skene'),
      wares: pantry,
      lines: [3, 7],
      code: (name) => `KB${digitsOf(`c25${name}`, 5)}`,
      number: (count) => String(100_004_512 + count),
      from: '2026-01-14',
      charges: [['Frakt och emballage', 8_900, 12]],
      rate: 12,
      terms: 14,
      buyer: 6,
      isNegativeCredit: true,
    },
    draw: (p) =>
      html(
        `.lines td{border-bottom:1px solid #ccc;padding:4pt}.lines th{background:#eee;padding:4pt}.kv{float:right}`,
        `<h1>Order ${p.order}</h1>${remarked(p)}<table style="width:100%"><tr><td><b>Säljare</b><br>${post(p.supplier, `Org.nr ${p.supplier.organisation}`)}</td><td><b>Köpare</b><br>${post(p.buyer)}</td><td>${told(
          [
            [titled(p, 'Faktura', 'Kreditfaktura'), p.number],
            ['Datum', iso(p.issue)],
            ['Förfallodatum', iso(p.due)],
          ],
        )}${p.about === null ? '' : `Gäller faktura: ${p.about}`}</td></tr></table><br>
<table class="lines"><tr><th>Produkt</th><th class="r">Pris</th><th class="r">Antal</th><th class="r">Delsumma</th></tr>${p.lines.map((l) => `<tr><td>${escaped(l.name)}<br><span class="small">Artikelnr: ${l.code}</span></td><td class="r">${swedish.price(l.price)} kr</td><td class="r">${swedish.quantity(l.quantity)}</td><td class="r">${swedish.money(l.sum)} kr</td></tr>`).join('')}</table>
${ruled([['Delsumma', `${swedish.money(p.lineNet)} kr`], ...p.charges.map((c) => [c.label, `${swedish.money(c.amount)} kr`] as const), ['Totalt exkl. moms', `${swedish.money(p.net)} kr`], ['Moms (12%)', `${swedish.money(p.tax)} kr`], ['Totalsumma', `${swedish.money(p.payable)} kr`]])}<p style="clear:both">Betala till bankgiro ${p.supplier.bankgiro}.</p>`,
      ),
    printing: { unit: () => undefined },
  },
  {
    id: 'c26',
    producer: 'wkhtmltopdf',
    hard: 'cloud accounting: totals right, buyer left with number, description column before article number',
    seller: {
      supplier: firm('Rena Ytor Hygienpartner AB', 'Såpgatan 44', '431 53 Mölndal'),
      wares: gear,
      lines: [4, 8],
      code: coded('c26', 6),
      number: (count) => String(3_000_220 + count),
      from: '2026-04-27',
      discounts: [800, 2500],
      buyer: 7,
    },
    draw: (p) =>
      html(
        `body{font-family:'Open Sans'}.lines th{border-bottom:2px solid #08a}.kv{float:right;width:45%}`,
        `<table style="width:100%"><tr><td style="width:60%"><h2 style="color:#08a">${p.supplier.name}</h2></td><td>${ruled(
          [
            [titled(p, 'Fakturanummer'), p.number],
            ['Fakturadatum', slashes(p.issue)],
            ['Betalningsvillkor', '30 dagar netto'],
            ['Förfallodag', slashes(p.due)],
          ],
        )}</td></tr></table>${remarked(p)}<p>${post(p.buyer, `Org.nr: ${p.buyer.organisation}`)}</p>
${table([column('Benämning', (l) => l.name), column('Art.nr.', (l) => l.code), column('Antal', (l) => swedish.quantity(l.quantity, 1), 'r'), column('Enhet', (l) => l.unit), column('Pris/st', (l) => swedish.price(l.price), 'r'), column('Rabatt %', (l) => swedish.percent(l.discount), 'r'), column('Netto', (l) => swedish.money(l.sum), 'r')], p.lines)}<br>
${ruled([
  ['Summa före moms', swedish.money(p.net)],
  ['Moms 25 %', swedish.money(p.tax)],
  ['Summa efter moms', swedish.money(p.gross)],
  ['Att betala', `${swedish.money(p.payable)} SEK`],
])}<div class="clear small"><br>Bankgiro: ${p.supplier.bankgiro} &nbsp; OCR: ${p.ocr} &nbsp; Org.nr: ${p.supplier.organisation} &nbsp; VAT: ${p.supplier.vat} &nbsp; Säte: Mölndal</div>`,
      ),
  },
  {
    id: 'c27',
    producer: 'wkhtmltopdf',
    hard: 'plain list without rules, quantity and unit in one cell before the name, dates yyyymmdd without label mark',
    seller: {
      supplier: firm('Bröderna Kvists Bageri i Hålta AB', 'Kringelgatan 2', '442 97 Kode'),
      wares: bread,
      lines: [4, 8],
      code: coded('c27', 2),
      number: (count) => String(55_602 + count),
      from: '2026-01-12',
      terms: 10,
      buyer: 8,
    },
    draw: (p) =>
      html(
        `body{font-family:'Courier Prime';font-size:10pt}`,
        `<b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br><br>${titled(p, 'FAKTURA')}${remarked(p)}<br>${ruled(
          [
            ['Fakturanummer', p.number],
            ['Fakturadatum', compact(p.issue)],
            ['Förfallodatum', compact(p.due)],
            ['Kundnummer', p.customer],
          ],
        )}<br>${post(p.buyer)}<br><br>
${table([column('Antal', (l) => counted(l)), column('Nr', (l) => l.code), column('Vara', (l) => l.name), column('À', (l) => bare.price(l.price), 'r'), column('Kronor', (l) => bare.money(l.sum), 'r')], p.lines)}<br>${ruled(
          [
            ['Varor', bare.money(p.net)],
            [`Moms ${p.vat[0]?.rate}%`, bare.money(p.tax)],
            ['Slutbelopp', bare.money(p.payable)],
          ],
        )}<br>Org nr ${p.supplier.organisation} Bg ${p.supplier.bankgiro} F-skatt`,
      ),
  },
  {
    id: 'c28',
    producer: 'wkhtmltopdf',
    hard: 'long EAN as the only number, name and pack in one cell, two VAT rates without a sum row',
    seller: {
      supplier: firm('Sydgrossen Matvaror i Sjöbodarna AB', 'Lastgatan 19', '233 51 Svedala'),
      wares: [...pantry, ...frozen, ...gear],
      lines: [6, 11],
      code: (name) => gtin(`c28${name}`),
      number: (count) => `S${410_220 + count}`,
      from: '2026-03-18',
      buyer: 10,
    },
    draw: (p) =>
      html(
        `body{font-size:8.6pt}.lines{border-collapse:separate;border-spacing:0 2pt}.lines td{background:#f4f4f4}`,
        `<table style="width:100%"><tr><td><h2>${titled(p, 'Faktura')} ${p.number}</h2>${remarked(p)}Datum ${iso(p.issue)}, förfaller ${iso(p.due)}<br>Kundnummer ${p.customer}</td><td>${post(p.buyer)}</td></tr></table><br>
${table([column('Art.nr/EAN', (l) => l.code), column('Artikel', (l) => (l.pack === '' ? l.name : `${l.name}, ${l.pack}`)), column('Antal', (l) => swedish.quantity(l.quantity), 'r'), column('Enh', (l) => l.unit), column('Pris', (l) => swedish.price(l.price), 'r'), column('Moms', (l) => `${rateOf(l)}`, 'r'), column('Summa', (l) => swedish.money(l.sum), 'r')], p.lines)}<br>
${ruled([
  ...p.vat.flatMap(
    (v) =>
      [
        [`Netto ${v.rate} %`, swedish.money(v.base)],
        [`Moms ${v.rate} %`, swedish.money(v.tax)],
      ] as const,
  ),
  ['ATT BETALA', swedish.money(p.payable)],
])}<p class="small">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, org.nr ${p.supplier.organisation}, bankgiro ${p.supplier.bankgiro}, innehar F-skatt</p>`,
      ),
    printing: { name: (l) => (l.pack === '' ? l.name : `${l.name}, ${l.pack}`) },
  },
];
