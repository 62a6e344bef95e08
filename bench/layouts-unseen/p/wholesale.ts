/** Wholesalers with systems of their own. */
import * as days from '../days.ts';
import { left, right } from '../format.ts';
import { address, column, over, pairs, remarked, table } from '../html.ts';
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
  num,
  of,
  page,
  rated,
  summed,
} from './kit.ts';
import type { LayoutP } from './orders.ts';
import * as more from './wares-more.ts';
import * as wares from './wares.ts';

export const wholesale: readonly LayoutP[] = [
  {
    id: 'p19',
    producer: 'driver',
    hard: 'a page of fixed width from a printer driver, records of two rows',
    credits: 1,
    seller: {
      party: firm('Partigruppen Östergyllen AB', 'Depågatan 3, 602 38 Norrköping'),
      wares: [...wares.wholesale, ...wares.frozen],
      codes: '###.###',
      numbers: '0884417',
      lines: [8, 16],
      fees: [{ label: 'FRAKT', ore: 27_500, rate: 25 }],
    },
    draw: (paper) => {
      const sheet = new Sheet({ font: 'mono', size: 9 });
      let y = 50;
      const put = (text: string): void => {
        if (y > 800) {
          sheet.page();
          y = 50;
        }
        sheet.text(40, y, text);
        y += 11;
      };
      put(left(paper.supplier.name.toUpperCase(), 48) + called(paper, 'FAKTURA', 'KREDITFAKTURA'));
      put(left(paper.supplier.street.toUpperCase(), 48) + (paper.remark ?? ''));
      put(paper.supplier.post.toUpperCase());
      put('');
      put(left(`FAKTURANR  ${paper.number}`, 48) + paper.buyer.name);
      put(left(`FAKT.DATUM ${paper.issue}`, 48) + paper.buyer.street);
      put(left(`FÖRF.DATUM ${paper.due}`, 48) + paper.buyer.post);
      put(`KUNDNR     ${paper.customer}${paper.about === null ? '' : `     KREDIT AV ${paper.about}`}`);
      put('');
      put(
        `${left('ARTIKELNR', 10)}${left('BENÄMNING', 40)}${right('ANTAL', 8)} ${left('ENH', 6)}${right('À-PRIS', 10)}${right('BELOPP', 12)}`,
      );
      put('-'.repeat(87));
      for (const line of paper.lines) {
        put(
          `${left(line.code, 10)}${left(line.name, 40)}${right(bare.quantity(line.quantity), 8)} ${left(line.unit, 6)}${right(bare.price(line.price), 10)}${right(bare.money(line.sum), 12)}`,
        );
        put(`${left('', 10)}LAGER ${10 + of(line, 6)} PLATS ${digitsFor(line, 4, 'place')}`);
      }
      put('-'.repeat(87));
      for (const [label, value] of [
        ...charged(paper, bare.money),
        ['SUMMA EXKL MOMS', bare.money(paper.net)],
        ...paper.vat.map(
          ({ rate, base, tax }) => [`MOMS ${rate}% AV ${bare.money(base)}`, bare.money(tax)] as const,
        ),
        ['MOMS TOTALT', bare.money(paper.tax)],
        ['ATT BETALA SEK', bare.money(paper.payable)],
      ])
        put(left('', 44) + left(label ?? '', 31) + right(value ?? '', 12));
      put('');
      put(`BANKGIRO ${paper.supplier.bankgiro}  ORGNR ${paper.supplier.organisation}  GODKÄND FÖR F-SKATT`);
      put(`${paper.supplier.name}`);
      return sheet.drawing();
    },
  },
  {
    id: 'p20',
    producer: 'chromium',
    hard: 'collective invoice with deliveries as rows between; own number, EAN and KN code beside each other',
    credits: 1,
    count: 2,
    seller: {
      party: firm('Trekantens Restaurangservice AB', 'Lagergatan 6, 331 53 Värnamo'),
      wares: [...wares.wholesale, ...wares.dairy],
      codes: '#####',
      numbers: '2200914',
      lines: [10, 18],
      deliveries: 3,
      discounts: [300, 500],
    },
    draw: (paper) =>
      page(
        '.lines{font-size:8pt}.lines th{border-bottom:1pt solid}.d td{background:#e8eef5;font-weight:bold}.foot{position:fixed;bottom:0;font-size:7pt}',
        beside(
          [
            33,
            `<b>${paper.supplier.name}</b><br>${paper.supplier.street}<br>${paper.supplier.post}<br>Kundtjänst ${paper.supplier.phone}`,
          ],
          [34, address(paper.buyer)],
          [33, `<h2>${called(paper, 'Samlingsfaktura')}</h2>${remarked(paper)}`],
        ),
        '<br>',
        over(
          [
            ['Fakturanummer', paper.number],
            ['Fakturadatum', paper.issue],
            ['Förfallodatum', paper.due],
            ['Kundnr', paper.customer],
            ['Er märkning', 'Kök'],
            ['Kreditfaktura mot', paper.about ?? ''],
          ],
          'lines',
        ),
        '<br>',
        table(
          [
            column('Art nr', ({ code }) => code),
            column('EAN-kod', (line) => `735${digitsFor(line, 10, 'ean')}`),
            column('KN-nr', (line) => digitsFor(line, 8, 'kn')),
            column('Benämning', ({ name }) => name),
            column('Antal', ({ quantity, unit }) => `${kr.quantity(quantity)} ${unit}`, 'r'),
            column('Pris', ({ price }) => kr.price(price), 'r'),
            column('Rab%', ({ discount }) => (discount === 0n ? '' : kr.percent(discount)), 'r'),
            column('Belopp', ({ sum }) => kr.money(sum), 'r'),
          ],
          paper.lines,
          {
            above: (line, at) =>
              at > 0 && paper.lines[at - 1]?.delivery === line.delivery
                ? ''
                : `<tr class="d"><td colspan="8">Följesedel ${Number(paper.order) + line.delivery * 13} · levererad ${days.plusDays(paper.delivered, line.delivery - 2)}</td></tr>`,
          },
        ),
        `<br><div class="right">${pairs([['Summa', kr.money(paper.net)], ...paper.vat.map(({ rate, base, tax }) => [`Moms ${rate} % (${kr.money(base)})`, kr.money(tax)] as const), ['Att betala', kr.money(paper.payable)]])}</div>`,
        `<div class="foot">Org.nr ${paper.supplier.organisation} &nbsp; Bankgiro ${paper.supplier.bankgiro} &nbsp; OCR ${paper.ocr} &nbsp; Dröjsmålsränta 10 %. Innehar F-skattsedel.</div>`,
      ),
  },
  {
    id: 'p21',
    producer: 'pdf-lib',
    hard: "several pages with sums carried over; the number in the name's cell before the name",
    count: 2,
    credits: 0,
    seller: {
      party: firm('Sydkrogens Matgross AB', 'Stenvallsgatan 9, 213 76 Malmö'),
      wares: [...wares.wholesale, ...wares.frozen, ...wares.dairy, ...more.cleaning],
      codes: '##-###',
      numbers: '517730',
      lines: [30, 38],
    },
    draw: (paper) => {
      const sheet = new Sheet({ size: 8.5 });
      const head = (at: number): void => {
        sheet.text(40, 40, paper.supplier.name, { font: 'bold', size: 12 });
        sheet.right(555, 40, `${called(paper, 'Faktura')} ${paper.number}   Sida ${at}`);
        sheet.right(555, 52, paper.remark ?? '');
      };
      head(1);
      sheet.block(40, 56, [paper.supplier.street, paper.supplier.post]);
      sheet.block(330, 80, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
      sheet.block(40, 100, [
        `Fakturadatum: ${paper.issue}`,
        `Förfallodatum: ${paper.due}`,
        `Kundnummer: ${paper.customer}`,
      ]);
      const y = grid(
        sheet,
        [
          col(40, 'Artikel', ({ code, name }) => `${code} ${name}`),
          num(330, 'Antal', ({ quantity }) => kr.quantity(quantity)),
          col(336, 'Enh', ({ unit }) => unit),
          num(430, 'Pris', ({ price }) => kr.price(price)),
          num(470, 'Moms', ({ rate }) => `${rate}`),
          num(555, 'Belopp', ({ sum }) => kr.money(sum)),
        ],
        paper.lines,
        {
          top: 160,
          bottom: 570,
          leading: 15,
          rule: (at) => sheet.line(40, at, 555),
          next: (at, before) => {
            sheet.text(330, at + 12, 'Transport till nästa sida');
            sheet.right(555, at + 12, kr.money(before.reduce((all, { sum }) => all + sum, 0n)));
            sheet.page();
            head(2);
            return 80;
          },
        },
      );
      let below = summed(
        sheet,
        y + 16,
        [
          ['Summa exkl. moms', kr.money(paper.net)],
          ['Moms', kr.money(paper.tax)],
          ['Att betala', kr.money(paper.payable)],
        ],
        { x: 380, right: 555 },
      );
      for (const [rate = '', base = '', tax = ''] of rated(paper, kr.money))
        sheet.text(40, (below += 11), `Moms ${rate}   underlag ${base}   moms ${tax}`);
      sheet.text(
        40,
        815,
        `Org.nr ${paper.supplier.organisation}   Bankgiro ${paper.supplier.bankgiro}   F-skatt`,
        { size: 7.5 },
      );
      return sheet.drawing();
    },
  },
];
