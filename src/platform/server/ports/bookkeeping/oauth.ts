import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { GuardedFetch } from '../../http/guarded-fetch.ts';
import { call, readAnswer } from './call.ts';
import { BookkeepingFault, type Grant } from './port.ts';

/** A client of OAuth 2.0 (RFC 6749, section 4.1), as who runs this product has registered it at the program. */
export interface OauthClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly scopes: readonly string[];
  /** What the address of consent says besides. */
  readonly more?: Readonly<Record<string, string>>;
}

const tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number().int().positive(),
});

/** Where a person agrees, and what a code or a refresh token is exchanged for. */
export const oauth = (
  client: OauthClient,
  { fetch, clock }: { readonly fetch: GuardedFetch; readonly clock: Clock },
) => {
  const basic = Buffer.from(`${client.clientId}:${client.clientSecret}`).toString('base64');
  const ask = async (form: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Grant> => {
    const asked = clock.now().getTime();
    const answer = await call(fetch, {
      method: 'POST',
      url: new URL(client.tokenUrl),
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: Buffer.from(new URLSearchParams(form).toString()),
      signal,
    }).catch((error: unknown) => {
      // What a token endpoint refuses by 400 is the code or the token itself (RFC 6749, section 5.2).
      if (error instanceof BookkeepingFault && error.kind === 'refused')
        throw new BookkeepingFault('unauthorized', error.detail);
      throw error;
    });
    const got = readAnswer(answer, tokens);
    return {
      accessToken: got.access_token,
      refreshToken: got.refresh_token,
      expiresAt: new Date(asked + got.expires_in * 1_000).toISOString(),
    };
  };
  return {
    consent: (state: string, redirect: string): string => {
      const url = new URL(client.authorizeUrl);
      const asked = {
        response_type: 'code',
        client_id: client.clientId,
        redirect_uri: redirect,
        scope: client.scopes.join(' '),
        state,
        ...client.more,
      };
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
      return url.href;
    },
    exchange: (code: string, redirect: string, signal: AbortSignal): Promise<Grant> =>
      ask({ grant_type: 'authorization_code', code, redirect_uri: redirect }, signal),
    renew: ({ refreshToken }: Grant, signal: AbortSignal): Promise<Grant> =>
      ask({ grant_type: 'refresh_token', refresh_token: refreshToken }, signal),
  };
};
