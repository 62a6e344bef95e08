/** Small suppliers whose invoices come from bookkeeping programs. */
import * as days from '../days.ts';
import { address, column, escaped, over, pairs, remarked, table } from '../html.ts';
import { firm } from '../parties.ts';
import {
  beside,
  called,
  charged,
  digitsFor,
  gap,
  kr,
  labelled,
  of,
  page,
  rated,
  rounded,
  rows,
} from './kit.ts';
import type { LayoutP } from './orders.ts';
import * as wares from './wares.ts';

export const foot = (cells: readonly (readonly [string, string])[], style = ''): string =>
  `<div class="foot" style="${style}"><table width="100%"><tr>${cells.map(([label, text]) => `<td><b>${label}</b><br>${text}</td>`).join('')}</tr></table></div>`;
export const atFoot =
  '.foot{position:fixed;bottom:0;left:0;right:0;border-top:.7pt solid #555;font-size:7.5pt;padding-top:4pt}';

export const accounting: readonly LayoutP[] = [
  {
    id: 'p01',
    producer: 'chromium',
    hard: 'a trading name at the head, the firm in the first column of the foot, dotted numbers',
    credits: 1,
    count: 2,
    seller: {
      party: firm('Kullagrossen i Höganäs AB', 'Gruvgatan 19, 263 31 Höganäs'),
      wares: wares.wholesale,
      codes: '##.###.#',
      numbers: '30417',
      lines: [5, 12],
      fees: [{ label: 'Frakt', ore: 29_500, rate: 25 }],
      isWhole: true,
    },
    draw: (paper) =>
      page(
        `${atFoot}.lines th{border-bottom:1pt solid #222;font-size:8pt}.lines td{padding:3pt 4pt}.logo{font:bold 22pt 'Liberation Serif';color:#274}.b{font-weight:bold}`,
        beside(
          [55, `<div class="logo">Kullaskafferiet</div>`],
          [45, `<h2>${called(paper, 'Faktura')}</h2>${remarked(paper)}`],
        ),
        beside(
          [
            55,
            labelled([
              ['Fakturanr', paper.number],
              ['Kundnr', paper.customer],
              ['Fakturadatum', paper.issue],
              ['Förfallodatum', paper.due],
              ['OCR', paper.ocr],
              ['Krediterar faktura', paper.about],
            ]),
          ],
          [45, `<br>${address(paper.buyer)}`],
        ),
        `<p class="small">Er referens: Köket &nbsp; Vår referens: ${paper.reference} &nbsp; Betalningsvillkor: 30 dagar</p>`,
        table(
          [
            column('Art.nr', ({ code }) => code),
            column('Benämning', ({ name }) => name),
            column('Lev.ant', ({ quantity }) => kr.quantity(quantity), 'r'),
            column('Enhet', ({ unit }) => unit),
            column('À-pris', ({ price }) => kr.price(price), 'r'),
            column('Summa', ({ sum }) => kr.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<br>${rows([['Momssats', 'Underlag', 'Moms'], ...rated(paper, kr.money)], 'small')}`,
        `<div class="right">${pairs([...charged(paper, kr.money), ['Exkl. moms', kr.money(paper.net)], ['Moms', kr.money(paper.tax)], ...rounded(paper, 'Öresavrundning', kr.money), ['Att betala SEK', kr.money(paper.payable)]])}</div>`,
        foot([
          ['Adress', `${paper.supplier.name}<br>${paper.supplier.street}<br>${paper.supplier.post}`],
          ['Telefon', paper.supplier.phone],
          ['Bankgiro', paper.supplier.bankgiro],
          [
            'Organisationsnr',
            `${paper.supplier.organisation}<br>Momsreg.nr ${paper.supplier.vat}<br>Godkänd för F-skatt`,
          ],
        ]),
      ),
  },
  {
    id: 'p02',
    producer: 'weasyprint',
    hard: 'sender and buyer beside each other without labels, the sender at the right; numbers with slashes and a batch beside',
    credits: 1,
    seller: {
      party: firm('Sjöbloms Charkuteri AB', 'Rökerivägen 2, 824 34 Hudiksvall'),
      wares: wares.meat,
      codes: '####/##',
      numbers: '118204',
      lines: [3, 7],
      terms: 20,
    },
    draw: (paper) =>
      page(
        `.lines td,.lines th{border:.5pt solid #999}h1{font-size:16pt;text-align:right}`,
        `<h1>${called(paper, 'FAKTURA', 'KREDITFAKTURA')}</h1>${remarked(paper)}<br>`,
        beside([50, address(paper.buyer)], [50, address(paper.supplier)]),
        '<br>',
        over([
          ['Fakturadatum', days.iso(paper.issue)],
          ['Fakturanummer', paper.number],
          ['Kund', paper.customer],
          ['Förfaller', days.iso(paper.due)],
          ...(paper.about === null ? [] : [['Avser faktura', paper.about] as const]),
        ]),
        '<br>',
        table(
          [
            column('Artikel', ({ code }) => code),
            column('Batch', (line) => `B${digitsFor(line, 5, 'batch')}`),
            column('Bäst före', (line) => days.shortDashed(days.plusDays(paper.issue, 6 + of(line, 30)))),
            column('Vara', ({ name }) => name),
            column('Vikt/antal', ({ quantity }) => gap.quantity(quantity, 2), 'r'),
            column('', ({ unit }) => unit),
            column('Pris', ({ price }) => gap.price(price), 'r'),
            column('Belopp', ({ sum }) => gap.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<br><div class="right">${pairs([['Netto', gap.money(paper.net)], ...paper.vat.map(({ rate, tax }) => [`Moms ${rate}%`, gap.money(tax)] as const), ['Att betala', `${gap.money(paper.payable)} kr`]])}</div><div class="clear"></div>`,
        `<p>Betalas till bankgiro ${paper.supplier.bankgiro}, ange fakturanummer. Org.nr ${paper.supplier.organisation} · Innehar F-skattsedel</p>`,
      ),
  },
  {
    id: 'p03',
    producer: 'wkhtmltopdf',
    hard: 'the sender stands only in one line of small print below everything',
    credits: 1,
    printing: { code: () => undefined },
    seller: {
      party: firm('Tidaholms Brödfabrik AB', 'Kvarngatan 5, 522 30 Tidaholm'),
      wares: wares.bakery,
      codes: '',
      numbers: '2026-0311',
      lines: [4, 9],
      amounts: [2, 40],
      discounts: [500, 1000],
    },
    draw: (paper) =>
      page(
        `h2{letter-spacing:3pt}.lines{border-top:2pt solid #000}.lines th{background:#eee}`,
        `<h2>${called(paper, 'Faktura')}</h2>${remarked(paper)}`,
        beside(
          [
            50,
            labelled([
              ['Nummer', paper.number],
              ['Datum', days.words(paper.issue)],
              ['Förfallodag', days.words(paper.due)],
              ['Till faktura', paper.about],
            ]),
          ],
          [50, `Kund ${paper.customer}<br>${address(paper.buyer)}`],
        ),
        '<br>',
        table(
          [
            column('Produkt', ({ name }) => name),
            column('Antal', ({ quantity, unit }) => `${kr.quantity(quantity)} ${unit}`, 'r'),
            column('Pris/enhet', ({ price }) => kr.price(price), 'r'),
            column('Rabatt', ({ discount }) => (discount === 0n ? '' : `${kr.percent(discount)} %`), 'r'),
            column('Totalt', ({ sum }) => kr.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<br>${rows([
          ['Summa varor', kr.money(paper.net)],
          ['Mervärdesskatt', kr.money(paper.tax)],
          ['SUMMA ATT BETALA', kr.money(paper.payable)],
        ])}`,
        `<br><br><p class="small c">${escaped(paper.supplier.name)}, ${paper.supplier.street}, ${paper.supplier.post} | Bg ${paper.supplier.bankgiro} | Orgnr ${paper.supplier.organisation} | Moms ${paper.vat.map(({ rate }) => `${rate} %`).join(', ')}</p>`,
      ),
  },
];
