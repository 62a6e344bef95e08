import { claimFigures } from '#core/claims/claim-figures.ts';
import { claimDoubts } from '#core/claims/claim-doubts.ts';
import type { Credit } from '#core/claims/claim.ts';
import { creditLinesOf } from '#core/claims/credit-lines.ts';
import { matchCredits } from '#core/claims/match-credits.ts';
import { recoveredByMonth } from '#core/claims/recovered.ts';
import { type Decimal, decimal, sumOf } from '#core/values/decimal.ts';
import type { Choose } from '../price-watch/histories.ts';
import { insist } from '../price-watch/insist.ts';
import { giftsOf, toldOf } from '../second-opinion/credited.ts';
import { fraction, printed } from '../second-opinion/fraction.ts';
import type { ClaimHistory } from './histories.ts';

const sum = (credits: readonly Credit[], name: 'amount' | 'over'): Decimal =>
  sumOf(credits.map((credit) => decimal(credit[name])));

const shuffled = <T>(all: readonly T[], choose: Choose): T[] =>
  all
    .flatMap((each) => choose([each], [each, each]))
    .map((each) => ({ each, turn: choose(1, 2, 3, 4, 5, 6, 7, 8, 9) }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ each }) => each);

const plain = (text: string): string => printed(fraction(text));

/** Throws the first law that a history breaks; answers the credits. */
export const checkClaimLaws = (
  { claims, documents, links }: ClaimHistory,
  choose: Choose,
): readonly Credit[] => {
  const credits = matchCredits(claims, documents, links);
  const again = matchCredits(shuffled(claims, choose), shuffled(documents, choose), shuffled(links, choose));
  insist(JSON.stringify(again) === JSON.stringify(credits), 'order or repetition changed the match');

  const doubts = claimDoubts(claims, documents, links, credits);
  const turned = claimDoubts(claims.toReversed(), documents.toReversed(), links.toReversed(), credits);
  insist(JSON.stringify(turned) === JSON.stringify(doubts), 'order changed what is in doubt');
  for (const { creditLineId, given } of doubts) {
    const own = credits.filter((credit) => credit.creditLineId === creditLineId);
    insist(
      own.every(({ claimId }) => claimId === given?.claimId),
      'a doubt says otherwise where the money is',
    );
    insist(own.length > 0 || given === null, 'a doubt says of money that nobody has where it is');
  }

  const lines = new Map(documents.flatMap(creditLinesOf).map((line) => [line.id, line.amount]));
  for (const [id, own] of Map.groupBy(credits, ({ creditLineId }) => creditLineId))
    insist(
      sum(own, 'amount')
        .plus(sum(own, 'over'))
        .lte(lines.get(id) ?? decimal('0')),
      `credit line ${id} was given out twice`,
    );

  const figures = claimFigures(claims, credits);
  for (const each of [...figures, ...figures.flatMap((claim) => claim.lines)]) {
    const parts = [each.credited, each.waiting, each.notReceived].map(decimal);
    insist(sumOf(parts).eq(decimal(each.claimed)), 'claimed is not credited + waiting + not received');
    for (const part of parts) insist(part.gte('0'), 'a part of what is claimed is below 0');
    insist(decimal(each.open).gte('0'), 'more is credited than was claimed of a line');
  }
  const recovered = sumOf(
    recoveredByMonth(credits.map((credit) => ({ ...credit, creditDate: '2026-01-01' }))).map(({ amount }) =>
      decimal(amount),
    ),
  );
  const claimed = sumOf(figures.map((each) => decimal(each.claimed)));
  insist(recovered.eq(sumOf(figures.map((each) => decimal(each.credited)))), 'recovered is what is credited');
  insist(recovered.lte(claimed), 'more is recovered than was claimed');
  insist(recovered.lte(sumOf(lines.values())), 'more is recovered than the credit lines are');

  const { gifts, slots } = giftsOf(claims, documents, links);
  const opinion = slots.flatMap((slot) =>
    gifts
      .filter((gift) => gift.slot === slot)
      .map(({ coin, step, amount, over }) =>
        [coin.id, slot.claim.id, slot.id, step, printed(amount), printed(over)].join(' '),
      ),
  );
  const core = credits.map(({ creditLineId, claimId, claimLineId, step, amount, over }) =>
    [creditLineId, claimId, claimLineId, step, plain(amount), plain(over)].join(' '),
  );
  insist(
    core.join('\n') === opinion.join('\n'),
    `core:\n${core.join('\n')}\nopinion:\n${opinion.join('\n')}`,
  );
  for (const told of toldOf(claims, gifts)) {
    const own = figures.find(({ claimId }) => claimId === told.id);
    const sums = [own?.claimed, own?.credited, own?.waiting, own?.notReceived, own?.overCredited];
    insist(
      own?.state === told.shown &&
        sums.map((each) => plain(each ?? '0')).join() === told.sums.map(printed).join(),
      `claim ${told.id}: ${sums.join()} but ${told.sums.map(printed).join()}`,
    );
  }
  return credits;
};
