import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { testView } from '#testing/peers/test-doorkeeper.ts';
import { mintUnitScope } from '../scope.ts';
import type { Passed } from './admit.ts';
import { tellWitness } from './witness.ts';
import type { Witnessed } from './witness.ts';

const id = '0190a0a0-0000-7000-8000-000000000001';
const entry = endpoint({
  method: 'PUT',
  path: 'alerts/{which}/{alertId}',
  summary: 'Settles an alert',
  access: 'editor',
  reply: z.null(),
  errors: [],
});
const passedBy = (impersonatedBy: string | null): Passed => ({
  user: { userId: 'u', sessionId: 's', staff: false, impersonatedBy },
  actor: { userId: 'u', impersonatedBy, requestId: 'r' },
  scope: mintUnitScope(id, id, testView),
  role: 'owner',
});

const told = async (passed: Passed, params: unknown): Promise<Witnessed[]> => {
  const heard: Witnessed[] = [];
  const witness = async (witnessed: Witnessed): Promise<void> => void heard.push(witnessed);
  await tellWitness(witness, entry, { params } as FastifyRequest, passed);
  return heard;
};

test.each([
  [{ which: 'old', alertId: id }, id],
  [{ which: 'old', alertId: id.toUpperCase() }, id.toUpperCase()],
  [{ which: 'old', alertId: `x${id}` }, null],
  [{ which: 'old', alertId: `${id}x` }, null],
  [{ which: 7, alertId: undefined }, null],
  [{}, null],
  [undefined, null],
])('staff who act as a customer are seen with what they ask for: %j', async (params, target) => {
  const passed = passedBy('staff');
  const { user, actor, scope } = passed;
  const seen = { user, actor, scope, method: 'PUT', call: 'PUT alerts/{which}/{alertId}', target };
  expect(await told(passed, params)).toEqual([seen]);
});

test('customers themselves and nobody are not told of', async () => {
  expect(await told(passedBy(null), { alertId: id })).toEqual([]);
  expect(await told({ ...passedBy('staff'), user: null }, { alertId: id })).toEqual([]);
});
