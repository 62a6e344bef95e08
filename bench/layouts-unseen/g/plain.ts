/** A page in one column of blocks, for producers with odd text layers. */
import type { Paper } from '../paper.ts';
import { Sheet } from '../sheet.ts';
import { aboutPair, called, chargePairs, fieldsAt, figures, pairsAt, place, rows, type SheetColumn, taxPairs } from './kit.ts'; // prettier-ignore

const space = figures('space');

interface Plain {
  readonly words: readonly [invoice: string, credit: string];
  readonly labels: readonly [
    number: string,
    issue: string,
    due: string,
    customer: string,
    net: string,
    tax: string,
    payable: string,
  ];
  readonly day: (day: string) => string;
  readonly columns: readonly SheetColumn[];
  readonly money: (amount: bigint) => string;
  /** Where sender, sums and numbers stand. */
  readonly manner?: 'band' | 'right' | 'centre';
  /** Where the data of the paper stand, and where the buyer. */
  readonly places: readonly [data: number, buyer: number];
  readonly below?: (line: Paper['lines'][number]) => readonly (readonly [number, string])[];
}

export const plainPage = (paper: Paper, look: Plain): Sheet => {
  const sheet = new Sheet({ size: 9 });
  const { supplier } = paper;
  const [number, issue, due, customer, net, tax, payable] = look.labels;
  const [data, buyer] = look.places;
  const manner = look.manner ?? 'band';
  const top = (page: Sheet): number => {
    const [word, name] = [called(paper, ...look.words), supplier.name];
    if (manner === 'right') {
      page.text(40, 48, word, { size: 17, font: 'bold' });
      page.right(555, 44, name, { size: 10, font: 'bold' });
    } else if (manner === 'centre') {
      page.text(297, 48, name, { size: 14, font: 'serifbold', align: 'c' });
      page.text(40, 84, word, { size: 13, font: 'serifbold' });
    } else {
      page.text(40, 48, name, { size: 13, font: 'bold' });
      page.right(555, 48, word, { size: 15, font: 'bold' });
    }
    if (paper.remark !== null) page.text(300, 30, paper.remark, { size: 12, font: 'bold' });
    return 86;
  };
  const from = top(sheet);
  const where = `${supplier.street}, ${supplier.post}`;
  const company = `Org.nr ${supplier.organisation}   Momsreg.nr ${supplier.vat}`;
  const giro = `Bankgiro ${supplier.bankgiro}   OCR ${paper.ocr}`;
  if (manner === 'right')
    for (const [index, text] of [where, company, `Tel ${supplier.phone}`].entries())
      sheet.right(555, 56 + index * 10, text, { size: 7.5 });
  else if (manner === 'centre') sheet.text(297, 60, where, { size: 8, font: 'serif', align: 'c' });
  else sheet.block(40, 60, [where], { size: 8 });
  sheet.block(buyer, from + 10, place(paper.buyer), { size: 10 });
  let y = fieldsAt(
    sheet,
    [data, data + 95, from + 10],
    [
      [number, paper.number],
      [issue, look.day(paper.issue)],
      [due, look.day(paper.due)],
      [customer, paper.customer],
      ...aboutPair(paper, 'Avser faktura'),
    ],
  );
  y = rows(sheet, {
    y: y + 26,
    step: 14,
    bottom: 690,
    next: top,
    lines: paper.lines,
    columns: look.columns,
    ...(look.below === undefined ? {} : { below: look.below }),
  });
  const f = { ...space, money: look.money };
  const sums = [
    ...chargePairs(paper, f),
    [net, look.money(paper.net)] as const,
    ...taxPairs(paper, f, tax),
    [payable, look.money(paper.payable)] as const,
  ];
  if (manner === 'right') {
    sheet.frame(40, 700, 555, 730);
    for (const [index, [label, value]] of sums.entries()) {
      sheet.text(46 + index * 100, 711, label, { size: 7 });
      sheet.text(46 + index * 100, 725, value, { font: 'bold' });
    }
    sheet.text(40, 750, `${giro}   Godkänd för F-skatt`);
  } else if (manner === 'centre') {
    pairsAt(sheet, [40, 250, y + 20], sums, { font: 'serif', size: 10 });
    for (const [index, texts] of [
      ['Adress', where],
      ['Bankgiro', supplier.bankgiro],
      ['Org.nr', supplier.organisation],
      ['Momsreg.nr', supplier.vat],
    ].entries())
      sheet.block([40, 250, 340, 440][index] ?? 40, 780, texts, { size: 7, leading: 10 });
    sheet.text(40, 802, `Innehar F-skattsedel. Ange ${paper.ocr} vid betalning.`, { size: 7 });
  } else {
    pairsAt(sheet, [350, 555, y + 14], sums);
    const foot = [`${supplier.name}   ${company}`, `${giro}   Tel ${supplier.phone}   Godkänd för F-skatt`];
    sheet.block(40, 775, foot, { size: 7.5, leading: 11 });
  }
  return sheet;
};
