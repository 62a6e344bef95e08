import { daysBetween } from '#core/values/calendar.ts';
import { type Decimal, decimal, zero } from '#core/values/decimal.ts';
import { isPriceReason } from './claim-amount.ts';
import { compareNumbers } from './claim-number.ts';
import type { Claim, Credit, CreditDocument, CreditLink, MatchStep } from './claim.ts';
import { compareDocuments, creditLinesOf } from './credit-lines.ts';
import type { CreditLine } from './credit-lines.ts';
import { linkState } from './link-state.ts';
import type { LinkState } from './link-state.ts';
import { giveTotals } from './match-totals.ts';
import { isAboutOthers, isNaming } from './named-invoices.ts';
import { openLine, Purse } from './purse.ts';
import type { OpenLine } from './purse.ts';
import { isSameArticle } from './same-article.ts';
import { standingsOf } from './standing.ts';

/** Kronor within which two amounts of a line are the same. */
const slack = decimal('0.02');

/** Days after drafting in which a credit document that does not name its invoice is taken for an answer. */
const mostDays = 180;

const isNear = (a: Decimal, b: Decimal): boolean => a.minus(b).abs().lte(slack);

const isSameQuantity = (credit: CreditLine, to: OpenLine): boolean =>
  credit.quantity !== null && credit.quantity.eq(to.quantity);

const isNamed = ({ document }: CreditLine, { line }: OpenLine): boolean =>
  isNaming(document, line.invoiceNumber);

const isSameAmount = ({ amount }: CreditLine, to: OpenLine): boolean =>
  isNear(amount, to.amount) || isNear(amount, to.open);

/** Whether goods are given back at a price. */
const isAtPrice = ({ quantity, amount }: CreditLine, price: string | null): boolean =>
  quantity !== null && price !== null && isNear(amount, quantity.times(decimal(price)));

/** Goods given back at their price, old or new: a return, which nobody claimed where the claim is about the price. */
const isReturn = (credit: CreditLine, { line }: OpenLine): boolean =>
  isAtPrice(credit, line.billedPrice) || isAtPrice(credit, line.expectedPrice);

interface Pass {
  readonly step: 2 | 3 | 4;
  /** Whether a credit line of the same article is for a claim line. */
  readonly fits: (credit: CreditLine, to: OpenLine) => boolean;
}

const isNamedIn = (credit: CreditLine, to: OpenLine): boolean =>
  isNamed(credit, to) &&
  (isSameAmount(credit, to) ||
    // Goods that come back at the agreed price leave behind what was paid too much.
    (isSameQuantity(credit, to) && !isAtPrice(credit, to.line.expectedPrice)));

/** In step 2 what agrees in amount goes before what agrees in quantity alone: an invoice may have the article twice. */
const passes: readonly Pass[] = [
  { step: 2, fits: (credit, to) => isNamed(credit, to) && isSameAmount(credit, to) },
  { step: 2, fits: isNamedIn },
  { step: 3, fits: (credit, to) => isSameQuantity(credit, to) && isNear(credit.amount, to.amount) },
  { step: 4, fits: (credit, to) => isNear(credit.amount, to.open) && !isReturn(credit, to) },
];

/** A draft takes credits only by naming or a link, a refused or withdrawn claim only by a link. */
const takes = (step: MatchStep, { state }: Claim): boolean =>
  state === 'sent' || state === 'settled' || (state === 'drafted' && step === 2);

/** Dated on or after the day the claim was drafted, within 180 days. */
const isInTime = ({ date }: CreditDocument, { draftedOn }: Claim): boolean =>
  date >= draftedOn && daysBetween(draftedOn, date) <= mostDays;

