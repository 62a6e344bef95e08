import type { z } from 'zod';
import type { Answer, GuardedFetch } from '../../http/guarded-fetch.ts';
import { BookkeepingFault } from './port.ts';

/** Milliseconds that a program has to answer. */
export const patience = 20_000;

const longestAnswer = 8 * 1024 * 1024;
const longestWords = 500;

export interface Called {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  readonly signal: AbortSignal;
}

/** The program's own words, in what it answers an error with. */
const wordsOf = (body: Buffer): string | null => {
  const text = body
    .toString('utf8')
    .replaceAll('\u0000', '')
    .replace(/[\u0001-\u001f\u007f]+/g, ' ')
    .trim();
  const said =
    /"(?:message|Message|error_description|DeveloperErrorMessage|error)"\s*:\s*"((?:[^"\\]|\\.)+)"/.exec(
      text,
    );
  return ((said?.[1] ?? text).slice(0, longestWords).toWellFormed() || null) ?? null;
};

const afterOf = (answer: Answer): number | null => {
  const seconds = answer.headers['retry-after'];
  return seconds !== undefined && /^\d{1,5}$/.test(seconds) ? Number(seconds) * 1_000 : null;
};

/**
 * One request. Answers what came with 2xx, and null for 404. Nothing that came back, and every 5xx, leaves open whether it was
 * done; 429 does so too, for who answers it may have counted the request after doing it.
 */
export const call = async (fetch: GuardedFetch, called: Called): Promise<Answer | null> => {
  const { signal, url, ...rest } = called;
  const limit = AbortSignal.timeout(patience);
  let answer: Answer;
  try {
    const headers = { accept: 'application/json', ...rest.headers };
    answer = await fetch(url, {
      ...rest,
      headers,
      most: longestAnswer,
      signal: AbortSignal.any([signal, limit]),
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new BookkeepingFault('uncertain', error instanceof Error ? error.message.slice(0, 200) : null);
  }
  const { status } = answer;
  if (status >= 200 && status < 300) return answer;
  if (status === 404) return null;
  if (status === 401 || status === 403) throw new BookkeepingFault('unauthorized', wordsOf(answer.body));
  if (status === 429) throw new BookkeepingFault('busy', null, afterOf(answer));
  if (status >= 400 && status < 500) throw new BookkeepingFault('refused', wordsOf(answer.body));
  throw new BookkeepingFault('uncertain', `${status}`, afterOf(answer));
};

/** What an answer says, as the schema has it; an answer that says anything else leaves open what was done. */
export const readAnswer = <Schema extends z.ZodType>(
  answer: Answer | null,
  schema: Schema,
): z.output<Schema> => {
  if (answer === null) throw new BookkeepingFault('refused', '404');
  try {
    return schema.parse(JSON.parse(answer.body.toString('utf8')));
  } catch (error) {
    throw new BookkeepingFault('uncertain', `an answer that cannot be read: ${String(error).slice(0, 200)}`);
  }
};
