import type { Role } from '#core/access/roles.ts';
import { isVerified } from '#features/prices/claims/server/commands-allowance.ts';
import { hasHadItsShare, mayWriteSuppliers } from '#features/prices/claims/server/queries-allowance.ts';
import { findClaimSender } from '#features/prices/claims/server/queries-letter.ts';
import { viewerOf } from '#features/prices/sourcing/server/queries-bought.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { Served } from '#platform/server/features/foundation.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { addressKey } from '#platform/server/post/address.ts';
import type { Actor, SeenScope } from '#platform/server/scope.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { offerRequestsContract } from '../contract.ts';
import { requestWords } from '../rules.ts';
import { sendRequest } from './commands.ts';
import { addressForRequests, earlierRequests, findAnswered } from './queries.ts';
import { whatIsAsked } from './queries-asked.ts';

interface Caller {
  readonly scope: SeenScope;
  readonly role: Role;
  readonly actor: Actor;
  readonly now: Date;
}

const nameSql = 'select full_name as name from member_name where organization_id = $1 and user_id = $2';

const nameOf = async (reader: Reader, { scope, actor }: Caller): Promise<string> => {
  const [person] = await reader.query<{ name: string }>(nameSql, [scope.organizationId, actor.userId]);
  return person?.name ?? '';
};

/** The endpoints of requests for offers. */
export const offerRequestRoutes = (served: Served): Handlers<typeof offerRequestsContract> => {
  const { db } = served;
  return {
    draftRequest: async ({ query, ...caller }) => {
      const { scope, now } = caller;
      const verified = await isVerified(db, caller.actor.userId);
      return db.tenantRead(scope.organizationId, async (reader) => {
        const asked = await whatIsAsked(reader, viewerOf(caller), query);
        if (asked instanceof Refused) return asked;
        const { kind, supplier, price, unit, currency } = asked;
        const { sender, inboundAddress } = await findClaimSender(reader, scope);
        const person = await nameOf(reader, caller);
        const recipient = await addressForRequests(reader, scope, supplier.id);
        const isLimited = await hasHadItsShare(reader, scope, addressKey(recipient ?? '@'), now);
        const mayWrite = verified && (await mayWriteSuppliers(reader, scope));
        const about = { articleId: query.articleId, supplierId: supplier.id };
        return {
          kind,
          supplier,
          price,
          unit,
          currency,
          recipient,
          ...requestWords(asked, { person, restaurant: sender.restaurantName }, query.language),
          inbound: inboundAddress,
          refusal: !mayWrite ? 'letter.not_allowed' : isLimited ? 'letter.limited' : null,
          earlier: await earlierRequests(reader, scope, about),
        };
      });
    },
    readAnswered: async ({ scope, query }) => {
      const found = await db.tenantRead(scope.organizationId, (reader) =>
        findAnswered(reader, scope, query.reference),
      );
      return found && { ...found, sentAt: found.sentAt.toISOString() };
    },
    sendRequest: async ({ body, keep, ...caller }) => {
      const { scope, actor, now } = caller;
      const verified = await isVerified(db, actor.userId);
      return db.tenantTransaction(scope.organizationId, async (tx) => {
        const sent = await sendRequest(tx, served, { viewer: viewerOf(caller), actor, now, verified }, body);
        return sent instanceof Refused ? sent : keep(tx, sent);
      });
    },
  };
};
