import { Groups } from '../access/parties.ts';

/** An organization behind published figures, and whom it counted as then. */
export interface Member {
  readonly organizationId: string;
  readonly partyId: string;
}

/** Two sets may follow each other when they are equal, or when so many have come or gone. */
const fewestApart = 3;

/**
 * How many have come or gone between two sets of organizations. Those that count as one by either set's knowledge are one, so that a
 * group that joins with three of its companies is one that came.
 */
export const partiesApart = (one: readonly Member[], other: readonly Member[]): number => {
  const groups = new Groups();
  for (const { organizationId, partyId } of one) groups.join(`o ${organizationId}`, `1 ${partyId}`);
  for (const { organizationId, partyId } of other) groups.join(`o ${organizationId}`, `2 ${partyId}`);
  const [before, after] = [one, other].map((set) => new Set(set.map(({ organizationId }) => organizationId)));
  const apart = [...one, ...other].filter(
    ({ organizationId }) => before?.has(organizationId) !== after?.has(organizationId),
  );
  return new Set(apart.map(({ organizationId }) => groups.of(`o ${organizationId}`))).size;
};

/** Whether figures of a set may be published beside those of another, so that the two tell nobody apart (DEALS.md, section 5). */
export const mayFollow = (next: readonly Member[], published: readonly Member[]): boolean => {
  const apart = partiesApart(next, published);
  return apart === 0 || apart >= fewestApart;
};
