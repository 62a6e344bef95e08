import { answered } from './answered.ts';
import { creditLine } from './desk.ts';
import { illTimedManners } from './ill-timed-papers.ts';
import { invoicesOf, type Manner, pant, soon, wordsLine } from './manners.ts';
import { withVat } from './papers.ts';
import { returnedManners } from './returned-papers.ts';

const roundedToKronor: Manner = (desk) => {
  const claim = desk.ask();
  const isNamed = desk.random.chance(0.7);
  answered(desk, claim.lines, {
    day: soon(desk, claim),
    names: isNamed ? invoicesOf(claim.lines) : [],
    to: (line) => ({ sum: -Math.max(100, Math.round(line.amount / 100) * 100) }),
  });
};

const vatIncluded: Manner = (desk) => {
  const claim = desk.ask();
  answered(desk, claim.lines, {
    day: soon(desk, claim),
    names: invoicesOf(claim.lines),
    to: (line) => ({ sum: withVat([{ sum: -line.amount, vat: line.vat }]), vat: 0 }),
  });
};

/** The same article claimed twice; one of the two is credited. */
const oneOfTwins: Manner = (desk) => {
  const one = desk.ask({ isOneArticle: true, count: 2 });
  const [first, ...rest] = one.lines;
  const [paid] = desk.random.chance(0.5) ? [first] : [rest[0] ?? first];
  const isNamed = desk.random.chance(0.5);
  answered(desk, [paid], {
    day: soon(desk, one),
    names: isNamed ? [paid.invoice] : [],
    to: () => ({}),
  });
};

const depositMixedIn: Manner = (desk) => {
  const claim = desk.ask();
  const isNamed = desk.random.chance(0.5);
  const lines = claim.lines.map((line) => creditLine(line));
  // The deposit stands under the article's own number and happens to be as much as was asked back.
  const same = claim.lines.map((line) => creditLine(line, { kind: 'deposit', name: `Pant ${line.name}` }));
  const day = soon(desk, claim);
  if (!isNamed) desk.write({ day: Math.max(claim.day, day - 3), lines: [...same, pant(desk)] });
  const paper = desk.write({
    day,
    names: isNamed ? invoicesOf(claim.lines) : [],
    lines: [...same, ...lines, pant(desk)],
  });
  for (const [at, line] of claim.lines.entries())
    desk.answer(paper, same.length + at + 1, [line], line.amount);
};

/** Names an invoice that nobody claimed, with the very amounts of a claim. */
const otherInvoiceNamed: Manner = (desk) => {
  const claim = desk.ask();
  const sellsIt = new Set(
    desk.trade
      .filter(({ ware }) => claim.lines.some(({ name }) => name === ware.name))
      .map(({ invoice }) => invoice),
  );
  const other = desk.trade.find(({ invoice }) => !sellsIt.has(invoice));
  const named = desk.random.one(['99100', 'ORDER 5512', other?.invoice ?? '99101']);
  desk.write({ day: soon(desk, claim), names: [named], lines: claim.lines.map((line) => creditLine(line)) });
};

const wholeOfOtherInvoice: Manner = (desk) => {
  const claim = desk.ask();
  const total = claim.lines.reduce((sum, line) => sum + line.amount, 0);
  desk.write({
    day: soon(desk, claim),
    names: ['99102'],
    lines: [wordsLine(desk, -total, claim.lines[0].vat)],
  });
};

const nearlyEqual: Manner = (desk) => {
  const claim = desk.ask();
  const off = desk.random.one([-1, 1]) * desk.random.whole(4, 90);
  const lines = claim.lines.filter(({ amount }) => amount > 200);
  desk.write({
    day: soon(desk, claim),
    lines: [...lines.map((line) => creditLine(line, { sum: -line.amount + off })), pant(desk)],
  });
};

const sentTwice: Manner = (desk) => {
  const claim = desk.ask();
  const names = desk.random.chance(0.5) ? invoicesOf(claim.lines) : [];
  const day = soon(desk, claim);
  const lines = claim.lines.map((line) => creditLine(line));
  const paper = desk.write({ day, names, lines });
  const form = desk.random.one(['bytes', 'flagged', 'later'] as const);
  if (form === 'bytes') desk.papers.push(paper);
  // Same number, other bytes and another sum: kept and flagged, and no person has accepted it.
  if (form === 'flagged')
    desk.write({ day, names, lines: [...lines, pant(desk)], over: { number: paper.number, trusted: false } });
  if (form === 'later') desk.write({ day: day + 8, names, lines });
  for (const [at, line] of claim.lines.entries()) desk.answer(paper, at + 1, [line], line.amount);
};

/** The invoice is credited whole and billed anew at the same price, on one paper: nothing comes back. */
const billedAnew: Manner = (desk) => {
  const claim = desk.ask();
  const lines = claim.lines.flatMap((line) => [
    creditLine(line, { sum: -line.billed }),
    creditLine(line, { quantity: line.quantity, sum: line.billed }),
  ]);
  desk.write({ day: soon(desk, claim), names: invoicesOf(claim.lines), lines });
};

/** Two claims of one sum, and a note of words over that sum. */
const sameTotals: Manner = (desk) => {
  const one = desk.ask({ count: 1 });
  const like = desk.ask({ count: 1 });
  const [line] = like.lines;
  const twin = { ...line, amount: one.lines[0].amount, billed: line.billed + one.lines[0].amount };
  desk.asked.splice(desk.asked.indexOf(like), 1, { ...like, lines: [twin] });
  const day = Math.max(one.day, like.day);
  if (Math.abs(one.day - like.day) > 150) return;
  const isNamed = one.lines[0].invoice !== twin.invoice && desk.random.chance(0.5);
  const paper = desk.write({
    day: day + desk.random.whole(1, 20),
    names: isNamed ? [twin.invoice] : [],
    lines: [wordsLine(desk, -twin.amount, twin.vat)],
  });
  if (isNamed) desk.answer(paper, 0, [twin], twin.amount);
};

/** The number as a person or another system writes it. */
const numberWritten: Manner = (desk) => {
  const claim = desk.ask();
  const write = desk.random.one([
    (number: string) => `00${number}`,
    (number: string) => ` ${number} `,
    (number: string) => `${number.slice(0, 3)} ${number.slice(3)}`,
    (number: string) => `${number.slice(0, 3)}-${number.slice(3)}`,
  ]);
  answered(desk, claim.lines, {
    day: soon(desk, claim),
    names: invoicesOf(claim.lines).map((number) => write(number)),
    to: () => ({}),
  });
};

/** What goes wrong beside the eight manners. */
export const nastyManners: readonly (readonly [name: string, write: Manner])[] = [
  ['rounded to kronor', roundedToKronor],
  ['VAT in the lines', vatIncluded],
  ['one of several claims', oneOfTwins],
  ['deposit mixed in', depositMixedIn],
  ['other invoice named', otherInvoiceNamed],
  ['whole of another invoice', wholeOfOtherInvoice],
  ['nearly equal', nearlyEqual],
  ['sent twice', sentTwice],
  ...illTimedManners,
  ['billed anew', billedAnew],
  ['same totals', sameTotals],
  ['number written otherwise', numberWritten],
  ...returnedManners,
];
