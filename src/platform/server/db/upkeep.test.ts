import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectLog } from '#testing/collect-log.ts';
import { openEmbedded } from './embedded.ts';
import type { Engine } from './engine.ts';
import { keepStatistics } from './statistics.ts';
import { Upkeep } from './upkeep.ts';
import { keepVacuumed, vacuumWhatNeedsIt } from './vacuum.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openEmbedded({ kind: 'pglite', directory: null }, collectLog());
});
afterAll(() => engine.close());

/** The engine, at which pages are asked for until they end; counts how often somebody wanted to know. */
const besidePages = () => {
  const pages = { come: true, asked: 0 };
  const hasPages = (): boolean => {
    pages.asked += 1;
    return pages.come;
  };
  return { pages, busy: { ...engine, hasPages } };
};

/** A table that nothing is known of. */
const newTable = async (name: string): Promise<void> => {
  await engine.pool.query(`create table ${name} (id int primary key, word text)`);
  await engine.pool.query(`insert into ${name} select n, 'word ' || n from generate_series(1, 3000) n`);
};

const isKnown = async (name: string): Promise<boolean> => {
  const { rows } = await engine.pool.query<{ known: boolean }>(
    'select reltuples > 0 as known from pg_class where relname = $1',
    [name],
  );
  return rows[0]?.known ?? false;
};

const soon = { timeout: 20_000, interval: 20 };

test('upkeep waits while pages are asked for, for a while at most, and anew when it is done', () => {
  const { pages, busy } = besidePages();
  const patient = new Upkeep(busy);
  expect([patient.may(), new Upkeep(busy, 0).may(), new Upkeep({}).may()]).toEqual([false, true, true]);
  pages.come = false;
  expect(patient.may()).toBe(true);
  patient.done();
  pages.come = true;
  expect(patient.may()).toBe(false);
});

test('a table that has outgrown what is known of it is analysed when no page would wait for it', async () => {
  await newTable('grown');
  const { pages, busy } = besidePages();
  const keeper = keepStatistics(busy, collectLog(), { lookAfter: 5 });
  keeper.wrote();
  await expect.poll(() => pages.asked, soon).toBeGreaterThan(3);
  expect(await isKnown('grown')).toBe(false);
  pages.come = false;
  await expect.poll(() => isKnown('grown'), soon).toBe(true);
  await keeper.stop();
});

test('a vacuum waits for a moment without pages, and leaves what is left when they come again', async () => {
  await vacuumWhatNeedsIt(engine);
  await newTable('one');
  await newTable('other');
  const { pages, busy } = besidePages();
  const stop = keepVacuumed(busy, collectLog(), { every: 5, lookAgain: 5 });
  await expect.poll(() => pages.asked, soon).toBeGreaterThan(3);
  expect([await isKnown('one'), await isKnown('other')]).toEqual([false, false]);
  let asked = 0;
  expect(await vacuumWhatNeedsIt(engine, () => (asked += 1) < 3)).toBe(false);
  expect([await isKnown('one'), await isKnown('other')].filter(Boolean)).toHaveLength(1);
  pages.come = false;
  await expect.poll(async () => (await isKnown('one')) && (await isKnown('other')), soon).toBe(true);
  stop();
}, 60_000);
