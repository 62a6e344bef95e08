import { type Decimal, decimal, zero } from '#core/values/decimal.ts';
import { vatOf } from './claim-amount.ts';
import type { CreditDocument } from './claim.ts';
import { isWholeAmount } from './credit-lines.ts';
import type { CreditLine } from './credit-lines.ts';
import { openSum } from './purse.ts';
import type { OpenLine, Purse } from './purse.ts';
import { isSameArticle } from './same-article.ts';
import type { KnownArticle } from './same-article.ts';

/** Kronor within which two totals are the same (öresutjämning). */
const slack = decimal('1');

const isNear = (a: Decimal, b: Decimal): boolean => a.minus(b).abs().lte(slack);

/** What is open with its VAT; null where a line states no rate. */
const grossOf = (lines: readonly OpenLine[]): Decimal | null =>
  lines.reduce<Decimal | null>(
    (sum, { open, line: { vatRate } }) =>
      sum === null || vatRate === null ? null : sum.plus(open).plus(decimal(vatOf(open.toFixed(), vatRate))),
    zero,
  );

const isTotalOf = ({ net, gross }: CreditDocument, lines: readonly OpenLine[]): boolean => {
  const open = openSum(lines);
  if (!open.gt(zero)) return false;
  if (isNear(decimal(net).neg(), open)) return true;
  const openGross = grossOf(lines);
  return openGross !== null && isNear(decimal(gross).neg(), openGross);
};

/**
 * Step 5: a credit document that says nothing but its total is for the one claim whose open total that is, net or with VAT.
 * While two claims have it, it waits; once one of the two is credited otherwise, it is for the other.
 */
export const giveTotals = (
  purse: Purse,
  credits: readonly CreditLine[],
  lines: readonly OpenLine[],
  mayTake: (credit: CreditLine, to: OpenLine) => boolean,
): void => {
  const claimed = [...new Map(lines.map(({ article }) => [JSON.stringify(article), article])).values()];
  const isClaimed = (article: KnownArticle): boolean => claimed.some((each) => isSameArticle(article, each));
  const whole = [...Map.groupBy(credits, ({ document }) => document)].filter(
    ([paper, own]) => own.every((credit) => purse.isFree(credit)) && isWholeAmount(paper, isClaimed),
  );
  const ofClaims = [...Map.groupBy(lines, ({ claim }) => claim).values()];
  const fits = ([paper, own]: (typeof whole)[number], to: readonly OpenLine[]): boolean =>
    own.every((credit) => purse.isFree(credit) && to.every((line) => mayTake(credit, line))) &&
    isTotalOf(paper, to);
  const next = () => {
    for (const to of ofClaims)
      for (const paper of whole)
        if (fits(paper, to) && ofClaims.filter((other) => fits(paper, other)).length === 1)
          return { to, own: paper[1] };
    return null;
  };
  for (let found = next(); found !== null; found = next())
    for (const credit of found.own) purse.give(5, credit, found.to);
};
