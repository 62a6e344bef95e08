/** Papers about goods that are no invoices: confirmations, quotations, notes, lists. */
import { dotted, plusDays, words } from '../days.ts';
import { address, column, escaped, over, table } from '../html.ts';
import type { Producer } from '../layout.ts';
import type { Paper } from '../paper.ts';
import { type Drawing, Sheet } from '../sheet.ts';
import { inFigures, page, rowsOn, side, sums, who } from './kit.ts';

export interface Letter {
  readonly kind: string;
  /** The layout whose firm writes. */
  readonly of: string;
  readonly producer: Producer;
  readonly hard: string;
  readonly draw: (paper: Paper) => string | Drawing;
  /** Whether it names an invoice. */
  readonly isAbout?: boolean;
}

const sv = inFigures('swedish');
const bare = inFigures('bare');

interface Words {
  readonly title: string;
  readonly number: string;
  readonly text: string;
  readonly isPriced: boolean;
}

const plainTable =
  ({ title, number, text, isPriced }: Words) =>
  (p: Paper): string =>
    page(
      '.lines th{border-bottom:1pt solid #444}.lines td{padding:3pt}.over th{padding-right:8mm;font-weight:400;color:#555}',
      `<h2>${escaped(p.supplier.name)}</h2><p>${p.supplier.street}, ${p.supplier.post}, org.nr ${p.supplier.organisation}</p><h1>${title}</h1>`,
      over([
        [number, p.order],
        ['Datum', p.issue],
        ['Kundnummer', p.customer],
        ['Leveransdag', plusDays(p.issue, 2)],
      ]),
      `<p>${address(p.buyer)}</p>`,
      table(
        [
          column('Artikel', (l) => l.code),
          column('Benämning', (l) => l.name),
          column('Antal', (l) => sv.quantity(l.quantity), 'r'),
          column('Enhet', (l) => l.unit),
          ...(isPriced
            ? [column('Pris', (l) => sv.price(l.price), 'r'), column('Summa', (l) => sv.money(l.sum), 'r')]
            : []),
        ],
        p.lines,
      ),
      isPriced
        ? `<p class="r">Summa exkl. moms ${sv.money(p.net)}<br>Moms ${sv.money(p.tax)}<br>Summa inkl. moms ${sv.money(p.gross)}</p>`
        : '',
      `<p>${text}</p>`,
    );

const ruled =
  ({ title, number, text, isPriced }: Words) =>
  (p: Paper): Drawing => {
    const s = new Sheet({ size: 9 });
    s.text(40, 50, p.supplier.name, { font: 'bold', size: 13 });
    s.text(555, 50, title, { font: 'bold', size: 15, align: 'r' });
    s.block(40, 64, [p.supplier.street, p.supplier.post, `Org.nr ${p.supplier.organisation}`]);
    s.block(330, 80, [`${number}: ${p.order}`, `Datum: ${p.issue}`, `Er ref: ${p.reference}`]);
    s.block(40, 120, who(p.buyer));
    const y = rowsOn(
      s,
      [
        [40, 'Art.nr', (l) => l.code],
        [95, 'Benämning', (l) => l.name],
        [330, 'Antal', (l) => bare.quantity(l.quantity), 'r'],
        [336, 'Enh', (l) => l.unit],
        ...(isPriced
          ? ([
              [440, 'Pris', (l) => bare.price(l.price), 'r'],
              [555, 'Belopp', (l) => bare.money(l.sum), 'r'],
            ] as const)
          : ([
              [420, 'Levererat', () => '', 'l'],
              [500, 'Signatur', () => '', 'l'],
            ] as const)),
      ],
      p.lines,
      190,
      { isRuled: true, step: 16 },
    );
    if (isPriced)
      sums(s, 380, 555, y + 14, [
        ['Totalt exkl. moms', bare.money(p.net)],
        ['Moms', bare.money(p.tax)],
        ['Totalt inkl. moms', bare.money(p.gross)],
      ]);
    s.text(40, y + 80, text);
    return s.drawing(title);
  };

