import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildDraft, buildInvoice } from '#features/purchases/invoices/server/builders.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { buildStaff } from '#features/staff/support/server/builders.ts';
import type { TestAnswer, TestClient } from '#testing/peers/test-client.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import type { PushReceipt, UnitAddress, UnroutedDocument } from '../contract.ts';
import { buildPush, pushPath } from './builders.ts';

let product: TestProduct;
let here: BuiltOrganization;
let there: BuiltOrganization;
let staff: TestClient;
let owner: TestClient;

/** Staff who have proved their second factor. */
const enterAsStaff = async (): Promise<TestClient> => {
  const client = product.client();
  await buildStaff(product, client);
  return client;
};

beforeAll(async () => {
  product = await openTestProduct();
  here = await buildOrganization(product);
  there = await buildOrganization(product);
  staff = await enterAsStaff();
  owner = product.client();
  await signIn(owner, here.members.owner);
  owner.unitId = here.outlets[0].unitId;
});
afterAll(() => product.close());

const stranger = { ...buildDraft().buyer, organizationNumber: '5599990016' };
const invoice = (number: string): Uint8Array => buildInvoice({ number, buyer: stranger }).bytes;

const push = async (number: string, recipient?: string): Promise<PushReceipt> => {
  const sent = { keys: product.accessPointKeys, now: product.clock.now(), messageId: number };
  const answer = await product
    .client()
    .post(pushPath, buildPush(invoice(number), recipient === undefined ? sent : { ...sent, recipient }));
  return answer.json<PushReceipt>().data;
};

const list = async (state = 'waiting'): Promise<UnroutedDocument[]> =>
  (await staff.get(`access-point/unrouted?state=${state}`)).json<{ content: UnroutedDocument[] }>().data
    .content;

/** Pushes an invoice that is nobody's; answers how staff see it. */
const unrouted = async (number: string, recipient?: string): Promise<UnroutedDocument> => {
  await push(number, recipient);
  const found = (await list()).find(({ messageId }) => messageId === number);
  if (found === undefined) throw new Error('an unrouted push is listed');
  return found;
};

const settle = (id: string, how: 'assign' | 'dismiss', body: object): Promise<TestAnswer> =>
  staff.post(`access-point/unrouted/${id}/${how}`, { body });

const unitOf = ({ outlets }: BuiltOrganization): string => outlets[0].unitId;

