import type { Db } from '#platform/server/db/port.ts';
import type { FileReply, Handlers } from '#platform/server/http/handler.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { SeenScope } from '#platform/server/scope.ts';
import { ObjectMissing, type Storage } from '#platform/server/ports/storage/port.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { exportsContract } from '../contract.ts';
import { contentTypes, rowsAtOnce } from '../rules.ts';
import { denyByPlan, fileStream, isTooMany, type Maker, openExport } from './commands-file.ts';
import { cancelExport, openFilled, recordExport, startExport } from './commands.ts';
import { exportRowOf, findExport, listExports } from './queries.ts';

interface RouteDeps {
  readonly db: Db;
  readonly newId: NewId;
  readonly storage: Pick<Storage, 'get'>;
}

type Gone = Refused<
  'export.not_exist' | 'export.not_ready' | 'plan.export' | 'export.period_too_long' | 'service.unavailable'
>;

/** A file that was made, for its person alone, while the plan still has it. */
const keptFile = async (
  { db, storage }: RouteDeps,
  scope: SeenScope,
  maker: Maker,
  exportId: string,
): Promise<FileReply | Gone> => {
  const record = await db.tenantRead(scope.organizationId, (reader) =>
    findExport(reader, scope, maker, exportId),
  );
  if (record === null) return refused('export.not_exist');
  const denied = denyByPlan(scope.view, record.ask);
  if (denied !== null) return denied;
  if (record.state !== 'ready' || record.sha256 === null) return refused('export.not_ready');
  try {
    const stream = await storage.get(record.sha256);
    const { fileName, size } = record;
    return { fileName, contentType: contentTypes[record.ask.format], size, stream };
  } catch (error) {
    if (error instanceof ObjectMissing) return refused('service.unavailable');
    throw error;
  }
};

/** The endpoints of lists as files. */
export const exportRoutes = (deps: RouteDeps): Handlers<typeof exportsContract> => ({
  previewExport: async ({ scope, user, now, body }) => {
    const opened = await openExport(deps.db, scope, body, { userId: user.userId, now });
    if (opened instanceof Refused) return opened;
    const { fileName, rows, currency, list } = opened;
    const columns = list.columns.filter(({ isOnPaper }) => isOnPaper || body.format !== 'pdf').length;
    const tooMany = isTooMany(body.format, rows);
    return { fileName, rows, columns, currency, isBackground: rows > rowsAtOnce, isTooMany: tooMany };
  },
  downloadExport: async ({ scope, user, actor, now, body, signal }) => {
    const opened = await openFilled(deps.db, scope, body, { userId: user.userId, now });
    if (opened instanceof Refused) return opened;
    if (opened.rows > rowsAtOnce) return refused('export.too_many_rows');
    await deps.db.tenantTransaction(scope.organizationId, (tx) =>
      recordExport(tx, scope, actor, body, opened.rows),
    );
    return {
      fileName: opened.fileName,
      contentType: contentTypes[body.format],
      size: null,
      stream: fileStream(body.format, opened.file(signal)),
    };
  },
  startExport: ({ scope, user, actor, now, body, keep }) =>
    startExport(deps, scope, actor, body, { userId: user.userId, now }, (tx, record) =>
      keep(tx, exportRowOf(record)),
    ),
  listExports: ({ scope, user, now }) =>
    deps.db.tenantRead(scope.organizationId, async (reader) => ({
      exports: (await listExports(reader, scope, { userId: user.userId, now })).map(exportRowOf),
    })),
  cancelExport: async ({ scope, user, now, params }) => {
    const record = await deps.db.tenantTransaction(scope.organizationId, (tx) =>
      cancelExport(tx, scope, { userId: user.userId, now }, params.exportId),
    );
    return record instanceof Refused ? record : exportRowOf(record);
  },
  downloadKeptExport: ({ scope, user, now, params }) =>
    keptFile(deps, scope, { userId: user.userId, now }, params.exportId),
});
