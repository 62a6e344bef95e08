import { newsSource, plainFacts } from '#features/account/bell/server/queries.ts';
import type { NewsSource, NewsTold } from '#features/account/bell/server/queries.ts';
import { answerTo } from '#platform/server/hooks.ts';

/** Files of one person that are ready and can still be had: they leave the bell with their days. */
const ready = `
  from list_export x
  where x.organization_id = $1 and x.unit_id = $2 and x.user_id = $3 and x.state = 'ready'
    and x.ready_at > $4::timestamptz - interval '7 days'`;

const readyExports: NewsSource = {
  kind: 'readyExport',
  access: 'editor',
  of: 'unit',
  newest: (reader, { organizationId, unitId }, { userId, now, since, most }) =>
    reader.query<NewsTold>(
      `select x.id as "subjectId", 'ready' as version, x.ready_at as at ${ready} and x.ready_at > $5
       order by x.ready_at desc, x.id limit $6`,
      [organizationId, unitId, userId, now, since, most],
    ),
  facts: async (reader, { organizationId, unitId }, exportIds, { userId, now }) => {
    const records = await reader.query<{ id: string; name: string; rows: number }>(
      `select x.id, x.file_name as name, x.rows ${ready} and x.id = any($5::uuid[])`,
      [organizationId, unitId, userId, now, exportIds],
    );
    return new Map(records.map(({ id, name, rows }) => [id, { ...plainFacts, name, count: rows }]));
  },
};

/** Tells the bell of files that are ready. */
export const tellReadyExports = answerTo(newsSource, readyExports);
