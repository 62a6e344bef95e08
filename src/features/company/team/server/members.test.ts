import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import type { BuiltAccount } from '#features/account/accounts/server/builders.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import type { ActivityEntry, Member } from '../contract.ts';
import { invitationToken, lettersTo } from './builders.ts';
import { addMember } from './commands.ts';
import { soleOwnerships } from './queries-owners.ts';

let product: TestProduct;
beforeAll(async () => (product = await openTestProduct()));
afterAll(() => product.close());

const enter = async (team: BuiltOrganization, account: BuiltAccount): Promise<TestClient> => {
  const client = product.client();
  await signIn(client, account);
  client.unitId = team.outlets[0].unitId;
  return client;
};

const secondOwner = async (team: BuiltOrganization): Promise<BuiltAccount> => {
  const account = await buildAccount(product, { fullName: 'Östen Ek' });
  const { organizationId } = team;
  const { outletId } = team.outlets[0];
  await product.db.tenantTransaction(organizationId, (tx) =>
    addMember(tx, { organizationId, outletId, userId: account.userId, role: 'owner' }, product.clock.now()),
  );
  return account;
};

const remove = (client: TestClient, { userId }: BuiltAccount) =>
  client.send('DELETE', `team/members/${userId}`);
const makeRole = (client: TestClient, { userId }: BuiltAccount, role: string) =>
  client.send('PUT', `team/members/${userId}`, { body: { role } });

test('a reporter sees names and roles, an editor addresses too', async () => {
  const team = await buildOrganization(product);
  const seen = async (account: BuiltAccount) =>
    (await (await enter(team, account)).get('team/members')).json<Member[]>().data;
  const { reporter, editor, owner } = team.members;
  const byReporter = await seen(reporter);
  expect(byReporter.map(({ role }) => role).toSorted()).toEqual(['editor', 'owner', 'reporter']);
  expect(byReporter.map(({ email }) => email)).toEqual([null, null, null]);
  expect(byReporter.find(({ isYou }) => isYou)?.userId).toBe(reporter.userId);
  const [kept] = (await seen(editor)).filter(({ isLastOwner }) => isLastOwner);
  expect(kept).toMatchObject({ userId: owner.userId, email: owner.email });
});

test('R7 a removed or downgraded member finds it at the very next request, with the same token', async () => {
  const team = await buildOrganization(product);
  const owner = await enter(team, team.members.owner);
  const editor = await enter(team, team.members.editor);
  expect((await editor.get('team/invitations')).status).toBe(200);
  expect((await makeRole(owner, team.members.editor, 'reporter')).json().data).toMatchObject({
    role: 'reporter',
  });
  expect((await editor.get('team/invitations')).status).toBe(403);
  expect((await remove(owner, team.members.editor)).status).toBe(200);
  expect((await editor.get('team/members')).text).toBe('{"message":"unit.not_found"}');
  expect((await remove(owner, team.members.editor)).text).toBe('{"message":"user.not_found"}');
});

test('who may no longer invite leaves no open invitation behind', async () => {
  const team = await buildOrganization(product);
  const second = await secondOwner(team);
  const body = { email: 'kusin@krog.test', role: 'owner', outletIds: [team.outlets[0].outletId] };
  await (await enter(team, second)).post('team/invitations', { body });
  const token = await invitationToken(product, 'kusin@krog.test');
  await makeRole(await enter(team, team.members.owner), second, 'editor');
  const found = await product.client().post('auth/invitations/by-token', { body: { token } });
  expect(found.text).toBe('{"message":"invitation_state_not_allowed"}');
});

test('who deletes the account leaves no open invitation behind', async () => {
  const team = await buildOrganization(product);
  const editor = await enter(team, team.members.editor);
  const { email, password } = team.members.editor;
  const body = { email: 'syssling@krog.test', role: 'editor', outletIds: [team.outlets[0].outletId] };
  await editor.post('team/invitations', { body });
  const token = await invitationToken(product, 'syssling@krog.test');
  expect((await editor.post('auth/users/delete', { body: { email, password } })).status).toBe(200);
  const found = await product.client().post('auth/invitations/by-token', { body: { token } });
  expect(found.text).toBe('{"message":"invitation_state_not_allowed"}');
});

