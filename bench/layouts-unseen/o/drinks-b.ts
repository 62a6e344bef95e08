/** Breweries, wine importers, coffee and soft drinks. */
import * as days from '../days.ts';
import { across } from '../format.ts';
import { address, column, escaped, pairs, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { cells, doc, fig, kv, L, note, R, rates, rounded, rowsOn, side, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { coffees, sodas, spirits, wines } from './wares-drinks.ts';

const sp = fig('space');
const dot = fig('dotted');
const point = fig('point');

export const drinksB: readonly LayoutO[] = [
  {
    id: 'o-kaffemaskin',
    producer: 'weasyprint',
    printing: { omits: ['taxTotal', 'taxInclusive'] },
    hard: 'goods beside a monthly rent, period under the name, two rates',
    seller: {
      party: firm('Bönan Kaffeservice i Norr AB', 'Formvägen 5, 906 21 Umeå'),
      wares: [
        ...coffees,
        { name: 'Hyra kaffemaskin Duo', unit: 'mån', price: '845.00', pack: '', rate: 25 },
        { name: 'Serviceavtal bryggare', unit: 'mån', price: '295.00', pack: '', rate: 25 },
      ],
      codes: '999',
      numbers: '66120',
      lines: [4, 8],
      terms: 30,
      isWhole: true,
    },
    draw: (p) =>
      doc(
        `body{font-family:'DejaVu Sans';font-size:8.5pt}.lines th{background:#4b2e1e;color:#fff;font-weight:normal}.lines td{padding:3pt}.kv td{padding:1pt 6pt 1pt 0}`,
        side(
          [34, `<b style="font-size:14pt;color:#4b2e1e">Bönan</b>`],
          [
            33,
            kv([
              ['Fakturanummer', p.number],
              ['Fakturadatum', p.issue],
              ['Förfallodatum', p.due],
            ]),
          ],
          [
            33,
            kv([
              ['Kundnummer', p.customer],
              ['Er referens', p.reference],
              ['OCR-nummer', p.ocr],
            ]),
          ],
        ),
        `<h1 style="font-size:14pt;margin:10pt 0">${word(p, 'Faktura')}</h1><p>${address(p.buyer)}</p>`,
        note(p),
        table(
          [
            column('Art', (l) => l.code),
            column('Beskrivning', (l) => l.name),
            column('Antal', (l) => sp.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('À-pris', (l) => sp.price(l.price), 'r'),
            column('Moms', (l) => `${l.rate}%`, 'r'),
            column('Summa', (l) => sp.money(l.sum), 'r'),
          ],
          p.lines,
          {
            under: (l) =>
              l.unit === 'mån'
                ? `<tr><td></td><td colspan="6" class="small">Period fr.o.m. ${p.issue.slice(0, 7)}-01</td></tr>`
                : '',
          },
        ),
        `<br>${pairs([['Netto', sp.money(p.net)], ...rates(p, sp).map(([rate, base, tax]) => [`Moms ${rate} % på ${base}`, tax] as const), ...rounded(p, sp), ['<b>Att betala</b>', `${sp.money(p.payable)} kr`]], 'right')}<div class="clear"></div>`,
        `<p style="margin-top:50pt;border-top:1pt solid #4b2e1e" class="small">${escaped(p.supplier.name)} | ${escaped(p.supplier.street)}, ${escaped(p.supplier.post)} | Org.nr ${p.supplier.organisation} | Momsreg.nr ${p.supplier.vat} | Bankgiro ${p.supplier.bankgiro} | Godkänd för F-skatt</p>`,
      ),
  },
  {
    id: 'o-sprithuset',
    producer: 'ghostscript',
    hard: 'old ERP over PostScript, amounts with points, boxes around columns',
    credits: 1,
    seller: {
      party: firm('Sprithuset Ankaret AB', 'Sjöbergsvägen 18, 621 43 Visby'),
      wares: [...spirits, ...wines].filter(({ name }) => !name.includes("'")),
      codes: 'A-9999',
      numbers: 'F009214',
      lines: [3, 7],
      amounts: [1, 24],
      terms: 20,
      discounts: [300, 500],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9, font: 'serif' });
      s.frame(36, 36, 300, 100);
      s.block(42, 52, [
        p.supplier.name,
        p.supplier.street,
        p.supplier.post,
        `Org.nr ${p.supplier.organisation}`,
      ]);
      s.frame(310, 36, 560, 100);
      s.block(
        316,
        52,
        [
          `${word(p, 'FAKTURA', 'KREDITFAKTURA')} ${p.number}`,
          `Fakturadatum ${days.pointed(p.issue)}`,
          `Förfallodatum ${days.pointed(p.due)}`,
          p.about === null ? `Kund ${p.customer}` : `Avser ${p.about}`,
        ],
        { font: 'serifbold' },
      );
      s.block(316, 126, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      if (p.remark !== null) s.text(36, 170, p.remark, { font: 'serifbold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Art.nr', (l) => l.code),
          L(95, 'Benämning', (l) => l.name),
          R(320, 'Antal', (l) => dot.quantity(l.quantity)),
          L(326, 'Enh', (l) => l.unit),
          R(405, 'Pris', (l) => dot.price(l.price)),
          R(450, 'Rab%', (l) => (l.discount === 0n ? '' : dot.percent(l.discount))),
          R(555, 'Belopp', (l) => dot.money(l.sum)),
        ],
        p.lines,
        { y: 190, heads: { font: 'serifbold' }, ruled: (y) => s.line(36, y, 560) },
      );
      s.frame(36, 178, 560, 640);
      for (const x of [90, 282, 350, 410, 455]) s.line(x, 178, x, 640);
      if (end > 640) throw new Error('too long');
      s.frame(36, 650, 560, 690);
      across(
        s,
        662,
        [
          [42, 'Nettobelopp'],
          [180, 'Momspliktigt'],
          [300, 'Moms 25%'],
          [430, 'ATT BETALA SEK'],
        ],
        { size: 7.5 },
      );
      across(
        s,
        680,
        [
          [42, dot.money(p.net)],
          [180, dot.money(p.net)],
          [300, dot.money(p.tax)],
          [430, dot.money(p.payable)],
        ],
        { font: 'serifbold', size: 10 },
      );
      s.block(
        36,
        720,
        [
          `Betalning till bankgiro ${p.supplier.bankgiro} eller plusgiro ${p.supplier.plusgiro}`,
          `Momsregistreringsnummer ${p.supplier.vat}`,
          'Företaget innehar F-skattebevis. Dröjsmålsränta enligt lag.',
        ],
        { size: 8, leading: 10 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-mustfabriken',
    producer: 'writer',
    hard: 'labels in running text, amounts with point',
    seller: {
      party: firm('Österlens Mustfabrik AB', 'Fruktvägen 19, 277 35 Kivik'),
      wares: sodas,
      codes: 'M99',
      numbers: '5518',
      lines: [2, 5],
      amounts: [2, 30],
      terms: 30,
    },
    draw: (p) =>
      doc(
        `table{width:100%}`,
        `<p align="center"><font size="5"><b>${escaped(p.supplier.name)}</b></font><br>${escaped(p.supplier.street)}, ${escaped(p.supplier.post)}</p><hr>`,
        `<p><b>${word(p, 'Faktura')} ${p.number}</b> den ${days.words(p.issue)} till ${escaped(p.buyer.name)}, ${escaped(p.buyer.street)}, ${escaped(p.buyer.post)}. Förfaller till betalning ${days.words(p.due)}.</p>`,
        note(p),
        cells(
          p.lines.map((l) => [
            l.code,
            l.name,
            l.pack,
            `${point.quantity(l.quantity)} ${l.unit}`,
            point.price(l.price),
            point.money(l.sum),
          ]),
          'lllrrr',
          'cells',
          ['Nr', 'Dryck', 'Kolli', 'Antal', 'Pris/kolli', 'SEK'],
        ),
        '<hr>',
        cells(
          [
            ['Netto', point.money(p.net)],
            [`Moms ${p.vat[0]?.rate} %`, point.money(p.tax)],
            ['Totalt att betala', point.money(p.payable)],
          ],
          'rr',
        ),
        `<p>Bankgiro ${p.supplier.bankgiro}<br>Org.nr ${p.supplier.organisation}, momsregistrerad ${p.supplier.vat}. Godkänd för F-skatt.</p>`,
      ),
  },
];
