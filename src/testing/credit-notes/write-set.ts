import { randomOf } from '#testing/papers/random.ts';
import { type Asked, type Desk, openDesk } from './desk.ts';
import { manners } from './manners.ts';
import { nastyManners } from './nasty-papers.ts';
import type { AnsweredCase, AskedClaim } from './papers.ts';
import { isTellable, withTwins } from './tellable.ts';

const perDesk = 20;

/** Numbers count over the whole organization and by year, in the order in which claims were drafted. */
export const numbered = (asked: readonly Asked[]): AskedClaim[] => {
  const counts = new Map<number, number>();
  return asked
    .toSorted((one, other) => one.day - other.day)
    .map((claim) => {
      const number = (counts.get(claim.year) ?? 0) + 1;
      counts.set(claim.year, number);
      return { ...claim, number };
    });
};

/**
 * Claims of one organization with what its suppliers wrote, and what that truly was: half in the eight manners of issue 13, half in
 * nastier ones. The same seed writes the same set. `keepsAll` leaves the papers in that nobody could tell from another claim's credit.
 */
export const writeSet = (seed: number, count = 2000, keepsAll = false): AnsweredCase => {
  const random = randomOf(seed);
  const desks: Desk[] = [];
  const mannerOf = new Map<string, string>();
  for (let claims = 0; claims < count;) {
    const at = desks.length;
    const desk = openDesk(random, `unit-${at % 8}`, `55600000${String(10 + (at >> 3))}`);
    desks.push(desk);
    while (desk.asked.length < Math.min(perDesk, count - claims)) {
      const [name, write] = random.one(random.chance(0.55) ? manners : nastyManners);
      const before = desk.papers.length;
      write(desk);
      for (const { sha } of desk.papers.slice(before)) mannerOf.set(sha, name);
    }
    claims += desk.asked.length;
  }
  const answers = desks.flatMap((desk) => withTwins(desk));
  const written = desks.flatMap(({ papers, asked }) => papers.map((paper) => ({ paper, asked })));
  const told = written.filter(({ paper, asked }) => keepsAll || isTellable(paper, asked, answers));
  const kept = new Set(told.map(({ paper }) => paper.sha));
  return {
    claims: numbered(desks.flatMap(({ asked }) => asked)),
    papers: told.map(({ paper }) => paper),
    words: [],
    manners: mannerOf,
    answers: answers.filter(({ sha }) => kept.has(sha)),
  };
};
