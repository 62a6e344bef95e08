import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { solvedCaptcha } from '#features/account/accounts/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { invitationToken } from '#features/company/team/server/builders.ts';
import type { TestAnswer, TestClient } from '#testing/peers/test-client.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';

let product: TestProduct;
let built: BuiltOrganization;
let owner: TestClient;
let reporter: TestClient;

const enter = async (role: 'owner' | 'reporter'): Promise<TestClient> => {
  const client = product.client();
  await signIn(client, built.members[role]);
  client.unitId = built.outlets[0].unitId;
  return client;
};

beforeAll(async () => {
  product = await openTestProduct();
  built = await buildOrganization(product);
  [owner, reporter] = [await enter('owner'), await enter('reporter')];
});
afterAll(() => product.close());

const said = ({ status, text }: TestAnswer): string => `${status} ${text}`;

test('a monitor may ask for health by HEAD', async () => {
  const { status, text } = await product.client().send('HEAD' as 'GET', '/api/health');
  expect([status, text]).toEqual([200, '']);
});

describe('R42 wishes for suppliers', () => {
  const wish = (name: string) =>
    owner.post(contract.supplierRequests.requestSuppliers.path, {
      headers: { 'idempotency-key': name },
      body: { requests: [{ name, outletIds: [built.outlets[0].outletId] }] },
    });

  test('are limited for an account, `Retry-After` is when the next one may come, and a key waits with it', async () => {
    for (let at = 0; at < 20; at += 1) expect((await wish(`Rökeri ${at}`)).status).toBe(201);
    const tooMany = await wish('Rökeri för mycket');
    expect(said(tooMany)).toBe('429 {"message":"rate.limited"}');
    const wait = Number(tooMany.headers['retry-after']);
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    product.pass((wait - 5) * 1_000);
    const again = await wish('Rökeri för mycket');
    expect([again.status, Number(again.headers['retry-after'])]).toEqual([429, 5]);
    product.pass(5_001);
    expect((await wish('Rökeri för mycket')).status).toBe(201);
    const longer = await wish('Rökeri ännu ett');
    expect([longer.status, Number(longer.headers['retry-after']) > 60]).toEqual([429, true]);
  });
});

describe('names', () => {
  test('lose signs that control or turn, wherever they are written', async () => {
    const name = 'Anna\u202e \u0000Öhrn\u2066\u0007\ud83d';
    const changed = await owner.send('PUT', contract.settings.changeProfile.path, {
      body: { fullName: name, areaCode: '+46', phone: '701740605', language: 'sv' },
    });
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('"fullName":"Anna Öhrn \ufffd"');
  });
});

describe('R9 who is invited', () => {
  test('signs up with the invited address and no other', async () => {
    const email = `${randomUUID()}@krog.test`;
    const invited = await owner.post(contract.invitations.invite.path, {
      body: { email, role: 'reporter', outletIds: [built.outlets[0].outletId], language: 'sv' },
    });
    expect(invited.status).toBe(201);
    const invitation = await invitationToken(product, email);
    const form = {
      firstName: 'Bo',
      lastName: 'Ek',
      areaCode: '+46',
      phone: '701740605',
      password: 'En Lång mening 47 om sill',
      termsAccepted: true,
      gdprAccepted: true,
      marketingAccepted: false,
      language: 'sv',
      invitationToken: invitation,
    };
    const signUp = async (address: string) =>
      product.client().post(contract.accounts.signUp.path, {
        body: { ...form, email: address, captchaToken: await solvedCaptcha(product, 'signup') },
      });
    expect(said(await signUp('someone-else@krog.test'))).toBe(
      '400 {"message":"bad.request","errors":{"email":"mismatch"}}',
    );
    const right = await signUp(email.toUpperCase());
    expect([right.status, right.json<{ email: string }>().data.email]).toEqual([201, email]);
  });
});

describe('R62 the number of a sole trader', () => {
  test('is whole for who runs the restaurant, and masked for who only reads', async () => {
    await product.db.platformTransaction((tx) =>
      tx.query(`update organization set organization_number = '8112289874' where organization_id = $1`, [
        built.organizationId,
      ]),
    );
    for (const path of [contract.outlets.listOutletRoles.path, contract.organizations.listOutlets.path]) {
      expect((await owner.get(path)).text).toContain('"8112289874"');
      const { text } = await reporter.get(path);
      expect(text).toContain('"811228****"');
      expect(text).not.toContain('9874');
    }
  });
});
