import { type Decimal, decimal } from '#core/values/decimal.ts';
import { daysBetween } from '#core/values/calendar.ts';
import { vatOf } from './claim-amount.ts';
import { compareNumbers } from './claim-number.ts';
import type { Claim, Credit, CreditDocument, CreditLink, MatchStep } from './claim.ts';
import { compareDocuments, creditLinesOf, isWholeAmount } from './credit-lines.ts';
import type { CreditLine } from './credit-lines.ts';
import { linkState } from './link-state.ts';
import type { LinkState } from './link-state.ts';
import { openLine, openSum, Purse } from './purse.ts';
import type { OpenLine } from './purse.ts';
import { articleOf, isSameArticle } from './same-article.ts';
import { standingsOf } from './standing.ts';

/** Kronor within which two amounts of a line are the same, and two totals (öresutjämning). */
const lineSlack = decimal('0.02');
const totalSlack = decimal('1');

/** Days after drafting in which a credit document that does not name its invoice is taken for an answer. */
const mostDays = 180;

const isWithin = (slack: Decimal, a: Decimal, b: Decimal): boolean => a.minus(b).abs().lte(slack);

const agrees = (credit: CreditLine, { article, quantity }: OpenLine) => ({
  article: credit.article !== null && isSameArticle(credit.article, article),
  quantity: credit.quantity !== null && credit.quantity.eq(quantity),
});

const isNamed = ({ document }: CreditLine, { line }: OpenLine): boolean =>
  document.precedingInvoices.some((number) => number.trim() === line.invoiceNumber.trim());

/** Dated on or after the day the claim was drafted, within 180 days. */
const isInTime = ({ date }: CreditDocument, { draftedOn }: Claim): boolean =>
  date >= draftedOn && daysBetween(draftedOn, date) <= mostDays;

/** Steps 2, 3 and 4: whether a credit line is for a claim line that has something open, or had. */
const fits: Record<2 | 3 | 4, (credit: CreditLine, to: OpenLine) => boolean> = {
  2: (credit, to) => {
    const { article, quantity } = agrees(credit, to);
    const amount = [to.amount, to.open].some((each) => isWithin(lineSlack, credit.amount, each));
    return isNamed(credit, to) && article && (quantity || amount);
  },
  3: (credit, to) => {
    const { article, quantity } = agrees(credit, to);
    return article && quantity && isWithin(lineSlack, credit.amount, to.amount);
  },
  4: (credit, to) => agrees(credit, to).article && isWithin(lineSlack, credit.amount, to.open),
};

/** Which claims a step gives to: a draft takes credits only by naming or a link, refused and withdrawn ones only by a link. */
const takes = (step: MatchStep, { state }: Claim): boolean =>
  state === 'sent' || state === 'settled' || (state === 'drafted' && step === 2);

const giveLinked = (
  purse: Purse,
  credits: readonly CreditLine[],
  lines: readonly OpenLine[],
  links: LinkState,
): void => {
  for (const credit of credits) {
    const linked = links.linksOf(credit.id);
    if (linked.size === 0) continue;
    const { currency } = credit.document;
    const targets = lines.filter(({ claim }) => linked.has(claim.id) && claim.currency === currency);
    const [own, others] = [[], []] as [OpenLine[], OpenLine[]];
    for (const to of targets) {
      const named = linked.get(to.claim.id)?.claimLineId ?? null;
      if (named !== null && named !== to.line.id) continue;
      (named !== null || agrees(credit, to).article ? own : others).push(to);
    }
    if (own.length + others.length > 0) purse.give(1, credit, [...own, ...others]);
  }
};

/** A whole amount is for the one claim whose open total it equals, net or with VAT. */
const isTotalOf = (document: CreditDocument, lines: readonly OpenLine[]): boolean => {
  const net = openSum(lines);
  if (!net.gt(decimal('0'))) return false;
  if (isWithin(totalSlack, decimal(document.net).abs(), net)) return true;
  if (lines.some(({ line }) => line.vatRate === null)) return false;
  const gross = lines.reduce(
    (sum, { open, line }) => sum.plus(decimal(vatOf(open.toFixed(), line.vatRate))),
    net,
  );
  return (
    decimal(document.gross).lt(decimal('0')) && isWithin(totalSlack, decimal(document.gross).abs(), gross)
  );
};

/**
 * The money of credit lines on claim lines: a pure function of claims, credit documents and people's links of one unit and
 * supplier, so neither order nor repetition matters. Five steps, each öre once (DEALS.md, section 3, "Matching credit notes").
 */
export const matchCredits = (
  claims: readonly Claim[],
  documents: readonly CreditDocument[],
  links: readonly CreditLink[],
): Credit[] => {
  const ordered = [...new Map(claims.map((claim) => [claim.id, claim])).values()].sort((a, b) =>
    compareNumbers(a.number, b.number),
  );
  const papers = [...new Map(documents.map((each) => [each.id, each])).values()].sort(compareDocuments);
  const standing = standingsOf(ordered);
  const lines = ordered.flatMap((claim) =>
    claim.lines
      .filter((line) => standing(claim, line.orderLineId) !== 'elsewhere')
      .map((line) => openLine(claim, line)),
  );
  const credits = papers.flatMap(creditLinesOf);
  const said = linkState(links);
  const purse = new Purse();
  const mayTake = (step: MatchStep, credit: CreditLine, { claim }: OpenLine): boolean =>
    takes(step, claim) &&
    claim.currency === credit.document.currency &&
    !said.isUnlinked(credit.id, claim.id) &&
    (step === 2 || isInTime(credit.document, claim));
  giveLinked(purse, credits, lines, said);
  for (const step of [2, 3, 4] as const)
    for (const to of lines)
      for (const credit of credits)
        if (to.open.gt('0') && purse.isFree(credit) && mayTake(step, credit, to) && fits[step](credit, to))
          purse.give(step, credit, [to]);
  giveTotals(purse, papers, credits, lines, mayTake);
  // What names an invoice whose lines are all credited is money too much.
  for (const credit of credits) {
    const to = lines.find((line) => mayTake(2, credit, line) && fits[2](credit, line));
    if (to !== undefined && purse.isFree(credit)) purse.give(2, credit, [to]);
  }
  return purse.credits(lines);
};

const giveTotals = (
  purse: Purse,
  papers: readonly CreditDocument[],
  credits: readonly CreditLine[],
  lines: readonly OpenLine[],
  mayTake: (step: MatchStep, credit: CreditLine, to: OpenLine) => boolean,
): void => {
  const claimed = new Map(lines.map(({ article }) => [JSON.stringify(article), article]));
  const isClaimed = (article: ReturnType<typeof articleOf>): boolean =>
    [...claimed.values()].some((each) => isSameArticle(article, each));
  const ofPaper = Map.groupBy(credits, ({ document }) => document);
  const ofClaim = Map.groupBy(lines, ({ claim }) => claim);
  const whole = papers.flatMap((paper) => {
    const own = ofPaper.get(paper) ?? [];
    return own.every((credit) => purse.isFree(credit)) && isWholeAmount(paper, isClaimed)
      ? [{ paper, own }]
      : [];
  });
  const may = ({ paper, own }: (typeof whole)[number], to: readonly OpenLine[]): boolean =>
    own.every((credit) => purse.isFree(credit) && to.every((line) => mayTake(5, credit, line))) &&
    isTotalOf(paper, to);
  for (const own of ofClaim.values())
    for (const each of whole) {
      if (!may(each, own)) continue;
      if ([...ofClaim.values()].filter((other) => may(each, other)).length > 1) continue;
      for (const credit of each.own) purse.give(5, credit, own);
    }
};
