import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LayoutMemory } from '#core/reading/layouts/layout-memory.ts';
import { Refused } from '#platform/wire/refused.ts';
import { openTeachers, type TeachersWorld } from '#testing/world/teachers.ts';
import { decideStructure } from './commands-decide.ts';
import { listReviews } from './queries.ts';

let world: TeachersWorld;
beforeAll(async () => (world = await openTeachers()), 120_000);
beforeEach(() => world.forgetAll());
afterAll(async () => {
  await world.pipeline.close();
  expect(world.pipeline.complaints).toEqual([]);
});

/** The same columns, said otherwise. */
const otherwise = (): LayoutMemory => ({
  ...world.memory,
  columns: world.memory.columns.map((column) =>
    column.role === 'quantity'
      ? { ...column, role: 'price' }
      : column.role === 'price'
        ? { ...column, role: 'quantity' }
        : column,
  ),
});

describe('a contradiction', () => {
  const act = () => ({
    userId: world.pipeline.organization.members.owner.userId,
    requestId: 'test',
    now: world.pipeline.clock.now(),
    newId: world.pipeline.newId,
  });
  const reviews = (state: 'open' | 'stands' | 'dropped') =>
    world.pipeline.db.platformRead((reader) => listReviews(reader, { state, page: 1, limit: 50 }));
  const decide = (id: string, decision: 'stand' | 'drop') =>
    world.pipeline.db.platformTransaction((tx) => decideStructure(tx, act(), id, decision));

  test('takes what is shared back for review, of which nobody is told who taught it', async () => {
    await world.teachThree();
    await world.put(world.teachers[4], otherwise());
    await world.share();
    expect(await world.shared()).toEqual([]);
    const { content, total } = await reviews('open');
    expect(total).toBe(1);
    expect(content[0]).toMatchObject({
      organizationNumber: world.organizationNumber,
      parties: 3,
      state: 'open',
      decidedAt: null,
    });
    expect(content[0]?.statements).toContainEqual({
      kind: 'sheet-column',
      values: { at: '3', role: 'quantity' },
    });
    expect(content[0]?.against).toHaveLength(1);
    expect(JSON.stringify(content)).not.toContain(world.teachers[4].scope.organizationId);
  });

  test('that is taken back leaves it shared again', async () => {
    await world.teachThree();
    await world.put(world.teachers[4], otherwise());
    await world.share();
    await world.pipeline.db.platformTransaction((tx) =>
      tx.query('delete from reading_layout where organization_id = $1', [
        world.teachers[4].scope.organizationId,
      ]),
    );
    await world.share();
    expect(await world.shared()).toHaveLength(1);
    expect(await reviews('open')).toEqual({ content: [], total: 0 });
  });

  test('is overruled by staff until somebody says another thing, and what they drop stays away', async () => {
    await world.teachThree();
    await world.put(world.teachers[4], otherwise());
    await world.share();
    const id = (await reviews('open')).content[0]?.id ?? '';
    expect(await decide(id, 'stand')).toMatchObject({ state: 'stands' });
    expect(await world.shared()).toHaveLength(1);
    await world.share();
    expect((await reviews('stands')).total).toBe(1);
    await world.put(world.teachers[3], { ...world.memory, decimalMark: '.' });
    await world.share();
    expect(await world.shared()).toEqual([]);
    expect((await reviews('open')).content[0]?.against).toHaveLength(1);
    expect(await decide(id, 'drop')).toMatchObject({ state: 'dropped' });
    await world.pipeline.db.platformTransaction((tx) =>
      tx.query('delete from reading_layout where organization_id = any($1::uuid[])', [
        [world.teachers[3].scope.organizationId, world.teachers[4].scope.organizationId],
      ]),
    );
    await world.share();
    expect(await world.shared()).toEqual([]);
    expect(await decide(id, 'stand')).toMatchObject({ state: 'stands' });
    expect(await world.shared()).toHaveLength(1);
    expect(await decide(randomUUID(), 'stand')).toEqual(new Refused('structure.not_exist'));
    const told = await world.pipeline.db.platformRead((reader) =>
      reader.query<{ action: string }>(
        `select action from account_event where action like 'support.structure-%'`,
      ),
    );
    expect(told.map(({ action }) => action).toSorted()).toEqual([
      'support.structure-drop',
      'support.structure-stand',
      'support.structure-stand',
    ]);
  });
});
