import type pg from 'pg';
import type { Kind } from './distribution.ts';
import { readDistribution } from './distribution.ts';
import { planDistribution, type Present } from './plan-distribution.ts';
import { readCatalogue } from './read-catalogue.ts';
import { ClusterRefused } from './refused.ts';
import { violationsOf, type Violation } from './rules.ts';
import { triggerEffects } from './trigger-effects.ts';

type Client = Pick<pg.ClientBase, 'query'>;

export interface Distributing {
  readonly client: Client;
  /** Takes triggers along, though Citus calls that unsafe; what stays undone then is `triggerEffects`. */
  readonly withTriggers: boolean;
  readonly tell: (line: string) => void;
}

const serverSql = `
  select (select count(*)::int from pg_stat_activity
      where datname = current_database() and application_name = 'krogkoll' and pid <> pg_backend_pid()) as servers,
    exists (select from pg_proc where proname = 'create_distributed_table' and pg_function_is_visible(oid)) as "hasCitus"`;

const nodesSql = `
  select (select count(*)::int from citus_get_active_worker_nodes()) as workers,
    exists (select from pg_dist_node where groupid = 0) as "hasCoordinator"`;

const databaseSql = `
  select current_database() as database,
    (select coalesce(json_agg(rolname order by rolname), '[]') from pg_roles
      where rolname in ('krogkoll_app', 'krogkoll_platform') and not rolcanlogin) as shut,
    (select coalesce(json_agg(oid::regprocedure::text order by proname), '[]') from pg_proc
      where pronamespace = 'public'::regnamespace and proname like 'krogkoll\\_%') as functions`;

const tablesSql = `
  select c.relname as name, t.citus_table_type as kind from citus_tables t join pg_class c on c.oid = t.table_name
  where t.citus_table_type in ('distributed', 'reference')`;

/** What a trigger loses is said once for each function. */
const triggerLines = (violations: readonly Violation[]): readonly string[] =>
  [...Map.groupBy(violations, (each) => each.function ?? '')].map(
    ([called, each]) =>
      `${called} on ${new Set(each.map(({ table }) => table)).size} tables: ${triggerEffects[called] ?? 'unknown'}`,
  );

const assertRules = (violations: readonly Violation[], withTriggers: boolean): void => {
  const [triggers, others] = [true, false].map((isTrigger) =>
    violations.filter(({ rule }) => (rule === 'trigger') === isTrigger),
  ) as [Violation[], Violation[]];
  if (others.length > 0)
    throw new ClusterRefused(
      `Citus does not take this schema:\n${others.map(({ table, what }) => `  ${table} ${what}`).join('\n')}`,
    );
  if (triggers.length > 0 && !withTriggers)
    throw new ClusterRefused(
      `triggers of parted tables fire on workers, where they do not do their work:\n${triggerLines(triggers)
        .map((line) => `  ${line}`)
        .join(
          '\n',
        )}\nTo try the product on a cluster all the same, with nobody's real data, add --unsafe-triggers`,
    );
};

const readPresent = async (client: Client, hasCitus: boolean): Promise<Present> => {
  const { rows } = await client.query<Omit<Present, 'kinds'>>(databaseSql);
  const known = hasCitus ? (await client.query<{ name: string; kind: Kind }>(tablesSql)).rows : [];
  const [present] = rows;
  if (present === undefined) throw new ClusterRefused('the database says nothing of itself');
  return { ...present, kinds: new Map(known.map(({ name, kind }) => [name, kind])) };
};

const assertNodes = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ workers: number; hasCoordinator: boolean }>(nodesSql);
  const { workers = 0, hasCoordinator = false } = rows[0] ?? {};
  if (workers === 0)
    throw new ClusterRefused('no worker is there to hold rows; add some with citus_add_node');
  if (!hasCoordinator)
    throw new ClusterRefused(
      'local tables point at reference tables, so the coordinator has to be a node too; call citus_set_coordinator_host first',
    );
};

/** The statements of the distribution as it is now, with what stands against it as comments. Changes nothing; needs no Citus. */
export const showDistribution = async ({ client, withTriggers, tell }: Distributing): Promise<void> => {
  const tables = await readCatalogue(client);
  const distribution = await readDistribution();
  const violations = violationsOf(tables, distribution);
  for (const { table, what } of violations.filter(({ rule }) => rule !== 'trigger'))
    tell(`-- ${table} ${what}`);
  for (const line of triggerLines(violations.filter(({ rule }) => rule === 'trigger'))) tell(`-- ${line}`);
  const { rows } = await client.query<{ hasCitus: boolean }>(serverSql);
  const present = await readPresent(client, rows[0]?.hasCitus ?? false);
  for (const sql of planDistribution(tables, distribution, present, withTriggers)) tell(`${sql};`);
};

/**
 * Distributes a database over the workers of its cluster, while no server is running on it. Begins again where a run was cut, and
 * does nothing where all is done. Answers how many statements it sent. Throws `ClusterRefused` before it changes anything.
 */
export const distribute = async ({ client, withTriggers, tell }: Distributing): Promise<number> => {
  const { rows } = await client.query<{ servers: number; hasCitus: boolean }>(serverSql);
  const { servers = 0, hasCitus = false } = rows[0] ?? {};
  if (!hasCitus)
    throw new ClusterRefused(
      'the extension citus is not in this database; install it on every server, and create it here as superuser',
    );
  if (servers > 0) throw new ClusterRefused('a server is running on this database; stop every one of them');
  const tables = await readCatalogue(client);
  const distribution = await readDistribution();
  assertRules(violationsOf(tables, distribution), withTriggers);
  await assertNodes(client);
  const statements = planDistribution(tables, distribution, await readPresent(client, true), withTriggers);
  for (const sql of statements) {
    tell(sql);
    await client.query(sql);
  }
  return statements.length;
};
