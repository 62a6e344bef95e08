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

test('a job is not offered again where whoever runs the one that kept it out waits for its transaction', async () => {
  const commits: (() => void)[] = [];
  const insert: PgBoss['insert'] = async () => [];
  const senderFor = senderOver({ insert }, { kind: 'postgres', tell: () => undefined }, collectLog([]));
  const after = { afterCommit: (run: () => void) => void commits.push(run), notify: () => undefined };
  const sender = senderFor(() => Promise.resolve({ rows: [] }), after);
  await sender.send('read', [{ payload: {}, options: { key: 'a unit', isAwaited: true } }]);
  expect(commits).toEqual([]);
});

test('a job for some seconds later is stored as that, and nobody is woken for it', async () => {
  const [told, stored]: [string[], unknown[]] = [[], []];
  const insert: PgBoss['insert'] = async (_name, jobs) => {
    stored.push(...jobs.map(({ startAfter }) => startAfter));
    return jobs.map(({ id = '' }) => id);
  };
  const senderFor = senderOver({ insert }, { kind: 'postgres', tell: () => undefined }, collectLog([]));
  const after = { afterCommit: () => undefined, notify: (channel: string) => void told.push(channel) };
  const sender = senderFor(() => Promise.resolve({ rows: [] }), after);
  await sender.send('look', [{ payload: {}, options: { key: 'a unit', inSeconds: 5 } }]);
  expect({ told, stored }).toEqual({ told: [], stored: [5] });
});

test('a job for some seconds later that another kept out is offered again, and nobody is woken for it', async () => {
  const [told, commits]: [Notice[], (() => void)[]] = [[], []];
  let offers = 0;
  const insert: PgBoss['insert'] = async (_name, _jobs, options) => {
    if (options?.db === undefined) offers += 1;
    return [];
  };
  const tell = (notices: readonly Notice[]) => void told.push(...notices);
  const senderFor = senderOver({ insert }, { kind: 'postgres', tell }, collectLog([]));
  const after = { afterCommit: (run: () => void) => void commits.push(run), notify: () => undefined };
  const sender = senderFor(() => Promise.resolve({ rows: [] }), after);
  await sender.send('look', [{ payload: {}, options: { key: 'a unit', inSeconds: 5 } }]);
  for (const run of commits) run();
  await expect.poll(() => offers).toBe(1);
  expect(told).toEqual([]);
});
