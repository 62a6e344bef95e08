import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#core/access/roles.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import type { Invitation } from '#features/account/accounts/contract-invitation.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { invitationToken } from './builders.ts';

let product: TestProduct;
let own: BuiltOrganization;

beforeAll(async () => {
  product = await openTestProduct();
  own = await buildOrganization(product);
});
afterAll(() => product.close());

const as = async (role: Role): Promise<TestClient> => {
  const client = product.client();
  await signIn(client, own.members[role]);
  client.unitId = own.outlets[0].unitId;
  return client;
};

const freshAddress = (): string => `${randomUUID()}@krog.test`;

const invited = async (email: string, role: Role = 'reporter'): Promise<Invitation> => {
  const body = { email, role, outletIds: [own.outlets[0].outletId] };
  const answer = await (await as('owner')).post('team/invitations', { body });
  expect(answer.status).toBe(201);
  return answer.json<Invitation>().data;
};

const byToken = (token: string) => product.client().post('auth/invitations/by-token', { body: { token } });

describe('the role of an unanswered invitation', () => {
  const change = async (by: Role, { id }: Invitation, role: Role) =>
    (await as(by)).send('PUT', `team/invitations/${id}`, { body: { role } });

  test('is changed, and whoever follows the old link gets the new one', async () => {
    const email = freshAddress();
    const invitation = await invited(email, 'reporter');
    const answer = await change('owner', invitation, 'editor');
    expect(answer.status).toBe(200);
    expect(answer.json<Invitation>().data).toMatchObject({
      id: invitation.id,
      role: 'editor',
      state: 'pending',
    });
    const seen = await byToken(await invitationToken(product, email));
    expect(seen.json<{ role: Role }>().data.role).toBe('editor');
  });

  test('stays within what the one who changes it may give', async () => {
    const invitation = await invited(freshAddress(), 'reporter');
    const up = await change('editor', invitation, 'owner');
    expect([up.status, up.json<never>().message]).toEqual([
      403,
      'inviter_is_not_allowed_to_invite_requested_role',
    ]);
    expect((await change('reporter', invitation, 'reporter')).status).toBe(403);
    const owners = await invited(freshAddress(), 'owner');
    expect((await change('editor', owners, 'reporter')).status).toBe(403);
  });

  test('is settled with the invitation', async () => {
    const invitation = await invited(freshAddress());
    await (await as('owner')).send('DELETE', `team/invitations/${invitation.id}`);
    expect((await change('owner', invitation, 'editor')).status).toBe(409);
  });
});
