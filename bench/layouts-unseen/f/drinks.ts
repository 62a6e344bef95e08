/** Breweries, wine merchants, dairies and others who bring bottles and crates. */
import * as days from '../days.ts';
import { column, escaped, over, pairs, picture, table } from '../html.ts';
import { firm } from '../parties.ts';
import {
  about,
  at,
  beside,
  charged,
  figures,
  lines,
  rates,
  remark,
  rounded,
  sheet,
  taxes,
  word,
} from './kit.ts';
import type { LayoutF } from './orders.ts';

const f = figures('swedish');
const d = figures('dotted');
const b = figures('bare');

export const drinks: readonly LayoutF[] = [
  {
    id: 'f08',
    producer: 'chromium',
    hard: 'deposit as lines of their own with numbers; alcohol per cent and volume columns; label over value',
    seller: {
      party: firm('Sjöbris Bryggeri AB', 'Bryggarvägen 1, 451 34 Uddevalla'),
      trades: ['beer', 'deposit'],
      codes: '1##0##',
      numbers: 'SB-#####',
      lines: [4, 9],
      terms: 20,
    },
    draw: (p) =>
      sheet(
        `.o{width:100%;background:#e8eef2;margin:10pt 0}.o th{font-size:7pt}.lines th{background:#123;color:#fff;padding:3pt 4pt;font-size:8.5pt}.lines td{border-bottom:.3pt solid #ccc}`,
        `<table style="width:100%"><tr><td><b style="font-size:18pt">SJÖBRIS BRYGGERI</b></td><td class="r"><b style="font-size:13pt">${word(p, 'Faktura')}</b></td></tr></table>${remark(p)}`,
        over([['Fakturanummer', p.number], ['Fakturadatum', p.issue], ['Leveransdatum', p.delivered], ['Förfallodatum', p.due], ['Kundnummer', p.customer]], 'o'), // prettier-ignore
        beside(
          ['50%', `<b>Faktureras</b><br>${at(p.buyer)}`],
          ['50%', `<b>Levereras till</b><br>${at(p.buyer)}<br>Varumottagning, gården`],
        ),
        '<br>',
        table(
          [
            column('Art', (l) => l.code),
            column('Produkt', (l) => l.name),
            column('Innehåll', (l) => l.pack),
            column('Antal', (l) => f.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('Á pris', (l) => f.price(l.price), 'r'),
            column('Moms%', (l) => String(l.rate), 'r'),
            column('Totalt', (l) => f.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<div style="margin-left:60%;margin-top:12pt">${pairs([['Totalt exkl. moms', f.money(p.net)], ...taxes(p, f, (rate, base) => `Moms ${rate}% på ${base}`), ['Summa moms', f.money(p.tax)], ['Att betala (SEK)', f.money(p.payable)]])}</div>`,
        `<p>Betalas till bankgiro <b>${p.supplier.bankgiro}</b>, OCR <b>${p.ocr}</b></p><p class="small">Sjöbris Bryggeri AB, ${escaped(p.supplier.street)}, ${p.supplier.post}, org.nr ${p.supplier.organisation}, momsnr ${p.supplier.vat}. Godkänd för F-skatt.</p>`,
      ),
  },
  {
    id: 'f09',
    producer: 'weasyprint',
    hard: 'deposit and transport as charges in the totals; horizontal table of rates; dates yymmdd',
    seller: {
      party: firm('Norrdryck Distribution AB', 'Terminalgatan 30, 856 50 Sundsvall'),
      trades: ['beer', 'soft'],
      codes: '####-##',
      numbers: '9######',
      lines: [4, 10],
      isWhole: true,
      charges: [
        ['Pant', 38400, 0],
        ['Miljö- och transportavgift', 12500, 25],
      ],
      isNegativeCredit: true,
    },
    credits: 1,
    draw: (p) =>
      sheet(
        `body{font:8.5pt 'DejaVu Sans'}.lines{margin:14pt 0}.lines th{border-bottom:1pt solid #000;border-top:1pt solid #000}.v td,.v th{border:.4pt solid #000;text-align:right;padding:2pt 6pt}`,
        beside(['50%', `<b style="font-size:14pt;color:#933">NORRDRYCK</b><br>${at(p.supplier, `Tel ${p.supplier.phone}`)}`], ['50%', `${pairs([[word(p, 'FAKTURA', 'KREDITFAKTURA'), p.number], ['Datum', days.short(p.issue)], ['Kundnr', p.customer], ['Lev.datum', days.short(p.delivered)], ['Följesedel', p.order], ...about(p, 'Kredit av')])}<br>${at(p.buyer)}`]), // prettier-ignore
        remark(p),
        table(
          [
            column('Artikelnr', (l) => l.code),
            column('Artikelbenämning', (l) => l.name),
            column('Antal', (l) => b.quantity(l.quantity), 'r'),
            column('Förp', (l) => l.unit),
            column('Pris', (l) => b.price(l.price), 'r'),
            column('Summa', (l) => b.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<table class="v"><tr><th>Varusumma</th>${p.charges.map(({ label }) => `<th>${label}</th>`).join('')}${p.vat.map(({ rate }) => `<th>Moms ${rate}%</th>`).join('')}<th>Öresavr.</th><th>Att betala</th></tr><tr><td>${b.money(p.lineNet)}</td>${p.charges.map(({ amount }) => `<td>${b.money(amount)}</td>`).join('')}${p.vat.map(({ tax }) => `<td>${b.money(tax)}</td>`).join('')}<td>${b.money(p.rounding)}</td><td><b>${b.money(p.payable)}</b></td></tr></table>`,
        `<p>Totalt exkl moms ${b.money(p.net)}, varav moms tillkommer ${b.money(p.tax)}.</p>`,
        `<p>Förfaller ${days.short(p.due)}. Bankgiro ${p.supplier.bankgiro}. OCR ${p.ocr}. Org.nr ${p.supplier.organisation} Momsreg ${p.supplier.vat}</p>`,
      ),
  },
  {
    id: 'f10',
    producer: 'weasyprint',
    hard: 'wine merchant: logo as a picture, name in the foot only, long names with years, discounts',
    seller: {
      party: firm('Vinkällaren Bordin & Perrault AB', 'Gyldéngatan 4, 113 34 Stockholm'),
      trades: ['wine'],
      codes: 'W#####',
      numbers: '2026####',
      lines: [3, 8],
      discounts: [500, 700, 1200],
    },
    draw: await (async () => {
      const logo = await picture('Bordin & Perrault', '#661133', 'DejaVu Serif');
      return (p) =>
        sheet(
          `body{font-family:'Liberation Serif'}.lines{margin-top:20pt}.lines th{border-bottom:.5pt solid #613;color:#613;font-weight:normal}.lines td{padding:3pt 4pt}`,
          `<div style="text-align:center"><img src="${logo}" style="height:40pt"></div>`,
          beside(['60%', at(p.buyer, `Org nr: ${p.buyer.organisation}`)], ['40%', `<b style="letter-spacing:2pt">${word(p, 'FAKTURA', 'KREDITFAKTURA')}</b>${pairs([['Nummer', p.number], ['Fakturadatum', days.abbreviated(p.issue)], ['Förfallodatum', days.abbreviated(p.due)], ['Er ref', p.reference]])}`]), // prettier-ignore
          remark(p),
          table(
            [
              column('Nr', (l) => l.code),
              column('Vin', (l) => l.name),
              column('Kart.', (l) => l.pack),
              column('Antal fl', (l) => f.quantity(l.quantity), 'r'),
              column('Listpris', (l) => f.price(l.price), 'r'),
              column('Rabatt', (l) => (l.discount === 0n ? '–' : `${f.percent(l.discount)} %`), 'r'),
              column('Belopp', (l) => f.money(l.sum), 'r'),
            ],
            p.lines,
          ),
          `<div style="margin:16pt 0 0 62%">${pairs([
            ['Netto', f.money(p.net)],
            ['Moms 25 %', f.money(p.tax)],
            ['Summa', f.money(p.gross)],
            ['Att erlägga', `${f.money(p.payable)} kr`],
          ])}</div>`,
          `<div class="small" style="position:fixed;bottom:0;text-align:center;width:100%">Vinkällaren Bordin &amp; Perrault AB — ${escaped(p.supplier.street)}, ${p.supplier.post} — Säte Stockholm<br>Org.nr ${p.supplier.organisation} — Moms ${p.supplier.vat} — Bankgiro ${p.supplier.bankgiro} — Partihandlare, godkänd upplagshavare</div>`,
        );
    })(),
    printing: { unit: () => undefined },
  },
  {
    id: 'f11',
    producer: 'wkhtmltopdf',
    hard: 'dairy: delivery day per row, pieces with three decimals',
    seller: {
      party: firm('Ljungby Mejeri Ekonomisk Förening', 'Mejerigatan 2, 341 32 Ljungby', {
        organisation: '769612-4480',
        vat: 'SE769612448001',
      }),
      trades: ['dairy'],
      codes: '###',
      numbers: '#######',
      lines: [5, 10],
      returns: 0.15,
      terms: 15,
    },
    draw: (p) =>
      sheet(
        `body{font-size:17px}.small{font-size:14px}.lines{margin-top:18px}.lines th{background:#cfe3cf;padding:4px}.lines td{padding:2px 4px}`,
        `<table style="width:100%"><tr><td><b style="font-size:22px;color:#174">Ljungby Mejeri</b><br>Ljungby Mejeri Ekonomisk Förening</td><td>${at(p.buyer)}</td></tr></table>`,
        `<h2 style="margin:16px 0">${word(p, 'Faktura')}</h2>${remark(p)}`,
        pairs([['Faktura nr:', p.number], ['Fakt.datum:', days.iso(p.issue)], ['Förf.datum:', days.iso(p.due)], ['Kund nr:', p.customer], ['Rutt/tur:', '14 / 3']]), // prettier-ignore
        table(
          [
            column('Lev.dag', (l) => days.plusDays(p.delivered, -(l.seed % 3)).slice(5)),
            column('Varunr', (l) => l.code),
            column('Varubenämning', (l) => l.name),
            column('Antal/Kg', (l) => b.quantity(l.quantity, 3), 'r'),
            column('Enh', (l) => l.unit),
            column('À-pris', (l) => b.price(l.price), 'r'),
            column('Belopp', (l) => b.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<div style="margin-left:62%;margin-top:16px">${pairs([['Summa exkl moms', b.money(p.net)], ...taxes(p, b, (rate) => `Moms ${rate},00 %`), ['Summa inkl moms', b.money(p.gross)]])}</div>`,
        `<p><b>Att betala: ${f.money(p.payable)} kr</b> till plusgiro ${p.supplier.plusgiro}, OCR ${p.ocr}</p><hr><p class="small">${lines(p.supplier.street, p.supplier.post)} Org.nr ${p.supplier.organisation} Momsreg.nr ${p.supplier.vat} F-skatt</p>`,
      ),
  },
  {
    id: 'f12',
    producer: 'chromium',
    hard: 'collective invoice of three delivery notes, each with a row of its own above its goods',
    seller: {
      party: firm('Grönsaksbolaget Partihallen AB', 'Partihandelsgatan 55, 415 05 Göteborg'),
      trades: ['greens', 'dairy'],
      codes: '#####',
      numbers: '31####',
      lines: [6, 13],
      deliveries: 3,
      terms: 10,
    },
    draw: (p) =>
      sheet(
        `body{font-size:9pt}.lines th{border-bottom:1pt solid #070;color:#070}.fs td{padding-top:6pt;font-weight:bold;font-size:8.5pt}`,
        beside(
          ['50%', `<b style="font-size:15pt;color:#070">Grönsaksbolaget</b>`],
          ['50%', `<b style="font-size:15pt">${word(p, 'SAMLINGSFAKTURA', 'KREDITFAKTURA')}</b>`],
        ),
        remark(p),
        beside(['50%', `${at(p.supplier)}<br>Ordertel ${p.supplier.phone}`], ['50%', pairs([['Fakturanr', p.number], ['Fakturadatum', p.issue], ['Period', `${days.plusDays(p.issue, -7)} – ${days.plusDays(p.issue, -1)}`], ['Kundnr', p.customer], ['Att betala senast', p.due]])]), // prettier-ignore
        `<div style="margin:10pt 0"><span class="small">Fakturamottagare</span><br>${at(p.buyer)}</div>`,
        table(
          [
            column('Art.nr', (l) => l.code),
            column('Benämning', (l) => l.name),
            column('Ursprung', (l) => ['Sverige', 'NL', 'Spanien', 'Italien'][l.seed % 4] ?? ''),
            column('Kvantitet', (l) => f.quantity(l.quantity, 1), 'r'),
            column('Enh', (l) => l.unit),
            column('Pris', (l) => f.price(l.price), 'r'),
            column('Summa', (l) => f.money(l.sum), 'r'),
          ],
          p.lines,
          {
            above: (l, index) =>
              index === 0 || p.lines[index - 1]?.delivery !== l.delivery
                ? `<tr class="fs"><td colspan="7">Följesedel ${Number(p.order) + l.delivery * 37} levererad ${days.plusDays(p.issue, -6 + l.delivery * 2)}</td></tr>`
                : '',
          },
        ),
        '<br>',
        beside(['55%', rates(p, f, ['Moms %', 'Underlag', 'Momsbelopp'])], ['45%', pairs([['Summa varor', f.money(p.net)], ['Moms', f.money(p.tax)], ['ATT BETALA', f.money(p.payable)]])]), // prettier-ignore
        `<p class="small">Bankgiro ${p.supplier.bankgiro} · OCR ${p.ocr} · Org.nr ${p.supplier.organisation} · Momsreg.nr ${p.supplier.vat} · Godkänd för F-skatt · Reklamation inom 24 timmar</p>`,
      ),
  },
  {
    id: 'f13',
    producer: 'weasyprint',
    hard: 'two rows a record: number and name above, quantity, price and sum below',
    seller: {
      party: firm('Skaldjursmästaren i Smögen AB', 'Kajgatan 19, 456 51 Smögen'),
      trades: ['fish'],
      codes: '9##',
      numbers: 'F#####',
      lines: [3, 8],
      terms: 10,
    },
    draw: (p) =>
      sheet(
        `.rec{width:100%;margin-top:12pt}.rec .a td{padding-top:5pt;font-weight:bold}.rec .b td{border-bottom:.3pt solid #888;color:#222}`,
        `<div style="text-align:right">${at(p.supplier, p.supplier.phone)}</div><div style="font-size:24pt">${word(p, 'Faktura', 'Kreditnota')}</div>${remark(p)}`,
        beside(['50%', at(p.buyer)], ['50%', pairs([['Fakturanr:', p.number], ['Fakturadatum:', days.dotted(p.issue)], ['Förfallodatum:', days.dotted(p.due)], ['Landad/packad:', days.dotted(p.delivered)]])]), // prettier-ignore
        `<table class="rec"><tr><th colspan="2">Artikel</th><th class="r">Vikt/antal</th><th class="r">Pris</th><th class="r">Belopp</th></tr>${p.lines
          .map(
            (l) =>
              `<tr class="a"><td>${l.code}</td><td colspan="4">${escaped(l.name)}</td></tr><tr class="b"><td></td><td>Fångstzon 27.3.a, parti ${1000 + (l.seed % 8000)}</td><td class="r">${d.quantity(l.quantity, 1)} ${l.unit}</td><td class="r">${d.price(l.price)}</td><td class="r">${d.money(l.sum)}</td></tr>`,
          )
          .join('')}</table>`,
        `<div style="margin:14pt 0 0 55%">${pairs([['Netto', d.money(p.net)], ...taxes(p, d, (rate, base) => `${rate}% moms av ${base}`), ['Moms', d.money(p.tax)], ['Att betala SEK', d.money(p.payable)]])}</div>`,
        `<p class="small" style="position:fixed;bottom:0">Bankgiro ${p.supplier.bankgiro} Org.nr ${p.supplier.organisation} Momsreg.nr ${p.supplier.vat} Bolaget innehar F-skatt Säte Sotenäs</p>`,
      ),
  },
  {
    id: 'f14',
    producer: 'wkhtmltopdf',
    hard: 'ordered and delivered quantities, rest noted, best before column; number labelled "Faktura:"',
    seller: {
      party: firm('Frostgrossen i Norrköping AB', 'Kylvägen 8, 602 28 Norrköping'),
      trades: ['frozen', 'bread'],
      codes: '######',
      numbers: '77####',
      lines: [5, 11],
      isWhole: true,
      charges: [['Fraktbidrag', 29500, 25]],
    },
    credits: 1,
    draw: (p) =>
      sheet(
        `body{font-size:16px}.small{font-size:14px}.lines{margin-top:14px}.lines th{border-bottom:2px solid #036}.lines td{padding:2px 4px}`,
        `<table style="width:100%"><tr><td style="width:35%"><b style="color:#036;font-size:20px">Frostgrossen</b></td><td style="width:30%">${at(p.buyer)}</td><td>${pairs([['Faktura:', p.number], ['Sida:', '1/1'], ['Fakturadatum:', p.issue], ['Betaldatum:', p.due], ['Order:', p.order], ...about(p, 'Ref. faktura:')])}</td></tr></table>`,
        `<h3>${word(p, 'FAKTURA', 'KREDITFAKTURA')}</h3>${remark(p)}`,
        table(
          [
            column('Artnr', (l) => l.code),
            column('Benämning', (l) => l.name),
            column('BF', (l) => days.slashed(days.plusDays(p.issue, 90 + (l.seed % 200)))),
            column(
              'Best',
              (l) => f.quantity(l.quantity < 0n ? l.quantity : l.quantity + BigInt(l.seed % 2) * 1000n),
              'r',
            ),
            column('Lev', (l) => f.quantity(l.quantity), 'r'),
            column('Enh', (l) => l.unit),
            column('Nettopris', (l) => f.price(l.price), 'r'),
            column('Netto', (l) => f.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<div style="margin:12px 0 0 58%">${pairs([['Summa varor', f.money(p.lineNet)], ...charged(p, f), ['Summa exkl. moms', f.money(p.net)], ['Summa moms', f.money(p.tax)], ...rounded(p, f, 'Öresavrundning'), [p.isCredit ? 'Er tillgodo' : 'Summa att betala', f.money(p.payable)]])}</div>`,
        rates(p, f, ['Momssats', 'Momsunderlag', 'Moms']),
        `<hr><p class="small">${at(p.supplier)}<br>Telefon ${p.supplier.phone} Bankgiro ${p.supplier.bankgiro} Org.nr ${p.supplier.organisation} VAT-nr ${p.supplier.vat} Godkänd för F-skatt</p>`,
      ),
  },
];
