/** Breweries, importers of wine and makers of soft drinks: deposits, kegs and crates. */
import { compact, iso, plusDays, shortDashed } from '../days.ts';
import { address, column, pairs, remarked, table } from '../html.ts';
import type { Line } from '../paper.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { beside, called, col, figures, grid, labelled, num, of, page, rows, summed } from './kit.ts';
import type { LayoutH } from './orders.ts';

const kr = figures('space');
const swedish = figures('swedish');
const bare = figures('bare');

/** How many bottles or cans are in a pack: `24x33 cl`. */
const pieces = (pack: string): bigint => BigInt(/^(\d+)x/u.exec(pack)?.[1] ?? '0');

/** The deposit of a line as a line of its own: öre for a piece of the pack, or for a keg. */
const deposit = (line: Line, code: string, name: string, ore: bigint): Omit<Line, 'sum'> => ({
  ...line,
  code,
  name,
  unit: 'st',
  quantity: line.quantity * (pieces(line.pack) === 0n ? 1n : pieces(line.pack)),
  price: ore * 100n,
  base: 1n,
  discount: 0n,
  rate: 25,
  pack: '',
});

const kegOrCan = (line: Line): Omit<Line, 'sum'> | null => {
  if (line.unit === 'fat') return deposit(line, '9900', 'Pant fat', 50_000n);
  if (line.pack.endsWith('33 cl')) return deposit(line, '9901', 'Pant burk/PET liten', 100n);
  if (line.pack.endsWith('50 cl')) return deposit(line, '9902', 'Pant burk/PET stor', 200n);
  return null;
};

