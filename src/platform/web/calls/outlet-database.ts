import { type DBSchema, openDB } from 'idb';

interface SelectedOutletRow {
  /** The user's id: the choice is remembered per person. */
  readonly id: string;
  readonly outletId: string;
}

interface OutletSchema extends DBSchema {
  selectedOutlet: { key: string; value: SelectedOutletRow };
}

const open = () =>
  openDB<OutletSchema>('I_Database', 1, {
    upgrade: (database) => void database.createObjectStore('selectedOutlet', { keyPath: 'id' }),
  });

/** People whose choice one browser remembers. */
const mostPeople = 50;

/** Remembers the outlet that a person last chose in this browser; of more people than a staff has, some are forgotten. */
export const rememberOutlet = async (userId: string, outletId: string): Promise<void> => {
  const database = await open();
  await database.put('selectedOutlet', { id: userId, outletId });
  const beyond = await searchRemembered({ skip: mostPeople, limit: mostPeople });
  for (const { id } of beyond) if (id !== userId) await database.delete('selectedOutlet', id);
};

/** The outlet that the person last chose here, or null. A browser without IndexedDB remembers nothing. */
export const rememberedOutlet = async (userId: string): Promise<string | null> => {
  try {
    return (await (await open()).get('selectedOutlet', userId))?.outletId ?? null;
  } catch {
    return null;
  }
};

/** A page of the choices that this browser remembers, by user id, the highest first (specification section 9). */
export const searchRemembered = async ({
  skip,
  limit,
}: {
  readonly skip: number;
  readonly limit: number;
}): Promise<SelectedOutletRow[]> => {
  const database = await open();
  const found: SelectedOutletRow[] = [];
  let cursor = await database.transaction('selectedOutlet').store.openCursor(null, 'prev');
  if (cursor !== null && skip > 0) cursor = await cursor.advance(skip);
  while (cursor !== null && found.length < limit) {
    found.push(cursor.value);
    cursor = await cursor.continue();
  }
  return found;
};

/** Which outlet to show on load: the requested one, else the remembered one, else the first. */
export const outletToSelect = (
  outletIds: readonly string[],
  requested: string | undefined,
  remembered: string | null,
): string | null => {
  if (requested !== undefined && outletIds.includes(requested)) return requested;
  if (remembered !== null && outletIds.includes(remembered)) return remembered;
  return outletIds[0] ?? null;
};
