import { afterAll, beforeAll, expect, test } from 'vitest';
import { handoverRun } from '#testing/bookkeeping/kill-run.ts';
import { randomOf } from '#testing/papers/random.ts';
import { isWhole, turn } from '#testing/share.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';

let product: TestProduct;
beforeAll(async () => void (product = await openTestProduct()));
afterAll(() => product.close());

// A thousand in `bench/handover/kills.ts`, or with SHARE=all.
const kills = isWhole('HISTORIES') ? 1_000 : 25;

test.each(['fortnox', 'spiris'] as const)(
  'an invoice is at %s once, whenever the process ends and whatever the program does',
  async (system) => {
    const random = randomOf(turn + 1);
    const chance = (): number => random.whole(0, 999_999) / 1_000_000;
    const report = await handoverRun(product, { kills, chance, system });
    expect(report).toMatchObject({ kills, missing: 0, doubled: 0, invented: 0, unattached: 0, over: 0 });
    expect(report.suppliers).toBe(0);
    expect(Math.min(report.invoices, report.faults)).toBeGreaterThan(0);
  },
  600_000,
);
