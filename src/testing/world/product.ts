import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { TestClock } from '#platform/server/clock.ts';
import type { Engine } from '#platform/server/db/engine.ts';
import type { OpenDatabase } from '#platform/server/db/open-database.ts';
import type { Db } from '#platform/server/db/port.ts';
import { DatabaseUnavailable } from '#platform/server/db/unavailable.ts';
import { createHttp } from '#platform/server/http/app.ts';
import { idSource } from '#platform/server/ids.ts';
import { startJobs } from '#platform/server/jobs/start-jobs.ts';
import { openBuiltin } from '#platform/server/ports/esign/builtin/open-builtin.ts';
import { openLocalPayments } from '#platform/server/ports/payments/local/open-local.ts';
import { openWebhookDoor } from '#platform/server/http/webhook-door.ts';
import { localTimestamps } from '#platform/server/ports/timestamps/local.ts';
import { localVatNumbers } from '#platform/server/ports/vat-numbers/port.ts';
import { openLocalPush } from '#platform/server/ports/push/local-log.ts';
import { openLocalMailbox } from '#platform/server/ports/mail/local-mailbox.ts';
import { createMetrics } from '#platform/server/metrics/create-metrics.ts';
import { openLocalDisk } from '#platform/server/ports/storage/local-disk.ts';
import { telling } from '#platform/server/ports/storage/telling.ts';
import { volumeOf } from '#platform/server/ports/storage/space-guard.ts';
import { zoneResolver } from '#platform/server/mail/zone-resolver.ts';
import { sessionKeys } from '#platform/server/session/session-keys.ts';
import { TestClient } from '../peers/test-client.ts';
import { shareChildren } from './shared-children.ts';
import { keysOfWorker } from './shared-keys.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { hooks, product } from '#app/features-server.ts';
import type { Foundation } from '#platform/server/features/foundation.ts';
import { openLocalReceivers } from '#platform/server/ports/e-invoices/local-receivers.ts';
import { openLocalResponses } from '#platform/server/ports/e-invoices/local-responses.ts';
import { mountFeatures } from '#platform/server/features/mount-features.ts';
import { jobHandlersOf, jobsOf } from '#platform/server/features/work.ts';

/** The whole product in memory, on a database of its own and a clock that the test moves. */
export interface TestProduct extends Foundation {
  /** What lies under its database. */
  readonly engine: Engine;
  /** `GET /api/…` and so on, of every route that is mounted. */
  readonly routes: ReadonlySet<string>;
  /** Moves the clock and the elapsed time together. */
  readonly pass: (milliseconds: number) => void;
  /** Moves the clock alone, as an administrator or a faulty machine does. */
  readonly setClock: (milliseconds: number) => void;
  /** Makes the database unreachable for the product, or reachable again. */
  readonly cutDatabase: (isCut: boolean) => void;
  /** A browser at an address, 192.0.2.1 unless said. */
  readonly client: (address?: string) => TestClient;
  /** Serves it on a free port of this machine as well; answers the address. */
  readonly listen: () => Promise<string>;
  /** Begins to work off jobs, which otherwise wait. */
  readonly startJobs: () => Promise<void>;
  /** Every row of every table as one text, those of the job queue too. */
  readonly dump: () => Promise<string>;
  readonly close: () => Promise<void>;
}

const cuttable = (db: Db): { readonly db: Db; readonly cut: (isCut: boolean) => void } => {
  let isCut = false;
  const reach = <Answer>(run: () => Promise<Answer>): Promise<Answer> =>
    isCut ? Promise.reject(new DatabaseUnavailable(new Error('cut by the test'))) : run();
  const cut: Db = {
    ...db,
    tenantTransaction: (organizationId, work) => reach(() => db.tenantTransaction(organizationId, work)),
    tenantRead: (organizationId, work) => reach(() => db.tenantRead(organizationId, work)),
    platformTransaction: (work) => reach(() => db.platformTransaction(work)),
    platformRead: (work) => reach(() => db.platformRead(work)),
  };
  return { db: cut, cut: (wanted) => (isCut = wanted) };
};

const dumpOf = async ({ background }: Engine): Promise<string> => {
  const { rows: tables } = await background.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await background.query<{ row: string }>(`select t::text as row from ${name} t`);
    parts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return parts.join('\n');
};

