import { bytesKeeper } from '#features/intake/documents/server/queries-kept.ts';
import { serverFeature } from '#platform/server/features/feature.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { enqueue } from '#platform/server/jobs/port.ts';
import { forgetArchives, writeArchive } from './commands-exports.ts';
import { noteVersion } from './commands-records.ts';
import { linkNews, linkNewsHandler, sealArchives, sealArchivesHandler, writeArchiveHandler } from './jobs.ts';
import { keptFiles } from './queries-exports.ts';
import { auditorRoutes } from './routes-auditors.ts';
import { recordRoutes } from './routes-records.ts';
import { paperRoutes } from './routes-paper.ts';
import { retentionRoutes } from './routes.ts';
import { archiveRoutes } from './routes.ts';

/** The archive for seven years: proofs, retention, and leaving with everything. */
export const archiveFeature = serverFeature({
  routes: (served) => ({
    archive: archiveRoutes(served),
    auditors: auditorRoutes(served),
    retention: retentionRoutes(served),
    archiveRecords: recordRoutes(served),
    paper: paperRoutes(served),
  }),
  starting: ({ db, clock }) => db.platformTransaction((tx) => noteVersion(tx, clock.now())),
  jobs: [
    { definition: writeArchive, handler: writeArchiveHandler },
    { definition: linkNews, handler: linkNewsHandler },
    { definition: sealArchives, handler: sealArchivesHandler },
  ],
  hourly: [({ db }) => db.platformTransaction((tx) => enqueue(tx, linkNews, {}, { key: 'standing' }))],
  nightly: [forgetArchives, (tx) => enqueue(tx, sealArchives, {}, { key: 'standing' })],
  answers: [answerTo(bytesKeeper, keptFiles)],
});
