import { takePriceLists } from '#features/prices/price-lists/server/commands-take.ts';
import type { ReadingDeps } from '#features/intake/documents/server/commands-expand.ts';
import { standBehind } from '#features/intake/documents/server/commands-aside.ts';
import type { Outcome } from '#features/intake/documents/server/commands-reading.ts';
import { holdUntrusted } from '#features/intake/mail/server/commands-judge.ts';
import type { DocumentReading } from '#features/intake/mail/server/commands-judge.ts';
import { enqueueNotices } from '#features/intake/mail/server/commands-notice.ts';
import { failedBy, settleReadings } from '#features/purchases/invoices/server/commands-ingest.ts';
import { enqueueLook } from '#features/reading/history/server/commands-look.ts';
import { startRecognising } from '#features/reading/review/server/commands-outcome.ts';
import { compareText } from '#core/values/compare-text.ts';
import { isUnstorable } from '#platform/server/db/unstorable.ts';
import type { UnitScope } from '#platform/server/scope.ts';

/** Documents of a unit that are taken together, and written together at most. */
export const atOnce = 64;
/** Documents of one transaction while pages wait for it, by engine: fewer would cost it more than they spare. */
export const whilePagesWait = { pglite: 2, postgres: 4 } as const;

const underWay: ReadonlySet<Outcome['kind']> = new Set(['untouched', 'again', 'recognise']);

/** Mails of which something could not be used. */
const brokenSql = `
  select distinct mail_id from document
  where organization_id = $1 and unit_id = $2 and (id = any($3::uuid[]) or root_id = any($3::uuid[])) and state = 'unreadable'
    and mail_id is not null`;

/** Has those looked at who wait for documents to end: senders of what could not be used, and imports of old invoices. */
const tellEnded = async (
  deps: ReadingDeps,
  scope: UnitScope,
  readings: readonly DocumentReading[],
): Promise<void> => {
  const over = readings.filter(({ outcome }) => !underWay.has(outcome.kind));
  const mails = [...new Set(over.flatMap(({ document }) => document.mail_id ?? []))];
  const imports = over.flatMap(({ document }) => document.import_id ?? []);
  if (mails.length === 0 && imports.length === 0) return;
  await deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    if (mails.length > 0) {
      const key = [scope.organizationId, scope.unitId, mails];
      const broken = await tx.query<{ mail_id: string }>(brokenSql, key);
      await enqueueNotices(
        tx,
        scope,
        broken.map((row) => row.mail_id),
      );
    }
    await enqueueLook(tx, scope, imports);
  });
};

const settleTogether = async (
  deps: ReadingDeps,
  scope: UnitScope,
  batch: readonly DocumentReading[],
): Promise<void> => {
  const trusted = await holdUntrusted(deps, scope, batch);
  await takePriceLists(deps, scope, trusted);
  await settleReadings(deps, scope, trusted);
  await startRecognising(
    deps,
    scope,
    trusted.flatMap(({ document, outcome }) => (outcome.kind === 'recognise' ? [document.id] : [])),
  );
  await tellEnded(deps, scope, trusted);
  await standBehind(
    deps,
    scope,
    trusted.flatMap(({ document, outcome }) =>
      ['invoice', 'ended', 'price-list'].includes(outcome.kind) ? [document] : [],
    ),
  );
};

/**
 * Writes what became of documents: what nobody answers for is held, invoices are booked and their prices compared with the
 * watched ones, pages wait to be recognised, and whoever waits for an end is told. A document that the database cannot take
 * ends by itself and stops none beside it.
 */
export const settleBatch = async (
  deps: ReadingDeps,
  scope: UnitScope,
  batch: readonly DocumentReading[],
): Promise<void> => {
  try {
    await settleTogether(deps, scope, batch);
  } catch (error) {
    if (!isUnstorable(error)) throw error;
    const [reading, ...others] = batch;
    if (reading === undefined) return;
    if (others.length > 0) for (const each of batch) await settleBatch(deps, scope, [each]);
    else await settleReadings(deps, scope, [{ ...reading, outcome: failedBy(error) }]);
  }
};

/** Where an invoice stands among the others of its unit; what is none comes first. */
const placeOf = ({ document, outcome }: DocumentReading): readonly [string, string, string] =>
  outcome.kind === 'invoice'
    ? [outcome.invoice.issueDate, outcome.invoice.number, document.sha256]
    : ['', '', document.sha256];

const inOrder = (one: DocumentReading, other: DocumentReading): number => {
  const [a, b] = [placeOf(one), placeOf(other)];
  return compareText(a[0], b[0]) || compareText(a[1], b[1]) || compareText(a[2], b[2]);
};

/**
 * Takes what is ready out of the list and writes it, in transactions that are short while pages wait. The oldest invoices go first, in
 * whatever order their readings ended: a line that is written after a later one of its article has the whole article judged anew.
 */
export const settleReady = async (
  deps: ReadingDeps,
  scope: UnitScope,
  ready: DocumentReading[],
): Promise<void> => {
  while (ready.length > 0) {
    ready.sort(inOrder);
    const most = deps.db.keepsPagesWaiting() ? whilePagesWait[deps.db.engine] : atOnce;
    await settleBatch(deps, scope, ready.splice(0, most));
  }
};
