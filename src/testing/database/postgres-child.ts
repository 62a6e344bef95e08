import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  globSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL server of its own, with its own data directory. */
export interface PostgresChild {
  readonly url: string;
  /** Kills every process of it at once. */
  readonly kill: () => Promise<void>;
  /** Starts it again on what lies on the disk. */
  readonly start: () => Promise<void>;
  /** Kills it and starts it again. */
  readonly crash: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface PostgresOptions {
  /** Settings of its own, as `name=value`; what is committed is kept unless they say otherwise. */
  readonly settings?: readonly string[];
  /** The address of the server that it is to be a standby of. */
  readonly standbyOf?: string;
}

const binaries = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin')
    .toSorted((a, b) => Number(b.split('/').at(-2)) - Number(a.split('/').at(-2)))
    .find((folder) => existsSync(join(folder, 'initdb')));

export const hasPostgres = (): boolean => binaries() !== undefined;

const numberOf = (kind: '-u' | '-g'): number =>
  Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root; then it runs as its own user. */
const owner = (): { readonly uid?: number; readonly gid?: number } =>
  process.getuid?.() === 0 ? { uid: numberOf('-u'), gid: numberOf('-g') } : {};

/** Below the ports that systems give to connections (from 32768 on): one of those would be taken while the server is down. */
const freePort = async (): Promise<number> => {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((done) => {
      probe.once('error', () => done(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
    });
    if (isFree) return port;
  }
};

const answers = async (connectionString: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Who serves connections for it: every one leads a session of its own, so no signal to the group of the first reaches it. */
const childrenOf = (parent: number): readonly number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((row) => row.trim().split(/\s+/u).map(Number))
    .flatMap(([id, of]) => (id !== undefined && of === parent ? [id] : []));

/** Kills it and all that serve for it. It stands still meanwhile: one that is born after the list would hold its memory. */
const killWhole = (first: number): void => {
  process.kill(first, 'SIGSTOP');
  for (const id of [first, ...childrenOf(first)]) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
};

/** Starts one: an empty server, or a standby that follows another as it is. */
export const startPostgres = async ({
  settings = [],
  standbyOf,
}: PostgresOptions = {}): Promise<PostgresChild> => {
  const folder = binaries();
  if (folder === undefined) throw new Error('PostgreSQL is not installed');
  const data = mkdtempSync(join(tmpdir(), 'krogkoll-postgres-'));
  const logFile = `${data}.log`;
  const as = owner();
  if (as.uid !== undefined) chownSync(data, as.uid, as.gid ?? as.uid);
  const quiet = { ...as, cwd: '/', stdio: 'ignore' } as const;
  if (standbyOf === undefined)
    execFileSync(join(folder, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'krogkoll', '-E', 'UTF8'], quiet);
  else
    execFileSync(
      join(folder, 'pg_basebackup'),
      ['-D', data, '-d', standbyOf, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
      quiet,
    );
  const log = openSync(logFile, 'a');
  const port = await freePort();
  const url = `postgres://krogkoll@127.0.0.1:${port}/postgres`;
  const own = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=on', ...settings];
  let running: ChildProcess;
  const start = async (): Promise<void> => {
    running = spawn(
      join(folder, 'postgres'),
      ['-D', data, '-p', String(port), ...own.flatMap((setting) => ['-c', setting])],
      { ...as, cwd: '/', stdio: ['ignore', log, log] },
    );
    const limit = performance.now() + 30_000;
    while (!(await answers(url))) {
      if (performance.now() > limit || running.exitCode !== null)
        throw new Error(`PostgreSQL did not start\n${readFileSync(logFile, 'utf8').slice(-2_000)}`);
      await delay(50);
    }
  };
  const kill = async (): Promise<void> => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((done) => running.once('exit', done));
    killWhole(running.pid ?? 0);
    await ended;
    rmSync(join(data, 'postmaster.pid'), { force: true });
  };
  await start();
  return {
    url,
    kill,
    start,
    crash: async () => {
      await kill();
      await start();
    },
    close: async () => {
      await kill();
      closeSync(log);
      rmSync(logFile);
      rmSync(data, { recursive: true, force: true });
    },
  };
};
