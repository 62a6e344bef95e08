import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { roles } from '#core/access/roles.ts';
import { buildAccount, lettersTo } from '#features/account/accounts/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { startSession } from '#features/account/sessions/server/commands.ts';
import { ownPage } from '#features/account/sessions/server/builders.ts';
import { buildStaff } from '#features/staff/support/server/builders.ts';
import { addMember } from '#features/company/team/server/commands.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { outletPath } from '#platform/wire/doors.ts';
import type { Outlet } from '../contract.ts';
import { buildOrganization, buildOrganizationNumber, buildOutletForm } from './builders.ts';
import type { BuiltOrganization } from './builders.ts';

let product: TestProduct;
let own: BuiltOrganization;
let foreign: BuiltOrganization;
const clients = new Map<string, TestClient>();

beforeAll(async () => {
  product = await openTestProduct();
  own = await buildOrganization(product, { outlets: ['Krog Bryggan', 'Bar Bryggan'] });
  foreign = await buildOrganization(product, { outlets: ['Annan'] });
  for (const role of roles) {
    const client = product.client();
    await signIn(client, own.members[role]);
    clients.set(role, client);
  }
});
afterAll(() => product.close());
beforeEach(() => clients.forEach((client) => (client.unitId = own.outlets[0].unitId)));

const as = (role: string): TestClient => {
  const client = clients.get(role);
  if (client === undefined) throw new Error(`nobody signed in as ${role}`);
  return client;
};

const change = (client: TestClient, body: object, outletId = own.outlets[0].outletId) =>
  client.send('PUT', `outlet-management/outlets/${outletId}`, { body });

describe('changing', () => {
  test('keeps what is sent as the rules read it, and leaves the rest', async () => {
    const answer = await change(as('editor'), {
      city: ' Lund ',
      zip_code: '223 50',
      website: 'bryggan.example',
    });
    expect(answer.status).toBe(200);
    expect(answer.json<Outlet>().data).toMatchObject({
      display_name: 'Krog Bryggan',
      city: 'Lund',
      zip_code: '22350',
      website: 'https://bryggan.example',
      street: null,
    });
    const cleared = await change(as('editor'), { website: '', legal_name: 'Bryggan i Lund AB' });
    expect(cleared.json<Outlet>().data).toMatchObject({ website: null, legal_name: 'Bryggan i Lund AB' });
  });

  test.each([
    [{ city: ' ', contact_tel: '1' }, 400, 'bad.request', { city: 'required', contact_tel: 'invalid' }],
    [{ forward_email: '' }, 400, 'organization.update.empty_forward_email', { forward_email: 'required' }],
    [{ display_name: 'BAR bryggan' }, 409, 'outlet.exist', { display_name: 'taken' }],
    [{ organization_number: '556233-2451' }, 400, 'bad.request', { organization_number: 'fixed' }],
    [{ country: 'NO' }, 400, 'bad.request', { zip_code: 'invalid' }],
    [{ bankgiro_number: '5050-1055' }, 409, 'outlet.confirmation_required', undefined],
    [
      { forward_email: 'ny@bryggan.example', confirmed: false },
      409,
      'outlet.confirmation_required',
      undefined,
    ],
  ])('%j is refused with %i %s', async (body, status, message, errors) => {
    const before = (await as('owner').get('outlet-management/outlets')).text;
    const answer = await change(as('owner'), body);
    expect([answer.status, answer.json().message, answer.json().errors]).toEqual([status, message, errors]);
    expect((await as('owner').get('outlet-management/outlets')).text).toBe(before);
  });

  test('a confirmed bankgiro number and invoice e-mail are told to the owners, and logged', async () => {
    const body = { bankgiro_number: '1609908', forward_email: 'ny@bryggan.example', confirmed: true };
    expect((await change(as('editor'), body)).json<Outlet>().data).toMatchObject({
      bankgiro_number: '1609908',
      forward_email: 'ny@bryggan.example',
    });
    const { email } = own.members.owner;
    const letters = await lettersTo(product, email);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({
      kind: 'outlet-notice',
      facts: [
        ['Nytt bankgironummer', '160-9908'],
        ['Ny e-post för fakturor', 'ny@bryggan.example'],
      ],
    });
    expect((await change(as('editor'), { ...body, confirmed: false })).status).toBe(200);
    expect(await lettersTo(product, email)).toHaveLength(1);
    const log = (await as('owner').get('team/activity')).json<{ content: { action: string }[] }>().data;
    expect(log.content[0]?.action).toBe('outlet.change');
  });

  test('staff who act as the owner change a name, but never where money and invoices go', async () => {
    const { account } = await buildStaff(product, product.client());
    const session = {
      userId: own.members.owner.userId,
      staff: false,
      impersonatedBy: account.userId,
      userAgent: null,
    };
    const started = await product.db.platformTransaction((tx) =>
      startSession(tx, session, { now: product.clock.now(), newId: product.newId, requestId: 'test' }),
    );
    const client = product.client();
    client.cookies.set('rt', started.renewal);
    const renewed = await client.post('auth/users/renew-token', { headers: ownPage });
    client.token = renewed.json<{ token: string }>().data.token;
    client.unitId = own.outlets[0].unitId;
    expect((await change(client, { street: 'Ågatan 9' })).status).toBe(200);
    for (const body of [{ bankgiro_number: '5050-1055' }, { forward_email: 'x@y.example' }])
      expect((await change(client, { ...body, confirmed: true })).text).toBe(
        '{"message":"permission.required"}',
      );
  });

  test('another unit’s outlet and another organization’s are alike nowhere', async () => {
    const sibling = own.outlets[1]?.outletId ?? '';
    const answers = [sibling, foreign.outlets[0].outletId, product.newId()].map((outletId) =>
      change(as('owner'), { city: 'Lund' }, outletId),
    );
    for (const answer of await Promise.all(answers))
      expect([answer.status, answer.text]).toEqual([404, '{"message":"outlet.not_exist"}']);
  });
});

