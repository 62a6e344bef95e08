import { expect, test } from 'vitest';
import { whileWaitedFor } from '../db/waited-for.ts';
import type { Membership } from '../scope.ts';
import { MembershipMemory, placesChannel } from './membership-memory.ts';

const owner: Membership = {
  organizationId: 'an organization',
  role: 'owner',
  subscription: { plan: 'premium', endsAt: null, pastDueSince: null, pausedAt: null },
};

const remembering = (answers: readonly (Membership | null | Error)[]) => {
  const world = { passed: 0, asked: 0, change: () => undefined as void };
  const memory = new MembershipMemory(
    async () => {
      const answer = answers[world.asked] ?? null;
      world.asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    () => world.passed,
  );
  void memory.start({
    listen: async (channel, hear) => {
      expect(channel).toBe(placesChannel);
      world.change = () => hear('');
      return async () => undefined;
    },
  });
  return { world, of: (userId = 'somebody') => memory.of(userId, 'a unit') };
};

test('a place in a unit is read once for what a screen asks at once, for each person', async () => {
  const { world, of } = remembering([owner, owner]);
  expect(await Promise.all([of(), of(), of('somebody else')])).toEqual([owner, owner, owner]);
  expect(world.asked).toBe(2);
});

test('R7 it is read again after a change that places follow from, and a second later', async () => {
  const { world, of } = remembering([owner, { ...owner, role: 'reporter' }, null]);
  expect(await of()).toEqual(owner);
  world.change();
  expect(await of()).toMatchObject({ role: 'reporter' });
  world.passed += 999;
  expect(await of()).toMatchObject({ role: 'reporter' });
  world.passed += 1;
  expect(await of()).toBeNull();
});

test('R7 what was asked before a change does not count after it, though it is answered later', async () => {
  const { world, of } = remembering([owner, { ...owner, role: 'reporter' }]);
  const asked = of();
  world.change();
  await asked;
  expect(await of()).toMatchObject({ role: 'reporter' });
});

test('a foreign unit and a failure are asked about each time', async () => {
  const { world, of } = remembering([null, new Error('away'), owner]);
  expect(await of()).toBeNull();
  await expect(of()).rejects.toThrow('away');
  expect(await of()).toEqual(owner);
  expect(world.asked).toBe(3);
});

test('who waits at a screen is not kept behind what an upload asks in its turn', async () => {
  const { promise, resolve } = Promise.withResolvers<Membership>();
  let asked = 0;
  const memory = new MembershipMemory(
    () => {
      asked += 1;
      return asked === 1 ? promise : Promise.resolve(owner);
    },
    () => 0,
  );
  const upload = memory.of('somebody', 'a unit');
  const page = new Promise((done) => whileWaitedFor(() => done(memory.of('somebody', 'a unit'))));
  expect(await page).toEqual(owner);
  expect(await memory.of('somebody', 'a unit')).toEqual(owner);
  expect(asked).toBe(2);
  resolve(owner);
  expect(await upload).toEqual(owner);
});
