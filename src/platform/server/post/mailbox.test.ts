import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestClock } from '../clock.ts';
import { createHttp } from '../http/app.ts';
import { openLocalMailbox, type LocalMailbox } from '../ports/mail/local-mailbox.ts';
import { openMail, readMailFrom } from '../ports/mail/open-mail.ts';
import { withLogo } from './logo.ts';
import { mountMailbox } from './mailbox-routes.ts';
import { layOut } from './lay-out.ts';

const clock = new TestClock('2026-11-20T09:00:00Z');
const signal = new AbortController().signal;
const options = { requestId: () => 'r', secureTransport: false, trustedProxies: 0 };
const laidOut = layOut(
  {
    to: 'anna@krogbryggan.example',
    language: 'sv',
    kind: 'verify-email',
    subject: 'Bekräfta "din" <e-post>',
    paragraphs: ['Hej.'],
    button: { label: 'Bekräfta', path: '/verify?token=1' },
    footer: 'Fot.',
  },
  'http://127.0.0.1:3000',
);
const message = { ...laidOut, to: 'anna@krogbryggan.example', language: 'sv', kind: 'verify-email' } as const;

let folder: string;
let mailbox: LocalMailbox;
let app: Awaited<ReturnType<typeof createHttp>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'krogkoll-mailbox-'));
  mailbox = await openLocalMailbox(folder, clock);
  app = await createHttp({ log: pino({ level: 'silent' }), ...options });
  mountMailbox(app, mailbox);
  for (let index = 0; index < 202; index += 1) {
    await mailbox.send({ ...message, id: `id-${String(index).padStart(3, '0')}` }, signal);
    clock.advance(1_000);
  }
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('keeps the newest, newest first, and one that is sent again once', async () => {
  await mailbox.send({ ...message, id: 'id-201' }, signal);
  const letters = await mailbox.letters();
  expect(letters.map(({ id }) => id)).toEqual(
    Array.from({ length: 200 }, (_, index) => `id-${String(201 - index).padStart(3, '0')}`),
  );
});

test.each([
  ['sv', 'Skickad post'],
  ['en', 'Mail sent'],
])('the page in %s shows a letter without a script or an open style', async (lang, title) => {
  const { body, headers } = await app.inject(`/dev/mail?lang=${lang}&letter=id-100`);
  expect(body).toContain(title);
  expect(body).toContain('src="/dev/mail/letters/id-100"');
  expect(body).toContain('Bekräfta &quot;din&quot; &lt;e-post&gt;');
  expect(body).not.toMatch(/<script|style=|<style/);
  expect(headers['content-security-policy']).not.toContain('unsafe');
});

test('a letter stands in a frame of its own that can do nothing, its styles allowed one by one', async () => {
  const { body, headers } = await app.inject('/dev/mail/letters/id-100');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain('sandbox allow-popups');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe-inline');
  expect(message.html).toContain('<img src="cid:');
  expect(body).toBe(withLogo(message.html));
  expect(body).toContain('<img src="data:image/png;base64,');
  expect(policy).toContain('img-src data:');
  expect((await app.inject('/dev/mail/letters/..%2f..%2fkeys')).statusCode).toBe(404);
});

test('tells tests what was sent', async () => {
  const { letters } = (await app.inject('/dev/mail/letters.json')).json() as { letters: { to: string }[] };
  expect(letters).toHaveLength(200);
  expect(letters[0]).toMatchObject({
    id: 'id-201',
    to: message.to,
    kind: 'verify-email',
    text: message.text,
  });
});

const settings = {
  NODE_ENV: 'production',
  MAIL_URL: undefined,
  MAIL_FROM: undefined,
  PUBLIC_URL: undefined,
} as const;
const server = { ...settings, MAIL_URL: 'smtp://mail.example', DATA_DIR: '' };
test('production has no local mailbox, and a mail server needs a sender and an address for links', async () => {
  expect(await openMail({ ...settings, DATA_DIR: folder }, clock)).toEqual({ mail: null, mailbox: null });
  await expect(openMail(server, clock)).rejects.toThrow('MAIL_FROM');
  await expect(openMail({ ...server, MAIL_FROM: 'a@b.example' }, clock)).rejects.toThrow('PUBLIC_URL');
  const whole = { ...server, MAIL_FROM: 'a@b.example', PUBLIC_URL: 'https://app.krogkoll.example' };
  expect((await openMail(whole, clock)).mailbox).toBe(null);
});

test.each([
  ['Krogkoll <post@krogkoll.example>', { name: 'Krogkoll', address: 'post@krogkoll.example' }],
  ['post@krogkoll.example', { name: '', address: 'post@krogkoll.example' }],
  ['Krogkoll <post@krogkoll.example>\r\nBcc: x@y.example', null],
  ['Krogkoll', null],
])('reads the sender %j', (text, from) => {
  expect(readMailFrom(text)).toEqual(from);
});
