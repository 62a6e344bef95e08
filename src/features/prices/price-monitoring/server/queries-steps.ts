import type { Decision, WatchState } from '#core/price-watch/types.ts';
import { laterOf } from '#core/entitlements/plan-view.ts';
import { watchedSteps } from '#core/price-watch/watched-steps.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { WatchedStep } from '../contract-alerts.ts';

interface WatchedRecord {
  /** What the article watches now. */
  readonly watched: WatchState['watched'];
  /** Its decisions that stand. */
  readonly made: readonly {
    readonly decision: Decision;
    readonly decidedAt: string;
    readonly decidedBy: string;
  }[];
}

const watchedSql = `
  select nullif(a.watch_state -> 'watched', 'null') as watched, coalesce(m.made, '[]') as made
  from unit_article a
  cross join lateral (
    select json_agg(json_build_object(
      'decision', d.decision, 'decidedAt', d.decided_at, 'decidedBy', coalesce(m.full_name, ''))) as made
    from price_decision d
    left join member_name m on m.organization_id = d.organization_id and m.user_id = d.decided_by
    where d.organization_id = $1 and d.unit_id = $2 and d.article_id = $3 and d.withdrawn_at is null
  ) m
  where a.organization_id = $1 and a.unit_id = $2 and a.id = $3`;

/** What an article's watched price was from when on, with who moved it; charts draw it. */
export const watchedStepsOf = async (
  reader: Reader,
  { organizationId, unitId, view }: UnitScope,
  articleId: string,
): Promise<WatchedStep[]> => {
  const key = [organizationId, unitId, articleId];
  const [article] = await reader.query<WatchedRecord>(watchedSql, key);
  const made = article?.made ?? [];
  const byId = new Map(made.map((one) => [one.decision.id, one]));
  const decisions = made.map(({ decision }) => decision);
  const since = view?.since ?? null;
  const steps = watchedSteps(decisions, article?.watched ?? null);
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
      decidedAt: decided === undefined ? null : new Date(decided.decidedAt).toISOString(),
      decidedBy: decided?.decidedBy ?? null,
    };
  });
};
