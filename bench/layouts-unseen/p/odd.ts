/** The odd ones that a restaurant gets now and then. */
import { left, right } from '../format.ts';
import { address, column, escaped, pairs, remarked, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { bare, beside, called, col, gap, grid, kr, labelled, num, page, rated, summed } from './kit.ts';
import type { LayoutP } from './orders.ts';
import * as wares from './wares.ts';

const factor = firm('Hovrättens Fakturaköp AB', 'Box 2210, 103 15 Stockholm');

export const odd: readonly LayoutP[] = [
  {
    id: 'p52',
    producer: 'pdf-lib',
    hard: "the sum and the slip on the first page, goods and the sender's name in full on the second",
    credits: 0,
    seller: {
      party: firm('Lundströms Livsmedel i Arvika AB', 'Styckåsgatan 3, 671 31 Arvika'),
      wares: wares.wholesale,
      codes: '####-##',
      numbers: '40011826',
      lines: [5, 10],
      isWhole: true,
    },
    draw: (paper) => {
      const sheet = new Sheet({ size: 10 });
      sheet.text(50, 60, called(paper, 'Faktura'), { size: 20, font: 'bold' });
      sheet.text(50, 78, paper.remark ?? '');
      sheet.block(330, 100, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
      summed(
        sheet,
        190,
        [
          ['Fakturanummer', paper.number],
          ['Fakturadatum', paper.issue],
          ['Förfallodatum', paper.due],
          ['Summa exkl. moms', kr.money(paper.net)],
          ['Moms', kr.money(paper.tax)],
          ['Öresavrundning', kr.money(paper.rounding)],
          ['Att betala', kr.money(paper.payable)],
        ],
        { x: 50, right: 300, leading: 16 },
      );
      sheet.text(50, 340, 'Specifikation finns på nästa sida.');
      sheet.line(50, 690, 545);
      sheet.block(50, 710, ['Bankgiro', paper.supplier.bankgiro]);
      sheet.block(200, 710, ['OCR-nummer', paper.ocr]);
      sheet.block(400, 710, ['Kronor', kr.money(paper.payable)]);
      sheet.page();
      sheet.text(50, 50, `Specifikation till faktura ${paper.number}`, { font: 'bold', size: 12 });
      const y = grid(
        sheet,
        [
          col(50, 'Artikelnr', ({ code }) => code),
          col(120, 'Benämning', ({ name }) => name),
          num(350, 'Antal', ({ quantity }) => kr.quantity(quantity)),
          col(356, 'Enhet', ({ unit }) => unit),
          num(450, 'Pris', ({ price }) => kr.price(price)),
          num(545, 'Belopp', ({ sum }) => kr.money(sum)),
        ],
        paper.lines,
        { top: 90, gap: 2, rule: (at) => sheet.line(50, at, 545) },
      );
      let below = y + 10;
      for (const [rate = '', base = '', tax = ''] of rated(paper, kr.money))
        sheet.text(50, (below += 12), `Moms ${rate}: underlag ${base}, moms ${tax}`);
      sheet.block(
        50,
        780,
        [
          `${paper.supplier.name}, ${paper.supplier.street}, ${paper.supplier.post}`,
          `Org.nr ${paper.supplier.organisation}. Godkänd för F-skatt. Telefon ${paper.supplier.phone}`,
        ],
        { size: 8 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'p53',
    producer: 'chromium',
    hard: 'a claim sold to a factoring company, whose name and giro stand below',
    credits: 0,
    seller: {
      party: firm('Ådalens Frysvaror AB', 'Nylandsvägen 60, 872 95 Bollstabruk'),
      wares: wares.frozen,
      codes: 'B-##',
      numbers: '1590',
      lines: [2, 5],
      amounts: [2, 16],
    },
    draw: (paper) =>
      page(
        '.box{border:1.5pt solid #000;padding:6pt}.lines th{border-bottom:1pt solid}',
        beside(
          [
            55,
            `<b style="font-size:14pt">${escaped(paper.supplier.name)}</b><br>${paper.supplier.street}<br>${paper.supplier.post}<br>Org.nr ${paper.supplier.organisation}`,
          ],
          [
            45,
            `<h2>${called(paper, 'Faktura')}</h2>${remarked(paper)}${labelled([
              ['Fakturanr', paper.number],
              ['Fakturadatum', paper.issue],
              ['Förfallodatum', paper.due],
            ])}`,
          ],
        ),
        `<br>${address(paper.buyer)}<br><br>`,
        table(
          [
            column('Art.', ({ code }) => code),
            column('Vara', ({ name }) => name),
            column('Antal', ({ quantity }) => gap.quantity(quantity), 'r'),
            column('Enh', ({ unit }) => unit),
            column('Pris', ({ price }) => gap.price(price), 'r'),
            column('Belopp', ({ sum }) => gap.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<br>${pairs([
          ['Netto', gap.money(paper.net)],
          ['Moms', gap.money(paper.tax)],
          ['Att betala', gap.money(paper.payable)],
        ])}<br>`,
        `<div class="box">Fordran har överlåtits till ${factor.name}. Betalning med befriande verkan kan endast ske till ${factor.name}, ${factor.street}, ${factor.post}, bankgiro ${factor.bankgiro}. Ange OCR ${paper.ocr}.</div>`,
      ),
  },
  {
    id: 'p54',
    producer: 'stretched',
    hard: "a cash-and-carry's till roll with records of two rows: number and name, then amount times price",
    credits: 0,
    seller: {
      party: firm('Hämtköp Backa Grossist AB', 'Exportgatan 21, 422 46 Hisings Backa'),
      wares: [...wares.dairy, ...wares.wholesale],
      codes: '#####',
      numbers: '0071-33824',
      lines: [4, 9],
      amounts: [1, 6],
      terms: 10,
    },
    draw: (paper) => {
      const sheet = new Sheet({ font: 'mono', size: 8 }, 270, 560);
      let y = 26;
      const put = (text: string): void => {
        sheet.text(14, y, text);
        y += 10.5;
      };
      for (const text of [
        paper.supplier.name,
        paper.supplier.street,
        paper.supplier.post,
        `Org.nr ${paper.supplier.organisation}`,
        '',
        `${called(paper, 'FAKTURA')}  ${paper.number}`,
        paper.remark ?? '',
        `Datum ${paper.issue}  Förfaller ${paper.due}`,
        'Kund:',
        paper.buyer.name,
        `${paper.buyer.street}, ${paper.buyer.post}`.slice(0, 48),
        '-'.repeat(48),
      ])
        put(text);
      for (const { code, name, quantity, unit, price, sum } of paper.lines) {
        put(`${code} ${name}`);
        put(
          `  ${bare.quantity(quantity)} ${unit} x ${bare.price(price)}`.padEnd(36) +
            right(bare.money(sum), 12),
        );
      }
      put('-'.repeat(48));
      for (const [label, value] of [
        ['Netto', bare.money(paper.net)],
        ['Moms', bare.money(paper.tax)],
        ['ATT BETALA SEK', bare.money(paper.payable)],
      ] as const)
        put(left(label, 36) + right(value, 12));
      for (const [rate = '', base = '', tax = ''] of rated(paper, bare.money))
        put(`Moms ${left(rate, 6)} netto ${right(base, 10)} moms ${right(tax, 9)}`);
      put(`Bg ${paper.supplier.bankgiro}   F-skatt`);
      return sheet.drawing();
    },
  },
];
