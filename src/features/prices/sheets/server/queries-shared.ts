import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { SharedSheet } from '../contract.ts';
import { sheetContent, type SheetContent, type SheetLanguage } from '../contract-sheet.ts';

interface SharedRecord extends Omit<SharedSheet, 'supplier' | 'madeAt' | 'expiresAt' | 'path'> {
  readonly supplierId: string;
  readonly supplierName: string;
  readonly madeAt: Date;
  readonly expiresAt: Date;
}

const sharedSql = `
  select n.id, n.supplier_id as "supplierId", s.display_name as "supplierName",
    coalesce(jsonb_array_length(n.content -> 'articles'), 0) as articles, n.language, n.made_at as "madeAt",
    coalesce(m.full_name, '') as "madeBy", n.expires_at as "expiresAt"
  from negotiation_sheet n
  join organization_supplier s on s.organization_id = $1 and s.id = n.supplier_id
  left join member_name m on m.organization_id = $1 and m.user_id = n.made_by
  where n.organization_id = $1 and n.unit_id = $2 and n.expires_at > $3
  order by n.made_at desc, n.id desc`;

/** The unit's sheets whose links still open, newest first. */
export const listShared = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  now: Date,
): Promise<Omit<SharedSheet, 'path'>[]> =>
  (await reader.query<SharedRecord>(sharedSql, [organizationId, unitId, now])).map(
    ({ supplierId, supplierName, madeAt, expiresAt, ...sheet }) => ({
      ...sheet,
      supplier: { id: supplierId, displayName: supplierName },
      madeAt: madeAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }),
  );

interface FoundRecord {
  readonly language: SheetLanguage;
  readonly content: unknown;
  readonly expiresAt: Date;
}

/** What a link opens while it does; null once it is over or was taken back. */
export const findShared = async (
  reader: Reader,
  {
    organizationId,
    unitId,
    sheetId,
  }: { readonly organizationId: string; readonly unitId: string; readonly sheetId: string },
  now: Date,
): Promise<{
  readonly language: SheetLanguage;
  readonly content: SheetContent;
  readonly expiresAt: Date;
} | null> => {
  const [row] = await reader.query<FoundRecord>(
    `select language, content, expires_at as "expiresAt" from negotiation_sheet
     where organization_id = $1 and unit_id = $2 and id = $3 and expires_at > $4`,
    [organizationId, unitId, sheetId, now],
  );
  return row === undefined ? null : { ...row, content: sheetContent.parse(row.content) };
};
