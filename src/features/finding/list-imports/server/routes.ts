import type { Handlers } from '#platform/server/http/handler.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { importPreview, listImportsContract, ListRow } from '../contract.ts';
import { analyse, type Analysed } from './commands-carry.ts';
import { leftOut, template } from './commands-download.ts';
import { type ImportDeps, openImport } from './commands-open.ts';
import { NotCarried, saveImport } from './commands-save.ts';
import { undoImport } from './commands-undo.ts';
import { chooseColumns, fixRow } from './commands.ts';
import { findImport, findSheet, headOf, type ImportRecord, listImports } from './queries.ts';

interface RouteDeps extends ImportDeps {
  readonly clock: Clock;
  readonly keys: PostDeps['keys'];
  readonly inboundDomain: string;
}

const isShown = (
  { outcome, problem }: Analysed['rows'][number],
  shown: 'all' | 'open' | 'changed' | 'rejected',
): boolean => {
  if (shown === 'all') return true;
  if (shown === 'open') return problem !== null && problem.code !== 'row.skipped';
  return shown === 'changed' ? outcome === 'new' || outcome === 'changed' : outcome === shown;
};

const rowOf = (row: Analysed['rows'][number], fixes: ImportRecord['fixes']): ListRow => ({
  row: row.row,
  outcome: row.outcome,
  problem: row.problem === null ? null : { ...row.problem, choices: [...row.problem.choices] },
  changes: row.changes.map((change) => ({ ...change })),
  written: { ...row.written },
  fix: fixes[row.row] ?? null,
});

/** The endpoints of files that fill lists. */
export const listImportRoutes = (deps: RouteDeps): Handlers<typeof listImportsContract> => {
  const { db, newId, clock, keys, inboundDomain } = deps;
  return {
    listListImports: async ({ scope, now, query }) => {
      const found = await db.tenantRead(scope.organizationId, (reader) =>
        listImports(reader, scope, query.list),
      );
      return { imports: found.map((record) => headOf(record, now)) };
    },
    openListImport: ({ scope, user, actor, now, query, files, keep }) =>
      openImport(deps, scope, { actor, userId: user.userId, now }, query.list, files, (tx, record) =>
        keep(tx, headOf(record, now)),
      ),
    previewListImport: ({ scope, user, now, params, query }) =>
      db.tenantRead(scope.organizationId, async (reader) => {
        const record = await findImport(reader, scope, params.importId);
        if (record === null) return refused('import.not_exist');
        const sheet = record.state === 'open' ? await findSheet(reader, scope, params.importId) : null;
        if (sheet === null) return refused('import.not_open');
        const { rows, counts, read, digest } = await analyse(reader, scope, user.userId, record, sheet);
        const shown = rows.filter((row) => isShown(row, query.rows));
        const offset = offsetOf(query);
        const preview: ReturnType<typeof importPreview.parse> = {
          ...headOf({ ...record, counts }, now),
          columns: read.columns.map(({ samples, ...column }) => ({ ...column, samples: [...samples] })),
          digest,
          content: shown.slice(offset, offset + query.limit).map((row) => rowOf(row, record.fixes)),
          total: shown.length,
        };
        return preview;
      }),
    readListImport: async ({ scope, now, params }) => {
      const record = await db.tenantRead(scope.organizationId, (reader) =>
        findImport(reader, scope, params.importId),
      );
      if (record === null) return refused('import.not_exist');
      return { ...headOf(record, now), rejected: (record.rejected ?? []).map((row) => ({ ...row })) };
    },
    chooseListColumns: async ({ scope, now, params, body }) => {
      const record = await db.tenantTransaction(scope.organizationId, (tx) =>
        chooseColumns(tx, scope, params.importId, body.fields),
      );
      return record instanceof Refused ? record : headOf(record, now);
    },
    fixListRow: async ({ scope, now, params, body }) => {
      const record = await db.tenantTransaction(scope.organizationId, (tx) =>
        fixRow(tx, scope, params.importId, { row: params.row, fix: body.fix }),
      );
      return record instanceof Refused ? record : headOf(record, now);
    },
    saveListImport: async ({ scope, user, role, actor, now, params, body }) => {
      const post = { clock, newId, keys };
      const act = { actor, userId: user.userId, role, now, newId, inboundDomain, post };
      try {
        const record = await db.tenantTransaction(scope.organizationId, (tx) =>
          saveImport(tx, scope, act, params.importId, body.digest),
        );
        return record instanceof Refused ? record : headOf(record, now);
      } catch (error) {
        if (error instanceof NotCarried) return refused('import.changed');
        throw error;
      }
    },
    undoListImport: async ({ scope, user, actor, now, params }) => {
      const record = await db.tenantTransaction(scope.organizationId, (tx) =>
        undoImport(tx, scope, { actor, userId: user.userId, now }, params.importId),
      );
      return record instanceof Refused ? record : headOf(record, now);
    },
    downloadLeftOut: ({ scope, user, params, query }) =>
      leftOut(db, scope, user.userId, params.importId, query.language),
    downloadListTemplate: ({ query }) => template(query.list, query.language),
  };
};
