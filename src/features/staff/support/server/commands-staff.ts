import { mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import {
  createAccount,
  newPasswordHash,
  recordAccountEvent,
} from '#features/account/accounts/server/commands.ts';
import { endSessions } from '#features/account/sessions/server/commands.ts';
import type { Command } from '#platform/server/cli/command.ts';
import { systemClock } from '#platform/server/clock.ts';
import { loadConfig } from '#platform/server/config.ts';
import { DirectoryInUse } from '#platform/server/db/directory-lock.ts';
import { locationOf } from '#platform/server/db/location.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import type { Db } from '#platform/server/db/port.ts';
import { idSource } from '#platform/server/ids.ts';
import type { NewId } from '#platform/server/ids.ts';
import { createLog } from '#platform/server/log.ts';
import { mailAddress } from '#platform/server/post/address.ts';
import { Refused, refused } from '#platform/wire/refused.ts';

interface Moment {
  readonly now: Date;
  readonly newId: NewId;
}

export interface NewStaff {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** Makes an account of support staff, who set up their second factor when they first sign in. Answers its id. */
export const makeStaff = async (
  db: Db,
  { email, name, password }: NewStaff,
  { now, newId }: Moment,
): Promise<string | Refused<'bad.request' | 'user.already_exists'>> => {
  const address = mailAddress(email);
  if (address === null) return refused('bad.request', { email: 'invalid' });
  const passwordHash = await newPasswordHash(password, [email, name]);
  if (passwordHash instanceof Refused) return passwordHash;
  return db.platformTransaction(async (tx) => {
    const account = { email: address, fullName: name, passwordHash, emailVerified: true, staff: true };
    const made = await createAccount(tx, { ...account, onboardingStatus: 'ONBOARDED' }, { now, newId });
    if (made instanceof Refused) return made;
    const event = { action: 'support.staff-made', userId: made, requestId: newId() } as const;
    await recordAccountEvent(tx, event, { now, newId });
    return made;
  });
};

/**
 * Takes the second factor of staff away who have lost device and codes, and ends their sessions and visits: whoever found
 * the device is out. They set up another. False: no such staff.
 */
export const resetSecondFactor = (db: Db, email: string, { now, newId }: Moment): Promise<boolean> =>
  db.platformTransaction(async (tx) => {
    const [staff] = await tx.query<{ id: string }>(
      'select id from user_account where staff and lower(email) = lower($1)',
      [email],
    );
    if (staff === undefined) return false;
    await tx.query('delete from second_factor where user_id = $1', [staff.id]);
    const requestId = newId();
    await endSessions(tx, staff.id, { except: null, because: 'ended' }, { now, newId, requestId });
    const event = { action: 'support.second-factor-reset', userId: staff.id, requestId } as const;
    await recordAccountEvent(tx, event, { now, newId });
    return true;
  });

const usage = 'Usage: npm run -s cli -- staff --email ADDRESS (--name NAME | --reset-second-factor)';

const asked = (argv: readonly string[]) => {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        'reset-second-factor': { type: 'boolean', default: false },
      },
    });
    const { email, name, 'reset-second-factor': resets } = values;
    if (email === undefined || (name === undefined) !== resets) return null;
    return { email, name };
  } catch {
    return null;
  }
};

/** A line of the terminal that is not shown, or the first line of what is piped in. */
const readPassword = async (): Promise<string> => {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = process.stdin.isTTY === true;
  if (terminal) process.stderr.write('Password: ');
  const lines = createInterface({ input: process.stdin, output: silent, terminal });
  for await (const line of lines) {
    lines.close();
    if (terminal) process.stderr.write('\n');
    return line;
  }
  return '';
};

const openHome = async (): Promise<Db | DirectoryInUse> => {
  const config = loadConfig();
  const log = createLog(config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL);
  mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 });
  try {
    const { db } = await openDatabase({
      location: locationOf(config),
      log,
      jobs: [],
    });
    return db;
  } catch (error) {
    if (error instanceof DirectoryInUse) return error;
    throw error;
  }
};

/**
 * `staff --email ADDRESS --name NAME`: makes an account of support staff with a password from the terminal or standard
 * input; `--reset-second-factor` instead of a name lets one set up another. Exit code 0 when done, 2 when misused.
 */
export const staffCommand: Command = async (argv) => {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const complain = (line: string): void => void process.stderr.write(`${line}\n`);
  const wanted = asked(argv);
  if (wanted === null) {
    complain(usage);
    return 2;
  }
  const db = await openHome();
  if (db instanceof DirectoryInUse) {
    complain(db.message);
    return 1;
  }
  const moment = { now: systemClock.now(), newId: idSource(systemClock) };
  const { email, name } = wanted;
  try {
    if (name === undefined) {
      const isReset = await resetSecondFactor(db, email, moment);
      (isReset ? say : complain)(isReset ? `second factor reset: ${email}` : `user.not_found: ${email}`);
      return isReset ? 0 : 1;
    }
    const made = await makeStaff(db, { email, name, password: await readPassword() }, moment);
    if (made instanceof Refused) {
      const fields = Object.entries(made.errors ?? {}).map(([field, code]) => `${field} ${code}`);
      complain([made.code, ...fields].join(': '));
      return 1;
    }
    say(`staff made: ${email}. Sign in to set up the second factor.`);
    return 0;
  } finally {
    await db.close();
  }
};
