import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createSandbox } from './sandbox.ts';

const tasksModule = resolve(import.meta.dirname, '../../../testing/hostile/hostile-tasks.ts');
const mebibyte = 1024 * 1024;
const limits = { children: 3, wallMs: 6000, cpuMs: 5000, memoryBytes: 200 * mebibyte };
const sandbox = createSandbox({ tasksModule, limits });
const impatient = createSandbox({ tasksModule, limits: { ...limits, wallMs: 400 } });
const impatientCpu = createSandbox({ tasksModule, limits: { ...limits, cpuMs: 300 } });
const tenant = 'org-a';
const text = (value: string): Uint8Array => Buffer.from(value);
const run = (task: string, body = '') => sandbox.run(task, text(body), { tenant });

afterAll(
  async () => void (await Promise.all([sandbox, impatient, impatientCpu].map((each) => each.close()))),
);

describe('R39 a parser runs in a child with limits', () => {
  test.each([
    ['fills its heap', 'allocate-heap', 'reader.memory'],
    ['fills memory outside its heap', 'allocate-buffers', 'reader.memory'],
    ['prints without end', 'print', 'reader.output'],
    ['answers more than allowed', 'answer-long', 'reader.output'],
    ['announces more than allowed', 'announce-much', 'reader.output'],
    ['answers what is not JSON', 'answer-nonsense', 'reader.crashed'],
    ['answers what cannot be JSON', 'circular', 'reader.crashed'],
    ['exits', 'exit', 'reader.crashed'],
    ['throws', 'throw', 'reader.crashed'],
    ['throws after its turn', 'reject-later', 'reader.crashed'],
    ['is unknown', 'no-such-task', 'reader.crashed'],
  ])('R39 a task that %s ends with its reason, and the next one runs', async (_name, task, reason) => {
    expect(await run(task)).toEqual({ ok: false, reason });
    expect(await run('echo', 'next')).toEqual({ ok: true, value: 'next' });
  });

  test.each([
    ['spins, by the clock', 'spin', impatient],
    ['waits for ever, by the clock', 'hang', impatient],
    ['spins, by its CPU time', 'spin', impatientCpu],
  ])('R39 a task that %s ends in time', async (_name, task, limited) => {
    const began = performance.now();
    expect(await limited.run(task, text(''), { tenant })).toEqual({ ok: false, reason: 'reader.timeout' });
    expect(performance.now() - began).toBeLessThan(limits.wallMs);
    expect(await limited.run('echo', text('next'), { tenant })).toEqual({ ok: true, value: 'next' });
  });

  test('R54 a child killed from outside ends its own task only', async () => {
    const abort = new AbortController();
    const other = sandbox.run('hang', text(''), { tenant: 'org-b', signal: abort.signal });
    const began = performance.now();
    const onEvent = (pid: unknown): void => void process.kill(pid as number, 'SIGKILL');
    const killed = await sandbox.run('tell-and-hang', text(''), { tenant, onEvent });
    expect(killed).toEqual({ ok: false, reason: 'reader.crashed' });
    expect(performance.now() - began).toBeLessThan(limits.wallMs);
    expect(await run('echo', 'alive')).toEqual({ ok: true, value: 'alive' });
    abort.abort(new Error('was still running'));
    await expect(other).rejects.toThrow('was still running');
  });

  test('R37 more than 50 MB never reaches a child, by bytes or by path', async () => {
    const small = createSandbox({ tasksModule, limits: { ...limits, inputBytes: 10 } });
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
    const path = join(folder, 'eleven');
    await writeFile(path, '12345678901');
    expect(await small.run('size', text('12345678901'), { tenant })).toMatchObject({
      reason: 'reader.too-large',
    });
    expect(await small.run('size', { path }, { tenant })).toMatchObject({ reason: 'reader.too-large' });
    await writeFile(path, '1234567890');
    expect(await small.run('size', { path }, { tenant })).toEqual({ ok: true, value: 10 });
    await expect(small.run('size', { path: join(folder, 'none') }, { tenant })).rejects.toThrow('ENOENT');
    await small.close();
    await rm(folder, { recursive: true });
  });

  test('R39 a child has no environment, network, files, processes or generated code', async () => {
    const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    let reached = 0;
    server.on('connection', () => (reached += 1));
    const { port } = server.address() as AddressInfo;
    const end = await run('escape', String(port));
    expect(end).toEqual({
      ok: true,
      value: {
        environment: 0,
        folder: '/',
        connect: 'closed in the sandbox',
        fetch: 'closed in the sandbox',
        listen: 'closed in the sandbox',
        lookup: 'closed in the sandbox',
        kill: 'closed in the sandbox',
        spawn: 'ERR_ACCESS_DENIED',
        worker: 'ERR_ACCESS_DENIED',
        write: 'ERR_ACCESS_DENIED',
        read: 'ERR_ACCESS_DENIED',
        library: 'closed in the sandbox',
        code: expect.stringContaining('Code generation from strings disallowed') as string,
      },
    });
    expect(reached).toBe(0);
    server.close();
  });
});

