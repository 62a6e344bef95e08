import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { recordAudit } from './audit.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';

let opened: OpenDatabase;
beforeAll(async () => (opened = await openTestDatabase()));
afterAll(() => opened.db.close());

const organizationId = randomUUID();
const actor = { userId: randomUUID(), impersonatedBy: null, requestId: 'r1' };
const entry = {
  organizationId,
  unitId: randomUUID(),
  action: 'alert.ignore',
  subjectId: randomUUID(),
  detail: { articles: 3 },
};

const entries = () =>
  opened.db.tenantRead(organizationId, (reader) =>
    reader.query<{ action: string; user_id: string; detail: object }>(
      'select action, user_id, detail from audit_entry where organization_id = $1',
      [organizationId],
    ),
  );

test('an entry stands exactly when its transaction does, and nobody can change or remove it', async () => {
  await opened.db.tenantTransaction(organizationId, async (tx) => {
    await recordAudit(tx, actor, entry);
    return refused('CONFLICT');
  });
  expect(await entries()).toEqual([]);
  await opened.db.tenantTransaction(organizationId, (tx) => recordAudit(tx, actor, entry));
  expect(await entries()).toEqual([
    { action: 'alert.ignore', user_id: actor.userId, detail: { articles: 3 } },
  ]);
  for (const statement of ['delete from audit_entry', `update audit_entry set action = ''`]) {
    await expect(opened.db.tenantTransaction(organizationId, (tx) => tx.query(statement))).rejects.toThrow(
      /permission denied/,
    );
    await expect(opened.db.platformTransaction((tx) => tx.query(statement))).rejects.toThrow(
      /permission denied/,
    );
  }
});
