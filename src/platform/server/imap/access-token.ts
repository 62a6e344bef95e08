import { z } from 'zod';
import { MailboxFailure } from './mailbox-failure.ts';
import type { OAuthGrant } from './mailboxes-file.ts';

const answer = z.object({
  access_token: z.string().min(1).max(20_000),
  /** Seconds. */
  expires_in: z.coerce.number().positive().optional(),
  refresh_token: z.string().min(1).max(20_000).optional(),
});

const wait = 10_000;

/** Milliseconds before its end that a token is no longer used. */
const margin = 60_000;

/**
 * Gives access tokens for a refresh token (RFC 6749, 6), each until shortly before its end. A refresh token that the
 * provider renews is used from then on by this process alone: the file keeps the first, which providers let live on.
 * Throws `MailboxFailure`.
 */
export const tokenSource = (
  { tokenUrl, clientId, clientSecret, refreshToken, scope }: OAuthGrant,
  time: () => number = () => performance.now(),
): (() => Promise<string>) => {
  let current: { readonly token: string; readonly until: number } | null = null;
  let refresh = refreshToken;
  return async () => {
    if (current !== null && time() < current.until) return current.token;
    current = null;
    const form = new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: clientId,
      refresh_token: refresh,
    });
    if (clientSecret !== undefined) form.set('client_secret', clientSecret);
    if (scope !== undefined) form.set('scope', scope);
    try {
      const response = await fetch(tokenUrl, {
        method: 'POST',
        body: form,
        redirect: 'error',
        signal: AbortSignal.timeout(wait),
      });
      if (!response.ok) throw new Error(`the token endpoint answered ${response.status}`);
      const given = answer.parse(await response.json());
      refresh = given.refresh_token ?? refresh;
      const lasts = (given.expires_in ?? 0) * 1_000 - margin;
      if (lasts > 0) current = { token: given.access_token, until: time() + lasts };
      return given.access_token;
    } catch (error) {
      throw new MailboxFailure('no-token', error);
    }
  };
};
