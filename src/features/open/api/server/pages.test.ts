import { describe, expect, test } from 'vitest';
import { Refused } from '#platform/wire/refused.ts';
import { cursorOf, placeOf } from './queries-cursor.ts';
import { type AskWindow, pageAfter, type Row } from './queries-pages.ts';

const windowsOf =
  (rows: () => readonly Row[]): AskWindow =>
  async (page, limit) => ({
    rows: rows().slice((page - 1) * limit, page * limit),
    total: rows().length,
    beside: { sums: 'of all' },
  });

const row = (id: number): Row => ({ id: `row ${id}` });

/** Pages through a list, and lets something happen between two pages. */
const through = async (rows: { now: readonly Row[] }, limit: number, between: (page: number) => void) => {
  const seen: string[] = [];
  let cursor: string | undefined;
  for (let page = 1; page < 1_000; page += 1) {
    const answer = await pageAfter(
      windowsOf(() => rows.now),
      { cursor, limit, list: 'rows' },
    );
    if (answer instanceof Refused) throw new Error(answer.code);
    seen.push(...answer.data.map(({ id }) => String(id)));
    if (answer.next_cursor === null) return seen;
    cursor = answer.next_cursor;
    between(page);
  }
  throw new Error('it never ends');
};

describe('pages by cursor', () => {
  test.each([1, 2, 3, 7, 50, 200])('%i rows a page: each row once, in its order', async (limit) => {
    const rows = { now: Array.from({ length: 23 }, (_, at) => row(at)) };
    expect(await through(rows, limit, () => undefined)).toEqual(rows.now.map(({ id }) => id));
  });

  test.each([1, 5, 40])(
    'rows that come in front meanwhile neither repeat nor hide others (%i a page)',
    async (limit) => {
      const first = Array.from({ length: 120 }, (_, at) => row(at));
      const rows = { now: first };
      const seen = await through(rows, limit, (page) => {
        const news = Array.from({ length: (page * 7) % 11 }, (_, at) => row(1_000 * page + at));
        rows.now = [...news, ...rows.now];
      });
      expect(seen).toEqual(first.map(({ id }) => id));
    },
  );

  test('rows that go meanwhile take no others with them', async () => {
    const rows = { now: Array.from({ length: 60 }, (_, at) => row(at)) };
    const seen = await through(rows, 10, (page) => {
      if (page === 2)
        rows.now = rows.now.filter(({ id }) => id !== 'row 19' && id !== 'row 3' && id !== 'row 4');
    });
    expect(seen).toEqual(Array.from({ length: 60 }, (_, at) => `row ${at}`));
  });

  test('what stands beside the rows comes with each page, and an empty list ends at once', async () => {
    const page = await pageAfter(
      windowsOf(() => []),
      { cursor: undefined, limit: 5, list: 'rows' },
    );
    expect(page).toEqual({ data: [], next_cursor: null, sums: 'of all' });
  });

  test.each([
    '',
    'x',
    '{}',
    'W10',
    btoa('[-1,[],"rows"]'),
    btoa('[0,[1],"rows"]'),
    btoa('[0,["a","b","c","d"],"rows"]'),
  ])('a cursor that is none is refused: %s', async (cursor) => {
    const answer = await pageAfter(
      windowsOf(() => []),
      { cursor, limit: 5, list: 'rows' },
    );
    expect(answer).toMatchObject({ code: 'cursor.invalid', errors: { cursor: 'invalid' } });
  });

  test('a cursor of another list is refused', async () => {
    const cursor = cursorOf({ offset: 5, anchors: ['row 4'], list: 'others' });
    expect(placeOf(cursor)).toEqual({ offset: 5, anchors: ['row 4'], list: 'others' });
    const answer = await pageAfter(
      windowsOf(() => [row(1)]),
      { cursor, limit: 5, list: 'rows' },
    );
    expect(answer).toMatchObject({ code: 'cursor.invalid' });
  });
});
