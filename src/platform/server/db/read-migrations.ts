import { readdir, readFile } from 'node:fs/promises';

export const migrationsFolder = new URL('../../../../database/migrations/', import.meta.url);

export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** Checksums under which a database has it too, from lines `-- formerly …`: another text that made the same tables. */
  readonly formerly: readonly string[];
}

const formerLine = /^-- formerly ([0-9a-f]{64})$/gm;

/** The database and the migration files do not belong together. */
export class MigrationConflict extends Error {
  readonly code = 'migration_conflict';
}

/** The `NNNN_name.sql` files of a folder, in order. Throws when two share a number. */
export async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  names.forEach((name, index) => {
    if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name))
      throw new MigrationConflict(`${name} is not named NNNN_name.sql`);
    if (names[index - 1]?.slice(0, 4) === name.slice(0, 4))
      throw new MigrationConflict(`two migrations ${name.slice(0, 4)}`);
  });
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, formerly: [...sql.matchAll(formerLine)].map(([, checksum = '']) => checksum) };
    }),
  );
}
