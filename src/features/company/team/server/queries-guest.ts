import { activeDevices } from '#features/account/notifications/server/queries-devices.ts';
import type { ActiveDevice } from '#features/account/notifications/server/queries-devices.ts';
import { notificationSettingsOf } from '#features/account/settings/server/queries.ts';
import type { Reader } from '#platform/server/db/port.ts';

/** How somebody who is invited wants to hear of it. Who has no account is written to. */
export interface Guest {
  /** The account with the address; null where there is none. */
  readonly userId: string | null;
  readonly isMailed: boolean;
  /** The phones of an account with the address, where it wants pushes. */
  readonly devices: readonly ActiveDevice[];
}

/** What the account of an address has chosen for invitations. A platform read; nothing of it is told to the inviter. */
export const guestOf = async (reader: Reader, email: string, now: Date): Promise<Guest> => {
  const [account] = await reader.query<{ id: string }>(
    'select id from user_account where lower(email) = lower($1) and disabled_at is null',
    [email.trim()],
  );
  if (account === undefined) return { userId: null, isMailed: true, devices: [] };
  const wishes = (await notificationSettingsOf(reader, [account.id])).get(account.id);
  return {
    userId: account.id,
    isMailed: wishes?.outletInvitationEmail !== false,
    devices: wishes?.outletInvitationPush === true ? await activeDevices(reader, [account.id], now) : [],
  };
};

/** The address that an invitation goes to, or null. A tenant's read. */
export const invitedAddress = async (
  reader: Reader,
  organizationId: string,
  invitationId: string,
): Promise<string | null> => {
  const row = await reader.kysely
    .selectFrom('invitation')
    .select('email')
    .where('organization_id', '=', organizationId)
    .where('id', '=', invitationId)
    .executeTakeFirst();
  return row?.email ?? null;
};
