import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { MailRejected, type MailMessage, type MailPort } from './port.ts';
import { openSmtp } from './smtp.ts';
import { logoCid, logoPng } from '../../post/logo.ts';

const from = { name: 'Krogkoll', address: 'post@krogkoll.example' };
const message: MailMessage = {
  id: '018f0000-0000-7000-8000-000000000001',
  to: 'anna@krogbryggan.example',
  language: 'sv',
  kind: 'daily-digest',
  subject: 'Två nya priser på Källaren Åre',
  html: `<p>Hej <img src="cid:${logoCid}" alt=""></p>`,
  text: 'Hej\n\n.\n\nEfter punkten',
  unsubscribeUrl: 'https://app.krogkoll.example/unsubscribe/token',
};

let tls: { key: string; cert: string };
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'krogkoll-smtp-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext`;
  const files = ['subjectAltName=DNS:localhost,IP:127.0.0.1', '-keyout', key, '-out', cert];
  await promisify(execFile)('openssl', [...request.split(' '), ...files]);
  tls = { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
  await rm(folder, { recursive: true });
});

interface Received {
  readonly to: readonly string[];
  readonly from: string;
  readonly data: string;
  readonly secure: boolean;
  readonly user: string | undefined;
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const serve = async (options: SMTPServerOptions): Promise<{ port: number; received: Received[] }> => {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'hem/ligt@' ? done(null, { user: username ?? '' }) : done(new Error('no')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom === false ? '' : mailFrom.address,
          data: Buffer.concat(chunks).toString(),
          secure: session.secure,
          user: session.user,
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return { port: (server.server.address() as AddressInfo).port, received };
};

const open = (url: string): MailPort => {
  const mail = openSmtp({ url, from, ca: tls.cert });
  closing.push(() => mail.close());
  return mail;
};
const send = (url: string, part: Partial<MailMessage> = {}): Promise<void> =>
  open(url).send({ ...message, ...part }, new AbortController().signal);

test('a letter arrives with its own id and the words of a machine', async () => {
  const { port, received } = await serve({ ...tls });
  await send(`smtp://127.0.0.1:${port}`);
  const [got] = received;
  expect(got).toMatchObject({ from: from.address, to: [message.to], secure: true });
  expect(got?.data).toContain('Message-ID: <018f0000-0000-7000-8000-000000000001@krogkoll.example>');
  expect(got?.data).toContain('Auto-Submitted: auto-generated');
  expect(got?.data).toContain('List-Unsubscribe: <https://app.krogkoll.example/unsubscribe/token>');
  expect(got?.data).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(got?.data).toMatch(/multipart\/alternative/);
  expect(got?.data).toContain(`Content-ID: <${logoCid}>`);
  expect(got?.data).toContain('Content-Disposition: inline; filename=krogkoll.png');
  expect(got?.data).toContain(logoPng.toString('base64').slice(0, 60));
});

test('a letter brings its PDF and originals beside it, each as what it is', async () => {
  const { port, received } = await serve({ ...tls });
  const base64 = Buffer.from('<Invoice/>').toString('base64');
  await send(`smtp://127.0.0.1:${port}`, {
    attachment: { name: 'K-2026-001.pdf', base64: 'JVBERi0xLjc=' },
    enclosures: [{ name: 'Faktura 1.xml', contentType: 'application/xml', base64 }],
  });
  const data = received[0]?.data ?? '';
  expect(data).toMatch(/Content-Type: application\/pdf; name=K-2026-001\.pdf/);
  expect(data).toMatch(/Content-Type: application\/xml; name="Faktura 1\.xml"/);
  expect(data).toContain(base64);
});

test('a letter is returned to where its answer goes, where that is of our own domain', async () => {
  const { port, received } = await serve({ ...tls });
  const mail = open(`smtp://127.0.0.1:${port}`);
  const returned: string[] = [];
  for (const replyTo of [
    'krog+k-2026-001@in.krogkoll.example',
    'krog@notkrogkoll.example',
    'krog@elsewhere.example',
  ]) {
    await mail.send({ ...message, replyTo }, new AbortController().signal);
    returned.push(received.at(-1)?.from ?? '');
  }
  expect(returned).toEqual(['krog+k-2026-001@in.krogkoll.example', from.address, from.address]);
});

test('one click is promised for an https address alone (RFC 8058, section 3.1)', async () => {
  const { port, received } = await serve({ ...tls });
  await send(`smtp://127.0.0.1:${port}`, { unsubscribeUrl: 'http://127.0.0.1:3000/unsubscribe/token' });
  await send(`smtp://127.0.0.1:${port}`, { unsubscribeUrl: null });
  const [plain, none] = received;
  expect(plain?.data).toContain('List-Unsubscribe: <http://127.0.0.1:3000/unsubscribe/token>');
  expect(plain?.data).not.toContain('List-Unsubscribe-Post');
  expect(none?.data).not.toContain('List-Unsubscribe');
});

test('a password goes over TLS, from the first word on or after STARTTLS', async () => {
  const direct = await serve({ ...tls, secure: true });
  await send(`smtps://app:hem%2Fligt%40@localhost:${direct.port}`);
  expect(direct.received).toMatchObject([{ secure: true, user: 'app' }]);
  const upgraded = await serve({ ...tls });
  await send(`smtp://app:hem%2Fligt%40@127.0.0.1:${upgraded.port}`);
  expect(upgraded.received).toMatchObject([{ secure: true, user: 'app' }]);
});

test('a server that nobody vouches for gets no letter', async () => {
  const { port, received } = await serve({ ...tls, secure: true });
  const mail = openSmtp({ url: `smtps://127.0.0.1:${port}`, from });
  closing.push(() => mail.close());
  await expect(mail.send(message, new AbortController().signal)).rejects.toThrow(/certificate/i);
  expect(received).toEqual([]);
});

const answering = (responseCode: number): Error => Object.assign(new Error('not here'), { responseCode });

test.each([
  ['the recipient', { onRcptTo: (_to, _session, done) => done(answering(550)) }],
  ['the sender', { onMailFrom: (_from, _session, done) => done(answering(553)) }],
] satisfies [string, SMTPServerOptions][])('a refusal of %s is final', async (_what, options) => {
  const { port } = await serve({ ...tls, ...options });
  await expect(send(`smtp://127.0.0.1:${port}`)).rejects.toThrow(MailRejected);
});

test.each([
  ['451 for now', { onRcptTo: (_to, _session, done) => done(answering(451)) }],
  ['530, sign in first', { onMailFrom: (_from, _session, done) => done(answering(530)) }],
] satisfies [string, SMTPServerOptions][])('%s is tried again', async (_what, options) => {
  const { port } = await serve({ ...tls, ...options });
  const sending = send(`smtp://127.0.0.1:${port}`);
  await expect(sending).rejects.toThrow(/./);
  await expect(sending).rejects.not.toThrow(MailRejected);
});

test('a wrong password is not the letter’s fault', async () => {
  const { port } = await serve({ ...tls });
  await expect(send(`smtp://app:wrong@127.0.0.1:${port}`)).rejects.not.toThrow(MailRejected);
});
