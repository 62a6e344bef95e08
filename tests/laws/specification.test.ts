import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, solvedCaptcha } from '#features/account/accounts/server/builders.ts';
import { buildOrganizationNumber, buildOutletForm } from '#features/company/organizations/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { writeSupplierDirectory } from '#features/suppliers/suppliers/server/commands.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import type { Endpoint } from '#platform/wire/endpoint.ts';
import { fullPath, isUnitScoped, openApiOf } from '#platform/wire/openapi.ts';
import { contracts } from '#app/contract.ts';
import { specifiedCalls } from '#testing/requests/calls.ts';
import type { Call, World } from '#testing/requests/calls.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';

let product: TestProduct;
let client: TestClient;
let world: World;

beforeAll(async () => {
  product = await openTestProduct();
  await writeSupplierDirectory(product.db);
  const { email, password } = await buildAccount(product);
  client = product.client();
  await signIn(client, { email, password });
  const outlet = buildOutletForm({ organization_number: buildOrganizationNumber() });
  const made = await client.post('outlet-management/unit-less/single-outlet', {
    body: { outlet, corporateIdentityNumber: outlet.organization_number },
  });
  const { data } = made.json<{ outlet: { id: string; organizationId: string; mainUnitId: string } }>();
  const [supplier] = (await client.get('supplier-management/suppliers?pagination=false')).json<
    { id: string }[]
  >().data;
  const deviceTag = 'phone';
  const device = { body: { fcmToken: 'token' } };
  await client.send('PUT', `notification-generator/devices/${deviceTag}`, device);
  world = {
    unitId: data.outlet.mainUnitId,
    outletId: data.outlet.id,
    organizationId: data.outlet.organizationId,
    supplierId: supplier?.id ?? '',
    deviceTag,
    email,
    password,
    captchaFor: (action) => solvedCaptcha(product, action),
  };
});
afterAll(() => product.close());

const unnamed = (path: string): string => path.replace(/\{\w+\}/g, '{}');

const endpoints: readonly Endpoint[] = Object.values(contracts).flatMap((part): Endpoint[] =>
  Object.values(part),
);

const entryOf = ({ call }: Call): Endpoint => {
  const found = endpoints.find(({ method, path }) => unnamed(`${method} ${path}`) === unnamed(call));
  if (found === undefined) throw new Error(`the contract lacks ${call}`);
  return found;
};

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}

const fieldsIn = ({ properties, items }: Shape): string[] =>
  items !== undefined
    ? fieldsIn(items)
    : Object.entries(properties ?? {}).flatMap(([name, inner]) => [
        name,
        ...fieldsIn(inner).map((field) => `${name}.${field}`),
      ]);

interface Described {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Shape }>> };
}

const paths = openApiOf(contracts)['paths'] as Readonly<Record<string, Readonly<Record<string, Described>>>>;

const accepted = (entry: Endpoint): string[] => {
  const described = paths[fullPath(entry)]?.[entry.method.toLowerCase()];
  const query = (described?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
  const body = described?.requestBody?.content['application/json']?.schema;
  return [...query, ...(body === undefined ? [] : fieldsIn(body))];
};

const send = async (call: Call, unitId: string | null) => {
  const { params = {}, query = {}, ...request } = await call.request(world);
  const [method = '', path = ''] = call.call.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = new URLSearchParams(query).toString();
  client.unitId = unitId;
  return client.send(method as 'GET', search === '' ? filled : `${filled}?${search}`, request);
};

describe('specification section 7', () => {
  test('lists 26 calls', () => expect(specifiedCalls).toHaveLength(26));

  test.each(specifiedCalls)('$call stands in the contract, header $unit', (call) => {
    const entry = entryOf(call);
    expect(isUnitScoped(entry)).toBe(call.unit === 'needed');
    expect(accepted(entry)).toEqual(expect.arrayContaining([...call.sends]));
  });

  test.each(specifiedCalls)('$call answers as it says, header $unit', async (call) => {
    if (call.unit === 'needed')
      expect((await send(call, null)).json()).toEqual({ message: 'unit.header_invalid' });
    const answer = await send(call, call.unit === 'none' ? null : world.unitId);
    expect([answer.text, answer.status < 300]).toEqual([answer.text, true]);
    if (call.answers === 'text') return;
    const { data } = answer.json<{ readonly token?: string }>();
    // A browser that signs in again goes on with what it is given.
    client.token = data.token ?? client.token;
    const rows = call.isList === true ? (data as object[]) : [data];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(Object.keys(row)).toEqual(expect.arrayContaining([...call.answers]));
  });
});
