import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadTestServer } from '../config.ts';
import { collectLog } from '#testing/collect-log.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { EmbeddedEngine } from './embedded/embedded-engine.ts';
import { openEmbedded } from './embedded.ts';
import { whileAsked } from './given-up.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Reader } from './port.ts';
import { inReading } from './reading.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const one = (reader: Reader): Promise<object[]> => reader.query('select 1 as one');

describe('a read that nobody waits for', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase();
  });
  afterAll(() => open.db.close());

  test('goes no further than the statement it is at, and its session is used again', async () => {
    const caller = new AbortController();
    let statements = 0;
    const left = whileAsked(caller.signal, () =>
      open.db.platformRead(async (reader) => {
        await one(reader);
        statements += 1;
        caller.abort();
        await one(reader);
        statements += 1;
      }),
    );
    await expect(left).rejects.toThrow(DatabaseUnavailable);
    expect(statements).toBe(1);
    expect(await open.db.platformRead(one)).toEqual([{ one: 1 }]);
  });

  test('does not begin when its turn comes', async () => {
    const work = whileAsked(AbortSignal.abort(), () => open.db.platformRead(one));
    await expect(work).rejects.toThrow(DatabaseUnavailable);
  });

  test('is another than what writes, which goes on to its end', async () => {
    const written = whileAsked(AbortSignal.abort(), () => open.db.platformTransaction(one));
    expect(await written).toEqual([{ one: 1 }]);
  });
});

test.skipIf(loadTestServer() !== undefined)(
  'R53: a statement of the embedded engine that takes too long is ended, and the next one is served',
  async () => {
    const started: EmbeddedEngine[] = [];
    const directory = join(await mkdtemp(join(tmpdir(), 'krogkoll-db-')), 'db');
    const engine = await openEmbedded({ kind: 'pglite', directory }, collectLog(), (start) => {
      const next = new EmbeddedEngine(start);
      started.push(next);
      return next;
    });
    await engine.pool.query('create role krogkoll_platform; create table kept as select 7 as id');
    await engine.pool.query('grant all on kept to krogkoll_platform');
    const read = (text: string): Promise<object[]> =>
      inReading(engine, { organizationId: null, longest: 1_000 }, (reader) => reader.query(text));
    // It would take hours.
    const endless = read('select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b');
    const waiting = read('select id from kept');
    await expect(endless).rejects.toThrow(DatabaseUnavailable);
    expect(await waiting).toEqual([{ id: 7 }]);
    expect(started).toHaveLength(2);
    await engine.close();
  },
  60_000,
);
