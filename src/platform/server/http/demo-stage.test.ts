import Fastify from 'fastify';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { demoHeader, type DemoShown } from '#platform/wire/demo.ts';
import { type Endpoint, endpoint } from '#platform/wire/endpoint.ts';
import { refused } from '#platform/wire/refused.ts';
import { organizationId, TestDoorkeeper, testView, unitId } from '#testing/peers/test-doorkeeper.ts';
import type { UnitScope } from '../scope.ts';
import { mintUnitScope } from '../scope.ts';
import type { Passed } from './admit.ts';
import { type DemoStage, type DemoUnit, leadToStage } from './demo-stage.ts';

const unit: DemoUnit = {
  organizationId: 'demo-organization',
  unitId: 'demo-unit',
  people: { owner: 'demo-owner', editor: 'demo-editor', reporter: 'demo-reporter' },
  holds: (id) => id === 'of-the-demo',
};

const scope = mintUnitScope(organizationId, unitId, testView);
const passed: Passed = {
  user: new TestDoorkeeper().user,
  actor: { userId: 'user', impersonatedBy: 'staff', requestId: 'r1' },
  scope,
  role: 'editor',
};

let shown: DemoShown;
let led: unknown;
let expected: UnitScope[];
let askedFor: unknown[];
let ready: Promise<DemoUnit>;
beforeEach(() => {
  shown = 'shown';
  expected = [];
  askedFor = [];
  led = null;
  ready = Promise.resolve(unit);
});
afterEach(() => void vi.useRealTimers());

const stage = Object.assign(Object.create(null) as DemoStage, {
  shownTo: async (userId: string, of: UnitScope) => {
    askedFor.push([userId, of.unitId]);
    return shown;
  },
  expect: (of: UnitScope) => void expected.push(of),
  unit: () => ready,
});

const entryOf = (demo?: Endpoint['demo'], method: Endpoint['method'] = 'GET'): Endpoint =>
  endpoint({
    method,
    path: 'a/{id}',
    summary: '',
    access: 'reporter',
    reply: z.any(),
    errors: [],
    ...(demo && { demo }),
  });

let given: { readonly endpoint: Endpoint; readonly passed: Passed };

const app = Fastify();
app.decorateRequest('isDemo', false);
for (const url of ['/:id', '/:id/lines/:lineId'])
  app.get(url, async (request, reply) => {
    led = await leadToStage(stage, given.endpoint, { request, reply }, given.passed);
    return { isDemo: request.isDemo };
  });
afterAll(() => app.close());

const come = async (entry: Endpoint, as: Passed = passed, id = 'other') => {
  given = { endpoint: entry, passed: as };
  const { headers, body } = await app.inject(`/${id}`);
  return { led, says: headers[demoHeader], ...(JSON.parse(body) as { isDemo: boolean }) };
};

const inDemo = {
  ...passed,
  user: { ...passed.user, userId: 'demo-editor' },
  actor: { ...passed.actor, userId: 'demo-editor' },
  scope: { ...scope, organizationId: 'demo-organization', unitId: 'demo-unit' },
};

describe('who is shown the demo', () => {
  test('asks there, as its person of the same role, with the plan that they have', async () => {
    expect(await come(entryOf('shown'))).toEqual({ led: inDemo, says: 'shown', isDemo: true });
    expect([askedFor, expected]).toEqual([[['user', unitId]], []]);
  });

  test('asks there as themselves where no role was asked for', async () => {
    const asThemselves = { ...inDemo, user: passed.user, actor: passed.actor, role: null };
    const { led: found } = await come(entryOf('shown'), { ...passed, role: null });
    expect(found).toEqual(asThemselves);
    const nobody = { ...passed.actor, userId: null };
    const unknown = await come(entryOf('shown'), { ...passed, role: null, actor: nobody });
    expect(unknown.led).toEqual({ ...asThemselves, actor: nobody });
  });

  test('changes nothing in it', async () =>
    expect(await come(entryOf('refused', 'PUT'))).toEqual({
      led: refused('demo.read_only'),
      says: 'shown',
      isDemo: false,
    }));

  test('reads what the path names where it is the demo’s, in capitals too, and may not change it', async () => {
    expect(await come(entryOf('by-id'), passed, 'OF-THE-DEMO')).toEqual({
      led: inDemo,
      says: 'shown',
      isDemo: true,
    });
    expect(await come(entryOf('by-id', 'DELETE'), passed, 'of-the-demo')).toEqual({
      led: refused('demo.read_only'),
      says: 'shown',
      isDemo: false,
    });
  });

  test('reads there where one of several ids in the path is the demo’s', async () => {
    for (const path of ['other/lines/of-the-demo', 'of-the-demo/lines/other'])
      expect(await come(entryOf('by-id'), passed, path)).toMatchObject({ says: 'shown', isDemo: true });
  });

  test('reads and changes what the path names of their own', async () => {
    for (const method of ['GET', 'DELETE'] as const)
      expect(await come(entryOf('by-id', method))).toEqual({ led: passed, says: 'hidden', isDemo: false });
  });
});

test.each(['hidden', 'coming', 'none'] as const)('where it is %s everybody has their own', async (state) => {
  shown = state;
  for (const demo of ['shown', 'refused', 'by-id'] as const)
    expect(await come(entryOf(demo), passed, 'of-the-demo')).toEqual({
      led: passed,
      says: state,
      isDemo: false,
    });
});

describe('outside the demo', () => {
  test.each(['own', undefined] as const)(
    'lies what is somebody’s own (%s), which makes it ready',
    async (demo) => {
      expect(await come(entryOf(demo))).toEqual({ led: passed, says: undefined, isDemo: false });
      expect([askedFor, expected]).toEqual([[], [scope]]);
    },
  );

  test.each([
    ['nobody is known', { ...passed, user: null }],
    ['no unit is asked about', { ...passed, scope: null }],
  ])('is who comes where %s', async (_said, as) => {
    for (const demo of ['shown', 'own'] as const)
      expect(await come(entryOf(demo), as)).toEqual({ led: as, says: undefined, isDemo: false });
    expect([askedFor, expected]).toEqual([[], []]);
  });
});

test('R53 nobody waits longer than nine seconds for a demo that does not come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  ready = new Promise(() => undefined);
  const coming = come(entryOf('shown'));
  await vi.waitUntil(() => {
    vi.advanceTimersByTime(3_000);
    return led instanceof Object && 'code' in led;
  });
  expect(await coming).toMatchObject({ led: refused('service.unavailable'), isDemo: false });
});

test('nor for the answer whether it is shown', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waiting = { ...stage, shownTo: () => new Promise<DemoShown>(() => undefined) };
  const leading = leadToStage(waiting, entryOf('shown'), {} as never, passed);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await leading).toEqual(refused('service.unavailable'));
});
