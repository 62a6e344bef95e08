import { claimFigures } from '#core/claims/claim-figures.ts';
import { creditLinesOf } from '#core/claims/credit-lines.ts';
import { matchCredits } from '#core/claims/match-credits.ts';
import { type Random, randomOf } from '#testing/papers/random.ts';
import { insist } from '#testing/price-watch/insist.ts';
import { type Dealings, dealingsOf } from './as-claims.ts';
import { confusableFrom } from './confusable.ts';
import { matchAgain } from './second-matcher.ts';

/** In another order, some of them twice. */
const shuffled = <T>(random: Random, things: readonly T[]): T[] =>
  things
    .flatMap((thing) => (random.chance(0.3) ? [thing, thing] : [thing]))
    .map((thing) => ({ thing, place: random.whole(0, 9999) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ thing }) => thing);

const ore = (text: string): number => Math.round(Number(text) * 100);

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const toldBy = ({ claims, documents, links }: Dealings) => {
  const credits = matchCredits(claims, documents, links);
  const figures = claimFigures(claims, credits).toSorted((one, other) =>
    one.claimId < other.claimId ? -1 : 1,
  );
  return { credits, figures };
};

/** Recovered ≤ claimed and ≤ what the credit lines are, on every line, every claim and in all; no öre twice. */
const isBounded = (
  { claims, documents }: Dealings,
  { credits, figures }: ReturnType<typeof toldBy>,
): void => {
  const has = new Map(
    documents.flatMap(creditLinesOf).map(({ id, amount }) => [id, ore(amount.toFixed(2))] as const),
  );
  for (const [id, own] of Map.groupBy(credits, ({ creditLineId }) => creditLineId))
    insist(
      total(own.map(({ amount, over }) => ore(amount) + ore(over))) <= (has.get(id) ?? 0),
      `an öre of ${id} is given out twice`,
    );
  const asked = new Map(claims.flatMap((claim) => claim.lines).map(({ id, amount }) => [id, ore(amount)]));
  for (const [id, own] of Map.groupBy(credits, ({ claimLineId }) => claimLineId))
    insist(total(own.map(({ amount }) => ore(amount))) <= (asked.get(id) ?? 0), `more than ${id} claims`);
  const recovered = total(credits.map(({ amount }) => ore(amount)));
  const credited = total(figures.map((figure) => ore(figure.credited)));
  insist(recovered === credited, 'recovered is what is credited');
  insist(
    recovered <= total(figures.map((figure) => ore(figure.claimed))),
    'more is recovered than was claimed',
  );
  insist(recovered <= total([...has.values()]), 'more is recovered than the credit lines are');
  for (const { claimed, credited: got, waiting, notReceived } of figures)
    insist(
      ore(claimed) === total([got, waiting, notReceived].map(ore)),
      'claimed is not the sum of its parts',
    );
};

/**
 * The laws of matching over the dealings of one seed, against the second matcher; throws the first that is broken. Answers the
 * steps by which money was given.
 */
export const checkMatching = (seed: number): number[] => {
  const set = confusableFrom(seed);
  const random = randomOf(seed + 1_000_000);
  const [dealings] = dealingsOf(set);
  if (dealings === undefined) return [];
  const told = toldBy(dealings);
  const again = toldBy({
    claims: shuffled(random, dealings.claims).filter((claim, at, all) => all.indexOf(claim) === at),
    documents: shuffled(random, dealings.documents),
    links: shuffled(random, dealings.links),
  });
  insist(
    JSON.stringify(told) === JSON.stringify(again),
    `seed ${seed}: order or repetition changed the match`,
  );
  const twice = matchCredits(shuffled(random, dealings.claims), dealings.documents, dealings.links);
  insist(
    JSON.stringify(told.credits) === JSON.stringify(twice),
    `seed ${seed}: repeated claims changed the match`,
  );
  isBounded(dealings, told);
  const given = matchAgain(set).map(
    ({ claimLine, sha, line, amount, step }) => `${claimLine} ${sha}/${line} ${amount} @${step}`,
  );
  const credited = told.credits
    .filter(({ amount }) => ore(amount) > 0)
    .map(
      ({ claimLineId, creditLineId, amount, step }) =>
        `${claimLineId} ${creditLineId} ${ore(amount)} @${step}`,
    );
  insist(
    given.toSorted().join('\n') === credited.toSorted().join('\n'),
    `seed ${seed}: the second matcher gives\n${given.join('\n')}\nand the core\n${credited.join('\n')}`,
  );
  return told.credits.map(({ step }) => step);
};
