import type { Reader } from '#platform/server/db/port.ts';
import type { SecondFactor } from '../contract.ts';
import { freshness, isFresh } from '../rules.ts';

/** What is kept of a person's second factor. */
export interface StoredFactor {
  readonly sealed: Buffer;
  readonly confirmedAt: Date | null;
  readonly lastStep: number;
}

/** The second factor of an account, confirmed or not, or null. */
export const storedFactor = async (reader: Reader, userId: string): Promise<StoredFactor | null> => {
  const row = await reader.kysely
    .selectFrom('second_factor')
    .select(['sealed', 'confirmed_at', 'last_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { sealed, confirmed_at: confirmedAt, last_step: lastStep } = row;
  return { sealed: Buffer.from(sealed), confirmedAt, lastStep: Number(lastStep) };
};

/** When the session's holder last proved a confirmed second factor in it, or null. */
export const checkedAt = async (reader: Reader, sessionId: string): Promise<Date | null> => {
  const row = await reader.kysely
    .selectFrom('second_factor_check')
    .select('checked_at')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.checked_at ?? null;
};

/** The second factor as its holder sees it. */
export const readSecondFactor = async (
  reader: Reader,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  now: Date,
): Promise<SecondFactor> => {
  const factor = await storedFactor(reader, userId);
  const checked = await checkedAt(reader, sessionId);
  const [codes] = await reader.query<{ left: number }>(
    'select count(*)::int as left from recovery_code where user_id = $1',
    [userId],
  );
  const isNow = checked !== null && isFresh(checked, now);
  return {
    isEnrolled: (factor?.confirmedAt ?? null) !== null,
    freshUntil: isNow ? new Date(checked.getTime() + freshness).toISOString() : null,
    recoveryCodesLeft: codes?.left ?? 0,
  };
};