const listed =
  ({ title, number, text, isPriced }: Words) =>
  (p: Paper): string =>
    page(
      'body{font-family:"Liberation Serif";font-size:11pt}',
      `<p align="right">${escaped(p.supplier.name)}<br>${p.supplier.post}<br>${words(p.issue)}</p><p>${address(p.buyer)}</p><h2>${title}</h2><p>${number} ${p.order}. ${text}</p>`,
      `<table width="100%">${p.lines.map((l) => `<tr><td>${escaped(l.name)}</td><td align="right">${sv.quantity(l.quantity)} ${l.unit}</td>${isPriced ? `<td align="right">${sv.price(l.price)} kr/${l.unit}</td>` : ''}</tr>`).join('')}</table>`,
      `<p>Med vänliga hälsningar<br>${escaped(p.supplier.name)}<br>Tel ${p.supplier.phone}</p>`,
    );

const order = {
  title: 'Orderbekräftelse',
  number: 'Ordernummer',
  text: 'Kontrollera att uppgifterna stämmer. Faktura skickas efter leverans.',
  isPriced: true,
};
const offer = {
  title: 'Offert',
  number: 'Offertnr',
  text: 'Priserna gäller i 30 dagar. Välkommen med er beställning!',
  isPriced: true,
};
const note = {
  title: 'Följesedel',
  number: 'Följesedelsnr',
  text: 'Varorna mottagna i gott skick: ______________________',
  isPriced: false,
};