describe('what no unit is known for', () => {
  test('R32 is listed with all that its sender told, and its bytes can be had', async () => {
    const found = await unrouted('listed', '0088:7300010000888');
    expect(found).toMatchObject({
      recipient: '0088:7300010000888',
      sender: 'Rökeriet nr 0 AB, 5566000000',
      state: 'waiting',
      reason: 'recipient.unknown',
      documentId: null,
    });
    const original = await staff.get(`access-point/unrouted/${found.id}/original`);
    expect(original.text).toBe(new TextDecoder().decode(invoice('listed')));
    expect(original.headers['content-type']).toBe('application/octet-stream');
    expect(original.headers['content-disposition']).toContain('attachment');
  });

  test('R32 is assigned: the unit has the document, under its push, and the list has it as assigned', async () => {
    const found = await unrouted('assigned');
    expect(found.recipient).toBe('0007:5599990016');
    const answer = await settle(found.id, 'assign', { unitId: unitOf(here) });
    const { documentId, state } = answer.json<UnroutedDocument>().data;
    expect([answer.status, state]).toEqual([200, 'assigned']);
    const document = await owner.get(`invoice-management/documents/${documentId}`);
    expect(document.json().data).toMatchObject({
      channel: 'push',
      state: 'stored',
      fileName: 'assigned.xml',
    });
    expect((await list('assigned')).map(({ id }) => id)).toContain(found.id);
    expect(await settle(found.id, 'assign', { unitId: unitOf(there) })).toMatchObject({
      status: 409,
      text: '{"message":"unrouted.already_settled"}',
    });
    // The receipt is what it was; the next of the same recipient waits again, for nothing was remembered.
    expect(await push('assigned')).toMatchObject({ status: 'unrouted', documentId: null });
    expect((await push('assigned too')).status).toBe('unrouted');
  });

  test('is remembered when staff say so, and then no other unit can have the address', async () => {
    const found = await unrouted('remembered', '0088:7300010000871');
    const taken = await unrouted('taken', '0088:7300010000871');
    await settle(found.id, 'assign', { unitId: unitOf(here), remember: true });
    expect((await push('after it', '0088:7300010000871')).status).toBe('stored');
    const other = { unitId: unitOf(there), remember: true };
    expect(await settle(taken.id, 'assign', other)).toMatchObject({
      status: 409,
      text: '{"message":"address.taken"}',
    });
    expect((await list()).map(({ id }) => id)).toContain(taken.id);
    const nameless = await unrouted('nameless', 'somebody');
    expect((await settle(nameless.id, 'assign', other)).text).toBe('{"message":"address.invalid"}');
  });

  test('is dismissed with a reason and stays to be seen', async () => {
    const found = await unrouted('dismissed');
    expect((await settle(found.id, 'dismiss', { comment: ' ' })).status).toBe(400);
    const answer = await settle(found.id, 'dismiss', { comment: 'Not our customer' });
    expect(answer.json().data).toMatchObject({ state: 'dismissed', comment: 'Not our customer' });
    expect((await list('dismissed')).map(({ id }) => id)).toContain(found.id);
    expect((await settle(found.id, 'assign', { unitId: unitOf(here) })).status).toBe(409);
  });

  test('R2 missing documents and units are not found', async () => {
    const nobody = '018f0000-0000-7000-8000-00000000dead';
    expect((await settle(nobody, 'dismiss', { comment: 'x' })).text).toBe('{"message":"unrouted.not_exist"}');
    const found = await unrouted('to nowhere');
    expect((await settle(found.id, 'assign', { unitId: nobody })).text).toBe('{"message":"unit.not_found"}');
  });
});

describe('addresses of units', () => {
  test('are given, listed and taken away by staff, and decide where the next push goes', async () => {
    const body = { unitId: unitOf(there), recipient: '0088:7300010000550' };
    const added = await staff.post('access-point/addresses', { body });
    expect([added.status, added.json<UnitAddress>().data.value]).toEqual([201, '7300010000550']);
    expect((await staff.post('access-point/addresses', { body })).status).toBe(201);
    const elsewhere = { ...body, unitId: unitOf(here) };
    expect((await staff.post('access-point/addresses', { body: elsewhere })).text).toBe(
      '{"message":"address.taken"}',
    );
    expect((await push('given', body.recipient)).status).toBe('stored');
    const listed = await staff.get(`access-point/addresses?unitId=${body.unitId}`);
    expect(listed.json<{ content: UnitAddress[] }>().data.content).toHaveLength(1);
    const path = 'access-point/addresses/0088/7300010000550';
    expect((await staff.send('DELETE', path)).status).toBe(200);
    expect((await staff.send('DELETE', path)).text).toBe('{"message":"address.not_exist"}');
    expect((await push('taken away', body.recipient)).status).toBe('unrouted');
  });

  test('R5 a tenant can read its own and write none', async () => {
    const insert = `insert into unit_route (organization_id, unit_id, scheme, value, created_at) values ($1, $2, '0088', '1', now())`;
    const ids = [here.organizationId, unitOf(here)];
    await expect(
      product.db.tenantTransaction(here.organizationId, (tx) => tx.query(insert, ids)),
    ).rejects.toThrow(/permission denied/);
    for (const table of ['push_receipt', 'unrouted_document'])
      await expect(
        product.db.tenantRead(here.organizationId, (reader) => reader.query(`select 1 from ${table}`)),
      ).rejects.toThrow(/permission denied/);
  });
});
