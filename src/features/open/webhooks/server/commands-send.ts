import { RequestRefused } from '#platform/server/http/guarded-fetch.ts';
import type { GuardedFetch } from '#platform/server/http/guarded-fetch.ts';
import { answerWithin } from '../rules.ts';

/** What came of one attempt. */
export interface Attempted {
  /** Null where nobody answered. */
  readonly status: number | null;
  /** Why nobody did. */
  readonly fault: 'timeout' | 'address-refused' | 'name-not-found' | 'tls' | 'connection' | null;
  readonly milliseconds: number;
  /** The beginning of the answer. */
  readonly answer: string | null;
  readonly retryAfter: string | undefined;
}

const mostAnswer = 2_000;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const faultOf = (error: unknown, isLate: boolean): Exclude<Attempted['fault'], null> => {
  if (isLate) return 'timeout';
  if (error instanceof RequestRefused) return 'address-refused';
  const code = codeOf(error);
  if (/^(ENOTFOUND|EAI_|ENODATA)/.test(code)) return 'name-not-found';
  if (/CERT|SSL|TLS|EPROTO|SELF_SIGNED|ISSUER/.test(code)) return 'tls';
  return 'connection';
};

/** The beginning of an answer as text that PostgreSQL can store. */
const textOf = (body: Buffer): string | null => {
  const text = body.toString('utf8').replaceAll('\u0000', '').toWellFormed();
  return text === '' ? null : text;
};

/**
 * Sends a message once. Answers what came back, which a redirect is too; throws where `stopping` ended it, for then nobody can say
 * whether it arrived.
 */
export const sendOnce = async (
  { fetch, elapsed }: { readonly fetch: GuardedFetch; readonly elapsed: () => number },
  url: string,
  message: { readonly headers: Readonly<Record<string, string>>; readonly payload: string },
  stopping: AbortSignal,
): Promise<Attempted> => {
  const begun = elapsed();
  const limit = AbortSignal.timeout(answerWithin);
  const spent = (): number => Math.round(elapsed() - begun);
  const headers = {
    ...message.headers,
    'content-type': 'application/json',
    'user-agent': 'Krogkoll-Webhooks/1.0',
  };
  try {
    const answer = await fetch(new URL(url), {
      method: 'POST',
      headers,
      body: Buffer.from(message.payload),
      most: mostAnswer,
      cuts: true,
      signal: AbortSignal.any([limit, stopping]),
    });
    const retryAfter = answer.headers['retry-after'];
    return {
      status: answer.status,
      fault: null,
      milliseconds: spent(),
      answer: textOf(answer.body),
      retryAfter,
    };
  } catch (error) {
    if (stopping.aborted) throw error;
    const redirected = error instanceof RequestRefused ? error.status : null;
    const fault = redirected === null ? faultOf(error, limit.aborted) : null;
    return { status: redirected, fault, milliseconds: spent(), answer: null, retryAfter: undefined };
  }
};
