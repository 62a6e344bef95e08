import type { Db } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { Paging } from '#platform/wire/paging.ts';
import type { ActivityEntry } from '../contract.ts';

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly user_id: string | null;
  readonly impersonated_by: string | null;
  readonly unit_id: string | null;
  readonly subject_id: string | null;
  readonly reason: string | null;
  readonly until: string | null;
  readonly decision: ActivityEntry['decision'];
}

/** A decision on a price says its article; one whose article is gone says nothing. */
const decisionSql = `(
  select json_build_object('articleId', a.id, 'articleName', a.name, 'unit', a.unit, 'currency', a.currency,
    'price', trim_scale((d.decision #>> '{newest,price}')::numeric)::text, 'comment', d.comment, 'until', d.until)
  from unit_article a
  join price_decision d on d.organization_id = $1 and d.unit_id = e.unit_id and d.article_id = a.id
    and d.id = (e.detail ->> 'decision')::uuid
  where a.organization_id = $1 and a.unit_id = e.unit_id and a.id = e.subject_id and e.action like 'price-alert.%')`;

/** What concerns the whole organization, and what was done in units that the owner owns. */
const shownSql = `
  from audit_entry e
  where e.organization_id = $1 and (e.unit_id is null or e.unit_id in (
    select o.main_unit_id from membership m join outlet o on o.organization_id = $1 and o.id = m.outlet_id
    where m.organization_id = $1 and m.user_id = $2 and m.role = 'owner'))
    and ($3 = false or e.impersonated_by is not null)`;

/**
 * One page of what was done in the organization, newest first (matrix row 40, R27). Rows come by a tenant's read; names,
 * also of those who have left and of staff, by a platform read of exactly those accounts.
 */
export const listActivity = async (
  db: Db,
  { organizationId }: UnitScope,
  userId: string,
  { staffOnly, ...page }: Paging & { readonly staffOnly?: 'true' | 'false' | undefined },
): Promise<{ content: ActivityEntry[]; total: number }> => {
  const values = [organizationId, userId, staffOnly === 'true'];
  const { rows, total } = await db.tenantRead(organizationId, async (reader) => {
    const [count] = await reader.query<{ total: number }>(
      `select count(*)::int as total ${shownSql}`,
      values,
    );
    const found = await reader.query<Row>(
      `select e.id, e.at, e.action, e.user_id, e.impersonated_by, e.unit_id, e.subject_id,
         e.detail ->> 'reason' as reason, e.detail ->> 'until' as until, ${decisionSql} as decision
       ${shownSql} order by e.at desc, e.id desc limit $4 offset $5`,
      [...values, page.limit, offsetOf(page)],
    );
    return { rows: found, total: count?.total ?? 0 };
  });
  const ids = [...new Set(rows.flatMap((row) => [row.user_id, row.impersonated_by]))];
  const people = await db.platformRead((reader) =>
    reader.query<{ id: string; name: string }>(
      'select id, full_name as name from user_account where id = any($1::uuid[])',
      [ids.filter((id) => id !== null)],
    ),
  );
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const content = rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    userId: row.user_id,
    userName: names.get(row.user_id ?? '') ?? null,
    staffName: names.get(row.impersonated_by ?? '') ?? null,
    unitId: row.unit_id,
    subjectId: row.subject_id,
    reason: row.action === 'impersonation.start' ? row.reason : null,
    until: row.action === 'impersonation.start' ? row.until : null,
    decision: row.decision,
  }));
  return { content, total };
};
