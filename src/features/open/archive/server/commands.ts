import { swedishDate } from '#core/values/swedish-date.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { type Refused, refused } from '#platform/wire/refused.ts';
import { listEnding } from './queries-retention.ts';

/** Says in which month the organization's financial year ends, and writes down what it was before. */
export const setYearEnd = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  month: number,
): Promise<{ month: number }> => {
  const [before] = await tx.query<{ month: number }>(
    'select year_end_month as month from archive_setting where organization_id = $1 for update',
    [organizationId],
  );
  if (before?.month === month) return { month };
  await tx.query(
    `insert into archive_setting (organization_id, year_end_month, set_by, set_at) values ($1, $2, $3, $4)
     on conflict (organization_id) do update set year_end_month = excluded.year_end_month, set_by = excluded.set_by,
       set_at = excluded.set_at`,
    [organizationId, month, actor.userId, now],
  );
  const detail = { from: before?.month ?? null, to: month };
  await recordAudit(tx, actor, { organizationId, unitId, action: 'archive.year', subjectId: null, detail });
  return { month };
};

/** Keeps originals that end on a day for one year more; `archive.not_ending` where none end then within 90 days. */
export const keepYear = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  { until, reason }: { readonly until: string; readonly reason: string },
): Promise<{ until: string; reason: string; keptAt: string } | Refused<'archive.not_ending'>> => {
  const ending = await listEnding(tx, organizationId, swedishDate(now));
  if (!ending.some((end) => end.until === until)) return refused('archive.not_ending');
  await tx.query(
    `insert into archive_extension (organization_id, until, reason, kept_by, kept_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [organizationId, until, reason, actor.userId, now],
  );
  const detail = { until, reason };
  await recordAudit(tx, actor, { organizationId, unitId, action: 'archive.kept', subjectId: null, detail });
  return { until, reason, keptAt: now.toISOString() };
};
