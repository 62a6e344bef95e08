import { creditLine } from './desk.ts';
import { invoicesOf, type Manner, soon, wordsLine } from './manners.ts';
import { answered } from './answered.ts';

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

/** Papers of the wrong day, state or world. */
export const illTimedManners: readonly (readonly [name: string, write: Manner])[] = [
  ['before the claim', beforeTheClaim],
  ['long after', longAfter],
  ['after withdrawal', afterTheEnd],
  ['draft', draft],
  ['elsewhere', elsewhere],
];
