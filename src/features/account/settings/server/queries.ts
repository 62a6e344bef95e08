import { z } from 'zod';
import { languageOf } from '#features/account/accounts/server/queries.ts';
import { companyRoles } from '#features/account/accounts/rules.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { notificationSettings } from '../contract.ts';
import type { NotificationSettings, Profile } from '../contract.ts';

const companyRole = z.enum(companyRoles).nullable().catch(null);

/** A user's profile, with the address that waits to be confirmed. Throws for an id without an account. */
export const profileOf = async (reader: Reader, userId: string, now: Date): Promise<Profile> => {
  const row = await reader.kysely
    .selectFrom('user_account')
    .select(['full_name', 'email', 'area_code', 'phone', 'language', 'company_name', 'company_role'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const pending = await reader.kysely
    .selectFrom('account_link')
    .select('email')
    .where('user_id', '=', userId)
    .where('kind', '=', 'email')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return {
    fullName: row.full_name,
    email: row.email,
    pendingEmail: pending?.email ?? null,
    areaCode: row.area_code,
    phone: row.phone,
    language: languageOf(row.language),
    companyName: row.company_name,
    companyRole: companyRole.parse(row.company_role),
  };
};

/** What a user has chosen; null where that is nothing yet. */
type Chosen = { readonly user_id: string } & {
  readonly [Name in keyof NotificationSettings]: NotificationSettings[Name] | null;
};

/** What everybody is told who has not chosen: at once, by every way there is. */
export const standardSettings: Omit<NotificationSettings, 'marketing'> = {
  priceAlertEmail: 'instant',
  priceAlertPush: 'instant',
  digestEmail: 'weekly',
  outletInvitationEmail: true,
  outletInvitationPush: true,
};

/** Which of the users want to be told what, and how; those who have not chosen get the standard. */
export const notificationSettingsOf = async (
  reader: Reader,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, NotificationSettings>> => {
  const rows = await reader.query<Chosen>(
    `select u.id as user_id, n.price_alert_email as "priceAlertEmail", n.price_alert_push as "priceAlertPush",
       n.digest_email as "digestEmail",
       n.outlet_invitation_email as "outletInvitationEmail", n.outlet_invitation_push as "outletInvitationPush",
       coalesce((select c.given from account_consent c where c.user_id = u.id and c.kind = 'marketing'
         order by c.at desc limit 1), false) as marketing
     from user_account u left join notification_setting n on n.user_id = u.id where u.id = any ($1::uuid[])`,
    [userIds],
  );
  return new Map(
    rows.map(({ user_id: userId, ...row }) => {
      const chosen = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
      return [userId, notificationSettings.parse({ ...standardSettings, ...chosen })];
    }),
  );
};
