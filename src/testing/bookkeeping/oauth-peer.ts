import { randomUUID } from 'node:crypto';
import type { PeerAnswer, PeerRequest } from './faulty.ts';

/** Tokens as a program elsewhere gives them: a refresh token works once, and using one twice ends the grant. */
export const oauthPeer = (
  { clientId, clientSecret }: { readonly clientId: string; readonly clientSecret: string },
  now: () => Date,
  lifetime: number,
) => {
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const codes = new Map<string, string>();
  const access = new Map<string, number>();
  let refresh: string | null = null;
  const grant = (): PeerAnswer => {
    const token = randomUUID();
    access.set(token, now().getTime() + lifetime * 1_000);
    refresh = randomUUID();
    return [200, { access_token: token, refresh_token: refresh, expires_in: lifetime, token_type: 'bearer' }];
  };
  return {
    /** A person agrees: where their browser is sent, with a code and the state. */
    agree: (consent: string): URL => {
      const asked = new URL(consent).searchParams;
      if (asked.get('client_id') !== clientId || asked.get('response_type') !== 'code')
        throw new Error('no consent can be given to that');
      const redirect = asked.get('redirect_uri') ?? '';
      const code = randomUUID();
      codes.set(code, redirect);
      const back = new URL(redirect);
      back.searchParams.set('code', code);
      back.searchParams.set('state', asked.get('state') ?? '');
      return back;
    },
    token: ({ headers, body }: PeerRequest): PeerAnswer => {
      const form = new URLSearchParams(body.toString());
      if (headers['authorization'] !== basic) return [401, { error: 'invalid_client' }];
      const kind = form.get('grant_type');
      if (kind === 'authorization_code') {
        const code = form.get('code') ?? '';
        const isRight = codes.get(code) === form.get('redirect_uri');
        codes.delete(code);
        return isRight ? grant() : [400, { error: 'invalid_grant' }];
      }
      if (kind === 'refresh_token' && refresh !== null && form.get('refresh_token') === refresh)
        return grant();
      // A spent one was stolen, or its answer lost: nobody has the newest.
      return [400, { error: 'invalid_grant' }];
    },
    isLetIn: ({ headers }: PeerRequest): boolean => {
      const token = (headers['authorization'] ?? '').replace(/^Bearer /, '');
      return (access.get(token) ?? 0) > now().getTime();
    },
    /** The company takes its consent back. */
    revoke: (): void => {
      access.clear();
      refresh = null;
    },
    /** The token ends before its time, as when somebody signs out at the program. */
    endAccess: (): void => access.clear(),
  };
};
