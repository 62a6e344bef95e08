import { MigrationConflict } from './read-migrations.ts';
import type { Engine } from './engine.ts';

/** Rows of `krogkoll_migration` that are no migrations: they close a database to every start. */
const closings = {
  '~moved':
    'has been moved to another engine, and this is what was left. Start with the settings of the new one',
  '~restoring': 'is half restored. Remove it, and restore the backup again into an empty place',
} as const;

export type Closing = keyof typeof closings;

/** Closes a database to every start; its tables are there. */
export const closingSql = (closing: Closing): string =>
  `insert into krogkoll_migration (name, checksum) values ('${closing}', '') on conflict (name) do nothing`;

/** Throws `MigrationConflict` when a move or a restore has closed the database. */
export const assertNotClosed = async ({ background }: Pick<Engine, 'background'>): Promise<void> => {
  const { rows } = await background.query<{ there: boolean }>(
    `select to_regclass('public.krogkoll_migration') is not null as there`,
  );
  if (rows[0]?.there !== true) return;
  const { rows: closed } = await background.query<{ name: Closing }>(
    `select name from krogkoll_migration where name like '~%'`,
  );
  for (const { name } of closed) throw new MigrationConflict(`this database ${closings[name]}.`);
};

/** Opens it again. */
export const openingSql = (closing: Closing): string =>
  `delete from krogkoll_migration where name = '${closing}'`;
