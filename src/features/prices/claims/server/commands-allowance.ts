import type { Db, Tx } from '#platform/server/db/port.ts';
import { addressKey } from '#platform/server/post/address.ts';
import type { UnitScope } from '#platform/server/scope.ts';

/** Where a person's own mail goes, once it is confirmed; null: nowhere yet. A platform read. */
export const findOwnAddress = async (db: Db, userId: string | null): Promise<string | null> => {
  if (userId === null) return null;
  const [row] = await db.platformRead((reader) =>
    reader.query<{ email: string }>(
      'select email from user_account where id = $1 and email_verified_at is not null',
      [userId],
    ),
  );
  return row?.email ?? null;
};

/** Whether a person's e-mail is confirmed. A platform read. */
export const isVerified = async (db: Db, userId: string | null): Promise<boolean> =>
  (await findOwnAddress(db, userId)) !== null;

const rememberSql = `
  insert into claim_address (organization_id, supplier_id, address, language) values ($1, $2, $3, $4)
  on conflict (organization_id, supplier_id) do update set address = excluded.address, language = excluded.language`;

/** Remembers where a supplier's letters go, and in which language. */
export const rememberAddress = async (
  tx: Tx,
  organizationId: string,
  {
    supplierId,
    to,
    language,
  }: { readonly supplierId: string; readonly to: string; readonly language: string },
): Promise<void> => {
  await tx.query(rememberSql, [organizationId, supplierId, to, language]);
};

/** Counts a letter to a supplier against the unit's share of them. */
export const noteLetter = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  id: string,
  to: string,
  now: Date,
): Promise<void> => {
  await tx.query(
    'insert into supplier_letter (organization_id, unit_id, id, at, address_key) values ($1, $2, $3, $4, $5)',
    [organizationId, unitId, id, now, addressKey(to)],
  );
};
