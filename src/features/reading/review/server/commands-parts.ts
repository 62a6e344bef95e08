import { readSoon } from '#features/intake/documents/server/commands-aside.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { publish } from '#platform/server/live.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { ReadPage, ReadingTable } from './tables.ts';

/** A document that is a part of another one's file: it has no bytes of its own. */
export interface Part {
  readonly id: string;
  readonly fileName: string;
  readonly format: ReadingTable['format'];
  readonly pages: readonly ReadPage[];
  /** Packed; null where nothing but a reading is known. */
  readonly words: Uint8Array | null;
  /** What the machine read already, with the amount to pay; left out: it is still to be read. */
  readonly read?: Pick<ReadingTable, 'reading' | 'doubts' | 'value' | 'currency'> & { readonly at: Date };
}

const documentSql = `
  insert into document (organization_id, unit_id, id, sha256, size, file_name, content_type, channel, state, format,
    received_at, received_by, parent_id, root_id, mail_id, import_id)
  select organization_id, unit_id, $4, '', 0, $5, content_type, channel, 'stored', $6, received_at, received_by, id,
    coalesce(root_id, id), mail_id, import_id
  from document where organization_id = $1 and unit_id = $2 and id = $3`;

const readingSql = `
  insert into document_reading (organization_id, unit_id, document_id, format, pages, words, reading, doubts, value,
    currency, read_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

/** Makes documents of a file's parts, in the caller's transaction; the file itself then only holds them. */
export const expandIntoParts = async (
  tx: Tx,
  scope: UnitScope,
  documentId: string,
  parts: readonly Part[],
): Promise<void> => {
  const key = [scope.organizationId, scope.unitId];
  for (const { id, fileName, format, pages, words, read } of parts) {
    await tx.query(documentSql, [...key, documentId, id, fileName.slice(0, 255), format]);
    await tx.query(readingSql, [
      ...key,
      id,
      format,
      JSON.stringify(pages),
      words,
      read?.reading ? JSON.stringify(read.reading) : null,
      read?.doubts ?? [],
      read?.value ?? null,
      read?.currency ?? null,
      read?.at ?? null,
    ]);
    await publish(tx, scope, { type: 'document', documentId: id, state: 'stored' });
  }
  await tx.query(
    `update document set state = 'expanded', reason = null, leased_by = null, leased_until = null
     where organization_id = $1 and unit_id = $2 and id = $3`,
    [...key, documentId],
  );
  await publish(tx, scope, { type: 'document', documentId, state: 'expanded' });
  await readSoon(tx, scope);
};

const extension = /(\.[a-z]{1,5})?$/i;

/** A file's name with what tells a part of it: `faktura (2).pdf`. */
export const nameOfPart = (fileName: string, said: string): string =>
  fileName.slice(0, 200).replace(extension, ` (${said})$1`);
