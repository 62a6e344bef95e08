import { type Asked, creditLine, type Desk } from './desk.ts';
import type { AskedLine, PaperLine } from './papers.ts';
import { withVat } from './papers.ts';

/** Writes one or more claims and the papers that answer them, each with its truth. */
export type Manner = (desk: Desk) => void;

export const invoicesOf = (lines: readonly AskedLine[]): string[] => [
  ...new Set(lines.map(({ invoice }) => invoice)),
];

/** Most suppliers answer within weeks, some after months. */
export const soon = (desk: Desk, claim: Asked): number =>
  claim.day + (desk.random.chance(0.1) ? desk.random.whole(60, 170) : desk.random.whole(0, 45));

export const pant = (desk: Desk): Omit<PaperLine, 'no'> => {
  const count = desk.random.whole(1, 40);
  const each = desk.random.one([100, 200, 300, 2400]);
  return {
    article: null,
    name: desk.random.one(['Retur pant', 'Pantretur back', 'Returpallar']),
    measure: 'EA',
    kind: 'deposit',
    quantity: -count * 1000,
    sum: -count * each,
    vat: 12,
  };
};

/** Words and a sum: what a supplier writes who does not bother with lines. */
export const wordsLine = (desk: Desk, sum: number, vat: number): Omit<PaperLine, 'no'> => ({
  article: null,
  name: desk.random.one([
    'Prisjustering',
    'Kreditering enligt överenskommelse',
    'Avdrag enligt er reklamation',
  ]),
  measure: 'EA',
  kind: 'goods',
  quantity: -1000,
  sum,
  vat,
});

const referenced: Manner = (desk) => {
  const claim = desk.ask({ isOneArticle: desk.random.chance(0.3) });
  const form = desk.random.one(['difference', 'difference', 'amount', 'line', 'anew'] as const);
  const lines = claim.lines.flatMap((line) => {
    if (form === 'difference') return [creditLine(line)];
    if (form === 'amount') return [creditLine(line, { quantity: -1000 })];
    const whole = creditLine(line, { sum: -line.billed });
    const anew = creditLine(line, { quantity: line.quantity, sum: line.billed - line.amount });
    return form === 'line' ? [whole] : [whole, anew];
  });
  const paper = desk.write({ day: soon(desk, claim), lines, names: invoicesOf(claim.lines) });
  for (const [at, line] of claim.lines.entries())
    desk.answer(paper, form === 'anew' ? at * 2 + 1 : at + 1, [line], line.amount);
};

const unreferenced: Manner = (desk) => {
  const claim = desk.ask({ isOneArticle: desk.random.chance(0.3) });
  const quantity = desk.random.chance(0.3) ? -1000 : undefined;
  const off = desk.random.chance(0.3) ? desk.random.whole(-2, 2) : 0;
  const lines = claim.lines.map((line) =>
    creditLine(line, { sum: -line.amount + off, ...(quantity === undefined ? {} : { quantity }) }),
  );
  const paper = desk.write({ day: soon(desk, claim), lines });
  for (const [at, line] of claim.lines.entries())
    desk.answer(paper, at + 1, [line], Math.min(line.amount, line.amount - off));
};

/** Some lines; half the money of a line; part of its quantity; or the rest in a second note. */
const partial: Manner = (desk) => {
  const claim = desk.ask();
  const [first] = claim.lines;
  const names = desk.random.chance(0.6) ? invoicesOf(claim.lines) : [];
  const form = desk.random.one(['lines', 'lines', 'money', 'quantity', 'rest'] as const);
  const day = soon(desk, claim);
  if (form === 'lines') {
    const lines = claim.lines.slice(0, desk.random.whole(1, claim.lines.length));
    const paper = desk.write({ day, names, lines: lines.map((line) => creditLine(line)) });
    for (const [at, line] of lines.entries()) desk.answer(paper, at + 1, [line], line.amount);
    return;
  }
  const part = Math.max(1, Math.floor((first.amount * desk.random.whole(20, 80)) / 100));
  const quantity = -Math.max(1, Math.floor((first.quantity * part) / first.amount));
  const over = form === 'quantity' ? { sum: -part, quantity } : { sum: -part };
  const paper = desk.write({ day, names: invoicesOf(claim.lines), lines: [creditLine(first, over)] });
  desk.answer(paper, 1, [first], part);
  if (form !== 'rest') return;
  const left = first.amount - part;
  const later = desk.write({
    day: day + desk.random.whole(1, 9),
    names,
    lines: [creditLine(first, { sum: -left })],
  });
  desk.answer(later, 1, [first], left);
};

