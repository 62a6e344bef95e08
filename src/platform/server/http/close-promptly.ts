import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refused } from '#platform/wire/refused.ts';
import { endEvents } from './events.ts';
import { sendRefusal } from './refusal.ts';

/** Milliseconds between looks for connections that have nothing more to do. */
const sweep = 100;

/**
 * Lets a closing server wait for requests in flight and for nothing else: live streams end, and a connection whose
 * last answer has gone out is closed instead of being kept for a next request, which is refused as any other. So is one
 * that never carried a request, which Node does not count as idle and browsers open beforehand.
 */
export const closePromptly = (app: FastifyInstance): void => {
  let isClosing = false;
  const connections = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('onRequest', async (_request, reply) =>
    isClosing ? sendRefusal(reply.header('connection', 'close'), refused('service.unavailable')) : undefined,
  );
  app.addHook('preClose', async () => {
    isClosing = true;
    endEvents(app);
    if (!app.server.listening) return;
    const sweeping = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    }, sweep);
    app.server.once('close', () => clearInterval(sweeping));
  });
};
