import { z } from 'zod';
import type { PeerAnswer, PeerRequest } from '../bookkeeping/faulty.ts';

const submission = z.object({
  legalEntityId: z.number(),
  idempotencyGuid: z.string(),
  routing: z.object({
    eIdentifiers: z.array(z.object({ scheme: z.string(), id: z.string() })).length(1),
  }),
  document: z.object({
    documentType: z.literal('invoice_response'),
    rawDocumentData: z.object({ document: z.base64(), parse: z.literal(false), processId: z.string() }),
  }),
});

/** Storecove's end of what we send: a submission with a guid that it has is answered and not sent again. */
export const responsesPeer = () => {
  const apiKey = 'the key at Storecove';
  const legalEntity = 4711;
  const sent = new Map<string, { id: string; scheme: string; value: string; xml: string }>();
  return {
    apiKey,
    legalEntity,
    sent: () => [...sent.values()],
    peer: ({ method, url, headers, body }: PeerRequest): PeerAnswer => {
      if (headers['authorization'] !== `Bearer ${apiKey}`) return [401, {}];
      if (method !== 'POST' || url.pathname !== '/api/v2/document_submissions') return [404, {}];
      const read = submission.safeParse(JSON.parse(body.toString('utf8')));
      if (!read.success || read.data.legalEntityId !== legalEntity)
        return [422, { errors: [{ source: 'legalEntityId', details: 'is not yours' }] }];
      const { idempotencyGuid, routing, document } = read.data;
      const [to] = routing.eIdentifiers;
      if (!sent.has(idempotencyGuid))
        sent.set(idempotencyGuid, {
          id: idempotencyGuid,
          scheme: to?.scheme ?? '',
          value: to?.id ?? '',
          xml: Buffer.from(document.rawDocumentData.document, 'base64').toString('utf8'),
        });
      return [200, { guid: idempotencyGuid }];
    },
  };
};
