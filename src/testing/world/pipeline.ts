import { sessionKeys } from '#platform/server/session/session-keys.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishImport } from '#features/reading/history/server/commands-look.ts';
import type { TestFile } from '#features/purchases/invoices/server/builders.ts';
import { notifySender } from '#features/intake/mail/server/commands-notice.ts';
import { lookBesideJob } from '#features/purchases/invoices/server/commands-queue.ts';
import { analyseWaiting } from '#features/company/organizations/server/commands-plan.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { hooks } from '#app/features-server.ts';
import { TestClock } from '#platform/server/clock.ts';
import { idSource } from '#platform/server/ids.ts';
import type { JobQueue } from '#platform/server/jobs/queue.ts';
import { openLocalDisk } from '#platform/server/ports/storage/local-disk.ts';
import { zoneResolver } from '#platform/server/mail/zone-resolver.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { DocumentRow } from '#features/intake/documents/contract.ts';
import { recogniseWaiting } from '#features/reading/review/server/commands-recognise.ts';
import type { RecogniseDeps } from '#features/reading/review/server/commands-recognise.ts';
import {
  recogniseDocument,
  recognisePictures,
  rereadWaiting,
} from '#features/reading/review/server/commands-queue.ts';
import { shareStructures } from '#features/reading/review/server/commands-structures.ts';
import { openersOf } from '#features/intake/documents/server/commands-expand.ts';
import type { ReadingDeps } from '#features/intake/documents/server/commands-expand.ts';
import { readWaiting } from '#features/reading/pipeline/server/commands-read.ts';
import { shareChildren } from './shared-children.ts';
import { receiveDocuments } from '#features/intake/documents/server/commands-receive.ts';
import { readDocuments } from '#features/intake/documents/server/commands-queue.ts';
import { findDocument, documentRowOf } from '#features/intake/documents/server/queries.ts';

/** A unit with its pipeline, on a database, a folder and reading children of its own. Close it. */
export interface TestPipeline extends ReadingDeps, RecogniseDeps {
  readonly organization: BuiltOrganization;
  readonly scope: UnitScope;
  readonly queue: JobQueue;
  readonly editor: Actor;
  readonly keys: SessionKeys;
  readonly clock: TestClock;
  /** What the pipeline complained of. */
  readonly complaints: string[];
  receive(...files: readonly TestFile[]): Promise<DocumentRow[]>;
  /** Does what the jobs do: reads what waits, then the pages of what has any. */
  read(): Promise<boolean>;
  /** Receives and reads, then answers the documents as they ended. */
  take(...files: readonly TestFile[]): Promise<DocumentRow[]>;
  find(documentId: string): Promise<DocumentRow>;
  rows<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** Opens it; `replace` puts another reader or store in. */
export const openTestPipeline = async (
  replace: (deps: ReadingDeps & RecogniseDeps) => Partial<ReadingDeps & RecogniseDeps> = () => ({}),
): Promise<TestPipeline> => {
  const { db, queue } = await openTestDatabase([
    readDocuments,
    recogniseDocument,
    recognisePictures,
    rereadWaiting,
    shareStructures,
    notifySender,
    finishImport,
    analyseWaiting,
    lookBesideJob,
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'krogkoll-'));
  const clock = new TestClock('2026-11-20T09:00:00Z');
  const newId = idSource(clock);
  const { sandbox, scans } = shareChildren();
  const complaints: string[] = [];
  const standard: ReadingDeps & RecogniseDeps & Pick<TestPipeline, 'keys'> = {
    db,
    clock,
    newId,
    sandbox,
    scans,
    hooks,
    keys: sessionKeys('the key of the pipeline in memory, 48 characters long'),
    storage: await openLocalDisk(folder),
    ...openersOf({ sandbox, resolver: zoneResolver({}) }),
    log: { error: ({ err }: { err?: unknown }) => void complaints.push(String(err)) },
  };
  const deps = { ...standard, ...replace(standard) };
  const organization = await buildOrganization({ db, clock, newId }, { plan: 'premium-plus' });
  const scope = mintUnitScope(organization.organizationId, organization.outlets[0].unitId);
  const editor = { userId: organization.members.editor.userId, impersonatedBy: null, requestId: 'test' };
  const context = { id: 'job', signal: new AbortController().signal };
  const pipeline: TestPipeline = {
    ...deps,
    queue,
    clock,
    organization,
    scope,
    editor,
    complaints,
    async receive(...files) {
      const arrivals = files.map(({ name, bytes }) => ({
        fileName: name,
        contentType: 'application/xml',
        stream: bytes,
      }));
      const documents = await receiveDocuments(
        deps,
        scope,
        {
          channel: 'upload',
          actor: editor,
        },
        arrivals,
      );
      if (documents instanceof Refused) throw new Error(documents.code);
      return documents;
    },
    async read() {
      for (;;) {
        const left = await readWaiting(deps, scope, context);
        if ((await recogniseWaiting(deps, scope, context)) === 0) return left;
      }
    },
    async take(...files) {
      const received = await pipeline.receive(...files);
      await pipeline.read();
      return Promise.all(received.map(({ id }) => pipeline.find(id)));
    },
    find: (documentId) =>
      db.tenantRead(scope.organizationId, async (reader) => {
        const found = await findDocument(reader, scope, documentId);
        if (found === null) throw new Error('the unit has no such document');
        return documentRowOf(found);
      }),
    rows: (text, values) => db.tenantRead(scope.organizationId, (reader) => reader.query(text, values)),
    async close() {
      await scans.close();
      await sandbox.close();
      await db.close();
      await rm(folder, {
        recursive: true,
        force: true,
      });
    },
  };
  return pipeline;
};
