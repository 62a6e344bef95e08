/**
 * The rules by which credit lines meet claims, written a second time from DEALS.md section 3 alone, slow and plain. It shares no
 * file with `src/core/claims/`. Where the text leaves a choice, the one that recovers less is taken, and said beside it.
 */
import { netOf, withVat } from './papers.ts';
import type { AskedClaim, AskedLine, Case, Paper, PaperLine, Word } from './papers.ts';
import { grossOf, isAbout, isNaming, isSameArticle, worthOf } from './what-papers-say.ts';

/** Money of one credit line given to one claim line; `step` as the text numbers them. */
export interface Given {
  readonly claimLine: string;
  readonly sha: string;
  readonly line: number;
  readonly amount: number;
  readonly step: 1 | 2 | 3 | 4 | 5;
}

interface Money {
  readonly paper: Paper;
  readonly line: PaperLine;
  left: number;
}

interface Target {
  readonly claim: AskedClaim;
  readonly line: AskedLine;
  given: number;
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const within = (one: number, other: number, most: number): boolean => Math.abs(one - other) <= most;

/** Gives the money of one unit and supplier out. */
const matchPair = (
  claims: readonly AskedClaim[],
  papers: readonly Paper[],
  words: Case['words'],
): Given[] => {
  const given: Given[] = [];
  const isOver = ({ state }: AskedClaim): boolean => state === 'refused' || state === 'withdrawn';
  const isElsewhere = (claim: AskedClaim, { orderLine }: AskedLine): boolean =>
    isOver(claim) &&
    claims.some(
      (other) =>
        other !== claim && !isOver(other) && other.lines.some((line) => line.orderLine === orderLine),
    );
  const ordered = claims.toSorted((one, other) => one.year - other.year || one.number - other.number);
  const targets: Target[] = ordered.flatMap((claim) =>
    claim.lines.filter((line) => !isElsewhere(claim, line)).map((line) => ({ claim, line, given: 0 })),
  );
  const money: Money[] = papers
    .toSorted(
      (one, other) =>
        byText(one.date, other.date) || byText(one.number, other.number) || byText(one.sha, other.sha),
    )
    .flatMap((paper) => [...worthOf(paper)].map(([line, left]) => ({ paper, line, left })));
  const open = (target: Target): number => Math.max(0, target.line.amount - target.given);
  // The last word about a credit line and a claim holds.
  const wordOf = ({ claim }: Target, { paper, line }: Money): Word | undefined =>
    words.findLast(
      (word) =>
        word.sha === paper.sha &&
        word.line === line.no &&
        claim.lines.some(({ id }) => id === word.claimLine),
    );
  /** What a line has no room for is shown beside it and goes nowhere else. */
  const give = (target: Target, from: Money, step: Given['step']): void => {
    const amount = Math.min(from.left, open(target));
    from.left -= amount;
    target.given += amount;
    if (amount > 0)
      given.push({ claimLine: target.line.id, sha: from.paper.sha, line: from.line.no, amount, step });
  };
  const isSent = ({ claim }: Target): boolean => claim.state === 'sent' || claim.state === 'settled';
  const isTimely = (target: Target, paper: Paper): boolean => {
    const days = daysBetween(target.claim.draftedOn, paper.date);
    return isSent(target) && days >= 0 && days <= 180 && isAbout(paper, target.claim);
  };
  const isPossible = (target: Target, from: Money): boolean =>
    from.left > 0 &&
    target.claim.currency === from.paper.currency &&
    wordOf(target, from)?.kind !== 'unlink' &&
    (from.line.kind !== 'deposit' || target.line.kind === 'deposit');
  /** What a line has left after a gift may be what an earlier paper gives, so each line asks from the first again. */
  const walk = (step: Given['step'], agrees: (target: Target, from: Money) => boolean): void => {
    for (const target of targets) {
      const next = (): Money | undefined =>
        money.find(
          (from) =>
            open(target) > 0 &&
            isPossible(target, from) &&
            isSameArticle(target.line, from.line) &&
            agrees(target, from),
        );
      for (let from = next(); from !== undefined; from = next()) {
        give(target, from, step);
        from.left = 0;
      }
    }
  };

  for (const from of money) {
    const linked = targets.filter((target) => {
      const word = wordOf(target, from);
      const isMine = word?.kind === 'link' && word.claimLine === target.line.id;
      return isMine && target.claim.currency === from.paper.currency;
    });
    for (const target of linked) give(target, from, 1);
    if (linked.length > 0) from.left = 0;
  }

  const isNamed = (target: Target, from: Money): boolean =>
    (isSent(target) || target.claim.state === 'drafted') && isNaming(from.paper, target.line.invoice);
  const isAmount = (target: Target, from: Money): boolean =>
    within(from.left, open(target), 2) || within(from.left, target.line.amount, 2);
  const isQuantity = ({ line }: Target, from: Money): boolean =>
    line.quantity === Math.abs(from.line.quantity);
  const isAtPrice = (from: Money, price: number): boolean =>
    within(from.left * 1000, Math.abs(from.line.quantity) * price, 2000);
  const isReturn = (target: Target, from: Money): boolean =>
    [target.line.price, target.line.promised].some((price) => isAtPrice(from, price));
  const isNamedAmount = (target: Target, from: Money): boolean =>
    isNamed(target, from) && isAmount(target, from) && (isQuantity(target, from) || !isReturn(target, from));
  // What agrees in amount is the better witness; and goods that come back as agreed leave the overcharge behind.
  walk(2, isNamedAmount);
  walk(
    2,
    (target, from) =>
      isNamedAmount(target, from) ||
      (isNamed(target, from) && isQuantity(target, from) && !isAtPrice(from, target.line.promised)),
  );
  const isLine = (target: Target, from: Money): boolean =>
    isTimely(target, from.paper) && isQuantity(target, from) && within(from.left, target.line.amount, 2);
  // Of two lines the one that has got nothing yet is meant.
  walk(3, (target, from) => isLine(target, from) && within(from.left, open(target), 2));
  walk(3, isLine);
  // Goods that came back at a price are a return, and a quantity that is another line's speaks against the amount.
  walk(
    4,
    (target, from) =>
      isTimely(target, from.paper) &&
      within(from.left, open(target), 2) &&
      !isReturn(target, from) &&
      (isQuantity(target, from) ||
        !targets.some(
          (other) =>
            open(other) > 0 &&
            isQuantity(other, from) &&
            isSameArticle(other.line, from.line) &&
            isPossible(other, from) &&
            isTimely(other, from.paper),
        )),
  );

  const isMute = (paper: Paper): boolean =>
    paper.lines.every(
      (line) =>
        line.sum < 0 &&
        line.kind === 'goods' &&
        line.article === null &&
        !targets.some((target) => isSameArticle(target.line, line)),
    );
  const isTotalOf = (paper: Paper, claim: AskedClaim): boolean => {
    const mine = money.filter((from) => from.paper === paper);
    const lines = targets.filter((target) => target.claim === claim);
    const net = lines.reduce((sum, target) => sum + open(target), 0);
    // Net with net and gross with gross: a gross sum that equals a net one is another sum.
    const gross = lines.reduce((sum, target) => sum + grossOf(open(target), target.line.vat), 0);
    return (
      net > 0 &&
      isMute(paper) &&
      mine.every((from) => from.left === -from.line.sum) &&
      lines.every((target) => isTimely(target, paper) && mine.every((from) => isPossible(target, from))) &&
      (within(-netOf(paper), net, 100) || within(-withVat(paper.lines), gross, 100))
    );
  };
  const giveTotal = (): boolean => {
    for (const claim of ordered)
      for (const paper of new Set(money.map((from) => from.paper))) {
        if (!isTotalOf(paper, claim) || ordered.some((other) => other !== claim && isTotalOf(paper, other)))
          continue;
        for (const from of money.filter((each) => each.paper === paper)) {
          for (const target of targets.filter((each) => each.claim === claim)) give(target, from, 5);
          from.left = 0;
        }
        return true;
      }
    return false;
  };
  while (giveTotal());
  return given;
};

/** Gives every credit line's money out, unit by unit and supplier by supplier. */
export const matchAgain = ({ claims, papers, words }: Case): Given[] => {
  const trusted = [
    ...new Map(
      papers
        .filter((paper) => paper.trusted)
        .map((paper) => [`${paper.unit} ${paper.supplier} ${paper.sha}`, paper]),
    ).values(),
  ];
  const pairs = [...new Set(claims.map(({ unit, supplier }) => JSON.stringify([unit, supplier])))];
  return pairs.flatMap((pair) => {
    const isMine = (thing: { unit: string; supplier: string }): boolean =>
      JSON.stringify([thing.unit, thing.supplier]) === pair;
    return matchPair(claims.filter(isMine), trusted.filter(isMine), words);
  });
};
