import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

test('each person has a place in the tour, wherever they sign in, until it ends', async () => {
  const { members } = await buildOrganization(product);
  const enter = async (role: 'owner' | 'editor') => {
    const client = product.client();
    await signIn(client, members[role]);
    return client;
  };
  const [owner, editor] = [await enter('owner'), await enter('editor')];
  const read = async (client: typeof owner) => (await client.get('auth/users/tour')).json().data;
  const keep = (step: unknown) => owner.send('PUT', 'auth/users/tour', { body: { step } });
  expect(await read(owner)).toEqual({ step: null, isNew: true });
  expect((await keep(3)).json().data).toEqual({ step: 3 });
  expect(await read(await enter('owner'))).toEqual({ step: 3, isNew: false });
  expect(await read(editor)).toEqual({ step: null, isNew: true });
  for (const wrong of [6, -1, 1.5, 'sign']) expect((await keep(wrong)).status).toBe(400);
  await keep(null);
  expect(await read(owner)).toEqual({ step: null, isNew: false });
});

test('a film that somebody puts away is gone for them, wherever they sign in, and for nobody else', async () => {
  const { members } = await buildOrganization(product);
  const enter = async (role: 'owner' | 'editor') => {
    const client = product.client();
    await signIn(client, members[role]);
    return client;
  };
  const [owner, editor] = [await enter('owner'), await enter('editor')];
  const read = async (client: typeof owner) => (await client.get('help/films')).json().data;
  const hide = (film: string) => owner.send('PUT', `help/films/${film}/hidden`);
  expect((await hide('claim')).json().data).toEqual({ hidden: ['claim'] });
  expect((await hide('claim')).json().data).toEqual({ hidden: ['claim'] });
  expect((await hide('alert')).json().data).toEqual({ hidden: ['alert', 'claim'] });
  expect(await read(await enter('owner'))).toEqual({ hidden: ['alert', 'claim'] });
  expect(await read(editor)).toEqual({ hidden: [] });
  expect((await hide('another')).status).toBe(400);
});
