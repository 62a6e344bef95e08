import { participantOf } from '#core/invoices/participant.ts';
import type { Participant } from '#core/invoices/participant.ts';
import { recordArrivals } from '#features/intake/documents/server/commands-receive.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { UnitAddress, UnroutedDocument } from '../contract.ts';
import { fileNameOf } from './commands.ts';
import type { PushDeps } from './commands.ts';
import { findUnit, unroutedOf } from './queries.ts';
import type { UnroutedTable } from './tables.ts';

type Deps = Pick<PushDeps, 'db' | 'clock' | 'newId'>;

/** The document, locked, while nobody has settled it. */
const takeWaiting = async (
  tx: Tx,
  id: string,
): Promise<UnroutedTable | Refused<'unrouted.not_exist' | 'unrouted.already_settled'>> => {
  const [row] = await tx.query<UnroutedTable>('select * from unrouted_document where id = $1 for update', [
    id,
  ]);
  if (row === undefined) return refused('unrouted.not_exist');
  return row.state === 'waiting' ? row : refused('unrouted.already_settled');
};

const route = async (
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  scope: UnitScope,
  { scheme, value }: Participant,
  actor: Actor,
): Promise<UnitAddress | Refused<'address.taken'>> => {
  await tx.query(
    `insert into unit_route (organization_id, unit_id, scheme, value, created_at, created_by)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [scope.organizationId, scope.unitId, scheme, value, clock.now(), actor.userId],
  );
  const [held] = await tx.query<{ unitId: string; createdAt: Date }>(
    `select unit_id as "unitId", created_at as "createdAt" from unit_route where scheme = $1 and value = $2`,
    [scheme, value],
  );
  if (held?.unitId !== scope.unitId) return refused('address.taken');
  await recordAudit(tx, actor, {
    ...scope,
    action: 'address.add',
    subjectId: null,
    detail: { scheme, value },
  });
  return { unitId: held.unitId, scheme, value, createdAt: held.createdAt.toISOString() };
};

/** Hands a waiting document to a unit as if it had been sent there, and remembers its recipient when asked to. */
export const assignUnrouted = (
  deps: Deps,
  actor: Actor,
  asked: { readonly unroutedId: string; readonly unitId: string; readonly remember: boolean },
): Promise<
  | UnroutedDocument
  | Refused<
      | 'unrouted.not_exist'
      | 'unrouted.already_settled'
      | 'unit.not_found'
      | 'address.invalid'
      | 'address.taken'
    >
> =>
  deps.db.platformTransaction(async (tx) => {
    const waiting = await takeWaiting(tx, asked.unroutedId);
    if (waiting instanceof Refused) return waiting;
    const scope = await findUnit(tx, asked.unitId);
    if (scope === null) return refused('unit.not_found');
    if (asked.remember) {
      const participant = participantOf(waiting.recipient ?? '');
      if (participant === null) return refused('address.invalid');
      const routed = await route(tx, deps, scope, participant, actor);
      if (routed instanceof Refused) return routed;
    }
    const { id, sha256, size, message_id: messageId } = waiting;
    const arrival = { id: deps.newId(), sha256, size, reason: null };
    const [document] = await recordArrivals(tx, deps, scope, { channel: 'push', actor }, [
      { ...arrival, fileName: fileNameOf(messageId), contentType: 'application/xml' },
    ]);
    if (document === undefined) throw new Error('a recorded arrival has its document');
    await recordAudit(tx, actor, {
      ...scope,
      action: 'unrouted.assign',
      subjectId: document.id,
      detail: { messageId, recipient: waiting.recipient },
    });
    const [row] = await tx.query<UnroutedTable>(
      `update unrouted_document set state = 'assigned', settled_at = $2, settled_by = $3,
         assigned_organization = $4, assigned_unit = $5, assigned_document = $6
       where id = $1 returning *`,
      [id, deps.clock.now(), actor.userId, scope.organizationId, scope.unitId, document.id],
    );
    return unroutedOf(row ?? waiting);
  });

/** Settles a waiting document that is nobody's; its bytes and row stay. */
export const dismissUnrouted = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { unroutedId, comment }: { readonly unroutedId: string; readonly comment: string },
): Promise<UnroutedDocument | Refused<'unrouted.not_exist' | 'unrouted.already_settled'>> =>
  db.platformTransaction(async (tx) => {
    const waiting = await takeWaiting(tx, unroutedId);
    if (waiting instanceof Refused) return waiting;
    const [row] = await tx.query<UnroutedTable>(
      `update unrouted_document set state = 'dismissed', settled_at = $2, settled_by = $3, comment = $4
       where id = $1 returning *`,
      [unroutedId, clock.now(), actor.userId, comment],
    );
    return unroutedOf(row ?? waiting);
  });

/** Routes an address to a unit; saying it again changes nothing. */
export const addAddress = (
  deps: Deps,
  actor: Actor,
  { unitId, recipient }: { readonly unitId: string; readonly recipient: string },
): Promise<UnitAddress | Refused<'unit.not_found' | 'address.invalid' | 'address.taken'>> =>
  deps.db.platformTransaction(async (tx) => {
    const participant = participantOf(recipient);
    if (participant === null) return refused('address.invalid');
    const scope = await findUnit(tx, unitId);
    return scope === null ? refused('unit.not_found') : route(tx, deps, scope, participant, actor);
  });

/** Stops routing an address: what is sent to it waits for staff from then on. */
export const removeAddress = (
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { scheme, value }: Participant,
): Promise<Refused<'address.not_exist'> | Record<never, never>> =>
  db.platformTransaction(async (tx) => {
    const [gone] = await tx.query<{ organizationId: string; unitId: string }>(
      `delete from unit_route where scheme = $1 and value = $2
       returning organization_id as "organizationId", unit_id as "unitId"`,
      [scheme, value],
    );
    if (gone === undefined) return refused('address.not_exist');
    await recordAudit(tx, actor, {
      ...gone,
      action: 'address.remove',
      subjectId: null,
      detail: { scheme, value },
    });
    return {};
  });
