import type { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { collectLog } from '#testing/collect-log.ts';
import type { Notice } from '../db/engine.ts';
import { senderOver } from './sender.ts';

test('a job that another kept out is offered again after the commit, until the database takes it', async () => {
  const [told, complaints, commits]: [Notice[], string[], (() => void)[]] = [[], [], []];
  let offers = 0;
  const insert: PgBoss['insert'] = async (_name, _jobs, options) => {
    if (options?.db !== undefined) return [];
    offers += 1;
    if (offers === 1) throw new Error('crowded');
    return null;
  };
  const tell = (notices: readonly Notice[]) => void told.push(...notices);
  const senderFor = senderOver({ insert }, { kind: 'postgres', tell }, collectLog(complaints));
  const after = { afterCommit: (run: () => void) => void commits.push(run), notify: () => undefined };
  const sender = senderFor(() => Promise.resolve({ rows: [] }), after);
  await sender.send('read', [{ payload: {}, options: { key: 'a unit' } }]);
  for (const run of commits) run();
  await expect.poll(() => told).toEqual([['jobs', 'read']]);
  expect({ offers, complaints }).toEqual({ offers: 2, complaints: [] });
});
