import type { FastifyInstance } from 'fastify';
import { whileWaitedFor } from '../db/waited-for.ts';

/** All that a request begins is what a person waits for; but files come in heaps, and nobody looks at an empty page meanwhile. */
export const pagesFirst = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    const { weight } = routeOptions.config;
    return weight === 'upload' || weight === 'push' ? done() : whileWaitedFor(done);
  });
};
