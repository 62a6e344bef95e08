/** Suppliers in the west. */
import { dotted as dottedDay, slashes, dashedBack } from '../days.ts';
import { address, escaped, remarked } from '../html.ts';
import { inBritain } from '../q/firms.ts';
import { page, rowsOn, side, sums, who, word } from '../q/kit.ts';
import { Sheet } from '../sheet.ts';
import { firm, inHolland } from './firms.ts';
import { chargeRows, dotted, eng, goods, kv } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';

export const abroadWest: readonly LayoutS[] = [
  {
    id: 's51-bloemen-nederland',
    producer: 'skia',
    hard: 'Dutch: flowers by bunches, trays as a deposit row, days with dashes backwards',
    credits: 0,
    seller: {
      firm: firm(
        'Van Leeuwesteijn Snijbloemen B.V.',
        'Legmeerdijk 311, 1431 GB Aalsmeer',
        inHolland('Leeuwesteijn'),
      ),
      wares: wares(
        '10553|Rosa gr. Avalanche 60 cm|bos|9.40|0|',
        '10871|Tulpa enk. Strong Gold|bos|3.85|0|',
        '11290|Eucalyptus Cinerea 70 cm|bos|5.20|0|',
        '11417|Chrysant tros wit|bos|4.60|0|',
        '12006|Kruiden mix pot 12|st|1.35|0|',
        '12740|Eetbare bloemen viooltjes bakje|st|3.10|0|',
        '12766|Micro greens rode shiso|st|3.95|0|',
      ),
      lines: [3, 6],
      currency: 'EUR',
      back: wares('F996|Retour fust emmer|st|2.50|0|'),
      number: (n) => `${n + 26_300_812}`,
      terms: 8,
      isFixed: true,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9 });
      sheet.block(40, 50, [p.supplier.name, p.supplier.street, p.supplier.post, 'Nederland'], {
        font: 'bold',
      });
      sheet.block(350, 50, [
        `${word(p, 'Factuur', 'Creditnota')}`,
        `Factuurnummer: ${p.number}`,
        `Factuurdatum: ${dashedBack(p.issue)}`,
        `Vervaldatum: ${dashedBack(p.due)}`,
        `Debiteur: ${p.customer}`,
      ]);
      sheet.block(40, 125, [...who(p.buyer), 'Zweden', `BTW-nr ${p.buyer.vat}`]);
      if (p.remark !== null) sheet.text(40, 195, p.remark, { font: 'bold' });
      const y = rowsOn(
        sheet,
        [
          [40, 'Artikel', (l) => l.code],
          [85, 'Omschrijving', (l) => l.name],
          [300, 'Aantal', (l) => dotted.quantity(l.quantity), 'r'],
          [306, '', (l) => l.unit],
          [390, 'Prijs', (l) => dotted.price(l.price), 'r'],
          [440, 'BTW', (l) => `${l.rate}%`, 'r'],
          [555, 'Bedrag', (l) => dotted.money(l.sum), 'r'],
        ],
        p.lines,
        215,
        { isRuled: true },
      );
      sheet.line(440, y - 5, 555);
      sums(
        sheet,
        390,
        555,
        y + 10,
        [
          ['Totaal excl. BTW', `€ ${dotted.money(p.net)}`],
          ['BTW 0%', `€ ${dotted.money(p.tax)}`],
          ['Te betalen', `€ ${dotted.money(p.payable)}`],
        ],
        { font: 'bold' },
      );
      sheet.block(
        40,
        760,
        [
          `Intracommunautaire levering, BTW verlegd. KvK ${p.supplier.organisation}  BTW ${p.supplier.vat}`,
          'IBAN NL91 ABNA 0417 1643 00  BIC ABNANL2A  Op al onze leveringen zijn de VGB-voorwaarden van toepassing.',
          `Week ${dottedDay(p.issue).slice(3, 5)} zending per koelwagen`,
        ],
        { size: 7.5 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 's52-british-cheese',
    producer: 'chromium',
    hard: 'British: pounds, English figures, weights of each cheese below, days with words',
    credits: 1,
    seller: {
      firm: firm('Harrowby Vale Cheesemongers Ltd', '9 Tannery Yard, Ludlow SY8 1PT', inBritain('Harrowby')),
      wares: wares(
        'HV-CHD24|Mature Cheddar 24 months cloth bound|kg|16.80|0|',
        'HV-STL|Blue Stilton half|kg|14.95|0|',
        'HV-WEN|Wensleydale whole 4 kg|kg|12.40|0|',
        'HV-LAN|Tasty Lancashire|kg|13.10|0|',
        'HV-CRK|Charcoal crackers 185 g|each|2.35|0|',
        'HV-CHU|Spiced plum chutney 2.5 kg|tub|17.90|0|',
      ),
      lines: [2, 5],
      currency: 'GBP',
      number: (n) => `SI-${n + 10_492}`,
      isFixed: true,
      charges: [['Carriage', 6800, 0]],
    },
    draw: (p) =>
      page(
        'body{font:9.5pt "Liberation Serif",serif}.g th{text-align:left;border-bottom:1pt solid #000}.g td{padding:3pt}.kv td{padding:1pt 5mm 1pt 0}.sum{margin:4mm 0 0 auto}.sum td{padding:2pt 0 2pt 10mm}',
        `<div class="c"><b style="font-size:18pt">Harrowby Vale</b><br>Cheesemongers</div><hr>`,
        side(
          [55, `<b>Invoice to</b><br>${address(p.buyer)}<br>Sweden<br>EORI ${p.buyer.vat.slice(0, 12)}`],
          [
            45,
            `<b style="font-size:14pt">${word(p, 'SALES INVOICE', 'CREDIT NOTE')}</b>${kv([
              ['Invoice no.', p.number],
              ['Tax point', slashes(p.issue)],
              ['Payment due', slashes(p.due)],
              ['Account', p.customer],
              ['Credit against', p.about],
            ])}`,
          ],
        ),
        remarked(p),
        '<br>',
        goods(
          [
            ['Qty', (l) => eng.quantity(l.quantity), 'r'],
            ['Unit', (l) => l.unit],
            ['Code', (l) => l.code, 'nw'],
            ['Details', (l) => l.name],
            ['Price', (l) => eng.price(l.price), 'r'],
            ['Net', (l) => eng.money(l.sum), 'r'],
            ['VAT %', (l) => String(l.rate), 'r'],
          ],
          p.lines,
        ),
        kv(
          [
            ...chargeRows(p, eng),
            ['Total net', `£${eng.money(p.net)}`],
            ['VAT @ 0%', `£${eng.money(p.tax)}`],
            ['<b>Total due</b>', `<b>£${eng.money(p.payable)}</b>`],
          ],
          'sum',
        ),
        `<p class="small">Zero rated export. Commodity code 0406 90. Origin: United Kingdom. IBAN GB29 NWBK 6016 1331 9268 19. Interest charged on late payment.</p><p class="small c">${escaped(p.supplier.name)} · ${p.supplier.street}, Ludlow · Registered in England ${p.supplier.organisation} · VAT ${p.supplier.vat}</p>`,
      ),
  },
];
