import { afterAll, beforeAll, expect, test } from 'vitest';
import { isWhole, turn } from '#testing/share.ts';
import { killRun } from '#testing/webhooks/kill-run.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { chanceFrom } from '../../../../../bench/chance.ts';

let product: TestProduct;
beforeAll(async () => void (product = await openTestProduct()));
afterAll(() => product.close());

// A thousand in `bench/webhooks/kills.ts`, or with SHARE=all.
const kills = isWhole('HISTORIES') ? 1_000 : 40;

test('nothing is lost when the process ends at any moment and the receiver is not well', async () => {
  const report = await killRun(product, { kills, chance: chanceFrom(turn + 1) });
  expect(report).toMatchObject({ kills, lost: 0, invented: 0, renamed: 0, unverified: 0 });
  expect(Math.min(report.facts, report.repeated)).toBeGreaterThan(0);
}, 600_000);
