/** Wholesalers whose enterprise systems print wide rows. */
import { address, column, escaped, pairs, table } from '../html.ts';
import { gtin } from '../identity.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import {
  below,
  C,
  doc,
  feesOf,
  fig,
  kv,
  L,
  note,
  R,
  rounded,
  rowsOn,
  side,
  stack,
  sumsOn,
  word,
} from './kit.ts';
import type { LayoutO } from './orders.ts';
import { cleaners } from './wares-trade.ts';
import { dairies, greens, meats } from './wares.ts';

const sp = fig('space');
const sw = fig('swedish');
export const erpB: readonly LayoutO[] = [
  {
    id: 'o-kylkompaniet',
    producer: 'chromium',
    hard: 'GTIN and own number both printed, groups with subtotals by store of goods',
    count: 3,
    seller: {
      party: firm('Kylkompaniet Göteborg AB', 'Marieholmsgatan 56, 415 02 Göteborg'),
      wares: [...dairies, ...meats.slice(0, 8), ...greens.slice(0, 8)],
      codes: '99999',
      numbers: '4402981',
      lines: [8, 16],
      terms: 20,
      discounts: [400, 800],
    },
    draw: (p) => {
      const groups = [...new Set(p.lines.map((l) => below(l, 3)))];
      const lines = groups.flatMap((group) => p.lines.filter((l) => below(l, 3) === group));
      const names = ['Vagn 1', 'Vagn 2', 'Vagn 3'];
      return doc(
        `.lines{font-size:8pt}.lines th{border-bottom:.7pt solid}.g td{font-weight:bold;padding-top:5pt}`,
        side(
          [60, `<b style="font-size:14pt">${escaped(p.supplier.name)}</b>`],
          [
            40,
            kv([
              [`<b>${word(p, 'FAKTURA')}</b>`, p.number],
              ['Fakturadatum', p.issue],
              ['Förfallodatum', p.due],
              ['Kundnummer', p.customer],
              ['Leveransdatum', p.delivered],
            ]),
          ],
        ),
        side(
          [50, address(p.buyer)],
          [50, `<span class="small">Levererat till<br>${escaped(p.buyer.name)}, köksingången</span>`],
        ),
        note(p),
        table(
          [
            column('Art.nr', (l) => l.code),
            column('EAN', (l) => gtin(`O${l.name}`)),
            column('Benämning', (l) => l.name),
            column('Antal', (l) => sw.quantity(l.quantity), 'r'),
            column('Enh', (l) => l.unit),
            column('À-pris', (l) => sw.price(l.price), 'r'),
            column('Rabatt', (l) => (l.discount === 0n ? '' : `${sw.percent(l.discount)}%`), 'r'),
            column('Belopp', (l) => sw.money(l.sum), 'r'),
          ],
          lines,
          {
            above: (l, at) =>
              at === 0 || below(lines[at - 1] ?? l, 3) !== below(l, 3)
                ? `<tr class="g"><td colspan="8">${names[below(l, 3)]}</td></tr>`
                : '',
            under: (l, at) =>
              lines[at + 1] !== undefined && below(lines[at + 1] ?? l, 3) === below(l, 3)
                ? ''
                : `<tr><td colspan="7" class="r"><i>Summa ${names[below(l, 3)]}</i></td><td class="r">${sw.money(lines.filter((each) => below(each, 3) === below(l, 3)).reduce((all, { sum }) => all + sum, 0n))}</td></tr>`,
          },
        ),
        `<br>${pairs(
          [
            ['Totalt exkl. moms', sw.money(p.net)],
            [`Moms ${p.vat[0]?.rate} %`, sw.money(p.tax)],
            ['<b>Att betala SEK</b>', sw.money(p.payable)],
          ],
          'right',
        )}<div class="clear"></div>`,
        `<p class="small" style="margin-top:30pt">${stack(`${p.supplier.street}, ${p.supplier.post}   Telefon ${p.supplier.phone}`, `Bankgiro ${p.supplier.bankgiro}   Organisationsnr ${p.supplier.organisation}   Momsregnr ${p.supplier.vat}   Godkänd för F-skatt`)}</p>`,
      );
    },
  },
  {
    id: 'o-hygienlagret',
    producer: 'fpdf',
    printing: { omits: ['taxInclusive'] },
    hard: 'ordered, delivered and back order columns; freight as a fee; green marks',
    credits: 1,
    seller: {
      party: firm('Hygienlagret i Jönköping AB', 'Solåsvägen 18, 553 03 Jönköping'),
      wares: cleaners,
      codes: 'H99-99',
      numbers: '260188',
      lines: [3, 8],
      terms: 30,
      fees: [
        ['Frakt', 19_500, 25],
        ['Expeditionsavgift', 4500, 25],
      ],
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.block(40, 50, [p.supplier.name], { font: 'bold', size: 13 });
      s.block(
        40,
        64,
        [p.supplier.street, p.supplier.post, `Org nr ${p.supplier.organisation}`, `VAT ${p.supplier.vat}`],
        { size: 8, leading: 10 },
      );
      s.text(330, 50, `${word(p, 'Faktura')} nr ${p.number}`, { font: 'bold', size: 13 });
      sumsOn(
        s,
        66,
        [
          ['Datum', p.issue],
          ['Förfallodag', p.due],
          ['Kundnr', p.customer],
          ['Er ref', p.reference],
          ...(p.about === null ? [] : [['Krediterar', p.about] as const]),
        ],
        330,
        550,
      );
      s.block(330, 150, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      if (p.remark !== null) s.text(40, 150, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Artnr', (l) => l.code),
          L(95, 'Benämning', (l) => l.name),
          R(300, 'Best', (l) => sp.quantity(l.quantity)),
          R(335, 'Lev', (l) => sp.quantity(l.quantity)),
          R(370, 'Rest', () => '0'),
          C(388, 'Enh', (l) => l.unit),
          R(460, 'À-pris', (l) => sp.price(l.price)),
          R(550, 'Summa', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 210, ruled: (y) => s.line(40, y, 550, y, 1.2) },
      );
      sumsOn(
        s,
        end + 14,
        [
          ['Varuvärde', sp.money(p.lineNet)],
          ...feesOf(p, sp),
          ['Momsgrundande', sp.money(p.net)],
          ['Moms 25%', sp.money(p.tax)],
          ...rounded(p, sp, 'Avrundning'),
          ['Att betala kr', sp.money(p.payable)],
        ],
        380,
        550,
      );
      s.block(
        40,
        786,
        [
          'Betala till bankgiro ' + p.supplier.bankgiro + ' med OCR ' + p.ocr,
          'Godkänd för F-skatt. Reklamationer inom 8 dagar.',
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
