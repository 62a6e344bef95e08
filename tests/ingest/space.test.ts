import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildInvoice } from '#features/purchases/invoices/server/builders.ts';
import { guarded } from '#platform/server/ports/storage/guarded.ts';
import { openLocalDisk } from '#platform/server/ports/storage/local-disk.ts';
import type { Space } from '#platform/server/ports/storage/space-guard.ts';
import type { TestAnswer, TestClient } from '#testing/peers/test-client.ts';
import { contract } from '#app/contract.ts';
import { asksInVain } from '#testing/requests/asks-in-vain.ts';
import { routes } from '#testing/requests/samples.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import { openTenants, sendRoute } from '#testing/world/tenants.ts';
import type { Tenants } from '#testing/world/tenants.ts';

const gigabyte = 1024 ** 3;
const roomy: Space = { free: 50 * gigabyte, total: 100 * gigabyte };
const volumes = { documents: roomy, database: roomy };

let folder: string;
let tenants: Tenants;
let owner: TestClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'krogkoll-space-'));
  const disk = await openLocalDisk(folder, async () => volumes.documents);
  const storage = guarded(disk, async () => volumes.database);
  tenants = await openTenants({ replace: () => ({ storage }) });
  owner = tenants.clientOf('owner');
}, 120_000);
afterAll(async () => {
  await tenants.product.close();
  await rm(folder, { recursive: true, force: true });
});

const upload = (number: string): Promise<TestAnswer> =>
  owner.post(contract.documents.uploadDocuments.path, {
    ...uploadOf(buildInvoice({ number })),
  });

/** The guard looks again once a second. */
const lookAgain = () => delay(1_050);

describe('R41 a full volume', () => {
  test.each([
    ['documents', { free: 1.9 * gigabyte, total: 10 * gigabyte }],
    ['documents', { free: 9 * gigabyte, total: 100 * gigabyte }],
    ['database', { free: 1.9 * gigabyte, total: 10 * gigabyte }],
    ['database', { free: 0, total: 100 * gigabyte }],
  ] as const)(
    'R41 of %s at %j refuses documents, serves all else and recovers by itself',
    async (which, left) => {
      const number = `${which} ${left.free}`;
      volumes[which] = left;
      await lookAgain();
      const before = await tenants.books();
      const refused = await upload(number);
      expect(refused).toMatchObject({ status: 507, text: '{"message":"storage.full"}' });
      expect(refused.headers['retry-after']).toBe('2');
      expect(refused.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(await tenants.books()).toEqual(before);
      expect(await readdir(join(folder, 'incoming'))).toEqual([]);
      for (const route of routes.filter(
        ({ entry }) => entry.method === 'GET' && entry.replyAs !== 'events',
      )) {
        if (['public', 'staff', 'machine'].includes(route.entry.access) || asksInVain.has(route.name))
          continue;
        const { status } = await sendRoute(owner, route, tenants.ids.own);
        expect([route.name, status]).toEqual([route.name, 200]);
      }
      expect(await tenants.product.client().get('/api/health')).toMatchObject({ status: 200 });
      volumes[which] = roomy;
      await lookAgain();
      expect((await upload(number)).status).toBe(202);
      await tenants.quiet();
    },
  );
});
