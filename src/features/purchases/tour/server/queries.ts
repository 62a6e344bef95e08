import type { Reader } from '#platform/server/db/port.ts';

/** The step at which a person left the tour: null before it began, which `isNew` says, and after it ended. A platform read. */
export const tourOf = async (
  reader: Reader,
  userId: string,
): Promise<{ readonly step: number | null; readonly isNew: boolean }> => {
  const row = await reader.kysely
    .selectFrom('tour_progress')
    .select('step')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { step: row?.step ?? null, isNew: row === undefined };
};
