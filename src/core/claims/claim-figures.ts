import { type Decimal, decimal, fixed, rounded, sumOf, zero } from '#core/values/decimal.ts';
import type { Claim, ClaimLine, ClaimState, Credit } from './claim.ts';
import { standingsOf } from './standing.ts';
import type { Standing } from './standing.ts';

/** claimed = credited + waiting + notReceived, always; `overCredited` stands beside and in no sum. Net of VAT. */
export interface ClaimSums {
  readonly claimed: string;
  readonly credited: string;
  readonly waiting: string;
  readonly notReceived: string;
  readonly overCredited: string;
}

export interface LineFigures extends ClaimSums {
  readonly claimLineId: string;
  /** What has no money yet, whatever becomes of it. */
  readonly open: string;
}

export interface ClaimFigures extends ClaimSums {
  readonly claimId: string;
  /** Of all lines, as written in the letter. */
  readonly amount: string;
  readonly open: string;
  /** As shown: settled once all lines are credited, whatever people had set. */
  readonly state: ClaimState;
  readonly credit: 'none' | 'partly' | 'whole';
  readonly lines: readonly LineFigures[];
}

/** Two decimals, more where credit lines state more. */
const printed = (amount: Decimal): string =>
  amount.eq(decimal(fixed(amount, 2))) ? fixed(amount, 2) : rounded(amount, 10);

/** What is not credited of a line, by what people made of its claim. */
const restOf = (
  claim: Claim,
  standing: Standing,
  open: Decimal,
): { waiting: Decimal; notReceived: Decimal } => {
  if (claim.state === 'sent') return { waiting: open, notReceived: zero };
  const isLost = claim.state === 'settled' || (claim.state === 'refused' && standing === 'own');
  return { waiting: zero, notReceived: isLost && claim.sentOn !== null ? open : zero };
};

const lineFigures = (
  claim: Claim,
  line: ClaimLine,
  standing: Standing,
  credits: readonly Credit[],
): LineFigures => {
  const amount = decimal(line.amount);
  const credited = sumOf(credits.map((credit) => decimal(credit.amount)));
  const open = amount.minus(credited);
  const { waiting, notReceived } = restOf(claim, standing, open);
  return {
    claimLineId: line.id,
    claimed: printed(credited.plus(waiting).plus(notReceived)),
    credited: printed(credited),
    waiting: printed(waiting),
    notReceived: printed(notReceived),
    overCredited: printed(sumOf(credits.map(({ over }) => decimal(over)))),
    open: printed(open),
  };
};

const total = (lines: readonly ClaimSums[], name: keyof ClaimSums): string =>
  printed(sumOf(lines.map((line) => decimal(line[name]))));

/** Sums of sums. */
export const addSums = (all: readonly ClaimSums[]): ClaimSums => ({
  claimed: total(all, 'claimed'),
  credited: total(all, 'credited'),
  waiting: total(all, 'waiting'),
  notReceived: total(all, 'notReceived'),
  overCredited: total(all, 'overCredited'),
});

/**
 * What became of each claim, from all claims of the unit and supplier and the money matched to them (`matchCredits`), in the
 * order of the claims.
 */
export const claimFigures = (claims: readonly Claim[], credits: readonly Credit[]): ClaimFigures[] => {
  const standing = standingsOf(claims);
  const ofLine = Map.groupBy(credits, ({ claimId, claimLineId }) => `${claimId} ${claimLineId}`);
  return claims.map((claim) => {
    const lines = claim.lines.map((line) =>
      lineFigures(claim, line, standing(claim, line.orderLineId), ofLine.get(`${claim.id} ${line.id}`) ?? []),
    );
    const open = sumOf(lines.map((line) => decimal(line.open)));
    const sums = addSums(lines);
    const isWhole = lines.length > 0 && open.eq(zero);
    const isPartly = decimal(sums.credited).gt(zero);
    return {
      ...sums,
      claimId: claim.id,
      amount: printed(sumOf(claim.lines.map((line) => decimal(line.amount)))),
      open: printed(open),
      state: isWhole ? 'settled' : claim.state,
      credit: isWhole ? 'whole' : isPartly ? 'partly' : 'none',
      lines,
    };
  });
};
