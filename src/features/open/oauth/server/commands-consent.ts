import { assistantPath } from '#platform/wire/endpoint.ts';
import { randomBytes } from 'node:crypto';
import { ownedUnits } from '#features/company/outlets/server/queries.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { Actor, SeenScope } from '#platform/server/scope.ts';
import type { AttemptLimiter } from '#platform/server/session/attempt-limiter.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import { type AssistantScope, life, mostGrants } from '../rules.ts';
import type { OauthClient } from './queries-client.ts';
import { isRedirectOf } from './queries-redirects.ts';
import { askedBy, type Asked, type GoodRequest, judgeRequest, type RequestFault } from './queries-request.ts';
import type { Clients } from './commands-clients.ts';
import { hashOf, isLive } from './queries.ts';

export interface ConsentDeps {
  readonly clients: Clients;
  readonly limiter: AttemptLimiter;
  readonly publicUrl: () => Promise<string>;
}

/** A request of a client that is known, to an address that is its own. */
export interface Judged {
  readonly asked: Asked;
  readonly client: OauthClient;
  /** Ours, as the issuer of what is given (RFC 9207). */
  readonly issuer: string;
  readonly audience: string;
  readonly verdict: GoodRequest | RequestFault;
}

/** Descriptions that a person has had fetched and that were none, before each further one waits. */
const freeFetches = 20;

/** Scheme and host that people reach this server at, without a slash. */
export const issuerOf = async (publicUrl: () => Promise<string>): Promise<string> =>
  new URL(await publicUrl()).origin;

/** Finds out who asks, what for, and whether the answer may go where they say. Only somebody signed in makes us fetch a description. */
export const judgeConsent = async (
  { clients, limiter, publicUrl }: ConsentDeps,
  query: string,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<
  | Judged
  | Refused<
      | 'assistant.request_invalid'
      | 'assistant.client_invalid'
      | 'assistant.client_unreachable'
      | 'assistant.redirect_unknown'
      | 'rate.limited'
    >
> => {
  const asked = askedBy(query);
  if (asked === null) return refused('assistant.request_invalid');
  const counters = [{ key: `oauth client ${userId}`, free: freeFetches }];
  const isKnown = clients.has(asked.clientId);
  const tooMany = isKnown ? null : await limiter.tooMany(counters, now);
  if (tooMany !== null) return tooMany;
  const client = await clients.find(asked.clientId);
  if (client instanceof Refused) return client;
  if (!isKnown) await limiter.giveBack(counters, now);
  if (!isRedirectOf(client.redirectUris, asked.redirectUri)) return refused('assistant.redirect_unknown');
  const issuer = await issuerOf(publicUrl);
  const audience = issuer + assistantPath;
  return { asked, client, issuer, audience, verdict: judgeRequest(asked, audience) };
};

/** What a person has chosen, of what was asked for. */
export interface Chosen {
  readonly scopes: readonly AssistantScope[];
  readonly unitIds: readonly string[] | null;
}

export interface ConsentAct {
  readonly actor: Actor;
  readonly userId: string;
  readonly now: Date;
  readonly newId: NewId;
}

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1_000);

/** A secret text that tells what it is. */
export const secretText = (kind: 'kkc' | 'kka' | 'kkr'): string =>
  `${kind}_${randomBytes(32).toString('base64url')}`;

/** Writes down what a person lets a client do, and answers the code that it is fetched with. In a platform transaction. */
export const giveConsent = async (
  tx: Tx,
  { organizationId, view }: Pick<SeenScope, 'organizationId' | 'view'>,
  { actor, userId, now, newId }: ConsentAct,
  { asked, client, audience }: Judged,
  { challenge, scopes: offered }: GoodRequest,
  { scopes, unitIds }: Chosen,
): Promise<string | Refused<'plan.required' | 'assistant.too_many' | 'unit.not_found' | 'bad.request'>> => {
  const writes = scopes.some((scope) => scope !== 'read');
  if (view.apiAccess === 'none' || (writes && view.apiAccess === 'read')) return refused('plan.required');
  if (!scopes.every((scope) => offered.includes(scope)) || new Set(scopes).size !== scopes.length)
    return refused('bad.request', { scopes: 'invalid' });
  // One after the other, so that no two make the last one.
  await tx.query('select 1 from organization where organization_id = $1 for update', [organizationId]);
  const owned = (await ownedUnits(tx, organizationId, userId)).map((unit) => unit.id);
  if (unitIds?.every((unitId) => owned.includes(unitId)) === false)
    return refused('unit.not_found', { unitIds: 'unknown' });
  const [held] = await tx.query<{ count: number }>(
    `select count(*)::int as count from oauth_grant g join user_account u on u.id = g.user_id
     where g.organization_id = $2 and ${isLive}`,
    [now, organizationId],
  );
  if ((held?.count ?? 0) >= mostGrants) return refused('assistant.too_many');
  const id = newId();
  await tx.query(
    `insert into oauth_grant
       (organization_id, id, user_id, client_id, client_name, scopes, unit_ids, audience, is_lasting, made_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      organizationId,
      id,
      userId,
      client.id,
      client.name,
      scopes,
      unitIds,
      audience,
      client.isLasting,
      now,
      after(now, client.isLasting ? life.grant : life.code + life.access),
    ],
  );
  const code = secretText('kkc');
  await tx.query(
    `insert into oauth_token (organization_id, token_hash, grant_id, kind, expires_at, challenge, redirect_uri)
     values ($1, $2, $3, 'code', $4, $5, $6)`,
    [organizationId, hashOf(code), id, after(now, life.code), challenge, asked.redirectUri],
  );
  const detail = { clientId: client.id, scopes, unitIds };
  await recordAudit(tx, actor, {
    organizationId,
    unitId: null,
    action: 'assistant.consent',
    subjectId: id,
    detail,
  });
  return code;
};
