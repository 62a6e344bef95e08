/** Papers about goods: notes of deliveries, price lists, recalls, plans, empties and freight. */
import { figures, of } from './kit.ts';
import { asDrawing, asPage, type Letter } from './letter.ts';
import type { Seller } from './orders.ts';
import { german, placeOf, swede } from './parties.ts';
import type { Trade } from './wares.ts';

const m = figures('swedish');
const s = figures('space');

const firm = (name: string, address: string, trade: Trade, more: Partial<Seller> = {}): Seller => ({
  party: swede(name, address),
  trades: [trade],
  lines: [4, 8],
  codes: '#####',
  number: (n) => String(7_100 + n),
  ...more,
});

export const lettersGoods: readonly Letter[] = [
  {
    kind: 'delivery-note',
    hard: 'a note without prices, to be signed',
    producer: 'chromium',
    seller: firm('Kustfisk Leverans i Lysekil AB', 'Fiskhamnen 2, 453 30 Lysekil', 'fish'),
    draw: (p) =>
      asPage(p, {
        title: 'Följesedel',
        head: [
          ['Följesedelsnr', p.number],
          ['Leveransdag', p.delivered],
          ['Kundnr', p.customer],
          ['Leveransplats', placeOf(p.buyer)[0]],
        ],
        rows: [
          ['Artikel', 'Benämning', 'Antal', 'Enhet'],
          ...p.lines.map((line) => [line.code, line.name, m.quantity(line.quantity), line.unit]),
        ],
        lefts: 2,
        after: ['Temperatur vid leverans: 1,8 °C', 'Mottaget av: ______________________'],
      }),
  },
  {
    kind: 'delivery-note',
    hard: 'a German note without prices',
    producer: 'pdf-lib',
    seller: firm('unused', 'unused, unused', 'german', {
      party: german('Brotkontor Nordheide GmbH', 'Mühlenfeld 3, 21244 Buchholz'),
      currency: 'EUR',
    }),
    draw: (p) =>
      asDrawing(p, {
        title: `Lieferschein ${p.number}`,
        head: [
          ['Lieferdatum', p.delivered],
          ['Kunden-Nr.', p.customer],
          ['Bestellung', p.order],
        ],
        rows: [
          ['Bezeichnung', 'Artikel', 'Menge'],
          ...p.lines.map((line) => [line.name, line.code, `${s.quantity(line.quantity)} ${line.unit}`]),
        ],
        after: ['Ware erhalten: ____________________'],
        foot: `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, USt-IdNr. ${p.supplier.vat}`,
      }),
  },
  {
    kind: 'delivery-note',
    hard: 'a note of a brewery from a line printer: crates and kegs, empties taken back',
    producer: 'kerned',
    seller: firm('Ljusnans Dryckesdepå AB', 'Depågatan 3, 826 40 Söderhamn', 'soft'),
    draw: (p) =>
      asDrawing(p, {
        title: `FRAKT- OCH FÖLJESEDEL ${p.number}`,
        head: [
          ['Datum', p.delivered],
          ['Kund', p.customer],
          ['Chaufför', p.reference],
        ],
        rows: [
          ['Vara', 'Levererat', 'Retur tomt'],
          ...p.lines.map((line) => [
            line.name,
            `${s.quantity(line.quantity)} ${line.unit}`,
            String(of(line, 6)),
          ]),
        ],
        after: ['Faktura skickas separat.'],
      }),
  },
  {
    kind: 'price-list',
    hard: 'a list of prices for a season with numbers, packs and prices like lines',
    producer: 'weasyprint',
    seller: firm('Gränna Frukt & Bär Partier AB', 'Brahegatan 50, 563 32 Gränna', 'greens', {
      lines: [9, 12],
    }),
    draw: (p) =>
      asPage(p, {
        title: 'Prislista restaurang',
        head: [
          ['Gäller från', p.issue],
          ['Lista', p.number],
        ],
        rows: [
          ['Artnr', 'Benämning', 'Förp.', 'Pris exkl. moms'],
          ...p.lines.map((line) => [
            line.code,
            line.name,
            line.pack,
            `${m.price(line.price)} kr/${line.unit}`,
          ]),
        ],
        lefts: 2,
        after: ['Priserna gäller tills vidare och kan ändras utan föregående avisering.'],
      }),
  },
  {
    kind: 'price-list',
    hard: 'a sheet of new prices: the old and the new beside each other',
    producer: 'calc',
    seller: firm('Norrskens Rosteri AB', 'Kyrkogatan 12, 982 31 Gällivare', 'coffee'),
    draw: (p) =>
      asPage(p, {
        title: 'Nya priser',
        head: [['Från', p.due]],
        rows: [
          ['Artikel', 'Namn', 'Pris nu', 'Nytt pris'],
          ...p.lines.map((line) => [
            line.code,
            line.name,
            figures('bare').price(line.price),
            figures('bare').price(((line.price * 104n) / 10_000n) * 100n),
          ]),
        ],
        lefts: 2,
      }),
  },
  {
    kind: 'recall',
    hard: 'a recall of batches with quantities that were delivered',
    producer: 'reportlab',
    seller: firm('Björkfors Mejeri & Ysteri AB', 'Mejerigränd 2, 590 40 Kisa', 'cheese'),
    draw: (p) =>
      asDrawing(p, {
        title: 'ÅTERKALLELSE',
        head: [
          ['Datum', p.issue],
          ['Ärende', p.number],
        ],
        before: [
          'Vi återkallar nedanstående partier på grund av misstänkt förekomst av listeria. Använd inte varan. Spärra den och meddela oss antal.',
        ],
        rows: [
          ['Produkt', 'Batch', 'Levererat till er'],
          ...p.lines
            .slice(0, 3)
            .map((line) => [
              line.name,
              `L${10_000 + of(line, 80_000)}`,
              `${s.quantity(line.quantity)} ${line.unit}`,
            ]),
        ],
        after: ['Ni krediteras på nästa faktura.'],
      }),
  },
];
