import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded } from '#platform/server/db/embedded.ts';
import type { Engine } from '#platform/server/db/engine.ts';
import { collectLog } from '#testing/collect-log.ts';
import { originOf, snapshotOf } from '#testing/database/test-snapshot.ts';
import { checkTenants } from './statements/across-tenants.ts';
import { checkTables, compareRows, readStatements } from './statements/check.ts';
import { openCode } from './statements/program.ts';
import type { Code } from './statements/program.ts';
import { partedTables } from './statements/parted.ts';

const root = resolve(import.meta.dirname, '..');

// The embedded engine tells outer joins apart, which PostgreSQL does from 16 on.
let engine: Engine;
beforeAll(async () => {
  const snapshot = await snapshotOf(await originOf([]));
  engine = await openEmbedded({ kind: 'pglite', directory: null, snapshot }, collectLog());
});
afterAll(() => engine.close());

type Look = (code: Code, client: pg.PoolClient, file: string) => Promise<Answer>;

interface Answer {
  readonly count: number;
  readonly findings: readonly string[];
}

const withCode = async (
  folder: string,
  project: string,
  look: (code: Code, client: pg.PoolClient) => Promise<Answer>,
): Promise<Answer> => {
  const code = openCode(folder, project);
  const client = await engine.background.connect();
  try {
    const { count, findings } = await look(code, client);
    return { count, findings: findings.map((finding) => finding.replace(`${folder}/`, '')) };
  } finally {
    client.release();
    code.close();
  }
};

/** What the product runs, without what only tests do. */
const isProduct = (path: string): boolean =>
  path.startsWith(`${root}/src/`) &&
  !/\.test\.ts$|\/server\/(testing\/|builders)|\/src\/test(-|ing\/)/.test(path);

it('each hand-written statement answers the columns of its type and says whose rows it means, and so does each table', async () => {
  const project = `${root}/tsconfig.server.json`;
  const { count, findings } = await withCode(root, project, async (code, client) => {
    const read = await readStatements(code, client, isProduct);
    const tables = await checkTables(code, client, `${root}/src/platform/server/db.ts`);
    expect(tables.count).toBeGreaterThan(15);
    const tenants = checkTenants(code, read, await partedTables(client));
    return {
      count: read.statements.length,
      findings: [...compareRows(code, read), ...tables.findings, ...tenants],
    };
  });
  expect(findings).toEqual([]);
  expect(count).toBeGreaterThan(300);
}, 180_000);

const inFolder = async (lines: readonly string[], look: Look): Promise<readonly string[]> => {
  const folder = await mkdtemp(`${tmpdir()}/krogkoll-statements-`);
  const options = { noEmit: true, composite: false, types: [] };
  const project = { extends: `${root}/tsconfig.base.json`, compilerOptions: options, files: ['code.ts'] };
  await writeFile(`${folder}/code.ts`, [...lines, ''].join('\n'));
  await writeFile(`${folder}/tsconfig.json`, JSON.stringify(project));
  try {
    const answer = await withCode(folder, `${folder}/tsconfig.json`, (code, client) =>
      look(code, client, `${folder}/code.ts`),
    );
    return answer.findings;
  } finally {
    await rm(folder, { recursive: true });
  }
};

const foundBy = (ofTenants: boolean, lines: readonly string[]): Promise<readonly string[]> => {
  const port = JSON.stringify(`${root}/src/platform/server/db/port.ts`);
  const head = `import type { Reader } from ${port}; declare const reader: Reader; declare const on: boolean;`;
  return inFolder([head, ...lines], async (code, client, file) => {
    const read = await readStatements(code, client, (path) => path === file);
    const tenants = ofTenants ? checkTenants(code, read, await partedTables(client)) : [];
    return { count: read.statements.length, findings: [...compareRows(code, read), ...tenants] };
  });
};

/** What is found in code that has these statements, line by line. */
const foundIn = (...lines: readonly string[]): Promise<readonly string[]> => foundBy(false, lines);

const run = (row: string, sql: string): string => `void reader.query<${row}>(${JSON.stringify(sql)}, []);`;

