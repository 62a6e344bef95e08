/**
 * Harms the database's line and the disk while invoices are mailed, uploaded and pushed; tells what the doors answered, how
 * soon they took something again, whether pages could be read meanwhile, and what was lost or doubled. `node bench/faults.ts [database|disk] [seconds]`; the disk
 * is a volume in memory, which needs the right to mount one.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openFaultProxy } from '#testing/peers/fault-proxy.ts';
import { buildHome } from '../e2e/kill/home.ts';
import { inspect } from '../e2e/kill/inspect.ts';
import { startPostgres } from '#testing/database/postgres-child.ts';
import { Ledger, sendUntilClosed } from '../e2e/kill/senders.ts';
import type { Doors, DoorName } from '../e2e/kill/senders.ts';
import { startServer } from '../e2e/kill/server-child.ts';
import type { Home } from '../e2e/kill/server-child.ts';
import { signInAt, waitingIn } from '../e2e/kill/uploader.ts';
import type { OpenAccount } from '../e2e/kill/uploader.ts';

/** Something that goes wrong for a while; `begin` may go on until `end`. */
interface Fault {
  readonly name: string;
  readonly begin: () => void;
  readonly end: () => void;
}

const [what = 'database', seconds = '10'] = process.argv.slice(2);
const length = Number(seconds) * 1000;
/** What was being read when a fault came is leased for a minute, and its job tried again ever later. */
const patience = 240_000;

/** What was answered while a fault lasted, and after it. */
class Answers {
  readonly codes = new Map<string, number>();
  slowest = 0;
  readonly again = new Map<DoorName, number>();
  /** Pages that were read meanwhile: by status, and the slowest. */
  readonly reads = new Map<string, number>();
  slowestRead = 0;
  #endedAt: number | null = null;

