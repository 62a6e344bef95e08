/** Breweries, wine importers, coffee and soft drinks. */
import * as days from '../days.ts';
import { across } from '../format.ts';
import { address, column, escaped, over, pairs, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { doc, feesOf, fig, L, note, R, rowsOn, side, sumsOn, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { beers, wines } from './wares-drinks.ts';

const sw = fig('swedish');
export const drinksC: readonly LayoutO[] = [
  {
    id: 'o-bryggkajen',
    producer: 'kerned',
    printing: { omits: ['lineNet'] },
    hard: 'gaps in place of spaces, volume column, several deliveries',
    seller: {
      party: firm('Bryggkajen Nynäs AB', 'Nickstabadsvägen 1, 149 43 Nynäshamn'),
      wares: beers,
      codes: '9999',
      numbers: '00812',
      lines: [3, 8],
      amounts: [1, 16],
      terms: 30,
      deliveries: 2,
      fees: [['Leveransavgift', 25_000, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 50, p.supplier.name, { size: 15, font: 'bold' });
      s.text(40, 80, `${word(p, 'Faktura')}`, { size: 22 });
      across(
        s,
        104,
        [
          [40, 'Nummer', 'l'],
          [140, 'Datum'],
          [240, 'Sista betaldag'],
          [360, 'Kund'],
        ],
        { size: 7.5, grey: 0.35 },
      );
      across(
        s,
        116,
        [
          [40, p.number],
          [140, p.issue],
          [240, p.due],
          [360, p.customer],
        ],
        { font: 'bold' },
      );
      s.block(360, 140, [p.buyer.name, p.buyer.street, p.buyer.post]);
      if (p.remark !== null) s.text(40, 150, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Art', (l) => l.code),
          L(80, 'Öl', (l) => l.name),
          L(260, 'Förp.', (l) => (l.pack === '' ? 'lös' : l.pack)),
          R(350, 'Antal', (l) => `${sw.quantity(l.quantity)} ${l.unit}`),
          R(440, 'Pris', (l) => sw.price(l.price)),
          R(550, 'Totalt', (l) => sw.money(l.sum)),
        ],
        p.lines,
        {
          y: 196,
          before: (l, at, y) => {
            if (at > 0 && p.lines[at - 1]?.delivery === l.delivery) return y;
            s.text(40, y, `Leverans ${l.delivery + 1}, ${days.plusDays(p.delivered, -7 + l.delivery * 5)}`, {
              size: 8,
              grey: 0.3,
            });
            return y + 13;
          },
        },
      );
      sumsOn(
        s,
        end + 20,
        [
          ...feesOf(p, sw),
          ['Summa netto', sw.money(p.net)],
          ['Moms 25 %', sw.money(p.tax)],
          ['Att betala (SEK)', sw.money(p.payable)],
        ],
        360,
        550,
        { leading: 15, font: 'bold' },
      );
      s.block(
        40,
        780,
        [
          `${p.supplier.street}, ${p.supplier.post}. ${p.supplier.phone}. ${p.supplier.mail}`,
          `Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsnr ${p.supplier.vat}. Godkänd för F-skatt.`,
        ],
        { size: 7.5, leading: 10 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-vinklubben',
    producer: 'chromium',
    hard: 'agent invoices for another firm, two organisation numbers on the page',
    seller: {
      party: firm('Terroir Agenturer Sverige AB', 'Hudiksvallsgatan 8, 113 30 Stockholm'),
      wares: wines,
      codes: '999-99',
      numbers: 'TA-26418',
      lines: [2, 6],
      amounts: [6, 36],
      terms: 30,
    },
    draw: (p) =>
      doc(
        `body{font-family:'Liberation Serif'}.lines th{border-bottom:.5pt solid #722}.over{width:100%}.over th{color:#722;font-weight:normal;font-size:8pt}`,
        side(
          [60, `<h1 style="color:#722;font-weight:normal">${escaped(p.supplier.name)}</h1>`],
          [40, `<div class="r">${word(p, 'Faktura')}</div>`],
        ),
        over([
          ['Faktura nr', p.number],
          ['Datum', p.issue],
          ['Förfallodatum', p.due],
          ['Kund', p.customer],
          ['OCR', p.ocr],
        ]),
        side(
          [50, `<p>${address(p.buyer)}</p>`],
          [
            50,
            `<p class="small">Leverans från lager: Skattefri Lagring i Ystad AB, org.nr 559301-4471, Hamnen 2, Ystad. Frågor om leverans besvaras av lagret.</p>`,
          ],
        ),
        note(p),
        table(
          [
            column('Artikelnr', (l) => l.code),
            column('Benämning', (l) => l.name),
            column('Flaskor', (l) => sw.quantity(l.quantity), 'r'),
            column('Pris/fl', (l) => sw.price(l.price), 'r'),
            column('Summa', (l) => sw.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<br>${pairs(
          [
            ['Netto', sw.money(p.net)],
            ['Moms 25 %', sw.money(p.tax)],
            ['<b>Att betala</b>', `SEK ${sw.money(p.payable)}`],
          ],
          'right',
        )}<div class="clear"></div>`,
        `<p class="small" style="margin-top:70pt">Säljare: ${escaped(p.supplier.name)}, ${escaped(p.supplier.street)}, ${escaped(p.supplier.post)}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Bankgiro ${p.supplier.bankgiro}. Godkänd för F-skatt.</p>`,
      ),
    printing: { unit: () => 'fl' },
  },
];
