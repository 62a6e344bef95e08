import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildInvoice } from '#features/purchases/invoices/server/builders.ts';
import { buildHome, openHome } from './home.ts';
import { NotReady, startServer } from './server-child.ts';
import type { Home, ServerChild } from './server-child.ts';
import { signInAt } from './uploader.ts';

let home: Home;
let account: Awaited<ReturnType<typeof buildHome>>;
let server: ServerChild;

beforeAll(async () => {
  home = { dataDir: await mkdtemp(join(tmpdir(), 'krogkoll-stop-')), databaseUrl: null };
  account = await buildHome(home);
  server = await startServer(home);
}, 120_000);

afterAll(async () => {
  await server.end('SIGKILL');
  await rm(home.dataDir, { recursive: true, force: true });
});

test('two processes on one directory: the second says so and ends, and the first goes on', async () => {
  const second = await startServer(home).then(
    () => null,
    (error: unknown) => error,
  );
  expect(second).toBeInstanceOf(NotReady);
  expect(second).toMatchObject({
    code: 1,
    printed: expect.stringContaining('another Krogkoll process is using the data directory'),
  });
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
}, 120_000);

test('R55 SIGTERM: a request on its way is answered and kept, no new one is taken, and the server ends with 0', async () => {
  const token = await signInAt(server.url, account);
  const { bytes } = buildInvoice({ number: 'SLOW' });
  const edge = 'edge-of-the-form';
  const head = `--${edge}\r\ncontent-disposition: form-data; name="files"; filename="slow.xml"\r\ncontent-type: application/xml\r\n\r\n`;
  const upload = request(`${server.url}/api/hospitad/invoice-management/documents`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-unit-id': account.unitId,
      'content-type': `multipart/form-data; boundary=${edge}`,
    },
  });
  const answered = once(upload, 'response');
  upload.write(head);
  upload.write(bytes.subarray(0, 500));
  await delay(300);
  const ended = server.end('SIGTERM');
  await delay(500);
  await expect(fetch(`${server.url}/api/health`)).rejects.toThrow('fetch failed');
  upload.write(bytes.subarray(500));
  upload.end(`\r\n--${edge}--\r\n`);
  const [response] = (await answered) as [Parameters<typeof json>[0] & { statusCode: number }];
  expect(response.statusCode).toBe(202);
  const { data } = (await json(response)) as { data: { documents: { id: string }[] } };
  expect(await ended).toEqual({ code: 0, signal: null });

  const { db } = await openHome(home);
  const kept = await db.tenantRead(account.organizationId, (reader) =>
    reader.query<{ id: string }>('select id from document'),
  );
  await db.close();
  expect(kept.map(({ id }) => id)).toEqual(data.documents.map(({ id }) => id));
}, 120_000);
