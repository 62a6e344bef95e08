import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import type { Log } from '#platform/server/log.ts';
import { sessionChannel } from '#platform/server/session/session-check.ts';
import { recordVisitEnd } from './commands-impersonation.ts';
import { endVisit } from './jobs.ts';

interface VisitServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Log;
}

const endOf = ({ db, clock, newId }: VisitServices, sessionId: string): Promise<boolean> =>
  db.platformTransaction((tx) => recordVisitEnd(tx, sessionId, { now: clock.now(), newId }));

/** Writes the end of visits that ran out. */
export const endVisitHandler = (services: VisitServices): JobHandler =>
  handleJob(
    endVisit,
    async ({ sessionId }) => void (await endOf(services, sessionId)),
    async ({ sessionId }) => services.log.error({ sessionId }, 'the end of a visit was not recorded'),
  );

/** Writes the end of a visit as soon as its session ends, by logout or otherwise; answers how to stop hearing. */
export const hearVisitEnds = (services: VisitServices): Promise<() => Promise<void>> =>
  services.db.listen(sessionChannel, (sessionId) => {
    endOf(services, sessionId).catch((error: unknown) =>
      services.log.warn({ err: error, sessionId }, 'the end of a visit is recorded later'),
    );
  });
