/** Invoices as the accounting programs of small Swedish firms print them. */
import * as days from '../days.ts';
import { address, column, escaped, table } from '../html.ts';
import { firm } from '../parties.ts';
import { cells, doc, feesOf, fig, kv, note, rates, rounded, side, stack, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { cleaners } from './wares-trade.ts';
import { dairies, greens, groceries } from './wares.ts';

const sw = fig('swedish');
const sp = fig('space');

export const programsB: readonly LayoutO[] = [
  {
    id: 'o-gronsakscentralen',
    producer: 'wkhtmltopdf',
    hard: 'invoice and delivery address beside each other, fees listed below the sums, several rates in a grid',
    count: 3,
    credits: 1,
    seller: {
      party: firm('Gränna Grönsakscentral AB', 'Rådstorpsvägen 4, 563 31 Gränna'),
      wares: [...greens, ...groceries.slice(0, 6)],
      codes: '99999',
      numbers: '740112',
      lines: [7, 16],
      terms: 20,
      fees: [
        ['Pallavgift', 4500, 25],
        ['Drivmedelstillägg', 2950, 25],
      ],
      isNegativeCredit: true,
    },
    draw: (p) =>
      doc(
        `.lines th{background:#2b5d34;color:#fff}.lines td{border-bottom:.3pt solid #bbb}.cells{font-size:8.5pt;margin-top:10pt}`,
        side(
          [
            60,
            `<span style="font-size:18pt;color:#2b5d34"><b>${escaped(p.supplier.name)}</b></span><br>${escaped(`${p.supplier.street}, ${p.supplier.post}`)}`,
          ],
          [
            40,
            kv([
              [word(p, 'Faktura nr', 'Kreditnota nr'), p.number],
              ['Datum', days.iso(p.issue)],
              ['Förfallodatum', days.iso(p.due)],
              ['Kundnr', p.customer],
              ['Referens', p.reference],
              ['Avser fakturanr', p.about],
            ]),
          ],
        ),
        side(
          [50, `<b>Fakturaadress</b><br>${address(p.buyer)}`],
          [
            50,
            `<b>Leveransadress</b><br>${escaped(p.buyer.name)}<br>Lastkajen, baksidan<br>${escaped(p.buyer.post)}`,
          ],
        ),
        note(p),
        table(
          [
            column('Nr', (_, at) => String(at + 1)),
            column('Artikel', (l) => l.code),
            column('Benämning', (l) => l.name),
            column('Förp', (l) => l.pack),
            column('Antal', (l) => sp.quantity(l.quantity), 'r'),
            column('Enh', (l) => l.unit),
            column('Pris', (l) => sp.price(l.price), 'r'),
            column('Moms%', (l) => String(l.rate), 'r'),
            column('Radbelopp', (l) => sp.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        cells(
          [
            ['Varubelopp', '', sp.money(p.lineNet)],
            ...feesOf(p, sp).map(([label, value]) => [label, '25', value]),
          ],
          'lrr',
        ),
        cells(
          [...rates(p, sp).map((all) => [...all]), ['Totalt', sp.money(p.net), sp.money(p.tax)]],
          'rrr',
          'cells',
          ['Momssats %', 'Underlag', 'Momsbelopp'],
        ),
        `<p class="r"><b>Totalt inkl. moms, SEK: ${sp.money(p.payable)}</b></p>`,
        `<hr><p class="small">${p.supplier.phone} · ${p.supplier.mail} · Bankgiro ${p.supplier.bankgiro} · Org nr ${p.supplier.organisation} · Momsreg ${p.supplier.vat} · Reklamation inom 24 timmar</p>`,
      ),
  },
  {
    id: 'o-stadimport',
    producer: 'writer',
    printing: { omits: ['taxInclusive'] },
    hard: 'word processor template with the sender as the last paragraph',
    seller: {
      party: firm('Städimporten Väst AB', 'Exportgatan 45, 422 46 Hisings Backa'),
      wares: cleaners,
      codes: 'S9999',
      numbers: '3071',
      lines: [3, 8],
      fees: [['Frakt och emballage', 29_500, 25]],
      isWhole: true,
    },
    draw: (p) =>
      doc(
        `table{width:100%}`,
        `<h1>${word(p, 'Faktura')} ${p.number}</h1>`,
        side(
          [50, address(p.buyer)],
          [
            50,
            kv([
              ['Fakturadatum', p.issue],
              ['Förfallodatum', p.due],
              ['Ert kundnummer', p.customer],
              ['Er beställning', p.order],
            ]),
          ],
        ),
        note(p),
        '<br>',
        cells(
          p.lines.map((l) => [
            l.code,
            l.name,
            sp.quantity(l.quantity),
            l.unit,
            sp.price(l.price),
            sp.money(l.sum),
          ]),
          'llrlrr',
          'cells',
          ['Art nr', 'Vara', 'Antal', '', 'Styckpris', 'Summa'],
        ),
        '<br>',
        cells(
          [
            ['Summa varor', sp.money(p.lineNet)],
            ...feesOf(p, sp).map((fee) => [...fee]),
            ['Summa exklusive moms', sp.money(p.net)],
            ...rates(p, sp).map(([rate, , tax]) => [`Moms ${rate} %`, tax]),
            ...rounded(p, sp).map((row) => [...row]),
            ['Summa att betala', `${sp.money(p.payable)} kr`],
          ],
          'rr',
        ),
        `<br><p><font size="2">Betala till bankgiro ${p.supplier.bankgiro} och ange ${p.ocr}.</font></p>`,
        `<p align="center"><font size="2">${escaped(p.supplier.name)}, ${escaped(p.supplier.street)}, ${escaped(p.supplier.post)}<br>Org.nr ${p.supplier.organisation} &nbsp; Moms ${p.supplier.vat} &nbsp; ${p.supplier.mail}</font></p>`,
      ),
  },
  {
    id: 'o-mejerikorgen',
    producer: 'chromium',
    hard: 'long table over pages with a head on each, discount column',
    count: 2,
    credits: 1,
    seller: {
      party: firm('Mejerikorgen Partihandel AB', 'Slakthusvägen 3, 302 60 Halmstad'),
      wares: [...dairies, ...groceries, ...greens],
      codes: '999999',
      numbers: '9026411',
      lines: [34, 48],
      discounts: [500, 750, 1200],
      terms: 10,
    },
    draw: (p) =>
      doc(
        `.lines{font-size:8pt}.lines th{border-top:1pt solid #000;border-bottom:1pt solid #000}thead{display:table-header-group}.tot td{padding:1pt 8pt}`,
        side(
          [
            50,
            `<b>${escaped(p.supplier.name)}</b><br>${stack(p.supplier.street, p.supplier.post)}<br>Org.nr: ${p.supplier.organisation}`,
          ],
          [
            50,
            `<h2>${word(p, 'Faktura')}</h2>${kv([
              ['Nummer:', p.number],
              ['Datum:', p.issue],
              ['Oss tillhanda:', p.due],
              ['Kundnr:', p.customer],
              ['Kredit av:', p.about],
            ])}`,
          ],
        ),
        `<p>${address(p.buyer, ', ')}</p>`,
        note(p),
        table(
          [
            column('Artnr', (l) => l.code),
            column('Artikelbenämning', (l) => l.name),
            column('Antal', (l) => sw.quantity(l.quantity), 'r'),
            column('Enh', (l) => l.unit),
            column('Bruttopris', (l) => sw.price(l.price), 'r'),
            column('Rab %', (l) => (l.discount === 0n ? '' : sw.percent(l.discount)), 'r'),
            column('M', (l) => String(l.rate), 'r'),
            column('Nettobelopp', (l) => sw.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<div style="page-break-inside:avoid">${cells(
          rates(p, sw).map((all) => [...all]),
          'lrr',
          'tot',
          ['Moms %', 'Momsunderlag', 'Moms'],
        )}<p class="r">Netto: ${sw.money(p.net)} &nbsp; Moms: ${sw.money(p.tax)} &nbsp; <b>Att betala SEK ${sw.money(p.payable)}</b></p><p class="small">Bg ${p.supplier.bankgiro} | OCR ${p.ocr} | ${p.supplier.vat} | ${p.supplier.phone}</p></div>`,
      ),
  },
];
