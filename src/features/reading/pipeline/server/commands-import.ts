import { createReadStream, mkdirSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { finish } from '#features/reading/history/server/commands-finish.ts';
import { finishImport } from '#features/reading/history/server/commands-look.ts';
import { addFiles, closeImport, openImport } from '#features/reading/history/server/commands.ts';
import { readImport } from '#features/reading/history/server/queries.ts';
import { notifySender } from '#features/intake/mail/server/commands-notice.ts';
import type { Command } from '#platform/server/cli/command.ts';
import type { Hooks } from '#platform/server/hooks.ts';
import { systemClock } from '#platform/server/clock.ts';
import { loadConfig } from '#platform/server/config.ts';
import { DirectoryInUse } from '#platform/server/db/directory-lock.ts';
import { locationOf } from '#platform/server/db/location.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { maxFileBytes } from '#platform/wire/upload-limit.ts';
import { idSource } from '#platform/server/ids.ts';
import { openResolver } from '#platform/server/mail/open-resolver.ts';
import { createLog } from '#platform/server/log.ts';
import { openStorage } from '#platform/server/ports/storage/open-storage.ts';
import { createSandbox } from '#platform/server/sandbox/sandbox.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { Refused } from '#platform/wire/refused.ts';
import { openersOf } from '#features/intake/documents/server/commands-expand.ts';
import type { ReadingDeps } from '#features/intake/documents/server/commands-expand.ts';
import { recogniseWaiting } from '#features/reading/review/server/commands-recognise.ts';
import type { RecogniseDeps } from '#features/reading/review/server/commands-recognise.ts';
import {
  recogniseDocument,
  recognisePictures,
  rereadWaiting,
} from '#features/reading/review/server/commands-queue.ts';
import { createScanReader } from '#platform/server/sandbox/scan-reader.ts';
import { readWaiting } from './commands-read.ts';
import { receiveDocuments } from '#features/intake/documents/server/commands-receive.ts';
import type { Arrival } from '#features/intake/documents/server/commands-receive.ts';
import { readDocuments } from '#features/intake/documents/server/commands-queue.ts';
import { countDocuments } from '#features/intake/documents/server/queries.ts';

/** Files that are made durable and recorded together. */
const atOnce = 20;

const waitBetweenLooks = 500;

interface FoundFile {
  readonly name: string;
  readonly path: string;
  readonly size: number;
}

/** Every file under a folder, hidden ones left out, in the order of their names with numbers as numbers. */
export const filesUnder = async (folder: string): Promise<FoundFile[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
  const { compare } = new Intl.Collator('sv', { numeric: true });
  return Promise.all(
    files
      .map((path) => ({ path, name: relative(folder, path) }))
      .toSorted((a, b) => compare(a.name, b.name))
      .map(async (file) => ({ ...file, size: (await stat(file.path)).size })),
  );
};

/** Opens one file after the other. */
const opened = function* (files: readonly FoundFile[]): Iterable<Arrival> {
  for (const { name, path } of files)
    yield { fileName: name, contentType: 'application/octet-stream', stream: createReadStream(path) };
};

/** Ends an import of old invoices that has been read, here or by a server beside, and tells what it comes to. */
const tellHistory = async (
  deps: ReadingDeps,
  scope: UnitScope,
  { importId, actor }: { readonly importId: string; readonly actor: Actor },
  say: (line: string) => void,
): Promise<void> => {
  await closeImport(deps, scope, { importId, actor });
  for (;;) {
    await finish(deps, scope, importId);
    const detail = await deps.db.tenantRead(scope.organizationId, (reader) =>
      readImport(reader, scope, importId),
    );
    if (detail?.state !== 'reading') {
      if (detail?.summary) say(`would have told ${detail.summary.told} times, ${detail.summary.extra} kr`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, waitBetweenLooks));
  }
};

/**
 * Imports files through the door that uploads take, or with `history` through that of old invoices, reads them and tells how
 * they ended. Answers the exit code.
 */
export const importFiles = async (
  deps: ReadingDeps & RecogniseDeps,
  scope: UnitScope,
  files: readonly FoundFile[],
  say: (line: string) => void,
  history = false,
): Promise<number> => {
  const actor = { userId: null, impersonatedBy: null, requestId: deps.newId() };
  const old = history
    ? await deps.db.tenantTransaction(scope.organizationId, (tx) => openImport(tx, deps, scope, actor))
    : null;
  if (old instanceof Refused) {
    say(`not begun: ${old.code}`);
    return 1;
  }
  const fitting = files.filter(({ size }) => size <= maxFileBytes);
  for (const { name } of files.filter((file) => !fitting.includes(file)))
    say(`${name}: upload.file_too_large`);
  const ids: string[] = [];
  for (let at = 0; at < fitting.length; at += atOnce) {
    const batch = fitting.slice(at, at + atOnce);
    const received =
      old === null
        ? await receiveDocuments(deps, scope, { channel: 'import', actor }, opened(batch))
        : await addFiles(
            deps,
            scope,
            { importId: old.id, actor },
            opened(batch),
            async (_tx, documents) => documents,
          );
    if (!Array.isArray(received)) {
      say(`stopped at ${batch[0]?.name ?? ''}: ${received.code}`);
      return 1;
    }
    ids.push(...received.map(({ id }) => id));
    say(`received ${ids.length} of ${files.length}: ${batch.at(-1)?.name ?? ''}`);
  }
  await readAll(deps, scope, ids, say);
  if (old !== null) await tellHistory(deps, scope, { importId: old.id, actor }, say);
  return fitting.length === files.length ? 0 : 1;
};

/** Reads beside whoever else reads the unit, until every imported document and what came out of archives has ended. */
const readAll = async (
  deps: ReadingDeps & RecogniseDeps,
  scope: UnitScope,
  ids: readonly string[],
  say: (line: string) => void,
): Promise<void> => {
  const context = { id: deps.newId(), signal: new AbortController().signal };
  for (;;) {
    const isCut = await readWaiting(deps, scope, context);
    const left = (await recogniseWaiting(deps, scope, context)) > 0 || isCut;
    const counts = await deps.db.tenantRead(scope.organizationId, (reader) =>
      countDocuments(reader, scope, ids),
    );
    const waiting = counts
      .filter(({ state }) => state === 'stored' || state === 'recognising')
      .reduce((sum, { count }) => sum + count, 0);
    if (!left && waiting === 0) {
      for (const { state, reason, count } of counts)
        say(`${count} ${state}${reason === null ? '' : ` (${reason})`}`);
      return;
    }
    if (waiting > 0) say(`waiting: ${waiting}`);
    if (!left) await new Promise((resolve) => setTimeout(resolve, waitBetweenLooks));
  }
};

const findScope = async ({ db }: Pick<ReadingDeps, 'db'>, unitId: string): Promise<UnitScope | null> => {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(unitId)) return null;
  const [unit] = await db.platformRead((reader) =>
    reader.query<{ organizationId: string }>(
      'select organization_id as "organizationId" from unit where id = $1',
      [unitId],
    ),
  );
  return unit === undefined ? null : scopeOfRow({ ...unit, unitId });
};

