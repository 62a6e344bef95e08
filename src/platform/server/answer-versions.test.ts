import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refused } from '#platform/wire/refused.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { AnswerVersions, type Reach } from './answer-versions.ts';
import type { OpenDatabase } from './db/open-database.ts';
import type { Tx } from './db/port.ts';

const north = '018f0000-0000-7000-8000-00000000000a';
const south = '018f0000-0000-7000-8000-00000000000b';
const [bar, kitchen] = ['018f0000-0000-7000-8000-0000000000c1', '018f0000-0000-7000-8000-0000000000c2'];
let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
  await open.engine.background.query(`
    create table dish (organization_id uuid not null, unit_id uuid not null, name text not null,
      primary key (organization_id, unit_id, name));
    create table menu (organization_id uuid not null, name text not null, primary key (organization_id, name));
    create table note (organization_id uuid not null, unit_id uuid, name text not null, primary key (organization_id, name));
    select krogkoll_tenant_table(name::regclass) from unnest(array['dish', 'menu', 'note']) name;
    create table unseen (organization_id uuid not null, name text not null, primary key (organization_id, name));
    select krogkoll_tenant_table('unseen'), krogkoll_unwatch_table('unseen');
    create table herb (name text primary key);
    select krogkoll_reference_table('herb')`);
});
afterAll(() => open.db.close());

type Asked = readonly [organizationId: string, unitId: string, reach: Reach];

const asked: Readonly<Record<string, Asked>> = {
  bar: [north, bar, 'unit'],
  kitchen: [north, kitchen, 'unit'],
  north: [north, bar, 'organization'],
  south: [south, south, 'unit'],
};

const readAll = async (versions: AnswerVersions): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(asked).map(
        async ([name, [organizationId, unitId, reach]]) =>
          [name, await versions.of({ organizationId, unitId }, reach)] as const,
      ),
    ),
  );

/** Of whom the version is another after a change than before. */
const raisedBy = async (change: () => Promise<unknown>): Promise<string[]> => {
  const versions = new AnswerVersions(open.db);
  const before = await readAll(versions);
  await change();
  const after = await readAll(versions);
  return Object.keys(asked).filter((name) => after[name] !== before[name]);
};

const inNorth = (work: (tx: Tx) => Promise<unknown>) => () => open.db.tenantTransaction(north, work);
const dish = (unitId: string, name: string) => (tx: Tx) =>
  tx.query('insert into dish values ($1, $2, $3)', [north, unitId, name]);
const everybody = ['bar', 'kitchen', 'north', 'south'];

test('a row of a unit is its own and its organization’s', async () => {
  expect(await raisedBy(inNorth(dish(bar, 'Gös')))).toEqual(['bar', 'north']);
  const renamed = inNorth((tx) => tx.query(`update dish set name = 'Lax' where unit_id = $1`, [bar]));
  expect(await raisedBy(renamed)).toEqual(['bar', 'north']);
  expect(await raisedBy(inNorth((tx) => tx.query('delete from dish')))).toEqual(['bar', 'north']);
});

test('a change of two units, in one statement or several, raises both once', async () => {
  const both = inNorth((tx) =>
    tx.query('insert into dish values ($1, $2, $4), ($1, $3, $4), ($1, $2, $5)', [
      north,
      kitchen,
      bar,
      'a',
      'b',
    ]),
  );
  expect(await raisedBy(both)).toEqual(['bar', 'kitchen', 'north']);
  const inTurn = inNorth(async (tx) => {
    await dish(kitchen, 'c')(tx);
    await dish(bar, 'c')(tx);
  });
  expect(await raisedBy(inTurn)).toEqual(['bar', 'kitchen', 'north']);
});

test('a row of an organization is all its units’, one of nobody everybody’s', async () => {
  const menu = inNorth((tx) => tx.query(`insert into menu values ($1, 'Lunch')`, [north]));
  expect(await raisedBy(menu)).toEqual(['bar', 'kitchen', 'north']);
  const note = inNorth((tx) =>
    tx.query(`insert into note values ($1, null, 'Hej'), ($1, $2, 'Bar')`, [north, bar]),
  );
  expect(await raisedBy(note)).toEqual(['bar', 'kitchen', 'north']);
  const herb = () => open.db.platformTransaction((tx) => tx.query(`insert into herb values ('Dill')`));
  expect(await raisedBy(herb)).toEqual(everybody);
});

