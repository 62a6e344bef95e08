/** Invoices from Denmark, Norway and Finland, without VAT, continued. */
import { dotted } from '../days.ts';
import { column, escaped, over, pairs, remarked, table, titled } from '../html.ts';
import { facts, fees, from, in_, l, ledger, lines, mark, page, r, sheet, side, sums, to } from './kit.ts';
import { firmAbroad } from './numbers-abroad.ts';
import type { LayoutN } from './orders.ts';

const sp = in_('space');

const dried = firmAbroad(
  'NO',
  'Lofothandel Tørrfisk AS',
  'Hjellveien 22, NO-8392 Sørvågen',
  '+47 21 00 71 90',
);
const rye = firmAbroad(
  'FI',
  'Skärgårdens Bageri Ab Oy',
  'Hamnvägen 3, FI-22100 Mariehamn',
  '+358 18 555 014',
);
const lapp = firmAbroad('FI', 'Lapin Herkut Oy', 'Tunturitie 9, FI-99600 Sodankylä', '+358 16 555 820');

export const abroadMore: readonly LayoutN[] = [
  {
    id: 'n63',
    producer: 'wkhtmltopdf',
    hard: 'Norwegian, KID number and a bare table',
    count: 2,
    seller: {
      party: dried,
      trades: ['no'],
      codes: '',
      numbers: '5531',
      lines: [1, 3],
      currency: 'NOK',
      terms: 20,
      grams: 500,
      step: 100,
    },
    draw: (p) =>
      page(
        '',
        `<h2>${escaped(p.supplier.name)}</h2><p>${lines(p.supplier.street, p.supplier.post, p.supplier.phone)}</p><hr>`,
        remarked(p),
        side(
          [50, `<p>${lines(...to(p), 'Sverige')}</p>`],
          [
            50,
            pairs([
              [titled(p, 'Faktura'), p.number],
              ['Dato', dotted(p.issue)],
              ['Forfall', dotted(p.due)],
              ['KID', p.ocr],
            ]),
          ],
        ),
        '<br>',
        table(
          [
            column('Vare', (x) => x.name),
            column('Mengde', (x) => `${sp.quantity(x.quantity)} ${x.unit}`, 'r'),
            column('Pris', (x) => sp.price(x.price), 'r'),
            column('Sum', (x) => sp.money(x.sum), 'r'),
          ],
          p.lines,
        ),
        `<hr>${pairs(
          [
            ['Netto', sp.money(p.net)],
            ['MVA 0 %', sp.money(p.tax)],
            ['Sum NOK', sp.money(p.payable)],
          ],
          'pairs right',
        )}<div class="clear"></div><p>Foretaksregisteret, org.nr ${p.supplier.organisation} MVA. Konto ${p.supplier.iban ?? ''}.</p>`,
      ),
  },
  {
    id: 'n64',
    producer: 'cairo',
    hard: 'Finnish Swedish, euros, a reference number',
    count: 2,
    credits: 1,
    seller: {
      party: rye,
      trades: ['fi'],
      codes: '###',
      numbers: '20418',
      lines: [2, 5],
      currency: 'EUR',
      terms: 14,
      fees: [['Frakt med färja', 4500, 0]],
    },
    draw: (p) => {
      const s = sheet();
      s.text(40, 50, p.supplier.name, { font: 'bold', size: 14 });
      s.block(40, 64, [p.supplier.street, p.supplier.post, 'Åland, Finland'], { size: 8, leading: 10 });
      s.text(350, 50, titled(p, 'RÄKNING', 'KREDITRÄKNING'), { font: 'bold', size: 14 });
      facts(s, 68, 350, 450, [
        ['Räkningsnummer', p.number],
        ['Räkningsdatum', dotted(p.issue)],
        ['Förfallodag', dotted(p.due)],
        ['Kundnummer', p.customer],
        ['Referensnummer', p.ocr],
        ['Avser räkning', p.about ?? ''],
      ]);
      s.block(40, 130, [...to(p), 'Sverige']);
      mark(s, 40, 190, p);
      const y = ledger(
        s,
        215,
        [
          l(40, 'Art', (x) => x.code),
          l(80, 'Produkt', (x) => x.name),
          r(330, 'Mängd', (x) => sp.quantity(x.quantity)),
          l(338, 'Enhet', (x) => x.unit),
          r(440, 'À pris €', (x) => sp.price(x.price)),
          r(555, 'Summa €', (x) => sp.money(x.sum)),
        ],
        p.lines,
      );
      sums(
        s,
        y + 14,
        380,
        555,
        [
          ...fees(p, sp.money),
          ['Skattefri summa', sp.money(p.net)],
          ['Moms 0 %', sp.money(p.tax)],
          ['Att betala EUR', sp.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.block(
        40,
        780,
        [
          `FO-nummer ${p.supplier.organisation}   VAT ${p.supplier.vat}   Tel ${p.supplier.phone}`,
          `IBAN ${p.supplier.iban ?? ''}   Gemenskapsintern varuförsäljning, köparens momsnr ${p.buyer.vat}`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n65',
    producer: 'weasyprint',
    hard: 'Finnish firm that writes Swedish and Finnish beside each other',
    count: 2,
    seller: {
      party: lapp,
      trades: ['fi'],
      codes: 'LH##',
      numbers: '6602',
      lines: [2, 4],
      currency: 'EUR',
      terms: 21,
    },
    draw: (p) =>
      page(
        '.lines th{border-bottom:1px solid #000;font-size:8pt}',
        side(
          [60, `<h2>LAPIN HERKUT</h2>${lines(...from(p), 'Suomi / Finland')}`],
          [
            40,
            `<h3>${titled(p, 'Faktura / Lasku')}</h3>${pairs([
              ['Nr / Nro', p.number],
              ['Datum / Pvm', dotted(p.issue)],
              ['Förfaller / Eräpäivä', dotted(p.due)],
            ])}`,
          ],
        ),
        remarked(p),
        `<p>${lines(...to(p), 'Ruotsi / Sverige')}</p>`,
        table(
          [
            column('Kod / Koodi', (x) => x.code),
            column('Produkt / Tuote', (x) => x.name),
            column('Antal / Määrä', (x) => `${sp.quantity(x.quantity)} ${x.unit}`, 'r'),
            column('Pris / Hinta', (x) => sp.price(x.price), 'r'),
            column('Summa / Yhteensä', (x) => sp.money(x.sum), 'r'),
          ],
          p.lines,
        ),
        `<br>${over([
          ['Netto / Veroton', sp.money(p.net)],
          ['Moms / ALV 0 %', sp.money(p.tax)],
          ['Att betala / Maksettava EUR', sp.money(p.payable)],
        ])}<p class="small">Y-tunnus / FO-nummer ${p.supplier.organisation}, VAT ${p.supplier.vat}, IBAN ${p.supplier.iban ?? ''}, ${p.supplier.phone}</p>`,
      ),
  },
];
