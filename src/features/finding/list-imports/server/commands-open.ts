import { type TableCode, tableLimits, type TableResult } from '#core/tables/table-refusal.ts';
import type { Tables } from '#core/tables/sheet.ts';
import type { Arrival } from '#features/intake/documents/server/commands-receive.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { Sandbox } from '#platform/server/sandbox/sandbox-port.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { storable } from '#platform/server/sql.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import { likelySheet } from '../rules-read.ts';
import type { ImportList } from '../rules.ts';
import { analyse } from './commands-carry.ts';
import { findImport, type ImportRecord } from './queries.ts';

export interface ImportDeps {
  readonly db: Db;
  readonly newId: NewId;
  readonly sandbox: Sandbox;
}

/** Who acts on an import, and when. */
export interface Act {
  readonly actor: Actor;
  readonly userId: string;
  readonly now: Date;
}

type OpenRefusal = Refused<TableCode | 'upload.no_file' | 'upload.file_too_large'>;

/** Fifty thousand rows as they stand. */
const outputBytes = 128 * 1024 * 1024;

/** The first file's bytes, as many as a table may have; the rest is let go. */
const bytesOf = async (
  files: AsyncIterable<Arrival>,
): Promise<{ readonly fileName: string; readonly bytes: Buffer } | OpenRefusal> => {
  for await (const { fileName, stream } of files) {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of stream instanceof Uint8Array ? [stream] : stream) {
      size += chunk.length;
      if (size <= tableLimits.bytes) chunks.push(chunk);
    }
    const isCut = !(stream instanceof Uint8Array) && stream.truncated === true;
    if (isCut || size > tableLimits.bytes) return refused('import.file_too_large');
    if (size === 0) return refused('import.file_empty');
    return { fileName, bytes: Buffer.concat(chunks) };
  }
  return refused('upload.no_file');
};

const insertSql = `
  insert into list_import (organization_id, unit_id, id, list, file_name, state, sheet, counts, created_at, created_by)
  values ($1, $2, $3, $4, $5, 'open', $6::jsonb, $7::jsonb, $8, $9)`;

/**
 * Reads a file in a child and begins its import. One that is no table is refused before anything is written. `conclude` has the last
 * word in the transaction.
 */
export const openImport = async <Reply>(
  { db, newId, sandbox }: ImportDeps,
  scope: UnitScope,
  { actor, userId, now }: Act,
  list: ImportList,
  files: AsyncIterable<Arrival>,
  conclude: (tx: Tx, record: ImportRecord) => Promise<Reply>,
): Promise<Reply | OpenRefusal> => {
  const file = await bytesOf(files);
  if (file instanceof Refused) return file;
  const { organizationId, unitId } = scope;
  const end = await sandbox.run('read-tables', () => Promise.resolve(file.bytes), {
    tenant: organizationId,
    outputBytes,
  });
  if (!end.ok)
    return refused(end.reason === 'reader.crashed' ? 'import.file_damaged' : 'import.file_unpacks');
  const tables = end.value as TableResult<Tables>;
  if (!tables.ok) return refused(tables.code);
  const sheet = likelySheet(list, tables.value.sheets);
  if (sheet === undefined) return refused('import.file_empty');
  if (sheet.rows.length > tableLimits.rows) return refused('import.file_rows');
  const kept = { name: storable(sheet.name, 31), rows: sheet.rows };
  return db.tenantTransaction(organizationId, async (tx) => {
    const { counts } = await analyse(tx, scope, userId, { list, fields: null, fixes: {} }, kept);
    const id = newId();
    await tx.query(insertSql, [
      organizationId,
      unitId,
      id,
      list,
      storable(file.fileName, 255) || 'lista',
      // A file may hold what no text of the database can.
      JSON.stringify(kept).replaceAll(String.raw`\u0000`, ''),
      JSON.stringify(counts),
      now,
      userId,
    ]);
    await recordAudit(tx, actor, {
      organizationId,
      unitId,
      action: 'list-import.opened',
      subjectId: id,
      detail: { list, rows: counts.rows },
    });
    const record = await findImport(tx, scope, id);
    if (record === null) throw new Error('an import that was just made is missing');
    return conclude(tx, record);
  });
};
