import { type DatabaseFunction, functionsFolder, readFunctions } from './read-functions.ts';
import { type Migration, migrationsFolder, readMigrations } from './read-migrations.ts';

/** What a database is made of: the steps of its tables, and its functions, those first that others call. */
export interface Schema {
  readonly migrations: readonly Migration[];
  readonly functions: readonly DatabaseFunction[];
}

/** The schema as the files of `database/` say it. */
export const readSchema = async (): Promise<Schema> => ({
  migrations: await readMigrations(migrationsFolder),
  functions: await readFunctions(functionsFolder),
});
