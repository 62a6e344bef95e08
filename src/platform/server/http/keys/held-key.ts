import type { KeyMode, KeyScope } from '#core/access/key-scopes.ts';
import type { Role } from '#core/access/roles.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { SeenScope } from '../../scope.ts';

/** A key as it lets a program in: which organization, which of its units and what it may do there. */
export interface HeldKey {
  readonly id: string;
  /** What its owner calls it. */
  readonly name?: string;
  readonly organizationId: string;
  /** The owner who answers for it; it reaches what they own, as long as they do. */
  readonly madeBy: string;
  readonly mode: KeyMode;
  readonly scopes: readonly KeyScope[];
  /** Null: every unit of the organization. */
  readonly unitIds: readonly string[] | null;
  /** Addresses and networks that it may come from; none: from anywhere. */
  readonly addresses: readonly string[];
}

/** Where a key may do something. */
export interface Place {
  readonly scope: SeenScope;
  readonly role: Role;
}

export type NotReached = 'key.scope_missing' | 'unit.not_found' | 'plan.required';

/** The place in a unit that a key has for something, or what it is refused for. */
export type Reach = (scope: KeyScope, unitId: string) => Promise<Place | Refused<NotReached>>;
