import { confirmPassword } from '#features/account/settings/server/commands-security.ts';
import type { Served } from '#platform/server/features/foundation.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { lossOf } from '#platform/server/ports/storage/loss.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { auditorsContract } from '../contract-auditors.ts';
import { auditorLinks, linkAuditor, recordVisit, revokeAuditor } from './commands-auditors.ts';
import { holderOf } from './commands-auditors.ts';
import { findAudited, listAudited } from './queries-auditors.ts';
import { confirmedAmong } from './queries-paper.ts';
import { organizationName } from './queries-exports.ts';
import { findHead } from './queries-chain.ts';
import { stampedDay } from './queries.ts';

/** The endpoints of links for auditors: for owners who make them, and for who holds one. */
export const auditorRoutes = (services: Served): Handlers<typeof auditorsContract> => {
  const { db, keys, newId, storage } = services;
  const held = holderOf(services);
  return {
    listAuditors: ({ scope: { organizationId }, now }) =>
      db.tenantRead(organizationId, async (reader) => ({
        auditors: await auditorLinks(reader, organizationId, { keys, now }),
      })),
    linkAuditor: async ({ scope, user, actor, now, requestId, body: { password, ...asked }, keep }) => {
      const wrong = await confirmPassword(services, user.userId, password, { now, requestId });
      if (wrong instanceof Refused) return wrong;
      return db.tenantTransaction(scope.organizationId, async (tx) => {
        const made = await linkAuditor(tx, scope, { actor, userId: user.userId, now, newId, keys }, asked);
        return made instanceof Refused ? made : keep(tx, made);
      });
    },
    revokeAuditor: ({ scope, actor, now, params }) =>
      db.tenantTransaction(scope.organizationId, (tx) =>
        revokeAuditor(tx, scope, { actor, now }, params.linkId),
      ),
    readByAuditor: async ({ raw: { request }, now, body: { token, ...asked } }) => {
      const link = await held(token, request.ip, now);
      if (link instanceof Refused) return link;
      await recordVisit({ db, newId }, link, null, now);
      const stampedOn = await stampedDay(db);
      return db.tenantRead(link.organizationId, async (reader) => {
        const { documents, total } = await listAudited(reader, link, asked);
        const papers = await confirmedAmong(
          reader,
          link,
          documents.map(({ id }) => id),
        );
        const paperOf = (id: string) => {
          const paper = papers.get(id);
          return paper === undefined ? null : { confirmedAt: paper.at.toISOString(), pages: paper.pages };
        };
        return {
          organizationName: await organizationName(reader, link.organizationId),
          name: link.name,
          expiresAt: link.expiresAt.toISOString(),
          documents: documents.map(
            ({ id, day, supplier, number, fileName, sha256, receivedAt, removedAt }) => ({
              id,
              day,
              supplier,
              number,
              fileName,
              sha256,
              receivedAt: receivedAt.toISOString(),
              removedAt: removedAt?.toISOString() ?? null,
              paper: paperOf(id),
            }),
          ),
          total,
          links: (await findHead(reader, link.organizationId))?.number ?? 0,
          stampedOn,
        };
      });
    },
    downloadByAuditor: async ({ raw: { request }, now, signal, body: { token, documentId } }) => {
      const link = await held(token, request.ip, now);
      if (link instanceof Refused) return link;
      const document = await db.tenantRead(link.organizationId, (reader) =>
        findAudited(reader, link, documentId),
      );
      if (document === null || document.removedAt !== null) return refused('document.not_exist');
      const { fileName, contentType, size, sha256 } = document;
      const loss = await lossOf(storage, sha256, signal);
      if (loss !== null) return refused(loss);
      await recordVisit({ db, newId }, link, documentId, now);
      return { fileName, contentType, size, stream: await storage.get(sha256, { verify: true }) };
    },
  };
};
