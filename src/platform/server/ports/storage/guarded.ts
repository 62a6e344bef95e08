import type { Storage } from './port.ts';
import { spaceGuard, type SpaceProbe } from './space-guard.ts';

/**
 * The same storage, closed to new documents while another volume is nearly full too: that of the database, which
 * gets rows for each of them and does not recover from a full disk by itself. What is stored stays readable.
 */
export function guarded(storage: Storage, probe: SpaceProbe, time?: () => number): Storage {
  const assertSpace = spaceGuard(probe, time);
  return {
    ...storage,
    async put(source) {
      await assertSpace();
      return storage.put(source);
    },
  };
}
