import type { FastifyInstance } from 'fastify';
import { refused } from '#platform/wire/refused.ts';
import { endEvents } from './events.ts';
import { sendRefusal } from './refusal.ts';

/** Milliseconds between looks for connections that have nothing more to do. */
const sweep = 100;

/**
 * Lets a closing server wait for requests in flight and for nothing else: live streams end, and a connection whose
 * last answer has gone out is closed instead of being kept for a next request, which is refused as any other.
 */
export const closePromptly = (app: FastifyInstance): void => {
  let isClosing = false;
  app.addHook('onRequest', async (_request, reply) =>
    isClosing ? sendRefusal(reply.header('connection', 'close'), refused('service.unavailable')) : undefined,
  );
  app.addHook('preClose', async () => {
    isClosing = true;
    endEvents(app);
    if (!app.server.listening) return;
    const sweeping = setInterval(() => app.server.closeIdleConnections(), sweep);
    app.server.once('close', () => clearInterval(sweeping));
  });
};
