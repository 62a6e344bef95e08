import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { ownPage, signIn } from './builders.ts';

let product: TestProduct;
beforeAll(async () => (product = await openTestProduct()));
afterAll(() => product.close());

const signedIn = async (): Promise<TestClient> => {
  const client = product.client();
  await signIn(client, await buildAccount(product));
  return client;
};

const renew = (client: TestClient, cookie: string) =>
  client.post('auth/users/renew-token', { headers: { ...ownPage, cookie: `rt=${cookie}` } });

describe('R16 logout', () => {
  test.each(['/api/logout', '/api/new-logout'])('%s ends the session on the server', async (path) => {
    const client = await signedIn();
    const cookie = client.cookies.get('rt') ?? '';
    expect((await client.get('auth/users/me')).status).toBe(200);
    const answer = await client.get(path, { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(client.cookies.has('rt')).toBe(false);
    // The product's clock stands still, so that only the news of the end can have told it.
    await expect.poll(async () => (await client.get('auth/users/me')).status, { timeout: 10_000 }).toBe(401);
    expect((await renew(product.client(), cookie)).status).toBe(401);
  });

  test.each([
    ['typed by the person', { 'sec-fetch-site': 'none' }],
    ['from our page in an old web view', { referer: 'http://localhost/invoices' }],
  ])('acts when the navigation was %s', async (_name, headers) => {
    const client = await signedIn();
    await client.get('/api/logout', { headers });
    expect(client.cookies.has('rt')).toBe(false);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another subdomain', { 'sec-fetch-site': 'same-site' }],
    ['another site in an old web view', { referer: 'http://evil.test/' }],
    ['a browser that fetches ahead', { 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch;prerender' }],
    ['nobody knows where', {}],
  ])('only asks when the navigation came from %s', async (_name, headers) => {
    const client = await signedIn();
    const asked = await client.get('/api/new-logout', {
      headers: { ...headers, 'accept-language': 'sv-SE,sv;q=0.9' },
    });
    expect(asked.text).toContain('<form method="post" action="/api/logout" enctype="text/plain">');
    expect(asked.text).toContain('Logga ut från Krogkoll?');
    expect((await client.get('auth/users/me')).status).toBe(200);
    const forgedPost = await client.post('/api/logout', { headers: { origin: 'https://evil.test' } });
    expect(forgedPost.text).toContain('<form');
    expect((await client.get('auth/users/me')).status).toBe(200);
    const pressed = { origin: 'http://localhost', 'content-type': 'text/plain' };
    await client.post('/api/logout', { headers: pressed });
    expect(client.cookies.has('rt')).toBe(false);
  });

  test('the page clears what belongs to the person, by a script that its own policy admits', async () => {
    const own = { headers: { 'sec-fetch-site': 'none' } };
    const plain = await product.client().get('/api/logout', own);
    const clearing = await product.client().get('/api/new-logout', own);
    expect(plain.text).not.toContain('impersonat');
    expect(clearing.text).toContain('/^impersonat/i');
    for (const { text, headers } of [plain, clearing]) {
      const nonce = /<script nonce="([^"]+)">/.exec(text)?.[1];
      expect(headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}'`);
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['clear-site-data']).toBeUndefined();
      expect(text).toContain(`localStorage.removeItem('accessToken')`);
    }
  });

  test('S6 a renewal beside the logout of another tab is refused afterwards', async () => {
    const client = await signedIn();
    const cookie = client.cookies.get('rt') ?? '';
    const tab = product.client();
    const [, answer] = await Promise.all([
      client.get('/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } }),
      renew(tab, cookie),
    ]);
    expect([200, 401]).toContain(answer.status);
    expect((await renew(tab, tab.cookies.get('rt') ?? cookie)).status).toBe(401);
  });
});
