/** More: Laundry, repairs, rental, software and work in the house. */
import * as days from '../days.ts';
import { address, column, over, pairs, remarked, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import {
  beside,
  called,
  charged,
  col,
  gap,
  grid,
  kr,
  num,
  page,
  rated,
  rounded,
  rows,
  soleTrader,
  summed,
} from './kit.ts';
import type { LayoutP } from './orders.ts';
import * as more from './wares-more.ts';

export const servicesMore: readonly LayoutP[] = [
  {
    id: 'p41',
    producer: 'calc',
    hard: "a chimney sweep in a spreadsheet; a person's firm below the sums",
    credits: 0,
    printing: { code: () => undefined },
    seller: {
      party: soleTrader('Sotarmästare Olle Wikblad', 'Brogatan 17, 571 31 Nässjö', '640725'),
      wares: more.house,
      codes: '',
      numbers: '318',
      lines: [1, 3],
      amounts: [1, 2],
      step: 100,
      isWhole: true,
    },
    draw: (paper) =>
      page(
        '',
        rows(
          [
            [called(paper, 'Faktura'), '', '', paper.remark ?? ''],
            ['Nr', paper.number, '', paper.buyer.name],
            ['Datum', paper.issue, '', paper.buyer.street],
            ['Förfaller', paper.due, '', paper.buyer.post],
          ],
          '',
          ['', '', '', ''],
        ),
        rows(
          [
            ['Arbete', 'Antal', 'Enhet', 'Pris', 'Summa'],
            ...paper.lines.map(({ name, quantity, unit, price, sum }) => [
              name,
              kr.quantity(quantity),
              unit,
              kr.price(price),
              kr.money(sum),
            ]),
            ['', '', '', 'Summa', kr.money(paper.net)],
            ['', '', '', 'Moms 25 %', kr.money(paper.tax)],
            ...rounded(paper, 'Avrundning', kr.money).map(([label, value]) => ['', '', '', label, value]),
            ['', '', '', 'Att betala', kr.money(paper.payable)],
          ],
          '',
          ['', 'r', '', 'r', 'r'],
        ),
        rows(
          [
            ['Hälsningar'],
            [paper.supplier.name],
            [`${paper.supplier.street}, ${paper.supplier.post}`],
            [`Org.nr ${paper.supplier.organisation}, godkänd för F-skatt`],
            [`Plusgiro ${paper.supplier.plusgiro}`],
          ],
          '',
          [''],
        ),
      ),
  },
  {
    id: 'p42',
    producer: 'recoded',
    hard: 'a waste hauler: article of a group and a number, place of collection as a column; group name at the head',
    credits: 1,
    count: 2,
    seller: {
      party: firm('Återvinn Sörmland Transport AB', 'Tallbackavägen 8, 645 41 Strängnäs'),
      wares: more.house,
      codes: '##.##/#',
      numbers: '8830211',
      lines: [2, 5],
      amounts: [1, 6],
      fees: [{ label: 'Miljö- och drivmedelstillägg', ore: 12_400, rate: 25 }],
    },
    draw: (paper) => {
      const sheet = new Sheet({ size: 8.5 });
      sheet.text(40, 50, 'ÅTERVINNGRUPPEN', { size: 17, font: 'bold', grey: 0.3 });
      sheet.text(400, 50, called(paper, 'Faktura'), { size: 15 });
      sheet.text(400, 63, paper.remark ?? '');
      sheet.block(40, 85, [paper.buyer.name, 'c/o Fakturamottagning', paper.buyer.street, paper.buyer.post]);
      sheet.block(400, 85, [
        `Fakturanr ${paper.number}`,
        `Fakturadatum ${paper.issue}`,
        `Förfallodag ${paper.due}`,
        `Avtal ${paper.order}`,
        paper.about === null ? '' : `Kredit av ${paper.about}`,
      ]);
      const y = grid(
        sheet,
        [
          col(40, 'Artikel', ({ code }) => code),
          col(90, 'Hämtställe', () => paper.buyer.street),
          col(210, 'Tjänst', ({ name }) => name),
          num(350, 'Antal', ({ quantity }) => gap.quantity(quantity)),
          col(355, 'Enhet', ({ unit }) => unit),
          num(450, 'Pris', ({ price }) => gap.price(price)),
          num(555, 'Belopp', ({ sum }) => gap.money(sum)),
        ],
        paper.lines,
        { top: 175, gap: 2, rule: (at) => sheet.line(40, at, 555) },
      );
      let below = summed(
        sheet,
        y + 12,
        [
          ...charged(paper, gap.money),
          ['Summa', gap.money(paper.net)],
          ['Moms', gap.money(paper.tax)],
          ['Att betala', gap.money(paper.payable)],
        ],
        { x: 380, right: 555 },
      );
      for (const [rate = '', base = '', tax = ''] of rated(paper, gap.money))
        sheet.text(40, (below += 11), `${rate} moms på ${base} = ${tax}`, { size: 7.5 });
      sheet.block(
        40,
        790,
        [
          `${paper.supplier.name}, ett bolag i Återvinngruppen, ${paper.supplier.street}, ${paper.supplier.post}`,
          `Org.nr ${paper.supplier.organisation}   Bankgiro ${paper.supplier.bankgiro}   OCR ${paper.ocr}   F-skatt`,
        ],
        { size: 7.5, leading: 10 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'p43',
    producer: 'weasyprint',
    hard: 'electricity: meter numbers and periods, rows in kilowatt hours; sender only at the side of the payment part',
    credits: 0,
    seller: {
      party: firm('Nissans Elhandel AB', 'Storgatan 9, 335 30 Gnosjö'),
      wares: more.energy,
      codes: '',
      numbers: '770104418',
      lines: [3, 4],
      amounts: [420, 2400],
      step: 1,
      isOneAmount: true,
      isWhole: true,
    },
    printing: { code: () => undefined },
    draw: (paper) =>
      page(
        '.lines td,.lines th{border-bottom:.5pt solid #aaa;padding:4pt}.slip{border-top:1pt dashed #000;position:fixed;bottom:0;left:0;right:0}',
        `<h1>${called(paper, 'Elfaktura')}</h1>${remarked(paper)}`,
        beside(
          [
            60,
            `<b>Anläggning</b> ${paper.buyer.street}<br>Mätarnummer ${paper.customer}${paper.order}<br>Period ${days.plusDays(paper.issue, -31)} – ${days.plusDays(paper.issue, -1)}`,
          ],
          [40, address(paper.buyer)],
        ),
        '<br>',
        over(
          [
            ['Fakturanummer', paper.number],
            ['Fakturadatum', paper.issue],
            ['Förfallodatum', paper.due],
            ['Att betala', `${kr.money(paper.payable)} kr`],
          ],
          'lines',
        ),
        '<br>',
        table(
          [
            column('Specifikation', ({ name }) => name),
            column('Förbrukning', ({ quantity, unit }) => `${kr.quantity(quantity)} ${unit}`, 'r'),
            column('kr per enhet', ({ price }) => kr.price(price, 4), 'r'),
            column('Kronor', ({ sum }) => kr.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<br>${pairs([['Summa exkl. moms', kr.money(paper.net)], ['Moms 25 %', kr.money(paper.tax)], ...rounded(paper, 'Öresutjämning', kr.money), ['Summa att betala', kr.money(paper.payable)]])}`,
        `<div class="slip">${beside([35, `Betalningsmottagare<br><b>${paper.supplier.name}</b><br>${paper.supplier.street}<br>${paper.supplier.post}`], [35, `Org.nr ${paper.supplier.organisation}<br>Bankgiro ${paper.supplier.bankgiro}`], [30, `OCR ${paper.ocr}<br>${kr.money(paper.payable)}<br>senast ${paper.due}`])}</div>`,
      ),
  },
];
