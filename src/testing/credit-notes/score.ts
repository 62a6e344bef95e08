import type { AnsweredCase } from './papers.ts';

/** The manners of issue 13 that pay something; recall is promised for these, and told for the others one by one. */
const promised: ReadonlySet<string> = new Set([
  ...['referenced', 'unreferenced', 'partial', 'bundled', 'negative invoice', 'whole amount', 'wrong amount'],
]);

/** Money that a matcher gave: of one credit line to one claim line. */
export interface Found {
  readonly claimLine: string;
  readonly sha: string;
  readonly line: number;
  readonly amount: number;
}

export interface Tally {
  /** Öre that truly came back. */
  owed: number;
  found: number;
}

export interface Score {
  readonly claims: number;
  /** Öre counted as recovered. */
  readonly recovered: number;
  /** Öre of them that are not. */
  readonly wrong: number;
  /** Of the eight manners: papers that name an invoice, and papers that name none. */
  readonly named: Tally;
  readonly unnamed: Tally;
  readonly manners: ReadonlyMap<string, Tally>;
  /** What was counted wrongly, to look at. */
  readonly mistakes: readonly Found[];
}

/** Compares what a matcher found with the truth, in öre. What exceeds a claim line is shown as over-credited and counts for nothing. */
export const scoreOf = ({ claims, answers }: AnsweredCase, found: readonly Found[]): Score => {
  const room = new Map(claims.flatMap((claim) => claim.lines).map(({ id, amount }) => [id, amount]));
  const tallies = answers.map((answer) => ({ answer, found: 0 }));
  const byLine = new Map(tallies.map((tally) => [`${tally.answer.sha} ${tally.answer.line}`, tally]));
  const mistakes: Found[] = [];
  let recovered = 0;
  let wrong = 0;
  for (const one of found) {
    const amount = Math.min(one.amount, room.get(one.claimLine) ?? 0);
    room.set(one.claimLine, (room.get(one.claimLine) ?? 0) - amount);
    recovered += amount;
    const truth = byLine.get(`${one.sha} ${one.line}`) ?? byLine.get(`${one.sha} 0`);
    const right = truth?.answer.pays.includes(one.claimLine)
      ? Math.min(amount, truth.answer.amount - truth.found)
      : 0;
    if (truth !== undefined) truth.found += right;
    // Two öre are what the rules let an amount differ.
    if (amount - right > 2) {
      wrong += amount - right;
      mistakes.push(one);
    }
  }
  const named = { owed: 0, found: 0 };
  const unnamed = { owed: 0, found: 0 };
  const byManner = new Map<string, Tally>();
  for (const { answer, found: right } of tallies) {
    const manner = byManner.get(answer.manner) ?? { owed: 0, found: 0 };
    byManner.set(answer.manner, manner);
    const side = answer.isNamed ? named : unnamed;
    for (const tally of promised.has(answer.manner) ? [manner, side] : [manner]) {
      tally.owed += answer.amount;
      tally.found += right;
    }
  }
  return { claims: claims.length, recovered, wrong, named, unnamed, manners: byManner, mistakes };
};
