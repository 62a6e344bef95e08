import { join } from 'node:path';
import type { Config } from '../config.ts';
import { ConfigError } from '../config-setting.ts';
import type { DatabaseLocation } from '../db/engine.ts';
import type { ReplicaLocation } from '../db/replica/replica.ts';

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

/** The standby that answers reads, where the settings name one. Throws `ConfigError` beside the embedded engine, which has none. */
export const replicaOf = ({
  DATABASE_URL,
  DATABASE_READ_URL,
  DATABASE_READ_LAG,
}: Pick<Config, 'DATABASE_URL' | 'DATABASE_READ_URL' | 'DATABASE_READ_LAG'>): ReplicaLocation | undefined => {
  if (DATABASE_READ_URL === undefined) return undefined;
  if (DATABASE_URL === undefined)
    throw new ConfigError(
      'DATABASE_READ_URL needs DATABASE_URL: the embedded database has no standby, so leave it out or set both',
    );
  return { url: DATABASE_READ_URL, mostBehind: DATABASE_READ_LAG };
};
