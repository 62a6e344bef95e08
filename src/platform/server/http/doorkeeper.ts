import type { ErrorCode } from '#platform/wire/error-codes.ts';
import type { Admitted } from '../scope.ts';
import type { Authenticated } from './handler.ts';

/** What the gate asks of the features that know accounts and memberships. */
export interface Doorkeeper {
  /** The holder of an access token, or null when it is missing, expired, forged or its session has ended. */
  authenticate(token: string): Promise<Authenticated | null>;
  /** Whether the session that let somebody in is live and says the same of them, however old their token is. */
  remains(user: Authenticated): Promise<boolean>;
  /** Whether staff have proven their second factor in this session. */
  hasSecondFactor(user: Authenticated): Promise<boolean>;
  /** Tells when the session may have ended; answers how to stop. */
  watch(user: Authenticated, tell: () => void): () => void;
  /** Hears whom the gate has refused for their role, second factor or unit, and where. */
  turnedAway(user: Authenticated, refusal: Refusal): void;
  /** The user's organization, highest role and plan in a unit, or null when the unit is foreign or missing. */
  membership(userId: string, unitId: string): Promise<Admitted | null>;
}

export interface Refusal {
  readonly method: string;
  /** Of the contract, without what was put into it. */
  readonly path: string;
  readonly code: ErrorCode;
  readonly requestId: string;
}
