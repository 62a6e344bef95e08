import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { receiveDocuments } from '#features/intake/documents/server/commands-receive.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { systemClock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import { idSource } from '#platform/server/ids.ts';
import { startJobs } from '#platform/server/jobs/start-jobs.ts';
import { createMetrics } from '#platform/server/metrics/create-metrics.ts';
import { openBuiltin } from '#platform/server/ports/esign/builtin/open-builtin.ts';
import { openWebhookDoor } from '#platform/server/http/webhook-door.ts';
import { localVatNumbers } from '#platform/server/ports/vat-numbers/port.ts';
import { openLocalPush } from '#platform/server/ports/push/local-log.ts';
import { openLocalDisk } from '#platform/server/ports/storage/local-disk.ts';
import { zoneResolver } from '#platform/server/mail/zone-resolver.ts';
import { makeSealKey } from '#platform/server/seal/certificate.ts';
import { createSandbox } from '#platform/server/sandbox/sandbox.ts';
import { createScanReader } from '#platform/server/sandbox/scan-reader.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { sessionKeys } from '#platform/server/session/session-keys.ts';
import { openHome } from '../e2e/kill/home.ts';
import type { Account } from '../e2e/kill/uploader.ts';
import type { Home } from '../e2e/kill/server-child.ts';
import { hooks, product as house } from '#app/features-server.ts';
import { jobHandlersOf } from '#platform/server/features/work.ts';

/** Files of one command or request, as when a person drops a folder on the page. */
export const filesAtOnce = 10;

/** Milliseconds between looks for documents that still wait; each look costs the database a little. */
export const lookAgain = 25;

/** A unit, and somebody who may upload to it. */
export interface UnitAccount extends Account {
  readonly organizationId: string;
  readonly userId: string;
}

/** Makes organizations with units until there are `count` units: every second organization has two. */
export const buildUnits = async (db: Db, count: number): Promise<UnitAccount[]> => {
  const units: UnitAccount[] = [];
  while (units.length < count) {
    const outlets = units.length % 3 === 0 ? ['Krog Bryggan', 'Bar Bryggan'] : ['Krog Kajen'];
    const made = await buildOrganization(
      { db, clock: systemClock, newId: idSource(systemClock) },
      { outlets, plan: 'premium-plus' },
    );
    const { organizationId, members } = made;
    units.push(...made.outlets.map(({ unitId }) => ({ ...members.editor, organizationId, unitId })));
  }
  return units.slice(0, count);
};

/** What an ingest is timed on: files of each unit in, seconds until every one is monitored out. */
export interface Intake {
  readonly take: (files: readonly (readonly Uint8Array[])[]) => Promise<number>;
  /** Rows of each table, by its name. */
  readonly count: () => Promise<Readonly<Record<string, number>>>;
  readonly close: () => Promise<void>;
}

/** The tables that an invoice writes to. */
export const ingestTables = [
  'document',
  'supplier_account',
  'invoice',
  'invoice_line',
  'unit_day',
  'unit_article',
  'article_figures',
  'price_alert_entry',
];

/** Counts the rows of the tables that invoices write to. Every document must have ended well. */
export const countRows = async (db: Db): Promise<Record<string, number>> => {
  const [bad] = await db.platformRead((reader) =>
    reader.query<{ count: number }>(`select count(*)::int as count from document where state <> 'monitored'`),
  );
  if (bad?.count !== 0) throw new Error(`${bad?.count} documents are not monitored`);
  const counts: Record<string, number> = {};
  for (const table of ingestTables) {
    const [row] = await db.platformRead((reader) =>
      reader.query<{ count: number }>(`select count(*)::int as count from ${table}`),
    );
    counts[table] = row?.count ?? 0;
  }
  return counts;
};

export const batchesOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

const untilRead = async (db: Db): Promise<void> => {
  const anyWaits = `select exists (select from document where state in ('stored', 'recognising')) as waits`;
  const waits = async (): Promise<boolean | undefined> =>
    (await db.platformRead((reader) => reader.query<{ waits: boolean }>(anyWaits)))[0]?.waits;
  while (await waits()) await delay(lookAgain);
};

/** The pipeline in this process, at the level of the command that every door calls. */
export const openPipeline = async (home: Home, units: number): Promise<Intake> => {
  const { db, queue } = await openHome(home);
  const log = pino({ level: 'warn' });
  const sandbox = createSandbox();
  const keys = sessionKeys('the key of a measurement, which is 48 characters long');
  const moment = { clock: systemClock, newId: idSource(systemClock), keys };
  const sealKey = await makeSealKey('Krogkoll', systemClock.now(), 1024);
  const signer = await openBuiltin({ dataDirectory: home.dataDir, sealKey, ...moment });
  const foundation = {
    db,
    log,
    ...moment,
    elapsed: () => performance.now(),
    esign: signer,
    signer,
    secureTransport: false,
    storage: await openLocalDisk(join(home.dataDir, 'documents')),
    sandbox,
    scans: createScanReader({ sandbox }),
    resolver: zoneResolver({}),
    mail: null,
    mailbox: null,
    push: openLocalPush(log),
    publicUrl: async () => 'http://localhost',
    accessPointKeys: new Map(),
    metrics: createMetrics({ db, clock: systemClock, sandbox, volumes: {} }),
    metricsToken: undefined,
    mailboxes: [],
    payments: null,
    paymentPeer: null,
    vatNumbers: localVatNumbers,
    webhookDoor: openWebhookDoor(new Set()),
    bookkeeping: new Map(),
    eInvoices: [],
    receivers: null,
    invoiceResponses: null,
    timestamps: { certificate: null, stamp: () => Promise.reject(new Error('nothing is stamped here')) },
    keptWhere: { bucket: null, stampHost: null },
    inboundDomain: 'in.test',
    supportHours: [],
    signUpInfo: { open: false, supportPhone: '', supportEmail: '' },
    hasDemo: false,
    hooks,
  };
  const accounts = await buildUnits(db, units);
  await startJobs(queue, jobHandlersOf(house.features, foundation), log);
  const upload = async (scope: UnitScope, userId: string, files: readonly Uint8Array[]): Promise<void> => {
    const actor = { userId, impersonatedBy: null, requestId: 'bench' };
    for (const batch of batchesOf(files, filesAtOnce)) {
      const arrivals = batch.map((stream, at) => ({
        fileName: `${at}.xml`,
        contentType: 'application/xml',
        stream,
      }));
      const received = await receiveDocuments(foundation, scope, { channel: 'upload', actor }, arrivals);
      if (!Array.isArray(received)) throw new Error(received.code);
    }
  };
  return {
    async take(files) {
      const start = performance.now();
      const uploads = accounts.map(({ organizationId, unitId, userId }, unit) =>
        upload(mintUnitScope(organizationId, unitId), userId, files[unit] ?? []),
      );
      await Promise.all(uploads);
      await untilRead(db);
      return (performance.now() - start) / 1000;
    },
    count: () => countRows(db),
    async close() {
      await db.close();
      await foundation.scans.close();
      await foundation.sandbox.close();
    },
  };
};
