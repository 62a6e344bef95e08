import type { FastifyInstance } from 'fastify';
import { contract } from './contract.ts';
import { forgetOldLinks } from '#features/account/accounts/server/commands-links.ts';
import type { DoorServices } from '#features/account/accounts/server/commands.ts';
import { sendLink, sendLinkHandler } from '#features/account/accounts/server/jobs.ts';
import { accountRoutes } from '#features/account/accounts/server/routes.ts';
import { accessPointRoutes } from '#features/intake/access-point/server/routes.ts';
import { dealRoutes } from '#features/prices/deals/server/routes.ts';
import { directoryRoutes } from '#features/suppliers/directory/server/routes.ts';
import { openersOf } from '#features/intake/documents/server/commands-expand.ts';
import { readDocumentsHandler } from '#features/reading/pipeline/server/commands-read.ts';
import { enqueueAllWaiting, readDocuments } from '#features/intake/documents/server/jobs.ts';
import { verifyOriginals, verifyOriginalsHandler } from '#features/intake/documents/server/jobs-originals.ts';
import { documentRoutes } from '#features/intake/documents/server/routes.ts';
import { finishImport, tendImports } from '#features/reading/history/server/commands-look.ts';
import { finishImportHandler } from '#features/reading/history/server/jobs.ts';
import { historyRoutes } from '#features/reading/history/server/routes.ts';
import { inboxRoutes } from '#features/intake/inbox/server/routes.ts';
import { invoiceRoutes } from '#features/purchases/invoices/server/routes.ts';
import type { WatchedMailbox } from '#features/intake/mail/server/commands-mailbox.ts';
import { pollMailbox, pollMailboxHandler } from '#features/intake/mail/server/jobs-mailbox.ts';
import { notifySender } from '#features/intake/mail/server/commands-notice.ts';
import { enqueueLostNotices, notifySenderHandler } from '#features/intake/mail/server/jobs-notice.ts';
import { mailRoutes } from '#features/intake/mail/server/routes.ts';
import {
  enqueueNotices,
  hearAlerts,
  notifyAlertsHandler,
  sendPushHandler,
  startDigestsHandler,
} from '#features/account/notifications/server/jobs-notice.ts';
import { notifyAlerts, sendPush, startDigests } from '#features/account/notifications/server/jobs.ts';
import { deviceRoutes } from '#features/account/notifications/server/routes-devices.ts';
import { notificationRoutes } from '#features/account/notifications/server/routes.ts';
import { onboardingRoutes } from '#features/company/onboarding/server/routes.ts';
import { organizationRoutes } from '#features/company/organizations/server/routes.ts';
import { outletRoutes } from '#features/company/outlets/server/routes.ts';
import { overviewRoutes } from '#features/purchases/overview/server/routes.ts';
import { priceMonitoringRoutes } from '#features/prices/price-monitoring/server/routes.ts';
import { rollUpMarketHandler, rollUpMarketJob } from '#features/purchases/products/server/jobs.ts';
import { tendSignings, tendSigningsHandler } from '#features/company/power-of-attorney/server/jobs.ts';
import { powerOfAttorneyRoutes } from '#features/company/power-of-attorney/server/routes.ts';
import { productRoutes } from '#features/purchases/products/server/routes.ts';
import { recogniseHandler } from '#features/reading/review/server/commands-recognise.ts';
import { rereadHandler } from '#features/reading/review/server/commands-reread.ts';
import {
  enqueueAllRecognising,
  recogniseDocument,
  rereadWaiting,
} from '#features/reading/review/server/commands-queue.ts';
import { reviewRoutes } from '#features/reading/review/server/routes.ts';
import { refusalRecorder } from '#features/account/sessions/server/commands-refusals.ts';
import { doorkeeperOf } from '#features/account/sessions/server/queries-doorkeeper.ts';
import { liveSession } from '#features/account/sessions/server/queries.ts';
import { sessionRoutes } from '#features/account/sessions/server/routes.ts';
import { securityRoutes } from '#features/account/settings/server/routes-security.ts';
import { settingsRoutes } from '#features/account/settings/server/routes.ts';
import { directoryKeeper } from '#features/suppliers/suppliers/server/queries-directory.ts';
import { supplierLinkRoutes } from '#features/suppliers/suppliers/server/routes-links.ts';
import { supplierRequestRoutes } from '#features/suppliers/suppliers/server/routes-requests.ts';
import { supplierRoutes } from '#features/suppliers/suppliers/server/routes.ts';
import { resealSecondFactors } from '#features/staff/support/server/commands-second-factor.ts';
import { witnessOf } from '#features/staff/support/server/commands-witness.ts';
import { endVisitHandler, hearVisitEnds } from '#features/staff/support/server/jobs-visits.ts';
import { endVisit } from '#features/staff/support/server/jobs.ts';
import { supportRoutes } from '#features/staff/support/server/routes.ts';
import { invitationRoutes } from '#features/company/team/server/routes-invitations.ts';
import { teamRoutes } from '#features/company/team/server/routes.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import { createHttp } from '#platform/server/http/app.ts';
import type { HttpOptions } from '#platform/server/http/app.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { forgetOldKeys } from '#platform/server/http/idempotency.ts';
import { mount } from '#platform/server/http/mount.ts';
import { platformRoutes } from '#platform/server/http/platform-routes.ts';
import { serveWeb } from '#platform/server/http/web-files.ts';
import type { NewId } from '#platform/server/ids.ts';
import { takeNight } from '#platform/server/jobs/nightly.ts';
import { enqueue } from '#platform/server/jobs/port.ts';
import type { JobDefinition, JobHandler } from '#platform/server/jobs/port.ts';
import { Live } from '#platform/server/live.ts';
import type { Log } from '#platform/server/log.ts';
import type { BuiltinSigner } from '#platform/server/ports/esign/builtin/signer-port.ts';
import type { EsignPort } from '#platform/server/ports/esign/port.ts';
import type { LocalMailbox } from '#platform/server/ports/mail/local-mailbox.ts';
import type { PushPort } from '#platform/server/ports/push/port.ts';
import type { MailPort } from '#platform/server/ports/mail/port.ts';
import type { Metrics } from '#platform/server/metrics/metrics-port.ts';
import type { DnsResolver } from '#platform/server/mail/mail-port.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import { sendMailHandler } from '#platform/server/post/deliver-mail.ts';
import { tendMail } from '#platform/server/post/tend-mail.ts';
import { mountMailbox } from '#platform/server/post/mailbox-routes.ts';
import { sendMail } from '#platform/server/post/post-mail.ts';
import type { ScanReader } from '#platform/server/sandbox/scan-port.ts';
import type { Sandbox } from '#platform/server/sandbox/sandbox-port.ts';
import { AttemptLimiter, forgetOldAttempts } from '#platform/server/session/attempt-limiter.ts';
import { SessionCheck } from '#platform/server/session/session-check.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import { openApiOf, pathMatcher } from '#platform/wire/openapi.ts';

