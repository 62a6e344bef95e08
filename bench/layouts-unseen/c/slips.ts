/** Papers of set C that are no invoices: delivery notes, price lists, deposits, recalls. */
import { compact, iso, words } from '../days.ts';
import { column, escaped, html, table } from '../html.ts';
import { digitsOf } from '../identity.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { bare, counted, grid, swedish } from './looks.ts';
import { type COther, coded, type Seller } from './orders.ts';
import { lined, stacked, valued } from './strokes.ts';
import { bread, dairy, gear, greens, meat, soft } from './wares.ts';

const seller = (name: string, street: string, post: string, wares: Seller['wares'], more: Partial<Seller> = {}): Seller => ({
  supplier: firm(name, street, post), wares, lines: [4, 8], code: coded(name, 5), number: (count) => String(31_400 + count * 3), from: '2026-03-04', ...more,
}); // prettier-ignore

const plainTable = 'body{font-size:9.5pt}.lines th{border-bottom:.6pt solid #000}.kv{margin:8pt 0 0 auto}';

export const slips: readonly COther[] = [
  {
    kind: 'delivery-note',
    hard: 'Följesedel without prices',
    producer: 'groff',
    seller: seller('Ängslyckans Mejeridepå AB', 'Depåvägen 6', '583 30 Linköping', dairy),
    draw: (p) =>
      `.pl 29.7c\n.po 2c\n.ll 17c\n.ft H\n.ps 10\n.vs 13\n.nf\n.sp |1.6c\n\\fB\\s16FÖLJESEDEL\\s0\\fP\n.sp\n${p.supplier.name}\n${p.supplier.street}, ${p.supplier.post}\n.sp\nFöljesedelsnr ${p.number}\nLeveransdatum ${iso(p.issue)}\nKundnr ${p.customer}\n.sp\n${p.buyer.name}\n${p.buyer.street}\n${p.buyer.post}\n.sp\n.TS\ntab(|);\nlb lb rb lb\nl l r l.\nArtnr|Benämning|Antal|Enhet\n${p.lines.map((l) => `${l.code}|${l.name}|${bare.quantity(l.quantity)}|${l.unit}`).join('\n')}\n.TE\n.sp 2\nMottaget av: ..............................\n`,
  },
  {
    kind: 'delivery-note',
    hard: 'Följesedel with prices, sums and VAT, as valued delivery notes are',
    producer: 'cairo',
    seller: seller('Rotfruktens Partilager AB', 'Källarvägen 12', '291 75 Färlöv', greens),
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(50, 60, p.supplier.name, { size: 13, font: 'bold' });
      s.text(545, 60, 'FÖLJESEDEL', { size: 13, font: 'bold', align: 'r' });
      stacked(s, 80, [
        [50, 'Följesedel nr', p.number],
        [150, 'Datum', iso(p.issue)],
        [250, 'Kundnr', p.customer],
        [350, 'Tur', String(10 + p.lines.length)],
      ]);
      s.block(320, 120, [p.buyer.name, p.buyer.street, p.buyer.post]);
      const end = lined(
        s,
        190,
        [
          [50, 'Nr', (l) => l.code],
          [100, 'Vara', (l) => l.name],
          [345, 'Levererat', (l) => swedish.quantity(l.quantity), 'r'],
          [355, 'Enhet', (l) => l.unit],
          [450, 'Pris', (l) => swedish.price(l.price), 'r'],
          [545, 'Värde', (l) => swedish.money(l.sum), 'r'],
        ],
        p.lines,
        { rule: [50, 545] },
      );
      valued(s, 380, 545, end + 8, [
        ['Leveransvärde', swedish.money(p.net)],
        ['Moms', swedish.money(p.tax)],
        ['Totalt', swedish.money(p.gross)],
      ]);
      s.text(
        50,
        800,
        `Samlingsfaktura sänds varje vecka. Org.nr ${p.supplier.organisation}. Bankgiro ${p.supplier.bankgiro}`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    kind: 'delivery-note',
    hard: 'Packsedel with ordered, delivered and remaining',
    producer: 'fpdf',
    seller: seller('Kartongrikets Lager AB', 'Pallvägen 1', '556 28 Jönköping', gear),
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(50, 60, 'PACKSEDEL', { size: 16, font: 'bold' });
      valued(
        s,
        50,
        150,
        90,
        [
          ['Ordernr', p.order],
          ['Packdatum', compact(p.issue)],
          ['Avsändare', p.supplier.name],
          ['Mottagare', `${p.buyer.name}, ${p.buyer.post}`],
        ],
        { left: true },
      );
      lined(
        s,
        170,
        [
          [50, 'Artikelnr', (l) => l.code],
          [120, 'Artikel', (l) => l.name],
          [350, 'Beställt', (l) => bare.quantity(l.quantity), 'r'],
          [420, 'Levererat', (l) => bare.quantity(l.quantity), 'r'],
          [490, 'Rest', () => '0', 'r'],
        ],
        p.lines,
        { rule: [50, 490] },
      );
      return s.drawing();
    },
  },
  {
    kind: 'price-list',
    hard: 'prices for a week, no quantities',
    producer: 'chromium',
    seller: seller('Morgondaggens Gröntgrossist AB', 'Tidiga torget 3', '120 44 Årsta', greens, {
      lines: [10, 14],
    }),
    draw: (p) =>
      html(
        plainTable,
        `<h1>Prislista vecka ${12 + (p.lines.length % 5)}</h1><p>Gäller från ${words(p.issue)}. Alla priser exkl. moms, kr.</p>${table([column('Artnr', (l) => l.code), column('Vara', (l) => l.name), column('Förpackning', (l) => l.pack), column('Enhet', (l) => l.unit), column('Pris', (l) => swedish.price(l.price), 'r')], p.lines)}<p>${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, ordertelefon ${p.supplier.phone}</p>`,
      ),
  },
  {
    kind: 'price-list',
    hard: 'a spreadsheet with old and new prices',
    producer: 'calc',
    seller: seller('Mjölkvägens Distribution AB', 'Kylvägen 5', '901 33 Umeå', [...dairy, ...bread], {
      lines: [8, 12],
    }),
    draw: (p) =>
      html(
        'td,th{font-size:10pt}',
        `<h2>Prisändring från ${iso(p.due)}</h2><p>${p.supplier.name}, org.nr ${p.supplier.organisation}</p>${grid(
          ['Art.nr', 'Artikel', 'Enhet', 'Gammalt pris', 'Nytt pris'],
          p.lines.map((l) => [
            l.code,
            l.name,
            l.unit,
            swedish.price(((l.price * 96n) / 9_600n) * 100n),
            swedish.price(l.price),
          ]),
          { left: 3 },
        )}`,
      ),
  },
  {
    kind: 'deposit-statement',
    hard: 'crates in and out with a balance in pieces',
    producer: 'pdf-lib',
    seller: seller('Skumtoppens Bryggeridepå AB', 'Backvägen 24', '302 60 Halmstad', soft, { lines: [3, 5] }),
    draw: (p) => {
      const s = new Sheet({ size: 9.5 });
      s.text(50, 60, 'TOMGODSBESKED', { size: 15, font: 'bold' });
      s.block(50, 82, [
        p.supplier.name,
        `Kund ${p.customer} ${p.buyer.name}`,
        `Period till och med ${iso(p.issue)}`,
      ]);
      lined(
        s,
        150,
        [
          [50, 'Emballage', (l) => `Back ${l.pack}`],
          [300, 'Ut', (l) => bare.quantity(l.quantity), 'r'],
          [380, 'In', (l) => bare.quantity(l.quantity - 1000n), 'r'],
          [470, 'Saldo', () => '1', 'r'],
        ],
        p.lines,
        { rule: [50, 470] },
      );
      s.text(50, 400, 'Detta är ingen faktura. Saldot regleras vid nästa kvartalsskifte.');
      return s.drawing();
    },
  },
  {
    kind: 'recall',
    hard: 'recall of goods with batches',
    producer: 'writer',
    seller: seller('Lammhultets Charkfabrik AB', 'Fabriksgatan 2', '363 45 Lammhult', meat, {
      lines: [1, 2],
    }),
    draw: (p) =>
      html(
        plainTable,
        `<h1>Återkallelse</h1><p>${words(p.issue)}</p><p>Till ${escaped(p.buyer.name)}</p><p>Vi återkallar nedanstående vara på grund av felaktig märkning. Sluta servera varan och kassera den. Kreditfaktura sänds.</p>${table([column('Artnr', (l) => l.code), column('Vara', (l) => l.name), column('Batch', (l) => digitsOf(String(l.seed), 6)), column('Levererat', (l) => counted(l), 'r')], p.lines)}<p>Med vänlig hälsning<br>Kvalitet, ${p.supplier.name}</p>`,
      ),
  },
];