const bundled: Manner = (desk) => {
  const claims = Array.from({ length: desk.random.whole(2, 3) }, () =>
    desk.ask({ count: desk.random.whole(1, 3) }),
  );
  const asked = claims.flatMap((claim) => claim.lines);
  const newest = claims.toSorted((one, other) => other.day - one.day)[0];
  const oldest = Math.min(...claims.map(({ day }) => day));
  const isNamed = desk.random.chance(0.5);
  // A note for claims that lie further apart than the window of the rules cannot go without their numbers.
  if (newest === undefined || (!isNamed && newest.day - oldest > 120)) {
    for (const claim of claims) {
      const paper = desk.write({ day: claim.day + 9, lines: claim.lines.map((line) => creditLine(line)) });
      for (const [at, line] of claim.lines.entries()) desk.answer(paper, at + 1, [line], line.amount);
    }
    return;
  }
  const paper = desk.write({
    day: newest.day + desk.random.whole(1, 50),
    names: isNamed ? invoicesOf(asked) : [],
    lines: [
      ...asked.map((line) => creditLine(line)),
      pant(desk),
      wordsLine(desk, -desk.random.whole(50, 900), 25),
    ],
  });
  for (const [at, line] of asked.entries()) desk.answer(paper, at + 1, [line], line.amount);
};

const negativeInvoice: Manner = (desk) => {
  const claim = desk.ask();
  const goods = desk.trade.slice(0, desk.random.whole(1, 5)).map(({ ware, quantity, billed }) => ({
    article: ware.article,
    name: ware.name,
    measure: ware.measure,
    vat: ware.vat,
    kind: 'goods' as const,
    quantity,
    sum: billed,
  }));
  const paper = desk.write({
    day: soon(desk, claim),
    names: desk.random.chance(0.3) ? invoicesOf(claim.lines) : [],
    lines: [
      ...claim.lines.map((line) => creditLine(line)),
      ...goods.filter(({ article }) => !claim.lines.some((line) => line.article === article)),
    ],
    over: { isCreditNote: false },
  });
  for (const [at, line] of claim.lines.entries()) desk.answer(paper, at + 1, [line], line.amount);
};

const wholeAmount: Manner = (desk) => {
  const claim = desk.ask();
  const total = claim.lines.reduce((sum, line) => sum + line.amount, 0);
  const gross = -withVat(claim.lines.map((line) => ({ sum: -line.amount, vat: line.vat })));
  const isGross = desk.random.chance(0.2);
  const off = desk.random.chance(0.4) ? desk.random.whole(-99, 99) : 0;
  const written = Math.max(1, (isGross ? gross : total) + off);
  const paper = desk.write({
    day: soon(desk, claim),
    names: desk.random.chance(0.5) ? invoicesOf(claim.lines) : [],
    lines: [wordsLine(desk, -written, isGross ? 0 : claim.lines[0].vat)],
  });
  desk.answer(paper, 0, claim.lines, Math.min(total, isGross ? total : written));
};

const wrongAmount: Manner = (desk) => {
  const claim = desk.ask();
  const isLess = desk.random.chance(0.6);
  const lines = claim.lines.map((line) => {
    const share = isLess ? desk.random.whole(30, 95) : desk.random.whole(105, 250);
    return { line, written: Math.max(1, Math.round((line.amount * share) / 100)) };
  });
  const paper = desk.write({
    day: soon(desk, claim),
    names: desk.random.chance(0.85) ? invoicesOf(claim.lines) : [],
    lines: lines.map(({ line, written }) => creditLine(line, { sum: -written })),
  });
  for (const [at, { line, written }] of lines.entries())
    desk.answer(paper, at + 1, [line], Math.min(line.amount, written));
};

/** Returns, deposits and bonuses that have nothing to do with the claim. */
const unrelated: Manner = (desk) => {
  const claim = desk.ask();
  const [first] = claim.lines;
  const other = desk.trade[desk.random.whole(0, desk.trade.length - 1)];
  const form = desk.random.one(['return', 'pant', 'other', 'bonus'] as const);
  const day = soon(desk, claim);
  if (form === 'return') {
    const part =
      first.measure === 'KGM'
        ? first.quantity >> 1
        : Math.max(1000, (first.quantity >> 1) - ((first.quantity >> 1) % 1000));
    const sum = -Math.round((first.billed * part) / first.quantity);
    if (part !== first.quantity) desk.write({ day, lines: [creditLine(first, { quantity: -part, sum })] });
  }
  if (form === 'pant') desk.write({ day, lines: [pant(desk), pant(desk)] });
  if (form === 'bonus')
    desk.write({ day, lines: [wordsLine(desk, -desk.random.whole(3_000_000, 9_000_000), 25)] });
  if (
    form === 'other' &&
    other !== undefined &&
    claim.lines.every(({ article }) => article !== other.ware.article)
  )
    desk.write({
      day,
      names: [other.invoice],
      lines: [{ ...creditLine(first), article: '990011', name: 'Något annat' }],
    });
};

/** The eight manners that issue 13 names. */
export const manners: readonly (readonly [name: string, write: Manner])[] = [
  ['referenced', referenced],
  ['unreferenced', unreferenced],
  ['partial', partial],
  ['bundled', bundled],
  ['negative invoice', negativeInvoice],
  ['whole amount', wholeAmount],
  ['wrong amount', wrongAmount],
  ['unrelated', unrelated],
];
