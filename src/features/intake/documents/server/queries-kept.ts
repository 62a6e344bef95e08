import type { Reader } from '#platform/server/db/port.ts';
import { hook } from '#platform/server/hooks.ts';

/** Which of these objects a feature above still names; the others of its own may go. */
export const bytesKeeper = hook<(reader: Reader, sha256s: readonly string[]) => Promise<readonly string[]>>(
  'stored bytes of other features',
);
