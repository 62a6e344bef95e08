import type { Db } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { Hooks } from '#platform/server/hooks.ts';
import type { NewId } from '#platform/server/ids.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { boundsOf } from '#platform/wire/fields.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { priceMonitoringContract } from '../contract.ts';
import { noteAsked } from './commands-ask.ts';
import { claimDrafting, decideAlerts, undoDecisions } from './commands-claim.ts';
import { setRule } from './commands-rules.ts';
import { findHeldLines } from './queries-claimable.ts';
import { readAlertDetail } from './queries-article.ts';
import { listAlertGroups } from './queries-groups.ts';
import { listRules } from './queries-rules.ts';
import { listWatchedArticles, readMonitoringSummary } from './queries-watched.ts';

/** The price monitoring endpoints. */
export const priceMonitoringRoutes = ({
  db,
  newId,
  hooks,
}: {
  readonly db: Db;
  readonly newId: NewId;
  readonly hooks: Hooks;
}): Handlers<typeof priceMonitoringContract> => ({
  readSummary: ({ scope, query }) =>
    db.tenantRead(scope.organizationId, (reader) => readMonitoringSummary(reader, scope, boundsOf(query))),
  listAlerts: ({ scope, query }) =>
    db.tenantRead(scope.organizationId, (reader) => listAlertGroups(reader, scope, query)),
  readAlert: ({ scope, role, params, query, now }) =>
    db.tenantRead(scope.organizationId, async (reader) =>
      readAlertDetail(
        reader,
        scope,
        {
          status: query.status,
          ...boundsOf(query),
          onlyWithAlerts: role === 'reporter',
          held: await findHeldLines(reader, scope, { hooks, role }),
          now,
        },
        params.articleId,
      ),
    ),
  settleAlerts: ({ scope, actor, body, now, keep }) =>
    db.tenantTransaction(scope.organizationId, async (tx) => {
      const settled = await decideAlerts(tx, scope, { actor, now, newId }, body, hooks.one(claimDrafting));
      return settled instanceof Refused ? settled : keep(tx, { settled });
    }),
  withdrawDecisions: async ({ scope, actor, body, now }) => {
    const withdrawn = await db.tenantTransaction(scope.organizationId, (tx) =>
      undoDecisions(tx, scope, { actor, now, newId }, body.decisionIds, hooks.one(claimDrafting)),
    );
    return withdrawn instanceof Refused ? withdrawn : { withdrawn };
  },
  noteAsked: ({ scope, actor, params, body, now, keep }) =>
    db.tenantTransaction(scope.organizationId, async (tx) => {
      const asked = { articleId: params.articleId, channel: body.channel };
      const noted = await noteAsked(tx, scope, { actor, now, newId }, asked);
      return noted instanceof Refused ? noted : keep(tx, { id: noted });
    }),
  listArticles: ({ scope, role, query, now }) =>
    db.tenantRead(scope.organizationId, (reader) =>
      listWatchedArticles(reader, scope, query, {
        onlyWithAlerts: role === 'reporter',
        today: swedishDate(now),
      }),
    ),
  listRules: ({ scope }) => db.tenantRead(scope.organizationId, (reader) => listRules(reader, scope)),
  setRule: async ({ scope, actor, body, now }) => {
    // Limits that were set while the plan had them go on judging, and stay as they are.
    if (!scope.view.customAlertLimits) return refused('plan.required');
    return db.tenantTransaction(scope.organizationId, (tx) =>
      setRule(tx, scope, { actor, today: swedishDate(now) }, body),
    );
  },
});
