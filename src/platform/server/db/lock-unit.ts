import type { UnitScope } from '../scope.ts';
import type { Tx } from './port.ts';

/** One writer at a time in a unit, until the transaction ends: what is read of a state is still true when it is written. */
export const lockUnit = async (tx: Tx, { unitId }: UnitScope): Promise<void> => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [unitId]);
};
