import { responseProcess } from '#core/claims/write-invoice-response.ts';
import type { GuardedFetch } from '../../http/guarded-fetch.ts';
import { type InvoiceResponsePort, ResponseRejected } from './response-port.ts';
import { storecoveScheme } from './storecove.ts';

/** Milliseconds that it has to answer. */
const patience = 30_000;

/** Asked again later: too much, too early, or its own fault. */
const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** Sends responses by Storecove (API 2): a document that is its own UBL, once for each idempotency guid. */
export const openStorecoveResponses = ({
  apiKey,
  legalEntity,
  url,
  fetch,
}: {
  readonly apiKey: string;
  /** Who sends, by its number there. */
  readonly legalEntity: number;
  /** Without a slash at the end. */
  readonly url: string;
  readonly fetch: GuardedFetch;
}): InvoiceResponsePort => ({
  send: async ({ id, receiver, xml }, signal) => {
    const { scheme, value } = receiver;
    const submission = {
      legalEntityId: legalEntity,
      idempotencyGuid: id,
      routing: { eIdentifiers: [{ scheme: storecoveScheme(scheme), id: value }] },
      document: {
        documentType: 'invoice_response',
        rawDocumentData: {
          document: Buffer.from(xml).toString('base64'),
          parse: false,
          parseStrategy: 'ubl',
          processId: responseProcess.profile,
        },
      },
    };
    const answer = await fetch(new URL(`${url}/api/v2/document_submissions`), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: 'application/json',
        'content-type': 'application/json',
      },
      body: Buffer.from(JSON.stringify(submission)),
      most: 100_000,
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    });
    if (answer.status >= 200 && answer.status < 300) return;
    const said = `${answer.status} ${answer.body.toString('utf8').slice(0, 200)}`;
    if (isPassing(answer.status)) throw new Error(`Storecove answered ${said}`);
    throw new ResponseRejected(said);
  },
});
