/** Laundry, repairs, rental, software and work in the house. */
import * as days from '../days.ts';
import { address, column, escaped, pairs, remarked, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import {
  beside,
  called,
  col,
  digitsFor,
  gap,
  grid,
  kr,
  labelled,
  num,
  page,
  rounded,
  rows,
  summed,
} from './kit.ts';
import type { LayoutP } from './orders.ts';
import * as more from './wares-more.ts';

export const services: readonly LayoutP[] = [
  {
    id: 'p37',
    producer: 'chromium',
    hard: "a service report's number, a machine's serial number and a date beside the number",
    credits: 1,
    seller: {
      party: firm('Storköksteknik Gävle Dala AB', 'Kryddstigen 22, 802 92 Gävle'),
      wares: more.repair,
      codes: '##/###',
      numbers: '2601377',
      lines: [3, 6],
      amounts: [1, 4],
      isWhole: true,
      terms: 20,
    },
    draw: (paper) =>
      page(
        '.lines th{background:#f3d9b1}.lines td{padding:3pt 4pt}.foot{position:fixed;bottom:0;left:0;right:0;font-size:7.5pt;border-top:1pt solid #c80}',
        beside(
          [
            60,
            `<h2>Storköksteknik</h2><span class="small">Service dygnet runt ${paper.supplier.phone}</span>`,
          ],
          [40, `<h2>${called(paper, 'Faktura')}</h2>${remarked(paper)}`],
        ),
        beside(
          [
            60,
            `<br>${labelled([
              ['Fakturanr', paper.number],
              ['Fakturadatum', paper.issue],
              ['Förfallodatum', paper.due],
              ['Serviceorder', paper.order],
              ['Krediterar', paper.about],
            ])}`,
          ],
          [40, `<br>${address(paper.buyer)}`],
        ),
        '<br>',
        table(
          [
            column('Utfört', () => days.shortDashed(paper.delivered)),
            column('Maskin', (line) => `SN${digitsFor(line, 6, 'sn')}`),
            column('Artnr', ({ code }) => code),
            column('Benämning', ({ name }) => name),
            column('Antal', ({ quantity }) => kr.quantity(quantity, 2), 'r'),
            column('Enh', ({ unit }) => unit),
            column('Pris', ({ price }) => kr.price(price), 'r'),
            column('Summa', ({ sum }) => kr.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<br><div class="right">${pairs([['Summa', kr.money(paper.net)], ['Moms 25 %', kr.money(paper.tax)], ...rounded(paper, 'Öresavrundning', kr.money), ['Att betala', kr.money(paper.payable)]])}</div>`,
        `<div class="foot">${escaped(paper.supplier.name)}, ${paper.supplier.street}, ${paper.supplier.post}. Org.nr ${paper.supplier.organisation}. Bankgiro ${paper.supplier.bankgiro}. Godkänd för F-skatt. Dröjsmålsränta 12 %.</div>`,
      ),
  },
  {
    id: 'p38',
    producer: 'pdf-lib',
    hard: 'a software firm: period rows without numbers, the brand at the head with a domain, the firm in the foot',
    credits: 0,
    printing: { code: () => undefined },
    seller: {
      party: firm('Kvarnsten Technologies AB', 'Kungsportsavenyen 3, 411 36 Göteborg'),
      wares: more.software,
      codes: '',
      numbers: 'BK-2026-00318',
      lines: [2, 4],
      amounts: [1, 4],
      terms: 15,
    },
    draw: (paper) => {
      const sheet = new Sheet({ size: 9.5 });
      sheet.text(50, 60, 'bordsklart.example', { size: 20, font: 'bold', grey: 0.25 });
      sheet.text(50, 100, called(paper, 'Faktura'), { size: 22 });
      sheet.text(200, 100, paper.remark ?? '');
      sheet.block(50, 125, ['Fakturanummer', 'Fakturadatum', 'Förfallodatum']);
      sheet.block(150, 125, [paper.number, paper.issue, paper.due]);
      sheet.block(350, 125, [
        paper.buyer.name,
        paper.buyer.street,
        paper.buyer.post,
        `Org.nr ${paper.buyer.organisation}`,
      ]);
      const y = grid(
        sheet,
        [
          col(50, 'Tjänst', ({ name }) => [name, `${paper.issue} – ${days.plusDays(paper.issue, 29)}`]),
          num(330, 'Antal', ({ quantity, unit }) => `${gap.quantity(quantity)} ${unit}`),
          num(400, 'Pris', ({ price }) => gap.price(price)),
          num(450, 'Moms', ({ rate }) => `${rate} %`),
          num(545, 'Summa', ({ sum }) => gap.money(sum)),
        ],
        paper.lines,
        { top: 210, gap: 6, rule: (at) => sheet.line(50, at, 545) },
      );
      summed(
        sheet,
        y + 12,
        [
          ['Summa före moms', gap.money(paper.net)],
          ['Moms', gap.money(paper.tax)],
          ['Att betala (SEK)', gap.money(paper.payable)],
        ],
        { x: 390, right: 545 },
      );
      sheet.text(50, 790, `${paper.supplier.name}  |  ${paper.supplier.street}  |  ${paper.supplier.post}`, {
        size: 7.5,
        grey: 0.3,
      });
      sheet.text(
        50,
        802,
        `Org.nr ${paper.supplier.organisation}  |  VAT ${paper.supplier.vat}  |  Bankgiro ${paper.supplier.bankgiro}  |  Godkänd för F-skatt`,
        { size: 7.5, grey: 0.3 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'p39',
    producer: 'writer',
    hard: "rental in a word processor, a hyphenated number with letters, sender in a table without labels at the buyer's side",
    credits: 1,
    seller: {
      party: firm('Festhyran Siljan AB', 'Tingsgatan 4, 795 30 Rättvik'),
      wares: more.rental,
      codes: '@-###',
      numbers: '0764',
      lines: [3, 6],
      amounts: [2, 60],
      step: 50,
    },
    draw: (paper) =>
      page(
        '',
        `<p align="right"><font size="6">${called(paper, 'FAKTURA', 'KREDITFAKTURA')}</font> ${paper.remark ?? ''}</p>`,
        beside(
          [34, `${address(paper.supplier)}<br>Tel ${paper.supplier.phone}`],
          [33, address(paper.buyer)],
          [
            33,
            labelled([
              ['Nr', paper.number],
              ['Datum', paper.issue],
              ['Förfaller', paper.due],
              ['Avser', paper.about],
            ]),
          ],
        ),
        '<p></p>',
        table(
          [
            column('Art', ({ code }) => code),
            column('Hyra av', ({ name }) => name),
            column('Antal', ({ quantity }) => gap.quantity(quantity), 'r'),
            column('Enhet', ({ unit }) => unit),
            column('Pris', ({ price }) => gap.price(price), 'r'),
            column('Summa', ({ sum }) => gap.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<p></p>${rows([
          ['Netto', gap.money(paper.net)],
          ['Moms 25 %', gap.money(paper.tax)],
          ['ATT BETALA', gap.money(paper.payable)],
        ])}<p>Bankgiro ${paper.supplier.bankgiro}. Organisationsnummer ${paper.supplier.organisation}. Innehar F-skatt.</p>`,
      ),
  },
  {
    id: 'p40',
    producer: 'letters',
    hard: "a laundry's page of letters placed one by one; marking of the customer's linen beside the number",
    credits: 1,
    seller: {
      party: firm('Rena Linnet i Nyköping AB', 'Hospitalsgatan 45, 611 32 Nyköping'),
      wares: more.laundry,
      codes: '##-##',
      numbers: '55108',
      lines: [3, 6],
      amounts: [15, 140],
    },
    draw: (paper) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(50, 55, 'RENA LINNET', { size: 16, font: 'bold' });
      sheet.block(50, 70, [paper.supplier.street, paper.supplier.post]);
      sheet.text(350, 55, called(paper, 'Faktura'), { size: 14, font: 'bold' });
      sheet.block(350, 70, [
        `Fakturanummer ${paper.number}`,
        `Fakturadatum ${paper.issue}`,
        `Förfallodatum ${paper.due}`,
        paper.remark ?? (paper.about === null ? '' : `Krediterar ${paper.about}`),
      ]);
      sheet.block(50, 125, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
      const y = grid(
        sheet,
        [
          col(50, 'Nr', ({ code }) => code),
          col(95, 'Märkning', (line) => `L${digitsFor(line, 3, 'mark')}`),
          col(150, 'Text', ({ name }) => name),
          num(350, 'Antal', ({ quantity }) => kr.quantity(quantity)),
          col(356, 'Enhet', ({ unit }) => unit),
          num(450, 'Pris', ({ price }) => kr.price(price)),
          num(545, 'Belopp', ({ sum }) => kr.money(sum)),
        ],
        paper.lines,
        { top: 185, gap: 2, rule: (at) => sheet.line(50, at, 545) },
      );
      summed(
        sheet,
        y + 14,
        [
          ['Exkl. moms', kr.money(paper.net)],
          ['Moms 25 %', kr.money(paper.tax)],
          ['Att betala', kr.money(paper.payable)],
        ],
        { x: 410, right: 545 },
      );
      sheet.text(
        50,
        795,
        `${paper.supplier.name}  Org.nr ${paper.supplier.organisation}  Bankgiro ${paper.supplier.bankgiro}  F-skatt`,
        { size: 8 },
      );
      return sheet.drawing();
    },
  },
];