const h31: LayoutH = {
  id: 'h31',
  producer: 'pdf-lib',
  hard: 'a deposit below each beer as a line of its own number',
  credits: 1,
  seller: {
    party: firm('Kärrsjö Bryggeri AB', 'Bryggarvägen 2, 914 32 Nordmaling'),
    trades: ['beer'],
    codes: '1###',
    numbers: '20917',
    lines: [3, 7],
    terms: 20,
    also: kegOrCan,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier: seller } = paper;
    sheet.text(40, 52, 'KÄRRSJÖ BRYGGERI', { font: 'bold', size: 16 });
    sheet.text(380, 52, called(paper, 'Faktura'), { font: 'bold', size: 16 });
    if (paper.remark !== null) sheet.text(380, 34, paper.remark, { font: 'bold', size: 11 });
    summed(sheet, 72, [['Fakturanr', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Kundnr', paper.customer], paper.about === null ? ['Ordernr', paper.order] : ['Krediterar', paper.about]], { x: 380, right: 550, leading: 12 });
    sheet.block(40, 80, [paper.buyer.name, paper.buyer.street, paper.buyer.post], { size: 10 });
    const y = grid(
      sheet,
      [
        col(40, 'Artnr', ({ code }) => code),
        col(80, 'Artikel', ({ name }) => name),
        col(250, 'Förp', ({ pack }) => pack),
        num(340, 'Antal', ({ quantity }) => kr.quantity(quantity)),
        col(346, 'Enhet', ({ unit }) => unit),
        num(430, 'À-pris', ({ price }) => kr.price(price)),
        num(466, 'Moms', ({ rate }) => `${rate} %`),
        num(550, 'Belopp', ({ sum }) => kr.money(sum)),
      ],
      paper.lines,
      { top: 170, leading: 13, rule: (at) => sheet.line(40, at, 550) },
    );
    sheet.line(40, y, 550);
    summed(sheet, y + 16, [['Netto', kr.money(paper.net)], ...paper.vat.map(({ rate, base, tax }): [string, string] => [`Moms ${rate} % av ${kr.money(base)}`, kr.money(tax)]), ['Moms totalt', kr.money(paper.tax)], ['Att betala SEK', kr.money(paper.payable)]], { x: 370, right: 550 });
    sheet.block(40, 782, [`${seller.name}, ${seller.street}, ${seller.post}. Tel ${seller.phone}. Bankgiro ${seller.bankgiro}. OCR ${paper.ocr}`, `Org.nr ${seller.organisation}. Momsreg.nr ${seller.vat}. Godkänd för F-skatt. Punktskattenummer SE900${compact(paper.issue).slice(0, 4)}.`], { size: 7.4, leading: 10 });
    return sheet.drawing();
  },
}; // prettier-ignore

const h32: LayoutH = {
  id: 'h32',
  producer: 'chromium',
  hard: 'strength, volume and deposit as columns beside the price; the deposit is summed below',
  credits: 1,
  seller: {
    party: firm('Hantverksöl Distribution i Sverige AB', 'Lagerlöfsgatan 8, 112 60 Stockholm'),
    trades: ['beer', 'soda'],
    codes: '8####',
    numbers: '1026-337',
    lines: [4, 9],
    fees: [
      {
        label: 'Pant',
        rate: 25,
        ore: (lines) =>
          lines.reduce((sum, { quantity, pack }) => sum + (quantity / 1000n) * pieces(pack) * 100n, 0n),
      },
    ],
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:9pt 'Liberation Sans'}.lines{font-size:8.2pt;margin:14pt 0}.lines th{border-bottom:.8pt solid #000;border-top:.8pt solid #000}`,
      beside([60, `<h2>Hantverksöl Distribution</h2>${address(paper.buyer)}`], [40, `<h2>${called(paper, 'FAKTURA', 'KREDITFAKTURA')}</h2>${remarked(paper)}${labelled([['Fakturanr', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Leveransdatum', iso(paper.delivered)], ['Avser', paper.about]])}`]),
      table(
        [
          column('Artnr', ({ code }) => code),
          column('Benämning', ({ name }) => name),
          column('Volym', ({ pack }) => pack),
          column('Kolli', ({ quantity }) => kr.quantity(quantity), 'r'),
          column('Enh', ({ unit }) => unit),
          column('Pris/kolli', ({ price }) => kr.price(price), 'r'),
          column('Pant/kolli', ({ pack }) => (pieces(pack) === 0n ? '' : kr.money(pieces(pack) * 100n)), 'r'),
          column('Moms', ({ rate }) => `${rate}`, 'r'),
          column('Summa exkl. pant', ({ sum }) => kr.money(sum), 'r'),
        ],
        paper.lines,
      ),
      pairs([['Varor', kr.money(paper.lineNet)], ...paper.charges.map(({ label, amount }): [string, string] => [label, kr.money(amount)]), ['Summa exkl. moms', kr.money(paper.net)], ...paper.vat.map(({ rate, base, tax }): [string, string] => [`Moms ${rate} % (underlag ${kr.money(base)})`, kr.money(tax)]), ['Moms', kr.money(paper.tax)], [paper.isCredit ? 'Att kreditera' : 'Att betala', kr.money(paper.payable)]], 'right'),
      `<p class="clear small"><br>${seller.name} | ${seller.street} | ${seller.post} | Org.nr ${seller.organisation} | Momsreg.nr ${seller.vat} | Bankgiro ${seller.bankgiro} | OCR ${paper.ocr} | Godkänd för F-skatt</p>`,
    );
  },
}; // prettier-ignore

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

const h35: LayoutH = {
  id: 'h35',
  producer: 'driver',
  hard: 'crates and empties in a block of their own below the goods, empties negative',
  credits: 1,
  seller: {
    party: firm('Ölands Läskfabrik AB', 'Storgatan 78, 387 31 Borgholm'),
    trades: ['soda'],
    codes: '##',
    numbers: '18330',
    lines: [3, 6],
    amounts: [1, 14],
    terms: 15,
    fees: [
      { label: 'Pant backar ut 9 st', ore: 27000, rate: 25 },
      { label: 'Pant backar åter 7 st', ore: -21000, rate: 25 },
    ],
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9.2 });
    const { supplier: seller } = paper;
    sheet.text(40, 54, 'Ölands Läskfabrik', { font: 'bold', size: 18 });
    sheet.block(40, 68, [`${seller.street}, ${seller.post}`, `Telefon ${seller.phone}`], { size: 8, leading: 10 });
    sheet.text(350, 54, `${called(paper, 'FAKTURA', 'KREDITFAKTURA')}`, { font: 'bold', size: 13 });
    if (paper.remark !== null) sheet.text(350, 36, paper.remark, { font: 'bold', size: 11 });
    for (const [at, [label, value]] of ([['Fakturanr', paper.number], ['Datum', shortDashed(paper.issue)], ['Förfaller', shortDashed(paper.due)], ['Kundnr', paper.customer]] as const).entries()) {
      sheet.text(350 + at * 54, 72, label, { size: 7 });
      sheet.text(350 + at * 54, 83, value);
    }
    if (paper.about !== null) sheet.text(350, 98, `Avser faktura ${paper.about}`);
    sheet.block(40, 120, [paper.buyer.name, paper.buyer.street, paper.buyer.post], { size: 10 });
    const y = grid(
      sheet,
      [
        col(40, 'Nr', ({ code }) => code),
        col(70, 'Dryck', ({ name, pack }) => `${name} ${pack}`),
        num(320, 'Antal', ({ quantity }) => bare.quantity(quantity)),
        col(328, 'Enhet', ({ unit }) => unit),
        num(430, 'Pris', ({ price }) => bare.price(price)),
        num(550, 'Summa', ({ sum }) => bare.money(sum)),
      ],
      paper.lines,
      { top: 186, leading: 14, rule: (at) => sheet.line(40, at, 550) },
    );
    if (paper.charges.length > 0) sheet.text(40, y + 6, 'Emballage (moms 25 %)', { font: 'bold' });
    const after = summed(sheet, y + 20, paper.charges.map(({ label, amount }) => [label, bare.money(amount)]), { x: 70, right: 550 });
    sheet.line(40, after, 550);
    summed(sheet, after + 16, [['Summa exkl moms', bare.money(paper.net)], ...paper.vat.map(({ rate, tax }): [string, string] => [`Moms ${rate} %`, bare.money(tax)]), ['Summa moms', bare.money(paper.tax)], ['Att betala', bare.money(paper.payable)]], { x: 380, right: 550 });
    sheet.block(40, after + 16, [`Bankgiro ${seller.bankgiro}`, `Plusgiro ${seller.plusgiro}`, `OCR ${paper.ocr}`]);
    sheet.text(40, 800, `${seller.name}. Org.nr ${seller.organisation}. Momsreg.nr ${seller.vat}. Godkänd för F-skatt. Nästa tur ${iso(plusDays(paper.issue, 14))}.`, { size: 7.4 });
    return sheet.drawing();
  },
  printing: { name: ({ name, pack }) => `${name} ${pack}` },
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

export const drinks: readonly LayoutH[] = [h31, h32, h33, h34, h35, h36];
