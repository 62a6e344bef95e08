import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { DurableFiles } from './durable-files.ts';
import { durableStart, proveDurable } from './durable-start.ts';

test('each commit is flushed, and an engine that starts without fsync is found out', async () => {
  const directory = join(await mkdtemp(join(tmpdir(), 'krogkoll-db-')), 'db');
  const files = new DurableFiles(directory);
  const durable = await PGlite.create({ fs: files, startParams: durableStart });
  await proveDurable(durable, files);
  await durable.exec('create table kept (id int)');
  for (let id = 0; id < 5; id += 1) {
    const before = files.flushes;
    await durable.query('insert into kept values ($1)', [id]);
    expect(files.flushes).toBeGreaterThan(before);
  }
  await durable.close();

  const lazyFiles = new DurableFiles(directory);
  const lazy = await PGlite.create({ fs: lazyFiles, startParams: PGlite.defaultStartParams });
  await expect(proveDurable(lazy, lazyFiles)).rejects.toThrow('no fsync');
  await lazy.close();
}, 60_000);
