import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { dealUntilClosed } from './deals.ts';
import { nextFile } from './files.ts';
import { buildHome } from './home.ts';
import { inspect } from './inspect.ts';
import type { Faults } from './inspect.ts';
import { copiesOf, Ledger, sendAll, sendUntilClosed } from './senders.ts';
import type { Doors } from './senders.ts';
import { startServer } from './server-child.ts';
import type { Home, ServerChild } from './server-child.ts';
import { signInAt, waitingIn } from './uploader.ts';
import type { OpenAccount } from './uploader.ts';

/** What a run of kills showed. */
export interface CrashReport extends Faults {
  readonly kills: number;
  readonly sent: number;
  readonly acknowledged: number;
  readonly taken: Ledger['taken'];
  readonly repeated: number;
  /** Deals that were told of, and sends of them that were repeated under their key. */
  readonly deals: number;
  readonly dealsRepeated: number;
  readonly invoices: number;
  /** Milliseconds. */
  readonly slowestStart: number;
  /** Seconds of processor time: of the first start, after an orderly end, and of the heaviest after a kill. */
  readonly firstStart: number;
  readonly heaviestStart: number;
  /** Milliseconds from the end of sending until nothing waited. */
  readonly drained: number;
  /** The exit code of the last, orderly stop. */
  readonly exitCode: number | null;
}

/** A server that is killed and started again on the same home, and the doors that clients send to. */
class Victim {
  readonly doors: Doors = { place: null, closed: false };
  slowestStart = 0;
  /** Processor time of each start. */
  readonly starts: number[] = [];
  readonly #home: Home;
  readonly #account: OpenAccount;
  #server: ServerChild | null = null;

  constructor(home: Home, account: OpenAccount) {
    this.#home = home;
    this.#account = account;
  }

  async begin(): Promise<void> {
    const server = await startServer(this.#home);
    this.#server = server;
    this.slowestStart = Math.max(this.slowestStart, server.readyAfter);
    this.starts.push(server.readyAfterWork ?? 0);
    const { url, smtpPort } = server;
    this.doors.place = { url, smtpPort, token: await signInAt(url, this.#account) };
  }

  async kill(): Promise<void> {
    this.doors.place = null;
    await this.#server?.end('SIGKILL');
    await this.begin();
  }

  /** Waits until nothing is left to be read; answers how long that took. */
  async drain(patience: number): Promise<number> {
    const { place } = this.doors;
    const from = performance.now();
    if (place === null) return 0;
    // A sign-in lasts for a quarter of an hour: less than the sending of a large run.
    const token = await signInAt(place.url, this.#account);
    while ((await waitingIn({ ...place, token }, this.#account)) > 0) {
      if (performance.now() - from > patience) break;
      await delay(100);
    }
    return performance.now() - from;
  }

  async stop(): Promise<number | null> {
    this.doors.place = null;
    return (await this.#server?.end('SIGTERM'))?.code ?? null;
  }
}

/** What a run is made of: the sending, and the kills beside it. Both have the same server. */
interface Scenario {
  readonly databaseUrl: string | null;
  readonly kills: number;
  readonly play: (victim: Victim, account: OpenAccount, ledger: Ledger) => Promise<void>;
}

const patience = 300_000;

const run = async ({ databaseUrl, kills, play }: Scenario): Promise<CrashReport> => {
  const home: Home = { dataDir: await mkdtemp(join(tmpdir(), 'krogkoll-kill-')), databaseUrl };
  const account = await buildHome(home);
  const ledger = new Ledger();
  const victim = new Victim(home, account);
  await victim.begin();
  await play(victim, account, ledger);
  const drained = await victim.drain(patience);
  const exitCode = await victim.stop();
  const found = await inspect(home, account.organizationId, ledger);
  await rm(home.dataDir, { recursive: true, force: true });
  const { repeated, taken, deals } = ledger;
  const told = { deals: deals.acknowledged.size, dealsRepeated: deals.repeated };
  const counts = { sent: ledger.sent.size, acknowledged: ledger.acknowledged.size, taken, repeated, ...told };
  const { slowestStart } = victim;
  const [firstStart = 0, ...afterKills] = victim.starts;
  const starts = { slowestStart, firstStart, heaviestStart: Math.max(0, ...afterKills) };
  return { kills, ...counts, ...found, ...starts, drained, exitCode };
};

/** Waits for an acknowledgement, so that every kill meets work; a machine that is too slow for one is not waited for. */
const someAcknowledged = async ({ acknowledged }: Ledger): Promise<void> => {
  const before = acknowledged.size;
  const limit = performance.now() + 5000;
  while (acknowledged.size === before && performance.now() < limit) await delay(10);
};

/**
 * Lets the server live until each door has taken something, so that no run leaves one out: a deal needs an article, and that an
 * invoice which was read, for which a machine with another suite on it takes its time.
 */
const everyDoorTook = async ({ taken, deals }: Ledger): Promise<void> => {
  const limit = performance.now() + 60_000;
  const isMissing = () => Math.min(deals.acknowledged.size, ...Object.values(taken)) === 0;
  while (isMissing() && performance.now() < limit) await delay(10);
};

/** How a run is to go. `disturb` does harm of its own before every kill of the server. */
export interface CrashPlan {
  readonly kills: number;
  readonly databaseUrl: string | null;
  readonly disturb?: (kill: number) => Promise<void>;
  readonly say?: (line: string) => void;
}

/**
 * Kills the server with SIGKILL at random moments while clients mail, upload and push at once, starts it again each time,
 * lets it finish, stops it in order and looks at everything that is there.
 */
export const crashRun = ({ kills, databaseUrl, disturb, say }: CrashPlan): Promise<CrashReport> =>
  run({
    kills,
    databaseUrl,
    async play(victim, account, ledger) {
      const sending = Promise.all([
        sendUntilClosed(victim.doors, account, ledger, ['upload', 'mail', 'push', 'mail']),
        dealUntilClosed(victim.doors, account, ledger),
      ]);
      for (let kill = 1; kill <= kills; kill += 1) {
        await someAcknowledged(ledger);
        await delay(Math.random() * 700);
        await disturb?.(kill);
        await victim.kill();
        say?.(`kill ${kill}: ${ledger.acknowledged.size} acknowledged`);
      }
      await everyDoorTook(ledger);
      await delay(200);
      victim.doors.closed = true;
      await sending;
    },
  });

/** Every item is sent `copies` times by each of the three doors, all in parallel, while the server is killed. */
export interface CopiesPlan {
  readonly items: number;
  readonly copies: number;
  readonly kills: number;
  /** Senders at each door. */
  readonly atOnce: number;
  readonly databaseUrl: string | null;
  readonly say?: (line: string) => void;
}

/** Sends every item several times by every door, kills the server between, and counts what came of it. */
export const copiesRun = ({
  items,
  copies,
  kills,
  atOnce,
  databaseUrl,
  say,
}: CopiesPlan): Promise<CrashReport> =>
  run({
    kills,
    databaseUrl,
    async play(victim, account, ledger) {
      const files = Array.from({ length: items }, nextFile);
      const count = (): number => Object.values(ledger.taken).reduce((sum, each) => sum + each, 0);
      const all = items * copies * 3;
      const sending = sendAll(victim.doors, ledger, copiesOf(account, files, copies), atOnce);
      for (let kill = 1; kill <= kills; kill += 1) {
        while (count() < (all * kill) / (kills + 1)) await delay(10);
        await victim.kill();
        say?.(`kill ${kill}: ${count()} of ${all} taken`);
      }
      await sending;
    },
  });
