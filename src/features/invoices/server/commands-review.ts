import {
  lockUnit,
  reevaluateArticles,
  withSiblings,
} from '#features/price-monitoring/server/commands-evaluate.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import { publish } from '#platform/server/live.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { DocumentRow } from '../contract.ts';
import { enqueueReading } from './jobs.ts';
import { documentRowOf, findDocument } from './queries-documents.ts';

interface ReviewDeps {
  readonly db: Db;
  readonly clock: Clock;
}

interface Review {
  readonly documentId: string;
  readonly actor: Actor;
}

const retrySql = `
  update document set state = 'stored', reason = null, attempts = 0, leased_by = null, leased_until = null
  where organization_id = $1 and unit_id = $2 and id = $3 and sha256 <> '' and size > 0
    and (state = 'unreadable' or (state = 'needs-review' and invoice_id is null))
  returning id`;

/** Reads a document again that gave no invoice. An empty file, or an entry without bytes, cannot become readable. */
export const retryDocument = (
  { db }: ReviewDeps,
  scope: UnitScope,
  { documentId, actor }: Review,
): Promise<DocumentRow | Refused<'document.not_exist' | 'document.not_retryable'>> =>
  db.tenantTransaction(scope.organizationId, async (tx) => {
    const before = await findDocument(tx, scope, documentId);
    if (before === null) return refused('document.not_exist');
    const changed = await tx.query(retrySql, [scope.organizationId, scope.unitId, documentId]);
    if (changed.length === 0) return refused('document.not_retryable');
    await enqueueReading(tx, scope);
    await recordAudit(tx, actor, {
      organizationId: scope.organizationId,
      unitId: scope.unitId,
      action: 'document.retry',
      subjectId: documentId,
      detail: { reason: before.reason },
    });
    await publish(tx, scope, { type: 'document', documentId, state: 'stored' });
    return documentRowOf({ ...before, state: 'stored', reason: null });
  });

/** Confirms the invoice's accounts for its supplier, whoever else is paid there. */
const confirmSql = `
  insert into supplier_account (organization_id, supplier_id, kind, account, confirmed_at, confirmed_by)
  select i.organization_id, i.supplier_id, a.kind, a.account, $4, $5
  from invoice i, lateral (values ('bankgiro', i.bankgiro), ('plusgiro', i.plusgiro), ('iban', i.iban)) a(kind, account)
  where i.organization_id = $1 and i.unit_id = $2 and i.id = $3 and a.account is not null
  on conflict do nothing
  returning kind`;

/** A line passes by the filter of PRODUCT section 3, as `isMonitored` says it of one that was never held. */
const releaseSql = `
  update invoice_line l set monitored = true
  from invoice i
  where i.organization_id = $1 and i.unit_id = $2 and i.id = $3 and not i.credit_note
    and l.organization_id = $1 and l.unit_id = $2 and l.issue_date = i.issue_date and l.invoice_id = i.id
    and not l.monitored and l.kind = 'goods' and l.article_id is not null and l.comparable_price > 0 and l.quantity > 0
  returning l.article_id as "articleId"`;

/**
 * Accepts what the trust gate held: confirms where the invoice is paid, lets its lines count, and judges their articles
 * again, so that they stand where they had stood unheld. The reasons stay on the invoice as its history.
 */
export const acceptDocument = (
  { db, clock }: ReviewDeps,
  scope: UnitScope,
  { documentId, actor, comment }: Review & { readonly comment: string | null },
): Promise<DocumentRow | Refused<'document.not_exist' | 'document.not_acceptable'>> =>
  db.tenantTransaction(scope.organizationId, async (tx) => {
    await lockUnit(tx, scope);
    const before = await findDocument(tx, scope, documentId);
    if (before === null) return refused('document.not_exist');
    const { invoice_id: invoiceId, reason } = before;
    if (before.state !== 'needs-review' || invoiceId === null) return refused('document.not_acceptable');
    const now = clock.now();
    const key = [scope.organizationId, scope.unitId, invoiceId];
    const confirmed = await tx.query<{ kind: string }>(confirmSql, [...key, now, actor.userId]);
    const released = await tx.query<{ articleId: string }>(releaseSql, key);
    await tx.query(
      'update invoice set held = false where organization_id = $1 and unit_id = $2 and id = $3',
      key,
    );
    await tx.query(
      `update document set state = 'monitored', reason = null, accepted_at = $4, accepted_by = $5, comment = $6
       where organization_id = $1 and unit_id = $2 and id = $3`,
      [scope.organizationId, scope.unitId, documentId, now, actor.userId, comment],
    );
    const articleIds = await withSiblings(
      tx,
      scope,
      released.map(({ articleId }) => articleId),
    );
    await reevaluateArticles(tx, scope, articleIds);
    await recordAudit(tx, actor, {
      organizationId: scope.organizationId,
      unitId: scope.unitId,
      action: 'document.accept',
      subjectId: documentId,
      detail: { invoiceId, reason, lines: released.length, accounts: confirmed.map(({ kind }) => kind) },
    });
    await publish(tx, scope, { type: 'document', documentId, state: 'monitored' });
    await publish(tx, scope, { type: 'invoice', invoiceId });
    for (let at = 0; at < articleIds.length; at += 100)
      await publish(tx, scope, { type: 'alerts', articleIds: articleIds.slice(at, at + 100) });
    return documentRowOf({ ...before, state: 'monitored', reason: null });
  });
