/** Papers about goods: notes of deliveries, price lists, recalls, plans, empties and freight. */
import { plusDays } from '../days.ts';
import { figures, of } from './kit.ts';
import { asDrawing, asPage } from './letter.ts';
import type { Letter } from './letters-money.ts';
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
        head: [['Följesedelsnr', p.number], ['Leveransdag', p.delivered], ['Kundnr', p.customer], ['Leveransplats', placeOf(p.buyer)[0]]],
        rows: [['Artikel', 'Benämning', 'Antal', 'Enhet'], ...p.lines.map((line) => [line.code, line.name, m.quantity(line.quantity), line.unit])],
        lefts: 2,
        after: ['Temperatur vid leverans: 1,8 °C', 'Mottaget av: ______________________'],
      }),
  },
  {
    kind: 'delivery-note',
    hard: 'a German note without prices',
    producer: 'pdf-lib',
    seller: firm('unused', 'unused, unused', 'german', { party: german('Brotkontor Nordheide GmbH', 'Mühlenfeld 3, 21244 Buchholz'), currency: 'EUR' }),
    draw: (p) =>
      asDrawing(p, {
        title: `Lieferschein ${p.number}`,
        head: [['Lieferdatum', p.delivered], ['Kunden-Nr.', p.customer], ['Bestellung', p.order]],
        rows: [['Bezeichnung', 'Artikel', 'Menge'], ...p.lines.map((line) => [line.name, line.code, `${s.quantity(line.quantity)} ${line.unit}`])],
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
        head: [['Datum', p.delivered], ['Kund', p.customer], ['Chaufför', p.reference]],
        rows: [['Vara', 'Levererat', 'Retur tomt'], ...p.lines.map((line) => [line.name, `${s.quantity(line.quantity)} ${line.unit}`, String(of(line, 6))])],
        after: ['Faktura skickas separat.'],
      }),
  },
  {
    kind: 'price-list',
    hard: 'a list of prices for a season with numbers, packs and prices like lines',
    producer: 'weasyprint',
    seller: firm('Gränna Frukt & Bär Partier AB', 'Brahegatan 50, 563 32 Gränna', 'greens', { lines: [9, 12] }),
    draw: (p) =>
      asPage(p, {
        title: 'Prislista restaurang',
        head: [['Gäller från', p.issue], ['Lista', p.number]],
        rows: [['Artnr', 'Benämning', 'Förp.', 'Pris exkl. moms'], ...p.lines.map((line) => [line.code, line.name, line.pack, `${m.price(line.price)} kr/${line.unit}`])],
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
        rows: [['Artikel', 'Namn', 'Pris nu', 'Nytt pris'], ...p.lines.map((line) => [line.code, line.name, figures('bare').price(line.price), figures('bare').price((line.price * 104n) / 10_000n * 100n)])],
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
        head: [['Datum', p.issue], ['Ärende', p.number]],
        before: ['Vi återkallar nedanstående partier på grund av misstänkt förekomst av listeria. Använd inte varan. Spärra den och meddela oss antal.'],
        rows: [['Produkt', 'Batch', 'Levererat till er'], ...p.lines.slice(0, 3).map((line) => [line.name, `L${10_000 + of(line, 80_000)}`, `${s.quantity(line.quantity)} ${line.unit}`])],
        after: ['Ni krediteras på nästa faktura.'],
      }),
  },
  {
    kind: 'deposit-statement',
    hard: 'a balance of empties and pallets that are lent',
    producer: 'groff-gs',
    seller: firm('Svensk Lådpool Syd AB', 'Pallgatan 6, 254 64 Helsingborg', 'dry'),
    draw: (p) =>
      [
        '.pl 297m', '.po 2c', '.ll 17c', '.ps 10', '.vs 13', '.nf', `.ps 14\n\\fB${p.supplier.name}\\fP\n.ps 10`, '.sp 1', `Saldo emballage per ${p.issue}`, `Kund ${p.customer} ${p.buyer.name}`, '.sp 1',
        '.TS', 'tab(\t) expand;', 'lb rb rb rb', 'l r r r.', 'Emballage\tIn\tUt\tSaldo', '_',
        ...['Halvpall SRS', 'Bricka bröd', 'Back röd', 'Fat 30 l'].map((name, at) => `${name}\t${12 + at}\t${9 + at * 2}\t${Number(p.customer) % (7 + at)}`),
        '.TE', '.sp 1', 'Saldo debiteras inte nu. Detta är ingen faktura.', `Org.nr ${p.supplier.organisation}`, '',
      ].join('\n'), // prettier-ignore
  },
  {
    kind: 'freight-bill',
    hard: 'a waybill with packages, weights and places',
    producer: 'recoded',
    seller: firm('Kyltransport Bergslagen AB', 'Åkarevägen 15, 781 70 Borlänge', 'dry'),
    draw: (p) =>
      asDrawing(p, {
        title: `FRAKTSEDEL ${p.number}`,
        head: [['Avsändare', 'Dalkarlens Potatis AB'], ['Mottagare', placeOf(p.buyer)[0]], ['Ort', placeOf(p.buyer)[2]], ['Lastat', p.delivered]],
        rows: [['Godsslag', 'Kolli', 'Vikt kg'], ...p.lines.map((line) => [line.name, String(1 + of(line, 6)), String(12 + of(line, 300))])],
        after: ['Avsändaren betalar frakten. Tempererat gods +2 till +5 °C.'],
      }),
  },
  {
    kind: 'purchase-order',
    hard: 'an order that the restaurant itself sent, with prices agreed',
    producer: 'chromium',
    seller: firm('Råvarubörsen Inköp AB', 'Centralplan 1, 811 30 Sandviken', 'meat'),
    draw: (p) =>
      asPage(p, {
        title: 'Inköpsorder',
        head: [['Ordernr', p.order], ['Datum', p.issue], ['Önskad leverans', p.due]],
        rows: [['Artikel', 'Vara', 'Antal', 'Avtalat pris'], ...p.lines.map((line) => [line.code, line.name, `${m.quantity(line.quantity)} ${line.unit}`, m.price(line.price)])],
        lefts: 2,
        after: ['Faktura märks med ordernumret.'],
      }),
  },
  {
    kind: 'delivery-plan',
    hard: 'days of delivery around a holiday',
    producer: 'writer',
    seller: firm('Fruktbudet i Karlstad AB', 'Herrgårdsgatan 9, 652 24 Karlstad', 'greens'),
    draw: (p) =>
      asPage(p, {
        title: 'Ändrade leveransdagar',
        head: [['Datum', p.issue], ['Kundnr', p.customer]],
        rows: [['Ordinarie dag', 'Ny dag', 'Beställ senast'], ...[0, 1, 2].map((at) => [plusDays(p.due, at * 2), plusDays(p.due, at * 2 - 1), `${plusDays(p.due, at * 2 - 2)} kl 12`])],
        lefts: 3,
      }),
  },
  {
    kind: 'bonus',
    hard: 'a bonus for the year with sums of purchases by group',
    producer: 'stretched',
    seller: firm('Inköpsringen Krögarna Ek. för.', 'Rådmansgatan 52, 113 57 Stockholm', 'dry', { party: swede('Inköpsringen Krögarna Ek. för.', 'Rådmansgatan 52, 113 57 Stockholm', '7696') }),
    draw: (p) =>
      asDrawing(p, {
        title: 'Bonusbesked 2025',
        head: [['Datum', p.issue], ['Medlem', p.customer]],
        rows: [['Leverantör', 'Inköp', 'Bonus'], ...p.lines.map((line, at) => [['Frys', 'Mejeri', 'Dryck', 'Kem', 'Bröd', 'Frukt', 'Fisk', 'Kött'][at] ?? 'Övrigt', s.money(line.sum * 40n), s.money(line.sum)]), ['Summa bonus', '', s.money(p.lineNet)]],
        after: ['Bonusen betalas ut till det konto ni anmält senast den sista i månaden.'],
      }),
  },
  {
    kind: 'statistics',
    hard: 'what a restaurant bought in a quarter, by good',
    producer: 'cairo',
    seller: firm('Storköket Direkt i Växjö AB', 'Arabygatan 82, 352 46 Växjö', 'frozen'),
    draw: (p) =>
      asDrawing(p, {
        title: 'Köpstatistik kvartal 1',
        head: [['Utskriven', p.issue], ['Kundnr', p.customer]],
        rows: [['Artikel', 'Antal', 'Omsättning', 'Andel'], ...p.lines.map((line) => [line.name, s.quantity(line.quantity * 9n), s.money(line.sum * 9n), `${1 + of(line, 30)} %`])],
      }),
  },
];
