import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { recordAccountEvent } from '#features/account/accounts/server/commands.ts';
import type { SessionMoment } from '#features/account/sessions/server/commands.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { isSealedWithOldKey, openSecret, sealSecret } from '#platform/server/session/sealed-secret.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { recoveryCodeCount } from '../rules.ts';
import { storedFactor } from './queries-second-factor.ts';
import type { StoredFactor } from './queries-second-factor.ts';

/** Staff in their own session. */
export interface StaffAct {
  readonly userId: string;
  readonly sessionId: string;
  readonly keys: SessionKeys;
  readonly moment: SessionMoment;
}

const period = 30;

/** SHA-1, six digits, 30 seconds: the parameters that every authenticator app understands (RFC 6238). */
const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Krogkoll', label, secret: Secret.fromBase32(secret), period });

/** A secret of 160 bits (RFC 4226, section 4) that waits to be confirmed; takes the place of one that never was. */
export const enrolSecondFactor = async (
  tx: Tx,
  { userId, keys, moment }: StaffAct,
): Promise<{ secret: string; uri: string; matrix: string[] } | Refused<'second_factor.already_enrolled'>> => {
  const account = await tx.kysely
    .selectFrom('user_account')
    .select('email')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const known = await storedFactor(tx, userId);
  if (known !== null && known.confirmedAt !== null) return refused('second_factor.already_enrolled');
  const secret = new Secret({ size: 20 }).base32;
  const row = { sealed: sealSecret(keys, userId, secret), created_at: moment.now, last_step: 0 };
  await tx.kysely
    .insertInto('second_factor')
    .values({ user_id: userId, confirmed_at: null, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  const uri = totpOf(secret, account.email).toString();
  const { data } = encode(uri, { ecc: 'M', border: 2 });
  const matrix = data.map((modules) => modules.map((isDark) => (isDark ? '1' : '0')).join(''));
  return { secret, uri, matrix };
};

/** The time step of a code that is right now, one step early or late, and newer than the last one used; or null. */
const stepOf = (
  keys: SessionKeys,
  userId: string,
  { sealed, lastStep }: StoredFactor,
  code: string,
  now: Date,
): number | null => {
  const secret = openSecret(keys, userId, sealed);
  if (secret === null || !/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1_000 / period) + delta;
  return step > lastStep ? step : null;
};

const lockedFactor = async (tx: Tx, userId: string): Promise<StoredFactor | null> => {
  await tx.query('select 1 from second_factor where user_id = $1 for update', [userId]);
  return storedFactor(tx, userId);
};

const markChecked = async (tx: Tx, { sessionId, moment }: StaffAct): Promise<void> => {
  await tx.query(
    `insert into second_factor_check (session_id, checked_at) values ($1, $2)
     on conflict (session_id) do update set checked_at = excluded.checked_at`,
    [sessionId, moment.now],
  );
};

const recordSupport = (tx: Tx, { userId, sessionId, moment }: StaffAct, what: string): Promise<void> =>
  recordAccountEvent(
    tx,
    { action: `support.${what}`, userId, sessionId, requestId: moment.requestId },
    moment,
  );

/** 80 bits in base32, in groups that can be read aloud. */
const newRecoveryCode = (): string =>
  new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32.replace(/(.{4})(?=.)/g, '$1-');

/** What is kept of a recovery code, however it was typed: 80 random bits need no slow hash. */
const codeHash = (userId: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${userId}|${code.replace(/[\s-]/g, '').toUpperCase()}`)
    .digest();

/** Confirms the waiting secret by its first code and answers recovery codes, which only their holder keeps. */
export const confirmSecondFactor = async (
  tx: Tx,
  act: StaffAct,
  code: string,
): Promise<
  | { recoveryCodes: string[] }
  | Refused<'second_factor.already_enrolled' | 'second_factor.required' | 'second_factor.wrong'>
> => {
  const { userId, keys, moment } = act;
  const factor = await lockedFactor(tx, userId);
  if (factor === null) return refused('second_factor.required');
  if (factor.confirmedAt !== null) return refused('second_factor.already_enrolled');
  const step = stepOf(keys, userId, factor, code, moment.now);
  if (step === null) return refused('second_factor.wrong');
  await tx.kysely
    .updateTable('second_factor')
    .set({ confirmed_at: moment.now, last_step: step })
    .where('user_id', '=', userId)
    .execute();
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  const rows = recoveryCodes.map((one) => ({
    user_id: userId,
    code_hash: codeHash(userId, one),
  }));
  await tx.kysely.insertInto('recovery_code').values(rows).execute();
  await markChecked(tx, act);
  await recordSupport(tx, act, 'second-factor-enrolled');
  return { recoveryCodes };
};

const spendRecoveryCode = async (tx: Tx, { userId }: StaffAct, code: string): Promise<boolean> => {
  const used = await tx.kysely
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash(userId, code))
    .returning('user_id')
    .execute();
  return used.length > 0;
};

/** Checks a code of the app, or a recovery code, for this session. Each counts once; of two at once one is wrong. */
export const checkSecondFactor = async (
  tx: Tx,
  act: StaffAct,
  code: string,
): Promise<Refused<'second_factor.required' | 'second_factor.wrong'> | null> => {
  const { userId, keys, moment } = act;
  const factor = await lockedFactor(tx, userId);
  if (factor === null || factor.confirmedAt === null) return refused('second_factor.required');
  const step = stepOf(keys, userId, factor, code, moment.now);
  if (step === null && !(await spendRecoveryCode(tx, act, code))) return refused('second_factor.wrong');
  if (step !== null)
    await tx.kysely
      .updateTable('second_factor')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .execute();
  await markChecked(tx, act);
  await recordSupport(tx, act, step === null ? 'recovery-code-used' : 'second-factor-checked');
  return null;
};

/** Seals anew what was sealed with the key before a rotation, so that the old key can go. */
export const resealSecondFactors = async (tx: Tx, keys: SessionKeys): Promise<void> => {
  const factors = await tx.kysely
    .selectFrom('second_factor')
    .select(['user_id', 'sealed'])
    .forUpdate()
    .execute();
  for (const { user_id: userId, sealed } of factors) {
    const bytes = Buffer.from(sealed);
    const secret = isSealedWithOldKey(keys, userId, bytes) ? openSecret(keys, userId, bytes) : null;
    if (secret === null) continue;
    await tx.kysely
      .updateTable('second_factor')
      .set({ sealed: sealSecret(keys, userId, secret) })
      .where('user_id', '=', userId)
      .execute();
  }
};