/** What the features stand on. Tests give a clock and an elapsed time of their own. */
export interface Foundation {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
  /** Milliseconds of a clock that nobody can set. */
  readonly elapsed: () => number;
  readonly keys: SessionKeys;
  readonly secureTransport: boolean;
  readonly storage: Storage;
  readonly sandbox: Sandbox;
  /** Reads pages of PDFs and pictures. */
  readonly scans: ScanReader;
  /** DNS as the senders of mails are asked by it. */
  readonly resolver: DnsResolver;
  /** Secrets of those who push e-invoices, by key id. */
  readonly accessPointKeys: ReadonlyMap<string, string>;
  readonly metrics: Metrics;
  /** Opens the figures to callers from elsewhere. */
  readonly metricsToken: string | undefined;
  /** Null where no mail server is known: letters wait. */
  readonly mail: MailPort | null;
  /** The letters that stay on this machine, where they do. */
  readonly mailbox: LocalMailbox | null;
  readonly push: PushPort;
  /** Has documents signed. */
  readonly esign: EsignPort;
  /** The signer inside the product, where it is that one. */
  readonly signer: BuiltinSigner | null;
  /** The address that people reach this server at; known once it listens. */
  readonly publicUrl: () => Promise<string>;
  /** Of the addresses that receive invoices by mail. */
  readonly inboundDomain: string;
  /** Whether accounts can be created, and whom to ask. */
  readonly signUpInfo: DoorServices['signUpInfo'];
  /** Mailboxes elsewhere that are looked into. */
  readonly mailboxes: readonly WatchedMailbox[];
  readonly log: Log;
}

type ProductHandlers = { readonly [Feature in keyof typeof contract]: Handlers<(typeof contract)[Feature]> };

/** Every job that may be enqueued. */
export const productJobs: readonly JobDefinition[] = [
  readDocuments,
  recogniseDocument,
  rereadWaiting,
  verifyOriginals,
  rollUpMarketJob,
  sendMail,
  sendLink,
  notifySender,
  finishImport,
  pollMailbox,
  endVisit,
  sendPush,
  notifyAlerts,
  startDigests,
  tendSignings,
];

/** What works the jobs off. */
export const jobHandlers = (foundation: Foundation): readonly JobHandler[] => [
  readDocumentsHandler({ ...foundation, ...openersOf(foundation) }),
  recogniseHandler(foundation),
  rereadHandler(foundation),
  verifyOriginalsHandler(foundation),
  rollUpMarketHandler(foundation),
  sendMailHandler(foundation),
  sendLinkHandler(foundation),
  notifySenderHandler(foundation),
  finishImportHandler(foundation),
  pollMailboxHandler(foundation),
  endVisitHandler(foundation),
  sendPushHandler(foundation),
  notifyAlertsHandler(foundation),
  startDigestsHandler(foundation),
  tendSigningsHandler(foundation),
];

