import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectLog } from '#testing/collect-log.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { s3Credentials, startS3Peer } from '#testing/peers/s3-peer.ts';
import { loadConfig, loadTestServer } from '../config.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { lockDirectory } from '../place/directory-lock.ts';
import { makeSealKey, pemOf } from '../seal/certificate.ts';
import { examineDatabase } from './examine-database.ts';
import { examineDisk } from './examine-disk.ts';
import { examineKeys } from './examine-keys.ts';
import { examineNetwork } from './examine-network.ts';
import { examineOriginals } from './examine-originals.ts';
import type { Examine } from './finding.ts';

const now = new Date('2026-11-23T06:00:00Z');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'krogkoll-doctor-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const told = async (examine: Examine, environment: Readonly<Record<string, string>> = {}, at = now) => {
  const config = loadConfig({ DATA_DIR: folder, ...environment });
  const found = await examine({ config, clock: { now: () => at } });
  return found.map(({ state, text }) => `${state}: ${text}`);
};

const keepOriginal = async (content: string, name = createHash('sha256').update(content).digest('hex')) => {
  const shelf = join(folder, 'documents', name.slice(0, 2));
  await mkdir(shelf, { recursive: true });
  await writeFile(join(shelf, name), content);
  return name;
};

describe('disk', () => {
  test('a place where nothing was started yet is none to complain of', async () => {
    const config = { ...loadConfig({ DATA_DIR: folder }), DATA_DIR: join(folder, 'new') };
    const found = await examineDisk({ config, clock: { now: () => now } });
    expect(found.map(({ state }) => state)).toEqual(['note']);
  });

  test('an original that is not what was received is named', async () => {
    await keepOriginal('en faktura');
    expect(await told(examineDisk)).toContain('good: 1 of them are what was received.');
    const name = await keepOriginal('en annan', createHash('sha256').update('den rätta').digest('hex'));
    expect((await told(examineDisk)).join('\n')).toContain(`fault: not what was received: ${name}`);
  });
});

describe('keys', () => {
  test('a key that others can read, and a certificate whose time is over', async () => {
    const { key, certificate } = await makeSealKey('Prov AB', now, 1024);
    const path = join(folder, 'seal.pem');
    const pem = key.export({ format: 'pem', type: 'pkcs8' }).toString();
    await writeFile(path, `${pem}${pemOf(certificate)}`, { mode: 0o600 });
    expect(await told(examineKeys)).toEqual([
      expect.stringMatching(/^good: the certificate .* holds for 7\d{3} days/),
    ]);
    await chmod(path, 0o644);
    expect((await told(examineKeys)).join('\n')).toMatch(/fault: .*seal\.pem can be read by other users/);
    expect((await told(examineKeys, {}, new Date('2090-01-01'))).join('\n')).toMatch(
      /fault: the certificate .* ended/,
    );
    await writeFile(path, 'nothing of the kind');
    expect((await told(examineKeys)).join('\n')).toMatch(/^fault: .*seal\.pem .* cannot be used/);
  });
});

