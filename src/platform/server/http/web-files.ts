import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { auditPath, claimAnswerPath, sheetPath } from '#platform/wire/doors.ts';
import { refused } from '#platform/wire/refused.ts';
import { sendRefusal } from './refusal.ts';
import { pagePolicy } from './security-headers.ts';

const nonceMark = '__CSP_NONCE__';
const modeMark = '__MODE__';

/** Screens that only the holder of a link is to see. */
const unlisted: ReadonlySet<string> = new Set([auditPath(), claimAnswerPath(), sheetPath()]);

const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? url;

const isApi = (url: string): boolean => /^\/(?:api|mcp)(?:\/|$)/.test(url);

/**
 * Serves the built browser app: hashed assets for a year, the page itself never stored and with a fresh nonce for
 * every address that is not an API call; the page tells the mode, so that the app shows where it is not production. The
 * ones that links lead strangers to ask search engines to stay away.
 * Unknown API paths are 404 JSON, known ones with another method 405 (RFC 9110, 15.5.6); where no app has been built,
 * every unknown path is. A page that is no screen is the same page with 404, which then says so.
 */
export const serveWeb = async (
  app: FastifyInstance,
  { webFolder, mode }: { readonly webFolder: string; readonly mode: string },
  methodsOf: (path: string) => readonly string[],
  isScreen: (path: string) => boolean,
): Promise<void> => {
  const page = (await builtPage(webFolder))?.replace(modeMark, mode) ?? null;
  if (page !== null) await serveFiles(app, webFolder);
  const sendPage = (reply: FastifyReply, built: string, path: string): FastifyReply => {
    if (unlisted.has(path)) reply.header('x-robots-tag', 'noindex');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', pagePolicy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(built.replaceAll(nonceMark, nonce));
  };
  app.setNotFoundHandler((request: FastifyRequest, reply) => {
    const path = withoutQuery(request.url);
    const isPage =
      !isApi(path) && !path.startsWith('/assets/') && (request.method === 'GET' || request.method === 'HEAD');
    if (page !== null && isPage) return sendPage(reply.code(isScreen(path) ? 200 : 404), page, path);
    const methods = methodsOf(path);
    if (methods.length === 0) return sendRefusal(reply, refused('route.not_exist'));
    return sendRefusal(reply.header('allow', methods.join(', ')), refused('route.method_not_allowed'));
  });
};

const builtPage = async (folder: string): Promise<string | null> => {
  try {
    return await readFile(join(folder, 'index.html'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};

const serveFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(async (files) => {
    // Of no weight, so that no load refuses them: a browser asks for a script once, and a page that lacks one stays empty.
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, weight: 'free' };
    });
    await files.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/assets/',
      index: false,
      maxAge: '365d',
      immutable: true,
    });
    const beside = await readdir(folder, { withFileTypes: true });
    for (const { name } of beside.filter((entry) => entry.isFile() && entry.name !== 'index.html'))
      files.get(`/${name}`, (_request, reply) =>
        reply.sendFile(name, folder, { maxAge: '1d', immutable: false }),
      );
  });
};
