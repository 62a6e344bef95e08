import { isSharedDomain } from '#core/mail/shared-domains.ts';
import { resumeDocuments, setAside } from '#features/intake/documents/server/commands-aside.ts';
import type { AsideDeps } from '#features/intake/documents/server/commands-aside.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { SenderRow } from '../contract.ts';
import { listSenders } from './queries.ts';

export interface SenderDeps extends AsideDeps {
  readonly newId: NewId;
}

/** What is decided about a sender: the suppliers whose invoices it may send, everybody's, or nothing. */
export interface Decision {
  readonly name: string;
  readonly standing: 'supplier' | 'forwarder' | 'blocked';
  /** For the standing `supplier`, and only there. */
  readonly supplierIds: readonly string[];
}

/** A decision of one kind takes the place of those of other kinds; a sender may be confirmed for several suppliers. */
const clearSql = `
  delete from sender where organization_id = $1 and unit_id = $2 and name = $3 and standing <> $4`;

const rememberSql = `
  insert into sender (organization_id, unit_id, id, name, standing, supplier_id, decided_at, decided_by)
  select $1, $2, w.id, $3, $4, w.supplier_id, $6, $7
  from jsonb_to_recordset($5::jsonb) as w(id uuid, supplier_id uuid)
  on conflict do nothing`;

/** Writes what is decided about a sender, in the caller's transaction and the unit's lane, and into the log. */
export const rememberSender = async (
  tx: Tx,
  { clock, newId }: SenderDeps,
  scope: UnitScope,
  { name, standing, supplierIds }: Decision,
  actor: Actor,
): Promise<void> => {
  const { organizationId, unitId } = scope;
  await tx.query(clearSql, [organizationId, unitId, name, standing]);
  const rows = (standing === 'supplier' ? supplierIds : [null]).map((supplierId) => ({
    id: newId(),
    supplier_id: supplierId,
  }));
  const values = [JSON.stringify(rows), clock.now(), actor.userId];
  await tx.query(rememberSql, [organizationId, unitId, name, standing, ...values]);
  await recordAudit(tx, actor, {
    organizationId,
    unitId,
    action: `sender.${standing}`,
    subjectId: null,
    detail: { name, supplierIds },
  });
};

const waitingSql = `
  select d.id from mail m
  join document d on d.organization_id = $1 and d.unit_id = $2 and d.mail_id = m.document_id
  where m.organization_id = $1 and m.unit_id = $2 and m.verdict = 'pass'
    and m.sender_domain = substring($3 from '[^@]*$') and (m.sender_domain = $3 or lower(m.sender_address) = $3)
    and d.state = 'quarantined' and d.reason like 'sender.%'`;

/** Has everything judged again that waits from a sender, since something was decided about it. */
export const judgeAgain = async (tx: Tx, scope: UnitScope, name: string): Promise<void> => {
  const rows = await tx.query<{ id: string }>(waitingSql, [scope.organizationId, scope.unitId, name]);
  await resumeDocuments(
    tx,
    scope,
    rows.map(({ id }) => id),
  );
};

/**
 * What waits from a sender, whatever the verdict: each mail whole, or only its waiting files where the rest of it has been
 * booked.
 */
const ofSenderSql = `
  with own as (
    select distinct q.mail_id as id from document q
    join mail m on m.organization_id = $1 and m.unit_id = $2 and m.document_id = q.mail_id
    where q.organization_id = $1 and q.unit_id = $2 and q.state = 'quarantined'
      and m.sender_domain = substring($3 from '[^@]*$') and (m.sender_domain = $3 or lower(m.sender_address) = $3)
  ), inside as (
    select d.id, d.state, own.id as mail_id, d.invoice_id is not null and d.state <> 'duplicate' as booked from own
    join document d on d.organization_id = $1 and d.unit_id = $2 and (d.root_id = own.id or d.id = own.id)
    where d.state <> 'deleted'
  )
  select id, state = 'quarantined' or id = mail_id as blocked from inside i
  where state = 'quarantined' or not exists (select from inside b where b.mail_id = i.mail_id and b.booked)`;

/** Deletes what waits from a sender that has just been blocked, in the unit's lane, as its next mails are when they come. */
export const putAwayWaiting = async (
  tx: Tx,
  deps: SenderDeps,
  scope: UnitScope,
  name: string,
  actor: Actor,
): Promise<void> => {
  const rows = await tx.query<{ id: string; blocked: boolean }>(ofSenderSql, [
    scope.organizationId,
    scope.unitId,
    name,
  ]);
  const aside = rows.map(({ id, blocked }) => ({
    id,
    state: 'deleted' as const,
    reason: blocked ? ('sender.blocked' as const) : null,
  }));
  await setAside(tx, deps, scope, aside, actor.userId);
};

const domain = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/** A domain that one party has, or a whole address; as decisions name it, or null. */
const senderNamed = (text: string): string | null => {
  const name = text.toLowerCase();
  const at = name.lastIndexOf('@');
  const host = name.slice(at + 1);
  if (!domain.test(host) || /\s/.test(name) || at === 0) return null;
  return isSharedDomain(host) === at > 0 ? name : null;
};

type Deps = SenderDeps & { readonly db: Db };

/** Decides about a sender by name. */
export const setSender = (
  deps: Deps,
  scope: UnitScope,
  asked: {
    readonly name: string;
    readonly standing: Decision['standing'];
    readonly supplierId?: string | undefined;
  },
  actor: Actor,
): Promise<SenderRow | Refused<'supplier.not_exist' | 'sender.invalid'>> =>
  deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    await lockUnit(tx, scope);
    const { standing, supplierId = null } = asked;
    const name = senderNamed(asked.name);
    if (name === null || (standing === 'supplier') !== (supplierId !== null))
      return refused('sender.invalid');
    const { organizationId, unitId } = scope;
    if (supplierId !== null) {
      const found = await tx.query(
        'select from organization_supplier where organization_id = $1 and id = $2',
        [organizationId, supplierId],
      );
      if (found.length === 0) return refused('supplier.not_exist');
    }
    const supplierIds = supplierId === null ? [] : [supplierId];
    await rememberSender(tx, deps, scope, { name, standing, supplierIds }, actor);
    if (standing === 'blocked') await putAwayWaiting(tx, deps, scope, name, actor);
    else await judgeAgain(tx, scope, name);
    const [decided] = await tx.query<{ id: string }>(
      `select id from sender where organization_id = $1 and unit_id = $2 and name = $3
       and supplier_id is not distinct from $4::uuid`,
      [organizationId, unitId, name, supplierId],
    );
    const [row] = await listSenders(tx, scope, [decided?.id ?? '']);
    if (row === undefined) throw new Error('what was decided a moment ago stands');
    return row;
  });

/** Forgets a decision. */
export const deleteSender = (
  { db }: Pick<Deps, 'db'>,
  { organizationId, unitId }: UnitScope,
  senderId: string,
  actor: Actor,
): Promise<null | Refused<'sender.not_exist'>> =>
  db.tenantTransaction(organizationId, async (tx) => {
    const [gone] = await tx.query<{ name: string; standing: string }>(
      `delete from sender where organization_id = $1 and unit_id = $2 and id = $3 returning name, standing`,
      [organizationId, unitId, senderId],
    );
    if (gone === undefined) return refused('sender.not_exist');
    await recordAudit(tx, actor, {
      organizationId,
      unitId,
      action: 'sender.forget',
      subjectId: senderId,
      detail: gone,
    });
    return null;
  });
