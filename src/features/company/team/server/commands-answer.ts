import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { publish, publishTo } from '#platform/server/live.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import type { Actor } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { OwnInvitation } from '#features/account/accounts/contract-invitation.ts';
import { findInvitation, ownInvitation, ownInvitationOf, unanswerable } from './queries-invitations.ts';
import type { StoredInvitation } from './queries-invitations.ts';

/** Who answers, and when. */
export interface Answer {
  readonly actor: Actor;
  readonly userId: string;
  readonly now: Date;
}

type Refusal = Refused<
  'user.invitation_does_not_exists' | 'invitation_already_settled' | 'invitation_state_not_allowed'
>;

/** Bells tell of it: where people were invited from, and the guest's own, which has it no more. */
const tellBells = async (
  tx: Tx,
  { organizationId, outlets }: StoredInvitation,
  userId: string,
): Promise<void> => {
  const units = await tx.query<{ unitId: string }>(
    'select distinct main_unit_id as "unitId" from outlet where organization_id = $1 and id = any ($2::uuid[])',
    [organizationId, outlets.map(({ outletId }) => outletId)],
  );
  for (const { unitId } of units) await publish(tx, scopeOfRow({ organizationId, unitId }), { type: 'news' });
  await publishTo(tx, `person ${userId}`, { type: 'news' });
};

const settle = async (
  tx: Tx,
  invitation: StoredInvitation,
  state: 'accepted' | 'declined',
  { actor, userId, now }: Answer,
): Promise<void> => {
  const { organizationId, id, outlets, role } = invitation;
  await tx.query('update invitation set state = $3, settled_at = $4 where organization_id = $1 and id = $2', [
    organizationId,
    id,
    state,
    now,
  ]);
  const detail = { role, outlets: outlets.map(({ outletId }) => outletId) };
  const action = `invitation.${state === 'accepted' ? 'accept' : 'decline'}`;
  await recordAudit(
    tx,
    { ...actor, userId },
    { organizationId, unitId: null, action, subjectId: id, detail },
  );
  await tellBells(tx, invitation, userId);
};

/** Who is in an outlet with a stronger role already keeps it. */
const seatSql = `
  insert into membership as m (organization_id, outlet_id, user_id, role, created_at)
  select $1, o, $3, $4, $5 from unnest($2::uuid[]) o
  on conflict (organization_id, outlet_id, user_id) do update set role = excluded.role
  where array_position(array['reporter', 'editor', 'owner'], excluded.role)
    > array_position(array['reporter', 'editor', 'owner'], m.role)`;

const join = async (tx: Tx, stored: StoredInvitation, answer: Answer): Promise<void> => {
  await tx.query(seatSql, [
    stored.organizationId,
    stored.outlets.map(({ outletId }) => outletId),
    answer.userId,
    stored.role,
    answer.now,
  ]);
  // Specification section 4: who accepts an invitation has nothing left to set up.
  await tx.query(`update user_account set onboarding_status = 'ONBOARDED' where id = $1`, [answer.userId]);
  await settle(tx, stored, 'accepted', answer);
};

const lock = (tx: Tx, invitationId: string) =>
  tx.query('select 1 from invitation where id = $1 for update', [invitationId]);

const addressed = async (
  tx: Tx,
  invitationId: string,
  { userId, now }: Answer,
): Promise<StoredInvitation | Refusal> => {
  await lock(tx, invitationId);
  const stored = await ownInvitation(tx, userId, invitationId);
  if (stored === null) return refused('user.invitation_does_not_exists');
  return unanswerable(stored, now) ?? stored;
};

/**
 * Answers an invitation to the verified address of the answering account; any other account is told that there is none. Of
 * two answers at once the second one is refused. In a platform transaction.
 */
export const answerInvitation = async (
  tx: Tx,
  invitationId: string,
  state: 'accepted' | 'declined',
  answer: Answer,
): Promise<OwnInvitation | Refusal> => {
  const stored = await addressed(tx, invitationId, answer);
  if (stored instanceof Refused) return stored;
  await (state === 'accepted' ? join(tx, stored, answer) : settle(tx, stored, state, answer));
  return ownInvitationOf({ ...stored, state }, answer.now);
};

/**
 * Accepts the invitation of a link's token for an account that was just made with the invited address: whoever holds the
 * token has read that mailbox. Refuses an account with another address. In a platform transaction.
 */
export const acceptWithToken = async (
  tx: Tx,
  token: string,
  answer: Answer,
): Promise<OwnInvitation | Refusal> => {
  const found = await findInvitation(tx, token, answer.now);
  if (found instanceof Refused) return found;
  await lock(tx, found.id);
  const stored = await findInvitation(tx, token, answer.now);
  if (stored instanceof Refused) return stored;
  const [account] = await tx.query<{ email: string }>('select email from user_account where id = $1', [
    answer.userId,
  ]);
  if (account?.email.toLowerCase() !== stored.email.toLowerCase())
    return refused('user.invitation_does_not_exists');
  await join(tx, stored, answer);
  return ownInvitationOf({ ...stored, state: 'accepted' }, answer.now);
};
