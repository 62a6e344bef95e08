import { newsSource, plainFacts } from '#features/account/bell/server/queries.ts';
import type { NewsSource, NewsTold } from '#features/account/bell/server/queries.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { waitingArrivals } from './queries-tasks.ts';

interface ArrivalRecord {
  readonly id: string;
  readonly fileName: string;
  readonly files: number;
  readonly reason: string | null;
}

/** Files that no program could book, by the arrival that they came in. */
const newArrivals: NewsSource = {
  kind: 'waitingArrival',
  access: 'editor',
  of: 'unit',
  newest: (reader, { organizationId, unitId }, { since, most }) =>
    reader.query<NewsTold>(
      `select r.id as "subjectId", left(w.files || ':' || coalesce(w.reason, ''), 200) as version, r.received_at as at
       ${waitingArrivals} where r.received_at > $3 order by r.received_at desc, r.id limit $4`,
      [organizationId, unitId, since, most],
    ),
  facts: async (reader, { organizationId, unitId }, ids) => {
    const records = await reader.query<ArrivalRecord>(
      `select r.id, r.file_name as "fileName", w.files, w.reason ${waitingArrivals} where r.id = any ($3::uuid[])`,
      [organizationId, unitId, ids],
    );
    return new Map(
      records.map(({ id, fileName, files, reason }) => [
        id,
        { ...plainFacts, name: fileName, count: files, reason },
      ]),
    );
  },
};

/** Tells the bell of files that wait. */
export const tellNewArrivals = answerTo(newsSource, newArrivals);
