import type { z } from 'zod';
import type { Reader } from '#platform/server/db/port.ts';
import { offsetOf, type Paging } from '#platform/wire/paging.ts';
import { refused, type Refused } from '#platform/wire/refused.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { Handover, handoverContract } from '../contract.ts';
import type { UnitPlace } from './queries.ts';

interface HandoverRecord {
  readonly reference: string;
  readonly invoiceId: string;
  readonly number: string | null;
  readonly supplier: string | null;
  readonly issueDate: string | null;
  readonly total: string | null;
  readonly state: Handover['state'];
  readonly reason: Handover['reason'];
  readonly detail: string | null;
  readonly tries: number;
  readonly nextAt: Date | null;
  readonly system: Handover['system'];
  readonly externalId: string | null;
  readonly attached: boolean;
  readonly status: Handover['status'];
  readonly statusAt: Date | null;
  readonly sentAt: Date | null;
}

const handoverSql = `
  select h.reference, h.invoice_id as "invoiceId", i.number, s.display_name as supplier, i.issue_date::text as "issueDate",
    trim_scale(i.total)::text as total, h.state, h.reason, h.detail, h.tries, h.next_at as "nextAt", h.system,
    h.external_id as "externalId", h.attached, h.status, h.status_at as "statusAt", h.sent_at as "sentAt"
  from handover h
  left join invoice i on i.organization_id = h.organization_id and i.unit_id = h.unit_id and i.id = h.invoice_id
  left join organization_supplier s on s.organization_id = h.organization_id and s.id = i.supplier_id
  where h.organization_id = $1 and h.unit_id = $2`;

const invoiceOf = ({ number, supplier, issueDate, total }: HandoverRecord): Handover['invoice'] =>
  number === null || supplier === null || issueDate === null || total === null
    ? null
    : { number, supplier, issueDate, total };

const handoverOf = (record: HandoverRecord): Handover => ({
  reference: record.reference,
  invoiceId: record.invoiceId,
  invoice: invoiceOf(record),
  state: record.state,
  reason: record.reason,
  detail: record.detail,
  tries: record.tries,
  nextAt: record.nextAt?.toISOString() ?? null,
  system: record.system,
  externalId: record.externalId,
  attached: record.attached,
  status: record.status,
  statusAt: record.statusAt?.toISOString() ?? null,
  sentAt: record.sentAt?.toISOString() ?? null,
});

/** One page of what was handed over, waits or failed, newest first. */
export const listHandovers = async (
  reader: Reader,
  { organizationId, unitId }: UnitPlace,
  query: Paging & { readonly state?: Handover['state'] | undefined },
): Promise<ReplyOf<typeof handoverContract.listHandovers>> => {
  const named = [organizationId, unitId, query.state ?? null];
  const [count] = await reader.query<{ total: number }>(
    `select count(*)::int as total from handover
     where organization_id = $1 and unit_id = $2 and coalesce(state = $3, true)`,
    named,
  );
  const rows = await reader.query<HandoverRecord>(
    `${handoverSql} and coalesce(h.state = $3, true) order by h.queued_at desc, h.reference limit $4 offset $5`,
    [...named, query.limit, offsetOf(query)],
  );
  return { content: rows.map(handoverOf), total: count?.total ?? 0 };
};

/** Where one invoice of the unit stands; `handover` is null where it is not on its way. */
export const readHandover = async (
  reader: Reader,
  { organizationId, unitId }: UnitPlace,
  invoiceId: string,
): Promise<z.output<(typeof handoverContract)['readHandover']['reply']> | Refused<'invoice.not_exist'>> => {
  const key = [organizationId, unitId, invoiceId];
  const known = await reader.query(
    'select 1 from invoice where organization_id = $1 and unit_id = $2 and id = $3',
    key,
  );
  if (known.length === 0) return refused('invoice.not_exist');
  const [found] = await reader.query<HandoverRecord>(`${handoverSql} and h.invoice_id = $3`, key);
  return { handover: found === undefined ? null : handoverOf(found) };
};
