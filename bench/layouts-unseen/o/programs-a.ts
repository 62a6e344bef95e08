/** Invoices as the accounting programs of small Swedish firms print them. */
import * as days from '../days.ts';
import { address, column, escaped, over, pairs, table } from '../html.ts';
import { firm } from '../parties.ts';
import { doc, fig, kv, note, rates, rounded, side, stack, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { repairs } from './wares-trade.ts';
import { coffees } from './wares-drinks.ts';
import { breads } from './wares.ts';

const sw = fig('swedish');
const bare = fig('bare');
const sp = fig('space');

export const programsA: readonly LayoutO[] = [
  {
    id: 'o-rosteri-kajutan',
    producer: 'chromium',
    printing: { omits: ['taxTotal', 'taxInclusive', 'lineNet'] },
    hard: 'web program, sums in a band across the foot, firm in four columns at the bottom',
    count: 3,
    credits: 1,
    seller: {
      party: firm('Rosteri Kajutan AB', 'Varvsgatan 7, 211 75 Malmö'),
      wares: coffees,
      codes: '9999',
      numbers: '1180',
      lines: [3, 7],
      isWhole: true,
      fees: [['Frakt', 14_900, 25]],
    },
    draw: (p) =>
      doc(
        `.lines th{border-bottom:1pt solid #333;font-size:8pt}.lines td{padding:3pt 4pt}.band{width:100%;margin-top:40pt;border-top:1pt solid #333;border-bottom:1pt solid #333}.band th{font-size:7.5pt;font-weight:normal}.foot{font-size:7.5pt;margin-top:50pt;width:100%}.kv td{font-size:8.5pt}`,
        side(
          [55, `<h2>${escaped(p.supplier.name)}</h2>`],
          [
            45,
            `<h1 style="font-size:20pt">${word(p, 'Faktura')}</h1>${kv([
              ['Fakturanr', p.number],
              ['Fakturadatum', p.issue],
              ['Kundnr', p.customer],
              ['OCR', p.ocr],
              ['Krediterar faktura', p.about],
            ])}`,
          ],
        ),
        side(
          [
            55,
            kv([
              ['Er referens', p.reference],
              ['Betalningsvillkor', '30 dagar netto'],
              ['Förfallodatum', p.due],
              ['Dröjsmålsränta', '8 %'],
            ]),
          ],
          [45, `<p>${address(p.buyer)}</p>`],
        ),
        note(p),
        table(
          [
            column('Artnr', (l) => l.code),
            column('Benämning', (l) => l.name),
            column('Lev ant', (l) => sw.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('À-pris', (l) => sw.price(l.price), 'r'),
            column('Summa', (l) => sw.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        over(
          [
            ...p.charges.map(({ label, amount }) => [label, sw.money(amount)] as const),
            ['Exkl. moms', sw.money(p.net)],
            ...rates(p, sw).map(([rate, base, tax]) => [`Moms ${rate} % av ${base}`, tax] as const),
            ['Öresavr', sw.money(p.rounding)],
            ['ATT BETALA', `SEK ${sw.money(p.payable)}`],
          ],
          'band',
        ),
        `<table class="foot"><tr><td><b>Adress</b><br>${stack(p.supplier.name, p.supplier.street, p.supplier.post)}</td><td><b>Telefon</b><br>${p.supplier.phone}<br><b>E-post</b><br>${p.supplier.mail}</td><td><b>Bankgiro</b><br>${p.supplier.bankgiro}</td><td><b>Organisationsnr</b><br>${p.supplier.organisation}<br><b>Momsreg.nr</b><br>${p.supplier.vat}<br>Godkänd för F-skatt</td></tr></table>`,
      ),
  },
  {
    id: 'o-kyltjanst-norrvik',
    producer: 'weasyprint',
    printing: { omits: ['taxInclusive'] },
    hard: 'boxed head, text rows between lines, sums at the right with the rate in words',
    credits: 1,
    seller: {
      party: firm('Norrviks Kyl- & Storkökstjänst AB', 'Industrivägen 22 A, 191 43 Sollentuna'),
      wares: repairs,
      codes: 'X-999',
      numbers: '26-0418',
      lines: [3, 6],
      isWhole: true,
    },
    draw: (p) =>
      doc(
        `.box{border:.7pt solid #000;width:100%}.box th{font-size:7pt;font-weight:normal;border-left:.7pt solid #000;border-top:.7pt solid #000}.box td{border-left:.7pt solid #000}.lines{margin-top:12pt;border:.7pt solid #000}.lines th{background:#eee}.sum td{padding:2pt 6pt}`,
        side(
          [
            50,
            `<b style="font-size:13pt">${escaped(p.supplier.name)}</b><br>${stack(p.supplier.street, p.supplier.post, `Tel ${p.supplier.phone}`)}`,
          ],
          [50, `<h1 class="r">${word(p, 'FAKTURA', 'KREDITFAKTURA').toUpperCase()}</h1>`],
        ),
        over(
          [
            ['Fakturadatum', days.iso(p.issue)],
            ['Fakturanummer', p.number],
            ['Kundnummer', p.customer],
            ['Arbetsorder', p.order],
          ],
          'box',
        ),
        over(
          [
            ['Vår referens', p.reference],
            ['Betalningsvillkor', '30 dagar'],
            ['Förfallodag', p.due],
            [p.about === null ? 'Ert ordernr' : 'Avser faktura', p.about ?? '–'],
          ],
          'box',
        ),
        `<p style="margin-left:55%">${address(p.buyer)}</p>`,
        note(p),
        table(
          [
            column('Art.nr', (l) => l.code),
            column('Beskrivning', (l) => l.name),
            column('Antal', (l) => bare.quantity(l.quantity, 2), 'r'),
            column('Enh', (l) => l.unit, 'c'),
            column('Pris/enh', (l) => bare.price(l.price), 'r'),
            column('Belopp', (l) => bare.money(l.sum), 'r'),
          ],
          p.lines,
          {
            above: (_, at) =>
              at === 0
                ? `<tr><td></td><td colspan="5"><i>Avser servicebesök ${p.delivered} enligt order ${p.order}</i></td></tr>`
                : '',
          },
        ),
        `<div class="right">${pairs([['Netto', bare.money(p.net)], ...rates(p, bare).map(([rate, base, tax]) => [`Moms (${rate}% av ${base})`, tax] as const), ...rounded(p, bare), ['<b>Summa att betala SEK</b>', bare.money(p.payable)]], 'sum')}</div><div class="clear"></div>`,
        `<p class="small" style="margin-top:60pt;border-top:.5pt solid #000">Bankgiro ${p.supplier.bankgiro} &nbsp; Plusgiro ${p.supplier.plusgiro} &nbsp; Org.nr ${p.supplier.organisation} &nbsp; VAT ${p.supplier.vat} &nbsp; Innehar F-skattsedel<br>Ange OCR ${p.ocr} vid betalning. Efter förfallodagen debiteras ränta enligt räntelagen.</p>`,
      ),
  },
  {
    id: 'o-brodhuset',
    producer: 'chromium',
    printing: { unit: () => undefined },
    hard: 'sender down the left side of the page, label above value in the head',
    seller: {
      party: firm('Brödhuset i Köping Handels AB', 'Tunadalsgatan 11, 731 31 Köping'),
      wares: breads,
      codes: '999',
      numbers: '50233',
      lines: [5, 10],
      amounts: [4, 40],
      terms: 15,
    },
    draw: (p) =>
      doc(
        `.left{position:absolute;left:0;top:0;width:38mm;font-size:8pt;border-right:2pt solid #a54;height:255mm;padding-right:4mm}.main{margin-left:44mm}.over{width:100%}.over th{font-size:7.5pt;color:#a54}.lines th{color:#a54;border-bottom:.5pt solid #a54}.tot{margin-left:auto}`,
        `<div class="left"><b style="font-size:11pt">${escaped(p.supplier.name)}</b><p>${stack(p.supplier.street, p.supplier.post)}</p><p><b>Telefon</b><br>${p.supplier.phone}</p><p><b>Bankgiro</b><br>${p.supplier.bankgiro}</p><p><b>Org.nr</b><br>${p.supplier.organisation}</p><p><b>Moms nr</b><br>${p.supplier.vat}</p><p>Godkänd för F-skatt</p></div>`,
        `<div class="main"><h1>${word(p, 'Faktura')}</h1><p>${address(p.buyer)}</p>`,
        over([
          ['Fakturanr', p.number],
          ['Datum', p.issue],
          ['Förfaller', p.due],
          ['Kund', p.customer],
        ]),
        note(p),
        `<br>${table([column('Vara', (l) => `${l.code} ${l.name}`), column('Antal', (l) => sp.quantity(l.quantity), 'r'), column('À-pris', (l) => sp.price(l.price), 'r'), column('Moms', (l) => `${l.rate} %`, 'r'), column('Belopp', (l) => sp.money(l.sum), 'r')], p.lines)}`,
        `<br>${pairs(
          [
            ['Summa exkl moms', sp.money(p.net)],
            ['Moms', sp.money(p.tax)],
            ['<b>Att betala</b>', `${sp.money(p.payable)} kr`],
          ],
          'tot',
        )}</div>`,
      ),
  },
];
