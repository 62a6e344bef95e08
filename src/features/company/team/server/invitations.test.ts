import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roles } from '#core/access/roles.ts';
import type { Role } from '#core/access/roles.ts';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import type { Invitation, OwnInvitation } from '#features/account/accounts/contract-invitation.ts';
import { invitationToken, lettersTo } from './builders.ts';
import { acceptWithToken } from './commands-answer.ts';

const day = 86_400_000;

let product: TestProduct;
let own: BuiltOrganization;
const clients = new Map<string, TestClient>();

const enter = async (
  account: { email: string; password: string },
  unitId: string | null = null,
): Promise<TestClient> => {
  const client = product.client();
  await signIn(client, account);
  client.unitId = unitId;
  return client;
};

const as = async (role: Role): Promise<TestClient> => {
  const known = clients.get(role) ?? (await enter(own.members[role], own.outlets[0].unitId));
  clients.set(role, known);
  return known;
};

beforeAll(async () => {
  product = await openTestProduct();
  own = await buildOrganization(product, { outlets: ['Krog Bryggan', 'Bar Bryggan'] });
});
afterAll(() => product.close());

const outletIds = (): string[] => [own.outlets[0].outletId];
const freshAddress = (): string => `${randomUUID()}@krog.test`;

const invite = async (role: Role, body: Record<string, unknown>) =>
  (await as(role)).post('team/invitations', {
    body: { role: 'reporter', outletIds: outletIds(), ...body },
  });

const invited = async (email: string, role: Role = 'reporter'): Promise<Invitation> => {
  const answer = await invite('owner', { email, role });
  expect(answer.status).toBe(201);
  return answer.json<Invitation>().data;
};

const byToken = (token: string) => product.client().post('auth/invitations/by-token', { body: { token } });

describe('R9 who may invite whom', () => {
  const table = roles.flatMap((inviter) =>
    roles.map((requested): [Role, Role, string] => {
      if (inviter === 'reporter') return [inviter, requested, '403 invitation_role_not_allowed'];
      if (inviter === 'editor' && requested === 'owner')
        return [inviter, requested, '403 inviter_is_not_allowed_to_invite_requested_role'];
      return [inviter, requested, '201'];
    }),
  );

  test('R42 one account sends no more than some dozens to strangers in a row', async () => {
    const team = await buildOrganization(product);
    const editor = await enter(team.members.editor, team.outlets[0].unitId);
    const send = () =>
      editor.post('team/invitations', {
        body: { email: freshAddress(), role: 'reporter', outletIds: [team.outlets[0].outletId] },
      });
    for (let count = 0; count < 60; count += 1) expect((await send()).status).toBe(201);
    expect((await send()).text).toBe('{"message":"rate.limited"}');
    product.pass(60_000);
    expect((await send()).status).toBe(201);
  }, 60_000);

  test('invites to another unit of the organization in which one has the role', async () => {
    const elsewhere = own.outlets[1]?.outletId ?? '';
    const answer = await invite('editor', { email: freshAddress(), outletIds: [elsewhere] });
    expect(answer.json<Invitation>().data).toMatchObject({ outlets: [{ name: 'Bar Bryggan' }] });
  });

  test.each(table)('R9 a %s who invites a %s is answered %s', async (inviter, requested, expected) => {
    const answer = await invite(inviter, { email: freshAddress(), role: requested });
    const { message } = answer.json();
    expect(message === undefined ? String(answer.status) : `${answer.status} ${message}`).toBe(expected);
  });

  test.each(roles)('R9 a %s cannot invite oneself, however the address is written', async (role) => {
    const { email } = own.members[role];
    const [local, domain] = email.split('@');
    for (const written of [email, email.toUpperCase(), `${local}+me@${domain}`]) {
      const code = role === 'reporter' ? 'invitation_role_not_allowed' : 'inviter_can_not_invite_theirself';
      expect((await invite(role, { email: written })).json().message).toBe(code);
    }
  });

  test('R9 who is there, and who is invited, is not invited again', async () => {
    const { editor } = own.members;
    expect((await invite('owner', { email: editor.email, role: 'editor' })).text).toContain(
      'user.role.already_exists',
    );
    expect((await invite('owner', { email: editor.email, role: 'reporter' })).text).toContain(
      'user.already_has_access',
    );
    const email = freshAddress();
    const asked = Array.from({ length: 4 }, () => invite('owner', { email }));
    const statuses = (await Promise.all(asked)).map(({ status }) => String(status));
    expect(statuses.toSorted()).toEqual(['201', '409', '409', '409']);
    expect((await invite('editor', { email: email.toUpperCase() })).text).toContain(
      'invitation_already_exists',
    );
  });

  test('R4 an outlet of another organization, or one where the inviter is nobody, is like none', async () => {
    const other = await buildOrganization(product);
    const insider = await buildAccount(product);
    await product.db.tenantTransaction(own.organizationId, (tx) =>
      tx.query(
        `insert into membership (organization_id, outlet_id, user_id, role, created_at)
         values ($1, $2, $3, 'editor', now())`,
        [own.organizationId, own.outlets[0].outletId, insider.userId],
      ),
    );
    const client = await enter(insider, own.outlets[0].unitId);
    for (const outletId of [other.outlets[0].outletId, own.outlets[1]?.outletId, randomUUID()]) {
      const body = { email: freshAddress(), role: 'reporter', outletIds: [...outletIds(), outletId] };
      expect((await client.post('team/invitations', { body })).text).toBe('{"message":"outlet.not_exist"}');
    }
  });
});

