import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomOf } from '#testing/papers/random.ts';
import { isWhole, turn } from '#testing/share.ts';
import { firstAttempts } from '#testing/webhooks/first-attempts.ts';
import { killRun } from '#testing/webhooks/kill-run.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';

let product: TestProduct;
beforeAll(async () => void (product = await openTestProduct()));
afterAll(() => product.close());

// A thousand in `bench/webhooks/kills.ts`, or with SHARE=all.
const kills = isWhole('HISTORIES') ? 1_000 : 40;

test('nothing is lost when the process ends at any moment and the receiver is not well', async () => {
  const random = randomOf(turn + 1);
  const report = await killRun(product, { kills, chance: () => random.whole(0, 999_999) / 1_000_000 });
  expect(report).toMatchObject({ kills, lost: 0, invented: 0, renamed: 0, unverified: 0 });
  expect(Math.min(report.facts, report.repeated)).toBeGreaterThan(0);
}, 600_000);

test('the first attempt of 19 in 20 facts is heard within two seconds', async () => {
  await product.startJobs();
  const waited = (await firstAttempts(product, 20)).toSorted((a, b) => a - b);
  expect(waited[18]).toBeLessThanOrEqual(2_000);
}, 60_000);
