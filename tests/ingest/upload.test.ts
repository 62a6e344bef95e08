import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentRow } from '#features/intake/documents/contract.ts';
import { buildInvoice, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { StorageFull } from '#platform/server/ports/storage/port.ts';
import { maxFileBytes } from '#platform/wire/upload-limit.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';

const path = 'invoice-management/documents';

let product: TestProduct;
let organization: BuiltOrganization;
let address: string;
let editor: TestClient;
let isFull = false;
let storing = 0;

beforeAll(async () => {
  product = await openTestProduct({
    replace: ({ storage }) => ({
      storage: {
        ...storage,
        put: async (source) => {
          if (isFull) throw new StorageFull('no room');
          storing += 1;
          return storage.put(source).finally(() => (storing -= 1));
        },
      },
    }),
  });
  address = await product.listen();
  organization = await buildOrganization(product, { plan: 'premium-plus' });
  editor = await clientOf('editor');
});
afterAll(() => product.close());

const clientOf = async (role: 'editor' | 'reporter', of = organization): Promise<TestClient> => {
  const client = product.client();
  await signIn(client, of.members[role]);
  client.unitId = of.outlets[0].unitId;
  return client;
};

const boundary = 'the-boundary-of-the-parts';
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };

const part = (name: string, bytes: Uint8Array): Uint8Array[] => [
  Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n`),
  Buffer.from('content-type: application/xml\r\n\r\n'),
  bytes,
  Buffer.from('\r\n'),
];

const bodyOf = (...files: readonly { readonly name: string; readonly bytes: Uint8Array }[]): Buffer =>
  Buffer.concat([
    ...files.flatMap(({ name, bytes }) => part(name, bytes)),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

const upload = (client: TestClient, payload: Buffer, headers: Readonly<Record<string, string>> = {}) =>
  client.post(path, { payload, headers: { ...multipart, ...headers } });

const listed = async (): Promise<number> => (await editor.get(path)).json<{ total: number }>().data.total;

describe('uploads over the wire', () => {
  test('R30 many files are answered when each is durable, and stay what they were (R40, R60)', async () => {
    const files = [1, 2].map((at) => buildInvoice({ supplier: buildSupplier(at) }));
    const answer = await upload(editor, bodyOf(...files));
    expect(answer.status).toBe(202);
    const { documents } = answer.json<{ documents: DocumentRow[] }>().data;
    expect(documents).toMatchObject([
      { state: 'stored', channel: 'upload', fileName: '1001.xml' },
      { state: 'stored', fileName: '1001.xml' },
    ]);
    const original = await editor.get(`${path}/${documents[0]?.id}/original`);
    expect(original.text).toBe(new TextDecoder().decode(files[0]?.bytes));
    expect(original.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-security-policy': 'sandbox',
      'content-disposition': expect.stringMatching(/^attachment;/),
    });
    const foreign = await clientOf('editor', await buildOrganization(product));
    for (const suffix of ['', '/original']) {
      expect(await foreign.get(`${path}/${documents[0]?.id}${suffix}`)).toMatchObject({ status: 404 });
    }
  });

  test('a file too large, no file, no room and no right are refused, and nothing is left of them', async () => {
    const before = await listed();
    const small = buildInvoice({ supplier: buildSupplier(3) });
    const large = { name: 'stor.pdf', bytes: new Uint8Array(maxFileBytes + 1) };
    expect((await upload(editor, bodyOf(small, large))).json()).toEqual({ message: 'upload.file_too_large' });
    expect((await upload(editor, bodyOf())).json()).toEqual({ message: 'upload.no_file' });
    isFull = true;
    expect(await upload(editor, bodyOf(small))).toMatchObject({
      status: 507,
      text: '{"message":"storage.full"}',
    });
    isFull = false;
    expect(await upload(await clientOf('reporter'), bodyOf(small))).toMatchObject({ status: 403 });
    expect(await listed()).toBe(before);
  });

  test('R46 the same upload again under its key is the same documents', async () => {
    const payload = bodyOf(buildInvoice({ supplier: buildSupplier(4) }));
    const key = { 'idempotency-key': 'once' };
    const first = await upload(editor, payload, key);
    const before = await listed();
    expect((await upload(editor, payload, key)).text).toBe(first.text);
    expect(await listed()).toBe(before);
    const other = await upload(editor, bodyOf(buildInvoice({ supplier: buildSupplier(5) })), key);
    expect(other).toMatchObject({ status: 422 });
  });

  test('an upload whose connection breaks leaves nothing, and nobody waiting', async () => {
    const before = await listed();
    const payload = bodyOf({ name: 'halv.pdf', bytes: new Uint8Array(1_000_000) });
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    const head = [
      `POST /api/hospitad/${path} HTTP/1.1`,
      `host: ${hostname}`,
      `authorization: Bearer ${editor.token}`,
      `x-unit-id: ${editor.unitId}`,
      `content-type: ${multipart['content-type']}`,
      `content-length: ${payload.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(payload.subarray(0, 500_000));
    await expect.poll(() => storing).toBe(1);
    socket.destroy();
    await expect.poll(() => storing, { timeout: 5_000 }).toBe(0);
    await delay(50);
    expect(await listed()).toBe(before);
  });
});
