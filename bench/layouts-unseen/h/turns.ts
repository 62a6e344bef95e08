/** Wholesalers whose rows say more than one thing: discounts below, sums with VAT beside, packs and pieces. */
import { compact, iso, words } from '../days.ts';
import { address, column, pairs, remarked, table } from '../html.ts';
import { firm } from '../parties.ts';
import type { Line } from '../paper.ts';
import { Sheet, wrapped } from '../sheet.ts';
import { beside, called, col, figures, grid, labelled, num, of, page, rows, summed } from './kit.ts';
import type { LayoutH } from './orders.ts';

const kr = figures('space');
const bare = figures('bare');

const grossOf = ({ quantity, price }: Line): bigint => (quantity * price + 50_000n) / 100_000n;

const h69: LayoutH = {
  id: 'h69',
  producer: 'chromium',
  hard: 'a discount as a row of its own below its line, with the net sum there; the sender only at the foot',
  seller: {
    party: firm('Sydmat Grossisten i Kristianstad AB', 'Blekingevägen 100, 291 50 Kristianstad'),
    trades: ['pantry', 'frost', 'milk'],
    codes: '#####',
    numbers: '4408812',
    lines: [6, 12],
    discounts: [500, 1000, 2000],
    isWhole: true,
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:9pt 'Liberation Sans'}.lines{margin:12pt 0}.lines th{border-bottom:1pt solid #000}.d td{font-size:8pt}.foot{position:fixed;bottom:0;left:0;right:0;border-top:.5pt solid #000;font-size:7.5pt}`,
      `<h2 class="r">${called(paper, 'Faktura')}</h2>${remarked(paper)}`,
      beside([30, `<b>Leveransadress</b><br>${address(paper.buyer)}`], [30, `<b>Fakturaadress</b><br>${address(paper.buyer)}`], [40, labelled([['Fakturanummer', paper.number], ['Kundnummer', paper.customer], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Leveransdatum', iso(paper.delivered)]])]),
      table(
        [
          column('Art.nr', ({ code }) => code),
          column('Artikel', ({ name }) => name),
          column('Antal', ({ quantity }) => kr.quantity(quantity), 'r'),
          column('Enh', ({ unit }) => unit),
          column('Pris', ({ price }) => kr.price(price), 'r'),
          column('Brutto', (line) => kr.money(grossOf(line)), 'r'),
          column('Netto', (line) => (line.discount === 0n ? kr.money(line.sum) : ''), 'r'),
        ],
        paper.lines,
        {
          under: (line) => (line.discount === 0n ? '' : `<tr class="d"><td></td><td>Avtalsrabatt ${kr.percent(line.discount)} %</td><td></td><td></td><td></td><td class="r">${kr.money(line.sum - grossOf(line))}</td><td class="r">${kr.money(line.sum)}</td></tr>`),
        },
      ),
      pairs([['Summa exkl. moms', kr.money(paper.net)], ...paper.vat.map(({ rate, tax }): [string, string] => [`Moms ${rate} %`, kr.money(tax)]), ['Avrundning', kr.money(paper.rounding)], ['Att betala', kr.money(paper.payable)]], 'right'),
      `<div class="foot">${seller.name}, ${seller.street}, ${seller.post}. Bankgiro ${seller.bankgiro}. OCR ${paper.ocr}. Org.nr ${seller.organisation}. Momsreg.nr ${seller.vat}. Godkänd för F-skatt.</div>`,
    );
  },
}; // prettier-ignore

const withVat = ({ sum, rate }: Line): bigint => (sum * BigInt(100 + rate) * 2n + 100n) / 200n;

const h70: LayoutH = {
  id: 'h70',
  producer: 'weasyprint',
  hard: 'sums without and with VAT in each row; rates and codes in columns; no units',
  credits: 1,
  seller: {
    party: firm('Delikatessbutiken Saluhallen AB', 'Kungstorget 3, 411 17 Göteborg'),
    trades: ['milk', 'packing', 'coffee'],
    codes: '8###',
    numbers: 'K-20417',
    lines: [4, 9],
    terms: 10,
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:9.4pt 'Liberation Serif'}.lines{margin:14pt 0}.lines th,.lines td{border:.4pt solid #777}.t td{border:.4pt solid #777;padding:1pt 8pt}`,
      beside([50, `<b style="font-size:15pt">${seller.name}</b><br>${seller.street}, ${seller.post}`], [50, `<b style="font-size:13pt">${called(paper, 'FAKTURA', 'KREDITFAKTURA')} ${paper.number}</b>${remarked(paper)}<br>Datum ${words(paper.issue)}<br>Betalas senast ${words(paper.due)}${paper.about === null ? '' : `<br>Avser faktura ${paper.about}`}`]),
      `<p>${address(paper.buyer)}</p>`,
      table(
        [
          column('Kod', ({ code }) => code),
          column('Vara', ({ name }) => name),
          column('Antal', ({ quantity }) => bare.quantity(quantity), 'r'),
          column('Pris exkl.', ({ price }) => bare.price(price), 'r'),
          column('Moms', ({ rate }) => `${rate} %`, 'r'),
          column('Summa exkl.', ({ sum }) => bare.money(sum), 'r'),
          column('Summa inkl.', (line) => bare.money(withVat(line)), 'r'),
        ],
        paper.lines,
      ),
      rows([['', 'Exkl. moms', 'Moms', 'Inkl. moms'], ...paper.vat.map(({ rate, base, tax }) => [`${rate} %`, bare.money(base), bare.money(tax), bare.money(base + tax)]), ['Totalt', bare.money(paper.net), bare.money(paper.tax), bare.money(paper.gross)]], 't'),
      `<p><b>${paper.isCredit ? 'Att återbetala' : 'Att betala'} ${bare.money(paper.payable)} kr</b></p><p class="small">Bankgiro ${seller.bankgiro}, org.nr ${seller.organisation}, momsreg.nr ${seller.vat}, F-skatt. Tel ${seller.phone}</p>`,
    );
  },
  printing: { unit: () => undefined },
}; // prettier-ignore

const h71: LayoutH = {
  id: 'h71',
  producer: 'driver',
  hard: 'a term and no due day; names cut at 22 letters; the receiver of the goods above the buyer; comments between the rows',
  seller: {
    party: firm('Nordköks Varuförsörjning AB', 'Backavägen 12, 906 20 Umeå'),
    trades: ['frost', 'chemicals'],
    codes: '4####',
    numbers: '118840',
    lines: [5, 11],
    fees: [{ label: 'Frakt', ore: 29500, rate: 25 }],
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 8.8 });
    const { supplier: seller } = paper;
    sheet.text(40, 50, called(paper, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 14 });
    if (paper.remark !== null) sheet.text(180, 50, paper.remark, { font: 'bold', size: 11 });
    sheet.right(555, 50, seller.name, { font: 'bold', size: 11 });
    sheet.right(555, 62, `${seller.street}, ${seller.post}`, { size: 8 });
    sheet.block(40, 84, ['Godsmottagare', `${paper.buyer.name}, lastkaj`, paper.buyer.street, paper.buyer.post]);
    sheet.block(40, 146, ['Fakturamottagare', paper.buyer.name, paper.buyer.street, paper.buyer.post]);
    for (const [at, [label, value]] of ([['Fakturanummer', paper.number], ['Fakturadatum', iso(paper.issue)], ['Kundnummer', paper.customer], ['Ordernummer', paper.order], ['Betalningsvillkor', '30 dagar netto'], ['Leveransvillkor', 'Fritt ert lager']] as const).entries()) {
      sheet.text(330, 90 + at * 14, label, { grey: 0.3 });
      sheet.text(430, 90 + at * 14, value);
    }
    const y = grid(
      sheet,
      [
        col(40, 'Artikel', ({ code }) => code),
        col(86, 'Text', ({ name }) => name.slice(0, 22).trim()),
        col(210, 'Förp.', ({ pack }) => pack),
        num(320, 'Lev.', ({ quantity }) => kr.quantity(quantity)),
        col(328, 'Enh', ({ unit }) => unit),
        num(430, 'Pris', ({ price }) => kr.price(price)),
        num(470, 'Moms', ({ rate }) => String(rate)),
        num(555, 'Belopp', ({ sum }) => kr.money(sum)),
      ],
      paper.lines,
      {
        top: 220,
        leading: 12,
        rule: (at) => sheet.line(40, at, 555),
        under: (line, index, at) => {
          if (index % 3 !== 1) return at;
          sheet.text(86, at, `Ersätter artikel ${of(line, 40_000) + 50_000}, tillfälligt slut`, { size: 7.6 });
          return at + 12;
        },
      },
    );
    const after = summed(sheet, y, paper.charges.map(({ label, amount }) => [label, kr.money(amount)]), { x: 86, right: 555 });
    sheet.line(40, after - 6, 555);
    summed(sheet, after + 10, [['Netto', kr.money(paper.net)], ...paper.vat.map(({ rate, base, tax }): [string, string] => [`Moms ${rate} % (${kr.money(base)})`, kr.money(tax)]), ['Moms', kr.money(paper.tax)], ['Att betala', kr.money(paper.payable)]], { x: 360, right: 555 });
    sheet.text(40, 800, `Bankgiro ${seller.bankgiro}   OCR ${paper.ocr}   Org.nr ${seller.organisation}   Momsreg.nr ${seller.vat}   F-skatt   ${seller.phone}`, { size: 7.4 });
    return sheet.drawing();
  },
  printing: { omits: ['dueDate'], name: ({ name }) => name.slice(0, 22).trim() },
}; // prettier-ignore

