import { describe, expect, it } from 'vitest';
import { checkExpansion } from './expansion.ts';
import { printFinding } from './finding.ts';

const said = (sql: string, name = '0200_next'): string[] =>
  checkExpansion([
    { path: `database/migrations/${name}.sql`, text: sql },
    { path: 'package.json', text: '{ "version": "0.9.0" }' },
  ]).map((finding) => printFinding(finding).replace(/: the version before still.*$/, ''));

const at = 'database/migrations/0200_next.sql';

describe('a migration', () => {
  it.each([
    ['drop table old', 'is dropped'],
    ['alter table a drop column b', 'is dropped'],
    ['drop function krogkoll_old(uuid)', 'is dropped'],
    ['alter table a rename column b to c', 'gets another name; add one beside it, and let both be written'],
    ['alter table a rename to b', 'gets another name; add one beside it, and let both be written'],
    ['alter table a alter column b type bigint', 'gets another type; add a column beside it'],
    ['alter table a alter b set not null', 'must be filled, and the version before does not'],
    ['alter table a alter b drop default', 'must be filled, and the version before does not'],
    [
      'alter table a add column b integer not null',
      'must be filled, and the version before does not; give it a default',
    ],
    [
      'alter table a add b text not null, add c text',
      'must be filled, and the version before does not; give it a default',
    ],
    [
      'alter table a add constraint only check (b > 0)',
      'is held to a rule that the version before does not know',
    ],
    ['alter table a add unique (b)', 'is held to a rule that the version before does not know'],
    ['revoke insert on a from krogkoll_app', 'is taken from a role that the version before acts in'],
  ])('takes nothing from the version before: %s', (sql, why) => {
    expect(said(`create table other (id uuid);\n${sql};`)).toEqual([`${at}:2 expansion: something ${why}`]);
  });

  it.each([
    'create table a (b integer not null)',
    'alter table a add column b integer',
    'alter table a add column b integer not null default 0',
    'alter table a add column b integer, add column c boolean not null default false',
    "insert into a values ('drop table b; rename')",
    'create index a_b on a (b)',
    'drop index a_b',
    'alter table a drop constraint a_check',
    '-- drop table a',
    "do $$ begin execute 'alter table a rename to b'; end $$",
    'create table a (id uuid); alter table a add constraint one check (id is not null)',
    'create table a (id uuid); alter table a alter id set not null',
  ])('adds as much as it likes: %s', (sql) => expect(said(`${sql};`)).toEqual([]));

  it('takes away what a version before has left, and says which', () => {
    expect(said('-- Contracts: nothing reads it since 0.8.0\ndrop table old;')).toEqual([]);
    expect(said('-- Contracts: nothing reads it since 0.9.0\ndrop table old;')).toHaveLength(1);
    expect(said('-- Contracts: nothing reads it\ndrop table old;')).toHaveLength(1);
    expect(
      said('-- Contracts: nothing reads it since 0.8.0\ndrop table old;\ndrop table other;'),
    ).toHaveLength(1);
  });

  it('of the time before others ran beside it is let be', () =>
    expect(said('drop table old;', '0104_undone_lessons')).toEqual([]));
});
