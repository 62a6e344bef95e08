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
  /** Where the data of the paper stand, and where the buyer. */
  readonly places: readonly [data: number, buyer: number];
  readonly below?: (line: Paper['lines'][number]) => readonly (readonly [number, string])[];
}

export const plainPage = (paper: Paper, look: Plain): Sheet => {
  const sheet = new Sheet({ size: 9 });
  const { supplier } = paper;
  const [number, issue, due, customer, net, tax, payable] = look.labels;
  const [data, buyer] = look.places;
  const top = (page: Sheet): number => {
    page.text(40, 48, supplier.name, { size: 13, font: 'bold' });
    page.right(555, 48, called(paper, ...look.words), { size: 15, font: 'bold' });
    if (paper.remark !== null) page.text(300, 30, paper.remark, { size: 12, font: 'bold' });
    return 80;
  };
  const from = top(sheet);
  sheet.block(40, 60, [`${supplier.street}, ${supplier.post}`], { size: 8 });
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
  pairsAt(
    sheet,
    [350, 555, y + 14],
    [
      ...chargePairs(paper, { ...space, money: look.money }),
      [net, look.money(paper.net)],
      ...taxPairs(paper, { ...space, money: look.money }, tax),
      [payable, look.money(paper.payable)],
    ],
  );
  sheet.block(
    40,
    775,
    [
      `${supplier.name}   Org.nr ${supplier.organisation}   Momsreg.nr ${supplier.vat}`,
      `Bankgiro ${supplier.bankgiro}   OCR ${paper.ocr}   Tel ${supplier.phone}   Godkänd för F-skatt`,
    ],
    { size: 7.5, leading: 11 },
  );
  return sheet;
};

