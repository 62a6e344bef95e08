import { passwordFault } from '#core/access/password.ts';
import type { PasswordFault } from '#core/access/password.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { hashPassword } from '#platform/server/session/password-hash.ts';
import type { FieldCode } from '#platform/wire/error-codes.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { refused } from '#platform/wire/refused.ts';

const fieldCodeOf = (fault: PasswordFault): FieldCode =>
  fault === 'too_short' || fault === 'too_long' ? fault : 'invalid';

/**
 * The hash of a new password, or a refusal when it breaks the rule (R20). `context` are names and addresses that it
 * may not consist of. Made before the transaction begins, because it takes milliseconds of processor.
 */
export const newPasswordHash = async (
  password: string,
  context: readonly string[],
): Promise<string | Refused<'bad.request'>> => {
  const fault = passwordFault(password, context);
  return fault === null ? hashPassword(password) : refused('bad.request', { password: fieldCodeOf(fault) });
};

export interface NewAccount {
  readonly email: string;
  readonly fullName: string;
  /** From `newPasswordHash`. */
  readonly passwordHash: string;
  readonly emailVerified: boolean;
  readonly onboardingStatus: string;
  readonly staff?: boolean;
}

/** Makes an account in a platform transaction and answers its id. Refuses an e-mail that has one, in any case of letters. */
export const createAccount = async (
  tx: Tx,
  account: NewAccount,
  { now, newId }: { readonly now: Date; readonly newId: NewId },
): Promise<string | Refused<'user.already_exists'>> => {
  const [made] = await tx.kysely
    .insertInto('user_account')
    .values({
      id: newId(),
      email: account.email.trim(),
      full_name: account.fullName.trim(),
      password_hash: account.passwordHash,
      email_verified_at: account.emailVerified ? now : null,
      onboarding_status: account.onboardingStatus,
      staff: account.staff ?? false,
      joined_at: now,
      disabled_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return made?.id ?? refused('user.already_exists');
};

/** What happened to an account's sessions; belongs to the user and to no organization. */
export interface AccountEvent {
  readonly action: 'session.start' | 'session.end' | 'session.reuse';
  readonly userId: string;
  readonly sessionId: string;
  readonly requestId: string;
}

/** Writes one row of the accounts' log, which only grows. */
export const recordAccountEvent = async (
  tx: Tx,
  event: AccountEvent,
  { now, newId }: { readonly now: Date; readonly newId: NewId },
): Promise<void> => {
  await tx.kysely
    .insertInto('account_event')
    .values({
      id: newId(),
      at: now,
      user_id: event.userId,
      session_id: event.sessionId,
      action: event.action,
      request_id: event.requestId,
    })
    .execute();
};
