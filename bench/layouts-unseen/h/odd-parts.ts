/** A head, a foot and columns that several layouts share. */
import { iso } from '../days.ts';
import type { Sheet } from '../sheet.ts';
import { called, col, figures, num, summed, type Col } from './kit.ts';
import type { Paper } from '../paper.ts';

const kr = figures('space');

/** A usual head: the firm to the left, word and data to the right, the buyer below. */
export const head = (sheet: Sheet, paper: Paper, word: string, credit: string): void => {
  const { supplier: seller } = paper;
  sheet.text(40, 50, seller.name, { font: 'bold', size: 13 });
  sheet.text(40, 62, `${seller.street}, ${seller.post}`, { size: 8 });
  sheet.text(370, 50, called(paper, word, credit), { font: 'bold', size: 13 });
  if (paper.remark !== null) sheet.text(370, 34, paper.remark, { font: 'bold', size: 11 });
  summed(sheet, 68, [['Fakturanr', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Kundnr', paper.customer], ...(paper.about === null ? [] : [['Avser faktura', paper.about] as [string, string]])], { x: 370, right: 550, leading: 12 });
  sheet.block(40, 100, [paper.buyer.name, paper.buyer.street, paper.buyer.post], { size: 9.5 });
}; // prettier-ignore

export const foot = (sheet: Sheet, y: number, paper: Paper): void => {
  const { supplier: seller } = paper;
  sheet.line(40, y, 550);
  summed(sheet, y + 16, [['Netto', kr.money(paper.net)], ...paper.vat.map(({ rate, tax }): [string, string] => [`Moms ${rate} %`, kr.money(tax)]), ...(paper.vat.length > 1 ? [['Moms totalt', kr.money(paper.tax)] as [string, string]] : []), ...(paper.rounding === 0n ? [] : [['Öresutjämning', kr.money(paper.rounding)] as [string, string]]), [paper.isCredit ? 'Att kreditera' : 'Att betala SEK', kr.money(paper.payable)]], { x: 370, right: 550 });
  sheet.text(40, 803, `Bankgiro ${seller.bankgiro}  OCR ${paper.ocr}  Org.nr ${seller.organisation}  Momsreg.nr ${seller.vat}  Godkänd för F-skatt  Tel ${seller.phone}`, { size: 7.4 });
}; // prettier-ignore

export const usual: readonly Col[] = [
  col(40, 'Artnr', ({ code }) => code),
  col(86, 'Benämning', ({ name }) => name),
  num(330, 'Antal', ({ quantity }) => kr.quantity(quantity)),
  col(338, 'Enhet', ({ unit }) => unit),
  num(440, 'Pris', ({ price }) => kr.price(price)),
  num(550, 'Belopp', ({ sum }) => kr.money(sum)),
];
