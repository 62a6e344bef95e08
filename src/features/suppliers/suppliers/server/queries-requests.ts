import type { Reader } from '#platform/server/db/port.ts';
import { swedishOrder } from '#platform/server/sql.ts';
import type { RequestState, SupplierRequest } from '../contract-requests.ts';

/** A row of `requestColumns`. */
export interface RequestRecord {
  readonly id: string;
  readonly name: string;
  readonly organizationNumber: string | null;
  readonly outlets: { readonly outletId: string; readonly displayName: string }[];
  readonly requestedAt: Date;
  readonly requestedBy: string | null;
  readonly state: RequestState;
  readonly note: string | null;
  readonly answer: string | null;
  readonly supplierId: string | null;
}

/** Columns of a `SupplierRequest` of `supplier_request q`; `name` is SQL for who asked. */
export const requestColumns = (name: string): string => `
  q.id, q.name, q.organization_number as "organizationNumber", q.requested_at as "requestedAt",
  ${name} as "requestedBy", q.state, q.note, q.answer,
  (select coalesce(d.merged_into, d.id) from supplier d where d.id = q.directory_id) as "supplierId",
  (select coalesce(jsonb_agg(jsonb_build_object('outletId', t.id, 'displayName', t.display_name)
     order by ${swedishOrder('t.display_name')}, t.id), '[]')
   from supplier_request_outlet x
   join outlet t on t.organization_id = x.organization_id and t.id = x.outlet_id
   where x.organization_id = q.organization_id and x.request_id = q.id) as outlets`;

/** A request as the wire has it. */
export const requestOf = ({ requestedAt, ...record }: RequestRecord): SupplierRequest => ({
  ...record,
  requestedAt: requestedAt.toISOString(),
});

const memberName = `(select m.full_name from member_name m
  where m.organization_id = q.organization_id and m.user_id = q.requested_by)`;

/**
 * What was asked for at outlets that the user belongs to, newest first, or one request of those. Names no colleague who
 * has left. A tenant's read.
 */
export const listRequests = async (
  reader: Reader,
  organizationId: string,
  userId: string,
  requestId: string | null = null,
): Promise<SupplierRequest[]> => {
  const records = await reader.query<RequestRecord>(
    `select ${requestColumns(memberName)} from supplier_request q
     where q.organization_id = $1 and q.id = coalesce($3::uuid, q.id) and exists (
       select from supplier_request_outlet x
       join membership m on m.organization_id = $1 and m.outlet_id = x.outlet_id and m.user_id = $2
       where x.organization_id = $1 and x.request_id = q.id)
     order by q.requested_at desc, q.id desc`,
    [organizationId, userId, requestId],
  );
  return records.map(requestOf);
};
