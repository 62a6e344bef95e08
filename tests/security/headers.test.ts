import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestAnswer, TestClient } from '#testing/peers/test-client.ts';
import { missing, routes } from '#testing/requests/samples.ts';
import type { Route } from '#testing/requests/samples.ts';
import { openTenants, sendRoute } from '#testing/world/tenants.ts';
import type { Tenants } from '#testing/world/tenants.ts';
import { loginPath } from '#features/account/sessions/paths.ts';
import { invoicePath, invoicesPath } from '#features/purchases/invoices/paths.ts';

const root = resolve(import.meta.dirname, '../..');

let folder: string;
let tenants: Tenants;
let visitor: TestClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'krogkoll-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'app-1234.js'), 'export {};');
  await writeFile(join(folder, 'index.html'), await readFile(join(root, 'index.html'), 'utf8'));
  await writeFile(join(folder, 'icon.svg'), await readFile(join(root, 'public', 'icon.svg'), 'utf8'));
  tenants = await openTenants({ webFolder: folder, strictTransport: true });
  visitor = tenants.product.client();
}, 120_000);
afterAll(async () => {
  await tenants.product.close();
  await rm(folder, { recursive: true, force: true });
});

const policyOf = ({ headers }: TestAnswer): ReadonlyMap<string, string> =>
  new Map(
    String(headers['content-security-policy'])
      .split(/; */)
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values.join(' ')];
      }),
  );

const expectHardened = (said: string, answer: TestAnswer): void => {
  const { headers } = answer;
  expect([said, headers]).toMatchObject([
    said,
    {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    },
  ]);
  expect([said, headers]).toEqual([said, expect.not.objectContaining({ server: expect.anything() })]);
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  const policy = policyOf(answer);
  if (policy.has('sandbox')) return;
  expect([said, policy.get('base-uri'), policy.get('frame-ancestors')]).toEqual([said, "'none'", "'none'"]);
  expect([said, policy.get('object-src') ?? policy.get('default-src')]).toEqual([said, "'none'"]);
  expect(String(headers['content-security-policy'])).not.toMatch(/unsafe-|\*|https?:/);
};

const walked = routes.filter(({ entry }) => entry.replyAs !== 'events');

const named = (route: Route): string => `${route.entry.method} ${route.name}`;

describe('R64 headers', () => {
  test.each(walked)('R64 $name, let in, refused and malformed', async (route) => {
    const answers = [
      await sendRoute(tenants.clientOf('owner'), route, tenants.ids.own),
      await sendRoute(visitor, route, tenants.ids.own),
      await sendRoute(tenants.clientOf('reporter'), route, tenants.ids.foreign),
      await sendRoute(tenants.clientOf('owner'), route, tenants.ids.own, { 'content-type': 'text/plain' }),
    ];
    for (const answer of answers) {
      expectHardened(named(route), answer);
      // What goes with a tag its reader may keep, and asks for each time.
      const isKept = 'etag' in answer.headers;
      expect([named(route), isKept && answer.status]).toEqual([named(route), isKept && 200]);
      const kept = isKept ? 'private, no-cache' : 'no-store';
      expect([named(route), answer.headers['cache-control']]).toEqual([named(route), kept]);
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      if (answer.status < 400) continue;
      // A route that answers with pages says with one what it cannot do; what only programs are told is JSON throughout.
      const isPage =
        route.entry.replyAs === 'page' && answer.status === 400 && !route.name.startsWith('oauth.');
      const type = isPage ? 'text/html' : 'application/json';
      expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`);
      expect(isPage ? answer.text : Object.keys(answer.json())).not.toContain('stack');
    }
  });

  test.each([
    '/',
    loginPath(),
    invoicesPath(),
    invoicePath(missing),
    '/nothing/here',
    '/index.html',
    '/icon.svg',
  ])('R64 the page %s', async (path) => {
    const answer = await visitor.get(path);
    // What is no screen is the same page, and says so.
    expect(answer.status).toBe(['/nothing/here', '/index.html'].includes(path) ? 404 : 200);
    expectHardened(path, answer);
  });

  test('R64 a page runs our scripts alone, and only as Trusted Types', async () => {
    const policy = policyOf(await visitor.get(loginPath()));
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(policy.get('trusted-types')).toBe('krogkoll-pdf');
  });

  test('R64 the one policy that may be made is the one that the PDF pane makes', async () => {
    const source = await readFile(join(root, 'src/platform/web/ui/pdf/pdf-document.ts'), 'utf8');
    expect(source).toContain("createPolicy('krogkoll-pdf'");
  });

  test('R64 every page has a nonce of its own, in its policy and in its text', async () => {
    const nonces = new Set<string>();
    for (let turn = 0; turn < 20; turn += 1) {
      const page = await visitor.get(loginPath());
      const nonce = /'nonce-([\w+/=]{24})'/.exec(String(page.headers['content-security-policy']))?.[1] ?? '';
      expect(page.text).toContain(`nonce="${nonce}"`);
      expect(page.text).not.toContain('__CSP_NONCE__');
      expect(page.headers['cache-control']).toBe('no-store');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(20);
  });

  test('the page tells the mode, once for every visitor', async () => {
    const page = await visitor.get(loginPath());
    expect(page.text).toContain('<meta name="krogkoll-mode" content="test" />');
  });

  test('R64 a built asset stays, and what is not built is not there', async () => {
    const asset = await visitor.get('/assets/app-1234.js');
    expectHardened('asset', asset);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['app-1234.js.map', '../index.html', '..%2findex.html', '%00', '.env', '']) {
      const answer = await visitor.get(`/assets/${path}`);
      expect([path, answer.status]).not.toEqual([path, 500]);
      if (answer.status === 200) expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.text).not.toContain('sourcesContent');
    }
  });

  test('R64 no source map is built', async () => {
    const built = join(root, 'dist', 'web', 'assets');
    const config = await readFile(join(root, 'vite.config.ts'), 'utf8');
    expect(config).toContain('sourcemap: false');
    const files = existsSync(built) ? await readdir(built) : [];
    expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  });

  test('R64 no method answers that has no route', async () => {
    for (const method of ['TRACE', 'HEAD', 'OPTIONS', 'PATCH'] as const) {
      const answer = await visitor.send(method as 'GET', 'auth/users/me');
      expect([method, answer.status]).toEqual([method, 405]);
      expectHardened(method, answer);
    }
  });
});
