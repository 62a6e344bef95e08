import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectLog } from '#testing/collect-log.ts';
import type { Notice } from './engine.ts';
import { Notifier } from './notifier.ts';

const sentBy = (texts: readonly string[]): Notice[] => texts.flatMap((text) => JSON.parse(text) as Notice[]);

test('the first is told at once, what comes meanwhile together, once each, at most twenty times a second', async () => {
  const sent: { at: number; texts: readonly string[] }[] = [];
  const notifier = new Notifier(
    async (texts) => void sent.push({ at: performance.now(), texts }),
    collectLog(),
  );
  const from = performance.now();
  notifier.tell([['live', 'first']]);
  expect(sentBy(sent[0]?.texts ?? [])).toEqual([['live', 'first']]);
  let told = 0;
  while (performance.now() - from < 320) {
    notifier.tell([
      ['live', `unit ${told % 3}`],
      ['jobs', 'read'],
    ]);
    told += 1;
    await sleep(2);
  }
  await notifier.close();
  expect(told).toBeGreaterThan(20);
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.length).toBeLessThanOrEqual(9);
  for (const { texts } of sent.slice(1)) expect(sentBy(texts).length).toBeLessThanOrEqual(4);
});

test('what one notification cannot hold is told in several', async () => {
  const sent: string[] = [];
  const notifier = new Notifier(async (texts) => void sent.push(...texts), collectLog());
  const notices = Array.from({ length: 500 }, (_, at): Notice => ['live', `unit ${at} ${'x'.repeat(60)}`]);
  notifier.tell(notices);
  await notifier.close();
  expect(sentBy(sent)).toEqual(notices);
  // Beside the name of who tells.
  expect(Math.max(...sent.map(({ length }) => length))).toBeLessThan(7_900);
});

test('a database that is away is logged, and the next are told', async () => {
  const complaints: string[] = [];
  let isAway = true;
  const sent: string[] = [];
  const notifier = new Notifier(async (texts) => {
    if (isAway) throw new Error('away');
    sent.push(...texts);
  }, collectLog(complaints));
  notifier.tell([['live', 'lost']]);
  await sleep(1);
  isAway = false;
  notifier.tell([['live', 'told']]);
  await notifier.close();
  expect([complaints, sentBy(sent)]).toEqual([
    [expect.stringContaining('other processes were not told')],
    [['live', 'told']],
  ]);
});
