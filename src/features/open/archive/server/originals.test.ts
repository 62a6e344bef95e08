import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { TestClock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { OpenDatabase } from '#platform/server/db/open-database.ts';
import { idSource } from '#platform/server/ids.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { extendChain } from './commands-chain.ts';
import { archiveFaults } from './queries-faults.ts';

let opened: OpenDatabase;
let organizationId: string;
let unitId: string;
const clock = new TestClock('2026-11-23T09:00:00Z');

beforeAll(async () => {
  opened = await openTestDatabase();
  const built = await buildOrganization({ db: opened.db, clock, newId: idSource(clock) });
  organizationId = built.organizationId;
  unitId = built.outlets[0].unitId;
  // The owner of a table with forced policies sees none of its rows.
  for (const table of ['document', 'archive_link', 'audit_entry', 'archive_leaf'])
    await tamper(`alter table ${table} no force row level security`);
});
afterAll(() => opened.db.close());

/** As somebody with the keys to the database would: no right of the application reaches that far. */
const tamper = (sql: string, values: unknown[] = []) => opened.engine.background.query(sql, values);

const run = <Result>(work: (tx: Tx) => Promise<Result>) => opened.db.tenantTransaction(organizationId, work);

/** A document that came on a day, in a state. */
const arrive = async (
  receivedAt: string,
  state = 'settled',
  deletedAt: string | null = null,
): Promise<string> => {
  const id = randomUUID();
  await run((tx) =>
    tx.query(
      `insert into document (organization_id, unit_id, id, sha256, size, file_name, content_type, channel, state, received_at, deleted_at)
       values ($1, $2, $3, encode(sha256(convert_to($3::uuid::text, 'UTF8')), 'hex'), 10, 'faktura.pdf', 'application/pdf', 'upload', $4, $5, $6)`,
      [organizationId, unitId, id, state, receivedAt, deletedAt],
    ),
  );
  return id;
};

const remove = (id: string) =>
  run((tx) => tx.query('update document set removed_at = now() where id = $1 returning id', [id]));

const keptUntil = async (id: string): Promise<string> =>
  (
    await run((tx) =>
      tx.query<{ until: string }>(
        'select krogkoll_kept_until(d)::text as until from document d where id = $1',
        [id],
      ),
    )
  )[0]?.until ?? '';

const yearEnd = (month: number) =>
  run((tx) =>
    tx.query(
      `insert into archive_setting (organization_id, year_end_month, set_at) values ($1, $2, now())
       on conflict (organization_id) do update set year_end_month = excluded.year_end_month`,
      [organizationId, month],
    ),
  );

describe('R61 an original is kept', () => {
  test('through the seventh year after the one in which the financial year ended, a later year where it is not known', async () => {
    const [spring, autumn] = [await arrive('2026-03-10T10:00:00Z'), await arrive('2026-07-01T10:00:00Z')];
    expect([await keptUntil(spring), await keptUntil(autumn)]).toEqual(['2034-12-31', '2034-12-31']);
    await yearEnd(12);
    expect([await keptUntil(spring), await keptUntil(autumn)]).toEqual(['2033-12-31', '2033-12-31']);
    // A year from 1 July: seven years and six months.
    await yearEnd(6);
    expect([await keptUntil(spring), await keptUntil(autumn)]).toEqual(['2033-12-31', '2034-12-31']);
    // New Year's night in Sweden, still the old year in UTC.
    expect(await keptUntil(await arrive('2025-12-31T23:30:00Z'))).toBe('2033-12-31');
    await yearEnd(12);
  });

  const ways: readonly (readonly [name: string, sql: string])[] = [
    ['deleting its row', 'delete from document where id = $1'],
    ['giving the row another hash', `update document set sha256 = repeat('0', 64) where id = $1`],
    ['saying that it came earlier', `update document set received_at = '2001-01-01' where id = $1`],
    ['moving it to another unit', 'update document set unit_id = gen_random_uuid() where id = $1'],
    ['giving it another id', 'update document set id = gen_random_uuid() where id = $1'],
    ['calling it removed', 'update document set removed_at = now() where id = $1'],
    ['calling it removed long ago', `update document set removed_at = '2001-01-01' where id = $1`],
    [
      'calling it refused and removed at once',
      `with refused as (update document set state = 'deleted', deleted_at = '2001-01-01' where id = $1)
       update document set removed_at = now() where id = $1`,
    ],
  ];

  test.each(ways)('against %s, as a tenant and as the platform', async (_, sql) => {
    const id = await arrive('2026-03-10T10:00:00Z');
    await extendChain(opened.db, organizationId, null);
    await expect(run((tx) => tx.query(sql, [id]))).rejects.toThrow(/permission denied|document.kept/);
    await expect(opened.db.platformTransaction((tx) => tx.query(sql, [id]))).rejects.toThrow(
      /permission denied|document.kept/,
    );
    const [row] = await run((tx) =>
      tx.query('select from document where id = $1 and removed_at is null', [id]),
    );
    expect(row).toBeDefined();
  });

  test.each([
    [
      'refused long ago, then removed',
      [`update document set state = 'deleted', deleted_at = '2001-01-01' where id = $1`],
    ],
    [
      'refused on a day of long ago, then removed',
      [
        `update document set state = 'deleted', deleted_at = '2001-01-01', refused_on = '2001-01-01' where id = $1`,
        `update document set refused_on = '2001-01-01' where id = $1`,
      ],
    ],
  ])('against being called %s', async (_, steps) => {
    const id = await arrive('2026-03-10T10:00:00Z');
    await extendChain(opened.db, organizationId, null);
    for (const sql of steps) await run((tx) => tx.query(sql, [id]));
    await expect(remove(id)).rejects.toThrow('document.kept');
  });

  test('against tables of a session that say otherwise', async () => {
    const id = await arrive('2026-03-10T10:00:00Z', 'deleted', '2026-03-11T10:00:00Z');
    const pretended = run(async (tx) => {
      await tx.query('create temporary table archive_link (like public.archive_link)');
      await tx.query(
        `insert into pg_temp.archive_link select organization_id, 1, 'receipt', unit_id, id, '{}', '' from document where id = $1`,
        [id],
      );
      await tx.query('update document set removed_at = now() where id = $1', [id]);
    });
    await expect(pretended).rejects.toThrow(/document\.kept|permission denied/);
  });

  test.each([
    'truncate document cascade',
    'alter table document disable trigger document_kept',
    'drop trigger document_kept on document',
    'drop table document cascade',
    `set local session_replication_role = replica`,
    'create or replace function krogkoll_guard_original() returns trigger language plpgsql as $$ begin return new; end $$',
    `update archive_link set said = ''`,
    'delete from archive_link',
    'truncate archive_link',
    'delete from archive_extension',
    'delete from archive_run',
  ])('against "%s"', async (sql) => {
    await expect(run((tx) => tx.query(sql))).rejects.toThrow(/permission denied|must be owner|document.kept/);
    await expect(opened.db.platformTransaction((tx) => tx.query(sql))).rejects.toThrow(
      /permission denied|must be owner|document.kept/,
    );
  });

  test('against being refused once it was booked, whatever is done to the invoice', async () => {
    const id = await arrive('2026-03-10T10:00:00Z', 'deleted', '2026-03-11T10:00:00Z');
    await extendChain(opened.db, organizationId, null);
    await tamper(
      `insert into archive_link (organization_id, number, kind, unit_id, subject_id, said, hash)
       select $1, max(number) + 1, 'record', $2, $3, '{}', sha256('') from archive_link where organization_id = $1`,
      [organizationId, unitId, id],
    );
    await expect(remove(id)).rejects.toThrow('document.kept');
    await tamper(`delete from archive_link where subject_id = $1 and kind = 'record'`, [id]);
  });

  test('against being refused once a part of it was booked, though it came in a mail', async () => {
    const mail = await arrive('2026-03-10T10:00:00Z', 'expanded');
    const file = await arrive('2026-03-10T10:00:00Z', 'deleted', '2026-03-11T10:00:00Z');
    const part = await arrive('2026-03-10T10:00:00Z', 'deleted', '2026-03-11T10:00:00Z');
    for (const [id, parent] of [
      [file, mail],
      [part, file],
    ])
      await run((tx) =>
        tx.query('update document set root_id = $2, parent_id = $3 where id = $1', [id, mail, parent]),
      );
    await extendChain(opened.db, organizationId, null);
    await tamper(
      `insert into archive_link (organization_id, number, kind, unit_id, subject_id, said, hash)
       select $1, max(number) + 1, 'record', $2, $3, '{}', sha256('') from archive_link where organization_id = $1`,
      [organizationId, unitId, part],
    );
    await expect(remove(file)).rejects.toThrow('document.kept');
    await tamper(`delete from archive_link where subject_id = $1 and kind = 'record'`, [part]);
    expect(await remove(file)).toHaveLength(1);
  });
});

/** A document whose pages were joined to another one, long ago. */
const joinedTo = async (successor: string): Promise<string> => {
  const id = await arrive('2026-03-10T10:00:00Z', 'deleted', '2026-03-11T10:00:00Z');
  await run((tx) =>
    tx.query(`update document set reason = 'joined', successor_id = $2 where id = $1`, [id, successor]),
  );
  return id;
};

describe('R61 an original may go', () => {
  test('the day after its last, unless a year is kept on', async () => {
    const [over, kept] = [await arrive('2018-05-05T10:00:00Z'), await arrive('2017-05-05T10:00:00Z')];
    await run((tx) =>
      tx.query(
        `insert into archive_extension (organization_id, until, reason, kept_at)
         values ($1, '2024-12-31', 'revision', now()), ($1, '2025-12-31', 'revision', now()), ($1, '2026-12-31', 'revision', now())`,
        [organizationId],
      ),
    );
    await expect(remove(kept)).rejects.toThrow('document.kept');
    await expect(remove(over)).rejects.toThrow('document.kept');
    const older = await arrive('2016-05-05T10:00:00Z');
    expect(await remove(older)).toHaveLength(1);
    await expect(
      run((tx) => tx.query('update document set removed_at = null where id = $1', [older])),
    ).rejects.toThrow('document.kept');
  });

  test('once the document that its pages were joined to may, and no sooner', async () => {
    const [booked, refused] = [
      await arrive('2026-03-10T10:00:00Z', 'monitored'),
      await arrive('2026-03-10T10:00:00Z', 'deleted', '2026-03-11T10:00:00Z'),
    ];
    const [page, other] = [await joinedTo(booked), await joinedTo(refused)];
    await extendChain(opened.db, organizationId, null);
    await expect(remove(page)).rejects.toThrow('document.kept');
    expect(await remove(other)).toHaveLength(1);
  });

  test('90 days after a refusal, and no sooner', async () => {
    const [long, short] = [
      await arrive('2026-03-10T10:00:00Z', 'deleted', '2026-03-11T10:00:00Z'),
      await arrive('2026-03-10T10:00:00Z', 'deleted', new Date().toISOString()),
    ];
    // What was never linked is not known to be no record.
    await expect(remove(long)).rejects.toThrow('document.kept');
    await extendChain(opened.db, organizationId, null);
    expect(await remove(long)).toHaveLength(1);
    await expect(remove(short)).rejects.toThrow('document.kept');
  });
});

test('R60 whatever is changed in rows or links is told by the document that it is of', async () => {
  const id = await arrive('2026-10-10T10:00:00Z');
  await extendChain(opened.db, organizationId, null);
  const storage = { get: async () => Readable.from([]) };
  const named = async (): Promise<string[]> => {
    const faults = await archiveFaults(
      { db: opened.db, storage },
      organizationId,
      new AbortController().signal,
    );
    return faults.filter(({ fault }) => !fault.startsWith('storage')).map(({ subjectId }) => subjectId);
  };
  const before = await named();
  for (const [change, undo] of [
    [
      `update document set file_name = 'fbktura.pdf' where id = $1`,
      `update document set file_name = 'faktura.pdf' where id = $1`,
    ],
    [`update document set size = 11 where id = $1`, `update document set size = 10 where id = $1`],
    [
      `update archive_link set said = replace(said, 'upload', 'uplobd') where subject_id = $1`,
      `update archive_link set said = replace(said, 'uplobd', 'upload') where subject_id = $1`,
    ],
    [
      `update archive_link set hash = set_bit(hash, 7, 1 - get_bit(hash, 7)) where subject_id = $1`,
      `update archive_link set hash = set_bit(hash, 7, 1 - get_bit(hash, 7)) where subject_id = $1`,
    ],
  ] as const) {
    await tamper(change, [id]);
    expect(await named(), change).toContain(id);
    await tamper(undo, [id]);
    expect(await named()).toEqual(before);
  }
});
