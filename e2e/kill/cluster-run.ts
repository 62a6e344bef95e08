import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { agreement } from './agreement.ts';
import type { Agreement } from './agreement.ts';
import { Cluster } from './cluster.ts';
import { Stream } from './follower.ts';
import { buildHome, openHome } from './home.ts';
import { inspect } from './inspect.ts';
import type { Faults } from './inspect.ts';
import { Ledger, sendAtPace } from './senders.ts';
import type { Home } from './server-child.ts';
import { waitingIn } from './uploader.ts';
import type { OpenAccount } from './uploader.ts';

/** What processes under kills showed. Every list should be empty. */
export interface ClusterReport extends Faults {
  readonly kills: number;
  readonly seconds: number;
  readonly acknowledged: number;
  readonly invoices: number;
  readonly repeated: number;
  /** Facts that a stream did not tell, or told twice or in another order than they were committed. */
  readonly missed: readonly string[];
  readonly told: number;
  readonly reconnects: number;
  readonly reloads: number;
  /** Documents and invoices of which no fact was written. */
  readonly untold: readonly string[];
  readonly slowestStart: number;
  readonly agreement: Agreement;
  /** Of the last, orderly stop. */
  readonly exitCodes: readonly (number | null)[];
}

export interface ClusterPlan {
  readonly databaseUrl: string;
  readonly processes: number;
  readonly seconds: number;
  /** Invoices sent a second. */
  readonly perSecond: number;
  /** Seconds from one kill to the next. */
  readonly killEvery: number;
  readonly streams: number;
  readonly say?: (line: string) => void;
}

interface Written {
  readonly positions: readonly number[];
  readonly untold: readonly string[];
}

/** What was written for streams, and what was not though it happened. */
const factsIn = async (home: Home, { organizationId, unitId }: OpenAccount): Promise<Written> => {
  const { db } = await openHome(home);
  const facts = await db.platformRead((reader) =>
    reader.query<{ position: number; event: { type: string; documentId?: string; invoiceId?: string } }>(
      'select position, event from live_fact where audience = $1 order by position',
      [unitId],
    ),
  );
  const told = new Set(facts.map(({ event }) => event.documentId ?? event.invoiceId));
  const happened = await db.tenantRead(organizationId, (reader) =>
    reader.query<{ id: string }>('select id from document union all select id from invoice'),
  );
  await db.close();
  return {
    positions: facts.map(({ position }) => position),
    untold: happened.map(({ id }) => id).filter((id) => !told.has(id)),
  };
};

const wrongIn = ({ heard, from }: Stream, at: number, positions: readonly number[]): string[] => {
  const wanted = positions.filter((position) => position > (from ?? 0));
  if (heard.length === wanted.length && heard.every((position, each) => position === wanted[each])) return [];
  const isHeard = new Set(heard);
  const left = wanted.filter((position) => !isHeard.has(position)).length;
  return [
    `stream ${at}: ${heard.length} of ${wanted.length}, ${left} missed, ${heard.length - isHeard.size} twice`,
  ];
};

/** What a run is played with. */
interface Stage {
  readonly home: Home;
  readonly account: OpenAccount;
  readonly ledger: Ledger;
  readonly cluster: Cluster;
}

const play = async (plan: ClusterPlan, { home, account, ledger, cluster }: Stage): Promise<ClusterReport> => {
  await cluster.start(plan.processes);
  const streams = Array.from({ length: plan.streams }, () => new Stream(cluster, account));
  const opening = performance.now();
  while (streams.some(({ from }) => from === null)) {
    if (performance.now() - opening > 30_000)
      throw new Error('a stream did not open', { cause: streams[0]?.fault });
    await delay(20);
  }
  const from = performance.now();
  const passed = (): number => (performance.now() - from) / 1_000;
  const sending = sendAtPace(cluster.doors, account, ledger, {
    perSecond: plan.perSecond,
    names: ['push', 'upload', 'push', 'mail'],
  });
  let kills = 0;
  while (Math.max((kills + 1) * plan.killEvery, passed()) < plan.seconds) {
    await delay(Math.max(0, (kills + 1) * plan.killEvery - passed()) * 1_000);
    if (kills % 30 === 29) await cluster.signIn();
    await cluster.killAny();
    kills += 1;
    plan.say?.(`kill ${kills} after ${passed().toFixed(0)} s: ${ledger.acknowledged.size} acknowledged`);
  }
  await delay(Math.max(0, plan.seconds - passed()) * 1_000);
  cluster.doors.closed = true;
  await sending;
  const seconds = passed();
  plan.say?.(`sent: ${ledger.acknowledged.size} acknowledged`);
  await cluster.signIn();
  const [place] = cluster.places;
  const limit = performance.now() + 300_000;
  while (place !== undefined && performance.now() < limit) {
    // A crowded machine refuses a list for a while.
    const waiting = await waitingIn({ ...place, token: cluster.token }, account).catch(() => Number.NaN);
    if (waiting === 0) break;
    await delay(100);
  }
  plan.say?.('nothing waits');
  // What was committed last is on its way.
  await delay(2_500);
  for (const stream of streams) await stream.close();
  const agreed = await agreement(cluster.places, home, account);
  plan.say?.(`of one mind: ${JSON.stringify(agreed)}`);
  const exitCodes = await cluster.end('SIGTERM');
  const { positions, untold } = await factsIn(home, account);
  const found = await inspect(home, account.organizationId, ledger);
  return {
    ...found,
    exitCodes,
    kills,
    seconds,
    acknowledged: ledger.acknowledged.size,
    repeated: ledger.repeated,
    missed: streams.flatMap((stream, at) => wrongIn(stream, at, positions)),
    told: positions.length,
    reconnects: streams.reduce((sum, each) => sum + each.reconnects, 0),
    reloads: streams.reduce((sum, each) => sum + each.reloads, 0),
    untold,
    slowestStart: cluster.slowestStart,
    agreement: agreed,
  };
};

/**
 * Several processes on one database take invoices while any of them is killed, again and again; streams are taken up again wherever
 * somebody lives, by the id of the last event. In the end everything that is there is looked at.
 */
export const clusterRun = async (plan: ClusterPlan): Promise<ClusterReport> => {
  const home: Home = {
    dataDir: await mkdtemp(join(tmpdir(), 'krogkoll-cluster-')),
    databaseUrl: plan.databaseUrl,
  };
  const account = await buildHome(home);
  const ledger = new Ledger();
  const cluster = new Cluster(home, account);
  try {
    return await play(plan, { home, account, ledger, cluster });
  } finally {
    await cluster.end('SIGKILL');
    await rm(home.dataDir, { recursive: true, force: true });
  }
};
