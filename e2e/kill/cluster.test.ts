import { expect, test } from 'vitest';
import { clusterRun } from './cluster-run.ts';
import type { ClusterReport } from './cluster-run.ts';
import { hasPostgres, startPostgres } from '#testing/database/postgres-child.ts';

const share = { processes: 2, seconds: 4, perSecond: 20, killEvery: 2, streams: 2 };

// Ten seconds of what npm run bench -- --only processes does for ten minutes.
test.skipIf(!hasPostgres())(
  'R54 several processes: any is killed, nothing is lost or doubled, streams miss nothing, limits and logout hold for all',
  async () => {
    const postgres = await startPostgres();
    let report: ClusterReport;
    try {
      report = await clusterRun({ databaseUrl: postgres.url, ...share });
    } finally {
      await postgres.close();
    }
    expect(report).toMatchObject({
      lost: [],
      duplicated: [],
      unfinished: [],
      damaged: [],
      miscounted: [],
      missed: [],
      untold: [],
      reloads: 0,
      kills: 1,
      exitCodes: [0, 0],
    });
    expect(report.acknowledged).toBeGreaterThan(5);
    expect(report.told).toBeGreaterThan(report.acknowledged);
    const { loggedOutAfter, guesses, keyed } = report.agreement;
    expect(loggedOutAfter).toBeLessThan(1_000);
    expect(guesses[0]).toBe(guesses[1]);
    expect(Math.abs(keyed[0] / keyed[1] - 1)).toBeLessThan(0.02);
  },
  400_000,
);
