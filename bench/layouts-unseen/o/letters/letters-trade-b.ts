/** Papers around an order: quotations, confirmations, notes of delivery, lists. */
import * as days from '../../days.ts';
import { address, column, escaped, over, table } from '../../html.ts';
import { Sheet } from '../../sheet.ts';
import { below, doc, fig, grid, kv, L, R, rowsOn, side } from '../kit.ts';
import { type Letter, senders } from './letters.ts';

const sp = fig('space');
const bare = fig('bare');
export const lettersTradeB: readonly Letter[] = [
  {
    kind: 'delivery-note',
    hard: 'delivery note with prices and sum, faktura named as to follow',
    producer: 'wkhtmltopdf',
    seller: senders.fish,
    draw: (p) =>
      doc(
        '.lines th{border-bottom:1pt solid}',
        side(
          [60, `<h2>${escaped(p.supplier.name)}</h2>`],
          [
            40,
            kv([
              ['<b>FÖLJESEDEL</b>', p.number],
              ['Leveransdatum', p.delivered],
              ['Kund', p.customer],
            ]),
          ],
        ),
        address(p.buyer),
        table(
          [
            column('Art', (l) => l.code),
            column('Produkt', (l) => l.name),
            column('Kvantitet', (l) => bare.quantity(l.quantity, 2), 'r'),
            column('Enhet', (l) => l.unit),
            column('Pris', (l) => bare.price(l.price), 'r'),
            column('Belopp', (l) => bare.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<p class="r">Varuvärde exkl. moms ${bare.money(p.net)}</p><p>Faktura sänds separat. Is och lådor återlämnas rengjorda.</p><p class="small">${p.supplier.street}, ${p.supplier.post}, org.nr ${p.supplier.organisation}</p>`,
      ),
  },
  {
    kind: 'delivery-note',
    hard: 'groff-made slip of a bakery',
    producer: 'groff',
    seller: senders.bread,
    draw: (p) => `.ll 17c
.po 2c
.nf
.ps 14
${p.supplier.name}
.ps 11
.vs 14
Leveranssedel ${p.order} den ${days.words(p.delivered)}
.sp
${p.buyer.name}
${p.buyer.street}
.sp
.TS
tab(|);
l l r l.
Nr|Bröd|Antal|
${p.lines.map((l) => `${l.code}|${l.name}|${bare.quantity(l.quantity)}|${l.unit}`).join('\n')}
.TE
.sp 2
Backar ut: 6   Backar in: 4
Kvitteras: ____________________
`,
  },
  {
    kind: 'packing-list',
    hard: 'packing list with weights and pallet numbers',
    producer: 'fpdf',
    seller: senders.box,
    draw: (p) => {
      const s = new Sheet();
      s.text(40, 50, 'PACKLISTA', { size: 16, font: 'bold' });
      s.block(40, 72, [p.supplier.name, p.supplier.street, p.supplier.post, `Order ${p.order}`]);
      s.block(330, 72, ['Mottagare', p.buyer.name, p.buyer.street, p.buyer.post]);
      const end = rowsOn(
        s,
        [
          L(40, 'Pall', (l) => `P${below(l, 3) + 1}`),
          L(90, 'Art.nr', (l) => l.code),
          L(150, 'Innehåll', (l) => l.name),
          R(420, 'Antal', (l) => bare.quantity(l.quantity)),
          R(520, 'Bruttovikt kg', (l) => bare.quantity(BigInt(below(l, 90) + 4) * 1000n)),
        ],
        p.lines,
        { y: 150 },
      );
      s.text(40, end + 20, `Packat av ${p.reference} ${p.delivered}`);
      return s.drawing();
    },
  },
  {
    kind: 'pick-list',
    hard: 'store places and barcodes as digits',
    producer: 'words',
    seller: senders.dairy,
    draw: (p) => {
      const s = new Sheet({ font: 'mono' });
      s.text(40, 50, `PLOCKLISTA  order ${p.order}  ${p.supplier.name}`, { font: 'monobold' });
      s.text(40, 66, `Kund ${p.customer} ${p.buyer.name}   Rutt 7`);
      rowsOn(
        s,
        [
          L(40, 'Plats', (l) => `K${below(l, 9) + 1}-${below(l, 40, 'b') + 10}`),
          L(110, 'Artnr', (l) => l.code),
          L(170, 'Artikel', (l) => l.name),
          R(430, 'Best', (l) => bare.quantity(l.quantity)),
          L(450, 'Plock', () => '[    ]'),
        ],
        p.lines,
        { y: 90, leading: 18 },
      );
      return s.drawing();
    },
  },
  {
    kind: 'return-note',
    hard: 'returned crates and goods, no money',
    producer: 'stretched',
    seller: senders.beer,
    draw: (p) => {
      const s = new Sheet();
      s.text(40, 50, p.supplier.name, { size: 13, font: 'bold' });
      s.text(40, 76, `Retursedel ${p.number}`, { size: 13 });
      s.block(40, 96, [`Hämtat ${p.delivered} hos`, p.buyer.name, p.buyer.street, p.buyer.post]);
      const end = rowsOn(
        s,
        [
          L(40, 'Art', (l) => l.code),
          L(90, 'Retur av', (l) => l.name),
          R(360, 'Antal', (l) => bare.quantity(l.quantity)),
          L(380, 'Orsak', (l) => ['Tomfat', 'Skadat', 'Felleverans'][below(l, 3)] ?? ''),
        ],
        p.lines,
        { y: 160 },
      );
      s.text(40, end + 20, 'Kreditering sker när returen har kontrollerats på lagret.');
      return s.drawing();
    },
  },
  {
    kind: 'price-list',
    hard: 'price list over the spring with prices and packs',
    producer: 'weasyprint',
    seller: { ...senders.grocery, lines: [18, 22] },
    draw: (p) =>
      doc(
        '.lines td{border-bottom:.3pt solid #ccc}',
        `<h1>Prislista ${days.words(p.issue)}</h1><p>${escaped(p.supplier.name)} – gäller för ${escaped(p.buyer.name)}</p>`,
        table(
          [
            column('Artikelnr', (l) => l.code),
            column('Benämning', (l) => l.name),
            column('Förpackning', (l) => l.pack),
            column('Enhet', (l) => l.unit),
            column('Pris exkl. moms', (l) => sp.price(l.price), 'r'),
          ],
          p.lines,
        ),
        `<p class="small">Priserna gäller till ${p.due} med reservation för slutförsäljning. ${p.supplier.street}, ${p.supplier.post}, tel ${p.supplier.phone}, org.nr ${p.supplier.organisation}.</p>`,
      ),
  },
  {
    kind: 'price-list',
    hard: 'wine list for restaurants in two columns of prices',
    producer: 'skia',
    seller: { ...senders.wine, lines: [11, 13] },
    draw: (p) => {
      const s = new Sheet();
      s.text(297, 50, `${p.supplier.name}`, { size: 15, font: 'serifbold', align: 'c' });
      s.text(297, 68, 'Prislista restaurang, hösten', { align: 'c' });
      const end = rowsOn(
        s,
        [
          L(60, 'Nr', (l) => l.code),
          L(100, 'Vin', (l) => l.name),
          R(440, 'Pris/fl', (l) => bare.price(l.price)),
          R(535, 'Pris vid 12 fl', (l) => bare.price(((l.price * 95n) / 10_000n) * 100n)),
        ],
        p.lines,
        { y: 100, leading: 18 },
      );
      s.text(
        60,
        end + 20,
        `Alla priser exkl. moms. Beställ senast torsdag kl 12. Org.nr ${p.supplier.organisation}`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    kind: 'price-list',
    hard: 'spreadsheet with new and old price',
    producer: 'calc',
    seller: { ...senders.meat, lines: [10, 14] },
    draw: (p) =>
      doc(
        '',
        grid(
          [60, 230, 60, 90, 90],
          [
            [`Prisändring fr.o.m. ${p.due}`],
            [p.supplier.name],
            [],
            ['Art', 'Vara', 'Enhet', '>Nuvarande', '>Nytt pris'],
            ...p.lines.map((l) => [
              l.code,
              l.name,
              l.unit,
              `>${bare.price(l.price)}`,
              `>${bare.price(((l.price * 104n) / 10_000n) * 100n)}`,
            ]),
          ],
        ),
      ),
  },
  {
    kind: 'purchase-order',
    hard: "the restaurant's own order to a supplier, the buyer stands as the sender",
    producer: 'chromium',
    seller: senders.coffee,
    draw: (p) =>
      doc(
        '.lines th{border-bottom:1pt solid}',
        `<h2>Inköpsorder ${p.order}</h2>${side([50, `<b>Beställare</b><br>${address(p.buyer)}`], [50, `<b>Leverantör</b><br>${address(p.supplier)}`])}<p>Beställningsdatum ${p.issue}. Leverans önskas ${days.plusDays(p.issue, 3)} före kl 10.</p>`,
        table(
          [
            column('Ert artnr', (l) => l.code),
            column('Vara', (l) => l.name),
            column('Antal', (l) => sp.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('Avtalat pris', (l) => sp.price(l.price), 'r'),
          ],
          p.lines,
        ),
        over([
          ['Beräknat värde', `${sp.money(p.net)} kr`],
          ['Beställd av', p.reference],
        ]),
      ),
  },
];
