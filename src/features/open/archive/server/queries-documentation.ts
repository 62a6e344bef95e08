import { accountUses, basAccounts, type AccountUse } from '#core/bookkeeping/accounts.ts';
import { keyScopes } from '#core/access/key-scopes.ts';
import { weakestRole } from '#core/access/policy.ts';
import { type Role, roles } from '#core/access/roles.ts';
import { heldReasons } from '#core/invoices/gate.ts';
import { invoiceFormats } from '#core/invoices/invoice.ts';
import { otherKinds, unreadSyntaxes } from '#core/invoices/other-kind.ts';
import { defaultRule } from '#core/price-watch/rules.ts';
import { documentChannel, documentStates } from '#features/intake/documents/contract.ts';
import { listRules } from '#features/prices/price-monitoring/server/queries-rules.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { Foundation, Served } from '#platform/server/features/foundation.ts';
import { bookkeepingSystems } from '#platform/server/ports/bookkeeping/port.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import { productVersion } from '#platform/server/version.ts';
import type { Endpoint } from '#platform/wire/endpoint.ts';
import { capabilities, type Documentation } from '../contract-documentation.ts';
import { keptYears, noticeDays, refusedDays } from '../rules.ts';
import { historyKinds } from '../rules-history.ts';
import { linkKinds } from '../rules-proof.ts';
import { archivedTables } from './queries-contents.ts';
import { findHead } from './queries-chain.ts';
import type { HistoryScope } from './queries-history-page.ts';
import { listVersions } from './queries-history.ts';
import { stampedDay, yearEndOf } from './queries.ts';

const peopleSql = `
  select n.full_name as name, m.role, min(o.display_name) as unit from membership m
  join outlet o on o.organization_id = m.organization_id and o.id = m.outlet_id
  join member_name n on n.organization_id = m.organization_id and n.user_id = m.user_id
  where m.organization_id = $1 and o.main_unit_id = any($2::uuid[])
  group by m.user_id, n.full_name, m.role, o.main_unit_id order by unit, name, m.role limit 2000`;

const doorsSql = `
  select (select count(*)::int from api_key k where k.organization_id = $1 and k.revoked_at is null
      and (k.expires_at is null or k.expires_at > $2)) as keys,
    (select count(*)::int from oauth_grant g where g.organization_id = $1 and g.ended_at is null and g.expires_at > $2) as assistants,
    (select count(*)::int from webhook_endpoint w where w.organization_id = $1 and w.state = 'on') as webhooks,
    (select count(*)::int from auditor_link a where a.organization_id = $1 and a.revoked_at is null and a.expires_at > $2) as auditors`;

type OpenDoors = Pick<Documentation['rights'], 'keys' | 'assistants' | 'webhooks' | 'auditors'>;

type Connection = Omit<Documentation['handover']['connections'][number], 'unit'> & {
  readonly unitId: string;
};

const connectionsSql = `
  select c.unit_id as "unitId", c.system, c.state, c.company_name as "companyName", c.since::text as since
  from bookkeeping_connection c where c.organization_id = $1 and c.unit_id = any($2::uuid[]) order by c.unit_id`;

const accountsSql = `
  select a.unit_id as "unitId", a.use, a.account from bookkeeping_account a
  where a.organization_id = $1 and a.unit_id = any($2::uuid[]) order by a.unit_id, a.use`;

const keptSql = `select until::text as until, reason from archive_extension where organization_id = $1 order by until`;

const removedSql = `select max(ran_at) as at from archive_run where organization_id = $1`;

/** How much of the contract asks for at least each role in a restaurant. */
export const callsOf = (entries: readonly Endpoint[]): Documentation['rights']['calls'] =>
  roles.map((role) => {
    const own = entries.filter(({ access }) => access === role);
    const reads = own.filter(({ method }) => method === 'GET').length;
    return { role, reads, changes: own.length - reads };
  });

const limitOf = async (
  reader: Reader,
  organizationId: string,
  { id, name }: HistoryScope['units'][number],
): Promise<Documentation['limits'][number]> => {
  const rules = await listRules(reader, scopeOfRow({ organizationId, unitId: id }));
  const own = rules.find(({ scope }) => scope === 'unit');
  const { reference, threshold, direction } = own ?? defaultRule;
  return {
    unit: name,
    setOn: own?.setAt ?? null,
    reference,
    threshold: threshold.type,
    value: 'value' in threshold ? threshold.value : null,
    direction,
    others: rules.filter(({ scope }) => scope !== 'unit').length,
  };
};

