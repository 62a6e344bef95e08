import { dayBefore } from '#core/values/calendar.ts';
import { decimal } from '#core/values/decimal.ts';
import { readText } from './row-shape.ts';
import type { DealTolerance, ImportDeal, RowPromise } from './import-row.ts';

/** A deal on the way through an import. `row`: the row of the file that made it; `null`: it was there before. */
export interface TimedDeal extends RowPromise {
  readonly id: string | null;
  readonly row: number | null;
}

/** What a promise does to the deals of its goods and scope. */
export type Placing =
  | { readonly kind: 'new'; readonly validTo: string | null }
  | { readonly kind: 'unchanged'; readonly deal: TimedDeal }
  | { readonly kind: 'corrects'; readonly deal: TimedDeal; readonly validTo: string | null }
  | {
      readonly kind: 'ends';
      readonly deal: TimedDeal;
      readonly lastDay: string;
      readonly validTo: string | null;
    }
  | { readonly kind: 'duplicate'; readonly deal: TimedDeal }
  | { readonly kind: 'overlaps'; readonly deal: TimedDeal };

const sameAmount = (one: string, other: string): boolean => decimal(one).eq(decimal(other));

/** Lists say what may be paid above a price; how far below it a lower price is told stays as it was agreed. */
const sameTolerance = (one: DealTolerance, other: DealTolerance): boolean =>
  sameAmount(one.up, other.up) && (one.type === other.type || sameAmount(one.up, '0'));

/** The tolerance that a list gives a deal: upwards as it says, downwards as it is. */
export const keptTolerance = (said: DealTolerance, there: DealTolerance): DealTolerance => {
  if (sameTolerance(said, there)) return there;
  return said.type === there.type ? { ...said, down: there.down } : said;
};

/** What a person typed is compared as a file says it again. */
const noteText = (note: string | null): string => readText(note ?? '').slice(0, 1000);

const sameTerms = (one: RowPromise, other: RowPromise): boolean =>
  sameAmount(one.price, other.price) &&
  one.marketPriced === other.marketPriced &&
  sameTolerance(one.tolerance, other.tolerance) &&
  noteText(one.note) === noteText(other.note);

/** Whether a promise says of the same days what a deal says. */
export const repeats = (deal: RowPromise, promise: RowPromise): boolean =>
  deal.validFrom === promise.validFrom && deal.validTo === promise.validTo && sameTerms(deal, promise);

const reaches = (validTo: string | null, day: string): boolean => validTo === null || validTo >= day;

/** Whether two periods share a day. */
export const meet = (
  one: Pick<RowPromise, 'validFrom' | 'validTo'>,
  other: Pick<RowPromise, 'validFrom' | 'validTo'>,
): boolean => reaches(one.validTo, other.validFrom) && reaches(other.validTo, one.validFrom);

/**
 * Where a promise falls among the deals of its goods and scope, which share no day. The same start is that deal, corrected;
 * a later start ends the one that it falls into the day before; an earlier one that reaches into a later deal is refused.
 * A deal that was ended for a later one stays ended: its own list said another end before the later one came.
 */
export const place = (deals: readonly TimedDeal[], promise: RowPromise, isStartStated: boolean): Placing => {
  const { validFrom } = promise;
  const next = deals
    .filter((deal) => deal.validFrom > validFrom)
    .reduce<TimedDeal | null>(
      (first, deal) => (first === null || deal.validFrom < first.validFrom ? deal : first),
      null,
    );
  const same = deals.find((deal) => deal.validFrom === validFrom);
  if (same?.row != null) return { kind: 'duplicate', deal: same };
  if (same !== undefined) {
    const isEnded = next !== null && same.validTo === dayBefore(next.validFrom);
    const validTo = isEnded && reaches(promise.validTo, next.validFrom) ? same.validTo : promise.validTo;
    if (next !== null && reaches(validTo, next.validFrom)) return { kind: 'overlaps', deal: next };
    return sameTerms(same, promise) && same.validTo === validTo
      ? { kind: 'unchanged', deal: same }
      : { kind: 'corrects', deal: same, validTo };
  }
  const running = deals.find((deal) => deal.validFrom < validFrom && reaches(deal.validTo, validFrom));
  if (!isStartStated && running?.row != null) return { kind: 'duplicate', deal: running };
  // A list that states no start would else begin the same deal anew each day that it is imported.
  if (
    !isStartStated &&
    running !== undefined &&
    sameTerms(running, promise) &&
    running.validTo === promise.validTo
  )
    return { kind: 'unchanged', deal: running };
  if (next !== null && reaches(promise.validTo, next.validFrom)) return { kind: 'overlaps', deal: next };
  return running === undefined
    ? { kind: 'new', validTo: promise.validTo }
    : { kind: 'ends', deal: running, lastDay: dayBefore(validFrom), validTo: promise.validTo };
};

/** A deal that was there before the import. */
export const timed = ({
  id,
  price,
  validFrom,
  validTo,
  tolerance,
  marketPriced,
  note,
}: ImportDeal): TimedDeal => ({
  id,
  row: null,
  price,
  validFrom,
  validTo,
  tolerance,
  marketPriced,
  note,
});
