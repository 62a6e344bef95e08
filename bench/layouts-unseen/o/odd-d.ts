/** Papers in their real share of odd forms: factoring, turned pages, slips, bilingual heads, senders in the foot. */
import { address, column, over, pairs, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { doc, feesOf, fig, L, note, R, rates, rounded, rowsOn, side, stack, sumsOn, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { wares } from './wares-trade.ts';
import { breads } from './wares.ts';

const sp = fig('space');
const bare = fig('bare');
export const oddD: readonly LayoutO[] = [
  {
    id: 'o-teckenlost',
    producer: 'reportlab-embedded',
    hard: 'fonts without Unicode, as some drivers leave them',
    isWithoutUnicode: true,
    count: 1,
    seller: {
      party: firm('Porslin & Glas Partner i Orrefors AB', 'Hyttvägen 3, 382 76 Orrefors'),
      wares,
      codes: '9999',
      numbers: '6044',
      lines: [3, 6],
      amounts: [6, 48],
      terms: 30,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 52, p.supplier.name, { size: 14, font: 'bold' });
      s.text(40, 80, `${word(p, 'Faktura')} ${p.number}`, { size: 12 });
      sumsOn(
        s,
        98,
        [
          ['Datum', p.issue],
          ['Förfallodatum', p.due],
        ],
        40,
        200,
      );
      s.block(330, 98, [p.buyer.name, p.buyer.street, p.buyer.post]);
      if (p.remark !== null) s.text(40, 140, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Artnr', (l) => l.code),
          L(90, 'Benämning', (l) => l.name),
          R(320, 'Antal', (l) => sp.quantity(l.quantity)),
          L(326, 'Enhet', (l) => l.unit),
          R(430, 'Pris', (l) => sp.price(l.price)),
          R(555, 'Belopp', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 170 },
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
        `${p.supplier.street}, ${p.supplier.post}. Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsnr ${p.supplier.vat}.`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-konferens',
    producer: 'wkhtmltopdf',
    printing: { omits: ['taxInclusive'] },
    hard: 'two label-over-value rows, bread and cakes with slices, remark rows in red between lines',
    seller: {
      party: firm('Sockerbagarn Catering Eslöv AB', 'Kanalgatan 12, 241 31 Eslöv'),
      wares: breads,
      codes: '',
      numbers: '1290',
      lines: [3, 7],
      amounts: [2, 24],
      terms: 14,
      isWhole: true,
      fees: [['Utkörning', 35_000, 25]],
    },
    draw: (p) =>
      doc(
        `.over{width:100%}.over th{font-size:7.5pt;color:#777;font-weight:normal}.over td{font-weight:bold}.lines th{border-bottom:.6pt solid #b05}`,
        side(
          [50, `<b style="font-size:17pt;color:#b05">Sockerbagarn</b>`],
          [50, `<h2 class="r">${word(p, 'Faktura')}</h2>`],
        ),
        over([
          ['Nummer', p.number],
          ['Fakturadatum', p.issue],
          ['Förfallodatum', p.due],
        ]),
        over([
          ['Beställare', p.reference],
          ['Leveransdag', p.delivered],
          ['Kundnummer', p.customer],
        ]),
        `<p>${address(p.buyer)}</p>`,
        note(p),
        table(
          [
            column('Produkt', (l) => l.name),
            column('Antal', (l) => bare.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('Pris', (l) => bare.price(l.price), 'r'),
            column('Moms', (l) => `${l.rate}%`, 'r'),
            column('Summa', (l) => bare.money(l.sum), 'r'),
          ],
          p.lines,
          {
            under: (_, at) =>
              at === 0
                ? '<tr><td colspan="6" style="color:#a00">OBS! Innehåller spår av nötter</td></tr>'
                : '',
          },
        ),
        `<br>${pairs([['Produkter', bare.money(p.lineNet)], ...feesOf(p, bare), ['Netto', bare.money(p.net)], ...rates(p, bare).map(([rate, base, tax]) => [`Moms ${rate}% av ${base}`, tax] as const), ['Moms summa', bare.money(p.tax)], ...rounded(p, bare), ['<b>Att betala kr</b>', bare.money(p.payable)]], 'right')}<div class="clear"></div>`,
        `<p class="small">${stack(p.supplier.name, `${p.supplier.street}, ${p.supplier.post}`, `Bankgiro ${p.supplier.bankgiro}`, `Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}`, 'F-skatt')}</p>`,
      ),
  },
];
