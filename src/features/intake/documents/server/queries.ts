import type { z } from 'zod';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { parameters } from '#platform/server/sql.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { Paging } from '#platform/wire/paging.ts';
import type { DocumentRow, documentState, documentsContract } from '../contract.ts';
import type { DocumentTable } from './tables.ts';

/** A document as the database answers it, for features that settle what arrived. */
export type StoredDocument = DocumentTable;

/** A document with the name of who sent it. */
export interface NamedDocument extends DocumentTable {
  readonly received_by_name: string | null;
}

/** A document as the wire shows it. */
export const documentRowOf = (document: NamedDocument): DocumentRow => ({
  id: document.id,
  fileName: document.file_name,
  channel: document.channel,
  state: document.state,
  reason: document.reason,
  receivedAt: document.received_at.toISOString(),
  receivedBy: document.received_by_name,
  size: document.size,
  contentType: document.content_type,
  format: document.format,
  invoiceId: document.invoice_id,
  duplicateOf: document.duplicate_of,
  parentId: document.parent_id,
});

const named = `
  select d.*, m.full_name as received_by_name from document d
  left join member_name m on m.user_id = d.received_by
  where d.organization_id = $1 and d.unit_id = $2`;

/** One page of the unit's documents, newest first; `states` is a comma-separated choice. */
export const listDocuments = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  query: Paging & { readonly states?: string | undefined },
): Promise<z.output<(typeof documentsContract)['listDocuments']['reply']>> => {
  const { values, add } = parameters();
  add(organizationId);
  add(unitId);
  const states: readonly string[] = query.states?.split(',').filter((state) => state !== '') ?? [];
  const chosen = states.length === 0 ? '' : ` and d.state = any(${add(states)}::text[])`;
  const counting = [...values];
  const page = ` order by d.received_at desc, d.id desc limit ${add(query.limit)} offset ${add(offsetOf(query))}`;
  const [[count], rows] = await Promise.all([
    reader.query<{ total: number }>(
      `select count(*)::int as total from document d where d.organization_id = $1 and d.unit_id = $2${chosen}`,
      counting,
    ),
    reader.query<NamedDocument>(named + chosen + page, values),
  ]);
  return { content: rows.map(documentRowOf), total: count?.total ?? 0 };
};

/** One document, or null when the unit has none with this id. */
export const findDocument = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  documentId: string,
): Promise<NamedDocument | null> => {
  const [row] = await reader.query<NamedDocument>(`${named} and d.id = $3`, [
    organizationId,
    unitId,
    documentId,
  ]);
  return row ?? null;
};

/** How many documents of the unit are in each state. */
export const countDocuments = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  documentIds: readonly string[],
): Promise<{ state: z.output<typeof documentState>; reason: string | null; count: number }[]> =>
  reader.query(
    `select state, reason, count(*)::int as count from document
     where organization_id = $1 and unit_id = $2 and id = any($3::uuid[]) group by 1, 2 order by 1, 2`,
    [organizationId, unitId, documentIds],
  );

/** Documents that may wait to be read in one unit before every door asks its senders to come again later (R58). */
export const mostWaiting = 20_000;

/** Whether the unit takes more documents: SMTP answers 451 and HTTP 503 while it does not. */
export const hasRoom = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  most: number = mostWaiting,
): Promise<boolean> => {
  const over = await reader.query(
    `select 1 from document where organization_id = $1 and unit_id = $2 and state = 'stored' offset $3 limit 1`,
    [organizationId, unitId, Math.max(0, most - 1)],
  );
  return over.length === 0;
};
