import type { Reader } from '#platform/server/db/port.ts';
import { swedishOrder } from '#platform/server/sql.ts';
import type { DirectorySupplier } from '../contract.ts';
import type { SupplierCategory, SupplierRow } from '#features/suppliers/suppliers/contract.ts';

interface EntryRecord {
  readonly id: string;
  readonly displayName: string;
  readonly legalName: string;
  readonly organizationNumber: string | null;
  readonly category: SupplierCategory;
  readonly verified: boolean;
  readonly organizations: number;
  readonly created_at: Date;
  readonly merged: DirectorySupplier['merged'];
}

/** Entries as staff see them, in the order of their ids given; those that are merged name their merge. A platform read. */
export const readEntries = async (reader: Reader, ids: readonly string[]): Promise<DirectorySupplier[]> => {
  // Across tenants: the directory is what all know together.
  const records = await reader.query<EntryRecord>(
    `select s.id, s.display_name as "displayName", s.legal_name as "legalName",
       s.organization_number as "organizationNumber", s.category, s.verified, s.created_at,
       (select count(distinct o.organization_id)::int from supplier d
        join organization_supplier o on o.directory_id = d.id where d.id = s.id or d.merged_into = s.id) as organizations,
       (select jsonb_build_object('mergeId', m.id, 'intoId', i.id, 'intoName', i.display_name)
        from directory_merge m join supplier i on i.id = m.into_id
        where m.from_id = s.id and m.undone_at is null) as merged
     from supplier s where s.id = any($1::uuid[])`,
    [ids],
  );
  const entries = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => {
    const record = entries.get(id);
    if (record === undefined) return [];
    const { created_at: created, ...entry } = record;
    return [{ ...entry, createdAt: created.toISOString() }];
  });
};

/** Merged entries, as suppliers to be searched among. A platform read. */
export const mergedEntries = (reader: Reader): Promise<SupplierRow[]> =>
  reader.query(
    `select s.id, s.display_name as "displayName", s.legal_name as name, s.category,
       s.organization_number as "legalEntityNumber", s.verified
     from supplier s where s.merged_into is not null order by ${swedishOrder('s.display_name')}, s.id`,
  );
