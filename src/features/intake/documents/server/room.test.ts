import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { roomsOf } from './queries-room.ts';

let pipeline: TestPipeline;

beforeAll(async () => {
  pipeline = await openTestPipeline();
});

afterAll(() => pipeline.close());

const wait = (count: number) =>
  pipeline.db.tenantTransaction(pipeline.scope.organizationId, (tx) =>
    tx.query(
      `insert into document (organization_id, unit_id, id, sha256, size, file_name, content_type, channel, state, received_at)
       select $1, $2, gen_random_uuid(), gen_random_uuid()::text, 1, 'x', 'x', 'upload', 'stored', now() from generate_series(1, $3)`,
      [pipeline.scope.organizationId, pipeline.scope.unitId, count],
    ),
  );

it('R58 a unit with room for many more is counted once a second, one that fills up each time', async () => {
  const world = { passed: 0, asked: 0 };
  const takesMore = roomsOf(
    {
      tenantRead: (organizationId, work) => {
        world.asked += 1;
        return pipeline.db.tenantRead(organizationId, work);
      },
    },
    () => world.passed,
  );
  expect([await takesMore(pipeline.scope), await takesMore(pipeline.scope)]).toEqual([true, true]);
  expect(world.asked).toBe(1);
  await wait(19_000);
  world.passed += 1_000;
  expect([await takesMore(pipeline.scope), await takesMore(pipeline.scope)]).toEqual([true, true]);
  expect(world.asked).toBe(3);
  await wait(1_000);
  expect(await takesMore(pipeline.scope)).toBe(false);
});
