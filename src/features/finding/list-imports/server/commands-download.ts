import { Readable } from 'node:stream';
import type { Db } from '#platform/server/db/port.ts';
import type { FileReply } from '#platform/server/http/handler.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { returnedRows } from '#platform/server/tables/returned-rows.ts';
import { writeTable } from '#platform/server/tables/write-table.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import { readList } from '../rules-read.ts';
import { fieldsOf, type ImportList } from '../rules.ts';
import { texts as english } from '../texts-rows.en.ts';
import { texts as swedish } from '../texts-rows.sv.ts';
import { analyse } from './commands-carry.ts';
import { findImport, findSheet } from './queries.ts';

const words = { sv: swedish, en: english };

export type FileLanguage = keyof typeof words;

const fileOf = (fileName: string, bytes: Uint8Array): FileReply => ({
  fileName,
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  size: bytes.length,
  stream: Readable.from([Buffer.from(bytes)]),
});

/** The rows that are not taken, as the file has them, with their row and the reason: as it would be saved, or was. */
export const leftOut = async (
  db: Db,
  scope: UnitScope,
  userId: string,
  importId: string,
  language: FileLanguage,
): Promise<FileReply | Refused<'import.not_exist' | 'import.rejected_gone'>> => {
  const found = await db.tenantRead(scope.organizationId, async (reader) => {
    const record = await findImport(reader, scope, importId);
    if (record === null) return refused('import.not_exist');
    const sheet = await findSheet(reader, scope, importId);
    if (sheet === null) return refused('import.rejected_gone');
    const read = readList(record.list, { ...sheet, merges: [] }, record.fields);
    if (record.state !== 'open') return { record, sheet, read, rows: record.rejected ?? [] };
    const analysed = await analyse(reader, scope, userId, record, sheet);
    const rows = analysed.rows.flatMap(({ row, problem }) =>
      problem === null ? [] : [{ row, code: problem.code }],
    );
    return { record, sheet, read, rows };
  });
  if (found instanceof Refused) return found;
  const t = words[language];
  const bytes = await returnedRows(found.sheet, {
    head: [found.read.head + 1],
    rows: found.rows.map(({ row, code }) => ({ row, reason: t[code] })),
    labels: { row: t.row, reason: t.reason },
  });
  const name = found.record.fileName.replace(/\.[^.]*$/, '');
  return fileOf(`${name}-${t.reason.toLowerCase()}.xlsx`, bytes);
};

/** A file with the heads of a list, to fill in. */
export const template = async (list: ImportList, language: FileLanguage): Promise<FileReply> => {
  const t = words[language];
  const heads = fieldsOf[list].map((field) => t[`field.${field}`]);
  return fileOf(`${t[`file.${list}`]}.xlsx`, await writeTable(t[`sheet.${list}`], [heads]));
};
