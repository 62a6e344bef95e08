import { daysBetween } from '#core/values/calendar.ts';
import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
import { loadClaimRows } from '#features/prices/claims/server/queries-board.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { Span } from '../rules-week.ts';

/** What became of the unit's claims: money of the span's credit documents, and what is waited for. Net, in one currency. */
export interface ClaimMoney {
  readonly back: string;
  /** Who gave it, each once. */
  readonly backFrom: readonly string[];
  readonly waiting: string;
  /** How many claims wait. */
  readonly open: number;
  /** The sent claim that has waited longest; null without one. */
  readonly longest: { readonly supplier: string; readonly days: number } | null;
}

const sum = (amounts: readonly string[]): string => fixed(sumOf(amounts.map(decimal)), 2);

/** Money back in the span, and what sent claims wait for on `today`, in the unit's own currency. */
export const readClaimMoney = async (
  reader: Reader,
  scope: UnitScope,
  span: Span,
  { currency, today }: { readonly currency: string; readonly today: string },
): Promise<ClaimMoney> => {
  const { rows, credits } = await loadClaimRows(reader, scope, today);
  const own = rows.filter((row) => row.currency === currency);
  const supplierOf = new Map(own.map(({ id, supplierName }) => [id, supplierName]));
  const given = credits.filter(
    ({ claimId, creditDate, amount }) =>
      supplierOf.has(claimId) && creditDate >= span.from && creditDate <= span.to && decimal(amount).gt('0'),
  );
  const waiting = own.filter((row) => decimal(row.waiting).gt('0'));
  const [longest] = waiting
    .flatMap(({ supplierName, sentOn }) => (sentOn === null ? [] : [{ supplierName, sentOn }]))
    .toSorted((a, b) => (a.sentOn < b.sentOn ? -1 : 1));
  return {
    back: sum(given.map(({ amount }) => amount)),
    backFrom: [...new Set(given.map(({ claimId }) => supplierOf.get(claimId) ?? ''))],
    waiting: sum(waiting.map((row) => row.waiting)),
    open: waiting.length,
    longest:
      longest === undefined
        ? null
        : { supplier: longest.supplierName, days: daysBetween(longest.sentOn, today) },
  };
};
