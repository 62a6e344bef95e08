import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database/test-database.ts';
import type { OpenDatabase } from './db/open-database.ts';
import type { Tx } from './db/port.ts';
import { joinByHash } from './join-by-hash.ts';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.db.close());

const planner = (tx: Tx) =>
  tx.query<{ loops: string; jit: string }>(
    `select current_setting('enable_nestloop') as loops, current_setting('jit') as jit`,
  );

test('loops and compiling are off for the work, and afterwards as the server has them', async () => {
  const [before, during, after] = await open.db.platformTransaction(async (tx) => [
    await planner(tx),
    await joinByHash(tx, () => planner(tx)),
    await planner(tx),
  ]);
  expect(during).toEqual([{ loops: 'off', jit: 'off' }]);
  expect(after).toEqual(before);
});
