import type { Tx } from '#platform/server/db/port.ts';

/** Hides the demo from a person, or shows it again. A platform transaction. */
export const chooseDemo = async (
  tx: Tx,
  userId: string,
  { hidden, now }: { readonly hidden: boolean; readonly now: Date },
): Promise<void> => {
  if (!hidden) {
    await tx.query('delete from demo_hidden where user_id = $1', [userId]);
    return;
  }
  await tx.query('insert into demo_hidden (user_id, at) values ($1, $2) on conflict (user_id) do nothing', [
    userId,
    now,
  ]);
};
