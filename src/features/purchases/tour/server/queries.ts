import type { Reader } from '#platform/server/db/port.ts';

/** The step at which a person left the tour; null before it began and after it ended. A platform read. */
export const tourStepOf = async (reader: Reader, userId: string): Promise<number | null> => {
  const row = await reader.kysely
    .selectFrom('tour_progress')
    .select('step')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.step ?? null;
};
