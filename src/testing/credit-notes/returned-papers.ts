import { answered } from './answered.ts';
import { creditLine } from './desk.ts';
import { invoicesOf, type Manner, soon } from './manners.ts';

/** The rules call an article in another unit of measure another article, and find nothing; the money is the claim's all the same. */
const otherMeasure: Manner = (desk) => {
  const claim = desk.ask({ count: 1 });
  const names = invoicesOf(claim.lines);
  answered(desk, claim.lines, {
    day: soon(desk, claim),
    names,
    to: () => ({ measure: 'XPX' }),
  });
};

/** Part of the goods of the claimed invoice went back, at the price that they were billed. */
const partReturned: Manner = (desk) => {
  const claim = desk.ask();
  const lines = claim.lines.filter(
    ({ quantity, billed, amount }) => quantity >= 3000 && Math.abs(Math.round(billed / 3) - amount) > 4,
  );
  const written = lines.map((line) =>
    creditLine(line, {
      quantity: -Math.floor(line.quantity / 3000) * 1000,
      sum: -Math.floor((line.billed * Math.floor(line.quantity / 3000) * 1000) / line.quantity),
    }),
  );
  if (written.every((line, at) => Math.abs(-line.sum - (lines[at]?.amount ?? 0)) > 4) && written.length > 0)
    desk.write({
      day: soon(desk, claim),
      names: desk.random.chance(0.5) ? invoicesOf(claim.lines) : [],
      lines: written,
    });
};

/** Many senders state only the first of the invoices that a note is about. */
const firstNumberOnly: Manner = (desk) => {
  const claim = desk.ask({ isOneArticle: true });
  const [first] = claim.lines;
  answered(desk, claim.lines, { day: soon(desk, claim), names: [first.invoice], to: () => ({}) });
};

/** All goods of the claimed line went back, at the price that was agreed: what was paid too much is still away. */
const returnedAsAgreed: Manner = (desk) => {
  const claim = desk.ask();
  const lines = claim.lines.filter(({ billed, amount }) => Math.abs(billed - 2 * amount) > 4);
  const names = desk.random.chance(0.7) ? invoicesOf(claim.lines) : [];
  const written = lines.map((line) => creditLine(line, { sum: line.amount - line.billed }));
  if (written.length > 0) desk.write({ day: soon(desk, claim), names, lines: written });
};

/** Papers about goods that went back, or about the claim in other numbers and measures. */
export const returnedManners: readonly (readonly [name: string, write: Manner])[] = [
  ['part returned', partReturned],
  ['other measure', otherMeasure],
  ['first number only', firstNumberOnly],
  ['returned as agreed', returnedAsAgreed],
];
