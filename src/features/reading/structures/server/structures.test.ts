import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetLayout, undoLesson } from '#features/reading/review/server/commands-layouts.ts';
import { listLayouts } from '#features/reading/review/server/queries.ts';
import { openTeachers, type Teacher, type TeachersWorld } from '#testing/world/teachers.ts';
import { startSharing, stopSharing } from './commands-opt-out.ts';

let world: TeachersWorld;
beforeAll(async () => (world = await openTeachers()), 120_000);
beforeEach(() => world.forgetAll());
afterAll(async () => {
  await world.pipeline.close();
  expect(world.pipeline.complaints).toEqual([]);
});

describe('what three unrelated organizations taught', () => {
  test('reads the paper of a fourth, is not trusted, and becomes its own when a person accepts it', async () => {
    for (const teacher of world.teachers.slice(0, 3)) await world.accept(teacher, await world.take(teacher));
    await world.share();
    expect(await world.shared()).toHaveLength(1);
    const review = await world.take(world.pupil);
    expect(review).toMatchObject({ state: 'needs-review', reason: 'reading.uncertain', layout: null });
    expect(review.doubts).toEqual(['structure-shared']);
    expect(review.shared).toContainEqual({ kind: 'sheet-column', values: { at: '3', role: 'quantity' } });
    expect(review.draft.lines.map(({ quantity, price, sum }) => [quantity, price, sum])).toEqual([
      ['2.5', '189.00', '472.50'],
      ['4', '95.50', '382.00'],
    ]);
    const accepted = await world.accept(world.pupil, review);
    expect(accepted.layout).toMatchObject({ confirmations: 1, trusted: false });
    const own = await world.take(world.pupil);
    expect([own.doubts, own.shared]).toEqual([['layout-unconfirmed'], null]);
    await world.share();
    expect(await world.shared()).toHaveLength(1);
  }, 60_000);

  test('holds no word of the paper that is not in the dictionary, and nobody’s name', async () => {
    await world.teachThree();
    const text = JSON.stringify(await world.shared());
    for (const word of ['vågat', 'dagens', 'tillsammans', 'rökeriet', 'lax', '4711', '189'])
      expect(text.toLowerCase()).not.toContain(word);
    const { organizationId } = world.pipeline.scope;
    const visible = (sql: string) =>
      world.pipeline.db.tenantRead(organizationId, (reader) => reader.query(sql));
    expect(await visible('select * from reading_layout')).toEqual([]);
    expect(await visible('select * from structure_opt_out')).toEqual([]);
    await expect(visible('select * from structure_review')).rejects.toThrow(/permission|denied/i);
  });

  test('is unlearned when one undoes its lesson, forgets it, opts out or has no member left', async () => {
    const ends: readonly ((teacher: Teacher) => Promise<unknown>)[] = [
      async ({ scope, editor }) => {
        const [layout] = await world.pipeline.db.tenantRead(scope.organizationId, (reader) =>
          listLayouts(reader, scope),
        );
        return forgetLayout(world.pipeline, scope, { layoutId: layout?.id ?? '', actor: editor });
      },
      async ({ scope, editor }) => {
        const documentId = randomUUID();
        await world.pipeline.db.platformTransaction((tx) =>
          tx.query('update reading_layout set taught_from = $2 where organization_id = $1', [
            scope.organizationId,
            documentId,
          ]),
        );
        const [layout] = await world.pipeline.db.tenantRead(scope.organizationId, (reader) =>
          listLayouts(reader, scope),
        );
        return undoLesson(world.pipeline, scope, { layoutId: layout?.id ?? '', documentId, actor: editor });
      },
      ({ scope: { organizationId }, editor: actor }) =>
        world.pipeline.db.tenantTransaction(organizationId, (tx) =>
          stopSharing(tx, { organizationId, actor, now: world.pipeline.clock.now() }),
        ),
    ];
    for (const end of ends) {
      await world.forgetAll();
      await world.teachThree();
      expect(await world.shared()).toHaveLength(1);
      await end(world.teachers[1]);
      await world.share();
      expect(await world.shared()).toEqual([]);
    }
    const { organizationId } = world.teachers[1].scope;
    const back = { organizationId, actor: world.teachers[1].editor, now: world.pipeline.clock.now() };
    await world.pipeline.db.tenantTransaction(organizationId, (tx) => startSharing(tx, back));
    await world.share();
    expect(await world.shared()).toHaveLength(1);
    const held = await world.pipeline.db.platformTransaction((tx) =>
      tx.query<object>('delete from membership where organization_id = $1 returning *', [organizationId]),
    );
    expect(held.length).toBeGreaterThan(0);
    await world.sweep();
    await world.share();
    expect(await world.shared()).toEqual([]);
    await world.pipeline.db.platformTransaction((tx) =>
      tx.query('insert into membership select * from jsonb_populate_recordset(null::membership, $1)', [
        JSON.stringify(held),
      ]),
    );
  });

  test('is neither taught by nor shown to one that takes no part', async () => {
    const plain = await world.readingOf();
    await world.teachThree();
    const { organizationId } = world.pipeline.scope;
    const choice = { organizationId, actor: world.pipeline.editor, now: world.pipeline.clock.now() };
    await world.pipeline.db.tenantTransaction(organizationId, (tx) => stopSharing(tx, choice));
    expect(await world.readingOf()).toBe(plain);
    await world.pipeline.db.tenantTransaction(organizationId, (tx) => startSharing(tx, choice));
    expect(await world.readingOf()).not.toBe(plain);
  });
});

test('a choice to share or not is in the company’s log, and twice is once', async () => {
  const { organizationId } = world.teachers[0].scope;
  const choice = { organizationId, actor: world.teachers[0].editor, now: world.pipeline.clock.now() };
  const run = (work: typeof stopSharing) =>
    world.pipeline.db.tenantTransaction(organizationId, (tx) => work(tx, choice));
  const before = await acts(organizationId);
  for (const work of [stopSharing, stopSharing, startSharing, startSharing]) await run(work);
  expect((await acts(organizationId)).slice(before.length)).toEqual(['structures.left', 'structures.joined']);
});

const acts = async (organizationId: string): Promise<string[]> => {
  const entries = await world.pipeline.db.tenantRead(organizationId, (reader) =>
    reader.query<{ action: string }>(
      `select action from audit_entry where organization_id = $1 and action like 'structures.%' order by at, id`,
      [organizationId],
    ),
  );
  return entries.map(({ action }) => action);
};
