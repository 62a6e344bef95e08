import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type KnownLayout, knownLayouts } from '#core/reading/layouts/layout-memory.ts';
import type { Page } from '#core/reading/page/page.ts';
import { type SharedStructure, sharedStructures } from '#core/reading/shared/shared-structure.ts';
import type { OwnCompany } from '../rules-supplier.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { LayoutTable, ReadingTable } from './tables.ts';

// Packing many pages takes its time, which nobody who asks for something else should wait for.
const [packed, unpacked] = [promisify(gzip), promisify(gunzip)];

export type StoredReading = ReadingTable;
export type StoredLayout = LayoutTable;

/** All but the words. */
const columns = `organization_id, unit_id, document_id, revision, format, read_at, progress_page, progress_pages, tries,
  pages, reading, sheet, invoices, failure, doubts, layout_key, value, currency, draft, changed_at, changed_by, accepted,
  accepted_at, accepted_by`;

const readingsSql = `
  select ${columns} from document_reading where organization_id = $1 and unit_id = $2 and document_id = any($3::uuid[])`;

/** What was read of these documents, by document. */
export const findReadings = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  documentIds: readonly string[],
): Promise<Map<string, StoredReading>> => {
  const rows = await reader.query<StoredReading>(readingsSql, [organizationId, unitId, documentIds]);
  return new Map(rows.map((row) => [row.document_id, row]));
};

/** What was read of one document, held for the rest of the transaction; null: nothing. */
export const lockReading = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  documentId: string,
): Promise<StoredReading | null> => {
  const key = [organizationId, unitId, [documentId]];
  const [row] = await reader.query<StoredReading>(`${readingsSql} for update`, key);
  return row ?? null;
};

/** The words of a document's pages; null when it has none. */
export const findWords = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  documentId: string,
): Promise<readonly Page[] | null> => {
  const [row] = await reader.query<{ words: Uint8Array | null }>(
    'select words from document_reading where organization_id = $1 and unit_id = $2 and document_id = $3',
    [organizationId, unitId, documentId],
  );
  return row?.words ? (JSON.parse((await unpacked(row.words)).toString()) as Page[]) : null;
};

/** Words as they are kept. */
export const packedWords = (pages: readonly Page[]): Promise<Uint8Array> => packed(JSON.stringify(pages));

/** Layouts of a kind that the organization was taught, those taught last first. */
export const findLayouts = (
  reader: Reader,
  organizationId: string,
  kind: StoredLayout['kind'],
): Promise<StoredLayout[]> =>
  reader.query<StoredLayout>(
    'select * from reading_layout where organization_id = $1 and kind = $2 order by taught_at desc, id',
    [organizationId, kind],
  );

/** What the organization calls itself. */
export const findOwnCompany = async (reader: Reader, organizationId: string): Promise<OwnCompany> => {
  const [own] = await reader.query<OwnCompany>(
    `select o.organization_number as "organizationNumber",
       array(select display_name from outlet where organization_id = $1 union select o.name) as names
     from organization o where o.organization_id = $1`,
    [organizationId],
  );
  if (own === undefined) throw new Error('a scope is of an organization that is there');
  return own;
};

/** What others taught of a sender's layouts; nothing for an organization that takes no part. */
export const findStructures = async (
  reader: Reader,
  organizationId: string,
  organizationNumber: string,
): Promise<readonly SharedStructure[]> => {
  const rows = await reader.query<{ structure: unknown }>(
    `select structure from shared_structure where organization_number = $2
       and not exists (select from structure_opt_out where organization_id = $1)
     order by layout`,
    [organizationId, organizationNumber],
  );
  return sharedStructures(rows.map(({ structure }) => structure));
};

/** Layouts of pages as a reading takes them. */
export const knownOf = (layouts: readonly StoredLayout[]): readonly KnownLayout[] =>
  knownLayouts(layouts.map(({ memory, confirmations }) => ({ memory, confirmations })));