describe('R12 the last owner', () => {
  test('R12 can be neither removed nor downgraded and cannot leave, until somebody else owns it', async () => {
    const team = await buildOrganization(product);
    const { owner, editor } = team.members;
    const client = await enter(team, owner);
    const refusal = '{"message":"team.last_owner"}';
    expect((await remove(client, owner)).text).toBe(refusal);
    expect((await makeRole(client, owner, 'editor')).text).toBe(refusal);
    expect((await client.post('team/leave')).text).toBe(refusal);
    expect((await makeRole(client, editor, 'owner')).status).toBe(200);
    expect((await client.post('team/leave')).status).toBe(200);
    expect((await client.get('team/members')).status).toBe(404);
    const told = (await lettersTo(product, owner.email)).concat(await lettersTo(product, editor.email));
    expect(told.map(({ kind }) => kind)).toEqual(['team-notice']);
  });

  test.each(['remove', 'downgrade', 'leave'])('R12 two owners who %s at once leave one', async (how) => {
    const team = await buildOrganization(product);
    const second = await secondOwner(team);
    const { owner } = team.members;
    const [one, other] = [await enter(team, owner), await enter(team, second)];
    const act = (client: TestClient, target: BuiltAccount) => {
      if (how === 'remove') return remove(client, target);
      return how === 'leave' ? client.post('team/leave') : makeRole(client, target, 'reporter');
    };
    const answers = await Promise.all([act(one, second), act(other, owner)]);
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    const owners = await product.db.tenantRead(team.organizationId, (reader) =>
      reader.query(`select 1 from membership where organization_id = $1 and role = 'owner'`, [
        team.organizationId,
      ]),
    );
    expect(owners.length).toBe(1);
  });

  test('R12 an account is a sole owner only where invoices are kept', async () => {
    const team = await buildOrganization(product);
    const { userId } = team.members.owner;
    const found = () => product.db.platformTransaction((tx) => soleOwnerships(tx, userId));
    expect(await found()).toEqual([]);
    await product.db.tenantTransaction(team.organizationId, async (tx) => {
      const values = [team.organizationId, team.outlets[0].unitId];
      const supplierId = product.newId();
      await tx.query(
        `insert into organization_supplier (organization_id, id, display_name, search_name, created_at)
         values ($1, $2, 'Rökeriet', 'rökeriet', now())`,
        [team.organizationId, supplierId],
      );
      const invoice = await tx.query<{ name: string; type: string }>(
        `select column_name as name, data_type as type from information_schema.columns
         where table_name = 'invoice' and is_nullable = 'NO' and column_default is null`,
      );
      expect(invoice.length).toBeGreaterThan(3);
      const filled = invoice.map(({ name, type }) => {
        if (name === 'organization_id') return '$1';
        if (name === 'unit_id') return '$2';
        if (name === 'supplier_id') return `'${supplierId}'`;
        if (type === 'uuid') return `'${product.newId()}'`;
        if (type === 'date' || type.startsWith('timestamp')) return 'now()';
        if (type === 'boolean') return 'false';
        if (type === 'jsonb') return `'{}'`;
        return type === 'text' ? `'SEK'` : '1';
      });
      const names = invoice.map(({ name }) => name).join();
      await tx.query(`insert into invoice (${names}) values (${filled.join()})`, values);
    });
    expect(await found()).toEqual([team.organizationId]);
    await secondOwner(team);
    expect(await found()).toEqual([]);
  });
});

test('the owner sees what was done to the team, and an editor does not', async () => {
  const team = await buildOrganization(product);
  const owner = await enter(team, team.members.owner);
  await makeRole(owner, team.members.reporter, 'editor');
  await remove(owner, team.members.reporter);
  const page = (await owner.get('team/activity?limit=1')).json<{ content: ActivityEntry[]; total: number }>();
  expect(page.data.total).toBe(2);
  expect(page.data.content).toMatchObject([
    { action: 'member.remove', userName: 'Astrid Öhrnström', subjectId: team.members.reporter.userId },
  ]);
  expect((await (await enter(team, team.members.editor)).get('team/activity')).status).toBe(403);
});
