import { sql } from 'kysely';
import type { User } from '../contract-user.ts';
import { onboardingStatus } from '../contract-user.ts';
import { onboardingStatuses } from '#core/access/onboarding-status.ts';
import type { OnboardingStatus } from '#core/access/onboarding-status.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { languages } from '../rules.ts';
import type { Language } from '../rules.ts';

/** A stored language. */
export const languageOf = (text: string): Language => languages.find((language) => language === text) ?? 'sv';

/** What signing in needs to know of an account. */
export interface Credentials {
  readonly userId: string;
  readonly passwordHash: string;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  readonly staff: boolean;
}

/** A user by id, as changing a password or an address needs it; null when there is none or it is disabled. */
export const accountOf = async (reader: Reader, userId: string) => {
  const row = await reader.kysely
    .selectFrom('user_account')
    .select(['email', 'full_name', 'company_name', 'password_hash', 'language'])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { email, password_hash: passwordHash } = row;
  /** Words that the password may not consist of. */
  const context = [row.full_name, email, row.company_name ?? ''];
  return { email, passwordHash, context };
};

/** The account of an e-mail address, whatever the case of its letters, or null. */
export const credentialsOf = async (reader: Reader, email: string): Promise<Credentials | null> => {
  const row = await reader.kysely
    .selectFrom('user_account')
    .select(['id', 'password_hash', 'email_verified_at', 'disabled_at', 'staff'])
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    userId: row.id,
    passwordHash: row.password_hash,
    emailVerified: row.email_verified_at !== null,
    disabled: row.disabled_at !== null,
    staff: row.staff,
  };
};

/** Whether an account's address is proven, and whether it is one of staff; null for none and a disabled one. */
export const standingOf = async (reader: Reader, userId: string) => {
  const row = await reader.kysely
    .selectFrom('user_account')
    .select(['email_verified_at', 'staff'])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : { emailVerified: row.email_verified_at !== null, staff: row.staff };
};

/** The user as the wire shows it. Throws for an id without an account: a live session has one. */
export const userOf = async (reader: Reader, userId: string): Promise<User> => {
  const row = await reader.kysely
    .selectFrom('user_account')
    .select(['id', 'full_name', 'email', 'onboarding_status', 'joined_at', 'staff'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    onboardingStatus: onboardingStatus.parse(row.onboarding_status),
    joinedAt: swedishDate(row.joined_at),
    staff: row.staff,
    userFlags: { stripe: 'premium', tier: 'premium' },
  };
};

/** Whether somebody has signed in to the account of an e-mail address with this browser before. */
export const isKnownDevice = async (reader: Reader, email: string, deviceHash: Buffer): Promise<boolean> => {
  const row = await reader.kysely
    .selectFrom('known_device as d')
    .innerJoin('user_account as u', 'u.id', 'd.user_id')
    .select('d.user_id')
    .where(sql`lower(u.email)`, '=', email.trim().toLowerCase())
    .where('d.device_hash', '=', deviceHash)
    .executeTakeFirst();
  return row !== undefined;
};

/** A user's own status. A platform read; throws for an id without an account. */
export const onboardingStatusOf = async (reader: Reader, userId: string): Promise<OnboardingStatus> => {
  const { onboarding_status: stored } = await reader.kysely
    .selectFrom('user_account')
    .select('onboarding_status')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const status = onboardingStatuses.find((one) => one === stored);
  if (status === undefined) throw new Error(`${stored} is no onboarding status`);
  return status;
};
