import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestImapServer } from '#testing/peers/imap-server.ts';
import { tokenSource } from './access-token.ts';
import { lookInto } from './look-into.ts';
import type { MailboxProgress } from './mailbox-visitor.ts';
import type { MailboxEntry } from './mailboxes-file.ts';

let server: TestImapServer;
let entry: MailboxEntry;
let progress: MailboxProgress | null;
let taken: Buffer[];
let takes: (uid: number) => boolean;

beforeEach(async () => {
  server = new TestImapServer();
  progress = null;
  taken = [];
  takes = () => true;
  entry = {
    name: 'krog@127.0.0.1/INBOX',
    address: 'krog@in.test',
    host: '127.0.0.1',
    port: await server.listen(),
    tls: 'none',
    user: 'krog',
    password: 'correct',
    folder: 'INBOX',
    takeExisting: true,
  };
});
afterEach(() => server.close());

const look = (changes: Partial<MailboxEntry> = {}, token: (() => Promise<string>) | null = null) =>
  lookInto(
    { ...entry, ...changes },
    token,
    {
      progress,
      begin: async (begun) => void (progress = begun),
      async take(uid, stream) {
        const chunks: Uint8Array[] = [];
        for await (const chunk of stream) chunks.push(chunk);
        if (!takes(uid)) return false;
        taken.push(Buffer.concat(chunks));
        if (progress !== null) progress = { ...progress, lastUid: uid };
        return true;
      },
    },
    new AbortController().signal,
  );

const texts = (): string[] => taken.map(String);

describe('a mailbox elsewhere', () => {
  test('gives each mail once, byte for byte, and is left as it was', async () => {
    const large = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
    server.put('first');
    server.put(large);
    await look();
    await look();
    server.put('third');
    await look();
    expect(taken.map((mail) => mail.length)).toEqual([5, 300_000, 5]);
    expect(taken[1]?.equals(large)).toBe(true);
    expect(server.uids()).toEqual([1, 2, 3]);
    expect(server.said.some((line) => /STORE|EXPUNGE|BODY\[/.test(line))).toBe(false);
  });

  test('begins with what comes after the first look unless all is wanted', async () => {
    server.put('old');
    await look({ takeExisting: false });
    server.put('new');
    await look({ takeExisting: false });
    expect(texts()).toEqual(['new']);
  });

  test('is read again from its beginning when the server numbers it anew', async () => {
    server.put('first');
    await look();
    server.addFolder('INBOX').uidValidity = 8;
    await look();
    expect(texts()).toEqual(['first', 'first']);
  });

  test('has taken mails moved away, and those too that a cut kept from it', async () => {
    server.put('first');
    server.put('second');
    server.breakAt = 'UID MOVE';
    const moving = { processedFolder: 'Krogkoll' };
    await expect(look(moving)).rejects.toMatchObject({ trouble: 'unreachable' });
    expect(server.uids()).toEqual([1, 2]);
    server.put('third');
    await look(moving);
    expect([server.uids(), server.uids('Krogkoll').length]).toEqual([[], 3]);
    expect(texts()).toEqual(['first', 'second', 'third']);
  });

  test('goes on where it was cut or told to stop', async () => {
    for (const mail of ['first', 'second', 'third']) server.put(mail);
    takes = (uid) => uid !== 2;
    await look();
    expect(texts()).toEqual(['first']);
    takes = () => true;
    server.breakAt = 'UID FETCH 3';
    await expect(look()).rejects.toMatchObject({ trouble: 'unreachable' });
    await look();
    expect(texts()).toEqual(['first', 'second', 'third']);
  });

  test('passes on what went wrong with taking, as it is', async () => {
    server.put('first');
    takes = () => {
      throw new RangeError('no room');
    };
    await expect(look()).rejects.toThrow(new RangeError('no room'));
  });

  test.each([
    ['refused', { password: 'wrong' }],
    ['no-folder', { folder: 'Fakturor' }],
    ['unreachable', { port: 1 }],
    ['unreachable', { tls: 'implicit' }],
  ] as const)('is told to be %s with %j', async (trouble, changes) => {
    await expect(look(changes)).rejects.toMatchObject({ trouble });
  });
});

describe('a mailbox that wants tokens', () => {
  test('is opened with one of the provider’s, which is used until it ends', async () => {
    const asked: string[] = [];
    let status = 200;
    const provider = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        asked.push(body);
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ access_token: 'token-1', expires_in: 3600, refresh_token: 'second' }));
      });
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const tokenUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/token`;
    let now = 0;
    const token = tokenSource({ tokenUrl, clientId: 'krogkoll', refreshToken: 'first' }, () => now);
    server.token = 'token-1';
    server.put('first');
    await look({ password: undefined }, token);
    await look({ password: undefined }, token);
    expect(texts()).toEqual(['first']);
    now = 3_590_000;
    await look({ password: undefined }, token);
    expect(asked).toEqual([
      'grant_type=refresh_token&client_id=krogkoll&refresh_token=first',
      'grant_type=refresh_token&client_id=krogkoll&refresh_token=second',
    ]);
    server.token = 'token-2';
    await expect(look({ password: undefined }, token)).rejects.toMatchObject({ trouble: 'refused' });
    now = 9_000_000;
    status = 400;
    await expect(look({ password: undefined }, token)).rejects.toMatchObject({ trouble: 'no-token' });
    provider.close();
  });
});
