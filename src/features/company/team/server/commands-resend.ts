import type { Role } from '#core/access/roles.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import { invitationLife } from '../rules.ts';
import { authority, newToken, postLink } from './commands-invite.ts';
import { lockTeam } from './commands-members.ts';
import type { TeamAct } from './commands-members.ts';
import type { Guest } from './queries-guest.ts';
import { invitationOf, listInvitations, tokenHash } from './queries-invitations.ts';
import type { StoredInvitation } from './queries-invitations.ts';

type Open =
  | StoredInvitation
  | Refused<
      | 'user.invitation_does_not_exists'
      | 'invitation_already_settled'
      | 'inviter_is_not_allowed_to_invite_requested_role'
      | 'invitation_role_not_allowed'
    >;

/** An unanswered invitation of the unit that the actor could have made. */
const openInvitation = async (
  tx: Tx,
  scope: UnitScope,
  act: TeamAct,
  invitationId: string,
): Promise<Open> => {
  await lockTeam(tx, scope.organizationId);
  await tx.query('select 1 from invitation where organization_id = $1 and id = $2 for update', [
    scope.organizationId,
    invitationId,
  ]);
  const [stored] = await listInvitations(tx, scope, invitationId);
  if (stored === undefined) return refused('user.invitation_does_not_exists');
  if (stored.state !== 'pending') return refused('invitation_already_settled');
  const outletIds = stored.outlets.map(({ outletId }) => outletId);
  const refusal = await authority(tx, scope.organizationId, act.userId, stored.role, outletIds);
  if (refusal === null) return stored;
  // Whoever is nobody in one of its outlets could not have sent it.
  const { code } = refusal;
  return refused(code === 'outlet.not_exist' ? 'inviter_is_not_allowed_to_invite_requested_role' : code);
};

/** Withdraws an unanswered invitation; its link stops working. */
export const withdrawInvitation = async (tx: Tx, scope: UnitScope, act: TeamAct, invitationId: string) => {
  const stored = await openInvitation(tx, scope, act, invitationId);
  if (stored instanceof Refused) return stored;
  const { organizationId, unitId } = scope;
  await tx.kysely
    .updateTable('invitation')
    .set({ state: 'withdrawn', settled_at: act.now })
    .where('organization_id', '=', organizationId)
    .where('id', '=', invitationId)
    .execute();
  const entry = { organizationId, unitId, action: 'invitation.withdraw', subjectId: invitationId };
  await recordAudit(tx, act.actor, entry);
  return { id: invitationId };
};

/** Posts an unanswered invitation, expired or not, with a new link of a whole life; the old one stops working. */
export const resendInvitation = async (
  tx: Tx,
  scope: UnitScope,
  act: TeamAct,
  invitationId: string,
  guest: Guest,
) => {
  const stored = await openInvitation(tx, scope, act, invitationId);
  if (stored instanceof Refused) return stored;
  const { organizationId, unitId } = scope;
  const token = newToken();
  await tx.kysely
    .updateTable('invitation')
    .set({
      token_hash: tokenHash(token),
      expires_at: new Date(act.now.getTime() + invitationLife),
    })
    .where('organization_id', '=', organizationId)
    .where('id', '=', invitationId)
    .execute();
  const entry = { organizationId, unitId, action: 'invitation.resend', subjectId: invitationId };
  await recordAudit(tx, act.actor, entry);
  return postLink(tx, scope, act, { id: invitationId, token }, guest);
};

/** Gives an unanswered invitation another role that the actor may give; whoever follows its link gets that one. */
export const changeInvitationRole = async (
  tx: Tx,
  scope: UnitScope,
  act: TeamAct,
  { invitationId, role }: { readonly invitationId: string; readonly role: Role },
) => {
  const stored = await openInvitation(tx, scope, act, invitationId);
  if (stored instanceof Refused) return stored;
  const { organizationId, unitId } = scope;
  const outletIds = stored.outlets.map(({ outletId }) => outletId);
  const refusal = await authority(tx, organizationId, act.userId, role, outletIds);
  if (refusal !== null) return refused('inviter_is_not_allowed_to_invite_requested_role');
  await tx.kysely
    .updateTable('invitation')
    .set({ role })
    .where('organization_id', '=', organizationId)
    .where('id', '=', invitationId)
    .execute();
  await recordAudit(tx, act.actor, {
    organizationId,
    unitId,
    action: 'invitation.change-role',
    subjectId: invitationId,
    detail: { before: stored.role, after: role },
  });
  return invitationOf({ ...stored, role }, act.now);
};
