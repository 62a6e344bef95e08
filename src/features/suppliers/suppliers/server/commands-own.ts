import type { Reader, Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';

/** A supplier that was asked for: the directory's entry that it is, if any, and the organization's own that stand for it. */
export interface Asked {
  readonly entryId: string | null;
  readonly ownIds: readonly string[];
}

/**
 * Waits until nobody else makes suppliers of the organization; also ingest waits, for suppliers new to it. Must be the
 * first thing of a transaction that makes some.
 */
export const lockSuppliers = async (tx: Tx, organizationId: string): Promise<void> => {
  await tx.query('select pg_advisory_xact_lock(krogkoll_lane($1, 2))', [organizationId]);
};

/** Finds suppliers by the directory's ids or the organization's own; an id that is neither is left out. */
export const findAsked = async (
  reader: Reader,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Asked>> => {
  const rows = await reader.query<{ asked: string; entry_id: string | null; own_ids: string[] }>(
    `with asked as (
       select w.id as asked, o.id as own, coalesce(d.merged_into, d.id, x.merged_into, x.id) as entry
       from unnest($2::uuid[]) w(id)
       left join organization_supplier o on o.organization_id = $1 and o.id = w.id
       left join supplier d on d.id = o.directory_id
       left join supplier x on x.id = w.id
       where o.id is not null or x.id is not null)
     select a.asked, a.entry as entry_id, array(
       select o.id from supplier d join organization_supplier o on o.directory_id = d.id
       where o.organization_id = $1 and (d.id = a.entry or d.merged_into = a.entry)
       union select a.own where a.own is not null order by 1) as own_ids
     from asked a`,
    [organizationId, [...new Set(ids)]],
  );
  return new Map(rows.map((row) => [row.asked, { entryId: row.entry_id, ownIds: row.own_ids }]));
};

/**
 * Makes organization's own suppliers of entries of the directory, and answers their ids by entry. One that invoices have
 * brought under the entry's number is taken.
 */
export const takeEntries = async (
  tx: Tx,
  organizationId: string,
  entryIds: readonly string[],
  { now, newId }: { readonly now: Date; readonly newId: NewId },
): Promise<ReadonlyMap<string, string>> => {
  if (entryIds.length === 0) return new Map();
  const rows = await tx.query<{ entry_id: string | null; id: string }>(
    `insert into organization_supplier as o
       (organization_id, id, directory_id, display_name, search_name, organization_number, vat_number, category, created_at)
     select $1, w.id, s.id, s.display_name, s.search_name, s.organization_number, s.vat_number, s.category, $4
     from unnest($2::uuid[], $3::uuid[]) w(entry, id) join supplier s on s.id = w.entry
     on conflict (organization_id, organization_number) where organization_number is not null
     do update set directory_id = excluded.directory_id
     returning o.directory_id as entry_id, o.id`,
    [organizationId, entryIds, entryIds.map(() => newId()), now],
  );
  return new Map(rows.flatMap(({ entry_id: entry, id }) => (entry === null ? [] : [[entry, id]])));
};

/** The organization's own supplier that stands for what was asked for; null while it has none. */
const standsFor = ({ ownIds }: Asked, supplierId: string): string | null =>
  ownIds.includes(supplierId) ? supplierId : (ownIds[0] ?? null);

/** The organization's own supplier that an id means, its own or the directory's; null where it has none. */
export const findOwn = async (
  reader: Reader,
  organizationId: string,
  supplierId: string,
): Promise<string | null> => {
  const asked = (await findAsked(reader, organizationId, [supplierId])).get(supplierId);
  return asked === undefined ? null : standsFor(asked, supplierId);
};

/**
 * The organization's own supplier that an id means, its own or the directory's; one of the directory that it has not had yet
 * is made its own. Null for an id that is neither. Must be the first thing of a transaction.
 */
export const ownSupplier = async (
  tx: Tx,
  organizationId: string,
  supplierId: string,
  moment: { readonly now: Date; readonly newId: NewId },
): Promise<string | null> => {
  await lockSuppliers(tx, organizationId);
  const asked = (await findAsked(tx, organizationId, [supplierId])).get(supplierId);
  if (asked === undefined) return null;
  const own = standsFor(asked, supplierId);
  const { entryId } = asked;
  if (own !== null || entryId === null) return own;
  return (await takeEntries(tx, organizationId, [entryId], moment)).get(entryId) ?? null;
};