it('finds names, types and nulls that a row type has wrong', async () => {
  const found = await foundIn(
    run('{ id: string; nmae: string }', 'select id, name from unit'),
    run('{ id: number; created_at: string }', 'select id, created_at from unit'),
    run('{ vat_number: string }', 'select vat_number from supplier'),
    run('{ tags: string[] }', `select array_agg(name) as tags from unit`),
    run('{ sizes: string[] }', `select array[1, 2] as sizes`),
    run('{ count: string }', 'select count(*)::int as count from unit'),
    run('{ id: string }', 'select id from unti'),
  );
  expect(found).toEqual([
    'code.ts:2 no column "nmae"',
    'code.ts:2 the type lacks "name"',
    'code.ts:3 "id" is uuid, not number',
    'code.ts:3 "created_at" is timestamp with time zone, not text',
    'code.ts:4 "vat_number" may be null',
    'code.ts:5 "tags" may be null',
    'code.ts:6 "sizes" is integer[], not list of text',
    'code.ts:7 "count" is integer, not text',
    'code.ts:8 relation "unti" does not exist',
  ]);
});

it('knows what may be null: outer joins, subqueries, groups, expressions, changes', async () => {
  const name = '{ name: string }';
  const nullable = [
    'select s.display_name as name from organization_supplier o left join supplier s on s.id = o.directory_id',
    'select (select s.display_name from supplier s limit 1) as name',
    'with w as (select vat_number as name from supplier) select name from w',
    'select max(display_name) as name from supplier',
    `select max(display_name) filter (where verified) as name from supplier group by category`,
    `select case when verified then display_name end as name from supplier`,
    `select nullif(display_name, '') as name from supplier`,
    `select checks ->> 'name' as name from invoice`,
    'select display_name as name from supplier union all select vat_number from supplier',
    `update supplier set vat_number = $1 returning vat_number as name`,
    'select name from jsonb_to_recordset($1) as r(name text)',
    `select concat(display_name, 'x') || vat_number as name from supplier`,
  ];
  const present = [
    'select s.display_name as name from organization_supplier o left join supplier s on s.id = o.directory_id where s.id is not null and s.display_name = $1',
    `select coalesce((select s.display_name from supplier s limit 1), '') as name`,
    'with w as (select vat_number as name from supplier where vat_number is not null) select name from w',
    'select max(display_name) as name from supplier group by category',
    `select case when verified then display_name else '' end as name from supplier`,
    `select lower(display_name) || 'x' as name from supplier`,
    'select full_name as name from member_name',
    'select display_name as name from supplier union all select legal_name from supplier',
    `update supplier set vat_number = $1 returning display_name as name`,
    'select name from unnest($1::text[]) as r(name)',
    'select s.display_name as name from organization_supplier o join supplier s on s.id = o.directory_id',
  ];
  const found = await foundIn(...[...nullable, ...present].map((sql) => run(name, sql)));
  expect(found).toEqual(nullable.map((_, at) => `code.ts:${at + 2} "name" may be null`));
});

it('reads texts that are put together, each branch of them', async () => {
  const found = await foundIn(
    'const named = (column: string): string => `select ${column} as name from supplier`;',
    `const order = { up: ' order by id', down: ' order by nothing' };`,
    `const parts: string[] = []; if (on) parts.push('and wrong = 1');`,
    `void reader.query<{ name: string }>(named('display_name') + (on ? ' where missing' : ''), []);`,
    `export const sorted = (by: 'up' | 'down') => reader.query<{ name: string }>(named('legal_name') + order[by], []);`,
    'void reader.query<{ name: string }>(`${named("legal_name")} where true ${parts.join(" ")}`, []);',
    'export const asked = (sql: string) => reader.query<{ name: string }>(sql, []);',
    `void asked('select id as name from unit where absent');`,
    'export const unknown = (sql: { readonly text: string }) => reader.query(sql.text, []);',
    `export const any = <Row extends object>() => reader.query<Row>('select id from unit', []);`,
  );
  expect(found).toEqual([
    'code.ts:5 column "missing" does not exist',
    'code.ts:6 column "nothing" does not exist',
    'code.ts:7 column "wrong" does not exist',
    'code.ts:8 column "absent" does not exist',
    'code.ts:10 its text cannot be told from the code: sql.text',
    'code.ts:11 its rows have whatever type a caller says',
  ]);
});

