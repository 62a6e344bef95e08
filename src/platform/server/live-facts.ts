import type { LiveEvent } from '#platform/wire/live.ts';
import type { Reader, Tx } from './db/port.ts';

/** Milliseconds that facts are kept: a screen that was away for longer asks for everything again. */
const kept = 3_600_000;

/** Facts of one audience that are read at once; who has missed more asks for everything again. */
export const mostAtOnce = 1_000;

/** An audience and where somebody stands in what it was told. */
export interface Standing {
  readonly audience: string;
  readonly position: number;
}

/** What an audience was told, in the order of the commits. */
export interface Fact extends Standing {
  readonly event: LiveEvent;
}

/** What each audience was told after a position: its oldest `mostAtOnce`. In a platform read. */
export const factsAfter = (reader: Reader, after: readonly Standing[]): Promise<Fact[]> =>
  reader.query<Fact>(
    `select f.audience, f.position, f.event
     from unnest($1::text[], $2::bigint[]) a (audience, position)
     cross join lateral (
       select * from live_fact where audience = a.audience and position > a.position order by position limit ${mostAtOnce}
     ) f
     order by f.audience, f.position`,
    [after.map(({ audience }) => audience), after.map(({ position }) => position)],
  );

/** Where a stream begins, and whether what it names as read leaves a gap that is not kept any more, or is too long to be told. */
export interface Beginning {
  readonly positions: readonly Standing[];
  readonly hasGap: boolean;
}

interface Found extends Standing {
  readonly now: number;
  readonly missed: number;
}

/**
 * Where each audience stands now, or where somebody stood who names the positions up to which they have read. A position that is
 * ahead of the audience's own comes from another copy of the database. In a platform read.
 */
export const beginAt = async (
  reader: Reader,
  audiences: readonly string[],
  read: readonly number[] | null,
): Promise<Beginning> => {
  const found = await reader.query<Found>(
    `select a.audience, coalesce(p.position, 0) as position, (extract(epoch from clock_timestamp()) * 1000000)::bigint as now,
       (select count(*) from (
          select from live_fact f where f.audience = a.audience and f.position > a.position limit ${mostAtOnce + 1}) f) as missed
     from unnest($1::text[], $2::bigint[]) with ordinality a (audience, position, turn)
     left join live_position p on p.audience = a.audience
     order by a.turn`,
    [audiences, audiences.map((_, at) => read?.[at] ?? Number.MAX_SAFE_INTEGER)],
  );
  const isGap = ({ position, now, missed }: Found, from: number): boolean =>
    from > position || missed > mostAtOnce || (from < position && from < now - kept * 1_000);
  if (read === null) return { positions: found, hasGap: false };
  if (found.some((each, at) => isGap(each, read[at] ?? 0))) return { positions: found, hasGap: true };
  return {
    positions: found.map(({ audience }, at) => ({ audience, position: read[at] ?? 0 })),
    hasGap: false,
  };
};

/** Forgets what is older than anybody may go on from. In a platform transaction. */
export const forgetFacts = async (tx: Tx): Promise<void> => {
  await tx.query(
    `delete from live_fact where position < (extract(epoch from clock_timestamp()) * 1000000)::bigint - $1::bigint`,
    // Longer than is promised by what the deletion itself may take.
    [(kept + 60_000) * 1_000],
  );
};