/** Step 1: to the line that a person named, otherwise to the claim's lines of the same article and then the others. */
const giveLinked = (
  purse: Purse,
  credits: readonly CreditLine[],
  lines: readonly OpenLine[],
  links: LinkState,
): void => {
  for (const credit of credits) {
    const linked = links.linksOf(credit.id);
    if (linked.size === 0) continue;
    const named: OpenLine[] = [];
    const others: OpenLine[] = [];
    for (const to of lines) {
      const link = linked.get(to.claim.id);
      if (link === undefined || to.claim.currency !== credit.document.currency) continue;
      const isOwn = credit.article !== null && isSameArticle(credit.article, to.article);
      if (link.claimLineId === to.line.id || (link.claimLineId === null && isOwn)) named.push(to);
      else if (link.claimLineId === null) others.push(to);
    }
    if (named.length + others.length > 0) purse.give(1, credit, [...named, ...others]);
  }
};

/** Answers the credit lines of a claim line's article, in their order. */
const ofArticle = (credits: readonly CreditLine[]): ((to: OpenLine) => readonly CreditLine[]) => {
  const named = Map.groupBy(credits, ({ article }) => article?.named);
  const numbered = Map.groupBy(credits, ({ article }) => (article?.numbered ? article.key : undefined));
  const places = new Map(credits.map((credit, place) => [credit, place]));
  const found = new Map<OpenLine, readonly CreditLine[]>();
  const find = ({ article }: OpenLine): readonly CreditLine[] => {
    const both = new Set([...(named.get(article.named) ?? []), ...(numbered.get(article.key) ?? [])]);
    return [...both]
      .filter((credit) => credit.article !== null && isSameArticle(credit.article, article))
      .sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  };
  return (to) => {
    const own = found.get(to) ?? find(to);
    found.set(to, own);
    return own;
  };
};

/** Each thing once, by its id. */
const once = <T extends { readonly id: string }>(all: readonly T[]): T[] => [
  ...new Map(all.map((each) => [each.id, each])).values(),
];

/**
 * The money of credit lines on claim lines: a pure function of claims, credit documents and people's links of one unit and
 * supplier, so neither order nor repetition matters. Five steps, each öre once (DEALS.md, section 3, "Matching credit notes").
 */
export const matchCredits = (
  claims: readonly Claim[],
  documents: readonly CreditDocument[],
  links: readonly CreditLink[],
): Credit[] => {
  const ordered = once(claims).sort((a, b) => compareNumbers(a.number, b.number));
  const standing = standingsOf(ordered);
  const lines = ordered.flatMap((claim) =>
    claim.lines
      .filter((line) => standing(claim, line.orderLineId) !== 'elsewhere')
      .map((line) => openLine(claim, line)),
  );
  const credits = once(documents).sort(compareDocuments).flatMap(creditLinesOf);
  const said = linkState(links);
  const purse = new Purse();
  const alike = ofArticle(credits);
  const mayTake = (step: MatchStep, credit: CreditLine, { claim, line }: OpenLine): boolean =>
    takes(step, claim) &&
    !(credit.isDeposit && isPriceReason(line.reason)) &&
    claim.currency === credit.document.currency &&
    !said.isUnlinked(credit.id, claim.id) &&
    (step === 2 || (isInTime(credit.document, claim) && !isAboutOthers(credit.document, claim)));

  giveLinked(purse, credits, lines, said);
  for (const { step, fits } of passes)
    for (const to of lines) {
      const next = (): CreditLine | undefined =>
        to.open.gt(zero)
          ? alike(to).find((each) => purse.isFree(each) && mayTake(step, each, to) && fits(each, to))
          : undefined;
      for (let credit = next(); credit !== undefined; credit = next()) purse.give(step, credit, [to]);
    }
  giveTotals(purse, credits, lines, (credit, to) => mayTake(5, credit, to));
  // What names an invoice whose lines are all credited is money too much.
  for (const to of lines)
    for (const credit of alike(to))
      if (purse.isFree(credit) && mayTake(2, credit, to) && isNamedIn(credit, to))
        purse.give(2, credit, [to]);
  return purse.credits(lines);
};
