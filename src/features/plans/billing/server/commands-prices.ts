import type { PlanPrice } from '#core/billing/prices.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { Log } from '#platform/server/log.ts';
import type { PaymentsPort } from '#platform/server/ports/payments/port.ts';
import { readPrices } from './queries.ts';

export interface PriceDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly payments: PaymentsPort | null;
}

/** Milliseconds that prices are shown without asking again. */
const fresh = 3_600_000;

/** Milliseconds that somebody waits for them. */
const patience = 5_000;

const keep = async ({ db, clock }: PriceDeps, prices: readonly PlanPrice[]): Promise<void> => {
  await db.platformTransaction(async (tx) => {
    for (const price of prices)
      await tx.query(
        `insert into billing_price (plan, price_id, amount, currency, months, listed_monthly, read_at)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (plan) do update set price_id = excluded.price_id, amount = excluded.amount,
           currency = excluded.currency, months = excluded.months, listed_monthly = excluded.listed_monthly,
           read_at = excluded.read_at`,
        [
          price.plan,
          price.priceId,
          price.amount,
          price.currency,
          price.months,
          price.listedMonthly,
          clock.now(),
        ],
      );
  });
};

/** Asks the provider what plans cost and keeps it. */
export const rememberPrices = async (deps: PriceDeps, signal: AbortSignal): Promise<void> => {
  if (deps.payments !== null) await keep(deps, await deps.payments.prices(signal));
};

/** What plans cost, and whether they can be bought now: the last known prices stand while the provider is away. */
export const currentPrices = async (
  deps: PriceDeps,
  signal: AbortSignal,
): Promise<{ readonly prices: readonly PlanPrice[]; readonly selling: 'here' | 'write' | 'away' }> => {
  const { db, clock, payments, log } = deps;
  const known = await db.platformRead(readPrices);
  if (payments === null) return { prices: known, selling: 'write' };
  const oldest = Math.min(...known.map(({ readAt }) => readAt.getTime()));
  const age = clock.now().getTime() - oldest;
  if (known.length === 2 && age >= 0 && age < fresh) return { prices: known, selling: 'here' };
  try {
    await rememberPrices(deps, AbortSignal.any([signal, AbortSignal.timeout(patience)]));
    return { prices: await db.platformRead(readPrices), selling: 'here' };
  } catch (error) {
    log.warn({ error: String(error) }, 'the provider did not say what plans cost');
    return { prices: known, selling: 'away' };
  }
};
