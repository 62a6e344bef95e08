/**
 * The rules by which credit lines meet claims, written a second time from DEALS.md section 3 alone, slow and plain. It shares no
 * file with `src/core/claims/`. Where the text leaves a choice, the one that recovers less is taken, and said beside it.
 */
import {
  type AskedClaim,
  type AskedLine,
  type Case,
  netOf,
  type Paper,
  type PaperLine,
  withVat,
} from './papers.ts';

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

const articleOf = (line: AskedLine | PaperLine): string =>
  JSON.stringify([line.article ?? `name ${line.name.trim().toLowerCase()}`, line.measure, line.kind]);

/** Zeros in front and what stands between the digits are manners of writing, not another number. */
const bare = (number: string): string =>
  number
    .toUpperCase()
    .replace(/[^0-9A-ZÅÄÖ]/gu, '')
    .replace(/^0+/u, '');

const isNaming = (paper: Paper, invoice: string): boolean =>
  paper.names.some((name) => bare(name) === bare(invoice) && bare(name) !== '');

/**
 * What the lines of a paper give back, less what the same paper bills anew of the same article: money that is billed again has not come
 * back. What is billed anew belongs to the line of its quantity first, then to the others as listed.
 */
const worthOf = (paper: Paper): Map<PaperLine, number> => {
  const worth = new Map(paper.lines.filter(({ sum }) => sum < 0).map((line) => [line, -line.sum]));
  for (const anew of paper.lines.filter(({ sum }) => sum > 0)) {
    const alike = [...worth.keys()].filter((line) => articleOf(line) === articleOf(anew));
    const ofQuantity = alike.filter(
      (line) => line.quantity === -anew.quantity && worth.get(line) === -line.sum,
    );
    let left = anew.sum;
    for (const line of [...ofQuantity, ...alike]) {
      const taken = Math.min(left, worth.get(line) ?? 0);
      worth.set(line, (worth.get(line) ?? 0) - taken);
      left -= taken;
    }
  }
  return worth;
};

const within = (one: number, other: number, most: number): boolean => Math.abs(one - other) <= most;

/** Gives the money of one unit and supplier out. */
const matchPair = (
  claims: readonly AskedClaim[],
  papers: readonly Paper[],
  words: Case['words'],
): Given[] => {
  const given: Given[] = [];
  const targets: Target[] = claims
    .toSorted((one, other) => one.year - other.year || one.number - other.number)
    .flatMap((claim) => claim.lines.map((line) => ({ claim, line, given: 0 })));
  const money: Money[] = papers
    .toSorted(
      (one, other) =>
        byText(one.date, other.date) || byText(one.number, other.number) || byText(one.sha, other.sha),
    )
    .flatMap((paper) => [...worthOf(paper)].map(([line, left]) => ({ paper, line, left })));
  const open = (target: Target): number => Math.max(0, target.line.amount - target.given);
  const wordOf = (target: Target, from: Money): 'link' | 'unlink' | undefined =>
    words.find(
      ({ claimLine, sha, line }) =>
        claimLine === target.line.id && sha === from.paper.sha && line === from.line.no,
    )?.kind;
  const give = (target: Target, from: Money, step: Given['step'], amount: number): void => {
    if (amount <= 0) return;
    from.left -= amount;
    target.given += amount;
    given.push({ claimLine: target.line.id, sha: from.paper.sha, line: from.line.no, amount, step });
  };
  const isSameWorld = (target: Target, from: Money): boolean =>
    from.left > 0 &&
    open(target) > 0 &&
    target.claim.currency === from.paper.currency &&
    wordOf(target, from) === undefined;
  const isSent = ({ claim }: Target): boolean => claim.state === 'sent' || claim.state === 'settled';
  // A paper that names other invoices says itself that it is not about this one.
  const isOpenTo = (target: Target, paper: Paper): boolean => {
    const days = daysBetween(target.claim.draftedOn, paper.date);
    return (
      isSent(target) &&
      days >= 0 &&
      days <= 180 &&
      (paper.names.length === 0 || isNaming(paper, target.line.invoice))
    );
  };
  const walk = (step: Given['step'], agrees: (target: Target, from: Money) => boolean): void => {
    for (const target of targets)
      for (const from of money)
        if (isSameWorld(target, from) && agrees(target, from)) give(target, from, step, from.left);
  };

  for (const target of targets)
    for (const from of money)
      if (wordOf(target, from) === 'link' && target.claim.currency === from.paper.currency) {
        const others = targets.filter(
          (other) => other !== target && wordOf(other, from) === 'link' && open(other) > 0,
        );
        give(target, from, 1, others.length > 0 ? Math.min(from.left, open(target)) : from.left);
      }

  const isNamed = (target: Target, from: Money): boolean =>
    (isSent(target) || target.claim.state === 'drafted') &&
    isNaming(from.paper, target.line.invoice) &&
    articleOf(target.line) === articleOf(from.line);
  const isQuantity = (target: Target, from: Money): boolean =>
    target.line.quantity === Math.abs(from.line.quantity);
  // What agrees in amount is the better witness; a line that agrees in quantity alone takes what is left.
  walk(2, (target, from) => isNamed(target, from) && within(from.left, open(target), 2));
  walk(2, (target, from) => isNamed(target, from) && isQuantity(target, from));
  walk(
    3,
    (target, from) =>
      isOpenTo(target, from.paper) &&
      articleOf(target.line) === articleOf(from.line) &&
      isQuantity(target, from) &&
      within(from.left, target.line.amount, 2),
  );
  walk(
    4,
    (target, from) =>
      isOpenTo(target, from.paper) &&
      articleOf(target.line) === articleOf(from.line) &&
      within(from.left, open(target), 2),
  );

  for (const paper of new Set(money.map((from) => from.paper))) {
    const mine = money.filter((from) => from.paper === paper);
    const isUsable = (line: PaperLine): boolean =>
      line.article !== null || targets.some((target) => articleOf(target.line) === articleOf(line));
    // Deposits say what they are: a paper with some is not a claim's whole amount in other words.
    if (!paper.isCreditNote || paper.lines.some((line) => isUsable(line) || line.kind === 'deposit'))
      continue;
    // Net with net and gross with gross: a gross sum that equals a net one is another sum.
    const openOf = (claim: AskedClaim): Target[] =>
      targets.filter((target) => target.claim === claim && open(target) > 0);
    const fitting = claims.filter((claim) => {
      const lines = openOf(claim);
      const [first] = lines;
      if (first === undefined || claim.currency !== paper.currency) return false;
      if (
        !lines.every(
          (target) => isOpenTo(target, paper) && mine.every((from) => wordOf(target, from) === undefined),
        )
      )
        return false;
      const net = lines.reduce((sum, target) => sum + open(target), 0);
      const gross = withVat(lines.map((target) => ({ sum: open(target), vat: target.line.vat })));
      return (
        mine.every((from) => from.left === -from.line.sum) &&
        (within(-netOf(paper), net, 100) || within(-withVat(paper.lines), gross, 100))
      );
    });
    const [only, ...more] = fitting;
    if (only === undefined || more.length > 0) continue;
    for (const target of openOf(only))
      for (const from of mine) give(target, from, 5, Math.min(open(target), from.left));
  }
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
