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

/** Remembers the outlet that a person last chose in this browser. */
export const rememberOutlet = async (userId: string, outletId: string): Promise<void> => {
  await (await open()).put('selectedOutlet', { id: userId, outletId });
};

/** The outlet that the person last chose here, or null. A browser without IndexedDB remembers nothing. */
export const rememberedOutlet = async (userId: string): Promise<string | null> => {
  try {
    return (await (await open()).get('selectedOutlet', userId))?.outletId ?? null;
  } catch {
    return null;
  }
};

/** Remembered choices ordered by id descending, `skip` passed over, at most `limit`. */
export const searchRememberedOutlets = async (skip: number, limit: number): Promise<SelectedOutletRow[]> => {
  const found: SelectedOutletRow[] = [];
  const store = (await open()).transaction('selectedOutlet').store;
  let cursor = await store.openCursor(null, 'prev');
  if (skip > 0) cursor = (await cursor?.advance(skip)) ?? null;
  for (; cursor !== null && found.length < limit; cursor = await cursor.continue()) found.push(cursor.value);
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
