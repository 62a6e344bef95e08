import { firstAttempts } from '#testing/webhooks/first-attempts.ts';
import { killRun } from '#testing/webhooks/kill-run.ts';
import { openTestProduct } from '#testing/world/product.ts';
import { chanceFrom } from '../chance.ts';
import type { Part } from '../figure.ts';
import { quantile } from '../quantiles.ts';

/** Kills of a process that sends webhooks to a receiver that is not well: nothing is lost. */
export const webhooks: Part = {
  name: 'webhooks',
  summary: 'messages lost over 1,000 ends of the process, and how soon the first attempt is heard',
  run: async ({ quick, seed, say }) => {
    const product = await openTestProduct();
    const begun = performance.now();
    const report = await killRun(product, { kills: quick ? 50 : 1_000, chance: chanceFrom(seed) });
    say(`${report.kills} kills in ${Math.round((performance.now() - begun) / 1_000)} s`);
    await product.startJobs();
    const waited = await firstAttempts(product, quick ? 20 : 300);
    await product.close();
    const told = (name: string, value: number, most?: number) => ({
      part: 'webhooks',
      engine: 'embedded' as const,
      name,
      value,
      unit: 'messages',
      ...(most === undefined ? {} : { goal: { most } }),
    });
    return [
      told('facts', report.facts),
      told('lost', report.lost, 0),
      told('about facts that are not', report.invented, 0),
      told('taken more than once', report.repeated),
      told('with another id the second time', report.renamed, 0),
      told('that the independent package refuses', report.unverified, 0),
      {
        ...told('first attempt, p95', quantile(waited, 0.95), 2_000),
        unit: 'ms',
      },
    ];
  },
};
