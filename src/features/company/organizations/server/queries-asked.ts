import { newsSource, plainFacts } from '#features/account/bell/server/queries.ts';
import type { NewsSource, NewsTold } from '#features/account/bell/server/queries.ts';
import { answerTo } from '#platform/server/hooks.ts';

/** Who asks for more than the plan gives; settled once the plan has been changed. */
const newestSql = `
  select r.user_id as "subjectId", r.about as version, r.asked_at as at from plan_request r
  where r.organization_id = $1 and r.asked_at > $2 and r.user_id <> $3
    and not exists (select from subscription s where s.organization_id = $1 and s.changed_at > r.asked_at)
  order by r.asked_at desc, r.user_id limit $4`;

const factsSql = `
  select r.user_id as id, t.full_name as name, r.about from plan_request r
  join team_account t on t.organization_id = $1 and t.user_id = r.user_id
  where r.organization_id = $1 and r.user_id = any ($2::uuid[])`;

/** What the owners are asked for, for them. */
const askedPlan: NewsSource = {
  kind: 'askedPlan',
  access: 'owner',
  of: 'unit',
  newest: (reader, { organizationId }, { userId, since, most }) =>
    reader.query<NewsTold>(newestSql, [organizationId, since, userId, most]),
  facts: async (reader, { organizationId }, userIds) => {
    const rows = await reader.query<{ id: string; name: string; about: string }>(factsSql, [
      organizationId,
      userIds,
    ]);
    return new Map(rows.map(({ id, name, about }) => [id, { ...plainFacts, name, reason: about }]));
  },
};

/** Tells the bell who asks for another plan. */
export const tellAskedPlan = answerTo(newsSource, askedPlan);
