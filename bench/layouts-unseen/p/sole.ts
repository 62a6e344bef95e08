/** Sole traders, trading companies and small producers. */
import * as days from '../days.ts';
import { address, column, remarked, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import {
  association,
  beside,
  called,
  col,
  gap,
  grid,
  kr,
  labelled,
  num,
  page,
  rated,
  rows,
  soleTrader,
  summed,
} from './kit.ts';
import { lettersOf, type LayoutP } from './orders.ts';
import * as wares from './wares.ts';

export const sole: readonly LayoutP[] = [
  {
    id: 'p07',
    producer: 'pdf-lib',
    hard: 'a sole trader whose firm has the name of a place; letters of the name as numbers',
    credits: 1,
    seller: {
      party: soleTrader('Lövsta Fisk & Skaldjur, Ingemar Rask', 'Lövstavägen 4, 740 71 Öregrund', '620417'),
      wares: wares.fish,
      codes: (name) => lettersOf(name, 4),
      numbers: '512',
      lines: [2, 6],
      grams: 100,
      terms: 15,
    },
    draw: (paper) => {
      const sheet = new Sheet({ size: 10, font: 'serif' });
      sheet.text(60, 70, 'Lövsta Fisk & Skaldjur', { size: 20, font: 'serifbold' });
      sheet.text(420, 70, called(paper, 'Faktura'), { size: 14 });
      sheet.text(420, 86, paper.remark ?? '');
      sheet.block(60, 110, [
        `Nr: ${paper.number}`,
        `Datum: ${paper.issue}`,
        `Att betala senast: ${paper.due}`,
        paper.about === null ? '' : `Gäller faktura ${paper.about}`,
      ]);
      sheet.block(350, 110, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
      const y = grid(
        sheet,
        [
          col(60, 'Art', ({ code }) => code),
          col(140, 'Benämning', ({ name }) => name),
          num(350, 'Antal', ({ quantity }) => kr.quantity(quantity)),
          col(358, '', ({ unit }) => unit),
          num(440, 'Pris', ({ price }) => kr.price(price)),
          num(530, 'Summa', ({ sum }) => kr.money(sum)),
        ],
        paper.lines,
        { top: 200, leading: 15, rule: (at) => sheet.line(60, at, 530) },
      );
      summed(
        sheet,
        y + 20,
        [
          ['Summa', kr.money(paper.net)],
          ...paper.vat.map(({ rate, tax }) => [`Moms ${rate} %`, kr.money(tax)] as const),
          ['Totalt kronor', kr.money(paper.payable)],
        ],
        { x: 400, right: 530 },
      );
      sheet.text(
        60,
        770,
        `${paper.supplier.name}, ${paper.supplier.street}, ${paper.supplier.post}, tel ${paper.supplier.phone}`,
        { size: 8 },
      );
      sheet.text(
        60,
        782,
        `Bankgiro ${paper.supplier.bankgiro}   Org.nr ${paper.supplier.organisation}   Godkänd för F-skatt`,
        { size: 8 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'p08',
    producer: 'weasyprint',
    hard: 'a person is the firm; the name stands beside the buyer without labels',
    credits: 0,
    printing: { code: () => undefined },
    seller: {
      party: soleTrader('Gunvor Stålnacke', 'Byvägen 33, 981 92 Kiruna', '570912'),
      wares: wares.game,
      codes: '',
      numbers: '26-014',
      lines: [2, 4],
      grams: 100,
      step: 100,
    },
    draw: (paper) =>
      page(
        'body{font-family:"Liberation Mono";font-size:9.5pt}.lines td{padding:3pt}',
        beside([50, address(paper.supplier)], [50, address(paper.buyer)]),
        `<br><p><b>${called(paper, 'FAKTURA')} ${paper.number}</b></p>${remarked(paper)}`,
        `<p>${labelled(
          [
            ['Datum', days.slashed(paper.issue)],
            ['Förfallodag', days.slashed(paper.due)],
            ['Leverans', days.slashed(paper.delivered)],
          ],
          ' ',
        )}</p>`,
        table(
          [
            column('Vara', ({ name }) => name),
            column('Kilo', ({ quantity, unit }) => `${kr.quantity(quantity)} ${unit}`, 'r'),
            column('Kr/kg', ({ price }) => kr.price(price), 'r'),
            column('Kronor', ({ sum }) => kr.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<br>${rows([
          ['Summa', kr.money(paper.net)],
          ['Moms', kr.money(paper.tax)],
          ['Att betala', kr.money(paper.payable)],
        ])}`,
        `<p>Pg ${paper.supplier.plusgiro}. F-skatt. Momsreg ${paper.supplier.vat}. Telefon ${paper.supplier.phone}</p>`,
      ),
  },
  {
    id: 'p09',
    producer: 'fpdf',
    hard: 'the sender below the payment part, an economic association; numbers with spaces',
    credits: 1,
    seller: {
      party: association('Vikbolandets Äggpackeri ek. för.', 'Östra Husbyvägen 8, 610 24 Vikbolandet'),
      wares: wares.dairy,
      codes: '## ## #',
      numbers: '700812',
      lines: [2, 5],
      amounts: [2, 30],
      fees: [{ label: 'Returflak', ore: (lines) => -150n * BigInt(lines.length), rate: 25 }],
    },
    draw: (paper) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(50, 60, called(paper, 'Faktura'), { size: 18, font: 'bold' });
      sheet.text(50, 76, paper.remark ?? '');
      sheet.block(330, 100, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
      for (const [at, [label, value]] of (
        [
          ['Fakturanummer', paper.number],
          ['Fakturadatum', paper.issue],
          ['Förfallodatum', paper.due],
          ['Kundnummer', paper.customer],
          ...(paper.about === null ? [] : [['Krediterar', paper.about] as const]),
        ] as const
      ).entries()) {
        sheet.text(50, 100 + at * 13, label);
        sheet.text(140, 100 + at * 13, value);
      }
      const y = grid(
        sheet,
        [
          col(50, 'Art nr', ({ code }) => code),
          col(110, 'Benämning', ({ name }) => name),
          num(330, 'Antal', ({ quantity }) => gap.quantity(quantity)),
          col(336, 'Enh', ({ unit }) => unit),
          num(420, 'Pris exkl', ({ price }) => gap.price(price)),
          num(460, 'Moms', ({ rate }) => `${rate}%`),
          num(540, 'Belopp', ({ sum }) => gap.money(sum)),
        ],
        paper.lines,
        { top: 200, gap: 3, rule: (at) => sheet.line(50, at, 540) },
      );
      let below = summed(
        sheet,
        y + 16,
        [
          ...paper.charges.map(({ label, amount }) => [label, gap.money(amount)] as const),
          ['Netto', gap.money(paper.net)],
          ['Moms', gap.money(paper.tax)],
          ['Att betala', gap.money(paper.payable)],
        ],
        { x: 400, right: 540 },
      );
      for (const [rate = '', base = '', tax = ''] of rated(paper, gap.money))
        sheet.text(50, (below += 12), `Moms ${rate} på ${base}: ${tax}`, { size: 8 });
      sheet.line(50, 690, 545, 690, 1);
      sheet.block(50, 706, [
        'Betalningsmottagare',
        paper.supplier.name,
        paper.supplier.street,
        paper.supplier.post,
      ]);
      sheet.block(240, 706, ['Bankgiro', paper.supplier.bankgiro]);
      sheet.block(340, 706, ['OCR', paper.ocr]);
      sheet.block(460, 706, ['Belopp', gap.money(paper.payable)]);
      sheet.text(50, 780, `Org.nr ${paper.supplier.organisation}  Momsreg.nr ${paper.supplier.vat}`, {
        size: 7,
      });
      return sheet.drawing();
    },
  },
];
