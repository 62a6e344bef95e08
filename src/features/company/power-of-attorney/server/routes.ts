import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { FileReply, Handlers } from '#platform/server/http/handler.ts';
import type { AttemptLimiter } from '#platform/server/session/attempt-limiter.ts';
import { networkOf } from '#platform/server/session/network.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { powerOfAttorneyContract } from '../contract.ts';
import { sendCode } from './commands-code.ts';
import { hearEvent } from './commands-hear.ts';
import { holdLink } from './commands-links.ts';
import { previewPower } from './commands-offer.ts';
import type { OfferDeps } from './commands-offer.ts';
import { openSigning, reject, sign } from './commands-sign.ts';
import type { SignDeps } from './commands-sign.ts';
import { renewSigning, startSigning, withdrawPower } from './commands-start.ts';
import { findPower, listPowers, powerOf, powerThatCounts, readPerson } from './queries.ts';
import type { StoredPower } from './queries.ts';

const longestCallback = 256 * 1024;

/** Uses of signing links from one address in a row before each further one waits. */
const freeUses = 60;

const fileOf = (name: string, bytes: Uint8Array): FileReply => ({
  fileName: `${name}.pdf`,
  contentType: 'application/pdf',
  size: bytes.byteLength,
  stream: Readable.from([bytes]),
});

const agentOf = ({ headers }: FastifyRequest): string => (headers['user-agent'] ?? '').slice(0, 200);

const bodyOf = async (stream: Readable): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > longestCallback) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** The endpoints of a power of attorney: for members, for the holder of a link, and for signing services. */
export const powerOfAttorneyRoutes = (
  deps: OfferDeps & SignDeps & { readonly limiter: AttemptLimiter },
): Handlers<typeof powerOfAttorneyContract> => {
  const { db, storage, limiter, esign } = deps;
  const tooMany = (request: FastifyRequest, now: Date): Promise<Refused<'rate.limited'> | null> =>
    limiter.tooMany([{ key: `signing links from ${networkOf(request.ip)}`, free: freeUses }], now);
  const documentOf = async (power: StoredPower): Promise<FileReply> => {
    const { language, offeredSha256, signedSha256 } = power;
    const bytes = await buffer(await storage.get(signedSha256 ?? offeredSha256, { verify: true }));
    return fileOf(language === 'sv' ? 'fullmakt' : 'power-of-attorney', bytes);
  };
  return {
    readPowerState: async ({ scope }) => {
      const { organizationId } = scope;
      const powers = await db.tenantRead(organizationId, (reader) => listPowers(reader, organizationId));
      const power = powerThatCounts(powers);
      return {
        state: power?.state ?? 'not-signed',
        signatoryName: power?.signatoryName ?? null,
        settledAt: power?.settledAt?.toISOString() ?? null,
      };
    },
    listPowers: async ({ scope: { organizationId }, user }) => {
      const powers = await db.tenantRead(organizationId, (reader) => listPowers(reader, organizationId));
      return powers.map((power) => powerOf(power, user.userId));
    },
    previewPower: async ({ scope, user, query: { language }, now }) => {
      const { name } = await db.platformRead((reader) => readPerson(reader, user.userId));
      return fileOf('preview', await previewPower(deps, scope, { language, signatory: name, now }));
    },
    downloadPower: async ({ scope: { organizationId }, params }) => {
      const power = await db.tenantRead(organizationId, (reader) =>
        findPower(reader, organizationId, params.powerId),
      );
      return power === null ? refused('power.not_exist') : documentOf(power);
    },
    startSigning: ({ scope, actor, user: { userId }, now, body, signal }) =>
      startSigning(deps, scope, { actor, userId, now, signal }, body),
    renewSigning: ({ scope, actor, user: { userId }, now, params, signal }) =>
      renewSigning(deps, scope, { actor, userId, now, signal }, params.powerId),
    withdrawPower: ({ scope, actor, user: { userId }, now, params, signal }) =>
      withdrawPower(deps, scope, { actor, userId, now, signal }, params.powerId),
    openSigning: async ({ raw: { request }, body: { token }, now }) =>
      (await tooMany(request, now)) ?? openSigning(deps, token, now),
    openDocument: async ({ raw: { request }, body: { token }, now }) => {
      const waits = await tooMany(request, now);
      if (waits !== null) return waits;
      const link = await db.platformTransaction((tx) => holdLink(tx, token, now));
      return link instanceof Refused ? link : documentOf(link.power);
    },
    sendCode: async ({ raw: { request }, body: { token }, now }) =>
      (await tooMany(request, now)) ?? sendCode(deps, token, now),
    sign: async ({ raw: { request }, body, now, signal }) => {
      const waits = await tooMany(request, now);
      if (waits !== null) return waits;
      const given = { ...body, ipAddress: request.ip, userAgent: agentOf(request) };
      return sign(deps, given, { now, signal });
    },
    reject: async ({ raw: { request }, body: { token, comment }, now, signal }) => {
      const waits = await tooMany(request, now);
      if (waits !== null) return waits;
      return reject(deps, { token, comment: comment ?? null }, { now, signal });
    },
    hearProvider: async ({ raw: { request }, query, incoming, signal }) => {
      // The signer inside the product tells by itself.
      if (esign.provider === 'builtin') return refused('user.unauthorized');
      const rawBody = await bodyOf(incoming.stream);
      if (rawBody === null) return refused('request.too_large');
      const { headers } = request;
      const callback = { rawBody, headers, claim: query.claim ?? null };
      const event = await esign.verifyCallback(callback, signal);
      if (event === null) return refused('user.unauthorized');
      await hearEvent(deps, event, signal);
      return { received: true };
    },
  };
};
