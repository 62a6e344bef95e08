import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/port.ts';
import type { SpaceProbe } from '../ports/storage/space-guard.ts';
import type { SandboxFigures } from '../sandbox/sandbox-port.ts';
import { databaseFigures } from './database-figures.ts';
import type { DatabaseFigures, Labelled } from './database-figures.ts';
import type { Metrics } from './metrics-port.ts';

export interface Sources {
  readonly db: Db;
  readonly clock: Clock;
  readonly sandbox: { readonly figures: () => SandboxFigures };
  /** Volumes by the name under which they are told. */
  readonly volumes: Readonly<Record<string, SpaceProbe>>;
}

const databaseGauges = (register: Registry) => {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]): Gauge<Label> =>
    new Gauge({ name: `krogkoll_${name}`, help, labelNames, registers: [register] });
  const set = (target: Gauge<string>, figures: readonly Labelled[]): void => {
    target.reset();
    for (const { labels, count } of figures) target.set(labels, count);
  };
  const up = gauge('database_up', 'Whether the database answered this scrape.');
  const arrivals = gauge(
    'documents_recent',
    'Documents received in the last 15 minutes, as they stand.',
    'channel',
    'state',
  );
  const waiting = gauge(
    'documents_waiting',
    'Documents that wait: stored and recognising for a machine, others for a person.',
    'state',
  );
  const oldest = gauge('oldest_waiting_seconds', 'Age of the oldest document that waits to be read.');
  const oldestForPeople = gauge(
    'oldest_for_people_seconds',
    'Age of the oldest document that waits for a person.',
    'state',
  );
  const failures = gauge(
    'documents_failed',
    'Documents that wait for a person, by the class of their reason.',
    'class',
  );
  const unrouted = gauge('unrouted_documents', 'Pushed documents that no unit was known for.', 'state');
  const jobs = gauge('jobs', 'Jobs by queue, counted every few seconds.', 'queue', 'state');
  return (figures: DatabaseFigures | null): void => {
    up.set(figures === null ? 0 : 1);
    set(arrivals, figures?.arrivals ?? []);
    set(waiting, figures?.waiting ?? []);
    set(oldestForPeople, figures?.oldestForPeople ?? []);
    set(failures, figures?.failures ?? []);
    set(unrouted, figures?.unrouted ?? []);
    set(jobs, figures?.jobs ?? []);
    oldest.reset();
    if (figures === null) oldest.remove();
    else oldest.set(figures.oldestWaiting);
  };
};

const machineGauges = (register: Registry) => {
  const sandbox = new Gauge({
    name: 'krogkoll_sandbox',
    help: 'Children that read documents, those at work, and documents that wait for one.',
    labelNames: ['what'],
    registers: [register],
  });
  const started = new Gauge({
    name: 'krogkoll_sandbox_since_start',
    help: 'Children started, and ended unasked, since the process started.',
    labelNames: ['what'],
    registers: [register],
  });
  const space = new Gauge({
    name: 'krogkoll_volume_bytes',
    help: 'Bytes of a volume.',
    labelNames: ['volume', 'what'],
    registers: [register],
  });
  return async ({ sandbox: { figures }, volumes }: Sources): Promise<void> => {
    const now = figures();
    for (const what of ['children', 'busy', 'queued'] as const) sandbox.set({ what }, now[what]);
    for (const what of ['started', 'killed'] as const) started.set({ what }, now[what]);
    space.reset();
    for (const [volume, probe] of Object.entries(volumes)) {
      const found = await probe().catch(() => null);
      if (found === null) continue;
      space.set({ volume, what: 'free' }, found.free);
      space.set({ volume, what: 'total' }, found.total);
    }
  };
};

/** Figures of reads by place; none where no replica is set. */
const replicaFigures = (register: Registry, { db }: Sources): (() => void) => {
  const { replica } = db;
  if (replica === undefined) return () => undefined;
  const registers = [register];
  const reads = new Counter({
    name: 'krogkoll_database_reads_total',
    help: 'Reads by who answered them: the primary or the replica.',
    labelNames: ['place'],
    registers,
  });
  const fallbacks = new Counter({
    name: 'krogkoll_replica_fallbacks_total',
    help: 'Reads that the replica might have answered and the primary did, by why.',
    labelNames: ['reason'],
    registers,
  });
  const behind = new Gauge({
    name: 'krogkoll_replica_behind_seconds',
    help: 'Seconds that the replica was behind at the last look, which comes once a second.',
    registers,
  });
  const used = new Gauge({
    name: 'krogkoll_replica_used',
    help: 'Whether the replica is asked.',
    registers,
  });
  return () => {
    const figures = replica();
    reads.reset();
    for (const place of ['primary', 'replica'] as const)
      reads.inc({ place }, place === 'primary' ? figures.primary : figures.answered);
    fallbacks.reset();
    for (const [reason, count] of Object.entries(figures.fallbacks)) fallbacks.inc({ reason }, count);
    if (figures.behind === null) behind.remove();
    else behind.set(figures.behind);
    used.set(figures.isUsed ? 1 : 0);
  };
};

/** Makes the figures of this process, in a registry of their own. */
export const createMetrics = (sources: Sources): Metrics => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const setDatabase = databaseGauges(register);
  const setMachine = machineGauges(register);
  const setReplica = replicaFigures(register, sources);
  const mail = new Counter({
    name: 'krogkoll_mail_answers_total',
    help: 'Mails taken (250), and recipients and mails refused, by SMTP code.',
    labelNames: ['code'],
    registers: [register],
  });
  const lost = new Counter({
    name: 'krogkoll_originals_lost_total',
    help: 'Times that an original was asked for and was gone or altered.',
    labelNames: ['loss'],
    registers: [register],
  });
  const answers = new Counter({
    name: 'krogkoll_http_answers_total',
    help: 'Answers by class of status.',
    labelNames: ['status'],
    registers: [register],
  });
  const seconds = new Histogram({
    name: 'krogkoll_http_seconds',
    help: 'Time from a request to its answer, live streams aside.',
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [register],
  });
  return {
    mailAnswered: (code) => mail.inc({ code }),
    originalLost: (loss) => lost.inc({ loss }),
    watchRequests: (app) => {
      app.addHook('onResponse', async ({ routeOptions }, reply) => {
        answers.inc({ status: `${Math.floor(reply.statusCode / 100)}xx` });
        if (routeOptions.config.weight !== 'free') seconds.observe(reply.elapsedTime / 1000);
      });
    },
    text: async () => {
      setDatabase(await databaseFigures(sources.db, sources.clock.now()));
      setReplica();
      await setMachine(sources);
      return { contentType: register.contentType, body: await register.metrics() };
    },
  };
};
