import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { invitableRoles } from '#core/access/policy.ts';
import type { Role } from '#core/access/roles.ts';
import { pushTo } from '#features/account/notifications/server/commands-push.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { addressKey, mailAddress } from '#platform/server/post/address.ts';
import { publishTo } from '#platform/server/live.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { refused, refusedFor } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { letterWait } from '#platform/server/post/post-mail.ts';
import type { inviteBody } from '../contract-invitations.ts';
import type { Invitation } from '#features/account/accounts/contract-invitation.ts';
import { invitationLife } from '../rules.ts';
import { lockTeam } from './commands-members.ts';
import type { TeamAct } from './commands-members.ts';
import { invitationPush, postInvitation } from './emails.ts';
import type { Guest } from './queries-guest.ts';
import { invitationOf, storedInvitation, tokenHash } from './queries-invitations.ts';

/** 256 bits, of which the database keeps the hash (R24). */
export const newToken = (): string => randomBytes(32).toString('base64url');

type RoleRefusal = Refused<
  'inviter_is_not_allowed_to_invite_requested_role' | 'invitation_role_not_allowed' | 'outlet.not_exist'
>;

/** Whether the actor may invite for the role to every one of the outlets, by the role in each. */
export const authority = async (
  tx: Tx,
  organizationId: string,
  userId: string,
  role: Role,
  outletIds: readonly string[],
): Promise<RoleRefusal | null> => {
  const seats = await tx.query<{ role: Role }>(
    'select role from membership where organization_id = $1 and user_id = $2 and outlet_id = any($3::uuid[])',
    [organizationId, userId, outletIds],
  );
  if (seats.length < outletIds.length) return refused('outlet.not_exist');
  if (seats.some((seat) => invitableRoles[seat.role].length === 0))
    return refused('invitation_role_not_allowed');
  return seats.every((seat) => invitableRoles[seat.role].includes(role))
    ? null
    : refused('inviter_is_not_allowed_to_invite_requested_role');
};

/** A mailbox however it is written: its tag and its case make no other person. */
const sameMailbox = (one: string, other: string): boolean => addressKey(one) === addressKey(other);

const accessRefusal = async (
  tx: Tx,
  organizationId: string,
  email: string,
  role: Role,
  outletIds: readonly string[],
) => {
  const seats = await tx.query<{ role: Role }>(
    `select m.role from membership m join team_account t on t.organization_id = $1 and t.user_id = m.user_id
     where m.organization_id = $1 and m.outlet_id = any($3::uuid[]) and lower(t.email) = lower($2)`,
    [organizationId, email, outletIds],
  );
  if (seats.some((seat) => seat.role === role)) return refused('user.role.already_exists');
  return seats.length > 0 ? refused('user.already_has_access') : null;
};

const isInvited = async (
  tx: Tx,
  organizationId: string,
  email: string,
  outletIds: readonly string[],
  now: Date,
): Promise<boolean> => {
  const rows = await tx.query(
    `select 1 from invitation i join invitation_outlet io on io.organization_id = $1 and io.invitation_id = i.id
     where i.organization_id = $1 and lower(i.email) = lower($2) and i.state = 'pending' and i.expires_at > $4
       and io.outlet_id = any($3::uuid[])`,
    [organizationId, email, outletIds, now],
  );
  return rows.length > 0;
};

/** Tells the guest of an invitation as they wish, by push and by letter; refuses an address that has had its share (R42), or that no letter can go to. */
export const postLink = async (
  tx: Tx,
  { organizationId }: UnitScope,
  act: TeamAct,
  { id, token }: { id: string; token: string },
  guest: Guest,
): Promise<Invitation | Refused<'rate.limited' | 'bad.request'>> => {
  const stored = await storedInvitation(tx, organizationId, id);
  if (stored === null) throw new Error('the invitation was just written');
  const { email: to, language, outlets, role } = stored;
  const inviter = stored.inviterName ?? stored.organizationName;
  const letter = { to, language, role, token, inviter, outlets: outlets.map(({ name }) => name) };
  // A push waits as it is written: it names no person, who may have left before it goes (R62).
  const push = invitationPush({ ...letter, inviter: stored.organizationName });
  await pushTo(tx, guest.devices, push);
  if (guest.userId !== null) await publishTo(tx, `person ${guest.userId}`, { type: 'news' });
  if (!guest.isMailed) return invitationOf(stored, act.now);
  const posted = await postInvitation(tx, act.post, letter);
  if (posted === 'limited') return refusedFor('rate.limited', letterWait);
  return posted === 'unusable' ? refused('bad.request', { email: 'invalid' }) : invitationOf(stored, act.now);
};

/**
 * Invites somebody to outlets of the unit's organization and posts the link. Refused as specification sections 6 and 8
 * and R9 say: oneself, outlets where the actor is nobody, roles above the actor's own, who is there already, and who is
 * invited already.
 */
export const invite = async (
  tx: Tx,
  scope: UnitScope,
  act: TeamAct,
  asked: z.output<typeof inviteBody>,
  guest: Guest,
) => {
  const { organizationId, unitId } = scope;
  const email = mailAddress(asked.email);
  if (email === null) return refused('bad.request', { email: 'invalid' });
  const outletIds = [...new Set(asked.outletIds)];
  await lockTeam(tx, organizationId);
  const [self] = await tx.query<{ email: string }>(
    'select email from team_account where organization_id = $1 and user_id = $2',
    [organizationId, act.userId],
  );
  if (self === undefined) return refused('outlet.not_exist');
  if (sameMailbox(self.email, email)) return refused('inviter_can_not_invite_theirself');
  const refusal =
    (await authority(tx, organizationId, act.userId, asked.role, outletIds)) ??
    (await accessRefusal(tx, organizationId, email, asked.role, outletIds));
  if (refusal !== null) return refusal;
  if (await isInvited(tx, organizationId, email, outletIds, act.now))
    return refused('invitation_already_exists');
  const id = act.post.newId();
  const token = newToken();
  await tx.kysely
    .insertInto('invitation')
    .values({
      organization_id: organizationId,
      id,
      email,
      role: asked.role,
      language: asked.language,
      token_hash: tokenHash(token),
      invited_by: act.userId,
      created_at: act.now,
      expires_at: new Date(act.now.getTime() + invitationLife),
      settled_at: null,
    })
    .execute();
  await tx.kysely
    .insertInto('invitation_outlet')
    .values(
      outletIds.map((outletId) => ({
        organization_id: organizationId,
        invitation_id: id,
        outlet_id: outletId,
      })),
    )
    .execute();
  await recordAudit(tx, act.actor, {
    organizationId,
    unitId,
    action: 'invitation.send',
    subjectId: id,
    detail: { role: asked.role, outlets: outletIds },
  });
  return postLink(tx, scope, act, { id, token }, guest);
};
