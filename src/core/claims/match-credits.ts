import { zero } from '#core/values/decimal.ts';
import {
  isAnswer,
  isNamedAmount,
  isNamedIn,
  isNear,
  isOfAnother,
  isPossible,
  isReturn,
  isSameLine,
} from './agreement.ts';
import { compareNumbers } from './claim-number.ts';
import type { Claim, Credit, CreditDocument, CreditLink, MatchStep } from './claim.ts';
import { compareDocuments, creditLinesOf } from './credit-lines.ts';
import type { CreditLine } from './credit-lines.ts';
import { linkState } from './link-state.ts';
import type { LinkState } from './link-state.ts';
import { giveTotals } from './match-totals.ts';
import { openLine, Purse } from './purse.ts';
import type { OpenLine } from './purse.ts';
import { isSameArticle } from './same-article.ts';
import { standingsOf } from './standing.ts';

interface Pass {
  readonly step: 2 | 3 | 4;
  /** Whether a credit line of the same article is for a claim line. `others` are lines that might take it as well. */
  readonly fits: (credit: CreditLine, to: OpenLine, others: () => readonly OpenLine[]) => boolean;
}

/**
 * In step 2 what agrees in amount goes before what agrees in quantity alone, since an invoice may have the article twice; in
 * step 3 a line that has its whole amount open before one that has got a part of it.
 */
const passes: readonly Pass[] = [
  { step: 2, fits: isNamedAmount },
  { step: 2, fits: isNamedIn },
  { step: 3, fits: (credit, to) => isSameLine(credit, to) && isNear(credit.amount, to.open) },
  { step: 3, fits: isSameLine },
  {
    step: 4,
    fits: (credit, to, others) =>
      isNear(credit.amount, to.open) && !isReturn(credit, to) && !isOfAnother(credit, to, others()),
  },
];

/** A draft takes credits only by naming or a link, a refused or withdrawn claim only by a link. */
const takes = (step: MatchStep, { state }: Claim): boolean =>
  state === 'sent' || state === 'settled' || (state === 'drafted' && step === 2);

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
  const mayTake = (step: MatchStep, credit: CreditLine, to: OpenLine): boolean =>
    takes(step, to.claim) &&
    isPossible(credit, to) &&
    !said.isUnlinked(credit.id, to.claim.id) &&
    (step === 2 || isAnswer(credit.document, to.claim));

  giveLinked(purse, credits, lines, said);
  for (const { step, fits } of passes)
    for (const to of lines) {
      const others = (credit: CreditLine) => (): readonly OpenLine[] =>
        lines.filter((other) => alike(other).includes(credit) && mayTake(step, credit, other));
      const next = (): CreditLine | undefined =>
        to.open.gt(zero)
          ? alike(to).find(
              (each) => purse.isFree(each) && mayTake(step, each, to) && fits(each, to, others(each)),
            )
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
