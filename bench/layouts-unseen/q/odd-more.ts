/** More odd ones: returns, listings, forms. */
import { plusDays, spaced, words } from '../days.ts';
import { address, escaped, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { gridOf, inFigures, page, rowsOn, side, sums, who, word } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { sea, wares } from './wares.ts';

const sv = inFigures('swedish');
const minus = inFigures('true');

const music = wares('Musiklicens servering 60 platser|år|6480.00|25|', 'Tillägg liveframträdanden|år|1950.00|25|'); // prettier-ignore

export const oddMore: readonly LayoutQ[] = [
  {
    id: 'q48-musik',
    producer: 'weasyprint',
    hard: 'one row, no columns but text and amount; quantity 1 in words of the row',
    credits: 0,
    seller: {
      firm: firm('Tonrätt Musiklicens ekonomisk förening', 'Box 2210, 103 15 Stockholm'),
      wares: music,
      lines: [1, 2],
      isListed: true,
      number: (n) => `L26${40_018 + n}`,
      terms: 30,
    },
    draw: (p) =>
      page(
        'body{font-size:11pt}.grid{width:100%}.grid td{padding:5pt 0;border-bottom:.5pt solid #000}',
        remarked(p),
        side(
          [
            60,
            `<b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>${p.supplier.organisation}`,
          ],
          [40, `<b>${word(p)}</b><br>${p.number}<br>den ${words(p.issue)}`],
        ),
        `<br><br><p>${address(p.buyer)}</p><p>Licensperiod: ${plusDays(p.issue, 10)} – ${plusDays(p.issue, 374)}</p>`,
        gridOf([
          ['Avser', 'Antal', 'Pris', 'Belopp'],
          ...p.lines.map((l) => [
            escaped(l.name),
            `${sv.quantity(l.quantity)} ${l.unit}`,
            sv.price(l.price),
            sv.money(l.sum),
          ]),
        ]),
        `<p class="r">Summa ${sv.money(p.net)} kr<br>Moms 25 procent ${sv.money(p.tax)} kr<br><b>Att betala ${sv.money(p.payable)} kr senast ${words(p.due)}</b></p>`,
        `<p>Plusgiro ${p.supplier.plusgiro}, ange ${p.ocr}. Momsregistreringsnummer ${p.supplier.vat}.</p>`,
      ),
  },
  {
    id: 'q49-fisk-retur',
    producer: 'driver',
    hard: 'returned goods as negative rows with a true minus; rebate on the whole as a charge below zero',
    credits: 0,
    seller: {
      firm: firm('Öregrunds Rökeri AB', 'Hamnplan 7, 742 42 Öregrund'),
      wares: sea,
      lines: [4, 7],
      code: 4,
      number: (n) => String(15_507 + n),
      terms: 10,
      returns: 25,
      charges: [['Kundbonus', -15000, 'F']],
      from: '2026-06-20',
    },
    draw: (p) => {
      const s = new Sheet({ size: 9, font: 'serif' });
      s.text(297, 50, p.supplier.name, { align: 'c', font: 'serifbold', size: 20 });
      s.text(297, 64, `${p.supplier.street} * ${p.supplier.post} * ${p.supplier.phone}`, { align: 'c' });
      s.block(50, 100, [
        `${word(p)} nr ${p.number}`,
        `den ${spaced(p.issue)} (${p.issue})`,
        `förfaller ${p.due}`,
      ]);
      s.block(340, 100, who(p.buyer));
      if (p.remark !== null) s.text(50, 150, p.remark);
      const y = rowsOn(
        s,
        [
          [50, 'Nr', (l) => l.code],
          [85, 'Vara', (l) => l.name],
          [320, 'Mängd', (l) => minus.quantity(l.quantity), 'r'],
          [326, 'Enh', (l) => l.unit],
          [420, 'Pris', (l) => minus.price(l.price), 'r'],
          [545, 'Belopp', (l) => minus.money(l.sum), 'r'],
        ],
        p.lines,
        170,
        {
          head: { font: 'serifbold' },
          isRuled: true,
          under: (l, _, at) => {
            if (l.quantity >= 0n) return at;
            s.text(85, at - 1, 'retur enligt överenskommelse', { size: 7.5 });
            return at + 11;
          },
        },
      );
      sums(s, 340, 545, y + 12, [
        ['Varor', minus.money(p.lineNet)],
        ...p.charges.map(({ label, amount }) => [label, minus.money(amount)] as const),
        ['Netto', minus.money(p.net)],
        [`Moms ${p.vat[0]?.rate} %`, minus.money(p.tax)],
        ['Att betala', minus.money(p.payable)],
      ]);
      s.text(
        297,
        800,
        `Bankgiro ${p.supplier.bankgiro} * Org.nr ${p.supplier.organisation} * Moms ${p.supplier.vat} * F-skatt`,
        { align: 'c', size: 8 },
      );
      return s.drawing();
    },
  },
];
