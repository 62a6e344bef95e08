/** More: Small suppliers whose invoices come from bookkeeping programs. */
import { address, column, escaped, over, pairs, remarked, table } from '../html.ts';
import { firm } from '../parties.ts';
import { beside, called, charged, digitsFor, gap, kr, page, rows } from './kit.ts';
import type { LayoutP } from './orders.ts';
import * as more from './wares-more.ts';
import * as wares from './wares.ts';
import { foot, atFoot } from './accounting.ts';

export const accountingMore: readonly LayoutP[] = [
  {
    id: 'p04',
    producer: 'writer',
    hard: 'a word processor\'s page of a firm that has two names: "Bifirma till" in the foot',
    credits: 0,
    seller: {
      party: firm('Granströms Livs i Piteå AB', 'Hamnplan 14, 941 31 Piteå'),
      wares: wares.dairy,
      codes: '@@-###',
      numbers: '4471',
      lines: [3, 6],
    },
    draw: (paper) =>
      page(
        'body{font-family:"Liberation Serif"}',
        `<p><font size="5"><b>OSTBODEN NORRSKATA</b></font></p><p><b>${called(paper, 'Faktura')} nr ${paper.number}</b> ${paper.remark ?? ''}</p>`,
        beside(
          [50, `Fakturadatum ${paper.issue}<br>Förfallodatum ${paper.due}<br>Er ref: ${paper.customer}`],
          [50, address(paper.buyer)],
        ),
        '<p></p>',
        table(
          [
            column('Artikelnr', ({ code }) => code),
            column('Text', ({ name }) => name),
            column('Antal', ({ quantity }) => kr.quantity(quantity), 'r'),
            column('Enh', ({ unit }) => unit),
            column('Pris', ({ price }) => kr.price(price), 'r'),
            column('Belopp', ({ sum }) => kr.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<p></p>${rows([['Summa exkl. moms', kr.money(paper.net)], ...paper.vat.map(({ rate, tax }) => [`Moms ${rate} %`, kr.money(tax)]), ['Att betala', kr.money(paper.payable)]])}`,
        `<p>Ostboden Norrskata är bifirma till ${paper.supplier.name}. ${paper.supplier.street}, ${paper.supplier.post}<br>Org.nr ${paper.supplier.organisation}. Bankgiro ${paper.supplier.bankgiro}. F-skatt finns.</p>`,
      ),
  },
  {
    id: 'p05',
    producer: 'calc',
    hard: 'a spreadsheet with the buyer above the sender',
    credits: 1,
    printing: { unit: () => undefined },
    seller: {
      party: firm('Hedlunda Trädgård HB', 'Hedlunda 210, 386 93 Färjestaden'),
      wares: wares.greens,
      codes: '###',
      numbers: '87',
      lines: [4, 8],
      step: 50,
    },
    draw: (paper) =>
      page(
        'td{font-size:10pt}',
        rows(
          [
            ['Till:', paper.buyer.name, '', called(paper, 'FAKTURA', 'KREDIT')],
            ['', paper.buyer.street, '', ''],
            ['', paper.buyer.post, '', ''],
            ['Från:', paper.supplier.name, '', `Nr ${paper.number}`],
            ['', paper.supplier.street, '', `Datum ${paper.issue}`],
            ['', paper.supplier.post, '', `Betala senast ${paper.due}`],
            [
              '',
              `Org.nr ${paper.supplier.organisation}`,
              '',
              paper.about === null ? (paper.remark ?? '') : `Avser nr ${paper.about}`,
            ],
          ],
          '',
          ['', '', '', ''],
        ),
        rows(
          [
            ['Nr', 'Vara', 'Mängd', 'Pris', 'Summa'],
            ...paper.lines.map(({ code, name, quantity, price, sum }) => [
              code,
              name,
              gap.quantity(quantity),
              gap.price(price),
              gap.money(sum),
            ]),
            ['', '', '', 'Summa', gap.money(paper.net)],
            ...paper.vat.map(({ rate, tax }) => ['', '', '', `Moms ${rate} %`, gap.money(tax)]),
            ['', '', '', 'Att betala', gap.money(paper.payable)],
          ],
          '',
          ['', '', 'r', 'r', 'r'],
        ),
        rows(
          [
            ['Bankgiro', paper.supplier.bankgiro],
            ['Tel', paper.supplier.phone],
          ],
          '',
          ['', ''],
        ),
      ),
  },
  {
    id: 'p06',
    producer: 'chromium',
    hard: "the supplier's number and the buyer's own number in a column each",
    credits: 1,
    count: 2,
    seller: {
      party: firm('Norrlandia Storköksvaror AB', 'Terminalvägen 31, 861 36 Timrå'),
      wares: more.packaging,
      codes: '@####',
      numbers: '9014420',
      lines: [3, 6],
      fees: [{ label: 'Pallavgift', ore: 8_500, rate: 25 }],
      discounts: [1200],
    },
    draw: (paper) =>
      page(
        `${atFoot}.lines th{background:#123;color:#fff;font-size:8pt}.lines td{border-bottom:.4pt solid #ccc;font-size:9pt}`,
        beside(
          [60, `<b>${paper.supplier.name}</b><br>${paper.supplier.street}<br>${paper.supplier.post}`],
          [40, `<h1>${called(paper, 'Faktura')}</h1>Nr ${paper.number}<br>${remarked(paper)}`],
        ),
        beside(
          [50, `<br><b>Fakturaadress</b><br>${address(paper.buyer)}`],
          [
            50,
            `<br><b>Leveransadress</b><br>${escaped(paper.buyer.name)}<br>Varumottagningen, port ${paper.customer.slice(0, 1)}<br>${paper.buyer.post}`,
          ],
        ),
        '<br>',
        over([
          ['Kundnummer', paper.customer],
          ['Ordernr', paper.order],
          ['Fakturadatum', paper.issue],
          ['Förfallodatum', paper.due],
          ...(paper.about === null ? [] : [['Kredit av', paper.about] as const]),
        ]),
        '<br>',
        table(
          [
            column('Pos', (_, at) => String((at + 1) * 10)),
            column('Vårt artnr', ({ code }) => code),
            column('Ert artnr', (line) => digitsFor(line, 6, 'own')),
            column('Beskrivning', ({ name }) => name),
            column('Antal', ({ quantity }) => kr.quantity(quantity), 'r'),
            column('Enh', ({ unit }) => unit),
            column('Bruttopris', ({ price }) => kr.price(price), 'r'),
            column('Rab %', ({ discount }) => (discount === 0n ? '' : kr.percent(discount)), 'r'),
            column('Nettobelopp', ({ sum }) => kr.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<br><div class="right">${pairs([['Varuvärde', kr.money(paper.lineNet)], ...charged(paper, kr.money), ['Momsunderlag 25 %', kr.money(paper.net)], ['Moms', kr.money(paper.tax)], ['Fakturabelopp SEK', kr.money(paper.payable)]])}</div>`,
        foot([
          ['Postadress', paper.supplier.post],
          ['Telefon', paper.supplier.phone],
          ['E-post', paper.supplier.mail],
          ['Bankgiro', paper.supplier.bankgiro],
          ['Momsreg.nr', `${paper.supplier.vat}<br>Bolaget har F-skattebevis`],
        ]),
      ),
  },
];
