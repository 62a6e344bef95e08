import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LayoutMemory } from '#core/reading/layouts/layout-memory.ts';
import { openTeachers, type Teacher, type TeachersWorld } from '#testing/world/teachers.ts';

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

describe('a hostile tenant', () => {
  test('changes no other’s reading, whatever it keeps and however often', async () => {
    const plain = await world.readingOf();
    for (let at = 0; at < 6; at += 1)
      await world.put(world.teachers[0], { ...world.memory, pageWidth: 500 + at }, `layout ${at}`);
    const forged: readonly object[] = [
      { ...world.memory, columns: 'x' },
      { ...world.memory, columns: [null, 7, { role: {}, label: [] }] },
      { ...world.memory, labels: [{ field: 'payable', label: 'Anna', side: 'left', step: 'x' }] },
      { ...world.memory, sender: null },
      { version: 1 },
      {
        ...world.memory,
        sender: { ...world.memory.sender, organizationNumber: "'; drop table shared_structure; --" },
      },
    ];
    for (const [at, kept] of forged.entries()) await world.put(world.teachers[0], kept, `forged ${at}`);
    await world.share();
    await world.sweep();
    expect(await world.shared()).toEqual([]);
    expect(await world.readingOf()).toBe(plain);
  });

  test('is one, though it owns three organizations, or is tied to them by others', async () => {
    const plain = await world.readingOf();
    const parentOf = (child: Teacher, parent: string | null) =>
      world.pipeline.db.platformTransaction((tx) =>
        tx.query('update organization set parent_organization_id = $2 where organization_id = $1', [
          child.scope.organizationId,
          parent,
        ]),
      );
    for (const child of [world.teachers[1], world.teachers[2]])
      await parentOf(child, world.teachers[3].scope.organizationId);
    await world.teachThree();
    expect(await world.shared()).toEqual([]);
    expect(await world.readingOf()).toBe(plain);
    for (const child of [world.teachers[1], world.teachers[2]]) await parentOf(child, null);
    const owner = world.teachers[0].organization.members.owner.userId;
    for (const { scope } of [world.teachers[1], world.teachers[2]])
      await world.pipeline.db.platformTransaction((tx) =>
        tx.query(
          `insert into membership (organization_id, outlet_id, user_id, role, created_at)
           select organization_id, outlet_id, $2, 'owner', now() from membership where organization_id = $1 limit 1`,
          [scope.organizationId, owner],
        ),
      );
    await world.share();
    expect(await world.shared()).toEqual([]);
    expect(await world.readingOf()).toBe(plain);
    await world.pipeline.db.platformTransaction((tx) =>
      tx.query('delete from membership where user_id = $1 and organization_id <> $2', [
        owner,
        world.teachers[0].scope.organizationId,
      ]),
    );
    await world.share();
    expect(await world.shared()).toHaveLength(1);
  });

  test('and a sample teach nobody; who only accepted what was shown stands behind nothing', async () => {
    await world.put(world.teachers[0]);
    await world.put(world.teachers[1]);
    await world.put(world.teachers[2], { ...world.memory, wasShown: true });
    await world.put(world.teachers[3]);
    const sample = (isSample: boolean) =>
      world.pipeline.db.platformTransaction((tx) =>
        tx.query('update organization set is_sample = $2 where organization_id = $1', [
          world.teachers[3].scope.organizationId,
          isSample,
        ]),
      );
    await sample(true);
    await world.share();
    expect(await world.shared()).toEqual([]);
    await sample(false);
    await world.share();
    expect(await world.shared()).toHaveLength(1);
  });

  test('that contradicts leaves others the reading that they would have had without anybody', async () => {
    const plain = await world.readingOf();
    await world.teachThree();
    expect(await world.readingOf()).not.toBe(plain);
    await world.put(world.teachers[4], otherwise());
    await world.share();
    expect(await world.readingOf()).toBe(plain);
  });
});
