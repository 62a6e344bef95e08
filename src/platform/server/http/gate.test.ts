import type { FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import type { Access, Endpoint } from '#platform/wire/endpoint.ts';
import { refused } from '#platform/wire/refused.ts';
import { mintUnitScope } from '../scope.ts';
import { organizationId, TestDoorkeeper, unitId, testView } from '#testing/peers/test-doorkeeper.ts';
import type { Passed } from './admit.ts';
import { bearer, mayStay, passGate } from './gate.ts';

let doorkeeper: TestDoorkeeper;
beforeEach(() => void (doorkeeper = new TestDoorkeeper()));

const entryFor = (access: Access, more: Partial<Endpoint> = {}): Endpoint =>
  endpoint({ method: 'GET', path: 'a/{id}', summary: '', access, reply: z.null(), errors: [], ...more });

const bearing = (headers: Readonly<Record<string, string>> = {}): FastifyRequest =>
  Object.assign(Object.create(null) as FastifyRequest, {
    id: 'r1',
    headers: { authorization: 'Bearer open', 'x-unit-id': unitId, ...headers },
  });

const pass = (entry: Endpoint, headers?: Readonly<Record<string, string>>) =>
  passGate(entry, bearing(headers), doorkeeper);

const nobody = { userId: null, impersonatedBy: null, requestId: 'r1' };
const actor = { userId: 'user', impersonatedBy: null, requestId: 'r1' };

describe('who the caller is', () => {
  test.each(['public', 'machine'] as const)('%s asks for nobody', async (access) =>
    expect(await pass(entryFor(access), { authorization: '' })).toEqual({
      user: null,
      actor: nobody,
      scope: null,
      role: null,
    }),
  );

  test.each(['', 'Bearer ', 'Bearer shut', 'Basic open', 'Bearer open open', 'xBearer open', 'Bearer op,en'])(
    'R2 %j is nobody',
    async (authorization) => {
      expect(await pass(entryFor('session'), { authorization })).toEqual(refused('user.unauthorized'));
      expect(doorkeeper.refusals).toEqual([]);
    },
  );

  test('R2 who says nothing is nobody', async () => {
    const silent = Object.assign(bearing(), { headers: {} });
    expect(bearer(silent)).toBeNull();
    expect(await passGate(entryFor('session'), silent, doorkeeper)).toEqual(refused('user.unauthorized'));
  });

  test.each(['bearer open', 'BEARER open', 'Bearer  open'])(
    '%j is who Bearer open is',
    async (authorization) =>
      expect(await pass(entryFor('session'), { authorization })).toMatchObject({ user: doorkeeper.user }),
  );

  test('a session is enough where one is asked for', async () =>
    expect(await pass(entryFor('session'))).toEqual({
      user: doorkeeper.user,
      actor,
      scope: null,
      role: null,
    }));
});

describe('the unit and the role', () => {
  test.each([
    ['reporter', 'reporter', true],
    ['reporter', 'editor', false],
    ['editor', 'editor', true],
    ['editor', 'owner', false],
    ['owner', 'owner', true],
    ['owner', 'reporter', true],
  ] as const)('R3 a(n) %s where %s is asked for: %s', async (role, access, expected) => {
    doorkeeper.role = role;
    const scope = mintUnitScope(organizationId, unitId, testView);
    expect(await pass(entryFor(access))).toEqual(
      expected ? { user: doorkeeper.user, actor, scope, role } : refused('permission.required'),
    );
  });

  test('an entry may have another word for too small a role', async () => {
    doorkeeper.role = 'reporter';
    expect(await pass(entryFor('owner', { refusal: 'user.forbidden' }))).toEqual(refused('user.forbidden'));
  });

  test('R4 a unit in capitals is the same unit', async () => {
    expect(await pass(entryFor('reporter'), { 'x-unit-id': unitId.toUpperCase() })).toMatchObject({
      scope: mintUnitScope(organizationId, unitId, testView),
    });
    expect(doorkeeper.askedUnits).toEqual([unitId]);
  });

  test.each(['', 'x', `x${unitId}`, `${unitId}x`])('R4 %j is no unit, and nobody is blamed', async (unit) => {
    expect(await pass(entryFor('reporter'), { 'x-unit-id': unit })).toEqual(refused('unit.header_invalid'));
    expect([doorkeeper.refusals, doorkeeper.askedUnits]).toEqual([[], []]);
  });

  test('R4 a foreign unit is not found, and the doorkeeper hears who asked where', async () => {
    doorkeeper.role = null;
    expect(await pass(entryFor('reporter'))).toEqual(refused('unit.not_found'));
    const refusal = { method: 'GET', path: 'a/{id}', code: 'unit.not_found', requestId: 'r1' };
    expect(doorkeeper.refusals).toEqual([refusal]);
  });
});

describe('staff', () => {
  const asStaff = (more: Partial<TestDoorkeeper['user']> = {}): void => {
    doorkeeper.user = { ...doorkeeper.user, staff: true, ...more };
  };

  test('a customer is not told that the entry exists', async () => {
    doorkeeper.hasProven = true;
    expect(await pass(entryFor('staff'))).toEqual(refused('route.not_exist'));
  });

  test('R25 a second factor is asked for, except where it is proven', async () => {
    asStaff();
    expect(await pass(entryFor('staff'))).toEqual(refused('second_factor.required'));
    const through = { user: doorkeeper.user, actor, scope: null, role: null };
    expect(await pass(entryFor('staff', { secondFactor: 'not-yet' }))).toEqual(through);
    doorkeeper.hasProven = true;
    expect(await pass(entryFor('staff'))).toEqual(through);
  });

  test('who acts as a customer is kept out of what is the customer’s alone', async () => {
    asStaff({ impersonatedBy: 'staff' });
    const own = entryFor('session', { impersonated: 'refused' });
    expect(await pass(own)).toEqual(refused('permission.required'));
    expect(await pass(entryFor('session'))).toMatchObject({ actor: { impersonatedBy: 'staff' } });
    asStaff({ impersonatedBy: null });
    expect(await pass(own)).toMatchObject({ user: doorkeeper.user });
  });
});

describe('whether a stream may stay open', () => {
  const stay = async (entry: Endpoint, passed: Passed | null): Promise<boolean> =>
    mayStay(entry, Object.assign(bearing(), { passed }), doorkeeper);
  const inside = (): Passed => ({ user: doorkeeper.user, actor, scope: null, role: null });

  test('R7 until the session ends, the role is too small or the unit is foreign', async () => {
    const entry = entryFor('editor');
    expect(await stay(entry, inside())).toBe(true);
    doorkeeper.role = 'reporter';
    expect(await stay(entry, inside())).toBe(false);
    doorkeeper.role = null;
    expect(await stay(entry, inside())).toBe(false);
    doorkeeper.role = 'editor';
    doorkeeper.isGone = true;
    expect(await stay(entry, inside())).toBe(false);
  });

  test('nobody stays where everybody may, and nowhere else', async () => {
    expect(await stay(entryFor('public'), null)).toBe(true);
    expect(await stay(entryFor('session'), null)).toBe(false);
    expect(await stay(entryFor('public'), { ...inside(), user: null })).toBe(true);
  });
});
