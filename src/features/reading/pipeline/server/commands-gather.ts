import type { UnitScope } from '#platform/server/scope.ts';

/**
 * The runs of a process that wait for the next documents of their units. Each holds a turn that others could have meanwhile, so there are
 * no more than so many of them, and one of an organization's.
 */
export class Gatherers {
  /** Units with their organizations. */
  readonly #units = new Map<string, string>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether a run waits for documents of the unit, and will take them whoever has a job for them. */
  has({ unitId }: UnitScope): boolean {
    return this.#units.has(unitId);
  }

  /** Waits for a unit's documents as something does, where there is room for it. Answers whether it did. */
  async wait({ organizationId, unitId }: UnitScope, something: () => Promise<unknown>): Promise<boolean> {
    const others = [...this.#units.values()];
    if (others.length >= this.#most || others.includes(organizationId)) return false;
    this.#units.set(unitId, organizationId);
    await something().finally(() => this.#units.delete(unitId));
    return true;
  }
}
