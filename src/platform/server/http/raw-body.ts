import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { RawBody } from './handler.ts';

/** The body of a request as its sender describes it, unread. */
export const rawBodyOf = ({ raw, headers }: FastifyRequest): RawBody => {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return {
    stream: raw,
    contentType: headers['content-type'] ?? '',
    length: Number.isSafeInteger(length) ? length : null,
  };
};

/** Mounts a route apart from the app's parsers, so that no body is read before its handler asks for it. */
export const mountRaw = (app: FastifyInstance, route: RouteOptions): void => {
  void app.register(async (apart) => {
    apart.removeAllContentTypeParsers();
    apart.addContentTypeParser('*', (_request, _payload, done) => done(null));
    apart.route(route);
  });
};
