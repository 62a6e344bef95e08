import { structureOf } from '#core/reading/shared/structure-of.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { taughtMemory } from '../papers/taught-memory.ts';

/** A layout of which somebody said something else than what was shared, for support staff to decide on. */
export const leaveContradiction = async (tx: Tx, id: string): Promise<void> => {
  const [structure, other] = [taughtMemory(), taughtMemory({ priceBase: '100' })].map(structureOf);
  await tx.query(
    `insert into structure_review (id, organization_number, layout, state, structure, parties, against, opened_at)
     values ($1, '5562332451', 'left', 'open', $2, 3, $3, now())`,
    [id, JSON.stringify(structure), JSON.stringify([other])],
  );
};
