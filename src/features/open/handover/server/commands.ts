import { accountUses, type AccountUse, basAccounts } from '#core/bookkeeping/accounts.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { BookkeepingSystem, BooksCompany } from '#platform/server/ports/bookkeeping/port.ts';
import type { Actor } from '#platform/server/scope.ts';
import { type Refused, refused } from '#platform/wire/refused.ts';
import { enqueueHandOver } from './commands-queue.ts';
import { type ConnectionRecord, findConnection, type UnitPlace } from './queries.ts';

/** An owner of the unit who changes where its invoices go. */
export interface HandoverAct extends UnitPlace {
  readonly actor: Actor;
  readonly now: Date;
}

type OtherCompany = Refused<'handover.other_company'>;
type Connected = Refused<'handover.connected'>;

const record = (tx: Tx, { organizationId, unitId, actor }: HandoverAct, what: string, detail = {}) =>
  recordAudit(tx, actor, { organizationId, unitId, action: `handover.${what}`, subjectId: unitId, detail });

const lockUnit = (tx: Tx, { organizationId, unitId }: UnitPlace): Promise<unknown> =>
  tx.query('select 1 from unit where organization_id = $1 and id = $2 for update', [organizationId, unitId]);

/** Refuses while something else is connected; what has expired may be connected again. */
export const mayConnect = async (tx: Tx, place: UnitPlace): Promise<null | Connected> =>
  (await findConnection(tx, place))?.state === 'on' ? refused('handover.connected') : null;

/** Invoices that are booked already and belong to the connection. */
const queueBookedSql = `
  insert into handover (organization_id, unit_id, reference, invoice_id)
  select i.organization_id, i.unit_id,
    krogkoll_handover_reference(i.unit_id, i.supplier_id, i.number, i.issue_date, i.total, i.currency), i.id
  from invoice i where i.organization_id = $1 and i.unit_id = $2 and i.issue_date >= $3 and not i.held
  on conflict (organization_id, unit_id, reference) do nothing`;

/** The organization's own number, ten digits. */
const ownNumber = async (tx: Tx, { organizationId }: UnitPlace): Promise<string | null> => {
  const [found] = await tx.query<{ number: string }>(
    'select organization_number as number from organization where organization_id = $1',
    [organizationId],
  );
  return found?.number ?? null;
};

/**
 * Connects a unit's books from a day on. Refuses the books of a company with another organisation number: nothing that is handed
 * over there could be taken back.
 */
export const connect = async (
  tx: Tx,
  act: HandoverAct,
  wanted: {
    readonly system: BookkeepingSystem;
    readonly since: string;
    readonly company: BooksCompany;
    readonly sealed: Buffer | null;
  },
): Promise<ConnectionRecord | OtherCompany | Connected> => {
  await lockUnit(tx, act);
  const taken = await mayConnect(tx, act);
  if (taken !== null) return taken;
  const { system, since, company, sealed } = wanted;
  const own = await ownNumber(tx, act);
  if (company.organizationNumber !== null && own !== null && company.organizationNumber !== own)
    return refused('handover.other_company');
  await tx.query(
    `insert into bookkeeping_connection (organization_id, unit_id, system, state, state_at, company_name, company_number, since,
       sealed, connected_at, connected_by)
     values ($1, $2, $3, 'on', $4, $5, $6, $7, $8, $4, $9)
     on conflict (organization_id, unit_id) do update set system = excluded.system, state = 'on', state_at = excluded.state_at,
       company_name = excluded.company_name, company_number = excluded.company_number, since = excluded.since,
       sealed = excluded.sealed, connected_at = excluded.connected_at, connected_by = excluded.connected_by,
       leased_by = null, leased_until = null`,
    [
      act.organizationId,
      act.unitId,
      system,
      act.now,
      company.name,
      company.organizationNumber,
      since,
      sealed,
      act.actor.userId,
    ],
  );
  await tx.query(queueBookedSql, [act.organizationId, act.unitId, since]);
  await enqueueHandOver(tx, act);
  await record(tx, act, 'connected', { system, since, company: company.name });
  const connection = await findConnection(tx, act);
  if (connection === null) throw new Error('a connection that was just made is missing');
  return connection;
};

/** Hands nothing more over, and forgets the tokens. What waits is left out; what was handed over stays known. */
export const disconnect = async (
  tx: Tx,
  act: HandoverAct,
): Promise<{ disconnected: true } | Refused<'handover.not_connected'>> => {
  await lockUnit(tx, act);
  const connection = await findConnection(tx, act);
  if (connection === null || connection.state === 'off') return refused('handover.not_connected');
  const place = [act.organizationId, act.unitId];
  await tx.query(
    `update bookkeeping_connection set state = 'off', state_at = $3, sealed = null
     where organization_id = $1 and unit_id = $2`,
    [...place, act.now],
  );
  await tx.query(
    `delete from handover where organization_id = $1 and unit_id = $2 and state <> 'sent' and posted_at is null`,
    place,
  );
  await record(tx, act, 'disconnected', { system: connection.system });
  return { disconnected: true };
};

/** Keeps the accounts that differ from the proposals. */
export const setAccounts = async (
  tx: Tx,
  act: HandoverAct,
  accounts: Readonly<Partial<Record<AccountUse, string>>>,
): Promise<void> => {
  const place = [act.organizationId, act.unitId];
  await tx.query('delete from bookkeeping_account where organization_id = $1 and unit_id = $2', place);
  const own = accountUses.filter((use) => accounts[use] !== undefined && accounts[use] !== basAccounts[use]);
  if (own.length > 0)
    await tx.query(
      `insert into bookkeeping_account (organization_id, unit_id, use, account)
       select $1, $2, each.use, each.account from unnest($3::text[], $4::text[]) each(use, account)`,
      [...place, own, own.map((use) => accounts[use])],
    );
  await record(tx, act, 'accounts-set', Object.fromEntries(own.map((use) => [use, accounts[use]])));
};

/** Has what failed and what waits for its time tried now; answers how many there are. */
export const tryAgain = async (
  tx: Tx,
  act: HandoverAct,
  reference: string | null,
): Promise<{ handovers: number } | Refused<'handover.not_connected'>> => {
  if ((await findConnection(tx, act))?.state !== 'on') return refused('handover.not_connected');
  const again = await tx.query(
    `update handover set state = 'waiting', reason = null, detail = null, next_at = null, tries = 0
     where organization_id = $1 and unit_id = $2 and coalesce(reference = $3, true)
       and (state = 'failed' or state = 'waiting') returning 1`,
    [act.organizationId, act.unitId, reference],
  );
  if (again.length > 0) await enqueueHandOver(tx, act);
  return { handovers: again.length };
};
