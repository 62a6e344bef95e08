import { decimal } from '#core/values/decimal.ts';
import { orderLineOf } from '#features/prices/price-monitoring/rules.ts';
import { ArticleBook } from '#features/prices/price-monitoring/server/commands-append.ts';
import type { ArticleRows, TakenLine } from '#features/prices/price-monitoring/server/commands-append.ts';
import { reevaluateArticles } from '#features/prices/price-monitoring/server/commands-evaluate.ts';
import { countArticles } from '#features/prices/price-monitoring/server/commands-figures.ts';
import { rematch } from '#features/prices/claims/server/commands-match.ts';
import { enqueueAnalysis } from '#features/company/organizations/server/commands-plan.ts';
import { activateLinks } from '#features/suppliers/suppliers/server/commands.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { DatabaseUnavailable } from '#platform/server/db/unavailable.ts';
import { isUnstorable } from '#platform/server/db/unstorable.ts';
import { publish } from '#platform/server/live.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { alertEvents } from '#platform/wire/live.ts';
import { askFor, bookable } from './commands-book.ts';
import type { Asked, BookedLine } from './commands-book.ts';
import { book } from './commands-book-rows.ts';
import { Batch, enter } from './commands-enter.ts';
import { enqueueLook } from './commands-queue.ts';
import { numberInvoices } from './commands-number.ts';
import type { Numbered } from './commands-number.ts';
import type { Context, Entered } from './commands-enter.ts';
import { givesBack, lineColumns } from './commands-ingest-rows.ts';
import type { IngestDeps, Outcome, Reading } from '#features/intake/documents/server/commands-reading.ts';

const articleOf = (articles: ArticleBook, line: BookedLine, { item, supplier }: Entered): string | null =>
  line.key === null
    ? null
    : articles.articleOf({
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
  articles: ArticleBook,
  entered: readonly Entered[],
  articleIds: ReadonlyMap<BookedLine, string>,
  { waits }: Numbered,
) =>
  entered.flatMap((invoice) => {
    const { item, invoiceId, supplier, gate } = invoice;
    const isWaiting = waits.has(item.document.id);
    return item.lines.map((line) => {
      const articleId = articleIds.get(line) ?? null;
      const trusted = !isWaiting && gate.heldLines !== 'all' && !gate.heldLines.has(line.lineNo);
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
            deliveryDate: line.deliveryDate ?? null,
            invoiceNumber: item.number,
            sha256: item.document.sha256,
            currency: item.currency,
            creditNote: item.invoice.creditNote,
            trusted,
          }),
        };
        monitored = articles.take(taken);
      }
      const credits = trusted && articleId !== null && quantity !== null && decimal(quantity).lt('0');
      const counted = monitored || credits;
      if (counted && articleId !== null && quantity !== null)
        articles.count(articleId, { ...line, quantity });
      return lineColumns(line, {
        invoice: item,
        invoiceId,
        supplierId: supplier.id,
        articleId,
        homeId: line.key === null ? null : articles.homeOf({ supplierId: supplier.id, key: line.key }),
        monitored,
        counted,
      });
    });
  });

/** Rows, or articles asked for, of one statement: each stays far under the time that a statement may take. */
const rowsAtOnce = 2_000;

const partOf = (rows: readonly object[], at: number): readonly object[] =>
  rows.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce);

const partsOf = (...lists: readonly (readonly object[])[]): number[] =>
  Array.from(
    { length: Math.max(1, ...lists.map((rows) => Math.ceil(rows.length / rowsAtOnce))) },
    (_, at) => at,
  );

const readContext = async (tx: Tx, scope: UnitScope, asked: Asked): Promise<Context> => {
  const parts: Context[] = [];
  for (const at of partsOf(asked.articles)) {
    const once = at === 0 ? asked : { suppliers: asked.suppliers, documents: [], numbers: [] };
    const rows = await tx.query<{ context: Context | null }>(
      'select krogkoll_ingest_context($1, $2, $3) as context',
      [scope.organizationId, scope.unitId, JSON.stringify({ ...once, articles: partOf(asked.articles, at) })],
    );
    parts.push(...rows.flatMap(({ context }) => context ?? []));
  }
  const [first] = parts;
  if (first === undefined) throw new Error('each part is one row');
  return { ...first, articles: parts.flatMap(({ articles }) => articles) };
};

const write = async (
  tx: Tx,
  scope: UnitScope,
  batch: Batch,
  articles: Partial<ArticleRows> = {},
): Promise<void> => {
  const { new_articles = [], articles: changed = [], figures = [], entries = [] } = articles;
  const { lines, documents, events, ...once } = batch;
  const parts = partsOf(lines, new_articles, changed, figures, entries);
  for (const at of parts) {
    const isLast = at === parts.length - 1;
    const rows = {
      ...(at === 0 ? once : {}),
      lines: partOf(lines, at),
      new_articles: partOf(new_articles, at),
      articles: partOf(changed, at),
      figures: partOf(figures, at),
      entries: partOf(entries, at),
      documents: isLast ? documents : [],
    };
    const parameters = [scope.organizationId, scope.unitId, JSON.stringify(rows)];
    await tx.query('select krogkoll_ingest($1, $2, $3, null, null)', parameters);
  }
  for (const event of events) await publish(tx, scope, event);
};

