import { appendFile, mkdtemp, rename, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBackup } from '#platform/server/backup/check-backup.ts';
import { isWhole, turn } from '#testing/share.ts';
import { commandAt, drillRun } from './backup-run.ts';
import { buildHome, openHome } from './home.ts';
import { hasPostgres, startPostgres } from '#testing/database/postgres-child.ts';
import type { Home } from './server-child.ts';

// Each takes half a minute, so every second commit runs one of them; twenty backups on both engines: npm run bench -- --only backups.
const isTurn = (at: number): boolean => isWhole('BENCH') || turn % 6 === at * 2;
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
  await expect(checkBackup(folder)).rejects.toThrow(
    'public.document.jsonl.gz of this backup has been changed',
  );
  await truncate(copy, (await stat(copy)).size - 1);
};

test.runIf(isTurn(0))(
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

test.runIf(hasPostgres() && isTurn(1))(
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

const accountsIn = async (home: Home): Promise<readonly string[]> => {
  const { db } = await openHome(home);
  const rows = await db.platformRead((reader) =>
    reader.query<{ email: string }>('select email from user_account order by email'),
  );
  await db.close();
  return rows.map(({ email }) => email);
};

test.runIf(hasPostgres() && isTurn(2))(
  'a place moves to PostgreSQL and back: all is there, and what was left is closed to every start',
  async () => {
    const postgres = await startPostgres();
    const embedded: Home = { dataDir: await mkdtemp(join(tmpdir(), 'krogkoll-move-')), databaseUrl: null };
    const server: Home = { ...embedded, databaseUrl: postgres.url };
    await buildHome(embedded);
    const before = await accountsIn(embedded);
    expect(await commandAt(embedded, 'move', postgres.url)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/public\.user_account +3 rows .* the same\n[^]*moved and compared/),
    });
    await expect(openHome(embedded)).rejects.toThrow('has been moved to another engine');
    expect(await accountsIn(server)).toEqual(before);
    expect((await commandAt(server, 'move', 'embedded')).said).toContain('is there already');
    await rename(join(embedded.dataDir, 'database'), join(embedded.dataDir, 'database.before'));
    const held = await openHome(server);
    expect((await commandAt(server, 'move', 'embedded')).said).toContain('a server is running');
    await held.db.close();
    expect(await commandAt(server, 'move', 'embedded')).toMatchObject({ code: 0 });
    expect(await accountsIn(embedded)).toEqual(before);
    await expect(openHome(server)).rejects.toThrow('has been moved to another engine');
    await postgres.close();
    await rm(embedded.dataDir, { recursive: true, force: true });
  },
  limit,
);