const enqueueNightly = (db: Db, now: Date): Promise<void> =>
  db.platformTransaction(async (tx) => {
    if (!(await takeNight(tx, 'standing', now))) return;
    await enqueue(tx, verifyOriginals, {}, { key: 'standing' });
    await enqueue(tx, rollUpMarketJob, {}, { key: 'standing' });
    await forgetOldKeys(tx, now);
    await forgetOldAttempts(tx, now);
    await forgetOldLinks(tx, now);
  });

/**
 * Work that no request asks for: what waited when the process stopped and, once a day, originals to hash, the market's
 * figures, and keys, tries and links to forget. Asked for at start and every hour. What fails keeps none of the rest from
 * its turn; then the first failure is thrown.
 */
export const enqueueStandingWork = async (foundation: Foundation): Promise<void> => {
  const { db, clock } = foundation;
  const now = clock.now();
  const work = [
    () => enqueueAllWaiting(db),
    () => enqueueAllRecognising(db),
    () => tendMail(foundation),
    () => enqueueNotices(foundation),
    () => db.platformTransaction((tx) => resealSecondFactors(tx, foundation.keys)),
    () => enqueueLostNotices(foundation),
    () => db.platformTransaction((tx) => enqueue(tx, tendSignings, {}, { key: 'standing' })),
    () => tendImports(db, now),
    () => enqueueNightly(db, now),
  ];
  const failures: unknown[] = [];
  for (const ask of work) await ask().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
};

const handlersOf = (
  foundation: Foundation & { readonly limiter: AttemptLimiter },
  live: Live,
  directory = directoryKeeper(),
): ProductHandlers => ({
  platform: platformRoutes({ ...foundation, openApi: () => openApiOf(contract) }),
  sessions: sessionRoutes(foundation),
  accounts: accountRoutes(foundation),
  settings: settingsRoutes(foundation),
  security: securityRoutes(foundation),
  outlets: outletRoutes(foundation),
  organizations: organizationRoutes(foundation),
  onboarding: onboardingRoutes(foundation),
  team: teamRoutes(foundation),
  invitations: invitationRoutes(foundation),
  support: supportRoutes(foundation),
  powerOfAttorney: powerOfAttorneyRoutes(foundation),
  suppliers: supplierRoutes(foundation, directory),
  supplierLinks: supplierLinkRoutes(foundation),
  supplierRequests: supplierRequestRoutes(foundation, directory),
  directory: directoryRoutes(foundation, directory),
  documents: documentRoutes(foundation),
  inbox: inboxRoutes(foundation),
  review: reviewRoutes(foundation),
  mail: mailRoutes(foundation),
  accessPoint: accessPointRoutes(foundation),
  history: historyRoutes(foundation),
  invoices: invoiceRoutes(foundation),
  priceMonitoring: priceMonitoringRoutes(foundation),
  products: productRoutes(foundation),
  overview: overviewRoutes(foundation),
  deals: dealRoutes(foundation),
  notifications: notificationRoutes({ live }),
  devices: deviceRoutes(foundation),
});

/** Mounts the whole contract on a server and starts to hear what other processes tell; answers how to stop hearing. */
export const mountProduct = async (
  app: FastifyInstance,
  foundation: Foundation,
  web: { readonly webFolder: string; readonly mode: string; readonly checkReplies: boolean },
): Promise<() => Promise<void>> => {
  const { db, clock, keys, elapsed } = foundation;
  const find = (sessionId: string) => db.platformRead((reader) => liveSession(reader, sessionId));
  const sessions = new SessionCheck(find, clock, elapsed);
  const live = new Live();
  const doorkeeper = doorkeeperOf({ db, clock, keys, sessions, turnedAway: refusalRecorder(foundation) });
  const options = { db, clock, checkReplies: web.checkReplies, doorkeeper, witness: witnessOf(db) };
  const handlers = handlersOf({ ...foundation, limiter: new AttemptLimiter(db) }, live);
  foundation.metrics.watchRequests(app);
  const mountPart = <Name extends keyof typeof contract>(name: Name): void =>
    mount(app, contract[name], handlers[name], options);
  for (const name of Object.keys(contract) as (keyof typeof contract)[]) mountPart(name);
  if (foundation.mailbox !== null) mountMailbox(app, foundation.mailbox);
  await serveWeb(app, web, pathMatcher(contract));
  const stops = [await sessions.start(db), await live.start(db), await hearVisitEnds(foundation)];
  stops.push(await hearAlerts(foundation));
  return async () => {
    for (const stop of stops) await stop();
  };
};

/** The web server with everything mounted; `close` lets requests in flight finish. */
export const composeProduct = async (
  foundation: Foundation,
  options: HttpOptions & {
    readonly webFolder: string;
    readonly mode: string;
    readonly checkReplies: boolean;
  },
): Promise<{ readonly app: FastifyInstance; readonly close: () => Promise<void> }> => {
  const app = await createHttp(options);
  const stop = await mountProduct(app, foundation, options);
  await app.ready();
  return {
    app,
    close: async () => {
      await app.close();
      await stop();
    },
  };
};
