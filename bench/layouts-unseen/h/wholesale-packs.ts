/** A shop for traders and a seller of packing: records of two rows, prices for a hundred. */
import { iso, slashes } from '../days.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { called, col, figures, grid, num, of, summed } from './kit.ts';
import type { LayoutH } from './orders.ts';

const kr = figures('space');
const bare = figures('bare');
const dotted = figures('dotted');

const h14: LayoutH = {
  id: 'h14',
  producer: 'kerned',
  hard: 'cash and carry: a record of two rows, name above, EAN, amount and price below; sums to the left',
  seller: {
    party: firm('Hallen Cash & Carry i Malmö AB', 'Fosievägen 9, 214 31 Malmö'),
    trades: ['pantry', 'soda', 'chemicals'],
    codes: 'EAN',
    numbers: '0041-27116',
    lines: [6, 12],
    terms: 10,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 8.6, font: 'mono' });
    const { supplier: seller } = paper;
    const row = (y: number, ...texts: readonly (readonly [number, string, ('r' | 'l')?])[]): void => {
      for (const [x, text, align] of texts) sheet.text(x, y, text, { align: align ?? 'l' });
    };
    sheet.text(40, 50, 'HALLEN', { font: 'monobold', size: 17 });
    sheet.block(40, 64, [seller.name, seller.street, seller.post, `ORGNR ${seller.organisation}`]);
    sheet.block(320, 50, [called(paper, 'FAKTURA KONTOKUND', 'KREDIT KONTOKUND'), `NUMMER   ${paper.number}`, `DATUM    ${iso(paper.issue)} 07:42`, `FÖRFALLER ${iso(paper.due)}`, `KASSA 4  KORT ${paper.customer}`, paper.remark ?? '']);
    sheet.block(40, 136, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
    let y = 190;
    row(y, [40, 'VARA / EAN'], [330, 'ANTAL', 'r'], [420, 'PRIS', 'r'], [500, 'SUMMA', 'r'], [515, 'MOMS']);
    sheet.line(40, y + 4, 555);
    y += 17;
    for (const line of paper.lines) {
      row(y, [40, line.name.toUpperCase()]);
      row(y + 11, [52, line.code], [330, `${kr.quantity(line.quantity)} ${line.unit.toUpperCase()}`, 'r'], [420, bare.price(line.price), 'r'], [500, bare.money(line.sum), 'r'], [520, `${line.rate}%`]);
      y += 25;
    }
    sheet.line(40, y - 6, 555);
    row(y + 8, [40, 'ATT BETALA'], [220, bare.money(paper.payable), 'r']);
    row(y + 22, [40, 'NETTO'], [220, bare.money(paper.net), 'r']);
    row(y + 36, [40, 'MOMS TOTALT'], [220, bare.money(paper.tax), 'r']);
    row(y + 8, [330, 'MOMS%'], [450, 'NETTO', 'r'], [540, 'MOMS', 'r']);
    for (const [at, { rate, base, tax }] of paper.vat.entries())
      row(y + 22 + at * 12, [330, String(rate)], [450, bare.money(base), 'r'], [540, bare.money(tax), 'r']);
    row(y + 76, [40, `BANKGIRO ${seller.bankgiro}  OCR ${paper.ocr}  MOMSREG ${seller.vat}`]);
    return sheet.drawing();
  },
}; // prettier-ignore

const h15: LayoutH = {
  id: 'h15',
  producer: 'reportlab',
  hard: 'prices for a hundred; the buyer’s own numbers beside the seller’s; points between thousands',
  credits: 1,
  seller: {
    party: firm('Förpackningspartner i Tibro AB', 'Smedjegatan 24, 543 50 Tibro'),
    trades: ['packing', 'chemicals'],
    codes: '####-##',
    numbers: '41190',
    lines: [4, 9],
    base: 100n,
    amounts: [8, 40],
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 8.6 });
    const { supplier: seller } = paper;
    sheet.box(36, 30, 559, 60, 0.85);
    sheet.text(44, 50, seller.name, { font: 'bold', size: 14 });
    sheet.right(551, 50, `${called(paper, 'FAKTURA', 'KREDITNOTA')}  ${paper.number}`, { font: 'bold', size: 12 });
    if (paper.remark !== null) sheet.right(551, 76, paper.remark, { font: 'bold', size: 11 });
    sheet.block(44, 84, ['Köpare', paper.buyer.name, paper.buyer.street, paper.buyer.post]);
    sheet.block(300, 84, [`Datum: ${slashes(paper.issue)}`, `Förfaller: ${slashes(paper.due)}`, `Er order: ${paper.order}`, `Kundnr: ${paper.customer}`, paper.about === null ? '' : `Avser faktura: ${paper.about}`]);
    const y = grid(
      sheet,
      [
        col(44, 'Vårt nr', ({ code }) => code),
        col(92, 'Ert nr', (line) => `K${of({ ...line, seed: Number(line.code.replaceAll('-', '')) }, 8999) + 1000}`),
        col(134, 'Artikel', ({ name }) => name),
        num(330, 'Kvantitet', ({ quantity }) => dotted.quantity(quantity)),
        col(336, '', ({ unit }) => unit),
        num(430, 'Pris', ({ price }) => dotted.price(price)),
        num(468, 'Per', ({ base }) => (base === 1n ? '1' : String(base))),
        num(551, 'Nettobelopp', ({ sum }) => dotted.money(sum)),
      ],
      paper.lines,
      { top: 158, leading: 13, rule: (at) => sheet.line(44, at, 551, at, 1) },
    );
    sheet.line(44, y, 551);
    summed(sheet, y + 16, [['Summa varor', dotted.money(paper.lineNet)], ['Moms 25 %', dotted.money(paper.tax)], ['Totalt SEK', dotted.money(paper.payable)]], { x: 400, right: 551 });
    sheet.text(44, y + 16, `Varuvärde exkl moms: ${dotted.money(paper.net)}`);
    sheet.block(44, 770, [`${seller.street}, ${seller.post}   Telefon ${seller.phone}   ${seller.mail}`, `Bankgiro ${seller.bankgiro}   Plusgiro ${seller.plusgiro}   Org.nr ${seller.organisation}   Momsnr ${seller.vat}   F-skatt`], { size: 7.5 });
    return sheet.drawing();
  },
}; // prettier-ignore

export const wholesalePacks: readonly LayoutH[] = [h14, h15];
