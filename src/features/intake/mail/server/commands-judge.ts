import { invoicePreview } from '#core/invoices/invoice-preview.ts';
import type { InvoicePreview } from '#core/invoices/invoice-preview.ts';
import { supplierIdentityOf } from '#core/invoices/supplier-identity.ts';
import type { SupplierIdentity } from '#core/invoices/supplier-identity.ts';
import type { Account } from '#core/invoices/account.ts';
import { judgeSender } from '#core/mail/judge-sender.ts';
import type { SenderStanding } from '#core/mail/judge-sender.ts';
import type { DocumentReason } from '#features/intake/documents/contract.ts';
import { setAside } from '#features/intake/documents/server/commands-aside.ts';
import type { AsideDeps } from '#features/intake/documents/server/commands-aside.ts';
import type { StoredDocument } from '#features/intake/documents/server/queries.ts';
import type { Reading } from '#features/intake/documents/server/commands-reading.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import type { Db, Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { storable } from '#platform/server/sql.ts';
import { findMailboxes, findMails, findStandings, nameOfSender, questionOf } from './queries.ts';
import type { MailTable } from './tables.ts';

/** A reading with the whole document it is of. */
export interface DocumentReading extends Reading {
  readonly document: StoredDocument;
}

/** Whether a sender has to answer for what was read: what could not be read moves nothing, and says so itself. */
const isJudged = ({ document, outcome }: DocumentReading): boolean =>
  document.mail_id !== null &&
  document.mail_id !== document.id &&
  ((outcome.kind === 'invoice' && outcome.accepted !== true) ||
    outcome.kind === 'recognise' ||
    outcome.kind === 'price-list' ||
    (outcome.kind === 'ended' && outcome.state === 'needs-review'));

const previewOf = ({ outcome }: DocumentReading): InvoicePreview | null =>
  outcome.kind === 'invoice' ? invoicePreview(outcome.invoice) : null;

type Named = SupplierIdentity & { readonly accounts: readonly Account[] };

/** Whose a document says that it is; null where it names nobody, as files for people and tables do. */
const namedBy = ({ outcome }: DocumentReading, preview: InvoicePreview | null): Named | null => {
  if (preview !== null) return { ...preview.identity, accounts: preview.accounts };
  if (outcome.kind !== 'price-list') return null;
  const { supplier } = outcome.list.head;
  const isNamed = [supplier.name, supplier.organizationNumber, supplier.vatNumber].some(
    (text) => text !== null,
  );
  return isNamed ? { ...supplierIdentityOf({ supplier, payment: { bankgiro: null } }), accounts: [] } : null;
};

/** The preview as it is kept: what a stranger wrote, of a length and in characters that a row can hold. */
const kept = (preview: InvoicePreview): InvoicePreview => ({
  ...preview,
  number: storable(preview.number, 100),
  currency: storable(preview.currency, 3),
  accounts: preview.accounts.map(({ kind, account }) => ({ kind, account: storable(account, 50) })),
});

/** The organization's suppliers that documents name, in their order; null where there is none yet. Nothing is written. */
const findSuppliers = async (
  reader: Reader,
  { organizationId }: UnitScope,
  asked: readonly (Named | null)[],
): Promise<(string | null)[]> => {
  const rows = await reader.query<{ id: string | null }>(
    `select case when s <> 'null' then krogkoll_find_supplier($1, s) end as id
     from jsonb_array_elements($2::jsonb) with ordinality w(s, place) order by place`,
    [organizationId, JSON.stringify(asked)],
  );
  return rows.map(({ id }) => id);
};

interface Known {
  readonly standings: readonly SenderStanding[];
  readonly mailboxes: ReadonlySet<string>;
}

const reasonOf = (
  mail: MailTable | undefined,
  { standings, mailboxes }: Known,
  isNamed: boolean,
  supplierId: string | null,
): DocumentReason | null => {
  if (mail === undefined) return 'sender.unverified';
  const question = questionOf(mail, standings, mailboxes);
  const judgement = judgeSender({ ...question, supplierId });
  if (!judgement.trusted) {
    if (judgement.reason !== 'sender.no-supplier') return judgement.reason;
    // A file for people books nothing, so it need not say whose it is; what does name somebody is nobody's so far.
    if (isNamed) return question.ofMember ? 'sender.unknown' : 'sender.other-supplier';
  }
  return mail.repeats !== null && mail.accepted_at === null ? 'mail.same-message-id' : null;
};

/**
 * Holds back what a mail brought and whose sender nobody answers for (R34, R36): it goes into quarantine with a preview,
 * and nothing of it is booked. Answers the readings that may go on.
 */
export const holdUntrusted = async (
  deps: AsideDeps & { readonly db: Db },
  scope: UnitScope,
  readings: readonly DocumentReading[],
): Promise<readonly DocumentReading[]> => {
  const judged = readings.filter(isJudged);
  if (judged.length === 0) return readings;
  const held = await deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    await lockUnit(tx, scope);
    const mailIds = judged.map(({ document }) => document.mail_id ?? '');
    const mails = await findMails(tx, scope, mailIds);
    const names = [...mails.values()].map(nameOfSender);
    const addresses = [...mails.values()].map(({ sender_address }) => sender_address);
    const known = {
      standings: await findStandings(tx, scope, names),
      mailboxes: await findMailboxes(tx, scope, addresses),
    };
    const previews = judged.map(previewOf);
    const named = judged.map((reading, at) => namedBy(reading, previews[at] ?? null));
    const suppliers = await findSuppliers(tx, scope, named);
    const aside = judged.flatMap(({ document, outcome }, at) => {
      const preview = previews[at] ?? null;
      const mail = mails.get(document.mail_id ?? '');
      const reason = reasonOf(mail, known, named[at] != null, suppliers[at] ?? null);
      if (reason === null) return [];
      const format =
        outcome.kind === 'invoice' ? outcome.format : outcome.kind === 'price-list' ? outcome.kind : null;
      return [
        {
          id: document.id,
          state: 'quarantined' as const,
          reason,
          format,
          preview: preview && kept(preview),
        },
      ];
    });
    await setAside(tx, deps, scope, aside, null);
    return new Set(aside.map(({ id }) => id));
  });
  return readings.filter(({ document }) => !held.has(document.id));
};
