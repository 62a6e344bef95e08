/** Papers about goods: notes of deliveries, price lists, recalls, plans, empties and freight. */
import { plusDays } from '../days.ts';
import { figures, of } from './kit.ts';
import { asDrawing, asPage, type Letter } from './letter.ts';
import type { Seller } from './orders.ts';
import { placeOf, swede } from './parties.ts';
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

export const lettersLists: readonly Letter[] = [
  {
    kind: 'deposit-statement',
    hard: 'a balance of empties and pallets that are lent',
    producer: 'groff-gs',
    seller: firm('Svensk Lådpool Syd AB', 'Pallgatan 6, 254 64 Helsingborg', 'dry'),
    draw: (p) =>
      [
        '.pl 297m', '.sp |2c', '.po 2c', '.ll 17c', '.ps 10', '.vs 13', '.nf', `.ps 14\n\\fB${p.supplier.name}\\fP\n.ps 10`, '.sp 1', `Saldo emballage per ${p.issue}`, `Kund ${p.customer} ${p.buyer.name}`, '.sp 1',
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
        head: [
          ['Avsändare', 'Dalkarlens Potatis AB'],
          ['Mottagare', placeOf(p.buyer)[0]],
          ['Ort', placeOf(p.buyer)[2]],
          ['Lastat', p.delivered],
        ],
        rows: [
          ['Godsslag', 'Kolli', 'Vikt kg'],
          ...p.lines.map((line) => [line.name, String(1 + of(line, 6)), String(12 + of(line, 300))]),
        ],
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
        head: [
          ['Ordernr', p.order],
          ['Datum', p.issue],
          ['Önskad leverans', p.due],
        ],
        rows: [
          ['Artikel', 'Vara', 'Antal', 'Avtalat pris'],
          ...p.lines.map((line) => [
            line.code,
            line.name,
            `${m.quantity(line.quantity)} ${line.unit}`,
            m.price(line.price),
          ]),
        ],
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
        head: [
          ['Datum', p.issue],
          ['Kundnr', p.customer],
        ],
        rows: [
          ['Ordinarie dag', 'Ny dag', 'Beställ senast'],
          ...[0, 1, 2].map((at) => [
            plusDays(p.due, at * 2),
            plusDays(p.due, at * 2 - 1),
            `${plusDays(p.due, at * 2 - 2)} kl 12`,
          ]),
        ],
        lefts: 3,
      }),
  },
  {
    kind: 'bonus',
    hard: 'a bonus for the year with sums of purchases by group',
    producer: 'stretched',
    seller: firm('Inköpsringen Krögarna Ek. för.', 'Rådmansgatan 52, 113 57 Stockholm', 'dry', {
      party: swede('Inköpsringen Krögarna Ek. för.', 'Rådmansgatan 52, 113 57 Stockholm', '7696'),
    }),
    draw: (p) =>
      asDrawing(p, {
        title: 'Bonusbesked 2025',
        head: [
          ['Datum', p.issue],
          ['Medlem', p.customer],
        ],
        rows: [
          ['Leverantör', 'Inköp', 'Bonus'],
          ...p.lines.map((line, at) => [
            ['Frys', 'Mejeri', 'Dryck', 'Kem', 'Bröd', 'Frukt', 'Fisk', 'Kött'][at] ?? 'Övrigt',
            s.money(line.sum * 40n),
            s.money(line.sum),
          ]),
          ['Summa bonus', '', s.money(p.lineNet)],
        ],
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
        head: [
          ['Utskriven', p.issue],
          ['Kundnr', p.customer],
        ],
        rows: [
          ['Artikel', 'Antal', 'Omsättning', 'Andel'],
          ...p.lines.map((line) => [
            line.name,
            s.quantity(line.quantity * 9n),
            s.money(line.sum * 9n),
            `${1 + of(line, 30)} %`,
          ]),
        ],
      }),
  },
];
