import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import type { RegisteredForm } from '#features/company/outlets/rules-outlet.ts';
import type { TestAnswer, TestClient } from '#testing/peers/test-client.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import type { organization, Outlet } from '../contract.ts';
import type { z } from 'zod';
import { buildOrganizationNumber, buildOutletForm } from './builders.ts';

let product: TestProduct;
/** Breaks the platform's transactions at the outlet with this name. */
let fatal: string | null = null;

beforeAll(async () => {
  product = await openTestProduct({
    replace: ({ db }) => ({
      db: {
        ...db,
        platformTransaction: (work) =>
          db.platformTransaction((tx) =>
            work({
              ...tx,
              query: async (text, values) => {
                if (fatal !== null && text.includes('insert into audit_entry') && (await named(tx, fatal)))
                  throw new Error('the process ends here');
                return tx.query(text, values);
              },
            }),
          ),
      },
    }),
  });
});
afterAll(() => product.close());

const named = async (
  tx: Parameters<Parameters<TestProduct['db']['platformTransaction']>[0]>[0],
  name: string,
) => (await tx.query('select 1 from outlet where display_name = $1', [name])).length > 0;

interface Registered {
  readonly organizations: z.output<typeof organization>[];
  readonly outlets: Outlet[];
  readonly onboardingStatus: string;
}

const single = 'outlet-management/unit-less/single-outlet';
const several = 'outlet-management/unit-less/multiple-organization';

const newcomer = async (): Promise<TestClient> => {
  const client = product.client();
  await signIn(client, await buildAccount(product, { onboardingStatus: 'START_ONBOARDING' }));
  return client;
};

const ownForm = (changes: Parameters<typeof buildOutletForm>[0] = {}) =>
  buildOutletForm({ organization_number: buildOrganizationNumber(), ...changes });

/** One restaurant, its company's number also as the corporate identity number. */
const alone = (outlet: RegisteredForm) => ({
  outlet,
  corporateIdentityNumber: outlet.organization_number,
});

const register = (client: TestClient, body: object): Promise<TestAnswer> => client.post(several, { body });
const refusal = (answer: TestAnswer) => ({ status: answer.status, ...answer.json() });

const counts = async (): Promise<string> => {
  const tables = ['organization', 'unit', 'outlet', 'membership', 'audit_entry'];
  const sql = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ');
  const rows = await product.db.platformRead((reader) => reader.query(`select ${sql}`));
  return JSON.stringify(rows);
};

