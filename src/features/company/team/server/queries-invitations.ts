import { createHash } from 'node:crypto';
import type { Role } from '#core/access/roles.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { swedishOrder } from '#platform/server/sql.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { Invitation, OwnInvitation } from '#features/account/accounts/contract-invitation.ts';

/** What the database keeps of a link's token. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** An invitation as it is stored, with the names around it. */
export interface StoredInvitation {
  readonly id: string;
  readonly organizationId: string;
  readonly organizationName: string;
  readonly email: string;
  readonly role: Role;
  readonly language: 'sv' | 'en';
  readonly inviterName: string | null;
  readonly outlets: { readonly outletId: string; readonly name: string }[];
  readonly state: 'pending' | 'accepted' | 'declined' | 'withdrawn';
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The columns of `StoredInvitation`. Inviters' names stand in `names (user_id, full_name)`: a tenant's or everybody's. */
const columns = (names: string): string => `
  select i.id, i.organization_id as "organizationId", c.name as "organizationName", i.email, i.role, i.language,
    (select n.full_name from ${names} n where n.user_id = i.invited_by limit 1) as "inviterName",
    (select coalesce(jsonb_agg(jsonb_build_object('outletId', o.id, 'name', o.display_name)
       order by ${swedishOrder('o.display_name')}, o.id), '[]')
     from invitation_outlet io join outlet o on o.organization_id = io.organization_id and o.id = io.outlet_id
     where io.organization_id = i.organization_id and io.invitation_id = i.id) as outlets,
    i.state, i.created_at as "createdAt", i.expires_at as "expiresAt"
  from invitation i join organization c on c.organization_id = i.organization_id`;

const tenantColumns = columns('team_account');
const platformColumns = columns('(select id as user_id, full_name from user_account)');

const ofUnit = `exists (
  select from invitation_outlet io join outlet o on o.organization_id = io.organization_id and o.id = io.outlet_id
  where io.organization_id = i.organization_id and io.invitation_id = i.id and o.main_unit_id = $2)`;

/** As the team sees it. */
export const invitationOf = (stored: StoredInvitation, now: Date): Invitation => ({
  id: stored.id,
  email: stored.email,
  role: stored.role,
  outlets: stored.outlets,
  inviterName: stored.inviterName,
  state: stored.state === 'pending' && stored.expiresAt <= now ? 'expired' : stored.state,
  createdAt: stored.createdAt.toISOString(),
  expiresAt: stored.expiresAt.toISOString(),
});

/** As its addressee sees it. */
export const ownInvitationOf = (stored: StoredInvitation, now: Date): OwnInvitation => ({
  ...invitationOf(stored, now),
  organizationName: stored.organizationName,
});

/** The unit's unanswered invitations, newest first, or the one asked for in whatever state. A tenant's read. */
export const listInvitations = (
  reader: Reader,
  { organizationId, unitId }: { readonly organizationId: string; readonly unitId: string },
  invitationId: string | null = null,
): Promise<StoredInvitation[]> =>
  reader.query<StoredInvitation>(
    `${tenantColumns}
     where i.organization_id = $1 and ${ofUnit}
       and case when $3::uuid is null then i.state = 'pending' else i.id = $3 end
     order by i.created_at desc, i.id desc limit 500`,
    [organizationId, unitId, invitationId],
  );

/** One invitation of the organization to whichever of its units, or null. A tenant's read. */
export const storedInvitation = async (
  reader: Reader,
  organizationId: string,
  invitationId: string,
): Promise<StoredInvitation | null> => {
  const [stored] = await reader.query<StoredInvitation>(
    `${tenantColumns} where i.organization_id = $1 and i.id = $2`,
    [organizationId, invitationId],
  );
  return stored ?? null;
};

/** The pending invitations to a verified address of an account that are still open. A platform read. */
export const listOwnInvitations = (reader: Reader, userId: string, now: Date): Promise<StoredInvitation[]> =>
  reader.query<StoredInvitation>(
    `${platformColumns}
     where i.state = 'pending' and i.expires_at > $2
       and lower(i.email) = (select lower(email) from user_account where id = $1 and email_verified_at is not null)
     order by i.created_at desc, i.id desc limit 500`,
    [userId, now],
  );

/** One invitation to a verified address of the account, in whatever state, or null. A platform read. */
export const ownInvitation = async (
  reader: Reader,
  userId: string,
  invitationId: string,
): Promise<StoredInvitation | null> => {
  const [stored] = await reader.query<StoredInvitation>(
    `${platformColumns}
     where i.id = $2
       and lower(i.email) = (select lower(email) from user_account where id = $1 and email_verified_at is not null)`,
    [userId, invitationId],
  );
  return stored ?? null;
};

/** Why an invitation cannot be answered, or null. */
export const unanswerable = (
  { state, expiresAt }: StoredInvitation,
  now: Date,
): Refused<'invitation_already_settled' | 'invitation_state_not_allowed'> | null => {
  if (state === 'accepted' || state === 'declined') return refused('invitation_already_settled');
  return state === 'withdrawn' || expiresAt <= now ? refused('invitation_state_not_allowed') : null;
};

/**
 * The open invitation of a link's token, whoever asks; refuses an unknown, an answered, and a withdrawn or expired one.
 * A platform read, and it uses nothing up.
 */
export const findInvitation = async (
  reader: Reader,
  token: string,
  now: Date,
): Promise<
  | StoredInvitation
  | Refused<'user.invitation_does_not_exists' | 'invitation_already_settled' | 'invitation_state_not_allowed'>
> => {
  const [stored] = await reader.query<StoredInvitation>(`${platformColumns} where i.token_hash = $1`, [
    tokenHash(token),
  ]);
  if (stored === undefined) return refused('user.invitation_does_not_exists');
  return unanswerable(stored, now) ?? stored;
};

/** Whether an address has an account. */
export const hasAccount = async (reader: Reader, email: string): Promise<boolean> => {
  const rows = await reader.query('select 1 from user_account where lower(email) = lower($1)', [email]);
  return rows.length > 0;
};

/** An open invitation as its link shows it to whoever holds the letter. A platform read. */
export const foundInvitation = async (reader: Reader, token: string, now: Date) => {
  const found = await findInvitation(reader, token, now);
  if (found instanceof Refused) return found;
  return { ...ownInvitationOf(found, now), hasAccount: await hasAccount(reader, found.email) };
};
