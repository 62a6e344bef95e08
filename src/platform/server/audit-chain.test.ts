import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditExtent, auditFaults } from './audit-chain.ts';
import { recordAudit } from './audit.ts';
import type { Tx } from './db/port.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';

let opened: OpenDatabase;
let organizationId: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  await tamper('alter table audit_entry no force row level security');
});
afterAll(() => opened.db.close());

const actor = { userId: randomUUID(), impersonatedBy: null, requestId: 'r1' };
const write = (tx: Tx, subjectId: string, organization = organizationId) =>
  recordAudit(tx, actor, { organizationId: organization, unitId: null, action: 'alert.ignore', subjectId });
const event = (tx: Tx) =>
  tx.query(`insert into account_event (id, at, action) values ($1, now(), 'login.refused')`, [randomUUID()]);

/** As somebody with the keys to the database would: no right of the application reaches that far. */
const tamper = (sql: string, values: unknown[] = []) => opened.engine.background.query(sql, values);

const kinds = async () => (await faults()).map(({ kind }) => kind);
const faults = async () =>
  (await opened.db.platformRead(auditFaults)).filter(({ chain }) => chain === organizationId);
const ids = async (): Promise<string[]> =>
  (
    await opened.db.platformRead((reader) =>
      reader.query<{ id: string }>('select entry_id as id from audit_link where chain = $1 order by number', [
        organizationId,
      ]),
    )
  ).map(({ id }) => id);

beforeEach(async () => {
  organizationId = randomUUID();
  for (let row = 0; row < 5; row += 1)
    await opened.db.tenantTransaction(organizationId, (tx) => write(tx, randomUUID()));
});

describe('R63 the chain of a log', () => {
  test('holds rows of many transactions at once, of several chains in any order, and none of one rolled back', async () => {
    const other = randomUUID();
    await Promise.all(
      Array.from({ length: 40 }, (_, turn) =>
        opened.db.platformTransaction(async (tx) => {
          const writes = [
            () => write(tx, randomUUID()),
            () => write(tx, randomUUID(), other),
            () => event(tx),
          ];
          for (const one of turn % 2 === 0 ? writes : writes.toReversed()) await one();
        }),
      ),
    );
    await opened.db
      .platformTransaction(async (tx) => {
        await write(tx, randomUUID());
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await opened.db.platformRead(auditFaults)).toEqual([]);
    expect((await ids()).length).toBe(45);
    expect((await opened.db.platformRead(auditExtent)).rows).toBeGreaterThanOrEqual(125);
  }, 60_000);

  test('tells a row that was edited', async () => {
    const [, , third] = await ids();
    await tamper(`update audit_entry set action = 'alert.settle' where id = $1`, [third]);
    expect(await faults()).toEqual([{ chain: organizationId, number: '3', entryId: third, kind: 'edited' }]);
  });

  test('tells a row that was removed, with its link or without', async () => {
    const [, second, , fourth] = await ids();
    await tamper('delete from audit_entry where id = $1', [second]);
    expect(await faults()).toEqual([
      { chain: organizationId, number: '2', entryId: second, kind: 'removed' },
    ]);
    await tamper('delete from audit_entry where id = $1', [fourth]);
    await tamper('delete from audit_link where entry_id = $1', [fourth]);
    expect(await kinds()).toEqual(['removed', 'missing']);
  });

  test('tells rows that were reordered, and links made to fit alone', async () => {
    const [, second, third] = await ids();
    await tamper('update audit_link set number = -1 where entry_id = $1', [second]);
    await tamper('update audit_link set number = 2 where entry_id = $1', [third]);
    await tamper('update audit_link set number = 3 where entry_id = $1', [second]);
    expect(await kinds()).toEqual(['broken', 'broken', 'broken']);
  });

  test('tells the newest rows that were cut off, and a row put in around it', async () => {
    const [last = ''] = (await ids()).toReversed();
    await tamper('delete from audit_entry where id = $1', [last]);
    await tamper('delete from audit_link where entry_id = $1', [last]);
    expect(await kinds()).toEqual(['cut']);
    await tamper('alter table audit_entry disable trigger audit_entry_link');
    await tamper(`insert into audit_entry (organization_id, id, action) values ($1, $2, 'alert.ignore')`, [
      organizationId,
      randomUUID(),
    ]);
    await tamper('alter table audit_entry enable trigger audit_entry_link');
    expect((await kinds()).toSorted()).toEqual(['cut', 'unlinked']);
  });

  test('can be read by the platform and changed by nobody of the application', async () => {
    for (const statement of [
      'delete from audit_link',
      'update audit_head set number = 0',
      'insert into audit_head values (1)',
    ])
      await expect(opened.db.platformTransaction((tx) => tx.query(statement))).rejects.toThrow(
        /permission denied/,
      );
    await expect(
      opened.db.tenantRead(organizationId, (reader) => reader.query('select 1 from audit_link')),
    ).rejects.toThrow(/permission denied/);
  });
});
