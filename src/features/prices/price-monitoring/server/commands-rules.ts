import type { z } from 'zod';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { publish } from '#platform/server/live.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { alertEvents } from '#platform/wire/live.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { RuleRow, ruleScope } from '../contract-alerts.ts';
import { reevaluateArticles } from './commands-evaluate.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import { listRules } from './queries-rules.ts';

type RuleBody = z.output<typeof ruleScope>;

const existsSql = {
  supplier: 'select id from organization_supplier where organization_id = $1 and id = $2',
  article: 'select id from unit_article where organization_id = $1 and unit_id = $3 and id = $2',
} as const;

const targetOf = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  { scope, scopeId }: RuleBody,
): Promise<string | Refused<'supplier.not_exist' | 'article.not_exist'>> => {
  if (scope === 'unit') return unitId;
  const parameters =
    scope === 'article' ? [organizationId, scopeId ?? null, unitId] : [organizationId, scopeId ?? null];
  const [found] = await tx.query<{ id: string }>(existsSql[scope], parameters);
  return found?.id ?? refused(scope === 'supplier' ? 'supplier.not_exist' : 'article.not_exist');
};

const affectedSql = `
  select id from unit_article
  where organization_id = $1 and unit_id = $2 and last_date >= $3
    and ($4 = 'unit' or ($4 = 'supplier' and supplier_id = $5) or ($4 = 'article' and id = $5)) order by id`;

/**
 * Sets a limit from `today` on; lines dated today or later are judged anew, history is not rewritten
 * (PRODUCT section 3, "Reference and rule").
 */
export const setRule = async (
  tx: Tx,
  scope: UnitScope,
  { actor, today }: { readonly actor: Actor; readonly today: string },
  body: RuleBody,
): Promise<RuleRow | Refused<'supplier.not_exist' | 'article.not_exist'>> => {
  await lockUnit(tx, scope);
  const target = await targetOf(tx, scope, body);
  if (typeof target !== 'string') return target;
  await tx.query(
    `insert into price_rule (organization_id, unit_id, scope, scope_id, set_at, reference, threshold_type, threshold, direction, set_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (organization_id, unit_id, scope, scope_id, set_at) do update set reference = excluded.reference,
       threshold_type = excluded.threshold_type, threshold = excluded.threshold, direction = excluded.direction,
       set_by = excluded.set_by`,
    [
      scope.organizationId,
      scope.unitId,
      body.scope,
      target,
      today,
      body.reference,
      body.threshold.type,
      body.threshold.type === 'any' ? null : body.threshold.value,
      body.direction,
      actor.userId,
    ],
  );
  const affected = await tx.query<{ id: string }>(affectedSql, [
    scope.organizationId,
    scope.unitId,
    today,
    body.scope,
    target,
  ]);
  const articleIds = affected.map((row) => row.id);
  await reevaluateArticles(tx, scope, articleIds);
  await recordAudit(tx, actor, {
    organizationId: scope.organizationId,
    unitId: scope.unitId,
    action: 'price-rule.set',
    subjectId: target,
    detail: { ...body },
  });
  for (const event of alertEvents(articleIds)) await publish(tx, scope, event);
  const rules = await listRules(tx, scope);
  const set = rules.find((rule) => rule.scope === body.scope && (rule.scopeId ?? scope.unitId) === target);
  if (set === undefined) throw new Error('a rule that was just set is missing');
  return set;
};
