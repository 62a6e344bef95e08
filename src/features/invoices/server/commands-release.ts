import { reevaluateArticles, withSiblings } from '#features/price-monitoring/server/commands-evaluate.ts';
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

/** A line passes by the filter of PRODUCT section 3, as `isMonitored` says it of one that was never held; credits count. */
const releaseSql = `
  update invoice_line l set counted = true, monitored = l.quantity > 0
  from invoice i
  where i.organization_id = $1 and i.unit_id = $2 and i.id = $3
    and l.organization_id = $1 and l.unit_id = $2 and l.issue_date = i.issue_date and l.invoice_id = i.id
    and not l.counted and l.kind = 'goods' and l.article_id is not null
    and (l.quantity < 0 or (not i.credit_note and l.comparable_price > 0 and l.quantity > 0))
  returning l.article_id as "articleId"`;

/** What a release changed: lines that count from then on, and the kinds of account that were confirmed. */
interface Released {
  readonly lines: number;
  readonly accounts: readonly string[];
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
  const released = await tx.query<{ articleId: string }>(releaseSql, key);
  await tx.query(
    'update invoice set held = false where organization_id = $1 and unit_id = $2 and id = $3',
    key,
  );
  const articleIds = await withSiblings(
    tx,
    scope,
    released.map(({ articleId }) => articleId),
  );
  await reevaluateArticles(tx, scope, articleIds);
  await publish(tx, scope, { type: 'invoice', invoiceId });
  for (const event of alertEvents(articleIds)) await publish(tx, scope, event);
  return { lines: released.length, accounts: confirmed.map(({ kind }) => kind) };
};