test('events wait for their taker, and that wait costs the task no time', async () => {
  const taken: string[] = [];
  const end = await impatient.run('three-events', text('body'), {
    tenant,
    onEvent: async (event, body) => {
      await new Promise((wait) => setTimeout(wait, 300));
      taken.push(`${JSON.stringify(event)}${Buffer.from(body).toString()}`);
    },
  });
  expect(end).toEqual({ ok: true, value: 'end' });
  expect(taken).toEqual(['{"nr":1}body', '{"nr":2}body', '{"nr":3}body']);
});

test('a task gets what was said beside the document, and an answer to each of its questions', async () => {
  const end = await sandbox.run('three-questions', text(''), {
    tenant,
    argument: { who: 'åsa' },
    onEvent: (event) => {
      const { nr, argument } = event as { readonly nr: number; readonly argument: unknown };
      return { twice: nr * 2, argument };
    },
  });
  const argument = { who: 'åsa' };
  expect(end).toEqual({ ok: true, value: [2, 4, 6].map((twice) => ({ twice, argument })) });
});

test('a taker that fails ends the task with its own error', async () => {
  const onEvent = (): Promise<void> => Promise.reject(new Error('disk full'));
  await expect(sandbox.run('three-events', text('x'), { tenant, onEvent })).rejects.toThrow('disk full');
  expect(await run('echo', 'next')).toEqual({ ok: true, value: 'next' });
});

test('an aborted task is given up at once, running or waiting', async () => {
  const lone = createSandbox({ tasksModule, limits: { ...limits, wallMs: 20_000, children: 1 } });
  const abort = new AbortController();
  const running = lone.run('hang', text(''), { tenant, signal: abort.signal });
  const waiting = lone.run('echo', text(''), { tenant, signal: abort.signal });
  setTimeout(() => abort.abort(new Error('not wanted')), 200);
  await expect(running).rejects.toThrow('not wanted');
  await expect(waiting).rejects.toThrow('not wanted');
  expect(await lone.run('echo', text('next'), { tenant })).toEqual({ ok: true, value: 'next' });
  await lone.close();
  await expect(lone.run('echo', text(''), { tenant })).rejects.toThrow('closed');
});

test('a child is replaced after its share of tasks', async () => {
  const short = createSandbox({ tasksModule, limits: { ...limits, children: 2, tasksPerChild: 3 } });
  const pids = new Set<unknown>();
  for (let index = 0; index < 9; index += 1)
    pids.add(JSON.stringify(await short.run('pid', text(''), { tenant })));
  expect(pids.size).toBeGreaterThanOrEqual(3);
  expect(short.figures().killed).toBe(0);
  await short.close();
});

test('children that cannot start refuse the waiting work instead of keeping it', async () => {
  const broken = createSandbox({ tasksModule: resolve(import.meta.dirname, 'no-such-module.ts') });
  await expect(broken.run('echo', text(''), { tenant })).rejects.toThrow('do not start');
  await broken.close();
});

describe('a source that is fetched', () => {
  test('is fetched when a child is free, so that no more are held than there are children', async () => {
    let held = 0;
    let most = 0;
    const one = async (index: number): Promise<void> => {
      const fetch = async (): Promise<Uint8Array> => {
        held += 1;
        most = Math.max(most, held);
        return text(`number ${index}`);
      };
      const end = await sandbox.run('echo', fetch, { tenant: `org-${index % 5}` });
      held -= 1;
      expect(end).toEqual({ ok: true, value: `number ${index}` });
    };
    await Promise.all(Array.from({ length: 40 }, (_, index) => one(index)));
    expect(most).toBeLessThanOrEqual(limits.children);
  });

  test('passes on what its fetch throws, and the child takes the next', async () => {
    const fetch = (): Promise<never> => Promise.reject(new Error('not there'));
    await expect(sandbox.run('echo', fetch, { tenant })).rejects.toThrow('not there');
    expect(await run('echo', 'next')).toEqual({ ok: true, value: 'next' });
  });
});
