import { expect, it } from 'vitest';
import { mintUnitScope } from '#platform/server/scope.ts';
import { Gatherers } from './commands-gather.ts';

const unit = (organization: number, outlet: number) =>
  mintUnitScope(`o${organization}`, `u${organization}-${outlet}`);

it('waits in no more turns than it may, in one of an organization’s, and in another once one is over', async () => {
  const gatherers = new Gatherers(2);
  const ends: (() => void)[] = [];
  const untilEnded = () => new Promise<void>((done) => void ends.push(done));
  const nothing = async (): Promise<void> => undefined;
  const first = gatherers.wait(unit(1, 1), untilEnded);
  expect(gatherers.has(unit(1, 1))).toBe(true);
  expect(await gatherers.wait(unit(1, 2), nothing)).toBe(false);
  const second = gatherers.wait(unit(2, 1), untilEnded);
  expect(await gatherers.wait(unit(3, 1), nothing)).toBe(false);
  ends[0]?.();
  expect(await first).toBe(true);
  expect(gatherers.has(unit(1, 1))).toBe(false);
  expect(await gatherers.wait(unit(1, 2), nothing)).toBe(true);
  expect(await gatherers.wait(unit(3, 1), nothing)).toBe(true);
  ends[1]?.();
  expect(await second).toBe(true);
});

it('is over for a unit though the wait failed', async () => {
  const gatherers = new Gatherers(1);
  await expect(gatherers.wait(unit(1, 1), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(gatherers.has(unit(1, 1))).toBe(false);
});
