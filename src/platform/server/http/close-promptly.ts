import type { FastifyInstance } from 'fastify';
import { endEvents } from './events.ts';

/** Milliseconds between looks for connections that have nothing more to do. */
const sweep = 100;

/**
 * Lets a closing server wait for requests in flight and for nothing else: live streams end, and a connection whose
 * last answer has gone out is closed instead of being kept for a next request.
 */
export const closePromptly = (app: FastifyInstance): void => {
  app.addHook('preClose', async () => {
    endEvents(app);
    if (!app.server.listening) return;
    const sweeping = setInterval(() => app.server.closeIdleConnections(), sweep);
    app.server.once('close', () => clearInterval(sweeping));
  });
};
