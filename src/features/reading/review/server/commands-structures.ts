import { z } from 'zod';
import { askedOf } from '#core/reading/shared/read-with-shared.ts';
import { keptMemory, senderNumber } from '#core/reading/shared/structure-of.ts';
import { isOrganizationNumber } from '#core/values/organization-number.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import { defineJob, enqueueAll } from '#platform/server/jobs/port.ts';
import type { ScanReader, WordOptions } from '#platform/server/sandbox/scan-port.ts';
import { findStructures } from './queries-readings.ts';

/** Looks anew at what organizations taught of a sender's layouts: what is shared of it, and what no more. */
export const shareStructures = defineJob({
  name: 'share-structures',
  payload: z.object({ organizationNumber: z.string().regex(/^\d{10}$/) }),
  timeout: 300,
});

/** Stores the job for each sender; what has no organisation number is never shared. */
export const enqueueSharing = (tx: Tx, numbers: readonly (string | null)[]): Promise<void> =>
  enqueueAll(
    tx,
    shareStructures,
    [...new Set(numbers)].flatMap((number) =>
      number === null || !isOrganizationNumber(number)
        ? []
        : [{ payload: { organizationNumber: number }, options: { key: number } }],
    ),
  );

/** The senders of memories as they are kept; null for one of a table file. */
export const sendersOf = (memories: readonly unknown[]): readonly (string | null)[] =>
  memories.map((kept) => {
    const memory = keptMemory(kept);
    return memory === null ? null : senderNumber(memory);
  });

/** Reads words by the layouts of the organization, and once more with what others taught where those leave a sender's paper open. */
export const readWordsOf = async (
  { db, scans }: { readonly db: Db; readonly scans: ScanReader },
  words: Parameters<ScanReader['readWords']>[0],
  options: WordOptions & { readonly tenant: string },
): ReturnType<ScanReader['readWords']> => {
  const result = await scans.readWords(words, options);
  const number = result.ok ? askedOf(result.reading) : null;
  if (number === null) return result;
  const structures = await db.tenantRead(options.tenant, (reader) =>
    findStructures(reader, options.tenant, number),
  );
  if (structures.length === 0) return result;
  const again = await scans.readWords(words, { ...options, structures });
  return again.ok ? again : result;
};
