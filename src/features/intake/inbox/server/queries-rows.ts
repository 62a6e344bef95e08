import type { z } from 'zod';
import { noCurrency } from '#core/invoices/currency.ts';
import { statesUnderWay } from '#features/intake/documents/contract.ts';
import { isOtherKind } from '#features/intake/documents/rules.ts';
import type { StoredDocument } from '#features/intake/documents/server/queries.ts';
import type { StoredMail } from '#features/intake/mail/server/queries.ts';
import { claimNumberOf, requestRefOf } from '#features/intake/mail/server/queries-doors.ts';
import { currency } from '#platform/wire/fields.ts';
import { preview } from '../contract.ts';
import type { arrivalRow, ArrivalAction, ArrivalFile, ArrivalGroup, ArrivalRow } from '../contract.ts';

/** A document with what its row shows beside it. */
export interface FileRecord extends StoredDocument {
  readonly deleted_by_name: string | null;
  readonly accepted_by_name: string | null;
  readonly successor_unit_name: string | null;
  readonly invoice_number: string | null;
  readonly invoice_supplier: string | null;
  readonly invoice_total: string | null;
  readonly invoice_currency: string | null;
  /** What was read of its pages and waits, or once waited, for a person. */
  readonly read_value: string | null;
  readonly read_currency: string | null;
  readonly is_read: boolean;
  /** Of another kind of document: the invoices that it names, each with its own of the unit, if it has one. */
  readonly about: ArrivalFile['about'] | null;
}

type SentMail = Pick<
  StoredMail,
  'sender_address' | 'sender_name' | 'subject' | 'verdict' | 'envelope_sender' | 'links' | 'recipient'
>;

/** The document of an arrival, with the mail that it is. */
export interface RootRecord extends FileRecord, SentMail {
  readonly received_by_name: string | null;
  /** Of all that is inside: how many files, how many that wait for a person, how many that are being read. */
  readonly file_count: number;
  readonly attention: number;
  readonly underway: number;
  readonly quarantined: number;
  /** Those that a person may settle, and has settled. */
  readonly settleable: number;
  readonly settled: number;
}

const codes = new Set(['replaced', 'moved', 'joined', 'rejected', 'sender.blocked']);

const deletionOf = (record: FileRecord): ArrivalFile['deleted'] =>
  record.state !== 'deleted' || record.deleted_at === null
    ? null
    : {
        at: record.deleted_at.toISOString(),
        by: record.deleted_by_name,
        reason: record.reason !== null && codes.has(record.reason) ? record.reason : null,
        comment: record.comment,
        replacedBy: record.successor_id,
        movedTo:
          record.successor_unit_id === null
            ? null
            : { unitId: record.successor_unit_id, name: record.successor_unit_name ?? '' },
      };

const isUnderWay = (state: string): boolean => statesUnderWay.some((one) => one === state);

/** What may be done with one document, as its own state allows. `root`: the arrival that it came in; null for itself. */
export const actionsOf = (
  document: Pick<
    StoredDocument,
    'state' | 'reason' | 'invoice_id' | 'size' | 'channel' | 'sha256' | 'format'
  > & {
    readonly is_read?: boolean;
  },
  root: Pick<StoredDocument, 'state'> | null,
): ArrivalAction[] => {
  const { state, reason, invoice_id: invoiceId, size, channel } = document;
  const hasBytes = size > 0;
  if (state === 'deleted') {
    const isGone = ['replaced', 'moved', 'joined'].includes(reason ?? '') || root?.state === 'deleted';
    return isGone ? [] : ['restore'];
  }
  const actions: ArrivalAction[] = [];
  const waits = state === 'needs-review' && invoiceId === null;
  const isRead = document.is_read === true;
  if (waits && isRead) actions.push('review');
  if ((hasBytes && (state === 'unreadable' || waits)) || (waits && isRead)) actions.push('retry');
  if (state === 'unreadable' || waits) actions.push('settle');
  // A price list is at home elsewhere: nobody has dealt with it, and there is nothing to take back.
  if (state === 'settled' && document.format !== 'price-list') actions.push('reopen');
  if (state === 'needs-review' && invoiceId !== null) actions.push('accept');
  if (['unreadable', 'needs-review', 'quarantined'].includes(state)) actions.push('replace');
  // The files of a mail answer to its sender, and go with it.
  if (hasBytes && (root === null || channel !== 'email')) actions.push('move');
  actions.push('delete');
  return actions;
};

