import type { Decision, WatchState } from '#core/price-watch/types.ts';
import { laterOf } from '#core/entitlements/plan-view.ts';
import { watchedSteps } from '#core/price-watch/watched-steps.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { WatchedStep } from '../contract-alerts.ts';

interface MadeRecord {
  readonly decision: Decision;
  readonly decidedAt: Date;
  readonly decidedBy: string;
}

const stateSql =
  'select watch_state as state from unit_article where organization_id = $1 and unit_id = $2 and id = $3';

const madeSql = `
  select d.decision, d.decided_at as "decidedAt", coalesce(m.full_name, '') as "decidedBy"
  from price_decision d
  left join member_name m on m.organization_id = d.organization_id and m.user_id = d.decided_by
  where d.organization_id = $1 and d.unit_id = $2 and d.article_id = $3 and d.withdrawn_at is null`;

/** What an article's watched price was from when on, with who moved it; charts draw it. */
export const watchedStepsOf = async (
  reader: Reader,
  { organizationId, unitId, view }: UnitScope,
  articleId: string,
): Promise<WatchedStep[]> => {
  const key = [organizationId, unitId, articleId];
  const [[article], made] = await Promise.all([
    reader.query<{ state: WatchState | null }>(stateSql, key),
    reader.query<MadeRecord>(madeSql, key),
  ]);
  const byId = new Map(made.map((one) => [one.decision.id, one]));
  const decisions = made.map(({ decision }) => decision);
  const since = view?.since ?? null;
  const steps = watchedSteps(decisions, article?.state?.watched ?? null);
  // The step in force when the plan's days begin is shown from their first one.
  const shown = steps.filter((_, at) => {
    const next = steps[at + 1]?.from;
    return since === null || next === undefined || next > since;
  });
  return shown.map(({ from: begun, price, decisionId }) => {
    const from = laterOf(begun, since) ?? begun;
    const decided = decisionId === null ? undefined : byId.get(decisionId);
    return {
      from,
      price,
      decidedAt: decided?.decidedAt.toISOString() ?? null,
      decidedBy: decided?.decidedBy ?? null,
    };
  });
};
