import { type Decimal, decimal, fixed, rounded, sumOf, zero } from '#core/values/decimal.ts';
import type { Claim, ClaimLine, Credit, MatchStep } from './claim.ts';
import type { CreditLine } from './credit-lines.ts';
import { articleOf } from './same-article.ts';
import type { KnownArticle } from './same-article.ts';

/** A claim line while money is given to it. */
export interface OpenLine {
  readonly claim: Claim;
  readonly line: ClaimLine;
  readonly article: KnownArticle;
  readonly quantity: Decimal;
  readonly amount: Decimal;
  open: Decimal;
}

/** A claim line of which nothing is credited. */
export const openLine = (claim: Claim, line: ClaimLine): OpenLine => {
  const amount = decimal(line.amount);
  const quantity = decimal(line.quantity);
  return { claim, line, article: articleOf(line), quantity, amount, open: amount };
};

interface Gift {
  readonly step: MatchStep;
  readonly to: OpenLine;
  readonly credit: CreditLine;
  amount: Decimal;
  over: Decimal;
}

const least = (a: Decimal, b: Decimal): Decimal => (a.lt(b) ? a : b);

/** Gives the öre of credit lines out, each once. */
export class Purse {
  readonly #gifts: Gift[] = [];
  readonly #spent = new Set<CreditLine>();

  /** Whether no step has taken the credit line. */
  isFree(credit: CreditLine): boolean {
    return !this.#spent.has(credit);
  }

  /**
   * Gives a credit line to claim lines in turn, each what it has open; what is left stands as over-credited on the last that
   * got something, or on the first when all were full. The credit line is spent.
   */
  give(step: MatchStep, credit: CreditLine, lines: readonly OpenLine[]): void {
    this.#spent.add(credit);
    let left = credit.amount;
    let last: Gift | null = null;
    for (const to of lines) {
      const amount = least(left, to.open);
      if (!amount.gt(zero)) continue;
      to.open = to.open.minus(amount);
      left = left.minus(amount);
      last = { step, to, credit, amount, over: zero };
      this.#gifts.push(last);
    }
    const [first] = lines;
    if (!left.gt(zero) || first === undefined) return;
    if (last === null) this.#gifts.push({ step, to: first, credit, amount: zero, over: left });
    else last.over = left;
  }

  /** All that was given, in the order of claims and their lines, then of credit lines as they were given. */
  credits(order: readonly OpenLine[]): Credit[] {
    const places = new Map(order.map((line, place) => [line, place]));
    return this.#gifts
      .toSorted((a, b) => (places.get(a.to) ?? 0) - (places.get(b.to) ?? 0))
      .map(({ step, to, credit, amount, over }) => ({
        creditLineId: credit.id,
        claimId: to.claim.id,
        claimLineId: to.line.id,
        step,
        amount: printed(amount),
        over: printed(over),
      }));
  }
}

/** Two decimals, more where the document states more. */
const printed = (amount: Decimal): string =>
  amount.eq(decimal(fixed(amount, 2))) ? fixed(amount, 2) : rounded(amount, 10);

/** What lines of a claim have open, in all. */
export const openSum = (lines: readonly OpenLine[]): Decimal => sumOf(lines.map(({ open }) => open));
