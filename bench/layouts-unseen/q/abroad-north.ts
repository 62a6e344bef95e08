/** Suppliers in Denmark, Norway, Finland. */
import { dashedBack, dotted } from '../days.ts';
import { address, column, escaped, over, pairs, remarked, table } from '../html.ts';
import { firm, inDenmark } from './firms.ts';
import { gridOf, inFigures, notes, page, side, word } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { danish, danishTable } from './wares-services.ts';

const dot = inFigures('dotted');

export const abroadNorth: readonly LayoutQ[] = [
  {
    id: 'q53-dansk-fisk',
    producer: 'chromium',
    hard: 'Danish; kroner; no VAT for a buyer in another country',
    credits: 1,
    seller: {
      firm: firm('Hvide Sande Fjordfisk ApS', 'Nordhavnskaj 14, 6960 Hvide Sande', {
        ...inDenmark('Hvide Sande Fjordfisk ApS'),
        iban: 'DK9320000412345678',
      }),
      wares: danish,
      lines: [3, 5],
      code: 5,
      number: (n) => String(52_210 + n),
      terms: 14,
      currency: 'DKK',
    },
    draw: (p) =>
      page(
        '.lines th{border-bottom:1pt solid #036;color:#036}.lines td{padding:3pt}.pairs{margin-left:auto}',
        side(
          [
            55,
            `<h2 style="color:#036">${escaped(p.supplier.name)}</h2>${p.supplier.street}<br>${p.supplier.post}<br>CVR-nr. ${p.supplier.organisation}`,
          ],
          [
            45,
            `<h2>${word(p, 'Faktura', 'Kreditnota')}</h2>${notes([
              ['Fakturanr.', p.number],
              ['Fakturadato', dashedBack(p.issue)],
              ['Forfaldsdato', dashedBack(p.due)],
              ['Kundenr.', p.customer],
              ['Vedr. faktura', p.about],
            ])}`,
          ],
        ),
        remarked(p),
        `<p>${address(p.buyer)}<br>Sverige<br>Momsnr. ${p.buyer.vat}</p>`,
        table(
          [
            column('Varenr.', (l) => l.code),
            column('Beskrivelse', (l) => l.name),
            column('Antal', (l) => dot.quantity(l.quantity), 'r'),
            column('Enhed', (l) => l.unit),
            column('Pris', (l) => dot.price(l.price), 'r'),
            column('Beløb', (l) => dot.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        pairs([
          ['Subtotal', dot.money(p.net)],
          ['Moms 0 %', dot.money(p.tax)],
          ['<b>Total DKK</b>', dot.money(p.payable)],
        ]),
        `<p class="small">Levering til andet EU-land, omvendt betalingspligt. SE/VAT ${p.supplier.vat}. Bank: Vestkystens Sparekasse, IBAN ${p.supplier.iban}</p>`,
      ),
  },
  {
    id: 'q54-dansk-bord',
    producer: 'weasyprint',
    hard: 'Danish; prices in Swedish kronor; item numbers with letters',
    credits: 0,
    seller: {
      firm: firm('Klit & Strandsand A/S', 'Lertøjsvej 3, 8700 Horsens', inDenmark('Klit & Strandsand A/S')),
      wares: danishTable,
      lines: [3, 6],
      code: (name) => `KS${name.length * 31}-${name.slice(0, 1)}`,
      number: (n) => `SO-${10_440 + n}`,
      terms: 30,
      discounts: [2000],
      charges: [['Fragt', 49500, 0]],
    },
    draw: (p) =>
      page(
        'body{font-family:"URW Gothic",sans-serif;font-size:8.5pt}.lines td{border-bottom:.4pt solid #999;padding:5pt 2pt}.lines th{border-bottom:.4pt solid #000}.over{width:100%;margin:6mm 0}',
        '<h1>klit & strandsand</h1>',
        remarked(p),
        over([
          [word(p, 'Fakturanummer', 'Kreditnotanummer'), p.number],
          ['Dato', dotted(p.issue)],
          ['Forfalder', dotted(p.due)],
          ['Valuta', 'SEK'],
        ]),
        side(
          [50, `Køber<br>${address(p.buyer)}`],
          [50, `Sælger<br>${address(p.supplier)}<br>CVR ${p.supplier.organisation}`],
        ),
        '<br>',
        table(
          [
            column('Nr.', (l) => l.code),
            column('Produkt', (l) => l.name),
            column('Stk.', (l) => dot.quantity(l.quantity), 'r'),
            column('Stk.pris', (l) => dot.price(l.price), 'r'),
            column('Rabat', (l) => (l.discount === 0n ? '' : `${dot.percent(l.discount)}%`), 'r'),
            column('I alt', (l) => dot.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        gridOf([
          ['Varer i alt', dot.money(p.lineNet)],
          ...p.charges.map(({ label, amount }) => [label, dot.money(amount)]),
          ['I alt ekskl. moms', dot.money(p.net)],
          ['Moms', dot.money(p.tax)],
          ['At betale', `SEK ${dot.money(p.payable)}`],
        ]),
        `<p>Bankgiro (Sverige) ${p.supplier.bankgiro}. Moms: ${p.supplier.vat}. Reverse charge.</p>`,
      ),
    printing: { unit: () => 'stk' },
  },
];
