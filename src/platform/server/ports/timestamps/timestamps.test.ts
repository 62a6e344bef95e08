import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fromBER } from 'asn1js';
import { Certificate, ContentInfo, SignedData } from 'pkijs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestClock } from '../../clock.ts';
import { guardedFetch } from '../../http/guarded-fetch.ts';
import { makeSealKey, type SealKey, timeStamping } from '../../seal/certificate.ts';
import { localTimestamps } from './local.ts';
import { type Imprint, TimestampFailed, type TimestampPort } from './port.ts';
import { remoteTimestamps } from './remote.ts';
import { timestampResponse } from './write-token.ts';

const run = promisify(execFile);
const never = new AbortController().signal;
const clock = new TestClock('2026-11-23T02:00:00Z');
const data = Buffer.from('the root of a day');
const imprintOf = (algorithm: Imprint['algorithm']): Imprint => ({
  algorithm,
  digest: createHash(algorithm).update(data).digest(),
});

const fetch = guardedFetch({ insideHosts: new Set(['127.0.0.1']) });

let folder: string;
let key: SealKey;
let authority: TimestampPort;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'krogkoll-stamps-'));
  key = await makeSealKey('Krogkoll', clock.now(), 2048, timeStamping);
  authority = localTimestamps(key, { clock });
  await writeFile(join(folder, 'authority.pem'), authority.certificate ?? '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What `openssl ts -verify` says of a token over a digest. */
const asked = async (token: Uint8Array, { algorithm, digest }: Imprint): Promise<string> => {
  await writeFile(join(folder, 'stamp.tsr'), token);
  const given = ['-in', join(folder, 'stamp.tsr'), '-token_in', '-CAfile', join(folder, 'authority.pem')];
  const of = ['-digest', Buffer.from(digest).toString('hex'), `-${algorithm}`];
  const said = await run('openssl', ['ts', '-verify', ...of, ...given]).catch((error: unknown) => error);
  const { stdout = '', stderr = '' } = said as { stdout?: string; stderr?: string };
  return `${stdout}${stderr}`;
};

describe('a stamp of our own', () => {
  test.each(['sha256', 'sha512'] as const)('over %s is one that openssl accepts', async (algorithm) => {
    const imprint = imprintOf(algorithm);
    expect(await asked(await authority.stamp(imprint, never), imprint)).toContain('Verification: OK');
  });

  test('is refused for another digest', async () => {
    const token = await authority.stamp(imprintOf('sha256'), never);
    const other = { algorithm: 'sha256', digest: createHash('sha256').update('other').digest() } as const;
    expect(await asked(token, other)).toContain('Verification: FAILED');
  });

  test('is one that an independent library verifies', async () => {
    const token = await authority.stamp(imprintOf('sha256'), never);
    const { result } = fromBER(new Uint8Array(token));
    const signed = new SignedData({ schema: new ContentInfo({ schema: result }).content });
    const trusted = new Certificate({ schema: fromBER(new Uint8Array(key.certificate)).result });
    const verdict = await signed.verify({
      signer: 0,
      data: new Uint8Array(data).buffer,
      trustedCerts: [trusted],
    });
    expect(verdict).toBe(true);
  });
});

describe('an authority elsewhere', () => {
  const served = async (
    answer: (query: Buffer) => Promise<Buffer>,
  ): Promise<TimestampPort & { close: () => void }> => {
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        void answer(Buffer.concat(parts)).then((bytes) =>
          response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(bytes),
        );
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return { ...remoteTimestamps(`http://127.0.0.1:${port}/`, fetch), close: () => void server.close() };
  };

  test('that openssl plays is understood, and its token verifies', async () => {
    await writeFile(join(folder, 'key.pem'), key.key.export({ format: 'pem', type: 'pkcs8' }));
    await writeFile(join(folder, 'serial'), '01');
    await writeFile(
      join(folder, 'tsa.cnf'),
      `[tsa]\ndefault_tsa = t\n[t]\nserial = ${folder}/serial\ncrypto_device = builtin\nsigner_cert = ${folder}/authority.pem
signer_key = ${folder}/key.pem\nsigner_digest = sha256\ndefault_policy = 1.2.3.4.1\ndigests = sha256, sha512\nordering = yes\ness_cert_id_alg = sha256\n`,
    );
    const peer = await served(async (query) => {
      await writeFile(join(folder, 'query'), query);
      const files = ['-queryfile', join(folder, 'query'), '-out', join(folder, 'reply')];
      await run('openssl', ['ts', '-reply', '-config', join(folder, 'tsa.cnf'), ...files]);
      return readFile(join(folder, 'reply'));
    });
    const imprint = imprintOf('sha512');
    expect(await asked(await peer.stamp(imprint, never), imprint)).toContain('Verification: OK');
    peer.close();
  });

  test.each([
    ['a refusal', async () => timestampResponse(null)],
    ['what is no response', async () => Buffer.from('<html>')],
    [
      'a token of something else',
      async () =>
        timestampResponse(await authority.stamp({ ...imprintOf('sha256'), digest: Buffer.alloc(32) }, never)),
    ],
  ])('whose answer is %s gives no stamp', async (_, answer) => {
    const peer = await served(answer);
    await expect(peer.stamp(imprintOf('sha256'), never)).rejects.toThrow(TimestampFailed);
    peer.close();
  });
});
