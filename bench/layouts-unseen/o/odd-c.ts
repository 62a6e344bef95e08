/** Papers in their real share of odd forms: factoring, turned pages, slips, bilingual heads, senders in the foot. */
import * as days from '../days.ts';
import { across } from '../format.ts';
import { address } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { cells, doc, feesOf, fig, L, note, R, rates, rowsOn, stack, sumsOn, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { soleTrader } from './parties.ts';
import { crafts } from './wares-trade.ts';
import { wines } from './wares-drinks.ts';
import { greens } from './wares.ts';

const sp = fig('space');
const sw = fig('swedish');
const bare = fig('bare');
export const oddC: readonly LayoutO[] = [
  {
    id: 'o-kolumnvis',
    producer: 'runs',
    hard: 'the file holds the columns one after another',
    seller: {
      party: firm('Brasserivin Import i Växjö AB', 'Hjalmar Petris väg 32, 352 46 Växjö'),
      wares: wines,
      codes: '9999',
      numbers: '26114',
      lines: [3, 7],
      amounts: [6, 36],
      terms: 30,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 52, p.supplier.name, { size: 14, font: 'serifbold' });
      across(s, 80, [
        [40, `${word(p, 'Faktura')} ${p.number}`],
        [220, `Fakturadatum ${p.issue}`],
        [400, `Förfallodatum ${p.due}`],
      ]);
      s.block(40, 110, [p.buyer.name, p.buyer.street, p.buyer.post]);
      if (p.remark !== null) s.text(40, 160, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Nr', (l) => l.code),
          L(80, 'Vin', (l) => l.name),
          R(340, 'Antal', (l) => sp.quantity(l.quantity)),
          L(346, 'Enhet', (l) => l.unit),
          R(440, 'Pris', (l) => sp.price(l.price)),
          R(555, 'Summa', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 190 },
      );
      sumsOn(
        s,
        end + 14,
        [
          ['Netto', sp.money(p.net)],
          ['Moms 25 %', sp.money(p.tax)],
          ['Att betala SEK', sp.money(p.payable)],
        ],
        400,
        555,
      );
      s.text(
        40,
        790,
        `${p.supplier.street}, ${p.supplier.post}. Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Moms ${p.supplier.vat}. F-skatt.`,
        { size: 8 },
      );
      s.columnwise();
      return s.drawing();
    },
  },
  {
    id: 'o-brevform',
    producer: 'writer',
    hard: 'a letter: the sums stand in a sentence, no heads above the rows',
    seller: {
      party: soleTrader('Bitte Alms Blomsterverkstad', 'Torget 4, 590 34 Tjällmo', '791126'),
      wares: [crafts[13], crafts[17]].filter((ware) => ware !== undefined),
      codes: '',
      numbers: '2026:31',
      lines: [1, 2],
      amounts: [1, 4],
      terms: 15,
    },
    draw: (p) =>
      doc(
        `body{font-family:'Liberation Serif'}table{width:100%}`,
        `<p align="right">Tjällmo den ${days.words(p.issue)}</p><p>${address(p.buyer)}</p><p><b>${word(p, 'FAKTURA')} ${p.number}</b></p>`,
        note(p),
        `<p>Här kommer räkningen för månadens blommor. Tack för förtroendet!</p>`,
        cells(
          p.lines.map((l) => [
            l.name,
            `${bare.quantity(l.quantity)} ${l.unit}`,
            `à ${bare.price(l.price)}`,
            `${bare.money(l.sum)} kr`,
          ]),
          'lrrr',
        ),
        `<p>Summa ${bare.money(p.net)} kr, moms 25 % ${bare.money(p.tax)} kr, att betala <b>${bare.money(p.payable)} kr</b> senast ${days.words(p.due)} på plusgiro ${p.supplier.plusgiro}.</p>`,
        `<p>Vänliga hälsningar<br><br>${stack(p.supplier.name, p.supplier.street, p.supplier.post, p.supplier.phone)}</p><p><font size="2">Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt.</font></p>`,
      ),
  },
  {
    id: 'o-sidfotsfirma',
    producer: 'skia',
    hard: 'sender on the last page only, below general terms; the first page has a trademark of another word',
    count: 2,
    seller: {
      party: firm('Nordgrönt Sverige AB', 'Grönsaksvägen 6, 254 69 Helsingborg'),
      wares: greens,
      codes: '9999',
      numbers: '812290',
      lines: [5, 12],
      terms: 20,
      fees: [['Frakt', 15_000, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 56, 'skörd', { size: 26 });
      across(
        s,
        56,
        [
          [330, word(p, 'Faktura')],
          [555, 'sid 1/2', 'r'],
        ],
        { size: 12, font: 'bold' },
      );
      sumsOn(
        s,
        76,
        [
          ['Fakturanr', p.number],
          ['Datum', p.issue],
          ['Förfallodatum', p.due],
          ['Kundnummer', p.customer],
        ],
        330,
        555,
      );
      s.block(40, 100, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      if (p.remark !== null) s.text(40, 152, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Art', (l) => l.code),
          L(85, 'Vara', (l) => l.name),
          R(320, 'Antal', (l) => sw.quantity(l.quantity)),
          L(326, 'Enh', (l) => l.unit),
          R(420, 'Pris', (l) => sw.price(l.price)),
          R(460, 'Moms', (l) => `${l.rate}%`),
          R(555, 'Belopp', (l) => sw.money(l.sum)),
        ],
        p.lines,
        { y: 186, leading: 15, ruled: (y) => s.line(40, y, 555) },
      );
      sumsOn(
        s,
        end + 16,
        [
          ['Varor', sw.money(p.lineNet)],
          ...feesOf(p, sw),
          ['Summa exkl. moms', sw.money(p.net)],
          ...rates(p, sw).map(([rate, , tax]) => [`Moms ${rate} %`, tax] as const),
          ['Moms totalt', sw.money(p.tax)],
          ['Att betala SEK', sw.money(p.payable)],
        ],
        380,
        555,
      );
      s.page();
      s.text(40, 56, 'Leveransvillkor', { size: 12, font: 'bold' });
      s.block(
        40,
        76,
        [
          'Varorna är vår egendom tills full betalning skett. Reklamation ska ske senast dagen efter leverans',
          'och innan varan bearbetats. Returemballage ska vara rent. Vid sen betalning debiteras ränta med',
          'referensräntan plus åtta procentenheter samt lagstadgad påminnelseavgift.',
        ],
        { leading: 14 },
      );
      s.block(
        40,
        740,
        [
          p.supplier.name,
          `${p.supplier.street}, ${p.supplier.post}`,
          `Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}`,
          `Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}   Godkänd för F-skatt`,
        ],
        { size: 9 },
      );
      return s.drawing();
    },
  },
];
