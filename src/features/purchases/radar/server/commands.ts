import { feeSeries, type FeeSeries } from '#core/radar/fee-series.ts';
import { missingInvoices } from '#core/radar/missing.ts';
import { renumberings } from '#core/radar/renumbered.ts';
import { daysBefore } from '#core/values/calendar.ts';
import { compareText } from '#core/values/compare-text.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { enqueueLook } from '#features/purchases/invoices/server/commands-queue.ts';
import type { Db, Reader } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import {
  type FeeFacts,
  feeNewsDays,
  type MissingFacts,
  radarMonths,
  type RenumberedFacts,
} from '../rules.ts';
import { chargedInvoices, keptInvoices, numberedArticles } from './queries-facts.ts';

/** What follows from the unit's invoices today, whoever has answered what. */
export interface Found {
  readonly kind: 'fee' | 'renumbered' | 'missing';
  readonly supplierId: string;
  readonly subject: string;
  readonly facts: FeeFacts | RenumberedFacts | MissingFacts;
}

/** Days after which a number that ended is of no interest to one that begins. */
const renumberedDays = 120;

const feesFound = (supplierId: string, series: FeeSeries, since: string): Found[] => {
  const { kind: fee, first, rise, oftener } = series;
  const told: FeeFacts[] = [];
  if (first.isNews) {
    const { date, invoiceId, amount: to } = first;
    told.push({ about: 'first', fee, date, invoiceId, from: null, to, by: 'amount', percent: null });
  }
  if (rise !== null) {
    const { date, invoiceId, from, to, by, percent } = rise;
    told.push({ about: 'rose', fee, date, invoiceId, from, to, by, percent });
  }
  if (oftener !== null) {
    const { date, invoiceId, now, before } = oftener;
    told.push({
      about: 'oftener',
      fee,
      date,
      invoiceId,
      from: String(before),
      to: String(now),
      by: 'amount',
      percent: null,
    });
  }
  return told
    .filter(({ date }) => date >= since)
    .map((facts) => ({ kind: 'fee', supplierId, subject: `${facts.about} ${fee} ${facts.date}`, facts }));
};

/** Reads the unit and answers everything that stands beside its prices as of a day, by supplier and subject. */
export const lookAt = async (reader: Reader, scope: UnitScope, today: string): Promise<Found[]> => {
  const since = daysBefore(today, radarMonths * 30);
  const invoices = await keptInvoices(reader, scope, since, null);
  const found: Found[] = [];
  const charged = await chargedInvoices(reader, scope, since, invoices);
  for (const [key, own] of charged)
    for (const series of feeSeries(own))
      found.push(...feesFound(key.split(' ')[0] ?? '', series, daysBefore(today, feeNewsDays)));

  const busy = invoices.map(({ date }) => date);
  for (const [supplierId, own] of Map.groupBy(invoices, (one) => one.supplierId))
    for (const { subject, numbers, ...facts } of missingInvoices(own, busy, today))
      found.push({ kind: 'missing', supplierId, subject, facts: { ...facts, numbers: [...numbers] } });

  const articles = await numberedArticles(reader, scope, daysBefore(today, renumberedDays));
  const byId = new Map(articles.map((article) => [article.id, article]));
  for (const [supplierId, own] of Map.groupBy(articles, (one) => one.supplierId)) {
    for (const pair of renumberings(own)) {
      const [earlier, later] = [byId.get(pair.earlierId), byId.get(pair.laterId)];
      if (earlier === undefined || later === undefined) continue;
      const facts = {
        ...pair,
        name: earlier.name,
        newName: later.name,
        unit: later.unit,
        date: later.firstDate,
      };
      found.push({ kind: 'renumbered', supplierId, subject: `${pair.earlierId} ${pair.laterId}`, facts });
    }
  }
  return found.toSorted(
    (a, b) => compareText(a.supplierId, b.supplierId) || compareText(a.subject, b.subject),
  );
};

/** What is found again is the same finding; what has closed and comes back opens, and is not told again. */
const keepSql = `
  insert into radar_finding (organization_id, unit_id, id, kind, supplier_id, subject, facts, found_at)
  select $1, $2, w.id, w.kind, w.supplier_id, w.subject, w.facts, $4
  from jsonb_to_recordset($3::jsonb) as w(id uuid, kind text, supplier_id uuid, subject text, facts jsonb)
  on conflict (organization_id, unit_id, kind, supplier_id, subject)
  do update set facts = excluded.facts, closed_at = null
  where radar_finding.facts <> excluded.facts or radar_finding.closed_at is not null`;

/** A silence that passes within the hour was never one: invoices were still being read. */
const forgetSql = `
  delete from radar_finding r
  where r.organization_id = $1 and r.unit_id = $2 and r.closed_at is null and r.answer is null and r.asked_at is null
    and r.facts ->> 'by' in ('silence', 'hole') and r.found_at > $4::timestamptz - interval '1 hour'
    and not exists (
      select from jsonb_to_recordset($3::jsonb) as w(kind text, supplier_id uuid, subject text)
      where w.kind = r.kind and w.supplier_id = r.supplier_id and w.subject = r.subject)`;

/** What has just come and nobody has read may be what is missing. */
const unreadSql = `
  select from document
  where organization_id = $1 and unit_id = $2 and state in ('received', 'stored', 'recognising')
    and received_at > $3::timestamptz - interval '1 hour' limit 1`;

/** A confirmed pair is one article now, and so is found no more: what a person said of it stays. */
const closeSql = `
  update radar_finding r set closed_at = $4
  where r.organization_id = $1 and r.unit_id = $2 and r.closed_at is null and r.answer is distinct from 'confirmed'
    and not exists (
      select from jsonb_to_recordset($3::jsonb) as w(kind text, supplier_id uuid, subject text)
      where w.kind = r.kind and w.supplier_id = r.supplier_id and w.subject = r.subject)`;

/**
 * Writes down what stands beside the prices of a unit as of now: what is new is found, what does not follow any more is closed. Running it
 * again changes nothing.
 */
export const lookBeside = async (
  db: Db,
  scope: UnitScope,
  { now, newId }: { readonly now: Date; readonly newId: NewId },
): Promise<void> => {
  const key = [scope.organizationId, scope.unitId];
  const found = await db.tenantRead(scope.organizationId, async (reader) =>
    (await reader.query(unreadSql, [...key, now])).length > 0
      ? null
      : lookAt(reader, scope, swedishDate(now)),
  );
  // What ends as no invoice would have nobody look again.
  if (found === null) return db.tenantTransaction(scope.organizationId, (tx) => enqueueLook(tx, scope));
  const rows = JSON.stringify(
    found.map(({ supplierId, ...one }) => ({ ...one, id: newId(), supplier_id: supplierId })),
  );
  await db.tenantTransaction(scope.organizationId, async (tx) => {
    await tx.query(forgetSql, [...key, rows, now]);
    await tx.query(closeSql, [...key, rows, now]);
    await tx.query(keepSql, [...key, rows, now]);
  });
};
