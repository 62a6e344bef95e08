import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { addLinks } from './commands-links.ts';
import { findAsked, lockSuppliers, takeEntries } from './commands-own.ts';

/**
 * Adds an entry of the directory that was asked for to the outlets that asked; one that has it already keeps it as it
 * stands. False when there is no such entry. In a platform transaction too.
 */
export const linkAdded = async (
  tx: Tx,
  organizationId: string,
  moment: { readonly now: Date; readonly newId: NewId },
  supplierId: string,
  outletIds: readonly string[],
): Promise<boolean> => {
  await lockSuppliers(tx, organizationId);
  const asked = (await findAsked(tx, organizationId, [supplierId])).get(supplierId);
  const entryId = asked?.entryId ?? null;
  if (asked === undefined || entryId === null) return false;
  const own = asked.ownIds[0] ?? (await takeEntries(tx, organizationId, [entryId], moment)).get(entryId);
  if (own === undefined) throw new Error('an entry that was found is taken');
  const links = outletIds.map((outletId) => ({ outletId, supplierId: own, status: null }));
  await addLinks(tx, organizationId, links, moment.now);
  return true;
};
