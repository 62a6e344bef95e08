import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { dealUntilClosed } from './deals.ts';
import { buildHome } from './home.ts';
import { inspect } from './inspect.ts';
import { Ledger, sendUntilClosed } from './senders.ts';
import type { Doors } from './senders.ts';
import { startServer } from './server-child.ts';
import type { Home } from './server-child.ts';
import { signInAt, waitingIn } from './uploader.ts';
import type { Account } from './uploader.ts';
import { compiled } from '../support/product.ts';

const root = resolve(import.meta.dirname, '..', '..');

/** How a command ended. */
interface Told {
  readonly code: number | null;
  readonly said: string;
}

/** Runs a command of the command line on a home. */
export const commandAt = async (home: Home, ...words: readonly string[]): Promise<Told> => {
  const child = spawn(process.execPath, ['src/app/cli.ts', ...words], {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: compiled,
      DATA_DIR: home.dataDir,
      ...(home.databaseUrl === null ? {} : { DATABASE_URL: home.databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, said: `${out}${err}` };
};

/** What the drill showed. Every list should be empty. */
export interface Drill {
  readonly backups: number;
  /** Documents that were acknowledged before the first and before the last backup. */
  readonly acknowledged: readonly number[];
  readonly lost: readonly string[];
  readonly damaged: readonly string[];
  /** Miscounted rows, and documents that did not come to an end in the restored place. */
  readonly miscounted: readonly string[];
  /** Commands that did not end well, by what they said. */
  readonly failed: readonly string[];
  /** What each backup said. */
  readonly said: readonly string[];
  /** Seconds of the slowest restore. */
  readonly slowestRestore: number;
}

export interface DrillPlan {
  readonly backups: number;
  readonly databaseUrl: string | null;
  /** The database of each restore; null is the embedded one of its place. */
  readonly restoreTo: (backup: number) => Promise<string | null>;
  /** Looks at a backup before it goes. */
  readonly inspectBackup?: (folder: string) => Promise<void>;
  readonly say?: (line: string) => void;
}

/** What had been acknowledged when a backup was asked for. */
const soFar = (ledger: Ledger): Ledger => {
  const kept = new Ledger();
  for (const hash of ledger.acknowledged) kept.acknowledged.add(hash);
  return kept;
};

/** Starts a restored place and lets it do what was left to do: what a mail carries becomes documents only then. */
const finishWork = async (place: Home, account: Account): Promise<void> => {
  const server = await startServer(place);
  const { url } = server;
  const token = await signInAt(url, account);
  const limit = performance.now() + 60_000;
  // A crowded machine refuses a list for a while.
  const waiting = () => waitingIn({ url, token }, account).catch(() => Number.NaN);
  while ((await waiting()) !== 0 && performance.now() < limit) await delay(50);
  await server.end('SIGTERM');
};

/**
 * Takes backups of a server while clients mail, upload and push to it, and restores each into an empty place: every document that
 * was acknowledged before the backup was asked for is there, with its original.
 */
export const drillRun = async ({
  backups,
  databaseUrl,
  restoreTo,
  inspectBackup,
  say,
}: DrillPlan): Promise<Drill> => {
  const scratch = await mkdtemp(join(tmpdir(), 'krogkoll-drill-'));
  const home: Home = { dataDir: join(scratch, 'place'), databaseUrl };
  const account = await buildHome(home);
  const ledger = new Ledger();
  const server = await startServer(home);
  const doors: Doors = { place: null, closed: false };
  const { url, smtpPort } = server;
  doors.place = { url, smtpPort, token: await signInAt(url, account) };
  const sending = Promise.all([
    sendUntilClosed(doors, account, ledger, ['upload', 'mail', 'push', 'mail']),
    dealUntilClosed(doors, account, ledger),
  ]);
  const taken: { readonly folder: string; readonly before: Ledger }[] = [];
  const failed: string[] = [];
  const said: string[] = [];
  for (let backup = 1; backup <= backups; backup += 1) {
    const enough = ledger.acknowledged.size + 5;
    const limit = performance.now() + 20_000;
    while (ledger.acknowledged.size < enough && performance.now() < limit) await delay(20);
    const folder = join(scratch, `backup-${backup}`);
    const before = soFar(ledger);
    const told = await commandAt(home, 'backup', folder);
    if (told.code !== 0) failed.push(told.said);
    else taken.push({ folder, before });
    said.push(told.said);
    say?.(`backup ${backup} of ${before.acknowledged.size} acknowledged: ${told.said.trim()}`);
  }
  doors.closed = true;
  await sending;
  await server.end('SIGTERM');

  const found = { lost: [] as string[], damaged: [] as string[], miscounted: [] as string[] };
  let slowestRestore = 0;
  for (const [at, { folder, before }] of taken.entries()) {
    await inspectBackup?.(folder);
    const place: Home = { dataDir: join(scratch, `restored-${at}`), databaseUrl: await restoreTo(at) };
    const from = performance.now();
    const told = await commandAt(place, 'restore', folder);
    slowestRestore = Math.max(slowestRestore, (performance.now() - from) / 1000);
    if (told.code !== 0) failed.push(told.said);
    else {
      await finishWork(place, account);
      const { lost, damaged, miscounted, unfinished } = await inspect(place, account.organizationId, before);
      found.lost.push(...lost);
      found.damaged.push(...damaged);
      found.miscounted.push(...miscounted, ...unfinished);
    }
    say?.(`restore ${at + 1}: ${told.said.trim()}`);
    await rm(place.dataDir, { recursive: true, force: true });
  }
  await rm(scratch, { recursive: true, force: true });
  const acknowledged = taken.map(({ before }) => before.acknowledged.size);
  return { backups: taken.length, acknowledged, ...found, failed, said, slowestRestore };
};
