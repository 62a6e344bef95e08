/** Companies of a group, and firms that trade under another name than their own. */
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
import * as wares from './wares.ts';

export const group: readonly LayoutP[] = [
  {
    id: 'p13',
    producer: 'chromium',
    hard: "the group at the head, the company that sells in the foot beside two sister companies' places",
    credits: 1,
    printing: { unit: ({ unit }) => unit.toUpperCase() },
    seller: {
      party: firm('Bergvalla Storhushåll Väst AB', 'Ringögatan 18, 417 07 Göteborg'),
      wares: [...wares.frozen, ...wares.wholesale],
      codes: '######',
      numbers: '6100387',
      lines: [9, 18],
      fees: [
        { label: 'Drivmedelstillägg', ore: 4_900, rate: 25 },
        { label: 'Frakt', ore: 35_000, rate: 25 },
      ],
    },
    draw: (paper) =>
      page(
        '.logo{font:bold 20pt Arial;background:#0b3d2e;color:#fff;padding:4pt 10pt}.lines{font-size:8.5pt}.lines th{border-bottom:1pt solid}.foot{position:fixed;bottom:0;font-size:7pt;left:0;right:0}',
        beside(
          [60, '<span class="logo">Bergvallagruppen</span>'],
          [40, `<h2 class="r">${called(paper, 'FAKTURA', 'KREDITFAKTURA')}</h2>${remarked(paper)}`],
        ),
        '<br>',
        beside(
          [50, `<span class="small">Leveransadress</span><br>${address(paper.buyer)}`],
          [50, `<span class="small">Fakturaadress</span><br>${address(paper.buyer)}`],
        ),
        '<br>',
        over(
          [
            ['Fakturanr', paper.number],
            ['Fakturadatum', paper.issue],
            ['Kundnr', paper.customer],
            ['Ordernr', paper.order],
            ['Förfallodatum', paper.due],
            ['Kreditering av', paper.about ?? '–'],
          ],
          'lines',
        ),
        '<br>',
        table(
          [
            column('Artnr', ({ code }) => code),
            column('EAN', (line) => `73${digitsFor(line, 11, 'ean')}`),
            column('Artikel', ({ name }) => name),
            column('Förp', ({ pack }) => pack),
            column('Best', ({ quantity }) => kr.quantity(quantity), 'r'),
            column('Lev', ({ quantity }) => kr.quantity(quantity), 'r'),
            column('Enh', ({ unit }) => unit.toUpperCase()),
            column('Pris', ({ price }) => kr.price(price), 'r'),
            column('M', ({ rate }) => String(rate), 'r'),
            column('Belopp', ({ sum }) => kr.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<br>${beside([50, rows([['Moms%', 'Grund', 'Momsbelopp'], ...rated(paper, kr.money)], 'small')], [50, pairs([['Varor', kr.money(paper.lineNet)], ...charged(paper, kr.money), ['Summa exkl moms', kr.money(paper.net)], ['Moms', kr.money(paper.tax)], ['Att betala SEK', kr.money(paper.payable)]])])}`,
        `<div class="foot"><table width="100%"><tr><td><b>Säljande bolag</b><br>${paper.supplier.name}<br>${paper.supplier.street}, ${paper.supplier.post}</td><td>Org.nr ${paper.supplier.organisation}<br>VAT ${paper.supplier.vat}<br>Godkänd för F-skatt</td><td>Bankgiro ${paper.supplier.bankgiro}<br>OCR ${paper.ocr}</td><td>Kontor i Göteborg,<br>Borås och Skövde</td></tr></table></div>`,
      ),
  },
  {
    id: 'p14',
    producer: 'cairo',
    hard: '"ett företag i … koncernen" at the head under the company\'s own name',
    credits: 1,
    seller: {
      party: firm('Havsfrisk Partihandel AB', 'Fiskhamnsgatan 12, 414 58 Göteborg'),
      wares: wares.fish,
      codes: '##-####-#',
      numbers: '250731',
      lines: [5, 10],
      terms: 14,
    },
    draw: (paper) => {
      const sheet = new Sheet();
      sheet.text(40, 50, 'HAVSFRISK', { size: 22, font: 'bold' });
      sheet.text(40, 63, 'ett företag i Skagerrak Seafood Group-koncernen', { size: 7 });
      sheet.right(555, 50, called(paper, 'Faktura'), { size: 16 });
      sheet.right(555, 64, paper.remark ?? '');
      sheet.frame(300, 80, 555, 140);
      sheet.block(308, 95, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
      sheet.block(40, 95, [
        `Fakturanummer   ${paper.number}`,
        `Fakturadatum   ${paper.issue}`,
        `Förfallodatum   ${paper.due}`,
        `Kundnummer   ${paper.customer}`,
        paper.about === null ? '' : `Avser faktura   ${paper.about}`,
      ]);
      const y = grid(
        sheet,
        [
          col(40, 'Art.nr', ({ code }) => code),
          col(100, 'Produkt', ({ name }) => name),
          col(250, 'FAO', (line) => ['27.4', '27.3a', '27.2a', '27.7'][of(line, 4, 'area')] ?? ''),
          col(285, 'Fångstdag', (line) => days.shortDashed(days.plusDays(paper.delivered, -1 - of(line, 3)))),
          num(385, 'Kvant', ({ quantity }) => kr.quantity(quantity)),
          col(390, 'Enh', ({ unit }) => unit),
          num(470, 'Pris', ({ price }) => kr.price(price)),
          num(555, 'Belopp', ({ sum }) => kr.money(sum)),
        ],
        paper.lines,
        { top: 190, gap: 2, rule: (at) => sheet.line(40, at, 555) },
      );
      summed(
        sheet,
        y + 14,
        [
          ['Netto', kr.money(paper.net)],
          ...paper.vat.map(({ rate, tax }) => [`Moms ${rate} %`, kr.money(tax)] as const),
          ['Att betala', kr.money(paper.payable)],
        ],
        { x: 420, right: 555 },
      );
      sheet.line(40, 780, 555);
      sheet.block(40, 792, [paper.supplier.name, paper.supplier.street, paper.supplier.post], {
        size: 7.5,
        leading: 9,
      });
      sheet.block(
        220,
        792,
        [`Org.nr: ${paper.supplier.organisation}`, 'Styrelsens säte: Göteborg', 'F-skatt'],
        { size: 7.5, leading: 9 },
      );
      sheet.block(400, 792, [`Bankgiro: ${paper.supplier.bankgiro}`, paper.supplier.mail], {
        size: 7.5,
        leading: 9,
      });
      return sheet.drawing();
    },
  },
  {
    id: 'p15',
    producer: 'weasyprint',
    hard: 'a brand at the head whose legal firm has nothing of it; numbers of letters and dots',
    credits: 1,
    count: 3,
    seller: {
      party: firm('Lindgren & Söner Import AB', 'Grossistvägen 4, 254 66 Helsingborg'),
      wares: more.coffee,
      codes: '@@.###',
      numbers: 'KR-55120',
      lines: [3, 6],
      discounts: [800, 1500],
      isNegativeCredit: true,
    },
    draw: (paper) =>
      page(
        '.logo{font:italic 26pt "EB Garamond",serif;text-align:center}.lines{margin-top:10pt}.lines th{text-transform:uppercase;font-size:7pt;border-bottom:.6pt solid}.lines td{padding:4pt}.foot{position:fixed;bottom:0;font-size:7.5pt;text-align:center;left:0;right:0}',
        `<div class="logo">Morgonstund kafferosteri</div>${remarked(paper)}<br>`,
        beside(
          [60, address(paper.buyer)],
          [
            40,
            `<b>${called(paper, 'Faktura', 'Kreditnota')}</b><br>${labelled([
              ['Nr', paper.number],
              ['Datum', days.dotted(paper.issue)],
              ['Förfaller', days.dotted(paper.due)],
              ['Ref.faktura', paper.about],
            ])}`,
          ],
        ),
        table(
          [
            column('Artikelkod', ({ code }) => code),
            column('Vad', ({ name }) => name),
            column('Antal', ({ quantity }) => gap.quantity(quantity), 'r'),
            column('', ({ unit }) => unit),
            column('Styckpris', ({ price }) => gap.price(price), 'r'),
            column('Rabatt', ({ discount }) => (discount === 0n ? '' : `-${gap.percent(discount)}%`), 'r'),
            column('Rad', ({ sum }) => gap.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<br><div class="right">${pairs([['Totalt före moms', gap.money(paper.net)], ...paper.vat.map(({ rate, tax }) => [`${rate} % moms`, gap.money(tax)] as const), ['Summa att betala', `SEK ${gap.money(paper.payable)}`]])}</div>`,
        `<div class="foot">Morgonstund är ett varumärke som ägs av ${escaped(paper.supplier.name)} · ${paper.supplier.street} · ${paper.supplier.post}<br>org nr ${paper.supplier.organisation} · bankgiro ${paper.supplier.bankgiro} · godkänd för F-skatt</div>`,
      ),
  },
];
