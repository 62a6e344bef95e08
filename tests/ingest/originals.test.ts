import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm, unlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildInvoice } from '#features/purchases/invoices/server/builders.ts';
import { TestClock } from '#platform/server/clock.ts';
import { runJob } from '#testing/run-job.ts';
import { openLocalDisk } from '#platform/server/ports/storage/local-disk.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import { telling } from '#platform/server/ports/storage/telling.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { product as house } from '#app/features-server.ts';
import { jobHandlersOf } from '#platform/server/features/work.ts';
import { contract } from '#app/contract.ts';
import { naughty } from '#testing/requests/naughty.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import { openTenants } from '#testing/world/tenants.ts';
import type { Tenants } from '#testing/world/tenants.ts';

const complaints: string[] = [];
let folder: string;
let storage: Storage;
let tenants: Tenants;
let owner: TestClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'krogkoll-originals-'));
  const disk = await openLocalDisk(folder);
  const log = pino({ level: 'error' }, { write: (line: string) => void complaints.push(line) });
  tenants = await openTenants({
    replace: ({ metrics }) => ({ storage: (storage = telling(disk, { log, metrics })), log }),
  });
  owner = tenants.clientOf('owner');
}, 120_000);
afterAll(async () => {
  await tenants.product.close();
  await rm(folder, { recursive: true, force: true });
});

interface Sent {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer | string;
}

const upload = async ({ name, type, bytes }: Sent): Promise<string> => {
  const head = `--krogkoll\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from('\r\n--krogkoll--\r\n')]);
  const answer = await owner.post(contract.documents.uploadDocuments.path, {
    payload,
    headers: { 'content-type': 'multipart/form-data; boundary=krogkoll' },
  });
  expect(answer.status).toBe(202);
  return answer.json<{ documents: { id: string }[] }>().data.documents[0]?.id ?? '';
};

const page = '<html><body><script>alert(document.domain)</script></body></html>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';

const polyglots: readonly Sent[] = [
  { name: 'page.html', type: 'text/html', bytes: page },
  { name: 'page.pdf', type: 'application/pdf', bytes: `%PDF-1.7\n${page}` },
  { name: 'page.svg', type: 'image/svg+xml', bytes: svg },
  { name: 'page.xhtml', type: 'application/xhtml+xml', bytes: `<?xml version="1.0"?>${page}` },
  { name: 'page.xml', type: 'text/xml', bytes: svg },
  { name: 'page.js', type: 'text/javascript', bytes: 'alert(1)' },
  { name: 'page.swf', type: 'application/x-shockwave-flash', bytes: 'FWS' },
  { name: 'page.png', type: 'image/png', bytes: `\u0089PNG\r\n${page}` },
  { name: 'page', type: 'application/pdf; charset=x, text/html', bytes: `${page} 1` },
  { name: 'page.pdf', type: 'text/html;charset=utf-7', bytes: `${page} 2` },
  { name: 'page.htm', type: 'TEXT/HTML', bytes: `${page} 3` },
  { name: 'page.mht', type: 'multipart/related', bytes: `${page} 4` },
];

const inert = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/tiff',
  'application/octet-stream',
];

const download = (id: string) => owner.get(`invoice-management/documents/${id}/original`);

describe('R40 originals', () => {
  test.each(polyglots)('R40 $name sent as $type is never a page', async (sent) => {
    const { status, headers, text } = await download(await upload(sent));
    expect(status).toBe(200);
    expect(inert).toContain(headers['content-type']);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[^"\\]*"; filename\*=UTF-8''/);
    expect(headers['content-security-policy']).toBe('sandbox');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toBe(Buffer.from(sent.bytes).toString());
  });

  test('R40 whatever a file is called, its header is one line that a browser understands', async () => {
    const hostile = [
      'a"; filename="b.html',
      'a\\"b',
      "x'y(z)*",
      '%0d%0aSet-Cookie: a=b',
      'a\u202efdp.exe',
      'å ä ö €.xml',
    ];
    const names = [...naughty.filter((name) => name.length < 1_000), ...hostile];
    let arrived = 0;
    for (const [index, name] of names.entries()) {
      const id = await upload({ name, type: 'application/xml', bytes: `name ${index}` }).catch(() => null);
      // A name that breaks the form is refused with it; the loop below needs one that arrived.
      if (id === null) continue;
      arrived += 1;
      const { headers, status } = await download(id);
      const header = String(headers['content-disposition']);
      expect([name, status]).toEqual([name, 200]);
      expect(header).toMatch(
        /^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]*"; filename\*=UTF-8''[\w.!#$&+^`|~%-]*$/,
      );
      const told = decodeURIComponent(/UTF-8''(.*)$/.exec(header)?.[1] ?? '');
      expect(told).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}/\\]/u);
      expect(told.length).toBeLessThanOrEqual(200);
      expect(headers).not.toHaveProperty('set-cookie');
    }
    expect(arrived).toBeGreaterThan(100);
    await tenants.quiet();
  });
});

