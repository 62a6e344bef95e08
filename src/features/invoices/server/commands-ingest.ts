import { orderLineOf } from '#features/price-monitoring/rules.ts';
import { ArticleBook } from '#features/price-monitoring/server/commands-append.ts';
import type { TakenLine } from '#features/price-monitoring/server/commands-append.ts';
import { reevaluateArticles } from '#features/price-monitoring/server/commands-evaluate.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { DatabaseUnavailable } from '#platform/server/db/unavailable.ts';
import { liveChannel, liveNotice } from '#platform/server/live.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { LiveEvent } from '#platform/wire/live.ts';
import type { Outcome, ReadingDeps } from './commands-archive.ts';
import { askFor, bookable } from './commands-book.ts';
import type { BookedLine, Reading } from './commands-book.ts';
import { Batch, enter } from './commands-enter.ts';
import type { Context, Entered } from './commands-enter.ts';
import { lineColumns } from './commands-ingest-rows.ts';

const articleOf = (book: ArticleBook, line: BookedLine, { item, supplier }: Entered): string | null =>
  line.key === null
    ? null
    : book.articleOf({
        supplierId: supplier.id,
        supplierCategory: supplier.category,
        key: line.key,
        number: line.articleNumber,
        name: line.name,
        unit: line.unit,
        currency: item.currency,
      });

/** Takes the lines of booked invoices into their articles' histories. */
const monitor = (
  book: ArticleBook,
  entered: readonly Entered[],
  articleIds: ReadonlyMap<BookedLine, string>,
) =>
  entered.flatMap((invoice) => {
    const { item, invoiceId, supplier, gate } = invoice;
    return item.lines.map((line) => {
      const articleId = articleIds.get(line) ?? null;
      const trusted = gate.heldLines !== 'all' && !gate.heldLines.has(line.lineNo);
      const { quantity, comparablePrice } = line;
      let monitored = false;
      if (articleId !== null && quantity !== null && comparablePrice !== null) {
        const taken: TakenLine = {
          articleId,
          invoiceId,
          supplierId: supplier.id,
          line: orderLineOf({
            ...line,
            quantity,
            comparablePrice,
            id: line.idIn(invoiceId),
            invoiceDate: item.invoice.issueDate,
            invoiceNumber: item.number,
            sha256: item.document.sha256,
            currency: item.currency,
            creditNote: item.invoice.creditNote,
            trusted,
          }),
        };
        monitored = book.take(taken);
      }
      return lineColumns(line, { invoice: item, invoiceId, supplierId: supplier.id, articleId, monitored });
    });
  });

const ingestSql = 'select krogkoll_ingest($1, $2, $3, $4, $5)';

const write = async (tx: Tx, scope: UnitScope, rows: object, events: readonly LiveEvent[]): Promise<void> => {
  const notices = events.map((event) => liveNotice(scope, event));
  await tx.query(ingestSql, [scope.organizationId, scope.unitId, JSON.stringify(rows), liveChannel, notices]);
};

/** Ends documents that are no invoices: with a reason, or waiting for another try. */
const endOthers = (readings: readonly Reading[], batch: Batch): void => {
  for (const { document, outcome } of readings) {
    if (outcome.kind === 'ended') batch.end(document, outcome.state, { reason: outcome.reason });
    else if (outcome.kind === 'again') batch.documents.push({ id: document.id, state: 'stored' });
  }
};

/** Writes a batch of readings in the transaction: read once in the unit's lane, judge in memory, write once. */
const ingest = async (
  tx: Tx,
  deps: ReadingDeps,
  scope: UnitScope,
  readings: readonly Reading[],
): Promise<void> => {
  const batch = new Batch();
  endOthers(readings, batch);
  const { items, refused } = bookable(readings);
  for (const document of refused) batch.end(document, 'unreadable', { reason: 'invoice.amount-invalid' });
  if (items.length === 0) return write(tx, scope, batch, batch.events);
  const [row] = await tx.query<{ context: Context }>(
    'select krogkoll_ingest_context($1, $2, $3) as context',
    [scope.organizationId, scope.unitId, JSON.stringify(askFor(items, deps))],
  );
  if (row === undefined) throw new Error('the context is one row');
  const waiting = new Set(row.context.documents.flatMap(({ id, state }) => (state === 'stored' ? [id] : [])));
  const open = items.filter(({ document }) => waiting.has(document.id));
  const entered = enter(row.context, open, batch, deps);
  const book = new ArticleBook(row.context.articles, deps.newId);
  const articleIds = new Map<BookedLine, string>();
  for (const invoice of entered) {
    for (const line of invoice.item.lines) {
      const articleId = articleOf(book, line, invoice);
      if (articleId !== null) articleIds.set(line, articleId);
    }
  }
  if (row.context.judged) await book.loadContexts(tx, scope);
  batch.lines.push(...monitor(book, entered, articleIds));
  const { late, alerted, ...rows } = book.rows();
  const told = [...new Set([...alerted, ...late])];
  for (let at = 0; at < told.length; at += 100)
    batch.events.push({ type: 'alerts', articleIds: told.slice(at, at + 100) });
  const { events, ...written } = batch;
  await write(tx, scope, { ...written, ...rows }, events);
  await reevaluateArticles(tx, scope, late);
};

/** Gives documents back that were claimed and not begun. */
const release = async (
  deps: ReadingDeps,
  { organizationId, unitId }: UnitScope,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  await deps.db.tenantTransaction(organizationId, (tx) =>
    tx.query(
      `update document set leased_by = null, leased_until = null, attempts = attempts - 1
       where organization_id = $1 and unit_id = $2 and state = 'stored' and id = any($3::uuid[])`,
      [organizationId, unitId, ids],
    ),
  );
};

/**
 * Makes invoices of what was read, all in one transaction. When that fails, each document gets one of its own, so that
 * only the one at fault ends unreadable. Running it again with the same documents changes nothing. Throws
 * `DatabaseUnavailable`; then every document stays waiting.
 */
export const settleReadings = async (
  deps: ReadingDeps,
  scope: UnitScope,
  readings: readonly Reading[],
): Promise<void> => {
  const untouched = readings.filter(({ outcome }) => outcome.kind === 'untouched');
  await release(
    deps,
    scope,
    untouched.map(({ document }) => document.id),
  );
  const open = readings.filter(({ outcome }) => outcome.kind !== 'untouched' && outcome.kind !== 'done');
  if (open.length === 0) return;
  try {
    await deps.db.tenantTransaction(scope.organizationId, (tx) => ingest(tx, deps, scope, open));
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    if (open.length > 1) {
      for (const reading of open) await settleReadings(deps, scope, [reading]);
      return;
    }
    const [reading] = open;
    if (reading === undefined) return;
    const { document, outcome } = reading;
    deps.log.error({ err: error, documentId: document.id }, 'a document could not be booked');
    // A second try may meet another state; a document that fails alone again and again is at fault itself.
    const again: Outcome = document.attempts < 3 && outcome.kind === 'invoice' ? { kind: 'again' } : failed;
    await deps.db.tenantTransaction(scope.organizationId, (tx) =>
      ingest(tx, deps, scope, [{ document, outcome: again }]),
    );
  }
};

const failed: Outcome = { kind: 'ended', state: 'unreadable', reason: 'document.not-bookable' };
