import type { Served } from '#platform/server/features/foundation.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { boundsOf } from '#platform/wire/fields.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { paperContract } from '../contract-paper.ts';
import { confirmPaper, leavePaperless, withdrawPaper } from './commands-paper.ts';
import { certifyPapers } from './queries-paper-certificate.ts';
import { lossOfPages, paperRowOf, readPaper } from './queries-paper-proof.ts';
import { countPapers, findPaper, listPapers } from './queries-paper.ts';

/** The endpoints of what becomes of paper once it is stored. */
export const paperRoutes = ({
  db,
  storage,
}: Pick<Served, 'db' | 'storage'>): Handlers<typeof paperContract> => ({
  listPapers: ({ scope, query }) =>
    db.tenantRead(scope.organizationId, async (reader) => {
      const choice = { state: query.state, isSingle: query.single === 'true', ...boundsOf(query) };
      const { papers, total } = await listPapers(reader, scope, choice, query);
      const content = papers.map((record) => paperRowOf(record));
      return { content, total, ...(await countPapers(reader, scope)) };
    }),
  readPaper: ({ scope, params, signal }) => readPaper({ db, storage }, scope, params.documentId, signal),
  confirmPaper: async ({ scope, actor, params: { documentId }, body, signal, keep }) => {
    const record = await db.tenantRead(scope.organizationId, (reader) =>
      findPaper(reader, scope, documentId),
    );
    if (record === null) return refused('document.not_exist');
    const loss = record.removedAt === null ? await lossOfPages(storage, record, signal) : null;
    return db.tenantTransaction(scope.organizationId, async (tx) => {
      const said = await confirmPaper(tx, scope, { documentId, actor }, body, loss);
      return said instanceof Refused ? said : keep(tx, said);
    });
  },
  leavePaperless: ({ scope, actor, params: { documentId } }) =>
    db.tenantTransaction(scope.organizationId, (tx) => leavePaperless(tx, scope, { documentId, actor })),
  withdrawPaper: ({ scope, actor, params: { documentId }, body, keep }) =>
    db.tenantTransaction(scope.organizationId, async (tx) => {
      const said = await withdrawPaper(tx, scope, { documentId, actor }, body.reason);
      return said instanceof Refused ? said : keep(tx, said);
    }),
  certifyPapers: ({ scope, query, now, signal }) => {
    const choice = { document: query.document ?? null, ...boundsOf(query) };
    return certifyPapers({ db, storage }, scope, choice, { now, signal });
  },
});
