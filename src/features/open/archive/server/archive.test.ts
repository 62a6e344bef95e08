import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { product as composed } from '#app/features-server.ts';
import { openZip } from '#core/archive/read-zip.ts';
import { crc32 } from '#core/archive/bytes.ts';
import { verifyZip } from '#core/archive/verify-archive.ts';
import { jobHandlersOf } from '#platform/server/features/work.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { runJob } from '#testing/run-job.ts';
import { type MonitoredProduct, openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { ArchiveExport } from '../contract.ts';
import { sha256, sha512 } from './commands-chain.ts';
import { archiveFaults } from './queries-faults.ts';

const { archive, auditors } = contract;
const run = promisify(execFile);
const tools = {
  digest: sha256,
  longDigest: sha512,
  crc: (bytes: Uint8Array) => crc32(bytes),
  textOf: (bytes: Uint8Array) => new TextDecoder().decode(bytes),
  bytesOf: (text: string) => new TextEncoder().encode(text),
};

let world: MonitoredProduct;
let folder: string;
let zip: Uint8Array;
let address: string;
let made: ArchiveExport;

const work = (name: string, payload: object = {}) =>
  runJob(jobHandlersOf(composed.features, world.product), name, payload);
const password = () => world.built.members.owner.password;
const sourceOf = (bytes: Uint8Array) => ({
  size: bytes.length,
  read: async (from: number, to: number) => bytes.subarray(from, to),
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'krogkoll-archive-'));
  world = await openMonitoredProduct();
  for (const [date, price] of [
    ['2026-09-05', '50.00'],
    ['2026-10-05', '50.00'],
    ['2026-10-12', '55.50'],
  ] as const)
    await world.buy({ date, prices: { '100': price, '200': '20.00' } });
  await world.buy({ date: '2026-10-13', prices: { '100': '51.00' }, outlet: 1 });
  await work('link-archives');
  await work('seal-archives');
  const started = await world.clients.owner.post(archive.startArchive.path, {
    body: { password: password() },
  });
  made = started.json<ArchiveExport>().data;
  await work('write-archive', { organizationId: world.built.organizationId, exportId: made.id });
  const path = archive.openArchive.path.replace('{exportId}', made.id);
  address = (await world.clients.owner.send('PUT', path)).json<{ path: string }>().data.path;
  zip = (await world.product.client().get(address)).bytes;
}, 60_000);
afterAll(async () => {
  await world.product.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the whole archive in one ZIP', () => {
  test('has every original byte for byte, and all that is known of them', async () => {
    const opened = await openZip(sourceOf(zip), tools);
    expect(await verifyZip(sourceOf(zip), tools)).toEqual({ files: opened.names.length, faults: [] });
    const originals = opened.names.filter((name) => name.startsWith('original/'));
    expect(originals).toHaveLength(4);
    const stored = await world.product.db.tenantRead(world.built.organizationId, (reader) =>
      reader.query<{ sha256: string }>('select sha256 from document order by sha256'),
    );
    const sums = await Promise.all(
      originals.map(async (name) =>
        Buffer.from(sha256((await opened.read(name)) ?? new Uint8Array())).toString('hex'),
      ),
    );
    expect(sums.toSorted()).toEqual(stored.map(({ sha256: sum }) => sum));
    const text = async (name: string) => tools.textOf((await opened.read(name)) ?? new Uint8Array());
    expect((await text('fakturor.csv')).trim().split('\r\n')).toHaveLength(5);
    expect((await text('rader.csv')).trim().split('\r\n')).toHaveLength(8);
    expect(await text('index.html')).toContain(originals[0]);
    expect(JSON.parse(await text('bevis/rotter.json'))).toHaveLength(1);
    expect(await text('systemdokumentation.html')).toContain('<code>svefaktura</code>');
    const treated = (await text('behandlingshistorik.csv')).trim().split('\r\n');
    for (const what of ['Togs emot: Uppladdning', 'Lästes ur UBL 2.1, faktura'])
      expect(treated.filter((line) => line.includes(what))).toHaveLength(4);
  });

  test('is verified by its own script without anything else, which names what was changed', async () => {
    const opened = await openZip(sourceOf(zip), tools);
    await writeFile(join(folder, 'verify.mjs'), (await opened.read('verify.mjs')) ?? '');
    await writeFile(join(folder, 'arkiv.zip'), zip);
    const verify = () =>
      run(process.execPath, [join(folder, 'verify.mjs'), join(folder, 'arkiv.zip')]).then(
        ({ stdout }) => ({ code: 0, stdout }),
        (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
      );
    expect(await verify()).toEqual({
      code: 0,
      stdout: `OK: ${opened.names.length} files are as they were\n`,
    });
    const [name = ''] = opened.names;
    const flipped = Uint8Array.from(zip);
    flipped[200] = (flipped[200] ?? 0) ^ 4;
    await writeFile(join(folder, 'arkiv.zip'), flipped);
    const told = await verify();
    expect([told.code, told.stdout]).toEqual([1, expect.stringContaining(`content: ${name}\n`)]);
  });

  test('has the root of a day with a stamp that openssl accepts, by the command that the archive itself gives', async () => {
    const opened = await openZip(sourceOf(zip), tools);
    const kept = async (name: string): Promise<Uint8Array> => (await opened.read(name)) ?? new Uint8Array();
    const roots = JSON.parse(tools.textOf(await kept('bevis/rotter.json'))) as {
      day: string;
      root: string;
    }[];
    expect(roots).toHaveLength(1);
    const [{ day, root } = { day: '', root: '' }] = roots;
    const [stamp, authority] = [join(folder, 'root.tsr'), join(folder, 'authority.pem')];
    await writeFile(stamp, await kept(`bevis/${day}-1.tsr`));
    await writeFile(authority, await kept('bevis/tidsstampel.pem'));
    const verify = (digest: string): Promise<string> =>
      run('openssl', [
        'ts',
        '-verify',
        '-digest',
        digest,
        '-sha256',
        '-token_in',
        '-in',
        stamp,
        '-CAfile',
        authority,
      ]).then(
        ({ stdout, stderr }) => stdout + stderr,
        ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
      );
    expect(await verify(root)).toContain('Verification: OK');
    expect(await verify(root.replace(/^./, (sign) => (sign === '0' ? '1' : '0')))).toContain(
      'Verification: FAILED',
    );
  });

  test('goes on after a cut: any two parts are the whole, and parts of other bytes are not mixed', async () => {
    const client = world.product.client();
    const middle = Math.floor(zip.length / 3);
    const part = (range: string, more: Readonly<Record<string, string>> = {}) =>
      client.get(address, { headers: { range, ...more } });
    const [first, second] = [await part(`bytes=0-${middle - 1}`), await part(`bytes=${middle}-`)];
    expect([first.status, first.headers['content-range']]).toEqual([
      206,
      `bytes 0-${middle - 1}/${zip.length}`,
    ]);
    expect(Buffer.concat([first.bytes, second.bytes]).equals(zip)).toBe(true);
    expect(Buffer.from((await part('bytes=-22')).bytes).equals(zip.subarray(-22))).toBe(true);
    expect((await part(`bytes=${zip.length}-`)).status).toBe(416);
    expect((await part('bytes=0-9', { 'if-range': '"another"' })).status).toBe(200);
  });

  test('is for its person alone, for a day, and for as long as they own all that is in it', async () => {
    const path = archive.openArchive.path.replace('{exportId}', made.id);
    expect((await world.clients.editor.send('PUT', path)).status).toBe(403);
    expect((await world.product.client().get(`${address}x`)).json().message).toBe('link.expired');
    world.product.pass(25 * 3_600_000);
    expect((await world.product.client().get(address)).json().message).toBe('link.expired');
  });
});

test('the store and the rows are as the chain says, and a damaged original is named', async () => {
  const { product, built } = world;
  const never = new AbortController().signal;
  expect(await archiveFaults(product, built.organizationId, never)).toEqual([]);
  const [first] = await product.db.tenantRead(built.organizationId, (reader) =>
    reader.query<{ id: string; sha256: string }>('select id, sha256 from document order by id limit 1'),
  );
  const { ObjectDamaged } = await import('#platform/server/ports/storage/port.ts');
  const storage = {
    get: (name: string, options?: object) =>
      name === first?.sha256
        ? Promise.reject(new ObjectDamaged('flipped'))
        : product.storage.get(name, options),
  };
  expect(await archiveFaults({ db: product.db, storage }, built.organizationId, never)).toEqual([
    { subjectId: first?.id, fault: 'storage.damaged' },
  ]);
});

describe('an auditor', () => {
  test('reads the whole archive by a link until its end, and each look is written down', async () => {
    const { owner } = world.clients;
    // The session ended in the day that passed.
    await signIn(owner, world.built.members.owner);
    const body = { name: 'Revisor AB', days: 30, password: password() };
    const linked = await owner.post(auditors.linkAuditor.path, { body });
    const { id, path } = linked.json<{ id: string; path: string }>().data;
    const token = path.split('#token=')[1] ?? '';
    const stranger = world.product.client();
    const read = await stranger.post(auditors.readByAuditor.path, { body: { token } });
    const { documents, total, stampedOn } = read.json<{
      documents: { id: string }[];
      total: number;
      stampedOn: string;
    }>().data;
    expect([total, documents.length, stampedOn]).toEqual([4, 4, '2026-11-20']);
    const file = await stranger.post(auditors.downloadByAuditor.path, {
      body: { token, documentId: documents[0]?.id },
    });
    expect([file.status, file.text.slice(0, 5)]).toEqual([200, '<?xml']);
    const { auditors: listed } = (await owner.get(auditors.listAuditors.path)).json<{
      auditors: { visits: number }[];
    }>().data;
    expect(listed.map(({ visits }) => visits)).toEqual([2]);
    await owner.send('DELETE', auditors.revokeAuditor.path.replace('{linkId}', id));
    expect((await stranger.post(auditors.readByAuditor.path, { body: { token } })).json().message).toBe(
      'link.expired',
    );
  });
});
