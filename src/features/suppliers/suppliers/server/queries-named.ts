import type { Reader } from '#platform/server/db/port.ts';
import type { SupplierRow } from '../contract.ts';
import { shownColumns, shownJoins, shownRow, type ShownRecord } from './queries-shown.ts';

const namedSql = `
  select ${shownColumns} from organization_supplier o ${shownJoins}
  where o.organization_id = $1
    and (coalesce(r.organization_number, o.organization_number) = any($2::text[])
      or lower(coalesce(r.display_name, o.display_name)) = any($3::text[])
      or lower(coalesce(r.legal_name, o.display_name)) = any($3::text[]))
  union
  select s.id, s.display_name, s.legal_name, s.category, s.organization_number, s.verified, false
  from supplier s
  where s.merged_into is null
    and (s.organization_number = any($2::text[]) or lower(s.display_name) = any($3::text[]) or lower(s.legal_name) = any($3::text[]))
  order by 1`;

/** Suppliers of the organization's and of the directory's by organisation numbers or whole names, in any case; each once. */
export const findNamed = async (
  reader: Reader,
  organizationId: string,
  { numbers, names }: { readonly numbers: readonly string[]; readonly names: readonly string[] },
): Promise<SupplierRow[]> => {
  const lower = [...new Set(names.map((name) => name.toLowerCase()))];
  const rows = await reader.query<ShownRecord>(namedSql, [organizationId, [...new Set(numbers)], lower]);
  return [...new Map(rows.map((row) => [row.id, shownRow(row)])).values()];
};
