/** Small firms that write their papers by hand in a word processor or a spreadsheet. */
import { abbreviated, slashed, words } from '../days.ts';
import { address, escaped, remarked } from '../html.ts';
import { firm, soleTrader } from './firms.ts';
import { gridOf, inFigures, page, word } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { flowers } from './wares-services.ts';
import { game, greens, sweets, gear } from './wares.ts';

const sv = inFigures('swedish');
const bare = inFigures('bare');
const dash = inFigures('dash');

const nilsOrg = soleTrader('570418', 'Nils Övergård Vilt');
const beeOrg = soleTrader('690923', 'Lisbet Hammarlöv');
const steelOrg = soleTrader('830112', 'Slip-Olle');

export const hand: readonly LayoutQ[] = [
  {
    id: 'q11-vilt-brev',
    producer: 'writer',
    hard: 'a letter; a sole trader; rows as a table without borders',
    seller: {
      firm: firm('Nils Övergård Vilt', 'Åsvägen 4, 882 95 Graninge', {
        organisation: nilsOrg,
        vat: `SE${nilsOrg.replace('-', '')}01`,
      }),
      wares: game,
      lines: [2, 4],
      number: (n) => `${38 + n}/26`,
      terms: 10,
    },
    draw: (p) =>
      page(
        'body{font-family:"Liberation Serif";font-size:12pt}td{padding-right:14pt}',
        `<p>${escaped(p.supplier.name)}<br>${p.supplier.street}<br>${p.supplier.post}<br>tel ${p.supplier.phone}</p>`,
        `<p align="right">Graninge den ${words(p.issue)}</p>`,
        `<p>Till<br>${address(p.buyer)}</p>`,
        `<p><b>${word(p, 'Faktura', 'Kreditfaktura')} nummer ${p.number}</b></p>`,
        remarked(p),
        '<p>Tack för att ni handlar av mig! Jag har levererat följande:</p>',
        gridOf([
          ['Vara', 'Vikt/antal', 'Pris', 'Kronor'],
          ...p.lines.map((l) => [
            escaped(l.name),
            `${sv.quantity(l.quantity)} ${l.unit}`,
            `${sv.price(l.price)}/${l.unit}`,
            sv.money(l.sum),
          ]),
          ['Summa', '', '', sv.money(p.net)],
          [`Moms ${p.vat[0]?.rate} %`, '', '', sv.money(p.tax)],
          ['<b>Att betala</b>', '', '', `<b>${sv.money(p.payable)}</b>`],
        ]),
        `<p>Betala gärna till plusgiro ${p.supplier.plusgiro} senast ${words(p.due)}.</p><p>Godkänd för F-skatt. Momsregnr ${p.supplier.vat}</p><p>Med vänlig hälsning<br>Nils</p>`,
      ),
  },
  {
    id: 'q12-gronsak-ark',
    producer: 'calc',
    hard: 'a spreadsheet with empty rows and no units',
    credits: 1,
    seller: {
      firm: firm('Odlarna på Hasslö', 'Kullavägen 71, 373 00 Hasslö', { organisation: '916642-7318' }),
      wares: greens.filter(({ unit }) => unit !== 'påse'),
      lines: [4, 8],
      number: (n) => `H${211 + n}`,
      terms: 14,
      isWhole: true,
    },
    draw: (p) =>
      page(
        'td{font-size:9pt}',
        `<table width="640"><tr><td width="210"><b>${escaped(p.supplier.name)}</b></td><td width="80"></td><td width="80"></td><td width="90"></td><td width="100"><b>${word(p, 'FAKTURA', 'KREDIT')}</b></td></tr>
<tr><td>${p.supplier.street}</td><td></td><td></td><td>Nr</td><td align="right" sdnum="1033;0;@">${p.number}</td></tr><tr><td>${p.supplier.post}</td><td></td><td></td><td>Datum</td><td align="right" sdnum="1033;0;@">${abbreviated(p.issue)}</td></tr>
<tr><td>Org.nr ${p.supplier.organisation}</td><td></td><td></td><td>Förfaller</td><td align="right" sdnum="1033;0;@">${abbreviated(p.due)}</td></tr><tr><td></td></tr><tr><td>${escaped(p.buyer.name)}</td></tr><tr><td>${p.buyer.street}</td></tr><tr><td>${p.buyer.post}</td></tr><tr><td>${p.remark ?? (p.about === null ? '' : `Kredit på faktura ${p.about}`)}</td></tr>
<tr><td><b>Sort</b></td><td align="right"><b>Mängd</b></td><td><b>Enhet</b></td><td align="right"><b>Pris</b></td><td align="right"><b>Summa</b></td></tr>
${p.lines.map((l) => `<tr><td>${escaped(l.name)}</td><td align="right" sdnum="1033;0;@">${bare.quantity(l.quantity)}</td><td>${l.unit}</td><td align="right" sdnum="1033;0;@">${bare.price(l.price)}</td><td align="right" sdnum="1033;0;@">${bare.money(l.sum)}</td></tr>`).join('')}<tr><td></td></tr>
${[
  ['Netto', p.net],
  [`Moms ${p.vat[0]?.rate} %`, p.tax],
  ['Brutto', p.gross],
  ['Öresutjämning', p.rounding],
  ['Att betala', p.payable],
]
  .map(
    ([label, amount]) =>
      `<tr><td></td><td></td><td></td><td>${label}</td><td align="right" sdnum="1033;0;@">${bare.money(amount as bigint)}</td></tr>`,
  )
  .join('')}
<tr><td></td></tr><tr><td>Bankgiro ${p.supplier.bankgiro}</td></tr></table>`,
      ),
  },
  {
    id: 'q13-honung-kort',
    producer: 'writer',
    hard: 'whole kronor as 120:-, dates as 3/9 -26',
    seller: {
      firm: firm('Lisbet Hammarlöv Biodling', 'Ljungbacka gård, 439 54 Åsa', {
        organisation: beeOrg,
        vat: `SE${beeOrg.replace('-', '')}01`,
      }),
      wares: sweets.filter(({ unit }) => unit !== 'kg'),
      lines: [1, 3],
      number: (n) => String(12 + n),
      terms: 30,
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{font-size:11pt}',
        `<center><font size="5">${escaped(p.supplier.name)}</font><br>${p.supplier.street}, ${p.supplier.post}</center><hr>`,
        remarked(p),
        `<p><b>${word(p, 'FAKTURA')} nr ${p.number}</b>&nbsp;&nbsp;&nbsp; Datum ${slashed(p.issue)} &nbsp;&nbsp;&nbsp; Förfallodag ${slashed(p.due)}</p>`,
        `<p>Köpare: ${address(p.buyer, ', ')}</p>`,
        `<table border="1" width="100%"><tr><th>Antal</th><th>Beskrivning</th><th>À</th><th>Belopp</th></tr>${p.lines.map((l) => `<tr><td align="right">${sv.quantity(l.quantity)} ${l.unit}</td><td>${escaped(l.name)}</td><td align="right">${dash.price(l.price)}</td><td align="right">${dash.money(l.sum)}</td></tr>`).join('')}</table>`,
        `<p align="right">Summa ${dash.money(p.net)}<br>Moms ${p.vat[0]?.rate}% ${dash.money(p.tax)}<br>Inkl. moms ${dash.money(p.gross)}<br>Avrundning ${dash.money(p.rounding)}<br><b>Att betala ${dash.money(p.payable)}</b></p>`,
        `<p>Bankgiro ${p.supplier.bankgiro}. Innehar F-skattsedel, momsnr ${p.supplier.vat}.</p>`,
      ),
  },
  {
    id: 'q14-slip-olle',
    producer: 'writer',
    hard: 'the amounts stand in a list of sentences under heads; a trade name that is a nickname',
    seller: {
      firm: firm('Slip-Olle', 'Verkstan Norra Ågatan 10, 416 64 Göteborg', {
        organisation: steelOrg,
        vat: `SE${steelOrg.replace('-', '')}01`,
      }),
      wares: gear.map((ware) => ({ ...ware, name: `Slipning ${ware.name.toLowerCase()}` })).slice(0, 4),
      lines: [2, 4],
      number: (n) => `S-${2600 + n}`,
      terms: 10,
    },
    draw: (p) =>
      page(
        'body{font-family:"DejaVu Sans";font-size:10pt}td{padding:4pt}',
        `<h1>${escaped(p.supplier.name)}</h1>`,
        remarked(p),
        `<table width="100%"><tr><td>${p.supplier.street}<br>${p.supplier.post}<br>${p.supplier.phone}</td><td align="right">${word(p)}<br>${p.number}<br>${p.issue}</td></tr></table>`,
        `<p>${address(p.buyer)}</p>`,
        gridOf([
          ['<b>Utfört</b>', '<b>St</b>', '<b>Kr/st</b>', '<b>Totalt</b>'],
          ...p.lines.map((l) => [
            escaped(l.name),
            bare.quantity(l.quantity),
            bare.price(l.price),
            bare.money(l.sum),
          ]),
        ]),
        `<p>Exkl. moms: ${bare.money(p.net)} kr<br>Moms 25 %: ${bare.money(p.tax)} kr<br>Inkl. moms: ${bare.money(p.payable)} kr</p><p>Betalas till bg ${p.supplier.bankgiro} senast ${p.due}</p><p><i>Org.nr ${p.supplier.organisation}, F-skatt finns</i></p>`,
      ),
    printing: { unit: () => 'st' },
  },
  {
    id: 'q15-blommor-ark',
    producer: 'calc',
    hard: 'a spreadsheet with borders; the sender below the rows',
    credits: 1,
    seller: {
      firm: firm('Vildros & Vass AB', 'Torggatan 6, 301 01 Halmstad'),
      wares: flowers,
      lines: [3, 5],
      code: 3,
      number: (n) => `2026${String(310 + n).padStart(4, '0')}`,
      terms: 20,
    },
    draw: (p) =>
      page(
        'td{font-size:9pt}',
        `<table width="640" border="1"><tr><td colspan="6"><font size="5">${word(p)}</font></td></tr><tr><td colspan="3">${escaped(p.buyer.name)}</td><td colspan="2">Fakturanummer</td><td align="right" sdnum="1033;0;@">${p.number}</td></tr><tr><td colspan="3">${p.buyer.street}</td><td colspan="2">Fakturadatum</td><td align="right" sdnum="1033;0;@">${p.issue}</td></tr><tr><td colspan="3">${p.buyer.post}</td><td colspan="2">Förfallodatum</td><td align="right" sdnum="1033;0;@">${p.due}</td></tr><tr><td colspan="6">${p.remark ?? (p.about === null ? `Er referens ${p.reference}` : `Krediterar faktura ${p.about}`)}</td></tr>
<tr><td width="60">Art.nr</td><td width="220">Benämning</td><td width="60">Antal</td><td width="50">Enhet</td><td width="90">À-pris</td><td width="100">Summa</td></tr>
${p.lines.map((l) => `<tr><td sdnum="1033;0;@">${l.code}</td><td>${escaped(l.name)}</td><td align="right" sdnum="1033;0;@">${bare.quantity(l.quantity)}</td><td>${l.unit}</td><td align="right" sdnum="1033;0;@">${sv.price(l.price)}</td><td align="right" sdnum="1033;0;@">${sv.money(l.sum)}</td></tr>`).join('')}
<tr><td colspan="5" align="right">Summa exkl. moms</td><td align="right" sdnum="1033;0;@">${sv.money(p.net)}</td></tr><tr><td colspan="5" align="right">Moms 25%</td><td align="right" sdnum="1033;0;@">${sv.money(p.tax)}</td></tr><tr><td colspan="5" align="right">Totalt att betala</td><td align="right" sdnum="1033;0;@">${sv.money(p.payable)}</td></tr>
<tr><td colspan="6">${escaped(p.supplier.name)}, ${p.supplier.street}, ${p.supplier.post}</td></tr><tr><td colspan="6">Bankgiro ${p.supplier.bankgiro}, org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}</td></tr></table>`,
      ),
  },
];
