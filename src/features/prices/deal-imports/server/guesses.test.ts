import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import { type MonitoredProduct, openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { ImportHead, ImportPreview } from '../contract-fields.ts';

const { dealImports, priceMonitoring } = contract;

let world: MonitoredProduct;
let supplierId: string;

beforeAll(async () => {
  world = await openMonitoredProduct();
  const { product, built, clients } = world;
  await world.buy({ date: '2026-10-05', prices: { '100': '50.00' } });
  const listed = await clients.owner.get(priceMonitoring.listArticles.path);
  supplierId = listed.json<{ content: { supplierId: string }[] }>().data.content[0]?.supplierId ?? '';
  await product.db.tenantTransaction(built.organizationId, (tx) =>
    setSubscription(tx, built.organizationId, { plan: 'premium-plus', endsAt: null }, product.clock.now()),
  );
}, 60_000);
afterAll(() => world.product.close());

const at = (path: string, id: string): string => path.replace('{importId}', id);

const opened = async (text: string): Promise<string> => {
  const file = uploadOf({ name: 'avtal.csv', bytes: Buffer.from(text) });
  const answer = await world.clients.owner.post(
    `${dealImports.openDealImport.path}?supplierId=${supplierId}`,
    file,
  );
  return answer.json<ImportHead>().data.id;
};

const preview = async (id: string): Promise<ImportPreview> =>
  (await world.clients.owner.get(at(dealImports.previewDealImport.path, id))).json<ImportPreview>().data;

const save = (id: string, digest: string) =>
  world.clients.owner.post(at(dealImports.saveDealImport.path, id), { body: { digest } });

const choose = (id: string, body: object) =>
  world.clients.owner.send('PUT', at(dealImports.chooseDealImport.path, id), { body });

test('an import is not saved while a column that decides its prices is only guessed at', async () => {
  const id = await opened('Art nr;Listpris;Enhet\n100;45,00;KG\n');
  const shown = await preview(id);
  expect(shown).toMatchObject({ unconfirmed: ['price'], counts: { new: 1 } });
  expect((await save(id, shown.digest)).json().message).toBe('import.unconfirmed');
  await choose(id, { fields: shown.columns.map(({ field }) => field) });
  const confirmed = await preview(id);
  expect(confirmed.unconfirmed).toEqual([]);
  expect((await save(id, confirmed.digest)).json<ImportHead>().data.state).toBe('saved');
  const next = await preview(await opened('Art nr;Listpris;Enhet\n100;46,00;KG\n'));
  expect(next.unconfirmed).toEqual([]);
}, 60_000);

test('an end that the file states above its table can be said not to be one', async () => {
  const id = await opened('Giltig t.o.m.;2027-05-31;\nArt nr;Pris;Enhet\n100;45,00;KG\n');
  expect(await preview(id)).toMatchObject({ validTo: '2027-05-31' });
  await choose(id, { validTo: 'open' });
  expect(await preview(id)).toMatchObject({ validTo: null });
}, 60_000);
