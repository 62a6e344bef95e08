/** More: Breweries, wine, soft drinks and coffee. */
import * as days from '../days.ts';
import { address, escaped, pairs, remarked } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { beside, called, col, digitsFor, dots, gap, grid, kr, num, of, page, summed } from './kit.ts';
import type { LayoutP } from './orders.ts';
import * as more from './wares-more.ts';

export const drinksMore: readonly LayoutP[] = [
  {
    id: 'p34',
    producer: 'fpdf',
    hard: 'a roaster: roast day and sack number beside the number; the buyer first on the page, the sender at the right below',
    credits: 0,
    seller: {
      party: firm('Rostverket Bohuslän HB', 'Kungsgatan 22, 451 30 Uddevalla'),
      wares: more.coffee,
      codes: 'RV###',
      numbers: '1204',
      lines: [2, 5],
      amounts: [2, 20],
    },
    draw: (paper) => {
      const sheet = new Sheet({ size: 9.5 });
      sheet.block(60, 60, [paper.buyer.name, paper.buyer.street, paper.buyer.post], {
        size: 11,
        leading: 14,
      });
      sheet.block(370, 120, [
        paper.supplier.name,
        paper.supplier.street,
        paper.supplier.post,
        `Org.nr ${paper.supplier.organisation}`,
      ]);
      sheet.text(60, 150, `${called(paper, 'Faktura')} ${paper.number}`, { font: 'bold', size: 15 });
      sheet.text(60, 164, paper.remark ?? '');
      sheet.block(60, 180, [`Fakturadatum: ${paper.issue}`, `Förfallodatum: ${paper.due}`]);
      const y = grid(
        sheet,
        [
          col(60, 'Artnr', ({ code }) => code),
          col(100, 'Rostat', (line) => days.shortDashed(days.plusDays(paper.delivered, -2 - of(line, 4)))),
          col(150, 'Säck', (line) => `#${digitsFor(line, 3, 'sack')}`),
          col(185, 'Kaffe m.m.', ({ name }) => name),
          num(390, 'Antal', ({ quantity }) => kr.quantity(quantity)),
          col(396, '', ({ unit }) => unit),
          num(465, 'Pris', ({ price }) => kr.price(price)),
          num(540, 'Summa', ({ sum }) => kr.money(sum)),
        ],
        paper.lines,
        { top: 230, leading: 14, rule: (at) => sheet.line(60, at, 540) },
      );
      summed(
        sheet,
        y + 14,
        [
          ['Summa', kr.money(paper.net)],
          ['Moms', kr.money(paper.tax)],
          ['Att betala', kr.money(paper.payable)],
        ],
        { x: 410, right: 540 },
      );
      sheet.text(
        60,
        780,
        `Bankgiro ${paper.supplier.bankgiro}    Swish finns    F-skatt    ${paper.supplier.mail}`,
        { size: 8 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'p35',
    producer: 'skia',
    hard: 'a distributor with amounts in the dotted form; the alcohol tax stands as a column',
    credits: 1,
    seller: {
      party: firm('Dryckesdepån Norr AB', 'Strandgatan 40, 852 31 Sundsvall'),
      wares: [...more.beer, ...more.wine],
      codes: '7######',
      numbers: '94410',
      lines: [4, 8],
      amounts: [1, 18],
      isNegativeCredit: true,
    },
    draw: (paper) => {
      const sheet = new Sheet({ size: 8.5 });
      sheet.text(40, 50, 'Dryckesdepån', { size: 18, font: 'bold' });
      sheet.right(555, 50, called(paper, 'Faktura', 'Kreditfaktura'), { size: 14 });
      sheet.right(555, 64, paper.remark ?? '');
      sheet.block(40, 80, [
        `Fakturanr: ${paper.number}`,
        `Datum: ${paper.issue}`,
        `Förfallodatum: ${paper.due}`,
        paper.about === null ? '' : `Krediterad faktura: ${paper.about}`,
      ]);
      sheet.block(330, 80, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
      const y = grid(
        sheet,
        [
          col(40, 'Art', ({ code }) => code),
          col(90, 'Namn', ({ name }) => name),
          num(300, 'Antal', ({ quantity }) => dots.quantity(quantity)),
          col(304, 'Enh', ({ unit }) => unit),
          num(380, 'varav skatt', (line) => dots.price(BigInt(30 + of(line, 90)) * 1000n)),
          num(450, 'Pris', ({ price }) => dots.price(price)),
          num(555, 'Belopp', ({ sum }) => dots.money(sum)),
        ],
        paper.lines,
        { top: 150, gap: 2, rule: (at) => sheet.line(40, at, 555) },
      );
      summed(
        sheet,
        y + 14,
        [
          ['Summa', dots.money(paper.net)],
          ['Moms 25 %', dots.money(paper.tax)],
          ['Att betala', dots.money(paper.payable)],
        ],
        { x: 420, right: 555 },
      );
      sheet.text(
        40,
        800,
        `${paper.supplier.name}, ${paper.supplier.street}, ${paper.supplier.post}. Org.nr ${paper.supplier.organisation}. Bankgiro ${paper.supplier.bankgiro}. F-skatt.`,
        { size: 7.5 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'p36',
    producer: 'wkhtmltopdf',
    hard: 'a web shop: SKU below the name in its cell, sender only among the terms',
    credits: 0,
    seller: {
      party: firm('Tehuset Jasmingrenen AB', 'Lilla Torg 2, 211 34 Malmö'),
      wares: more.coffee,
      codes: 'TJ-@@-##',
      numbers: '100428',
      lines: [2, 4],
      amounts: [1, 6],
      terms: 10,
    },
    draw: (paper) =>
      page(
        '.lines td,.lines th{border-bottom:1pt solid #ddd;padding:6pt}.e{font-size:8pt;color:#666}',
        `<h1>${called(paper, 'Faktura')} #${paper.number}</h1>${remarked(paper)}<p>Order ${paper.order} den ${days.words(paper.delivered)}</p>`,
        beside(
          [50, `<b>Faktureras</b><br>${address(paper.buyer)}`],
          [50, `<b>Levereras</b><br>${address(paper.buyer)}`],
        ),
        '<br>',
        `<table class="lines"><tr><th>Produkt</th><th class="r">Antal</th><th class="r">Pris</th><th class="r">Totalt</th></tr>${paper.lines.map(({ code, name, quantity, unit, price, sum }) => `<tr><td>${escaped(name)}<br><span class="e">SKU: ${code}</span></td><td class="r">${gap.quantity(quantity)} ${unit}</td><td class="r">${gap.price(price)}</td><td class="r">${gap.money(sum)}</td></tr>`).join('')}</table><br>`,
        pairs([
          ['Delsumma exkl. moms', gap.money(paper.net)],
          ['Moms', gap.money(paper.tax)],
          ['Totalt', `${gap.money(paper.payable)} kr`],
        ]),
        `<br><p>Fakturadatum ${paper.issue}. Betala senast ${paper.due} till bankgiro ${paper.supplier.bankgiro}.</p>`,
        `<p class="small">Köpvillkor: avtalet sluts med ${escaped(paper.supplier.name)}, organisationsnummer ${paper.supplier.organisation}, ${paper.supplier.street}, ${paper.supplier.post}. Öppnat te tas inte i retur. Bolaget är godkänt för F-skatt.</p>`,
      ),
  },
];
