/** Wholesalers' invoices of set C, printed by a browser. */
import { compact, iso, plusDays, shortDashed, words } from '../days.ts';
import { chunks } from '../format.ts';
import { column, escaped, html, remarked, table, titled } from '../html.ts';
import { digitsOf, gtin } from '../identity.ts';
import { firm } from './firms.ts';
import { type CLayout, coded } from './orders.ts';
import {
  boxed,
  dotted,
  english,
  grid,
  netOf,
  post,
  rateOf,
  ruled,
  saved,
  spaced,
  split,
  swedish,
  told,
} from './looks.ts';
import { frozen, gear, greens, pantry, soft } from './wares.ts';

const bestBefore = (seed: number): string =>
  `26${String(6 + (seed % 6)).padStart(2, '0')}${String(10 + (seed % 18))}`;

export const wholesale: readonly CLayout[] = [
  {
    id: 'c01',
    producer: 'chromium',
    credits: 1,
    hard: 'eleven columns under a two-row head, EAN column, packages beside units, sums carried over pages',
    seller: {
      supplier: firm('Tallmora Grossistlager AB', 'Terminalvägen 14', '415 92 Göteborg'),
      wares: [...pantry, ...frozen, ...gear],
      lines: [26, 34],
      code: coded('c01', 6),
      number: (count) => String(700_214_330 + count * 17),
      from: '2026-01-19',
      discounts: [500, 1200],
    },
    draw: (p) => {
      const f = swedish;
      let carried = 0n;
      const head = `<tr><th>Artikel-</th><th>EAN-kod</th><th>Varubeskrivning</th><th>Bäst före</th><th class="r">Antal</th><th>För-</th><th class="r">Antal</th><th>Pris</th><th class="r">Brutto-</th><th class="r">Rabatt</th><th class="r">Moms</th><th class="r">Belopp</th></tr>
<tr><th>nummer</th><th></th><th></th><th></th><th class="r">kolli</th><th>pack.</th><th class="r">enheter</th><th>per</th><th class="r">pris</th><th class="r">%</th><th class="r">%</th><th class="r">exkl. moms</th></tr>`;
      const parts = chunks(p.lines, 18);
      const sheets = parts.map((lines, at) => {
        const before = carried;
        carried += lines.reduce((sum, { sum: each }) => sum + each, 0n);
        const rows = lines
          .map(
            (l) =>
              `<tr><td>${l.code}</td><td>${gtin(l.name)}</td><td>${escaped(l.name)}</td><td>${bestBefore(l.seed)}</td><td class="r">${1 + (l.seed % 3)}</td><td>${escaped(l.pack)}</td><td class="r">${f.quantity(l.quantity)}</td><td>${l.unit}</td><td class="r">${f.price(l.price)}</td><td class="r">${l.discount === 0n ? '' : f.percent(l.discount)}</td><td class="r">${l.rate}</td><td class="r">${f.money(l.sum)}</td></tr>`,
          )
          .join('');
        const from =
          at === 0
            ? ''
            : `<tr class="t"><td colspan="11">Transport från sida ${at}</td><td class="r">${f.money(before)}</td></tr>`;
        const to =
          at === parts.length - 1
            ? ''
            : `<tr class="t"><td colspan="11">Transport till sida ${at + 2}</td><td class="r">${f.money(carried)}</td></tr>`;
        return `<section><div class="right">Sida ${at + 1} (${parts.length})</div><h2>${titled(p, 'FAKTURA')}</h2>${remarked(p)}
<table class="top"><tr><td><b>${p.supplier.name}</b><br>${post({ ...p.supplier, name: 'Kundtjänst ' + p.supplier.phone })}</td><td>${boxed([['Fakturanummer', p.number], ['Fakturadatum', iso(p.issue)], ['Kundnummer', p.customer], ['Förfallodatum', iso(p.due)], ['Ordernummer', p.order], ['Leveransdatum', iso(p.delivered)], ...(p.about === null ? [] : [['Avser faktura', p.about] as const])], 2)}</td></tr></table>
${at === 0 ? `<table class="top"><tr><td><i>Fakturamottagare</i><br>${post(p.buyer, p.buyer.organisation)}</td><td><i>Leveransadress</i><br>${post(p.buyer)}</td></tr></table>` : ''}
<table class="lines">${head}${from}${rows}${to}</table></section>`;
      });
      return html(
        `body{font-size:7.2pt}section{break-after:page}section:last-of-type{break-after:auto}.top{width:100%;margin:4pt 0}.lines th{background:#e4e4e4}.t td{font-style:italic;border-top:.5pt solid #000}.k{font-size:6pt;color:#555}`,
        `${sheets.join('')}<br>${grid(
          ['Momssats', 'Underlag', 'Moms'],
          p.vat.map((v) => [`${v.rate} %`, f.money(v.base), f.money(v.tax)]),
          { left: 1 },
        )}
<div class="right">${ruled([
          ['Summa exkl. moms', f.money(p.net)],
          ['Moms', f.money(p.tax)],
          ['Att betala SEK', f.money(p.payable)],
        ])}</div><div class="clear"></div>
<p>Bankgiro ${p.supplier.bankgiro} &nbsp; OCR ${p.ocr} &nbsp; Org.nr ${p.supplier.organisation} &nbsp; VAT ${p.supplier.vat} &nbsp; Godkänd för F-skatt</p>`,
      );
    },
  },
  {
    id: 'c02',
    producer: 'chromium',
    hard: 'article numbers with letters and hyphens, list and net price, pack in a column, totals in one row of labels over values',
    seller: {
      supplier: firm('Enebo Storkökspartner AB', 'Lagergatan 3', '632 29 Eskilstuna'),
      wares: [...gear, ...pantry],
      lines: [8, 14],
      code: (name) =>
        `${name
          .slice(0, 2)
          .toUpperCase()
          .replaceAll(/[^A-Z]/gu, 'X')}-${digitsOf(`c02${name}`, 4)}-B`,
      number: (count) => `EP${26_1100 + count}`,
      from: '2026-02-04',
      discounts: [750, 1500],
      isWhole: true,
      charges: [['Fraktavgift', 29_500, 25]],
      buyer: 3,
    },
    draw: (p) => {
      const f = spaced;
      return html(
        `body{font-family:Roboto;font-size:8.5pt}h1{font-weight:300;letter-spacing:2pt}.lines th{border-bottom:1pt solid #333;font-weight:500}.lines td{border-bottom:.3pt solid #ccc}.sum{width:100%;margin-top:20pt;border-top:1pt solid #333}.sum td{padding:4pt}.k{font-size:7pt;color:#777}.foot{position:fixed;bottom:0;font-size:7pt;display:flex;justify-content:space-between;width:100%}`,
        `<h1>${titled(p, 'Faktura')}</h1>${remarked(p)}<div style="display:flex;justify-content:space-between;margin:16pt 0"><div>${post(p.buyer)}</div><div>${told(
          [
            ['Faktura nr', p.number],
            ['Datum', iso(p.issue)],
            ['Förfaller', iso(p.due)],
            ['Er referens', p.reference],
            ['Vårt ordernr', p.order],
          ],
        )}</div></div>
${table([column('Vårt artnr', (l) => l.code), column('Artikel', (l) => l.name), column('Förp.', (l) => l.pack), column('Lev.', (l) => f.quantity(l.quantity), 'r'), column('Enh', (l) => l.unit), column('Listpris', (l) => f.price(l.price), 'r'), column('Rab', (l) => (l.discount === 0n ? '' : `${f.percent(l.discount)}%`), 'r'), column('Nettopris', (l) => f.price(netOf(l)), 'r'), column('Momskod', (l) => (l.rate === 25 ? '1' : '2'), 'c'), column('Summa', (l) => f.money(l.sum), 'r')], p.lines)}
${boxed([['Varuvärde', f.money(p.lineNet)], ...p.charges.map((c) => [c.label, f.money(c.amount)] as const), ['Netto', f.money(p.net)], ...p.vat.map((v) => [`Moms ${v.rate} % på ${f.money(v.base)}`, f.money(v.tax)] as const), ['Öresavr.', f.money(p.rounding)], ['ATT BETALA', `${f.money(p.payable)} SEK`]], 8, 'sum')}
<div class="foot"><span>${p.supplier.name}<br>${p.supplier.street}, ${p.supplier.post}</span><span>Org.nr ${p.supplier.organisation}<br>Momsreg.nr ${p.supplier.vat}</span><span>Bankgiro ${p.supplier.bankgiro}<br>Ange fakturanr vid betalning</span></div>`,
      );
    },
  },
  {
    id: 'c03',
    producer: 'chromium',
    hard: 'article number with spaces, kolli and units, wrapped names in a narrow column, freight and pallet fee as charges',
    seller: {
      supplier: firm('Gravlunda Livs & Service Handelsbolag', 'Hamnplan 1', '572 33 Oskarshamn'),
      wares: [...pantry, ...soft, ...greens],
      lines: [9, 16],
      code: (name) => split(coded('c03', 7)(name), 3, ' '),
      number: (count) => `${2026}-${String(400 + count)}`,
      from: '2026-03-10',
      charges: [
        ['Frakt', 18_000, 25],
        ['Pallavgift', 9_600, 25],
      ],
      buyer: 1,
    },
    draw: (p) => {
      const f = swedish;
      return html(
        `body{font-size:9pt}.lines{margin-top:14pt;border:1pt solid #000}.lines th,.lines td{border:.5pt solid #000;padding:2pt 3pt}.lines td:nth-child(2){width:90pt}.two{width:100%}.two td{width:50%}`,
        `<table class="two"><tr><td><h2>${p.supplier.name}</h2>${post({ ...p.supplier, name: 'Tel. ' + p.supplier.phone })}</td><td><h1>${titled(p, 'FAKTURA')}</h1>${remarked(p)}${ruled(
          [
            ['Fakturanr:', p.number],
            ['Fakturadatum:', words(p.issue)],
            ['Förfallodag:', words(p.due)],
            ['Kundnr:', p.customer],
          ],
        )}</td></tr><tr><td></td><td>${post(p.buyer)}</td></tr></table>
${table([column('Beställningsnr', (l) => l.code, 'nw'), column('Vara', (l) => l.name), column('Innehåll', (l) => l.pack), column('Kolli', (l) => String(1 + (l.seed % 4)), 'r'), column('Antal', (l) => f.quantity(l.quantity), 'r'), column('Enhet', (l) => l.unit), column('Pris/enhet', (l) => f.price(l.price), 'r'), column('Moms', (l) => `${rateOf(l)} %`, 'r'), column('Radsumma', (l) => f.money(l.sum), 'r')], p.lines)}
<table class="two"><tr><td>${grid(
          ['Moms %', 'Momsunderlag', 'Momsbelopp'],
          p.vat.map((v) => [String(v.rate), f.money(v.base), f.money(v.tax)]),
        )}</td><td>${ruled([['Summa varor', f.money(p.lineNet)], ...p.charges.map((c) => [c.label, f.money(c.amount)] as const), ['Totalt exkl. moms', f.money(p.net)], ['Total moms', f.money(p.tax)], ['Att betala', f.money(p.payable)]])}</td></tr></table>
<p class="small">Bankgiro: ${p.supplier.bankgiro}. Organisationsnummer: ${p.supplier.organisation}. Innehar F-skattsedel. Vid försenad betalning debiteras ränta med 8 % över referensräntan.</p>`,
      );
    },
  },
  {
    id: 'c04',
    producer: 'chromium',
    credits: 1,
    hard: 'ordered and delivered side by side, discount in kronor, English number form, negative credit notes',
    seller: {
      supplier: firm('Nordlycke Foodservice AB', 'Skiftesgatan 40', '602 28 Norrköping'),
      wares: [...frozen, ...pantry],
      lines: [7, 12],
      isNegativeCredit: true,
      code: coded('c04', 5),
      number: (count) => String(51_000 + count),
      from: '2026-03-22',
      discounts: [1000, 2000],
      buyer: 6,
    },
    draw: (p) => {
      const f = english;
      return html(
        `body{font:8.5pt 'Open Sans'}.lines th{background:#1b3a57;color:#fff}.lines tr:nth-child(even) td{background:#eef2f6}.kv{margin-left:auto}`,
        `<table style="width:100%"><tr><td style="font-size:16pt;color:#1b3a57"><b>Nordlycke Foodservice AB</b></td><td class="r" style="font-size:14pt">${titled(p, 'Faktura', 'Kreditnota')} ${p.number}</td></tr></table>${remarked(p)}
<p>${told([
          ['Kund', `${p.customer} ${p.buyer.name}`],
          ['Org.nr', p.buyer.organisation],
        ])}</p>${boxed([['Fakturadatum', iso(p.issue)], ['Förfallodatum', iso(p.due)], ['Orderdatum', iso(p.delivered)], ['Ordernr', p.order], ['Vår referens', 'Order Syd'], ...(p.about === null ? [] : [['Krediterar faktura', p.about] as const])], 6)}<br>
${table([column('Art.', (l) => l.code), column('Benämning', (l) => l.name), column('Best.', (l) => f.quantity(l.quantity + (l.seed % 5 === 0 ? 1000n : 0n)), 'r'), column('Lev.', (l) => f.quantity(l.quantity), 'r'), column('Enh.', (l) => l.unit), column('Á-pris', (l) => f.price(l.price), 'r'), column('Rabatt kr', (l) => (l.discount === 0n ? '' : f.money(saved(l))), 'r'), column('Belopp', (l) => f.money(l.sum), 'r'), column('M%', rateOf, 'r')], p.lines)}
${ruled([['Nettobelopp', f.money(p.net)], ...p.vat.map((v) => [`Moms ${v.rate}% av ${f.money(v.base)}`, f.money(v.tax)] as const), [p.isCredit ? 'Tillgodo' : 'Summa att betala', `${f.money(p.payable)} SEK`]])}
<hr><div class="small">${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · Org nr ${p.supplier.organisation} · Bg ${p.supplier.bankgiro} · ${p.supplier.mail}</div>`,
      );
    },
  },
  {
    id: 'c05',
    producer: 'chromium',
    hard: 'deliveries over several days with subheads and sub-sums, compact dates, order numbers that look like invoice numbers',
    seller: {
      supplier: firm('Åsbohults Partihandel AB', 'Grossistvägen 8', '291 62 Kristianstad'),
      wares: [...greens, ...pantry, ...frozen],
      lines: [14, 22],
      deliveries: 4,
      code: coded('c05', 4),
      number: (count) => String(3_308_100 + count),
      from: '2026-04-07',
      buyer: 4,
    },
    draw: (p) => {
      const f = dotted;
      const days = [...new Set(p.lines.map((l) => l.delivery))];
      const body = days
        .map((day) => {
          const lines = p.lines.filter((l) => l.delivery === day);
          const sum = lines.reduce((all, l) => all + l.sum, 0n);
          return `<tr class="h"><td colspan="7">Följesedel ${digitsOf(`${p.number}/${day}`, 7)} levererad ${compact(plusDays(p.issue, day * 2 - 8))}</td></tr>${lines.map((l) => `<tr><td>${l.code}</td><td>${escaped(l.name)}</td><td class="r">${f.quantity(l.quantity)}</td><td>${l.unit}</td><td class="r">${f.price(l.price)}</td><td class="c">${l.rate}</td><td class="r">${f.money(l.sum)}</td></tr>`).join('')}<tr class="s"><td colspan="6">Summa följesedel</td><td class="r">${f.money(sum)}</td></tr>`;
        })
        .join('');
      return html(
        `body{font:9pt 'Carlito'}.h td{font-weight:bold;padding-top:6pt}.s td{font-style:italic;border-top:.3pt solid #666}`,
        `<table style="width:100%"><tr><td><b>${p.supplier.name}</b></td><td class="r"><b>${titled(p, 'SAMLINGSFAKTURA', 'SAMLINGSKREDIT')}</b></td></tr><tr><td>${post({ ...p.supplier, name: '' })}</td><td class="r">${remarked(p)}${post(p.buyer)}</td></tr></table>
${boxed(
  [
    ['Fakturanummer', p.number],
    ['Fakturadatum', compact(p.issue)],
    ['Kundnr', p.customer],
    ['Avtalsnr', digitsOf(p.customer, 7)],
    ['Betalas senast', compact(p.due)],
  ],
  5,
)}<br>
<table class="lines"><tr><th>Varunr</th><th>Varunamn</th><th class="r">Kvantitet</th><th>Enhet</th><th class="r">Pris</th><th class="c">Moms</th><th class="r">Belopp</th></tr>${body}</table><br>
${grid(
  ['', ...p.vat.map((v) => `${v.rate} %`), 'Totalt'],
  [
    ['Belopp exkl. moms', ...p.vat.map((v) => f.money(v.base)), f.money(p.net)],
    ['Moms', ...p.vat.map((v) => f.money(v.tax)), f.money(p.tax)],
    ['Att betala SEK', ...p.vat.map((v) => f.money(v.base + v.tax)), f.money(p.payable)],
  ],
  { left: 1 },
)}
<p>Plusgiro ${p.supplier.plusgiro}, org.nr ${p.supplier.organisation}, moms nr ${p.supplier.vat}. Betalningsreferens ${p.ocr}. Fakturan avser perioden fram till ${shortDashed(p.issue)}.</p>`,
      );
    },
  },
];
