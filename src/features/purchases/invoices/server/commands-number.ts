import { type Received, waitForPlan } from '#core/entitlements/monthly-number.ts';
import { planOf } from '#features/account/plan/server/queries.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { Entered } from './commands-enter.ts';

/** Days from registration within which a unit's first import of old invoices does not count. */
const importDays = 30;

const firstImportSql = `
  select h.id from history_import h
  join organization o on o.organization_id = h.organization_id
  where h.organization_id = $1 and h.unit_id = $2 and h.started_at <= o.created_at + interval '${importDays} days'
    and not exists (
      select from history_import e where e.organization_id = $1 and e.unit_id = $2
        and (e.started_at, e.id) < (h.started_at, h.id))`;

const earlierSql = `
  select d.id, to_char(m.begins at time zone 'Europe/Stockholm', 'YYYY-MM') as month, d.received_at as "receivedAt", (
    select count(*)::int from invoice i
    where i.organization_id = $1 and i.unit_id = $2 and i.counts and i.received_at >= m.begins
      and (i.received_at, i.document_id) < (d.received_at, d.id)) as earlier
  from document d
  cross join lateral (
    select date_trunc('month', d.received_at at time zone 'Europe/Stockholm') at time zone 'Europe/Stockholm' as begins) m
  where d.organization_id = $1 and d.unit_id = $2 and d.id = any($3::uuid[])`;

/** Those of a batch that count for the month's number: no credit notes, and not the unit's first import of old invoices. */
const counting = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  entered: readonly Entered[],
): Promise<readonly Entered[]> => {
  const isImported = entered.some(({ item }) => item.document.import_id !== null);
  const free = isImported
    ? (await tx.query<{ id: string }>(firstImportSql, [organizationId, unitId])).map(({ id }) => id)
    : [];
  return entered.filter(
    ({ item: { invoice, document } }) =>
      !invoice.creditNote && (document.import_id === null || !free.includes(document.import_id)),
  );
};

/** What the month's number makes of a batch of invoices, by their documents: which count for it, and which wait for the plan. */
export interface Numbered {
  readonly counts: ReadonlySet<string>;
  readonly waits: ReadonlySet<string>;
}

/** Numbers the invoices of a batch in their months. The caller holds the unit's lane. */
export const numberInvoices = async (
  tx: Tx,
  scope: UnitScope,
  entered: readonly Entered[],
  now: Date,
): Promise<Numbered> => {
  const ids = (await counting(tx, scope, entered)).map(({ item }) => item.document.id);
  const counts = new Set(ids);
  const { analysedInvoices } = await planOf(tx, scope.organizationId, now);
  if (ids.length === 0 || analysedInvoices === null) return { counts, waits: new Set() };
  const ranked = await tx.query<Received & { earlier: number }>(earlierSql, [
    scope.organizationId,
    scope.unitId,
    ids,
  ]);
  const earlier = new Map(ranked.map((one) => [one.id, one.earlier]));
  return { counts, waits: waitForPlan(ranked, earlier, analysedInvoices) };
};