export const lettersTrade: readonly Letter[] = [
  {
    kind: 'order-confirmation',
    of: 'q07-inredning-rabatt',
    producer: 'chromium',
    hard: 'with sums and VAT',
    draw: plainTable(order),
  },
  {
    kind: 'order-confirmation',
    of: 'q29-kott-lador',
    producer: 'pdf-lib',
    hard: 'with sums and VAT',
    draw: ruled({ ...order, title: 'Ordererkännande' }),
  },
  {
    kind: 'order-confirmation',
    of: 'q37-vin-kolli',
    producer: 'writer',
    hard: 'a letter',
    draw: listed({ ...order, text: 'Tack för er order. Vi har noterat följande:' }),
  },
  {
    kind: 'order-confirmation',
    of: 'q08-bryggeri-pos',
    producer: 'ghostscript',
    hard: 'with sums and VAT',
    draw: ruled({ ...order, title: 'ORDERBEKRÄFTELSE', number: 'Kundorder' }),
  },
  {
    kind: 'quotation',
    of: 'q25-ror-grupper',
    producer: 'wkhtmltopdf',
    hard: 'with sums and VAT',
    draw: plainTable(offer),
  },
  {
    kind: 'quotation',
    of: 'q51-kok-blankett',
    producer: 'reportlab',
    hard: 'with sums and VAT',
    draw: ruled({ ...offer, title: 'OFFERT' }),
  },
  {
    kind: 'quotation',
    of: 'q27-tryckeri',
    producer: 'writer',
    hard: 'a letter',
    draw: listed({ ...offer, title: 'Offert på trycksaker', text: 'Tack för er förfrågan. Vi kan erbjuda:' }),
  },
  {
    kind: 'quotation',
    of: 'q23-kyl-noter',
    producer: 'weasyprint',
    hard: 'a cost proposal',
    draw: plainTable({ ...offer, title: 'Kostnadsförslag', number: 'Förslag nr' }),
  },
  {
    kind: 'delivery-note',
    of: 'q06-tvarad-grossist',
    producer: 'driver',
    hard: 'no prices',
    draw: ruled(note),
  },
  {
    kind: 'delivery-note',
    of: 'q30-gront-ursprung',
    producer: 'chromium',
    hard: 'no prices',
    draw: plainTable(note),
  },
  {
    kind: 'delivery-note',
    of: 'q10-mejeri-samling',
    producer: 'words',
    hard: 'with prices',
    draw: ruled({
      ...note,
      title: 'FÖLJESEDEL',
      isPriced: true,
      text: 'Detta är ingen faktura. Faktureras samlat vid månadens slut.',
    }),
  },
  {
    kind: 'delivery-note',
    of: 'q32-bageri-dagar',
    producer: 'writer',
    hard: 'a letter of goods',
    draw: listed({ ...note, text: 'Levererat i dag till er bakdörr:' }),
  },
  {
    kind: 'delivery-note',
    of: 'q01-fisk-fot',
    producer: 'wkhtmltopdf',
    hard: 'with prices',
    draw: plainTable({ ...note, title: 'Fraktsedel/följesedel', isPriced: true }),
  },
  {
    kind: 'pick-list',
    of: 'q39-lask-backar',
    producer: 'cairo',
    hard: 'no prices',
    draw: ruled({
      title: 'PLOCKLISTA',
      number: 'Order',
      text: 'Plockat av: ________  Kolli: ____',
      isPriced: false,
    }),
  },
  {
    kind: 'return-note',
    of: 'q08-bryggeri-pos',
    producer: 'chromium',
    hard: 'returned goods without amounts',
    draw: plainTable({
      title: 'Retursedel',
      number: 'Returnr',
      text: 'Godset hämtas vid nästa leverans. Kreditfaktura skickas efter kontroll.',
      isPriced: false,
    }),
  },
  {
    kind: 'packing-list',
    of: 'q62-british-tea',
    producer: 'arrays',
    hard: 'no prices',
    draw: ruled({
      title: 'PACKING LIST',
      number: 'Consignment',
      text: 'Two cartons, gross weight 31.5 kg',
      isPriced: false,
    }),
  },
  {
    kind: 'purchase-order',
    of: 'q15-blommor-ark',
    producer: 'skia',
    hard: 'the restaurant orders from the firm',
    draw: (p) => {
      const s = new Sheet({ size: 10 });
      s.text(50, 60, 'Inköpsorder', { font: 'bold', size: 18 });
      s.block(50, 90, ['Beställare', ...who(p.buyer)]);
      s.block(320, 90, ['Leverantör', ...who(p.supplier)]);
      s.text(50, 160, `Ordernr ${p.order}, ${p.issue}, önskad leverans ${plusDays(p.issue, 4)}`);
      rowsOn(
        s,
        [
          [50, 'Vara', (l) => l.name],
          [380, 'Antal', (l) => bare.quantity(l.quantity), 'r'],
          [390, 'Enhet', (l) => l.unit],
        ],
        p.lines,
        190,
        { isRuled: true },
      );
      return s.drawing('Inköpsorder');
    },
  },
  {
    kind: 'price-list',
    of: 'q29-kott-lador',
    producer: 'chromium',
    hard: 'many prices, no quantities',
    draw: (p) =>
      page(
        '.lines td{border-bottom:.4pt solid #999}',
        `<h1>Prislista vecka 37</h1><p>${escaped(p.supplier.name)}, order ${p.supplier.phone} före kl 14</p>`,
        table(
          [
            column('Nr', (l) => l.code),
            column('Artikel', (l) => l.name),
            column('Förpackning', (l) => l.pack),
            column('Pris kr exkl. moms', (l) => `${sv.price(l.price)}/${l.unit}`, 'r'),
          ],
          p.lines,
        ),
        `<p>Gäller från ${p.issue}. Med reservation för slutförsäljning.</p>`,
      ),
  },
  {
    kind: 'price-list',
    of: 'q38-mikrobryggeri',
    producer: 'weasyprint',
    hard: 'a folder of beers',
    draw: (p) =>
      page(
        'div{border:1pt solid #000;padding:6pt;margin:4mm 0}',
        `<h1>Öl i höst</h1>${p.lines.map((l) => `<div><b>${escaped(l.name)}</b><span class="right">${bare.price(l.price)} kr per ${l.unit}</span><br>Bryggd i Kolbotten, säljs så länge lagret räcker.</div>`).join('')}<p>${escaped(p.supplier.name)}, ${p.supplier.mail}</p>`,
      ),
  },
  {
    kind: 'price-list',
    of: 'q04-kem-rader',
    producer: 'calc',
    hard: 'a sheet of new and old prices',
    draw: (p) =>
      page(
        'td{font-size:9pt}',
        `<table width="600"><tr><td colspan="4">Prisjustering från ${p.issue}</td></tr><tr><td colspan="4">${escaped(p.supplier.name)}</td></tr><tr><td width="80">Art.nr</td><td width="260">Artikel</td><td width="100">Gammalt pris</td><td width="100">Nytt pris</td></tr>${p.lines.map((l) => `<tr><td>${l.code}</td><td>${escaped(l.name)}</td><td align="right">${bare.price((l.price / 1000n) * 950n)}</td><td align="right">${bare.price(l.price)}</td></tr>`).join('')}</table>`,
      ),
  },
  {
    kind: 'recall',
    of: 'q35-chark-kolumner',
    producer: 'chromium',
    hard: 'batches and days',
    draw: (p) =>
      page(
        '',
        `<h1>Återkallelse</h1><p>${dotted(p.issue)}</p><p>${escaped(p.supplier.name)} återkallar <b>${escaped(p.lines[0]?.name ?? '')}</b>, artikel ${p.lines[0]?.code}, parti ${p.order}, på grund av felaktig märkning av senap.</p><p>Kassera varan och meddela oss antal på ${p.supplier.phone}. Ni krediteras på nästa faktura.</p>`,
      ),
  },
  {
    kind: 'delivery-plan',
    of: 'q02-bageri-rutor',
    producer: 'weasyprint',
    hard: 'days and hours of a holiday',
    draw: (p) =>
      page(
        'td{border:.5pt solid #555;padding:4pt}',
        `<h2>${escaped(p.supplier.name)}</h2><h1>Leveranser under jul och nyår</h1><table>${[0, 1, 2, 3, 4].map((at) => `<tr><td>${words(plusDays('2026-12-22', at))}</td><td>${at === 2 || at === 3 ? 'Ingen leverans' : 'Leverans 05.30–08.00'}</td><td>Beställ senast ${words(plusDays('2026-12-20', at))}</td></tr>`).join('')}</table>`,
      ),
  },
  {
    kind: 'contract',
    of: 'q19-uthyrning',
    producer: 'chromium',
    hard: 'fees per month in the text',
    draw: (p) =>
      page(
        'body{font-size:10.5pt;line-height:1.5}',
        `<h1>Hyresavtal nr ${p.order}</h1>`,
        side(
          [50, `<b>Uthyrare</b><br>${address(p.supplier)}<br>${p.supplier.organisation}`],
          [50, `<b>Hyrestagare</b><br>${address(p.buyer)}<br>${p.buyer.organisation}`],
        ),
        `<p>§ 1 Uthyraren hyr ut följande utrustning: ${p.lines.map((l) => escaped(l.name)).join(', ')}.</p><p>§ 2 Hyran är ${sv.money(p.net)} kr per månad exklusive moms och faktureras i förskott.</p><p>§ 3 Avtalet gäller i 36 månader från ${p.issue} och förlängs med 12 månader om det inte sägs upp tre månader före avtalstidens slut.</p><p>§ 4 Hyrestagaren ansvarar för skötsel enligt bruksanvisningen.</p><br><br><p>Ort och datum ____________________ Namnteckning ____________________</p>`,
      ),
  },
  {
    kind: 'contract',
    of: 'q24-skadedjur',
    producer: 'groff',
    hard: 'an agreement as text',
    draw: (p) =>
      [
        '.pl 29.7c',
        '.po 2.5c',
        '.ll 16c',
        '.ps 11',
        '.vs 16',
        '.ft TR',
        `\\fBSKADEDJURSAVTAL ${p.order}\\fP`,
        '.sp 1',
        `Mellan ${p.supplier.name}, org.nr ${p.supplier.organisation.replace('-', '\\-')}, och ${p.buyer.name} träffas följande avtal.`,
        '.sp 0.5',
        'Leverantören besöker restaurangen en gång per kvartal, kontrollerar betesstationer och lämnar skriftlig rapport. Vid akut angrepp inställer sig leverantören inom 24 timmar.',
        '.sp 0.5',
        `Årsavgiften är ${sv.money(p.net * 4n)} kronor exklusive moms. Avgiften indexregleras varje år enligt KPI.`,
        '.sp 0.5',
        'Avtalet gäller ett år i taget med tre månaders uppsägningstid.',
        '.sp 3',
        "För leverantören \\l'4c'   För kunden \\l'4c'",
        '',
      ].join('\n'),
  },
];