/** Ends documents that are no invoices: with a reason, or waiting for another try. */
const endOthers = (readings: readonly Reading[], batch: Batch): void => {
  for (const { document, outcome } of readings) {
    if (outcome.kind === 'ended')
      batch.end(document, outcome.state, { reason: outcome.reason, format: outcome.format ?? null });
    else if (outcome.kind === 'again') batch.documents.push({ id: document.id, state: 'stored' });
  }
};

/** Writes a batch of readings in the transaction: read once in the unit's lane, judge in memory, write once. */
const ingest = async (
  tx: Tx,
  deps: IngestDeps,
  scope: UnitScope,
  readings: readonly Reading[],
): Promise<void> => {
  const batch = new Batch();
  endOthers(readings, batch);
  const { items, refused } = bookable(readings);
  for (const document of refused) batch.end(document, 'unreadable', { reason: 'invoice.amount-invalid' });
  if (items.length === 0) return write(tx, scope, batch);
  const context = await readContext(tx, scope, askFor(items, deps));
  const waiting = new Set(context.documents.flatMap(({ id, state }) => (state === 'stored' ? [id] : [])));
  const open = items.filter(({ document }) => waiting.has(document.id));
  const entered = enter(context, open, batch, deps);
  const numbered = await numberInvoices(tx, scope, entered, deps.clock.now());
  for (const invoice of entered) book(invoice, numbered, batch);
  const articles = new ArticleBook(context.articles, deps.newId);
  const articleIds = new Map<BookedLine, string>();
  for (const invoice of entered) {
    for (const line of invoice.item.lines) {
      const articleId = articleOf(articles, line, invoice);
      if (articleId !== null) articleIds.set(line, articleId);
    }
  }
  if (context.judged) await articles.loadContexts(tx, scope);
  batch.lines.push(...monitor(articles, entered, articleIds, numbered));
  const { late, alerted, ...rows } = articles.rows();
  batch.events.push(...alertEvents([...new Set([...alerted, ...late])]));
  await write(tx, scope, batch, rows);
  const awaited = entered.flatMap(({ supplier }) => (supplier.awaited ? supplier.id : []));
  await activateLinks(tx, scope, [...new Set(awaited)], deps.clock.now());
  await reevaluateArticles(tx, scope, late);
  await countArticles(tx, scope, late);
  await rematch(tx, scope, giving(entered));
  // The plan may have changed since it was asked: whoever looks again finds what it allows.
  if (numbered.waits.size > 0) await enqueueAnalysis(tx, scope.organizationId, [scope.unitId]);
  if (entered.length > 0) await enqueueLook(tx, scope);
};

/** Suppliers of invoices that may hold lines which give money back. */
const giving = (entered: readonly Entered[]): string[] =>
  entered.flatMap(({ item, supplier }) =>
    givesBack(item.booked, item.invoice.creditNote) ? supplier.id : [],
  );

/** Gives documents back that were claimed and not begun. */
const release = async (
  deps: IngestDeps,
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

/** Nothing is written here of these. */
const elsewhere: ReadonlySet<Outcome['kind']> = new Set(['untouched', 'done', 'recognise', 'price-list']);

/**
 * Makes invoices of what was read, all in one transaction. When that fails, each document gets one of its own, so that
 * only the one at fault ends unreadable. Running it again with the same documents changes nothing. Throws
 * `DatabaseUnavailable`; then every document stays waiting.
 */
export const settleReadings = async (
  deps: IngestDeps,
  scope: UnitScope,
  readings: readonly Reading[],
): Promise<void> => {
  const untouched = readings.filter(({ outcome }) => outcome.kind === 'untouched');
  await release(
    deps,
    scope,
    untouched.map(({ document }) => document.id),
  );
  const open = readings.filter(({ outcome }) => !elsewhere.has(outcome.kind));
  for (const group of together(open)) await settle(deps, scope, group);
};

/** Readings in groups of a size that one transaction takes lightly; a long invoice is one of its own. */
const together = (readings: readonly Reading[]): Reading[][] => {
  const groups: Reading[][] = [];
  let room = 0;
  for (const reading of readings) {
    const lines = reading.outcome.kind === 'invoice' ? reading.outcome.invoice.lines.length : 0;
    if (lines > room || groups.length === 0) {
      groups.push([]);
      room = rowsAtOnce;
    }
    groups.at(-1)?.push(reading);
    room -= lines;
  }
  return groups;
};

const settle = async (deps: IngestDeps, scope: UnitScope, open: readonly Reading[]): Promise<void> => {
  try {
    await deps.db.tenantTransaction(scope.organizationId, (tx) => ingest(tx, deps, scope, open));
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    if (open.length > 1) {
      for (const reading of open) await settle(deps, scope, [reading]);
      return;
    }
    const [reading] = open;
    if (reading === undefined) return;
    const { document, outcome } = reading;
    deps.log.error({ err: error, documentId: document.id }, 'a document could not be booked');
    // A second try may meet another state; a document that fails alone again and again is at fault itself.
    const mayHelp = document.attempts < 3 && outcome.kind === 'invoice' && !isUnstorable(error);
    const again: Outcome = mayHelp ? { kind: 'again' } : failedBy(error);
    await deps.db.tenantTransaction(scope.organizationId, (tx) =>
      ingest(tx, deps, scope, [{ document, outcome: again }]),
    );
  }
};

/** How a document ends that cannot be written, by what the database said. */
export const failedBy = (error: unknown): Outcome => ({
  kind: 'ended',
  state: 'unreadable',
  reason: isUnstorable(error) ? 'reader.text-damaged' : 'document.not-bookable',
});