describe('database', () => {
  test('a server that is running on the folder is seen, and left alone', async () => {
    const database = join(folder, 'database');
    expect(await told(examineDatabase)).toEqual([
      `note: ${database} is not there yet; the first start makes it.`,
    ]);
    await mkdir(database);
    expect(await told(examineDatabase)).toEqual([`good: no server is running on ${database}.`]);
    const release = lockDirectory(`${database}.lock`);
    expect(await told(examineDatabase)).toEqual([`good: a server is running on ${database}.`]);
    release();
  });

  test('a server that does not answer', async () => {
    const [first] = await told(examineDatabase, { DATABASE_URL: 'postgres://krogkoll@127.0.0.1:1/krogkoll' });
    expect(first).toMatch(/^fault: it does not answer: .*ECONNREFUSED/);
  });

  test.runIf(loadTestServer() !== undefined)('a server whose clock is another', async () => {
    const url = loadTestServer() ?? '';
    const found = (await told(examineDatabase, { DATABASE_URL: url }, new Date('2030-01-01'))).join('\n');
    expect(found).toMatch(/good: it answers/);
    expect(found).toMatch(/fault: it differs from the database's by \d+ s/);
  });
});

describe.runIf(loadTestServer() !== undefined)('the rights of who connects', () => {
  let open: OpenDatabase;
  let url: string;
  const role = 'krogkoll_doctor_test';
  const asRole = (): string => Object.assign(new URL(url), { username: role, password: '' }).href;
  const say = (sql: string): Promise<unknown> => open.engine.background.query(sql);

  beforeAll(async () => {
    open = await openTestDatabase([], collectLog(), async (made) => (url = made));
    await say(`drop role if exists ${role}`);
    await say(`create role ${role} login`);
    // Who is no superuser may drop only what a role owns that it is a member of (PostgreSQL 15; later ones grant it themselves).
    await say(`grant ${role} to current_user`);
  });
  afterAll(async () => {
    await say(`drop owned by ${role}`);
    await say(`drop role ${role}`);
    await open.db.close();
  });

  test('whole: roles, tables, and notifications that come through', async () => {
    const found = (await told(examineDatabase, { DATABASE_URL: url })).join('\n');
    expect(found).toMatch(/good: all \d+ migrations are applied/);
    expect(found).toMatch(/good: \S+ has the rights that it needs/);
    expect(found).toMatch(/good: notifications come through/);
  });

  test('somebody who may not act as the product’s roles, or change its tables, is told how to', async () => {
    await say(`grant select on krogkoll_migration to ${role}`);
    const found = (await told(examineDatabase, { DATABASE_URL: asRole() })).join('\n');
    expect(found).toContain(`grant krogkoll_app to ${role}`);
    expect(found).toContain(`grant krogkoll_platform to ${role}`);
    expect(found).toContain(`grant create on schema public to ${role}`);
    expect(found).toMatch(/fault: the table \w+ is not krogkoll_doctor_test's/);
  });

  test('notifications that are heard nowhere, and a direct address that nobody answers at', async () => {
    const deaf = await told(examineDatabase, {
      DATABASE_URL: url,
      DATABASE_DIRECT_URL: Object.assign(new URL(url), { pathname: '/postgres' }).href,
    });
    expect(deaf).toContainEqual(
      expect.stringMatching(/^note: no notification comes through: set DATABASE_DIRECT_URL/),
    );
    const away = await told(examineDatabase, {
      DATABASE_URL: url,
      DATABASE_DIRECT_URL: 'postgres://krogkoll@127.0.0.1:1/krogkoll',
    });
    expect(away).toContainEqual(
      expect.stringMatching(/^fault: notifications cannot be heard: .*DATABASE_DIRECT_URL/),
    );
  });
});

describe('originals in a bucket', () => {
  const keys = { STORAGE_ACCESS_KEY: s3Credentials.accessKey, STORAGE_SECRET_KEY: s3Credentials.secretKey };

  test('one that answers, another key, one that is away, and no key at all', async () => {
    const peer = await startS3Peer();
    const where = { STORAGE_URL: 's3://krogkoll', STORAGE_ENDPOINT: new URL(peer.url).origin, ...keys };
    expect((await told(examineOriginals, where))[0]).toBe('good: s3://krogkoll answers.');
    const wrong = { ...where, STORAGE_SECRET_KEY: 'another secret of it' };
    expect((await told(examineOriginals, wrong))[0]).toMatch(/^fault: .*SignatureDoesNotMatch/);
    await peer.close();
    expect((await told(examineOriginals, where))[0]).toMatch(/^fault: s3:\/\/krogkoll does not answer/);
    expect(await told(examineOriginals, { STORAGE_URL: 's3://krogkoll' })).toEqual([
      'fault: STORAGE_URL needs STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY',
    ]);
    expect(await told(examineOriginals)).toEqual([]);
  });
});

describe('network', () => {
  let peer: Server;
  let greeting = '220 post.example ESMTP';

  beforeAll(async () => {
    peer = createServer((socket) => socket.on('error', () => undefined).write(`${greeting}\r\n`));
    await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
  });

  afterAll(() => peer.close());

  const urlOf = (): string => {
    const address = peer.address();
    return `smtp://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
  };

  test('a mail server that takes letters, one that does not, and none', async () => {
    expect(await told(examineNetwork, { MAIL_URL: urlOf() })).toContainEqual(
      expect.stringMatching(/^good: .* takes letters/),
    );
    greeting = '554 not you';
    expect(await told(examineNetwork, { MAIL_URL: urlOf() })).toContainEqual(
      expect.stringMatching(/^fault: .*554 not you/),
    );
    expect(await told(examineNetwork, { MAIL_URL: 'smtp://127.0.0.1:1' })).toContainEqual(
      expect.stringMatching(/^fault: 127\.0\.0\.1:1 cannot be reached/),
    );
  });

  test('names are asked of the servers that are set', async () => {
    const found = await told(examineNetwork, {
      INBOUND_DOMAIN: 'in.example.se',
      MAIL_DNS_SERVERS: '127.0.0.1:1',
    });
    expect(found).toContainEqual(
      expect.stringMatching(/^fault: the MX record of in\.example\.se is not found/),
    );
  });

  test('an own address that nothing answers at is a note', async () => {
    expect(await told(examineNetwork, { PUBLIC_URL: 'http://127.0.0.1:1' })).toContainEqual(
      expect.stringMatching(/^note: http:\/\/127\.0\.0\.1:1 does not answer/),
    );
  });
});
