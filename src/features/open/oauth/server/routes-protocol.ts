import type { FastifyReply } from 'fastify';
import type { Db } from '#platform/server/db/port.ts';
import type { Handlers, PageReply, RawBody } from '#platform/server/http/handler.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { AttemptLimiter } from '#platform/server/session/attempt-limiter.ts';
import { assistantPath } from '#platform/wire/endpoint.ts';
import { networkOf } from '#platform/server/session/network.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import { apiDocsPath } from '#platform/wire/doors.ts';
import { revokePath, tokenPath } from '#platform/wire/oauth-paths.ts';
import type { oauthContract } from '../contract-protocol.ts';
import { consentPath } from '../paths.ts';
import { assistantScopes } from '../rules.ts';
import { singleValues } from './queries-request.ts';
import { issuerOf } from './commands-consent.ts';
import {
  exchangeCode,
  refreshTokens,
  revokeToken,
  type TokenAct,
  tokenFault,
  type TokenFault,
  type Tokens,
} from './commands-tokens.ts';

export interface ProtocolDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly keys: SessionKeys;
  readonly limiter: AttemptLimiter;
  readonly publicUrl: () => Promise<string>;
}

/** Bytes of a form. */
const longestForm = 16_384;

/** Wrong codes and tokens from one network, before each further one waits. */
const freeFaults = 60;

const json = (value: unknown, status = 200): PageReply => ({
  status,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

/** The form as it was sent, read to its end so that the refusal goes out; null for what is none. */
const formOf = async ({ stream, contentType }: RawBody): Promise<string | null> => {
  const isForm = /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size <= longestForm) chunks.push(chunk);
  }
  if (!isForm || size > longestForm) return null;
  const text = Buffer.concat(chunks).toString('utf8');
  return text.includes('%00') || text.includes('\u0000') ? null : text;
};

/** Clients have no secret here: who brings one takes us for somebody else. */
const bringsSecret = (authorization: string | undefined, values: ReadonlyMap<string, string>): boolean =>
  authorization !== undefined ||
  ['client_secret', 'client_assertion', 'client_assertion_type'].some((name) => values.has(name));

type Form = (values: ReadonlyMap<string, string>, act: TokenAct) => Promise<Tokens | TokenFault | null>;

/** Descriptions of the server and of what its tokens are for, and where tokens are given and ended. */
export const protocolRoutes = (deps: ProtocolDeps): Handlers<typeof oauthContract> => {
  const { db, clock, newId, keys, limiter, publicUrl } = deps;

  const describe = async (
    reply: FastifyReply,
    make: (issuer: string) => Readonly<Record<string, unknown>>,
  ): Promise<PageReply> => {
    reply.header('cache-control', 'no-store');
    return json(make(await issuerOf(publicUrl)));
  };
  const resource = (issuer: string) => ({
    resource: issuer + assistantPath,
    resource_name: 'Krogkoll',
    authorization_servers: [issuer],
    scopes_supported: assistantScopes,
    bearer_methods_supported: ['header'],
    resource_documentation: issuer + apiDocsPath(),
  });

  const answer = async (
    {
      raw: { request, reply },
      incoming,
      now,
      requestId,
    }: Parameters<Handlers<typeof oauthContract>['exchange']>[0],
    work: Form,
  ): Promise<PageReply> => {
    reply.header('cache-control', 'no-store').header('pragma', 'no-cache');
    const form = await formOf(incoming);
    const values = form === null ? null : singleValues(form);
    const act = { now, requestId, post: { clock, newId, keys } };
    const fault = (told: TokenFault, status = 400): PageReply =>
      json({ error: told.error, error_description: told.description }, status);
    if (values === null)
      return fault(
        tokenFault('invalid_request', 'send a form of at most 16 kB in which each name stands once'),
      );
    if (bringsSecret(request.headers.authorization, values)) {
      reply.header('www-authenticate', 'Basic realm="krogkoll"');
      return fault(tokenFault('invalid_client', 'clients have no secret here; send client_id alone'), 401);
    }
    if (!values.has('client_id')) return fault(tokenFault('invalid_request', 'client_id is missing'));
    const given = await work(values, act);
    if (given === null) return json({});
    if (!('error' in given)) return json(given);
    const counters = [{ key: `oauth ${networkOf(request.ip)}`, free: freeFaults }];
    const tooMany = await limiter.tooMany(counters, now);
    if (tooMany === null) return fault(given);
    reply.header('retry-after', String(tooMany.retryAfter ?? 60));
    return json(
      { error: 'temporarily_unavailable', error_description: 'too many faults from this network' },
      429,
    );
  };

  return {
    describeServer: ({ raw: { reply } }) =>
      describe(reply, (issuer) => ({
        issuer,
        authorization_endpoint: issuer + consentPath(),
        token_endpoint: issuer + tokenPath,
        revocation_endpoint: issuer + revokePath,
        scopes_supported: assistantScopes,
        response_types_supported: ['code'],
        response_modes_supported: ['query'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_methods_supported: ['none'],
        revocation_endpoint_auth_methods_supported: ['none'],
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
        client_id_metadata_document_supported: true,
        protected_resources: [issuer + assistantPath],
        service_documentation: issuer + apiDocsPath(),
        ui_locales_supported: ['sv', 'en'],
      })),
    describeResource: ({ raw: { reply } }) => describe(reply, resource),
    describeAssistants: ({ raw: { reply } }) => describe(reply, resource),
    exchange: (exchange) =>
      answer(exchange, (values, act) =>
        db.platformTransaction(async (tx) => {
          const type = values.get('grant_type');
          if (type === 'authorization_code') return exchangeCode(tx, values, act);
          if (type === 'refresh_token') return refreshTokens(tx, values, act);
          return type === undefined
            ? tokenFault('invalid_request', 'grant_type is missing')
            : tokenFault('unsupported_grant_type', 'only authorization_code and refresh_token are given');
        }),
      ),
    revoke: (exchange) =>
      answer(exchange, (values, act) => db.platformTransaction((tx) => revokeToken(tx, values, act))),
  };
};
