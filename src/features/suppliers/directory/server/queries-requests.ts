import type { z } from 'zod';
import type { RequestState } from '#features/suppliers/suppliers/contract-requests.ts';
import { requestColumns, requestOf } from '#features/suppliers/suppliers/server/queries-requests.ts';
import type { RequestRecord } from '#features/suppliers/suppliers/server/queries-requests.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { Paging } from '#platform/wire/paging.ts';
import type { directoryContract, QueuedRequest } from '../contract.ts';

interface QueuedRecord extends RequestRecord {
  readonly organization: { readonly id: string; readonly name: string };
}

const askerName = '(select u.full_name from user_account u where u.id = q.requested_by)';

const columns = `${requestColumns(askerName)},
  jsonb_build_object('id', c.organization_id, 'name', c.name) as organization
  from supplier_request q join organization c on c.organization_id = q.organization_id`;

const queuedOf = ({ organization, ...record }: QueuedRecord): QueuedRequest => ({
  ...requestOf(record),
  organization,
});

/** One page of what restaurants ask for, oldest first; without a state, what is open. A platform read, for staff only. */
export const listQueued = async (
  reader: Reader,
  { state, ...page }: Paging & { readonly state?: RequestState | undefined },
): Promise<z.output<typeof directoryContract.listQueuedRequests.reply>> => {
  const states = state === undefined ? ['received', 'contacted'] : [state];
  const [count] = await reader.query<{ total: number }>(
    'select count(*)::int as total from supplier_request where state = any($1::text[])',
    [states],
  );
  const records = await reader.query<QueuedRecord>(
    `select ${columns} where q.state = any($1::text[])
     order by q.requested_at, q.id limit $2 offset $3`,
    [states, page.limit, offsetOf(page)],
  );
  return { content: records.map(queuedOf), total: count?.total ?? 0 };
};

/** One request; null when there is none. A platform read, for staff only. */
export const readQueued = async (reader: Reader, requestId: string): Promise<QueuedRequest | null> => {
  const [record] = await reader.query<QueuedRecord>(`select ${columns} where q.id = $1`, [requestId]);
  return record === undefined ? null : queuedOf(record);
};
