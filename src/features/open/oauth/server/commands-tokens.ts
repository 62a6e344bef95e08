import { createHash } from 'node:crypto';
import type { Tx } from '#platform/server/db/port.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import type { Actor } from '#platform/server/scope.ts';
import { type AssistantScope, life, scopesAmong } from '../rules.ts';
import { isResource } from './queries-request.ts';
import { endGrant, type EndReason } from './commands-grants.ts';
import { secretText } from './commands-consent.ts';
import { tellOwners, tellReuse } from './commands-notices.ts';
import { hashOf, isLive } from './queries.ts';

/** What a client is told that gets no token (RFC 6749, 5.2). */
export interface TokenFault {
  readonly error:
    | 'invalid_request'
    | 'invalid_client'
    | 'invalid_grant'
    | 'invalid_scope'
    | 'invalid_target'
    | 'unsupported_grant_type';
  readonly description: string;
}

/** What a client is given (RFC 6749, 5.1). */
export interface Tokens {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  /** Seconds. */
  readonly expires_in: number;
  readonly scope: string;
  readonly refresh_token?: string;
}

export interface TokenAct {
  readonly now: Date;
  readonly requestId: string;
  readonly post: PostDeps;
}

export const tokenFault = (error: TokenFault['error'], description: string): TokenFault => ({
  error,
  description,
});

interface Held {
  readonly organizationId: string;
  readonly id: string;
  readonly userId: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly scopes: AssistantScope[];
  readonly audience: string;
  readonly isLasting: boolean;
  readonly isLive: boolean;
  readonly isConnected: boolean;
  readonly grantEnds: Date;
  readonly tokenEnds: Date;
  readonly usedAt: Date | null;
  readonly challenge: string | null;
  readonly redirectUri: string | null;
}

/** The code or token with its grant, both held until the transaction ends, so that of two who come at once the second finds it used. */
const hold = async (
  tx: Tx,
  kind: 'code' | 'access' | 'refresh',
  text: string,
  now: Date,
): Promise<Held | null> => {
  const [held] = await tx.query<Held>(
    `select g.organization_id as "organizationId", g.id, g.user_id as "userId", g.client_id as "clientId",
       g.client_name as "clientName", g.scopes, g.audience, g.is_lasting as "isLasting", coalesce(${isLive}, false) as "isLive",
       g.connected_at is not null as "isConnected", g.expires_at as "grantEnds", t.expires_at as "tokenEnds",
       t.used_at as "usedAt", t.challenge, t.redirect_uri as "redirectUri"
     from oauth_token t
     join oauth_grant g on g.organization_id = t.organization_id and g.id = t.grant_id
     join user_account u on u.id = g.user_id
     where t.token_hash = $2 and t.kind = $3 for update of g, t`,
    [now, hashOf(text), kind],
  );
  return held ?? null;
};

const actorOf = ({ userId }: Held, { requestId }: TokenAct): Actor => ({
  userId,
  impersonatedBy: null,
  requestId,
});

const end = (tx: Tx, held: Held, because: EndReason, act: TokenAct): Promise<boolean> =>
  endGrant(tx, held, because, { actor: actorOf(held, act), now: act.now });

/** Somebody came with what had been used: one of the two who had it is a thief, and which one nobody knows (RFC 9700, 4.14.2). */
const stop = async (tx: Tx, held: Held, act: TokenAct): Promise<TokenFault> => {
  if (await end(tx, held, 'reuse', act)) await tellReuse(tx, act.post, held);
  return tokenFault('invalid_grant', 'it has been used before; all that came of it has ended');
};

const spend = (tx: Tx, text: string, { now }: TokenAct) =>
  tx.query('update oauth_token set used_at = $2 where token_hash = $1', [hashOf(text), now]);

const give = async (
  tx: Tx,
  held: Held,
  scopes: readonly AssistantScope[],
  { now }: TokenAct,
): Promise<Tokens> => {
  const [access, refresh] = [secretText('kka'), secretText('kkr')];
  const until = (seconds: number): Date =>
    new Date(Math.min(now.getTime() + seconds * 1_000, held.grantEnds.getTime()));
  const keep = (text: string, kind: 'access' | 'refresh', ends: Date) =>
    tx.query(
      `insert into oauth_token (organization_id, token_hash, grant_id, kind, scopes, expires_at) values ($1, $2, $3, $4, $5, $6)`,
      [held.organizationId, hashOf(text), held.id, kind, kind === 'access' ? scopes : null, ends],
    );
  const ends = until(life.access);
  await keep(access, 'access', ends);
  if (held.isLasting) await keep(refresh, 'refresh', until(life.refresh));
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: Math.floor((ends.getTime() - now.getTime()) / 1_000),
    scope: scopes.join(' '),
    ...(held.isLasting ? { refresh_token: refresh } : {}),
  };
};

