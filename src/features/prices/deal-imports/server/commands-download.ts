import { Readable } from 'node:stream';
import { tableLimits } from '#core/tables/table-refusal.ts';
import type { FileReply } from '#platform/server/http/handler.ts';
import type { ReturnedImportRows } from '#platform/server/sandbox/deal-import-task.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { writeTable } from '#platform/server/tables/write-table.ts';
import { refused } from '#platform/wire/refused.ts';
import { Refused } from '#platform/wire/refused.ts';
import { templateRows } from '../rules-template.ts';
import { texts as english } from '../texts-rows.en.ts';
import { texts as swedish } from '../texts-rows.sv.ts';
import { analyse, type AnalyseDeps, bytesOf, outputBytes } from './commands-analyse.ts';
import { findImport } from './queries.ts';

const words = { sv: swedish, en: english };

export type ShownLanguage = keyof typeof words;

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Bytes as an answer. */
export const fileOf = (fileName: string, bytes: Buffer): FileReply => ({
  fileName,
  contentType,
  size: bytes.length,
  stream: Readable.from([bytes]),
});

/** The rows of an import that are not taken, as the file has them, with their row and the reason: as it would be saved, or was. */
export const rejectedRows = async (
  deps: AnalyseDeps,
  scope: UnitScope,
  importId: string,
  { language, now }: { readonly language: ShownLanguage; readonly now: Date },
): Promise<FileReply | Refused<'import.not_exist' | 'import.rejected_gone' | 'service.unavailable'>> => {
  const record = await deps.db.tenantRead(scope.organizationId, (reader) =>
    findImport(reader, scope, importId),
  );
  if (record === null) return refused('import.not_exist');
  if (record.rejected === null && record.state !== 'open') return refused('import.rejected_gone');
  const analysed = await analyse(deps, scope, record, {
    now,
    shown: 'rejected',
    offset: 0,
    limit: tableLimits.rows,
    withEffect: false,
  });
  if (analysed instanceof Refused) return refused('service.unavailable');
  const { sheet, mapping, rows: shown } = analysed.answer;
  const rejected =
    record.rejected ??
    shown.flatMap(({ row, problem }) => (problem === null ? [] : [{ row, code: problem.code }]));
  const { first, rows } = mapping.head;
  const asked: ReturnedImportRows = {
    sheet,
    head: Array.from({ length: rows }, (_, at) => first + at + 1),
    rows: rejected.map(({ row, code }) => ({ row, reason: words[language][code] })),
    labels: { row: words[language].row, reason: words[language].reason },
  };
  let bytes = Buffer.alloc(0);
  const end = await deps.sandbox.run('return-import-rows', () => bytesOf(deps.storage, record.sha256), {
    tenant: scope.organizationId,
    argument: asked,
    outputBytes,
    onEvent: (_event, body) => {
      bytes = Buffer.from(body);
    },
  });
  if (!end.ok || bytes.length === 0) return refused('service.unavailable');
  return fileOf(
    `${record.fileName.replace(/\.[^.]*$/, '')}-${words[language].reason.toLowerCase()}.xlsx`,
    bytes,
  );
};

/** A price list to fill in, with rows to write over; `today` is an ISO date. The sample imports it. */
export const exampleFile = async (
  language: ShownLanguage,
  today: string,
): Promise<{ readonly fileName: string; readonly contentType: string; readonly bytes: Buffer }> => {
  const name = language === 'sv' ? 'Avtalspriser' : 'Deal prices';
  const bytes = await writeTable(name, templateRows(language, today));
  return { fileName: `${name.toLowerCase().replace(' ', '-')}.xlsx`, contentType, bytes };
};
