import { manners } from './manners.ts';
import type { AnsweredCase } from './papers.ts';

/** Money that a matcher gave: of one credit line to one claim line. */
export interface Found {
  readonly claimLine: string;
  readonly sha: string;
  readonly line: number;
  readonly amount: number;
}

/** In öre: what truly came back, what of it was found, and what was counted as recovered and is not. */
export interface Tally {
  owed: number;
  found: number;
  wrong: number;
}

export interface Score {
  readonly claims: number;
  readonly papers: number;
  readonly all: Tally;
  /** Of the eight manners: papers that name an invoice, and papers that name none. */
  readonly named: Tally;
  readonly unnamed: Tally;
  readonly manners: ReadonlyMap<string, Tally>;
  /** What was counted wrongly, to look at. */
  readonly mistakes: readonly Found[];
}

const promised: ReadonlySet<string> = new Set(manners.map(([name]) => name));

const tally = (): Tally => ({ owed: 0, found: 0, wrong: 0 });

/** Öre that the rules let an amount differ. */
const slack = 2;

/** Compares what a matcher found with the truth, in öre. What exceeds a claim line is shown as over-credited and counts for nothing. */
export const scoreOf = (set: AnsweredCase, found: readonly Found[]): Score => {
  const room = new Map(set.claims.flatMap((claim) => claim.lines).map(({ id, amount }) => [id, amount]));
  const truths = set.answers.map((answer) => ({ answer, left: answer.amount }));
  const byLine = new Map(truths.map((truth) => [`${truth.answer.sha} ${truth.answer.line}`, truth]));
  const papers = new Map(set.papers.map((paper) => [paper.sha, paper]));
  const score = { all: tally(), named: tally(), unnamed: tally() };
  const byManner = new Map<string, Tally>();
  const talliesOf = (sha: string): Tally[] => {
    const name = set.manners.get(sha) ?? '';
    const own = byManner.get(name) ?? tally();
    byManner.set(name, own);
    const side = papers.get(sha)?.names.length === 0 ? score.unnamed : score.named;
    return promised.has(name) ? [score.all, own, side] : [score.all, own];
  };
  for (const { sha } of set.papers) talliesOf(sha);
  for (const { sha, amount } of set.answers) for (const each of talliesOf(sha)) each.owed += amount;

  const mistakes: Found[] = [];
  for (const one of found) {
    const amount = Math.min(one.amount, room.get(one.claimLine) ?? 0);
    room.set(one.claimLine, (room.get(one.claimLine) ?? 0) - amount);
    const truth = byLine.get(`${one.sha} ${one.line}`) ?? byLine.get(`${one.sha} 0`);
    const right = truth?.answer.pays.includes(one.claimLine) ? Math.min(amount, truth.left) : 0;
    if (truth !== undefined) truth.left -= right;
    const wrong = amount - right > slack ? amount - right : 0;
    if (wrong > 0) mistakes.push(one);
    for (const each of talliesOf(one.sha)) {
      each.found += right;
      each.wrong += wrong;
    }
  }
  return { ...score, claims: set.claims.length, papers: set.papers.length, manners: byManner, mistakes };
};

/** Per cent of what truly came back that was found; 100 where nothing came back. */
export const recallOf = ({ owed, found }: Tally): number => (owed === 0 ? 100 : (100 * found) / owed);

/** Per cent of what was counted as recovered that truly came back; 100 where nothing was counted. */
export const precisionOf = ({ found, wrong }: Tally): number =>
  found + wrong === 0 ? 100 : (100 * found) / (found + wrong);
