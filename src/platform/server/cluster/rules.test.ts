import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database/test-database.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { type Distribution, parseDistribution, readDistribution } from './distribution.ts';
import { readCatalogue } from './read-catalogue.ts';
import { violationsOf } from './rules.ts';
import { triggerEffects } from './trigger-effects.ts';

let open: OpenDatabase;
let client: pg.PoolClient;
let distribution: Distribution;

beforeAll(async () => {
  open = await openTestDatabase();
  client = await open.engine.background.connect();
  distribution = await readDistribution();
});
afterAll(async () => {
  client.release();
  await open.db.close();
});

/** What is said against the schema after a change of it, beside what is said anyway. */
const saidOf = async (change: string, how: Distribution = distribution): Promise<readonly string[]> => {
  const said = async (by: Distribution): Promise<string[]> =>
    violationsOf(await readCatalogue(client), by).map(({ table, what }) => `${table} ${what}`);
  const before = new Set(await said(distribution));
  await client.query('begin');
  try {
    await client.query(change);
    return (await said(how)).filter((each) => !before.has(each));
  } finally {
    await client.query('rollback');
  }
};

/** The registry with a table in another place. */
const placing = (name: string, kind: 'distributed' | 'reference' | 'local'): Distribution => ({
  ...distribution,
  kinds: new Map([...distribution.kinds, [name, kind]]),
});

test('the schema keeps every rule of Citus but that of triggers, and what each trigger loses is known', async () => {
  const violations = violationsOf(await readCatalogue(client), distribution);
  expect(violations.filter(({ rule }) => rule !== 'trigger')).toEqual([]);
  const called = new Set(violations.map((each) => each.function ?? ''));
  expect([...called].toSorted()).toEqual(Object.keys(triggerEffects).toSorted());
});

test('a table that nobody placed is found, and so is one that is gone', async () => {
  expect(await saidOf('create table odd (id uuid); drop table accepted_buyer')).toEqual([
    'odd is not in database/distribution.json',
    'accepted_buyer is no table of this database',
  ]);
});

const tenants = 'organization_id uuid not null, id uuid not null';

describe('each rule is found where it is broken', () => {
  test.each([
    ['no column', 'create table odd (id uuid)', ['has no organization_id']],
    [
      'a column that may be empty',
      'create table odd (organization_id uuid)',
      ['may have no value of organization_id'],
    ],
    [
      'a column of another type',
      'create table odd (organization_id text not null)',
      ['has organization_id as text'],
    ],
    [
      'a primary key',
      `create table odd (${tenants}, primary key (id))`,
      ['primary key odd_pkey lacks organization_id'],
    ],
    [
      'a unique expression',
      `create table odd (${tenants}); create unique index odd_text on odd ((id::text))`,
      ['unique index odd_text lacks organization_id'],
    ],
    [
      'a column that is only stored in the key',
      `create table odd (${tenants}); create unique index odd_id on odd (id) include (organization_id)`,
      ['unique index odd_id lacks organization_id'],
    ],
    [
      'an identity',
      `create table odd (${tenants}, n bigint generated always as identity)`,
      ['n is an identity column'],
    ],
    [
      'a reference to a local table',
      `create table odd (${tenants}, session uuid references user_session (id))`,
      ['foreign key odd_session_fkey to user_session points from a distributed table at a local one'],
    ],
    [
      'a reference that lacks the column',
      `create unique index document_only on document (id); create table odd (${tenants}, d uuid references document (id))`,
      [
        'unique index document_only lacks organization_id',
        'foreign key odd_d_fkey to document does not compare organization_id with organization_id',
      ],
    ],
    [
      'a reference that sets null',
      `create table odd (${tenants}, s uuid, foreign key (organization_id, s)
        references organization_supplier (organization_id, id) on delete set null (s))`,
      ['sets columns when its row goes, organization_id among its own'],
    ],
    [
      'a trigger',
      `create table odd (${tenants}); create trigger note after insert on odd execute function krogkoll_note_change('unit')`,
      ['has the trigger note, which calls krogkoll_note_change'],
    ],
    [
      'a rule',
      `create table odd (${tenants}); create rule stay as on delete to odd do instead nothing`,
      ['has the rule stay'],
    ],
  ])('%s', async (_, change, expected) => {
    const said = await saidOf(change, placing('odd', 'distributed'));
    expect(said).toHaveLength(expected.length);
    expected.forEach((words, at) => expect(said[at]).toContain(words));
  });

  test('a reference or local table that points at a distributed one', async () => {
    const change = `create table odd (${tenants}, foreign key (organization_id, id) references organization_supplier (organization_id, id))`;
    expect(await saidOf(change, placing('odd', 'reference'))).toEqual([
      'odd foreign key odd_organization_id_id_fkey to organization_supplier points from a reference table at a distributed one',
    ]);
    expect(await saidOf(change, placing('odd', 'local'))).toEqual([
      'odd foreign key odd_organization_id_id_fkey to organization_supplier points from a local table at a distributed one',
    ]);
  });
});

test('a registry with a table twice, or with an anchor that is not distributed, is refused', () => {
  const text = (anchor: string, local: readonly string[]): string =>
    JSON.stringify({
      column: 'o',
      anchor,
      distributed: ['a'],
      reference: [],
      local: [{ because: 'b', tables: local }],
    });
  expect(parseDistribution(text('a', ['b'])).kinds.get('b')).toBe('local');
  expect(() => parseDistribution(text('a', ['a']))).toThrow('has a twice');
  expect(() => parseDistribution(text('b', ['b']))).toThrow('b is not distributed');
});
