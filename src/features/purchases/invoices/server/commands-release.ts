import {
  reevaluateArticles,
  withSiblings,
} from '#features/prices/price-monitoring/server/commands-evaluate.ts';
import { enqueueLook } from './commands-queue.ts';
import { enqueueAnalysis } from '#features/company/organizations/server/commands-plan.ts';
import { countArticles } from '#features/prices/price-monitoring/server/commands-figures.ts';
import { rematch } from '#features/prices/claims/server/commands-match.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { publish } from '#platform/server/live.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { alertEvents } from '#platform/wire/live.ts';

/** Confirms the invoice's accounts for its supplier, whoever else is paid there. */
const confirmSql = `
  insert into supplier_account (organization_id, supplier_id, kind, account, confirmed_at, confirmed_by)
  select i.organization_id, i.supplier_id, a.kind, a.account, $4, $5
  from invoice i, lateral (values ('bankgiro', i.bankgiro), ('plusgiro', i.plusgiro), ('iban', i.iban)) a(kind, account)
  where i.organization_id = $1 and i.unit_id = $2 and i.id = $3 and a.account is not null
  on conflict do nothing
  returning kind`;

/** Lets invoices through from then on that are addressed as this one. */
const acceptBuyerSql = `
  insert into accepted_buyer (organization_id, unit_id, buyer, accepted_at, accepted_by)
  select i.organization_id, i.unit_id, b.buyer, $4, $5
  from invoice i, jsonb_array_elements(i.checks) c,
    lateral (select coalesce(nullif(c -> 'params' ->> 'number', ''), c -> 'params' ->> 'buyer') as buyer) b
  where i.organization_id = $1 and i.unit_id = $2 and i.id = $3 and i.held
    and c ->> 'code' = 'document.buyer-other' and b.buyer <> ''
  on conflict do nothing`;

/** A line passes by the filter of PRODUCT section 3, as `isMonitored` says it of one that was never held; credits count. */
export const passesFilter = `not l.counted and l.kind = 'goods' and l.article_id is not null
    and (l.quantity < 0 or (not i.credit_note and l.comparable_price > 0 and l.quantity > 0))`;

/** What the plan keeps waiting goes on waiting. */
const releaseSql = `
  update invoice_line l set counted = true, monitored = l.quantity > 0
  from invoice i
  where i.organization_id = $1 and i.unit_id = $2 and i.id = $3
    and l.organization_id = $1 and l.unit_id = $2 and l.issue_date = i.issue_date and l.invoice_id = i.id
    and not i.waits and ${passesFilter}
  returning l.article_id as "articleId"`;

/** What waited is cost from then on. */
const releaseDaySql = `
  update unit_day d set net = d.net + i.net, invoices = d.invoices + 1,
    held_net = d.held_net - i.net, held_invoices = d.held_invoices - 1
  from invoice i
  where i.organization_id = $1 and i.unit_id = $2 and i.id = $3 and i.held and not i.waits
    and d.organization_id = $1 and d.unit_id = $2
    and d.day = i.issue_date and d.supplier_id = i.supplier_id and d.currency = i.currency`;

/** The supplier of an invoice that may hold lines which give money back; nothing for another one. */
const givingSupplier = async (tx: Tx, scope: UnitScope, invoiceId: string): Promise<string[]> => {
  const rows = await tx.query<{ supplier_id: string }>(
    'select supplier_id from invoice where organization_id = $1 and unit_id = $2 and id = $3 and gives_back',
    [scope.organizationId, scope.unitId, invoiceId],
  );
  return rows.map((row) => row.supplier_id);
};

/** What a release changed: lines that count from then on, and the kinds of account that were confirmed. */
interface Released {
  readonly lines: number;
  readonly accounts: readonly string[];
  /** It goes on waiting for the plan. */
  readonly waits: boolean;
}

/**
 * Releases an invoice that was held: confirms where it is paid, lets its lines count, and judges their articles again, so
 * that they stand where they had stood unheld. The reasons stay on the invoice as its history. The caller holds the unit's
 * lock.
 */
export const releaseInvoice = async (
  tx: Tx,
  scope: UnitScope,
  {
    invoiceId,
    now,
    userId,
  }: { readonly invoiceId: string; readonly now: Date; readonly userId: string | null },
): Promise<Released> => {
  const key = [scope.organizationId, scope.unitId, invoiceId];
  const confirmed = await tx.query<{ kind: string }>(confirmSql, [...key, now, userId]);
  await tx.query(acceptBuyerSql, [...key, now, userId]);
  const released = await tx.query<{ articleId: string }>(releaseSql, key);
  await tx.query(releaseDaySql, key);
  const [freed] = await tx.query<{ waits: boolean }>(
    'update invoice set held = false where organization_id = $1 and unit_id = $2 and id = $3 returning waits',
    key,
  );
  const articleIds = await withSiblings(
    tx,
    scope,
    released.map(({ articleId }) => articleId),
  );
  await reevaluateArticles(tx, scope, articleIds);
  await countArticles(tx, scope, articleIds);
  await rematch(tx, scope, await givingSupplier(tx, scope, invoiceId));
  await publish(tx, scope, { type: 'invoice', invoiceId });
  for (const event of alertEvents(articleIds)) await publish(tx, scope, event);
  return {
    lines: released.length,
    accounts: confirmed.map(({ kind }) => kind),
    waits: freed?.waits ?? false,
  };
};

