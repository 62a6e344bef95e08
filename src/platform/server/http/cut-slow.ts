import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { refused } from '#platform/wire/refused.ts';
import { sendRefusal } from './refusal.ts';

/** Milliseconds in which the head of a request has to come whole, and in which something of its body has to come. */
export const longestSilence = 15_000;

/** Milliseconds between looks. */
const sweep = 1_000;

interface Coming {
  readonly request: IncomingMessage;
  readonly cut: () => void;
  bytes: number;
  since: number;
}

/** Whether the next bytes are the client's to send: none are here that we have not read. */
const isOnClient = ({ request }: Coming): boolean => !request.complete && request.readableLength === 0;

/**
 * Cuts a request off whose body does not come on, with 408, so that silent clients hold no place among the uploads. What waits
 * for us is never cut. `silence` in milliseconds.
 */
export const cutSlowBodies = (app: FastifyInstance, silence = longestSilence): void => {
  const coming = new Set<Coming>();
  const look = (): void => {
    const now = performance.now();
    for (const each of coming) {
      if (each.request.complete || each.request.destroyed) coming.delete(each);
      const { bytesRead } = each.request.socket;
      if (bytesRead !== each.bytes || !isOnClient(each))
        Object.assign(each, { bytes: bytesRead, since: now });
      else if (now - each.since >= silence) each.cut();
    }
  };
  const sweeping = setInterval(look, Math.min(sweep, silence / 4)).unref();
  app.addHook('onClose', async () => clearInterval(sweeping));
  app.addHook('onRequest', async ({ raw: request }, reply) => {
    if (request.complete || !('socket' in request)) return;
    const one: Coming = {
      request,
      bytes: request.socket.bytesRead,
      since: performance.now(),
      cut: () => {
        coming.delete(one);
        // Whoever reads the body learns that no more comes; the answer goes out where none has.
        if (!reply.sent) void sendRefusal(reply.header('connection', 'close'), refused('request.timeout'));
        setTimeout(() => request.destroy(), 100).unref();
      },
    };
    coming.add(one);
  });
};
