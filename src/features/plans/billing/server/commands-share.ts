import { createHash, randomBytes } from 'node:crypto';
import type { PaidPlan } from '#core/billing/standing.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { Actor } from '#platform/server/scope.ts';
import { withSecret } from '#platform/wire/path.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { sharedPlanPath } from '../paths.ts';

/** Milliseconds that a link for whoever pays works. */
const shareLife = 14 * 86_400_000;

const hashed = (token: string): Buffer => createHash('sha256').update(`plan|${token}`).digest();

export interface Sharing {
  readonly actor: Actor;
  readonly userId: string;
  readonly now: Date;
}

const entryOf = (organizationId: string, verb: 'share' | 'withdraw-share', plan?: PaidPlan) => ({
  organizationId,
  unitId: null,
  action: `subscription.${verb}`,
  subjectId: organizationId,
  detail: { plan },
});

/** Makes a link for whoever pays; an earlier one stops working. */
export const sharePlan = async (
  db: Db,
  organizationId: string,
  { actor, userId, now }: Sharing,
  plan: PaidPlan,
): Promise<{ readonly path: string; readonly expiresAt: Date }> => {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + shareLife);
  await db.platformTransaction(async (tx) => {
    await tx.query('delete from billing_share where organization_id = $1', [organizationId]);
    await tx.query(
      `insert into billing_share (token_hash, organization_id, plan, made_by, made_at, expires_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [hashed(token), organizationId, plan, userId, now, expiresAt],
    );
    await recordAudit(tx, actor, entryOf(organizationId, 'share', plan));
  });
  return { path: withSecret(sharedPlanPath(), 'token', token), expiresAt };
};

/** Makes the link useless. */
export const withdrawShare = (
  db: Db,
  organizationId: string,
  { actor }: Pick<Sharing, 'actor'>,
): Promise<void> =>
  db.platformTransaction(async (tx) => {
    const [gone] = await tx.query('delete from billing_share where organization_id = $1 returning 1', [
      organizationId,
    ]);
    if (gone === undefined) return;
    await recordAudit(tx, actor, entryOf(organizationId, 'withdraw-share'));
  });

/** What a link is for. */
export interface HeldShare {
  readonly organizationId: string;
  readonly plan: PaidPlan;
  readonly madeBy: string;
  readonly expiresAt: Date;
}

/**
 * What the link of a token is for; `link.expired` alike when it never existed, was withdrawn or replaced, is over, its maker is no
 * owner any more, or the organization has a subscription.
 */
export const openShare = async (
  db: Db,
  token: string,
  now: Date,
): Promise<HeldShare | Refused<'link.expired'>> => {
  const [row] = await db.platformRead((reader) =>
    reader.query<HeldShare>(
      `select s.organization_id as "organizationId", s.plan, s.made_by as "madeBy", s.expires_at as "expiresAt"
       from billing_share s
       join user_account u on u.id = s.made_by and u.disabled_at is null
       where s.token_hash = $1 and s.expires_at > $2
         and exists (select from membership m
           where m.organization_id = s.organization_id and m.user_id = s.made_by and m.role = 'owner')
         and not exists (select from billing_account b
           where b.organization_id = s.organization_id and b.state is not null and b.state <> 'null'::jsonb)`,
      [hashed(token), now],
    ),
  );
  return row ?? refused('link.expired');
};
