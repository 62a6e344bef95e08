import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { Actor } from '#platform/server/scope.ts';
import { keptDays } from '../rules.ts';

/** A grant in its organization. */
export interface GrantRef {
  readonly organizationId: string;
  readonly id: string;
}

/** Who ended it, or what: `reuse`, that a code or token came which had been used. */
export type EndReason = 'person' | 'owner' | 'client' | 'reuse';

/** Ends a grant: its next request is refused, and nothing renews it. One that has ended stays as it is. In a platform transaction. */
export const endGrant = async (
  tx: Tx,
  { organizationId, id }: GrantRef,
  because: EndReason,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<boolean> => {
  const ended = await tx.query(
    `update oauth_grant set ended_at = $3, ended_because = $4
     where organization_id = $1 and id = $2 and ended_at is null returning 1`,
    [organizationId, id, now, because],
  );
  if (ended.length === 0) return false;
  const detail = { because };
  await recordAudit(tx, actor, {
    organizationId,
    unitId: null,
    action: 'assistant.end',
    subjectId: id,
    detail,
  });
  return true;
};

/** Forgets what ended a month ago, what was never fetched, and tokens that are of no use to anybody. */
export const forgetOldGrants = async (tx: Tx, now: Date): Promise<void> => {
  await tx.query(
    `delete from oauth_grant where coalesce(ended_at, expires_at) < $1::timestamptz - make_interval(days => $2)
       or (connected_at is null and made_at < $1::timestamptz - interval '1 day')`,
    [now, keptDays],
  );
  // A code or refresh token that has run out opens nothing, used or not.
  await tx.query(
    `delete from oauth_token where expires_at < $1::timestamptz - interval '1 day' and kind <> 'code'`,
    [now],
  );
};
