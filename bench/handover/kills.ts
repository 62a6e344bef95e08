import { handoverRun } from '#testing/bookkeeping/kill-run.ts';
import { openTestProduct } from '#testing/world/product.ts';
import { chanceFrom } from '../chance.ts';
import type { Part } from '../figure.ts';

/** Kills of a process that hands invoices over to bookkeeping programs that are not well: each is there once. */
export const handover: Part = {
  name: 'handover',
  summary: 'invoices that are missing or doubled in bookkeeping over 1,000 ends of the process',
  run: async ({ quick, seed, say }) => {
    const product = await openTestProduct();
    const figures = [];
    for (const system of ['fortnox', 'spiris'] as const) {
      const begun = performance.now();
      const kills = quick ? 25 : 500;
      const report = await handoverRun(product, { kills, chance: chanceFrom(seed), system });
      say(`${report.kills} kills at ${system} in ${Math.round((performance.now() - begun) / 1_000)} s`);
      const told = (name: string, value: number, most?: number) => ({
        part: 'handover',
        engine: 'embedded' as const,
        name: `${system}: ${name}`,
        value,
        unit: 'invoices',
        ...(most === undefined ? {} : { goal: { most } }),
      });
      figures.push(
        told('booked', report.invoices),
        told('faults met', report.faults),
        told('consents given anew', report.reconnected),
        told('missing', report.missing, 0),
        told('doubled', report.doubled, 0),
        told('never booked', report.invented, 0),
        told('without the original, or with several', report.unattached, 0),
        told('suppliers doubled', report.suppliers, 0),
        told('requests beyond the limit', report.over, 0),
      );
    }
    await product.close();
    return figures;
  },
};
