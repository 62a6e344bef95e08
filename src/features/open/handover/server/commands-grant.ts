import { isSealedWithOldKey, openSecret, sealSecret } from '#platform/server/session/sealed-secret.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { Clock } from '#platform/server/clock.ts';
import {
  BookkeepingFault,
  type BookkeepingPort,
  type Grant,
} from '#platform/server/ports/bookkeeping/port.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import type { ConnectionRecord, UnitPlace } from './queries.ts';

/** Milliseconds before its end at which a token is renewed. */
const ahead = 120_000;

/** Sealed for the unit's id. */
export const sealGrant = (keys: SessionKeys, unitId: string, grant: Grant): Buffer =>
  sealSecret(keys, unitId, JSON.stringify(grant));

/** The grant; null where no key opens it. */
const openGrant = (keys: SessionKeys, unitId: string, sealed: Buffer | null): Grant | null => {
  const text = sealed === null ? null : openSecret(keys, unitId, Buffer.from(sealed));
  return text === null ? null : (JSON.parse(text) as Grant);
};

/** Stores the newest tokens before anything is done with them: the refresh token before them is spent. */
const keepGrant = (tx: Tx, keys: SessionKeys, place: UnitPlace, grant: Grant): Promise<unknown> =>
  tx.query('update bookkeeping_connection set sealed = $3 where organization_id = $1 and unit_id = $2', [
    place.organizationId,
    place.unitId,
    sealGrant(keys, place.unitId, grant),
  ]);

/**
 * Tokens that will last for a while, renewed where they would not, or `renews` says so. Only who has the connection's lease may ask, so that nobody
 * else spends the refresh token. Throws `BookkeepingFault`; `unauthorized` where an owner has to connect anew.
 */
export const freshGrant = async (
  { db, keys, clock }: { readonly db: Db; readonly keys: SessionKeys; readonly clock: Clock },
  port: BookkeepingPort,
  connection: ConnectionRecord,
  { signal, renews }: { readonly signal: AbortSignal; readonly renews: boolean },
): Promise<Grant> => {
  const grant = openGrant(keys, connection.unitId, connection.sealed);
  if (grant === null) throw new BookkeepingFault('unauthorized', 'no key opens the tokens');
  if (!renews && Date.parse(grant.expiresAt) - ahead > clock.now().getTime()) return grant;
  const renewed = await port.renew(grant, signal);
  await db.tenantTransaction(connection.organizationId, (tx) => keepGrant(tx, keys, connection, renewed));
  return renewed;
};

/** Seals anew what was sealed with the key before a rotation, so that the old key can go. */
export const resealGrants = async (tx: Tx, keys: SessionKeys): Promise<void> => {
  // Across tenants: a new key seals every secret anew.
  const rows = await tx.query<UnitPlace & { sealed: Buffer }>(
    `select organization_id as "organizationId", unit_id as "unitId", sealed from bookkeeping_connection
     where sealed is not null for update`,
  );
  for (const row of rows) {
    if (!isSealedWithOldKey(keys, row.unitId, Buffer.from(row.sealed))) continue;
    const grant = openGrant(keys, row.unitId, row.sealed);
    if (grant !== null) await keepGrant(tx, keys, row, grant);
  }
};
