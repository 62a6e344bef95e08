import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { claimOfRecipient } from '#features/intake/mail/server/queries-doors.ts';
import type { ClaimDetail } from '../contract-claim.ts';
import type { ToldEvent } from '../rules.ts';

/** An event as it is read, or a mail that came to the claim's own address. */
export type EventRecord = Omit<ClaimDetail['events'][number], 'at'> & {
  readonly at: Date;
  readonly day: string;
};

const eventsSql = `
  select e.id, e.at, e.kind, m.full_name as person, e.sender, e.words, e.detail ->> 'answer' as answer,
    e.detail ->> 'offer' as offer, e.detail ->> 'documentId' as "documentId", null::jsonb as credit,
    e.detail -> 'line' as line, e.detail ->> 'invoiceNumber' as "invoiceNumber", (e.at at time zone 'Europe/Stockholm')::date as day
  from claim_event e left join member_name m on m.organization_id = $1 and m.user_id = e.person_id
  where e.organization_id = $1 and e.unit_id = $2 and e.claim_id = $3 order by e.sequence`;

const mailsSql = `
  select d.id, d.received_at as at, case when m.undelivered then 'undelivered' else 'mail-received' end as kind, null as person,
    case when not m.undelivered then coalesce(m.sender_address, m.envelope_sender) end as sender, m.subject as words,
    null as answer, null as offer, d.id as "documentId", null::jsonb as credit, null::jsonb as line, null as "invoiceNumber", (d.received_at at time zone 'Europe/Stockholm')::date as day
  from mail m join document d on d.organization_id = $1 and d.unit_id = $2 and d.id = m.document_id
  where m.organization_id = $1 and m.unit_id = $2 and m.recipient like '%+%' and ${claimOfRecipient('m.recipient')} = lower($3)`;

/**
 * Credit documents that give it money, or that a person linked or unlinked, when the first file of each came. They say what the
 * paper gives back and not what is matched: that changes afterwards, and what has happened does not.
 */
const creditsSql = `
  select i.id, min(d.received_at) as at, 'credited' as kind, null as person, null as sender, null as words, null as answer,
    null as offer, null as "documentId", null::jsonb as line, null as "invoiceNumber", (min(d.received_at) at time zone 'Europe/Stockholm')::date as day,
    jsonb_build_object('invoiceId', i.id, 'number', i.number,
      'amount', case when i.credit_note then trim_scale(abs(i.net))::text end) as credit
  from invoice i join document d on d.organization_id = $1 and d.unit_id = $2 and d.invoice_id = i.id
  where i.organization_id = $1 and i.unit_id = $2 and i.id in (
    select k.invoice_id from claim_credit k
    where k.organization_id = $1 and k.unit_id = $2 and k.claim_id = $3 and k.amount > 0
    union
    select (e.detail ->> 'creditInvoiceId')::uuid from claim_event e
    where e.organization_id = $1 and e.unit_id = $2 and e.claim_id = $3 and e.kind in ('linked', 'unlinked'))
  group by i.id, i.number, i.credit_note, i.net`;

/** Where the letter went that a mail gives back: to whom the newest one before it was sent. */
const withAddressee = (events: readonly EventRecord[]): EventRecord[] => {
  let addressee: string | null = null;
  return events.map((event) => {
    if (event.kind === 'sent' || event.kind === 'reminded') addressee = event.sender ?? addressee;
    return event.kind === 'undelivered' && event.sender === null ? { ...event, sender: addressee } : event;
  });
};

/** All that has happened to a claim, oldest first; `number` as it is printed. */
export const loadEvents = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  claimId: string,
  number: string,
): Promise<EventRecord[]> => {
  const rows = await reader.query<EventRecord>(eventsSql, [organizationId, unitId, claimId]);
  const mails = await reader.query<EventRecord>(mailsSql, [organizationId, unitId, number]);
  const credits = await reader.query<EventRecord>(creditsSql, [organizationId, unitId, claimId]);
  return withAddressee([...rows, ...mails, ...credits].toSorted((a, b) => a.at.getTime() - b.at.getTime()));
};

const toldSql = `
  select e.claim_id as "claimId", e.at, e.kind, e.detail ->> 'answer' as answer, e.detail ->> 'offer' as offer, e.words, (e.at at time zone 'Europe/Stockholm')::date as day, e.sequence
  from claim_event e
  where e.organization_id = $1 and e.unit_id = $2 and e.kind in ('sent', 'reminded', 'undelivered', 'answered', 'refused')
  union all
  select c.id, d.received_at, 'undelivered', null, null, m.subject, (d.received_at at time zone 'Europe/Stockholm')::date, 2147483647
  from mail m
  join document d on d.organization_id = $1 and d.unit_id = $2 and d.id = m.document_id
  join claim c on c.organization_id = $1 and c.unit_id = $2
    and ${claimOfRecipient('m.recipient')} = 'k-' || c.year || '-' || lpad(c.sequence::text, greatest(3, length(c.sequence::text)), '0')
  where m.organization_id = $1 and m.unit_id = $2 and m.recipient like '%+%' and m.undelivered
  order by 2, 8`;

/** What rows of claims tell of what has happened, oldest first, by claim. */
export const loadTold = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
): Promise<ReadonlyMap<string, readonly ToldEvent[]>> => {
  const rows = await reader.query<ToldEvent & { claimId: string; sequence: number }>(toldSql, [
    organizationId,
    unitId,
  ]);
  return Map.groupBy(rows, ({ claimId }) => claimId);
};
