import { z } from 'zod';
import type { Foundation } from '#platform/server/features/foundation.ts';
import { defineJob, handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import { extendChain } from './commands-chain.ts';
import { failArchive, writeArchive } from './commands-exports.ts';
import { removeEnded, tellEnding } from './commands-retention.ts';
import { makeRoot, stampRoots } from './commands-root.ts';
import { type ArchiveDeps, writeArchiveFiles } from './commands-write.ts';
import { listOrganizations } from './queries-chain.ts';

/** The handler of ZIPs in the background; what could not be made says so. */
export const writeArchiveHandler = (deps: ArchiveDeps): JobHandler =>
  handleJob(
    writeArchive,
    (payload) => writeArchiveFiles(deps, payload),
    ({ organizationId, exportId }) => failArchive(deps.db, organizationId, exportId),
  );

type ChainDeps = Pick<Foundation, 'db' | 'clock' | 'timestamps' | 'storage' | 'log' | 'newId' | 'keys'>;

/** Links what the last days brought, of every organization. */
export const extendChains = async ({ db, clock }: Pick<ChainDeps, 'db' | 'clock'>): Promise<void> => {
  const now = clock.now();
  for (const organizationId of await db.platformRead(listOrganizations))
    await extendChain(db, organizationId, now);
};

/** Every hour: what came since. */
export const linkNews = defineJob({ name: 'link-archives', payload: z.object({}), timeout: 1_800 });

export const linkNewsHandler = (deps: ChainDeps): JobHandler =>
  handleJob(
    linkNews,
    () => extendChains(deps),
    async () => deps.log.error({}, 'what came could not be linked to the archive'),
  );

/** Every night: all chains whole, the day's root and its stamp, and what is at its end. */
export const sealArchives = defineJob({
  name: 'seal-archives',
  payload: z.object({}),
  timeout: 7_200,
  retries: 5,
  retryDelay: 600,
});

/**
 * Links what no hour did, makes the root of the day and has it stamped, tells owners of what ends in 90 days, and removes what has
 * ended. Each part stands for itself, so that begun again it goes on where it was.
 */
export const sealArchivesHandler = (deps: ChainDeps): JobHandler =>
  handleJob(
    sealArchives,
    async (_payload, { signal }) => {
      const organizations = await deps.db.platformRead(listOrganizations);
      for (const organizationId of organizations) await extendChain(deps.db, organizationId, null);
      await makeRoot(deps);
      // An authority that cannot be reached holds up nothing else; the next try asks it again.
      const [stamped] = await Promise.allSettled([stampRoots(deps, signal)]);
      for (const organizationId of organizations) {
        await tellEnding(deps, organizationId);
        await removeEnded(deps, organizationId);
        await extendChain(deps.db, organizationId, deps.clock.now());
      }
      if (stamped.status === 'rejected') throw stamped.reason;
    },
    async () => deps.log.error({}, 'the archives could not be sealed'),
  );
