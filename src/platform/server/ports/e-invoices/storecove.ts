import { z } from 'zod';
import type { GuardedFetch } from '../../http/guarded-fetch.ts';
import type { EInvoicePort } from './port.ts';
import { providerCall } from './provider-call.ts';

/** Its address unless another is set. */
export const storecoveUrl = 'https://api.storecove.com';

const schemes: Readonly<Record<string, string>> = { '0007': 'SE:ORGNR', '9955': 'SE:VAT', '0088': 'GLN' };

/** Storecove's name of a scheme that Swedish companies have; others go by their number. */
export const storecoveScheme = (scheme: string): string => schemes[scheme] ?? scheme;

/** An event of the queue: the body is JSON in a text, or as it is. */
const event = z.object({ guid: z.string().min(1), body: z.unknown() });
const told = z.object({ document_guid: z.string().min(1), event_type: z.string().optional() });
const received = z.object({ original: z.base64() });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The document that an event tells of; null where it tells of something else, as a submission that was delivered. */
const documentOf = (body: unknown): string | null => {
  const read = told.safeParse(typeof body === 'string' ? parsed(body) : body);
  return read.success && (read.data.event_type ?? 'received_document').startsWith('received')
    ? read.data.document_guid
    : null;
};

/**
 * Storecove (API 2) with its webhooks in pull mode: its queue gives the oldest event until that is removed, so nothing is lost
 * while either side is away.
 */
export const openStorecove = ({
  apiKey,
  url,
  fetch,
}: {
  readonly apiKey: string;
  /** Without a slash at the end. */
  readonly url: string;
  readonly fetch: GuardedFetch;
}): EInvoicePort => {
  const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' };
  const call = (method: 'GET' | 'DELETE', path: string, signal: AbortSignal) =>
    providerCall(fetch, method, new URL(`${url}/api/v2/${path}`), headers, signal);
  return {
    provider: 'storecove',
    next: async (_, __, signal) => {
      const answer = await call('GET', 'webhook_instances/', signal);
      if (answer === null || answer.status === 204 || answer.body.length === 0) return null;
      const { guid, body } = event.parse(JSON.parse(answer.body.toString('utf8')));
      return { id: documentOf(body), handle: guid };
    },
    fetch: async (id, signal) => {
      const answer = await call('GET', `received_documents/${encodeURIComponent(id)}/original`, signal);
      if (answer === null) return null;
      return Buffer.from(received.parse(JSON.parse(answer.body.toString('utf8'))).original, 'base64');
    },
    acknowledge: async ({ handle }, signal) => {
      // One that is gone has been acknowledged: the answer was lost.
      await call('DELETE', `webhook_instances/${encodeURIComponent(handle)}`, signal);
    },
  };
};
