import { taskSource } from '#features/account/tasks/server/queries.ts';
import type { TaskSource } from '#features/account/tasks/server/queries.ts';
import type { Task } from '#features/account/tasks/contract.ts';
import { answerTo } from '#platform/server/hooks.ts';

const kind = 'waitingArrival';

interface WaitingRecord {
  readonly id: string;
  readonly fileName: string;
  readonly received: string;
  readonly files: number;
  readonly reason: string | null;
  readonly all: number;
}

const versionOf = ({ files, reason }: Pick<WaitingRecord, 'files' | 'reason'>): string =>
  `${files}:${reason ?? ''}`;

const taskOf = (waiting: WaitingRecord): Task => ({
  kind,
  subjectId: waiting.id,
  version: versionOf(waiting),
  isPinned: false,
  currency: null,
  yearly: null,
  isEstimated: false,
  stake: null,
  name: waiting.fileName,
  supplierName: null,
  category: null,
  count: waiting.files,
  date: waiting.received,
  reason: waiting.reason,
  price: null,
});

/** Arrivals with files that wait for a person and gave no invoice: an invoice that waits speaks for itself. `r`: the arrival. */
export const waitingArrivals = `
  from (
    select coalesce(root_id, id) as root, count(*)::int as files, (array_agg(reason order by id))[1] as reason
    from document
    where organization_id = $1 and unit_id = $2 and state in ('needs-review', 'quarantined', 'unreadable')
      and invoice_id is null
    group by coalesce(root_id, id)
  ) w
  join document r on r.organization_id = $1 and r.unit_id = $2 and r.id = w.root and r.state <> 'deleted'`;

const waitingSql = `
  select r.id, r.file_name as "fileName", (r.received_at at time zone 'Europe/Stockholm')::date as received,
    w.files, w.reason, (count(*) over ())::int as all
  ${waitingArrivals}`;

/** Files that no program could book, oldest first. */
const waitingTasks: TaskSource = {
  kind,
  access: 'editor',
  first: async (reader, { organizationId, unitId }, { most }) => {
    const records = await reader.query<WaitingRecord>(`${waitingSql} order by r.received_at, r.id limit $3`, [
      organizationId,
      unitId,
      most,
    ]);
    return { tasks: records.map(taskOf), total: records[0]?.all ?? 0 };
  },
  versions: async (reader, { organizationId, unitId }, ids) => {
    const rows = await reader.query<WaitingRecord>(`${waitingSql} where r.id = any ($3::uuid[])`, [
      organizationId,
      unitId,
      ids,
    ]);
    return new Map(rows.map((row) => [row.id, versionOf(row)]));
  },
};

/** Tells the first screen of files that wait. */
export const tellWaitingArrivals = answerTo(taskSource, waitingTasks);
