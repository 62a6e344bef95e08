import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { startSample } from '#features/sample/demo/server/commands.ts';
import { sampleZone } from '#features/sample/demo/rules-people.ts';
import { mailDoor } from '#features/intake/mail/server/commands-door.ts';
import { composeProduct } from '#platform/server/features/mount-features.ts';
import {
  enqueueMinutely,
  enqueueStandingWork,
  jobHandlersOf,
  jobsOf,
} from '#platform/server/features/work.ts';
import { sourceMark } from '#platform/server/features/source-mark.ts';
import { cloneRunning } from '#platform/server/backup/clone-database.ts';
import { openControl } from '#platform/server/backup/control.ts';
import { systemClock } from '#platform/server/clock.ts';
import { loadConfig } from '#platform/server/config.ts';
import type { Config } from '#platform/server/config.ts';
import { keptWhere } from '#platform/server/place/kept-where.ts';
import { locationOf, replicaOf } from '#platform/server/place/location.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { tokenSource } from '#platform/server/imap/access-token.ts';
import { readMailboxes } from '#platform/server/imap/mailboxes-file.ts';
import { idSource } from '#platform/server/ids.ts';
import { partsOf } from '#platform/server/place/role.ts';
import { startJobs } from '#platform/server/jobs/start-jobs.ts';
import { createLog } from '#platform/server/log.ts';
import { telling } from '#platform/server/ports/storage/telling.ts';
import { openEsign } from '#platform/server/ports/esign/open-esign.ts';
import { openPayments } from '#platform/server/ports/payments/open-payments.ts';
import { openPush } from '#platform/server/ports/push/open-push.ts';
import { openMail } from '#platform/server/ports/mail/open-mail.ts';
import { openResolver } from '#platform/server/mail/open-resolver.ts';
import { countedDoor } from '#platform/server/metrics/counted-door.ts';
import { createMetrics } from '#platform/server/metrics/create-metrics.ts';
import { openWebhookDoor } from '#platform/server/http/webhook-door.ts';
import { openBookkeeping } from '#platform/server/ports/bookkeeping/open-bookkeeping.ts';
import { openEInvoices } from '#platform/server/ports/e-invoices/open-e-invoices.ts';
import { openReceivers } from '#platform/server/ports/e-invoices/open-receivers.ts';
import { openResponses } from '#platform/server/ports/e-invoices/open-responses.ts';
import { openTimestamps } from '#platform/server/ports/timestamps/open-timestamps.ts';
import { openStorage, volumesOf } from '#platform/server/ports/storage/open-storage.ts';
import { localVatNumbers } from '#platform/server/ports/vat-numbers/port.ts';
import { createScanReader } from '#platform/server/sandbox/scan-reader.ts';
import { createSandbox } from '#platform/server/sandbox/sandbox.ts';
import { sessionKeys } from '#platform/server/session/session-keys.ts';
import { openFront } from '#platform/server/smtp/open-front.ts';
import { endWithFault } from '#platform/server/start-fault.ts';
import { hooks, product } from './features-server.ts';

/** Milliseconds that requests in flight are given after SIGTERM. */
const patience = 30_000;

/** Milliseconds between rounds of the work that no request asks for. */
const standingInterval = 3_600_000;

/** Milliseconds between rounds of the work of a minute. */
const minute = 60_000;

/** Without an address to go by, production is taken to stand behind TLS. */
const isSecure = ({ PUBLIC_URL, NODE_ENV }: Config): boolean =>
  PUBLIC_URL === undefined ? NODE_ENV === 'production' : PUBLIC_URL.startsWith('https:');

