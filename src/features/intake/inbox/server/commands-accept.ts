import { resumeDocuments, setAside } from '#features/intake/documents/server/commands-aside.ts';
import { judgeAgain, putAwayWaiting, rememberSender } from '#features/intake/mail/server/commands-sender.ts';
import type { SenderDeps } from '#features/intake/mail/server/commands-sender.ts';
import { findMails, findStandings, nameOfSender } from '#features/intake/mail/server/queries.ts';
import type { StoredMail } from '#features/intake/mail/server/queries.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import type { ErrorCode } from '#platform/wire/error-codes.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { ArrivalDetail } from '../contract.ts';
import { readArrival } from './queries-detail.ts';

export interface InboxDeps extends SenderDeps {
  readonly db: Db;
}

/** One step with one arrival, by whom. */
export interface Step {
  readonly documentId: string;
  readonly actor: Actor;
  readonly comment: string | null;
}

interface Waiting {
  readonly id: string;
  readonly root_id: string;
  readonly preview: { readonly identity?: object; readonly accounts?: object } | null;
}

/** What waits of the arrival that the document is, or that it came in, because of the sender of one mail. */
const waitingSql = `
  select d.id, d.root_id, d.preview from document d
  where d.organization_id = $1 and d.unit_id = $2 and d.state = 'quarantined' and d.root_id = (
    select coalesce(o.root_id, o.id) from document o where o.organization_id = $1 and o.unit_id = $2 and o.id = $3)
  order by d.file_name, d.id`;

const existsSql = 'select from document where organization_id = $1 and unit_id = $2 and id = $3';

interface Held {
  readonly waiting: readonly Waiting[];
  readonly mail: StoredMail;
}

/** What waits of an arrival, with the unit locked; `none` when nothing of it does. */
const heldBySender = async <None extends ErrorCode>(
  tx: Tx,
  scope: UnitScope,
  documentId: string,
  none: None,
): Promise<Held | Refused<'document.not_exist' | None>> => {
  await lockUnit(tx, scope);
  const key = [scope.organizationId, scope.unitId, documentId];
  if ((await tx.query(existsSql, key)).length === 0) return refused('document.not_exist');
  const waiting = await tx.query<Waiting>(waitingSql, key);
  const rootId = waiting[0]?.root_id;
  const mail = rootId === undefined ? undefined : (await findMails(tx, scope, [rootId])).get(rootId);
  return mail === undefined ? refused(none) : { waiting, mail };
};

/** The suppliers that the waiting invoices name; one that the organization has not met is made, as booking would. */
const suppliersOf = async (
  tx: Tx,
  { newId, clock }: SenderDeps,
  { organizationId }: UnitScope,
  waiting: readonly Waiting[],
): Promise<string[]> => {
  const ids: string[] = [];
  for (const { preview } of waiting) {
    if (preview?.identity === undefined) continue;
    const asked = { ...preview.identity, accounts: preview.accounts ?? [], newId: newId(), now: clock.now() };
    const [row] = await tx.query<{ id: string | null }>('select krogkoll_match_supplier($1, $2) as id', [
      organizationId,
      JSON.stringify(asked),
    ]);
    if (row?.id) ids.push(row.id);
  }
  return [...new Set(ids)];
};

const acceptSql = `
  update mail set accepted_at = $4, accepted_by = $5 where organization_id = $1 and unit_id = $2 and document_id = $3`;

const commentSql = `
  update document set comment = coalesce($4, comment) where organization_id = $1 and unit_id = $2 and id = $3`;

type Remember = 'no' | 'supplier' | 'forwarder';

/**
 * Accepts what waits because of its sender: all of it is read and booked as if a person had brought it. What is remembered
 * of the sender, which only one that is who it says can have, sends its other waiting mails to be judged again.
 */
