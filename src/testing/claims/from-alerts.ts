import { priceClaim } from '#core/claims/claim-amount.ts';
import type { Claim, ClaimLine, Credit, CreditDocument, CreditLink } from '#core/claims/claim.ts';
import { compareKeys } from '#core/price-watch/line-order.ts';
import type { AlertEntry } from '#core/price-watch/types.ts';
import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
import { anyOrder, oldestFirst } from '../price-watch/arrival-orders.ts';
import { type Choose, historyFrom } from '../price-watch/histories.ts';
import { insistSame } from '../price-watch/insist.ts';
import { playHistory } from '../price-watch/play-history.ts';
import { chooserOf } from '../price-watch/seeded-choice.ts';
import { claimOf, creditLine, creditNote } from './build.ts';
import { checkClaimLaws } from './claim-laws.ts';
import type { ClaimHistory } from './histories.ts';

const lineOf = (entry: AlertEntry, at: number): ClaimLine | null => {
  const { id, key, quantity, billedPrice, watchedPrice, dealId } = entry;
  if (watchedPrice === null) return null;
  const amount = priceClaim({ quantity, billed: billedPrice, expected: watchedPrice });
  if (!decimal(amount).gt('0')) return null;
  return {
    id: `line ${at}`,
    orderLineId: id,
    invoiceNumber: key.invoiceNumber,
    articleNumber: '4711',
    name: 'Ägg 30 st',
    unit: 'EA',
    reason: dealId === null ? 'above-watched' : 'above-deal',
    quantity,
    billedPrice,
    expectedPrice: watchedPrice,
    amount,
    vatRate: '12',
  };
};

/** What a supplier writes for a claim, if anything. */
const answerOf = (choose: Choose, claim: Claim, at: number): CreditDocument | null => {
  const manner = choose('none', 'named', 'unnamed', 'bare', 'anew', 'other');
  if (manner === 'none') return null;
  const lines = claim.lines.map((line, place) =>
    creditLine({
      ...(manner === 'bare' ? { articleNumber: null, name: 'Prisjustering', unit: 'EA' } : line),
      id: `credit ${at}-${place}`,
      lineNumber: place * 2 + 1,
      quantity: `-${line.quantity}`,
      sum: `-${choose(line.amount, line.amount, line.amount, '10.00')}`,
    }),
  );
  const again = lines.map((line, place) =>
    creditLine({ ...line, id: `again ${at}-${place}`, lineNumber: place * 2 + 2, sum: line.sum.slice(1) }),
  );
  const written = manner === 'anew' ? [...lines, ...again] : lines;
  const net = sumOf(written.map(({ sum }) => decimal(sum)));
  return creditNote({
    net: fixed(net, 2),
    gross: fixed(net.times('1.12'), 2),
    id: `note ${at}`,
    sha256: `${at}`,
    number: String(9000 + at),
    date: choose('2026-05-02', '2026-05-02', '2026-06-20', '2026-04-01'),
    precedingInvoices:
      manner === 'other' ? ['77'] : manner === 'unnamed' ? [] : claim.lines.map((line) => line.invoiceNumber),
    lines: written,
  });
};

/** Claims for what the alerts of an article say was paid too much, their answers, and a person's word about some. */
const claimsFrom = (choose: Choose, entries: readonly AlertEntry[]): ClaimHistory => {
  const lines = entries
    .toSorted((one, other) => compareKeys(one.key, other.key))
    .map(lineOf)
    .filter((line) => line !== null);
  const claims: Claim[] = [];
  for (let from = 0; from < lines.length;) {
    const own = lines.slice(from, from + choose(1, 2, 3));
    from += own.length;
    claims.push(
      claimOf({
        id: `claim ${claims.length}`,
        number: { year: 2026, sequence: claims.length + 1 },
        state: choose('sent', 'sent', 'sent', 'drafted', 'settled', 'refused', 'withdrawn'),
        draftedOn: '2026-05-01',
        sentOn: '2026-05-01',
        lines: own,
      }),
    );
  }
  const documents = claims.flatMap((claim, at) => answerOf(choose, claim, at) ?? []);
  const links = documents.flatMap((document, sequence): CreditLink[] =>
    choose(false, false, true)
      ? [
          {
            creditLineId: document.lines[0]?.id ?? '',
            claimId: choose(...claims).id,
            claimLineId: null,
            linked: choose(true, false),
            sequence,
          },
        ]
      : [],
  );
  return { claims, documents, links };
};

/**
 * Invoices and deals in any order and any number of times give the same claims, and those the same money: the alerts of a random
 * history are claimed and answered. Throws the broken law, naming the seed; answers the credits.
 */
export const seededAlertLaws = (seed: number): readonly Credit[] => {
  const choose = chooserOf(seed);
  try {
    const history = historyFrom(choose);
    const claimed = (lines: Parameters<typeof playHistory>[1]): ClaimHistory => {
      const turned = history.rounds.map((round) => ({ ...round, deals: round.deals.toReversed() }));
      const played = playHistory(lines === oldestFirst ? history : { ...history, rounds: turned }, lines);
      return claimsFrom(chooserOf(seed + 1), played.at(-1)?.entries ?? []);
    };
    const told = claimed(oldestFirst);
    insistSame(told, claimed(anyOrder(choose)), 'the order of invoices and deals changed the claims');
    return checkClaimLaws(told, choose);
  } catch (error) {
    throw new Error(`seed ${seed}`, { cause: error });
  }
};
