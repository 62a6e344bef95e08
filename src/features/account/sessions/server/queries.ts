import type { Reader } from '#platform/server/db/port.ts';
import type { LiveSession } from '#platform/server/session/session-check.ts';

/** A visit is its staff's for as long as they are staff. `s` is the session. */
export const hasItsVisitor = `(s.impersonated_by is null or exists (
  select from user_account v where v.id = s.impersonated_by and v.staff and v.disabled_at is null))`;

/**
 * The session of an access token unless it has ended or whoever is in it is disabled; whether it has expired, the caller
 * sees.
 */
export const liveSession = async (reader: Reader, sessionId: string): Promise<LiveSession | null> => {
  const [row] = await reader.query<{
    user_id: string;
    staff: boolean;
    impersonated_by: string | null;
    expires_at: Date;
    created_at: Date;
  }>(
    `select s.user_id, u.staff, s.impersonated_by, s.expires_at, s.created_at
     from user_session s join user_account u on u.id = s.user_id
     where s.id = $1 and s.ended_at is null and u.disabled_at is null and ${hasItsVisitor}`,
    [sessionId],
  );
  if (row === undefined) return null;
  return {
    userId: row.user_id,
    // Who acts as a customer has the customer's rights and no others.
    staff: row.staff && row.impersonated_by === null,
    impersonatedBy: row.impersonated_by,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
  };
};

/** The live session that a renewal token belongs to, whatever its generation, or null. */
export const sessionOfToken = async (reader: Reader, tokenHash: Buffer): Promise<string | null> => {
  const row = await reader.kysely
    .selectFrom('session_token as t')
    .innerJoin('user_session as s', 's.id', 't.session_id')
    .select('s.id')
    .where('t.token_hash', '=', tokenHash)
    .where('s.ended_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
};