describe('one more', () => {
  test('R12 belongs to the unit’s company, its owners own it, and who made it has the own role', async () => {
    const form = buildOutletForm({ display_name: 'Terrassen', organization_number: '', legal_name: '' });
    const answer = await as('editor').post('outlet-management/outlets', { body: { outlet: form } });
    expect(answer.status).toBe(201);
    const { id, organizationId, mainUnitId } = answer.json<Outlet>().data;
    expect(organizationId).toBe(own.organizationId);
    const seats = await product.db.platformRead((reader) =>
      reader.query(`select user_id as id, role from membership where outlet_id = $1 order by role`, [id]),
    );
    expect(seats).toEqual([
      { id: own.members.editor.userId, role: 'editor' },
      { id: own.members.owner.userId, role: 'owner' },
    ]);
    const units = (unitId: string) => as('owner').get(`outlet-management/units/${unitId}/outlets`);
    expect((await units(mainUnitId)).json<Outlet[]>().data.map((one) => one.id)).toEqual([id]);
    expect((await units(foreign.outlets[0].unitId)).text).toBe('{"message":"unit.not_found"}');
  });

  test.each([
    [{ display_name: 'krog bryggan' }, 'outlet.exist', { 'outlet.display_name': 'taken' }],
    [
      { forward_email: '' },
      'outlet.create.organization.empty_forward_email',
      { 'outlet.forward_email': 'required' },
    ],
    [
      { organization_number: '556233-2451', city: '' },
      'bad.request',
      { 'outlet.city': 'required', 'outlet.organization_number': 'mismatch' },
    ],
  ])('%j is refused with %s', async (changes, message, errors) => {
    const outlet = buildOutletForm({ organization_number: '', ...changes });
    const answer = await as('owner').post('outlet-management/outlets', { body: { outlet } });
    expect(answer.json()).toEqual({ message, errors });
  });
});