  hear(door: DoorName, said: string, took: number): void {
    const isTaken = said === '250' || said === '200' || said === '202';
    if (this.#endedAt !== null) {
      if (isTaken && !this.again.has(door)) this.again.set(door, performance.now() - this.#endedAt);
      return;
    }
    this.codes.set(`${door} ${said}`, (this.codes.get(`${door} ${said}`) ?? 0) + 1);
    this.slowest = Math.max(this.slowest, took);
  }

  hearRead(said: string, took: number): void {
    if (this.#endedAt !== null) return;
    this.reads.set(said, (this.reads.get(said) ?? 0) + 1);
    this.slowestRead = Math.max(this.slowestRead, took);
  }

  end(): void {
    this.#endedAt = performance.now();
  }
}

/** Reads a page of the restaurant ten times a second until the doors are closed. */
const readUntilClosed = async (
  doors: Doors,
  { unitId }: OpenAccount,
  hear: (said: string, took: number) => void,
): Promise<void> => {
  while (!doors.closed) {
    const { place } = doors;
    if (place !== null) {
      const start = performance.now();
      const said = await fetch(`${place.url}/api/hospitad/invoice-management/documents?limit=20`, {
        headers: { authorization: `Bearer ${place.token}`, 'x-unit-id': unitId },
      }).then(
        ({ status }) => String(status),
        () => 'gone',
      );
      hear(said, performance.now() - start);
    }
    await delay(100);
  }
};

const play = async (home: Home, serverUrl: string | null, faults: readonly Fault[]): Promise<boolean> => {
  const account = await buildHome(home);
  const server = await startServer({ ...home, databaseUrl: serverUrl });
  const { url, smtpPort } = server;
  const doors: Doors = { place: { url, smtpPort, token: await signInAt(url, account) }, closed: false };
  const ledger = new Ledger();
  let hearRead: Answers['hearRead'] = () => undefined;
  const sending = Promise.all([
    sendUntilClosed(doors, account, ledger, ['upload', 'mail', 'push', 'mail']),
    readUntilClosed(doors, account, (said, took) => hearRead(said, took)),
  ]);
  await delay(3_000);
  for (const fault of faults) {
    const answers = new Answers();
    ledger.hear = (...reply) => answers.hear(...reply);
    hearRead = (said, took) => answers.hearRead(said, took);
    fault.begin();
    await delay(length);
    answers.end();
    fault.end();
    const limit = performance.now() + 60_000;
    while (answers.again.size < 3 && performance.now() < limit) await delay(20);
    const again = [...answers.again].map(([door, after]) => `${door} ${(after / 1000).toFixed(1)} s`);
    const codes = [...answers.codes].map(([code, count]) => `${code}: ${count}`).toSorted();
    console.log(`${fault.name}: ${codes.join(', ')}; slowest ${(answers.slowest / 1000).toFixed(1)} s`);
    console.log(`  taken again after ${again.join(', ')}`);
    const reads = [...answers.reads].map(([said, count]) => `${said}: ${count}`).toSorted();
    console.log(`  reads ${reads.join(', ')}; slowest ${(answers.slowestRead / 1000).toFixed(2)} s`);
    await delay(1_000);
  }
  doors.closed = true;
  await sending;
  const from = performance.now();
  const { place } = doors;
  while (place !== null && (await waitingIn(place, account)) > 0 && performance.now() - from < patience)
    await delay(200);
  console.log(`everything read after ${((performance.now() - from) / 1000).toFixed(1)} s`);
  await server.end('SIGTERM');
  const { invoices, ...found } = await inspect(home, account.organizationId, ledger);
  console.log(`${ledger.acknowledged.size} acknowledged, ${invoices} invoices`, JSON.stringify(ledger.taken));
  for (const [name, each] of Object.entries(found))
    console.log(`${name}: ${each.length}`, ...each.slice(0, 5));
  return Object.values(found).every((each) => each.length === 0);
};

const database = async (): Promise<boolean> => {
  const postgres = await startPostgres();
  const proxy = await openFaultProxy(new URL(postgres.url));
  const dataDir = mkdtempSync(join(tmpdir(), 'krogkoll-faults-'));
  let cutting: NodeJS.Timeout | undefined;
  const faults: readonly Fault[] = [
    { name: 'stopped', begin: () => (proxy.set('refuse'), proxy.cut()), end: () => proxy.set('open') },
    { name: 'silent', begin: () => proxy.set('stall'), end: () => (proxy.set('open'), proxy.cut()) },
    { name: 'slow by 2 s', begin: () => proxy.delay(1_000), end: () => proxy.delay(0) },
    {
      name: 'cut at any byte',
      begin: () =>
        void (cutting = setInterval(() => proxy.cutAfter(1 + Math.floor(Math.random() * 6_000)), 400)),
      end: () => clearInterval(cutting),
    },
  ];
  try {
    return await play({ dataDir, databaseUrl: postgres.url }, proxy.url, faults);
  } finally {
    proxy.close();
    await postgres.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** The volume is made small under the product: what free space there was is gone at once, and comes back at once. */
const disk = async (): Promise<boolean> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'krogkoll-faults-'));
  const roomy = 'size=2600m';
  execFileSync('mount', ['-t', 'tmpfs', '-o', roomy, 'tmpfs', dataDir]);
  const used = (): number =>
    Number(execFileSync('du', ['-sm', dataDir], { encoding: 'utf8' }).split('\t')[0]);
  const resize = (size: string): void => void execFileSync('mount', ['-o', `remount,${size}`, dataDir]);
  const faults: readonly Fault[] = [
    { name: 'disk nearly full', begin: () => resize(`size=${used() + 64}m`), end: () => resize(roomy) },
    { name: 'disk full', begin: () => resize(`size=${used() + 1}m`), end: () => resize(roomy) },
  ];
  try {
    mkdirSync(join(dataDir, 'home'));
    return await play({ dataDir: join(dataDir, 'home'), databaseUrl: null }, null, faults);
  } finally {
    execFileSync('umount', [dataDir]);
    rmSync(dataDir, { recursive: true, force: true });
  }
};

process.exitCode = (await (what === 'disk' ? disk() : database())) ? 0 : 1;
