import { expect, test } from 'vitest';
import { SessionTurns } from './session-turns.ts';

/** Who has had a turn, in that order, when all of them have come while the session was taken. */
const orderOf = async (comers: readonly string[]): Promise<string[]> => {
  const turns = new SessionTurns(1000);
  await turns.take(false);
  const had: string[] = [];
  const all = comers.map(async (name) => {
    await turns.take(name.startsWith('page'));
    had.push(name);
    await Promise.resolve();
    turns.end();
  });
  turns.end();
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
  const turns = new SessionTurns(1000);
  await turns.take(true);
  const had: string[] = [];
  const job = turns.take(false).then(() => had.push('job'));
  turns.end();
  await turns.take(true);
  had.push('page');
  turns.end();
  await job;
  expect(had).toEqual(['page', 'job']);
  expect(turns.hasPages()).toBe(true);
  expect(new SessionTurns(1000).hasPages()).toBe(false);
});

test('who waits too long is refused, and takes nobody else’s turn', async () => {
  const turns = new SessionTurns(5);
  await turns.take(false);
  await expect(turns.take(true)).rejects.toThrow('timeout exceeded when trying to connect');
  turns.end();
  await turns.take(false);
  turns.end();
});
