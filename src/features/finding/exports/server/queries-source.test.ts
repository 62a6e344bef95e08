import { expect, test } from 'vitest';
import type { Reader } from '#platform/server/db/port.ts';
import { byPages, byPlace, readOnce } from './queries-source.ts';

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

test('rows whose read has failed are read by who is asked instead, and none is left out or doubled', async () => {
  const all = Array.from({ length: 1_200 }, (_, at) => at);
  let isLost = false;
  const ask = <Found>(found: Found): Promise<Found> => {
    isLost = !isLost;
    return isLost ? Promise.reject(new Error('lost')) : Promise.resolve(found);
  };
  const reader = {} as Reader;
  const places = [
    byPlace<number>((_reader, after, limit) =>
      ask(all.filter((row) => after === null || row > after).slice(0, limit)),
    ),
    byPages<number>((_reader, { page, limit }) => ask(all.slice((page - 1) * limit, page * limit))),
  ];
  const once = readOnce(() => ask(all));
  places.push(
    byPages(async (each, { page, limit }) => (await once(each)).slice((page - 1) * limit, page * limit)),
  );
  for (const next of places) {
    isLost = false;
    const found: number[] = [];
    for (;;) {
      const rows = await next(reader).catch(() => next(reader));
      if (rows.length === 0) break;
      found.push(...rows);
    }
    expect(found).toEqual(all);
  }
});
