import { recordAccountEvent } from '#features/account/accounts/server/commands.ts';
import { endSession, startSession } from '#features/account/sessions/server/commands.ts';
import type { StartedSession } from '#features/account/sessions/server/commands.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { enqueue } from '#platform/server/jobs/port.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { isFresh } from '../rules.ts';
import type { StaffAct } from './commands-second-factor.ts';
import { endVisit } from './jobs.ts';
import { checkedAt } from './queries-second-factor.ts';

export interface Visit {
  readonly userId: string;
  readonly reason: string;
  readonly userAgent: string | null;
}

export type StartedVisit = StartedSession & {
  readonly user: { readonly id: string; readonly fullName: string };
};

/** Whether the own session still lives, held until the transaction ends: of two visits begun at once one begins (R26). */
const holdSession = async (tx: Tx, sessionId: string): Promise<boolean> => {
  const live = await tx.query('select 1 from user_session where id = $1 and ended_at is null for update', [
    sessionId,
  ]);
  return live.length > 0;
};

const targetOf = async (tx: Tx, { userId }: Visit, staffId: string) => {
  const account = await tx.kysely
    .selectFrom('user_account')
    .select(['id', 'full_name', 'staff', 'disabled_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (account === undefined || account.disabled_at !== null) return refused('user.not_found');
  if (account.staff || account.id === staffId) return refused('impersonation.not_allowed');
  return { id: account.id, fullName: account.full_name };
};

const organizationsOf = async (tx: Tx, userId: string): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(
    'select distinct organization_id as id from membership where user_id = $1 order by 1',
    [userId],
  );
  return rows.map(({ id }) => id);
};

/**
 * Starts a session of 30 minutes in which staff act as a customer, and ends their own (R25, R26). Refuses without a code of
 * the last five minutes, staff and oneself. Every organization of the customer has it in its log, with the reason.
 */
export const startImpersonation = async (
  tx: Tx,
  { userId: staffId, sessionId: ownSession, moment }: StaffAct,
  visit: Visit,
): Promise<
  StartedVisit | Refused<'user.not_found' | 'impersonation.not_allowed' | 'second_factor.stale'>
> => {
  const { now, requestId } = moment;
  const checked = (await holdSession(tx, ownSession)) ? await checkedAt(tx, ownSession) : null;
  if (checked === null || !isFresh(checked, now)) return refused('second_factor.stale');
  const user = await targetOf(tx, visit, staffId);
  if (!('id' in user)) return user;
  const session = { userId: user.id, staff: false, impersonatedBy: staffId, userAgent: visit.userAgent };
  const started = await startSession(tx, session, moment);
  await endSession(tx, ownSession, 'replaced', moment);
  const organizationIds = await organizationsOf(tx, user.id);
  const { sessionId, expiresAt } = started;
  await tx.kysely
    .insertInto('impersonation')
    .values({
      session_id: sessionId,
      staff_id: staffId,
      user_id: user.id,
      organization_ids: organizationIds,
      reason: visit.reason,
      started_at: now,
      expires_at: expiresAt,
      ended_at: null,
      request_id: requestId,
    })
    .execute();
  const actor = { userId: user.id, impersonatedBy: staffId, requestId };
  const detail = { reason: visit.reason, until: expiresAt.toISOString() };
  for (const organizationId of organizationIds)
    await recordAudit(tx, actor, {
      organizationId,
      unitId: null,
      action: 'impersonation.start',
      subjectId: user.id,
      detail,
    });
  const event = { action: 'impersonation.start', userId: user.id, impersonatedBy: staffId } as const;
  await recordAccountEvent(tx, { ...event, sessionId, requestId }, moment);
  await enqueue(tx, endVisit, { sessionId }, { key: sessionId, startAfter: expiresAt });
  return { ...started, user };
};

/** Writes the end of a visit whose session is over into the logs of those who saw its start; once, however often asked. */
export const recordVisitEnd = async (
  tx: Tx,
  sessionId: string,
  moment: { readonly now: Date; readonly newId: () => string },
): Promise<boolean> => {
  const [ended] = await tx.query<{
    staff_id: string;
    user_id: string;
    organization_ids: string[];
    ended_at: Date;
    request_id: string;
  }>(
    `update impersonation i set ended_at = least($2, i.expires_at, (select s.ended_at from user_session s where s.id = $1))
     where i.session_id = $1 and i.ended_at is null and (i.expires_at <= $2 or not exists (
       select from user_session s where s.id = $1 and s.ended_at is null))
     returning staff_id, user_id, organization_ids, least(ended_at, expires_at) as ended_at, request_id`,
    [sessionId, moment.now],
  );
  if (ended === undefined) return false;
  const { user_id: userId, staff_id: impersonatedBy, request_id: requestId } = ended;
  for (const organizationId of ended.organization_ids)
    await recordAudit(
      tx,
      { userId, impersonatedBy, requestId },
      {
        organizationId,
        unitId: null,
        action: 'impersonation.end',
        subjectId: userId,
        detail: { endedAt: ended.ended_at.toISOString() },
      },
    );
  const event = { action: 'impersonation.end', userId, impersonatedBy, sessionId, requestId } as const;
  await recordAccountEvent(tx, event, moment);
  return true;
};
