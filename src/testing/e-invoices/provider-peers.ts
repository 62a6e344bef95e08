import type { PeerAnswer, PeerRequest } from '../bookkeeping/faulty.ts';

interface Held {
  readonly id: string;
  readonly kind: 'invoices' | 'creditnotes';
  readonly bytes: Uint8Array;
}

/** A provider's end: what has arrived for us, and how it answers. */
export interface ProviderPeer {
  readonly apiKey: string;
  /** A document has arrived in the network. */
  readonly arrive: (id: string, bytes: Uint8Array, kind?: Held['kind']) => void;
  /** Something else is told of. */
  readonly tell: (event: string) => void;
  readonly peer: (request: PeerRequest) => PeerAnswer;
  /** Documents that we have not said to have. */
  readonly waiting: () => number;
}

/** Storecove in pull mode: the oldest event until it is removed. */
export const storecovePeer = (): ProviderPeer => {
  const apiKey = 'the key at Storecove';
  const documents = new Map<string, Held>();
  let events: { readonly guid: string; readonly body: string; readonly document: string | null }[] = [];
  let number = 0;
  const push = (document: string | null, body: object): void => {
    number += 1;
    events.push({ guid: `event-${number}`, body: JSON.stringify(body), document });
  };
  return {
    apiKey,
    arrive: (id, bytes, kind = 'invoices') => {
      documents.set(id, { id, kind, bytes });
      push(id, { event_type: 'received_document', event: 'received', document_guid: id });
    },
    tell: (event) => push(null, { event_type: 'document_submission', event, guid: 'sent-1' }),
    waiting: () => events.filter(({ document }) => document !== null).length,
    peer: ({ method, url, headers }) => {
      if (headers['authorization'] !== `Bearer ${apiKey}`) return [401, {}];
      const path = url.pathname.replace('/api/v2/', '');
      const [first] = events;
      if (method === 'GET' && path === 'webhook_instances/')
        return first === undefined ? [204, Buffer.alloc(0)] : [200, { guid: first.guid, body: first.body }];
      const guid = /^webhook_instances\/([\w-]+)$/.exec(path)?.[1];
      if (method === 'DELETE' && guid !== undefined) {
        const before = events.length;
        events = events.filter((each) => each.guid !== guid);
        return events.length < before ? [204, Buffer.alloc(0)] : [404, {}];
      }
      const document = documents.get(/^received_documents\/([\w-]+)\/original$/.exec(path)?.[1] ?? '');
      if (method !== 'GET' || document === undefined) return [404, {}];
      return [
        200,
        { guid: document.id, format: 'original', original: Buffer.from(document.bytes).toString('base64') },
      ];
    },
  };
};

/** Qvalia's lists of what has come, the newest first, a page at a time. */
export const qvaliaPeer = (account: string): ProviderPeer => {
  const apiKey = 'the key at Qvalia';
  const held: Held[] = [];
  return {
    apiKey,
    arrive: (id, bytes, kind = 'invoices') => void held.unshift({ id, kind, bytes }),
    tell: () => undefined,
    waiting: () => 0,
    peer: ({ method, url, headers }) => {
      if (headers['authorization'] !== apiKey) return [401, {}];
      const [, who, kind] = /^\/transaction\/([^/]+)\/(\w+)\/incoming$/.exec(url.pathname) ?? [];
      if (method !== 'GET' || who !== account) return [404, {}];
      const of = held.filter((one) => one.kind === kind);
      const id = url.searchParams.get('integrationId');
      if (headers['accept'] === 'application/xml') {
        const one = of.find((each) => each.id === id);
        return one === undefined ? [404, {}] : [200, Buffer.from(one.bytes)];
      }
      if (!/^\d{4}-\d\d-\d\d$/.test(url.searchParams.get('updatedAtFrom') ?? '')) return [400, {}];
      const [offset, limit] = ['offset', 'limit'].map((name) => Number(url.searchParams.get(name)));
      const page = of.slice(offset, (offset ?? 0) + (limit ?? 3));
      if (page.length === 0) return [204, Buffer.alloc(0)];
      return [200, { status: 'success', data: page.map((one) => ({ Invoice: {}, integrationId: one.id })) }];
    },
  };
};
