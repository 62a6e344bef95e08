import { taskSource } from '#features/account/tasks/server/queries.ts';
import type { TaskSource } from '#features/account/tasks/server/queries.ts';
import type { Task } from '#features/account/tasks/contract.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { doNotPay } from '../rules-held.ts';

const kind = 'heldInvoice';

interface HeldRecord {
  readonly id: string;
  readonly number: string;
  readonly supplier: string;
  readonly total: string;
  readonly currency: string;
  readonly dueDate: string | null;
  readonly reasons: string[];
  readonly isPinned: boolean;
  readonly all: number;
}

const versionOf = (reasons: readonly string[]): string => reasons.join(',').slice(0, 200);

const taskOf = (held: HeldRecord): Task => ({
  kind,
  subjectId: held.id,
  version: versionOf(held.reasons),
  isPinned: held.isPinned,
  currency: held.currency,
  yearly: null,
  isEstimated: false,
  stake: held.total,
  name: held.number,
  supplierName: held.supplier,
  category: null,
  count: 1,
  date: held.dueDate,
  reason: (held.isPinned ? held.reasons.find((one) => doNotPay.includes(one)) : held.reasons[0]) ?? null,
  price: null,
});

const heldSql = `
  select i.id, i.number, s.display_name as supplier, trim_scale(i.total) as total, i.currency,
    i.due_date as "dueDate", i.held_reasons as reasons, coalesce(i.held_reasons && $3::text[], false) as "isPinned",
    (count(*) over ())::int as all
  from invoice i join organization_supplier s on s.organization_id = $1 and s.id = i.supplier_id
  where i.organization_id = $1 and i.unit_id = $2 and i.held
  order by i.held_reasons && $3::text[] desc, i.total desc, i.id limit $4`;

/** Invoices that the trust gate holds; those with another account than the supplier's are not to be paid. */
const heldInvoices: TaskSource = {
  kind,
  access: 'editor',
  first: async (reader, { organizationId, unitId }, { most }) => {
    const records = await reader.query<HeldRecord>(heldSql, [organizationId, unitId, [...doNotPay], most]);
    return { tasks: records.map(taskOf), total: records[0]?.all ?? 0 };
  },
  versions: async (reader, { organizationId, unitId }, invoiceIds) => {
    const rows = await reader.query<{ id: string; reasons: string[] }>(
      `select id, held_reasons as reasons from invoice
       where organization_id = $1 and unit_id = $2 and held and id = any ($3::uuid[])
         and not held_reasons && $4::text[]`,
      [organizationId, unitId, invoiceIds, [...doNotPay]],
    );
    return new Map(rows.map(({ id, reasons }) => [id, versionOf(reasons)]));
  },
};

/** Tells the first screen of invoices that wait. */
export const tellHeldInvoices = answerTo(taskSource, heldInvoices);
