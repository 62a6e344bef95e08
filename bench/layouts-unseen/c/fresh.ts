/** Invoices of set C for fish, meat, bread, milk and greens, printed by a browser. */
import { dotted as dottedDay, iso, plusDays, slashed, words } from '../days.ts';
import { column, escaped, html, over, remarked, table, titled } from '../html.ts';
import { digitsOf } from '../identity.ts';
import type { Line } from '../paper.ts';
import { firm } from './firms.ts';
import { bare, boxed, grid, post, rateOf, ruled, spaced, swedish, told } from './looks.ts';
import { type CLayout, coded, uncoded } from './orders.ts';
import { bread, dairy, fish, greens, meat } from './wares.ts';

const latin = ['Salmo salar', 'Gadus morhua', 'Nephrops norvegicus', 'Sander lucioperca', 'Clupea harengus'];
const catchOf = ({ seed }: Line): string =>
  `${latin[seed % 5]}, FAO 27.${1 + (seed % 9)}, ${seed % 2 === 0 ? 'trål' : 'odlad'}, batch ${digitsOf(String(seed), 6)}`;
const batchOf = ({ seed }: Line): string => `L${digitsOf(String(seed), 5)}`;

/** A week's pieces by day that add up to the line's quantity. */
const byDay = ({ quantity, seed }: Line): readonly string[] => {
  let rest = Number(quantity / 1000n);
  return Array.from({ length: 6 }, (_, at) => {
    const part = at === 5 ? rest : Math.min(rest, Math.floor(((seed >> at) % 4) * (rest / 6)));
    rest -= part;
    return part === 0 ? '' : String(part);
  });
};

