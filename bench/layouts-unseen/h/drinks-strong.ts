/** Wine, spirits and coffee. */
import { iso } from '../days.ts';
import { address, column, pairs, remarked, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { beside, called, col, figures, grid, labelled, num, of, page, rows, summed } from './kit.ts';
import type { LayoutH } from './orders.ts';

const kr = figures('space');
const swedish = figures('swedish');

const h33: LayoutH = {
  id: 'h33',
  producer: 'chromium',
  hard: 'vintage, bottles in a case and cases beside the number of bottles; a discount of each line in per cent',
  seller: {
    party: firm('Vinhuset Grand Cru Import AB', 'Sturegatan 44, 114 36 Stockholm'),
    trades: ['wine'],
    codes: '7###-#',
    numbers: 'VH-26-0448',
    lines: [3, 8],
    amounts: [6, 60],
    discounts: [500, 1000],
    terms: 20,
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:9.5pt 'Liberation Serif'}h1{font:22pt 'Liberation Serif';letter-spacing:3pt;text-align:center}.lines{margin:18pt 0;font-size:8.6pt}.lines th{border-bottom:.5pt solid #444;font-weight:normal;font-style:italic}`,
      `<h1>VINHUSET GRAND CRU</h1><p class="c">${seller.street} · ${seller.post} · ${seller.phone}</p>`,
      beside([33, `${address(paper.buyer)}`], [33, labelled([['Kund', paper.customer], ['Referens', paper.reference], ['Betalning', '20 dagar netto'], ['Leverans', iso(paper.delivered)]])], [34, `<b>${called(paper, 'Faktura')} ${paper.number}</b>${remarked(paper)}<br>${labelled([['Datum', iso(paper.issue)], ['Förfaller', iso(paper.due)]])}`]),
      table(
        [
          column('Art.', ({ code }) => code),
          column('Vin', ({ name }) => name),
          column('Kartong', ({ pack }) => pack),
          column('Alk.', (line) => `${(110 + of(line, 40)) / 10}`.replace('.', ',')),
          column('Fl.', ({ quantity }) => swedish.quantity(quantity), 'r'),
          column('Pris/fl.', ({ price }) => swedish.price(price), 'r'),
          column('Rabatt', ({ discount }) => (discount === 0n ? '–' : `${swedish.percent(discount)} %`), 'r'),
          column('Belopp', ({ sum }) => swedish.money(sum), 'r'),
        ],
        paper.lines,
      ),
      pairs([['Summa exklusive moms', swedish.money(paper.net)], ...(paper.vat.length > 1 ? paper.vat.map(({ rate, tax }): [string, string] => [`varav moms ${rate} %`, swedish.money(tax)]) : []), ['Moms', swedish.money(paper.tax)], ['Att betala SEK', swedish.money(paper.payable)]], 'right'),
      `<p class="clear small"><br>Bankgiro ${seller.bankgiro} · ${seller.name} · Org.nr ${seller.organisation} · Momsnr ${seller.vat} · Godkänd för F-skatt · Upplagshavare SE52${seller.organisation.slice(-4)}</p>`,
    );
  },
  printing: { unit: () => undefined },
}; // prettier-ignore