describe('one restaurant', () => {
  test('is kept as the rules read it, its owner moves on, and its unit has an address', async () => {
    const client = await newcomer();
    const form = ownForm({ bankgiro_number: '160-9908', contact_tel: '070-174 06 05' });
    const answer = await client.post(single, { body: alone(form) });
    expect(answer.status).toBe(201);
    const { outlet, mainUnitId, onboardingStatus } = answer.json<{
      outlet: Outlet;
      mainUnitId: string;
      onboardingStatus: string;
    }>().data;
    expect(onboardingStatus).toBe('SETUP_SUPPLIERS');
    expect(outlet).toMatchObject({
      displayName: 'Fiskhuset vid ån',
      website: 'https://fiskhuset.example',
      organization_number: form.organization_number,
      contact_tel: '+46701740605',
      zip_code: '75320',
      bankgiro_number: '1609908',
      parentOrganization: null,
      powerOfAttorney: 'not-signed',
      mainUnitId,
    });
    expect(outlet.inboundAddress).toMatch(/^fiskhuset-vid-an-[a-z2-7]{16}@in\.test$/);
    client.unitId = mainUnitId;
    expect((await client.get('outlet-management/outlets')).json<Outlet[]>().data).toEqual([outlet]);
    const roles = (await client.get('outlet-management/unit-less/outlet-roles')).json<{ role: string }[]>();
    expect(roles.data.map(({ role }) => role)).toEqual(['owner']);
    const log = (await client.get('team/activity')).json<{ content: { action: string }[] }>().data.content;
    expect(log.map(({ action }) => action).toSorted()).toEqual(['organization.register', 'outlet.create']);
  });

  test('with faults is told all of them, by their fields', async () => {
    const outlet = ownForm({ organization_number: '556233-2452', zip_code: '1', street: ' ' });
    const answer = await (await newcomer()).post(single, { body: { outlet, corporateIdentityNumber: '1' } });
    expect(refusal(answer)).toEqual({
      status: 400,
      message: 'bad.request',
      errors: {
        'outlet.organization_number': 'invalid',
        'outlet.zip_code': 'invalid',
        'outlet.street': 'required',
        corporateIdentityNumber: 'invalid',
      },
    });
  });

  test('needs the corporate identity number', async () => {
    const outlet = ownForm();
    const errors = { corporateIdentityNumber: 'required' };
    for (const corporateIdentityNumber of [undefined, '', ' '])
      expect(
        refusal(await (await newcomer()).post(single, { body: { outlet, corporateIdentityNumber } })),
      ).toEqual({ status: 400, message: 'bad.request', errors });
  });

  test('may leave the bankgiro number for later, which the form of the restaurant asks for', async () => {
    const client = await newcomer();
    const { bankgiro_number: _, ...form } = ownForm();
    const faults = async (body: object) => refusal(await client.post(single, { body })).errors;
    expect(await faults(alone(form))).toEqual({ 'outlet.bankgiro_number': 'required' });
    const wrong = alone({ ...form, bankgiro_number: '1', bankgiro_later: true });
    expect(await faults(wrong)).toEqual({ 'outlet.bankgiro_number': 'invalid' });
    const made = await client.post(single, { body: alone({ ...form, bankgiro_later: true }) });
    const { outlet, mainUnitId } = made.json<{ outlet: Outlet; mainUnitId: string }>().data;
    expect(outlet.bankgiro_number).toBeNull();
    client.unitId = mainUnitId;
    const path = `outlet-management/outlets/${outlet.id}`;
    const blank = { bankgiro_number: '', bankgiro_later: true };
    expect(refusal(await client.send('PUT', path, { body: blank }))).toMatchObject({
      errors: { bankgiro_number: 'required' },
    });
  });

  test('of two registrations of one number at the same time, one is told that it exists', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const outlet = ownForm();
    const answers = await Promise.all(
      [one, other].map((client) => client.post(single, { body: alone(outlet) })),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409']);
    expect(answers.find(({ status }) => status === 409)?.text).toBe(
      '{"message":"organization.exist","errors":{"outlet.organization_number":"taken"}}',
    );
  });

  test('R46 sent twice with one key is registered once', async () => {
    const client = await newcomer();
    const request = { body: alone(ownForm()), headers: { 'idempotency-key': 'one restaurant' } };
    const [first, again] = [await client.post(single, request), await client.post(single, request)];
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(first.status).toBe(201);
  });

  test('R43 a website on an inside address is kept as text and nothing is asked of it', async () => {
    let asked = 0;
    const canary = createServer(() => (asked += 1)).listen(0, '127.0.0.1');
    await once(canary, 'listening');
    const { port } = canary.address() as AddressInfo;
    const client = await newcomer();
    const websites = [`http://127.0.0.1:${port}/`, 'http://169.254.169.254/latest', 'http://[::1]/'];
    const outlets = websites.map((website, at) => ownForm({ website, display_name: `${at}` }));
    const { data } = (await register(client, { outlets })).json<Registered>();
    expect(data.outlets.map(({ website }) => website)).toEqual(websites);
    const own = (await client.get('outlet-management/unit-less/outlets')).json<Outlet[]>().data;
    expect(own.map(({ website }) => website)).toEqual(websites);
    expect(asked).toBe(0);
    canary.close();
  });
});

