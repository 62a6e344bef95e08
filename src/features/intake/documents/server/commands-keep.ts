import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { storable } from '#platform/server/sql.ts';
import type { StoredArrival } from './commands-receive.ts';

/**
 * Keeps a file that a person brought as evidence: a document like the others, that no reader reads. Answers the document
 * that has its bytes in the unit, which may be an older one.
 */
export const keepDocument = async (
  tx: Tx,
  { clock }: { readonly clock: Clock },
  scope: UnitScope,
  actor: Actor,
  { id, sha256, size, fileName, contentType }: Omit<StoredArrival, 'reason'>,
): Promise<string> => {
  const document = {
    id,
    sha256,
    size,
    file_name: storable(fileName, 255) || 'dokument',
    content_type: storable(contentType, 100),
    channel: 'upload',
    state: 'settled',
    received_at: clock.now().toISOString(),
    received_by: actor.userId,
  };
  const [kept] = await tx.query<{ id: string | null; duplicate_of: string | null }>(
    'select id, duplicate_of from krogkoll_receive($1, $2, $3)',
    [scope.organizationId, scope.unitId, JSON.stringify([document])],
  );
  return kept?.duplicate_of ?? kept?.id ?? id;
};
