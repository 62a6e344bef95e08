import { appendFile, rename, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandAt, drillRun } from './backup-run.ts';
import { hasPostgres, startPostgres } from './postgres-child.ts';

// One on each engine; twenty of them: npm run bench -- --only backups.
const whole = { backups: 1, lost: [], damaged: [], miscounted: [], failed: [] };
const limit = 200_000;

/** A half backup and a changed one are refused, and nothing comes of them. */
const refusals = async (folder: string): Promise<void> => {
  const place = { dataDir: join(folder, '..', 'refused'), databaseUrl: null };
  const manifest = join(folder, 'manifest.json');
  await rename(manifest, `${manifest}.away`);
  expect(await commandAt(place, 'restore', folder)).toMatchObject({
    code: 2,
    said: expect.stringContaining('only half of one'),
  });
  await rename(`${manifest}.away`, manifest);
  const copy = join(folder, 'tables', 'public.document.jsonl.gz');
  await appendFile(copy, 'x');
  expect(await commandAt(place, 'restore', folder)).toMatchObject({
    code: 2,
    said: expect.stringContaining('public.document.jsonl.gz of this backup has been changed'),
  });
  await truncate(copy, (await stat(copy)).size - 1);
};

test(
  'R54 embedded: a backup under load restores to all that was acknowledged before it, and a half or changed one is refused',
  async () => {
    const drill = await drillRun({
      backups: 1,
      databaseUrl: null,
      restoreTo: () => Promise.resolve(null),
      inspectBackup: refusals,
    });
    expect(drill).toMatchObject(whole);
    expect(drill.said[0]).toMatch(/the database stood still for \d+ ms/);
  },
  limit,
);

test.skipIf(!hasPostgres())(
  'R54 PostgreSQL: a backup under load restores to all that was acknowledged before it, on the embedded engine',
  async () => {
    const postgres = await startPostgres();
    const drill = await drillRun({
      backups: 1,
      databaseUrl: postgres.url,
      restoreTo: () => Promise.resolve(null),
    });
    await postgres.close();
    expect(drill).toMatchObject(whole);
  },
  limit,
);
