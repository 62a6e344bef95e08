import { PGlite } from '@electric-sql/pglite';
import type { DurableFiles } from './durable-files.ts';

/**
 * The engine's own start parameters, and a quarter of the usual sample for statistics: nobody else has a turn while a table is analysed,
 * which takes 42 ms of 60,000 lines for 243, and no plan of a page depends on more than orders of magnitude.
 */
export const plainStart = [...PGlite.defaultStartParams, '-c', 'default_statistics_target=25'];

/**
 * The same without its `-F`, which turns fsync off. Pages that it does not hold are in the operating system's
 * cache, so it holds fewer than the 128 MB that it would keep for good.
 */
export const durableStart = [
  ...plainStart.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
];

/** Throws unless a commit has just reached the disk. Leaves nothing in the database. */
export async function proveDurable(engine: PGlite, files: DurableFiles): Promise<void> {
  const before = files.flushes;
  await engine.query("select pg_logical_emit_message(true, 'krogkoll', 'does a commit reach the disk?')");
  if (files.flushes === before) throw new Error('a commit made no fsync: this engine would lose data');
}
