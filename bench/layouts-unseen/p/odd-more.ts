/** More: The odd ones that a restaurant gets now and then. */
import * as days from '../days.ts';
import { left, right } from '../format.ts';
import { address, column, pairs, remarked, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import {
  bare,
  beside,
  called,
  charged,
  col,
  digitsFor,
  grid,
  kr,
  labelled,
  num,
  page,
  point,
  summed,
} from './kit.ts';
import type { LayoutP } from './orders.ts';
import * as more from './wares-more.ts';
import * as wares from './wares.ts';

export const oddMore: readonly LayoutP[] = [
  {
    id: 'p55',
    producer: 'weasyprint',
    hard: "a market place's logo at the head, the seller named beside the buyer and in the terms",
    credits: 1,
    seller: {
      party: firm('Solhöjdens Växthus AB', 'Växthusvägen 12, 269 73 Förslöv'),
      wares: wares.greens,
      codes: '#-##-#',
      numbers: 'RT-81133',
      lines: [3, 7],
    },
    draw: (paper) =>
      page(
        '.logo{background:#fd0;font:bold 16pt Arial;padding:4pt 8pt}.lines td{border-bottom:.4pt solid #ccc;padding:3pt}',
        `<span class="logo">Råvarutorget</span> <b>${called(paper, 'Faktura')}</b>${remarked(paper)}<br><br>`,
        beside(
          [33, `<b>Säljare</b><br>${address(paper.supplier)}<br>Org.nr ${paper.supplier.organisation}`],
          [33, `<b>Köpare</b><br>${address(paper.buyer)}`],
          [
            34,
            labelled([
              ['Fakturanr', paper.number],
              ['Fakturadatum', paper.issue],
              ['Förfallodatum', paper.due],
              ['Order', paper.order],
              ['Kredit av', paper.about],
            ]),
          ],
        ),
        '<br>',
        table(
          [
            column('Artikel-ID', ({ code }) => code),
            column('Skördad', (line) =>
              days.shortDashed(days.plusDays(paper.delivered, -1 - (line.seed % 3))),
            ),
            column('Produkt', ({ name }) => name),
            column('Antal', ({ quantity }) => kr.quantity(quantity), 'r'),
            column('Enhet', ({ unit }) => unit),
            column('Pris', ({ price }) => kr.price(price), 'r'),
            column('Summa', ({ sum }) => kr.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<br><div class="right">${pairs([
          ['Summa exkl. moms', kr.money(paper.net)],
          ['Moms', kr.money(paper.tax)],
          ['Att betala', kr.money(paper.payable)],
        ])}</div><div class="clear"></div>`,
        `<p class="small">Fakturan ställs ut via Råvarutorget i säljarens namn. Betalning till säljarens bankgiro ${paper.supplier.bankgiro}. Säljaren är godkänd för F-skatt.</p>`,
      ),
  },
  {
    id: 'p56',
    producer: 'driver',
    hard: "a typewriter's page with the quantity first and everything in one row of text",
    credits: 0,
    printing: { code: () => undefined },
    seller: {
      party: firm('Bröderna Häggs Uthyrning HB', 'Skogsvägen 18, 815 75 Söderfors'),
      wares: more.rental,
      codes: '',
      numbers: '77',
      lines: [1, 3],
      amounts: [2, 20],
      step: 100,
      isWhole: true,
    },
    draw: (paper) => {
      const sheet = new Sheet({ font: 'mono', size: 10 });
      const money = bare.money;
      const text = [
        paper.supplier.name,
        paper.supplier.street,
        paper.supplier.post,
        '',
        '',
        right(called(paper, 'FAKTURA'), 60),
        paper.remark ?? '',
        paper.buyer.name,
        paper.buyer.street,
        paper.buyer.post,
        '',
        '',
        `Faktura nr ${paper.number}         Datum ${paper.issue}`,
        `Betalas senast ${paper.due}`,
        '',
        left('Antal', 8) + left('Enhet', 8) + left('Avser', 28) + right('Pris', 10) + right('Kronor', 14),
        ...paper.lines.map(
          ({ name, quantity, unit, price, sum }) =>
            left(bare.quantity(quantity), 8) +
            left(unit, 8) +
            left(name, 28) +
            right(bare.price(price), 10) +
            right(money(sum), 14),
        ),
        '',
        left('', 44) + left('Netto', 10) + right(money(paper.net), 14),
        left('', 44) + left('Moms 25%', 10) + right(money(paper.tax), 14),
        left('', 44) + left('Öresavr', 10) + right(money(paper.rounding), 14),
        left('', 44) + left('Summa', 10) + right(money(paper.payable), 14),
        '',
        '',
        `Vårt postgiro ${paper.supplier.plusgiro}`,
        `Organisationsnummer ${paper.supplier.organisation}`,
        'F-skattebevis finnes',
      ];
      sheet.block(60, 70, text, { leading: 14 });
      return sheet.drawing();
    },
  },
  {
    id: 'p57',
    producer: 'flipped',
    hard: 'a wide page: own number, replaced number, EAN and customs code all beside each other; notes between rows',
    credits: 1,
    seller: {
      party: firm('Emballagehuset i Jönköping AB', 'Kabelvägen 11, 553 02 Jönköping'),
      wares: more.packaging,
      codes: 'E##-###',
      numbers: '3300917',
      lines: [3, 6],
      amounts: [1, 12],
      fees: [{ label: 'Frakt', ore: 19_500, rate: 25 }],
    },
    draw: (paper) => {
      const sheet = new Sheet({ size: 9 }, 842, 595);
      sheet.text(40, 45, paper.supplier.name, { font: 'bold', size: 14 });
      sheet.block(40, 60, [`${paper.supplier.street}, ${paper.supplier.post}`]);
      sheet.block(330, 45, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
      sheet.right(800, 45, called(paper, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 14 });
      sheet.right(800, 60, `Fakturanr ${paper.number}`);
      sheet.right(800, 73, `Fakturadatum ${paper.issue}   Förfallodatum ${paper.due}`);
      sheet.right(
        800,
        86,
        paper.remark ?? (paper.about === null ? '' : `Kreditering av faktura ${paper.about}`),
      );
      const y = grid(
        sheet,
        [
          col(40, 'Artikelnr', ({ code }) => code),
          col(100, 'Ersätter', (line) => (line.seed % 3 === 0 ? `E${digitsFor(line, 4, 'old')}` : '')),
          col(155, 'EAN', (line) => `731${digitsFor(line, 10, 'ean')}`),
          col(235, 'KN-kod', (line) => digitsFor(line, 8, 'kn')),
          col(290, 'Benämning', ({ name }) => name),
          col(450, 'Innehåll', ({ pack }) => pack),
          num(560, 'Antal', ({ quantity }) => point.quantity(quantity)),
          col(566, 'Enhet', ({ unit }) => unit),
          num(690, 'Pris', ({ price }) => point.price(price)),
          num(800, 'Belopp', ({ sum }) => point.money(sum)),
        ],
        paper.lines,
        {
          top: 130,
          gap: 2,
          rule: (at) => sheet.line(40, at, 800),
          under: (line, _, at) => {
            if (line.seed % 4 !== 0) return at;
            sheet.text(290, at, 'Restnoterat sedan tidigare, levererat nu', { size: 7.5 });
            return at + 10;
          },
        },
      );
      summed(
        sheet,
        y + 14,
        [
          ...charged(paper, point.money),
          ['Summa', point.money(paper.net)],
          ['Moms 25 %', point.money(paper.tax)],
          ['Att betala SEK', point.money(paper.payable)],
        ],
        { x: 640, right: 800 },
      );
      sheet.text(
        40,
        560,
        `Org.nr ${paper.supplier.organisation}   Bankgiro ${paper.supplier.bankgiro}   Godkänd för F-skatt   ${paper.supplier.mail}`,
        { size: 8 },
      );
      return sheet.drawing();
    },
  },
];
