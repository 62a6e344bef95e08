import type { Config } from './config.ts';
import { ConfigError } from './config-setting.ts';

/** Which parts of the server a process starts. Every one listens, for its health and its figures. */
export interface Parts {
  /** Works jobs off, looks into mailboxes elsewhere and asks for what the hour and the night bring. */
  readonly works: boolean;
  readonly receivesMail: boolean;
  readonly makesSample: boolean;
}

/** What ROLE says. Throws `ConfigError` for a part on the embedded engine, which one process has to itself. */
export const partsOf = ({ ROLE, DATABASE_URL }: Pick<Config, 'ROLE' | 'DATABASE_URL'>): Parts => {
  if (ROLE !== 'all' && DATABASE_URL === undefined)
    throw new ConfigError(`ROLE=${ROLE} needs DATABASE_URL: several processes share one PostgreSQL server`);
  const isAll = ROLE === 'all';
  return { works: isAll || ROLE === 'work', receivesMail: isAll || ROLE === 'mail', makesSample: isAll };
};
