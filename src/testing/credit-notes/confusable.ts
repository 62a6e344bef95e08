import { type Random, randomOf } from '#testing/papers/random.ts';
import { type Desk, openDesk } from './desk.ts';
import { manners } from './manners.ts';
import { nastyManners } from './nasty-papers.ts';
import type { AskedClaim, Case, Paper, PaperLine, Word } from './papers.ts';
import { numbered } from './write-set.ts';

/** Few wares, quantities and days, so that lines that are alike are the rule and not the exception. */
const corner = { wares: 3, quantities: [1, 2, 10], days: 150 };

/** A manner asks for twelve lines at most. */
const enough = 12;

const state = (random: Random): AskedClaim['state'] =>
  random.one(['sent', 'sent', 'settled', 'drafted', 'refused', 'withdrawn']);

/** Some claims stand otherwise than when they were answered, and what was refused or withdrawn is asked for anew. */
const unsettled = (random: Random, desk: Desk): AskedClaim[] => {
  const claims = numbered(desk.asked).map((claim) =>
    random.chance(0.2) ? { ...claim, state: state(random), lines: claim.lines } : claim,
  );
  const anew = claims
    .filter((claim) => (claim.state === 'refused' || claim.state === 'withdrawn') && random.chance(0.5))
    .map((claim, at): AskedClaim => ({
      ...claim,
      number: claims.length + 1 + at,
      state: state(random),
      lines: claim.lines.map((line) => ({ ...line, id: `${line.id} anew` })),
    }));
  return [...claims, ...anew].map((claim) => ({
    ...claim,
    currency: random.chance(0.05) ? 'EUR' : 'SEK',
    lines: claim.lines.map((line) => (random.chance(0.05) ? { ...line, kind: 'deposit' } : line)),
  }));
};

/** A paper of which something is otherwise: an amount of another claim, its kind, its sign, its gate, or what it names. */
const mistaken = (random: Random, paper: Paper, claims: readonly AskedClaim[]): Paper => {
  const asked = claims.flatMap((claim) => claim.lines);
  const line = (one: PaperLine): PaperLine => {
    const other = random.one(asked);
    if (random.chance(0.2)) return { ...one, sum: -other.amount + random.whole(-3, 3) };
    if (random.chance(0.1)) return { ...one, quantity: -1000 };
    if (random.chance(0.05)) return { ...one, sum: -other.billed + other.amount };
    if (random.chance(0.05)) return { ...one, kind: random.one(['deposit', 'discount', 'fee']) };
    return random.chance(0.05) ? { ...one, sum: -one.sum, quantity: -one.quantity } : one;
  };
  return {
    ...paper,
    unit: 'unit-0',
    supplier: '5560000010',
    trusted: paper.trusted && random.chance(0.95),
    isCreditNote: random.chance(0.05) ? !paper.isCreditNote : paper.isCreditNote,
    number: random.chance(0.2) ? '700001' : paper.number,
    names: random.chance(0.1) ? [random.one(asked).invoice] : paper.names,
    lines: paper.lines.map(line),
  };
};

/** A credit note whose ordinary lines come to nothing or less has no sign of its own to tell by. */
const isTold = (paper: Paper): boolean =>
  !paper.isCreditNote || paper.lines.reduce((sum, line) => sum + line.sum, 0) <= 0;

/** Dealings of one unit and supplier in which everything can be mistaken for something else. The same seed writes the same ones. */
export const confusableFrom = (seed: number): Case => {
  const random = randomOf(seed);
  const desk = openDesk(random, 'unit-0', '5560000010', corner);
  const all = [...manners, ...nastyManners];
  for (let left = random.whole(1, 12); left > 0 && desk.left() >= enough; left -= 1) {
    const [, write] = random.one(all);
    write(desk);
  }
  const claims = unsettled(random, desk);
  // The same bytes twice are one paper; the laws repeat what they like.
  const once = [...new Map(desk.papers.map((paper) => [paper.sha, paper])).values()];
  const papers = once.map((paper) => mistaken(random, paper, claims)).filter(isTold);
  const lines = claims.flatMap((claim) => claim.lines);
  const words = Array.from({ length: papers.length === 0 ? 0 : random.one([0, 0, 1, 3, 6]) }, (): Word => {
    const paper = random.one(papers);
    const line = random.one(paper.lines).no;
    return {
      claimLine: random.one(lines).id,
      sha: paper.sha,
      line,
      kind: random.one(['link', 'link', 'unlink']),
    };
  });
  return { claims, papers, words };
};
