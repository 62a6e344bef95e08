import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { WorkAside } from './work-aside.ts';

/** Takes a turn for other work; tells when it has come. */
const working = (aside: WorkAside) => {
  const turn = { hasCome: false, end: (): void => undefined };
  void aside.take(false).then((end) => Object.assign(turn, { hasCome: true, end }));
  return turn;
};

const begin = async (aside: WorkAside, count: number) => {
  const turns = Array.from({ length: count }, () => working(aside));
  await delay(0);
  return turns;
};

const come = (turns: readonly { readonly hasCome: boolean }[]): number =>
  turns.filter(({ hasCome }) => hasCome).length;

test('without pages all work is let in; beside pages a few, each in the place of one that has ended', async () => {
  expect(come(await begin(new WorkAside(2, 1_000), 9))).toBe(9);
  const aside = new WorkAside(2, 1_000);
  await aside.take(true);
  const turns = await begin(aside, 4);
  expect(come(turns)).toBe(2);
  turns[0]?.end();
  turns[0]?.end();
  await delay(0);
  expect(come(turns)).toBe(3);
  expect(aside.hasPages()).toBe(true);
});

test('pages never wait', async () => {
  const aside = new WorkAside(1, 1_000);
  await aside.take(true);
  await begin(aside, 3);
  const pages = await Promise.all([aside.take(true), aside.take(true)]);
  for (const end of pages) end();
  expect(come(await begin(aside, 1))).toBe(0);
});

test('long work keeps others out for a quarter of a second', async () => {
  const aside = new WorkAside(1, 5_000);
  await aside.take(true);
  const [long, other] = await begin(aside, 2);
  await vi.waitUntil(() => other?.hasCome === true, 5_000);
  long?.end();
  expect(come(await begin(aside, 1))).toBe(0);
});

test('who waits too long is refused as by a pool', async () => {
  const aside = new WorkAside(1, 5);
  await aside.take(true);
  await aside.take(false);
  await expect(aside.take(false)).rejects.toThrow('timeout exceeded when trying to connect');
});
