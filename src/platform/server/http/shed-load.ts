import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { refused } from '#platform/wire/refused.ts';
import { sendRefusal } from './refusal.ts';
import type { Weight } from './request-weight.ts';
import { watchLag } from './event-loop-lag.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly weight?: Weight;
  }
}

export interface LoadLimits {
  /** Requests at the same time. */
  readonly requests: number;
  /** Uploads among them, and pushes. */
  readonly uploads: number;
  readonly pushes: number;
  /** Milliseconds by which the event loop may be late. */
  readonly lag: number;
}

/** Generous for a process that serves well: what is refused would only have waited. */
export const standardLimits: LoadLimits = { requests: 1_000, uploads: 64, pushes: 64, lag: 1_000 };

/**
 * Refuses new requests with 503 and `Retry-After` before their bodies are read while the event loop is late or too many
 * are under way (R58). Uploads and pushes have bounds of their own, so that neither keeps people out. `lag` is for tests.
 */
export const shedLoad = (app: FastifyInstance, limits: LoadLimits, lag?: () => number): void => {
  const watch = lag === undefined ? watchLag() : { lag, stop: () => undefined };
  const underWay = { usual: 0, upload: 0, push: 0 };
  const isTooMuch = (weight: Exclude<Weight, 'free'>): boolean => {
    if (watch.lag() > limits.lag) return true;
    if (weight === 'upload') return underWay.upload >= limits.uploads;
    if (weight === 'push') return underWay.push >= limits.pushes;
    return underWay.usual >= limits.requests;
  };
  app.addHook('onClose', async () => watch.stop());
  app.addHook('onRequest', async (request, reply) => {
    const weight = request.routeOptions.config.weight ?? 'usual';
    if (weight === 'free') return undefined;
    if (isTooMuch(weight)) return sendRefusal(reply, refused('service.unavailable'));
    underWay[weight] += 1;
    finished(reply.raw, () => void (underWay[weight] -= 1));
    return undefined;
  });
};
