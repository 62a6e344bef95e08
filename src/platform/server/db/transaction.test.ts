import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refused } from '#platform/wire/refused.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Reader } from './port.ts';

const north = '018f0000-0000-7000-8000-00000000000a';
const south = '018f0000-0000-7000-8000-00000000000b';
let open: OpenDatabase;

const names = async (reader: Reader): Promise<string[]> =>
  (await reader.query<{ name: string }>('select name from dish order by name')).map(({ name }) => name);
const add = (organizationId: string, name: string): Promise<unknown> =>
  open.db.tenantTransaction(organizationId, (tx) =>
    tx.query('insert into dish (organization_id, name) values ($1, $2)', [organizationId, name]),
  );

beforeAll(async () => {
  open = await openTestDatabase();
  await open.engine.background.query(`
    create table dish (organization_id uuid not null, name text not null, primary key (organization_id, name));
    select krogkoll_tenant_table('dish');
    create table herb (name text primary key);
    select krogkoll_reference_table('herb');
    create table login (name text primary key);
    select krogkoll_platform_table('login')`);
  await add(north, 'Gös');
  await add(south, 'Sill');
});

afterAll(() => open.db.close());

test('R5: without any filter a tenant sees its own rows only', async () => {
  expect(await open.db.tenantRead(north, names)).toEqual(['Gös']);
  expect(await open.db.tenantRead(south, names)).toEqual(['Sill']);
  expect(await open.db.platformRead(names)).toEqual(['Gös', 'Sill']);
});

test('R5: without a tenant the application role sees nothing, also in a session that had one', async () => {
  const seen = await open.db.tenantRead(north, async (reader) => {
    await reader.query(`set local app.organization_id = ''`);
    return names(reader);
  });
  expect(seen).toEqual([]);
  const client = await open.engine.pool.connect();
  await client.query('begin; set local role krogkoll_app');
  const { rows } = await client.query('select name from dish');
  await client.query('rollback');
  client.release();
  expect(rows).toEqual([]);
});

test('R5: a tenant writes no row of another, by insert, update or delete', async () => {
  await expect(
    open.db.tenantTransaction(north, (tx) => tx.query(`insert into dish values ($1, 'Ål')`, [south])),
  ).rejects.toThrow(/row-level security/);
  await open.db.tenantTransaction(north, (tx) =>
    tx.query(`update dish set name = 'Tagen' where name = 'Sill'`),
  );
  await open.db.tenantTransaction(north, (tx) => tx.query(`delete from dish where name = 'Sill'`));
  expect(await open.db.tenantRead(south, names)).toEqual(['Sill']);
});

test('R5: the roles own no table, are no superuser and do not bypass row level security', async () => {
  const { rows } = await open.engine.background.query(`
    select rolsuper or rolbypassrls or rolcreaterole as powerful,
      exists (select from pg_class c where c.relowner = r.oid) as owner
    from pg_roles r where rolname in ('krogkoll_app', 'krogkoll_platform')`);
  expect(rows).toEqual([
    { powerful: false, owner: false },
    { powerful: false, owner: false },
  ]);
  const forced = await open.engine.background.query(
    `select relforcerowsecurity from pg_class where relname = 'dish'`,
  );
  expect(forced.rows).toEqual([{ relforcerowsecurity: true }]);
});

test('a tenant reads reference tables and no table of the platform', async () => {
  await open.db.platformTransaction((tx) => tx.query(`insert into herb values ('Dill')`));
  expect(await open.db.tenantRead(north, (reader) => reader.query('select name from herb'))).toHaveLength(1);
  await expect(open.db.tenantTransaction(north, (tx) => tx.query('delete from herb'))).rejects.toThrow(
    /permission/,
  );
  await expect(open.db.tenantRead(north, (reader) => reader.query('select * from login'))).rejects.toThrow(
    /permission/,
  );
});

test('a table whose key does not begin with the organization is refused', async () => {
  await open.engine.background.query('create table loose (id uuid primary key, organization_id uuid)');
  await expect(open.engine.background.query(`select krogkoll_tenant_table('loose')`)).rejects.toThrow(
    /organization_id first/,
  );
});

test('an organization id that is no UUID reaches no statement', async () => {
  await expect(open.db.tenantRead(`'; drop table dish; --`, names)).rejects.toThrow(TypeError);
});