/** The nights go on from one month to the next, while sessions stay as young as they are. */
const nights = new TestClock('2026-11-20T01:00:00Z');

/** Runs the nightly work of a month, or of some of its nights. */
const aMonth = async (isHeld: (night: number) => boolean = () => true): Promise<void> => {
  const handlers = jobHandlersOf(house.features, { ...tenants.product, clock: nights });
  for (let night = 0; night < 30; night += 1) {
    if (isHeld(night)) await runJob(handlers, 'verify-originals');
    nights.advance(86_400_000);
  }
};

const pathOf = (sha256: string): string => join(folder, sha256.slice(0, 2), sha256);

const reasonOf = async (id: string): Promise<unknown> =>
  (await owner.get(`invoice-management/documents/${id}`)).json<{ reason: unknown }>().data.reason;

describe('R60 originals are immutable', () => {
  test('R60 a flipped byte and a lost file are told within a month', async () => {
    const files = ['kept', 'flipped', 'lost'].map((number) => buildInvoice({ number: `R60 ${number}` }));
    const ids: string[] = [];
    for (const file of files) {
      const answer = await owner.post(contract.documents.uploadDocuments.path, uploadOf(file));
      ids.push(answer.json<{ documents: { id: string }[] }>().data.documents[0]?.id ?? '');
    }
    await tenants.quiet();
    const [kept = '', flipped = '', lost = ''] = files.map(({ bytes }) =>
      createHash('sha256').update(bytes).digest('hex'),
    );
    await aMonth();
    expect(complaints).toEqual([]);
    const bytes = await readFile(pathOf(flipped));
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    await writeFile(pathOf(flipped), bytes);
    await unlink(pathOf(lost));
    await aMonth();
    // The month may hold two turns of one, a first and a last night's.
    const said = [
      ...new Map(complaints.map((line) => [/"sha256":"(\w+)"/.exec(line)?.[1], line])).values(),
    ].map((line) => JSON.parse(line) as { sha256: string; loss: string; msg: string });
    expect(said.toSorted((a, b) => a.loss.localeCompare(b.loss))).toMatchObject([
      { sha256: flipped, loss: 'storage.damaged', msg: 'an original is not what was received' },
      { sha256: lost, loss: 'storage.missing' },
    ]);
    expect(await Promise.all(ids.map(reasonOf))).toEqual([
      await reasonOf(ids[0] ?? ''),
      'storage.damaged',
      'storage.missing',
    ]);
    expect(await reasonOf(ids[0] ?? '')).not.toBe('storage.damaged');
    expect((await download(ids[0] ?? '')).text).toBe(Buffer.from(files[0]?.bytes ?? []).toString());
    expect(
      createHash('sha256')
        .update(await readFile(pathOf(kept)))
        .digest('hex'),
    ).toBe(kept);
    await appendFile(pathOf(kept), ' ');
    complaints.length = 0;
    await aMonth();
    const told = complaints.map((line) => (JSON.parse(line) as { sha256: string }).sha256);
    expect(new Set(told)).toEqual(new Set([flipped, lost, kept]));
  });

  test('R60 an altered or lost original is never served: it is refused, logged and counted', async () => {
    const lostFigures = async (): Promise<Readonly<Record<string, number>>> => {
      const { body } = await tenants.product.metrics.text();
      const found = body.matchAll(/^krogkoll_originals_lost_total\{loss="([\w.]+)"\} (\d+)$/gm);
      return Object.fromEntries([...found].map(([, loss = '', count]) => [loss, Number(count)]));
    };
    const file = buildInvoice({ number: 'R60 served' });
    const answer = await owner.post(contract.documents.uploadDocuments.path, uploadOf(file));
    const id = answer.json<{ documents: { id: string }[] }>().data.documents[0]?.id ?? '';
    await tenants.quiet();
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    expect((await download(id)).status).toBe(200);
    complaints.length = 0;
    const before = await lostFigures();
    const altered = Buffer.from(file.bytes);
    altered[altered.length - 2] = (altered.at(-2) ?? 0) ^ 1;
    await writeFile(pathOf(sha256), altered);
    const damaged = await download(id);
    expect([damaged.status, damaged.text]).toEqual([500, '{"message":"storage.damaged"}']);
    expect(damaged.headers['content-type']).toBe('application/json; charset=utf-8');
    await unlink(pathOf(sha256));
    const missing = await download(id);
    expect([missing.status, missing.text]).toEqual([500, '{"message":"storage.missing"}']);
    expect(complaints.map((line) => JSON.parse(line) as object)).toMatchObject([
      { sha256, loss: 'storage.damaged' },
      { sha256, loss: 'storage.missing' },
    ]);
    const after = await lostFigures();
    for (const loss of ['storage.damaged', 'storage.missing'])
      expect((after[loss] ?? 0) - (before[loss] ?? 0)).toBe(1);
    await storage.put(file.bytes);
    expect((await download(id)).text).toBe(Buffer.from(file.bytes).toString());
  });

  test('R60 nights that were missed lose nobody their turn', async () => {
    const file = buildInvoice({ number: 'R60 after missed nights' });
    await owner.post(contract.documents.uploadDocuments.path, uploadOf(file));
    await tenants.quiet();
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    await writeFile(pathOf(sha256), 'other');
    complaints.length = 0;
    await aMonth((night) => night === 17);
    expect(complaints.filter((line) => line.includes(sha256))).toHaveLength(1);
  });
});

