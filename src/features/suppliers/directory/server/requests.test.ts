import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import type { OutletSupplier } from '#features/suppliers/suppliers/contract-links.ts';
import type { SupplierRequest } from '#features/suppliers/suppliers/contract-requests.ts';
import { writeSupplierDirectory } from '#features/suppliers/suppliers/server/commands.ts';
import { buildStaff } from '#features/staff/support/server/builders.ts';
import { lettersTo } from '#features/company/team/server/builders.ts';
import type { TestAnswer, TestClient } from '#testing/peers/test-client.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import type { DirectorySupplier, Proposal, QueuedRequest } from '../contract.ts';

let product: TestProduct;
let group: BuiltOrganization;
let other: BuiltOrganization;
let editor: TestClient;
let staff: TestClient;

beforeAll(async () => {
  product = await openTestProduct();
  await writeSupplierDirectory(product.db);
  group = await buildOrganization(product, { outlets: ['Bryggan', 'Källaren'] });
  other = await buildOrganization(product, { outlets: ['Granngården'] });
  editor = product.client();
  await signIn(editor, group.members.editor);
  editor.unitId = group.outlets[0].unitId;
  staff = product.client();
  await buildStaff(product, staff);
});
afterAll(() => product.close());

const told = ({ status, json }: TestAnswer) => {
  const { message, errors } = json();
  return { status, message, errors };
};
const ask = (...requests: object[]): Promise<TestAnswer> =>
  editor.post('outlet-management/organization-supplier-requests-bulk', { body: { requests } });
const wish = (name: string, more: object = {}) => ({
  name,
  outletIds: [group.outlets[0].outletId],
  ...more,
});
const listed = async (): Promise<SupplierRequest[]> =>
  (await editor.get(`outlet-management/organizations/${group.organizationId}/supplier-requests`)).json<
    SupplierRequest[]
  >().data;
