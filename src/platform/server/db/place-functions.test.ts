import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginWith, formerMigrations } from '#testing/database/former-schema.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { migrate } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';
import type { DatabaseFunction } from './read-functions.ts';
import { readSchema, type Schema } from './read-schema.ts';

let open: OpenDatabase;
let schema: Schema;
let fresh: unknown;
beforeAll(async () => {
  open = await openTestDatabase();
  schema = await readSchema();
  fresh = await functionsOf();
});
afterAll(() => open.db.close());

const run = async (sql: string): Promise<Record<string, unknown>[]> =>
  (await open.engine.background.query<Record<string, unknown>>(sql)).rows;

/** Each function as the engine has it, with the rights on it. */
const functionsOf = () =>
  run(`
    select pg_get_functiondef(p.oid) as text, array(
      select concat(case a.grantee when 0 then 'public' else a.grantee::regrole::text end, ': ', a.privilege_type)
      from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a order by 1) as rights
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname like 'krogkoll%' order by p.proname`);

/** The functions with this one instead of the one of its name, or beside them. */
const withFunction = (name: string, sql: string): Schema => {
  const added: DatabaseFunction = { name, sql, calls: [] };
  return { ...schema, functions: [...schema.functions.filter((each) => each.name !== name), added] };
};

test.each([20, 18, 12, 5, 0])(
  'a database with %i migrations of old gets the functions that a fresh one has',
  async (applied) => {
    const former = await formerMigrations();
    expect(former.map(({ name }) => name)).toEqual(schema.migrations.slice(0, 20).map(({ name }) => name));
    await beginWith(run, former.slice(0, applied));
    if (applied > 1)
      await run(`insert into account_event (id, at, action) values (gen_random_uuid(), now(), 'sign-in')`);
    const names = await migrate(open.engine, schema);
    expect(names).toEqual([
      ...schema.migrations.slice(applied).map(({ name }) => name),
      ...schema.functions.map(({ name }) => name),
    ]);
    expect(await functionsOf()).toEqual(fresh);
    expect(await run('select number from audit_link')).toEqual(applied > 1 ? [{ number: 1 }] : []);
    expect(await migrate(open.engine, schema)).toEqual([]);
  },
);

test('a function whose text changes is replaced, and nothing else', async () => {
  const sql = `create or replace function krogkoll_lane(owner uuid, lane integer) returns bigint
    language sql immutable as $$ select 7::bigint $$; revoke execute on function krogkoll_lane from public`;
  expect(await migrate(open.engine, withFunction('krogkoll_lane', sql))).toEqual(['krogkoll_lane']);
  expect(await run('select krogkoll_lane(gen_random_uuid(), 1) as lane')).toEqual([{ lane: 7 }]);
  expect(await migrate(open.engine, schema)).toEqual(['krogkoll_lane']);
  expect(await functionsOf()).toEqual(fresh);
});

test.each([
  ['its parameters', 'krogkoll_lane(owner text) returns bigint', 'select 8::bigint'],
  ['their names', 'krogkoll_lane(whose uuid, which integer) returns bigint', 'select 8::bigint'],
  ['its result', 'krogkoll_lane(owner uuid, lane integer) returns text', `select 'eight'`],
])('a function that changes %s takes the place of the one before', async (_, signature, body) => {
  const sql = `create or replace function ${signature} language sql immutable as $$ ${body} $$`;
  expect(await migrate(open.engine, withFunction('krogkoll_lane', sql))).toEqual(['krogkoll_lane']);
  expect(await functionsOf()).toHaveLength(schema.functions.length);
  expect(await migrate(open.engine, schema)).toEqual(['krogkoll_lane']);
  expect(await functionsOf()).toEqual(fresh);
});

test('a function without a file is dropped', async () => {
  const extra = `create or replace function krogkoll_extra() returns integer language sql as $$ select 1 $$`;
  expect(await migrate(open.engine, withFunction('krogkoll_extra', extra))).toEqual(['krogkoll_extra']);
  expect(await migrate(open.engine, schema)).toEqual(['krogkoll_extra']);
  expect(await functionsOf()).toEqual(fresh);
});

test('a function that cannot be put in place leaves the database as it was', async () => {
  const broken = `create or replace function krogkoll_lane(owner uuid, lane integer) returns bigint
    language sql as $$ select nothing $$`;
  await expect(migrate(open.engine, withFunction('krogkoll_lane', broken))).rejects.toThrow('krogkoll_lane');
  expect(await functionsOf()).toEqual(fresh);
});
