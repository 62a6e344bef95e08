import type { Figure, Part } from '../figure.ts';
import { openHomes } from '../homes.ts';
import { hasPostgres } from '#testing/database/postgres-child.ts';
import { clusterRun } from '../../e2e/kill/cluster-run.ts';

/** Three processes on one PostgreSQL, of which one is killed every ten seconds. */
export const processes: Part = {
  name: 'processes',
  summary:
    'three processes on one PostgreSQL under 50 invoices/s, one of them killed every 10 s for 10 minutes; streams, limits, logout',
  async run({ quick, say }) {
    if (!hasPostgres()) {
      say('PostgreSQL is not installed: its figures are left out');
      return [];
    }
    const homes = await openHomes('postgresql');
    try {
      const { databaseUrl } = await homes.make();
      const report = await clusterRun({
        databaseUrl: databaseUrl ?? '',
        processes: 3,
        seconds: quick ? 20 : 600,
        perSecond: 50,
        killEvery: quick ? 5 : 10,
        streams: 6,
        say,
      });
      const { lost, duplicated, unfinished, damaged, miscounted, missed, untold, agreement } = report;
      for (const each of [
        ...lost,
        ...duplicated,
        ...unfinished,
        ...damaged,
        ...miscounted,
        ...missed,
        ...untold,
      ].slice(0, 20))
        say(each);
      const figure = (name: string, value: number, unit: string, goal?: Figure['goal']): Figure => ({
        part: 'processes',
        engine: 'postgresql',
        name,
        value,
        unit,
        ...(goal === undefined ? {} : { goal }),
      });
      const most = (value: number) => ({ most: value });
      const share = ([got, allowed]: readonly [number, number]): number => Math.abs(got / allowed - 1) * 100;
      return [
        figure('killed', report.kills, 'processes', { least: quick ? 2 : 50 }),
        figure('acknowledged', report.acknowledged / report.seconds, 'files/s'),
        figure('booked', report.invoices / report.seconds, 'invoices/s', { least: quick ? 1 : 40 }),
        figure('lost', lost.length, 'files', most(0)),
        figure('doubled', duplicated.length, 'files', most(0)),
        figure(
          'unfinished, damaged or miscounted',
          unfinished.length + damaged.length + miscounted.length,
          'rows',
          most(0),
        ),
        figure('facts told to six streams', report.told, 'events'),
        figure('streams taken up again', report.reconnects, 'times', { least: 1 }),
        figure('streams that missed, doubled or mixed any', missed.length, 'streams', most(0)),
        figure('streams sent to ask for everything', report.reloads, 'times', most(0)),
        figure('happened and not told', untold.length, 'rows', most(0)),
        figure('logout on one is logout on all after', agreement.loggedOutAfter, 'ms', most(1_000)),
        figure('limit of a key over three processes, off by', share(agreement.keyed), '%', most(2)),
        figure('limit of guesses over three processes, off by', share(agreement.guesses), '%', most(2)),
        figure('slowest start', report.slowestStart, 'ms'),
      ];
    } finally {
      await homes.close();
    }
  },
};
