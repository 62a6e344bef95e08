import { PGlite } from '@electric-sql/pglite';
import type { DurableFiles } from './durable-files.ts';

/**
 * The engine's start parameters without its `-F`, which turns fsync off. Pages that it does not hold are in the operating system's
 * cache, so it holds fewer than the 128 MB that it would keep for good.
 */
export const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
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
