import { expect, test } from 'vitest';
import { billingRun } from './billing-run.ts';

// More of them: BILLING_KILLS.
const kills = Number(process.env['BILLING_KILLS'] ?? 2);

test(
  'kill -9 while owners buy and change plans: nobody is charged twice or has two, all have what the provider says',
  async () => {
    const report = await billingRun({ kills, databaseUrl: null });
    expect(report).toMatchObject({ faults: [], exitCode: 0 });
    expect(Math.min(report.answered, report.cut)).toBeGreaterThanOrEqual(kills);
    expect(report.subscriptions).toBeGreaterThan(0);
  },
  60_000 + kills * 30_000,
);
