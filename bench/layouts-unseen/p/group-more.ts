/** More: Companies of a group, and firms that trade under another name than their own. */
import * as days from '../days.ts';
import { address, column, escaped, pairs, remarked, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { bare, beside, called, charged, col, dots, grid, kr, num, of, page, rounded, summed } from './kit.ts';
import type { LayoutP } from './orders.ts';
import * as more from './wares-more.ts';
import * as wares from './wares.ts';

export const groupMore: readonly LayoutP[] = [
  {
    id: 'p16',
    producer: 'ghostscript',
    hard: 'sender and buyer in two columns without labels, both at the same height; an account and a cost place per row',
    credits: 1,
    seller: {
      party: firm('Tvättcentralen Mälaren AB', 'Vasavägen 20, 722 11 Västerås'),
      wares: more.laundry,
      codes: '####',
      numbers: '33907',
      lines: [4, 7],
      amounts: [10, 160],
      fees: [{ label: 'Miljöavgift', ore: 3_900, rate: 25 }],
    },
    draw: (paper) => {
      const sheet = new Sheet({ size: 9 });
      sheet.block(50, 60, [
        paper.supplier.name,
        paper.supplier.street,
        paper.supplier.post,
        paper.supplier.phone,
      ]);
      sheet.block(330, 60, [
        paper.buyer.name,
        paper.buyer.street,
        paper.buyer.post,
        `Kund ${paper.customer}`,
      ]);
      sheet.text(50, 140, called(paper, 'Faktura'), { size: 15, font: 'bold' });
      sheet.text(200, 140, paper.remark ?? '', { font: 'bold' });
      sheet.block(50, 160, ['Fakturanr', 'Datum', 'Förfallodag', paper.about === null ? '' : 'Avser']);
      sheet.block(130, 160, [paper.number, paper.issue, paper.due, paper.about ?? '']);
      const y = grid(
        sheet,
        [
          col(50, 'Artikel', ({ code }) => code),
          col(95, 'Benämning', ({ name }) => name),
          col(240, 'Konto', () => '4990'),
          col(280, 'Kst', (line) => String(100 + of(line, 3) * 10)),
          num(350, 'Antal', ({ quantity }) => bare.quantity(quantity)),
          col(355, 'Enhet', ({ unit }) => unit),
          num(450, 'À pris', ({ price }) => dots.price(price)),
          num(545, 'Summa', ({ sum }) => dots.money(sum)),
        ],
        paper.lines,
        { top: 225, gap: 1, rule: (at) => sheet.line(50, at, 545, at, 1) },
      );
      summed(
        sheet,
        y + 12,
        [
          ...charged(paper, dots.money),
          ['Summa exkl moms', dots.money(paper.net)],
          ['Moms 25 %', dots.money(paper.tax)],
          ['Att betala', dots.money(paper.payable)],
        ],
        { x: 400, right: 545 },
      );
      sheet.text(
        50,
        800,
        `Bg ${paper.supplier.bankgiro}   Momsregnr ${paper.supplier.vat}   Säte Västerås   F-skattebevis`,
        { size: 7.5 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'p17',
    producer: 'wkhtmltopdf',
    hard: 'a farm shop\'s own name at the head, the company "c/o" in the payment box; numbers with hyphen and letters',
    credits: 0,
    count: 2,
    seller: {
      party: firm('Rosenlunds Gårdsdrift AB', 'Rosenlund 1, 594 94 Gamleby'),
      wares: wares.meat,
      codes: '@@@-##',
      numbers: '10588',
      lines: [3, 6],
      grams: 10,
    },
    draw: (paper) =>
      page(
        '.logo{font:bold 18pt "Liberation Serif";border-bottom:2pt solid #722}.box{border:1pt solid #722;padding:6pt}.lines th{border-bottom:.6pt solid #722}',
        `<div class="logo">Köttboden på Ladugårdsbacken</div>${remarked(paper)}`,
        beside(
          [60, `<br>${address(paper.buyer)}`],
          [40, `<br><b>${called(paper, 'Faktura')} ${paper.number}</b><br>Utskriven ${paper.issue}`],
        ),
        '<br>',
        table(
          [
            column('Kod', ({ code }) => code),
            column('Styckningsdetalj', ({ name }) => name),
            column('Slaktvecka', (line) => `v ${10 + of(line, 20)}`),
            column('Vikt', ({ quantity, unit }) => `${kr.quantity(quantity)} ${unit}`, 'r'),
            column('Kilopris', ({ price }) => kr.price(price), 'r'),
            column('Summa', ({ sum }) => kr.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<br>${pairs([
          ['Exkl. moms', kr.money(paper.net)],
          ['Moms', kr.money(paper.tax)],
          ['Inkl. moms', kr.money(paper.payable)],
        ])}<br>`,
        `<div class="box">Att betala <b>${kr.money(paper.payable)} kr</b> senast <b>${paper.due}</b><br>Mottagare: ${escaped(paper.supplier.name)}, ${paper.supplier.street}, ${paper.supplier.post}<br>Bankgiro ${paper.supplier.bankgiro}, OCR ${paper.ocr}<br>Org.nr ${paper.supplier.organisation} (F-skatt)</div>`,
      ),
  },
  {
    id: 'p18',
    producer: 'reportlab-embedded',
    hard: "a franchise: the chain's name at the head, the local company at the side of the page, turned",
    credits: 0,
    seller: {
      party: firm('Skadeskyddet i Blekinge AB', 'Västra Vittusgatan 30, 371 41 Karlskrona'),
      wares: more.house,
      codes: '#.#.##',
      numbers: '4-20118',
      lines: [1, 4],
      amounts: [1, 3],
      isWhole: true,
      step: 100,
    },
    draw: (paper) => {
      const sheet = new Sheet({ size: 10 });
      sheet.box(0, 0, 595, 40, 0.85);
      sheet.text(50, 27, 'ANTISKADA® – rena kök i hela landet', { size: 14, font: 'bold' });
      sheet.text(
        25,
        640,
        `${paper.supplier.name}  org.nr ${paper.supplier.organisation}  ${paper.supplier.street}, ${paper.supplier.post}  F-skatt`,
        { size: 7, turn: 90 },
      );
      sheet.text(60, 90, called(paper, 'Faktura'), { size: 18 });
      sheet.text(180, 90, paper.remark ?? '');
      sheet.block(60, 115, [
        `Fakturanr ${paper.number}`,
        `Datum ${days.words(paper.issue)}`,
        `Oss tillhanda ${days.words(paper.due)}`,
      ]);
      sheet.block(340, 115, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
      const y = grid(
        sheet,
        [
          col(60, 'Tjänst', ({ code }) => code),
          col(110, 'Text', ({ name }) => name),
          num(350, 'Antal', ({ quantity }) => kr.quantity(quantity)),
          col(356, '', ({ unit }) => unit),
          num(450, 'Pris', ({ price }) => kr.price(price)),
          num(545, 'Belopp', ({ sum }) => kr.money(sum)),
        ],
        paper.lines,
        { top: 210, leading: 15, rule: (at) => sheet.line(60, at, 545) },
      );
      summed(
        sheet,
        y + 16,
        [
          ['Summa', kr.money(paper.net)],
          ['Moms 25 %', kr.money(paper.tax)],
          ...rounded(paper, 'Öresutjämning', kr.money),
          ['Att betala', kr.money(paper.payable)],
        ],
        { x: 400, right: 545, leading: 15 },
      );
      sheet.text(
        60,
        790,
        `Bankgiro ${paper.supplier.bankgiro}. Skriv fakturanumret vid betalning. Telefon ${paper.supplier.phone}`,
        { size: 8 },
      );
      return sheet.drawing();
    },
  },
];
