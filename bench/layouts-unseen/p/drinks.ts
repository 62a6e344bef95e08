/** Breweries, wine, soft drinks and coffee. */
import { address, column, escaped, pairs, remarked, table } from '../html.ts';
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
  labelled,
  num,
  of,
  page,
  rated,
  rows,
  summed,
} from './kit.ts';
import type { LayoutP } from './orders.ts';
import * as more from './wares-more.ts';

export const drinks: readonly LayoutP[] = [
  {
    id: 'p31',
    producer: 'chromium',
    hard: "a brewery: strength and deposit columns; the beer's name at the head, the company in the foot",
    credits: 1,
    seller: {
      party: firm('Granholmens Bryggeriförening AB', 'Gamla Bryggarvägen 1, 760 40 Väddö'),
      wares: more.beer,
      codes: '@@##@',
      numbers: '3107',
      lines: [2, 5],
      amounts: [1, 12],
      fees: [
        {
          label: 'Pant',
          ore: (lines) => (lines.reduce((all, { quantity }) => all + quantity, 0n) * 48n) / 10n,
          rate: 0,
        },
      ],
    },
    draw: (paper) =>
      page(
        '.logo{font:bold 24pt "Liberation Serif";text-align:center;letter-spacing:4pt}.lines th{border-top:1pt solid;border-bottom:1pt solid}.foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.5pt}',
        `<div class="logo">PÅLSPÄRR</div><p class="c">bryggt i skärgården</p>${remarked(paper)}`,
        beside(
          [50, address(paper.buyer)],
          [
            50,
            `<b>${called(paper, 'Faktura')}</b><br>${labelled(
              [
                ['Fakturanr', paper.number],
                ['Fakturadatum', paper.issue],
                ['Förfallodatum', paper.due],
                ['Krediterar', paper.about],
              ],
              ' ',
            )}`,
          ],
        ),
        '<br>',
        table(
          [
            column('Artikel', ({ code }) => code),
            column('Öl', ({ name }) => name),
            column('Alk', (line) => `${3 + of(line, 4)},${of(line, 10, 'alk')}`, 'r'),
            column('Antal', ({ quantity }) => kr.quantity(quantity), 'r'),
            column('Enhet', ({ unit }) => unit),
            column('Pris', ({ price }) => kr.price(price), 'r'),
            column('Belopp', ({ sum }) => kr.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<br>${beside([50, rows([['Moms', 'Underlag', 'Belopp'], ...rated(paper, kr.money)], 'small')], [50, pairs([['Varor', kr.money(paper.lineNet)], ...charged(paper, kr.money), ['Netto', kr.money(paper.net)], ['Moms', kr.money(paper.tax)], ['Att betala', kr.money(paper.payable)]])])}`,
        `<div class="foot">${escaped(paper.supplier.name)} | ${paper.supplier.street}, ${paper.supplier.post} | Org.nr ${paper.supplier.organisation} | Bankgiro ${paper.supplier.bankgiro} | F-skatt</div>`,
      ),
  },
  {
    id: 'p32',
    producer: 'cairo',
    hard: "a wine importer: vintage in the name, own number with a suffix of the bottle's size, a monopoly's number beside",
    credits: 1,
    count: 2,
    seller: {
      party: firm('Vinagenturen Holm & Falck AB', 'Skeppsbron 34, 111 30 Stockholm'),
      wares: more.wine,
      codes: '#####-75',
      numbers: '11862',
      lines: [3, 6],
      amounts: [6, 36],
      discounts: [400],
    },
    draw: (paper) => {
      const sheet = new Sheet({ size: 9, font: 'serif' });
      sheet.text(297, 55, 'Holm & Falck', { size: 24, align: 'c' });
      sheet.text(297, 70, 'vinagentur sedan 1987', { size: 8, align: 'c' });
      sheet.block(50, 105, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
      sheet.block(380, 105, [
        `${called(paper, 'FAKTURA', 'KREDITFAKTURA')} ${paper.number}`,
        `Datum: ${paper.issue}`,
        `Förfallodatum: ${paper.due}`,
        paper.remark ?? (paper.about === null ? '' : `Avser: ${paper.about}`),
      ]);
      const y = grid(
        sheet,
        [
          col(50, 'Artikelnr', ({ code }) => code),
          col(105, 'SB-nr', (line) => digitsFor(line, 4, 'sb')),
          col(140, 'Vin', ({ name }) => name),
          num(350, 'Flaskor', ({ quantity }) => gap.quantity(quantity)),
          col(355, '', ({ unit }) => unit),
          num(410, 'À-pris', ({ price }) => gap.price(price)),
          num(450, 'Rab', ({ discount }) => (discount === 0n ? '' : `${gap.percent(discount)} %`)),
          num(545, 'Summa', ({ sum }) => gap.money(sum)),
        ],
        paper.lines,
        {
          top: 185,
          leading: 14,
          headStyle: { font: 'serifbold' },
          rule: (at) => sheet.line(50, at, 545, at, 0.3),
        },
      );
      summed(
        sheet,
        y + 16,
        [
          ['Summa exkl. moms', gap.money(paper.net)],
          ['Moms 25 %', gap.money(paper.tax)],
          ['Att betala', `SEK ${gap.money(paper.payable)}`],
        ],
        { x: 390, right: 545 },
      );
      sheet.line(50, 785, 545);
      sheet.text(
        297,
        797,
        `${paper.supplier.name} · ${paper.supplier.street} · ${paper.supplier.post} · ${paper.supplier.phone}`,
        { size: 7.5, align: 'c' },
      );
      sheet.text(
        297,
        808,
        `Org.nr ${paper.supplier.organisation} · Bankgiro ${paper.supplier.bankgiro} · Godkänd för F-skatt`,
        { size: 7.5, align: 'c' },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'p33',
    producer: 'weasyprint',
    hard: 'soft drinks: two numbers in one cell, own above and EAN below it',
    credits: 1,
    seller: {
      party: firm('Bubbelkällan Dryck AB', 'Källgatan 12, 695 31 Laxå'),
      wares: more.soda,
      codes: '##.##',
      numbers: '200557',
      lines: [3, 6],
      amounts: [2, 30],
    },
    draw: (paper) => {
      const cell = (text: string, kind = ''): string => `<td class="${kind}">${text}</td>`;
      return page(
        '.lines th{background:#def}.lines td{border-bottom:.4pt solid #abc;padding:3pt}.e{font-size:7pt;color:#555}',
        beside(
          [
            50,
            `<b style="font-size:15pt">${escaped(paper.supplier.name)}</b><br>${paper.supplier.street}<br>${paper.supplier.post}<br>Org.nr ${paper.supplier.organisation}`,
          ],
          [
            50,
            `<b>${called(paper, 'Faktura')}</b> ${remarked(paper)}<br>${labelled([
              ['Fakturanummer', paper.number],
              ['Kundnummer', paper.customer],
              ['Fakturadatum', paper.issue],
              ['Förfallodatum', paper.due],
              ['Avser fakturanr', paper.about],
            ])}`,
          ],
        ),
        `<br>${address(paper.buyer)}<br><br>`,
        `<table class="lines"><tr><th>Artikelnr<br><span class="e">EAN</span></th><th>Benämning</th><th class="r">Antal</th><th>Enh</th><th class="r">Pris</th><th class="r">Summa</th></tr>${paper.lines.map((line) => `<tr>${cell(`${line.code}<br><span class="e">73${digitsFor(line, 11, 'ean')}</span>`)}${cell(escaped(line.name))}${cell(kr.quantity(line.quantity), 'r')}${cell(line.unit)}${cell(kr.price(line.price), 'r')}${cell(kr.money(line.sum), 'r')}</tr>`).join('')}</table>`,
        `<br><div class="right">${pairs([['Summa exkl. moms', kr.money(paper.net)], ...paper.vat.map(({ rate, tax }) => [`Moms ${rate} %`, kr.money(tax)] as const), ['Summa att betala', kr.money(paper.payable)]])}</div><div class="clear"></div>`,
        `<p>Bankgiro ${paper.supplier.bankgiro}. Innehar F-skattsedel.</p>`,
      );
    },
  },
];
