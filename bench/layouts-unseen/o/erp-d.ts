/** Wholesalers whose enterprise systems print wide rows. */
import { address, escaped, pairs } from '../html.ts';
import { firm } from '../parties.ts';
import { below, cells, doc, fig, kv, note, side, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { greens } from './wares.ts';

const sw = fig('swedish');
export const erpD: readonly LayoutO[] = [
  {
    id: 'o-frukt-partihall',
    producer: 'wkhtmltopdf',
    hard: 'stall in a market hall: origin and class columns, quantity as colli times content',
    count: 3,
    seller: {
      party: firm('Partihallens Frukt Årsta AB', 'Partihandlarvägen 45, 120 44 Årsta'),
      wares: greens,
      codes: '',
      numbers: '55078',
      lines: [5, 12],
      grams: 500,
      terms: 7,
    },
    draw: (p) =>
      doc(
        `.lines th{font-size:8pt;border-bottom:1pt solid #000}.lines td{padding:2pt}`,
        `<p class="c"><b style="font-size:16pt">${escaped(p.supplier.name)}</b><br>${escaped(p.supplier.street)}, ${escaped(p.supplier.post)}, ${p.supplier.phone}</p>`,
        side(
          [50, address(p.buyer)],
          [
            50,
            kv([
              [word(p, 'Faktura'), p.number],
              ['Datum', p.issue],
              ['Förfallodag', p.due],
              ['Kund', p.customer],
            ]),
          ],
        ),
        note(p),
        '<br>',
        cells(
          p.lines.map((l) => [
            l.name,
            ['Sverige', 'Spanien', 'Italien', 'Nederländerna'][below(l, 4)] ?? '',
            `kl ${below(l, 2) + 1}`,
            sw.quantity(l.quantity),
            l.unit,
            sw.price(l.price),
            sw.money(l.sum),
          ]),
          'lllrlrr',
          'lines',
          ['Vara', 'Ursprung', 'Klass', 'Mängd', 'Enhet', 'Pris', 'Belopp'],
        ),
        `<br>${pairs(
          [
            ['Netto', sw.money(p.net)],
            [`Moms ${p.vat[0]?.rate} %`, sw.money(p.tax)],
            ['<b>Att betala kronor</b>', sw.money(p.payable)],
          ],
          'right',
        )}<div class="clear"></div>`,
        `<p class="small" style="margin-top:40pt">Bankgiro ${p.supplier.bankgiro} · Org.nr ${p.supplier.organisation} · Momsnr ${p.supplier.vat} · Godkänd för F-skatt</p>`,
      ),
  },
];
