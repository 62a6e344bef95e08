import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { DatabaseLocation } from '../db/engine.ts';

/** The folder of DATA_DIR that the embedded database lies in. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, 'database');

/** Where the settings say that the database is. */
export const locationOf = ({
  DATABASE_URL,
  DATABASE_DIRECT_URL,
  DATA_DIR,
}: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'> & Partial<Pick<Config, 'DATABASE_DIRECT_URL'>>): Exclude<
  DatabaseLocation,
  { readonly directory: null }
> =>
  DATABASE_URL === undefined
    ? { kind: 'pglite', directory: embeddedFolder(DATA_DIR) }
    : {
        kind: 'postgres',
        url: DATABASE_URL,
        ...(DATABASE_DIRECT_URL === undefined ? {} : { directUrl: DATABASE_DIRECT_URL }),
      };
