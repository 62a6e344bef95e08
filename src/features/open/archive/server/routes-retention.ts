import { swedishDate } from '#core/values/swedish-date.ts';
import type { Served } from '#platform/server/features/foundation.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { retentionContract } from '../contract-retention.ts';
import { keepYear } from './commands.ts';
import { readRetention } from './queries-retention.ts';

/** The endpoints of how long originals are kept. */
export const retentionRoutes = ({ db }: Pick<Served, 'db'>): Handlers<typeof retentionContract> => ({
  readRetention: ({ scope: { organizationId }, now }) =>
    db.tenantRead(organizationId, (reader) => readRetention(reader, organizationId, swedishDate(now))),
  keepYear: ({ scope, actor, now, body, keep }) =>
    db.tenantTransaction(scope.organizationId, async (tx) => {
      const kept = await keepYear(tx, scope, { actor, now }, body);
      return kept instanceof Refused ? kept : keep(tx, kept);
    }),
});
