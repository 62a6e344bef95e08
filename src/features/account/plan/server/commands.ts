import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { publishTo } from '#platform/server/live.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { type PlanPart, mayWriteAgain } from '../rules.ts';
import { postPlanRequest } from './emails.ts';
import { ownersOf } from './queries.ts';

/**
 * Asks the owners for a plan with more. They get one letter a day at most, whoever asks; who has asked meanwhile is told that
 * they were. In a platform transaction.
 */
export const askOwners = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  about: PlanPart,
  { userId, actor, post }: { readonly userId: string; readonly actor: Actor; readonly post: PostDeps },
): Promise<{ askedAt: string }> => {
  const now = post.clock.now();
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('plan ' || $1, 0))`, [organizationId]);
  const [last] = await tx.query<{ at: Date | null }>(
    'select max(asked_at) as at from plan_request where organization_id = $1',
    [organizationId],
  );
  if (!mayWriteAgain(last?.at ?? null, now)) {
    const [own] = await tx.query<{ at: Date }>(
      'select asked_at as at from plan_request where organization_id = $1 and user_id = $2',
      [organizationId, userId],
    );
    return { askedAt: (own?.at ?? last?.at ?? now).toISOString() };
  }
  await tx.query(
    `insert into plan_request (organization_id, user_id, about, asked_at) values ($1, $2, $3, $4)
     on conflict (organization_id, user_id) do update set about = excluded.about, asked_at = excluded.asked_at`,
    [organizationId, userId, about, now],
  );
  const [asker] = await tx.query<{ who: string; organization: string }>(
    `select u.full_name as who, o.name as organization from user_account u, organization o
     where u.id = $2 and o.organization_id = $1`,
    [organizationId, userId],
  );
  await recordAudit(tx, actor, {
    organizationId,
    unitId,
    action: 'plan.ask',
    subjectId: userId,
    detail: { about },
  });
  const owners = await ownersOf(tx, organizationId);
  for (const owner of owners.filter((one) => one.userId !== userId)) {
    if (asker !== undefined) await postPlanRequest(tx, post, owner, { ...asker, about });
    await publishTo(tx, `person ${owner.userId}`, { type: 'news' });
  }
  return { askedAt: now.toISOString() };
};
