import { expect, test } from 'vitest';
import type { Reader } from '#platform/server/db/port.ts';
import { byPlace } from './queries-source.ts';

test('rows by place are read 200 a turn, so that whoever reads meanwhile waits no longer, and each once', async () => {
  const all = Array.from({ length: 450 }, (_, at) => at);
  const asked: number[] = [];
  const next = byPlace<number>(async (_reader, after, limit) => {
    asked.push(limit);
    return all.filter((row) => after === null || row > after).slice(0, limit);
  });
  const reader = {} as Reader;
  const turns = [await next(reader), await next(reader), await next(reader), await next(reader)];
  expect(turns.map((rows) => rows.length)).toEqual([200, 200, 50, 0]);
  expect(turns.flat()).toEqual(all);
  expect(asked).toEqual([200, 200, 200]);
});
