import type { Role } from '#core/access/roles.ts';

declare const minted: unique symbol;

/** A unit of an organization: of a member whom the gate let in, or of a row that was found. */
export interface UnitScope {
  readonly organizationId: string;
  readonly unitId: string;
  readonly [minted]: true;
}

/** Called by the gate alone, after it has found the membership; the linter keeps it there. */
export const mintUnitScope = (organizationId: string, unitId: string): UnitScope =>
  ({ organizationId, unitId }) as UnitScope;

/** The unit of a row that was read here, or of a job's own payload; never of what a request says. */
export const scopeOfRow = ({
  organizationId,
  unitId,
}: Pick<UnitScope, 'organizationId' | 'unitId'>): UnitScope => ({ organizationId, unitId }) as UnitScope;

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
