import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AlertGroupDetail } from '#features/prices/price-monitoring/contract-alerts.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { MonitoredProduct } from '#testing/world/restaurant.ts';

let restaurant: MonitoredProduct;

beforeAll(async () => {
  restaurant = await openMonitoredProduct();
});
afterAll(() => restaurant.product.close());

/** An article bought on 1 October at 100. */
const bought = async (number: string): Promise<string> => {
  await restaurant.buy({ date: '2026-10-01', prices: { [number]: '100' } });
  return (await restaurant.articleOf(number)).id;
};

const detailOf = async (id: string): Promise<AlertGroupDetail> =>
  (await restaurant.clients.editor.get(`price-monitoring/alerts/${id}`)).json<AlertGroupDetail>().data;

const ask = (id: string, channel: string, role: 'editor' | 'owner' | 'reporter' = 'editor') =>
  restaurant.clients[role].post(`price-monitoring/alerts/${id}/questions`, { body: { channel } });

test('who asked the supplier, when and how stands with the article; asking again within minutes is one note', async () => {
  const id = await bought('A1');
  expect((await ask(id, 'phone')).status).toBe(200);
  expect((await ask(id, 'phone')).status).toBe(200);
  await ask(id, 'mail', 'owner');
  const { asked } = await detailOf(id);
  expect(asked.map(({ channel }) => channel).toSorted()).toEqual(['mail', 'phone']);
  expect(asked.map(({ askedBy }) => askedBy)).toEqual(['Astrid Öhrnström', 'Astrid Öhrnström']);
  const { editor, owner } = restaurant.built.members;
  expect(await restaurant.audited(id)).toMatchObject([
    { action: 'price-alert.asked', user_id: editor.userId, detail: { channel: 'phone' } },
    { action: 'price-alert.asked', user_id: owner.userId, detail: { channel: 'mail' } },
  ]);
  await expect.poll(() => restaurant.heard).toContainEqual({ type: 'alerts', articleIds: [id] });
  const later = await bought('A2');
  expect((await detailOf(later)).asked).toEqual([]);
});

test('a reporter asks nobody, and another unit’s article is not there', async () => {
  const id = await bought('A3');
  expect(await ask(id, 'phone', 'reporter')).toMatchObject({ status: 403 });
  const { owner } = restaurant.clients;
  const own = owner.unitId;
  owner.unitId = restaurant.units[1] ?? null;
  expect((await ask(id, 'phone', 'owner')).json().message).toBe('article.not_exist');
  owner.unitId = own;
  expect((await ask(id, 'letter')).status).toBe(400);
  expect((await detailOf(id)).asked).toEqual([]);
});

test('a price below the deal is told, and so is a line that came late; neither waits', async () => {
  const id = await bought('A4');
  const deal = { articleId: id, price: '95', validFrom: '2026-10-05', validTo: '2026-10-20' };
  await restaurant.clients.editor.post('deal-management/deals', { body: deal });
  await restaurant.buy({ date: '2026-10-06', prices: { A4: '90' } });
  const { told, group } = await detailOf(id);
  expect(group).toBeNull();
  expect(told).toMatchObject([{ kind: 'below-deal', date: '2026-10-06', price: '90', against: '95' }]);

  const late = await bought('A5');
  await restaurant.buy({ date: '2026-10-10', prices: { A5: '110' } });
  const settle = { articleIds: [late], kind: 'resolve' };
  await restaurant.clients.editor.post('price-monitoring/decisions', { body: settle });
  await restaurant.buy({ date: '2026-10-05', prices: { A5: '130' } });
  const after = await detailOf(late);
  expect(after.group).toBeNull();
  expect(after.told).toMatchObject([{ kind: 'late', date: '2026-10-05', price: '130', against: '100' }]);
  const invoice = await restaurant.clients.editor.get(
    `invoice-management/invoices/${after.told[0]?.invoiceId ?? ''}`,
  );
  expect(invoice.status).toBe(200);
});
