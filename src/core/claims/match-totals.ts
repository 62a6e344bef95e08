import { type Decimal, decimal, sumOf, zero } from '#core/values/decimal.ts';
import { vatByRate } from './claim-amount.ts';
import type { Claim, CreditDocument } from './claim.ts';
import { creditLinesOf, isWholeAmount } from './credit-lines.ts';
import type { CreditLine } from './credit-lines.ts';
import { openSum } from './purse.ts';
import type { OpenLine, Purse } from './purse.ts';
import { isSameArticle } from './same-article.ts';
import type { KnownArticle } from './same-article.ts';

/** Kronor within which two totals are the same (öresutjämning). */
const slack = decimal('1');

const isNear = (a: Decimal, b: Decimal): boolean => a.minus(b).abs().lte(slack);

/** What is open with its VAT by rate; null where a line states no rate. */
const grossOf = (lines: readonly OpenLine[]): Decimal | null => {
  const rates = vatByRate(lines.map(({ open, line }) => ({ amount: open.toFixed(), vatRate: line.vatRate })));
  if (rates.some(({ rate }) => rate === null)) return null;
  return openSum(lines).plus(sumOf(rates.map(({ vat }) => decimal(vat))));
};

const isTotalOf = ({ net, gross }: CreditDocument, lines: readonly OpenLine[]): boolean => {
  const open = openSum(lines);
  if (!open.gt(zero)) return false;
  if (isNear(decimal(net).neg(), open)) return true;
  const openGross = grossOf(lines);
  return openGross !== null && isNear(decimal(gross).neg(), openGross);
};

/** Whether an article is one that somebody claims. */
const claimedBy = (lines: readonly OpenLine[]): ((article: KnownArticle) => boolean) => {
  const claimed = [...new Map(lines.map(({ article }) => [JSON.stringify(article), article])).values()];
  return (article) => claimed.some((each) => isSameArticle(article, each));
};

type MayTake = (credit: CreditLine, to: OpenLine) => boolean;

/** Papers of words that no step gave out, by their credit lines' ids, with the claims whose open total they are: two or more. */
export const mutePapers = (
  free: readonly CreditLine[],
  lines: readonly OpenLine[],
  mayBe: MayTake,
): ReadonlyMap<string, readonly Claim[]> => {
  const isClaimed = claimedBy(lines);
  const ofClaims = Map.groupBy(lines, ({ claim }) => claim);
  const found = new Map<string, readonly Claim[]>();
  for (const [paper, own] of Map.groupBy(free, ({ document }) => document)) {
    if (!isWholeAmount(paper, isClaimed) || creditLinesOf(paper).length !== own.length) continue;
    const claims = [...ofClaims]
      .filter(([, to]) => isTotalOf(paper, to) && own.every((each) => to.every((line) => mayBe(each, line))))
      .map(([claim]) => claim);
    if (claims.length > 1) for (const { id } of own) found.set(id, claims);
  }
  return found;
};

/**
 * Step 5: a credit document that says nothing but its total is for the one claim whose open total that is, net or with VAT.
 * While two claims have it, it waits; once one of the two is credited otherwise, it is for the other.
 */
export const giveTotals = (
  purse: Purse,
  credits: readonly CreditLine[],
  lines: readonly OpenLine[],
  mayTake: MayTake,
): void => {
  const isClaimed = claimedBy(lines);
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
