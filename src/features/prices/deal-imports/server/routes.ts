import { entitlementsOf } from '#features/company/organizations/server/queries-plan.ts';
import { hasRoom } from '#features/intake/documents/server/queries.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { dealImportsContract } from '../contract.ts';
import { analyse } from './commands-analyse.ts';
import { fileOf, rejectedRows, exampleFile } from './commands-download.ts';
import { repeatImport } from './commands-repeat.ts';
import { saveImport } from './commands-save.ts';
import { undoImport } from './commands-undo.ts';
import { chooseImport, denyImport, fixRow, type ImportDeps, openImport } from './commands.ts';
import { findBought } from './queries-context.ts';
import { previewOf, shownArticle } from './queries-preview.ts';
import { yearlyOfImport } from './queries-result.ts';
import { findImport, headOf, listImports } from './queries.ts';

/** The endpoints of imports of price lists. */
export const dealImportRoutes = (deps: ImportDeps): Handlers<typeof dealImportsContract> => ({
  listDealImports: async ({ scope, now }) => {
    const found = await deps.db.tenantRead(scope.organizationId, (reader) => listImports(reader, scope));
    const { bulkImport } = await deps.db.tenantRead(scope.organizationId, (reader) =>
      entitlementsOf(reader, scope.organizationId, now),
    );
    return { imports: found.map((record) => headOf(record, now)), isInPlan: bulkImport };
  },
  openDealImport: async ({ scope, actor, now, query, files, keep }) => {
    if (!(await deps.db.tenantRead(scope.organizationId, (reader) => hasRoom(reader, scope))))
      return refused('service.unavailable');
    const { supplierId, units } = query;
    return openImport(deps, scope, { supplierId, units, actor }, files, (tx, record) =>
      keep(tx, headOf(record, now)),
    );
  },
  previewDealImport: async ({ scope, actor, now, params, query }) => {
    const record = await deps.db.tenantRead(scope.organizationId, async (reader) => {
      const found = await findImport(reader, scope, params.importId);
      if (found === null) return refused('import.not_exist');
      return (await denyImport(reader, scope, { actor, now }, found.unitIds)) ?? found;
    });
    if (record instanceof Refused) return record;
    if (record.state !== 'open') return refused('import.not_open');
    const shown = { shown: query.rows, offset: offsetOf(query), limit: query.limit, withEffect: false };
    const analysed = await analyse(deps, scope, record, { ...shown, now });
    return analysed instanceof Refused ? analysed : previewOf(headOf(record, now), record, analysed);
  },
  readDealImport: async ({ scope, now, params }) => {
    const found = await deps.db.tenantRead(scope.organizationId, async (reader) => {
      const record = await findImport(reader, scope, params.importId);
      if (record === null) return null;
      const yearly =
        record.state === 'saved' ? await yearlyOfImport(reader, scope, record, swedishDate(now)) : null;
      return { record, yearly };
    });
    if (found === null) return refused('import.not_exist');
    const { record, yearly } = found;
    return { ...headOf(record, now), yearly, rejected: (record.rejected ?? []).map((row) => ({ ...row })) };
  },
  chooseDealImport: async ({ scope, actor, now, params, body }) => {
    const record = await deps.db.tenantTransaction(scope.organizationId, (tx) =>
      chooseImport(tx, scope, { actor, now }, params.importId, body),
    );
    return record instanceof Refused ? record : headOf(record, now);
  },
  fixDealImportRow: async ({ scope, actor, now, params, body }) => {
    const fixed = { row: params.row, fix: body.fix };
    const record = await deps.db.tenantTransaction(scope.organizationId, (tx) =>
      fixRow(tx, scope, { actor, now }, params.importId, fixed),
    );
    return record instanceof Refused ? record : headOf(record, now);
  },
  saveDealImport: async ({ scope, actor, now, params, body }) => {
    const record = await saveImport(deps, scope, { actor, now }, params.importId, body.digest);
    return record instanceof Refused ? record : headOf(record, now);
  },
  undoDealImport: async ({ scope, actor, now, params }) => {
    const record = await deps.db.tenantTransaction(scope.organizationId, (tx) =>
      undoImport(tx, scope, { actor, now }, params.importId),
    );
    return record instanceof Refused ? record : headOf(record, now);
  },
  repeatDealImport: async ({ scope, actor, now, params, keep }) =>
    deps.db.tenantTransaction(scope.organizationId, async (tx) => {
      const record = await repeatImport(tx, scope, { actor, now }, params.importId, deps.newId());
      return record instanceof Refused ? record : keep(tx, headOf(record, now));
    }),
  findImportArticles: async ({ scope, params, query }) =>
    deps.db.tenantRead(scope.organizationId, async (reader) => {
      const record = await findImport(reader, scope, params.importId);
      if (record === null) return refused('import.not_exist');
      const found = await findBought(reader, scope, record, query.search ?? '');
      return { articles: found.map((article) => shownArticle(article)) };
    }),
  downloadRejectedRows: ({ scope, now, params, query }) =>
    rejectedRows(deps, scope, params.importId, { ...query, now }),
  downloadImportTemplate: async ({ scope, actor, now, query }) => {
    const denied = await deps.db.tenantRead(scope.organizationId, (reader) =>
      denyImport(reader, scope, { actor, now }, [scope.unitId]),
    );
    if (denied !== null) return denied;
    const { fileName, bytes } = await exampleFile(query.language, swedishDate(now));
    return fileOf(fileName, bytes);
  },
});
