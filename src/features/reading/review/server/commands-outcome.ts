import { checkInvoice } from '#core/invoices/checks/checks.ts';
import type { Invoice } from '#core/invoices/invoice.ts';
import type { OtherKind } from '#core/invoices/other-kind.ts';
import type { DraftInvoice, Reading } from '#core/reading/reading.ts';
import { reasonsForPeople } from '#features/intake/documents/contract.ts';
import type { DocumentReason } from '#features/intake/documents/contract.ts';
import type { Outcome } from '#features/intake/documents/server/commands-reading.ts';
import { invoiceOf } from '../rules-draft.ts';
import { publish } from '#platform/server/live.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { enqueueRecognising } from './commands-queue.ts';
import { findReadings } from './queries-readings.ts';
import type { StoredReading } from './queries-readings.ts';

/** The draft as an invoice; null when number or date are missing. */
const wholeOf = (draft: DraftInvoice): Invoice | null =>
  draft.number === null || draft.issueDate === null
    ? null
    : { ...draft, number: draft.number, issueDate: draft.issueDate };

type Format = StoredReading['format'];

const failed = (failure: string, format: Format): Outcome => {
  const reason = failure as DocumentReason;
  // What stopped the reader, a person may still type in from the page.
  const isForPeople = reasonsForPeople.includes(reason) || reason.startsWith('reader.');
  return { kind: 'ended', state: isForPeople ? 'needs-review' : 'unreadable', reason, format };
};

/** What a document clearly is instead of an invoice; null when it may be one. */
const otherKindOf = (reading: Reading | null): OtherKind | null => {
  const { kind, isClear } = reading?.kind ?? { kind: 'invoice', isClear: true };
  return kind === 'invoice' || kind === 'credit-note' || !isClear ? null : kind;
};

/** What becomes of a document by what was read of its pages: booked when trusted or accepted, otherwise a person's. */
const outcomeOf = (stored: StoredReading): Outcome => {
  const { reading, accepted, failure, sheet, invoices, doubts, format } = stored;
  if (accepted !== null && format !== null) {
    const invoice = wholeOf(invoiceOf(accepted));
    if (invoice !== null)
      return { kind: 'invoice', format, invoice, checks: checkInvoice(invoice), accepted: true };
  }
  if (stored.read_at === null) return { kind: 'recognise' };
  if (failure !== null) return failed(failure, format);
  const waits = (reason: DocumentReason): Outcome => ({
    kind: 'ended',
    state: 'needs-review',
    reason,
    format,
  });
  const other = otherKindOf(reading);
  if (other !== null) return waits(`kind.${other}`);
  if (sheet !== null && !sheet.isKept) return waits('reading.columns-unknown');
  if (invoices !== null && invoices.length > 1) return waits('reading.several-invoices');
  const invoice = reading === null ? null : wholeOf(reading.invoice);
  if (invoice === null || invoice.lines.length === 0) return waits('reading.incomplete');
  if (reading?.trusted !== true || doubts.length > 0 || format === null) return waits('reading.uncertain');
  return { kind: 'invoice', format, invoice, checks: checkInvoice(invoice) };
};

/** What the pages of these documents gave, by document; those that nobody has read pages of are not in it. */
export const outcomesOfPages = async (
  { db }: { readonly db: Db },
  scope: UnitScope,
  documents: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, Outcome>> => {
  const stored = await db.tenantRead(scope.organizationId, (reader) =>
    findReadings(
      reader,
      scope,
      documents.map(({ id }) => id),
    ),
  );
  return new Map([...stored].map(([id, reading]) => [id, outcomeOf(reading)]));
};

const beginSql = `
  with begun as (
    update document set state = 'recognising', reason = null, attempts = 0, leased_by = null, leased_until = null
    where organization_id = $1 and unit_id = $2 and id = any($3::uuid[]) and state = 'stored'
    returning organization_id, unit_id, id
  )
  insert into document_reading (organization_id, unit_id, document_id) select * from begun
  on conflict (organization_id, unit_id, document_id) do update set read_at = null, tries = 0, failure = null,
    progress_page = null, progress_pages = null, draft = null, revision = document_reading.revision + 1
  returning document_id as id`;

/** Has the pages of documents read, which no reader of e-invoices can; they wait for their turn as `recognising`. */
export const startRecognising = async (
  { db }: { readonly db: Db },
  scope: UnitScope,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  const { organizationId, unitId } = scope;
  await db.tenantTransaction(organizationId, async (tx) => {
    const begun = await tx.query<{ id: string }>(beginSql, [organizationId, unitId, ids]);
    for (const { id } of begun) {
      await enqueueRecognising(tx, scope, id);
      await publish(tx, scope, { type: 'document', documentId: id, state: 'recognising' });
    }
  });
};

/** Has the next reader of a document look at its pages again; words that are known are kept. */
export const forgetOutcome = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  documentId: string,
): Promise<void> => {
  await tx.query(
    `update document_reading set read_at = null, accepted = null, accepted_at = null, accepted_by = null
     where organization_id = $1 and unit_id = $2 and document_id = $3`,
    [organizationId, unitId, documentId],
  );
};