export const fresh: readonly CLayout[] = [
  {
    id: 'c06',
    producer: 'chromium',
    credits: 1,
    hard: 'Latin name, catch area and batch under each fish, weight with three decimals, class column',
    seller: {
      supplier: firm('Sjövreta Fisk och Skaldjur AB', 'Fiskhamnsgatan 27', '456 61 Hunnebostrand'),
      wares: fish,
      lines: [4, 9],
      code: coded('c06', 3),
      number: (count) => String(26_0410 + count),
      from: '2026-02-16',
      terms: 10,
      buyer: 2,
    },
    draw: (p) =>
      html(
        `body{font:9.5pt 'Lato'}.lines th{border-bottom:1.2pt solid #046}.u td{font-size:7pt;color:#567;padding-bottom:4pt}`,
        `<div class="right" style="text-align:right"><h1 style="color:#046">${titled(p, 'Faktura')}</h1>${told(
          [
            ['Faktura nr', p.number],
            ['Datum', iso(p.issue)],
            ['Att betala senast', iso(p.due)],
          ],
        )}</div><b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<div class="clear"></div>${remarked(p)}${p.about === null ? '' : `<p>Krediterar faktura ${p.about}</p>`}
<p style="margin-left:55%">${post(p.buyer)}</p>
${table([column('Nr', (l) => l.code), column('Produkt', (l) => l.name), column('Kl', (l) => (l.seed % 3 === 0 ? 'A' : 'E'), 'c'), column('Lådor', (l) => String(1 + (l.seed % 3)), 'r'), column('Vikt/antal', (l) => bare.quantity(l.quantity, l.unit === 'kg' ? 3 : 0), 'r'), column('Enh', (l) => l.unit), column('Pris', (l) => bare.price(l.price), 'r'), column('Totalt', (l) => bare.money(l.sum), 'r')], p.lines, { under: (l) => `<tr class="u"><td></td><td colspan="7">${catchOf(l)}</td></tr>` })}
<div class="right">${ruled([
          ['Summa', bare.money(p.net)],
          [`Moms ${p.vat[0]?.rate} %`, bare.money(p.tax)],
          [p.isCredit ? 'Er tillgodo' : 'Att betala', bare.money(p.payable)],
        ])}</div><div class="clear"></div>
<p>Bankgiro ${p.supplier.bankgiro} | Orgnr ${p.supplier.organisation} | Godkänd anläggning SE ${digitsOf(p.supplier.name, 4)} | Innehar F-skattebevis</p>`,
      ),
  },
  {
    id: 'c07',
    producer: 'chromium',
    hard: 'pieces and kilograms side by side, price per kilogram, batch and best-before columns, number at the left of a framed head',
    seller: {
      supplier: firm('Ostrandas Slakteri & Chark AB', 'Slakthusvägen 5', '831 48 Östersund'),
      wares: meat,
      lines: [6, 11],
      code: coded('c07', 5),
      number: (count) => String(88_200 + count),
      from: '2026-03-03',
      terms: 20,
      isWhole: true,
      buyer: 5,
    },
    draw: (p) =>
      html(
        `body{font-size:8.6pt}.boxes{width:100%;margin:8pt 0}.boxes td{border:.6pt solid #444}.k{font-size:6.5pt}.lines td,.lines th{border-bottom:.3pt dotted #888}`,
        `<table style="width:100%"><tr><td style="font:bold 17pt 'Liberation Serif'">Ostrandas Slakteri &amp; Chark</td><td class="r"><h2>${titled(p, 'FAKTURA')}</h2>${remarked(p)}</td></tr></table>
${boxed(
  [
    ['Fakturanr', p.number],
    ['Fakturadatum', dottedDay(p.issue)],
    ['Förfallodatum', dottedDay(p.due)],
    ['Kundnr', p.customer],
    ['Leveransdatum', dottedDay(p.delivered)],
    ['Följesedel', p.order],
    ['Ert org.nr', p.buyer.organisation],
    ['Er ref.', p.reference],
  ],
  4,
)}
<table style="width:100%"><tr><td>Levererat till:<br>${post(p.buyer)}</td><td>Fakturaadress:<br>${post(p.buyer)}</td></tr></table><br>
${table([column('Art nr', (l) => l.code), column('Benämning', (l) => l.name), column('Batch', batchOf), column('Bäst före', (l) => `2026-0${5 + (l.seed % 4)}-1${l.seed % 9}`), column('Kolli', (l) => String(1 + (l.seed % 5)), 'r'), column('Kvant', (l) => swedish.quantity(l.quantity, l.unit === 'kg' ? 2 : 0), 'r'), column('Sort', (l) => l.unit), column('à-pris', (l) => swedish.price(l.price), 'r'), column('Belopp', (l) => swedish.money(l.sum), 'r')], p.lines)}
<br>${over([['Summa netto', swedish.money(p.net)], ...p.vat.map((v) => [`Moms ${v.rate}%`, swedish.money(v.tax)] as const), ['Avrundning', swedish.money(p.rounding)], ['Att betala', swedish.money(p.payable)]])}
<p class="small">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Telefon ${p.supplier.phone}. Bankgiro ${p.supplier.bankgiro}. VAT-nr ${p.supplier.vat}. Godkänd för F-skatt. Dröjsmålsränta 12 %.</p>`,
      ),
  },
  {
    id: 'c08',
    producer: 'chromium',
    hard: 'a bakery week: a column for each day before the quantity, no article numbers',
    seller: {
      supplier: firm('Bagare Qvist på Lillhöjden AB', 'Ugnsgatan 4', '392 41 Kalmar'),
      wares: bread,
      lines: [5, 9],
      code: uncoded,
      number: (count) => `B-${1900 + count}`,
      from: '2026-02-22',
      terms: 15,
      buyer: 8,
    },
    draw: (p) =>
      html(
        `body{font:9.5pt 'EB Garamond'}h1{font-size:24pt}.lines th,.lines td{border:.4pt solid #999}.lines td:nth-child(n+2),.lines th:nth-child(n+2){text-align:right}`,
        `<h1>Bagare Qvist på Lillhöjden</h1><p>${titled(p, 'Veckofaktura')} ${p.number} för vecka ${10 + (p.lines.length % 9)}, utställd ${words(p.issue)}</p>${remarked(p)}<p><b>Till</b> ${escaped(p.buyer.name)}, ${p.buyer.street}, ${p.buyer.post}</p>
${table([column('Bröd', (l) => l.name), ...['Mån', 'Tis', 'Ons', 'Tor', 'Fre', 'Lör'].map((day, at) => column(day, (l) => byDay(l)[at] ?? '')), column('Antal', (l) => swedish.quantity(l.quantity)), column('Styckpris', (l) => swedish.price(l.price)), column('Summa', (l) => swedish.money(l.sum))], p.lines)}
<p class="r">Summa utan moms ${swedish.money(p.net)} kr<br>Moms ${p.vat[0]?.rate} % ${swedish.money(p.tax)} kr<br><b>Att betala ${swedish.money(p.payable)} kr</b></p>
<p>Betala senast ${words(p.due)} till bankgiro ${p.supplier.bankgiro}. Tack för att ni äter vårt bröd!</p><p class="small">${p.supplier.name}, org. nr. ${p.supplier.organisation}, ${p.supplier.street}, ${p.supplier.post}, F-skatt finns</p>`,
      ),
    printing: { unit: () => undefined },
  },
  {
    id: 'c09',
    producer: 'chromium',
    credits: 1,
    hard: 'delivery notes as subheads with dates, crates in and out as charges, article number after the name',
    seller: {
      supplier: firm('Dalvikens Gårdsmejeri Ekonomisk förening', 'Mejerigränd 2', '681 42 Kristinehamn'),
      wares: dairy,
      lines: [8, 12],
      deliveries: 3,
      code: coded('c09', 6),
      number: (count) => String(40_551 + count),
      from: '2026-04-11',
      charges: [
        ['Pant backar ut', 48_000, 25],
        ['Pant backar retur', -32_000, 25],
      ],
      buyer: 7,
    },
    draw: (p) => {
      const f = spaced;
      let last = -1;
      return html(
        `body{font-size:9pt}.d td{font-weight:bold;background:#f3f3ea}.kv{margin:10pt 0 0 auto}`,
        `<table style="width:100%"><tr><td style="width:55%">${post(p.buyer, `Org.nr ${p.buyer.organisation}`)}</td><td><h2>${titled(p, 'Faktura')}</h2>${remarked(p)}${told(
          [
            ['Nummer', p.number],
            ['Fakturadatum', iso(p.issue)],
            ['Kundnummer', p.customer],
            ['Villkor', '30 dagar netto'],
            ['Förfallodatum', iso(p.due)],
          ],
        )}${p.about === null ? '' : `Avser faktura nr ${p.about}`}</td></tr></table><br>
${table(
  [
    column('Produkt', (l) => l.name),
    column('Art.nr', (l) => l.code),
    column('Antal', (l) => f.quantity(l.quantity), 'r'),
    column('Enhet', (l) => l.unit),
    column('Pris', (l) => f.price(l.price), 'r'),
    column('Moms', (l) => `${rateOf(l)}%`, 'r'),
    column('Summa', (l) => f.money(l.sum), 'r'),
  ],
  p.lines,
  {
    above: (l) => {
      if (l.delivery === last) return '';
      last = l.delivery;
      return `<tr class="d"><td colspan="7">Leverans ${l.delivery + 1}, ${slashed(plusDays(p.delivered, l.delivery - 3))}, följesedel ${digitsOf(p.number + l.delivery, 5)}</td></tr>`;
    },
  },
)}
${ruled([['Summa varor', f.money(p.lineNet)], ...p.charges.map((c) => [c.label, f.money(c.amount)] as const), ['Summa exkl moms', f.money(p.net)], ...p.vat.map((v) => [`Moms ${v.rate} %`, f.money(v.tax)] as const), [p.isCredit ? 'Att återfå' : 'Att betala', `${f.money(p.payable)} kr`]])}
<table style="width:100%;margin-top:30pt;border-top:1pt solid #000" class="small"><tr><td>${post(p.supplier)}</td><td>Telefon<br>${p.supplier.phone}<br>${p.supplier.mail}</td><td>Bankgiro<br>${p.supplier.bankgiro}</td><td>Org.nr<br>${p.supplier.organisation}<br>Godkänd för F-skatt</td></tr></table>`,
      );
    },
  },
  {
    id: 'c10',
    producer: 'chromium',
    hard: 'country, class and variety columns between name and quantity, gross and net weight, returns as negative rows',
    seller: {
      supplier: firm('Grönbrinks Frukt & Grönt Partiaffär AB', 'Torghallen 12', '120 44 Årsta'),
      wares: greens,
      lines: [9, 14],
      code: coded('c10', 4),
      returnsEach: 6,
      number: (count) => String(612_007 + count * 3),
      from: '2026-03-15',
      terms: 14,
      buyer: 0,
    },
    draw: (p) =>
      html(
        `body{font:8.8pt 'Roboto Condensed'}.lines th{border:1pt solid green;border-width:1pt 0;color:green}.over th{font-weight:normal;color:green;padding-right:18pt}`,
        `<div style="font:bold 20pt 'URW Gothic';color:green">Grönbrinks</div><div class="small">Frukt &amp; Grönt Partiaffär AB</div><p class="right">${post(p.buyer)}</p>${over(
          [
            ['Faktura', p.number],
            ['Datum', iso(p.issue)],
            ['Kund', p.customer],
            ['Säljare', 'Torget 2'],
            ['Förfaller', iso(p.due)],
          ],
        )}<div class="clear"></div><h2>${titled(p, 'FAKTURA')}</h2>${remarked(p)}
${table([column('Kod', (l) => l.code), column('Artikel', (l) => l.name), column('Land', (l) => ['SE', 'ES', 'NL', 'IT', 'MA'][l.seed % 5] ?? ''), column('Kl', (l) => String(1 + (l.seed % 2)), 'c'), column('Koll', (l) => String(1 + (l.seed % 6)), 'r'), column('Netto', (l) => swedish.quantity(l.quantity, l.unit === 'kg' ? 1 : 0), 'r'), column('', (l) => l.unit), column('Pris', (l) => swedish.price(l.price), 'r'), column('Belopp', (l) => swedish.money(l.sum), 'r')], p.lines)}
<table style="margin-top:12pt;width:100%"><tr><td>${grid(
          ['Moms', 'Underlag', 'Belopp'],
          p.vat.map((v) => [`${v.rate},00 %`, swedish.money(v.base), swedish.money(v.tax)]),
          { left: 1 },
        )}</td><td>${ruled([
          ['Exkl. moms', swedish.money(p.net)],
          ['Moms', swedish.money(p.tax)],
          ['TOTALT SEK', swedish.money(p.payable)],
        ])}</td></tr></table>
<p class="small">Bg ${p.supplier.bankgiro} Org nr ${p.supplier.organisation} Säte: Stockholm. Anmärkning mot varan ska göras inom 24 timmar. Grönbrinks Frukt &amp; Grönt Partiaffär AB, ${p.supplier.street}, ${p.supplier.post}</p>`,
      ),
  },
];