/** What the organization has set, and who has which role, of the units. */
const ownFacts = async (reader: Reader, { organizationId, units }: HistoryScope, now: Date) => {
  const ids = units.map(({ id }) => id);
  const nameOf = (unitId: string): string => units.find(({ id }) => id === unitId)?.name ?? '';
  const [organization] = await reader.query<{ name: string; number: string }>(
    'select name, organization_number as number from organization where organization_id = $1',
    [organizationId],
  );
  const people = await reader.query<{ name: string; role: Role; unit: string }>(peopleSql, [
    organizationId,
    ids,
  ]);
  const [doors] = await reader.query<OpenDoors>(doorsSql, [organizationId, now]);
  const connections = await reader.query<Connection>(connectionsSql, [organizationId, ids]);
  const accounts = await reader.query<{ unitId: string; use: AccountUse; account: string }>(accountsSql, [
    organizationId,
    ids,
  ]);
  const kept = await reader.query<{ until: string; reason: string }>(keptSql, [organizationId]);
  const [removed] = await reader.query<{ at: Date | null }>(removedSql, [organizationId]);
  const limits: Documentation['limits'] = [];
  for (const unit of units) limits.push(await limitOf(reader, organizationId, unit));
  return {
    organization: {
      name: organization?.name ?? '',
      number: organization?.number ?? '',
      yearEndMonth: await yearEndOf(reader, organizationId),
      units: units.map(({ name }) => name),
    },
    people,
    doors: doors ?? { keys: 0, assistants: 0, webhooks: 0, auditors: 0 },
    connections: connections.map(({ unitId, ...one }) => ({ unit: nameOf(unitId), ...one })),
    accounts: accountUses.map((use) => ({
      use,
      proposal: basAccounts[use],
      own: accounts
        .filter((one) => one.use === use)
        .map(({ unitId, account }) => ({ unit: nameOf(unitId), account })),
    })),
    kept,
    lastRemoval: removed?.at?.toISOString() ?? null,
    limits,
    links: (await findHead(reader, organizationId))?.number ?? 0,
  };
};

/** What of the running product the documentation is made of. */
export interface DocumentedProduct extends Pick<
  Foundation,
  'db' | 'keptWhere' | 'publicUrl' | 'bookkeeping'
> {
  /** Null where nobody is answered: then nothing is counted. */
  readonly entries: Served['entries'] | null;
}

/** How the system is built and works for the units: every list is the running product's own. */
export const readDocumentation = async (
  { db, keptWhere, publicUrl, entries, bookkeeping }: DocumentedProduct,
  scope: HistoryScope,
  now: Date,
): Promise<Documentation> => {
  const versions = await db.platformRead(listVersions);
  const stampedOn = await stampedDay(db);
  const own = await db.tenantRead(scope.organizationId, (reader) => ownFacts(reader, scope, now));
  const { organization, people, doors, connections, accounts, kept, lastRemoval, limits, links } = own;
  return {
    madeAt: now.toISOString(),
    version: productVersion,
    versions: versions.map(({ version, startedAt }) => ({ version, since: startedAt.toISOString() })),
    organization,
    people,
    rights: {
      roles: [...roles],
      capabilities: capabilities.map((capability) => ({ capability, role: weakestRole[capability] })),
      calls: entries === null ? [] : callsOf(entries.all()),
      keyScopes: [...keyScopes],
      ...doors,
    },
    doors: documentChannel.options,
    formats: [...invoiceFormats],
    otherKinds: [...otherKinds],
    unreadSyntaxes: [...unreadSyntaxes],
    states: [...documentStates],
    controls: [...heldReasons],
    limits,
    handover: {
      systems: bookkeepingSystems.filter((system) => system === 'local' || bookkeeping.has(system)),
      connections,
      accounts,
    },
    history: [...historyKinds],
    retention: { years: keptYears, refusedDays, noticeDays, kept, lastRemoval },
    proof: {
      linkKinds: [...linkKinds],
      links,
      stampedOn,
      algorithms: ['sha256', 'sha512'],
      stampHost: keptWhere.stampHost,
    },
    place: { database: db.engine, bucket: keptWhere.bucket, host: new URL(await publicUrl()).hostname },
    files: archivedTables.map(({ file, table }) => ({ file, table })),
  };
};