const h34: LayoutH = {
  id: 'h34',
  producer: 'reportlab',
  hard: 'excise in a column of its own that the price has in it; the VAT in one row of text',
  credits: 1,
  seller: {
    party: firm('Nordiska Spritkompaniet AB', 'Destillerigatan 1, 211 20 Malmö'),
    trades: ['spirits', 'wine'],
    codes: '####',
    numbers: '70006112',
    lines: [2, 6],
    amounts: [3, 36],
    isWhole: true,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 8.8, font: 'serif' });
    const { supplier: seller } = paper;
    sheet.text(297, 50, seller.name, { align: 'c', font: 'serifbold', size: 17 });
    sheet.line(40, 58, 555, 58, 1.4);
    sheet.text(40, 78, `${called(paper, 'FAKTURA', 'KREDITFAKTURA')} NR ${paper.number}`, { font: 'serifbold', size: 12 });
    if (paper.remark !== null) sheet.text(300, 78, paper.remark, { font: 'serifbold', size: 11 });
    sheet.block(40, 98, ['Köpare', paper.buyer.name, paper.buyer.street, paper.buyer.post]);
    sheet.block(240, 98, ['Mottagare', paper.buyer.name, paper.buyer.street, paper.buyer.post]);
    summed(sheet, 98, [['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Kund', paper.customer], paper.about === null ? ['Order', paper.order] : ['Avser faktura', paper.about]], { x: 420, right: 555, leading: 12 });
    const y = grid(
      sheet,
      [
        col(40, 'Nr', ({ code }) => code),
        col(76, 'Benämning', ({ name }) => name),
        col(262, 'Volym', ({ pack }) => pack.replace(/^\d+x/u, '')),
        num(336, 'Antal fl', ({ quantity }) => kr.quantity(quantity)),
        num(396, 'varav skatt', (line) => kr.money(BigInt(1000 + of({ ...line, seed: Number(line.code) }, 9000)))),
        num(466, 'Pris', ({ price }) => kr.price(price)),
        num(555, 'Summa', ({ sum }) => kr.money(sum)),
      ],
      paper.lines,
      { top: 170, leading: 13, headStyle: { font: 'serifbold' }, rule: (at) => sheet.line(40, at, 555) },
    );
    sheet.line(40, y, 555);
    sheet.text(40, y + 16, paper.vat.map(({ rate, base, tax }) => `Moms ${rate} %: underlag ${kr.money(base)}, moms ${kr.money(tax)}`).join('   '));
    summed(sheet, y + 34, [['Summa exkl. moms', kr.money(paper.net)], ['Moms', kr.money(paper.tax)], ['Avrundning', kr.money(paper.rounding)], [paper.isCredit ? 'Tillgodo SEK' : 'Att betala SEK', kr.money(paper.payable)]], { x: 390, right: 555 });
    sheet.text(40, y + 34, `Bankgiro ${seller.bankgiro}`);
    sheet.text(297, 804, `${seller.street}, ${seller.post} – ${seller.phone} – Org.nr ${seller.organisation} – Momsreg.nr ${seller.vat} – F-skatt`, { align: 'c', size: 7.4 });
    return sheet.drawing();
  },
  printing: { unit: () => undefined },
}; // prettier-ignore

const h36: LayoutH = {
  id: 'h36',
  producer: 'weasyprint',
  hard: 'plain: a web shop of coffee; heads to the right of their columns; payment by bank transfer only',
  credits: 1,
  seller: {
    party: firm('Bönor & Blad Kaffehandel AB', 'Drottninggatan 21, 252 21 Helsingborg'),
    trades: ['coffee'],
    codes: 'BB-####',
    numbers: '100482',
    lines: [2, 6],
    terms: 14,
    fees: [{ label: 'Frakt DHL', ore: 8900, rate: 25 }],
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:10pt 'DejaVu Sans';font-size:8.8pt;color:#333}.lines{margin:20pt 0}.lines th{background:#333;color:#fff;padding:4pt}.lines td{padding:5pt 4pt;border-bottom:.4pt solid #ccc}.pairs td{padding:3pt 8pt}`,
      beside([60, `<b style="font-size:15pt">Bönor &amp; Blad</b><br>${seller.mail}<br>${seller.phone}`], [40, `<b style="font-size:15pt">${called(paper, 'FAKTURA', 'KREDITFAKTURA')}</b>${remarked(paper)}`]),
      `<br>`,
      beside([60, `${address(paper.buyer)}`], [40, rows([['Fakturanummer:', paper.number], ['Fakturadatum:', iso(paper.issue)], ['Förfallodatum:', iso(paper.due)], ['Ordernummer:', paper.order], ...(paper.about === null ? [] : [['Avser faktura:', paper.about]])], '', ['', ''])]),
      table(
        [
          column('Produkt', ({ name }) => name),
          column('SKU', ({ code }) => code),
          column('Antal', ({ quantity, unit }) => `${swedish.quantity(quantity)} ${unit}`, 'r'),
          column('Pris', ({ price }) => `${swedish.price(price)} kr`, 'r'),
          column('Moms', ({ rate }) => `${rate}%`, 'r'),
          column('Totalt', ({ sum }) => `${swedish.money(sum)} kr`, 'r'),
        ],
        paper.lines,
      ),
      pairs([['Delsumma', `${swedish.money(paper.lineNet)} kr`], ...paper.charges.map(({ label, amount }): [string, string] => [`${label} (25%)`, `${swedish.money(amount)} kr`]), ['Totalt exkl. moms', `${swedish.money(paper.net)} kr`], ...paper.vat.map(({ rate, tax }): [string, string] => [`Moms ${rate}%`, `${swedish.money(tax)} kr`]), ['Total moms', `${swedish.money(paper.tax)} kr`], [paper.isCredit ? 'Återbetalas' : 'Att betala', `${swedish.money(paper.payable)} kr`]], 'right'),
      `<p class="clear"><br>Betala till bankgiro ${seller.bankgiro}, märk betalningen ${paper.number}.</p><p class="small">${seller.name}, ${seller.street}, ${seller.post}. Org.nr: ${seller.organisation}. VAT: ${seller.vat}. Godkänd för F-skatt.</p>`,
    );
  },
}; // prettier-ignore

export const drinksStrong: readonly LayoutH[] = [h33, h34, h36];
