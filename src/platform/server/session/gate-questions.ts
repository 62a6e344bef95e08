import type { Clock } from '../clock.ts';
import type { Db, Reader } from '../db/port.ts';
import { hook } from '../hooks.ts';
import type { Doorkeeper } from '../http/doorkeeper.ts';
import type { Witness } from '../http/witness.ts';
import type { NewId } from '../ids.ts';
import type { Log } from '../log.ts';
import type { Membership } from '../scope.ts';
import type { LiveSession } from './session-check.ts';

/** What a recorder of refusals stands on. */
export interface RecorderServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Log;
}

/** Who keeps sessions. */
export const sessionKeeper = hook<{
  /** The session of an id while it lives, or null. A platform read. */
  readonly find: (reader: Reader, sessionId: string) => Promise<LiveSession | null>;
  /** What writes down whom the gate has refused. */
  readonly turnedAway: (services: RecorderServices) => Doorkeeper['turnedAway'];
}>('the keeper of sessions');

/** Whether staff have proven their second factor in a session. A platform read. */
export const secondFactorKeeper = hook<(reader: Reader, sessionId: string) => Promise<boolean>>(
  'the keeper of second factors',
);

/** A user's organization with its subscription, and highest role in a unit, or null. A platform read. */
export const membershipKeeper =
  hook<(reader: Reader, userId: string, unitId: string) => Promise<Membership | null>>(
    'the keeper of memberships',
  );

/** Who is told of what staff do as a customer. */
export const visitWitness = hook<(db: Db) => Witness>('the witness of visits');
