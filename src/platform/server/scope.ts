import type { Role } from '#core/access/roles.ts';

declare const minted: unique symbol;

/** A unit of an organization. Only `mintUnitScope` makes one, after membership was checked or for a job's own row. */
export interface UnitScope {
  readonly organizationId: string;
  readonly unitId: string;
  readonly [minted]: true;
}

/** Called by the gate after it has found the membership, and by jobs and the command line for rows of their own. */
export const mintUnitScope = (organizationId: string, unitId: string): UnitScope =>
  ({ organizationId, unitId }) as UnitScope;

/** Who acts, as the audit log records it. */
export interface Actor {
  readonly userId: string | null;
  /** Staff who acts as the user. */
  readonly impersonatedBy: string | null;
  readonly requestId: string;
}

/** A member's view of a unit. */
export interface Membership {
  readonly organizationId: string;
  readonly role: Role;
}
