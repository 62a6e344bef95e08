/** Papers around an order: quotations, confirmations, notes of delivery, lists. */
import * as days from '../days.ts';
import { across } from '../format.ts';
import { address, column, escaped, over, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { below, cells, doc, fig, grid, kv, L, R, rowsOn, side, stack, sumsOn } from './kit.ts';
import { type Letter, senders } from './letters.ts';

const sp = fig('space');
const bare = fig('bare');
const dot = fig('dotted');

export const lettersTrade: readonly Letter[] = [
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
  {
    kind: 'freight-bill',
    hard: 'consignment note with sender, receiver and carrier',
    producer: 'ghostscript',
    seller: senders.box,
    draw: (p) => {
      const s = new Sheet();
      s.text(40, 46, 'FRAKTSEDEL / WAYBILL', { size: 13, font: 'bold' });
      s.frame(40, 60, 300, 130);
      s.block(46, 74, ['Avsändare', p.supplier.name, p.supplier.street, p.supplier.post]);
      s.frame(310, 60, 555, 130);
      s.block(316, 74, ['Mottagare', p.buyer.name, p.buyer.street, p.buyer.post]);
      s.frame(40, 140, 555, 240);
      across(
        s,
        154,
        [
          [46, 'Kolli'],
          [120, 'Godsslag'],
          [360, 'Vikt kg'],
          [450, 'Volym m3'],
        ],
        { font: 'bold' },
      );
      across(s, 170, [
        [46, '2'],
        [120, 'Emballage på pall, ej stapelbart'],
        [360, '148'],
        [450, '1,92'],
      ]);
      s.block(46, 270, [
        `Sändningsnr ${p.order}-${p.customer}`,
        `Hämtdatum ${p.delivered}`,
        'Frakten betalas av avsändaren',
        'Mottagarens kvittens: ______________________',
      ]);
      return s.drawing();
    },
  },
];
