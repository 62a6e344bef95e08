import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildInvoice } from '#features/purchases/invoices/server/builders.ts';
import { buildZip } from '#platform/server/archive/build-zip.ts';
import { attachmentBomb, contentBomb, operatorBomb, tableBomb } from '#testing/hostile/hostile-pdf.ts';
import { createSandbox } from '#platform/server/sandbox/sandbox.ts';
import type { Sandbox } from '#platform/server/sandbox/sandbox-port.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { contract } from '#app/contract.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import { shareOf } from '#testing/share.ts';
import { openTenants } from '#testing/world/tenants.ts';
import type { Tenants } from '#testing/world/tenants.ts';

let tenants: Tenants;
let sandbox: Sandbox;
let owner: TestClient;

beforeAll(async () => {
  const wallMs = 1_500;
  sandbox = createSandbox({ limits: { wallMs, cpuMs: wallMs, memoryBytes: 400 * 1024 * 1024 } });
  tenants = await openTenants({ replace: () => ({ sandbox }) });
  owner = tenants.clientOf('owner');
}, 120_000);
afterAll(async () => {
  await tenants.product.close();
  await sandbox.close();
});

const namespace = 'xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"';
const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
const xml = (text: string, encoding: BufferEncoding = 'utf8'): Buffer => Buffer.from(text, encoding);
const inner = buildZip([{ name: 'a.xml', data: '<a/>' }]);

const files: readonly (readonly [string, () => Buffer])[] = [
  [
    'entities.xml',
    () => xml(`<!DOCTYPE I [<!ENTITY l0 "ha">${laughs}]><Invoice ${namespace}>&l9;</Invoice>`),
  ],
  [
    'external.xml',
    () => xml(`<!DOCTYPE I [<!ENTITY x SYSTEM "file:///etc/passwd">]><Invoice ${namespace}>&x;</Invoice>`),
  ],
  [
    'doctype-utf16.xml',
    () => xml(`\ufeff<!DOCTYPE I SYSTEM "http://127.0.0.1/x"><Invoice ${namespace}/>`, 'utf16le'),
  ],
  ['deep.xml', () => xml(`<Invoice ${namespace}>${'<a>'.repeat(200_000)}`)],
  ['wide.xml', () => xml(`<Invoice ${namespace}>${'<a/>'.repeat(200_000)}</Invoice>`)],
  ['references.xml', () => xml(`<Invoice ${namespace}>${'&#x41;'.repeat(1_000_000)}</Invoice>`)],
  ['half.xml', () => xml(`<Invoice ${namespace}><ID>`)],
  ['nothing.xml', () => xml('')],
  ['zeros.bin', () => Buffer.alloc(1_000_000)],
  ['page.pdf', contentBomb],
  ['attachment.pdf', attachmentBomb],
  ['table.pdf', tableBomb],
  ['operators.pdf', operatorBomb],
  ['arrays.pdf', () => xml(`%PDF-1.7\n1 0 obj\n${'['.repeat(1_000_000)}`)],
  ['ratio.zip', () => buildZip([{ name: 'zeros.xml', data: Buffer.alloc(40 * 1024 * 1024) }])],
  ['slip.zip', () => buildZip([{ name: '../../../../etc/cron.d/x', data: '<a/>' }])],
  ['link.zip', () => buildZip([{ name: 'link.xml', data: '/etc/passwd', mode: 0o120777 }])],
  ['locked.zip', () => buildZip([{ name: 'a.xml', data: '<a/>', encrypted: true }])],
  ['nested.zip', () => buildZip([{ name: 'inner.zip', data: inner }])],
  ['many.zip', () => buildZip(Array.from({ length: 5_000 }, (_, n) => ({ name: `${n}.xml`, data: 'a' })))],
  ['lies.zip', () => buildZip([{ name: 'a.xml', data: 'a'.repeat(5_000), length: 5, crc: 7 }])],
  ['torn.zip', () => inner.subarray(0, -12)],
  [
    'shared.zip',
    () =>
      buildZip([
        { name: 'a', data: 'a' },
        { name: 'b', sharing: 0 },
      ]),
  ],
];

const upload = async (client: TestClient, name: string, bytes: Buffer): Promise<string> => {
  const head = `--krogkoll\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n`;
  const answer = await client.post(contract.documents.uploadDocuments.path, {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--krogkoll--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=krogkoll' },
  });
  expect([name, answer.status]).toEqual([name, 202]);
  return answer.json<{ documents: { id: string }[] }>().data.documents[0]?.id ?? '';
};

const stateOf = async (client: TestClient, id: string) =>
  (await client.get(`invoice-management/documents/${id}`)).json<{ state: string; reason: string | null }>()
    .data;

test('R37 R38 R39 R57 hostile files end in a visible state, while everyone else is served', async () => {
  const ids: (readonly [string, string])[] = [];
  for (const [name, make] of shareOf('FILES', files, 2)) ids.push([name, await upload(owner, name, make())]);
  const good = await tenants.enter(tenants.foreign.members.editor, tenants.units.foreign);
  const start = performance.now();
  const { headers, payload } = uploadOf(buildInvoice({ number: 'good among bombs' }));
  const sent = await good.post(contract.documents.uploadDocuments.path, {
    headers: headers ?? {},
    payload: payload ?? '',
  });
  const goodId = sent.json<{ documents: { id: string }[] }>().data.documents[0]?.id ?? '';
  const waits: number[] = [];
  let watching = true;
  const watch = async (): Promise<void> => {
    while (watching) {
      const asked = performance.now();
      const health = await tenants.product.client().get('/api/health');
      const list = await good.get(contract.invoices.listInvoices.path);
      waits.push(performance.now() - asked);
      expect([health.status, list.status]).toEqual([200, 200]);
      await delay(20);
    }
  };
  const watched = watch();
  await vi.waitUntil(async () => (await stateOf(good, goodId)).state === 'monitored', {
    timeout: 6e4,
    interval: 100,
  });
  expect(performance.now() - start).toBeLessThan(60_000);
  await vi.waitUntil(
    async () => {
      const states = await Promise.all(ids.map(([, id]) => stateOf(owner, id)));
      return states.every(({ state }) => ['unreadable', 'needs-review', 'expanded'].includes(state));
    },
    { timeout: 90_000, interval: 250 },
  );
  watching = false;
  await watched;
  for (const [name, id] of ids) {
    const { reason } = await stateOf(owner, id);
    expect([name, reason]).toEqual([name, expect.stringMatching(/^[a-z]+(\.[a-z-]+)+$/)]);
  }
  // Two cores are shared with the bombs and whatever else tests run; the benchmark holds the 99th percentile.
  const sorted = waits.toSorted((a, b) => a - b);
  expect(sorted.length).toBeGreaterThan(10);
  expect(sorted[Math.floor(sorted.length / 2)] ?? 0).toBeLessThan(500);
  expect(sorted.at(-1) ?? 0).toBeLessThan(5_000);
  await tenants.quiet();
}, 180_000);