const isProven = (verifier: string, challenge: string | null): boolean =>
  createHash('sha256').update(verifier).digest('base64url') === challenge;

/** Whether the token that is asked for is for another resource than the person was asked for. */
const isElsewhere = ({ audience }: Held, values: ReadonlyMap<string, string>): boolean => {
  const asked = values.get('resource');
  return asked !== undefined && !isResource(asked, audience);
};

/** Exchanges a code, once. In a platform transaction, which stands whatever it answers. */
export const exchangeCode = async (
  tx: Tx,
  values: ReadonlyMap<string, string>,
  act: TokenAct,
): Promise<Tokens | TokenFault> => {
  const [code, verifier] = [values.get('code'), values.get('code_verifier')];
  if (code === undefined) return tokenFault('invalid_request', 'code is missing');
  if (verifier === undefined || !/^[\w.~-]{43,128}$/.test(verifier))
    return tokenFault('invalid_request', 'code_verifier must be 43 to 128 unreserved characters');
  const held = await hold(tx, 'code', code, act.now);
  if (held === null) return tokenFault('invalid_grant', 'the code is unknown');
  if (held.usedAt !== null) return stop(tx, held, act);
  await spend(tx, code, act);
  if (held.tokenEnds <= act.now || !held.isLive) return tokenFault('invalid_grant', 'the code has run out');
  if (held.clientId !== values.get('client_id'))
    return tokenFault('invalid_grant', 'the code was given to another client');
  const redirect = values.get('redirect_uri');
  if (redirect !== undefined && redirect !== held.redirectUri)
    return tokenFault('invalid_grant', 'the code was sent to another redirect_uri');
  if (!isProven(verifier, held.challenge))
    return tokenFault('invalid_grant', 'code_verifier does not fit; the code has ended');
  if (isElsewhere(held, values)) return tokenFault('invalid_target', `the code is for ${held.audience}`);
  await tx.query(
    'update oauth_grant set connected_at = coalesce(connected_at, $3) where organization_id = $1 and id = $2',
    [held.organizationId, held.id, act.now],
  );
  await tellOwners(tx, act.post, held);
  return give(tx, held, held.scopes, act);
};

/** Renews: the refresh token is used up and another one given. In a platform transaction, which stands whatever it answers. */
export const refreshTokens = async (
  tx: Tx,
  values: ReadonlyMap<string, string>,
  act: TokenAct,
): Promise<Tokens | TokenFault> => {
  const text = values.get('refresh_token');
  if (text === undefined) return tokenFault('invalid_request', 'refresh_token is missing');
  const held = await hold(tx, 'refresh', text, act.now);
  if (held === null) return tokenFault('invalid_grant', 'the refresh token is unknown');
  if (held.clientId !== values.get('client_id'))
    return tokenFault('invalid_grant', 'the refresh token was given to another client');
  if (held.usedAt !== null) return stop(tx, held, act);
  if (held.tokenEnds <= act.now || !held.isLive)
    return tokenFault('invalid_grant', 'the refresh token has run out');
  if (isElsewhere(held, values)) return tokenFault('invalid_target', `the consent is for ${held.audience}`);
  const words = values.get('scope')?.split(' ');
  const scopes = words === undefined ? held.scopes : scopesAmong(words);
  if (
    words?.some((word) => !(held.scopes as readonly string[]).includes(word)) === true ||
    scopes.length === 0
  )
    return tokenFault('invalid_scope', `the consent is for ${held.scopes.join(' ')}`);
  await spend(tx, text, act);
  return give(tx, held, scopes, act);
};

/** Ends a token of the client’s own; null: it has ended, or never was (RFC 7009, 2.2). In a platform transaction. */
export const revokeToken = async (
  tx: Tx,
  values: ReadonlyMap<string, string>,
  act: TokenAct,
): Promise<TokenFault | null> => {
  const text = values.get('token');
  if (text === undefined) return tokenFault('invalid_request', 'token is missing');
  const refresh = await hold(tx, 'refresh', text, act.now);
  const held = refresh ?? (await hold(tx, 'access', text, act.now));
  if (held === null) return null;
  if (held.clientId !== values.get('client_id'))
    return tokenFault('invalid_grant', 'the token was given to another client');
  if (refresh === null) await tx.query('delete from oauth_token where token_hash = $1', [hashOf(text)]);
  else await end(tx, held, 'client', act);
  return null;
};
