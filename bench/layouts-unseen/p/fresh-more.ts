/** More: Fish, meat, greens, bread and milk. */
import * as days from '../days.ts';
import { address, column, escaped, over, pairs, remarked, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import {
  beside,
  called,
  charged,
  col,
  digitsFor,
  gap,
  grid,
  kr,
  num,
  of,
  page,
  rated,
  rows,
  summed,
} from './kit.ts';
import { type LayoutP } from './orders.ts';
import * as wares from './wares.ts';

export const freshMore: readonly LayoutP[] = [
  {
    id: 'p28',
    producer: 'kerned',
    hard: "a baker's weekly invoice, the days as columns of amounts before the sum of them",
    credits: 0,
    seller: {
      party: firm('Limpbagarn i Sala AB', 'Bergslagsgatan 9, 733 30 Sala'),
      wares: wares.bakery,
      codes: '##',
      numbers: '6620',
      lines: [4, 8],
      amounts: [8, 60],
    },
    draw: (paper) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(40, 55, "Limpbagar'n", { font: 'serifbold', size: 22 });
      sheet.text(40, 70, `${called(paper, 'Veckofaktura')} ${paper.number}`, { font: 'bold' });
      sheet.text(40, 84, paper.remark ?? '');
      sheet.block(350, 55, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
      sheet.block(40, 105, [
        `Fakturadatum ${paper.issue}`,
        `Förfallodatum ${paper.due}`,
        `Kund ${paper.customer}`,
      ]);
      const part = (quantity: bigint, at: number): string => {
        const pieces = Number(quantity / 1000n);
        const each = Math.floor(pieces / 3);
        return String(at < 2 ? each : pieces - 2 * each);
      };
      const y = grid(
        sheet,
        [
          col(40, 'Nr', ({ code }) => code),
          col(65, 'Bröd', ({ name }) => name),
          num(230, 'Må', ({ quantity }) => part(quantity, 0)),
          num(255, 'On', ({ quantity }) => part(quantity, 1)),
          num(280, 'Fr', ({ quantity }) => part(quantity, 2)),
          num(330, 'Antal', ({ quantity }) => kr.quantity(quantity)),
          col(336, 'Enh', ({ unit }) => unit),
          num(440, 'Pris', ({ price }) => kr.price(price)),
          num(545, 'Summa', ({ sum }) => kr.money(sum)),
        ],
        paper.lines,
        { top: 165, leading: 13, rule: (at) => sheet.line(40, at, 545) },
      );
      summed(
        sheet,
        y + 14,
        [
          ['Summa exkl. moms', kr.money(paper.net)],
          ['Moms', kr.money(paper.tax)],
          ['Att betala', kr.money(paper.payable)],
        ],
        { x: 400, right: 545 },
      );
      sheet.text(
        40,
        790,
        `${paper.supplier.name} · ${paper.supplier.street} · ${paper.supplier.post} · Org.nr ${paper.supplier.organisation} · Bg ${paper.supplier.bankgiro} · F-skatt`,
        { size: 7.5 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'p29',
    producer: 'arrays',
    hard: "a dairy's number of five digits and a temperature beside; buyer's own number in a row below the goods",
    credits: 1,
    seller: {
      party: firm('Hagby Gårdsmejeri AB', 'Hagby Säteri 3, 755 98 Uppsala'),
      wares: wares.dairy,
      codes: '#####',
      numbers: '1002207',
      lines: [3, 7],
      amounts: [2, 24],
    },
    draw: (paper) => {
      const sheet = new Sheet({ size: 9 });
      sheet.right(555, 50, paper.supplier.name, { font: 'bold', size: 13 });
      sheet.right(555, 63, `${paper.supplier.street}, ${paper.supplier.post}`);
      sheet.text(40, 60, called(paper, 'Faktura'), { size: 20 });
      sheet.text(40, 76, paper.remark ?? '');
      sheet.block(40, 100, [
        `Fakturanummer: ${paper.number}`,
        `Fakturadatum: ${paper.issue}`,
        `Sista betalningsdag: ${paper.due}`,
        paper.about === null ? '' : `Kreditering av: ${paper.about}`,
      ]);
      sheet.block(340, 100, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
      const y = grid(
        sheet,
        [
          col(40, 'Artikelnummer', ({ code }) => code),
          col(120, 'Artikel', ({ name }) => name),
          col(280, 'Temp', (line) => `+${2 + of(line, 5)} °C`),
          num(360, 'Antal', ({ quantity }) => gap.quantity(quantity)),
          col(366, 'Enhet', ({ unit }) => unit),
          num(460, 'Pris', ({ price }) => gap.price(price)),
          num(555, 'Belopp', ({ sum }) => gap.money(sum)),
        ],
        paper.lines,
        {
          top: 175,
          gap: 4,
          rule: (at) => sheet.line(40, at, 555),
          under: (line, _, at) => {
            sheet.text(120, at, `Ert artikelnummer ${digitsFor(line, 7, 'own')}`, { size: 7.5 });
            return at + 10;
          },
        },
      );
      summed(
        sheet,
        y + 12,
        [
          ['Summa', gap.money(paper.net)],
          ...paper.vat.map(({ rate, tax }) => [`Moms ${rate} %`, gap.money(tax)] as const),
          ['Att betala', gap.money(paper.payable)],
        ],
        { x: 400, right: 555 },
      );
      sheet.text(
        40,
        800,
        `Org.nr ${paper.supplier.organisation}  Momsreg.nr ${paper.supplier.vat}  Bankgiro ${paper.supplier.bankgiro}  Godkänd för F-skatt`,
        { size: 7.5 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'p30',
    producer: 'chromium',
    hard: "game with an approval number and a shot date beside; the number behind a slash in the name's cell",
    credits: 0,
    seller: {
      party: firm('Viltslakteriet Kölen AB', 'Fjällvägen 88, 840 95 Funäsdalen'),
      wares: wares.game,
      codes: '1##',
      numbers: '2026/0091',
      lines: [2, 5],
      grams: 100,
      fees: [{ label: 'Kylfrakt', ore: 42_000, rate: 25 }],
    },
    draw: (paper) =>
      page(
        '.lines td,.lines th{border-bottom:.5pt solid #863;padding:4pt}',
        beside(
          [50, `<h1 style="color:#863">Kölen Vilt</h1>`],
          [50, `<h2>${called(paper, 'Faktura')}</h2>${remarked(paper)}`],
        ),
        over(
          [
            ['Fakturanr', paper.number],
            ['Datum', days.abbreviated(paper.issue)],
            ['Förfallodatum', days.abbreviated(paper.due)],
            ['Kundnr', paper.customer],
          ],
          'lines',
        ),
        `<br>${address(paper.buyer)}<br><br>`,
        table(
          [
            column('Vara', ({ code, name }) => `${code} / ${name}`),
            column('Fälld', (line) => days.shortDashed(days.plusDays(paper.issue, -12 - of(line, 20)))),
            column('Kontroll', (line) => `SE 9${digitsFor(line, 2, 'control')}`),
            column('Vikt', ({ quantity, unit }) => `${kr.quantity(quantity, 1)} ${unit}`, 'r'),
            column('Pris', ({ price }) => kr.price(price), 'r'),
            column('Summa', ({ sum }) => kr.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<br>${rows([['Moms', 'Belopp exkl.', 'Momsbelopp'], ...rated(paper, kr.money)])}<br>`,
        pairs([
          ...charged(paper, kr.money),
          ['Summa exkl. moms', kr.money(paper.net)],
          ['Summa moms', kr.money(paper.tax)],
          ['Att betala', kr.money(paper.payable)],
        ]),
        `<br><br><p class="small">${escaped(paper.supplier.name)} ${paper.supplier.street} ${paper.supplier.post}<br>Org.nr ${paper.supplier.organisation} Bankgiro ${paper.supplier.bankgiro} F-skatt</p>`,
      ),
  },
];
