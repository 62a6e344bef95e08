import { passwordFault } from '#core/access/password.ts';
import type { PasswordFault } from '#core/access/password.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { Hooks } from '#platform/server/hooks.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { AttemptLimiter } from '#platform/server/session/attempt-limiter.ts';
import { hashPassword } from '#platform/server/session/password-hash.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import type { FieldCode } from '#platform/wire/error-codes.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Language } from '../rules.ts';

/** What proves who somebody is, and keeps guessing slow. */
export interface AccountServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly keys: SessionKeys;
  readonly newId: NewId;
  readonly limiter: AttemptLimiter;
  /** Whether the product is reached over TLS; cookies follow it. */
  readonly secureTransport: boolean;
}

/** What the doors before an account is open stand on. */
export interface DoorServices extends AccountServices {
  readonly hooks: Hooks;
  /** Settings of the installation. */
  readonly signUpInfo: {
    readonly open: boolean;
    readonly supportPhone: string;
    readonly supportEmail: string;
  };
}

/** What a command on accounts is given beside its own input. */
export interface AccountMoment {
  readonly now: Date;
  readonly newId: NewId;
  readonly requestId: string;
}

const fieldCodeOf = (fault: PasswordFault): FieldCode =>
  fault === 'too_short' || fault === 'too_long' || fault === 'too_common' ? fault : 'invalid';

/** Why a password breaks the rule (R20), as the refusal of its field; null when it keeps it. */
export const passwordRefusal = (
  password: string,
  context: readonly string[],
): Refused<'bad.request'> | null => {
  const fault = passwordFault(password, context);
  return fault === null ? null : refused('bad.request', { password: fieldCodeOf(fault) });
};

/**
 * The hash of a new password, or a refusal when it breaks the rule (R20). `context` are names and addresses that it
 * may not consist of. Made before the transaction begins, because it takes milliseconds of processor.
 */
export const newPasswordHash = async (
  password: string,
  context: readonly string[],
): Promise<string | Refused<'bad.request'>> => {
  return passwordRefusal(password, context) ?? hashPassword(password);
};

export interface NewAccount {
  readonly email: string;
  readonly fullName: string;
  /** From `newPasswordHash`. */
  readonly passwordHash: string;
  readonly emailVerified: boolean;
  readonly onboardingStatus: string;
  readonly staff?: boolean;
  readonly language?: Language;
  readonly areaCode?: string;
  readonly phone?: string;
  readonly companyName?: string;
  readonly companyRole?: string;
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
      others_out_at: null,
      language: account.language ?? 'sv',
      area_code: account.areaCode ?? null,
      phone: account.phone ?? null,
      company_name: account.companyName ?? null,
      company_role: account.companyRole ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return made?.id ?? refused('user.already_exists');
};

/** What happens to accounts: who came in or did not, and what was changed. Staff's own work has its prefix. */
export type AccountAction =
  | 'session.start'
  | 'session.end'
  | 'session.reuse'
  | 'login.refused'
  | 'login.unverified'
  | 'access.refused'
  | 'account.created'
  | 'account.verified'
  | 'account.changed'
  | 'account.exported'
  | 'account.deleted'
  | 'email.asked'
  | 'email.changed'
  | 'password.asked'
  | 'password.changed'
  | 'password.reset'
  | 'password.refused'
  | 'onboarding.step'
  | `${'support' | 'impersonation' | 'device'}.${string}`;

/** A row of the accounts' log; it belongs to no organization. `detail` never holds a secret, a name or an address. */
export interface AccountEvent {
  readonly action: AccountAction;
  /** Null when nobody has the account that was tried. */
  readonly userId: string | null;
  readonly sessionId?: string | null;
  readonly impersonatedBy?: string | null;
  readonly requestId: string;
  readonly detail?: Readonly<Record<string, unknown>>;
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
      session_id: event.sessionId ?? null,
      action: event.action,
      request_id: event.requestId,
      impersonated_by: event.impersonatedBy ?? null,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .execute();
};
