import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#core/access/roles.ts';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { addMember } from '#features/company/team/server/commands.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { MonitoredProduct } from '#testing/world/restaurant.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import type { DealPreview, DealsPage } from '#features/prices/deals/contract-list.ts';
import type { DealRow } from '#features/prices/deals/contract-row.ts';

let restaurant: MonitoredProduct;
let goods = 0;

beforeAll(async () => {
  restaurant = await openMonitoredProduct();
});
afterAll(() => restaurant.product.close());

/** The id and number of an article of its own, bought on 1 October at 100. */
const bought = async (): Promise<{ readonly id: string; readonly number: string }> => {
  goods += 1;
  const number = `D${goods}`;
  await restaurant.buy({ date: '2026-10-01', prices: { [number]: '100' } });
  return { id: (await restaurant.articleOf(number)).id, number };
};

const agree = (articleId: string, changes: object = {}, role: 'editor' | 'reporter' = 'editor') =>
  restaurant.clients[role].post('deal-management/deals', {
    body: { articleId, price: '95', validFrom: '2026-10-05', validTo: '2026-10-20', ...changes },
  });

const end = (dealId: string, validTo: string) =>
  restaurant.clients.editor.send('PUT', `deal-management/deals/${dealId}/end`, { body: { validTo } });

const buy = (number: string, date: string, price: string) =>
  restaurant.buy({ date, prices: { [number]: price } });

const unresolvedOf = async (number: string) => (await restaurant.articleOf(number)).unresolved;

