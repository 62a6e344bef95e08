import type { Role } from '#core/access/roles.ts';
import type { Subscription } from '#core/entitlements/entitlements.ts';
import type { PlanView } from '#core/entitlements/plan-view.ts';

declare const minted: unique symbol;

/** A unit of an organization: of a member whom the gate let in, or of a row that was found. */
export interface UnitScope {
  readonly organizationId: string;
  readonly unitId: string;
  /** What the organization's plan shows of it; null where the product itself reads, for nobody. */
  readonly view: PlanView | null;
  readonly [minted]: true;
}

/** A unit as somebody sees it: whatever they are shown is within the plan. */
export interface SeenScope extends UnitScope {
  readonly view: PlanView;
}

/** Called by the gate alone, after it has found the membership; the linter keeps it there. */
export function mintUnitScope(organizationId: string, unitId: string, view: PlanView): SeenScope;
export function mintUnitScope(organizationId: string, unitId: string): UnitScope;
export function mintUnitScope(
  organizationId: string,
  unitId: string,
  view: PlanView | null = null,
): UnitScope {
  return { organizationId, unitId, view } as UnitScope;
}

/** The unit of a row that was read here, or of a job's own payload; never of what a request says. */
export const scopeOfRow = ({
  organizationId,
  unitId,
}: Pick<UnitScope, 'organizationId' | 'unitId'>): UnitScope =>
  ({ organizationId, unitId, view: null }) as UnitScope;

/** The same unit as its organization's plan shows it: for letters, which people read without asking. */
export const seenBy = (scope: UnitScope, view: PlanView): SeenScope => ({ ...scope, view });

/** Who acts, as the audit log records it. */
export interface Actor {
  readonly userId: string | null;
  /** Staff who acts as the user. */
  readonly impersonatedBy: string | null;
  readonly requestId: string;
}

/** A member's place in a unit, and what its organization pays for. */
export interface Membership {
  readonly organizationId: string;
  readonly role: Role;
  readonly subscription: Subscription;
}

/** A member as the gate lets them in. */
export interface Admitted {
  readonly organizationId: string;
  readonly role: Role;
  readonly view: PlanView;
}
