/** Invoices of set C written in a word processor. */
import { dotted as dottedDay, iso, slashed, words } from '../days.ts';
import { column, escaped, html, remarked, table, titled } from '../html.ts';
import { digitsOf } from '../identity.ts';
import type { Paper } from '../paper.ts';
import { firm } from './firms.ts';
import { bare, counted, dotted, grid, post, ruled, spaced, swedish } from './looks.ts';
import { type CLayout, coded, uncoded } from './orders.ts';
import { beer, bread, greens, meat, services, wine } from './wares.ts';

const wide = '.lines,.kv{width:100%}td{padding:2pt 4pt}';

const worded = (page: string): string =>
  page
    .replaceAll('class="r"', 'align="right"')
    .replaceAll('<table class="lines">', '<table class="lines" width="100%">');

const letterhead = (p: Paper): string => `<p>${post(p.supplier)}<br>Org.nr ${p.supplier.organisation}</p>`;

export const writer: readonly CLayout[] = [
  {
    id: 'c29',
    producer: 'writer',
    hard: 'word processor: numbers in sentences, lines in a ruled table without units, letterhead on top',
    seller: {
      supplier: firm('Svampskogens Kantareller Handelsbolag', 'Myrvägen 3', '794 92 Orsa'),
      wares: greens.filter(({ unit }) => unit !== 'kg'),
      lines: [2, 4],
      code: uncoded,
      number: (count) => String(112 + count),
      from: '2026-02-25',
      terms: 30,
      buyer: 0,
    },
    draw: (p) =>
      html(
        `${wide}.lines td,.lines th{border:1px solid #000}`,
        `${letterhead(p)}<h1>${titled(p, 'FAKTURA')}</h1>${remarked(p)}<p>Faktura nr ${p.number} av den ${words(p.issue)}</p><p>${post(p.buyer)}</p>${table([column('Vara', (l) => l.name), column('Antal', (l) => bare.quantity(l.quantity), 'r'), column('Pris kr', (l) => bare.price(l.price), 'r'), column('Summa kr', (l) => bare.money(l.sum), 'r')], p.lines)}<p>Summa ${bare.money(p.net)} kr. Moms ${p.vat[0]?.rate} % ${bare.money(p.tax)} kr.</p><p><b>Att betala ${bare.money(p.payable)} kr senast ${words(p.due)}</b></p><p>Bankgiro ${p.supplier.bankgiro}. Vi har F-skattsedel.</p>`,
      ),
    printing: { unit: () => undefined },
  },
  {
    id: 'c30',
    producer: 'writer',
    credits: 1,
    hard: 'two columns of labels, wrapped long names, units before quantities, whole kronor',
    seller: {
      supplier: firm('Kolsvedens Vilthandel AB', 'Brukstorget 4', '686 97 Lysvik'),
      wares: meat.map((ware) => ({
        ...ware,
        name: `${ware.name}, styckad och vakuumpackad i bit om ca 2 kg`,
      })),
      lines: [3, 6],
      code: coded('c30', 3),
      number: (count) => `27-0${20 + count}`,
      from: '2026-03-01',
      terms: 10,
      isWhole: true,
      buyer: 1,
    },
    draw: (p) =>
      worded(
        html(
          `${wide}.lines th{border-bottom:1px solid #000}`,
          `<table width="100%"><tr><td width="55%"><b>${p.supplier.name}</b></td><td><b>${titled(p, 'FAKTURA', 'KREDITFAKTURA')}</b></td></tr><tr><td>${post(p.buyer)}</td><td>Nr ${p.number}<br>Datum ${iso(p.issue)}<br>Förfaller ${iso(p.due)}${p.about === null ? '' : `<br>Avser faktura nr ${p.about}`}</td></tr></table>${remarked(p)}<p></p>
<table class="lines"><tr><th width="8%">Art</th><th width="40%">Benämning</th><th>Enhet</th><th class="r">Mängd</th><th class="r">Pris</th><th class="r">Belopp</th></tr>${p.lines.map((l) => `<tr><td>${l.code}</td><td>${escaped(l.name)}</td><td>${l.unit}</td><td class="r">${swedish.quantity(l.quantity)}</td><td class="r">${swedish.price(l.price)}</td><td class="r">${swedish.money(l.sum)}</td></tr>`).join('')}</table><p></p>
${ruled([
  ['Summa exkl. moms', swedish.money(p.net)],
  [`Moms ${p.vat[0]?.rate} %`, swedish.money(p.tax)],
  ['Öresavrundning', swedish.money(p.rounding)],
  [p.isCredit ? 'Er tillgodo' : 'ATT BETALA', swedish.money(p.payable)],
])}<p>${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, bg ${p.supplier.bankgiro}, org.nr ${p.supplier.organisation}</p>`,
        ),
      ),
  },
  {
    id: 'c31',
    producer: 'writer',
    hard: 'tradesman: hours and parts, text lines between, amount to pay in a frame, 25 %',
    seller: {
      supplier: firm('Rörmokare Elfvings Kyl & Storkök AB', 'Verkstadsgatan 16', '653 41 Karlstad'),
      wares: services,
      lines: [2, 5],
      code: uncoded,
      number: (count) => String(2026_017 + count),
      from: '2026-04-02',
      terms: 30,
      buyer: 2,
    },
    draw: (p) =>
      worded(
        html(
          `${wide}.box td{border:2px solid #000;font-weight:bold}`,
          `<p align="right">${titled(p, 'Faktura')}<br>Fakturanr: ${p.number}<br>Datum: ${dottedDay(p.issue)}<br>Förfallodag: ${dottedDay(p.due)}</p>${remarked(p)}<p><b>${p.supplier.name}</b></p><p>Kund:<br>${post(p.buyer)}</p><p>Arbete enligt överenskommelse i köket, utfört ${words(p.delivered)}.</p>
${table([column('Beskrivning', (l) => l.name), column('Antal', (l) => counted(l), 'r'), column('à', (l) => spaced.price(l.price), 'r'), column('Belopp', (l) => spaced.money(l.sum), 'r')], p.lines)}<p>Netto ${spaced.money(p.net)}<br>Moms 25 % ${spaced.money(p.tax)}</p><table class="box"><tr><td>Att betala</td><td>${spaced.money(p.payable)} kr</td></tr></table><p>Bankgiro ${p.supplier.bankgiro} &nbsp; Org.nr ${p.supplier.organisation} &nbsp; ${p.supplier.street}, ${p.supplier.post} &nbsp; Godkänd för F-skatt</p>`,
        ),
      ),
  },
  {
    id: 'c32',
    producer: 'writer',
    hard: "buyer's organisation number above, supplier's VAT number only, discount per cent column empty for most",
    seller: {
      supplier: firm('Drivbänkens Primörer AB', 'Salladsvägen 8', '276 37 Borrby'),
      wares: greens,
      lines: [5, 9],
      code: (name) => `${digitsOf(`c32${name}`, 2)}/${digitsOf(`${name}c32`, 2)}`,
      number: (count) => `D${500 + count}`,
      from: '2026-05-05',
      discounts: [500],
      buyer: 3,
    },
    draw: (p) =>
      html(
        `${wide}.lines th{background:#ddd}`,
        `<table width="100%"><tr><td width="50%"><h2>Drivbänken</h2></td><td>${post(p.buyer)}<br>Org.nr ${p.buyer.organisation}</td></tr></table>${remarked(p)}${grid([titled(p, 'Faktura'), 'Fakturadatum', 'Förfallodatum', 'Er ref'], [[p.number, iso(p.issue), iso(p.due), p.reference]], { left: 4 })}<p></p>
${table([column('Art.nr', (l) => l.code), column('Produkt', (l) => l.name), column('Antal', (l) => dotted.quantity(l.quantity), 'r'), column('Enhet', (l) => l.unit), column('Pris', (l) => dotted.price(l.price), 'r'), column('Rabatt %', (l) => (l.discount === 0n ? '' : dotted.percent(l.discount)), 'r'), column('Summa', (l) => dotted.money(l.sum), 'r')], p.lines)}<p></p>
${ruled([
  ['Belopp exkl. moms', dotted.money(p.net)],
  [`Moms ${p.vat[0]?.rate}%`, dotted.money(p.tax)],
  ['Belopp att betala', `${dotted.money(p.payable)} kr`],
])}<p>${p.supplier.name} | ${p.supplier.street} | ${p.supplier.post} | Momsreg.nr ${p.supplier.vat} | Bankgiro ${p.supplier.bankgiro}</p>`,
      ),
  },
  {
    id: 'c33',
    producer: 'writer',
    hard: 'consultant-like letter with number and date in one line, one or two goods, amounts with kr',
    seller: {
      supplier: firm('Tårtateljén Sockerslottet', 'Konditorsgränd 1', '222 24 Lund'),
      wares: bread,
      lines: [1, 3],
      code: uncoded,
      number: (count) => `${2026}/${30 + count}`,
      from: '2026-01-30',
      terms: 10,
      buyer: 4,
    },
    draw: (p) =>
      html(
        wide,
        `<h1>Tårtateljén Sockerslottet</h1><p>${p.supplier.street}, ${p.supplier.post}</p><p>${titled(p, 'Faktura')} nr: ${p.number} &nbsp;&nbsp; Datum: ${slashed(p.issue)}</p>${remarked(p)}<p>${post(p.buyer)}</p><p>Hej! Här kommer fakturan för leveransen den ${slashed(p.delivered)}.</p>
${table([column('Artikel', (l) => l.name), column('Antal', (l) => counted(l)), column('Pris per styck', (l) => `${bare.price(l.price)} kr`, 'r'), column('Summa', (l) => `${bare.money(l.sum)} kr`, 'r')], p.lines)}<p align="right">Summa exkl moms: ${bare.money(p.net)} kr<br>Moms ${p.vat[0]?.rate}%: ${bare.money(p.tax)} kr<br>Att betala: ${bare.money(p.payable)} kr<br>Förfallodatum: ${slashed(p.due)}</p><p>Plusgiro: ${p.supplier.plusgiro} &nbsp; Org.nr: ${p.supplier.organisation} &nbsp; Godkänd för F-skatt</p>`,
      ),
  },
  {
    id: 'c34',
    producer: 'writer',
    hard: 'importer: reference columns, prices per case and bottle, terms printed between head and lines',
    seller: {
      supplier: firm('Druvimporten Tre Slott AB', 'Frihamnen Magasin 6', '115 56 Stockholm'),
      wares: [...wine, ...beer],
      lines: [3, 7],
      code: (name) => `${digitsOf(`c34${name}`, 5)}-${digitsOf(`${name}`, 1)}`,
      number: (count) => String(14_220 + count),
      from: '2026-03-19',
      charges: [['Pallplats', 35_000, 25]],
      buyer: 5,
    },
    draw: (p) =>
      worded(
        html(
          `${wide}.lines th{border-top:1px solid;border-bottom:1px solid}`,
          `<table width="100%"><tr><td width="50%">${post(p.supplier)}</td><td><h2>${titled(p, 'INVOICE / FAKTURA')}</h2>No / Nr ${p.number}<br>Date / Datum ${iso(p.issue)}<br>Due / Förfaller ${iso(p.due)}</td></tr><tr><td></td><td>${post(p.buyer)}</td></tr></table>${remarked(p)}<p>Betalningsvillkor 30 dagar netto. Varan förblir vår egendom tills full betalning skett.</p>
${table([column('Item / Art', (l) => l.code), column('Description / Benämning', (l) => l.name), column('Qty / Antal', (l) => swedish.quantity(l.quantity), 'r'), column('Unit / Enh', (l) => l.unit), column('Price / Pris', (l) => swedish.price(l.price), 'r'), column('Amount / Belopp', (l) => swedish.money(l.sum), 'r')], p.lines)}<p></p>
${ruled([['Goods / Varor', swedish.money(p.lineNet)], ...p.charges.map((c) => [c.label, swedish.money(c.amount)] as const), ['Net / Netto', swedish.money(p.net)], ['VAT / Moms 25 %', swedish.money(p.tax)], ['To pay / Att betala SEK', swedish.money(p.payable)]])}<p>Bankgiro ${p.supplier.bankgiro}, org.nr ${p.supplier.organisation}, VAT no ${p.supplier.vat}</p>`,
        ),
      ),
  },
];
