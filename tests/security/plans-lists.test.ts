import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import type { Plan } from '#core/entitlements/entitlements.ts';
import { daysBefore } from '#core/values/calendar.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import type { PriceListLine } from '#features/prices/price-lists/contract-line.ts';
import type { PriceListRow } from '#features/prices/price-lists/contract.ts';
import { missingIds, routes } from '#testing/requests/samples.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import { type MonitoredProduct, openMonitoredProduct } from '#testing/world/restaurant.ts';
import { sendRoute } from '#testing/world/tenants.ts';

const { priceLists, documents } = contract;

/** What was paid for an article beyond the fifty, and for one that was bought before the plan's days; no other price is like it. */
const hidden = ['1.23', '77.31'];

const shown = '555.75';

let world: MonitoredProduct;
let listId: string;

const pay = (plan: Plan): Promise<void> =>
  world.product.db.tenantTransaction(world.built.organizationId, (tx) =>
    setSubscription(tx, world.built.organizationId, { plan, endsAt: null }, world.product.clock.now()),
  );

beforeAll(async () => {
  world = await openMonitoredProduct();
  const { owner } = world.clients;
  const today = swedishDate(world.product.clock.now());
  const dear = Array.from({ length: 55 }, (_, at) => [`DYR${at}`, `${500 + at}.75`]);
  await pay('premium-plus');
  await world.buy({ date: daysBefore(today, 400), prices: { IFJOL: '77.31' } });
  await world.buy({
    date: daysBefore(today, 3),
    prices: { ...Object.fromEntries(dear), DYR55: shown, BILLIG: '1.23' },
  });
  const text =
    'Art nr;Benämning;Pris;Enhet\nBILLIG;Vara BILLIG;2,00;kg\nIFJOL;Vara IFJOL;80,00;kg\nDYR55;Vara DYR55;600,00;kg\n';
  const sent = uploadOf({ name: 'Rökeriet-prislista.csv', bytes: Buffer.from(text) });
  await owner.post(documents.uploadDocuments.path, sent);
  await world.read();
  const lists = await owner.get(priceLists.listPriceLists.path);
  const [list] = lists.json<{ content: PriceListRow[] }>().data.content;
  if (list === undefined) throw new Error('no list');
  listId = list.id;
  const suppliers = await owner.get(contract.suppliers.listUnitSuppliers.path);
  const [supplier] = suppliers.json<{ id: string }[]>().data;
  const path = priceLists.nameListSupplier.path.replace('{listId}', listId);
  await owner.send('PUT', path, { body: { supplierId: supplier?.id } });
}, 120_000);
afterAll(() => world.product.close());

/** Everything about where goods cost less, as it is read: with each query that a list of goods knows, and the list's own id. */
const walk = async (): Promise<ReadonlyMap<string, string>> => {
  const said = new Map<string, string>();
  const read = routes.filter(
    ({ name, entry }) => /^(?:sourcing|priceLists)\./.test(name) && entry.method === 'GET',
  );
  for (const { sample, ...route } of read)
    for (const query of [
      {},
      { limit: '200' },
      { limit: '200', search: 'BILLIG' },
      { limit: '200', search: 'IFJOL' },
    ]) {
      const answer = await sendRoute(
        world.clients.owner,
        {
          ...route,
          sample: () => {
            const asked = sample(missingIds);
            return { ...asked, params: { ...asked.params, listId }, query };
          },
        },
        missingIds,
      );
      said.set(route.name, (said.get(route.name) ?? '') + answer.text);
    }
  return said;
};

const linesShown = async (): Promise<ReadonlyMap<string | null, PriceListLine>> => {
  const path = priceLists.readPriceList.path.replace('{listId}', listId);
  const answer = await world.clients.owner.get(`${path}?limit=100`);
  const { content } = answer.json<{ content: PriceListLine[] }>().data;
  return new Map(content.map((line) => [line.articleNumber, line]));
};

test('R10 price lists, sourcing and the search of goods tell no price that the plan hides, and say that it does', async () => {
  await pay('starter');
  const said = await walk();
  expect(said.size).toBeGreaterThan(5);
  for (const [name, text] of said)
    expect([name, hidden.filter((price) => text.includes(price))]).toEqual([name, []]);
  expect(said.get('priceLists.readPriceList')).toContain(shown);
  const lines = await linesShown();
  for (const number of ['BILLIG', 'IFJOL'])
    expect(lines.get(number)).toMatchObject({
      isLocked: true,
      change: 'rise',
      difference: null,
      percent: null,
      yearly: null,
    });
  expect(lines.get('DYR55')).toMatchObject({ isLocked: false, paid: { price: shown } });
  await pay('premium-plus');
  const all = await linesShown();
  expect([all.get('BILLIG'), all.get('IFJOL')]).toMatchObject(
    hidden.map((price) => ({ isLocked: false, paid: { price } })),
  );
});
