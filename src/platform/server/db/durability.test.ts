import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadTestServer } from '../config.ts';
import { collectLog } from '#testing/collect-log.ts';
import { newTestLocation } from '#testing/database/test-database.ts';
import { DirectoryInUse } from '../place/directory-lock.ts';
import type { DatabaseLocation } from './engine.ts';
import { openDatabase } from './open-database.ts';

const writer = new URL('../../../testing/database/write-forever.ts', import.meta.url).pathname;
const open = (location: DatabaseLocation) => openDatabase({ location, log: collectLog(), jobs: [] });
const newDirectory = async (): Promise<DatabaseLocation> => ({
  kind: 'pglite',
  directory: join(await mkdtemp(join(tmpdir(), 'krogkoll-db-')), 'db'),
});

/** Lets a writer run until so many rows are acknowledged, kills it, and answers the last number it said. */
async function writeUntilKilled(location: DatabaseLocation, rows: number): Promise<number> {
  const child: ChildProcess = spawn(process.execPath, [writer, JSON.stringify(location)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.split('\n').length > rows) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return Number(said.split('\n').at(-2));
}

test('R54: a killed process loses no acknowledged row, again and again', async () => {
  const given = await newTestLocation();
  const location = given.kind === 'postgres' ? given : await newDirectory();
  let last = 0;
  for (const rows of [7, 60, 25]) {
    last = await writeUntilKilled(location, rows);
    const { db } = await open(location);
    const kept = await db.platformRead((reader) =>
      reader.query<{ number: number }>('select number from kept order by number'),
    );
    await db.close();
    expect(kept.length).toBeGreaterThanOrEqual(last);
    expect(kept.map(({ number }) => number)).toEqual(kept.map((_, index) => index + 1));
  }
  expect(last).toBeGreaterThan(80);
}, 120_000);

// What the other engine cannot change is proven once.
const isServer = loadTestServer() !== undefined;

test.skipIf(isServer)(
  'two processes on one directory: the second is refused in words, and served when the first is gone',
  async () => {
    const location = await newDirectory();
    const first = await open(location);
    await expect(open(location)).rejects.toThrow(DirectoryInUse);
    const child = spawn(process.execPath, [writer, JSON.stringify(location)], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => void (complaint += chunk.toString()));
    await once(child, 'close');
    expect(child.exitCode).not.toBe(0);
    expect(complaint).toContain('another Krogkoll process is using the data directory');
    await first.db.close();
    await (await open(location)).db.close();
  },
  120_000,
);

test.skipIf(isServer)(
  'a first start that was killed half-way leaves no half database',
  async () => {
    const location = await newDirectory();
    const child = spawn(process.execPath, [writer, JSON.stringify(location)], { stdio: 'ignore' });
    const directory = location.kind === 'pglite' ? (location.directory ?? '') : '';
    await expect
      .poll(() => existsSync(join(directory, 'PG_VERSION')), { timeout: 30_000, interval: 5 })
      .toBe(true);
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(existsSync(`${directory}.creating`)).toBe(true);
    const { db } = await open(location);
    expect(existsSync(`${directory}.creating`)).toBe(false);
    expect(await db.platformRead((reader) => reader.query('select 1 as one'))).toEqual([{ one: 1 }]);
    await db.close();
  },
  120_000,
);
