import { recordAccountEvent } from '#features/account/accounts/server/commands.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { Doorkeeper } from '#platform/server/http/doorkeeper.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { Log } from '#platform/server/log.ts';

/** Rows an hour for each user and process: enough to see somebody try doors, too few to fill the log with. */
const mostPerHour = 20;
const hour = 3_600_000;
const mostUsers = 10_000;

/**
 * Writes down that somebody signed in was refused for their role, plan of access or unit (R63). After the answer, so that
 * no refusal takes longer than another; a row that cannot be written is logged and missed.
 */
export const refusalRecorder = ({
  db,
  clock,
  newId,
  log,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Pick<Log, 'warn'>;
}): Doorkeeper['turnedAway'] => {
  const counts = new Map<string, number>();
  let since = 0;
  return (user, { method, path, code, requestId }) => {
    const now = clock.now();
    const period = Math.floor(now.getTime() / hour);
    if (period !== since || counts.size >= mostUsers) counts.clear();
    since = period;
    const count = (counts.get(user.userId) ?? 0) + 1;
    counts.set(user.userId, count);
    if (count > mostPerHour) return;
    const { userId, sessionId, impersonatedBy } = user;
    const detail = { method, path, code };
    const event = { action: 'access.refused', userId, sessionId, impersonatedBy, requestId, detail } as const;
    db.platformTransaction((tx) => recordAccountEvent(tx, event, { now, newId })).catch((error: unknown) =>
      log.warn({ err: error }, 'a refusal could not be recorded'),
    );
  };
};
