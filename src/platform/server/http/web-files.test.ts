import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { shedLoad } from './shed-load.ts';
import { serveWeb } from './web-files.ts';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'krogkoll-web-files-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'inner'));
  await writeFile(join(folder, 'assets', 'app-1234.js'), 'export {};');
  await writeFile(join(folder, 'inner', 'hidden.txt'), 'hidden');
  await writeFile(
    join(folder, 'index.html'),
    '<html data-mode="__MODE__"><style nonce="__CSP_NONCE__"></style><style nonce="__CSP_NONCE__"></style>',
  );
  await writeFile(join(folder, 'icon.svg'), '<svg/>');
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => app.close());

const methodsOf = (path: string): readonly string[] => (path === '/api/known' ? ['GET', 'PUT'] : []);

const isScreen = (path: string): boolean => path !== '/no-such-screen';

const open = async (webFolder: string): Promise<void> => {
  app = Fastify();
  await serveWeb(app, { webFolder, mode: 'demo' }, methodsOf, isScreen);
};

const nowhere = { statusCode: 404, body: '{"message":"route.not_exist"}' };

describe('the browser app', () => {
  test('R58 its files are given under a load that refuses all else', async () => {
    app = Fastify();
    shedLoad(app, { requests: 0, uploads: 0, pushes: 0, lag: 1_000 }, () => 2_000);
    await serveWeb(app, { webFolder: folder, mode: 'demo' }, methodsOf, isScreen);
    const status = async (url: string): Promise<number> => (await app.inject(url)).statusCode;
    expect(await status('/assets/app-1234.js')).toBe(200);
    expect(await status('/icon.svg')).toBe(200);
    expect(await status('/invoices')).toBe(503);
  });

  test('an address that is no screen is the page with 404, and HEAD is answered like GET without a body', async () => {
    await open(folder);
    const lost = await app.inject('/no-such-screen?page=2');
    expect([lost.statusCode, lost.body]).toMatchObject([404, expect.stringContaining('data-mode')]);
    const head = await app.inject({ method: 'HEAD', url: '/invoices' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await app.inject({ method: 'HEAD', url: '/no-such-screen' })).statusCode).toBe(404);
  });

  test.each(['/', '/invoices?page=2', '/apiary', '/?api/', '/elsewhere/api/'])(
    '%s is the page, never stored, with a nonce of its own',
    async (url) => {
      await open(folder);
      const [one, other] = [await app.inject(url), await app.inject(url)];
      const nonce = /nonce="([\w+/=]+)"/.exec(one.body)?.[1] ?? '';
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
      expect(one).toMatchObject({
        statusCode: 200,
        body: `<html data-mode="demo"><style nonce="${nonce}"></style><style nonce="${nonce}"></style>`,
      });
      expect(one.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': [
          "default-src 'self'; script-src 'self'",
          `style-src 'self' 'nonce-${nonce}'`,
          "img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; worker-src 'self'",
          "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
          "require-trusted-types-for 'script'; trusted-types krogkoll-pdf",
        ].join('; '),
      });
      expect(other.body).not.toBe(one.body);
    },
  );

  test('pages that only the holder of a link is to see are in no search engine', async () => {
    await open(folder);
    for (const url of ['/claims/answer?lang=sv', '/sheet', '/audit'])
      expect((await app.inject(url)).headers['x-robots-tag']).toBe('noindex');
    expect((await app.inject('/login')).headers['x-robots-tag']).toBeUndefined();
  });

  test('assets are kept for a year, what lies beside them for a day', async () => {
    await open(folder);
    const asset = await app.inject('/assets/app-1234.js');
    expect(asset).toMatchObject({ statusCode: 200, body: 'export {};' });
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const icon = await app.inject('/icon.svg');
    expect(icon).toMatchObject({ statusCode: 200, body: '<svg/>' });
    expect(icon.headers['cache-control']).toBe('public, max-age=86400');
    expect((await app.inject('/inner/hidden.txt')).body).not.toBe('hidden');
    expect((await app.inject('/index.html')).body).not.toContain('__CSP_NONCE__');
  });

  test.each([
    ['GET', '/assets/gone.js'],
    ['GET', '/api'],
    ['GET', '/api/unknown?x=1'],
    ['POST', '/invoices'],
  ] as const)('%s %s is not there', async (method, url) => {
    await open(folder);
    expect(await app.inject({ method, url })).toMatchObject(nowhere);
  });

  test.each(['/api/known', '/api/known?x=1'])('%s is there for other methods', async (url) => {
    await open(folder);
    const { statusCode, headers, body } = await app.inject({ method: 'DELETE', url });
    expect([statusCode, headers['allow'], body]).toEqual([
      405,
      'GET, PUT',
      '{"message":"route.method_not_allowed"}',
    ]);
  });
});

describe('where no app has been built', () => {
  test('nothing is there but the API', async () => {
    await open(join(folder, 'not-built'));
    for (const url of ['/', '/icon.svg', '/assets/app-1234.js', '/api/unknown'])
      expect(await app.inject(url)).toMatchObject(nowhere);
    expect((await app.inject('/api/known')).statusCode).toBe(405);
  });

  test('a folder that cannot be read is told at the start', async () => {
    app = Fastify();
    const broken = join(folder, 'icon.svg');
    await expect(serveWeb(app, { webFolder: broken, mode: 'demo' }, methodsOf, isScreen)).rejects.toThrow(
      'ENOTDIR',
    );
  });
});
