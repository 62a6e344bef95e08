import type { Db } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { mailContract } from '../contract.ts';
import { readAddress, rotateAddress } from './commands-address.ts';
import type { WatchedMailbox } from '#platform/server/imap/watched-mailbox.ts';
import { deleteSender, setSender } from './commands-sender.ts';
import type { SenderDeps } from './commands-sender.ts';
import { mailboxesOf } from './queries-doors.ts';
import { listSenders } from './queries.ts';

/** The endpoints of senders and of the address that takes mail. */
export const mailRoutes = (
  deps: SenderDeps & { readonly db: Db; readonly mailboxes: readonly WatchedMailbox[] },
): Handlers<typeof mailContract> => ({
  listSenders: ({ scope }) =>
    deps.db.tenantRead(scope.organizationId, (reader) => listSenders(reader, scope)),
  setSender: ({ scope, actor, body }) => setSender(deps, scope, body, actor),
  deleteSender: ({ scope, actor, params }) => deleteSender(deps, scope, params.senderId, actor),
  readInboundAddress: ({ scope }) =>
    deps.db.tenantRead(scope.organizationId, async (reader) => {
      const { address } = await readAddress(reader, scope);
      return { address };
    }),
  listMailboxes: ({ scope }) =>
    mailboxesOf(
      deps.db,
      scope,
      deps.mailboxes.map(({ entry }) => entry),
    ),
  rotateInboundAddress: ({ scope, actor }) => rotateAddress(deps.db, scope, actor),
});