describe('bytes of a refused upload', () => {
  const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');
  const night = () =>
    runJob(jobHandlersOf(house.features, { ...tenants.product, clock: nights }), 'verify-originals');
  const age = (sha256: string) => utimes(pathOf(sha256), new Date('2020-01-01'), new Date('2020-01-01'));

  test('go in two nights, and those of a document stay', async () => {
    nights.advance(Date.now() - nights.now().getTime());
    const [refused, taken] = ['of nobody', 'of somebody'].map(sha256Of) as [string, string];
    await storage.put(Buffer.from('of nobody'));
    await upload({ name: 'kept.txt', type: 'text/plain', bytes: 'of somebody' });
    await night();
    expect(await storage.has(refused)).toBe(true);
    await age(refused);
    await age(taken);
    await night();
    expect(await storage.has(refused)).toBe(true);
    nights.advance(2 * 86_400_000);
    await night();
    expect([await storage.has(refused), await storage.has(taken)]).toEqual([false, true]);
  });

  test('that come again for a document between two nights are found and come back', async () => {
    const again = sha256Of('again');
    await storage.put(Buffer.from('again'));
    await age(again);
    await night();
    const id = await upload({ name: 'again.txt', type: 'text/plain', bytes: 'again' });
    await unlink(pathOf(again));
    expect((await download(id)).text).toBe('again');
    nights.advance(2 * 86_400_000);
    await night();
    expect(await readFile(pathOf(again), 'utf8')).toBe('again');
  });
});
