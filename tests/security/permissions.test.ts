import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { may, weakestRole } from '#core/access/policy.ts';
import type { Capability } from '#core/access/policy.ts';
import { roles } from '#core/access/roles.ts';
import type { Role } from '#core/access/roles.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import type { Member } from '#features/company/team/contract.ts';
import { invitationsContract } from '#features/company/team/contract-invitations.ts';
import { teamContract } from '#features/company/team/contract.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import type { Endpoint } from '#platform/wire/endpoint.ts';
import { fullPath, isUnitScoped } from '#platform/wire/openapi.ts';
import { contracts } from '#app/contract.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { missing } from '#testing/requests/samples.ts';

/** The calls behind each capability that screens ask for before they offer something. */
const guarded: Readonly<Record<Capability, readonly Endpoint[]>> = {
  'team.read': [teamContract.listMembers],
  // Part of an answer, looked at below.
  'team.read-addresses': [],
  'team.invite': [
    invitationsContract.listInvitations,
    invitationsContract.invite,
    invitationsContract.withdrawInvitation,
    invitationsContract.resendInvitation,
  ],
  'team.change': [teamContract.changeRole, teamContract.removeMember],
  'team.leave': [teamContract.leaveTeam],
  'organization.read-activity': [teamContract.listActivity],
};

const capabilities = Object.keys(weakestRole) as Capability[];
const entries: readonly (readonly [string, Endpoint])[] = Object.entries(contracts).flatMap(
  ([feature, part]) => Object.entries(part).map(([name, entry]) => [`${feature}.${name}`, entry] as const),
);

let product: TestProduct;
let team: BuiltOrganization;
beforeAll(async () => {
  product = await openTestProduct();
  team = await buildOrganization(product);
});
afterAll(() => product.close());

const as = async (role: Role): Promise<TestClient> => {
  const client = product.client();
  await signIn(client, team.members[role]);
  client.unitId = team.outlets[0].unitId;
  return client;
};

describe('what screens ask of the policy, the server asks too', () => {
  test.each(capabilities)('R3 %s is the access of its calls', (capability) => {
    for (const { access } of guarded[capability]) expect(access).toBe(weakestRole[capability]);
  });

  test.each(roles)('R3 a %s is refused by the server exactly where the policy says no', async (role) => {
    const client = await as(role);
    for (const capability of capabilities) {
      for (const entry of guarded[capability].filter((each) => each !== teamContract.leaveTeam)) {
        const { status } = await client.send(entry.method, fullPath(entry).replace(/\{\w+\}/g, missing));
        expect([entry.path, status !== 403]).toEqual([entry.path, may(role, capability)]);
      }
    }
    const { data } = (await client.get(teamContract.listMembers.path)).json<Member[]>();
    const isShown = data.every(({ email }) => email !== null);
    expect(isShown).toBe(may(role, 'team.read-addresses'));
  });

  test('R3 what screens keep from reporters, every change but leaving and of what is one’s own, the server refuses them', () => {
    const open = entries.filter(
      ([, entry]) => isUnitScoped(entry) && entry.access === 'reporter' && entry.method !== 'GET',
    );
    expect(open.map(([name]) => name).toSorted()).toEqual([
      'bell.readNews',
      'plan.askOwners',
      'team.leaveTeam',
      'views.changeView',
      'views.deleteView',
      'views.openWithView',
      'views.saveView',
    ]);
  });

  test('no call takes an onboarding status, a role of one’s own or a mark of staff from a client', () => {
    for (const [name, { body }] of entries) {
      const shape: unknown = body === undefined ? {} : (body as { shape?: object }).shape;
      const named = Object.keys(shape ?? {});
      const forbidden = [
        'onboardingStatus',
        'staff',
        'isStaff',
        'userFlags',
        'emailVerified',
        'organizationId',
      ];
      expect([name, named.filter((field) => forbidden.includes(field))]).toEqual([name, []]);
    }
  });
});
