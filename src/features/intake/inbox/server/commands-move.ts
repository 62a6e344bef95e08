import { atLeast } from '#core/access/roles.ts';
import { recordArrivals, storeArrivals } from '#features/intake/documents/server/commands-receive.ts';
import type {
  Arrival,
  ArrivalDeps,
  UploadRefused,
} from '#features/intake/documents/server/commands-receive.ts';
import { setAside } from '#features/intake/documents/server/commands-aside.ts';
import type { StoredDocument } from '#features/intake/documents/server/queries.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import { membershipOf } from '#features/company/team/server/queries.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { ArrivalDetail } from '../contract.ts';
import type { InboxDeps, Step } from './commands-accept.ts';
import { findInside, findWithRoot, mayBe } from './commands-delete.ts';
import { readArrival } from './queries-detail.ts';

/** The mail beside the document: as the door took it, unread, so that the other unit judges it by its own decisions. */
const moveMailSql = `
  with moved as (
    update document set mail_id = $5 where organization_id = $1 and unit_id = $4 and id = $5
  )
  insert into mail (organization_id, unit_id, document_id, door, recipient, envelope_sender, client_address, client_name)
  select organization_id, $4, $5, door, recipient, envelope_sender, client_address, client_name
  from mail where organization_id = $1 and unit_id = $2 and document_id = $3 and door <> 'file'`;

/** The arrivals' lanes of both units, in an order that two opposite moves have in common. */
const lanesSql = `
  select pg_advisory_xact_lock(krogkoll_lane(u.id, 1)) from (select unnest($1::uuid[]) as id order by 1) u`;

const isThere = 'select from document where organization_id = $1 and unit_id = $2 and id = $3';

const setAllAside = async (
  tx: Tx,
  deps: InboxDeps,
  scope: UnitScope,
  { documentId, actor, comment }: Step,
  successor: {
    readonly reason: 'moved' | 'replaced';
    readonly successorId: string;
    readonly successorUnitId?: string;
  },
): Promise<void> => {
  const inside = await findInside(tx, scope, documentId);
  const open = inside.filter(({ state }) => state !== 'deleted');
  await setAside(
    tx,
    deps,
    scope,
    open.map(({ id }) => ({
      id,
      state: 'deleted' as const,
      comment,
      ...(id === documentId ? successor : { reason: successor.reason }),
    })),
    actor.userId,
  );
};

const copyOf = ({ sha256, size, file_name, content_type }: StoredDocument, id: string) => ({
  id,
  sha256,
  size,
  fileName: file_name,
  contentType: content_type,
  reason: null,
});

/**
 * Hands a document to another unit of the organization, in which the actor may do as much: the same bytes are read there,
 * and here it stays as moved.
 */
export const moveDocument = (
  deps: InboxDeps,
  scope: UnitScope,
  { unitId, ...step }: Step & { readonly unitId: string },
): Promise<ArrivalDetail | Refused<'document.not_exist' | 'document.not_movable'>> =>
  deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    const { organizationId } = scope;
    const { documentId, actor } = step;
    await lockUnit(tx, scope);
    const found = await findWithRoot(tx, scope, documentId);
    if (found === null) return refused('document.not_exist');
    const { document } = found;
    if (unitId === scope.unitId || !mayBe('move', found)) return refused('document.not_movable');
    const membership = actor.userId === null ? null : await membershipOf(tx, actor.userId, unitId);
    if (membership?.organizationId !== organizationId || !atLeast(membership.role, 'editor'))
      return refused('document.not_movable');
    const there = scopeOfRow({ organizationId, unitId });
    const successorId = deps.newId();
    await tx.query(lanesSql, [[scope.unitId, unitId]]);
    const moved = { reason: 'moved', successorId, successorUnitId: unitId } as const;
    await setAllAside(tx, deps, scope, step, moved);
    await recordArrivals(tx, deps, there, { channel: document.channel, actor }, [
      copyOf(document, successorId),
    ]);
    if (document.mail_id === document.id)
      await tx.query(moveMailSql, [organizationId, scope.unitId, documentId, unitId, successorId]);
    for (const [at, subjectId] of [
      [scope.unitId, documentId],
      [unitId, successorId],
    ] as const)
      await recordAudit(tx, actor, {
        organizationId,
        unitId: at,
        action: 'document.move',
        subjectId,
        detail: { from: scope.unitId, to: unitId, documentId, successorId },
      });
    return readArrival(tx, scope, documentId);
  });

/**
 * Receives another file that takes the place of a document: the first one is deleted, and leads to it. `conclude` has the last
 * word in the transaction.
 */
export const replaceDocument = async <Made>(
  deps: InboxDeps & ArrivalDeps,
  scope: UnitScope,
  step: Step,
  files: AsyncIterable<Arrival> | Iterable<Arrival>,
  conclude: (tx: Tx, detail: ArrivalDetail) => Promise<Made>,
): Promise<Made | UploadRefused | Refused<'document.not_exist' | 'document.not_replaceable'>> => {
  const { organizationId, unitId } = scope;
  const { documentId, actor } = step;
  const known = await deps.db.tenantRead(organizationId, (reader) =>
    reader.query(isThere, [organizationId, unitId, documentId]),
  );
  if (known.length === 0) return refused('document.not_exist');
  const stored = await storeArrivals(deps, files);
  if (!Array.isArray(stored)) return stored;
  const [file] = stored;
  if (file === undefined) return refused('upload.no_file');
  return deps.db.tenantTransaction(organizationId, async (tx) => {
    await lockUnit(tx, scope);
    const found = await findWithRoot(tx, scope, documentId);
    if (found === null) return refused('document.not_exist');
    if (!mayBe('replace', found)) return refused('document.not_replaceable');
    await setAllAside(tx, deps, scope, step, { reason: 'replaced', successorId: file.id });
    await recordArrivals(tx, deps, scope, { channel: 'upload', actor }, [file]);
    await recordAudit(tx, actor, {
      organizationId,
      unitId,
      action: 'document.replace',
      subjectId: documentId,
      detail: { successorId: file.id },
    });
    const detail = await readArrival(tx, scope, file.id);
    return detail instanceof Refused ? detail : conclude(tx, detail);
  });
};
