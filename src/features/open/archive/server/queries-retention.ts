import { daysAfter } from '#core/values/calendar.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { retentionContract } from '../contract-retention.ts';
import { noticeDays } from '../rules.ts';

/** Originals that end on a day. */
export interface Ending {
  readonly until: string;
  readonly documents: number;
}

const endingSql = `
  select coalesce(krogkoll_kept_until(d)::text, '') as until, count(*)::int as documents from document d
  where d.organization_id = $1 and d.removed_at is null and d.state <> 'deleted' and d.received_at < now() - interval '6 years'
    and krogkoll_kept_until(d) between $2::date and $3::date
  group by 1 order by 1`;

/** Which of an organization's originals end within the time that owners are told before. */
export const listEnding = (reader: Reader, organizationId: string, today: string): Promise<Ending[]> =>
  reader.query<Ending>(endingSql, [organizationId, today, daysAfter(today, noticeDays)]);

interface RunRow {
  readonly ranAt: Date;
  readonly kind: 'ended' | 'refused';
  readonly documents: number;
  readonly bytes: number | string;
}

/** What ends, what was removed, newest first, and what is kept on. */
export const readRetention = async (
  reader: Reader,
  organizationId: string,
  today: string,
): Promise<ReplyOf<typeof retentionContract.readRetention>> => {
  const runs = await reader.query<RunRow>(
    `select ran_at as "ranAt", kind, documents, bytes from archive_run where organization_id = $1 order by ran_at desc limit 50`,
    [organizationId],
  );
  const kept = await reader.query<{ until: string; reason: string; keptAt: Date }>(
    `select until::text as until, reason, kept_at as "keptAt" from archive_extension where organization_id = $1 order by until desc`,
    [organizationId],
  );
  return {
    ending: await listEnding(reader, organizationId, today),
    runs: runs.map(({ ranAt, bytes, ...run }) => ({
      ...run,
      ranAt: ranAt.toISOString(),
      bytes: Number(bytes),
    })),
    kept: kept.map(({ keptAt, ...one }) => ({ ...one, keptAt: keptAt.toISOString() })),
  };
};
