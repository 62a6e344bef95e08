import { describe, expect, test } from 'vitest';
import { ConfigError } from './config-setting.ts';
import { DirectoryInUse } from './place/directory-lock.ts';
import { DatabaseDamaged } from './db/embedded.ts';
import { MigrationConflict } from './db/read-migrations.ts';
import { DatabaseUnavailable } from './db/unavailable.ts';
import { startFault } from './start-fault.ts';

describe('a start that fails', () => {
  test.each([
    [new ConfigError('The settings need attention:\n  PORT must be …')],
    [new DirectoryInUse('database.lock')],
    [new MigrationConflict('0001_foundation.sql was changed after it was applied')],
  ])('says its code and what to do, and no more: %s', (error) => {
    expect(startFault(error)).toBe(`Krogkoll cannot start (${error.code}): ${error.message}`);
  });

  test('says why the database is away', () => {
    expect(startFault(new DatabaseUnavailable(new Error('connect ECONNREFUSED 127.0.0.1:5432')))).toBe(
      'Krogkoll cannot start (database_unavailable): the database cannot be reached: connect ECONNREFUSED 127.0.0.1:5432',
    );
  });

  test('says what to restore when the database is damaged, in one sentence', () => {
    const cause = new DatabaseUnavailable(new Error('PGlite failed to initialize properly'));
    expect(startFault(new DatabaseDamaged('/data/database', cause))).toBe(
      'Krogkoll cannot start (database_damaged): the database in /data/database does not open; with room on its volume and ' +
        'nothing changed in it, put the whole DATA_DIR back from the newest backup (docs/operations.md, Backup): ' +
        'PGlite failed to initialize properly',
    );
  });

  test('names the port that is taken', () => {
    const taken = Object.assign(new Error('listen EADDRINUSE: address already in use 127.0.0.1:3000'), {
      code: 'EADDRINUSE',
      syscall: 'listen',
    });
    expect(startFault(taken)).toBe(
      `Krogkoll cannot start: ${taken.message}. Set another HOST, PORT or SMTP_PORT, or stop what listens there.`,
    );
  });

  test('keeps the trace of a fault that nobody foresaw', () => {
    expect(startFault(new TypeError('x is undefined'))).toMatch(/TypeError: x is undefined\n +at /);
    expect(startFault('a text')).toBe('a text');
  });
});
