import { invitableRoles } from '#core/access/policy.ts';
import type { Role } from '#core/access/roles.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { postTeamNotice } from './emails.ts';
import { ownersOf } from './queries-owners.ts';

/** Who changes the team, when, and how letters are posted. */
export interface TeamAct {
  readonly actor: Actor;
  readonly userId: string;
  readonly now: Date;
  readonly post: PostDeps;
}

interface Place {
  readonly organizationId: string;
  readonly memberId: string;
  readonly outletIds: readonly string[];
}

interface Seat {
  readonly outletId: string;
  readonly name: string;
  readonly role: Role;
  readonly isLastOwner: boolean;
}

/**
 * One change of an organization's team at a time, until the transaction ends: of two owners who remove each other only
 * the first one is still an owner then (R12).
 */
export const lockTeam = async (tx: Tx, organizationId: string): Promise<void> => {
  await tx.query('select 1 from organization where organization_id = $1 for update', [organizationId]);
};

/** The member's seats in the unit: where the actor owns the outlet, or all of the member's own. */
const seatsOf = (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  memberId: string,
  ownerId: string | null,
): Promise<Seat[]> =>
  tx.query<Seat>(
    `select m.outlet_id as "outletId", o.display_name as name, m.role,
       m.role = 'owner' and not exists (
         select from membership x
         where x.organization_id = $1 and x.outlet_id = m.outlet_id and x.role = 'owner' and x.user_id <> m.user_id
       ) as "isLastOwner"
     from membership m join outlet o on o.organization_id = $1 and o.id = m.outlet_id
     where m.organization_id = $1 and o.main_unit_id = $2 and m.user_id = $3 and ($4::uuid is null or exists (
       select from membership a
       where a.organization_id = $1 and a.outlet_id = m.outlet_id and a.user_id = $4 and a.role = 'owner'))
     order by m.outlet_id`,
    [organizationId, unitId, memberId, ownerId],
  );

/** Who may no longer invite for a role to an outlet does not leave open invitations to it behind. */
const withdrawBeyond = (
  tx: Tx,
  { organizationId, memberId, outletIds }: Place,
  role: Role | null,
  now: Date,
) =>
  tx.query(
    `update invitation i set state = 'withdrawn', settled_at = $5
     where i.organization_id = $1 and i.invited_by = $2 and i.state = 'pending' and i.role <> all($4::text[])
       and exists (
         select from invitation_outlet io
         where io.organization_id = $1 and io.invitation_id = i.id and io.outlet_id = any($3::uuid[]))`,
    [organizationId, memberId, outletIds, role === null ? [] : invitableRoles[role], now],
  );

type Change = { readonly to: Role | null; readonly action: 'change-role' | 'remove' | 'leave' };

const write = (tx: Tx, { organizationId, memberId, outletIds }: Place, role: Role | null) =>
  role === null
    ? tx.query(
        'delete from membership where organization_id = $1 and user_id = $2 and outlet_id = any($3::uuid[])',
        [organizationId, memberId, outletIds],
      )
    : tx.query(
        `update membership set role = $4
         where organization_id = $1 and user_id = $2 and outlet_id = any($3::uuid[])`,
        [organizationId, memberId, outletIds, role],
      );

const change = async (
  tx: Tx,
  scope: UnitScope,
  act: TeamAct,
  memberId: string,
  { to, action }: Change,
): Promise<{ userId: string } | Refused<'user.not_found' | 'team.last_owner'>> => {
  const { organizationId, unitId } = scope;
  await lockTeam(tx, organizationId);
  const seats = await seatsOf(tx, scope, memberId, action === 'leave' ? null : act.userId);
  if (seats.length === 0) return refused('user.not_found');
  if (to !== 'owner' && seats.some(({ isLastOwner }) => isLastOwner)) return refused('team.last_owner');
  const outletIds = seats.map(({ outletId }) => outletId);
  const owners = await ownersOf(tx, organizationId, outletIds);
  const people = await tx.query<{ fullName: string }>(
    'select full_name as "fullName" from team_account where organization_id = $1 and user_id = $2',
    [organizationId, memberId],
  );
  const place = { organizationId, memberId, outletIds };
  await write(tx, place, to);
  await withdrawBeyond(tx, place, to, act.now);
  const from = seats.some(({ role }) => role === 'owner') ? 'owner' : (seats[0]?.role ?? null);
  await recordAudit(tx, act.actor, {
    organizationId,
    unitId,
    action: `member.${action}`,
    subjectId: memberId,
    detail: { outlets: outletIds, from, to },
  });
  if (from === 'owner' || to === 'owner') {
    const told = owners.filter(({ userId }) => userId !== act.userId);
    const notice = { who: people[0]?.fullName ?? '', outlets: seats.map(({ name }) => name), to };
    for (const owner of told) await postTeamNotice(tx, act.post, owner, notice);
  }
  return { userId: memberId };
};

/**
 * Gives a member another role in the unit's outlets that the actor owns. Refuses who is not a member there, and a smaller
 * role for an outlet's only owner (R12). Owners are told of every change of ownership.
 */
export const changeRole = (tx: Tx, scope: UnitScope, act: TeamAct, memberId: string, role: Role) =>
  change(tx, scope, act, memberId, { to: role, action: 'change-role' });

/** Takes a member out of the unit's outlets that the actor owns. Refuses as `changeRole` does. */
export const removeMember = (tx: Tx, scope: UnitScope, act: TeamAct, memberId: string) =>
  change(tx, scope, act, memberId, { to: null, action: 'remove' });

/** Takes the actor out of the unit's outlets. Refuses an outlet's only owner (R12). */
export const leaveTeam = (tx: Tx, scope: UnitScope, act: TeamAct) =>
  change(tx, scope, act, act.userId, { to: null, action: 'leave' });