const start = async (): Promise<void> => {
  const config = loadConfig();
  const parts = partsOf(config);
  const log = createLog(config.LOG_LEVEL);
  mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 });
  const location = locationOf(config);
  const { db, queue, engine } = await openDatabase({
    location,
    log,
    jobs: jobsOf(product.features),
    connections: config.DATABASE_CONNECTIONS,
    replica: replicaOf(config),
  });
  const sandbox = createSandbox({ onChildLost: () => log.warn('a reader of documents ended unasked') });
  const scans = createScanReader({
    sandbox,
    onChildLost: () => log.warn('a reader of pictures ended unasked'),
  });
  const newId = idSource(systemClock);
  const keys = sessionKeys(config.SESSION_KEY, config.SESSION_KEY_PREVIOUS);
  const moment = { clock: systemClock, newId, keys };
  const reached = Promise.withResolvers<string>();
  const outgoing = await openMail(config, systemClock);
  if (outgoing.mail === null) log.warn('no letter leaves: MAIL_URL names no mail server, so they wait');
  const metrics = createMetrics({ db, clock: systemClock, sandbox, volumes: volumesOf(config) });
  const foundation = {
    db,
    newId,
    clock: systemClock,
    elapsed: () => performance.now(),
    keys,
    secureTransport: isSecure(config),
    storage: telling(await openStorage(config, log), { log, metrics }),
    metrics,
    metricsToken: config.METRICS_TOKEN,
    accessPointKeys: config.ACCESS_POINT_KEYS ?? new Map(),
    sandbox,
    scans,
    resolver: openResolver(config, sampleZone),
    mailboxes: readMailboxes(config.MAILBOXES_FILE).map((entry) => ({
      entry,
      accessToken: entry.oauth2 === undefined ? null : tokenSource(entry.oauth2),
    })),
    ...outgoing,
    ...(await openEsign(config, moment)),
    ...openPayments(config, { ...moment, publicUrl: () => reached.promise }),
    vatNumbers: localVatNumbers,
    webhookDoor: openWebhookDoor(config.WEBHOOK_HOSTS),
    eInvoices: openEInvoices(config),
    receivers: openReceivers(config),
    invoiceResponses: openResponses(config),
    bookkeeping: openBookkeeping(config, { ...moment, elapsed: () => performance.now() }),
    timestamps: await openTimestamps(config, moment),
    keptWhere: keptWhere(config),
    push: openPush(config, { clock: systemClock, log }),
    publicUrl: () => reached.promise,
    inboundDomain: config.INBOUND_DOMAIN,
    signUpInfo: {
      open: config.SIGN_UP === 'open',
      supportPhone: config.SUPPORT_PHONE,
      supportEmail: config.SUPPORT_EMAIL,
    },
    supportHours: config.SUPPORT_HOURS,
    hasDemo: config.DEMO_DATA === 'on',
    log,
    hooks,
  };
  const served = await composeProduct(product, foundation, {
    log,
    requestId: newId,
    secureTransport: foundation.secureTransport,
    trustedProxies: config.TRUSTED_PROXIES,
    webFolder: resolve(import.meta.dirname, '..', '..', 'dist', 'web'),
    mode: config.NODE_ENV,
    checkReplies: config.NODE_ENV !== 'production',
    build: sourceMark(resolve(import.meta.dirname, '..')),
  });
  for (const { starting } of product.features) await starting?.(foundation, config.NODE_ENV);
  const every = (interval: number, enqueue: typeof enqueueMinutely, failure: string) =>
    setInterval(() => {
      enqueue(product.features, foundation).catch((error: unknown) => log.warn({ err: error }, failure));
    }, interval);
  const rounds: NodeJS.Timeout[] = [];
  if (parts.works) {
    await startJobs(queue, jobHandlersOf(product.features, foundation), log);
    await enqueueStandingWork(product.features, foundation);
    rounds.push(
      every(standingInterval, enqueueStandingWork, 'standing work could not be enqueued'),
      every(minute, enqueueMinutely, 'the work of a minute could not be enqueued'),
    );
  }
  const front = parts.receivesMail
    ? await openFront(config, countedDoor(mailDoor(foundation), foundation.metrics), log)
    : null;
  const stopControl =
    location.kind === 'pglite'
      ? await openControl(config.DATA_DIR, (to) => cloneRunning(engine, location.directory ?? '', to), log)
      : () => Promise.resolve();
  await served.app.listen({ host: config.HOST, port: config.PORT });

  let stopSample: () => Promise<void> = async () => undefined;
  const stop = async (): Promise<void> => {
    for (const round of rounds) clearInterval(round);
    await stopSample();
    const late = setTimeout(() => served.app.server.closeAllConnections(), patience);
    await Promise.all([front?.receiver.close(), served.close(), stopControl()]);
    clearTimeout(late);
    outgoing.mail?.close();
    await foundation.paymentPeer?.close();
    await db.close();
    await scans.close();
    await sandbox.close();
  };
  let stopping: Promise<void> | null = null;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping ??= stop().catch((error: unknown) => {
        log.error({ err: error }, 'the server did not stop cleanly');
        process.exitCode = 1;
      });
    });
  }

  const { port } = served.app.server.address() as AddressInfo;
  const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST;
  const url = `http://${host}:${port}`;
  reached.resolve(config.PUBLIC_URL ?? url);
  console.log(
    front === null
      ? `Krogkoll receives no mail: ${parts.receivesMail ? 'SMTP_PORT is not set' : `ROLE is ${config.ROLE}`}`
      : `Krogkoll receives mail at ${front.url}`,
  );
  console.log(`Krogkoll is ready ${url}`);
  if (!parts.makesSample) return;
  stopSample = startSample(foundation, {
    mode: config.NODE_ENV,
    wanted: config.SAMPLE_DATA,
    url: config.PUBLIC_URL ?? url,
    mailUrl: front?.url ?? null,
    print: console.log,
  });
};

await start().catch(endWithFault);
