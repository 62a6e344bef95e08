import { ownedUnits } from '#features/company/outlets/server/queries.ts';
import type { Served } from '#platform/server/features/foundation.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { archiveRecordsContract } from '../contract-records.ts';
import { recordVisit } from './commands-auditors.ts';
import { holderOf } from './commands-auditors.ts';
import { readDocumentation } from './queries-documentation.ts';
import { type HistoryScope, readHistory } from './queries-history-page.ts';
import { namedUnits } from './queries.ts';

/** How the system works, and how records were treated: for owners of what they own, and for auditors of what their link is to. */
export const recordRoutes = (services: Served): Handlers<typeof archiveRecordsContract> => {
  const { db, newId } = services;
  const held = holderOf(services);
  const owned = async (organizationId: string, userId: string): Promise<HistoryScope> => ({
    organizationId,
    units: await db.tenantRead(organizationId, (reader) => ownedUnits(reader, organizationId, userId)),
  });
  const seen = async (
    token: string,
    ip: string,
    now: Date,
  ): Promise<HistoryScope | Refused<'link.expired' | 'rate.limited'>> => {
    const link = await held(token, ip, now);
    if (link instanceof Refused) return link;
    await recordVisit({ db, newId }, link, null, now);
    const units = await db.tenantRead(link.organizationId, (reader) =>
      namedUnits(reader, link.organizationId, link.units),
    );
    return { organizationId: link.organizationId, units };
  };
  return {
    listHistory: async ({ scope, user, query }) =>
      readHistory(db, await owned(scope.organizationId, user.userId), query),
    listHistoryByAuditor: async ({ raw: { request }, now, body: { token, ...asked } }) => {
      const scope = await seen(token, request.ip, now);
      return scope instanceof Refused ? scope : readHistory(db, scope, asked);
    },
    readDocumentation: async ({ scope, user, now }) =>
      readDocumentation(services, await owned(scope.organizationId, user.userId), now),
    readDocumentationByAuditor: async ({ raw: { request }, now, body: { token } }) => {
      const scope = await seen(token, request.ip, now);
      return scope instanceof Refused ? scope : readDocumentation(services, scope, now);
    },
  };
};
