import { expect, test } from 'vitest';
import { SessionTurns } from './session-turns.ts';

const oneSession = { sessions: 1, behind: 1, longest: 1000 };

/** Who has had a turn, in that order, when all of them have come while the one session was taken. */
const orderOf = async (comers: readonly string[]): Promise<string[]> => {
  const turns = new SessionTurns(oneSession);
  await turns.take(false);
  const had: string[] = [];
  const all = comers.map(async (name) => {
    const isPage = name.startsWith('page');
    await turns.take(isPage);
    had.push(name);
    await Promise.resolve();
    turns.end(isPage);
  });
  turns.end(false);
  await Promise.all(all);
  return had;
};

test('a page goes ahead of work that came before it, and each keeps its order', async () => {
  expect(await orderOf(['job 1', 'job 2', 'page 1', 'job 3', 'page 2'])).toEqual([
    'page 1',
    'page 2',
    'job 1',
    'job 2',
    'job 3',
  ]);
});

test('after six reads of pages one of the others has its turn, however many pages wait', async () => {
  const pages = Array.from({ length: 14 }, (_, at) => `page ${at + 1}`);
  const had = await orderOf([...pages, 'job 1', 'job 2', 'job 3']);
  expect(had.indexOf('job 1')).toBe(6);
  expect(had.indexOf('job 2')).toBe(13);
  expect(had.indexOf('job 3')).toBe(16);
});

test('a page that reads again at once goes on before a job that waits', async () => {
  const turns = new SessionTurns(oneSession);
  await turns.take(true);
  const had: string[] = [];
  const job = turns.take(false).then(() => had.push('job'));
  turns.end(true);
  await turns.take(true);
  had.push('page');
  turns.end(true);
  await job;
  expect(had).toEqual(['page', 'job']);
  expect(turns.hasPages()).toBe(true);
  expect(new SessionTurns(oneSession).hasPages()).toBe(false);
});

test('who waits too long is refused, and takes nobody else’s turn', async () => {
  const turns = new SessionTurns({ ...oneSession, longest: 5 });
  await turns.take(false);
  await expect(turns.take(true)).rejects.toThrow('timeout exceeded when trying to connect');
  turns.end(false);
  await turns.take(false);
  turns.end(false);
});

/** How many jobs of five have one of four sessions, of which other work has two at most beside pages. */
const jobsAtWork = (turns: SessionTurns): { readonly count: number; readonly all: Promise<void>[] } => {
  const at = { count: 0, all: [] as Promise<void>[] };
  for (let job = 0; job < 5; job += 1) at.all.push(turns.take(false).then(() => void (at.count += 1)));
  return at;
};

test('other work has every session while nobody asks for a page, and a few of them beside pages', async () => {
  const sharing = { sessions: 4, behind: 2, longest: 1000 };
  const alone = new SessionTurns(sharing);
  const free = jobsAtWork(alone);
  const beside = new SessionTurns(sharing);
  await beside.take(true);
  const held = jobsAtWork(beside);
  await beside.take(true);
  expect([free.count, held.count]).toEqual([4, 2]);
  beside.end(false);
  await Promise.resolve();
  expect(held.count).toBe(3);
  for (const turns of [alone, beside]) for (let job = 0; job < 5; job += 1) turns.end(false);
  await Promise.all([...free.all, ...held.all]);
});
