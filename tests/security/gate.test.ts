import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { assistantPath, type Endpoint, openBase } from '#platform/wire/endpoint.ts';
import { fullPath, isUnitScoped } from '#platform/wire/openapi.ts';
import { contract, contracts } from '#app/contract.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { missing } from '#testing/requests/samples.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import { buildInvoice } from '#features/purchases/invoices/server/builders.ts';
import { placesChannel } from '#platform/server/session/membership-memory.ts';

const entries: readonly (readonly [string, Endpoint])[] = Object.entries(contracts).flatMap(
  ([feature, part]) => Object.entries(part).map(([name, entry]) => [`${feature}.${name}`, entry] as const),
);
const closed = entries.filter(([name, { access }]) => access !== 'public' && name !== 'platform.metrics');
const inUnit = entries.filter(([, entry]) => isUnitScoped(entry));

let product: TestProduct;
let own: BuiltOrganization;
let foreign: BuiltOrganization;
let owner: TestClient;

beforeAll(async () => {
  product = await openTestProduct();
  own = await buildOrganization(product);
  foreign = await buildOrganization(product);
  owner = product.client();
  await signIn(owner, own.members.owner);
  owner.unitId = own.outlets[0].unitId;
});
afterAll(() => product.close());

const urlOf = (entry: Endpoint): string => fullPath(entry).replace(/\{\w+\}/g, missing);

const call = (client: TestClient, entry: Endpoint, headers: Record<string, string> = {}) =>
  client.send(entry.method, urlOf(entry), { headers });

/** How an entry says a code: programs and assistants have shapes of their own. */
const refusalOf = (entry: Endpoint, code: string): object => {
  if (fullPath(entry) === assistantPath) return { error: { data: { code } } };
  return fullPath(entry).startsWith(openBase) ? { code } : { message: code };
};

describe('the gate', () => {
  test.each(closed)('R13 %s: a cookie without a token opens nothing', async (_name, entry) => {
    const client = product.client();
    for (const [name, value] of owner.cookies) client.cookies.set(name, value);
    client.unitId = own.outlets[0].unitId;
    const { status, text } = await call(client, entry);
    expect([status, JSON.parse(text)]).toMatchObject([401, refusalOf(entry, 'user.unauthorized')]);
  });

  test.each(inUnit)(
    'R4 %s: the unit must be named once, be a UUID and be one of ours',
    async (_name, entry) => {
      const { unitId } = own.outlets[0];
      owner.unitId = null;
      expect((await call(owner, entry)).text).toBe('{"message":"unit.header_invalid"}');
      owner.unitId = unitId;
      for (const header of ['', 'x', `${unitId}, ${unitId}`, `${unitId} `.repeat(2), `{${unitId}}`])
        expect((await call(owner, entry, { 'x-unit-id': header })).text).toBe(
          '{"message":"unit.header_invalid"}',
        );
      const strange = await call(owner, entry, { 'x-unit-id': foreign.outlets[0].unitId });
      const none = await call(owner, entry, { 'x-unit-id': missing });
      expect(strange).toMatchObject({ status: 404, text: '{"message":"unit.not_found"}' });
      expect({ status: none.status, text: none.text }).toEqual({
        status: strange.status,
        text: strange.text,
      });
    },
  );

  test('R4 a unit on a route without one is ignored', async () => {
    const answer = await owner.get('auth/users/me', { headers: { 'x-unit-id': 'x' } });
    expect(answer.status).toBe(200);
  });
});

describe('R7 a role is read at each request', () => {
  const editing: Endpoint = contract.deals.createDeal;

  test('R7 a lowered role and a removed membership count at once, with the same token', async () => {
    const member = (await buildOrganization(product)).members.owner;
    const client = product.client();
    await signIn(client, member);
    const mine = (await client.get('outlet-management/unit-less/outlet-roles')).json<
      { mainUnitId: string }[]
    >();
    client.unitId = mine.data[0]?.mainUnitId ?? '';
    const status = async (): Promise<number> => (await call(client, editing)).status;
    const change = (text: string) => product.db.platformTransaction((tx) => tx.query(text, [member.userId]));
    expect([401, 403]).not.toContain(await status());
    await change(`update membership set role = 'reporter' where user_id = $1`);
    expect(await status()).toBe(403);
    await change('delete from membership where user_id = $1');
    expect(await status()).toBe(404);
    expect((await client.get('outlet-management/unit-less/outlet-roles')).json().data).toEqual([]);
  });

  // What a place in a unit is read from (`membershipOf`), and what changes with everything that comes in.
  test.each([
    ['membership', 'set role = role', 1],
    ['outlet', 'set display_name = display_name', 1],
    ['subscription', 'set plan = plan', 1],
    ['document', 'set state = state', 0],
  ])(
    'R7 a change of a row of %s tells those who remember places, or does not: %s',
    async (table, set, times) => {
      await owner.post(contract.documents.uploadDocuments.path, uploadOf(buildInvoice()));
      const told: string[] = [];
      const stop = await product.db.listen(placesChannel, (said) => void told.push(said));
      const changed = await product.db.platformTransaction((tx) =>
        tx.query(`update ${table} ${set} where organization_id = $1 returning 1`, [own.organizationId]),
      );
      await stop();
      expect(changed).not.toEqual([]);
      expect(told).toHaveLength(times);
    },
  );
});
