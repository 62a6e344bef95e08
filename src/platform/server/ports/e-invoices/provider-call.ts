import type { Answer, GuardedFetch, Outgoing } from '../../http/guarded-fetch.ts';
import { maxFileBytes } from '#platform/wire/upload-limit.ts';

/** Milliseconds that a provider has to answer. */
const patience = 30_000;

/** Base64 and an envelope around the largest file. */
const longestAnswer = Math.ceil(maxFileBytes * 1.4) + 100_000;

/** A provider's answer that is neither what was asked for nor that there is none. */
export class ProviderRefused extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Whether a status speaks of us or of the moment, not of what was asked for. */
export const isPassing = (status: number): boolean => status >= 500 || [401, 403, 408, 429].includes(status);

/**
 * One request, of JSON where it has a body. Answers what came with 2xx, and null for 404 and 410; throws `ProviderRefused` for any other
 * answer.
 */
export const providerCall = async (
  fetch: GuardedFetch,
  method: Outgoing['method'],
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  body?: object,
): Promise<Answer | null> => {
  const within = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  const sent =
    body === undefined
      ? { headers }
      : {
          headers: { ...headers, 'content-type': 'application/json' },
          body: Buffer.from(JSON.stringify(body)),
        };
  const answer = await fetch(url, { method, ...sent, most: longestAnswer, signal: within });
  if (answer.status === 404 || answer.status === 410) return null;
  if (answer.status < 200 || answer.status >= 300)
    throw new ProviderRefused(
      `${url.host} answered ${answer.status} to ${method} ${url.pathname}: ${answer.body.toString('utf8').slice(0, 200)}`,
      answer.status,
    );
  return answer;
};
