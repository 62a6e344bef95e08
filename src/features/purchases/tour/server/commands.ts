import type { Tx } from '#platform/server/db/port.ts';

/** Remembers the step of a person's tour, or its end. In a platform transaction. */
export const keepTour = async (tx: Tx, userId: string, step: number | null, now: Date): Promise<void> => {
  const row = { step, changed_at: now };
  await tx.kysely
    .insertInto('tour_progress')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
};
