import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Clock } from '../../../clock.ts';
import { answerRequest } from './answer.ts';
import { newBooks } from './books.ts';
import type { PeerBooks, PeerDesk, PeerEvent, PeerPrice } from './books.ts';
import { nextId } from './books.ts';
import { answerPage } from './pages.ts';
import { settleUntil } from './subscriptions.ts';

/** What happens to a request on its way, in tests: nothing of it is done, or it is done and another answer or none comes back. */
export type PeerFault =
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unheard'; readonly status: number | null };

export interface PeerOptions {
  readonly clock: Clock;
  /** The key that requests must carry. */
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly prices: readonly PeerPrice[];
  /** As they were left; new ones unless given. */
  readonly books?: PeerBooks;
  /** After each request that may have changed the books. */
  readonly onChange?: (books: PeerBooks) => void;
  /** Takes each event; without it they only stand in the books. */
  readonly onEvent?: (event: PeerEvent) => void;
  /** What becomes of the next request. */
  readonly fault?: (request: { readonly method: string; readonly path: string }) => PeerFault | null;
  /** A port to listen on; any free one unless said. */
  readonly port?: number;
}

/** A small payment provider inside the product, which speaks Stripe's protocol on an address of this machine. */
export interface PaymentPeer {
  readonly books: PeerBooks;
  readonly desk: PeerDesk;
  readonly secretKey: string;
  /** Listens on 127.0.0.1; answers the port. */
  listen(): Promise<number>;
  /** Does what has become due. */
  settle(): void;
  close(): Promise<void>;
}

/** An event as it is posted, with the header that proves it. */
export const signedEvent = (
  { id, created, type, object }: PeerEvent,
  secret: string,
  now: number,
): { readonly body: string; readonly signature: string } => {
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
  const proof = createHmac('sha256', secret).update(`${now}.${body}`).digest('hex');
  return { body, signature: `t=${now},v1=${proof}` };
};

const send = (response: ServerResponse, status: number, type: string, body: string | Uint8Array): void => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
};

const failure = (message: string, type: string): string => JSON.stringify({ error: { message, type } });

const answerApi = async (
  desk: PeerDesk,
  { secretKey, fault, onChange }: PeerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const url = new URL(request.url ?? '/', 'http://peer');
  const path = url.pathname.slice('/v1/'.length);
  const method = request.method ?? 'GET';
  const body = await text(request);
  if (request.headers.authorization !== `Bearer ${secretKey}`)
    return send(response, 401, 'application/json', failure('Invalid API Key', 'invalid_request_error'));
  const struck = fault?.({ method, path }) ?? null;
  if (struck?.kind === 'refused') {
    const type = struck.status === 429 ? 'invalid_request_error' : 'api_error';
    return send(response, struck.status, 'application/json', failure('Try again later.', type));
  }
  const key = request.headers['idempotency-key'];
  const answer = answerRequest(desk, {
    method,
    path,
    query: url.search.slice(1),
    body,
    idempotencyKey: typeof key === 'string' ? key : undefined,
  });
  if (method !== 'GET') onChange?.(desk.books);
  if (struck?.kind === 'unheard') {
    if (struck.status === null) return void request.socket.destroy();
    return send(response, struck.status, 'application/json', failure('Try again later.', 'api_error'));
  }
  send(response, answer.status, 'application/json', answer.body);
};

/** Opens the peer; it answers once it listens. */
export const openPaymentPeer = (options: PeerOptions): PaymentPeer => {
  const books = options.books ?? newBooks();
  for (const price of options.prices) books.prices[price.id] = price;
  let origin = 'http://127.0.0.1';
  const desk: PeerDesk = {
    books,
    now: () => Math.floor(options.clock.now().getTime() / 1_000),
    origin: () => origin,
    tell: (type, object) => {
      const event: PeerEvent = { id: nextId(desk, 'evt'), created: desk.now(), type, object };
      books.events[event.id] = event;
      options.onEvent?.(event);
    },
  };
  const settle = (): void => {
    for (const { id, clockId } of Object.values(books.customers))
      if (clockId === null) settleUntil(desk, id, desk.now());
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    settle();
    if (request.url?.startsWith('/v1/') === true) return answerApi(desk, options, request, response);
    await answerPage(desk, request, response);
    options.onChange?.(books);
  };
  const server: Server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else send(response, 500, 'application/json', failure(String(error), 'api_error'));
    });
  });
  return {
    books,
    desk,
    secretKey: options.secretKey,
    settle,
    listen: async () => {
      if (!server.listening)
        await new Promise<void>((resolve, reject) => {
          server.once('error', reject);
          server.listen(options.port ?? 0, '127.0.0.1', resolve);
        });
      const { port } = server.address() as AddressInfo;
      origin = `http://127.0.0.1:${port}`;
      return port;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
