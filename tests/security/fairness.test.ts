import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildPush, pushPath } from '#features/intake/access-point/server/builders.ts';
import { buildDraft, buildInvoice } from '#features/purchases/invoices/server/builders.ts';
import { attachmentBomb } from '#testing/hostile/hostile-pdf.ts';
import { createSandbox } from '#platform/server/sandbox/sandbox.ts';
import type { Sandbox } from '#platform/server/sandbox/sandbox-port.ts';
import type { TestAnswer } from '#testing/peers/test-client.ts';
import { contract } from '#app/contract.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import { isWhole } from '#testing/share.ts';
import { openTenants } from '#testing/world/tenants.ts';
import type { Tenants } from '#testing/world/tenants.ts';

const bombs = isWhole('FILES') ? 8 : 4;
const good = isWhole('FILES') ? 10 : 5;

let tenants: Tenants;
let sandbox: Sandbox;

beforeAll(async () => {
  // Of the processor's time, which a crowded machine does not stretch.
  sandbox = createSandbox({ limits: { children: 2, cpuMs: 1_500 } });
  tenants = await openTenants({ replace: () => ({ sandbox }) });
}, 120_000);
afterAll(async () => {
  // First, so that the product does not wait for the bombs that are left.
  await sandbox.close();
  await tenants.product.close();
});

/** Bombs of other bytes each, in one upload. */
const uploadBombs = async (say = ''): Promise<void> => {
  const parts = Array.from({ length: bombs }, (_, at) => [
    Buffer.from(`--krogkoll\r\nContent-Disposition: form-data; name="files"; filename="${at}.pdf"\r\n\r\n`),
    attachmentBomb(),
    Buffer.from(`\n% ${say}${at}\r\n`),
  ]).flat();
  const answer = await tenants.clientOf('owner').post(contract.documents.uploadDocuments.path, {
    payload: Buffer.concat([...parts, Buffer.from('--krogkoll--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=krogkoll' },
  });
  expect(answer.status).toBe(202);
};

const pushGood = async (number: string, organizationNumber: string): Promise<void> => {
  const { bytes } = buildInvoice({ number, buyer: { ...buildDraft().buyer, organizationNumber } });
  const { accessPointKeys: keys, clock } = tenants.product;
  const sent = buildPush(bytes, { keys, now: clock.now(), messageId: number });
  const send = (): Promise<TestAnswer> => tenants.product.client().post(pushPath, sent);
  let answer = await send();
  // As an access point does: on a crowded machine readers may be late.
  while (answer.status === 503) answer = await send();
  expect([answer.status, answer.json<{ status: string }>().data]).toEqual([
    200,
    expect.objectContaining({ status: 'stored' }),
  ]);
};

const count = async (sql: string, unitId: string): Promise<number> => {
  const [row] = await tenants.product.db.platformRead((reader) =>
    reader.query<{ count: number }>(
      `select count(*)::int as count from document where unit_id = $1 and ${sql}`,
      [unitId],
    ),
  );
  return row?.count ?? 0;
};

test('R57 R58 one tenant sends bombs, and the good e-invoices of another are done first', async () => {
  const { foreign, units, product } = tenants;
  const [organization] = await product.db.platformRead((reader) =>
    reader.query<{ number: string }>(
      'select organization_number as number from organization where organization_id = $1',
      [foreign.organizationId],
    ),
  );
  await uploadBombs();
  const start = performance.now();
  for (let at = 0; at < good; at += 1) await pushGood(`good ${at}`, organization?.number ?? '');
  const read = `channel = 'push' and state = 'monitored'`;
  await vi.waitUntil(async () => (await count(read, units.foreign)) === good, {
    timeout: 60_000,
    interval: 50,
  });
  expect(performance.now() - start).toBeLessThan(60_000);
  expect(await count(`state = 'stored'`, units.own)).toBeGreaterThan(0);
  const health = await product.client().get('/api/health');
  expect(health.status).toBe(200);
}, 120_000);

test("R57 a tenant's own easy documents do not wait for its bombs, and what nothing reads is told at the door", async () => {
  const owner = tenants.clientOf('owner');
  await uploadBombs('other');
  const bombsLeft = () =>
    count(`state = 'stored' and content_type not like '%xml%' and size > 100`, tenants.units.own);
  for (let at = 0; at < 5; at += 1) {
    const answer = await owner.post(
      contract.documents.uploadDocuments.path,
      uploadOf(buildInvoice({ number: `own easy ${at}` })),
    );
    expect(answer.status).toBe(202);
  }
  const from = performance.now();
  const words = { name: 'recept.docx.bin', bytes: new TextEncoder().encode('no invoice at all') };
  const told = await owner.post(contract.documents.uploadDocuments.path, uploadOf(words));
  expect(performance.now() - from).toBeLessThan(1_000);
  expect(told.json<{ documents: object[] }>().data.documents).toMatchObject([
    { state: 'unreadable', reason: 'file.type-unknown' },
  ]);
  const easy = `exists (select from invoice i where i.organization_id = document.organization_id
    and i.id = document.invoice_id and i.number like 'own easy %')`;
  await vi.waitUntil(async () => (await count(easy, tenants.units.own)) === 5, {
    timeout: 60_000,
    interval: 50,
  });
  expect(await bombsLeft()).toBeGreaterThan(0);
}, 120_000);