interface KeptPreview {
  readonly identity?: { readonly displayName: string; readonly organizationNumber: string | null };
}

const previewOf = (kept: object | null): z.output<typeof preview> | null => {
  const { identity, ...said } = (kept ?? {}) as KeptPreview;
  if (identity === undefined) return null;
  const { displayName: supplierName, organizationNumber } = identity;
  return preview.safeParse({ ...said, supplierName, organizationNumber }).data ?? null;
};

const valueOf = ({
  state,
  reason,
  invoice_id,
  read_value,
  read_currency,
}: FileRecord): ArrivalFile['value'] => {
  if (state !== 'needs-review' || invoice_id !== null || read_value === null) return null;
  // What asks for no booking is worth nothing here.
  if (isOtherKind(reason)) return null;
  const named = currency.safeParse(read_currency).data ?? noCurrency;
  return { amount: read_value, currency: named === noCurrency ? null : named };
};

/** One file of an arrival as the wire shows it. */
export const fileOf = (record: FileRecord, root: Pick<StoredDocument, 'id' | 'state'>): ArrivalFile => ({
  id: record.id,
  fileName: record.file_name,
  state: record.state,
  reason: record.reason,
  size: record.size,
  contentType: record.content_type,
  format: record.format,
  invoiceId: record.invoice_id,
  invoice:
    record.invoice_number === null
      ? null
      : {
          number: record.invoice_number,
          supplierName: record.invoice_supplier ?? '',
          total: record.invoice_total ?? '0',
          currency: record.invoice_currency ?? 'SEK',
        },
  preview: record.state === 'quarantined' || record.state === 'deleted' ? previewOf(record.preview) : null,
  value: valueOf(record),
  duplicateOf: record.state === 'duplicate' ? record.duplicate_of : null,
  about: record.about ?? [],
  actions: actionsOf(record, record.id === root.id ? null : root),
  deleted: deletionOf(record),
  settled:
    record.state === 'settled' && record.accepted_at !== null
      ? { at: record.accepted_at.toISOString(), by: record.accepted_by_name, comment: record.comment }
      : null,
});

const groupOf = ({ state, attention, underway }: RootRecord): ArrivalGroup => {
  if (state === 'deleted') return 'deleted';
  if (attention > 0 || ['needs-review', 'quarantined', 'unreadable'].includes(state)) return 'attention';
  return underway > 0 || isUnderWay(state) ? 'underway' : 'done';
};

const sourceOf = (root: RootRecord): z.output<typeof arrivalRow>['from'] => {
  if (root.channel === 'email')
    return {
      kind: 'mail',
      name: root.sender_name || null,
      address: root.sender_address ?? (root.envelope_sender || null),
      verdict: root.verdict,
    };
  const kind = root.channel === 'push' ? 'access-point' : root.received_by === null ? 'system' : 'person';
  return { kind, name: root.received_by_name, address: null, verdict: null };
};

/** What may be done with an arrival: with itself, and with what in it waits or was settled. */
const actionsOfArrival = (root: RootRecord): ArrivalAction[] => {
  const own = actionsOf(root, null);
  if (root.state === 'deleted') return own;
  const waits: readonly ArrivalAction[] = root.quarantined > 0 ? ['accept-sender', 'reject'] : [];
  const inside: readonly ArrivalAction[] = [
    ...(root.settleable > 0 ? ['settle' as const] : []),
    ...(root.settled > 0 ? ['reopen' as const] : []),
  ];
  return [...new Set([...waits, ...own, ...inside])];
};

/** One arrival as the wire shows it, with those of its files that are at hand. */
export const arrivalOf = (root: RootRecord, inside: readonly FileRecord[]): ArrivalRow => {
  const files = inside.length === 0 ? [root] : inside;
  return {
    id: root.id,
    channel: root.channel,
    receivedAt: root.received_at.toISOString(),
    from: sourceOf(root),
    fileName: root.file_name,
    subject: root.subject,
    state: root.state,
    group: groupOf(root),
    reason: root.reason ?? files[0]?.reason ?? null,
    actions: actionsOfArrival(root),
    files: files.map((file) => fileOf(file, root)),
    fileCount: Math.max(root.file_count, 1),
    claimNumber: claimNumberOf(root.recipient),
    requestRef: requestRefOf(root.recipient),
    links: root.reason === 'mail.links-only' ? root.links.map(({ url }) => url) : [],
    deleted: deletionOf(root),
  };
};