export const acceptArrival = (
  deps: InboxDeps,
  scope: UnitScope,
  { documentId, actor, comment, remember }: Step & { readonly remember: Remember },
): Promise<
  | ArrivalDetail
  | Refused<
      'document.not_exist' | 'document.not_acceptable' | 'sender.not_verified' | 'sender.supplier_unknown'
    >
> =>
  deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    const held = await heldBySender(tx, scope, documentId, 'document.not_acceptable');
    if (held instanceof Refused) return held;
    const { waiting, mail } = held;
    const key = [scope.organizationId, scope.unitId, mail.document_id];
    await tx.query(acceptSql, [...key, deps.clock.now(), actor.userId]);
    await tx.query(commentSql, [...key, comment]);
    const name = nameOfSender(mail);
    if (remember !== 'no') {
      if (name === null || mail.verdict !== 'pass') return refused('sender.not_verified');
      const supplierIds = remember === 'supplier' ? await suppliersOf(tx, deps, scope, waiting) : [];
      if (remember === 'supplier' && supplierIds.length === 0) return refused('sender.supplier_unknown');
      await rememberSender(tx, deps, scope, { name, standing: remember, supplierIds }, actor);
    }
    await recordAudit(tx, actor, {
      organizationId: scope.organizationId,
      unitId: scope.unitId,
      action: 'arrival.accept',
      subjectId: mail.document_id,
      detail: { documents: waiting.map(({ id }) => id), sender: name, verdict: mail.verdict, remember },
    });
    await resumeDocuments(
      tx,
      scope,
      waiting.map(({ id }) => id),
    );
    if (remember !== 'no' && name !== null) await judgeAgain(tx, scope, name);
    return readArrival(tx, scope, mail.document_id);
  });

const insideSql = `
  select id from document
  where organization_id = $1 and unit_id = $2 and root_id = $3 and state not in ('deleted', 'quarantined')`;

const isBelieved = ({ standing }: { readonly standing: string }): boolean => standing !== 'blocked';

/**
 * Deletes an arrival that waits because of its sender, with all that is in it; `block` keeps the sender's next mails out,
 * and puts away what else waits from it.
 */
export const rejectArrival = (
  deps: InboxDeps,
  scope: UnitScope,
  { documentId, actor, comment, block }: Step & { readonly block: boolean },
): Promise<
  | ArrivalDetail
  | Refused<'document.not_exist' | 'document.not_rejectable' | 'sender.invalid' | 'sender.not_verified'>
> =>
  deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    const held = await heldBySender(tx, scope, documentId, 'document.not_rejectable');
    if (held instanceof Refused) return held;
    const { waiting, mail } = held;
    const name = nameOfSender(mail);
    if (block && name === null) return refused('sender.invalid');
    // A forger names whom the unit believes: blocking that name would keep the genuine sender out.
    if (block && mail.verdict !== 'pass' && (await findStandings(tx, scope, [name])).some(isBelieved))
      return refused('sender.not_verified');
    const key = [scope.organizationId, scope.unitId, mail.document_id];
    const others = await tx.query<{ id: string }>(insideSql, key);
    const rejected = [mail.document_id, ...waiting.map(({ id }) => id)];
    await setAside(
      tx,
      deps,
      scope,
      [
        ...rejected.map((id) => ({ id, state: 'deleted' as const, reason: 'rejected' as const, comment })),
        ...others.map(({ id }) => ({ id, state: 'deleted' as const, comment })),
      ],
      actor.userId,
    );
    if (block && name !== null) {
      await rememberSender(tx, deps, scope, { name, standing: 'blocked', supplierIds: [] }, actor);
      await putAwayWaiting(tx, deps, scope, name, actor);
    }
    await recordAudit(tx, actor, {
      organizationId: scope.organizationId,
      unitId: scope.unitId,
      action: 'arrival.reject',
      subjectId: mail.document_id,
      detail: { documents: waiting.map(({ id }) => id), sender: name, verdict: mail.verdict, block },
    });
    return readArrival(tx, scope, mail.document_id);
  });
