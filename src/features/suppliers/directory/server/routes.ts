import { searchSuppliers, prepareSuppliers } from '#features/suppliers/suppliers/rules-search.ts';
import type { Directory } from '#features/suppliers/suppliers/server/queries-directory.ts';
import { together } from '#features/suppliers/suppliers/server/queries-directory.ts';
import type { Db, Reader } from '#platform/server/db/port.ts';
import type { Authenticated, Handlers } from '#platform/server/http/handler.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { directoryContract, DirectorySupplier } from '../contract.ts';
import { mergeEntries, undoMerge } from './commands-merge.ts';
import { acceptProposal, declineProposal } from './commands-proposals.ts';
import { answerRequest } from './commands-requests.ts';
import { writeEntry } from './commands.ts';
import type { DirectoryAct } from './commands.ts';
import { listProposals } from './queries-proposals.ts';
import { listQueued, readQueued } from './queries-requests.ts';
import { mergedEntries, readEntries } from './queries.ts';

const entryOf = async (reader: Reader, id: string): Promise<DirectorySupplier> => {
  const [entry] = await readEntries(reader, [id]);
  if (entry === undefined) throw new Error('the entry was just written');
  return entry;
};

interface Exchange {
  readonly user: Authenticated;
  readonly now: Date;
  readonly requestId: string;
}

/** The endpoints of support staff who keep the directory. */
export const directoryRoutes = (
  services: PostDeps & { readonly db: Db },
  readDirectory: (reader: Reader) => Promise<Directory>,
): Handlers<typeof directoryContract> => {
  const { db, newId, clock, keys } = services;
  const actOf = ({ user, now, requestId }: Exchange): DirectoryAct => ({
    userId: user.userId,
    requestId,
    now,
    newId,
  });
  return {
    listQueuedRequests: ({ query }) => db.platformRead((reader) => listQueued(reader, query)),
    answerRequest: ({ params, body, actor, ...exchange }) =>
      db.platformTransaction(async (tx) => {
        const services = { act: actOf(exchange), actor, post: { clock, newId, keys } };
        const refusal = await answerRequest(tx, services, params.requestId, body);
        if (refusal !== null) return refusal;
        return (await readQueued(tx, params.requestId)) ?? refused('supplier_request.not_exist');
      }),
    listProposals: ({ query }) => db.platformRead((reader) => listProposals(reader, query)),
    acceptProposal: ({ params, body, keep, ...exchange }) =>
      db.platformTransaction(async (tx) => {
        const id = await acceptProposal(tx, actOf(exchange), params.proposalId, body);
        return id instanceof Refused ? id : keep(tx, await entryOf(tx, id));
      }),
    declineProposal: ({ params, ...exchange }) =>
      db.platformTransaction((tx) => declineProposal(tx, actOf(exchange), params.proposalId)),
    listDirectory: ({ query }) =>
      db.platformRead(async (reader) => {
        const { search = '', category, merged, ...page } = query;
        const standing = merged === 'true' ? [] : [(await readDirectory(reader)).index];
        const gone = merged === 'false' ? [] : await mergedEntries(reader);
        const rows =
          search === ''
            ? together(
                standing.flatMap((index) => index.rows),
                gone,
              )
            : searchSuppliers([...standing, prepareSuppliers(gone)], search);
        const found = category === undefined ? rows : rows.filter((row) => row.category === category);
        const shown = found.slice(offsetOf(page), offsetOf(page) + page.limit);
        const ids = shown.map(({ id }) => id);
        return { content: await readEntries(reader, ids), total: found.length };
      }),
    createDirectorySupplier: ({ body, keep, ...exchange }) =>
      db.platformTransaction(async (tx) => {
        const id = await writeEntry(tx, actOf(exchange), null, body);
        if (!(id instanceof Refused)) return keep(tx, await entryOf(tx, id));
        if (id.code === 'supplier.not_exist') throw new Error('a new entry is always written');
        return new Refused(id.code, id.errors);
      }),
    changeDirectorySupplier: ({ params, body, ...exchange }) =>
      db.platformTransaction(async (tx) => {
        const id = await writeEntry(tx, actOf(exchange), params.supplierId, body);
        return id instanceof Refused ? id : entryOf(tx, id);
      }),
    mergeDirectorySuppliers: ({ params, body, ...exchange }) =>
      db.platformTransaction(async (tx) => {
        const refusal = await mergeEntries(tx, actOf(exchange), params.supplierId, body.intoId);
        return refusal ?? entryOf(tx, params.supplierId);
      }),
    undoMerge: ({ params, ...exchange }) =>
      db.platformTransaction(async (tx) => {
        const id = await undoMerge(tx, actOf(exchange), params.mergeId);
        return id instanceof Refused ? id : entryOf(tx, id);
      }),
  };
};
