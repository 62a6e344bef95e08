import type { ListHead } from '#core/price-lists/price-list.ts';
import type { Category } from '#core/products/category.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { PriceListRow } from '../contract.ts';

/** A message as the database has it, without its prices. */
export interface ListRecord {
  readonly id: string;
  readonly fileName: string;
  readonly documentId: string;
  readonly sha256: string;
  readonly supplierId: string | null;
  readonly supplierName: string | null;
  /** What it sells, in the company's words before the directory's. */
  readonly supplierCategory: Category | null;
  readonly statedSupplier: string;
  readonly head: ListHead;
  readonly startsOn: string | null;
  readonly receivedAt: Date;
  readonly prices: number;
}

const recordsSql = `
  select l.id, l.file_name as "fileName", l.document_id as "documentId", l.sha256, l.supplier_id as "supplierId",
    s.display_name as "supplierName", coalesce(s.own_category, s.category) as "supplierCategory", l.stated_supplier as "statedSupplier", l.head, l.starts_on as "startsOn",
    l.received_at as "receivedAt", l.price_count as prices
  from price_list l
  join document d on d.organization_id = $1 and d.unit_id = $2 and d.id = l.document_id and d.state <> 'deleted'
  left join organization_supplier s on s.organization_id = $1 and s.id = l.supplier_id
  where l.organization_id = $1 and l.unit_id = $2`;

/** The day from which a price holds; of a list that states none, the day on which it came. */
export const sinceOf = (
  { validFrom }: { readonly validFrom: string | null },
  { startsOn, receivedAt }: Pick<ListRecord, 'startsOn' | 'receivedAt'>,
): string => validFrom ?? startsOn ?? swedishDate(receivedAt);

/** What a list is called: as it says itself, else as its file. */
export const nameOf = ({ head, fileName }: Pick<ListRecord, 'head' | 'fileName'>): string =>
  head.name || fileName;

/** A message as the wire has it. */
export const listRow = (record: ListRecord): PriceListRow => ({
  id: record.id,
  fileName: record.fileName,
  documentId: record.documentId,
  supplierId: record.supplierId,
  supplierName: record.supplierName ?? record.statedSupplier,
  format: record.head.format,
  action: record.head.action,
  name: record.head.name,
  version: record.head.version,
  startsOn: record.startsOn,
  receivedAt: record.receivedAt.toISOString(),
  prices: record.prices,
});

/** A page of the unit's messages, newest first. */
export const listPriceLists = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ content: PriceListRow[]; total: number }> => {
  const [count] = await reader.query<{ total: number }>(
    `select count(*)::int as total from price_list l
     join document d on d.organization_id = $1 and d.unit_id = $2 and d.id = l.document_id and d.state <> 'deleted'
     where l.organization_id = $1 and l.unit_id = $2`,
    [organizationId, unitId],
  );
  const records = await reader.query<ListRecord>(
    `${recordsSql} order by l.received_at desc, l.id limit $3 offset $4`,
    [organizationId, unitId, limit, offset],
  );
  return { content: records.map(listRow), total: count?.total ?? 0 };
};

/** One message of the unit, or null. */
export const findList = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  listId: string,
): Promise<ListRecord | null> => {
  const [record] = await reader.query<ListRecord>(`${recordsSql} and l.id = $3`, [
    organizationId,
    unitId,
    listId,
  ]);
  return record ?? null;
};

/** All messages to the unit of suppliers that are known. */
export const listsWithSupplier = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
): Promise<ListRecord[]> =>
  reader.query<ListRecord>(`${recordsSql} and l.supplier_id is not null order by l.id`, [
    organizationId,
    unitId,
  ]);

/** All messages of a supplier to the unit. */
export const listsOfSupplier = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  supplierId: string,
): Promise<ListRecord[]> =>
  reader.query<ListRecord>(`${recordsSql} and l.supplier_id = $3`, [organizationId, unitId, supplierId]);
