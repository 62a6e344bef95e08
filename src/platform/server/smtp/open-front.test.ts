import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tlsOptions from 'smtp-server/lib/tls-options.js';
import { expect, test } from 'vitest';
import { TestSmtpClient } from '#testing/peers/smtp-client.ts';
import { openFront } from './open-front.ts';

const log = { info: () => undefined, warn: () => undefined, debug: () => undefined };
const door = { find: async () => null, take: async () => ({ receipt: 'x' }) };
const base = {
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  SMTP_HOST: undefined,
  SMTP_PORT: undefined,
  SMTP_TLS_CERT: undefined,
  SMTP_TLS_KEY: undefined,
  INBOUND_DOMAIN: 'in.test',
} as const;

const folder = mkdtempSync(join(tmpdir(), 'krogkoll-tls-'));
const written = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

/** Says whether the front offers TLS, and closes it. */
const tryFront = async (settings: object): Promise<{ url: string; greeting: string } | null> => {
  const front = await openFront({ ...base, ...settings }, door, log);
  if (front === null) return null;
  const client = await TestSmtpClient.open(front.receiver.port);
  const greeting = await client.say('EHLO c.example');
  client.close();
  await front.receiver.close();
  return { url: front.url, greeting };
};

test('production without a port receives no mail', async () => {
  expect(await tryFront({ NODE_ENV: 'production' })).toBeNull();
});

test('development takes the usual port, or a free one, and two of them stand beside each other', async () => {
  const [first, second] = [await openFront(base, door, log), await openFront(base, door, log)];
  expect(first?.url).toMatch(/^smtp:\/\/127\.0\.0\.1:\d+$/);
  expect(second?.receiver.port).not.toBe(first?.receiver.port);
  await Promise.all([first?.receiver.close(), second?.receiver.close()]);
});

test('0 takes a free port, without TLS where there is no certificate', async () => {
  const front = await tryFront({ SMTP_PORT: 0, NODE_ENV: 'production' });
  expect(front?.greeting).not.toContain('STARTTLS');
});

test('a port that was set is used, or the start fails', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  await expect(openFront({ ...base, SMTP_PORT: port }, door, log)).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  await new Promise((resolve) => taken.close(resolve));
  expect((await tryFront({ SMTP_PORT: port }))?.url).toBe(`smtp://127.0.0.1:${port}`);
});

test('a certificate and its key offer STARTTLS, one of them or something else fails the start', async () => {
  const { key, cert } = tlsOptions({}) as { key: string; cert: string };
  const files = { SMTP_PORT: 0, SMTP_TLS_CERT: written('cert', cert), SMTP_TLS_KEY: written('key', key) };
  expect((await tryFront(files))?.greeting).toContain('STARTTLS');
  await expect(tryFront({ ...files, SMTP_TLS_KEY: undefined })).rejects.toMatchObject({ code: 'config' });
  await expect(tryFront({ ...files, SMTP_TLS_KEY: written('no', 'key') })).rejects.toMatchObject({
    code: 'config',
  });
  await expect(tryFront({ ...files, SMTP_TLS_KEY: join(folder, 'none') })).rejects.toThrow(/SMTP_TLS_KEY/);
});
