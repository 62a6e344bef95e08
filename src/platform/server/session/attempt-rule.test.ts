import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeAttempt } from '#core/access/attempts.ts';
import type { Attempts, Counted } from '#core/access/attempts.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { Refused } from '#platform/wire/refused.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.db.close());

const now = Date.UTC(2026, 0, 15, 12);
const minute = 60_000;
// On both sides of each limit, and on it.
const offset = fc
  .tuple(fc.constantFrom(-1440, -60, -5, 0, 5, 60, 61, 1440), fc.constantFrom(-1, 0, 1))
  .map(([minutes, more]) => now + minutes * minute + more);
const keys = fc.array(
  fc.record({
    free: fc.integer({ min: 1, max: 5 }),
    before: fc.option(
      fc.record({ failed: fc.integer({ min: 0, max: 40 }), at: offset, blockedUntil: offset }),
    ),
  }),
  { minLength: 1, maxLength: 3 },
);

const keyOf = (at: number): Buffer => Buffer.from([at]);

/** What the database makes of a try; nothing of it stays. Null: refused. */
const taken = async (counted: readonly Counted[]): Promise<Attempts[] | null> => {
  let after: Attempts[] | null = null;
  await open.db.platformTransaction(async (tx) => {
    for (const [at, { before }] of counted.entries()) {
      if (before === null) continue;
      await tx.query('insert into attempt (key, failed, at, blocked_until) values ($1, $2, $3, $4)', [
        keyOf(at),
        before.failed,
        new Date(before.at),
        new Date(before.blockedUntil),
      ]);
    }
    const [answer] = await tx.query<{ taken: boolean }>(
      'select krogkoll_take_attempt($1::bytea[], $2::integer[], $3) as taken',
      [counted.map((_, at) => keyOf(at)), counted.map(({ free }) => free), new Date(now)],
    );
    const rows = await tx.query<{ failed: number; at: Date; until: Date }>(
      'select failed, at, blocked_until as until from attempt order by key',
    );
    if (answer?.taken === true)
      after = rows.map(({ failed, at, until }) => ({ failed, at: Number(at), blockedUntil: Number(until) }));
    return new Refused('conflict');
  });
  return after;
};

it('R21 the database counts tries and makes keys wait as the rule says', async () => {
  await fc.assert(
    fc.asyncProperty(keys, async (counted) => {
      expect(await taken(counted)).toEqual(takeAttempt(counted, now));
    }),
    { numRuns: 200 },
  );
});
