import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refused } from '#platform/wire/refused.ts';
import { sendRefusal } from './refusal.ts';
import { pagePolicy } from './security-headers.ts';

const nonceMark = '__CSP_NONCE__';

const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? url;

const isApi = (url: string): boolean => /^\/api(\/|$)/.test(url);

/**
 * Serves the built browser app: hashed assets for a year, the page itself never stored and with a fresh nonce for
 * every address that is not an API call. Unknown API paths are 404 JSON, known ones with another method 405.
 */
export const serveWeb = async (
  app: FastifyInstance,
  folder: string,
  isKnownPath: (path: string) => boolean,
): Promise<void> => {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    index: false,
    maxAge: '365d',
    immutable: true,
  });
  const sendPage = (reply: FastifyReply): FastifyReply => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', pagePolicy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(nonceMark, nonce));
  };
  app.setNotFoundHandler((request: FastifyRequest, reply) => {
    const path = withoutQuery(request.url);
    if (!isApi(path) && !path.startsWith('/assets/') && request.method === 'GET') return sendPage(reply);
    return sendRefusal(reply, refused(isKnownPath(path) ? 'route.method_not_allowed' : 'route.not_exist'));
  });
};
