/** Suppliers in Denmark, Norway and on Åland. */
import * as days from '../days.ts';
import { across } from '../format.ts';
import { address, column, escaped, over, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { cells, doc, fig, kv, L, note, R, rowsOn, side, stack, sumsOn, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { finnish, norwegian } from './parties.ts';
import { alands, norges } from './wares-trade.ts';

const bare = fig('bare');
const sw = fig('swedish');
export const northB: readonly LayoutO[] = [
  {
    id: 'o-no-ost',
    producer: 'weasyprint',
    hard: 'Norwegian words, prices in Swedish kronor, boxed sums',
    seller: {
      party: norwegian('Gudbrandsdal Meieriutsalg AS', 'Storgata 90, 2615 Lillehammer'),
      wares: norges.slice(2),
      codes: '99 999',
      numbers: '2026-0331',
      lines: [2, 5],
      rate: 0,
      terms: 30,
      grams: 50,
    },
    draw: (p) =>
      doc(
        `.over{width:100%;border:.6pt solid #000}.over td,.over th{border-right:.6pt solid #000;padding:3pt}.lines{margin:12pt 0}.lines th{background:#eee}`,
        side(
          [50, `<h2>${word(p, 'FAKTURA', 'KREDITNOTA')}</h2>`],
          [
            50,
            `<div class="r"><b>${escaped(p.supplier.name)}</b><br>${stack(p.supplier.street, p.supplier.post)}<br>Org.nr: ${p.supplier.organisation} MVA</div>`,
          ],
        ),
        `<p>${address(p.buyer)}</p>`,
        over([
          ['Fakturanummer', p.number],
          ['Fakturadato', days.dotted(p.issue)],
          ['Forfallsdato', days.dotted(p.due)],
          ['Kundenummer', p.customer],
          ['Valuta', p.currency],
        ]),
        note(p),
        table(
          [
            column('Varenr.', (l) => l.code),
            column('Varenavn', (l) => l.name),
            column('Mengde', (l) => bare.quantity(l.quantity, 2), 'r'),
            column('Enh.', (l) => l.unit),
            column('Pris', (l) => bare.price(l.price), 'r'),
            column('Sum', (l) => bare.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        over([
          ['Sum eks. mva', bare.money(p.net)],
          ['Mva', bare.money(p.tax)],
          ['Å betale', `${p.currency} ${bare.money(p.payable)}`],
        ]),
        `<p class="small">Betales til svensk bankgiro ${p.supplier.bankgiro}. Eksport – avgiftsfri omsetning. Takk for handelen!</p>`,
      ),
  },
  {
    id: 'o-fi-skargard',
    producer: 'pdf-lib',
    hard: 'Finland-Swedish invoice in euro, FO-nummer, reference number in groups, zero rate',
    credits: 1,
    seller: {
      party: finnish('Ålands Skärgårdssmak Ab', 'Torggatan 9, 22100 Mariehamn'),
      wares: alands,
      codes: '999',
      numbers: '26077',
      lines: [2, 6],
      currency: 'EUR',
      rate: 0,
      terms: 14,
      grams: 100,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5 });
      s.block(40, 50, [p.supplier.name, p.supplier.street, `AX-${p.supplier.post}`]);
      across(s, 50, [[320, word(p, 'FAKTURA', 'KREDITFAKTURA')]], { font: 'bold', size: 12 });
      sumsOn(
        s,
        68,
        [
          ['Fakturans nummer', p.number],
          ['Datum', days.dotted(p.issue)],
          ['Förfallodag', days.dotted(p.due)],
          ['Kundnummer', p.customer],
          ['Referensnummer', p.ocr.replaceAll(/\B(?=(\d{5})+$)/gu, ' ')],
          ...(p.about === null ? [] : [['Krediterar', p.about] as const]),
        ],
        320,
        555,
      );
      s.block(40, 120, [p.buyer.name, p.buyer.street, `SE-${p.buyer.post}`, `Momsnr ${p.buyer.vat}`]);
      if (p.remark !== null) s.text(40, 180, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Produkt', (l) => `${l.code}  ${l.name}`),
          R(320, 'Mängd', (l) => bare.quantity(l.quantity, 1)),
          L(326, 'Enhet', (l) => l.unit),
          R(420, 'À-pris €', (l) => bare.price(l.price)),
          R(475, 'Moms %', (l) => String(l.rate)),
          R(555, 'Totalt €', (l) => bare.money(l.sum)),
        ],
        p.lines,
        { y: 206, ruled: (y) => s.line(40, y, 555) },
      );
      sumsOn(
        s,
        end + 16,
        [
          ['Momsfritt belopp', bare.money(p.net)],
          ['Moms 0 %', bare.money(p.tax)],
          ['Att betala EUR', bare.money(p.payable)],
        ],
        390,
        555,
        { font: 'bold' },
      );
      s.block(
        40,
        770,
        [
          'Gemenskapsintern försäljning, köparen skattskyldig.',
          `FO-nummer ${p.supplier.organisation}   Momsnummer ${p.supplier.vat}   Hemort Mariehamn`,
          'IBAN FI21 1234 5600 0007 85   BIC AABAFI22',
        ],
        { size: 8, leading: 11 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-fi-bageri',
    producer: 'wkhtmltopdf',
    hard: 'Finland-Swedish program, labels in Swedish and Finnish, euro',
    seller: {
      party: finnish('Pargas Bröd & Must Oy Ab', 'Strandvägen 22, 21600 Pargas'),
      wares: alands,
      codes: '',
      numbers: '3308',
      lines: [2, 5],
      currency: 'EUR',
      rate: 0,
      terms: 21,
      grams: 500,
    },
    draw: (p) =>
      doc(
        `.cells th{border-bottom:.5pt solid}.kv td{padding:1pt 8pt 1pt 0}`,
        side(
          [
            50,
            `<b>${escaped(p.supplier.name)}</b><br>${stack(p.supplier.street, p.supplier.post, `Tel. ${p.supplier.phone}`)}`,
          ],
          [
            50,
            `<h2>${word(p, 'LASKU / FAKTURA')}</h2>${kv([
              ['Laskun nro / Fakturanr', p.number],
              ['Pvm / Datum', days.dotted(p.issue)],
              ['Eräpäivä / Förfallodag', days.dotted(p.due)],
              ['Viite / Referens', p.ocr],
            ])}`,
          ],
        ),
        `<p>${address(p.buyer)}<br>Sverige</p>`,
        note(p),
        cells(
          p.lines.map((l) => [
            l.name,
            `${sw.quantity(l.quantity)} ${l.unit}`,
            sw.price(l.price),
            sw.money(l.sum),
          ]),
          'lrrr',
          'cells',
          ['Tuote / Produkt', 'Määrä / Mängd', 'Hinta / Pris EUR', 'Yhteensä / Summa EUR'],
        ),
        `<br>${pairs(
          [
            ['Veroton / Skattefritt', sw.money(p.net)],
            ['Alv / Moms 0 %', sw.money(p.tax)],
            ['<b>Maksettava / Att betala EUR</b>', sw.money(p.payable)],
          ],
          'right',
        )}<div class="clear"></div>`,
        `<p class="small">Y-tunnus / FO-nr ${p.supplier.organisation}, VAT ${p.supplier.vat}, IBAN FI21 1234 5600 0007 85. Myynti yhteisömaihin / gemenskapsintern försäljning.</p>`,
      ),
  },
];
