import type { SenderQuestion, SenderStanding } from '#core/mail/judge-sender.ts';
import type { MailSender } from '#core/mail/mail-verdict.ts';
import { senderNameOf } from '#core/mail/sender-name.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { SenderRow } from '../contract.ts';
import type { MailTable, SenderTable } from './tables.ts';

/** A mail as the database answers it. */
export type StoredMail = MailTable;

/** Mails of the unit by their documents' ids. */
export const findMails = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  documentIds: readonly string[],
): Promise<Map<string, MailTable>> => {
  const rows = await reader.query<MailTable>(
    'select * from mail where organization_id = $1 and unit_id = $2 and document_id = any($3::uuid[])',
    [organizationId, unitId, documentIds],
  );
  return new Map(rows.map((row) => [row.document_id, row]));
};

type Sent = Pick<MailTable, 'sender_address' | 'sender_name' | 'sender_domain'>;

/** The one mailbox in a mail's From, or null. */
export const senderOf = ({ sender_address, sender_name, sender_domain }: Sent): MailSender | null =>
  sender_address === null || sender_domain === null
    ? null
    : { address: sender_address, name: sender_name ?? '', domain: sender_domain };

/** The name that a decision about the mail's sender goes by, or null where there is not exactly one sender. */
export const nameOfSender = (mail: Sent): string | null => {
  const sender = senderOf(mail);
  return sender === null ? null : senderNameOf(sender);
};

/** What the unit has decided about the senders of these names. */
export const findStandings = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  names: readonly (string | null)[],
): Promise<SenderStanding[]> => {
  const rows = await reader.query<SenderTable>(
    'select * from sender where organization_id = $1 and unit_id = $2 and name = any($3::text[])',
    [organizationId, unitId, names.filter((name) => name !== null)],
  );
  return rows.map(({ name, standing, supplier_id }) =>
    standing === 'supplier' ? { name, standing, supplierId: supplier_id ?? '' } : { name, standing },
  );
};

/** Those of the addresses, in lower case, that are proven mailboxes of the unit's owners and editors. */
export const findMailboxes = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  addresses: readonly (string | null)[],
): Promise<ReadonlySet<string>> => {
  const rows = await reader.query<{ address: string }>(
    'select address from member_mailbox where organization_id = $1 and unit_id = $2 and address = any($3::text[])',
    [organizationId, unitId, addresses.flatMap((address) => address?.toLowerCase() ?? [])],
  );
  return new Set(rows.map(({ address }) => address));
};

/** What is asked about the sender of a mail, as far as the mail tells. */
export const questionOf = (
  mail: MailTable,
  standings: readonly SenderStanding[],
  mailboxes: ReadonlySet<string> = new Set(),
): Omit<SenderQuestion, 'supplierId'> => ({
  verdict: mail.verdict_detail,
  sender: senderOf(mail),
  standings,
  ofMember: mailboxes.has(mail.sender_address?.toLowerCase() ?? ''),
  accepted: mail.accepted_at !== null,
});

const sendersSql = `
  select s.*, o.display_name, n.full_name, count(m.document_id)::int as mails, max(d.received_at) as latest
  from sender s
  left join organization_supplier o on o.organization_id = $1 and o.id = s.supplier_id
  left join member_name n on n.user_id = s.decided_by
  left join mail m on m.organization_id = $1 and m.unit_id = $2 and m.verdict = 'pass'
    and m.sender_domain = substring(s.name from '[^@]*$') and (m.sender_domain = s.name or lower(m.sender_address) = s.name)
  left join document d on d.organization_id = $1 and d.unit_id = $2 and d.id = m.document_id
  where s.organization_id = $1 and s.unit_id = $2 and ($3::uuid[] is null or s.id = any($3))
  group by s.organization_id, s.unit_id, s.id, o.display_name, n.full_name
  order by s.name, o.display_name, s.id`;

interface ListedSender extends SenderTable {
  readonly display_name: string | null;
  readonly full_name: string | null;
  readonly mails: number;
  readonly latest: Date | null;
}

/** What the unit has decided about senders: all, or those with the given ids. */
export const listSenders = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  ids: readonly string[] | null = null,
): Promise<SenderRow[]> => {
  const rows = await reader.query<ListedSender>(sendersSql, [organizationId, unitId, ids]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    standing: row.standing,
    supplier: row.supplier_id === null ? null : { id: row.supplier_id, displayName: row.display_name ?? '' },
    decidedAt: row.decided_at.toISOString(),
    decidedBy: row.full_name,
    mails: row.mails,
    latestAt: row.latest?.toISOString() ?? null,
  }));
};
