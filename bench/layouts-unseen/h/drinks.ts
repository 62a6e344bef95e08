/** Breweries, importers of wine and makers of soft drinks: deposits, kegs and crates. */
import { compact, iso, plusDays, shortDashed } from '../days.ts';
import { address, column, pairs, remarked, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { beside, called, col, figures, grid, labelled, num, page, summed } from './kit.ts';
import type { Line } from '../paper.ts';
import type { LayoutH } from './orders.ts';

const kr = figures('space');
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

export const drinks: readonly LayoutH[] = [h31, h32, h35];
