import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { fault, type Finding, good, note, reasonOf } from './finding.ts';

const roles = ['krogkoll_app', 'krogkoll_platform'] as const;

interface Rights {
  readonly role: string;
  readonly there: boolean;
  readonly member: boolean;
  readonly strong: boolean;
}

interface Own {
  readonly name: string;
  readonly creates: boolean;
  readonly makesRoles: boolean;
  /** A table that belongs to somebody else: a migration could not change it. */
  readonly foreign: string | null;
}

const rightsSql = `
  select wanted as role, r.oid is not null as there,
    r.oid is not null and pg_has_role(current_user, r.oid, 'member') as member,
    coalesce(r.rolsuper or r.rolbypassrls, false) as strong
  from unnest($1::text[]) wanted left join pg_roles r on r.rolname = wanted`;

const ownSql = `
  select current_user as name, has_schema_privilege('public', 'create') as creates,
    (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as "makesRoles",
    (select min(tablename) from pg_tables
     where schemaname = 'public' and not pg_has_role(current_user, tableowner, 'member')) as foreign`;

const ofRole = ({ role, there, member, strong }: Rights, own: Own): Finding | null => {
  if (!there)
    return own.makesRoles
      ? null
      : fault(
          'database',
          `the role ${role} is not there and ${own.name} may make none: create role ${role} nologin nobypassrls; grant ${role} to ${own.name}.`,
        );
  if (!member) return fault('database', `${own.name} may not act as ${role}: grant ${role} to ${own.name}.`);
  if (strong)
    return fault(
      'database',
      `${role} sees the rows of every tenant: alter role ${role} nosuperuser nobypassrls.`,
    );
  return null;
};

/** Whether who connects may act in the product's roles, which see only what is theirs, and may change its tables. */
export const examineRights = async (client: pg.Client): Promise<readonly Finding[]> => {
  const { rows: rights } = await client.query<Rights>(rightsSql, [roles]);
  const {
    rows: [own],
  } = await client.query<Own>(ownSql);
  if (own === undefined) return [];
  const found = rights.flatMap((each) => ofRole(each, own) ?? []);
  if (!own.creates)
    found.push(
      fault('database', `${own.name} may make no tables: grant create on schema public to ${own.name}.`),
    );
  if (own.foreign !== null)
    found.push(
      fault(
        'database',
        `the table ${own.foreign} is not ${own.name}'s, so the next migration cannot change it: alter table ${own.foreign} owner to ${own.name}.`,
      ),
    );
  return found.length > 0 ? found : [good('database', `${own.name} has the rights that it needs.`)];
};

/** Milliseconds that a notification may take. */
const soon = 2_000;

/**
 * Whether what is told at `url` is heard at `directUrl`: not where a pooler in transaction mode is between. Then streams and workers only
 * look every two seconds.
 */
export const examineNotices = async (url: string, directUrl: string): Promise<Finding> => {
  const channel = `krogkoll_doctor_${randomUUID().replaceAll('-', '')}`;
  const [hearer, teller] = [directUrl, url].map(
    (connectionString) =>
      new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 10_000 }),
  );
  if (hearer === undefined || teller === undefined) throw new Error('there are two');
  try {
    await Promise.all([hearer.connect(), teller.connect()]);
    await hearer.query(`listen ${channel}`);
    const heard = new Promise<boolean>((resolve) => {
      hearer.once('notification', () => resolve(true));
      setTimeout(() => resolve(false), soon).unref();
    });
    await teller.query('select pg_notify($1, $2)', [channel, '']);
    return (await heard)
      ? good('database', 'notifications come through.')
      : note(
          'database',
          'no notification comes through: set DATABASE_DIRECT_URL to the server itself, not to a pooler. Until then screens are two seconds late.',
        );
  } catch (error) {
    return fault(
      'database',
      `notifications cannot be heard: ${reasonOf(error)}. Look at DATABASE_DIRECT_URL.`,
    );
  } finally {
    await Promise.all([hearer, teller].map((client) => client.end().catch(() => undefined)));
  }
};
