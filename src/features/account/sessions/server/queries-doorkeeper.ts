import { checkedAt } from '#features/staff/support/server/queries-second-factor.ts';
import { membershipOf } from '#features/company/team/server/queries.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { Doorkeeper } from '#platform/server/http/doorkeeper.ts';
import { verifyAccessToken } from '#platform/server/session/verify-access-token.ts';
import type { SessionCheck } from '#platform/server/session/session-check.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';

export interface DoorkeeperServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly keys: SessionKeys;
  readonly sessions: SessionCheck;
  readonly turnedAway: Doorkeeper['turnedAway'];
}

/** What the gate asks at every request: the token's signature and claims, its session, and the role as it is now. */
export const doorkeeperOf = ({ db, clock, keys, sessions, turnedAway }: DoorkeeperServices): Doorkeeper => ({
  authenticate: async (token) => {
    const claims = await verifyAccessToken(keys, token, clock.now());
    const session = claims && (await sessions.live(claims.sid));
    if (!claims || !session || session.userId !== claims.sub) return null;
    if ((claims.act?.sub ?? null) !== session.impersonatedBy) return null;
    const { userId, staff, impersonatedBy } = session;
    return { userId, sessionId: claims.sid, staff, impersonatedBy };
  },
  remains: async ({ userId, sessionId, staff, impersonatedBy }) => {
    const session = await sessions.live(sessionId);
    return session?.userId === userId && session.staff === staff && session.impersonatedBy === impersonatedBy;
  },
  hasSecondFactor: async ({ sessionId }) =>
    (await db.platformRead((reader) => checkedAt(reader, sessionId))) !== null,
  turnedAway,
  watch: ({ sessionId }, tell) => sessions.watch(sessionId, tell),
  membership: (userId, unitId) => db.platformRead((reader) => membershipOf(reader, userId, unitId)),
});
