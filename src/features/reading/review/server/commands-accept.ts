import { checkInvoice } from '#core/invoices/checks/checks.ts';
import type { Invoice } from '#core/invoices/invoice.ts';
import type { KnownLayout } from '#core/reading/layouts/layout-memory.ts';
import { acceptDocument } from '#features/purchases/invoices/server/commands-accept.ts';
import { readLater, standBehind } from '#features/intake/documents/server/commands-aside.ts';
import { findDocument } from '#features/intake/documents/server/queries.ts';
import { settleReadings } from '#features/purchases/invoices/server/commands-ingest.ts';
import type { IngestDeps } from '#features/intake/documents/server/commands-reading.ts';
import type { Sandbox } from '#platform/server/sandbox/sandbox-port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { reviewContract } from '../contract.ts';
import type { Draft } from '../contract-draft.ts';
import { missingOf } from '../rules.ts';
import { invoiceOf } from '../rules-draft.ts';
import { noteReview, openReview } from './commands.ts';
import type { ReviewStep } from './commands.ts';
import { keepLayout, layoutAfter } from './commands-layouts.ts';
import { listLayouts } from './queries.ts';

export interface AcceptDeps extends IngestDeps {
  readonly sandbox: Sandbox;
}

type Accepted = ReplyOf<(typeof reviewContract)['acceptReview']>;

/** What a person looks at again though they have read the pages: where it wants to be paid, and a number that was there before. */
const isForAnotherLook = (reason: string): boolean =>
  reason.startsWith('payment.') || reason === 'duplicate.number';

const acceptSql = `
  with accepted as (
    update document_reading set draft = $4, accepted = $4, accepted_at = $5, accepted_by = $6, changed_at = $5,
      changed_by = $6, revision = revision + 1, format = coalesce(format, $8)
    where organization_id = $1 and unit_id = $2 and document_id = $3
    returning format
  )
  update document d set state = 'stored', reason = null, attempts = 1, accepted_at = $5, accepted_by = $6, comment = $7,
    format = accepted.format
  from accepted where d.organization_id = $1 and d.unit_id = $2 and d.id = $3`;

/** Should the process end before it has booked, the readers of documents do so after this long. */
const bookedWithin = 60_000;

/** Keeps that a person has accepted the draft, and what it says of the layout; whoever reads the document next books it. */
const keepAccepted = (
  deps: AcceptDeps,
  scope: UnitScope,
  step: ReviewStep & { readonly comment: string | null },
  draft: Draft,
  layout: KnownLayout | null,
) =>
  deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    const open = await openReview(tx, scope, step);
    if (open instanceof Refused) return open;
    const missing = missingOf(draft);
    if (Object.keys(missing).length > 0) return refused('review.incomplete', missing);
    const { documentId, actor, comment } = step;
    const { organizationId, unitId } = scope;
    const now = deps.clock.now();
    const format = /\.pdf$/i.test(open.document.file_name) ? 'scan' : 'picture';
    const row = [organizationId, unitId, documentId, JSON.stringify(draft), now, actor.userId];
    await tx.query(acceptSql, [...row, comment, format]);
    await readLater(tx, scope, documentId, new Date(now.getTime() + bookedWithin));
    const key = layout === null ? null : await keepLayout(tx, deps, scope, step, { layout, draft });
    await noteReview(tx, scope, step, 'accept', { doubts: open.stored.doubts, learned: key !== null });
    return { ...open, key, format: open.stored.format ?? format };
  });

/**
 * Books the invoice as a person has corrected it, by the same booking as an e-invoice. What its own arithmetic or marks
 * would hold is released with it, since that person has just looked at them; a changed account is still held.
 */
export const acceptReview = async (
  deps: AcceptDeps,
  scope: UnitScope,
  step: ReviewStep & { readonly comment: string | null; readonly remember: boolean },
  draft: Draft,
): Promise<
  Accepted | Refused<'document.not_exist' | 'review.not_open' | 'review.changed' | 'review.incomplete'>
> => {
  const layout = step.remember ? await layoutAfter(deps, scope, step.documentId, draft) : null;
  const kept = await keepAccepted(deps, scope, step, draft, layout);
  if (kept instanceof Refused) return kept;
  const { document, key, format } = kept;
  const { number, issueDate, ...rest } = invoiceOf(draft);
  if (number === null || issueDate === null) return refused('review.incomplete');
  const invoice: Invoice = { ...rest, number, issueDate };
  const outcome = {
    kind: 'invoice',
    format,
    invoice,
    checks: checkInvoice(invoice),
    accepted: true,
  } as const;
  await settleReadings(deps, scope, [{ document: { ...document, attempts: 1 }, outcome }]);
  await standBehind(deps, scope, [document]);
  const find = () =>
    deps.db.tenantRead(scope.organizationId, async (reader) => ({
      booked: await findDocument(reader, scope, document.id),
      reasons: await reader.query<{ reasons: string[] }>(
        `select held_reasons as reasons from invoice where organization_id = $1 and unit_id = $2 and document_id = $3`,
        [scope.organizationId, scope.unitId, document.id],
      ),
      layouts: key === null ? [] : await listLayouts(reader, scope, key),
    }));
  const { booked, reasons, layouts } = await find();
  const isHeld = booked?.state === 'needs-review' && booked.invoice_id !== null;
  const held = reasons.flatMap((row) => row.reasons);
  const released =
    isHeld && !held.some(isForAnotherLook)
      ? await acceptDocument(deps, scope, { ...step, documentId: document.id })
      : null;
  const after = released instanceof Refused || released === null ? null : released;
  return {
    state: after?.state ?? booked?.state ?? 'stored',
    reason: after === null ? (booked?.reason ?? null) : after.reason,
    invoiceId: booked?.invoice_id ?? null,
    duplicateOf: booked?.duplicate_of ?? null,
    layout: layouts[0] ?? null,
  };
};