describe('PRODUCT section 3, deals over the API', () => {
  test('a deal judges lines in its period at once, by its tolerance, and says so on the alert', async () => {
    const { id, number } = await bought();
    await buy(number, '2026-10-06', '100');
    expect(await unresolvedOf(number)).toBe(0);
    const answer = await agree(id, { tolerance: { type: 'amount', up: '1', down: '1' } });
    expect(answer.status).toBe(201);
    const deal = answer.json<DealRow>().data;
    expect(await unresolvedOf(number)).toBe(1);
    await buy(number, '2026-10-07', '96');
    expect(await unresolvedOf(number)).toBe(1);
    expect((await restaurant.groupOf(id, 'UNRESOLVED'))?.content).toMatchObject([
      { dealId: deal.id, itemDiff: { amount: '5' } },
    ]);
    expect(await restaurant.articleOf(number)).toMatchObject({ watchedPrice: '95', source: 'deal' });
    await expect.poll(() => restaurant.heard).toContainEqual({ type: 'deals' });
    expect(await restaurant.audited(deal.id)).toMatchObject([{ action: 'deal.created' }]);
  });

  test('after its end its price stays watched, and resolving a broken deal ends it the day before', async () => {
    const { id, number } = await bought();
    const deal = (await agree(id, { validTo: null })).json<DealRow>().data;
    await buy(number, '2026-10-06', '95');
    expect((await end(deal.id, '2026-10-10')).json().data).toMatchObject({ validTo: '2026-10-10' });
    await buy(number, '2026-10-12', '100');
    expect((await restaurant.groupOf(id, 'UNRESOLVED'))?.content).toMatchObject([
      { dealId: null, watchedPrice: '95' },
    ]);
    const other = await bought();
    await agree(other.id, { validTo: null });
    await buy(other.number, '2026-10-06', '99');
    await restaurant.clients.editor.post('price-monitoring/decisions', {
      body: { articleIds: [other.id], kind: 'resolve' },
    });
    expect(await restaurant.articleOf(other.number)).toMatchObject({ watchedPrice: '99' });
    const shown = await restaurant.clients.editor.get(`price-monitoring/alerts/${other.id}`);
    expect(shown.json<{ deal: unknown }>().data.deal).toBeNull();
    const product = await restaurant.clients.editor.get(`product-management/products/${other.id}`);
    expect(product.json().data).toMatchObject({ deal: null, product: { negotiated: false } });
  });

  test("a unit's deal beats the organization's, which other units keep to", async () => {
    const { id, number } = await bought();
    await restaurant.buy({ date: '2026-10-01', prices: { [number]: '100' }, outlet: 1 });
    expect((await agree(id, { price: '80', wholeOrganization: true })).status).toBe(201);
    expect((await agree(id, { price: '90' })).status).toBe(201);
    await buy(number, '2026-10-06', '90');
    expect(await unresolvedOf(number)).toBe(0);
    await restaurant.buy({ date: '2026-10-06', prices: { [number]: '90' }, outlet: 1 });
    const { editor } = restaurant.clients;
    editor.unitId = restaurant.units[1] ?? null;
    expect(await restaurant.articleOf(number)).toMatchObject({ unresolved: 1, watchedPrice: '80' });
    editor.unitId = restaurant.units[0] ?? null;
  });

  test('two deals of one scope never overlap, not even when one is ended again', async () => {
    const { id } = await bought();
    const first = (await agree(id)).json<DealRow>().data;
    for (const period of [
      { validFrom: '2026-10-20', validTo: null },
      { validFrom: '2026-09-01', validTo: '2026-10-05' },
    ])
      expect(await agree(id, period)).toMatchObject({
        status: 409,
        text: JSON.stringify({
          message: 'deal.overlaps',
          detail: { dealId: first.id, validFrom: '2026-10-05', validTo: '2026-10-20' },
        }),
      });
    const refusal = { text: '{"message":"deal.period_invalid"}' };
    expect(await agree(id, { validTo: '2026-10-04' })).toMatchObject(refusal);
    expect((await agree(id, { validFrom: '2026-10-21', validTo: null })).status).toBe(201);
    expect(await end(first.id, '2026-10-25')).toMatchObject(refusal);
    expect(await end(first.id, '2026-10-04')).toMatchObject(refusal);
    expect((await end(randomUUID(), '2026-10-25')).json().message).toBe('deal.not_exist');
  });

  test('R4 a deal for the whole organization is made and ended by who is editor or owner in all its units', async () => {
    const { id, number } = await bought();
    await restaurant.buy({ date: '2026-10-01', prices: { [number]: '100' }, outlet: 1 });
    const { product, built } = restaurant;
    const insider = await buildAccount(product, { fullName: 'Ida Insyn' });
    const join = (outlet: 0 | 1, role: Role) =>
      product.db.tenantTransaction(built.organizationId, (tx) =>
        addMember(
          tx,
          {
            organizationId: built.organizationId,
            outletId: built.outlets[outlet]?.outletId ?? '',
            userId: insider.userId,
            role,
          },
          product.clock.now(),
        ),
      );
    await join(0, 'owner');
    const client = product.client();
    await signIn(client, insider);
    client.unitId = restaurant.units[0] ?? null;
    const body = { articleId: id, price: '90', validFrom: '2027-01-01', validTo: '2027-12-31' };
    const make = (extra: object = {}) =>
      client.post('deal-management/deals', { body: { ...body, ...extra } });
    const no = [403, '{"message":"permission.required"}'];
    const whole = await make({ wholeOrganization: true });
    expect([whole.status, whole.text]).toEqual(no);
    expect((await make()).status, 'its own unit').toBe(201);
    await join(1, 'reporter');
    const asReporter = await make({ wholeOrganization: true });
    expect([asReporter.status, asReporter.text]).toEqual(no);
    const made = await agree(id, { ...body, wholeOrganization: true });
    const dealId = made.json<{ id: string }>().data.id;
    const end = () =>
      client.send('PUT', `deal-management/deals/${dealId}/end`, { body: { validTo: '2027-06-30' } });
    const ended = await end();
    expect([ended.status, ended.text]).toEqual(no);
    await product.db.tenantTransaction(built.organizationId, (tx) =>
      tx.query(`update membership set role = 'editor' where user_id = $1 and role = 'reporter'`, [
        insider.userId,
      ]),
    );
    expect((await end()).status).toBe(200);
  });

  test('two at once about the same goods: one is made', async () => {
    const { id } = await bought();
    const answers = await Promise.all([agree(id), agree(id), agree(id)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409']);
  });

  test('an article that begins while its deal is made is judged by it', async () => {
    const { id, number } = await bought();
    const begins = { date: '2026-10-06', prices: { [number]: '100' }, outlet: 1 };
    await Promise.all([agree(id, { wholeOrganization: true }), restaurant.buy(begins)]);
    const { editor } = restaurant.clients;
    editor.unitId = restaurant.units[1] ?? null;
    expect(await restaurant.articleOf(number)).toMatchObject({ unresolved: 1, watchedPrice: '95' });
    editor.unitId = restaurant.units[0] ?? null;
  });

  test.each([
    { price: '0' },
    { price: '-1' },
    { price: 'gratis' },
    { tolerance: { type: 'percent', up: '-1', down: '0' } },
    { validFrom: '2026-02-30' },
  ])('what is no agreement is refused: %j', async (changes) => {
    expect((await agree(randomUUID(), changes)).status).toBe(400);
  });

  test('R3 R46 a reporter makes none, and a key makes one', async () => {
    const { id } = await bought();
    expect((await agree(id, {}, 'reporter')).status).toBe(403);
    const sent = {
      body: { articleId: id, price: '95', validFrom: '2026-10-05', validTo: null },
      headers: { 'idempotency-key': randomUUID() },
    };
    const { editor } = restaurant.clients;
    const first = await editor.post('deal-management/deals', sent);
    const second = await editor.post('deal-management/deals', sent);
    expect([first.status, second.status, second.text]).toEqual([201, 201, first.text]);
    const own = (await editor.get('deal-management/deals?limit=200')).json<DealsPage>().data;
    const { id: dealId } = first.json<DealRow>().data;
    expect(own.content.filter((deal) => deal.id === dealId)).toHaveLength(1);
  });
});

describe('DEALS section 1, where a deal stands written, and with whom', () => {
  const editor = () => restaurant.clients.editor;
  const keep = async (name: string, text: string): Promise<string> => {
    const sent = uploadOf({ name, bytes: Buffer.from(text) });
    const kept = await editor().post('deal-management/documents', sent);
    expect(kept.status).toBe(201);
    return kept.json<{ documentId: string }>().data.documentId;
  };

  test('a file is kept as its source, with page and row, until it is replaced or taken away', async () => {
    const { id } = await bought();
    const documentId = await keep('höstens priser.pdf', '%PDF-1.7 priser');
    expect(await keep('samma.pdf', '%PDF-1.7 priser'), 'the same bytes').toBe(documentId);
    const made = (await agree(id, { source: { documentId, page: 1, row: 7 } })).json<DealRow>().data;
    const source = { documentId, fileName: 'höstens priser.pdf', page: 1, row: 7 };
    expect(made.source).toMatchObject({ ...source, receivedBy: expect.any(String) });
    const terms = { price: '94', validFrom: '2026-10-05', validTo: null };
    const correct = async (more: object) =>
      (
        await editor().send('PUT', `deal-management/deals/${made.id}`, { body: { ...terms, ...more } })
      ).json<DealRow>().data.source;
    expect(await correct({})).toMatchObject(source);
    expect(await correct({ source: { documentId, page: 2 } })).toMatchObject({ page: 2, row: null });
    expect(await correct({ source: null })).toBeNull();
    const unknown = await agree(id, { source: { documentId: randomUUID(), page: null } });
    expect(unknown.json().message).toBe('document.not_exist');
    const empty = uploadOf({ name: 'tom.pdf', bytes: Buffer.from('') });
    expect((await editor().post('deal-management/documents', empty)).json().message).toBe(
      'upload.file_empty',
    );
    const opened = await editor().get(`invoice-management/documents/${documentId}`);
    expect(opened.json().data).toMatchObject({ state: 'settled', invoiceId: null });
  });

  test('a supplier of the directory that never invoiced becomes one of the company, once', async () => {
    const listed = randomUUID();
    const count = () =>
      restaurant.product.db.tenantRead(restaurant.built.organizationId, (reader) =>
        reader.query('select id from organization_supplier where directory_id = $1', [listed]),
      );
    await restaurant.product.db.platformTransaction((tx) =>
      tx.query(
        `insert into supplier (id, display_name, legal_name, category, search_name) values ($1, 'Nya Fisken', 'Nya Fisken AB', 'fish-and-seafood', 'nya fisken')`,
        [listed],
      ),
    );
    const goods = { supplierId: listed, articleNumber: 'F1', name: 'Gös', unit: 'KGM' };
    const terms = { price: '180', validFrom: '2026-10-05', validTo: null };
    const seen = await editor().post('deal-management/previews', { body: { ...terms, goods } });
    expect(seen.json<DealPreview>().data).toMatchObject({ lines: 0, before: null, overlaps: null });
    expect(await count()).toEqual([]);
    const body = { ...terms, goods, validTo: '2026-10-01' };
    expect((await editor().post('deal-management/deals', { body })).status).toBe(400);
    expect(await count(), 'nothing half written').toEqual([]);
    const made = await editor().post('deal-management/deals', { body: { ...terms, goods } });
    expect(made.json().data).toMatchObject({ supplierName: 'Nya Fisken', title: 'Gös' });
    const second = await editor().post('deal-management/deals', { body: { ...terms, goods } });
    expect(second.json().message).toBe('deal.overlaps');
    expect(await count()).toHaveLength(1);
  });

  test('goods that are bought elsewhere are told with their price, and only to who sees all of them', async () => {
    const { number } = await bought();
    const other = randomUUID();
    await restaurant.product.db.tenantTransaction(restaurant.built.organizationId, (tx) =>
      tx.query(
        `insert into organization_supplier (organization_id, id, display_name, search_name, created_at)
         values ($1, $2, 'Andra AB', 'andra', now())`,
        [restaurant.built.organizationId, other],
      ),
    );
    await restaurant.buy({ date: '2026-11-15', prices: { [number]: '103' } });
    const goods = { supplierId: other, articleNumber: 'X1', name: `Vara ${number}`, unit: 'KGM' };
    const terms = { price: '95', validFrom: '2026-01-05', validTo: null };
    await editor().post('deal-management/deals', { body: { ...terms, goods } });
    const page = (await editor().get('deal-management/deals?limit=200&show=unused')).json<DealsPage>().data;
    const row = page.content.find(({ articleNumber }) => articleNumber === 'X1');
    expect(row?.elsewhere).toMatchObject({ name: `Vara ${number}`, price: '103' });
    expect(page.content.every(({ isUnused }) => isUnused)).toBe(true);
  });
});
