import type { Foundation } from '#platform/server/features/foundation.ts';
import { enqueue, handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import { Refused } from '#platform/wire/refused.ts';
import { refresh } from './commands-refresh.ts';
import type { RefreshDeps } from './commands-refresh.ts';
import { tendCustomers } from './commands-tend.ts';
import { refreshCustomer, tendBilling } from './jobs-definitions.ts';
import { readPrices } from './queries.ts';
import { rememberPrices } from './commands-prices.ts';

/** Works off what was heard; a provider that is away is asked again, in the end by `tendBilling`. */
export const refreshCustomerHandler = (deps: RefreshDeps): JobHandler =>
  handleJob(
    refreshCustomer,
    async ({ organizationId }, { id, signal }) => {
      if (deps.payments === null) return;
      const outcome = await refresh(deps, organizationId, { requestId: id, signal });
      if (outcome instanceof Refused) throw new Error('another one speaks to the provider');
    },
    async ({ organizationId }) => deps.log.error({ organizationId }, 'a customer could not be asked for'),
  );

/** Looks after customers, and learns what plans cost. */
export const tendBillingHandler = (deps: RefreshDeps): JobHandler =>
  handleJob(
    tendBilling,
    async (_payload, { signal }) => {
      await tendCustomers(deps, signal);
      await rememberPrices(deps, signal);
    },
    async () => deps.log.error({}, 'subscriptions could not be looked after'),
  );

/** Has customers looked after, where there may be any. */
export const enqueueTending = async ({ db, payments }: Foundation): Promise<void> => {
  if (payments === null) return;
  // A product that nobody has looked at the prices of has nobody that pays.
  const known = await db.platformRead(readPrices);
  if (known.length === 0) return;
  await db.platformTransaction((tx) => enqueue(tx, tendBilling, {}, { key: 'standing' }));
};
