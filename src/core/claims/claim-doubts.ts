import { decimal, zero } from '#core/values/decimal.ts';
import { isAnswer, isNamed, isNear, isPossible, isReturn, isSameLine, isSameQuantity } from './agreement.ts';
import { compareNumbers } from './claim-number.ts';
import type { Claim, Credit, CreditDocument, CreditLink } from './claim.ts';
import { compareDocuments, creditLinesOf } from './credit-lines.ts';
import type { CreditLine } from './credit-lines.ts';
import { linkState } from './link-state.ts';
import { mutePapers } from './match-totals.ts';
import { openLine } from './purse.ts';
import type { OpenLine } from './purse.ts';
import { isSameArticle } from './same-article.ts';
import { isLive, standingsOf } from './standing.ts';

/** A claim line that money may be for; null: the claim as a whole. */
export interface Candidate {
  readonly claimId: string;
  readonly claimLineId: string | null;
}

/** A credit line of which only a person can say which claim it is for. */
export interface Doubt {
  readonly creditLineId: string;
  /** Where the order of the claims put its money; null: no rule gives it to a claim. */
  readonly given: Candidate | null;
  /** The others that it may be for, by number and as listed. */
  readonly candidates: readonly Candidate[];
}

/** Claim lines with what they have open once the money is given out. */
const openAfter = (claims: readonly Claim[], credits: readonly Credit[]): OpenLine[] => {
  const standing = standingsOf(claims);
  const given = Map.groupBy(credits, ({ claimId, claimLineId }) => `${claimId} ${claimLineId}`);
  return claims.flatMap((claim) =>
    claim.lines
      .filter((line) => standing(claim, line.orderLineId) !== 'elsewhere')
      .map((line) => {
        const open = openLine(claim, line);
        for (const { amount } of given.get(`${claim.id} ${line.id}`) ?? [])
          open.open = open.open.minus(decimal(amount));
        return open;
      }),
  );
};

/** What the rules would have taken as well, had the other claim not come first, or not been refused, withdrawn or unsent. */
const isAsGood = (credit: CreditLine, to: OpenLine): boolean =>
  isSameLine(credit, to) || (isNear(credit.amount, to.open) && !isReturn(credit, to));

/** Something of it agrees with the claim line: its quantity, or no more money than is open, and it is no return of goods. */
const isLike = (credit: CreditLine, to: OpenLine): boolean =>
  isLive(to.claim) &&
  !isReturn(credit, to) &&
  (isSameQuantity(credit, to) || credit.amount.lte(to.open) || isNear(credit.amount, to.open));

const placeOf = ({ claim, line }: OpenLine): Candidate => ({ claimId: claim.id, claimLineId: line.id });

/**
 * What the rules leave to a person, from the same three things as the match and its result, by document date, number and line: a
 * credit that fits another open claim as well as the one that its order gave it to, one that agrees with a claim in part, and a
 * paper of words whose total several claims have open. What a person linked or unlinked is no doubt.
 */
export const claimDoubts = (
  claims: readonly Claim[],
  documents: readonly CreditDocument[],
  links: readonly CreditLink[],
  credits: readonly Credit[],
): Doubt[] => {
  const ordered = [...claims].sort((a, b) => compareNumbers(a.number, b.number));
  const lines = openAfter(ordered, credits).filter(({ open }) => open.gt(zero));
  const said = linkState(links);
  const ofCredit = Map.groupBy(credits, ({ creditLineId }) => creditLineId);
  const inTurn = [...documents].sort(compareDocuments).flatMap(creditLinesOf);
  const mayBe = (credit: CreditLine, to: OpenLine): boolean =>
    isPossible(credit, to) &&
    !said.isUnlinked(credit.id, to.claim.id) &&
    (isAnswer(credit.document, to.claim) || isNamed(credit, to));
  const ofWords = mutePapers(
    inTurn.filter(({ id }) => !ofCredit.has(id)),
    lines,
    mayBe,
  );
  return inTurn.flatMap((credit): Doubt[] => {
    const own = ofCredit.get(credit.id) ?? [];
    const [first] = own;
    const whole = ofWords.get(credit.id);
    if (first === undefined && whole !== undefined) {
      const candidates = whole.map(({ id }) => ({ claimId: id, claimLineId: null }));
      return [{ creditLineId: credit.id, given: null, candidates }];
    }
    const { article } = credit;
    // A person's link and a named invoice say which claim it is.
    if (article === null || own.some(({ step }) => step !== 3 && step !== 4)) return [];
    const fits = first === undefined ? isLike : isAsGood;
    const candidates = lines
      .filter((to) => to.claim.id !== first?.claimId)
      .filter((to) => isSameArticle(article, to.article) && mayBe(credit, to) && fits(credit, to))
      .map(placeOf);
    if (candidates.length === 0) return [];
    const given = first === undefined ? null : { claimId: first.claimId, claimLineId: first.claimLineId };
    return [{ creditLineId: credit.id, given, candidates }];
  });
};
