/** Orders, lists, contracts: further papers about goods that are no invoices. */
import { dotted, plusDays, words } from '../days.ts';
import { address, column, escaped, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { inFigures, page, rowsOn, side, who } from './kit.ts';
import { type Letter } from './letter-forms.ts';

const sv = inFigures('swedish');
const bare = inFigures('bare');

export const lettersLists: readonly Letter[] = [
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
        '.sp 2c',
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
