import type { FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Plan } from '#core/entitlements/entitlements.ts';
import { planViewOf } from '#core/entitlements/plan-view.ts';
import { type Endpoint, endpoint } from '#platform/wire/endpoint.ts';
import { organizationId, TestDoorkeeper, testView, unitId } from '#testing/peers/test-doorkeeper.ts';
import type { AnswerState, AnswerVersions } from '../answer-versions.ts';
import type { Db } from '../db/port.ts';
import { mintUnitScope } from '../scope.ts';
import type { Passed } from './admit.ts';
import { stateOf, tagOf } from './kept-answer.ts';

const entryOf = (more: Partial<Endpoint> = {}): Endpoint =>
  endpoint({
    method: 'GET',
    path: 'a',
    summary: '',
    access: 'reporter',
    reply: z.any(),
    errors: [],
    ...more,
  });

const passed: Passed = {
  user: new TestDoorkeeper().user,
  actor: { userId: 'user', impersonatedBy: null, requestId: 'r1' },
  scope: mintUnitScope(organizationId, unitId, testView),
  role: 'owner',
};

interface Asked {
  readonly passed: Passed | null;
  readonly isDemo: boolean;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const asking = (more: Partial<Asked> = {}): FastifyRequest =>
  Object.assign(Object.create(null) as FastifyRequest, {
    passed,
    isDemo: false,
    url: '/a?page=1',
    headers: { 'accept-language': 'sv' },
    ...more,
  });

const seenWith = (plan: Plan): Passed => {
  const view = planViewOf({ plan, endsAt: null }, new Date('2026-11-23T09:00:00Z'));
  return { ...passed, scope: mintUnitScope(organizationId, unitId, view) };
};

describe('what an answer is to be as new as', () => {
  const versioned: string[] = [];
  beforeEach(() => void (versioned.length = 0));
  const state = (entry: Endpoint, request = asking(), replica = true) =>
    stateOf(entry, request, {
      db: { replica: replica ? {} : undefined } as Db,
      versions: Object.assign(Object.create(null) as AnswerVersions, {
        of: async (scope: { readonly unitId: string }, reach: string) => {
          versioned.push(`${scope.unitId} ${reach}`);
          return 'v1';
        },
      }),
    });
  const place = { organizationId, unitId, version: 'v1' };

  test.each(['unit', 'organization'] as const)(
    'is the version of the %s, where its entry says so',
    async (reach) => {
      expect(await state(entryOf({ asOf: reach }))).toEqual({ ...place, reach });
      expect(versioned).toEqual([`${unitId} ${reach}`]);
    },
  );

  test('is that of the organization where a replica may answer, once there is one', async () => {
    expect(await state(entryOf({ replica: true }))).toEqual({ ...place, reach: 'organization' });
    expect(await state(entryOf({ replica: true }), asking(), false)).toBeNull();
    expect(await state(entryOf({ asOf: 'unit' }), asking(), false)).toEqual({ ...place, reach: 'unit' });
  });

  test('is that of the organization for a plan that ranks what it lists', async () => {
    const request = asking({ passed: seenWith('starter') });
    expect(await state(entryOf({ asOf: 'unit' }), request)).toEqual({ ...place, reach: 'organization' });
    for (const ranked of ['suppliers', 'articles'] as const) {
      const scope = mintUnitScope(organizationId, unitId, { ...testView, [ranked]: 5 });
      const one = await state(entryOf({ asOf: 'unit' }), asking({ passed: { ...passed, scope } }));
      expect(one?.reach, ranked).toBe('organization');
    }
  });

  test.each<[string, Endpoint, FastifyRequest]>([
    ['where no entry asks', entryOf(), asking()],
    ['in the demo', entryOf({ asOf: 'unit' }), asking({ isDemo: true })],
    ['before the gate', entryOf({ asOf: 'unit' }), asking({ passed: null })],
    ['for nobody', entryOf({ asOf: 'unit' }), asking({ passed: { ...passed, user: null } })],
    ['outside a unit', entryOf({ asOf: 'unit' }), asking({ passed: { ...passed, scope: null } })],
  ])('is nothing, and not looked for, %s', async (_said, entry, request) => {
    expect([await state(entry, request), versioned]).toEqual([null, []]);
  });
});

describe('the tag of an answer', () => {
  const entry = entryOf({ asOf: 'unit' });
  const known: AnswerState = { organizationId, unitId, reach: 'unit', version: 'v1' };
  const now = new Date('2026-11-23T22:59:59Z');
  const usual = { now, build: 'b1' };
  const tag = tagOf(entry, asking(), known, usual);

  test('is of 27 signs that a header can hold, and the same for the same', () => {
    expect(tag).toMatch(/^[\w-]{27}$/);
    const earlier = new Date('2026-11-22T23:00:00Z');
    expect(tagOf(entry, asking(), { ...known }, { ...usual, now: earlier })).toBe(tag);
  });

  const { user } = passed;
  const other = organizationId;
  test.each<[string, Partial<Asked>, Partial<AnswerState>, Partial<typeof usual>]>([
    ['person', { passed: { ...passed, user: user && { ...user, userId: 'b' } } }, {}, {}],
    [
      'person behind that one',
      { passed: { ...passed, user: user && { ...user, impersonatedBy: 'b' } } },
      {},
      {},
    ],
    ['role', { passed: { ...passed, role: 'editor' } }, {}, {}],
    ['plan', { passed: seenWith('premium') }, {}, {}],
    ['unit', { passed: { ...passed, scope: mintUnitScope(organizationId, other, testView) } }, {}, {}],
    ['organization', { passed: { ...passed, scope: mintUnitScope(unitId, unitId, testView) } }, {}, {}],
    ['address', { url: '/a?page=2' }, {}, {}],
    ['language', { headers: { 'accept-language': 'en' } }, {}, {}],
    ['version', {}, { version: 'v2' }, {}],
    ['day in Sweden', {}, {}, { now: new Date('2026-11-23T23:00:00Z') }],
    ['build', {}, {}, { build: 'b2' }],
  ])('is another one for another %s', (_said, asked, state, source) => {
    const found = tagOf(entry, asking(asked), { ...known, ...state }, { ...usual, ...source });
    expect(found).toMatch(/^[\w-]{27}$/);
    expect(found).not.toBe(tag);
  });

  test('of no language is that of an empty one', () => {
    const silent = tagOf(entry, asking({ headers: {} }), known, usual);
    expect(silent).toBe(tagOf(entry, asking({ headers: { 'accept-language': '' } }), known, usual));
  });

  test.each<[string, Endpoint, Partial<Asked>, AnswerState | null]>([
    ['a replica may answer and nothing more', entryOf({ replica: true }), {}, known],
    ['there is no state', entry, {}, null],
    ['nobody asks', entry, { passed: { ...passed, user: null } }, known],
    ['no unit is asked about', entry, { passed: { ...passed, scope: null } }, known],
    ['nobody has passed', entry, { passed: null }, known],
  ])('is none where %s', (_said, of, asked, state) =>
    expect(tagOf(of, asking(asked), state, usual)).toBeNull(),
  );
});
