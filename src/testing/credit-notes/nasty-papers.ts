import { creditLine, type Desk } from './desk.ts';
import { invoicesOf, type Manner, pant, soon, wordsLine } from './manners.ts';
import { type AskedLine, type PaperLine, withVat } from './papers.ts';

/** Writes one line for each asked line and answers them alike. */
const answered = (
  desk: Desk,
  lines: readonly AskedLine[],
  {
    day,
    names = [],
    to,
  }: { day: number; names?: readonly string[]; to: (line: AskedLine) => Partial<PaperLine> },
): void => {
  const written = lines.map((line) => creditLine(line, to(line)));
  const paper = desk.write({ day, names, lines: written });
  for (const [at, line] of lines.entries())
    desk.answer(paper, at + 1, [line], Math.min(line.amount, -(written[at]?.sum ?? 0)));
};

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

const beforeTheClaim: Manner = (desk) => {
  const claim = desk.ask();
  const isNamed = desk.random.chance(0.4);
  const day = claim.day - desk.random.whole(1, 20);
  const lines = claim.lines.map((line) => creditLine(line));
  if (!isNamed) {
    desk.write({ day, lines });
    desk.write({
      day,
      lines: [wordsLine(desk, -claim.lines.reduce((sum, line) => sum + line.amount, 0), 12)],
    });
    return;
  }
  answered(desk, claim.lines, { day, names: invoicesOf(claim.lines), to: () => ({}) });
};

const longAfter: Manner = (desk) => {
  const claim = desk.ask();
  desk.write({
    day: claim.day + desk.random.whole(181, 300),
    lines: claim.lines.map((line) => creditLine(line)),
  });
};

/** Nothing but a person's link credits what was withdrawn or refused. */
const afterTheEnd: Manner = (desk) => {
  const claim = desk.ask({ state: desk.random.one(['withdrawn', 'refused']) });
  const names = desk.random.chance(0.5) ? invoicesOf(claim.lines) : [];
  desk.write({ day: soon(desk, claim), names, lines: claim.lines.map((line) => creditLine(line)) });
};

/** A draft takes what names its invoice, and nothing else. */
const draft: Manner = (desk) => {
  const claim = desk.ask({ state: 'drafted' });
  const day = soon(desk, claim);
  if (desk.random.chance(0.5))
    answered(desk, claim.lines, { day, names: invoicesOf(claim.lines), to: () => ({}) });
  else desk.write({ day, lines: claim.lines.map((line) => creditLine(line)) });
};

/** The very same lines of another world: currency, supplier, unit or a document behind the gate. */
const elsewhere: Manner = (desk) => {
  const claim = desk.ask();
  const names = desk.random.chance(0.6) ? invoicesOf(claim.lines) : [];
  const over = desk.random.one([
    { currency: 'EUR' },
    { supplier: '5560009999' },
    { unit: 'unit-99' },
    { trusted: false },
  ]);
  desk.write({ day: soon(desk, claim), names, lines: claim.lines.map((line) => creditLine(line)), over });
};

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
  ['before the claim', beforeTheClaim],
  ['long after', longAfter],
  ['after withdrawal', afterTheEnd],
  ['draft', draft],
  ['elsewhere', elsewhere],
  ['billed anew', billedAnew],
  ['same totals', sameTotals],
  ['number written otherwise', numberWritten],
  ['part returned', partReturned],
  ['other measure', otherMeasure],
  ['first number only', firstNumberOnly],
  ['returned as agreed', returnedAsAgreed],
];