const inPack = (line: Line): bigint =>
  BigInt([4, 6, 8, 12][of({ ...line, seed: Number(line.code) }, 4)] ?? 6);

const h72: LayoutH = {
  id: 'h72',
  producer: 'ghostscript',
  hard: 'packs, pieces in a pack and pieces in columns before the price, which is that of a pack; wrapped names',
  credits: 1,
  seller: {
    party: firm('Bröderna Hedlunds Importaffär AB', 'Magasinsgatan 5, 802 57 Gävle'),
    trades: ['pantry', 'soda'],
    codes: '6###',
    numbers: '30066',
    lines: [4, 9],
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 8.8 });
    const { supplier: seller } = paper;
    sheet.text(40, 50, 'Bröderna Hedlund', { font: 'serifbold', size: 18 });
    sheet.text(400, 50, called(paper, 'Faktura'), { font: 'bold', size: 14 });
    if (paper.remark !== null) sheet.text(400, 34, paper.remark, { font: 'bold', size: 11 });
    sheet.block(400, 68, [`Nr ${paper.number}`, `Datum ${compact(paper.issue)}`, `Förfaller ${compact(paper.due)}`, paper.about === null ? `Order ${paper.order}` : `Avser faktura ${paper.about}`]);
    sheet.block(40, 90, [paper.buyer.name, paper.buyer.street, paper.buyer.post], { size: 10 });
    const y = grid(
      sheet,
      [
        col(40, 'Nr', ({ code }) => code),
        col(74, 'Artikel', ({ name }) => wrapped(name, 24)),
        num(240, 'Kolli', (line) => bare.quantity(line.quantity)),
        num(290, 'I kolli', (line) => String(inPack(line))),
        num(340, 'Antal', (line) => bare.quantity(line.quantity * inPack(line))),
        col(348, 'Enhet', () => 'st'),
        num(440, 'Pris/kolli', ({ price }) => bare.price(price)),
        num(480, 'Moms', ({ rate }) => String(rate)),
        num(555, 'Belopp', ({ sum }) => bare.money(sum)),
      ],
      paper.lines,
      { top: 160, leading: 11.5, gap: 2, rule: (at) => sheet.line(40, at, 555) },
    );
    sheet.line(40, y, 555);
    summed(sheet, y + 16, [['Summa exkl. moms', bare.money(paper.net)], ...paper.vat.map(({ rate, tax }): [string, string] => [`Moms ${rate} %`, bare.money(tax)]), ['Moms totalt', bare.money(paper.tax)], [paper.isCredit ? 'Kreditsumma' : 'Att betala', bare.money(paper.payable)]], { x: 370, right: 555 });
    sheet.text(40, 800, `${seller.name}, ${seller.street}, ${seller.post}. Bankgiro ${seller.bankgiro}. Org.nr ${seller.organisation}. ${seller.vat}. F-skatt`, { size: 7.4 });
    return sheet.drawing();
  },
  printing: { unit: () => undefined },
}; // prettier-ignore

export const turns: readonly LayoutH[] = [h69, h70, h71, h72];
