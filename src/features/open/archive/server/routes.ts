import { swedishDate } from '#core/values/swedish-date.ts';
import { confirmPassword } from '#features/account/settings/server/commands-security.ts';
import type { Served } from '#platform/server/features/foundation.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { networkOf } from '#platform/server/session/network.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { archiveContract } from '../contract.ts';
import type { retentionContract } from '../contract-retention.ts';
import { cancelArchive, startArchive, unitsAsked } from './commands-exports.ts';
import { fetchZip, openFetching } from './commands-fetch.ts';
import { keepYear, setYearEnd } from './commands.ts';
import { countArchived } from './queries-contents.ts';
import { exportOf } from './queries-exports.ts';
import { readRetention } from './queries-retention.ts';
import { readArchive } from './queries.ts';

/** Parts that are fetched from one network in a row before each further one waits: a cut download asks again and again. */
const freeFetches = 300;

/** The archive's endpoints for its owners. */
export const archiveRoutes = (services: Served): Handlers<typeof archiveContract> => {
  const { db, keys, newId, limiter, storage } = services;
  return {
    readArchive: ({ scope, user, now }) => readArchive(db, scope.organizationId, user.userId, now),
    measureArchive: ({ scope: { organizationId }, user, query }) =>
      db.tenantRead(organizationId, async (reader) => {
        const units = await unitsAsked(reader, organizationId, user.userId, query.unitId ?? null);
        const [from, to] = [query.from ?? null, query.to ?? null];
        return countArchived(reader, { organizationId, units, from, to });
      }),
    startArchive: async ({ scope, user, actor, now, requestId, body: { password, ...asked }, keep }) => {
      const wrong = await confirmPassword(services, user.userId, password, { now, requestId });
      if (wrong instanceof Refused) return wrong;
      return db.tenantTransaction(scope.organizationId, async (tx) => {
        const asker = { actor, userId: user.userId, now, newId };
        const record = await startArchive(tx, scope, asker, asked);
        return record instanceof Refused ? record : keep(tx, exportOf(record, now));
      });
    },
    cancelArchive: async ({ scope, user, now, params }) => {
      const record = await db.tenantTransaction(scope.organizationId, (tx) =>
        cancelArchive(tx, scope.organizationId, user.userId, params.exportId),
      );
      return record instanceof Refused ? record : exportOf(record, now);
    },
    openArchive: ({ scope: { organizationId }, user: { userId }, now, params: { exportId } }) =>
      db.tenantTransaction(organizationId, (tx) =>
        openFetching(tx, { organizationId, userId, exportId }, { now, keys }),
      ),
    fetchArchive: async ({ raw: { request }, now, params }) => {
      const attempt = { key: `archives to ${networkOf(request.ip)}`, free: freeFetches };
      const { range, 'if-range': match } = request.headers;
      const asked = { now, range, match: typeof match === 'string' ? match : undefined };
      return (await limiter.tooMany([attempt], now)) ?? fetchZip({ db, keys, storage }, params.token, asked);
    },
    setYearEnd: ({ scope, actor, now, body }) =>
      db.tenantTransaction(scope.organizationId, (tx) => setYearEnd(tx, scope, { actor, now }, body.month)),
  };
};

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
