import type { Tx } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { RowFix } from '../rules-analyse.ts';
import { keptDays, type ListField } from '../rules.ts';
import { findImport, type ImportRecord } from './queries.ts';

type NotOpen = Refused<'import.not_exist' | 'import.not_open'>;

/** An import that is still being looked at, locked; or why it cannot be changed. */
export const holdOpen = async (
  tx: Tx,
  scope: UnitScope,
  importId: string,
): Promise<ImportRecord | NotOpen> => {
  await tx.query(
    'select id from list_import where organization_id = $1 and unit_id = $2 and id = $3 for update',
    [scope.organizationId, scope.unitId, importId],
  );
  const record = await findImport(tx, scope, importId);
  if (record === null) return refused('import.not_exist');
  return record.state === 'open' ? record : refused('import.not_open');
};

/** Says what the columns of an open import are; null leaves it to their heads. */
export const chooseColumns = async (
  tx: Tx,
  scope: UnitScope,
  importId: string,
  fields: readonly (ListField | null)[] | null,
): Promise<ImportRecord | NotOpen> => {
  const held = await holdOpen(tx, scope, importId);
  if (held instanceof Refused) return held;
  await tx.query(
    'update list_import set fields = $4::jsonb where organization_id = $1 and unit_id = $2 and id = $3',
    [scope.organizationId, scope.unitId, importId, fields && JSON.stringify(fields)],
  );
  return { ...held, fields };
};

/** Fixes a row of an open import; null takes the fix back. */
export const fixRow = async (
  tx: Tx,
  scope: UnitScope,
  importId: string,
  { row, fix }: { readonly row: number; readonly fix: RowFix | null },
): Promise<ImportRecord | NotOpen> => {
  const held = await holdOpen(tx, scope, importId);
  if (held instanceof Refused) return held;
  await tx.query(
    `update list_import set fixes = case when $5::jsonb is null then fixes - $4::text else fixes || jsonb_build_object($4::text, $5::jsonb) end
     where organization_id = $1 and unit_id = $2 and id = $3`,
    [scope.organizationId, scope.unitId, importId, String(row), fix && JSON.stringify(fix)],
  );
  return held;
};

/** Nightly: forgets the files, and imports that nobody saved, after 30 days. */
export const forgetFiles = async (tx: Tx, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  // Across tenants: what is past its time goes everywhere, once a night.
  await tx.query(
    'update list_import set sheet = null, rejected = null, changes = null where sheet is not null and saved_at < $1',
    [before],
  );
  await tx.query(`delete from list_import where state = 'open' and created_at < $1`, [before]);
};
