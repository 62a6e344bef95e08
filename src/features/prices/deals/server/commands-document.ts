import { keepDocument } from '#features/intake/documents/server/commands-keep.ts';
import {
  type Arrival,
  type ArrivalDeps,
  storeArrivals,
} from '#features/intake/documents/server/commands-receive.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';

export type DealDocumentDeps = ArrivalDeps;

interface Kept {
  readonly documentId: string;
}

type Refusal = Refused<'upload.no_file' | 'upload.file_too_large' | 'upload.file_empty' | 'storage.full'>;

/** Keeps the first of the files as what deals were agreed in. `conclude` has the last word in the transaction. */
export const keepDealDocument = async <Reply>(
  deps: DealDocumentDeps,
  scope: UnitScope,
  actor: Actor,
  files: AsyncIterable<Arrival>,
  conclude: (tx: Tx, kept: Kept) => Promise<Reply>,
): Promise<Reply | Refusal> => {
  const stored = await storeArrivals(deps, files);
  if (stored instanceof Refused) return stored;
  const [file] = stored;
  if (file === undefined) return refused('upload.no_file');
  if (file.size === 0) return refused('upload.file_empty');
  const { organizationId, unitId } = scope;
  return deps.db.tenantTransaction(organizationId, async (tx) => {
    const documentId = await keepDocument(tx, deps, scope, actor, file);
    await recordAudit(tx, actor, {
      organizationId,
      unitId,
      action: 'deal-document.kept',
      subjectId: documentId,
      detail: { fileName: file.fileName.slice(0, 255) },
    });
    return conclude(tx, { documentId });
  });
};
