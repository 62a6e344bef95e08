import { recordAudit } from '#platform/server/audit.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { Actor } from '#platform/server/scope.ts';
import { type Refused, refused } from '#platform/wire/refused.ts';
import type { ReceiverStatus, Registration } from '../contract-receiver.ts';
import { receiverOf } from '../rules.ts';
import { enqueueReceiver } from './commands-receiver-queue.ts';
import type { ReceiverDeps } from './commands-receiver.ts';
import { findReceiver, findRegistration, receiverStatusOf } from './queries-receiver.ts';

interface Choice {
  readonly organizationId: string;
  readonly receives: boolean;
  readonly actor: Actor;
  readonly now: Date;
}

/** What is registered stays so; everything else begins anew. */
const onSql = `
  insert into receiver_registration as r (organization_id, state, state_at, choice, chosen_at, chosen_by, next_at)
  values ($1, 'waiting', $2, 'on', $2, $3, $2)
  on conflict (organization_id) do update set choice = 'on', chosen_at = $2, chosen_by = $3,
    state = case when r.state = 'registered' then r.state else 'waiting' end,
    state_at = case when r.state in ('registered', 'waiting') then r.state_at else $2 end,
    next_at = case when r.state = 'registered' then null else $2 end, reason = null, detail = null, tries = 0`;

const offSql = `
  insert into receiver_registration as r (organization_id, state, state_at, choice, chosen_at, chosen_by)
  values ($1, 'left', $2, 'off', $2, $3)
  on conflict (organization_id) do update set choice = 'off', chosen_at = $2, chosen_by = $3,
    state = case when r.state = 'left' then r.state else 'leaving' end,
    state_at = case when r.state in ('left', 'leaving') then r.state_at else $2 end,
    next_at = case when r.state = 'left' then null else $2 end, reason = null, detail = null, tries = 0`;

const choose = async (tx: Tx, { organizationId, receives, actor, now }: Choice): Promise<void> => {
  await tx.query(receives ? onSql : offSql, [organizationId, now, actor.userId]);
  const action = receives ? 'receiver.join' : 'receiver.leave';
  await recordAudit(tx, actor, { organizationId, unitId: null, action, subjectId: null });
  await enqueueReceiver(tx, organizationId);
};

/** An owner's own word on whether the company receives e-invoices here; said again, it is tried again. */
export const chooseReceiver = (
  { db, receivers }: ReceiverDeps,
  choice: Choice,
): Promise<
  ReceiverStatus | Refused<'receiver.not_offered' | 'receiver.not_signed' | 'receiver.personal_number'>
> =>
  db.tenantTransaction(choice.organizationId, async (tx) => {
    const facts = await findReceiver(tx, choice.organizationId);
    if (receivers === null || facts.isSample) return refused('receiver.not_offered');
    if (choice.receives && receiverOf(facts.organizationNumber) === null)
      return refused('receiver.personal_number');
    if (choice.receives && !facts.isSigned) return refused('receiver.not_signed');
    await choose(tx, choice);
    return receiverStatusOf(await findReceiver(tx, choice.organizationId), receivers);
  });

const againSql = `
  update receiver_registration set state = case when state in ('elsewhere', 'refused') then 'waiting' else state end,
    reason = null, detail = null, tries = 0, next_at = $2
  where organization_id = $1 and (state in ('elsewhere', 'refused') or (state in ('waiting', 'leaving') and reason is not null))
  returning 1`;

const doneSql = `
  update receiver_registration set state = case when state = 'waiting' then 'registered' else 'left' end, state_at = $2,
    reason = null, detail = null, tries = 0, next_at = null
  where organization_id = $1 and state in ('waiting', 'leaving') and reason = 'by-hand'
  returning 1`;

const confirmSql = `
  update receiver_registration set confirmed_at = $2, confirmed_by = $3, reason = null, detail = null, tries = 0, next_at = $2
  where organization_id = $1 and state = 'waiting' and reason = 'unconfirmed'
  returning 1`;

const rejectSql = `
  update receiver_registration set state = 'refused', state_at = $2, reason = 'unauthorised', tries = 0, next_at = null
  where organization_id = $1 and state = 'waiting' and reason = 'unconfirmed'
  returning 1`;

interface Settlement {
  readonly organizationId: string;
  readonly outcome: 'again' | 'confirm' | 'reject' | 'done';
  readonly now: Date;
}

const settle = (tx: Tx, { userId }: Actor, { organizationId, outcome, now }: Settlement) => {
  if (outcome === 'confirm') return tx.query(confirmSql, [organizationId, now, userId]);
  if (outcome === 'reject') return tx.query(rejectSql, [organizationId, now]);
  return outcome === 'again'
    ? tx.query(againSql, [organizationId, now])
    : tx.query(doneSql, [organizationId, now]);
};

/**
 * Support staff say whether whoever signed may sign for the company, have it tried again, or write down that they have done it at the
 * provider.
 */
export const settleReceiver = (
  db: Db,
  actor: Actor,
  settlement: Settlement,
): Promise<Registration | Refused<'receiver.not_waiting'>> =>
  db.platformTransaction(async (tx) => {
    const { organizationId, outcome } = settlement;
    const [settled] = await settle(tx, actor, settlement);
    if (settled === undefined) return refused('receiver.not_waiting');
    const action = `receiver.${outcome}`;
    await recordAudit(tx, actor, { organizationId, unitId: null, action, subjectId: null });
    if (outcome === 'again' || outcome === 'confirm') await enqueueReceiver(tx, organizationId);
    return (await findRegistration(tx, organizationId)) ?? refused('receiver.not_waiting');
  });
