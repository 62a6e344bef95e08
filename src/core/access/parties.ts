/** An organization with what it may share with others: a parent, a signatory, an owner, a means of payment. */
export interface Linked {
  readonly organizationId: string;
  /** Opaque keys; organizations that share one count as one. */
  readonly links: readonly string[];
}

/** Groups that grow together; each is known by one of its members. */
export class Groups {
  readonly #above = new Map<string, string>();

  /** The group of a member. */
  of(member: string): string {
    let root = member;
    for (let above = this.#above.get(root); above !== undefined; above = this.#above.get(root)) root = above;
    if (root !== member) this.#above.set(member, root);
    return root;
  }

  join(one: string, other: string): void {
    const [first, second] = [this.of(one), this.of(other)].toSorted();
    if (first !== undefined && second !== undefined && first !== second) this.#above.set(second, first);
  }
}

/**
 * Whom each organization counts as: all that hang together by any chain of common parents, signatories, owners or means of payment are
 * one party, which is named after its smallest id. Source: DEALS.md, section 5, "count as one".
 */
export const partiesOf = (organizations: readonly Linked[]): ReadonlyMap<string, string> => {
  const groups = new Groups();
  for (const { organizationId, links } of organizations)
    for (const link of links) groups.join(`o ${organizationId}`, `~ ${link}`);
  return new Map(
    organizations.map(({ organizationId }) => [organizationId, groups.of(`o ${organizationId}`).slice(2)]),
  );
};
