import { sql } from 'kysely';
import type { User } from '#features/sessions/contract.ts';
import { onboardingStatus } from '#features/sessions/contract.ts';
import type { Reader } from '#platform/server/db/port.ts';

/** What signing in needs to know of an account. */
export interface Credentials {
  readonly userId: string;
  readonly passwordHash: string;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  readonly staff: boolean;
}

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

const stockholmDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', dateStyle: 'short' });

/** The user as the wire shows it. Throws for an id without an account: a live session has one. */
export const userOf = async (reader: Reader, userId: string): Promise<User> => {
  const row = await reader.kysely
    .selectFrom('user_account')
    .select(['id', 'full_name', 'email', 'onboarding_status', 'joined_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    onboardingStatus: onboardingStatus.parse(row.onboarding_status),
    joinedAt: stockholmDate.format(row.joined_at),
    userFlags: { stripe: 'premium', tier: 'premium' },
  };
};
