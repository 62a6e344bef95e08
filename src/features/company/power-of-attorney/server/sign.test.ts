import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersTo } from '#features/account/accounts/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { inkyPng } from '#testing/peers/inky-png.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { powerOfAttorneyContract as wire } from '../contract.ts';
import type { Signing } from '../contract.ts';

let product: TestProduct;
beforeAll(async () => (product = await openTestProduct()));
afterAll(() => product.close());

test('R51 a document is signed under the name that it names and no other, and the code is in no subject', async () => {
  const { members, outlets } = await buildOrganization(product);
  const owner = product.client();
  await signIn(owner, members.owner);
  owner.unitId = outlets[0].unitId;
  const signatory = { name: 'Åsa-Britt Öhrn', email: 'asa@firman.example' };
  const offered = await owner.post(wire.startSigning.path, { body: { language: 'sv', signatory } });
  expect(offered.status).toBe(200);
  const letter = (await lettersTo(product, signatory.email)).at(-1);
  const token = letter?.button?.path.split('#signing=')[1] ?? '';
  const phone = product.client();
  expect((await phone.post(wire.sendCode.path, { body: { token } })).status).toBe(200);
  const coded = (await lettersTo(product, signatory.email)).findLast(({ kind }) => kind === 'signing-code');
  const code = coded?.facts?.[0]?.[1] ?? '';
  expect(code).toMatch(/^\d{6}$/);
  expect(coded?.subject).toBe('Din kod för att signera åt Bryggan AB');
  const sign = (typedName: string) =>
    phone.post(wire.sign.path, {
      body: { token, code, typedName, drawnSignature: inkyPng().toString('base64'), isAccepted: true },
    });
  for (const name of ['Astrid Berg', 'Åsa Öhrn', 'Åsa-Britt Öhrn, genom Astrid Berg']) {
    const { status, text } = await sign(name);
    expect([status, text]).toEqual([400, '{"message":"bad.request","errors":{"typedName":"mismatch"}}']);
  }
  // No name costs a try of the code.
  const answer = await sign('asa britt  OHRN');
  expect([answer.status, answer.json<Signing>().data.state]).toEqual([200, 'signed']);
});
