import { beforeEach, describe, expect, test } from 'vitest';
import type { KeyScope } from '#core/access/key-scopes.ts';
import { type Plan, trialFrom } from '#core/entitlements/entitlements.ts';
import { planViewOf } from '#core/entitlements/plan-view.ts';
import { refused } from '#platform/wire/refused.ts';
import { organizationId, TestDoorkeeper, unitId } from '#testing/peers/test-doorkeeper.ts';
import { mintUnitScope } from '../../scope.ts';
import type { HeldKey } from './held-key.ts';
import { reachUnit, uuid } from './reach.ts';

const now = new Date('2026-11-23T09:00:00Z');

/** A doorkeeper of an organization with a plan. */
class PlanDoorkeeper extends TestDoorkeeper {
  view = planViewOf({ plan: 'premium-plus', endsAt: null }, now);

  override async membership(userId: string, unit: string) {
    const found = await super.membership(userId, unit);
    return found && { ...found, view: this.view };
  }
}

let doorkeeper: PlanDoorkeeper;
beforeEach(() => void (doorkeeper = new PlanDoorkeeper()));

const key: HeldKey = {
  id: 'key',
  organizationId,
  madeBy: 'user',
  mode: 'live',
  scopes: ['read', 'documents:write'],
  unitIds: null,
  addresses: [],
};

const reach = (of: Partial<HeldKey> = {}, scope: KeyScope = 'read', unit = unitId) =>
  reachUnit(doorkeeper, { ...key, ...of }, scope, unit);

const inside = () => ({ scope: mintUnitScope(organizationId, unitId, doorkeeper.view), role: 'owner' });

describe('the unit that a key reaches', () => {
  test('is one of its owner’s, with what the organization’s plan shows of it', async () =>
    expect(await reach()).toEqual(inside()));

  test('is the same in capitals', async () => {
    expect(await reach({ unitIds: [unitId] }, 'read', unitId.toUpperCase())).toEqual(inside());
    expect(doorkeeper.askedUnits).toEqual([unitId]);
  });

  test.each(['', 'x', `x${unitId}`, `${unitId}x`])('%j is none, and nobody is asked', async (unit) => {
    expect(await reach({}, 'read', unit)).toEqual(refused('unit.not_found'));
    expect(doorkeeper.askedUnits).toEqual([]);
  });

  test('is one of those that it was made for', async () => {
    const other = unitId.replace(/a$/, 'b');
    expect(await reach({ unitIds: [other] })).toEqual(refused('unit.not_found'));
    expect(await reach({ unitIds: [] })).toEqual(refused('unit.not_found'));
    expect(await reach({ unitIds: [other, unitId] })).toEqual(inside());
  });

  test.each(['editor', 'reporter', null] as const)(
    'is not found once the owner who answers for it is %s there',
    async (role) => {
      doorkeeper.role = role;
      expect(await reach()).toEqual(refused('unit.not_found'));
    },
  );

  test('is not found in another organization of the same owner', async () =>
    expect(await reach({ organizationId: unitId })).toEqual(refused('unit.not_found')));

  test('is reached with a scope that the key has, asked for before anything else', async () => {
    expect(await reach({ scopes: ['documents:write'] })).toEqual(refused('key.scope_missing'));
    expect(await reach({}, 'prices:write', 'x')).toEqual(refused('key.scope_missing'));
    expect(await reach({}, 'documents:write')).toEqual(inside());
  });
});

test.each<[Plan | 'trial', KeyScope, boolean]>([
  ['starter', 'read', false],
  ['starter', 'documents:write', false],
  ['trial', 'read', true],
  ['premium', 'read', true],
  ['premium', 'documents:write', false],
  ['premium-plus', 'read', true],
  ['premium-plus', 'documents:write', true],
])('the plan %s lets a key with %s in: %s', async (plan, scope, expected) => {
  doorkeeper.view = planViewOf(plan === 'trial' ? trialFrom(now) : { plan, endsAt: null }, now);
  expect(await reach({}, scope)).toEqual(expected ? inside() : refused('plan.required'));
});

test.each([
  [unitId, true],
  [unitId.toUpperCase(), true],
  ['0190a0a0-0000-9000-8000-00000000000a', false],
  ['0190a0a0-0000-7000-c000-00000000000a', false],
  ['0190a0a0-0000-7000-8000-00000000000', false],
  ['0190a0a000007000800000000000000a', false],
])('%s looks like an id: %s', (text, expected) => expect(uuid.test(text)).toBe(expected));