test('a refusal and an error both roll back; a refusal comes back as a value', async () => {
  const outcome = await open.db.tenantTransaction(north, async (tx) => {
    await tx.query(`insert into dish values ($1, 'Röding')`, [north]);
    return new Refused('conflict');
  });
  expect(outcome).toMatchObject({ code: 'conflict' });
  const failing = open.db.tenantTransaction(north, async (tx) => {
    await tx.query(`insert into dish values ($1, 'Röding')`, [north]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await open.db.tenantRead(north, names)).toEqual(['Gös']);
});

test('work that swallows a failed statement is told that nothing was kept', async () => {
  const careless = open.db.tenantTransaction(north, async (tx) => {
    await tx.query(`insert into dish values ($1, 'Röding')`, [north]);
    await tx.query('select 1 / 0').catch(() => undefined);
  });
  await expect(careless).rejects.toThrow(/rolled back/);
  expect(await open.db.tenantRead(north, names)).toEqual(['Gös']);
});

test('a read writes nothing, and a transaction that has ended takes no statement', async () => {
  await expect(open.db.tenantRead(north, (reader) => reader.query('delete from dish'))).rejects.toThrow(
    /read-only/,
  );
  const kept = await open.db.tenantRead(north, (reader) => Promise.resolve(reader));
  await expect(kept.query('select 1')).rejects.toThrow(/ended/);
});

test('statements sent together run one after the other, and a failure waits for the rest', async () => {
  const together = open.db.tenantTransaction(north, (tx) =>
    Promise.all([tx.query('select 1 / 0'), tx.query('select pg_sleep(0.05)'), tx.query('select 2')]),
  );
  await expect(together).rejects.toMatchObject({ code: '22012' });
  expect(await open.db.tenantRead(north, names)).toEqual(['Gös']);
});

test('what waits for the commit runs after it and never after a rollback', async () => {
  const ran: string[] = [];
  await open.db.platformTransaction(async (tx) => tx.afterCommit(() => void ran.push('kept')));
  await open.db.platformTransaction(async (tx) => {
    tx.afterCommit(() => void ran.push('lost'));
    return new Refused('conflict');
  });
  expect(ran).toEqual(['kept']);
});

test('values come out alike on both engines, through SQL and through Kysely, prepared or not', async () => {
  const text = `select 1.50::numeric as price, date '2026-03-29' as day, 7::bigint as count, 9007199254740993::bigint as big,
    timestamptz '2026-11-20T09:00:00Z' as at, '{"a":[1]}'::jsonb as json, $1::text[] as list, $2::date[] as days, true as yes, null as nothing`;
  const wanted = {
    price: '1.50',
    day: '2026-03-29',
    count: 7,
    big: '9007199254740993',
    at: new Date('2026-11-20T09:00:00Z'),
    json: { a: [1] },
    list: ['å', '"ä"', 'a,b'],
    days: ['2026-01-01'],
    yes: true,
    nothing: null,
  };
  const values = [['å', '"ä"', 'a,b'], ['2026-01-01']];
  await open.db.tenantRead(north, async (reader) => {
    for (let time = 0; time < 5; time += 1) expect(await reader.query(text, values)).toEqual([wanted]);
    const { rows } = await sql`select 1.50::numeric as price, ${'å'}::text as letter`.execute(reader.kysely);
    expect(rows).toEqual([{ price: '1.50', letter: 'å' }]);
  });
});

test('a notification reaches listeners at commit and not after a rollback', async () => {
  const heard: string[] = [];
  const stop = await open.db.listen('live', (payload) => void heard.push(payload));
  await open.db.platformTransaction(async (tx) => {
    await tx.notify('live', 'rolled back');
    return new Refused('conflict');
  });
  await open.db.tenantTransaction(north, async (tx) => {
    await tx.notify('live', 'kept');
    expect(heard).toEqual([]);
  });
  await expect.poll(() => heard).toEqual(['kept']);
  await stop();
  await open.db.platformTransaction((tx) => tx.notify('live', 'nobody listens'));
  await open.db.platformRead(names);
  expect(heard).toEqual(['kept']);
});

test('R5: interleaved requests of 50 tenants over 5 connections answer each its own marker', async () => {
  const requests = open.db.engine === 'postgres' ? 10_000 : 2_000;
  const tenants = Array.from(
    { length: 50 },
    (_, index) => `018f0000-0000-7000-9000-${String(index).padStart(12, '0')}`,
  );
  for (const tenant of tenants) await add(tenant, `dish of ${tenant}`);
  let next = 0;
  const wrong: string[] = [];
  const ask = async (): Promise<void> => {
    while (next < requests) {
      const index = next++;
      const tenant = tenants[(index * 7) % 50] ?? '';
      const asked =
        index % 11 === 0 ? open.db.tenantTransaction(tenant, names) : open.db.tenantRead(tenant, names);
      const seen = await asked;
      if (seen.join() !== `dish of ${tenant}`) wrong.push(`${tenant} saw ${seen.join()}`);
    }
  };
  await Promise.all(Array.from({ length: 40 }, ask));
  expect(next).toBe(requests);
  expect(wrong).toEqual([]);
}, 60_000);
