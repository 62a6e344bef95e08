import { planViewOf } from '#core/entitlements/plan-view.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/port.ts';
import type { Hooks } from '../hooks.ts';
import type { Doorkeeper } from '../http/doorkeeper.ts';
import { membershipKeeper, secondFactorKeeper, sessionKeeper } from './gate-questions.ts';
import type { RecorderServices } from './gate-questions.ts';
import { MembershipMemory } from './membership-memory.ts';
import { SessionCheck } from './session-check.ts';
import type { SessionKeys } from './session-keys.ts';
import { VerifiedTokens } from './verified-tokens.ts';

export interface DoorkeeperServices extends RecorderServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly keys: SessionKeys;
  readonly hooks: Hooks;
  readonly elapsed: () => number;
}

/** One that hears which sessions have ended and when places may have changed, once it was asked to. */
export interface HearingDoorkeeper extends Doorkeeper {
  /** Begins to hear; answers how to stop. */
  hear(): Promise<() => Promise<void>>;
}

/** What the gate asks at every request: the token's signature and claims, its session, and the role as it is now. */
export const doorkeeperOf = (services: DoorkeeperServices): HearingDoorkeeper => {
  const { db, clock, keys, hooks, elapsed } = services;
  const keeper = hooks.one(sessionKeeper);
  const sessions = new SessionCheck(
    (id) => db.platformRead((reader) => keeper.find(reader, id)),
    clock,
    elapsed,
  );
  const membershipOf = hooks.one(membershipKeeper);
  const memberships = new MembershipMemory(
    (userId, unitId) => db.platformRead((reader) => membershipOf(reader, userId, unitId)),
    elapsed,
  );
  const hasSecondFactor = hooks.one(secondFactorKeeper);
  const tokens = new VerifiedTokens(keys);
  return {
    hear: async () => {
      const stops = [await sessions.start(db), await memberships.start(db)];
      return async () => {
        for (const stop of stops) await stop();
      };
    },
    authenticate: async (token) => {
      const claims = await tokens.verify(token, clock.now());
      const session = claims && (await sessions.live(claims.sid));
      if (!claims || !session || session.userId !== claims.sub) return null;
      if ((claims.act?.sub ?? null) !== session.impersonatedBy) return null;
      const { userId, staff, impersonatedBy } = session;
      return { userId, sessionId: claims.sid, staff, impersonatedBy };
    },
    remains: async ({ userId, sessionId, staff, impersonatedBy }) => {
      const session = await sessions.live(sessionId);
      return (
        session?.userId === userId && session.staff === staff && session.impersonatedBy === impersonatedBy
      );
    },
    hasSecondFactor: ({ sessionId }) => db.platformRead((reader) => hasSecondFactor(reader, sessionId)),
    turnedAway: keeper.turnedAway(services),
    watch: ({ sessionId }, tell) => sessions.watch(sessionId, tell),
    membership: async (userId, unitId) => {
      const found = await memberships.of(userId, unitId);
      if (found === null) return null;
      const { organizationId, role, subscription } = found;
      return { organizationId, role, view: planViewOf(subscription, clock.now()) };
    },
  };
};