describe('several', () => {
  const parentForm = () => ({
    organizationName: 'Bryggan Holding AB',
    organizationNumber: buildOrganizationNumber(),
    corporateIdentityNumber: '811228-9874',
    forwardEmail: 'faktura@holding.example',
  });

  test('under a parent are one company for each number, and the parent’s where they have none', async () => {
    const client = await newcomer();
    const parentOrganization = parentForm();
    const one = ownForm({ display_name: 'Ett' });
    const outlets = [
      one,
      { ...one, display_name: 'Två' },
      ownForm({ display_name: 'Tre', legal_name: 'Tre AB', forward_email: '' }),
      ownForm({ display_name: 'Fyra', legal_name: '', organization_number: '' }),
    ];
    const answer = await register(client, { parentOrganization, outlets });
    const { organizations, outlets: made, onboardingStatus } = answer.json<Registered>().data;
    expect(onboardingStatus).toBe('SETUP_MULTI_ORGANIZATION_SUPPLIERS');
    expect(organizations.map(({ organizationName }) => organizationName)).toEqual([
      'Bryggan Holding AB',
      'Fiskhuset AB',
      'Tre AB',
    ]);
    const { organizationNumber, forwardEmail } = parentOrganization;
    const parent = { organizationName: 'Bryggan Holding AB', organizationNumber, forwardEmail };
    expect(
      made.map(({ display_name: name, legal_name: company, parentOrganization: over }) => [
        name,
        company,
        over,
      ]),
    ).toEqual([
      ['Ett', 'Fiskhuset AB', parent],
      ['Två', 'Fiskhuset AB', parent],
      ['Tre', 'Tre AB', parent],
      ['Fyra', 'Bryggan Holding AB', null],
    ]);
    expect(made[2]?.forward_email).toBe(forwardEmail);

    const parentOrganizationId = organizations[0]?.id;
    const more = { parentOrganizationId, outlets: [ownForm({ display_name: 'Fem', legal_name: 'Fem AB' })] };
    const added = (await register(client, more)).json<Registered>().data;
    expect(added.outlets[0]?.parentOrganization).toEqual(parent);
    expect(refusal(await register(await newcomer(), more))).toEqual({
      status: 404,
      message: 'organization.parent.not_exists',
    });
    const again = {
      ...more,
      outlets: [{ ...buildOutletForm({ display_name: 'fyra' }), legal_name: '', organization_number: '' }],
    };
    expect(refusal(await register(client, again))).toMatchObject({
      message: 'outlet.exist',
      errors: { 'outlets.0.display_name': 'taken' },
    });
  });

  test('R48 one number that is registered refuses all, and the answer names its rows', async () => {
    const [taken, known] = [ownForm(), ownForm({ legal_name: 'Känd AB' })];
    const parentOrganization = parentForm();
    await register(await newcomer(), { outlets: [taken, known] });
    const before = await counts();
    const client = await newcomer();
    const free = ownForm({ legal_name: 'Ledig AB' });
    expect(refusal(await register(client, { outlets: [free, taken] }))).toEqual({
      status: 409,
      message: 'organization.exist',
      errors: { 'outlets.1.organization_number': 'taken' },
    });
    const both = { parentOrganization, outlets: [taken, free, known] };
    expect(refusal(await register(client, both))).toEqual({
      status: 409,
      message: 'organizations.exist',
      errors: { 'outlets.0.organization_number': 'taken', 'outlets.2.organization_number': 'taken' },
    });
    expect(await counts()).toBe(before);
  });

  test('R48 one bad row of a hundred refuses all, and the answer names it', async () => {
    const outlets = Array.from({ length: 100 }, (_, at) => buildOutletForm({ display_name: `Krog ${at}` }));
    outlets[70] = buildOutletForm({ display_name: 'Krog 70', bankgiro_number: '5050-1056' });
    const before = await counts();
    const answer = await register(await newcomer(), { outlets });
    expect(refusal(answer)).toEqual({
      status: 400,
      message: 'bad.request',
      errors: { 'outlets.70.bankgiro_number': 'invalid' },
    });
    expect(await counts()).toBe(before);
  });

  test('R48 what ends in the middle leaves nothing, and the same again registers all', async () => {
    const client = await newcomer();
    const body = {
      outlets: [ownForm({ display_name: 'Först' }), ownForm({ display_name: 'Sist', legal_name: 'Sist AB' })],
    };
    const before = await counts();
    fatal = 'Sist';
    expect((await register(client, body)).status).toBe(500);
    fatal = null;
    expect(await counts()).toBe(before);
    const status = (await client.get('onboarding/status')).json<{ status: string }>().data.status;
    expect(status).toBe('START_ONBOARDING');
    expect((await register(client, body)).json<Registered>().data.outlets).toHaveLength(2);
  });
});