describe('R9 R24 the link', () => {
  test('R24 has 256 bits of which no copy is kept, and asking what it is uses nothing up', async () => {
    const email = freshAddress();
    const { id } = await invited(email, 'editor');
    const token = await invitationToken(product, email);
    for (let ask = 0; ask < 3; ask += 1) {
      const found = await byToken(token);
      expect(found.json().data).toMatchObject({
        id,
        email,
        role: 'editor',
        organizationName: 'Bryggan AB',
        outlets: [{ name: 'Krog Bryggan' }],
        inviterName: 'Astrid Öhrnström',
        state: 'pending',
        hasAccount: false,
      });
    }
    const dump = await product.db.platformRead((reader) =>
      reader.query<{ row: string }>(
        `select i::text as row from invitation i union all select o::text from outgoing_mail o
         union all select a::text from audit_entry a`,
      ),
    );
    expect(dump.map(({ row }) => row).join()).not.toContain(token);
    expect((await byToken('x'.repeat(43))).text).toBe('{"message":"user.invitation_does_not_exists"}');
  });

  test('R9 works for seven days and after that not, and a new letter makes the old link useless', async () => {
    const email = freshAddress();
    const { id } = await invited(email);
    const old = await invitationToken(product, email);
    product.pass(7 * day);
    clients.clear();
    expect((await byToken(old)).text).toBe('{"message":"invitation_state_not_allowed"}');
    const owner = await as('owner');
    const listed = (await owner.get('team/invitations')).json<Invitation[]>().data;
    expect(listed.find((one) => one.id === id)?.state).toBe('expired');
    expect((await owner.post(`team/invitations/${id}/resend`)).json().data).toMatchObject({
      state: 'pending',
    });
    const letters = await lettersTo(product, email);
    expect(letters.length).toBe(2);
    expect((await byToken(old)).status).toBe(404);
    expect((await byToken(await invitationToken(product, email))).status).toBe(200);
  });

  test('R42 a mailbox gets three letters an hour, whoever invites it', async () => {
    const email = freshAddress();
    const { id } = await invited(email);
    const owner = await as('owner');
    const again = async () => {
      product.pass(1_000);
      return (await owner.post(`team/invitations/${id}/resend`)).status;
    };
    expect([await again(), await again(), await again()]).toEqual([200, 200, 429]);
    expect((await byToken(await invitationToken(product, email))).status).toBe(200);
  });
});

