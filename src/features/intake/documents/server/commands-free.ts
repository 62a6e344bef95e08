import type { Db, Tx } from '#platform/server/db/port.ts';

/** Databases that this process has open, in which what an earlier one had begun has been set free. */
const freed = new WeakSet<Db>();

/**
 * Sets free the documents that an earlier process had begun. Only one has the embedded engine, so when it starts that is each that is
 * leased; later those are of runs that go on. On a server leases end by themselves.
 */
export const freeOfEarlier = async (db: Db, tx: Tx): Promise<void> => {
  if (db.engine !== 'pglite' || freed.has(db)) return;
  freed.add(db);
  // Across tenants: a process that starts looks for what another left.
  await tx.query(
    `update document set leased_by = null, leased_until = null where state in ('stored', 'recognising')`,
  );
};
