/** Papers around an order: quotations, confirmations, notes of delivery, lists. */
import * as days from '../../days.ts';
import { address, column, escaped, pairs, table } from '../../html.ts';
import { Sheet } from '../../sheet.ts';
import { below, cells, doc, fig, kv, L, R, rowsOn, side, stack, sumsOn } from '../kit.ts';
import { type Letter, senders } from './letters.ts';

const sp = fig('space');
const bare = fig('bare');
const dot = fig('dotted');

export const lettersTradeA: readonly Letter[] = [
  {
    kind: 'order-confirmation',
    hard: 'order confirmation with prices and VAT',
    producer: 'chromium',
    seller: senders.grocery,
    draw: (p) =>
      doc(
        `.lines th{border-bottom:1pt solid #000}`,
        side(
          [60, `<h2>${escaped(p.supplier.name)}</h2>`],
          [
            40,
            kv([
              ['<b>Orderbekräftelse</b>', p.order],
              ['Orderdatum', p.issue],
              ['Kundnummer', p.customer],
              ['Önskad leverans', days.plusDays(p.issue, 2)],
            ]),
          ],
        ),
        `<p>${address(p.buyer)}</p><p>Tack för din order! Kontrollera att allt stämmer. Faktura skickas efter leverans.</p>`,
        table(
          [
            column('Artnr', (l) => l.code),
            column('Benämning', (l) => l.name),
            column('Antal', (l) => sp.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('À-pris', (l) => sp.price(l.price), 'r'),
            column('Summa', (l) => sp.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        pairs(
          [
            ['Ordersumma exkl. moms', sp.money(p.net)],
            ['Moms', sp.money(p.tax)],
            ['Ordersumma', sp.money(p.payable)],
          ],
          'right',
        ),
        `<div class="clear"></div><p class="small">${stack(`${p.supplier.street}, ${p.supplier.post}`, `Org.nr ${p.supplier.organisation}   ${p.supplier.phone}`)}</p>`,
      ),
  },
  {
    kind: 'order-confirmation',
    hard: 'drawn confirmation with times of delivery per row',
    producer: 'reportlab',
    seller: senders.china,
    draw: (p) => {
      const s = new Sheet();
      s.text(40, 50, p.supplier.name, { size: 14, font: 'bold' });
      s.text(40, 80, `ORDERERKÄNNANDE ${p.order}`, { size: 12, font: 'bold' });
      s.block(40, 100, [`Datum ${p.issue}`, `Kund ${p.customer}`, `Vår säljare ${p.reference}`]);
      s.block(330, 100, [p.buyer.name, p.buyer.street, p.buyer.post]);
      const end = rowsOn(
        s,
        [
          L(40, 'Artikel', (l) => l.code),
          L(90, 'Benämning', (l) => l.name),
          R(330, 'Antal', (l) => sp.quantity(l.quantity)),
          R(400, 'Pris', (l) => sp.price(l.price)),
          L(420, 'Lev.vecka', (l) => `v ${below(l, 20) + 20}`),
          R(555, 'Belopp', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 160 },
      );
      sumsOn(s, end + 14, [['Totalt exkl. moms', sp.money(p.net)]], 400, 555);
      s.text(
        40,
        790,
        `${p.supplier.street}, ${p.supplier.post}   Org.nr ${p.supplier.organisation}   Leveransvillkor: fritt vårt lager`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    kind: 'order-confirmation',
    hard: 'German confirmation of an order',
    producer: 'weasyprint',
    seller: senders.german,
    draw: (p) =>
      doc(
        `.lines th{border-bottom:.6pt solid}`,
        `<h2>${escaped(p.supplier.name)}</h2>${side(
          [55, address(p.buyer)],
          [
            45,
            kv([
              ['Auftragsnummer', p.order],
              ['Datum', days.dotted(p.issue)],
              ['Kundennummer', p.customer],
              ['Liefertermin', days.dotted(p.due)],
            ]),
          ],
        )}<h2>Auftragsbestätigung</h2><p>Wir danken für Ihren Auftrag, den wir wie folgt ausführen werden:</p>`,
        table(
          [
            column('Pos', (_, at) => String(at + 1)),
            column('Artikel', (l) => `${l.code} ${l.name}`),
            column('Menge', (l) => dot.quantity(l.quantity), 'r'),
            column('Preis', (l) => dot.price(l.price), 'r'),
            column('Gesamt', (l) => dot.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<p class="r"><b>Auftragswert EUR ${dot.money(p.net)}</b></p><p class="small">${p.supplier.street}, ${p.supplier.post}, USt-IdNr. ${p.supplier.vat}</p>`,
      ),
  },
  {
    kind: 'quotation',
    hard: 'quotation with validity and options',
    producer: 'writer',
    seller: senders.rent,
    draw: (p) =>
      doc(
        'table{width:100%}',
        `<h2>${escaped(p.supplier.name)}</h2><p>${escaped(p.supplier.street)}, ${escaped(p.supplier.post)}</p><h1>Offert ${p.number}</h1><p>Till ${escaped(p.buyer.name)}, ${escaped(p.buyer.post)}<br>Datum ${days.words(p.issue)}, giltig till ${days.words(p.due)}</p>`,
        cells(
          p.lines.map((l) => [
            l.name,
            `${bare.quantity(l.quantity)} ${l.unit}`,
            bare.price(l.price),
            bare.money(l.sum),
          ]),
          'lrrr',
          'cells',
          ['Beskrivning', 'Antal', 'Pris', 'Summa'],
        ),
        `<p>Pris exkl. moms ${bare.money(p.net)} kr. Moms tillkommer med 25 %. Totalt ${bare.money(p.payable)} kr.</p><p>Vi hoppas att offerten är av intresse och ser fram emot er beställning.</p><p>Org.nr ${p.supplier.organisation}</p>`,
      ),
  },
  {
    kind: 'quotation',
    hard: 'drawn tender with discount column and prices',
    producer: 'cairo',
    seller: { ...senders.clean, discounts: [1000, 2000] },
    draw: (p) => {
      const s = new Sheet();
      s.text(40, 50, p.supplier.name, { size: 14, font: 'serifbold' });
      s.text(555, 50, 'OFFERT', { size: 16, font: 'serifbold', align: 'r' });
      sumsOn(
        s,
        72,
        [
          ['Offertnummer', p.number],
          ['Offertdatum', p.issue],
          ['Giltig t.o.m.', p.due],
        ],
        400,
        555,
      );
      s.block(40, 90, [p.buyer.name, p.buyer.street, p.buyer.post]);
      const end = rowsOn(
        s,
        [
          L(40, 'Art', (l) => l.code),
          L(90, 'Benämning', (l) => l.name),
          R(330, 'Antal', (l) => sp.quantity(l.quantity)),
          R(400, 'Listpris', (l) => sp.price(l.price)),
          R(450, 'Rabatt %', (l) => sp.percent(l.discount)),
          R(555, 'Netto', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 150 },
      );
      sumsOn(
        s,
        end + 14,
        [
          ['Summa exkl. moms', sp.money(p.net)],
          ['Moms', sp.money(p.tax)],
          ['Totalt', sp.money(p.gross)],
        ],
        400,
        555,
      );
      s.text(
        40,
        780,
        `Betalningsvillkor 30 dagar netto vid order. ${p.supplier.name}, org.nr ${p.supplier.organisation}`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    kind: 'quotation',
    hard: 'Danish offer',
    producer: 'pdf-lib',
    seller: senders.dane,
    draw: (p) => {
      const s = new Sheet();
      s.text(40, 50, p.supplier.name, { size: 14, font: 'bold' });
      s.text(40, 84, `Tilbud nr. ${p.number}`, { size: 13, font: 'bold' });
      s.block(40, 104, [
        `Dato ${days.dotted(p.issue)}`,
        `Gyldigt til ${days.dotted(p.due)}`,
        p.buyer.name,
        p.buyer.post,
      ]);
      const end = rowsOn(
        s,
        [
          L(40, 'Varenr.', (l) => l.code),
          L(100, 'Vare', (l) => l.name),
          R(340, 'Antal', (l) => dot.quantity(l.quantity)),
          R(440, 'Pris', (l) => dot.price(l.price)),
          R(555, 'I alt', (l) => dot.money(l.sum)),
        ],
        p.lines,
        { y: 170 },
      );
      sumsOn(
        s,
        end + 14,
        [
          ['I alt ekskl. moms DKK', dot.money(p.net)],
          ['Moms 25 %', dot.money(p.tax)],
          ['I alt DKK', dot.money(p.payable)],
        ],
        380,
        555,
      );
      s.text(40, 790, `${p.supplier.street}, ${p.supplier.post}   CVR ${p.supplier.organisation}`, {
        size: 8,
      });
      return s.drawing();
    },
  },
  {
    kind: 'delivery-note',
    hard: 'delivery note without prices, signature lines',
    producer: 'driver',
    seller: senders.green,
    draw: (p) => {
      const s = new Sheet({ font: 'mono', size: 9 });
      s.text(45, 50, p.supplier.name, { font: 'monobold', size: 11 });
      s.text(360, 50, `FÖLJESEDEL ${p.order}`, { font: 'monobold', size: 11 });
      s.block(45, 80, [`Datum ${p.delivered}`, `Kund ${p.customer}`, 'Tur 14, stopp 6']);
      s.block(330, 80, [p.buyer.name, p.buyer.street, p.buyer.post]);
      const end = rowsOn(
        s,
        [
          L(45, 'ARTNR', (l) => l.code),
          L(100, 'VARA', (l) => l.name),
          R(380, 'ANTAL', (l) => bare.quantity(l.quantity)),
          L(388, 'ENH', (l) => l.unit),
          L(440, 'KOLLI', (l) => String(below(l, 5) + 1)),
        ],
        p.lines,
        { y: 140 },
      );
      s.block(45, end + 40, [
        'Mottaget gods kontrollerat: ............................',
        '',
        'Antal pallar: 1    Temp vid leverans: +4,1 C',
      ]);
      return s.drawing();
    },
  },
];