describe('R9 answering', () => {
  const guest = async (email: string): Promise<TestClient> =>
    enter(await buildAccount(product, { email, onboardingStatus: 'START_ONBOARDING' }));

  test('R9 the addressee alone sees and accepts it, is onboarded by it, and of two accepts one counts', async () => {
    const email = freshAddress();
    const { id } = await invited(email, 'editor');
    const client = await guest(email.toUpperCase());
    expect((await client.get('auth/invitations')).json<OwnInvitation[]>().data).toMatchObject([
      { id, organizationName: 'Bryggan AB', role: 'editor', state: 'pending' },
    ]);
    const answers = await Promise.all([1, 2].map(() => client.post(`auth/invitations/${id}/accept`)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect(answers.map(({ text }) => text).join()).toContain('"invitation_already_settled"');
    const roleRows = (await client.get('outlet-management/unit-less/outlet-roles')).json<object[]>().data;
    expect(roleRows).toMatchObject([{ role: 'editor', mainUnitId: own.outlets[0].unitId }]);
    expect((await client.get('auth/users/me')).json().data).toMatchObject({ onboardingStatus: 'ONBOARDED' });
    expect((await client.get('auth/invitations')).json().data).toEqual([]);
  });

  test('R9 another account, and one whose address is not proven, is told that there is none', async () => {
    const email = freshAddress();
    const { id } = await invited(email);
    const stranger = await enter(await buildAccount(product));
    const late = await guest(email);
    await product.db.platformTransaction((tx) =>
      tx.query('update user_account set email_verified_at = null where email = $1', [email]),
    );
    for (const client of [stranger, late, await as('owner')]) {
      for (const answer of ['accept', 'decline'])
        expect((await client.post(`auth/invitations/${id}/${answer}`)).text).toBe(
          '{"message":"user.invitation_does_not_exists"}',
        );
    }
  });

  test.each(['accepted', 'declined', 'withdrawn'])(
    'R9 one that is %s cannot be answered again',
    async (state) => {
      const email = freshAddress();
      const { id } = await invited(email);
      const client = await guest(email);
      const token = await invitationToken(product, email);
      const owner = await as('owner');
      if (state === 'withdrawn') await owner.send('DELETE', `team/invitations/${id}`);
      else await client.post(`auth/invitations/${id}/${state === 'accepted' ? 'accept' : 'decline'}`);
      const code = state === 'withdrawn' ? 'invitation_state_not_allowed' : 'invitation_already_settled';
      for (const answer of ['accept', 'decline'])
        expect((await client.post(`auth/invitations/${id}/${answer}`)).json().message).toBe(code);
      expect((await byToken(token)).json().message).toBe(code);
      for (const [method, path] of [
        ['POST', `team/invitations/${id}/resend`],
        ['DELETE', `team/invitations/${id}`],
      ] as const)
        expect((await owner.send(method, path)).json().message).toBe('invitation_already_settled');
    },
  );

  test('R9 whoever signs up by the link gets in with the invited address only', async () => {
    const email = freshAddress();
    await invited(email);
    const token = await invitationToken(product, email);
    const accept = (userId: string) =>
      product.db.platformTransaction((tx) =>
        acceptWithToken(tx, token, {
          actor: { userId, impersonatedBy: null, requestId: 'test' },
          userId,
          now: product.clock.now(),
        }),
      );
    const { userId: other } = await buildAccount(product);
    expect(await accept(other)).toMatchObject({ code: 'user.invitation_does_not_exists' });
    const { userId } = await buildAccount(product, { email });
    expect(await accept(userId)).toMatchObject({ state: 'accepted' });
    expect(await accept(userId)).toMatchObject({ code: 'invitation_already_settled' });
  });

  test('whoever wants no letters of invitations gets none, and the inviter is told the same', async () => {
    const email = freshAddress();
    const client = await guest(email);
    const body = {
      priceAlertEmail: 'off',
      priceAlertPush: 'off',
      digestEmail: 'weekly',
      outletInvitationEmail: false,
      outletInvitationPush: true,
      marketing: false,
    };
    expect((await client.send('PUT', 'auth/users/notification-settings', { body })).status).toBe(200);
    const { id } = await invited(email);
    await (await as('owner')).post(`team/invitations/${id}/resend`);
    expect(await lettersTo(product, email)).toEqual([]);
    expect((await client.post(`auth/invitations/${id}/accept`)).status).toBe(200);
  });

  test('an owner’s invitation is not for an editor to withdraw', async () => {
    const { id } = await invited(freshAddress(), 'owner');
    const answer = await (await as('editor')).send('DELETE', `team/invitations/${id}`);
    expect(answer.text).toContain('inviter_is_not_allowed_to_invite_requested_role');
  });
});
