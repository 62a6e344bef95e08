import { SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { PushRejected } from './port.ts';
import type { PushMessage, PushOutcome, PushPort } from './port.ts';
import type { ServiceAccount } from './service-account.ts';

/** The only two hosts that are ever called; a test names a peer of its own. */
const google = { token: 'https://oauth2.googleapis.com', messages: 'https://fcm.googleapis.com' } as const;

export interface FcmOptions {
  readonly account: ServiceAccount;
  readonly clock: Clock;
  readonly hosts?: { readonly token: string; readonly messages: string };
}

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const patience = 10_000;
/** A token is renewed this long before it ends. */
const margin = 60_000;
const longestAnswer = 65_536;

const tokenAnswer = z.object({
  access_token: z.string().min(1).max(8_192),
  expires_in: z.number().positive(),
});

const refusal = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z.array(z.object({ errorCode: z.string().optional() })).optional(),
  }),
});

const textOf = async (response: Response): Promise<string> => (await response.text()).slice(0, longestAnswer);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The code of a refusal: FCM's own where there is one (`UNREGISTERED`), otherwise Google's (`UNAVAILABLE`). */
const codeOf = (text: string): string => {
  const read = refusal.safeParse(parsed(text));
  if (!read.success) return 'UNKNOWN';
  const { details = [], status = 'UNKNOWN' } = read.data.error;
  return details.find(({ errorCode }) => errorCode !== undefined)?.errorCode ?? status;
};

/** Codes after which a token is of no use (FCM HTTP v1, ErrorCode): uninstalled, or another project's. */
const goneCodes = new Set(['UNREGISTERED', 'SENDER_ID_MISMATCH']);

/**
 * Firebase Cloud Messaging by HTTP v1: an access token for the service account by a signed assertion (RFC 7523), kept
 * while it lives, and one call for each message. Redirects are not followed.
 */
export const openFcm = ({ account, clock, hosts = google }: FcmOptions): PushPort => {
  let known: { readonly token: string; readonly until: number } | null = null;

  const post = (url: string, init: RequestInit, signal: AbortSignal): Promise<Response> =>
    fetch(url, {
      ...init,
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    });

  const accessToken = async (signal: AbortSignal): Promise<string> => {
    const now = clock.now().getTime();
    if (known !== null && now < known.until) return known.token;
    const url = `${hosts.token}/token`;
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(account.email)
      .setAudience(url)
      .setIssuedAt(Math.floor(now / 1_000))
      .setExpirationTime(Math.floor(now / 1_000) + 3_600)
      .sign(account.key);
    const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
    const body = new URLSearchParams({ grant_type: grant, assertion });
    const response = await post(url, { body }, signal);
    const text = await textOf(response);
    const answer = tokenAnswer.safeParse(parsed(text));
    if (!response.ok || !answer.success) throw new Error(`the token service answered ${response.status}`);
    const { access_token: token, expires_in: seconds } = answer.data;
    known = { token, until: now + seconds * 1_000 - margin };
    return token;
  };

  const sendOnce = async ({ token, title, body, path }: PushMessage, signal: AbortSignal) => {
    const message = { token, notification: { title, body }, data: { path } };
    const response = await post(
      `${hosts.messages}/v1/projects/${account.projectId}/messages:send`,
      {
        headers: {
          authorization: `Bearer ${await accessToken(signal)}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ message }),
      },
      signal,
    );
    return { status: response.status, text: await textOf(response) };
  };

  return {
    async send(message, signal): Promise<PushOutcome> {
      let answer = await sendOnce(message, signal);
      if (answer.status === 401) {
        known = null;
        answer = await sendOnce(message, signal);
      }
      if (answer.status === 200) return 'sent';
      const code = codeOf(answer.text);
      if (goneCodes.has(code)) return 'gone';
      if (answer.status === 429 || answer.status >= 500 || answer.status === 401)
        throw new Error(`pushes are not taken now: ${answer.status} ${code}`);
      throw new PushRejected(code);
    },
  };
};
