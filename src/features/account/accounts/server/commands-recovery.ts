import type { Tx } from '#platform/server/db/port.ts';
import { hook } from '#platform/server/hooks.ts';
import { forgetLetters } from '#platform/server/post/forget-letters.ts';
import { checkPassword } from '#platform/server/session/password-hash.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import { dropLinks, linkOwner, takeLink } from './commands-links.ts';
import { newPasswordHash, recordAccountEvent } from './commands.ts';
import type { AccountMoment, DoorServices } from './commands.ts';
import { momentIn, writeTo } from './commands-letters.ts';
import { accountOf } from './queries.ts';

/** Verifies the address of a new account with its letter's token, once. */
export const verifyAddress = ({ db }: DoorServices, token: string, moment: AccountMoment) =>
  db.platformTransaction(async (tx) => {
    const link = await takeLink(tx, 'verify', token, moment.now);
    if (link === null) return refused('link.expired');
    const { userId } = link;
    const [user] = await tx.query<{ email: string }>(
      `update user_account set email_verified_at = coalesce(email_verified_at, $2)
       where id = $1 and disabled_at is null returning email`,
      [userId, moment.now],
    );
    if (user === undefined) return refused('link.expired');
    await recordAccountEvent(tx, { action: 'account.verified', userId, requestId: moment.requestId }, moment);
    return { email: user.email };
  });

/**
 * Who keeps sessions and known devices: ends them all when a password is replaced, and answers the secret by which the
 * browser where it happened is known from then on. In a platform transaction.
 */
export const passwordReplaced =
  hook<
    (
      tx: Tx,
      services: DoorServices,
      browser: { readonly userId: string; readonly device: string | null; readonly userAgent: string | null },
      moment: AccountMoment,
    ) => Promise<string>
  >('a replaced password');

/**
 * Sets a new password with a letter's token. The letter has proven the address too. Every session, every other link and
 * every known device of the account ends, and the browser in which it is set becomes the known one: strangers who go on
 * guessing keep its owner out no longer (R21). The owner is told. A password that is refused leaves the link usable.
 */
export const resetPassword = async (
  services: DoorServices,
  {
    token,
    password,
    ...browser
  }: {
    readonly token: string;
    readonly password: string;
    readonly device: string | null;
    readonly userAgent: string | null;
  },
  moment: AccountMoment,
) => {
  const { db, keys, clock, hooks } = services;
  const { now, newId, requestId } = moment;
  const owner = await db.platformRead(async (reader) => {
    const userId = await linkOwner(reader, 'reset', token, now);
    return userId === null ? null : accountOf(reader, userId);
  });
  if (owner === null) return refused('link.expired');
  const hash = await newPasswordHash(password, owner.context);
  if (hash instanceof Refused) return hash;
  if (await checkPassword(owner.passwordHash, password)) return refused('password.unchanged');
  return db.platformTransaction(async (tx) => {
    const link = await takeLink(tx, 'reset', token, now);
    if (link === null) return refused('link.expired');
    const { userId } = link;
    await tx.query(
      `update user_account set password_hash = $2, email_verified_at = coalesce(email_verified_at, $3) where id = $1`,
      [userId, hash, now],
    );
    await dropLinks(tx, userId, ['verify', 'reset', 'email', 'start']);
    const device = await hooks.one(passwordReplaced)(tx, services, { userId, ...browser }, moment);
    await recordAccountEvent(tx, { action: 'password.reset', userId, requestId }, moment);
    const facts = (language: 'sv' | 'en') => [['when', momentIn(language, now)] as const];
    await writeTo(tx, { keys, clock, newId }, userId, 'passwordChanged', { facts });
    return { email: owner.email, device };
  });
};

/** Puts a changed address in the place of the old one with the token sent to it; links to the old one stop working. */
export const confirmEmail = ({ db }: DoorServices, token: string, moment: AccountMoment) =>
  db.platformTransaction(async (tx) => {
    const link = await takeLink(tx, 'email', token, moment.now);
    if (link?.email == null) return refused('link.expired');
    const { userId, email } = link;
    const taken = await tx.query('select 1 from user_account where lower(email) = lower($1) and id <> $2', [
      email,
      userId,
    ]);
    if (taken.length > 0) return refused('user.already_exists');
    const account = await accountOf(tx, userId);
    if (account === null) return refused('link.expired');
    await tx.query('update user_account set email = $2, email_verified_at = $3 where id = $1', [
      userId,
      email,
      moment.now,
    ]);
    await dropLinks(tx, userId, ['verify', 'reset', 'start']);
    await forgetLetters(tx, account.email, 'ended');
    await recordAccountEvent(tx, { action: 'email.changed', userId, requestId: moment.requestId }, moment);
    return { email };
  });