test('the platform raises whom it changes, across organizations', async () => {
  const change = () =>
    open.db.platformTransaction((tx) =>
      tx.query(`insert into dish values ($1, $2, 'Sill'), ($3, $3, 'Sill')`, [north, kitchen, south]),
    );
  expect(await raisedBy(change)).toEqual(['kitchen', 'north', 'south']);
});

test('what changes nothing, is taken back, refused or not shown raises nobody', async () => {
  expect(await raisedBy(inNorth((tx) => tx.query(`update dish set name = 'x' where name = 'no'`)))).toEqual(
    [],
  );
  expect(await raisedBy(inNorth((tx) => tx.query('select from dish for update')))).toEqual([]);
  const taken = inNorth(async (tx) => {
    await tx.query('savepoint before');
    await dish(bar, 'taken back')(tx);
    await tx.query('rollback to savepoint before');
    await dish(kitchen, 'kept')(tx);
  });
  expect(await raisedBy(taken)).toEqual(['kitchen', 'north']);
  const refused = inNorth(async (tx) => {
    await dish(bar, 'refused')(tx);
    return new Refused('CONFLICT');
  });
  expect(await raisedBy(refused)).toEqual([]);
  const failed = () => inNorth(async (tx) => tx.query('select 1 / 0 from (select 1) x'))().catch(() => null);
  expect(await raisedBy(failed)).toEqual([]);
  expect(await raisedBy(inNorth((tx) => tx.query(`insert into unseen values ($1, 'x')`, [north])))).toEqual(
    [],
  );
});

test('a version rises though the clock goes back, and one of a copy put back is none that was', async () => {
  const ahead = (Date.now() + 86_400_000) * 1_000;
  await open.db.platformTransaction((tx) => tx.query('update answer_version set version = $1', [ahead]));
  const raise = (name: string) => raisedBy(inNorth(dish(bar, name)));
  expect([await raise('1'), await raise('2')]).toEqual([
    ['bar', 'north'],
    ['bar', 'north'],
  ]);
  await open.db.platformTransaction((tx) => tx.query('update answer_version set version = 1'));
  await inNorth(dish(bar, '3'))();
  const [row] = await open.db.platformRead((reader) =>
    reader.query<{ version: string }>(
      'select version::text as version from answer_version where about = $1',
      [bar],
    ),
  );
  expect(Number(row?.version)).toBeGreaterThan(1e15);
});

test('two transactions of one unit wait for each other’s end, and both raise it', async () => {
  const changes = Array.from({ length: 20 }, (_, at) =>
    inNorth(dish(at % 2 === 0 ? bar : kitchen, `many ${at}`)),
  );
  const both = () => Promise.all(changes.map((change) => change()));
  expect(await raisedBy(both)).toEqual(['bar', 'kitchen', 'north']);
});

test('what is asked for together is read together, each after it was asked', async () => {
  let reads = 0;
  const db = {
    engine: 'postgres' as const,
    keepsPagesWaiting: () => false,
    changes: () => 0,
    platformRead: (work: Parameters<typeof open.db.platformRead>[0]) => {
      reads += 1;
      return open.db.platformRead(work);
    },
  };
  const versions = new AnswerVersions({
    ...db,
    platformRead: db.platformRead as typeof open.db.platformRead,
  });
  const place = { organizationId: north, unitId: bar };
  const first = versions.of(place, 'unit');
  await Promise.resolve();
  const second = Promise.all(Array.from({ length: 9 }, () => versions.of(place, 'unit')));
  await first;
  expect(new Set(await second).size).toBe(1);
  expect(reads).toBeLessThanOrEqual(2);
  await versions.of(place, 'unit');
  expect(reads).toBeLessThanOrEqual(3);
});