const withdrawSql = {
  /** The cost of its day, which no row is left of when it was the only one. One statement changes a row once. */
  day: `
    with less as (
      update unit_day d set
        net = d.net - case when i.held or i.waits then 0 else i.net end, invoices = d.invoices - case when i.held or i.waits then 0 else 1 end,
        held_net = d.held_net - case when i.held or i.waits then i.net else 0 end,
        held_invoices = d.held_invoices - case when i.held or i.waits then 1 else 0 end
      from invoice i
      where i.organization_id = $1 and i.unit_id = $2 and i.id = $3 and d.organization_id = $1 and d.unit_id = $2
        and d.day = i.issue_date and d.supplier_id = i.supplier_id and d.currency = i.currency
        and d.invoices + d.held_invoices > 1
    )
    delete from unit_day d using invoice i
    where i.organization_id = $1 and i.unit_id = $2 and i.id = $3 and d.organization_id = $1 and d.unit_id = $2
      and d.day = i.issue_date and d.supplier_id = i.supplier_id and d.currency = i.currency
      and d.invoices + d.held_invoices = 1`,
  lines: `
    delete from invoice_line l using invoice i
    where i.organization_id = $1 and i.unit_id = $2 and i.id = $3
      and l.organization_id = $1 and l.unit_id = $2 and l.issue_date = i.issue_date and l.invoice_id = i.id
    returning l.article_id as "articleId"`,
  entries: 'delete from price_alert_entry where organization_id = $1 and unit_id = $2 and invoice_id = $3',
  /** Accounts that nobody confirmed but this invoice by being the first, and that no other invoice states. */
  accounts: `
    delete from supplier_account a using invoice i
    where i.organization_id = $1 and i.unit_id = $2 and i.id = $3
      and a.organization_id = $1 and a.supplier_id = i.supplier_id and a.confirmed_by is null
      and (a.kind, a.account) in (('bankgiro', i.bankgiro), ('plusgiro', i.plusgiro), ('iban', i.iban))
      and not exists (
        select from invoice o where o.organization_id = $1 and o.supplier_id = i.supplier_id and o.id <> i.id and not o.held
          and (a.kind, a.account) in (('bankgiro', o.bankgiro), ('plusgiro', o.plusgiro), ('iban', o.iban)))`,
  invoice: 'delete from invoice where organization_id = $1 and unit_id = $2 and id = $3',
  documents: `
    update document set invoice_id = null where organization_id = $1 and unit_id = $2 and invoice_id = $3`,
  /** Articles that nothing was ever bought of and that nobody decided anything about. */
  articles: `
    delete from unit_article a where a.organization_id = $1 and a.unit_id = $2 and a.id = any($3::uuid[])
      and a.earlier_ids = '{}'
      and not exists (select from invoice_line l
        where l.organization_id = $1 and l.unit_id = $2 and l.article_id = any($3::uuid[]) and l.article_id = a.id)
      and not exists (select from price_decision d
        where d.organization_id = $1 and d.unit_id = $2 and d.article_id = a.id)
      and not exists (select from price_rule r
        where r.organization_id = $1 and r.unit_id = $2 and r.scope = 'article' and r.scope_id = a.id)
      and not exists (select from deal d
        where d.organization_id = $1 and d.supplier_id = a.supplier_id and d.article_key = a.article_key)`,
} as const;

/**
 * Takes an invoice back as if it had never been booked: its cost, its lines and the accounts that it alone confirmed; its
 * articles are judged again without it. The supplier stays. The caller holds the unit's lock.
 */
export const withdrawInvoice = async (tx: Tx, scope: UnitScope, invoiceId: string): Promise<void> => {
  const key = [scope.organizationId, scope.unitId, invoiceId];
  const giving = await givingSupplier(tx, scope, invoiceId);
  await tx.query(withdrawSql.day, key);
  const lines = await tx.query<{ articleId: string | null }>(withdrawSql.lines, key);
  await tx.query(withdrawSql.entries, key);
  await tx.query(withdrawSql.accounts, key);
  await tx.query(withdrawSql.documents, key);
  await tx.query(withdrawSql.invoice, key);
  const own = [...new Set(lines.flatMap(({ articleId }) => articleId ?? []))];
  const articleIds = await withSiblings(tx, scope, own);
  await tx.query(withdrawSql.articles, [scope.organizationId, scope.unitId, own]);
  await reevaluateArticles(tx, scope, articleIds);
  await countArticles(tx, scope, articleIds);
  await rematch(tx, scope, giving);
  await publish(tx, scope, { type: 'invoice', invoiceId });
  for (const event of alertEvents(articleIds)) await publish(tx, scope, event);
  // Those that came after it have moved up in their month.
  await enqueueAnalysis(tx, scope.organizationId, [scope.unitId]);
  await enqueueLook(tx, scope);
};
