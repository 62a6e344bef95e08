import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { plainPage } from './plain-page.ts';

const app = Fastify();
const page = { title: 'Bye', body: '<h1>Gone</h1>' };
app.get('/still', (_request, reply) => plainPage(reply, 'sv', { ...page, script: '' }));
app.get('/moving', (_request, reply) => plainPage(reply, 'en', { ...page, script: 'go()', status: 410 }));
afterAll(() => app.close());

const ask = async (url: string) => {
  const { headers, body } = await app.inject(url);
  const policy = String(headers['content-security-policy']);
  const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  return { policy, nonce, page: JSON.parse(body) as { status: number; contentType: string; body: string } };
};

test('a page beside the app is found unless it says otherwise, and is a page of HTML', async () => {
  expect((await ask('/still')).page).toMatchObject({ status: 200, contentType: 'text/html; charset=utf-8' });
  expect((await ask('/moving')).page.status).toBe(410);
});

test('R64 its policy lets its own style and script through, by a nonce of 16 bytes, and nothing else', async () => {
  const { policy, nonce, page: shown } = await ask('/moving');
  expect(policy).toBe(
    [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
  );
  expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
  expect(shown.body).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(shown.body).toContain(`<title>Bye</title><style nonce="${nonce}">:root{color-scheme:light dark}`);
  expect(shown.body).toContain(
    `<body><main><h1>Gone</h1></main><script nonce="${nonce}">go()</script></body>`,
  );
});

test('it has no script where it needs none, and another nonce each time', async () => {
  const [one, other] = [await ask('/still'), await ask('/still')];
  expect(one.page.body).toContain('<html lang="sv">');
  expect(one.page.body).toContain('<body><main><h1>Gone</h1></main></body>');
  expect(one.nonce).not.toBe(other.nonce);
});
