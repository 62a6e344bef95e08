import { weakestRole } from '#core/access/policy.ts';
import { newsSource, plainFacts } from '#features/account/bell/server/queries.ts';
import type { NewsSource, NewsTold } from '#features/account/bell/server/queries.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { listOwnInvitations } from './queries-invitations.ts';

/** Invitations to the person, to whichever restaurants; gone once they are answered. */
const ownInvitations: NewsSource = {
  kind: 'ownInvitation',
  access: 'reporter',
  of: 'person',
  newest: async (reader, _scope, { userId, now, since, most }) =>
    (await listOwnInvitations(reader, userId, now))
      .filter(({ createdAt }) => createdAt > since)
      .slice(0, most)
      .map(({ id, createdAt, role }) => ({ subjectId: id, version: role, at: createdAt })),
  facts: async (reader, _scope, ids, { userId, now }) => {
    const invitations = await listOwnInvitations(reader, userId, now);
    return new Map(
      invitations
        .filter(({ id }) => ids.includes(id))
        .map(({ id, outlets, organizationName, inviterName, role }) => [
          id,
          {
            ...plainFacts,
            name: outlets.map(({ name }) => name).join(', '),
            from: inviterName ?? organizationName,
            reason: role,
            count: outlets.length,
          },
        ]),
    );
  },
};

/** Answers to the unit's invitations, to everybody but the one who answered. */
const answersSql = `
  select i.id as "subjectId", i.state as version, i.settled_at as at
  from invitation i
  where i.organization_id = $1 and i.state in ('accepted', 'declined') and i.settled_at > $3
    and not exists (select from team_account t
      where t.organization_id = $1 and t.user_id = $4 and lower(t.email) = lower(i.email))
    and exists (
      select from invitation_outlet io join outlet o on o.organization_id = io.organization_id and o.id = io.outlet_id
      where io.organization_id = $1 and io.invitation_id = i.id and o.main_unit_id = $2)
  order by i.settled_at desc, i.id limit $5`;

interface AnswerRecord {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly state: string;
  readonly role: string;
}

const answeredInvitations: NewsSource = {
  kind: 'answeredInvitation',
  access: weakestRole['team.invite'],
  of: 'unit',
  newest: async (reader, { organizationId, unitId }, { since, userId, most }) => {
    const rows = await reader.query<Omit<NewsTold, 'at'> & { readonly at: Date | null }>(answersSql, [
      organizationId,
      unitId,
      since,
      userId,
      most,
    ]);
    return rows.flatMap(({ at, ...one }) => (at === null ? [] : [{ ...one, at }]));
  },
  facts: async (reader, { organizationId }, ids) => {
    const records = await reader.query<AnswerRecord>(
      `select i.id, i.email, i.state, i.role, (select t.full_name from team_account t
         where t.organization_id = $1 and lower(t.email) = lower(i.email) limit 1) as name
       from invitation i where i.organization_id = $1 and i.id = any ($2::uuid[])`,
      [organizationId, ids],
    );
    return new Map(
      records.map(({ id, email, name, state, role }) => [
        id,
        { ...plainFacts, name: name ?? email, from: role, reason: state },
      ]),
    );
  },
};

/** Tells the bell of invitations, to whom they were sent and who sent them. */
export const tellInvitations = [
  answerTo(newsSource, ownInvitations),
  answerTo(newsSource, answeredInvitations),
] as const;
