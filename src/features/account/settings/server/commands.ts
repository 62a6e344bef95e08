import { phoneOf } from '#platform/wire/phone.ts';
import { forgetPendingAddresses, makeLink } from '#features/account/accounts/server/commands-links.ts';
import { recordAccountEvent } from '#features/account/accounts/server/commands.ts';
import type { AccountMoment } from '#features/account/accounts/server/commands.ts';
import { writeTo } from '#features/account/accounts/server/commands-letters.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import type { BodyOf } from '#platform/wire/endpoint.ts';
import { refused, refusedFor } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { letterWait } from '#platform/server/post/post-mail.ts';
import type { StoppableMail, Unsubscribing } from '#platform/server/post/unsubscribe-token.ts';
import type { NotificationSettings, settingsContract } from '../contract.ts';
import { notificationSettingsOf, standardSettings } from './queries.ts';

/** Changes name, phone and language of a user; refuses a phone number that cannot exist. */
export const changeProfile = async (
  tx: Tx,
  userId: string,
  form: BodyOf<(typeof settingsContract)['changeProfile']>,
  moment: AccountMoment,
): Promise<Refused<'bad.request'> | null> => {
  const phone = phoneOf(form.areaCode, form.phone);
  if (phone === null) return refused('bad.request', { phone: 'invalid' });
  await tx.kysely
    .updateTable('user_account')
    .set({ full_name: form.fullName, language: form.language, area_code: phone.areaCode, phone: phone.phone })
    .where('id', '=', userId)
    .execute();
  await recordAccountEvent(tx, { action: 'account.changed', userId, requestId: moment.requestId }, moment);
  return null;
};

/**
 * Sends the link that confirms a new address to it, and a notice to the old one, which stays until then. Refuses an
 * address that has an account, and one that no letter reaches.
 */
export const askForEmail = async (
  tx: Tx,
  deps: PostDeps,
  { userId, email }: { readonly userId: string; readonly email: string },
  moment: AccountMoment,
): Promise<Refused<'bad.request' | 'user.already_exists' | 'rate.limited'> | { pendingEmail: string }> => {
  const taken = await tx.query('select 1 from user_account where lower(email) = lower($1)', [email]);
  if (taken.length > 0) return refused('user.already_exists');
  const [pending] = await tx.query<{ email: string | null }>(
    `select email from account_link where user_id = $1 and kind = 'email'`,
    [userId],
  );
  // Asked for once more, an address keeps its letters: they are what its share is counted by.
  if (pending?.email?.toLowerCase() !== email.toLowerCase()) await forgetPendingAddresses(tx, userId);
  const token = await makeLink(tx, { userId, kind: 'email', email }, moment.now);
  await recordAccountEvent(tx, { action: 'email.asked', userId, requestId: moment.requestId }, moment);
  const posted = await writeTo(tx, deps, userId, 'confirmEmail', { to: email, token });
  if (posted === 'unusable') return refused('bad.request', { email: 'invalid' });
  if (posted === 'limited') return refusedFor('rate.limited', letterWait);
  await writeTo(tx, deps, userId, 'emailAsked', { facts: () => [['newAddress', email]] });
  return { pendingEmail: email };
};

const rowOf = (settings: Omit<NotificationSettings, 'marketing'>) => ({
  price_alert_email: settings.priceAlertEmail,
  price_alert_push: settings.priceAlertPush,
  digest_email: settings.digestEmail,
  outlet_invitation_email: settings.outletInvitationEmail,
  outlet_invitation_push: settings.outletInvitationPush,
});

const stopped = {
  'price-alerts': { priceAlertEmail: 'off' },
  'weekly-digest': { digestEmail: 'off' },
} as const satisfies Record<StoppableMail, Partial<NotificationSettings>>;

/**
 * Ends a kind of mail for a user and leaves all else as it was; nothing for an account that is gone.
 */
export const stopMail = async (tx: Tx, { userId, kind }: Unsubscribing): Promise<void> => {
  const [account] = await tx.query('select 1 from user_account where id = $1 for key share', [userId]);
  if (account === undefined) return;
  const settings = (await notificationSettingsOf(tx, [userId])).get(userId) ?? standardSettings;
  const row = rowOf({ ...settings, ...stopped[kind] });
  await tx.kysely
    .insertInto('notification_setting')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
};

/** Stores what a user wants to be told; consent to marketing is a row of its own each time it changes. */
export const changeNotificationSettings = async (
  tx: Tx,
  userId: string,
  settings: NotificationSettings,
  now: Date,
): Promise<void> => {
  const row = rowOf(settings);
  await tx.kysely
    .insertInto('notification_setting')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  await tx.query(
    `insert into account_consent (user_id, kind, given, at)
     select $1, 'marketing', $2, $3
     where $2 is distinct from coalesce((select c.given from account_consent c
       where c.user_id = $1 and c.kind = 'marketing' order by c.at desc limit 1), false)
     on conflict (user_id, kind, at) do update set given = excluded.given`,
    [userId, settings.marketing, now],
  );
};
