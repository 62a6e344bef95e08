import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { MonitoredProduct } from '#testing/world/restaurant.ts';
import type { TestAnswer } from '#testing/peers/test-client.ts';
import type { SavedView } from '../contract.ts';
import { mostViews } from '../rules.ts';
import { forgetLeftViews } from './commands.ts';

let restaurant: MonitoredProduct;

beforeAll(async () => {
  restaurant = await openMonitoredProduct();
});
afterAll(() => restaurant.product.close());

type Who = 'reporter' | 'editor' | 'owner';
type List = SavedView['list'];

const views = 'view-management/views';
const clientOf = (who: Who) => restaurant.clients[who];
const viewOf = (answer: TestAnswer): SavedView => answer.json<SavedView>().data;

const save = (who: Who, name: string, list: List = 'invoices', more: object = {}): Promise<TestAnswer> =>
  clientOf(who).post(views, { body: { list, name, search: { q: 'ox' }, columns: null, ...more } });

const seen = async (who: Who, list: List = 'invoices'): Promise<SavedView[]> =>
  (await clientOf(who).get(`${views}?list=${list}`)).json<SavedView[]>().data;

const names = async (who: Who, list?: List): Promise<string[]> =>
  (await seen(who, list)).map(({ name }) => name);

const put = (who: Who, path: string, body: object): Promise<TestAnswer> =>
  clientOf(who).send('PUT', `view-management/${path}`, { body });

const told = ({ status, json }: TestAnswer): string => `${status} ${json().message ?? ''}`.trim();

it('keeps filters, order, period and columns for whoever saved them, and nothing else of an address', async () => {
  const search = {
    q: 'Oxfilé',
    supplier: 'x',
    sort: 'total',
    dir: 'asc',
    period: '30d',
    article: 'open',
    page: '3',
  };
  const answer = await save('reporter', ' Dyra  ', 'invoices', { search, columns: ['number', 'total'] });
  expect(answer.status).toBe(201);
  const { article: _article, page: _page, ...kept } = search;
  const own = {
    name: 'Dyra',
    list: 'invoices',
    search: kept,
    columns: ['number', 'total'],
    isShared: false,
    isOwn: true,
  };
  expect(viewOf(answer)).toMatchObject(own);
  expect(await seen('reporter')).toMatchObject([own]);
  expect(await seen('editor')).toEqual([]);
  expect(await seen('reporter', 'deals')).toEqual([]);
});

it('takes one name once, whatever its capitals, and no more views than there is room for', async () => {
  expect(told(await save('editor', 'Fisk', 'products'))).toBe('201');
  expect(told(await save('editor', 'FISK', 'products'))).toBe('409 view.name_taken');
  expect(told(await save('owner', 'Fisk', 'products'))).toBe('201');
  for (let at = 1; at < mostViews; at += 1) await save('editor', `Vy ${at}`, 'products');
  expect(told(await save('editor', 'En till', 'products'))).toBe('409 view.too_many');
  expect(await names('editor', 'products')).toHaveLength(mostViews);
});

it('shares a view with everybody in the unit; readers use it, editors change it', async () => {
  const { id } = viewOf(await save('editor', 'Att kräva', 'deviations', { search: { deals: 'true' } }));
  expect(told(await put('reporter', `views/${id}/shared`, { isShared: true }))).toBe(
    '403 permission.required',
  );
  expect(told(await put('owner', `views/${id}/shared`, { isShared: true }))).toBe('404 view.not_exist');
  expect(viewOf(await put('editor', `views/${id}/shared`, { isShared: true })).isShared).toBe(true);
  expect(await seen('reporter', 'deviations')).toMatchObject([{ id, isOwn: false, isShared: true }]);
  expect(told(await put('reporter', `views/${id}`, { name: 'Min' }))).toBe('404 view.not_exist');
  expect(told(await clientOf('reporter').send('DELETE', `${views}/${id}`))).toBe('404 view.not_exist');
  const changed = await put('owner', `views/${id}`, {
    name: 'Kräv',
    search: { deals: 'true', q: 'lax', line: 'x' },
  });
  expect(viewOf(changed)).toMatchObject({ name: 'Kräv', search: { deals: 'true', q: 'lax' }, isOwn: false });
  expect(await names('editor', 'deviations')).toEqual(['Kräv']);
});

it('opens a list with a view for one person, until it is no more theirs to see', async () => {
  const { id } = viewOf(await save('editor', 'Först', 'deals'));
  await put('editor', `views/${id}/shared`, { isShared: true });
  for (const who of ['reporter', 'editor'] as const)
    expect(told(await put(who, 'defaults', { list: 'deals', viewId: id }))).toBe('200');
  expect(told(await put('reporter', 'defaults', { list: 'invoices', viewId: id }))).toBe(
    '404 view.not_exist',
  );
  expect(await seen('reporter', 'deals')).toMatchObject([{ id, isDefault: true }]);
  expect(await seen('owner', 'deals')).toMatchObject([{ id, isDefault: false }]);
  await put('editor', `views/${id}/shared`, { isShared: false });
  expect(await seen('reporter', 'deals')).toEqual([]);
  expect(await seen('editor', 'deals')).toMatchObject([{ id, isDefault: true }]);
  await put('editor', `views/${id}/shared`, { isShared: true });
  expect(await seen('reporter', 'deals')).toMatchObject([{ isDefault: false }]);
  await put('editor', 'defaults', { list: 'deals', viewId: null });
  expect(await seen('editor', 'deals')).toMatchObject([{ isDefault: false }]);
  expect((await clientOf('editor').send('DELETE', `${views}/${id}`)).status).toBe(204);
  expect(await seen('editor', 'deals')).toEqual([]);
});

it('is another one in each unit', async () => {
  const [, beside] = restaurant.units;
  const client = clientOf('editor');
  const [first] = restaurant.units;
  await save('editor', 'Här', 'claims');
  client.unitId = beside ?? '';
  expect(await names('editor', 'claims')).toEqual([]);
  client.unitId = first ?? '';
  expect(await names('editor', 'claims')).toEqual(['Här']);
});

it('leaves shared views of who is gone, and no others', async () => {
  const { product, built } = restaurant;
  const { id } = viewOf(await save('owner', 'Kvar', 'articles'));
  await put('owner', `views/${id}/shared`, { isShared: true });
  await save('owner', 'Borta', 'articles');
  await product.db.platformTransaction(async (tx) => {
    await tx.query(`update saved_view set user_id = null where organization_id = $1 and list = 'articles'`, [
      built.organizationId,
    ]);
    await forgetLeftViews(tx);
  });
  const left = await product.db.platformRead((reader) =>
    reader.query<{ name: string }>(`select name from saved_view where list = 'articles'`),
  );
  expect(left).toEqual([{ name: 'Kvar' }]);
  expect(await names('reporter', 'articles')).toEqual(['Kvar']);
});
