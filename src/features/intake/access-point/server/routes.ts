import type { Readable } from 'node:stream';
import { confirmPassword } from '#features/account/settings/server/commands-security.ts';
import type { Handlers, RawBody } from '#platform/server/http/handler.ts';
import { RequestRate } from '#platform/server/http/request-rate.ts';
import { BodyTooLong, SignatureWrong, signedBody } from '#platform/server/http/signed-body.ts';
import { signedClaim } from '#platform/server/http/signed-claim.ts';
import type { SignedClaim } from '#platform/server/http/signed-claim.ts';
import type { Served } from '#platform/server/features/foundation.ts';
import { StorageFull } from '#platform/server/ports/storage/port.ts';
import { lossOf } from '#platform/server/ports/storage/loss.ts';
import type { Storage, Stored } from '#platform/server/ports/storage/port.ts';
import { eInvoiceProviders } from '#platform/wire/e-invoice-providers.ts';
import { maxFileBytes } from '#platform/wire/upload-limit.ts';
import { Refused, refused, refusedFor } from '#platform/wire/refused.ts';
import type { accessPointContract } from '../contract.ts';
import { chooseReceiver, settleReceiver } from './commands-receiver-choice.ts';
import { receivePush } from './commands.ts';
import type { PushDeps } from './commands.ts';
import { addAddress, assignUnrouted, dismissUnrouted, removeAddress } from './commands-unrouted.ts';
import { askProviders } from './jobs.ts';
import { isArrivalClaim, listProviders } from './queries-providers.ts';
import { findReceiver, listRegistrations, receiverStatusOf } from './queries-receiver.ts';
import { findUnrouted, listAddresses, listUnrouted, unroutedOf } from './queries.ts';

const longestHeader = 200;

/** Bytes that a hint may have; none of them is read. */
const longestHint = 100_000;

const isShort = async (stream: Readable): Promise<boolean> => {
  let size = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > longestHint) return false;
  }
  return true;
};

const isCutOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET';

/** Keeps the body durably when it is what was signed; nothing of it otherwise. */
const keep = async (
  storage: Storage,
  { stream }: RawBody,
  claim: SignedClaim,
): Promise<
  Stored | Refused<'user.unauthorized' | 'request.too_large' | 'request.malformed' | 'storage.full'>
> => {
  try {
    return await storage.put(signedBody(stream, claim, maxFileBytes));
  } catch (error) {
    if (error instanceof SignatureWrong) return refused('user.unauthorized');
    if (error instanceof BodyTooLong) return refused('request.too_large');
    if (error instanceof StorageFull) return refused('storage.full');
    if (isCutOff(error)) return refused('request.malformed');
    throw error;
  }
};

/** The endpoints of an access point and of the staff who settle what it brought. */
export const accessPointRoutes = (deps: PushDeps & Served): Handlers<typeof accessPointContract> => {
  const rate = new RequestRate(50, 200);
  const hints = new RequestRate(5, 20);
  return {
    pushDocument: async ({ raw: { request }, incoming, requestId, now }) => {
      const { headers } = request;
      const claim = signedClaim(headers, deps.accessPointKeys, ['x-message-id', 'x-recipient'], now);
      if (claim === null) return refused('user.unauthorized');
      // By address too, so that somebody who only knows the key's id does not use up its sender's share.
      if (!rate.take(`${claim.keyId} ${request.ip}`, now.getTime())) return refusedFor('rate.limited', 1);
      const named = (name: string): string | null => String(headers[name] ?? '').trim() || null;
      const [messageId, recipient] = [named('x-message-id'), named('x-recipient')];
      for (const [name, value] of Object.entries({ 'X-Message-Id': messageId, 'X-Recipient': recipient }))
        if ((value ?? '').length > longestHeader) return refused('bad.request', { [name]: 'too_long' });
      if ((incoming.length ?? 0) > maxFileBytes) return refused('request.too_large');
      const stored = await keep(deps.storage, incoming, claim);
      if (stored instanceof Refused) return stored;
      if (stored.size === 0) return refused('upload.file_empty');
      const { contentType } = incoming;
      return receivePush(deps, {
        ...stored,
        keyId: claim.keyId,
        contentType,
        messageId,
        recipient,
        requestId,
      });
    },
    hearArrival: async ({ raw: { request }, params, query, incoming, now }) => {
      const provider = eInvoiceProviders.find((name) => name === params.provider);
      // A stranger learns nothing of who the providers are.
      if (provider === undefined || !isArrivalClaim(deps.keys, provider, query.claim ?? ''))
        return refused('user.unauthorized');
      if (!hints.take(`${provider} ${request.ip}`, now.getTime())) return refusedFor('rate.limited', 1);
      if (!(await isShort(incoming.stream))) return refused('request.too_large');
      await askProviders(deps, provider);
      return { received: true };
    },
    readReceiver: async ({ scope: { organizationId } }) =>
      receiverStatusOf(
        await deps.db.tenantRead(organizationId, (reader) => findReceiver(reader, organizationId)),
        deps.receivers,
      ),
    chooseReceiver: async ({ scope, user, actor, now, requestId, body: { receives, password } }) => {
      const wrong = await confirmPassword(deps, user.userId, password, { now, requestId });
      if (wrong instanceof Refused) return wrong;
      return chooseReceiver(deps, { organizationId: scope.organizationId, receives, actor, now });
    },
    listReceivers: async () => ({
      provider: deps.receivers?.provider ?? null,
      isByHand: deps.receivers !== null && deps.receivers.port === null,
      ...(await deps.db.platformRead(listRegistrations)),
    }),
    settleReceiver: ({ params, body, actor, now }) =>
      settleReceiver(deps.db, actor, { ...params, ...body, now }),
    listProviders: async () => ({ content: await listProviders(deps) }),
    listUnrouted: ({ query }) => deps.db.platformRead((reader) => listUnrouted(reader, query)),
    downloadUnrouted: async ({ params, signal }) => {
      const found = await deps.db.platformRead((reader) => findUnrouted(reader, params.unroutedId));
      if (found === null) return refused('unrouted.not_exist');
      const { id, size, contentType } = unroutedOf(found);
      const loss = await lossOf(deps.storage, found.sha256, signal);
      if (loss !== null) return refused(loss);
      const stream = await deps.storage.get(found.sha256, { verify: true });
      return { fileName: `${id}.xml`, contentType, size, stream };
    },
    assignUnrouted: ({ params, body, actor }) => assignUnrouted(deps, actor, { ...params, ...body }),
    dismissUnrouted: ({ params, body, actor }) => dismissUnrouted(deps, actor, { ...params, ...body }),
    listAddresses: async ({ query }) => ({
      content: await deps.db.platformRead((reader) => listAddresses(reader, query.unitId)),
    }),
    addAddress: ({ body, actor }) => addAddress(deps, actor, body),
    removeAddress: ({ params, actor }) => removeAddress(deps, actor, params),
  };
};