it('finds tables whose row types say otherwise', async () => {
  const found = await inFolder(
    [
      'type Generated<Held> = { readonly held: Held };',
      'interface Unit { id: string; name: string | null; currency: Generated<string>; created_at: Date }',
      'interface Supplier { id: number; vat_number: Generated<string>; missing: string | null }',
      'export interface Database { unit: Unit; supplier: Supplier; nothing: Unit }',
    ],
    (code, client, file) => checkTables(code, client, file),
  );
  expect(found).toEqual([
    'supplier "id" is uuid, not number',
    'supplier "vat_number" may be null',
    'supplier no column "missing"',
    'nothing relation "nothing" does not exist',
  ]);
});

it('knows whose rows a statement means: by a parameter, or by what is equal to it', async () => {
  const own = [
    'select id from invoice where organization_id = $1',
    `select id from invoice where organization_id = $1 and held or organization_id = $1 and waits`,
    'select i.id from invoice i join document d using (organization_id, unit_id) where d.organization_id = $1',
    'select i.id from invoice i left join document d on d.organization_id = i.organization_id where i.organization_id = $1',
    'with w as (select organization_id, id from invoice where organization_id = $1) select d.id from w join document d using (organization_id)',
    'select i.id from (select * from invoice) i where i.organization_id = $1',
    'select id from invoice where (organization_id, id) in (select organization_id, invoice_id from document where organization_id = $1)',
    'select id from invoice i where organization_id = $1 and exists (select from document d where d.organization_id = i.organization_id)',
    'select id from (select id, organization_id from invoice union all select id, organization_id from document) u where organization_id = $1',
    'insert into task_snooze (organization_id, unit_id, user_id, kind, subject_id, version, until) select $1::uuid, $2::uuid, $3::uuid, $4, $5::uuid, $6, $7::date on conflict do nothing returning unit_id as id',
    'select organization_id as id from organization',
    'delete from deal d using claim c where c.organization_id = $1 and d.organization_id = c.organization_id returning d.id',
  ];
  const across = [
    'select id from invoice where id = $1',
    `select id from invoice where organization_id = krogkoll_organization()`,
    'select id from invoice where organization_id = $1 or held',
    'select id from invoice where organization_id = any($1::uuid[])',
    'select i.id from invoice i join document d on d.id = i.document_id where i.organization_id = $1',
    'select i.id from invoice i left join document d on d.organization_id = $1 and i.organization_id = $1',
    'with w as (select organization_id, id from invoice) select id from w where organization_id = $1',
    'select id from invoice i where organization_id = $1 and exists (select from document d where d.id = i.document_id)',
    'insert into task_snooze (organization_id, unit_id, user_id, kind, subject_id, version, until) select organization_id, unit_id, $1::uuid, $2, $3::uuid, $4, $5::date from document returning unit_id as id',
    'update deal set price = $1 returning id',
  ];
  const found = await foundBy(
    true,
    [...own, ...across].map((sql) => run('{ id: string }', sql)),
  );
  expect(found.map((each) => each.split(' ')[0])).toEqual(
    across.map((_, at) => `code.ts:${at + 2 + own.length}`),
  );
});

it('a place declares that it reaches over tenants, and not for nothing', async () => {
  const sql = run('{ id: string }', 'select id from invoice where held');
  const found = await foundBy(true, [
    '// Across tenants: it is looked for everywhere.',
    `export const one = () => { ${sql} };`,
    'export const two = () => {',
    '  // Across tenants: it is looked for everywhere.',
    sql.replace('void', '  void'),
    '};',
    'export const three = () => {',
    sql.replace('void', '  void'),
    '};',
    '// Across tenants: it is looked for everywhere.',
    'export const four = 1;',
  ]);
  expect(found).toEqual([
    'code.ts:9 does not say whose rows of invoice it means',
    'code.ts:11 declares what no statement does',
  ]);
});
