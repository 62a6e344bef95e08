import { accountUses, basAccounts } from '#core/bookkeeping/accounts.ts';
import type { AccountPlan, AccountUse } from '#core/bookkeeping/accounts.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { BookkeepingSystem } from '#platform/server/ports/bookkeeping/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { handoverContract } from '../contract.ts';

/** A unit, wherever it is named. */
export type UnitPlace = Pick<UnitScope, 'organizationId' | 'unitId'>;

/** Where a unit's invoices go, its tokens sealed. */
export interface ConnectionRecord extends UnitPlace {
  readonly system: BookkeepingSystem;
  readonly state: 'on' | 'expired' | 'off';
  readonly stateAt: Date;
  readonly companyName: string;
  readonly companyNumber: string | null;
  readonly since: string;
  readonly sealed: Buffer | null;
  readonly connectedAt: Date;
}

export const connectionColumns = `
  c.organization_id as "organizationId", c.unit_id as "unitId", c.system, c.state, c.state_at as "stateAt",
  c.company_name as "companyName", c.company_number as "companyNumber", c.since::text as since, c.sealed,
  c.connected_at as "connectedAt"`;

/** The unit's connection, also one that is off; null where there has been none. */
export const findConnection = async (
  reader: Reader,
  { organizationId, unitId }: UnitPlace,
): Promise<ConnectionRecord | null> => {
  const [found] = await reader.query<ConnectionRecord>(
    `select ${connectionColumns} from bookkeeping_connection c where c.organization_id = $1 and c.unit_id = $2`,
    [organizationId, unitId],
  );
  return found ?? null;
};

/** The accounts of a unit: its own, and else the proposals. */
export const accountPlanOf = async (
  reader: Reader,
  { organizationId, unitId }: UnitPlace,
): Promise<AccountPlan> => {
  const own = await reader.query<{ use: AccountUse; account: string }>(
    'select use, account from bookkeeping_account where organization_id = $1 and unit_id = $2',
    [organizationId, unitId],
  );
  return { ...basAccounts, ...Object.fromEntries(own.map(({ use, account }) => [use, account])) };
};

type Shown = ReplyOf<typeof handoverContract.readBookkeeping>;

/** Accounts as the wire tells them, each beside its proposal. */
export const shownAccounts = (plan: AccountPlan): Shown['accounts'] =>
  accountUses.map((use) => ({ use, account: plan[use], proposal: basAccounts[use] }));

/** A connection as the wire tells it; null where invoices go nowhere. */
export const shownConnection = (record: ConnectionRecord | null): Shown['connection'] =>
  record === null || record.state === 'off'
    ? null
    : {
        system: record.system,
        state: record.state,
        stateAt: record.stateAt.toISOString(),
        companyName: record.companyName,
        companyNumber: record.companyNumber,
        since: record.since,
        connectedAt: record.connectedAt.toISOString(),
      };

/** What the settings show of a unit's bookkeeping. `today` is the day in Sweden. */
export const readBookkeeping = async (
  reader: Reader,
  place: UnitPlace,
  { systems, today }: { readonly systems: readonly BookkeepingSystem[]; readonly today: string },
): Promise<Shown> => {
  const [counts = { waiting: 0, sent: 0, failed: 0 }] = await reader.query<Shown['counts']>(
    `select (count(*) filter (where state = 'waiting'))::int as waiting, (count(*) filter (where state = 'sent'))::int as sent,
       (count(*) filter (where state = 'failed'))::int as failed
     from handover where organization_id = $1 and unit_id = $2`,
    [place.organizationId, place.unitId],
  );
  return {
    connection: shownConnection(await findConnection(reader, place)),
    systems: [...systems],
    accounts: shownAccounts(await accountPlanOf(reader, place)),
    counts,
    proposedSince: `${today.slice(0, 8)}01`,
  };
};
