import { describe, expect, test } from 'vitest';
import { invitableRoles, may, weakestRole } from './policy.ts';
import type { Capability } from './policy.ts';
import { atLeast, highest, roles } from './roles.ts';
import type { Role } from './roles.ts';

describe('roles', () => {
  test.each<readonly [Role, Role, boolean]>([
    ['reporter', 'reporter', true],
    ['reporter', 'editor', false],
    ['reporter', 'owner', false],
    ['editor', 'reporter', true],
    ['editor', 'editor', true],
    ['editor', 'owner', false],
    ['owner', 'reporter', true],
    ['owner', 'editor', true],
    ['owner', 'owner', true],
  ])('%s where %s is needed: %s', (role, needed, expected) => expect(atLeast(role, needed)).toBe(expected));

  test.each<readonly [readonly Role[], Role | null]>([
    [[], null],
    [['reporter'], 'reporter'],
    [['reporter', 'owner', 'editor'], 'owner'],
    [['editor', 'reporter'], 'editor'],
  ])('the strongest of %j is %s', (given, expected) => expect(highest(given)).toBe(expected));
});

const allowed: Readonly<Record<Capability, readonly Role[]>> = {
  'team.read': ['reporter', 'editor', 'owner'],
  'team.read-addresses': ['editor', 'owner'],
  'team.invite': ['editor', 'owner'],
  'team.change': ['owner'],
  'team.leave': ['reporter', 'editor', 'owner'],
  'organization.read-activity': ['owner'],
};

describe('capabilities', () => {
  test.each(Object.entries(allowed))('%s is for %j', (capability, expected) =>
    expect(roles.filter((role) => may(role, capability as Capability))).toEqual(expected),
  );

  test('each has its weakest role', () =>
    expect(Object.keys(weakestRole).toSorted()).toEqual(Object.keys(allowed).toSorted()));

  test('R9 nobody invites above their own role, and a reporter nobody', () =>
    expect(invitableRoles).toEqual({
      reporter: [],
      editor: ['editor', 'reporter'],
      owner: ['owner', 'editor', 'reporter'],
    }));
});