export interface TestProductOptions {
  readonly webFolder?: string;
  /** Tells browsers to insist on TLS, though none is here. */
  readonly strictTransport?: boolean;
  /** Puts another store, database or reader in the place of the standard ones. */
  readonly replace?: (standard: Foundation) => Partial<Foundation>;
  /** A database that is open already, as one more process would have it; it is closed with the product. */
  readonly opened?: OpenDatabase;
  /** Another way to the PostgreSQL server, where there is one. */
  readonly through?: (url: string) => Promise<string>;
}

/** Opens it, with every reply checked against the contract. Close it with `close()`. */
export const openTestProduct = async ({
  webFolder = 'not-built',
  strictTransport = false,
  replace = () => ({}),
  opened: given,
  through,
}: TestProductOptions = {}): Promise<TestProduct> => {
  const opened = given ?? (await openTestDatabase(jobsOf(product.features), undefined, through));
  const { db: real, cut } = cuttable(opened.db);
  const clock = new TestClock('2026-11-20T09:00:00Z');
  let passed = 0;
  const elapsed = (): number => passed;
  const keys = sessionKeys('the key of the product in memory, 48 characters long');
  const folder = await mkdtemp(join(tmpdir(), 'krogkoll-product-'));
  const { sandbox, scans } = shareChildren();
  const log = pino({ level: 'silent' });
  const mailbox = await openLocalMailbox(join(folder, 'mailbox'), clock);
  const push = openLocalPush(log);
  const post = { push, mail: mailbox, mailbox, publicUrl: async () => 'https://app.krogkoll.example' };
  const accessPointKeys = new Map([['test', 'the secret of the access point in memory, 48 long']]);
  const metrics = createMetrics({ db: real, clock, sandbox, volumes: { documents: volumeOf(folder) } });
  const storage = telling(await openLocalDisk(folder), { log, metrics });
  const moment = { clock, newId: idSource(clock), elapsed };
  const { sealKey, stampKey } = await keysOfWorker(clock.now());
  const signer = await openBuiltin({ dataDirectory: folder, sealKey, keys, ...moment });
  const { payments, peer: paymentPeer } = openLocalPayments({ clock, keys, prices: '790,990,10098' });
  const standard = {
    db: real,
    ...moment,
    esign: signer,
    signer,
    payments,
    paymentPeer,
    vatNumbers: localVatNumbers,
    webhookDoor: openWebhookDoor(new Set(['127.0.0.1'])),
    bookkeeping: new Map(),
    eInvoices: [],
    receivers: { provider: 'local', port: openLocalReceivers(join(folder, 'e-invoice-receivers')) } as const,
    invoiceResponses: openLocalResponses(join(folder, 'e-invoices-sent')),
    timestamps: localTimestamps(stampKey, moment),
    keptWhere: { bucket: null, stampHost: null },
    keys,
    secureTransport: false,
    storage,
    sandbox,
    scans,
    resolver: zoneResolver({}),
    ...post,
    accessPointKeys,
    metrics,
    metricsToken: undefined,
    mailboxes: [],
    inboundDomain: 'in.test',
    supportHours: [{ weekday: 0, from: '08:00', until: '17:00' }],
    signUpInfo: { open: true, supportPhone: '08-000 00 00', supportEmail: 'hej@krogkoll.example' },
    // What an organization without invoices sees is most tests' subject; those of the demo ask for it.
    hasDemo: false,
    log,
    hooks,
  };
  const foundation = { ...standard, ...replace(standard) };
  const { db } = foundation;
  const app = await createHttp({
    log,
    requestId: idSource(clock),
    secureTransport: strictTransport,
    trustedProxies: 0,
    // Machines that run tests are late without being overloaded.
    limits: { lag: Infinity },
  });
  const routes = new Set<string>();
  app.addHook(
    'onRoute',
    ({ method, url }) => void [method].flat().map((each) => routes.add(`${each} ${url}`)),
  );
  const stop = await mountFeatures(app, product, foundation, {
    webFolder,
    mode: 'test',
    checkReplies: true,
    build: 'test',
  });
  await app.ready();
  return {
    ...foundation,
    engine: opened.engine,
    routes,
    pass: (milliseconds) => {
      clock.advance(milliseconds);
      passed += milliseconds;
    },
    setClock: (milliseconds) => {
      clock.advance(milliseconds);
    },
    cutDatabase: cut,
    client: (address = '192.0.2.1') => new TestClient(app, address),
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    startJobs: () => startJobs(opened.queue, jobHandlersOf(product.features, foundation), log),
    dump: () => dumpOf(opened.engine),
    close: async () => {
      await app.close();
      await stop();
      await paymentPeer.close();
      await db.close();
      await scans.close();
      await sandbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
