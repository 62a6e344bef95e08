import { drillRun } from '../e2e/kill/backup-run.ts';
import type { Figure, Part } from './figure.ts';
import { onEachEngine } from './homes.ts';

const pauseOf = (said: string): number => Number(/stood still for (\d+) ms/.exec(said)?.[1] ?? 0);

/** Backups of a server under load, each restored and compared. */
export const backups: Part = {
  name: 'backups',
  summary:
    '20 backups under load, each restored to an empty place, every second one on the other engine (10 min)',
  run: ({ quick, say }) =>
    onEachEngine(say, async ({ engine, make }): Promise<Figure[]> => {
      const home = await make();
      const drill = await drillRun({
        backups: quick ? 2 : 20,
        databaseUrl: home.databaseUrl,
        restoreTo: async (at) => (at % 2 === 0 || engine === 'embedded' ? (await make()).databaseUrl : null),
        say,
      });
      for (const each of [...drill.failed, ...drill.lost, ...drill.damaged, ...drill.miscounted]) say(each);
      const figure = (name: string, value: number, unit: string, goal?: Figure['goal']): Figure => ({
        part: 'backups',
        engine,
        name,
        value,
        unit,
        ...(goal === undefined ? {} : { goal }),
      });
      return [
        figure('restored', drill.backups, 'backups', { least: quick ? 2 : 20 }),
        figure('acknowledged and not restored', drill.lost.length, 'documents', { most: 0 }),
        figure('damaged or miscounted', drill.damaged.length + drill.miscounted.length, 'rows', { most: 0 }),
        figure('failed commands', drill.failed.length, 'commands', { most: 0 }),
        figure('longest stand', Math.max(...drill.said.map(pauseOf)), 'ms'),
        figure('slowest restore', drill.slowestRestore, 's'),
      ];
    }),
};