const asked = (
  argv: readonly string[],
): { readonly unit: string; readonly folder: string; readonly history: boolean } | null => {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { unit: { type: 'string' }, history: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [folder] = positionals;
    return values.unit === undefined || folder === undefined || positionals.length > 1
      ? null
      : { unit: values.unit, folder, history: values.history === true };
  } catch {
    return null;
  }
};

/** `import --unit ID [--history] FOLDER`: imports a folder of invoices, as old ones with `--history`. Exit code 0 when every file was received, 2 when misused. */
export const importCommand =
  (hooks: Hooks): Command =>
  async (argv) => {
    const say = (line: string): void => void process.stdout.write(`${line}\n`);
    const complain = (line: string): void => void process.stderr.write(`${line}\n`);
    const wanted = asked(argv);
    if (wanted === null) {
      complain('Usage: npm run -s cli -- import --unit ID [--history] FOLDER');
      return 2;
    }
    const files = await filesUnder(wanted.folder).catch(() => null);
    if (files === null) {
      complain(`folder.not_found: ${wanted.folder} cannot be read`);
      return 2;
    }
    const config = loadConfig();
    const log = createLog(config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL);
    mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 });
    const open = await openDatabase({
      location: locationOf(config),
      log,
      jobs: [readDocuments, recogniseDocument, recognisePictures, rereadWaiting, notifySender, finishImport],
    }).catch((error: unknown) => {
      if (error instanceof DirectoryInUse) return error;
      throw error;
    });
    if (open instanceof DirectoryInUse) {
      complain(`${open.code}: a server is running on ${config.DATA_DIR}.`);
      complain(
        'Upload the files in its browser window (a ZIP of the folder will do), or stop it and import again.',
      );
      return 1;
    }
    const sandbox = createSandbox();
    const scans = createScanReader({ sandbox });
    try {
      const storage = await openStorage(config, log);
      const base = {
        db: open.db,
        storage,
        sandbox,
        scans,
        log,
        clock: systemClock,
        newId: idSource(systemClock),
        hooks,
      };
      const scope = await findScope(base, wanted.unit);
      if (scope === null) {
        complain(`unit.not_found: ${wanted.unit}`);
        return 2;
      }
      return await importFiles(
        { ...base, ...openersOf({ sandbox, resolver: openResolver(config, {}) }) },
        scope,
        files,
        say,
        wanted.history,
      );
    } finally {
      await scans.close();
      await sandbox.close();
      await open.db.close();
    }
  };
