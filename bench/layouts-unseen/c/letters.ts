/** Papers of set C that are no invoices but have goods on them: confirmations and offers. */
import { abbreviated, dotted as dottedDay, iso, plusDays, words } from '../days.ts';
import { column, escaped, html, over, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { bare, boxed, counted, netOf, post, ruled, swedish, told } from './looks.ts';
import { type COther, coded, type Seller } from './orders.ts';
import { lined, valued } from './strokes.ts';
import { coffee, fish, frozen, gear, pantry, wine } from './wares.ts';

const seller = (name: string, street: string, post: string, wares: Seller['wares'], more: Partial<Seller> = {}): Seller => ({
  supplier: firm(name, street, post), wares, lines: [4, 8], code: coded(name, 5), number: (count) => String(31_400 + count * 3), from: '2026-03-04', ...more,
}); // prettier-ignore

const plainTable = 'body{font-size:9.5pt}.lines th{border-bottom:.6pt solid #000}.kv{margin:8pt 0 0 auto}';

export const letters: readonly COther[] = [
  {
    kind: 'order-confirmation',
    hard: 'prices and sums like an invoice, Ordererkännande',
    producer: 'chromium',
    seller: seller('Tallvretens Storköksgross AB', 'Lastkajen 2', '163 53 Spånga', [...pantry, ...gear]),
    draw: (p) =>
      html(
        plainTable,
        `<h2>Ordererkännande</h2>${told([
          ['Ordernr', p.order],
          ['Orderdatum', iso(p.issue)],
          ['Beräknad leverans', iso(plusDays(p.issue, 2))],
          ['Kundnr', p.customer],
        ])}<p>${post(p.buyer)}</p>${table([column('Artnr', (l) => l.code), column('Benämning', (l) => l.name), column('Antal', (l) => counted(l), 'r'), column('Pris', (l) => swedish.price(l.price), 'r'), column('Summa', (l) => swedish.money(l.sum), 'r')], p.lines)}${ruled(
          [
            ['Ordersumma exkl. moms', swedish.money(p.net)],
            ['Moms', swedish.money(p.tax)],
            ['Totalt inkl. moms', swedish.money(p.gross)],
          ],
        )}<p>Tack för er beställning. Faktura sänds efter leverans. ${p.supplier.name}, org.nr ${p.supplier.organisation}, bankgiro ${p.supplier.bankgiro}</p>`,
      ),
  },
  {
    kind: 'order-confirmation',
    hard: 'Orderbekräftelse with delivery address and bankgiro',
    producer: 'reportlab',
    seller: seller('Glimfors Fiskauktion AB', 'Auktionskajen 1', '471 32 Skärhamn', fish),
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(50, 60, 'ORDERBEKRÄFTELSE', { size: 15, font: 'bold' });
      s.block(50, 80, [p.supplier.name, p.supplier.street, p.supplier.post]);
      valued(s, 350, 545, 80, [
        ['Er order', p.order],
        ['Datum', dottedDay(p.issue)],
        ['Leveransdag', dottedDay(plusDays(p.issue, 1))],
      ]);
      s.block(50, 140, ['Leveransadress', p.buyer.name, p.buyer.street, p.buyer.post]);
      const end = lined(
        s,
        220,
        [
          [50, 'Art.nr', (l) => l.code],
          [110, 'Vara', (l) => l.name],
          [345, 'Beställt', (l) => bare.quantity(l.quantity), 'r'],
          [355, 'Enhet', (l) => l.unit],
          [450, 'Pris', (l) => bare.price(l.price), 'r'],
          [545, 'Belopp', (l) => bare.money(l.sum), 'r'],
        ],
        p.lines,
        { rule: [50, 545] },
      );
      valued(s, 380, 545, end + 8, [
        ['Ordervärde', bare.money(p.net)],
        ['Moms', bare.money(p.tax)],
        ['Totalt', bare.money(p.gross)],
      ]);
      s.text(50, 800, `Org.nr ${p.supplier.organisation}   Bankgiro ${p.supplier.bankgiro}`, { size: 8 });
      return s.drawing();
    },
  },
  {
    kind: 'order-confirmation',
    hard: 'in the words of a mail: we have received your order',
    producer: 'weasyprint',
    seller: seller('Nätkryddan i Fristaden AB', 'Boxvägen 9', '513 35 Fristad', coffee),
    draw: (p) =>
      html(
        plainTable,
        `<p>Hej!</p><h3>Bekräftelse på din beställning ${p.order}</h3><p>Vi har tagit emot din beställning den ${words(p.issue)} och packar den nu.</p>${table([column('Produkt', (l) => l.name), column('Antal', (l) => bare.quantity(l.quantity), 'r'), column('Pris', (l) => `${bare.price(l.price)} kr`, 'r'), column('Summa', (l) => `${bare.money(l.sum)} kr`, 'r')], p.lines)}${ruled(
          [
            ['Delsumma', `${bare.money(p.net)} kr`],
            ['Moms', `${bare.money(p.tax)} kr`],
            ['Totalt', `${bare.money(p.gross)} kr`],
          ],
        )}<p>Betalsätt: faktura 30 dagar. Fakturan kommer separat.</p><p>${p.supplier.name}, ${p.supplier.organisation}</p>`,
      ),
  },
  {
    kind: 'quotation',
    hard: 'Offert with prices and validity',
    producer: 'chromium',
    seller: seller('Kolbrands Grill & Kökslösningar AB', 'Ugnsvägen 3', '175 43 Järfälla', gear, {
      discounts: [1000],
    }),
    draw: (p) =>
      html(
        plainTable,
        `<h1>Offert</h1>${over([
          ['Offertnr', p.number],
          ['Offertdatum', iso(p.issue)],
          ['Giltig till', iso(p.due)],
          ['Vår säljare', 'Kontor Nord'],
        ])}<p>${post(p.buyer)}</p>${table([column('Art', (l) => l.code), column('Benämning', (l) => l.name), column('Antal', (l) => swedish.quantity(l.quantity), 'r'), column('Enhet', (l) => l.unit), column('Pris', (l) => swedish.price(netOf(l)), 'r'), column('Belopp', (l) => swedish.money(l.sum), 'r')], p.lines)}${ruled(
          [
            ['Netto', swedish.money(p.net)],
            ['Moms 25 %', swedish.money(p.tax)],
            ['Totalt SEK', swedish.money(p.gross)],
          ],
        )}<p class="small">${p.supplier.name}, org.nr ${p.supplier.organisation}, bankgiro ${p.supplier.bankgiro}. Betalningsvillkor 30 dagar netto.</p>`,
      ),
  },
  {
    kind: 'quotation',
    hard: 'Anbud in a word processor',
    producer: 'writer',
    seller: seller('Pricka Rätt Vinagentur AB', 'Agentgatan 5', '118 46 Stockholm', wine),
    draw: (p) =>
      html(
        plainTable,
        `<p>${post(p.supplier)}</p><h2>Anbud ${p.number}</h2><p>Datum ${words(p.issue)}. Anbudet gäller i 14 dagar.</p><p>${post(p.buyer)}</p>${table([column('Vin', (l) => l.name), column('Flaskor', (l) => bare.quantity(l.quantity), 'r'), column('Pris', (l) => bare.price(l.price), 'r'), column('Summa', (l) => bare.money(l.sum), 'r')], p.lines)}<p>Summa exkl. moms ${bare.money(p.net)} kr, moms 25 % ${bare.money(p.tax)} kr, totalt ${bare.money(p.gross)} kr.</p>`,
      ),
  },
  {
    kind: 'order-confirmation',
    hard: 'standing order for next week, boxes of labels',
    producer: 'wkhtmltopdf',
    seller: seller('Frysmästarn i Tångaberg AB', 'Frostvägen 7', '432 77 Tvååker', frozen),
    draw: (p) =>
      html(
        plainTable,
        `<h2>${p.supplier.name}</h2>${boxed(
          [
            ['Bekräftad order', p.order],
            ['Registrerad', abbreviated(p.issue)],
            ['Leverans', abbreviated(plusDays(p.issue, 4))],
            ['Kund', p.customer],
          ],
          4,
        )}<p>Orderbekräftelse till ${escaped(p.buyer.name)}</p>${table([column('Artikel', (l) => l.code), column('Namn', (l) => l.name), column('Antal', (l) => swedish.quantity(l.quantity), 'r'), column('Enhet', (l) => l.unit), column('À-pris', (l) => swedish.price(l.price), 'r'), column('Totalt', (l) => swedish.money(l.sum), 'r')], p.lines)}${ruled(
          [
            ['Summa', swedish.money(p.net)],
            ['Moms', swedish.money(p.tax)],
            ['Att betala vid faktura', swedish.money(p.gross)],
          ],
        )}`,
      ),
  },
];
