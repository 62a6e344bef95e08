import type { Tx } from '#platform/server/db/port.ts';
import type { Foundation } from '#platform/server/features/foundation.ts';
import { handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import { followEvery } from '../rules.ts';
import { enqueueHandOver, handOverJob } from './commands-queue.ts';
import { handOverDue } from './commands-run.ts';
import type { UnitPlace } from './queries.ts';

/** The handler of what is due in a unit. What it could not do, the minute's look finds again. */
export const handOverHandler = (foundation: Foundation): JobHandler =>
  handleJob(
    handOverJob,
    async (place, { signal }) => {
      const isMore = await handOverDue(foundation, place, signal);
      if (isMore) await foundation.db.platformTransaction((tx) => enqueueHandOver(tx, place));
    },
    async () => undefined,
  );

/** Units with something to hand over, or with drafts that nobody has asked about for an hour. */
const dueSql = `
  select c.organization_id as "organizationId", c.unit_id as "unitId" from bookkeeping_connection c
  where c.state = 'on' and coalesce(c.leased_until <= $1, true) and (
    exists (select from handover h where h.organization_id = c.organization_id and h.unit_id = c.unit_id
      and h.state = 'waiting' and coalesce(h.next_at <= $1, true))
    or (c.system <> 'local' and exists (select from handover h where h.organization_id = c.organization_id
      and h.unit_id = c.unit_id and h.state = 'sent' and h.status in ('draft', 'booked') and h.status_at <= $2)))`;

const wakeDue = async (tx: Tx, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - followEvery);
  // Across tenants: the work of the minute looks for whose turn it is.
  for (const place of await tx.query<UnitPlace>(dueSql, [now, before])) await enqueueHandOver(tx, place);
};

/** Every minute, and at start. */
export const tendHandover = async ({ db, clock }: Foundation): Promise<void> => {
  await db.platformTransaction((tx) => wakeDue(tx, clock.now()));
};

/** Forgets whom nobody has heard of since they went to agree. */
export const forgetConsents = async (tx: Tx, now: Date): Promise<void> => {
  // Across tenants: the work of the minute looks for whose turn it is.
  await tx.query('delete from bookkeeping_consent where expires_at <= $1', [now]);
};
