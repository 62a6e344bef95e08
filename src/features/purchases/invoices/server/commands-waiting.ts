import { planOf } from '#features/account/plan/server/queries.ts';
import {
  reevaluateArticles,
  withSiblings,
} from '#features/prices/price-monitoring/server/commands-evaluate.ts';
import { countArticles } from '#features/prices/price-monitoring/server/commands-figures.ts';
import { rematch } from '#features/prices/claims/server/commands-match.ts';
import type { Clock } from '#platform/server/clock.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import { publish } from '#platform/server/live.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { alertEvents } from '#platform/wire/live.ts';
import { passesFilter } from './commands-release.ts';

/** Invoices that one transaction analyses. */
const atOnce = 25;

/** Those that wait and whose rank in their month is within the number, in the order in which they came. */
const dueSql = `
  with waiting as materialized (
    select id, received_at, document_id from invoice where organization_id = $1 and unit_id = $2 and waits
  ), months as materialized (
    select distinct date_trunc('month', received_at at time zone 'Europe/Stockholm') as month from waiting
  ), ranked as (
    select i.id, row_number() over (partition by m.month order by i.received_at, i.document_id) as rank
    from months m
    join invoice i on i.organization_id = $1 and i.unit_id = $2 and i.counts
      and i.received_at >= m.month at time zone 'Europe/Stockholm'
      and i.received_at < (m.month + interval '1 month') at time zone 'Europe/Stockholm'
  )
  select w.id from waiting w join ranked r on r.id = w.id
  where r.rank <= coalesce($3::bigint, r.rank) order by w.received_at, w.document_id limit ${atOnce}`;

/** A check of a line that failed, of `invoice i`. */
const failed = "select c from jsonb_array_elements(i.checks) c where c ->> 'severity' = 'fail'";

/** Whether the trust gate holds a line, as `passGate` says it: all of them, unless each reason is a failed check of a line. */
const isHeldLine = `i.held and (
  exists (select from unnest(i.held_reasons) reason where not exists (
    ${failed} and c ->> 'lineNo' is not null and c ->> 'code' = reason))
  or exists (${failed} and c ->> 'lineNo' is null)
  or exists (${failed} and (c ->> 'lineNo')::int = l.line_no))`;

const linesSql = `
  update invoice_line l set counted = true, monitored = l.quantity > 0
  from invoice i
  where i.organization_id = $1 and i.unit_id = $2 and i.id = any($3::uuid[])
    and l.organization_id = $1 and l.unit_id = $2 and l.issue_date = i.issue_date and l.invoice_id = i.id
    and ${passesFilter} and not (${isHeldLine})
  returning l.article_id as "articleId"`;

const daysSql = `
  update unit_day d set net = d.net + i.net, invoices = d.invoices + i.invoices,
    held_net = d.held_net - i.net, held_invoices = d.held_invoices - i.invoices
  from (
    select issue_date, supplier_id, currency, sum(net) as net, count(*)::int as invoices from invoice
    where organization_id = $1 and unit_id = $2 and id = any($3::uuid[]) and not held
    group by issue_date, supplier_id, currency) i
  where d.organization_id = $1 and d.unit_id = $2
    and d.day = i.issue_date and d.supplier_id = i.supplier_id and d.currency = i.currency`;

const invoicesSql = `
  update invoice set waits = false where organization_id = $1 and unit_id = $2 and id = any($3::uuid[])
  returning supplier_id as "supplierId", gives_back as "givesBack"`;

const documentsSql = `
  update document set reason = null
  where organization_id = $1 and unit_id = $2 and invoice_id = any($3::uuid[]) and reason = 'plan.waiting'`;

const analyse = async (tx: Tx, scope: UnitScope, invoiceIds: readonly string[]): Promise<void> => {
  const key = [scope.organizationId, scope.unitId, invoiceIds];
  const lines = await tx.query<{ articleId: string }>(linesSql, key);
  await tx.query(daysSql, key);
  const released = await tx.query<{ supplierId: string; givesBack: boolean }>(invoicesSql, key);
  await tx.query(documentsSql, key);
  const own = [...new Set(lines.map(({ articleId }) => articleId))];
  const articleIds = await withSiblings(tx, scope, own);
  await reevaluateArticles(tx, scope, articleIds);
  await countArticles(tx, scope, articleIds);
  const giving = released.flatMap(({ supplierId, givesBack }) => (givesBack ? supplierId : []));
  await rematch(tx, scope, [...new Set(giving)]);
  for (const invoiceId of invoiceIds) await publish(tx, scope, { type: 'invoice', invoiceId });
  for (const event of alertEvents(articleIds)) await publish(tx, scope, event);
};

/**
 * Analyses the invoices of a unit that wait for the plan, as far as it allows now: in the order in which they came, some in
 * each transaction, with the alerts that they had raised. Running it again changes nothing. Answers how many.
 */
export const analyseDue = async (
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  scope: UnitScope,
  signal?: AbortSignal,
): Promise<number> => {
  for (let analysed = 0; ;) {
    signal?.throwIfAborted();
    const ids = await db.tenantTransaction(scope.organizationId, async (tx) => {
      await lockUnit(tx, scope);
      const { analysedInvoices } = await planOf(tx, scope.organizationId, clock.now());
      const key = [scope.organizationId, scope.unitId, analysedInvoices];
      const due = (await tx.query<{ id: string }>(dueSql, key)).map(({ id }) => id);
      if (due.length > 0) await analyse(tx, scope, due);
      return due;
    });
    if (ids.length === 0) return analysed;
    analysed += ids.length;
  }
};