const requested = async (name: string): Promise<SupplierRequest> => {
  const found = (await listed()).find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} was not asked for`);
  return found;
};
const answer = (id: string, body: object): Promise<TestAnswer> =>
  staff.send('PUT', `directory/requests/${id}`, { body });
const mine = async (): Promise<Record<string, string>> => {
  const { outletId } = group.outlets[0];
  const list = await editor.get(`outlet-management/outlets/${outletId}/suppliers`);
  return Object.fromEntries(
    list.json<OutletSupplier[]>().data.map(({ displayName, status }) => [displayName, status]),
  );
};
const entry = (displayName: string, more: object = {}) => ({
  displayName,
  legalName: `${displayName} AB`,
  category: 'speciality',
  ...more,
});
const create = async (displayName: string, more: object = {}): Promise<DirectorySupplier> => {
  const made = await staff.post('directory/suppliers', { body: entry(displayName, more) });
  expect(made.status).toBe(201);
  return made.json<DirectorySupplier>().data;
};

describe('R48 requests', () => {
  it('R48 are refused for what the directory has or is asked for already, and then none is written', async () => {
    const good = wish('Skogens Svampar', { organizationNumber: '556036-0793', note: 'Kantareller' });
    const cases = [
      [wish('martin o servera'), 'supplier.exist', 'name', 'taken'],
      [
        wish('Någon', { organizationNumber: '5562332451' }),
        'supplier.exist_by_legal_entity_number',
        'organizationNumber',
        'taken',
      ],
      [wish('Någon', { organizationNumber: '5562332452' }), 'bad.request', 'organizationNumber', 'invalid'],
      [wish('Svampar', { organizationNumber: '5560360793' }), 'supplier_request.exist', 'name', 'taken'],
      [
        wish('Någon', { outletIds: [group.outlets[0].outletId, other.outlets[0].outletId] }),
        'outlet.not_exist',
        'outletIds.1',
        'unknown',
      ],
    ] as const;
    for (const [bad, message, field, code] of cases)
      expect(told(await ask(good, bad))).toMatchObject({
        message,
        errors: { [`requests.1.${field}`]: code },
      });
    expect(await listed()).toEqual([]);
    expect((await ask(good, wish('Åns Kräftor'), wish('Tredje Torget'))).status).toBe(201);
    const rows = await listed();
    expect(rows.map(({ name }) => name).toSorted()).toEqual([
      'Skogens Svampar',
      'Tredje Torget',
      'Åns Kräftor',
    ]);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['received']));
  });

  it('are withdrawn once, and not when staff work on them', async () => {
    const { id } = await requested('Åns Kräftor');
    const path = `outlet-management/supplier-requests/${id}/withdraw`;
    expect((await editor.post(path)).json().data).toMatchObject({ state: 'withdrawn' });
    expect(told(await editor.post(path))).toMatchObject({
      status: 409,
      message: 'supplier_request.not_withdrawable',
    });
    const stranger = product.client();
    await signIn(stranger, other.members.owner);
    stranger.unitId = other.outlets[0].unitId;
    expect(told(await stranger.post(path))).toMatchObject({ message: 'supplier_request.not_exist' });
  });

  it('go through the queue of staff; who asked gets letters, and the added supplier waits at the outlet', async () => {
    const queue = (await staff.get('directory/requests')).json<{ content: QueuedRequest[] }>().data.content;
    expect(queue.map(({ name }) => name).toSorted()).toEqual(['Skogens Svampar', 'Tredje Torget']);
    const { id } = await requested('Skogens Svampar');
    expect((await answer(id, { state: 'contacted' })).json().data).toMatchObject({ state: 'contacted' });
    expect(told(await answer(id, { state: 'added' }))).toMatchObject({
      message: 'bad.request',
      errors: { supplierId: 'required' },
    });
    const added = await create('Skogens Svampar', { organizationNumber: '556036-0793', verified: true });
    const note = 'De skickar e-faktura.';
    expect((await answer(id, { state: 'added', supplierId: added.id, note })).status).toBe(200);
    expect(await requested('Skogens Svampar')).toMatchObject({
      state: 'added',
      answer: note,
      supplierId: added.id,
      requestedBy: 'Astrid Öhrnström',
    });
    expect(await mine()).toEqual({ 'Skogens Svampar': 'requested' });
    expect(told(await answer(id, { state: 'declined' }))).toMatchObject({
      message: 'supplier_request.already_settled',
    });
    await answer((await requested('Tredje Torget')).id, { state: 'declined' });
    const [own] = await product.db.platformRead((reader) =>
      reader.query<{ id: string }>('select id from organization_supplier where directory_id = $1', [
        added.id,
      ]),
    );
    await ask(wish('Skogens Lador'));
    const byOwn = await answer((await requested('Skogens Lador')).id, {
      state: 'added',
      supplierId: own?.id,
    });
    expect([byOwn.status, byOwn.json<QueuedRequest>().data.supplierId]).toEqual([200, added.id]);
    const letters = await lettersTo(product, group.members.editor.email);
    const letter = new Map(letters.map(({ subject, paragraphs }) => [subject, paragraphs]));
    expect([...letter.keys()].toSorted()).toEqual([
      'Skogens Lador finns i Krogkoll',
      'Skogens Svampar finns i Krogkoll',
      'Vi har kontaktat Skogens Svampar',
      'Vi kunde inte lägga till Tredje Torget',
    ]);
    expect(letter.get('Skogens Svampar finns i Krogkoll')).toContain(note);
  });
});

describe('proposals', () => {
  const seen = async (organizationId: string, name: string, number: string | null): Promise<void> => {
    await product.db.tenantTransaction(organizationId, (tx) =>
      tx.query(
        `insert into organization_supplier
           (organization_id, id, display_name, search_name, organization_number, created_at)
         values ($1, $2, $3, lower($3), $4, now())`,
        [organizationId, product.newId(), name, number],
      ),
    );
  };
  const proposals = async (): Promise<Proposal[]> =>
    (await staff.get('directory/proposals')).json<{ content: Proposal[] }>().data.content;

  it('gather the organizations, and become an entry that each one has', async () => {
    await seen(group.organizationId, 'Norrsjöns Rökeri', '5560021361');
    await seen(other.organizationId, 'Norrsjön', '5560021361');
    await seen(other.organizationId, 'Enskilda Biet', '7001011232');
    const [first, second] = await proposals();
    expect(first).toMatchObject({ organizationNumber: '556002-1361', organizations: 2 });
    expect(second).toMatchObject({ displayName: 'Enskilda Biet', organizationNumber: '700101-****' });
    const path = `directory/proposals/${first?.id ?? ''}/accept`;
    const taken = entry('Martin & Servera', { organizationNumber: '5562332451' });
    expect(told(await staff.post(path, { body: taken }))).toMatchObject({
      status: 409,
      message: 'supplier.exist_by_legal_entity_number',
    });
    const accepted = await staff.post(path, {
      body: entry('Norrsjöns Rökeri', { organizationNumber: '556002-1361' }),
    });
    expect(accepted.json().data).toMatchObject({ organizations: 2, verified: true });
    const person = entry('Enskilda Biet', { organizationNumber: '700101-1232' });
    const second_ = `directory/proposals/${second?.id ?? ''}`;
    expect(told(await staff.post(`${second_}/accept`, { body: person }))).toMatchObject({
      message: 'bad.request',
      errors: { organizationNumber: 'invalid' },
    });
    expect((await staff.post(`${second_}/decline`)).status).toBe(200);
    expect(await proposals()).toEqual([]);
    const supplier = accepted.json<DirectorySupplier>().data.id;
    const written = await product.db.platformRead((reader) =>
      reader.query<{ action: string }>(
        `select action from account_event
         where detail ->> 'supplierId' = $1 or detail ->> 'proposalId' = $2 order by action`,
        [supplier, second?.id],
      ),
    );
    expect(written.map(({ action }) => action)).toEqual([
      'support.directory-accept',
      'support.directory-create',
      'support.directory-decline',
    ]);
  });
});

describe('the directory', () => {
  const search = async (text: string): Promise<DirectorySupplier[]> =>
    (await staff.get(`directory/suppliers?search=${encodeURIComponent(text)}`)).json<{
      content: DirectorySupplier[];
    }>().data.content;
  const finder = async (text: string): Promise<string[]> =>
    (await editor.get(`supplier-management/suppliers?search=${encodeURIComponent(text)}`))
      .json<{ content: { displayName: string }[] }>()
      .data.content.map(({ displayName }) => displayName);

  it('merges and takes back, through a chain, and every answer is as before', async () => {
    const [one, two, three] = [
      await create('Kedjan Ett'),
      await create('Kedjan Två'),
      await create('Kedjan Tre'),
    ];
    const body = {
      organizationSuppliers: [one, two].map(({ id }) => ({
        supplierId: id,
        outletId: group.outlets[1]?.outletId,
      })),
    };
    expect((await editor.post('outlet-management/organization-suppliers-bulk', { body })).status).toBe(200);
    const state = async () => ({
      linked: (await editor.get('outlet-management/organization-suppliers')).json().data,
      all: (await editor.get('supplier-management/suppliers?pagination=false')).json().data,
      page: (await editor.get(`supplier-management/suppliers/${one.id}`)).json().data,
      found: await finder('kedjan'),
      staff: await search('kedjan'),
    });
    const before = await state();
    const merge = async (from: string, into: string): Promise<string> => {
      const merged = await staff.post(`directory/suppliers/${from}/merge`, { body: { intoId: into } });
      return merged.json<DirectorySupplier>().data.merged?.mergeId ?? '';
    };
    const first = await merge(one.id, two.id);
    const between = await state();
    const second = await merge(two.id, three.id);
    expect(await finder('kedjan')).toEqual(['Kedjan Tre']);
    const linked = await editor.get('outlet-management/organization-suppliers?search=kedjan');
    expect(linked.json<{ id: string }[]>().data.map(({ id }) => id)).toEqual([three.id]);
    const circle = await staff.post(`directory/suppliers/${three.id}/merge`, { body: { intoId: one.id } });
    expect(told(circle)).toMatchObject({ status: 409, message: 'supplier.not_mergeable' });
    expect((await staff.post(`directory/merges/${second}/undo`)).status).toBe(200);
    expect(await state()).toEqual(between);
    await staff.post(`directory/merges/${first}/undo`);
    expect(await state()).toEqual(before);
    expect(told(await staff.post(`directory/merges/${first}/undo`))).toMatchObject({
      status: 404,
      message: 'merge.not_exist',
    });
  });

  it('keeps what staff wrote when the product starts again, and refuses what is there', async () => {
    const [arla] = await search('Arla');
    const path = `directory/suppliers/${arla?.id ?? ''}`;
    const changed = { ...entry('Arla Foods', { category: 'dairy-and-cheese' }), verified: true };
    expect((await staff.send('PUT', path, { body: changed })).json().data).toMatchObject({
      displayName: 'Arla Foods',
      verified: true,
    });
    await writeSupplierDirectory(product.db);
    expect(await finder('arla')).toEqual(['Arla Foods']);
    expect(told(await staff.post('directory/suppliers', { body: entry('MENIGO') }))).toMatchObject({
      status: 409,
      message: 'supplier.exist',
    });
  });
});
