import type { Db, Tx } from '#platform/server/db/port.ts';

type Held = 'stored' | 'recognising';

/** States whose documents have been set free, by the database that this process has open. */
const freed = new WeakMap<Db, Set<Held>>();

/**
 * Sets free the documents of a state that an earlier process had begun. Only one has the embedded engine, so when it starts that is
 * each that is leased; the next time they are those of runs that go on. On a server leases end by themselves.
 */
export const freeOfEarlier = async (db: Db, tx: Tx, state: Held): Promise<void> => {
  const states = freed.get(db) ?? new Set<Held>();
  if (db.engine !== 'pglite' || states.has(state)) return;
  freed.set(db, states.add(state));
  // Across tenants: a process that starts looks for what another left.
  await tx.query('update document set leased_by = null, leased_until = null where state = $1', [state]);
};