describe('a registered number', () => {
  const available = (client: TestClient, number: string) =>
    client.get(`outlet-management/unit-less/organization-availability?organizationNumber=${number}`);

  test('is not available, and that is all that is told, so often', async () => {
    const client = as('reporter');
    const number = buildOrganizationNumber();
    expect((await available(client, number)).text).toBe('{"data":{"available":true}}');
    await product.db.platformTransaction((tx) =>
      tx.query('update organization set organization_number = $2 where organization_id = $1', [
        foreign.organizationId,
        number,
      ]),
    );
    expect((await available(client, number)).text).toBe('{"data":{"available":false}}');
    expect((await available(client, '5562332452')).json().errors).toEqual({ organizationNumber: 'invalid' });
    await product.db.platformTransaction((tx) => tx.query('update attempt set failed = failed + 147', []));
    await available(client, number);
    expect((await available(client, number)).text).toBe('{"message":"rate.limited"}');
  });

  test('may be a sole trader’s, which is a personal identity number', async () => {
    const number = '19811228-9874';
    expect((await available(as('editor'), number)).text).toBe('{"data":{"available":true}}');
    const asked = { body: { organizationNumber: number } };
    expect((await as('editor').post('outlet-management/unit-less/invitation-requests', asked)).status).toBe(
      202,
    );
    await product.db.platformTransaction((tx) =>
      tx.query(`update organization set organization_number = '8112289874' where organization_id = $1`, [
        own.organizationId,
      ]),
    );
    expect((await available(as('editor'), number)).text).toBe('{"data":{"available":false}}');
    const outlet = buildOutletForm({ organization_number: number, display_name: 'Vinterkrogen' });
    expect((await as('owner').post('outlet-management/outlets', { body: { outlet } })).status).toBe(201);
  });

  test('R42 has owners who are asked for an invitation; the answer is the same where there is none', async () => {
    const number = buildOrganizationNumber();
    await product.db.platformTransaction((tx) =>
      tx.query('update organization set organization_number = $2 where organization_id = $1', [
        foreign.organizationId,
        number,
      ]),
    );
    const client = product.client();
    const asker = await buildAccount(product, { fullName: 'Win http://evil.example' });
    await signIn(client, asker);
    const ask = (organizationNumber: string) =>
      client.post('outlet-management/unit-less/invitation-requests', {
        body: { organizationNumber, message: 'Jag är <b>kock</b> hos er' },
      });
    const [known, unknown] = [await ask(number), await ask(buildOrganizationNumber())];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const { email } = foreign.members.owner;
    const [letter] = await lettersTo(product, email);
    expect(letter).toMatchObject({
      kind: 'invitation-request',
      button: { path: outletPath({ tab: 'team' }) },
      facts: [
        ['E-post', asker.email],
        ['Meddelande', 'Jag är <b>kock</b> hos er'],
      ],
    });
    for (let count = 2; count < 5; count += 1) expect((await ask(number)).status).toBe(202);
    expect((await ask(number)).text).toBe('{"message":"rate.limited"}');
    expect(await lettersTo(product, email)).toHaveLength(3);
  });
});

test('R4 a parent is its owner’s, and not of whoever owns one of its companies', async () => {
  const parentOrganization = {
    organizationName: 'Bryggan Holding AB',
    organizationNumber: buildOrganizationNumber(),
    corporateIdentityNumber: '811228-9874',
    forwardEmail: 'faktura@holding.example',
  };
  const company = (name: string) =>
    buildOutletForm({
      display_name: name,
      legal_name: `${name} AB`,
      organization_number: buildOrganizationNumber(),
    });
  const register = (client: TestClient, body: object) =>
    client.post('outlet-management/unit-less/multiple-organization', { body });
  const outlets = [company('Norr'), company('Söder')];
  const made = (await register(as('owner'), { parentOrganization, outlets })).json<{
    organizations: { id: string; parentOrganizationId: string | null }[];
    outlets: Outlet[];
  }>().data;
  const parent = made.organizations.find((one) => one.parentOrganizationId === null)?.id;
  const [north] = made.outlets;
  const partner = await buildAccount(product);
  const seat = { organizationId: north?.organizationId ?? '', outletId: north?.id ?? '' };
  await product.db.platformTransaction((tx) =>
    addMember(tx, { ...seat, userId: partner.userId, role: 'owner' }, product.clock.now()),
  );
  const stranger = product.client();
  await signIn(stranger, partner);
  const outlet = buildOutletForm({ display_name: 'Öst', legal_name: '', organization_number: '' });
  const more = { parentOrganizationId: parent, outlets: [outlet] };
  expect((await register(stranger, more)).json().message).toBe('organization.parent.not_exists');
  expect((await register(as('owner'), more)).status).toBe(201);
  const log = await product.db.platformRead((reader) =>
    reader.query<{ action: string }>('select action from audit_entry where organization_id = $1', [parent]),
  );
  expect(log.map(({ action }) => action).toSorted()).toEqual(['organization.register', 'outlet.create']);
});
